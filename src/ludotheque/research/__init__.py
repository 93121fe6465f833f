"""Studying the games: simulation, and what its figures say."""
