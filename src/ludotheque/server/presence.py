"""What nodes say to each other about a table: small things, that may be lost."""

import msgspec

from ludotheque.server.wire import PaceName


class Presence(msgspec.Struct, tag="present", tag_field="t", frozen=True):
    """Who is connected to a node: the seats of those who play there, and the pace to keep for them."""

    seats: list[int]
    asking: bool = False  # for the others' answer
    pace: PaceName | None = "calm"  # None: nobody is there, not even to look on


class Phrase(msgspec.Struct, tag="said", tag_field="t", frozen=True):
    """A phrase that a player has said."""

    seat: int
    phrase: str


OVERHEARD: "msgspec.json.Decoder[Presence | Phrase]" = msgspec.json.Decoder(Presence | Phrase)
