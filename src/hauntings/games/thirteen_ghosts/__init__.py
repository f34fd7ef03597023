"""13 Ghosts: hide, ask, and name the others' hideouts first. The rules are docs/rules/thirteen-ghosts.md (13G)."""
