"""What the operator of a server may change, in a TOML file."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludotheque.bots.levels import OFFERED
from ludotheque.bots.policy import PREFIX
from ludotheque.engine.refused import Refused, shortened
from ludotheque.text import system


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits and defaults of a server; times in seconds, sizes in bytes."""

    store: str = ""  # postgresql://…, a log that several servers share; empty: a file in the data folder
    # Names it answers to, besides IP addresses, localhost and this machine's own; "*": all
    hosts: list[str] = []

    # With `--nodes`: the first of the ports at which each node is reached by itself, from this machine alone; 0: none
    node_ports: int = 0

    drain: float = 0  # how long a server that is told to stop serves on, no longer ready, so that a balancer notices

    # A socket
    message_size: int = 8_192  # of a message, at most
    messages_per_second: float = 15  # of one socket, on average
    messages_at_once: int = 60  # of one socket, at most
    frames_per_second: float = 60  # WebSocket frames of every kind, pings too; a packet is at least one
    frames_at_once: int = 240  # of one socket, at most
    bytes_per_second: float = 65_536  # of one socket, on average
    bytes_at_once: int = 262_144  # of one socket, at most
    hello_within: float = 10  # for a socket to say which seats it holds
    outbox: int = 16  # views waiting for a slow browser; then it gets the present alone
    strikes: int = 20  # what is not a message, or one too many, before a socket is closed

    # A connection
    connections: int = 10_000  # in all; fewer where the system allows fewer open files
    head_within: float = 10  # for a request to arrive, from its first byte to its blank line
    answer_within: float = 120  # for a request to be read, answered, and its answer taken

    # An address
    address_share: float = 10  # how many times what one socket may send all of its sockets may send together
    connections_per_address: int = 200  # at the same time
    sockets_per_address: int = 120  # at the same time
    requests_per_second: float = 100  # a new connection counts as one; a page takes about forty
    requests_at_once: int = 3_000  # of one address, at most
    tables_per_minute: float = 20  # opened by one address
    joins_per_minute: float = 60  # seats taken by one address
    heavy_per_minute: float = 20  # replays, verifications, sheets, positions
    heavy_at_once: int = 2  # of these, being looked at or waiting
    reads_per_minute: float = 600  # lists, texts, rulebooks
    loads_per_minute: float = 120  # pieces and records: a table may have to be brought in from the disk for them
    public_per_address: int = 10  # public tables that are open, so that one address cannot fill the list
    body_within: float = 20  # for what is handed in to arrive

    # A table
    sockets_per_table: int = 200  # spectators are turned away beyond them, players never
    waiting_per_table: int = 64  # messages that wait for their turn
    events_per_table: int = 5_000  # beyond them nobody undoes a move, or chooses otherwise, any more
    sheet_size: int = 32_768  # of a custom sheet
    sheet_seconds: float = 0.25  # of a processor, that a table with a sheet of its own may take at a time
    sheet_memory: int = 8 << 20  # that such a table may take
    own_sheets: int = 100  # such tables in memory at the same time
    record_size: int = 2_000_000  # of a record that is handed in
    patience: float = 120  # with a player who is gone, or does not move, if a table says nothing
    least_patience: float = 30  # the least that a table may ask for: a phone falls asleep for as long
    warning: float = 30  # for a player who is there to move after all, once warned
    presence_holds: float = 15  # how long a node believes what another said about who is connected there
    unload_after: float = 300  # without a socket, and with nothing to do
    idle_tables: int = 2_000  # in memory; beyond them, those that have been idle for longest go at once
    challenges_hold: float = 7 * 86_400  # how long a deal may be played again by others, and stays sealed
    forget_open_after: float = 7 * 86_400  # tables that were opened and never started

    # Bots
    # Processes for bots, as many for reviews, one for hints, one for files; 0: one core less than there are, which the
    # nodes of a machine share
    workers: int = 0
    worker_memory: int = 1 << 30  # of each; 0: no limit
    bot_pause: float = 0.9  # before a bot moves at a calm table, so that people can follow
    undo_pause: float = 1.5  # before a bot answers a person there, who may take the move back until then
    bot_seconds: float = 8  # until a bot that has not moved is given up, and the heuristic moves for it
    bot_cpu: float = 4  # seconds of a processor that a bot may think; less while others wait, or its clock runs out
    policies: list[str] = []  # files of trained bots: each is offered at the tables it is for
    hint_level: str = ""  # empty: the strongest
    hint_cpu: float = 2  # seconds of a processor for a hint; less while others wait for one
    timeout_level: str = "medium"  # who moves for people whose time is up, or who are gone, if a table says nothing
    replay_seconds: float = 20  # for a record or a sheet to be looked at, once it is its turn
    review_seconds: float = 60  # for a part of a review; a part is one decision at least
    reviews_at_once: int = 4  # being made for one address
    reviews_in_all: int = 16  # being made for all addresses together
    replay_cpu: float = 10  # seconds of a processor for a record or a sheet; 0: no limit


KINDS = {  # what a setting must be
    str: "settings-text",
    int: "settings-whole",
    float: "settings-number",
    list[str]: "settings-list",
}


def with_store(settings: Settings, store: str) -> Settings:
    """Return settings with another store; raise Refused if it is not one."""
    if not store.startswith(("postgresql://", "postgres://")):
        raise Refused("store-url", said=shortened(store))
    return msgspec.structs.replace(settings, store=store)


def with_policies(settings: Settings, bots: Sequence[str]) -> Settings:
    """Return settings with more trained bots; raise Refused if one is not a bot."""
    for bot in bots:
        if not bot.startswith(PREFIX):
            raise Refused("serve-bots", said=shortened(bot))
    files = [bot.removeprefix(PREFIX) for bot in bots]
    return msgspec.structs.replace(settings, policies=[*settings.policies, *files])


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
        if isinstance(value, int | float) and not value >= 0:  # nor what is no number at all
            raise Refused("settings-negative", file=str(path), name=name, said=shortened(value))
    settings = msgspec.convert(given, Settings)
    for name, level in (("hint_level", settings.hint_level or OFFERED[-1]), ("timeout_level", settings.timeout_level)):
        if level not in OFFERED:
            raise Refused("settings-level", file=str(path), name=name, said=shortened(level), known=OFFERED)
    return with_store(settings, settings.store) if settings.store else settings
