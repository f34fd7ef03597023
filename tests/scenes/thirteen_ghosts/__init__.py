"""Scenes of 13 Ghosts, grouped like the rules: docs/rules/thirteen-ghosts.md (13G)."""
