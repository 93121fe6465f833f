"""The register of the zoo: broken games, and the checks that must each catch them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ludotheque.engine.bot import Bot
from tests.zoo.cage import Cage
from tests.zoo.shelf.crows.rules import CrowsRules
from tests.zoo.shelf.crows.state import CrowsState
from tests.zoo.shelf.masks.rules import MasksRules

Broken = TypeVar("Broken", bound=Callable[..., Any])


@dataclass(frozen=True)
class Culprit:
    """A broken game, and the names of the checks that must each catch it."""

    box: Cage
    checks: Sequence[str]


CULPRITS: dict[str, Culprit] = {}


def caught_by(*checks: str, instead_of: str = "") -> Callable[[Broken], Broken]:
    """Put a toy with a broken class (or a broken function, instead of that of a part) into the zoo."""

    def caged(broken: Broken) -> Broken:
        CULPRITS[broken.__name__] = Culprit(cage(broken, instead_of), checks)
        return broken

    return caged


def cage(broken: Callable[..., Any], instead_of: str) -> Cage:
    if instead_of:
        toy, part, name = instead_of.split(".")
        return Cage(toy, {part: {name: broken}})
    assert isinstance(broken, type)
    if issubclass(broken, MasksRules):
        return Cage("masks", {"rules": {"build": lambda seats, _options, sheet: broken(seats, sheet.cards)}})
    if issubclass(broken, CrowsState):
        return Cage("crows", {"rules": {"build": with_state(CrowsRules, broken)}})
    if issubclass(broken, Bot):
        return Cage("crows", {"bot": {"bot": broken}})
    assert issubclass(broken, CrowsRules)
    return Cage("crows", {"rules": {"build": broken}})


def with_state(rules: type[CrowsRules], state: type[CrowsState]) -> type[CrowsRules]:
    """Derive rules that play with another kind of state."""
    return type("Rules", (rules,), {"state": lambda _self, rng: state(rng)})
