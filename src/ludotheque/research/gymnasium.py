"""Gymnasium: one seat of a game, the others held by bots.

>>> import gymnasium
>>> import ludotheque.research.gymnasium  # registers an id for each game
>>> table = gymnasium.make("ludotheque/Odin-v1", seats=3, bots="easy")
>>> observation, info = table.reset(seed=7)
>>> observation["action_mask"].sum() > 0
np.True_
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

from ludotheque.bots.levels import bot_rng, make
from ludotheque.engine.bot import Bot, ask
from ludotheque.engine.refused import NoSuchSeat, Refused, shortened
from ludotheque.library import all_games
from ludotheque.research.arrays import Eye, Layout, Observation
from ludotheque.research.extras import missing
from ludotheque.research.lanes import rewards
from ludotheque.research.pettingzoo import MODES, checked, render, space_of

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("research", error) from None

ILLEGAL = ("end", "raise")


class Seat(gymnasium.Env[Observation, Any]):
    """One seat against bots: a step goes from one decision of that seat to its next.

    The bots are levels, or objects with `choose`; fewer than the other seats take turns at filling them. An action
    that is not legal ends the game with a reward of −1, and `info["illegal"]` names the rule; with `illegal="raise"`
    it raises IllegalMove. `action_masks()` is what MaskablePPO asks for.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "medium",
        illegal: str = "end",
        render_mode: str | None = None,
        sheet: str | None = None,
        **options: object,
    ) -> None:
        meta = all_games()[game].meta if game in all_games() else None
        self.layout = Layout(game, meta.least if seats is None and meta is not None else seats or 0, options, sheet)
        self.rules = self.layout.rules
        if type(seat) is not int or not 0 <= seat < self.layout.seats:
            raise NoSuchSeat("seat", seat=shortened(seat), seats=self.layout.seats)
        if illegal not in ILLEGAL:
            raise Refused("illegal-option", said=shortened(illegal))
        self.seat = seat
        self.illegal = illegal
        self.render_mode = checked(render_mode)
        self.said = [bots] if isinstance(bots, str | Bot) else list(bots)
        if not 1 <= len(self.said) < self.layout.seats:
            raise Refused("other-bots", seats=self.layout.seats - 1, count=len(self.said))
        self.observation_space: Any = space_of(self.layout, self.layout.actions)
        self.action_space = spaces.Discrete(self.layout.actions)
        self.deal = 0  # the seed that the game was dealt with
        self.decisions = 0
        self.state_now = self.rules.blank()
        self._settle()

    def _settle(self) -> None:
        """Make what is not kept: the rules, the bots, the eye."""
        self.rules = self.layout.rules
        made = [make(bot, self.layout.game) if isinstance(bot, str) else bot for bot in self.said]
        others = [seat for seat in range(self.layout.seats) if seat != self.seat]
        self.bots = {other: made[number % len(made)] for number, other in enumerate(others)}
        self.eye = Eye(self.layout)

    def __copy__(self) -> Self:
        return deepcopy(self)  # a copy that shared the state would be of no use

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("rules", "bots", "eye")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._settle()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game: the one `match(seed=seed)` deals, or without a seed the next of a row that began with one."""
        super().reset(seed=seed)
        self.deal = int.from_bytes(self.np_random.bytes(12), "big") if seed is None else seed
        self.decisions = 0
        self.state_now = self.rules.start(self.deal)
        self._go_on()
        return self._observe(), {}

    def _go_on(self) -> None:
        """Let the bots act until it is the seat's turn, or all is over."""
        s = self.state_now
        while (seat := int(self.rules.to_move(s))) not in (-1, self.seat):
            move = ask(self.bots[seat], self.rules, s, seat, bot_rng(self.deal, self.decisions))
            self._play(seat, int(move))

    def _play(self, seat: int, move: int) -> None:
        self.rules.apply(self.state_now, seat, move, None)
        self.decisions += 1

    def _observe(self) -> Observation:
        return self.eye.observation(self.state_now, self.seat, not self.rules.over(self.state_now))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until the seat is asked again."""
        move = int(action)
        rule = self.rules.why_not(self.state_now, self.seat, move)
        if rule:
            if self.illegal == "raise":
                self.rules.check(self.state_now, self.seat, move)
            return self._observe(), -1.0, True, False, {"illegal": rule}
        self._play(self.seat, move)
        self._go_on()
        if not self.rules.over(self.state_now):
            return self._observe(), 0.0, False, False, {}
        ranking, scores = self.rules.ranking(self.state_now), self.rules.scores(self.state_now)
        info = {"place": ranking[self.seat], "score": scores[self.seat]}
        return self._observe(), rewards(ranking)[self.seat], True, False, info

    def action_masks(self) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """Return which actions are legal."""
        return self._observe()["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """Show the table as the seat sees it."""
        return render(self.layout, self.render_mode, self.state_now, self.seat)


def register() -> list[str]:
    """Register an id for each game, such as ludotheque/TrickyBadger-v2, with the version of its rules."""
    ids = []
    for game in all_games().values():
        name = "".join(word.capitalize() for word in game.name.split("_"))
        ids.append(f"ludotheque/{name}-v{game.meta.version}")
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(ids[-1], "ludotheque.research.gymnasium:Seat", kwargs={"game": game.name})
    return ids


IDS = register()
