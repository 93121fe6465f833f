"""Rule ids tie code, refusals, rulebooks and tests together."""

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path
from tokenize import COMMENT

import ludotheque as lt
from ludotheque.contract.folder import sources
from ludotheque.text.rulebook import Rulebook, parse, rulebook
from ludotheque.text.words import LANGUAGES

EVERY_GAME = ("setup.players", "info.public", "info.hidden", "info.memory")


def book(game: lt.Game, lang: str) -> Rulebook:
    """Open the rulebook of any game, on the shelf or not."""
    return parse(game.text(f"text/rulebook.{lang}.md"))


@cache
def known_ids(game: lt.Game) -> set[str]:
    """Return the ids that a refusal may name: in the game's book or the shared one, in every language."""
    books = [set(book(game, lang).rules()) | set(rulebook("", lang).rules()) for lang in LANGUAGES]
    return set.intersection(*books)


def ids_in(source: str, prefix: str) -> set[str]:
    """Find the rule ids among the strings of a Python source."""
    pattern = re.compile(rf"{re.escape(prefix)}\.[a-z0-9]+(?:[.-][a-z0-9]+)*")
    strings = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return {value for value in strings if isinstance(value, str) and pattern.fullmatch(value)}


def prose(source: str) -> str:
    """Return the comments and docstrings of a Python source."""
    said = [token.string for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type == COMMENT]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            said.append(ast.get_docstring(node) or "")
    return "\n".join(said)


def marked_in(source: str) -> set[str]:
    """Find the rule ids that the tests of a Python source carry."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found


def check_named_ids_exist(game: lt.Game) -> None:
    """Every rule that the code can name is in the rulebook, in every language."""
    known = known_ids(game)
    for option in game.meta.options:
        assert option.rule in known, f"{game.name}: the option {option.name} names {option.rule}, which is not a rule"
    for name, source in sources(game).items():
        lost = sorted(ids_in(source, game.meta.prefix) - known)
        assert not lost, f"{game.name}: {name} names {lost}, which the rulebooks do not all have"


def check_every_rule_is_carried_out(game: lt.Game) -> None:
    """Every rule of the rulebook is named in a comment or docstring of the code, where it is carried out.

    A refusal that names it does not count: that says what a move may not do, not where it is seen to.
    """
    code = "\n".join(map(prose, sources(game).values()))
    named = set(re.findall(rf"\b{re.escape(game.meta.prefix)}(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+", code))
    lost = [rule for rule in book(game, "en").rules() if rule not in named]
    assert not lost, f"{game.name}: no comment of the code names {', '.join(lost)}"


def check_every_rule_is_tested(game: lt.Game, tests: Path) -> None:
    """Every rule of the rulebook is carried by a test, and every id a test carries is a rule."""
    sources = [file.read_text("utf-8") for file in sorted(tests.rglob("test_*.py"))]
    carried = set().union(*map(marked_in, sources))
    rules = set(book(game, "en").rules())
    assert rules <= carried, f"{game.name}: no test carries {sorted(rules - carried)}"
    stray = {rule for rule in carried if rule.startswith(f"{game.meta.prefix}.")} - rules
    assert not stray, f"{game.name}: tests carry {sorted(stray)}, which are not rules"


def check_rulebooks_agree(game: lt.Game) -> None:
    """The rulebooks have the same rules in the same order and chapters, all said, in every language."""
    books = {lang: book(game, lang) for lang in LANGUAGES}
    prefix = game.meta.prefix
    for lang, opened in books.items():
        ids = [rule.id for chapter in opened.chapters for rule in chapter.rules]
        assert len(ids) == len(set(ids)), f"{game.name}: a rule appears twice in {lang}"
        stray = [rule for rule in ids if not rule.startswith(f"{prefix}.")]
        assert not stray, f"{game.name}: {stray} are not ids of this game"
        missing = [name for name in EVERY_GAME if f"{prefix}.{name}" not in ids]
        assert not missing, f"{game.name}: every game says {missing}, this one does not in {lang}"
        for rule in opened.rules().values():
            assert rule.text or rule.ruling or rule.house, f"{game.name}: {rule.id} says nothing in {lang}"
            assert rule.title, f"{game.name}: {rule.id} has no title in {lang}"
    shapes = [
        [
            [(rule.id, len(rule.text), len(rule.ruling), len(rule.house)) for rule in chapter.rules]
            for chapter in opened.chapters
        ]
        for opened in books.values()
    ]
    assert all(shape == shapes[0] for shape in shapes), f"{game.name}: the rulebooks are not of one shape"
