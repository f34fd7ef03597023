"""Bots: each gets what its seat sees, never a table. Random, greedy (a hand-written policy per game), search."""
