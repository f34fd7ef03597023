"""The worked examples of the rulebook (RIP §15)."""

from __future__ import annotations

import pytest

from hauntings.games.rest_in_peace.table import Duel
from tests.scenes.rest_in_peace.duel import blue, duel, expect, finale, green


def first_round() -> Duel:
    """Start of the game: Green starts, three Manors lie first, #8 is the psychic of round 2."""
    return duel(
        round=1, tokens="MMM", row="#1 #8 #9", green_hand="1 2 2 5 1", blue_hand="1 3 2 2 4",
        green_deck="3 3 4 1 5 4 1 6", blue_deck="6 5 3 3 1 1 2 1",
    )  # fmt: skip


def second_round() -> Duel:
    g = first_round()
    green(g, "1", "2", "end turn")
    expect(g, totals=(3, 0))
    blue(g, "1", "3", "end turn")
    expect(g, totals=(3, 4))
    green(g, "end turn")
    return g


def test_rip_1() -> None:
    """RIP-1: Green lays 3, Blue 4, Green withdraws: Manor to Blue, psychic to Green, both draw, Green places."""
    g = second_round()
    expect(g, won="0M 0C / 1M 0C", green_display="#1", kind="place", asked="G")
    expect(g, green_hand="1 1 2 5 6", blue_hand="1 2 2 2 4")
    green(g, "6")
    expect(g, green_hand="1 1 2 5", green_tenth="6", asked="B", round=2, starter="B")


def third_round() -> Duel:
    g = second_round()
    green(g, "6")
    blue(g, "end turn")
    return g


def test_rip_2() -> None:
    """RIP-2, RIP-4: Blue withdraws on the first turn, and neither has played anything."""
    g = third_round()
    expect(g, won="1M 0C / 1M 0C", blue_display="#8", green_past="1 2 / ", blue_past="1 3 / ", kind="place")
    expect(g, green_hand="1 1 2 4 5 5", blue_hand="1 1 1 2 2 2 4")
    blue(g, "1")
    expect(g, blue_hand="1 1 2 2 2 4", blue_tenth="1", asked="G", round=3, starter="G")


@pytest.mark.parametrize("places", [False, True])
def test_rip_3(places: bool) -> None:
    """RIP-3: a round of six turns that #8 decides; the placement may be declined (a) or taken (b)."""
    g = third_round()
    blue(g, "1")
    for player, laid, totals in [
        (green, ["2"], (2, 0)),
        (blue, ["2", "2"], (2, 4)),
        (green, ["5"], (7, 4)),
        (blue, ["4"], (7, 8)),
        (green, ["1", "1"], (9, 8)),
        (blue, ["#8"], (9, 11)),
    ]:
        player(g, *laid)
        expect(g, totals=totals)
        player(g, "end turn")
    green(g, "end turn")
    expect(g, won="1M 0C / 2M 0C", green_display="#1 #9", blue_display="", blue_past="1 3 /  / 2 2 4 #8", asked="G")
    expect(g, green_hand="1 4 4 5", blue_hand="1 1 2 3 3")
    green(g, "4" if places else "nothing")
    expect(g, green_hand="1 4 5" if places else "1 4 4 5", green_tenth="4 6" if places else "6", round=4, asked="B")


@pytest.mark.parametrize(("token", "won"), [("M", "4M 1C / 2M 0C"), ("C", "3M 2C / 2M 0C")])
def test_rip_5(token: str, won: str) -> None:
    """RIP-5: the fourth Manor ends the game at once; a second Castle does not."""
    g = duel(round=7, won="3M 1C / 2M 0C", tokens=token, green_hand="5 5", blue_hand="1", row="#3", blue_deck="1 1")
    green(g, "5", "end turn")
    blue(g, "end turn")
    over = token == "M"
    expect(g, won=won, winner="G" if over else "", blue_display="" if over else "#3")
    expect(g, blue_hand="1" if over else "1 1 1", asked="" if over else "B")


def test_rip_5_with_a_castle() -> None:
    """RIP-5: with 3 Manors and 2 Castles either token wins."""
    for token, won in (("M", "4M 2C / 1M 1C"), ("C", "3M 3C / 1M 1C")):
        g = duel(round=8, won="3M 2C / 1M 1C", tokens=token, green_hand="5 5", blue_hand="1", row="#3")
        green(g, "5", "end turn")
        blue(g, "end turn")
        expect(g, won=won, winner="G", blue_display="", round=8)


def test_rip_6() -> None:
    """RIP-6: 9 to 7 takes the token and the game; 7 to 7 cancels it, and 5 tokens beat 4."""
    expect(finale(green_tenth="5 4", blue_tenth="5 2"), totals=(9, 7), winner="G", won="3M 3C / 3M 1C")
    expect(finale(green_tenth="5 2", blue_tenth="5 4"), totals=(7, 9), winner="B", won="3M 2C / 3M 2C")
    expect(finale(green_tenth="5 2", blue_tenth="4 3"), totals=(7, 7), winner="G", won="3M 2C / 3M 1C")
    expect(finale(first="B", green_tenth="5 2", blue_tenth="4 3"), winner="B")
