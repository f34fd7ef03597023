"""Ghost Stories: the village as a small map of text, for eyes that like to see where things lie."""

from __future__ import annotations

import textwrap
from typing import Final

from hauntings.games.ghost_stories.cards import COLOURS
from hauntings.games.ghost_stories.geometry import BOARDS
from hauntings.i18n.ghost_stories_names import V
from hauntings.i18n.ghost_stories_odds import VillageOdds
from hauntings.i18n.speaker import COLUMNS

GAPS: Final = 4
NORTH: Final = (0, 1, 2)  # spaces from west to east, as the tiles lie
EAST: Final = (3, 4, 5)  # from north to south
SOUTH: Final = (6, 7, 8)
WEST: Final = (9, 10, 11)
NAME_LINES: Final = 3


class VillageMap(VillageOdds[V]):
    """Draws a view in 80 columns: tiles with who stands there, and around them the ghosts."""

    def picture(self, view: V) -> list[str]:
        self.learn(view)
        west = max([len(self.marked_space(view, space)) for space in WEST])
        east = max([len(self.marked_space(view, space)) for space in EAST])
        width = (COLUMNS - GAPS - west - east) // 3
        lines = [self.rows_of(view, NORTH, west, width)]
        for row in range(3):
            cells = [self.cell(view, row * 3 + column, width) for column in range(3)]
            height = max([len(cell) for cell in cells])
            lines.append("")
            for number in range(height):
                sides = [self.marked_space(view, side[row]) if number == 0 else "" for side in (WEST, EAST)]
                tiles = " ".join([(cell[number] if number < len(cell) else "").ljust(width) for cell in cells])
                lines.append(f"{sides[0].ljust(west)} {tiles} {sides[1]}".rstrip())
        lines += ["", self.rows_of(view, SOUTH, west, width), "", self.say("map-legend")]
        return lines

    def rows_of(self, view: V, spaces: tuple[int, ...], west: int, width: int) -> str:
        """The ghosts north or south of the village, each over its tile."""
        cells = [self.marked_space(view, space)[:width].ljust(width) for space in spaces]
        return (" " * (west + 1) + " ".join(cells)).rstrip()

    def marked_space(self, view: V, space: int) -> str:
        """`N0 #34 R1!`: what it takes to exorcise the ghost now, and a figure or the Mantra."""
        card = view.ghost[space]
        if not card:
            there = self.say("map-buddha") if view.buddha[space] else "-"
            return f"{self.space(space)} {there}"
        points = view.needs[space]
        needs = "".join(
            [f"{self.letter(colour)}{points[colour]}" for colour in range(1, COLOURS + 1) if points[colour]]
        )
        marks = ("!" if view.figure[space] else "") + ("~" if view.mantra == space + 1 else "")
        return f"{self.space(space)} #{card} {needs or 0}{marks}"

    def letter(self, colour: int) -> str:
        """The letter that stands in brackets after the colour's word."""
        return self.colour(colour).rpartition("(")[2].rstrip(")")

    def cell(self, view: V, place: int, width: int) -> list[str]:
        """A tile: its name, then what there is to see."""
        lines = textwrap.wrap(self.place(place), width)[:NAME_LINES]
        notes = [self.say("view-is-haunted")] if view.haunted[place] else []
        notes += [self.board(board) for board in range(BOARDS) if view.at[board] == place]
        return [*lines, *[f"  {note}"[:width] for note in notes]]
