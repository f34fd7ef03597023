"""Exact odds with both expansions."""

from __future__ import annotations

import random
from typing import Any

from hauntings.engine.chance import FastDice
from hauntings.games.ghost_stories.both.setup import BOX
from hauntings.games.ghost_stories.white_moon.cards import VILLAGERS
from tests.scenes.both.night import NightScene, night
from tests.scenes.ghost_stories.phases import agrees, odds_of


def lens(s: NightScene) -> dict[str, Any]:
    found: dict[str, Any] = BOX.odds(BOX.view(s.g, 0, s.rules))["odds"]
    return found


def test_sword_and_crystals_against_a_demon() -> None:
    """BS r56, r73: the Sword works below, and a crystal pays even for the Seeker of side B."""
    s = night(at="Nb0 E4 S4 W4", demons="Seeker:0", side="b", tao="N:red", crystals="N:1")
    assert lens(s)["exorcism"][0]["targets"] == [{"spaces": [12], "chance": [0.7037, 1.0]}]
    s = night(at="Nb0 E4 S4 W4", demons="Landscaper:0", artifacts="N:divine_sword")
    assert lens(s)["exorcism"][0]["targets"] == [{"spaces": [13], "chance": [0.5556]}]


def test_the_school_is_no_help_below() -> None:
    """WM §12, §23: one stands in the cell under it."""
    assert "school" in lens(night(ghosts="S0:38"))
    assert "school" not in lens(night(at="Nb4 E4 S4 W4", ghosts="S0:38"))


def test_skeletons_in_the_barrier() -> None:
    """WM §23: the Barrier can exorcise them."""
    s = night(receptacles="NW NE SE SW", ghosts="N0:101")
    assert lens(s)["barrier"][0]["targets"] == [{"spaces": [0], "chance": [0.8025, 1.0]}]


def test_the_yin_phase_with_villagers_and_wu_feng() -> None:
    """The devourer eats; the Wu's incarnation and the card are Wu-Feng's, and left aside."""
    s = night(ghosts="E0:66", villagers="2:Wu,Hua 8:Hua")
    assert odds_of(BOX, s.g, s.rules, 1).odds == {(0, 0, 0, 1, 1): 1}
    yin = lens(s)["yin"]
    assert yin["cards"] == [0.0, 1.0] and yin["villagers"] == [0.0, 1.0] and yin["defeat"] == 0


def test_yin_against_simulation() -> None:
    s = night(ghosts="E0:44 E1:34! E2:66", villagers="2:Hua,Zhou 5:Li,Sheng,Sun 8:Wu,Hua")
    rest = VILLAGERS[:]
    for family in [family for stack in s.m.villagers for family in stack]:
        rest.remove(family)
    s.m.shelter = rest
    agrees(BOX, s.g, s.rules, 1)


def test_odds_do_not_hang_on_what_is_hidden() -> None:
    rules = BOX.settings({})
    chance = random.Random(5)
    g = BOX.deal(4, rules, FastDice(8))
    compared = 0
    while g.outcome == 0 and compared < 20:
        for seat in (0, 3):
            view = BOX.view(g, seat, rules)
            if view["kind"] in BOX.lens.kinds:
                other = BOX.imagination(view).deal(FastDice(chance.getrandbits(60)))
                BOX.lens.known.clear()
                one = BOX.odds(view)
                BOX.lens.known.clear()
                assert BOX.odds(BOX.view(other, seat, rules)) == one
                compared += 1
        g.choose(chance.choice(g.options))
    assert compared > 8
