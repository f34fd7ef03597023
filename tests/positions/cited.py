"""Which scene tests cite which rule: those that docs/rulings.md names, and those whose docstring cites a section or a
card."""

from __future__ import annotations

import ast
import hashlib
import json
import re
from functools import cache
from pathlib import Path

from hauntings.rulebook.books import FOLDER
from hauntings.rulebook.parse import PREFIXES
from tests.test_rulings import RULES, rows

ROOT = Path(__file__).resolve().parents[2]
SCENES = ROOT / "tests" / "scenes"
FOLDERS = {
    "rest_in_peace": "RIP",
    "thirteen_ghosts": "13G",
    "ghost_stories": "GS",
    "white_moon": "WM",
    "black_secret": "BS",
    "both": "BOTH",
}
CITES = re.compile(r"(?:\b(RIP|13G|GS|WM|BS|BOTH) )?(§\d+(?:\.\d+)*|#\d+)")
MOST = 6  # tests that are tried for a section
SLOW = ("test_laws", "test_odds", "test_lens", "test_judge", "test_rule_map")  # they lay no scenes, or too many


class Cited:
    """A rule and its tests, those named first first."""

    def __init__(self, prefix: str, what: str, tests: list[str], words: str = "") -> None:
        self.prefix = prefix
        self.what = what
        self.tests = tests
        self.words = words
        self.name = f"{prefix} {what}"

    def candidates(self) -> list[str]:
        """The tests that may show it."""
        quick = [test for test in self.tests if test.startswith("tests/scenes/") and not slow(test)]
        return quick if self.words else quick[:MOST]


def slow(test: str) -> bool:
    return Path(test.partition("::")[0]).name.startswith(SLOW)


@cache
def functions(path: Path) -> dict[str, tuple[str, str]]:
    """Docstring and source of every test of a file."""
    text = path.read_text("utf-8")
    return {
        node.name: (ast.get_docstring(node) or "", ast.get_source_segment(text, node) or "")
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def digest_of(test: str) -> str:
    """A fingerprint of a test's source: a position of a test that has changed since is old."""
    path, _, name = test.partition("::")
    return hashlib.blake2b(functions(ROOT / path)[name][1].encode(), digest_size=4).hexdigest()


def sections(prefix: str) -> list[str]:
    """The numbers of the headings of a rules file."""
    if prefix not in RULES:
        return []
    text = (ROOT / "docs" / "rules" / RULES[prefix][0]).read_text("utf-8")
    return re.findall(r"^#{2,4} (\d+(?:\.\d+)*)\.? ", text, re.M)


def mapped() -> dict[str, list[str]]:
    """The tests that the map in docs/rulings.md names for the sections of Ghost Stories."""
    rulings = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    return {
        f"GS §{section}": [f"tests/scenes/ghost_stories/{test}" for test in re.findall(r"`(test_\w+\.py::\w+)`", row)]
        for section, row in re.findall(r"^- GS §([\d.]+) [^:]+: (.+)$", rulings, re.M)
    }


def citing() -> dict[str, list[str]]:
    """Tests by section and card, in the order of the files."""
    found = mapped()
    for folder, own in FOLDERS.items():
        for path in sorted((SCENES / folder).glob("test_*.py")):
            for name, (words, _) in functions(path).items():
                test = f"tests/scenes/{folder}/{path.name}::{name}"
                for prefix, what in CITES.findall(words):
                    tests = found.setdefault(f"{prefix or own} {what}", [])
                    if test not in tests:
                        tests.append(test)
    return found


def cited() -> list[Cited]:
    """Every ruling; every section and card that is in the rules or that a test cites; every worked example."""
    by_rule = citing()
    refs = [Cited(prefix, f"r{number}", tests, words) for prefix, number, words, tests in rows()]
    for prefix in PREFIXES.values():
        numbers = [f"§{number}" for number in sections(prefix)]
        cites = [name.split()[1] for name in by_rule if name.startswith(f"{prefix} ")]
        numbers += sorted({what for what in cites if what not in numbers}, key=in_order)
        for number in numbers:
            tests = by_rule.get(f"{prefix} {number}", [])
            if not tests and number.startswith("§"):  # a section is shown by its points
                tests = [
                    test for name, row in by_rule.items() if name.startswith(f"{prefix} {number}.") for test in row
                ]
            refs.append(Cited(prefix, number, list(dict.fromkeys(tests))))
    told = json.loads((FOLDER / "examples.json").read_text("utf-8"))
    return refs + [
        Cited(PREFIXES[name], f"example {example}", [test]) for name in told for example, test in told[name].items()
    ]


def in_order(what: str) -> tuple[str, list[int]]:
    return what[0], [int(part) for part in what[1:].split(".")]
