"""The turn: use the hand card or name a number, then draw (13G §4, rulings 4-6, 13-18, 25, 27)."""

from __future__ import annotations

from hauntings.engine.chance import FastDice, mix62
from hauntings.games.thirteen_ghosts import questions
from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.games.thirteen_ghosts.table import Hunt
from hauntings.games.thirteen_ghosts.turn import TAKE_TURN
from hauntings.games.thirteen_ghosts.why import NO_CARD
from tests.scenes.thirteen_ghosts.round import (
    does,
    expect,
    heard,
    hunt,
    new_game,
    numbers_of,
    refused,
    told,
    view,
)


def test_g1_use_a_card() -> None:
    """G-1: 3 lies open, each opponent answers whether the hideout is even, A draws, the left neighbour moves."""
    g = hunt(hideouts="1 9 4", hands="3 5 6", stack="7 8 2")
    does(g, "A", "use")
    expect(g, centre="3", answer="B no, C yes", hands="7 5 6", stack="8 2", asked="B", kind="act", found="")
    assert told(g, "asks") == [(0, 3, sum(1 << n for n in (2, 4, 6, 8, 10, 12)))]
    assert told(g, "answers", -1) == [(1, 0), (2, 1)]


def test_g2_an_open_card_is_a_clue() -> None:
    """G-2: nobody hides where an open card lies (2-3 players)."""
    g = hunt(hideouts="1 9 4", hands="3 5 6", active="B")
    does(g, "B", "use")
    for seat in range(3):
        assert 5 not in numbers_of(g.possible[seat])
    assert view(g, "A")["centre"] == [5]


def test_g3_name_a_number() -> None:
    """G-3: the card goes face down to the box, nobody else learns it; each rival answers; B draws (13G r34)."""
    g = hunt(hideouts="1 9 4", hands="3 5 6", stack="7 8 2", active="B")
    does(g, "B", "name")
    expect(g, hands="3 - 6", asked="B", kind="number")
    does(g, "B", "name 8")
    expect(g, answer="C no, A no", hands="3 7 6", stack="8 2", asked="C")
    assert g.box[0][-1] == 5
    assert [view(g, name)["box"][0][-1] for name in "ABC"] == [-1, 5, -1]
    assert "drew-card" in heard(g, 1) and "drew-card" not in heard(g, 0)
    assert told(g, "answers") == [(2, 0), (0, 0)], "13G r34: clockwise"
    assert g.answers[-1] == [1, 0, 1 << 8, 0, 0b101, 0]


def test_g4_two_players_naming_six() -> None:
    """G-4: a hit ends the round, A +1, B starts the next; a miss goes on with a draw and B's turn."""
    g = hunt(hideouts="1 6", hands="3 5", stack="7 8")
    does(g, "A", "name", "6")
    expect(g, points="1 0", round=2, starter="B", asked="A", kind="hide", centre="", found="")
    g = hunt(hideouts="1 9", hands="3 5", stack="7 8")
    does(g, "A", "name", "6")
    expect(g, points="0 0", round=1, hands="7 5", asked="B", kind="act", offers="use, name")


def test_g12_empty_stack_and_no_card() -> None:
    """G-12, r15: only naming a number is left, and nothing is discarded."""
    g = hunt(hideouts="1 6", hands="- 5", stack="")
    expect(g, asked="A", kind="number")
    assert TAKE_TURN.why_not(g, questions.USE) == NO_CARD
    refused(g, "name", "other-question", kind="act")
    refused(g, "5", "other-question", kind="hide")
    boxed = g.box[0][:]
    does(g, "A", "name 2")
    assert g.box[0] == boxed
    expect(g, hands="- 5", answer="B no", asked="B", kind="act")


def test_r15_with_an_empty_stack_the_held_card_can_be_used() -> None:
    """13G §4: players go on with the card they hold."""
    g = hunt(hideouts="1 6", hands="3 5", stack="")
    does(g, "A", "use")
    expect(g, hands="- 5", answer="B yes", asked="B", kind="act")
    does(g, "B", "use")
    expect(g, hands="- -", asked="A", kind="number")


