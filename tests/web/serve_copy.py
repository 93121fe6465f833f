"""`tests.web.serve`, with a page that a test may change while it is served: the folder that PAGE names."""

import os
from collections.abc import Iterable
from pathlib import Path

from ludotheque.cli import main
from ludotheque.server import run
from ludotheque.server.http.app import App
from ludotheque.server.lobby import Lobby
from tests.server.dealing import without_luck


class Copied(App):
    def __init__(self, lobby: Lobby, names: Iterable[str] = ()) -> None:
        super().__init__(lobby, Path(os.environ["PAGE"]), names)


if __name__ == "__main__":
    without_luck()
    vars(run)["App"] = Copied  # in this process only
    main()
