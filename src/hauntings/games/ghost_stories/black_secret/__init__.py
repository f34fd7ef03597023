"""Black Secret: one player is Wu-Feng."""
