"""Perft: the number of positions after so many decisions, in every box, for every number of players and from a position
with every kind of question, as written down in `tests/perft/`. A rule that changes by accident changes a number."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from hauntings import cli, native
from hauntings.engine.box import Box
from hauntings.engine.perft import perft
from hauntings.games.shelf import boxes
from tests.perft.make import path_of, read

ASK = "Was that the aim? Then: ./play python -m tests.perft.make"
NEVER_MET = {  # questions to which neither the random games come nor those on record; scenes show them
    "rest-in-peace": {"choose-first"},
    "thirteen-ghosts": {"choose-first"},
    "ghost-stories-white-moon": {"barrier-crystal", "lend-crystal", "revive", "watch"},
    "ghost-stories-both": {"barrier-crystal", "revive", "watch"},
}


@pytest.mark.parametrize("box", boxes(), ids=[box.name for box in boxes()])
def test_as_many_positions_as_written_down(box: Box) -> None:
    for start, written in read(box):
        line = f"{path_of(box).name}, {' '.join(map(str, start))}"
        g = start.table(box)
        assert box.kinds[g.kind].name == start.question, f"{line}: another question. {ASK}"
        depth = len(written) if native.active() or len(written) == 1 else len(written) - 1
        counted = list(islice(perft(box, g), depth))
        assert counted == written[:depth], f"{line}: it was {written[:depth]}. {ASK}"


@pytest.mark.parametrize("box", boxes(), ids=[box.name for box in boxes()])
def test_every_number_of_players_and_every_question_is_counted_from(box: Box) -> None:
    starts = [start for start, _ in read(box)]
    assert {f"{players}/0" for players in box.seats} <= {start.game for start in starts if start.decisions == 0}
    met = {start.question for start in starts}
    missing = {kind.name for kind in box.kinds if kind.name} - met - NEVER_MET.get(box.name, set())
    assert not missing, f"nothing is counted from {', '.join(sorted(missing))}. {ASK}, or name them above"


def test_the_command_counts_from_the_same_positions(capsys: pytest.CaptureFixture[str]) -> None:
    box = next(box for box in boxes() if box.name == "thirteen-ghosts")
    start, written = next(row for row in read(box) if row[0].decisions)
    players, seed = start.game.split("/")
    asked = f"--players {players} --seed {seed} --after {start.decisions} --depth 2"
    assert cli.main(["perft", box.name, *asked.split(), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["question"] == start.question
    assert [(row["ways"], row["positions"], row["over"]) for row in told["reached"]] == written[:2]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("--depth 0", "--depth must be at least 1"),
        ("--after -1", "--after and --seed cannot be below 0"),
        ("--seed 9999999999999999999", "above 2^62"),
        ("--players 9", "not 9"),
        ("--option moon=1", "no option 'moon'"),
    ],
)
def test_bad_input_gets_a_sentence(asked: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["perft", "ghost-stories", *asked.split()]) == 2
    assert told in capsys.readouterr().err
