"""The games by name, each with its own view for type checkers. Written by `python -m tests.catalogue`."""

from typing import TYPE_CHECKING, Literal, overload

from ludotheque import library
from ludotheque.library import Game

if TYPE_CHECKING:
    from ludotheque.games.happy_corgi import bot as happy_corgi_bot
    from ludotheque.games.happy_corgi import features as happy_corgi_features
    from ludotheque.games.happy_corgi import memory as happy_corgi_memory
    from ludotheque.games.happy_corgi import observe as happy_corgi_observe
    from ludotheque.games.happy_corgi import reasons as happy_corgi_reasons
    from ludotheque.games.happy_corgi import rules as happy_corgi_rules
    from ludotheque.games.happy_corgi import sheet as happy_corgi_sheet
    from ludotheque.games.happy_corgi import terminal as happy_corgi_terminal
    from ludotheque.games.happy_corgi.rules import CorgiRules
    from ludotheque.games.happy_corgi.state import CorgiState
    from ludotheque.games.happy_corgi.view import CorgiView
    from ludotheque.games.happy_pigs import bot as happy_pigs_bot
    from ludotheque.games.happy_pigs import features as happy_pigs_features
    from ludotheque.games.happy_pigs import observe as happy_pigs_observe
    from ludotheque.games.happy_pigs import reasons as happy_pigs_reasons
    from ludotheque.games.happy_pigs import rules as happy_pigs_rules
    from ludotheque.games.happy_pigs import sheet as happy_pigs_sheet
    from ludotheque.games.happy_pigs import terminal as happy_pigs_terminal
    from ludotheque.games.happy_pigs import typed as happy_pigs_typed
    from ludotheque.games.happy_pigs.rules import PigsRules
    from ludotheque.games.happy_pigs.state import PigsState
    from ludotheque.games.happy_pigs.view import PigsView
    from ludotheque.games.hygge import bot as hygge_bot
    from ludotheque.games.hygge import features as hygge_features
    from ludotheque.games.hygge import memory as hygge_memory
    from ludotheque.games.hygge import observe as hygge_observe
    from ludotheque.games.hygge import reasons as hygge_reasons
    from ludotheque.games.hygge import rules as hygge_rules
    from ludotheque.games.hygge import sheet as hygge_sheet
    from ludotheque.games.hygge import terminal as hygge_terminal
    from ludotheque.games.hygge import typed as hygge_typed
    from ludotheque.games.hygge.rules import HyggeRules
    from ludotheque.games.hygge.state import HyggeState
    from ludotheque.games.hygge.view import HyggeView
    from ludotheque.games.odin import bot as odin_bot
    from ludotheque.games.odin import features as odin_features
    from ludotheque.games.odin import observe as odin_observe
    from ludotheque.games.odin import reasons as odin_reasons
    from ludotheque.games.odin import rules as odin_rules
    from ludotheque.games.odin import sheet as odin_sheet
    from ludotheque.games.odin import terminal as odin_terminal
    from ludotheque.games.odin import typed as odin_typed
    from ludotheque.games.odin.rules import OdinRules
    from ludotheque.games.odin.state import OdinState
    from ludotheque.games.odin.view import OdinView
    from ludotheque.games.tricky_badger import bot as tricky_badger_bot
    from ludotheque.games.tricky_badger import features as tricky_badger_features
    from ludotheque.games.tricky_badger import observe as tricky_badger_observe
    from ludotheque.games.tricky_badger import reasons as tricky_badger_reasons
    from ludotheque.games.tricky_badger import rules as tricky_badger_rules
    from ludotheque.games.tricky_badger import sheet as tricky_badger_sheet
    from ludotheque.games.tricky_badger import terminal as tricky_badger_terminal
    from ludotheque.games.tricky_badger import typed as tricky_badger_typed
    from ludotheque.games.tricky_badger.rules import BadgerRules
    from ludotheque.games.tricky_badger.state import BadgerState
    from ludotheque.games.tricky_badger.view import BadgerView
    from ludotheque.protocols import (
        BotPart,
        ComparingPart,
        FeaturesPart,
        MemoryPart,
        ObservePart,
        RulesPart,
        SheetPart,
        TerminalPart,
        TypedPart,
    )

    # Each module offers what protocols.py says: mypy holds it to that here.
    _happy_corgi_sheet: SheetPart[object] = happy_corgi_sheet
    _happy_corgi_rules: RulesPart[CorgiRules] = happy_corgi_rules
    _happy_corgi_observe: ObservePart[CorgiRules, CorgiState, CorgiView] = happy_corgi_observe
    _happy_corgi_terminal: TerminalPart[CorgiView] = happy_corgi_terminal
    _happy_corgi_bot: BotPart = happy_corgi_bot
    _happy_corgi_reasons: ComparingPart[CorgiRules, CorgiState] = happy_corgi_reasons
    _happy_corgi_features: FeaturesPart[CorgiRules, CorgiState] = happy_corgi_features
    _happy_corgi_memory: MemoryPart[CorgiRules] = happy_corgi_memory
    _happy_pigs_sheet: SheetPart[object] = happy_pigs_sheet
    _happy_pigs_rules: RulesPart[PigsRules] = happy_pigs_rules
    _happy_pigs_observe: ObservePart[PigsRules, PigsState, PigsView] = happy_pigs_observe
    _happy_pigs_terminal: TerminalPart[PigsView] = happy_pigs_terminal
    _happy_pigs_bot: BotPart = happy_pigs_bot
    _happy_pigs_reasons: ComparingPart[PigsRules, PigsState] = happy_pigs_reasons
    _happy_pigs_features: FeaturesPart[PigsRules, PigsState] = happy_pigs_features
    _happy_pigs_typed: TypedPart = happy_pigs_typed
    _hygge_sheet: SheetPart[object] = hygge_sheet
    _hygge_rules: RulesPart[HyggeRules] = hygge_rules
    _hygge_observe: ObservePart[HyggeRules, HyggeState, HyggeView] = hygge_observe
    _hygge_terminal: TerminalPart[HyggeView] = hygge_terminal
    _hygge_bot: BotPart = hygge_bot
    _hygge_reasons: ComparingPart[HyggeRules, HyggeState] = hygge_reasons
    _hygge_features: FeaturesPart[HyggeRules, HyggeState] = hygge_features
    _hygge_typed: TypedPart = hygge_typed
    _hygge_memory: MemoryPart[HyggeRules] = hygge_memory
    _odin_sheet: SheetPart[object] = odin_sheet
    _odin_rules: RulesPart[OdinRules] = odin_rules
    _odin_observe: ObservePart[OdinRules, OdinState, OdinView] = odin_observe
    _odin_terminal: TerminalPart[OdinView] = odin_terminal
    _odin_bot: BotPart = odin_bot
    _odin_reasons: ComparingPart[OdinRules, OdinState] = odin_reasons
    _odin_features: FeaturesPart[OdinRules, OdinState] = odin_features
    _odin_typed: TypedPart = odin_typed
    _tricky_badger_sheet: SheetPart[object] = tricky_badger_sheet
    _tricky_badger_rules: RulesPart[BadgerRules] = tricky_badger_rules
    _tricky_badger_observe: ObservePart[BadgerRules, BadgerState, BadgerView] = tricky_badger_observe
    _tricky_badger_terminal: TerminalPart[BadgerView] = tricky_badger_terminal
    _tricky_badger_bot: BotPart = tricky_badger_bot
    _tricky_badger_reasons: ComparingPart[BadgerRules, BadgerState] = tricky_badger_reasons
    _tricky_badger_features: FeaturesPart[BadgerRules, BadgerState] = tricky_badger_features
    _tricky_badger_typed: TypedPart = tricky_badger_typed


@overload
def game(name: Literal["happy_corgi"]) -> "Game[CorgiView]": ...
@overload
def game(name: Literal["happy_pigs"]) -> "Game[PigsView]": ...
@overload
def game(name: Literal["hygge"]) -> "Game[HyggeView]": ...
@overload
def game(name: Literal["odin"]) -> "Game[OdinView]": ...
@overload
def game(name: Literal["tricky_badger"]) -> "Game[BadgerView]": ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """Return a game by its name; dashes and capitals do not matter.

    >>> game("Tricky Badger")
    <Game tricky_badger>
    """
    return library.game(name)
