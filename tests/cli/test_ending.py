"""The end of a match in the terminal."""

import random

from rich.console import Console

import ludotheque
from ludotheque.cli.ending import draw_ending
from ludotheque.contract.words import words_of


def test_points_lost_have_a_real_minus() -> None:
    game = ludotheque.game("hygge")
    match = game.match(seats=2, seed=1)
    rng = random.Random(1)
    while not match.over:
        match.play(match.waiting[0], rng.choice(match.legal(match.waiting[0])))
    assert any(points["left"] < 0 for points in match.view(None).breakdown)
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(draw_ending(match.view(None), words_of(game, "en"), ["Anna", "Milo"]))
    assert "−" in captured.get()
    assert "-" not in captured.get()
