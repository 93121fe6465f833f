"""Happy Pigs: a year on a pig farm, where everyone wants the same actions."""

from ludotheque.engine.meta import Meta, Option, first_player

META = Meta(
    name="happy_pigs",
    title="Happy Pigs",
    prefix="pigs",
    least=2,  # pigs.setup.players
    most=6,
    minutes=45,
    version=1,
    options=[
        Option("forecast", [False, True], False, "pigs.variant.forecast"),
        Option("open_choice", [False, True], False, "pigs.variant.open"),
        first_player("pigs.setup.first", 6),
    ],
    designers="Kuraki Mura, Bruno Cathala",  # he wrote the variant for two
    publisher="Iello",
    moments=("reveal", "effect", "season", "lost"),
)
