"""#15 to #19 (RIP §10, level 2)."""

from __future__ import annotations

from typing import Any

import pytest

from hauntings.games.rest_in_peace.setup import BOX
from hauntings.games.rest_in_peace.table import Duel
from tests.scenes.rest_in_peace.duel import blue, duel, expect, green, refused


def carrying(side: str, carried: str, **more: Any) -> Duel:
    """Green wins round 3 with #15 in play, and carries a card to round 4; Blue places nothing."""
    g = duel(active="B", green_side=f"#15 {side}", blue_hand="2 4", green_deck="", blue_deck="",
             green_hand=more.pop("green_hand", "1"), **more)  # fmt: skip
    blue(g, "end turn")
    expect(g, asked="G", kind="carry")
    green(g, carried)
    blue(g, "nothing")
    return g


def test_15_the_winner_may_carry_a_card() -> None:
    """RIP r44: it lies face up, worth its base value; the winner begins and may end the turn at once."""
    g = carrying("4 2 #8", "4")
    expect(g, round=4, green_side="4", totals=(4, 0), asked="G", kind="step", green_past=" /  / 2 #8 #15")
    green(g, "end turn")
    expect(g, asked="B", totals=(4, 0))


@pytest.mark.parametrize(("side", "offered"), [
    ("2 2 5 #8 #1", "nothing, 2, 5"),
    ("#3 #4 #5 #13 #21 #23", "nothing, #3, #4, #5, #13, #21, #23"),
    ("#16=3 3 #19=2 #12", "nothing, #16, 3"),
])  # fmt: skip
def test_15_ghosts_and_ghostlike_only(side: str, offered: str) -> None:
    """RIP #15: not itself, not #19, no pure effects, and no #16 without a copy."""
    g = duel(active="B", green_side=f"#15 {side}", blue_hand="2", green_hand="1", green_deck="", blue_deck="")
    blue(g, "end turn")
    expect(g, kind="carry", offers=offered)
    refused(g, "#15", "not-carried")


def test_15_nothing_to_carry_is_not_asked() -> None:
    """RIP #15: #16 without a copy is no Ghost; with nothing eligible the round just ends."""
    g = duel(active="B", green_side="#15 #16 #19=6", blue_hand="2", green_hand="1", green_deck="", blue_deck="")
    blue(g, "end turn")
    expect(g, kind="place", asked="B", green_side="")
    assert sum(g.mark) == 0


def test_15_may_be_declined_and_gives_a_loser_nothing() -> None:
    """RIP #15: it is a permission, and for the winner only."""
    expect(carrying("4", "nothing"), green_side="", green_past=" /  / 4 #15", totals=(0, 0))
    g = duel(green_side="#15 4", blue_side="5", blue_hand="2", green_hand="1")
    green(g, "end turn")
    expect(g, kind="place", asked="G", green_side="")


def test_15_the_carried_card_is_fully_exposed() -> None:
    """RIP r45: in the next round it is a card like any other there."""
    g = carrying("4 2", "4", blue_display="#11 #17", green_display="#8")
    green(g, "#8")
    expect(g, totals=(5, 0))
    green(g, "end turn")
    blue(g, "#17", "4")
    expect(g, totals=(3, 0))
    blue(g, "#11", "4")
    expect(g, green_side="#8", totals=(0, 0))


def test_15_the_copy_of_16_is_carried_as_it_is() -> None:
    """RIP #15: #16 keeps its copied value; on-play effects are not repeated."""
    g = carrying("#16=5 5", "#16")
    expect(g, green_side="#16", totals=(5, 0), kind="step", asked="G")


