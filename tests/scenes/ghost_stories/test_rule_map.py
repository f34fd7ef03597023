"""docs/rulings.md maps every section of the rules of Ghost Stories to code and tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
CODE = ROOT / "src" / "hauntings" / "games" / "ghost_stories"
ROW = re.compile(r"^- GS §([\d.]+) [^:]+: (.+)$", re.M)


def test_the_map_has_every_section() -> None:
    rules = (ROOT / "docs" / "rules" / "ghost-stories.md").read_text("utf-8")
    sections = re.findall(r"^##+ ([\d.]+\d|\d)\.? ", rules, re.M)
    mapped = [row[0] for row in ROW.findall((ROOT / "docs" / "rulings.md").read_text("utf-8"))]
    assert mapped == sections


def test_the_map_leads_somewhere() -> None:
    for section, row in ROW.findall((ROOT / "docs" / "rulings.md").read_text("utf-8")):
        names = re.findall(r"`([^`]+)`", row)
        source = ""
        for name in names:
            if "::" in name:
                file, _, test = name.partition("::")
                assert f"def {test}(" in (Path(__file__).parent / file).read_text("utf-8"), f"§{section}: {name}"
            elif "." in name:
                source = (CODE / name).read_text("utf-8")
            else:
                assert re.search(rf"^(class |def )?{name}\b", source, re.M), f"§{section}: {name}"
        assert section == "18" or any("::" in name for name in names), f"§{section} names no test"
