"""Seats: a secret for each player."""

import hashlib
import secrets


def new_secret() -> str:
    """Draw 128 bits, as text that fits into a link."""
    return secrets.token_urlsafe(16)


def new_table() -> str:
    """Draw the id of a table: too long to be guessed, so that a private one stays private."""
    return secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")


def challenge_of(seed: int) -> str:
    """Return the id of the challenge of a deal: by the deal alone it is found, and by nobody who does not know it."""
    return hashlib.sha256(f"challenge:{seed}".encode()).hexdigest()[:24]


def hashed(secret: str) -> str:
    """Hash a secret: all the server keeps of it. 128 random bits need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()
