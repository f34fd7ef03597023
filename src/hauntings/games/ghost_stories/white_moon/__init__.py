"""White Moon: villagers, Su-Ling, Moon Crystals, artifacts (WM, docs/rules/white-moon.md). It fills seams only."""
