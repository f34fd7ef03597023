"""Count positions anew, on purpose only: `./play python -m tests.perft.make [GAME ...]`.

A number that changes means that a rule, the dice or the set-up changed: say so in the commit.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from hauntings.engine.box import Box
from hauntings.engine.perft import Reached, perft, started
from hauntings.engine.search import Judge, Playout
from hauntings.engine.table import Table
from hauntings.games.shelf import boxes
from hauntings.records.record import load, replay, replayed

TESTS = Path(__file__).parents[1]
HEAD = "# where a game begins, decisions before, question: after each decision more, ways/positions/games that are over"
ENOUGH = 150  # a start is followed until it has led to so many positions
DEEPEST = 8
TRIED = 400  # random games in which every kind of question is looked for, before the records
MIDDLE = 30  # decisions


class Start(NamedTuple):
    """A position that is counted from: of a random game or of a record, after so many decisions."""

    game: str  # players/seed, or the file of a record
    decisions: int
    question: str

    def table(self, box: Box) -> Table:
        if self.game.endswith((".txt", ".json")):
            return replay(load(TESTS / self.game), self.decisions).table
        players, seed = map(int, self.game.split("/"))
        return started(box, players, box.settings({}), seed, self.decisions)


Counted = tuple[Start, list[Reached]]


def path_of(box: Box) -> Path:
    return Path(__file__).with_name(f"{box.name}.txt")


def walked(box: Box, players: int, seed: int) -> Iterator[Start]:
    """Every position of a random game."""
    g = started(box, players, box.settings({}), seed, 0)
    playout = Playout(Judge(), seed)
    number = 0
    while g.outcome == 0:
        yield Start(f"{players}/{seed}", number, box.kinds[g.kind].name)
        number += int(playout.run(g, 1))


def recorded(path: Path) -> Iterator[Start]:
    """Every position of a record."""
    for number, game in enumerate(replayed(load(path))):
        if not game.over:
            yield Start(path.relative_to(TESTS).as_posix(), number, game.question)


def games(box: Box) -> Iterator[Iterator[Start]]:
    """Random games, then those of the corpus and the golden ones: there people know what they do."""
    for seed in range(1, TRIED):
        yield walked(box, box.seats[seed % len(box.seats)], seed)
    for files in (f"corpus/{box.version}/{box.name}-[0-9]-[fsu]*", f"golden/{box.name}-[0-9]-*"):
        for path in sorted(TESTS.glob(files)):
            yield recorded(path)


def starts(box: Box) -> list[Start]:
    """For every number of players the deal and the middle of a game; then the first position with each question."""
    found: list[Start] = []
    for players in box.seats:
        found.append(next(walked(box, players, 0)))
        middles = (next(islice(walked(box, players, seed), MIDDLE, None), None) for seed in range(100))
        found += [middle for middle in islice(filter(None, middles), 1)]
    wanted = {kind.name for kind in box.kinds if kind.name} - {start.question for start in found}
    for game in games(box):
        if not wanted:
            break
        for start in game:
            if start.question in wanted:
                wanted.remove(start.question)
                found.append(start)
    return found


def counted(box: Box, start: Start) -> list[Reached]:
    rows: list[Reached] = []
    for row in islice(perft(box, start.table(box)), DEEPEST):
        rows.append(row)
        if row.positions >= ENOUGH:
            break
    return rows


def read(box: Box) -> list[Counted]:
    rows: list[Counted] = []
    for line in path_of(box).read_text("utf-8").splitlines()[1:]:
        start, reached = line.split(": ")
        game, decisions, question = start.split()
        counts = [Reached(*map(int, row.split("/"))) for row in reached.split()]
        rows.append((Start(game, int(decisions), question), counts))
    return rows


def to_text(rows: list[Counted]) -> str:
    lines = [HEAD]
    for start, reached in rows:
        lines.append(" ".join(map(str, start)) + ": " + " ".join("/".join(map(str, row)) for row in reached))
    return "\n".join(lines) + "\n"


def main(wanted: list[str]) -> None:
    for box in boxes():
        if not wanted or box.name in wanted:
            path_of(box).write_text(to_text([(start, counted(box, start)) for start in starts(box)]), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
