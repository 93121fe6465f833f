"""Balance reports: what a game is like, from many games that bots play and a reader of their moves."""
