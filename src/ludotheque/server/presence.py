"""What nodes say to each other about a table: small things, that may be lost."""

import msgspec


class Presence(msgspec.Struct, tag="present", tag_field="t", frozen=True):
    """The seats whose players are connected to a node."""

    seats: list[int]
    asking: bool = False  # for the others' answer


class Phrase(msgspec.Struct, tag="said", tag_field="t", frozen=True):
    """A phrase that a player has said."""

    seat: int
    phrase: str


OVERHEARD: "msgspec.json.Decoder[Presence | Phrase]" = msgspec.json.Decoder(Presence | Phrase)
