"""Masks, a toy: all choose a card at once, in secret; the highest one takes it."""

from ludotheque.engine.meta import Meta, first_player

META = Meta(
    name="masks",
    title="Masks",
    prefix="masks",
    least=2,
    most=3,
    minutes=1,
    version=1,
    options=[first_player("masks.setup.players", 3)],
    designers="nobody",
    publisher="nobody",
)
