"""The game as an object and as a file: play, copy, undo, write, read, replay, verify, share a position."""
