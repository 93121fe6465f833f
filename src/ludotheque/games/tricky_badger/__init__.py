"""Tricky Badger: win tricks for a collection of hamsters, and keep the badgers off them."""

from ludotheque.engine.meta import Meta, first_player

META = Meta(
    name="tricky_badger",
    title="Tricky Badger",
    prefix="badger",
    least=3,  # badger.setup.players
    most=5,
    minutes=40,
    version=2,
    options=[first_player("badger.setup.first", 5)],
    designers="",  # the box does not say
    publisher="Helvetiq",
    moments=("trick", "loss", "prize", "round"),
)
