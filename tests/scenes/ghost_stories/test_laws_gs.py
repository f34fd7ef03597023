"""The laws of engine/laws.py hold for every difficulty, number of players and switch (a few games each)."""

from __future__ import annotations

import os
import random

import pytest

from hauntings.engine import laws
from hauntings.engine.chance import FastDice
from hauntings.engine.codec import Plain, decode, encode
from hauntings.games.ghost_stories.setup import BOX

SAMPLE = bool(os.environ.get("HAUNTINGS_SAMPLE"))
GAMES = 1 if SAMPLE else 6
LEVELS = ["initiation", "normal", "nightmare", "hell"]
SWITCHED = [(switch.name, value) for switch in BOX.switches for value in switch.allowed if value != switch.default]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_laws(level: str, seats: int) -> None:
    assert laws.check(BOX, seats, BOX.settings({"difficulty": level}), GAMES, each=25) > 0


@pytest.mark.parametrize(("name", "value"), SWITCHED, ids=[f"{name}-{value}" for name, value in SWITCHED])
def test_laws_with_a_switch(name: str, value: Plain) -> None:
    chosen: dict[str, Plain] = {name: value}
    if name.startswith("initiation"):
        chosen["difficulty"] = "initiation"
    for seats in (1, 3) if SAMPLE else BOX.seats:
        assert laws.check(BOX, seats, BOX.settings(chosen), 1, seed=7, each=25) > 0


@pytest.mark.parametrize("number", range(2 if SAMPLE else 12))
def test_laws_with_any_switches(number: int) -> None:
    """Switches do not stand alone."""
    chance = random.Random(number)
    chosen: dict[str, Plain] = {switch.name: chance.choice(switch.allowed) for switch in BOX.switches}
    assert laws.check(BOX, 1 + number % 4, BOX.settings(chosen), 1 if SAMPLE else 2, seed=number, each=20) > 0


def test_every_field_has_a_policy() -> None:
    assert laws.fields_without_policy(BOX, BOX.deal(2, BOX.settings({}), FastDice(1))) == []


def test_every_effect_names_its_fields() -> None:
    for name, made in BOX.effects.items():
        row = encode(made(*range(len(made.__match_args__))))
        assert row == [name, *range(len(made.__match_args__))]
        assert encode(decode(row, BOX.effects)) == row
