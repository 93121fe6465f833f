"""Happy Corgi: walk from place to place, collect actions, earn hugs."""

from itertools import combinations

from ludotheque.engine.meta import Meta, Option, first_player

VIOLET = ("beach", "garden", "groomer", "kitchen", "park", "school", "sofa", "studio")

META = Meta(
    name="happy_corgi",
    title="Happy Corgi",
    prefix="corgi",
    least=2,  # corgi.setup.players
    most=4,
    minutes=30,
    version=2,
    options=[
        Option("hugs", [10, 12], 10, "corgi.end.trigger"),
        Option("expert", [False, True], False, "corgi.expert.setup"),
        Option(
            "blue_replaces",
            ["random", *("+".join(three) for three in combinations(VIOLET, 3))],
            "random",
            "corgi.expert.setup",
        ),
        Option("combos", [False, True], False, "corgi.combo.walk", seats=(2,)),
        first_player("corgi.setup.first", 4),
    ],
    designers="Pascal Bernard",
    publisher="Musoka Studio",
    moments=("meeting", "place"),
)