def test_r16_naming_costs_the_card() -> None:
    """13G r16: a held card cannot be kept; only two actions exist."""
    g = hunt(hideouts="1 6", hands="3 5", stack="7 8")
    expect(g, offers="use, name")
    does(g, "A", "name")
    expect(g, hands="- 5", kind="number")
    assert TAKE_TURN.why_not(g, questions.USE) == NO_CARD


def test_r4_one_number_hits_one_opponent() -> None:
    """13G r4: numbers are unique per deck, so a number finds at most one of two rivals."""
    g = hunt(hideouts="1 9 4", hands="3 5 6")
    does(g, "A", "name", "9")
    expect(g, found="B", answer="B yes, C no")
    g = hunt(hideouts="1 9 4 7", hands="3 5 6 2")
    does(g, "A", "name", "7")
    expect(g, found="D", answer="B no, D yes")
    for deck in range(2):
        assert [row for row in BOX.components(g) if row.endswith(f"deck {deck}")] == [
            f"ghost {card:02} of deck {deck}" for card in range(1, 14)
        ]


def test_r5_own_deck_does_not_matter() -> None:
    """13G r5: with 4 players a number of the own deck may be named; only the rivals' deck counts."""
    g = hunt(hideouts="5 9 4 7", hands="3 2 6 1")
    does(g, "A", "name", "4")
    expect(g, answer="B no, D no", found="")
    does(g, "B", "name", "4")
    expect(g, answer="C yes, A no", found="C")


def test_r6_open_cards_prove_something_for_their_own_deck() -> None:
    """13G r6: one deck - nobody hides there. Two decks - only nobody of that team."""
    g = hunt(hideouts="1 9 4", hands="3 5 6")
    does(g, "A", "use")
    assert [numbers_of(mask).count(3) for mask in g.possible] == [0, 0, 0]
    g = hunt(hideouts="1 3 4 7", hands="6 2 5 9")
    does(g, "A", "use")
    assert [6 in numbers_of(mask) for mask in g.refuted] == [True, False, True, False]
    g = hunt(hideouts="1 3 4 8", hands="9 2 5 6")
    does(g, "A", "use")  # 10 to 13? both say no, but neither has shown a 9
    assert [9 in numbers_of(mask) for mask in g.possible] == [False, True, False, True]


def test_r13_a_refuted_number_may_be_repeated() -> None:
    """13G r13: no limit on the number named; the view marks it as impossible."""
    g = hunt(hideouts="1 6", hands="- -", stack="")
    does(g, "A", "2")
    assert 2 in numbers_of(g.refuted[1]) and 2 not in numbers_of(g.possible[1])
    does(g, "B", "3")
    expect(g, asked="A", offers=", ".join(f"name {n}" for n in range(1, 14)))
    does(g, "A", "2")
    expect(g, answer="B no", asked="B")


def test_repeat_refuted_numbers_off() -> None:
    """13G §11: a number refuted for every living opponent may not be named; blue answers are not used (13G r13)."""
    off = {"repeat_refuted_numbers": False}
    g = hunt(hideouts="1 6 9", hands="- - 3", stack="", centre="13 12", options=off)
    does(g, "A", "2")
    does(g, "B", "3")
    expect(g, asked="C", kind="act")
    does(g, "C", "use")
    expect(g, asked="A")
    # 13, 12 and 3 lie open; B and C refuted 2; C alone refuted 3; even numbers are blue knowledge only
    assert g.options == [1, 4, 5, 6, 7, 8, 9, 10, 11]
    refused(g, "2", "refuted")
    refused(g, "13", "refuted")
    g = hunt(hideouts="1 6 9", hands="- - -", stack="", options=off)
    does(g, "A", "9")  # C is found and shown: A does not hide there either
    expect(g, asked="B", found="C")
    refused(g, "9", "refuted")


def test_repeat_refuted_numbers_off_with_two_opponents() -> None:
    """13G §11: refuted for one of two living opponents is not refuted for all; the true hideouts always stay."""
    off = {"repeat_refuted_numbers": False}
    g = hunt(hideouts="1 6 9", hands="- - -", stack="", options=off)
    does(g, "A", "2")
    does(g, "B", "3")  # refuted for C and A, not for B
    does(g, "C", "4")
    expect(g, asked="A")
    refused(g, "2", "refuted")
    assert {3, 4, 6, 9} <= set(g.options)


