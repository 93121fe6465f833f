"""Ours beside the peers, in one run, as ratios."""
