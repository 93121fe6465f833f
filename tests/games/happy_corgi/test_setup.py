"""Setting up: cards, board, pieces, first player, options."""

import pytest

import ludotheque as lt
from tests.games.happy_corgi.slow_box import PLACES, VIOLET
from tests.games.happy_corgi.tables import CORGI, LISTED
from tests.games.tables import state
from tests.games.views import view_of

BLUE = ["supermarket", "pool", "slide"]


def lying(match: lt.Match) -> list[str]:
    """List the places on the board, row by row."""
    spots = state(match)["spots"]
    return [PLACES[spots.index(spot)] for spot in range(9)]


@pytest.mark.rule("corgi.setup.players")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_tables_are_refused(seats: int) -> None:
    with pytest.raises(lt.Refused) as refused:
        CORGI.match(seats)
    assert refused.value.rule == "corgi.setup.players"


@pytest.mark.rule("corgi.setup.actions")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixty_cards_are_dealt(seats: int) -> None:
    told = state(CORGI.match(seats, 5))
    deck = told["deck"][: told["stock"]]
    everything = deck + told["river"] + [copy for hand in told["hands"] for copy in hand]
    assert len(everything) == len(set(everything)) == 60
    assert [len(hand) for hand in told["hands"]] == [2] * seats
    assert len(told["river"]) == 4
    assert "-" not in told["river"]
    assert len(deck) == 56 - 2 * seats
    assert told["discards"] == []
    assert told["top"] == "-"
    for action in ("waddle", "fart", "judge", "mark", "bark", "sniff"):
        kinds = sorted(copy.split("-")[1] for copy in everything if copy.startswith(action))
        assert kinds == ["c1"] * 3 + ["c2"] * 2 + ["s1"] * 3 + ["s2"] * 2


@pytest.mark.rule("corgi.setup.actions")
def test_cards_are_shuffled() -> None:
    decks = [state(CORGI.match(2, seed))["deck"] for seed in range(30)]
    for place in (0, 20, 51):
        assert len({deck[place] for deck in decks}) > 15


@pytest.mark.rule("corgi.setup.board")
def test_the_board_is_laid_at_random() -> None:
    boards, borders = [], []
    for seed in range(60):
        match = CORGI.match(3, seed)
        board = lying(match)
        assert board[4] == "basket"
        assert sorted(board) == sorted([*VIOLET, "basket"])
        told = state(match)
        assert told["flipped"] == []
        assert "-" not in told["cells"]
        assert len(set(told["cells"])) == 16
        boards.append(board)
        borders.append(told["cells"])
    for spot in (0, 1, 2, 3, 5, 6, 7, 8):
        assert len({board[spot] for board in boards}) == 8
    for cell in range(16):
        assert len({border[cell] for border in borders}) > 10


def test_a_sheet_may_list_the_board() -> None:
    for seed in range(3):
        match = CORGI.match(2, seed, LISTED)
        assert lying(match) == [*VIOLET[:4], "basket", *VIOLET[4:]]
        assert state(match)["cells"] == match.rules.pieces()["activity"]


@pytest.mark.rule("corgi.setup.pieces")
def test_corgis_start_in_the_basket_with_four_poops() -> None:
    for seats in (2, 3, 4):
        told = state(CORGI.match(seats, 1))
        assert told["corgis"] == ["basket"] * seats
        assert told["reserve"] == [4] * seats
        assert told["poops"] == [[]] * seats
        assert told["hugs"] == [0] * seats
        assert set(told["animals"]) == {"-"}
        assert told["dogs"] == [0] * seats


@pytest.mark.rule("corgi.setup.first")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {CORGI.match(4, seed).waiting[0] for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(3):
        match = CORGI.match(3, 9, first=seat)
        assert match.waiting == [seat]
        assert state(match)["first"] == seat
        order: list[int] = []
        while len(order) < 4:
            player = state(match)["player"]
            order += [player] if not order or order[-1] != player else []
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        assert order == [(seat + step) % 3 for step in range(4)]  # clockwise
    with pytest.raises(lt.Refused) as refused:
        CORGI.match(3, 9, first=3)
    assert refused.value.rule == "corgi.setup.first"


@pytest.mark.rule("corgi.expert.setup")
def test_the_expert_option_brings_three_blue_places() -> None:
    out = []
    for seed in range(60):
        match = CORGI.match(2, seed, expert=True)
        board = lying(match)
        assert board[4] == "basket"
        assert set(BLUE) < set(board)
        out.append([place for place in VIOLET if place not in board])
        basket = view_of(match).places[4]
        assert basket.effect == "send-dogs"
    assert all(len(three) == 3 for three in out)
    assert {place for three in out for place in three} == set(VIOLET)
    assert len({tuple(three) for three in out}) > 20
    spots = [[lying(CORGI.match(2, seed, expert=True)).index(place) for place in BLUE] for seed in range(60)]
    assert {spot for blues in spots for spot in blues} == {0, 1, 2, 3, 5, 6, 7, 8}


@pytest.mark.rule("corgi.expert.setup")
def test_the_replaced_places_can_be_chosen() -> None:
    for chosen in ("beach+park+sofa", "garden+kitchen+studio"):
        for seed in range(5):
            board = lying(CORGI.match(2, seed, expert=True, blue_replaces=chosen))
            assert sorted(place for place in VIOLET if place not in board) == chosen.split("+")
            assert set(BLUE) < set(board)
    assert set(BLUE).isdisjoint(lying(CORGI.match(2, 1, blue_replaces="beach+park+sofa")))  # without the option
    with pytest.raises(lt.Refused) as refused:
        CORGI.match(2, expert=True, blue_replaces="beach+park")
    assert refused.value.rule == "corgi.expert.setup"
    values = next(option for option in CORGI.meta.options if option.name == "blue_replaces").values
    assert len(values) == 57


def test_without_the_option_the_basket_is_violet() -> None:
    assert view_of(CORGI.match(2, 1)).places[4].effect == "draw-1"
