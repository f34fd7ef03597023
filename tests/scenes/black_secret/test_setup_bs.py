"""Set-up (BS §2) and turn order (BS §3)."""

from __future__ import annotations

import pytest

from hauntings.engine.chance import FastDice
from hauntings.games.ghost_stories.black_secret.cards import (
    CALLIGRAPHER,
    SUMMONING,
    TOKEN_SETS,
    TOKEN_TYPES,
    URN,
)
from hauntings.games.ghost_stories.black_secret.setup import BOX
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.cards import BUDDHIST_TEMPLE, UNCATCHABLE
from hauntings.games.ghost_stories.table import Village
from tests.scenes.black_secret.secret import secret


def dealt(seats: int, seed: int = 3, **chosen: object) -> Village:
    g = BOX.deal(seats, BOX.settings(dict(chosen)), FastDice(seed))
    assert isinstance(g, Village)
    return g


@pytest.mark.parametrize("taoists", [1, 2, 3, 4])
def test_t1_stacks(taoists: int) -> None:
    """BS T1, §2.3: with three Taoists set 4 is boxed; every cell holds tokens of the sets 1, 2, 3 from the bottom."""
    s = secret_of(dealt(taoists + 1))
    assert [len(stack) for stack in s.stacks] == [taoists] * 9
    for number in range(taoists):
        assert sorted([stack[number] for stack in s.stacks]) == sorted(TOKEN_SETS[number])
    assert len([stack for stack in s.stacks if URN in stack]) == 3 and s.found == []
    assert TOKEN_TYPES == 7 and s.ladders == [1] * 9 and s.demons == [-1, -1, -1] and s.skeletons == 3


@pytest.mark.parametrize(("level", "counts"), [("normal", [25, 30, 35, 40]), ("hell", [5, 10, 5, 10])])
def test_the_deck(level: str, counts: list[int]) -> None:
    """BS §2.9-10: Summoning cards where the base game has incarnations; the number of ghosts goes by the Taoists."""
    for taoists, top in enumerate(counts, start=1):
        g = dealt(taoists + 1, difficulty=level)
        cards = [g.drawn, *g.deck[::-1]]  # one is drawn already
        due = 1 if level == "normal" else 3 if taoists < 3 else 4
        assert cards.index(SUMMONING) == top and cards.count(SUMMONING) == due == g.undefeated
        assert len(cards) - due == 30 + 5 * taoists and cards[-11] == SUMMONING
        assert not any([g.cards.is_incarnation(card) for card in g.deck]) and len(secret_of(g).incarnation_deck) == 15


def test_curses_and_mantras() -> None:
    """BS §2.5-6, r85, r86: 5, 4, 3, 2 curses, level 1 face up; 3, 2, 1 Mantras face up; White Moon's are boxed."""
    s = secret_of(dealt(3))
    assert [BOX.cards.curse_level[curse] for curse in s.curses_up] == [1] * 5
    assert [len(pile) for pile in s.curses_down] == [0, 4, 3, 2]
    assert [len(pile) for pile in s.curses_left] == [3, 4, 5, 2]
    assert len(s.blood_mantras) == 6 and [len(pile) for pile in s.blood_piles] == [4, 4, 4]
    view = BOX.view(dealt(3), 2, BOX.settings({}))
    assert view["curses_down"] == [0, 4, 3, 2] and view["blood_piles"] == [4, 4, 4], "Wu-Feng is told how many"


def test_boards_and_tiles() -> None:
    """BS §2.2, §2.4, §2.8: sides at random or chosen; the Calligrapher is always there, or one of ten."""
    assert secret_of(dealt(2, wu_feng_board="b", catacomb_board="2")).wu_feng_side == 1
    assert secret_of(dealt(2, wu_feng_board="a", catacomb_board="2")).catacomb_side == 1
    for seed in range(8):
        g = dealt(2, seed)
        assert CALLIGRAPHER in g.tile and g.tile[g.place_of[CALLIGRAPHER]] == CALLIGRAPHER
        assert len(set(g.tile)) == 9 and len([place for place in g.place_of if place >= 0]) == 9
    assert any([CALLIGRAPHER not in dealt(2, seed, calligrapher="random").tile for seed in range(30)])


def test_every_incarnation_is_in_the_deck() -> None:
    """BS §2.10, r12: all fifteen, Uncatchable too where no Temple is: he may be swapped as Wu-Feng takes him."""
    bare = [g for g in [dealt(2, seed) for seed in range(40)] if g.place_of[BUDDHIST_TEMPLE] < 0]
    assert len(bare) > 0
    for g in bare:
        assert len(secret_of(g).incarnation_deck) == 15 and UNCATCHABLE in secret_of(g).incarnation_deck


def test_wu_feng_is_the_last_seat() -> None:
    """BS §2.1, r70: the number of Taoists, not of players, sets the table; the group are the Taoists."""
    g = dealt(2)
    assert sorted(g.seat_of) == [-1, -1, -1, 0] and g.power_tokens[g.active] == 3
    g = dealt(5)
    assert sorted(g.seat_of) == [0, 1, 2, 3] and g.at == [4, 4, 4, 4]
    s = secret(neutral="E S W", qi="N:2 E:0", active="E", turn=True, ghosts="E0:1 E1:2 E2:6", mantras="0 0 0 0 0 0")
    assert s.g.qi[0] == 1, "the group is the one Taoist: he loses the possessed board's Qi"
    s = secret(neutral="W", qi="E:0 W:0", active="W", turn=True, ghosts="W0:2 W1:6 W2:7")
    assert s.question == "who-loses-qi of the group"
    assert [BOX.may_answer(s.g, seat) for seat in range(4)] == [True, False, True, False], "not the dead, not Wu-Feng"


def test_the_turn() -> None:
    """BS §3: demon phase, ghosts from right to left, overrun, Wu-Feng draws, Yang."""
    s = secret(turn=True, demons="Seeker:4", ghosts="N0:34 N2:34!", deck="6")
    assert s.question == "demon-acts of Wu-Feng"
    s.play("move below 0")
    order = [event.args[0] for event in s.g.events if event.what in ("haunter-advances", "haunted")]
    assert order == [0, 2], "N0 is North's rightmost space: its figure goes out before N2 haunts"
    assert s.question == "wu-feng of Wu-Feng"
    s.play("place", "W0")
    assert s.question == "yang"


def test_no_demon_phase_for_neutral_and_dead_boards() -> None:
    """BS §3.1, r87: demons act in the turns of living Taoists only."""
    s = secret(active="E", neutral="E", turn=True, demons="Seeker:4", deck="6")
    assert s.g.active == 2 and s.question == "demon-acts of Wu-Feng"
    s = secret(active="E", qi="E:0", turn=True, demons="Seeker:4", deck="6")
    assert s.g.active == 2
