"""OpenSpiel: every game registered with pyspiel, as `ludotheque_…`, with its options as parameters.

>>> import pyspiel
>>> import ludotheque.research.openspiel  # registers the games
>>> game = pyspiel.load_game("ludotheque_odin(players=3,single_round=true)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # the first node is chance: which deal
>>> state.current_player() in range(3)
True

All chance is drawn at the first node: one of `deals` equally likely deals, which settles what is drawn later, too.
ISMCTS samples worlds through our redeal; whatever looks at a state directly, such as MCTS, sees all of it.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.engine.bot import redealt
from ludotheque.engine.journal import Event, Journal
from ludotheque.engine.refused import Refused
from ludotheque.engine.rng import SEEDS, Rng
from ludotheque.engine.rules import State
from ludotheque.library import Game, all_games
from ludotheque.research.arrays import Eye, Layout
from ludotheque.research.extras import missing
from ludotheque.research.lanes import rewards

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("research", error) from None

PREFIX = "ludotheque_"
DEALS = 10_000


class Standing:
    """A state, and what has been seen to happen: what a state of OpenSpiel holds, quick to copy."""

    def __init__(self, s: State | None, events: Sequence[Event] = ()) -> None:
        self.s = s  # None: not dealt yet
        self.events = tuple(events)

    def __deepcopy__(self, memo: object) -> "Standing":
        return Standing(None if self.s is None else self.s.copy(), self.events)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A match as OpenSpiel sees it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._standing = Standing(None)

    @property
    def layout(self) -> Layout:
        found: Layout = self.get_game().layout
        return found

    def current_player(self) -> int:
        s = self._standing.s
        if s is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.layout.rules.to_move(s))
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._standing.s is not None and self.layout.rules.over(self._standing.s)

    def _legal_actions(self, player: int) -> list[int]:
        s = self._standing.s
        if s is None or player != self.current_player():
            return []
        return self.layout.rules.legal_moves(s, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        rules, s = self.layout.rules, self._standing.s
        if s is None:
            self._standing = Standing(rules.start((self.get_game().first_deal + action) % SEEDS))
            return
        journal = Journal()
        seat = int(rules.to_move(s))
        rules.check(s, seat, action)
        rules.apply(s, seat, action, journal)
        self._standing.events += tuple(journal.events)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.layout.action(action)

    def returns(self) -> list[float]:
        s = self._standing.s
        if s is None or not self.layout.rules.over(s):
            return [0.0] * self.layout.seats
        return rewards(self.layout.rules.ranking(s))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that the player cannot tell from this one: all it cannot know is dealt again."""
        other: SpielState = self.clone()
        s = self._standing.s
        if s is not None:
            dealt = redealt(self.layout.rules, s, player, Rng(int(sampler() * (1 << 53))))
            other._standing = Standing(dealt, [event for event in self._standing.events if event.visible(player)])
        return other

    def seen(self, player: int) -> str:
        """Return what a player sees now."""
        if self._standing.s is None:
            return ""
        view = self.layout.game.view(self.layout.rules, self._standing.s, player)
        return msgspec.json.encode(view).decode()

    def heard(self, player: int) -> str:
        """Return what a player has seen happen, from the beginning."""
        return "; ".join(repr(event) for event in self._standing.events if event.visible(player))

    def write(self, player: int, out: Any) -> None:
        """Write the features of a player into an array."""
        if self._standing.s is not None:
            game = self.get_game()
            out[:] = game.eye.observation(self._standing.s, player, False)["observation"]

    def __str__(self) -> str:
        s = self._standing.s
        return "not dealt" if s is None else msgspec.json.encode(self.layout.rules.position(s)).decode()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (str(self.get_game()), self.history(), self._standing.s, list(self._standing.events))


def restore(game: str, history: list[int], s: State | None, events: list[Event]) -> SpielState:
    """Make a state again from its parts: how it is pickled. A resampled one stays what it was resampled to."""
    state: SpielState = pyspiel.load_game(game).new_initial_state()
    for action in history:
        state.apply_action(action)
    state._standing = Standing(s, events)
    return state


class SpielObserver:
    """What a player observes: the features as a tensor; as a string the view, with perfect recall all it saw happen."""

    def __init__(self, layout: Layout, recall: bool) -> None:
        self.tensor = np.zeros(len(layout.features), np.float32)
        self.dict = {"observation": self.tensor}
        self._recall = recall

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        state.write(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        told = f"{player} {state.seen(player)}"
        return f"{told} {state.heard(player)}" if self._recall else told


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games, for so many players, with its options; a subclass for each is registered."""

    box: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        # OpenSpiel adds what nobody said: defaults, of which some are for other player counts only.
        told = {option.name: given[option.name] for option in self.box.meta.options if option.name in given}
        usual = defaults(self.box)
        sheet = str(given.get("sheet", ""))
        self.layout = Layout(
            self.box.name,
            int(given.get("players", self.box.meta.least)),
            {name: value for name, value in told.items() if value != usual[name]},
            Path(sheet).read_text("utf-8") if sheet else None,
        )
        self.deals = int(given.get("deals", DEALS))
        self.first_deal = int(given.get("first_deal", 0))
        if self.deals < 1 or self.first_deal < 0:
            raise Refused("whole", name="deals", said=str(min(self.deals, self.first_deal)))
        self.eye = Eye(self.layout)
        rules = self.layout.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=self.deals,
            num_players=self.layout.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=int(rules.longest),
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.layout, bool(iig_obs_type and iig_obs_type.perfect_recall))


def defaults(box: Game) -> dict[str, Any]:
    """Return the options of a game as parameters: each has one type, so a random first player is −1."""
    return {option.name: -1 if option.name == "first" else option.default for option in box.meta.options}


def register() -> list[str]:
    """Register all games; return their names."""
    names = []
    for box in all_games().values():
        name = PREFIX + box.name
        names.append(name)
        if name in pyspiel.registered_names():
            continue
        kind = pyspiel.GameType(
            short_name=name,
            long_name=box.meta.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=box.meta.most,
            min_num_players=box.meta.least,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={
                "players": box.meta.least,
                "deals": DEALS,
                "first_deal": 0,
                "sheet": "",
                **defaults(box),
            },
        )
        pyspiel.register_game(kind, type(f"Spiel{box.name}", (SpielGame,), {"box": box, "kind": kind}))
    return names


NAMES = register()
