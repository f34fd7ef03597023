"""Hand-written policies, one per game: `choose(view, question, options, random) -> token`."""
