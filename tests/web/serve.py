"""`ludotheque`, with deals that are the same every time: what serves the tests of the page."""

from ludotheque.cli import main
from tests.server.dealing import without_luck

if __name__ == "__main__":
    without_luck()
    main()
