"""PettingZoo: every game, player count and option as an AEC environment; simultaneous ones as a parallel one, too.

>>> table = env("odin", seats=4, target=15)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter(3):
...     observation, reward, termination, truncation, info = table.last()
...     table.step(int(observation["action_mask"].argmax()))
"""

from copy import deepcopy
from typing import Any, Self

from ludotheque.engine.refused import Refused, shortened
from ludotheque.library import BOUND
from ludotheque.research.arrays import Deals, Eye, Layout, Observation
from ludotheque.research.extras import missing
from ludotheque.research.lanes import rewards

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise missing("research", error) from None

MODES = ["ansi", "rgb_array"]
DEALT = ("agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards", "_seat")


def env(game: str, seats: int, render_mode: str | None = None, sheet: str | None = None, **options: object) -> "Turns":
    """Open an environment in which one agent acts at a time; the options are the game's own.

    A seat with several decisions in a turn acts several times in a row. Where all choose at once they are asked one
    after the other, and none is shown what the others chose before all have.
    """
    return Turns(Layout(game, seats, options, sheet), render_mode)


def parallel_env(
    game: str, seats: int, render_mode: str | None = None, sheet: str | None = None, **options: object
) -> "Parallel":
    """Open an environment in which all who owe a decision act at once; for games with simultaneous choices."""
    layout = Layout(game, seats, options, sheet)
    if not layout.simultaneous:
        raise Refused("not-simultaneous", title=layout.game.meta.title)
    return Parallel(layout, render_mode)


raw_env = env


def render(layout: Layout, mode: str | None, s: Any, seat: int | None) -> Any:
    """Show a state in a mode: as text or as a picture; nothing without one."""
    if mode is None:
        return None
    from ludotheque.research import picture

    return picture.text(layout, s, seat) if mode == "ansi" else picture.picture(layout, s, seat)


def checked(mode: str | None) -> str | None:
    """Return a render mode; raise Refused if there is no such mode."""
    if mode is not None and mode not in MODES:
        raise Refused("render-mode", said=shortened(mode))
    return mode


def space_of(layout: Layout, actions: int) -> spaces.Dict:
    """Return the space of observations: named features, and a mark for each legal action."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (len(layout.features),), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Table:
    """What both kinds of environment share: a layout, a state, and how to see it. All of it can be copied and pickled.

    `layout` names every feature and action; `state_now` is the engine's own state, to be read.
    """

    def __init__(self, layout: Layout, render_mode: str | None, actions: int) -> None:
        self.layout = layout
        self.rules = layout.rules
        self.render_mode = checked(render_mode)
        self.metadata = {
            "name": f"{layout.game.name}_v{layout.game.meta.version}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(layout.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: space_of(layout, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(-BOUND, BOUND, (layout.seats * len(layout.features),), np.float32)
        self.eye = Eye(layout)
        self.deals = Deals()
        self.deal = 0  # the seed that the game was dealt with
        self.state_now = self.rules.blank()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> "np.ndarray[Any, Any]":
        """Return what all seats know together, one after the other: for critics that may see everything."""
        known = [self.eye.observation(self.state_now, seat, False) for seat in range(self.layout.seats)]
        return np.concatenate([seen["observation"] for seen in known])

    def start(self, seed: int | None) -> None:
        self.deal = self.deals.next(seed)
        self.state_now = self.rules.start(self.deal)
        self.agents = self.possible_agents[:]

    def results(self) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
        """Return rewards and infos of a game that is over: the place of each agent, and its score."""
        ranking, scores = self.rules.ranking(self.state_now), self.rules.scores(self.state_now)
        infos = {
            agent: {"place": ranking[seat], "score": scores[seat]} for seat, agent in enumerate(self.possible_agents)
        }
        return dict(zip(self.possible_agents, rewards(ranking), strict=True)), infos

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __copy__(self) -> Self:
        return deepcopy(self)  # a copy that shared the state would be of no use

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        del kept["rules"]  # the layout has them
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.rules = self.layout.rules


class Turns(Table, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game, one decision after the other. Rewards come at its end: 1 for the first place, −1 for the last."""

    def __init__(self, layout: Layout, render_mode: str | None = None) -> None:
        Table.__init__(self, layout, render_mode, layout.actions)
        self._looked: Observation | None = None  # what the agent to act was shown, until it acts

    def __getattr__(self, name: str) -> Any:
        """Refuse what is only there once a game was dealt, and say what to do."""
        what_to_do = ": call reset() first" if name in DEALT else ""
        raise AttributeError(f"{type(self).__name__} has no {name}{what_to_do}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: the one `match(seed=seed)` deals, or without a seed the next of a row that began with one."""
        self.start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        self._looked = None
        self._seat = int(self.rules.to_move(self.state_now))
        self.agent_selection = self.possible_agents[max(0, self._seat)]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and what it may do if it owes a decision now."""
        seat = self.seat_of[agent]
        if seat != self._seat:
            return self.eye.observation(self.state_now, seat, seat in self.rules.waiting(self.state_now))
        seen = self._see()
        return {"observation": seen["observation"].copy(), "action_mask": seen["action_mask"].copy()}

    def _see(self) -> Observation:
        if self._looked is None:
            self._looked = self.eye.observation(self.state_now, self._seat, True)
        return self._looked

    def step(self, action: int | None) -> None:
        """Let the selected agent act; raise IllegalMove, changing nothing, if the rules forbid that."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:  # by the rules, or by a wrapper that ends games
            self._was_dead_step(action)
            return
        move = -1 if action is None else int(action)
        if not 0 <= move < self.layout.actions or not self._see()["action_mask"][move]:
            self.rules.check(self.state_now, self._seat, move)
        self.rules.apply(self.state_now, self._seat, move, None)
        self._cumulative_rewards[agent] = 0.0
        self._select()
        if self._seat < 0:
            self.rewards, self.infos = self.results()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()

    def render(self) -> Any:
        """Show the table as the agent to act sees it, in the end as anybody does."""
        return render(self.layout, self.render_mode, self.state_now, self._seat if self._seat >= 0 else None)


class Parallel(Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # see above
    """A game in steps in which all who owe a decision act; the others wait: the last action, and then the only one."""

    def __init__(self, layout: Layout, render_mode: str | None = None) -> None:
        Table.__init__(self, layout, render_mode, layout.actions + 1)
        self.metadata["is_parallelizable"] = True
        self.wait = layout.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game: the one `match(seed=seed)` deals, or without a seed the next of a row that began with one."""
        self.start(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        acting = self.rules.waiting(self.state_now)
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            shown = self.eye.observation(self.state_now, seat, seat in acting)
            waits = np.array([seat not in acting], np.int8)
            seen[agent] = {**shown, "action_mask": np.concatenate([shown["action_mask"], waits])}
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Carry out what all who owe a decision chose; raise IllegalMove, changing nothing, if one is not legal."""
        acting = self.rules.waiting(self.state_now)
        moves = {seat: int(actions.get(self.possible_agents[seat], -1)) for seat in acting}
        for seat, move in moves.items():
            self.rules.check(self.state_now, seat, move)
        for seat, move in moves.items():
            self.rules.apply(self.state_now, seat, move, None)
        agents = self.agents
        over = self.rules.over(self.state_now)
        paid = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if over:
            paid, infos = self.results()
            self.agents = []
        return self._observations(), paid, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> Any:
        """Show the table as anybody sees it."""
        return render(self.layout, self.render_mode, self.state_now, None)
