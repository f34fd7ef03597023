"""Why can't I? Every reason code is reached, and says the right thing."""

from __future__ import annotations

from typing import Any

import pytest

from hauntings.games.rest_in_peace.setup import BOX
from hauntings.games.rest_in_peace.table import Duel
from tests.scenes.rest_in_peace.duel import blue, duel, finale, green, refused


def simple(**more: Any) -> Duel:
    return duel(green_hand=more.pop("green_hand", "1 2"), blue_hand="1 2", **more)


def after(answers: str, **more: Any) -> Duel:
    """Green has given these answers (divided by commas)."""
    g = simple(**more)
    green(g, *answers.split(", "))
    return g


def carry(**options: object) -> Duel:
    g = duel(active="B", green_side="#15 4 #8", green_hand="1", blue_hand="1", options=options)
    blue(g, "end turn")
    return g


def ghost_like_only() -> Duel:
    g = duel(green_hand="1", green_display="#11", blue_side="4 2 #8", blue_hand="1",
             options={"begone_targets": "ghost_like"})  # fmt: skip
    green(g, "#11")
    return g


def ghosts_come_back() -> Duel:
    g = duel(
        green_hand="1", green_display="#22", green_side="4 #8", blue_hand="1", options={"retake_targets": "ghosts"}
    )
    green(g, "#22")
    return g


SCENES: dict[str, tuple[Duel, str]] = {
    "not-in-hand": (simple(), "3"),
    "not-in-display": (simple(), "#8"),
    "banned": (simple(blue_side="#25=1,3"), "1"),
    "only-at-round-10": (simple(green_display="#7"), "#7"),
    "private-lounge": (simple(green_display="#8", blue_side="#24"), "#8"),
    "tripped": (simple(tripped="G"), "2"),
    "not-tripped": (simple(), "random"),
    "needs-two-ghosts": (simple(green_hand="1", green_display="#21"), "#21"),
    "ends-the-round-too-early": (simple(green_display="#22", blue_side="#14"), "#22"),
    "no-second-card": (simple(green_hand="1", blue_side="#14"), "1"),
    "value-named-already": (after("#25, 3", green_display="#25"), "3"),
    "not-on-their-side": (after("#11", green_display="#11", blue_side="1 2"), "3"),
    "not-a-ghost": (ghost_like_only(), "#8"),
    "nothing-to-copy": (after("#16", green_display="#16", green_side="1 2"), "3"),
    "cannot-be-copied": (after("#16", green_display="#16", green_side="1 2 #19=5"), "5"),
    "not-in-deck": (after("#2", green_display="#2", green_deck="1 2"), "3"),
    "not-at-an-earlier-mansion": (after("#18", green_display="#18", green_past="1 2"), "3"),
    "not-on-your-side": (carry(), "3"),
    "not-carried": (carry(), "#8"),
    "not-itself": (after("#22", green_display="#22", green_side="1"), "#22"),
    "only-ghosts-come-back": (ghosts_come_back(), "#8"),
    "no-castle-there": (after("#28", green_display="#28"), "4"),
    "no-manor-there": (after("#28, 6", green_display="#28"), "8"),
    "not-later": (after("#28", green_display="#28"), "3"),
    "order-of-values": (after("#25, 3", green_display="#25"), "2"),
    "second-card-due": (after("1", blue_side="#14"), "end turn"),
    "stays-itself": (carry(carry_targets="any_except_15"), "#15"),
}


@pytest.mark.parametrize("reason", SCENES)
def test_reason(reason: str) -> None:
    """Each reason is given where it holds."""
    g, word = SCENES[reason]
    refused(g, word, reason)


def test_other_question_and_game_over() -> None:
    """Asking about another question, or after the end."""
    refused(simple(), "1", "other-question", kind="place")
    refused(finale(green_tenth="1"), "1", "game-over", kind="step")


def test_every_reason_is_reached() -> None:
    """The table of reasons and these scenes name the same codes; each has a rule to look up."""
    assert set(BOX.reasons()) == {*SCENES, "other-question", "game-over"}
    assert all(rule.startswith("RIP ") for rule in BOX.reasons().values())


def test_more_reasons_of_the_other_questions() -> None:
    """The same codes where they arise in another question."""
    refused(after("#2", green_display="#2", green_deck="1 2", blue_side="#25=2,3"), "2", "banned")
    refused(after("#2", green_display="#2", green_deck="1 2", blue_side="#25=2,3"), "3", "not-in-deck")
    refused(after("#16", green_display="#16", green_side="1 2 3", blue_side="#25=3,4"), "3", "banned")
    refused(after("#16", green_display="#16", green_side="#19=3 1 2 3", blue_side="#25=3,4"), "3", "banned")
    refused(after("#21", green_display="#21"), "4", "not-in-hand")
    refused(after("end turn"), "#29", "not-in-display")
    refused(after("#25", green_display="#25"), "6", "order-of-values")
    refused(after("#22", green_display="#22", green_side="1"), "2", "not-on-your-side")
    refused(after("#28, 6", green_display="#28"), "2", "not-later")
