"""Tournaments: the same deals for every line-up, ratings, and what is decided."""
