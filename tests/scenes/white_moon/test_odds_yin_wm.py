"""What a Yin phase can cost with villagers: by hand, and against phases played by the engine."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from hauntings.engine.chance import FastDice
from hauntings.engine.view import SPECTATOR
from hauntings.games.ghost_stories.odds.yin import YinOdds, yin_odds
from hauntings.games.ghost_stories.odds.yin_part import TooMany
from hauntings.games.ghost_stories.white_moon.cards import VILLAGERS
from hauntings.games.ghost_stories.white_moon.setup import BOX
from tests.scenes.ghost_stories.phases import agrees, odds_of
from tests.scenes.white_moon.moon import MoonScene, moon

# all 24 villagers lie somewhere: what is unseen follows from what is seen
OTHERS = "Long Chang Teng Weng Miao Miao Hua Hua Hua Li Li"
ELEVEN = "Long Chang Teng Weng Miao Miao Wu Wu Xiang Xiang Sheng"


def yin(s: MoonScene, board: int = 1, seat: int = 0) -> YinOdds:
    return odds_of(BOX, s.g, s.rules, board, seat)


def test_a_devourer_eats_the_first_in_its_line() -> None:
    """WM §7.4: for certain; the card that comes is counted, and what it does is not."""
    s = moon(ghosts="E0:66", villagers="2:Hua,Zhou 8:Zhou", rescued=OTHERS)
    assert yin(s).odds == {(0, 0, 0, 1, 1): 1}


def test_zhou_costs_a_qi_and_su_ling_prevents_it() -> None:
    """WM §5.1, §8: the curse of the dead; Su-Ling silences the ghost that she faces."""
    s = moon(ghosts="E0:66", villagers="2:Zhou 8:Hua", rescued=OTHERS)
    assert yin(s).odds == {(0, 0, 1, 1, 1): 1}
    s = moon(ghosts="E0:66", villagers="2:Zhou 8:Hua", rescued=OTHERS, su_ling="E0")
    assert yin(s).odds == {(0, 0, 0, 1, 0): 1}


def test_villagers_shield_a_tile() -> None:
    """WM §7.3: they die instead of it being haunted; who lies beneath is unseen, and Sheng haunts it after all."""
    s = moon(ghosts="E0:34! E1:2 E2:13", villagers="2:Hua,Sheng 0:Hua,Li", rescued="Long Chang Teng Weng Miao Miao")
    dead = "Wu Wu Xiang Xiang Sheng Sun Sun Sun Zhou Zhou Zhou".split()
    s.m.shelter = [*s.m.shelter, *moon(rescued=" ".join([*dead, "Hua", "Li", "Li"])).m.shelter]
    assert yin(s).odds == {(0, 0, 1, 0, 2): Fraction(1, 2), (0, 1, 1, 0, 2): Fraction(1, 2)}, "Sheng or Li beneath"


def test_the_twelfth_loses() -> None:
    """WM §17: with eleven dead, one more ends it."""
    s = moon(ghosts="E0:66", villagers="2:Hua", dead=ELEVEN)
    assert yin(s).defeat() == 1
    s = moon(ghosts="E0:66", villagers="2:Hua", dead=ELEVEN, su_ling="E0")
    assert yin(s).defeat() == 0


def test_nobody_to_eat_costs_a_qi() -> None:
    """WM §7.4: without a villager in the village the board loses 1 Qi."""
    s = moon(ghosts="E0:66")
    assert yin(s).odds == {(0, 0, 1, 1, 0): 1}


def test_the_last_card_loses() -> None:
    """GS §5.2: a card that comes is left aside, but not that it is the last."""
    s = moon(ghosts="S0:59")
    s.g.deck = s.g.deck[:1]
    s.g.deck_seen = s.g.deck_seen[:1]
    s.g.undefeated = 1
    assert yin(s).defeat() == 1


# who is not in a scene has been rescued, so that those beneath are the unseen ones
NINE = "2:Hua,Zhou 5:Li,Sheng,Sun 8:Miao,Hua 0:Xiang,Zhou"


def small(ghosts: str, villagers: str = NINE, **more: Any) -> MoonScene:
    s = moon(ghosts=ghosts, villagers=villagers, **more)
    rest = VILLAGERS[:]
    for family in [*s.m.graveyard, *[family for stack in s.m.villagers for family in stack]]:
        rest.remove(family)
    s.m.shelter = rest
    return s


SCENES = {
    "devourer": small("E0:66 E1:34!"),
    "tormentors": small("E0:44 E1:11", haunted="7"),
    "voracious": small("E1:77 E0:34", qi="E:1"),
    "haunters": small("E0:34! E1:35! E2:2", haunted="4"),
    "su-ling": small("E0:66 E2:67 E1:44", su_ling="E2"),
    "xiang": small("E0:66", "2:Xiang,Sheng 5:Zhou,Xiang 8:Sheng,Li,Hua"),
}


@pytest.mark.parametrize("name", SCENES)
def test_yin_against_simulation(name: str) -> None:
    s = SCENES[name]
    agrees(BOX, s.g, s.rules, 1)


def test_a_spectator_knows_the_tops() -> None:
    """He sees what lies open; what a Taoist remembers of covered villagers he does not."""
    s = small("E0:66 E1:34!")
    assert yin(s, 1, SPECTATOR).odds == yin(s).odds


def test_too_many_ways_are_left_out() -> None:
    """Two stacks of unseen villagers at once: no odds rather than wrong ones."""
    s = moon(ghosts="E0:34! E1:34! E2:2", villagers="2:Sheng,Hua,Zhou 5:Sun,Li,Sun 8:Wu,Zhou,Li 0:Xiang,Sheng,Zhou")
    with pytest.raises(TooMany):
        yin_odds(BOX, BOX.view(s.g, 0, s.rules), 1, 20, BOX.lens.yin)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_odds_do_not_hang_on_what_is_hidden(seats: int) -> None:
    """Any table that the seat could be sitting at gives the same odds."""
    rules = BOX.settings({"guard_tower": True})
    chance = random.Random(seats)
    g = BOX.deal(seats, rules, FastDice(seats))
    compared = 0
    while g.outcome == 0 and compared < 12:
        view = BOX.view(g, 0, rules)
        if view["kind"] in BOX.lens.kinds:
            other = BOX.imagination(view).deal(FastDice(chance.getrandbits(60)))
            BOX.lens.known.clear()
            one = BOX.odds(view)
            BOX.lens.known.clear()
            assert BOX.odds(BOX.view(other, 0, rules)) == one
            compared += 1
        g.choose(chance.choice(g.options))
    assert compared > 4