def test_15_a_carried_3_peeks_no_more() -> None:
    """RIP r66: #3 looks into the hand to the end of its own round; carried on it is a Ghost worth 1."""
    g = duel(green_side="#15", green_hand="1", green_display="#3", blue_hand="2 4", green_deck="", blue_deck="")
    green(g, "#3", "end turn")
    blue(g, "end turn")
    green(g, "#3")
    blue(g, "nothing")
    expect(g, green_side="#3", totals=(1, 0), round=4)
    assert BOX.view(g, 0, g.rules.chosen)["hand"][1] is None


def test_15_a_carried_card_may_be_taken_back() -> None:
    """RIP r72: for #22 the carried card is a card of the round it lies in."""
    g = carrying("4 2", "4", green_display="#22")
    green(g, "#22")
    expect(g, kind="take-back", offers="nothing, 4")
    green(g, "4", "nothing")
    expect(g, green_hand="1 4", round=5)


def test_15_and_playing_dead() -> None:
    """RIP r31: who plays #22 does not win, so their own #15 carries nothing."""
    g = duel(green_side="#15 4", green_display="#22", green_hand="1", blue_hand="1", green_deck="", blue_deck="")
    green(g, "#22", "nothing")
    expect(g, kind="place", asked="G", green_side="")


def test_15_against_playing_dead() -> None:
    """RIP r32: the opponent of the #22 player has won and may carry."""
    g = duel(green_side="4", green_display="#22", green_hand="1", blue_hand="1", blue_side="#15 2")
    green(g, "#22", "nothing")
    expect(g, kind="carry", asked="B", offers="nothing, 2")


def test_16_copies_a_value_of_its_side() -> None:
    """RIP r36: chosen on play among what lies there; it stays when the original goes."""
    g = duel(green_hand="1 6", green_side="2 5", green_display="#16 #8", blue_display="#11", blue_hand="1")
    green(g, "#16")
    expect(g, kind="copy", offers="2, 5")
    green(g, "2")
    expect(g, totals=(9, 0))
    green(g, "#8")
    expect(g, totals=(11, 0))
    green(g, "end turn")
    blue(g, "#11", "2")
    expect(g, totals=(8, 0), green_side="5 #8 #16")


def test_16_copies_nothing_else() -> None:
    """RIP #16: neither the opponent's cards, nor pure effects, nor #19, nor what is laid later."""
    g = duel(green_hand="1 6", green_side="#8 #19=4", green_display="#16", blue_side="5 6", blue_hand="1")
    green(g, "#16", "6")
    expect(g, kind="step", totals=(12, 11), green_side="#8 #16 #19 6")


@pytest.mark.parametrize(("original", "value"), [("#21", 6), ("#3", 1), ("#13", 4), ("#23", 1), ("#4", 2), ("#5", 3)])
def test_16_copies_the_ghost_not_the_psychic(original: str, value: int) -> None:
    """RIP r37: only the value: no discard, no peek, no move, and of a goldfish a single 1."""
    g = duel(green_hand="1 2", green_side=original, green_display="#16", blue_hand="1", green_deck="", blue_deck="")
    before = g.mark[13]
    green(g, "#16")
    alone = 2 if original == "#23" else value
    expect(g, totals=(alone + value, 0), green_hand="1 2", kind="step")
    assert g.mark[26] == value
    assert g.mark[13] == before
    green(g, "end turn")
    blue(g, "end turn", "nothing")
    expect(g, green_tenth="#13" if original == "#13" else "")


def test_16_forgets_its_copy_when_the_round_ends() -> None:
    """RIP #16: the copy is of this round; only #15 carries it on."""
    g = duel(green_hand="1", green_side="5", green_display="#16", blue_side="6 5", blue_hand="1")
    green(g, "#16", "end turn")
    expect(g, kind="place", green_past=" /  / 5 #16")
    assert g.mark[26] == 0


def test_17_two_less_never_below_nothing() -> None:
    """RIP #17: the opponent's cards of the named value lose 2, each at least 0; one's own stay."""
    g = duel(green_hand="1", green_side="1", green_display="#17", blue_side="1 1 4", blue_hand="1")
    green(g, "#17", "1")
    expect(g, totals=(1, 4))
    g = duel(green_hand="1", green_side="1", green_display="#17", blue_side="5 5 4", blue_hand="1")
    green(g, "#17", "5")
    expect(g, totals=(1, 10))


