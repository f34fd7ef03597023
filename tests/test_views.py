"""The classes of views: made from the games' fields, and true at run time."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest

from hauntings import views
from hauntings.engine.view import PUBLIC, AnyView, Field, View
from hauntings.games.leduc.setup import EVENTS, KINDS, Leduc
from hauntings.games.shelf import OURS
from hauntings.records.game import Game
from hauntings.server.types import values_of
from scripts.views import view_class, view_classes

NAMES = [manifest.box.name for manifest in OURS]


def test_the_classes_are_up_to_date() -> None:
    written = Path(views.__file__).read_text("utf-8")
    assert written == view_classes(), "a game has other fields now: ./play types makes src/hauntings/views.py anew"


@pytest.mark.parametrize("name", NAMES)
def test_a_view_is_what_its_class_says(name: str) -> None:
    """Every field of every view of a random game is there and of its type, and there is no other."""
    game, chance = Game(name, seed=3), random.Random(3)
    box = game.box
    assert box.views is not AnyView
    shape = values_of(box)
    declared = set(get_type_hints(box.views)) | set(shape.__struct_fields__[-7:])
    for _ in range(60):
        for seat in range(-1, game.players):
            view = game.view(seat)
            assert type(view) is box.views
            assert declared == set(view.values)
            assert all(getattr(view, field) == view[field] for field in view.values)
            msgspec.convert(view.values, shape)
        if not game.options:
            break
        game.choose(chance.choice(game.options))


@pytest.mark.parametrize("name", NAMES)
def test_a_view_stays_what_it_is(name: str) -> None:
    view = Game(name, seed=3).view(0)
    again = type(view).from_json(msgspec.json.decode(msgspec.json.encode(view.as_json())))
    for other in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view)), again):  # noqa: S301 our own
        assert other == view
        assert type(other) is type(view)


def test_a_misspelt_field_is_not_there() -> None:
    view = Game("rest-in-peace", seed=3).view(0)
    with pytest.raises(AttributeError, match="hnad"):
        _ = view.hnad
    loose = AnyView(view.game, 0, {}, {"hand": [1]})
    assert loose.hand == [1]
    with pytest.raises(AttributeError, match="this view has no 'hnad'; it has hand"):
        _ = loose.hnad


def test_a_field_may_not_hide_what_every_view_has() -> None:
    box = Leduc("some-poker", "Some poker", [2], 1, KINDS, ["deck"], [Field("asked", PUBLIC, "int")], EVENTS, [], [])
    with pytest.raises(ValueError, match="Some poker has a field 'asked'"):
        view_class(box, [])


def test_every_box_of_ours_has_a_class() -> None:
    made = {kind for kind in vars(views).values() if isinstance(kind, type)} - {View}
    assert made == {manifest.box.views for manifest in OURS}
