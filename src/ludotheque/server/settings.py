"""What whoever runs a server may change, in a TOML file."""

import tomllib
from pathlib import Path

import msgspec

from ludotheque.engine.refused import Refused, shortened
from ludotheque.text import system


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits and defaults of a server; times in seconds, sizes in bytes."""

    store: str = ""  # postgresql://…, a log that several servers share; empty: a file in the data folder

    # A socket
    message_size: int = 8_192
    messages_per_second: float = 15
    messages_at_once: int = 60
    hello_within: float = 10
    outbox: int = 16  # views waiting for a slow browser; then it gets the present alone
    strikes: int = 20  # messages that are none, or too many, before a socket is closed

    # An address
    sockets_per_address: int = 120
    tables_per_minute: float = 20
    joins_per_minute: float = 60
    heavy_per_minute: float = 20  # replays, verifications, sheets, positions
    heavy_at_once: int = 2  # of these, being looked at or waiting
    reads_per_minute: float = 600  # lists, texts, rulebooks
    loads_per_minute: float = 120  # pieces and records: a table may have to be brought in from the disk for them
    public_per_address: int = 10  # public tables that are open, so that one address cannot fill the list
    body_within: float = 20  # for what is handed in to arrive

    # A table
    sockets_per_table: int = 200
    waiting_per_table: int = 64  # messages that wait for their turn
    events_per_table: int = 20_000  # beyond them nothing can be taken back any more
    sheet_size: int = 32_768
    sheet_seconds: float = 0.25  # of a processor, that a table with a sheet of its own may take at a time
    sheet_memory: int = 8 << 20  # that such a table may take
    own_sheets: int = 100  # such tables in memory at the same time
    record_size: int = 2_000_000
    absent_after: float = 20
    unload_after: float = 300  # without a socket, and with nothing to do
    forget_open_after: float = 7 * 86_400  # tables that were opened and never started

    # Bots
    workers: int = 0  # processes for bots; 0: one core less than there are. One for hints, one for files come besides
    worker_memory: int = 1 << 30  # of each; 0: no limit
    bot_pause: float = 0.7  # before a bot moves, so that people can follow
    bot_seconds: float = 8
    hint_level: str = ""  # empty: the strongest
    timeout_level: str = "medium"  # who moves for a player whose time is up
    replay_seconds: float = 20
    replay_cpu: float = 10  # seconds of a processor for a record or a sheet; 0: no limit


KINDS = {str: "settings-text", int: "settings-whole", float: "settings-number"}  # what a setting must be


def read(path: Path) -> Settings:
    """Read a settings file; raise Refused with the reason if it is not valid."""
    try:
        given = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Refused("file", file=str(path), reason=system.reason(error)) from None
    except ValueError:  # not TOML, not even text
        raise Refused("settings-toml", file=str(path)) from None
    known = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    for name, value in given.items():
        if name not in known:
            raise Refused("settings-name", file=str(path), name=shortened(name), known=list(known))
        try:
            msgspec.convert(value, known[name])
        except msgspec.ValidationError:
            raise Refused(KINDS[known[name]], file=str(path), name=name, said=shortened(value)) from None
    return msgspec.convert(given, Settings)
