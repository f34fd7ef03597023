"""Scenes of Ghost Stories, grouped like the rules: docs/rules/ghost-stories.md (GS)."""
