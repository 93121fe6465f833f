"""Resuming a game that was left unfinished."""

import time

from rich.console import Console
from rich.text import Text

from ludotheque.cli import keyboard, saves
from ludotheque.cli.saves import Save
from ludotheque.engine.refused import Refused
from ludotheque.library import all_games
from ludotheque.match import Match, replay
from ludotheque.text.words import Words, sentence

OFFERED = 5  # matches, the latest


def offer(game: str | None, words: Words, console: Console) -> Save | None:
    """Let the player take up one of the matches that were left; None for a new one."""
    free = []
    for save in saves.left(game):
        if save.claim():
            free.append(save)
        if len(free) == OFFERED:
            break
    chosen = choose(free, words, console) if free else None
    for save in free:
        if save is not chosen:
            save.release()
    return chosen


def choose(free: list[Save], words: Words, console: Console) -> Save | None:
    console.print(Text(words("cli-left", {"count": len(free)}), style="bold"))
    for number, save in enumerate(free, 1):
        console.print(Text(f"{number:>3}  ", style="bold").append(describe(save, words), style="not bold"))
    console.print(Text("  n  ", style="bold").append(words("cli-new"), style="not bold"))
    while True:
        said = keyboard.line(console, words("cli-which") + " ").strip().lower()
        if said in ("", "1"):
            return free[0]
        if said in ("n", "new", "nouvelle"):
            return None
        if said.isdecimal() and 1 <= int(said) <= len(free):
            return free[int(said) - 1]
        console.print(Text(words("cli-which-again", {"count": len(free)})))


def describe(save: Save, words: Words) -> str:
    """Describe a match so that it is known from others: the game, who plays, how far it got, when it was left."""
    title = all_games()[save.record.game].meta.title if save.record.game in all_games() else save.record.game
    return words(
        "cli-left-match",
        {
            "title": title,
            "players": words.join([seat.name for seat in save.seats]),
            "moves": len(save.record.moves),
            "when": time.strftime("%Y-%m-%d %H:%M", save.when),
        },
    )


def take_up(save: Save, words: Words, console: Console) -> Match | None:
    """Open a saved match where it was left; one that these rules do not lead to stays on disk, untouched."""
    try:
        return replay(save.record)
    except Refused as refused:
        console.print(
            Text(words("cli-cannot-resume", {"reason": sentence(refused, words.lang), "file": str(save.path)}))
        )
        save.release()
        return None
