"""Scenes of Rest in Peace, grouped like the rules: docs/rules/rest-in-peace.md (RIP)."""
