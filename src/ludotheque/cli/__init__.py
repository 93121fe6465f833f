"""The command line."""


def main() -> None:
    from ludotheque.cli.app import run

    run()
