"""The laws of engine/laws.py hold for every game, seat count and switch; and a law that is broken is noticed."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Any

import pytest

from hauntings.engine import laws
from hauntings.engine.box import Box, Switch
from hauntings.engine.chance import FastDice
from hauntings.engine.codec import Plain
from hauntings.engine.view import NEVER, PUBLIC, Field
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.leduc.setup import BOX as LEDUC
from hauntings.games.leduc.setup import Leduc
from hauntings.games.leduc.table import Poker
from hauntings.games.rest_in_peace.setup import BOX as REST_IN_PEACE
from hauntings.games.shelf import boxes
from hauntings.records.game import Game
from hauntings.records.record import load, replay
from hauntings.views import LeducView

SAMPLE = bool(os.environ.get("HAUNTINGS_SAMPLE"))
GAMES = 5 if SAMPLE else 60

SHORT = [box for box in boxes() if not isinstance(box, GhostStories)]  # villages: tests/scenes/ghost_stories
CASES = [(box, seats) for box in SHORT for seats in box.seats]
SWITCHED = [
    (box, seats, switch.name, value)
    for box in SHORT
    for seats in box.seats
    for switch in box.switches
    for value in switch.allowed
    if value != switch.default
]


@pytest.mark.parametrize(("box", "seats"), CASES, ids=[f"{box.name}-{seats}" for box, seats in CASES])
def test_laws(box: Box, seats: int) -> None:
    assert laws.check(box, seats, box.settings({}), GAMES) > 0


@pytest.mark.parametrize(
    ("box", "seats", "name", "value"), SWITCHED, ids=[f"{b.name}-{s}-{n}-{v}" for b, s, n, v in SWITCHED]
)
def test_laws_with_a_switch(box: Box, seats: int, name: str, value: Plain) -> None:
    assert laws.check(box, seats, box.settings({name: value}), max(2, GAMES // 12), seed=7) > 0


VILLAGES = sorted((Path(__file__).parent / "golden").glob("ghost-stories-[0-9]*.txt"))


@pytest.mark.parametrize("path", VILLAGES, ids=[path.stem for path in VILLAGES])
def test_laws_deep_in_a_village(path: Path) -> None:
    """Random play never sees an incarnation; golden games do."""
    game = replay(load(path))
    picker = laws.Picker(len(game.moves))
    again = Game(game.box.name, players=game.players, seed=game.key, options=game.options_chosen, version=game.version)
    for number, move in enumerate(game.moves):
        g = again.table
        where = f"{path.stem}, decision {number}"
        laws.law_question(game.box, g, where)
        if number % (40 if SAMPLE else 10) == 0:
            laws.law_clone(game.box, g, picker, where)
            laws.law_json(game.box, g, game.settings, where)
            laws.law_asking_is_free(game.box, g, where)
            for seat in range(-1, game.players):
                laws.law_view(game.box, g, seat, game.settings, picker, where)
        again.choose(move.token, move.seat)
    assert again.digest() == game.digest()


@pytest.mark.parametrize("levels", [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [3, 4]])
def test_laws_with_levels(levels: list[int]) -> None:
    assert laws.check(REST_IN_PEACE, 2, REST_IN_PEACE.settings({"levels": levels}), max(2, GAMES // 12), seed=3) > 0


@pytest.mark.parametrize("box", boxes(), ids=[box.name for box in boxes()])
def test_every_field_has_a_policy(box: Box) -> None:
    g = box.deal(box.seats[0], box.settings({}), FastDice(1))
    assert laws.fields_without_policy(box, g) == []


@pytest.mark.parametrize("box", boxes(), ids=[box.name for box in boxes()])
def test_every_effect_names_its_fields(box: Box) -> None:
    """The codec makes an effect anew from `__match_args__`: they are the constructor's parameters, ints or tuples."""
    from hauntings.engine.codec import decode, encode

    for name, made in box.effects.items():
        effect = made_with_numbers(made)
        row = encode(effect)
        assert len(row) == 1 + len(made.__match_args__) and row[0] == name
        assert encode(decode(row, box.effects)) == row


