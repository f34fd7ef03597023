"""The benchmark measures every game on the shelf (what it measures is told by `hauntings bench`)."""

from __future__ import annotations

import pytest

from hauntings.engine.box import Box
from hauntings.engine.simulate import random_games
from hauntings.games.shelf import BOXES
from hauntings.lab.bench import late_over_early, ours, players


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_workload_counts_something(box: Box) -> None:
    for name, work in ours(box, players(box)).items():
        assert work(0.001) > 0, name


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_simulated_games_are_counted_by_outcome(box: Box) -> None:
    decisions, *outcomes = random_games(box, players(box), box.rules({}), 7, 30)
    assert sum(outcomes) == 30 and decisions >= 60
    assert random_games(box, players(box), box.rules({}), 7, 30) == [decisions, *outcomes]


def test_late_over_early() -> None:
    box = next(box for box in BOXES if box.name == "rest-in-peace")
    assert set(late_over_early(box, 2)) == {f"{what} late / early" for what in ("decision", "copy", "view")}
