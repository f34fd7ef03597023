"""From a text file to blocks. The format is a small part of Markdown; docs/writing-the-rulebook.md tells it."""

from __future__ import annotations

import re
from typing import Final

from hauntings.rulebook.blocks import Block, Body, Example, Grid, Heading, Items, Paragraph, Run, Setup, Text, Things

PREFIXES: Final = {
    "rest-in-peace": "RIP",
    "thirteen-ghosts": "13G",
    "ghost-stories": "GS",
    "white-moon": "WM",
    "black-secret": "BS",
    "both": "BOTH",
}
REF: Final = r"(?:(RIP|13G|GS|WM|BS|BOTH) )?(§[\d.]*\d|r\d+|#\d+)"
ANCHOR: Final = re.compile(REF)
LINK: Final = re.compile(rf"\[{REF}\]")
STYLE: Final = re.compile(rf"\*\*(.+?)\*\*|\*([^*]+?)\*|{LINK.pattern}")
HEADING: Final = re.compile(r"(#{2,4}) (?:(\d[\d.]*) )?(.+)")
WHEN: Final = re.compile(r"\{if (\w+)=(\w+)\}")
THINGS: Final = re.compile(r":: (\w[\w-]*)((?: [\w-]+)*)")
NUMBERED: Final = re.compile(r"\d+\. ")


class BadText(ValueError):
    """A line that is not of the format; the sentence says which and why."""


def parsed(text: str, name: str, language: str) -> Text:
    """A whole file.

    >>> lines = ["# Ghosts", "", "Boo.", "", "## 4 A turn", "", "{§4 r13}", "Name **any** number, see [#4]."]
    >>> text = parsed("\\n".join(lines), "thirteen-ghosts", "en")
    >>> text.title, text.blocks[2].anchors, [run.ref for run in text.blocks[2].body.runs]
    ('Ghosts', ['13G §4', '13G r13'], ['', '', '', '13G #4', ''])
    """
    return Parser(text, name, language).text()


class Parser:
    """Reads block after block: blank lines part them, lines in braces belong to the block below."""

    def __init__(self, text: str, name: str, language: str) -> None:
        self.lines: Final = text.splitlines()
        self.name: Final = name
        self.language: Final = language
        self.prefix: Final = PREFIXES[name]
        self.section: list[str] = []  # of the last heading: a block that says nothing else tells it
        self.at = 0

    def text(self) -> Text:
        if not self.lines or not self.lines[0].startswith("# "):
            raise self.wrong("the first line is the title: '# Title'")
        title = self.lines[0][2:].strip()
        self.at = 1
        blocks: list[Block] = []
        while self.at < len(self.lines):
            if self.lines[self.at].strip():
                blocks.append(self.block())
            else:
                self.at += 1
        return Text(self.name, self.language, title, blocks)

    def block(self) -> Block:
        anchors: list[str] | None = None
        switch = value = ""
        while self.lines[self.at].startswith("{"):
            line = self.lines[self.at].strip()
            when = WHEN.fullmatch(line)
            if when:
                switch, value = when[1], when[2]
            elif anchors is None and not switch:
                anchors = self.anchors(line)
            else:
                raise self.wrong("first what the block tells, {§4 r13}, then when it is told, {if switch=value}")
            self.at += 1
            if self.at == len(self.lines) or not self.lines[self.at].strip():
                raise self.wrong("a line in braces stands directly above its block")
        body = self.body()
        if isinstance(body, Heading):
            if anchors or switch:
                raise self.wrong("a heading has a number of its own and is always told")
            self.section = [f"{self.prefix} §{body.section}"] if body.section else []
        return Block(body, self.section if anchors is None else anchors, switch, value)

    def anchors(self, line: str) -> list[str]:
        """`{§4.1 r12 GS r13 #11}`: a rule of another book is named with it."""
        inner = line.removeprefix("{").removesuffix("}")
        if not line.endswith("}") or ANCHOR.sub("", inner).strip() or not inner.strip():
            raise self.wrong("what a block tells is written like {§4.1 r12 #11 GS r3}")
        return [self.ref(match) for match in ANCHOR.finditer(inner)]

    def ref(self, match: re.Match[str]) -> str:
        return f"{match[match.re.groups - 1] or self.prefix} {match[match.re.groups]}"

    # --- kinds of block -----------------------------------------------------------------------------------------

    def body(self) -> Body:
        line = self.lines[self.at]
        if line.startswith("#"):
            return self.heading()
        if line.startswith("::"):
            return self.picture()
        lines = self.taken()
        if line.startswith("|"):
            return self.grid(lines)
        if line.startswith("- "):
            return Items(False, [self.runs(item) for item in self.items(lines, re.compile("- "))])
        if NUMBERED.match(line):
            return Items(True, [self.runs(item) for item in self.items(lines, NUMBERED)])
        return Paragraph(self.runs(" ".join(lines)))

    def taken(self) -> list[str]:
        """The lines up to the next blank one."""
        start = self.at
        while self.at < len(self.lines) and self.lines[self.at].strip():
            self.at += 1
        return [line.strip() for line in self.lines[start : self.at]]

    def heading(self) -> Heading:
        match = HEADING.fullmatch(self.lines[self.at].strip())
        if not match:
            raise self.wrong("a heading is '## 4 A turn' or '## A turn', with two to four #")
        self.at += 1
        return Heading(len(match[1]), (match[2] or "").rstrip("."), self.runs(match[3]))

    def picture(self) -> Body:
        match = THINGS.fullmatch(self.lines[self.at].strip())
        words = match[2].split() if match else []
        if match is None or not words:
            raise self.wrong("a picture is ':: card 11 12', ':: setup 4' or ':: example NAME'")
        self.at += 1
        if match[1] == "setup":
            if len(words) != 1 or not words[0].isdigit():
                raise self.wrong("a set-up is for a number of players: ':: setup 4'")
            return Setup(int(words[0]))
        if match[1] == "example":
            return Example(words[0])
        return Things(match[1], words)

    def items(self, lines: list[str], mark: re.Pattern[str]) -> list[str]:
        """Lines of a list; one without a mark goes on with the item before."""
        found: list[str] = []
        for line in lines:
            if mark.match(line):
                found.append(mark.sub("", line, count=1))
            else:
                found[-1] += " " + line
        return found

    def grid(self, lines: list[str]) -> Grid:
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        if len(rows) < 3 or not re.fullmatch(r"[|: -]+", lines[1]) or len({len(row) for row in rows}) != 1:
            raise self.wrong("a table has a head, a line |---|---| and rows, all with as many cells")
        cells = [[self.runs(cell) for cell in row] for row in rows]
        return Grid(cells[0], cells[2:])

    def runs(self, text: str) -> list[Run]:
        """Bold, italic and links; everything else is text."""
        found: list[Run] = []
        at = 0
        for match in STYLE.finditer(text):
            if match.start() > at:
                found.append(Run(text[at : match.start()]))
            if match[1] or match[2]:
                found += [
                    Run(run.text, bool(match[1]), bool(match[2]), run.ref) for run in self.runs(match[1] or match[2])
                ]
            else:
                found.append(Run(match[0][1:-1], ref=self.ref(match)))
            at = match.end()
        if at < len(text):
            found.append(Run(text[at:]))
        return found

    def wrong(self, why: str) -> BadText:
        line = min(self.at, len(self.lines) - 1)
        shown = self.lines[line][:60] if self.lines else ""
        return BadText(f"{self.language}/{self.name}.md, line {line + 1}: {why}; not {shown!r}")
