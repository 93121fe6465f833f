"""`tests.web.serve`, with a page that a test may change while it is served: the folder that PAGE names."""

import os
from pathlib import Path

from ludotheque.cli import main
from ludotheque.server import run
from ludotheque.server.http.app import App
from tests.server.dealing import without_luck


class Copied(App):
    def __init__(self, *args: object, **more: object) -> None:
        super().__init__(*args, static=Path(os.environ["PAGE"]), **more)  # type: ignore[arg-type]  # as run.py calls it


if __name__ == "__main__":
    without_luck()
    run.App = Copied  # type: ignore[misc]  # in this process only
    main()
