"""What the lobby knows of a game before loading it: its seats, its options, whose game it is."""

from collections.abc import Mapping, Sequence

from ludotheque.engine.refused import Refused, shortened

Value = bool | int | str
Options = dict[str, Value]

ON = ("on", "true", "yes", "1")
OFF = ("off", "false", "no", "0")


class Option:
    """One choice made when a table is opened: a name, the values it may take, the one it has if nobody says.

    `seats` limits it to some player counts; asking for it elsewhere is refused with `rule`.
    """

    def __init__(
        self, name: str, values: Sequence[Value], default: Value, rule: str, seats: Sequence[int] | None = None
    ) -> None:
        self.name = name
        self.values = list(values)
        self.default = default
        self.rule = rule
        self.seats = seats

    def read(self, said: object) -> Value:
        """Find the value that somebody means, typed or as JSON."""
        for value in self.values:
            if type(value) is type(said) and value == said:
                return value
        word = str(said).strip().lower().replace("-", "_")
        for value in self.values:
            if isinstance(value, bool):
                if word in (ON if value else OFF):
                    return value
            elif word == str(value).lower():
                return value
        allowed = [as_typed(value) for value in self.values]
        raise Refused("option-value", self.rule, option=self.name, allowed=allowed, said=shortened(said))


def as_typed(value: Value) -> str:
    """Write the value of an option as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def first_player(rule: str, most: int) -> Option:
    """Return the option that every game has: who starts."""
    return Option("first", ["random", *range(most)], "random", rule)


class Meta:
    """A game on the shelf. `version` numbers its rules: records of other versions are not replayed silently.

    `moments` names the marks that its rules set in the journal.
    """

    def __init__(
        self,
        name: str,
        title: str,
        prefix: str,
        least: int,
        most: int,
        minutes: int,
        version: int,
        options: list[Option],
        designers: str,
        publisher: str,
        moments: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.prefix = prefix  # of its rule ids
        self.least = least
        self.most = most
        self.minutes = minutes
        self.version = version
        self.options = options
        self.designers = designers
        self.publisher = publisher
        self.moments = moments

    def resolve(self, seats: int, given: Mapping[str, object]) -> Options:
        """Complete and check the options of a table; raise Refused with the rule that forbids them."""
        if isinstance(seats, bool) or not self.least <= seats <= self.most:
            raise self.wrong_seats(str(seats))
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise Refused("option-name", title=self.title, option=shortened(name), known=known)
        resolved: Options = {}
        for option in self.options:
            here = option.seats is None or seats in option.seats
            if not here:
                value: Value = False
                if option.name in given and option.read(given[option.name]) is not False:
                    players = [str(n) for n in option.seats or ()]
                    raise Refused("option-seats", option.rule, option=option.name, players=players)
            elif option.name in given:
                value = option.read(given[option.name])
            else:
                value = option.default
            if option.name == "first" and isinstance(value, int) and value >= seats:
                raise Refused("seat", option.rule, seat=value, seats=seats)
            resolved[option.name] = value
        return resolved

    def wrong_seats(self, said: str) -> Refused:
        """Make the refusal of a number of players that the game is not for."""
        rule = f"{self.prefix}.setup.players"
        if self.least == self.most:
            return Refused("players-exactly", rule, title=self.title, most=self.most, said=said)
        return Refused("players", rule, title=self.title, least=self.least, most=self.most, said=said)


def first_seat(options: Options) -> int:
    """Return the chosen first seat, or -1 to draw it."""
    first = options["first"]
    return first if isinstance(first, int) else -1
