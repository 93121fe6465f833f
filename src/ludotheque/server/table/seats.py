"""Seats: a secret for whoever sits there, and names fit to be shown."""

import hashlib
import secrets
import unicodedata

LONGEST = 24  # characters of a name


def new_secret() -> str:
    """Draw 128 bits, as text that fits into a link."""
    return secrets.token_urlsafe(16)


def new_table() -> str:
    """Draw the id of a table: too long to be guessed, so that a private one stays private."""
    return secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")


def hashed(secret: str) -> str:
    """Hash a secret: all the server keeps of it. 128 random bits need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean(name: str) -> str:
    r"""Tidy a name: one line, no invisible or reordering characters; empty if nothing is left or it is too long.

    >>> clean("  Ann\u202e  B. "), clean("x" * 25)
    ('Ann B.', '')
    """
    kept = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", name) if visible(c))
    tidy = " ".join(kept.split())
    return tidy if len(tidy) <= LONGEST else ""


def visible(c: str) -> bool:
    return c.isspace() or unicodedata.category(c)[0] != "C" or c == "\u200d"  # the joiner inside emoji
