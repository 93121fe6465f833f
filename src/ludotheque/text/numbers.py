"""Numbers as a language writes them."""

from ludotheque.text.words import Words


def number(value: float, words: Words, digits: int) -> str:
    """Write a number as the language does."""
    return f"{value:.{digits}f}".replace(".", words("decimal-point")).replace("-", "−").replace("inf", "∞")
