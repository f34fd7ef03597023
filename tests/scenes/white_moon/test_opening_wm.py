"""Set-up (WM §3, §19, §20) and the switches."""

from __future__ import annotations

import pytest

from hauntings.engine.chance import FastDice
from hauntings.engine.codec import Plain
from hauntings.games.ghost_stories.cards import BASE_INCARNATIONS, NIGHT_WATCHMANS_BEAT
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import (
    CORNER_PLACE,
    EDGES,
    FAMILY_NAMES,
    KUNG_FU_SCHOOL,
    MOON_INCARNATIONS,
    VILLAGERS,
)
from hauntings.games.ghost_stories.white_moon.setup import BOX
from hauntings.games.ghost_stories.white_moon.table import moon_of
from tests.scenes import scene
from tests.scenes.white_moon.moon import MoonScene


def dealt(seats: int, key: int = 1, villagers: str = "", **rules: Plain) -> MoonScene:
    """A new game; `villagers` are the tops of the tiles from 0 on, if they matter."""
    chosen = BOX.settings(rules)
    dice = FastDice(key) if not villagers else scene.dice(BOX, {"villagers": [order(villagers)]})
    g = BOX.deal(seats, chosen, dice, True)
    assert isinstance(g, Village)
    return MoonScene(g, chosen)


def order(tops: str) -> list[int]:
    """An order of all villagers such that these are the tops; they are dealt from its end, a stack from below."""
    names = tops.split()
    rest = [int(family) for family in VILLAGERS]
    for name in names:
        rest.remove(FAMILY_NAMES.index(name))
    found: list[int] = []
    for name in names:
        found += [rest.pop(), rest.pop(), FAMILY_NAMES.index(name)]
    return found[::-1]


def test_what_is_laid_out() -> None:
    """WM §3: the School for the Watchman, eight stacks of three with the top turned up, 4 crystals, 55 ghosts."""
    s = dealt(4)
    g, m = s.g, s.m
    assert KUNG_FU_SCHOOL in g.tile and NIGHT_WATCHMANS_BEAT not in g.tile
    assert [len(stack) for stack in m.villagers] == [3, 3, 3, 3, 0, 3, 3, 3, 3] and m.portal == 4
    assert sorted([family for stack in m.villagers for family in stack]) == sorted(VILLAGERS)
    assert all([seen[:2] == [0, 0] and seen[2] != 0 for seen in m.villagers_seen if seen])
    assert m.crystal_reserve == 4 and m.su_ling == 0 and set(m.artifacts) == {-1}


def test_the_school_is_in_every_first_game() -> None:
    """WM §3.2, r111: with the Guard Tower one of the ten tiles is left out, never the School (a switch: perhaps it)."""
    villages = [dealt(4, key, guard_tower=True).g.tile for key in range(40)]
    assert all([KUNG_FU_SCHOOL in tiles and NIGHT_WATCHMANS_BEAT not in tiles for tiles in villages])
    assert len({tile for tiles in villages for tile in range(10) if tile not in tiles}) == 10, "any other may be"
    assert len({tiles.index(KUNG_FU_SCHOOL) for tiles in villages}) > 5, "and it lies anywhere"
    before = [dealt(4, key, guard_tower=True, school_left_out=True).g.tile for key in range(40)]
    assert any([KUNG_FU_SCHOOL not in tiles for tiles in before])
    old = BOX.settings({"guard_tower": True}, 1)
    assert old["school_left_out"] is True and old["paid_ghosts"] == "one_by_one", "games of version 1 stay as they were"


@pytest.mark.parametrize(("seats", "ghosts"), [(1, 40), (2, 45), (3, 50), (4, 55)])
def test_the_deck(seats: int, ghosts: int) -> None:
    """WM §3.7, §20: 65 ghosts, 10 and 5 per missing player go back to the box unseen."""
    g = dealt(seats).g
    drawn = sum([card != 0 for card in g.ghost]) + (g.drawn != 0) + len(g.discards)
    assert len([card for card in g.deck if not g.cards.is_incarnation(card)]) + drawn == ghosts
    assert len([card for card in g.unused if not g.cards.is_incarnation(card)]) == 65 - ghosts


