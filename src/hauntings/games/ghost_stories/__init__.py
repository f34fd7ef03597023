"""Ghost Stories: Taoists defend a village against Wu-Feng. The rules are docs/rules/ghost-stories.md (GS)."""
