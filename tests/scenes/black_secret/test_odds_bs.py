"""Exact odds with Black Secret: demons, searches, the Yin phase before Wu-Feng decides; against brute force and the
engine."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from hauntings.engine.chance import FastDice, mix62
from hauntings.engine.view import SPECTATOR
from hauntings.games.ghost_stories.bill import bill_of, short, tokens_due
from hauntings.games.ghost_stories.black_secret.cards import BUDDHA, DIRT, TOKEN_TYPES, URN
from hauntings.games.ghost_stories.black_secret.odds.odds import search_odds, secret_odds
from hauntings.games.ghost_stories.black_secret.setup import BOX
from hauntings.games.ghost_stories.geometry import Space
from hauntings.games.ghost_stories.odds.odds import FIRST, exorcism_odds
from hauntings.games.ghost_stories.questions import EXORCISE, EXORCISM, as_token
from hauntings.games.ghost_stories.table import NONE, Village
from tests.scenes.black_secret.secret import SecretScene, secret
from tests.scenes.ghost_stories.phases import agrees, near, odds_of

SEEKER, LANDSCAPER, GRAVEDIGGER = 12, 13, 14


def lens(s: SecretScene, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = BOX.odds(BOX.view(s.g, seat, s.rules))["odds"]
    return found


def at(s: SecretScene, place: int) -> dict[tuple[int, ...], dict[str, Any]]:
    """The targets from a place."""
    for row in lens(s)["exorcism"]:
        if row["place"] == place:
            return {tuple(target["spaces"]): target for target in row["targets"]}
    return {}


def test_a_demon_in_ones_cell() -> None:
    """BS §6: the colour of the cell, the number its resistance; Tao tokens of all who are there."""
    s = secret(at="Nb0 Eb0 S4 W4", demons="Seeker:0 Landscaper:0", tao="E:red")
    targets = at(s, 9)
    assert sorted(targets) == [(SEEKER,), (SEEKER, LANDSCAPER), (LANDSCAPER,)]
    assert targets[(SEEKER,)]["chance"] == [0.7037, 1.0] and targets[(SEEKER,)]["alone"] == [0.7037]
    assert targets[(LANDSCAPER,)]["chance"] == [0.2593, 0.7037]


def test_three_demons_at_once() -> None:
    s = secret(at="Nb0 E4 S4 W4", demons="Seeker:0 Landscaper:0 Gravedigger:0", tao="N:red,red,red,red")
    assert len(at(s, 9)) == 7 and at(s, 9)[(12, 13, 14)]["chance"][0] == 0


def test_circle_and_mantra_weaken_it() -> None:
    """BS §6: both count; the view tells what it takes, so that nobody has to reckon."""
    s = secret(at="Nb0 E4 S4 W4", demons="Gravedigger:0", circle="red", mantra_on=GRAVEDIGGER + 1)
    assert at(s, 9)[(GRAVEDIGGER,)]["chance"] == [0.7037]
    assert BOX.view(s.g, 0, s.rules)["demon_needs"] == [[], [], [1, 1]]
    s = secret(at="Nb0 E4 S4 W4", demons="Gravedigger:0")
    assert BOX.view(s.g, 0, s.rules)["demon_needs"] == [[], [], [1, 3]]


def test_the_seeker_of_side_b_takes_no_tokens() -> None:
    """BS §6."""
    s = secret(at="Nb0 E4 S4 W4", demons="Seeker:0", tao="N:red", side="b")
    assert at(s, 9)[(SEEKER,)]["chance"] == [0.7037]
    assert BOX.view(s.g, 0, s.rules)["demon_needs"][0] == [1, 1]


def test_down_the_ladder_and_along() -> None:
    """BS §8.1: after the step a ladder leads to the other level; without one there is no way."""
    s = secret(at="N1 E4 S4 W4", demons="Seeker:0", ghosts="N0:38")
    assert [row["place"] for row in lens(s)["exorcism"]] == [0, 9], "a step to 0, then down"
    s = secret(at="N1 E4 S4 W4", demons="Seeker:0", no_ladders="0 1 2 3 4 5 6 7 8")
    assert lens(s)["exorcism"] == []
    s = secret(at="Nb1 E4 S4 W4", demons="Seeker:0", ghosts="N0:38")
    assert [row["place"] for row in lens(s)["exorcism"]] == [9, 0]


@pytest.mark.parametrize("position", [
    {"at": "Nb0 E4 S4 W4", "demons": "Seeker:0 Landscaper:0", "tao": "N:red"},
    {"at": "Nb0 E4 S4 W4", "demons": "Seeker:0 Landscaper:0", "tao": "N:red,red", "side": "b"},
    {"at": "Nb4 E4 S4 W4", "demons": "Gravedigger:4", "tao": "N:black", "mantra_on": GRAVEDIGGER + 1},
])  # fmt: skip
def test_demons_against_every_throw(position: dict[str, Any]) -> None:
    """All 216 throws one by one, and some by the engine."""
    s = secret(**position)
    odds = exorcism_odds(BOX, BOX.view(s.g, 0, s.rules), 0)
    for what in range(1, 1 << len(odds.spaces)):
        wanted = [space for n, space in enumerate(odds.spaces) if what >> n & 1]
        for tokens in range(3):
            good = sum([paid(s.g, wanted, list(dice), tokens) for dice in product(range(1, 7), repeat=3)])
            assert odds.chance(what, tokens) == Fraction(good, 216), f"{wanted} with {tokens}"
    found = sum([offered(s.g, odds.spaces[0], n) for n in range(400)])
    assert near(odds.chance(FIRST, 9), found, 400)


def paid(g: Village, wanted: list[Space], dice: list[int], tokens: int) -> bool:
    counts: Any = [dice.count(face) for face in range(7)]
    bill = bill_of(g, wanted, NONE)
    own = g.tao[:6]
    return not short(bill, counts, True, own) and tokens_due(bill, counts, True) <= tokens


def offered(g: Village, target: Space, n: int) -> bool:
    """The engine rolls and offers the demon."""
    copy = g.clone()
    copy.telling = True
    copy.dice = FastDice(mix62(n + 5))
    copy.go(EXORCISM)
    done = any([event.what == "demon-exorcised" for event in copy.events])
    return done or (copy.kind == EXORCISE and as_token(target) in copy.options)


def test_what_a_search_may_find() -> None:
    """BS §11: the top token of a cell is one of its set that was not revealed; empty cells tell nothing."""
    s = secret(neutral="E S W", at="N4", stacks="0=-")
    view = BOX.view(s.g, 0, s.rules)
    gone = [int(token) % TOKEN_TYPES for token in view["found"] if token < TOKEN_TYPES]
    odds = search_odds(view, 4)
    assert len(gone) == 1 and search_odds(view, 0) == [] and sum(odds) == 1
    assert odds[URN] == Fraction(3 - gone.count(URN), 8) and odds[BUDDHA] == Fraction(1 - gone.count(BUDDHA), 8)
    found: dict[str, Any] = {}
    secret_odds(view, found)
    assert [row["cell"] for row in found["search"]] == list(range(1, 9))
    assert "search" not in lens(s)  # only Wu-Feng's demons search, and nobody asks them now


def test_searches_against_imagined_tables() -> None:
    """What is imagined lies on top as often as the odds say."""
    s = secret(stacks="4=urn,dirt")
    view = BOX.view(s.g, 0, s.rules)
    imagination = BOX.imagination(view)
    tables = [imagination.deal(FastDice(mix62(n))) for n in range(400)]
    for cell in (0, 4):
        odds = search_odds(view, cell)
        for kind in (DIRT, URN, BUDDHA):
            tops = [table.second_beside.stacks[cell][-1] for table in tables]  # type: ignore[attr-defined]
            assert near(odds[kind], tops.count(kind), 400)


def test_wu_feng_is_told_the_same_chances() -> None:
    """What lies face down is nobody's: he, a Taoist and a spectator reckon alike."""
    s = secret(at="Nb0 E4 S4 W4", demons="Seeker:0", hand="60 61")
    assert lens(s, 0) == lens(s, 4) == lens(s, SPECTATOR)


