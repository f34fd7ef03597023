"""The rulebook: the rules of every box in our own words, to read, search and try. Texts and positions are data."""
