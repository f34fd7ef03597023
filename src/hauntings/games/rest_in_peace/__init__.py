"""Rest in Peace: a duel of bluff and timing over ten mansions. The rules are docs/rules/rest-in-peace.md (RIP)."""
