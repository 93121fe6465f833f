"""Crows, a toy: draw cards from a deck, play them for their values."""

from ludotheque.engine.meta import Meta, Option, first_player

META = Meta(
    name="crows",
    title="Crows",
    prefix="crows",
    least=2,
    most=3,
    minutes=1,
    version=1,
    options=[
        Option("low", [False, True], False, "crows.end.winner"),
        first_player("crows.setup.players", 3),
    ],
    designers="nobody",
    publisher="nobody",
    moments=("played",),
)
