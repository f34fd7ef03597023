"""Scenes: a position, every choice and die scripted, and what must come of it."""
