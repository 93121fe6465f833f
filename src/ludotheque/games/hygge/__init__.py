"""Hygge: gather cosy things before winter, and store them with the animals of the forest."""

from ludotheque.engine.meta import Meta, Option, first_player

META = Meta(
    name="hygge",
    title="Hygge",
    prefix="hygge",
    least=2,  # hygge.setup.players
    most=4,
    minutes=15,
    version=3,
    options=[
        Option("match", [False, True], False, "hygge.match.three"),
        Option("memory", [False, True], False, "hygge.info.memory"),
        first_player("hygge.setup.first", 4),
    ],
    designers="Saashi",
    moments=("refill", "last", "game"),
    publisher="Helvetiq",
)
