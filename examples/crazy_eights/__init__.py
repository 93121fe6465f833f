"""Crazy Eights: match the suit or the rank; an eight goes on anything."""

from ludotheque.engine.meta import Meta, Option, first_player

META = Meta(
    name="crazy_eights",
    title="Crazy Eights",
    prefix="eights",
    least=2,
    most=5,
    minutes=10,
    version=1,
    options=[
        Option("rounds", [1, 2, 3, 4, 5], 3, "eights.setup.rounds"),
        first_player("eights.setup.first", 5),
    ],
    designers="",  # nobody's and everybody's: a traditional game
    publisher="",
)