def test_repeat_refuted_pairs_off() -> None:
    """13G §11: of card 11's pair at least one number must not be refuted."""
    g = hunt(hideouts="1 13", hands="11 4", stack="5 6 7", centre="2 3 8", options={"repeat_refuted_numbers": False})
    does(g, "A", "use")
    refused(g, "2-3", "both-refuted")
    assert g.options == [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


def test_r14_naming_ones_own_number() -> None:
    """13G r14: a bluff, and allowed."""
    g = hunt(hideouts="1 6", hands="3 5")
    does(g, "A", "name", "1")
    expect(g, answer="B no", asked="B")


def test_r17_no_draw_after_the_winning_hit() -> None:
    """13G r17: the round is over; nobody draws, whether the game is over too or another round begins."""
    g = hunt(hideouts="1 6", hands="3 5", stack="7 8")
    does(g, "A", "name", "6")
    expect(g, round=2, outcome=0)
    assert told(g, "drew") == told(g, "turn") == []
    g = hunt(hideouts="1 6", hands="3 5", stack="7 8", points="2 0")
    does(g, "A", "name", "6")
    expect(g, hands="- -", stack="7 8", outcome=1)
    assert told(g, "drew") == []


def test_r18_draw_after_a_hit_that_does_not_end_the_round() -> None:
    """13G r18: the turn ends normally, with 3 and with 4 players."""
    g = hunt(hideouts="1 6 9", hands="3 5 4", stack="7 8")
    does(g, "A", "name", "6")
    expect(g, hands="7 - 4", stack="8", asked="C")
    g = hunt(hideouts="1 6 9 4", hands="3 5 4 2", stack="7 8 / 10 11")
    does(g, "A", "name", "6")
    expect(g, hands="7 - 4 2", stack="8 / 10 11", asked="D")


def test_r24_r25_stacks_belong_to_teams() -> None:
    """13G r24, r25: a found player's team keeps its stack; only a team without cards plays on without drawing."""
    g = hunt(hideouts="1 6 9 4", hands="3 5 4 2", stack=" / 10 11")
    does(g, "A", "name", "6")
    expect(g, found="B", hands="- - 4 2", stack=" / 10 11", asked="D", active="B")
    does(g, "D", "name", "13")
    expect(g, hands="- - 4 10", stack=" / 11", asked="C")
    does(g, "C", "name", "13")
    expect(g, hands="- - - 10", asked="D")


def test_r27_answers_are_given_by_the_engine() -> None:
    """13G r27: there is no question in which somebody could lie or stay silent."""
    asked = [kind.name for kind in questions.KINDS]
    assert asked == [
        "hide", "hide-partner", "keep", "act", "number", "pair-from", "four-from", "number-or-higher",
        "first-of-three", "second-of-three", "third-of-three", "text", "top-card", "lowest-card", "hider",
            "choose-first",
    ]  # fmt: skip
    for seats in (2, 3, 4):
        g = BOX.deal(seats, BOX.settings({}), FastDice(seats))
        step = 0
        while g.outcome == 0:
            assert isinstance(g, Hunt)
            assert g.kind < questions.ACT or g.asked == g.actor, "only who acts is ever asked"
            step += 1
            g.choose(g.options[mix62(step) % len(g.options)])


def test_r29_a_round_never_ends_by_itself() -> None:
    """13G r29: with repeats nothing bounds bare namings; the engine neither ends nor scores such a round."""
    g = hunt(hideouts="1 6", hands="- -", stack="")
    for _ in range(200):
        g.choose(2)
        g.choose(3)
    expect(g, round=1, points="0 0", asked="A", outcome=0)
    assert len(g.answers) == 400


def test_a_number_outside_the_deck_is_no_token() -> None:
    g = new_game(["9 3 4 7"])
    refused(g, "8", "not-dealt-to-you")
    assert BOX.word(g.kind, 0) == "" and BOX.token(g.kind, "14") == -1
