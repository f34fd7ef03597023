"""Set-up with both expansions (WM §23, BS §2, §16)."""

from __future__ import annotations

import pytest

from hauntings.engine.chance import FastDice
from hauntings.games.ghost_stories.black_secret.cards import CALLIGRAPHER, CURSES, MANTRAS
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.both.setup import BOX
from hauntings.games.ghost_stories.cards import SUMMONING
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import KUNG_FU_SCHOOL
from hauntings.games.ghost_stories.white_moon.table import moon_of


def dealt(seats: int, seed: int = 3, **chosen: str) -> Village:
    g = BOX.deal(seats, BOX.settings(dict(chosen)), FastDice(seed))
    assert isinstance(g, Village)
    return g


@pytest.mark.parametrize(("seats", "ghosts", "summoning"), [(2, 35, 3), (3, 40, 3), (4, 45, 4), (5, 50, 4)])
def test_r2_the_decks(seats: int, ghosts: int, summoning: int) -> None:
    """WM §23, BS §2.9-10, BOTH r2: all ghosts shuffled, Black Secret's numbers, Summoning cards for incarnations; one
    incarnation deck of all 21."""
    g = dealt(seats, difficulty="nightmare")
    deck = [*g.deck, g.drawn] if g.drawn else g.deck  # with four Taoists the first ghost comes at once
    assert len([card for card in deck if g.cards.is_ghost(card)]) == ghosts
    assert g.deck.count(SUMMONING) == summoning and g.undefeated == summoning
    assert len(deck) == ghosts + summoning
    assert len([card for card in deck + g.unused if g.cards.is_ghost(card)]) == 55 + 10 + 10
    assert not [card for card in g.deck + g.unused if g.cards.is_incarnation(card)]
    assert len(secret_of(g).incarnation_deck) == 10 + 6 + 5
    assert "incarnations" not in [switch.name for switch in BOX.switches]


def test_all_curses_and_mantras_are_in_the_game() -> None:
    """BS §2.5, §2.6: with White Moon nothing is left in the box."""
    found = BOX.components(dealt(5))
    assert len([name for name in found if name.startswith("curse ")]) == CURSES - 1 == 32
    assert len([name for name in found if name.startswith("mantra ")]) == MANTRAS - 1 == 21


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_rescued_before_play(seats: int, count: int) -> None:
    """WM §20, BS r70: by the number of Taoists, Wu-Feng is none of them; and he does not choose."""
    g = dealt(seats)
    for _ in range(count):
        assert BOX.kinds[g.kind].name == "pre-rescue" and not BOX.may_answer(g, seats - 1)
        g.choose(g.options[0])
    assert len(moon_of(g).shelter) == count and BOX.kinds[g.kind].name != "pre-rescue"


def test_r1_tiles_of_first_games() -> None:
    """BOTH r1, WM §3.2, BS §2.8: School and Calligrapher are both there; later games draw nine tiles of all."""
    for seed in range(8):
        g = dealt(5, seed)
        assert KUNG_FU_SCHOOL in g.tile and CALLIGRAPHER in g.tile and 4 not in g.tile
    drawn = [dealt(5, seed, village_tiles="random", calligrapher="random").tile for seed in range(12)]
    assert any([KUNG_FU_SCHOOL not in tiles for tiles in drawn])
    assert any([CALLIGRAPHER not in tiles for tiles in drawn])
