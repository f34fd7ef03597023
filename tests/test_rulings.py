"""docs/rulings.md: every ruling is there and names a test that exists and cites it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PREFIXES = ("RIP", "13G", "GS", "WM", "BS", "BOTH")
WHOLE = {
    "RIP": 59,
    "13G": 29,
    "GS": 55,
    "WM": 112,
    "BS": 84,
    "BOTH": 18,
}  # rulings 1 to n of the rules text must all be there
RULES = {  # the rules text, and the headings before and after its rulings (rows of tables, or a numbered list)
    "RIP": ("rest-in-peace.md", "### 11.2 Rulings", "## 12."),
    "13G": ("thirteen-ghosts.md", "## 7. Rulings", "## 8."),
    "GS": ("ghost-stories.md", "## 18. Rulings", "## 20."),
    "WM": ("white-moon.md", "## 21. Rulings", "## 22."),
    "BS": ("black-secret.md", "## 17. Edge cases and rulings", "## 18."),
}
ROW = re.compile(r"^\| (\w+) r(\d+) \| (.+) \| ((?:`[^`]+`(?:<br>)?)+) \|$")


def rows() -> list[tuple[str, int, str, list[str]]]:
    """(prefix, number, words, tests) of every row of every table."""
    found = []
    for line in (ROOT / "docs" / "rulings.md").read_text("utf-8").splitlines():
        if line.startswith("|") and not line.startswith(("| ruling |", "|---")):
            match = ROW.match(line)
            assert match, f"not a row of a ruling: {line}"
            found.append((match[1], int(match[2]), match[3], re.findall(r"`([^`]+)`", match[4])))
    return found


def docstring(test: str) -> str | None:
    """The docstring of `path::name`, or None if there is no such test."""
    path, _, name = test.partition("::")
    if not (ROOT / path).is_file():
        return None
    for node in ast.parse((ROOT / path).read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return ast.get_docstring(node) or ""
    return None


@pytest.mark.parametrize(("prefix", "number", "words", "tests"), rows(), ids=[f"{row[0]} r{row[1]}" for row in rows()])
def test_a_ruling_names_tests_that_cite_it(prefix: str, number: int, words: str, tests: list[str]) -> None:
    assert prefix in PREFIXES
    assert len(words) > 10
    for test in tests:
        cited = docstring(test)
        assert cited is not None, f"{test} does not exist"
        assert re.search(rf"\br{number}\b", cited), f"{test} does not cite r{number}"


def test_no_ruling_is_missing_or_twice() -> None:
    for prefix in PREFIXES:
        numbers = [row[1] for row in rows() if row[0] == prefix]
        assert numbers == list(range(1, len(numbers) + 1)), f"{prefix}: every number once, in order"
        assert len(numbers) >= WHOLE.get(prefix, 0), f"{prefix}: rulings 1 to {WHOLE[prefix]}"


@pytest.mark.parametrize("prefix", RULES)
def test_the_rules_text_has_the_same_rulings(prefix: str) -> None:
    """The rulings in docs/rules and in docs/rulings.md have the same numbers."""
    name, before, after = RULES[prefix]
    text = (ROOT / "docs" / "rules" / name).read_text("utf-8")
    start = text.index(before)
    section = text[start : text.index(after, start)]
    stated = [int(number) for number in re.findall(r"^(?:\| )?(\d+)(?: \||\.) ", section, re.M)]
    assert stated and stated == [row[1] for row in rows() if row[0] == prefix]


# `[ruling 41]` or `*(ruling 41)*`, with a reason or without; not a link
INLINE = re.compile(r"\[[^\]\n]*\bruling[^\]\n]*\](?!\()|\*\([^)\n]*\bruling[^)\n]*\)\*")


@pytest.mark.parametrize("prefix", RULES)
def test_every_inline_ruling_has_its_row(prefix: str) -> None:
    """Wherever a rules text says [ruling], it says which: [ruling 41], with a reason or without; one of another book
    with its prefix, *(BOTH ruling 2)*."""
    text = (ROOT / "docs" / "rules" / RULES[prefix][0]).read_text("utf-8")
    known = {(row[0], row[1]) for row in rows()}
    found = [mark for mark in INLINE.findall(text) if mark != "[ruling]"]
    assert len(found) > 5
    for mark in found:
        cited = re.match(r"(?:\[|\*\()(?:(\w+) )?rulings? (\d+(?:, \d+)*)", mark)
        assert cited, f"{mark}: which ruling? docs/rulings.md needs a row and a test for it"
        assert {(cited[1] or prefix, int(number)) for number in cited[2].split(", ")} <= known, mark
    assert text.count("[ruling]") <= 1, "only the line that explains the word"


def test_the_head_explains_every_prefix() -> None:
    head = (ROOT / "docs" / "rulings.md").read_text("utf-8").split("\n## ")[0]
    assert re.findall(r"(\w+) is ", head.split("cited as")[1]) == list(PREFIXES)


def test_every_cited_ruling_exists() -> None:
    """A test or a source file that cites `RIP r47` cites a ruling of the table."""
    known = {f"{row[0]} r{row[1]}" for row in rows()}
    tables = {row[0] for row in rows()}
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    for path in files:
        if path != Path(__file__).resolve():
            for prefix, number in re.findall(r"\b(RIP|13G|GS|WM|BS|BOTH) r(\d+)\b", path.read_text("utf-8")):
                assert prefix not in tables or f"{prefix} r{number}" in known, (
                    f"{path.relative_to(ROOT)} cites {prefix} r{number}"
                )
