"""What a side is worth: RIP §9, the rulings 5-8, and the matrix of §11.1."""

from __future__ import annotations

import pytest

from hauntings.games.rest_in_peace.cards import PSYCHIC
from hauntings.games.rest_in_peace.table import GREEN
from hauntings.games.rest_in_peace.totals import counts_as_ghost, total
from tests.scenes.rest_in_peace.duel import blue, cards, duel, expect, green, refused


def worth(side: str, other: str = "") -> int:
    """What Green's side is worth, with Blue's side against it."""
    return int(total(duel(green_side=side, blue_side=other, green_hand="1", blue_hand="1"), GREEN))


@pytest.mark.parametrize(
    ("side", "other"), [("1 2 #26=1", "#12"), ("1 2 #10=2", "#12"), ("1 #9", "#12"), ("2 #8 #10=2", "#12 #26=2")]
)
def test_ignored_beats_every_bonus(side: str, other: str) -> None:
    """RIP r5: #12 looks at the base value, and no bonus rescues a 1 or a 2."""
    assert worth(side, other) == 0


def test_a_reduced_three_is_still_a_three() -> None:
    """RIP r6: a 3 lowered by #17 is not ignored by #12: 1."""
    assert worth("3", "#12 #17=3") == 1


@pytest.mark.parametrize(
    ("side", "other", "value"),
    [
        ("1 #9", "#17=1", 0),
        ("3 #9", "#17=3", 2),
        ("1 #10=1", "#17=1", 1),
        ("2 #8 #26=2", "#17=2", 4),
        ("1", "#17=1", 0),
    ],
)
def test_sum_first_then_never_below_nothing(side: str, other: str, value: int) -> None:
    """RIP r7: bonuses and penalties are added up, and only the sum is raised to 0."""
    assert worth(side, other) == value


def test_parity_never_changes() -> None:
    """RIP r8: a 1 that #9 makes worth 2 is no even card for #8; a 2 worth 3 is no odd one for #9."""
    assert worth("1 2 #8 #9") == 5
    assert worth("1 #9 #10=2") == 2


CLASSES = {"G": "1", "W": "#3", "F": "#23", "C": "#16=1", "X": "#19=1", "E": "#1"}


@pytest.mark.parametrize(
    ("effect", "other", "row"),
    [
        ("", "", [1, 1, 2, 1, 1, 0]),
        ("#9", "", [2, 2, 4, 2, 2, 0]),
        ("#8", "", [1, 1, 2, 1, 1, 0]),
        ("#10=1", "", [3, 3, 6, 3, 3, 0]),
        ("#26=1", "", [4, 4, 8, 4, 4, 0]),
        ("", "#26=1", [4, 4, 8, 4, 4, 0]),
        ("", "#10=1", [1, 1, 2, 1, 1, 0]),
        ("", "#9", [1, 1, 2, 1, 1, 0]),
        ("#17=1", "", [1, 1, 2, 1, 1, 0]),
        ("", "#17=1", [0, 0, 0, 0, 0, 0]),
        ("#26=1", "#17=1", [2, 2, 4, 2, 2, 0]),
        ("", "#12", [0, 0, 0, 0, 0, 0]),
        ("#12", "", [1, 1, 2, 1, 1, 0]),
        ("", "#29", [1, 1, 1, 1, 1, 1]),
        ("#29", "", [1, 1, 1, 1, 1, 1]),
    ],
)
def test_matrix_of_values(effect: str, other: str, row: list[int]) -> None:
    """RIP §11.1: which modifier touches which class of card."""
    assert [worth(f"{card} {effect}", other) for card in CLASSES.values()] == row


@pytest.mark.parametrize(("card", "value"), [("3", 4), ("#4", 3), ("#5", 4), ("#13", 5), ("#21", 7), ("6", 7)])
def test_matrix_of_parity(card: str, value: int) -> None:
    """RIP §11.1: fixed Ghost-like psychics are even or odd by their number."""
    assert worth(f"{card} #8 #9") == value


def test_matrix_of_ghosts() -> None:
    """RIP §11.1: #15 carries and #16 copies G, W, F and C, never X or E."""
    g = duel(green_side=" ".join(CLASSES.values()), green_hand="1", blue_hand="1")
    assert [counts_as_ghost(g, cards(card)[0]) for card in CLASSES.values()] == [True] * 4 + [False] * 2


def test_matrix_of_the_ban() -> None:
    """RIP §11.1, #25: G, W and F are not playable, C copies no banned value, X and E may be laid."""
    g = duel(green_hand="1 2", green_display="#3 #23 #16 #19 #1", green_side="1 2", blue_side="#25=1,5", blue_hand="1",
             green_deck="", blue_deck="1")  # fmt: skip
    expect(g, offers="end turn, 2, #16, #19, #1")
    green(g, "#16")
    expect(g, totals=(5, 0))  # the 2 was the only value left to copy
    green(g, "#19", "#1")
    expect(g, totals=(5, 0))


def test_matrix_of_the_lounge() -> None:
    """RIP §11.1, #24: every psychic is blocked, Ghosts are not."""
    g = duel(green_hand="1", green_display="#3 #23 #16 #19 #1", blue_side="#24", blue_hand="1")
    expect(g, offers="end turn, 1")
    for card in ("#3", "#23", "#16", "#19", "#1"):
        refused(g, card, "private-lounge")


def test_matrix_of_banishing_and_taking_back() -> None:
    """RIP §11.1, #11 and #22: every class may be banished; taken back, Ghosts go to the hand, psychics not."""
    side = " ".join(CLASSES.values())
    for card in CLASSES.values():
        name = card.partition("=")[0]
        g = duel(
            active="B", green_side=side, green_hand="2", green_display="#22", blue_display="#11", blue_hand="6 5 2"
        )
        blue(g, "#11", name)
        assert cards(name)[0] not in g.side[0]
        g = duel(green_side=side, green_hand="2", green_display="#22", blue_hand="1", green_deck="", row="#9")
        green(g, "#22", name, "nothing")
        ghost = cards(name)[0] < PSYCHIC
        expect(g, green_hand="1 2" if ghost else "2", green_display="#9" if ghost else f"#9 {name}")


def test_effects_end_with_the_round() -> None:
    """RIP §9: lasting effects are over in the next round, named values are forgotten."""
    g = duel(green_hand="2 2 2", green_display="#10 #8", blue_hand="1 1", green_deck="", blue_deck="")
    green(g, "#10", "2", "#8", "2", "end turn")
    expect(g, totals=(5, 0))
    blue(g, "end turn", "nothing")
    green(g, "2")
    expect(g, totals=(2, 0))
    assert sum(g.mark) == 0
