"""What a text of the rulebook consists of, as pages and terminal get it."""

from __future__ import annotations

from msgspec import Struct


class Run(Struct, omit_defaults=True):
    """Words in a row that look alike. `ref` leads to a rule: `13G §4`, `13G r13`, `13G #11`."""

    text: str
    bold: bool = False
    italic: bool = False
    ref: str = ""


class Heading(Struct, tag="heading"):
    """`section` is that of the rules file which is told below; none: a heading of its own."""

    level: int
    section: str
    runs: list[Run]


class Paragraph(Struct, tag="paragraph"):
    runs: list[Run]


class Items(Struct, tag="items"):
    """A list, with numbers or with dots."""

    numbered: bool
    items: list[list[Run]]


class Grid(Struct, tag="grid"):
    head: list[list[Run]]
    rows: list[list[list[Run]]]


class Things(Struct, tag="things"):
    """Pictures of components: what they are, and which."""

    kind: str
    things: list[str]


class Setup(Struct, tag="setup"):
    """A picture of the set-up for so many players."""

    players: int


class Example(Struct, tag="example"):
    """A small position to play through; the paragraph after it says what to see there."""

    name: str


Body = Heading | Paragraph | Items | Grid | Things | Setup | Example


class Block(Struct, omit_defaults=True):
    """`anchors`: the sections, rulings and cards that it tells. `switch` and `value`: told only where the table plays
    so."""

    body: Body
    anchors: list[str] = []
    switch: str = ""
    value: str = ""


class Text(Struct):
    """One file: what it is called, and its blocks."""

    name: str
    language: str
    title: str
    blocks: list[Block]


def runs_of(block: Block) -> list[Run]:
    """All words of a block, in order."""
    body = block.body
    if isinstance(body, Heading | Paragraph):
        return body.runs
    if isinstance(body, Items):
        return [run for item in body.items for run in item]
    if isinstance(body, Grid):
        return [run for row in [body.head, *body.rows] for cell in row for run in cell]
    return []