def test_the_yin_phase_before_wu_feng_decides() -> None:
    """BS §3: the ghosts' own stones and the overrun; the card that he draws is counted, not what he does with it."""
    s = secret(ghosts="E0:34!")
    assert odds_of(BOX, s.g, s.rules, 1).odds == {(0, 1, 0, 1): 1}
    s = secret(ghosts="E0:34! E1:2 E2:13", blood="2.1:1")
    assert odds_of(BOX, s.g, s.rules, 1).odds == {(0, 1, 1, 0): 1}, "no card; what the Mantra brings is left aside"
    s = secret(ghosts="E0:34!", haunted="7 8")
    assert odds_of(BOX, s.g, s.rules, 1).defeat() == 1


def test_the_curse_die_and_a_card() -> None:
    """GS §6: one face of six brings a card, one costs a Qi, one haunts."""
    s = secret(neutral="E", at="N4 S4 W4", ghosts="E0:44")
    one = Fraction(1, 6)
    assert odds_of(BOX, s.g, s.rules, 1).odds == {
        (0, 0, 0, 0): 3 * one,
        (0, 1, 0, 0): one,
        (0, 0, 0, 1): one,
        (0, 0, 1, 0): one,
    }


@pytest.mark.parametrize("position", [
    {"ghosts": "E0:44 E1:11 E2:34!", "haunted": "7", "qi": "E:1"},
    {"ghosts": "E0:44 E1:82", "demons": "Seeker:4"},
    {"ghosts": "E0:44 E1:34", "neutral": "E", "at": "N4 S4 W4", "qi": "E:0 N:1"},
])  # fmt: skip
def test_yin_against_simulation(position: dict[str, Any]) -> None:
    s = secret(**position)
    agrees(BOX, s.g, s.rules, 1)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_odds_do_not_hang_on_what_is_hidden(seats: int) -> None:
    """Any table that the seat could be sitting at gives the same odds: for a Taoist and for Wu-Feng."""
    rules = BOX.settings({})
    chance = random.Random(seats)
    g = BOX.deal(seats, rules, FastDice(seats))
    compared = 0
    while g.outcome == 0 and compared < 30:
        for seat in (0, seats - 1):
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
