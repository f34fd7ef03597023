"""The learning game and the difficulty levels (RIP §7)."""

from __future__ import annotations

import pytest

from hauntings.engine.chance import FastDice
from hauntings.games.rest_in_peace.cards import LEVEL, PSYCHIC
from hauntings.games.rest_in_peace.setup import BOX, pool
from hauntings.games.rest_in_peace.table import Duel


def learning(key: int = 1, **more: object) -> Duel:
    g = BOX.deal(2, BOX.settings({"learning_mode": True, **more}), FastDice(key))
    assert isinstance(g, Duel)
    return g


def seen(g: Duel) -> list[int]:
    """Positions whose psychic lies open or is gone."""
    return [place + 1 for place, card in enumerate(g.row) if card >= 0]


def withdraw(g: Duel) -> None:
    """The active player ends the turn at once."""
    g.choose(0)


def test_rip_7() -> None:
    """RIP-7: before round r positions 1 to r+2 are open, from round 7 on all nine."""
    g = learning()
    for round in range(1, 10):
        assert (g.round, g.asked, BOX.kinds[g.kind].name) == (round, g.starter, "step")
        assert seen(g) == list(range(1, min(9, round + 2) + 1))
        g.manors_won = [0, 0]  # nobody shall win before the row is open
        g.castles_won = [0, 0]
        withdraw(g)
        if g.round < 10:
            g.choose(0)


def test_the_next_psychic_is_turned_up_after_the_placement() -> None:
    """RIP r80, §5.7: the loser places before the next psychic is seen."""
    g = learning()
    withdraw(g)
    assert (BOX.kinds[g.kind].name, seen(g)) == ("place", [1, 2, 3])
    g.choose(0)
    assert (BOX.kinds[g.kind].name, seen(g)) == ("step", [1, 2, 3, 4])


def test_the_nine_starters_whatever_the_levels() -> None:
    """RIP §7, §14: the pool is the nine starters, face down from the fourth; tokens lie open as always."""
    g = learning(levels=[1, 2, 3, 4])
    assert sorted(g.row[:3] + g.row_hidden) == pool([0])
    assert g.row[3:] == [-1] * 6
    assert sum(g.manors) + sum(g.castles) == 10


def test_what_lies_face_down_is_hidden_from_both() -> None:
    """RIP §12: the composition is known, the order is not; what one imagines is some order of the rest."""
    g = learning(key=5)
    orders = set()
    for seat in (0, 1):
        view = BOX.view(g, seat, g.rules.chosen)
        assert "row_hidden" not in view.values
        assert view["row"] == [*g.row[:3], -1, -1, -1, -1, -1, -1]
        for key in range(20):
            imagined = BOX.imagination(view).deal(FastDice(key))
            assert isinstance(imagined, Duel)
            assert sorted(imagined.row_hidden) == sorted(g.row_hidden)
            orders.add(tuple(imagined.row_hidden))
    assert len(orders) > 10


@pytest.mark.parametrize(
    ("levels", "size"), [([0], 9), ([0, 1], 14), ([0, 1, 2], 19), ([1, 4], 10), ([0, 1, 2, 3, 4], 29)]
)
def test_levels_make_the_pool(levels: list[int], size: int) -> None:
    """RIP §7: psychics of the chosen levels only; the rulebook has 29."""
    assert len([card for card in pool(levels) if card <= PSYCHIC + 29]) == size
    for key in range(5):
        g = BOX.deal(2, BOX.settings({"levels": levels}), FastDice(key))
        assert isinstance(g, Duel)
        assert len(set(g.row)) == 9
        assert {LEVEL[card] for card in g.row} <= set(levels)


@pytest.mark.parametrize("levels", [[1], [], [0, 0], [0, 5], "all", None])
def test_too_few_or_unknown_levels(levels: object) -> None:
    """RIP §14: any set with at least nine cards."""
    with pytest.raises(ValueError, match="levels"):
        BOX.settings({"levels": levels})


def test_the_deal() -> None:
    """RIP §2: five Ghosts each, sixteen in the deck, six Manors and four Castles, nine psychics, a random starter."""
    starters = set()
    for key in range(20):
        g = BOX.deal(2, BOX.settings({}), FastDice(key))
        assert isinstance(g, Duel)
        assert [sum(hand) for hand in g.hand] == [5, 5]
        assert [len(deck) for deck in g.deck] == [16, 16]
        assert (sum(g.manors), sum(g.castles), len(g.row)) == (6, 4, 9)
        assert [g.manors[at] + g.castles[at] for at in range(1, 11)] == [1] * 10
        starters.add(g.starter)
    assert starters == {0, 1}
