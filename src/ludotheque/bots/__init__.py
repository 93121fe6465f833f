"""Bots for every game, from the simplest to the strongest."""
