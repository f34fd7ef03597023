"""The rulebook as lines of text: its contents, the sections about something, or all of it."""

from __future__ import annotations

from typing import Final

from hauntings.games.shelf import manifest_of
from hauntings.i18n.registry import speaker
from hauntings.i18n.speaker import Shown, Speaker, plain, wrapped
from hauntings.i18n.words import Words
from hauntings.records.record import replay
from hauntings.rulebook.blocks import Block, Example, Grid, Heading, Items, Paragraph, Run, Text, Things, runs_of
from hauntings.rulebook.books import texts_of
from hauntings.rulebook.parse import ANCHOR, PREFIXES
from hauntings.rulebook.positions import record_of_rule

ALL: Final = "all"
BETWEEN: Final = " · "


def read_out(game: str, word: str, words: Words) -> list[str]:
    """The contents; with a word, a section (`§4`), a ruling (`r12`) or a card (`#11`), what is said of it."""
    return Reader(game, words).lines(word.strip())


class Reader:
    """One box in one language."""

    def __init__(self, game: str, words: Words) -> None:
        self.game: Final = game
        self.words: Final = words
        self.says: Final[Speaker] = speaker(game, words)
        self.texts: Final = texts_of(game, words.language)
        self.shown: Final[dict[tuple[str, str], Shown]] = {
            (thing.kind, thing.number): thing for thing in self.says.gallery()
        }
        self.settings: Final = {
            (switch.name, str(value).lower()): self.says.setting(switch.name, value)
            for switch in manifest_of(game).box.switches
            for value in switch.allowed
        }

    def lines(self, word: str) -> list[str]:
        if not self.texts:  # a game of somebody else
            return [line for text in self.says.how_to_play() for line in wrapped(text)]
        if not word:
            return [*self.contents(), "", *wrapped(self.words.say("terminal-rules-more", game=self.game))]
        found = [line for text in self.texts for line in self.about(text, word)]
        return found or [self.words.say("terminal-rules-nothing", word=word)]

    def contents(self) -> list[str]:
        lines: list[str] = []
        for text in self.texts:
            lines += ["", text.title] if lines else [text.title]
            for block in text.blocks:
                if isinstance(block.body, Heading):
                    lines.append("  " * (block.body.level - 1) + title_of(block.body))
        return lines

    def about(self, text: Text, word: str) -> list[str]:
        """The blocks of a text that are about something, under their headings."""
        lines: list[str] = []
        above: list[Heading] = []  # not printed yet
        for block in text.blocks:
            if isinstance(block.body, Heading):
                while above and above[-1].level >= block.body.level:
                    above.pop()
                above.append(block.body)
            elif self.fits(text, block, word):
                for heading in above:
                    lines += ["", title_of(heading)]
                above = []
                lines += ["", *self.block(text, block)]
        return ["", text.title, *lines] if lines else []

    def fits(self, text: Text, block: Block, word: str) -> bool:
        """Does the block tell the rule, or have the words?"""
        if word == ALL:
            return True
        rule = ANCHOR.fullmatch(word) or ANCHOR.fullmatch(f"§{word}")
        if rule is not None and not word.isalpha():
            ref = f"{rule[1] or PREFIXES[text.name]} {rule[2]}"
            return any(anchor == ref or anchor.startswith(f"{ref}.") for anchor in block.anchors)
        said = plain(f"{said_by(runs_of(block))} {self.named(block)}")
        return all(each in said for each in plain(word).split())

    def named(self, block: Block) -> str:
        """The things whose pictures the page shows here."""
        body = block.body
        if not isinstance(body, Things):
            return ""
        shown = [self.shown.get((body.kind, thing)) for thing in body.things]
        return BETWEEN.join([thing.name for thing in shown if thing is not None])

    def block(self, text: Text, block: Block) -> list[str]:
        body = block.body
        lines: list[str] = []
        if block.switch:
            value = self.settings.get((block.switch, block.value), block.value)
            lines += wrapped(f"[{self.says.switch(block.switch)}: {value}]")
        if isinstance(body, Paragraph):
            lines += wrapped(said_by(body.runs))
        elif isinstance(body, Items):
            for number, item in enumerate(body.items, start=1):
                lines += wrapped(f"{f'{number}.' if body.numbered else '-'} {said_by(item)}")
        elif isinstance(body, Grid):
            for row in [body.head, *body.rows]:
                lines += wrapped(BETWEEN.join([said_by(cell) for cell in row]))
        elif isinstance(body, Things):
            lines += wrapped(self.named(block))
        elif isinstance(body, Example):
            lines += self.example(f"{PREFIXES[text.name]} example {body.name}")
        return lines

    def example(self, ref: str) -> list[str]:
        """What happens in it, as everybody hears it."""
        record = record_of_rule(ref)
        if record is None:
            return []
        game = replay(record)
        says: Speaker = speaker(game.box.name, self.words)  # the example of a base game is one of its own
        says.learn(game.view(-1))
        return [line for event in game.events(-1) for line in wrapped(f"> {says.event(event)}", "  ")]


def title_of(heading: Heading) -> str:
    return f"{heading.section} {said_by(heading.runs)}".strip()


def said_by(runs: list[Run]) -> str:
    return "".join([run.text for run in runs])
