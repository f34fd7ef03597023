"""The laws of engine/laws.py hold for every difficulty, number of players and switch (a few games each), and from
positions that random play hardly reaches."""

from __future__ import annotations

import os

import pytest

from hauntings.engine import laws
from hauntings.engine.chance import FastDice
from hauntings.engine.codec import Plain, decode, encode
from hauntings.engine.table import RUNNING
from hauntings.games.ghost_stories.black_secret.setup import BOX, SWITCHES
from tests.scenes.black_secret.secret import SecretScene, secret

SAMPLE = bool(os.environ.get("HAUNTINGS_SAMPLE"))
GAMES = 1 if SAMPLE else 3
LEVELS = ["initiation", "normal", "nightmare", "hell"]
SWITCHED = [(switch.name, value) for switch in SWITCHES for value in switch.allowed if value != switch.default]
SWITCHED += [("guard_tower", True), ("powers", "chosen"), ("lending", "always")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_laws(level: str, seats: int) -> None:
    assert laws.check(BOX, seats, BOX.settings({"difficulty": level}), GAMES, each=25) > 0


@pytest.mark.parametrize(("name", "value"), SWITCHED, ids=[f"{name}-{value}" for name, value in SWITCHED])
def test_laws_with_a_switch(name: str, value: Plain) -> None:
    for seats in (2, 4):
        assert laws.check(BOX, seats, BOX.settings({name: value}), 1, seed=7, each=25) > 0


def scenes() -> list[SecretScene]:
    full = "1:1 2:3 3:5 4:7 5:10 6:11 7:12 8:19 9:20"
    return [
        secret(turn=True, shadow=4, hand="92 57", qi="N:5 E:5", deck="6 7 8 39 97 10 41"),
        secret(turn=True, demons="Seeker:4 Landscaper:3 Gravedigger:8", side="b", stacks="4=urn,dirt,dirt,bones"),
        secret(turn=True, pyramid=full, curses="28 29 8 13 21", deck="45 46 49 50 54", hand="93"),
        secret(turn=True, neutral="E W", at="Nb0 Sb0", ghosts="N0:92 N1:93 S0:95 S1:96 W0:104", demons="Seeker:0"),
        secret(blood="2.1:1 2.2:1 2.3:1 3.1:2 3.2:2 4.1:3", haunted="0", ghosts="N0:37 N1:41 N2:44", turn=True),
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(5))
def test_laws_from_a_position(number: int) -> None:
    """Random play from late positions: the Shadow, all demons, a pyramid about to be full, incarnations, Blood."""
    for seed in range(1 if SAMPLE else 3):
        s = scenes()[number]
        g = s.g
        picker = laws.Picker(seed)
        components = BOX.components(g)
        n = 0
        while g.outcome == RUNNING and n < 120:
            where = f"position {number}, seed {seed}, decision {n}"
            laws.law_question(BOX, g, where)
            if n % 12 == 0:
                laws.law_clone(BOX, g, picker, where)
                laws.law_json(BOX, g, s.rules, where)
                laws.law_asking_is_free(BOX, g, where)
                for seat in range(-1, int(g.seats)):
                    laws.law_view(BOX, g, seat, s.rules, picker, where)
            token = g.options[picker.below(len(g.options))]
            laws.law_bounded(g, token, where)
            before = g.clone()
            g.learned = 0
            g.events = []
            g.choose(token)
            laws.law_events(BOX, g, where)
            if n % 6 == 0:
                laws.law_learned(BOX, before, g, token, s.rules, picker, where)
            assert BOX.components(g) == components, where
            n += 1


def test_every_field_has_a_policy() -> None:
    assert laws.fields_without_policy(BOX, BOX.deal(2, BOX.settings({}), FastDice(1))) == []


def test_every_effect_names_its_fields() -> None:
    for name, made in BOX.effects.items():
        row = encode(made(*range(len(made.__match_args__))))
        assert row == [name, *range(len(made.__match_args__))]
        assert encode(decode(row, BOX.effects)) == row
