"""A match on a server: who sits there, what may be done, and everybody who looks on."""
