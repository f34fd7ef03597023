"""The base game, chapter by chapter. Expansions fill the seams of rules.py and never change these files."""