def test_18_returns_a_ghost_of_an_earlier_mansion() -> None:
    """RIP r48: any earlier mansion, Ghosts still lying there; not this round, not round 10, no psychics."""
    g = duel(
        round=4, green_past="5 #5 / 2 2 /", green_hand="1", green_side="3", green_tenth="4", green_display="#18",
        green_deck="1 1", blue_hand="1", blue_past="6", loaded={"deck of seat 0": [[1, 5, 1]]},
    )  # fmt: skip
    green(g, "#18")
    expect(g, kind="return", offers="2, 5")
    green(g, "5")
    expect(g, green_past="#5 / 2 2 / ", green_deck="1 5 1", green_side="3 #18", kind="step")


def test_18_takes_from_the_latest_mansion() -> None:
    """RIP r63: equal Ghosts are one choice; the one that lay down last goes back."""
    g = duel(round=4, green_past="2 3 / 2 /", green_hand="1", green_display="#18", green_deck="", blue_hand="1")
    green(g, "#18", "2")
    expect(g, green_past="2 3 /  / ", green_deck="2")


def test_18_with_nothing_to_return_is_blank() -> None:
    """RIP #18, r77: with only psychics there nothing happens; one value alone is taken without asking."""
    g = duel(green_past="#5 / #4", green_hand="1", green_display="#18", green_deck="", blue_hand="1")
    green(g, "#18")
    expect(g, kind="step", green_deck="", green_past="#5 / #4")
    g = duel(green_past="3 / 3", green_hand="1", green_display="#18", green_deck="", blue_hand="1")
    green(g, "#18")
    expect(g, kind="step", green_deck="3", green_past="3 / ")


def test_19_shows_the_top_card_of_a_deck() -> None:
    """RIP r38: it has that value; the card stays on top, and both know it."""
    g = duel(green_hand="1", green_display="#19 #8", green_deck="1 6", blue_deck="2 4", blue_hand="1", blue_side="3")
    green(g, "#19")
    expect(g, kind="which-deck", offers="Green, Blue")
    green(g, "Blue")
    expect(g, totals=(4, 3), blue_deck="2 4", kind="step")
    for seat in (0, 1, -1):
        assert BOX.view(g, seat, g.rules.chosen)["deck_top"] == [0, 4]
    green(g, "#8")
    expect(g, totals=(5, 3))
    green(g, "end turn")
    blue(g, "end turn")
    expect(g, blue_hand="1 2 4", green_knows="4", blue_knows="")
    assert g.deck_top == [0, 0]


def test_19_with_one_deck_or_none() -> None:
    """RIP r39: an empty deck cannot be chosen; with both empty the card is worth 0."""
    g = duel(green_hand="1", green_display="#19", green_deck="", blue_deck="2 4", blue_hand="1")
    green(g, "#19")
    expect(g, totals=(4, 0), kind="step")
    g = duel(green_hand="1", green_display="#19", green_deck="", blue_deck="", blue_hand="1")
    green(g, "#19")
    expect(g, totals=(0, 0), kind="step", green_side="#19")


def test_19_a_banned_value_counts_nothing() -> None:
    """RIP #19, #25, r92: a shown value that is banned counts 0; a ban that comes later does not hurt it."""
    g = duel(green_hand="1", green_display="#19", green_deck="", blue_deck="4", blue_hand="1", blue_side="#25=4,5")
    green(g, "#19")
    expect(g, totals=(0, 0))
    g = duel(green_hand="1", green_display="#19 #25", green_deck="", blue_deck="4", blue_hand="1")
    green(g, "#19", "#25", "4", "5")
    expect(g, totals=(4, 0))
