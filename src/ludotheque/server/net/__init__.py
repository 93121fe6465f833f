"""Sockets, and how much each may send."""
