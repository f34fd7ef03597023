"""The odds lens: what `Box.odds` adds to a view, from the view alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hauntings.engine.chance import FastDice
from hauntings.engine.view import SPECTATOR
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.odds.odds import BOTH, FIRST, exorcism_odds
from hauntings.games.ghost_stories.odds.yin import yin_odds
from hauntings.games.ghost_stories.odds.yin_part import TooMany
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.ghost_stories.table import Village
from tests.scenes.ghost_stories.village import Scene, village


def lens(s: Scene, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = BOX.odds(BOX.view(s.g, seat, s.rules))["odds"]
    return found


def test_every_place_in_reach() -> None:
    """GS §9: from where one stands and from every tile one may step to, if a ghost is faced there."""
    s = village(at="N4 E4 S4 W0", ghosts="N0:38 W0:12 S1:1 E1:57", tao="N:blue")
    rows = {row["place"]: row for row in lens(s)["exorcism"]}
    assert sorted(rows) == [0, 5, 7] and all(row["dice"] == 3 for row in rows.values())
    assert [target["spaces"] for target in rows[0]["targets"]] == [[0], [9], [0, 9]]
    assert rows[5]["targets"] == [], "Uncatchable has not met a Buddha"
    exact = exorcism_odds(BOX, BOX.view(s.g, 0, s.rules), 0, 0)
    assert rows[0]["targets"][2]["chance"] == [round(float(exact.chance(BOTH, k)), 4) for k in range(2)]
    assert rows[7]["targets"] == [{"spaces": [7], "chance": [0.7037]}]


def test_tokens_of_others_on_the_tile() -> None:
    """GS §9.5: what may be lent counts; `alone` says how it stands without."""
    s = village(at="N1 E1 S4 W4", ghosts="N1:5", tao="N:yellow E:yellow")
    target = lens(s)["exorcism"][0]["targets"][0]
    assert target == {"spaces": [1], "chance": [0.2593, 0.7037, 1.0], "alone": [0.2593, 0.7037]}


def test_the_next_yin_phase() -> None:
    """GS §4.1: the haunter of the next board haunts for certain."""
    s = village(ghosts="E0:34! E1:2 E2:13")
    assert lens(s)["yin"] == {"board": 1, "defeat": 0.0, "haunted": [0.0, 1.0], "qi": [0.0, 1.0]}


def test_a_reroll() -> None:
    """GS §16.1: per set of dice, what they may bring; to keep them is certain either way."""
    s = village(active="E", at="N4 E1 S4 W4", ghosts="N1:1", dice="red red green").play("attempt exorcism")
    assert s.question.startswith("reroll-dice")
    rows = {row["token"]: row["targets"] for row in lens(s, 1)["reroll"]}
    assert rows[0] == [] and rows[7] == [{"spaces": [1], "chance": [0.7037]}]
    assert rows[1] == [{"spaces": [1], "chance": [0.3333]}]


def test_everybody_sees_the_same_odds_but_what_the_tower_showed() -> None:
    """GS r43: Taoists know the top of the deck, a spectator does not; nobody needs the options for it."""
    s = village(active="W")
    assert lens(s, 0) == lens(s, 3) == lens(s, SPECTATOR)
    s = village(active="W", deck="54 1 2 3", seen=4)
    assert lens(s, 0)["yin"]["haunted"] == [0.0, 1.0], "Shapeless Evil is on top"
    assert lens(s, SPECTATOR)["yin"]["haunted"] != [0.0, 1.0]


def test_only_the_board_where_there_is_nothing_to_tell() -> None:
    s = village().happen(BRING_GHOST)
    assert s.question.startswith("place-ghost") and lens(s) == {"board": 0}
    s.g.finish(1, [1000] * 4)
    assert BOX.odds(BOX.view(s.g, 0, s.rules)) == {}


def test_what_would_take_too_long_is_left_out() -> None:
    s = village(ghosts="E0:44")
    with pytest.raises(TooMany):
        yin_odds(BOX, BOX.view(s.g, 0, s.rules), most=1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_odds_do_not_hang_on_what_is_hidden(seats: int) -> None:
    """Any table that the seat could be sitting at gives the same odds."""
    rules = BOX.settings({"guard_tower": True})
    chance = random.Random(seats)
    g = BOX.deal(seats, rules, FastDice(seats))
    compared = 0
    while g.outcome == 0 and compared < 12:
        for seat in (0, SPECTATOR):
            view = BOX.view(g, seat, rules)
            if view["kind"] == "yang" and seat >= 0:
                other = BOX.imagination(view).deal(FastDice(chance.getrandbits(60)))
                assert isinstance(other, Village)
                BOX.lens.known.clear()
                one = BOX.odds(view)
                BOX.lens.known.clear()
                assert BOX.odds(BOX.view(other, seat, rules)) == one
                compared += 1
        g.choose(chance.choice(g.options))
    assert compared > 4


def test_a_sure_thing() -> None:
    """A ghost at resistance 0 (GS r13) is exorcised by any attempt."""
    s = village(at="N1 E4 S4 W4", ghosts="N1:1", circle="yellow")
    assert lens(s)["exorcism"][0]["targets"] == [{"spaces": [1], "chance": [1.0]}]
    assert exorcism_odds(BOX, BOX.view(s.g, 0, s.rules), 0).chance(FIRST, 0) == 1
