"""Odin: shed your cards, highest number takes the lead."""

from ludotheque.engine.meta import Meta, Option, first_player

META = Meta(
    name="odin",
    title="Odin",
    prefix="odin",
    least=2,
    most=6,
    minutes=15,
    version=1,
    options=[
        Option("target", list(range(5, 55, 5)), 15, "odin.options.target"),
        Option("single_round", [False, True], False, "odin.options.target"),
        Option("four_colours", [True, False], True, "odin.setup.two-players", seats=(2,)),
        first_player("odin.setup.first", 6),
    ],
    designers="Gary Kim, Hope S. Hwang, Yohan Goh",
    publisher="Helvetiq",
    moments=("trick", "out", "round"),
)
