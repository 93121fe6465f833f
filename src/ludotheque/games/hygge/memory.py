"""What may be remembered while a match of Hygge runs."""

from ludotheque.games.hygge.rules import HyggeRules


def lookback(rules: HyggeRules) -> bool:
    """Tell whether earlier moments may be looked at: with the memory option, they would show what lies face down."""
    return not rules.memory
