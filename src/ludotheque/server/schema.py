"""The schemas of the table protocol: run `python -m ludotheque.server.schema > docs/protocol.schema.json`."""

import json
import sys
from typing import Any, get_args

import msgspec

from ludotheque.fair import Verdict
from ludotheque.server import wire
from ludotheque.server.lessons import LessonShown
from ludotheque.server.puzzles import PuzzleShown
from ludotheque.server.thinking.replays import Replay
from ludotheque.server.thinking.reviews import ReviewShown
from ludotheque.text.rulebook import Rulebook

OUTGOING = wire.Outgoing.__subclasses__()
OVER_HTTP = (
    wire.Shelf,
    wire.TableList,
    wire.Glance,
    wire.Opening,
    wire.Opened,
    wire.Branching,
    wire.Spot,
    wire.Exercise,
    wire.Joining,
    wire.Moving,
    wire.Taking,
    wire.ChallengeShown,
    wire.Comparing,
    wire.Compared,
    wire.Joined,
    wire.Moved,
    wire.Denied,
    Rulebook,
    LessonShown,
    PuzzleShown,
    Replay,
    Verdict,
    ReviewShown,
)
ENCODED = {  # put together as bytes
    ("ViewShown", "choices"): wire.ChoiceShown,
    ("Lines", "lines"): wire.LineShown,
    ("Glance", "last"): wire.LineShown,
}


def schema() -> dict[str, Any]:
    """Describe every message, as JSON Schema."""
    heard = get_args(wire.Incoming)
    every = [*heard, *OUTGOING, *OVER_HTTP, *dict.fromkeys(ENCODED.values())]
    refs, parts = msgspec.json.schema_components(every, ref_template="#/$defs/{name}")
    known = dict(zip(every, refs, strict=True))
    for (part, field), kind in ENCODED.items():
        parts[part]["properties"][field]["items"] = known[kind]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The table protocol",
        "description": "To the server and from it, over the socket; and what is sent and answered over HTTP.",
        "properties": {
            "to": {"anyOf": [known[kind] for kind in heard]},
            "from": {"anyOf": [known[kind] for kind in OUTGOING]},
            "http": {"anyOf": [known[kind] for kind in OVER_HTTP]},
        },
        "$defs": dict(sorted(parts.items())),
    }


def main() -> None:
    sys.stdout.write(json.dumps(schema(), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
