"""How the command line speaks: in the reader's language, on a terminal or into a file."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from rich.console import Console

from ludotheque.engine.refused import Refused
from ludotheque.text import system
from ludotheque.text.words import LANGUAGES, Words, sentence
from ludotheque.text.wrapping import hold_words

WRONG = 2  # the exit code for bad arguments


def console() -> Console:
    """Open the terminal for printing; what people type or name themselves is never taken for markup."""
    hold_words()
    return Console(highlight=False, markup=False, emoji=False)


def language(wanted: str | None) -> str:
    """Return the language to speak: the one asked for, else the locale's, else English."""
    if wanted is not None:
        code = wanted.strip().lower()
        if code not in LANGUAGES:
            fail(sentence(Refused("language", lang=wanted, known=list(LANGUAGES)), language(None)))
        return code
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(name, "")
        if locale:
            return locale[:2].lower() if locale[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def fail(sentence: str) -> NoReturn:
    """Report what is wrong with the arguments, and stop."""
    sys.stderr.write(f"ludotheque: {sentence}\n")
    sys.exit(WRONG)


@contextmanager
def refusals(words: Words) -> Iterator[None]:
    """Turn what is refused, and files that cannot be read or written, into a sentence."""
    try:
        yield
    except Refused as refused:
        fail(sentence(refused, words.lang))
    except UnicodeDecodeError:
        fail(words("cli-not-text"))
    except BrokenPipeError:
        raise
    except OSError as error:
        fail(words.error(Refused("file", file=str(error.filename or ""), reason=system.reason(error))))