def test_tiles_at_random() -> None:
    """WM §3.2: nine of all tiles owned."""
    tiles = [frozenset(dealt(4, key, village_tiles="random").g.tile) for key in range(12)]
    assert len(set(tiles)) > 2 and any([KUNG_FU_SCHOOL not in laid for laid in tiles])
    assert any([NIGHT_WATCHMANS_BEAT in laid and KUNG_FU_SCHOOL in laid for laid in tiles])


def test_where_the_portal_stands() -> None:
    """WM §3.4, §19, r104: centre, an edge or a corner at random, or any tile of the group's choice; no stack there."""
    for key in range(4):
        assert dealt(4, key, portal="edge").m.portal in EDGES
        m = dealt(4, key, portal="corner").m
        assert m.portal in CORNER_PLACE and m.villagers[m.portal] == []
    s = dealt(4, portal="chosen")
    assert s.question == "portal of the group" and len(s.offered) == 9
    s.play("portal at 5")
    assert s.m.portal == 5 and s.m.portal_first == 5 and s.m.villagers[5] == [] and len(s.m.villagers[4]) == 3


@pytest.mark.parametrize("pool", ["mixed", "base", "white_moon"])
def test_the_pool_of_incarnations(pool: str) -> None:
    """WM §3.8, r114: base, new or mixed; all unused ones stay in the box whichever was chosen."""
    every = [*BASE_INCARNATIONS, *MOON_INCARNATIONS]
    allowed = {"mixed": every, "base": BASE_INCARNATIONS, "white_moon": MOON_INCARNATIONS}[pool]
    for key in range(5):
        g = dealt(4, key, incarnations=pool, difficulty="nightmare").g
        inside = [card for card in g.deck if g.cards.is_incarnation(card)]
        assert len(inside) == 4 and all([card in allowed for card in inside])
        assert len([card for card in g.unused if g.cards.is_incarnation(card)]) == 12


def test_pre_rescued_villagers() -> None:
    """WM §20: 3 / 2 / 1 for 1 / 2 / 3 players, from the tops, different tiles and families; then new tops."""
    tops = "Long Hua Hua Li Sun Wu Zhou Miao"  # tiles 0 1 2 3 5 6 7 8
    s = dealt(1, villagers=tops)
    assert s.question.startswith("pre-rescue")
    s.refused("rescue from 4", "nobody-face-up")
    s.play("rescue from 1")
    s.refused("rescue from 2", "family-chosen-already").refused("rescue from 1", "chosen-already")
    assert s.m.shelter == [] and s.top(1) == "Hua", "no new top before all are picked"
    s.play("rescue from 3", "rescue from 5")
    assert s.rescued() == "Hua Li Sun" and len(s.m.villagers[1]) == 2
    assert s.question != "pre-rescue of the group"
    s = dealt(2, villagers=tops).play("rescue from 1", "rescue from 3")
    assert s.rescued() == "Hua Li"
    s = dealt(3, villagers=tops).play("rescue from 1")
    assert s.rescued() == "Hua"
    assert dealt(4, villagers=tops).rescued() == ""


def test_a_family_saved_at_set_up() -> None:
    """WM §20: a one-person family's artifact goes to a player of the group's choice."""
    s = dealt(2, villagers="Long Hua Hua Li Sun Wu Zhou Miao").play("rescue from 0", "rescue from 1")
    assert s.question == "artifact-to of the group" and len(s.offered) == 2
    taken = s.offered[1]
    neutral = [f"artifact to {name}" for name in "NESW" if f"artifact to {name}" not in s.offered]
    s.refused(neutral[1], "not-living")
    s.play(taken)
    assert s.owner("life_potion") == taken[-1]


def test_hidden_order() -> None:
    """WM §5.2: what lies below the tops differs from one imagined table to the next; the box stays unseen."""
    s = dealt(4)
    imagination = BOX.imagination(BOX.view(s.g, 0, s.rules))
    stacks = set()
    for key in range(5):
        g = imagination.deal(FastDice(key))
        assert isinstance(g, Village)
        stacks.add(str(moon_of(g).villagers))
    assert len(stacks) == 5
