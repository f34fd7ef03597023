"""What all games share: a table with a stack of effects, chance, views, laws and search. Knows no game."""
