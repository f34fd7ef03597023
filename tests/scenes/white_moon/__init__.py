"""Scenes of White Moon, grouped like the rules: docs/rules/white-moon.md (WM)."""
