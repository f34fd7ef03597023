"""A question knows its own law: legality and "why can't I?" are one function, `Choice.why_not`."""

from __future__ import annotations

import os

import pytest

from hauntings.engine.box import Box
from hauntings.engine.chance import FastDice
from hauntings.engine.laws import Picker
from hauntings.engine.table import CAN, RUNNING, Choice, Table
from hauntings.games.shelf import boxes

GAMES = 3 if os.environ.get("HAUNTINGS_SAMPLE") else 20


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.name)
def test_every_question_says_why_not(box: Box) -> None:
    """A question without a law of its own is an error, not a question that allows or forbids everything."""
    questions = [made for made in box.effects.values() if issubclass(made, Choice)]
    assert questions
    assert [made.__name__ for made in questions if owner(made) is Choice] == []
    with pytest.raises(NotImplementedError):
        Choice[Table]().why_not(box.deal(box.seats[0], box.settings({}), FastDice(1)), 0)


def owner(made: type[Choice[Table]]) -> type:
    """The class whose `why_not` it is."""
    return next(above for above in made.__mro__ if "why_not" in vars(above))


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.name)
def test_the_law_is_read_from_the_table_not_from_the_options(box: Box) -> None:
    """Else `law_question` would compare the options with themselves."""
    for seed in range(GAMES):
        picker = Picker(seed)
        g = box.deal(box.seats[seed % len(box.seats)], box.settings({}), FastDice(seed))
        while g.outcome == RUNNING:
            bare = g.clone()
            bare.options = []
            tokens = [token for token in range(box.kinds[g.kind].size) if box.word(g.kind, token)]
            allowed = [token for token in tokens if g.choice.why_not(bare, token) == CAN]
            assert allowed == sorted(g.options), f"{box.kinds[g.kind].name} in game {seed}"
            g.go(g.options[picker.below(len(g.options))])
