"""Take the pictures of docs/pictures: `python -m tests.web.pictures ADDRESS` of a server that runs."""

import random
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

import ludotheque
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.sitting import Sitting

OUT = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"desktop": (1280, 800, "en", "light"), "phone": (390, 844, "fr", "dark")}


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    found = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        for size, (width, height, lang, scheme) in SIZES.items():
            for game in ("", *sorted(ludotheque.games())):
                sitting = Sitting(browser, sys.argv[1], width, height, locale=lang, color_scheme=scheme)
                if game:
                    sitting.sit(game, max(3, ludotheque.game(game).meta.least))
                    sitting.play(7, random.Random(7))
                    sitting.settled()
                else:
                    sitting.go("/")
                    sitting.page.wait_for_selector(".shelf img")
                sitting.page.wait_for_timeout(900)
                sitting.page.screenshot(path=OUT / f"{game or 'lobby'}-{size}.png")
                sitting.close()
        browser.close()


if __name__ == "__main__":
    main()
