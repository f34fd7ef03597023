"""Every reason of "why can't I?" is reached, and every token has its word (13G §4, §9, §11)."""

from __future__ import annotations

from hauntings.games.thirteen_ghosts.questions import ACT, KINDS, NUMBER, TEXT, USE
from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.games.thirteen_ghosts.table import Hunt
from hauntings.games.thirteen_ghosts.turn import TAKE_TURN
from tests.scenes.thirteen_ghosts.round import does, hunt, new_game

FREE = {"hider_rotation": "free_choice"}
STRICT = {"repeat_refuted_numbers": False}


def after(g: Hunt, seat: str, *words: str) -> Hunt:
    does(g, seat, *words)
    return g


def test_every_reason_is_reached() -> None:
    """Each code once, with the question and the token that meet it."""
    teams = "1 2 3 4 5 6 / 13 12 11 10 9 8"
    passed = after(new_game([teams], seats=4), "A", "2", "4")
    does(passed, "B", "13", "10")
    ended = after(hunt(hideouts="7 9", hands="3 5", points="2 0"), "A", "name", "9")
    three = after(hunt(hideouts="7 9", hands="12 5"), "A", "use", "4")
    reused = after(hunt(hideouts="7 9", hands="2 5", centre="3"), "A", "use")
    looking = after(hunt(hideouts="7 9", hands="10 5", stack="1 2 3 4"), "A", "use")
    lowest = after(hunt(hideouts="7 9", hands="10 5", stack="1 2 3 4"), "A", "use", "2")
    pair = after(hunt(hideouts="7 9", hands="11 5", centre="2 3", options=STRICT), "A", "use")
    cases = {
        "not-dealt-to-you": (new_game([teams]), "hide", 7),
        "your-own-hideout": (after(new_game([teams], seats=4), "A", "2"), "hide-partner", 2),
        "not-passed-to-you": (passed, "keep", 4),
        "must-choose": (hunt(hideouts="7 9", hands="3 5"), "act", 0),
        "refuted": (hunt(hideouts="7 9", hands="- 5", stack="", centre="3", options=STRICT), "number", 3),
        "both-refuted": (pair, "pair-from", 2),
        "named-already": (three, "second-of-three", 4),
        "order-of-numbers": (three, "second-of-three", 3),
        "not-open": (reused, "text", 5),
        "not-another-two": (reused, "text", 2),
        "not-looked-at": (looking, "top-card", 4),
        "lies-on-top": (lowest, "lowest-card", 2),
        "nobody-sits-there": (new_game(["9 3 4 7"], options={"first_player": "chosen"}), "choose-first", 3),
        "other-team": (new_game([teams], seats=4, options=FREE), "hider", 2),
        "other-question": (hunt(hideouts="7 9", hands="3 5"), "number", 4),
        "game-over": (ended, "act", USE),
    }
    assert {*cases, "no-card-in-hand"} == set(BOX.reasons())
    for reason, (g, kind, token) in cases.items():
        assert BOX.why(g, BOX.kind_index(kind), token) == reason
    assert all(rule.startswith("13G ") for rule in BOX.reasons().values())


def test_an_empty_hand_uses_nothing() -> None:
    """13G §4, r15: the turn then answers itself, so nobody is asked; its rule says why."""
    g = hunt(hideouts="7 9", hands="- 5", stack="")
    assert g.kind == NUMBER and BOX.reason(TAKE_TURN.why_not(g, USE)) == "no-card-in-hand"


def test_an_option_has_no_reason_against_it() -> None:
    g = hunt(hideouts="7 9", hands="3 5")
    assert [BOX.why(g, ACT, token) for token in g.options] == ["", ""]


def test_notation() -> None:
    """Words are English ASCII, unique in their kind, and read back, with and without the verb."""
    said = {
        ("hide", 7): "hide in 7", ("hide-partner", 7): "hide partner in 7", ("keep", 7): "keep 7", ("act", 1): "use",
        ("act", 2): "name", ("number", 7): "name 7", ("pair-from", 4): "name 4-5", ("four-from", 4): "ask 4-7",
        ("number-or-higher", 8): "ask 8+", ("first-of-three", 4): "ask 4", ("second-of-three", 7): "or 7",
        ("third-of-three", 8): "or 8", ("text", 5): "use again 5", ("text", 14): "extra turn",
        ("top-card", 3): "on top 3", ("lowest-card", 3): "lowest 3", ("hider", 1): "hider Seat 1",
    }  # fmt: skip
    for (kind, token), word in said.items():
        place = BOX.kind_index(kind)
        assert BOX.word(place, token) == word
        assert BOX.token(place, word.upper()) == token
        assert BOX.token(place, word.split()[-1] if kind not in ("text", "hider") else word) == token
    for place, kind_ in enumerate(KINDS):
        words = [BOX.word(place, token) for token in range(1, kind_.size)]
        assert len(set(words)) == len(words) and all(word.isascii() for word in words)
        assert BOX.word(place, 0) == "" and BOX.token(place, "") == -1
    assert BOX.token(NUMBER, "14") == -1 and BOX.token(TEXT, "15") == -1


def test_the_box() -> None:
    assert (BOX.name, BOX.title, BOX.seats) == ("thirteen-ghosts", "13 Ghosts", [2, 3, 4])
    assert [switch.name for switch in BOX.switches] == [
        "three_player_end", "tie_at_target", "double_hit", "reveal_found_hideout", "shield_vs_copied_blue",
        "two_may_target_two", "repeat_refuted_numbers", "hider_rotation", "partner_talk", "next_starter_4p",
        "shield_ends", "reveal_at_round_end", "first_player",
    ]  # fmt: skip
    assert all(switch.since == 1 and len(switch.allowed) == 2 for switch in BOX.switches)
    assert BOX.actions == sum(kind.size for kind in KINDS)
