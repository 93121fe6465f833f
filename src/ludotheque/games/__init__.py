"""The games: a folder each, found by walking this one; nothing outside a folder names its game."""
