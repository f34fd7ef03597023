"""The texts of the rulebook: well formed, the same in three languages, and nothing of the rules left out.

`docs/writing-the-rulebook.md` tells the format.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hauntings.engine.codec import Plain
from hauntings.i18n.registry import speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.rulebook.blocks import Block, Example, Grid, Heading, Items, Setup, Text, Things, runs_of
from hauntings.rulebook.books import FOLDER, box_told_by, place, text_of
from hauntings.rulebook.parse import PREFIXES, BadText, parsed
from tests.test_rulings import RULES, rows

ROOT = Path(__file__).resolve().parents[1]
WRITTEN = [name for name in PREFIXES if all(place(name, language).is_file() for language in LANGUAGES)]
FILES = [(name, language) for name in PREFIXES for language in LANGUAGES if place(name, language).is_file()]
# Sections that tell how the files and the program are made, or repeat in other words what players read elsewhere.
FOR_DEVELOPERS = {
    "RIP": {"0", "8", "11", "11.1", "11.2", "11.3", "12", "13", "15"},
    "13G": {"0", "7", "8", "9", "10", "12"},
    "GS": {"18", "20"},
    "WM": {"21", "22", "24"},
    "BS": {"15", "17", "18", "19"},
}


def sections(prefix: str) -> list[str]:
    """The numbers of the headings of a rules file."""
    if prefix not in RULES:
        return []
    text = (ROOT / "docs" / "rules" / RULES[prefix][0]).read_text("utf-8")
    return re.findall(r"^#{2,4} (\d+(?:\.\d+)*)\.? ", text, re.M)


def known(ref: str) -> bool:
    """Is it a section (or a point of one), a ruling, or a card?"""
    prefix, _, what = ref.partition(" ")
    if what.startswith("r"):
        return int(what[1:]) in [row[1] for row in rows() if row[0] == prefix]
    if what.startswith("#"):
        return prefix in ("GS", "WM", "BS") or 0 < int(what[1:]) <= {"RIP": 29, "13G": 13}.get(prefix, 0)
    parts = what[1:].split(".")
    return any(".".join(parts[:count]) in sections(prefix) for count in range(1, len(parts) + 1))


def shape(block: Block) -> tuple[object, ...]:
    """What must be equal in all languages: all but the words."""
    body = block.body
    facts: tuple[object, ...] = ()
    if isinstance(body, Heading):
        facts = (body.level, body.section)
    elif isinstance(body, Items):
        facts = (body.numbered, len(body.items))
    elif isinstance(body, Grid):
        facts = (len(body.head), len(body.rows))
    elif isinstance(body, Things):
        facts = (body.kind, *body.things)
    elif isinstance(body, Setup | Example):
        facts = (body,)
    return type(body).__name__, block.anchors, block.switch, block.value, facts


def first_words(block: Block) -> str:
    return "".join(run.text for run in runs_of(block))[:40]


def readings(value: Plain) -> str:
    """A value of a switch as the texts write it."""
    return json.dumps(value) if isinstance(value, bool | int) else str(value)


@pytest.mark.parametrize(("name", "language"), FILES)
def test_a_text_is_well_formed(name: str, language: str) -> None:
    """Links lead to rules that exist; pictures, examples and conditions name things of the box."""
    text = text_of(name, language)
    box = box_told_by(name)
    switches = {switch.name: [readings(value) for value in switch.allowed] for switch in box.switches}
    shown = {(thing.kind, thing.number) for thing in speaker(box.name, Words(language)).gallery()}
    assert len(text.title) > 3
    for block in text.blocks:
        where = f"{language}/{name}.md: {first_words(block)!r}"
        for ref in [*block.anchors, *[run.ref for run in runs_of(block) if run.ref]]:
            assert known(ref), f"{where}: there is no {ref}"
        if block.switch:
            assert block.value in switches[block.switch], f"{where}: {block.switch} has {switches[block.switch]}"
        if isinstance(block.body, Heading) and block.body.section:
            assert known(f"{text_prefix(text)} §{block.body.section}"), f"{where}: no such section"
        if isinstance(block.body, Things):
            for thing in block.body.things:
                assert (block.body.kind, thing) in shown, f"{where}: there is no {block.body.kind} {thing}"
        if isinstance(block.body, Setup):
            assert block.body.players in box.seats, f"{where}: for {box.seats} players"
        if isinstance(block.body, Example):
            assert block.body.name in examples(name), f"{where}: examples.json has no {block.body.name}"


def text_prefix(text: Text) -> str:
    return PREFIXES[text.name]


def examples(name: str) -> list[str]:
    return list(json.loads((FOLDER / "examples.json").read_text("utf-8")).get(name, {}))


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_text_is_the_same_in_every_language(name: str, language: str) -> None:
    """Block by block: headings, what each tells, conditions, pictures, lengths of lists and tables."""
    english, other = text_of(name, "en").blocks, text_of(name, language).blocks
    for one, two in zip(english, other, strict=False):
        assert shape(one) == shape(two), f"{first_words(one)!r} and {first_words(two)!r}"
    assert len(english) == len(other), f"{language} has {len(other)} blocks, English {len(english)}"


@pytest.mark.parametrize("name", WRITTEN)
def test_a_text_tells_all_of_the_rules(name: str) -> None:
    """Every section that players need, and every ruling."""
    prefix = PREFIXES[name]
    told = {anchor for block in text_of(name, "en").blocks for anchor in block.anchors}
    wanted = [f"{prefix} §{number}" for number in sections(prefix) if number not in FOR_DEVELOPERS[prefix]]
    wanted += [f"{prefix} r{row[1]}" for row in rows() if row[0] == prefix]
    missing = [ref for ref in wanted if ref not in told and not any(ref_under(ref, anchor) for anchor in told)]
    assert not missing, f"{len(missing)} of {len(wanted)} are told by no block: {', '.join(missing)}"


def ref_under(section: str, anchor: str) -> bool:
    """§9.6 is a part of §9: whoever tells a part tells of the section."""
    return "§" in section and anchor.startswith(f"{section}.")


def test_every_text_is_written() -> None:
    assert list(PREFIXES) == WRITTEN


def test_sections_left_out_exist() -> None:
    for prefix, numbers in FOR_DEVELOPERS.items():
        assert numbers <= set(sections(prefix)), prefix


@pytest.mark.parametrize(
    "text",
    [
        "no title",
        "# Title\n\n{§4}\n\nnot directly above",
        "# Title\n\n{nonsense}\nwords",
        "# Title\n\n{if a=b}\n{§4}\nwrong order",
        "# Title\n\n:: card",
        "# Title\n\n:: setup many",
        "# Title\n\n| a | b |\n| 1 | 2 |",
        "# Title\n\n##without a blank",
        "# Title\n\n{§4}\n## 4 Heading",
    ],
)
def test_what_is_not_of_the_format_is_refused(text: str) -> None:
    with pytest.raises(BadText, match=r"en/both\.md, line \d"):
        parsed(text, "both", "en")


def test_every_kind_of_block() -> None:
    lines = """
# Both

Words *so* and **so, [r3]**.

## 5 Curses

- one
- two
  goes on

### Own

{WM §23 r1 BS §16}
{if guard_tower=true}
1. first
2. second

| a | b |
|---|---|
| 1 | [GS §5] |

:: tile 10 11

:: setup 5
"""
    blocks = parsed(lines.strip(), "both", "en").blocks
    assert [type(block.body).__name__ for block in blocks] == [
        "Paragraph", "Heading", "Items", "Heading", "Items", "Grid", "Things", "Setup",
    ]  # fmt: skip
    assert [block.anchors for block in blocks[1:4]] == [["BOTH §5"], ["BOTH §5"], []]
    assert blocks[4].anchors == ["WM §23", "BOTH r1", "BS §16"]
    assert (blocks[4].switch, blocks[4].value) == ("guard_tower", "true")
    assert [(run.text, run.bold, run.ref) for run in runs_of(blocks[0])][-3:] == [
        ("so, ", True, ""),
        ("r3", True, "BOTH r3"),
        (".", False, ""),
    ]
    assert isinstance(blocks[2].body, Items) and blocks[2].body.items[1][0].text == "two goes on"
