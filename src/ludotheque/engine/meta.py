"""What the lobby knows of a game before loading it: its seats, its options, whose game it is."""

from collections.abc import Mapping, Sequence

from ludotheque.engine.refused import Refused

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
        allowed = ", ".join(("on" if v else "off") if isinstance(v, bool) else str(v) for v in self.values)
        raise Refused(f"the option {self.name} takes one of: {allowed}; not {said}", self.rule)


def first_player(rule: str, most: int) -> Option:
    """Give the option that every game has: who begins."""
    return Option("first", ["random", *range(most)], "random", rule)


class Meta:
    """A game on the shelf. `version` numbers its rules: records of other versions are not replayed silently."""

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

    def resolve(self, seats: int, given: Mapping[str, object]) -> Options:
        """Complete and check the options of a table; raise Refused with the rule that forbids them."""
        if isinstance(seats, bool) or not self.least <= seats <= self.most:
            raise Refused(
                f"{self.title} is for {self.least} to {self.most} players, not {seats}", f"{self.prefix}.setup.players"
            )
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise Refused(f"{self.title} has no option {name}; it has {', '.join(known)}")
        resolved: Options = {}
        for option in self.options:
            here = option.seats is None or seats in option.seats
            if not here:
                value: Value = False
                if option.name in given and option.read(given[option.name]) is not False:
                    wanted = " or ".join(map(str, option.seats or ()))
                    raise Refused(f"the option {option.name} is for {wanted} players only", option.rule)
            elif option.name in given:
                value = option.read(given[option.name])
            else:
                value = option.default
            if option.name == "first" and isinstance(value, int) and value >= seats:
                raise Refused(f"there is no seat {value} at a table of {seats}", option.rule)
            resolved[option.name] = value
        return resolved


def first_seat(options: Options) -> int:
    """Give the chosen first seat, or -1 to draw it."""
    first = options["first"]
    return first if isinstance(first, int) else -1
