"""Reading arguments. The standard library does it, at once; help and complaints come in the reader's language.

Every value stays the text that was typed: each command reads its own, and says what is wrong in a sentence.
"""

import argparse
import re
import sys
from functools import cached_property
from typing import Any, NoReturn

LANG = "--lang"

# What argparse complains about, and the sentences that say it.
COMPLAINTS = {
    r"the following arguments are required: (?P<names>.+)": "cli-arg-missing",
    r"unrecognized arguments: (?P<said>.*)": "cli-arg-unknown",
    r"argument (?P<name>.+): expected one argument": "cli-arg-value",
    r"argument (?P<name>.+): ignored explicit argument (?P<said>.+)": "cli-arg-flag",
    r"argument .+: invalid choice: (?P<said>'.*?') .*": "cli-arg-command",
}


def words() -> Any:
    """Load the words in the language that the arguments, or the locale, ask for."""
    from ludotheque.cli.say import language
    from ludotheque.text.words import LANGUAGES, Words

    wanted = [said for before, said in zip(sys.argv, sys.argv[1:], strict=False) if before == LANG]
    wanted += [said.partition("=")[2] for said in sys.argv if said.startswith(f"{LANG}=")]
    return Words("", language(wanted[-1] if wanted and wanted[-1] in LANGUAGES else None))


class Help(argparse.HelpFormatter):
    """Write help from the keys that stand where argparse has its sentences."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=26)

    @cached_property
    def words(self) -> Any:
        return words()  # late: argparse makes a formatter for every argument it takes

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.words("help-usage") + " " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(self.words(heading) if heading else heading)

    def add_text(self, text: str | None) -> None:
        for paragraph in self.words(text).split("\n") if text else ():
            super().add_text(paragraph)

    def _expand_help(self, action: argparse.Action) -> str:
        return str(self.words(action.help))


class Parser(argparse.ArgumentParser):
    """A command's arguments; `about` is the key of what it does."""

    def __init__(self, prog: str | None = None, about: str = "") -> None:
        super().__init__(prog=prog, description=about, formatter_class=Help, add_help=False, allow_abbrev=False)
        self._positionals.title = "help-arguments"
        self._optionals.title = "help-options"

    def value(self, *names: str, about: str, metavar: str, many: bool = False) -> None:
        """Take an option with a value; one that may be repeated gives a list."""
        action = "append" if many else "store"
        self.add_argument(*names, help=about, metavar=metavar, action=action, default=[] if many else None)

    def flag(self, *names: str, about: str) -> None:
        """Take an option that is there or not."""
        self.add_argument(*names, help=about, action="store_true")

    def language(self, default: Any = None) -> None:
        """Take the language, and show help: the last two options of every command."""
        self.add_argument(LANG, help="help-lang", metavar="en|fr", default=default)
        self.add_argument("-h", "--help", help="help-help", action="help", default=argparse.SUPPRESS)

    def error(self, message: str) -> NoReturn:
        """Complain in a sentence, with exit code 2."""
        from ludotheque.cli.say import fail

        speak = words()
        for pattern, key in COMPLAINTS.items():
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                message = speak(key, found.groupdict())
                break
        fail(message + " " + speak("cli-arg-help", {"command": self.prog}))
