"""Leduc poker: six cards, two rounds of betting. Our small test game, and the yardstick against other engines."""
