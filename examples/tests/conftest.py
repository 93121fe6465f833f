"""Put the game on the shelf, installed or not."""

from pathlib import Path

from ludotheque import shelf

shelf.add(Path(__file__).parents[1])
