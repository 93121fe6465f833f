"""`python -m ludotheque` is the same as `ludotheque`."""

from ludotheque.cli import main

if __name__ == "__main__":
    main()
