"""Where a line may break: at a space, but not at one that is set to hold two words together, as French sets them."""

import re

from rich import _wrap

HOLDING = "\u00a0\u202f"


def hold_words() -> None:
    """Teach rich not to break lines at no-break spaces; it has no public way to do so."""
    _wrap.re_word = re.compile(rf"[^\S{HOLDING}]*[\S{HOLDING}]+[^\S{HOLDING}]*")
