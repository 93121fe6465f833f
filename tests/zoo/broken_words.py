"""Toys that lack words."""

from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.engine.journal import Event
from ludotheque.engine.rules import Choice, Rules
from ludotheque.text.words import Words
from tests.zoo.cage import Cage
from tests.zoo.culprits import CULPRITS, Culprit, caught_by
from tests.zoo.shelf.crows.observe import seated
from tests.zoo.shelf.crows.rules import CrowsRules
from tests.zoo.shelf.crows.state import CrowsState
from tests.zoo.shelf.crows.view import CrowsView


def lacks(name: str, path: str, old: str, new: str, *checks: str) -> None:
    CULPRITS[name] = Culprit(Cage("crows", texts=(f"text/{path}", old, new)), checks)


CULPRITS["LostRule"] = Culprit(
    Cage("crows", texts=("rules.py", "crows.info.memory", "")), ["check_every_rule_is_carried_out"]
)
CULPRITS["RuleOfARefusalAlone"] = Culprit(
    Cage("crows", texts=("rules.py", "# crows.draw.limit, crows.draw.empty", "")), ["check_every_rule_is_carried_out"]
)
CULPRITS["UntoldEvent"] = Culprit(Cage("crows", texts=("rules.py", '.add("draw"', '.add("pull"')), ["check_said"])


lacks("NoLog", "fr.ftl", "log-drew = ", "log-else = ", "check_log")
lacks(
    "WrongArgument", "en.ftl", "log-play = { $seat } plays { $card }.", "log-play = { $seat }: { $move }.", "check_log"
)
lacks("NoPrompt", "en.ftl", "prompt-turn-you = ", "prompt-else = ", "check_prompts")
lacks("NoChoice", "fr.ftl", "choice-draw = ", "choice-else = ", "check_choices")
lacks("SameChoice", "en.ftl", "choice-play = Play { $card }", "choice-play = Play", "check_choices", "check_phrases")
lacks("Command", "fr.ftl", "choice-draw = ", "choice-draw = Liste ", "check_phrases")
lacks("NoTagline", "fr.ftl", "tagline = ", "slogan = ", "check_languages_agree", "check_lobby")
lacks("NoOption", "en.ftl", "option-low-help = ", "option-else = ", "check_lobby")
lacks("OtherArgument", "fr.ftl", "show-left = { $count }", "show-left = { $number }", "check_languages_agree")
lacks("TakenWord", "en.ftl", "tagline = A toy.", "tagline = A toy.\nplayer = Me", "check_own_words")
lacks("NoAudit", "fr.ftl", "error-audit-deck = ", "error-else = ", "check_said")
lacks("NoScore", "en.ftl", "score-cards = ", "score-else = ", "check_end_is_told")
lacks("NamelessCard", "fr.ftl", "card-c7 = ", "card-else = ", "check_pieces_have_names", "check_texts")
lacks("NoMeaning", "fr.ftl", "meaning-card = ", "meaning-else = ", "check_meanings")
lacks("MeaningByNoRule", "en.ftl", "    .rule = crows.end.winner", "    .rule = crows.end.else", "check_meanings")
lacks("UntoldLesson", "fr.ftl", "lesson-end = ", "lesson-else = ", "check_languages_agree", "check_lesson")
CULPRITS["WrongLesson"] = Culprit(Cage("crows", texts=("lesson.toml", "1 play", "1 draw 1 play")), ["check_lesson"])
CULPRITS["ShortLesson"] = Culprit(Cage("crows", texts=("lesson.toml", "[[steps]]", "[[step]]")), ["check_lesson"])
lacks("NoReason", "fr.ftl", "reason-draw = ", "reason-else = ", "check_reasons")
lacks("NoPicture", "en.ftl", "show-left = ", "show-else = ", "check_tables_are_drawn")
lacks("NoRule", "rulebook.fr.md", "{#crows.info.memory}", "", "check_rulebooks_agree")
lacks("NamedRule", "rulebook.fr.md", "{#crows.draw.limit}", "", "check_named_ids_exist")
lacks("OtherRule", "rulebook.en.md", "{#crows.info.memory}", "{#crows.info.more}", "check_every_rule_is_tested")
lacks("SilentRule", "rulebook.en.md", "Nothing else.", "", "check_rulebooks_agree")
lacks("SameSaid", "en.ftl", "log-play = { $seat } plays { $card }.", "log-play = He plays.", "check_playthrough")


@caught_by("check_prompts", instead_of="crows.observe.seated")
def tells_nobody_to_act(rules: CrowsRules, s: CrowsState, seat: int, shown: CrowsView) -> CrowsView:
    return replace(seated(rules, s, seat, shown), prompt=shown.prompt)


@caught_by("check_tables_are_drawn", instead_of="crows.terminal.render")
def draws_nothing(rules: Rules, view: CrowsView, words: Words, players: Sequence[str]) -> str:
    return ""


def forgets(rules: CrowsRules) -> bool:
    return True


def ages(rules: CrowsRules, event: Event) -> bool:
    return False


def drops(rules: CrowsRules, events: Sequence[Event]) -> list[Event]:
    """Leave out what was drawn, where it should be told otherwise."""
    return [event for event in events if event.key != "draw"]


def blurs(rules: CrowsRules, events: Sequence[Event]) -> list[Event]:
    """Tell all but the last line otherwise, and have no words for it."""
    return [*(Event(f"{event.key}-old", {}, event.seen) for event in events[:-1]), *events[-1:]]


def remembering(aged: object, ages: object) -> Cage:
    memory = {"forgets": forgets, "lookback": forgets, "aged": aged, "ages": ages}
    return Cage("crows", {"memory": memory})


CULPRITS["DroppedLine"] = Culprit(remembering(drops, ages), ["check_memory"])
CULPRITS["Unannounced"] = Culprit(remembering(blurs, ages), ["check_memory"])
CULPRITS["NoOldWords"] = Culprit(remembering(blurs, lambda rules, event: True), ["check_memory"])


@caught_by("check_texts")
class SameText(CrowsRules):
    """Two moves have one text."""

    def choice(self, move: int) -> Choice:
        said = super().choice(move)
        return Choice(move, said.kind, said.args, "play c2") if move == 2 else said


@caught_by("check_texts")
class WrongNumber(CrowsRules):
    """A choice names another move than it is of."""

    def choice(self, move: int) -> Choice:
        said = super().choice(move)
        return Choice(0, said.kind, said.args, said.text)


@caught_by("check_texts")
class CannotBeTyped(CrowsRules):
    """A text cannot be read back."""

    def parse(self, text: str) -> int:
        return -1