def made_with_numbers(made: Any) -> Any:
    """An effect whose fields are 0, 1, 2..., or tuples of one where it takes tuples (compiled, it insists)."""
    for given in itertools.product(*[(number, (number,)) for number in range(len(made.__match_args__))]):
        try:
            effect = made(*given)
        except TypeError:
            continue
        assert [getattr(effect, field) for field in made.__match_args__] == list(given)
        return effect
    raise AssertionError(f"{made.__name__} takes neither numbers nor tuples of them")


# --- broken on purpose ---------------------------------------------------------------------------------------------


class Leaky(Leduc):
    """A box whose view shows every hand."""

    def computed(self, g: Poker, seat: int) -> dict[str, Plain]:
        return {"oops": list(g.hand)}


class Doubling(Leduc):
    """A box that counts a component too many once the board is turned."""

    def components(self, g: Poker) -> list[str]:
        return super().components(g) + (["one more"] if g.board else [])


class OneSided(Leduc):
    """A box that takes both players for one side."""

    def side(self, seats: int, seat: int) -> int:
        return 0


def broken(kind: type[Leduc], fields: list[Field] | None = None) -> Box:
    fields = fields if fields is not None else LEDUC.fields
    effects: list[Any] = list(LEDUC.effects.values())
    switches: list[Switch] = []
    return kind("leduc", "Leduc", [2], 1, LEDUC.kinds, LEDUC.streams, fields, LEDUC.events, effects, switches)


def test_a_leaking_view_is_caught() -> None:
    with pytest.raises(laws.LawBroken, match=r"tells what it imagines apart|may not know"):
        laws.check(broken(Leaky), 2, {}, 5, each=1)


def test_seats_that_do_not_know_the_same_are_no_side() -> None:
    with pytest.raises(laws.LawBroken, match="sees other things than its side"):
        laws.check(broken(OneSided), 2, {}, 5, each=1)


def test_who_shares_what_they_know() -> None:
    sides = {box.name: [box.side(seats, seat) for seat in range(seats)] for box in boxes() for seats in box.seats[-1:]}
    assert sides["ghost-stories"] == sides["ghost-stories-white-moon"] == [0, 0, 0, 0]
    assert sides["ghost-stories-black-secret"] == sides["ghost-stories-both"] == [0, 0, 0, 0, 1]
    assert sides["thirteen-ghosts"] == [0, 1, 2, 3] and sides["rest-in-peace"] == [0, 1]
    assert [box.name for box in boxes() if not box.secret(box.seats[-1])] == [
        "ghost-stories",
        "ghost-stories-white-moon",
    ]


def test_a_field_made_public_by_mistake_is_caught() -> None:
    fields = [Field(f.name, PUBLIC if f.name == "deck" else f.policy, f.shape) for f in LEDUC.fields]
    with pytest.raises(laws.LawBroken, match=r"tells what it imagines apart|may not know"):
        laws.check(broken(Leduc, fields), 2, {}, 5, each=1)


def test_a_field_forgotten_is_caught() -> None:
    fields = [f for f in LEDUC.fields if f.name != "paid"]
    g = LEDUC.deal(2, {}, FastDice(1))
    assert laws.fields_without_policy(broken(Leduc, fields), g) == ["paid"]
    with pytest.raises(laws.LawBroken, match="no field of the box says who sees paid"):
        laws.check(broken(Leduc, fields), 2, {}, games=1)


def test_a_component_doubled_is_caught() -> None:
    with pytest.raises(laws.LawBroken, match="lost or doubled"):
        laws.check(broken(Doubling), 2, {}, 5)


def test_a_hidden_field_is_not_in_a_view() -> None:
    g = LEDUC.deal(2, {}, FastDice(1))
    view: LeducView = LEDUC.view(g, 0, {})
    assert all(field.name not in view.values for field in LEDUC.fields if field.policy == NEVER)
    assert view["hand"][1] is None
    assert view.hand == view["hand"]
