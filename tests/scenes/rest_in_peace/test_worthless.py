"""#29 We're worthless: everything else is worth 1 and does nothing (RIP #29, rulings 1-4 and 56)."""

from __future__ import annotations

from hauntings.games.rest_in_peace.setup import BOX
from tests.scenes.rest_in_peace.duel import blue, duel, expect, green, refused


def test_29_strips_all_modifiers() -> None:
    """RIP r1: +1, +2, +3, -2 and the ignoring of #12 vanish; each other card counts 1, #29 itself 0."""
    g = duel(
        green_hand="1", green_display="#29", green_side="5 #8 #10=5", blue_side="1 3 #12 #17=5 #26=3", blue_hand="1"
    )
    green(g, "#29")
    expect(g, totals=(3, 5))


def test_29_counts_psychics_without_a_value() -> None:
    """RIP r2: they count 1 like every other card; a goldfish counts 1."""
    g = duel(green_hand="1", green_display="#29", green_side="#1 #24 #23", blue_side="6", blue_hand="1")
    green(g, "#29")
    expect(g, totals=(3, 1))


def test_29_covers_what_comes_later() -> None:
    """RIP r3: cards laid after it are worth 1 and do nothing."""
    g = duel(
        green_hand="6 5", green_display="#29 #8 #25 #20 #28 #18", green_past="3 / 4", blue_hand="2 3", blue_side="1"
    )
    green(g, "#29", "6")
    expect(g, totals=(1, 1))
    green(g, "#8", "#25", "#20", "#28", "#18")
    expect(g, totals=(6, 1), kind="step", asked="G", offers="end turn, 5", green_past="3 / 4", blue_tenth="")


def test_29_cannot_be_removed() -> None:
    """RIP r4: #11, #22 and #27 laid later do nothing and count 1; the round goes on."""
    g = duel(active="B", green_side="#29 1", green_hand="1", blue_display="#11 #22 #27", blue_hand="2")
    blue(g, "#11", "#22", "#27")
    expect(g, totals=(1, 3), green_side="#29 1", kind="step", asked="B", round=3)


def test_29_bloody_mary_costs_nothing_and_the_wedding_waits() -> None:
    """RIP r56: #21 may be laid with any hand; #7 still only at round 10."""
    g = duel(active="B", green_side="#29 1", green_hand="1", blue_display="#21 #7", blue_hand="2")
    refused(g, "#7", "only-at-round-10")
    blue(g, "#21")
    expect(g, totals=(1, 1), blue_hand="2", kind="step")


def test_29_lasting_effects_lapse() -> None:
    """RIP #29: #1, #3, #14, #15, #24 and #25 end; what one-shots did stays."""
    g = duel(
        active="B", green_side="#1 #14 #15 #24 #25=2,3 4", green_hand="1", blue_display="#29 #5", blue_hand="2 3",
        row="#9", green_deck="", blue_deck="",
    )  # fmt: skip
    expect(g, offers="end turn")
    g = duel(
        green_side="#1 #14 #15 #24 #25=2,3 4", green_display="#29", green_hand="1", blue_display="#5", blue_hand="2 3",
        row="#9", green_deck="", blue_deck="",
    )  # fmt: skip
    green(g, "#29", "end turn")
    expect(g, offers="end turn, 2, 3, #5", totals=(6, 0))
    blue(g, "2", "end turn")
    expect(g, kind="place", asked="B", blue_display="#5 #9", green_side="")  # no #1, no #15


def test_29_ends_the_peek() -> None:
    """RIP #29: #3 shows the hand no longer."""
    g = duel(green_hand="1", green_display="#3 #29", blue_hand="2 3")
    green(g, "#3")
    assert BOX.view(g, 0, g.rules.chosen)["hand"][1] is not None
    green(g, "#29")
    assert BOX.view(g, 0, g.rules.chosen)["hand"][1] is None
    expect(g, totals=(1, 0))
