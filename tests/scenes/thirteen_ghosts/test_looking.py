"""Cards 8 and 10: what was seen, where it went, and what the others still know (13G §6, §8, rulings 10, 11, 23)."""

from __future__ import annotations

from hauntings.engine.chance import FastDice
from hauntings.games.thirteen_ghosts.odds import odds
from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.games.thirteen_ghosts.table import Hunt
from tests.scenes.thirteen_ghosts.round import (
    does,
    expect,
    heard,
    hunt,
    new_game,
    numbers_of,
    refused,
    seat_of,
    told,
    view,
)


def stack(g: Hunt, seat: str, deck: int = 0) -> list[int]:
    """The stack as a seat sees it, top card first."""
    return list(view(g, seat)["pile"][deck][::-1])


def test_8_looks_at_the_bottom_two_then_names() -> None:
    """13G #8: a private look, then the number; the order is not changed."""
    g = hunt(hideouts="7 9 4", hands="8 5 6", stack="1 2 3 10")
    does(g, "A", "use")
    expect(g, asked="A", kind="number", stack="1 2 3 10")
    assert stack(g, "A") == [-1, -1, 3, 10]
    assert stack(g, "B") == [-1, -1, -1, -1]
    assert told(g, "looks", 1) == [(0, 0, 0, 2)]
    assert told(g, "saw-card", 0) == [(0, 0, 0, 10), (0, 0, 1, 3)] and told(g, "saw-card", 1) == []
    does(g, "A", "9")
    expect(g, found="B", stack="2 3 10")
    assert stack(g, "A") == [-1, 3, 10]


def test_8_with_a_short_stack() -> None:
    """13G #8: look at what is there."""
    g = hunt(hideouts="7 9 4", hands="8 5 6", stack="10")
    does(g, "A", "use")
    assert stack(g, "A") == [10]
    does(g, "A", "13")
    expect(g, hands="10 5 6", asked="B")
    g = hunt(hideouts="7 9 4", hands="8 5 6", stack="")
    does(g, "A", "use")
    expect(g, kind="number", asked="A")


def test_8_and_10_look_at_the_rivals_stack_in_teams() -> None:
    """13G #8, #10: with 4 players the rival team's stack."""
    g = hunt(hideouts="7 9 4 3", hands="8 5 10 6", stack="1 2 3 / 10 11 12")
    does(g, "A", "use", "13")
    assert stack(g, "A", 1) == [-1, 11, 12] and stack(g, "A", 0) == [-1, -1]
    assert stack(g, "C", 1) == [-1, -1, -1], "13G r10: a partner does not inherit it"
    does(g, "B", "name", "13")
    expect(g, stack="2 3 / 11 12")
    does(g, "C", "use")
    expect(g, kind="top-card", offers="on top 11, on top 12")
    does(g, "C", "12")
    expect(g, stack="3 / 12 11", asked="D", hands="1 10 2 6")


def test_10_chooses_one_of_three() -> None:
    """13G #10, r53: one on top, two to the bottom in the actor's order; with one deck the actor draws the top card."""
    g = hunt(hideouts="7 9 4", hands="10 5 6", stack="1 2 3 8 11")
    does(g, "A", "use")
    expect(g, asked="A", kind="top-card", offers="on top 1, on top 2, on top 3")
    refused(g, "8", "not-looked-at")
    does(g, "A", "on top 2")
    expect(g, kind="lowest-card", offers="lowest 1, lowest 3")
    refused(g, "2", "lies-on-top")
    refused(g, "8", "not-looked-at")
    does(g, "A", "lowest 3")
    expect(g, hands="2 5 6", stack="8 11 1 3", asked="B", answer="")
    assert stack(g, "A") == [-1, -1, 1, 3]
    assert stack(g, "B") == [-1] * 4
    assert view(g, "B")["hand"] == [-1, 5, -1]
    assert g.learned == 0, "A draws a card it has just put there, the others learn nothing"


def test_10_with_a_short_stack() -> None:
    """13G #10, r54: of two one on top and one below; of one a look; of none nothing."""
    g = hunt(hideouts="7 9 4", hands="10 5 6", stack="1 2")
    does(g, "A", "use", "2")
    expect(g, hands="2 5 6", stack="1", asked="B")
    assert stack(g, "A") == [1]
    g = hunt(hideouts="7 9 4", hands="10 5 6", stack="1")
    does(g, "A", "use")
    expect(g, hands="1 5 6", stack="", asked="B")
    g = hunt(hideouts="7 9 4", hands="10 5 6", stack="")
    does(g, "A", "use")
    expect(g, hands="- 5 6", stack="", asked="B")


def test_10_the_whole_stack_of_three() -> None:
    """13G #10: with exactly three cards the bottom two are the ones put back."""
    g = hunt(hideouts="7 9 4", hands="10 5 6", stack="1 2 3")
    does(g, "A", "use", "3", "1")
    expect(g, hands="3 5 6", stack="2 1")


def test_10_leaks_nothing() -> None:
    """13G #10, §8: what goes where is the actor's alone: views, stack of effects and events of the others are equal."""
    tables = []
    for top, lowest in (("1", "2"), ("2", "3"), ("3", "1")):
        g = hunt(hideouts="7 9 4", hands="10 5 6", stack="1 2 3 8 11")
        does(g, "A", "use")
        does(g, "A", top)
        middle = view(g, "B")
        assert "put-on-top" in heard(g, 0) and "put-on-top" not in heard(g, 1) | heard(g, -1)
        does(g, "A", lowest)
        assert "put-below" in heard(g, 0) and "put-below" not in heard(g, 1) | heard(g, -1)
        tables.append((middle, view(g, "B"), BOX.view(g, -1, g.rules.chosen)))
    assert tables[0] == tables[1] == tables[2]


# --- knowledge travels with the cards -------------------------------------------------------------------------------


def test_a_seen_card_is_known_in_hand_and_box() -> None:
    """13G §8, r23: who saw a card of the stack knows who draws it, and what goes face down to the box."""
    g = hunt(hideouts="7 9 4", hands="8 5 6", stack="1 2 3")
    does(g, "A", "use", "13")  # A saw 2 and 3 below, and draws 1
    does(g, "B", "name", "13")  # B draws 2
    assert view(g, "A")["hand"] == [1, 2, -1] and view(g, "C")["hand"] == [-1, -1, 6]
    does(g, "C", "name", "13")
    does(g, "A", "name", "13")
    does(g, "B", "name", "13")  # the 2 goes to the box
    assert view(g, "A")["box"][0][-1] == 2 and view(g, "C")["box"][0][-1] == -1
    assert odds(view(g, "A"))[1][2] == 0 and odds(view(g, "C"))[1][2] > 0


def test_r23_several_know_the_same_card() -> None:
    """13G r23: each remembers privately, and nobody announces: two looks at the same place."""
    g = hunt(hideouts="7 9 4", hands="8 2 6", stack="1 10 3 11")
    does(g, "A", "use", "13")
    does(g, "B", "use", "8", "13")
    assert stack(g, "A") == [3, 11] and stack(g, "B") == [3, 11] and stack(g, "C") == [-1, -1]
    expect(g, hands="1 10 6")
    assert told(g, "saw-card", 2) == []


def test_mix_a_card_known_before_is_known_as_a_set() -> None:
    """13G §8: B knew the bottom two; A's 10 moves one of them: B knows that it lies among three places (13G r35)."""
    g = hunt(hideouts="7 9 4", hands="2 8 6", stack="1 12 3 11", active="B", centre="10")
    does(g, "B", "use", "13")  # B saw 3 and 11 and draws 1; the stack is 12 3 11
    does(g, "C", "name", "13")  # C draws 12; the stack is 3 11
    assert stack(g, "B") == [3, 11]
    does(g, "A", "use", "10", "11")  # A mixes the two, draws 11
    expect(g, hands="11 1 12", stack="3", asked="B")
    mine = view(g, "B")
    assert mine["pile"] == [[-1]] and mine["hand"] == [-1, 1, -1]
    assert mine["mixed"] == [None, 1 << 3 | 1 << 11, None]
    assert odds(mine)[0][3] == odds(mine)[0][11] == 0, "neither is a hideout"
    assert odds(mine)[0][7] > 0
    hands = {deal(g, "B", seed).hand[0] for seed in range(40)}
    assert hands == {3, 11}, "either may be in A's hand, nothing else"
    assert view(g, "C")["mixed"] == [None, None, 0]
    does(g, "B", "name", "13")  # B draws the 3, and knows now what A holds
    assert view(g, "B")["mixed"][1] == 1 << 11
    assert g.hand_seen[1] == 0b011 and g.hand_seen[0] == 0b001 | 0b010 << 4, "B's new card has left the mix, A's not"
    assert {deal(g, "B", seed).hand[0] for seed in range(40)} == {11}


def deal(g: Hunt, seat: str, seed: int) -> Hunt:
    table = BOX.imagination(view(g, seat)).deal(FastDice(seed))
    assert isinstance(table, Hunt)
    return table


def test_mix_of_three_with_one_known() -> None:
    """13G §8: of three mixed cards B knew one; it may be A's hand or either of the lowest two, evenly (13G r35)."""
    g = hunt(hideouts="7 9 4", hands="10 8 6", stack="12 1 5 3 11 13", active="B")
    does(g, "B", "use", "2")  # B saw 11 and 13 and draws 12; the stack is 1 5 3 11 13
    does(g, "C", "name", "2")  # C draws 1; the stack is 5 3 11 13
    does(g, "A", "use")
    expect(g, offers="on top 3, on top 5, on top 11")
    does(g, "A", "3", "11")  # A draws 3; the stack is 13 5 11
    expect(g, stack="13 5 11", hands="3 12 1")
    mine = view(g, "B")
    assert stack(g, "B") == [13, -1, -1], "13 moved up, and B knows it"
    assert numbers_of(mine["mixed"][1]) == [11]
    where = [0, 0, 0]
    for seed in range(300):
        table = deal(g, "B", seed)
        where[[table.hand[0], *table.pile[0][:2]].index(11)] += 1
    assert sum(where) == 300 and min(where) > 70
    does(g, "B", "name", "2")
    does(g, "C", "name", "2")
    expect(g, hands="3 13 5", stack="11")
    does(g, "A", "use")  # the 3 lies open: so 11 is the last card or C's hand
    assert {deal(g, "B", seed).hand[2] for seed in range(40)} >= {11}
    assert all(11 in (table.hand[2], table.hand[0]) for table in [deal(g, "B", seed) for seed in range(40)])


def test_the_one_who_mixes_knows_everything() -> None:
    """13G #10: the actor knows all three places, the others' knowledge ends there."""
    g = hunt(hideouts="7 9 4 3", hands="10 5 2 6", stack="1 8 / 10 11 12 13")
    does(g, "A", "use", "11", "10")
    assert stack(g, "A", 1) == [11, -1, 12, 10]
    does(g, "B", "name", "1")  # B draws the 11, and A knows it
    assert view(g, "A")["hand"][1] == 11
    assert view(g, "C")["hand"][1] == -1
    does(g, "C", "use", "10")  # the stack of B and D is 13 12 10
    expect(g, offers="on top 10, on top 12, on top 13")
    does(g, "C", "12", "13")
    expect(g, stack=" / 12 10 13")
    assert stack(g, "C", 1) == [12, 10, 13]
    assert stack(g, "A", 1) == [-1, -1, -1]
    assert numbers_of(view(g, "A")["mixed"][0]) == [10, 12], "A saw these two, not the 13"


def test_a_mix_that_is_mixed_again() -> None:
    """13G r35: cards known as a set stay known as a set when C moves them once more."""
    g = hunt(hideouts="7 9 4 3", hands="8 5 10 6", stack="1 2 3 / 8 10 12 11 13")
    does(g, "A", "use", "1")  # A sees 11 and 13
    does(g, "B", "name", "1")
    does(g, "C", "use", "12", "11")  # of 10 12 11 the 12 on top, 11 lowest; A knew only the 11
    expect(g, stack="3 / 12 13 10 11")
    assert stack(g, "A", 1) == [-1, 13, -1, -1] and numbers_of(view(g, "A")["mixed"][0]) == [11]
    does(g, "D", "name", "1")
    does(g, "A", "name", "1")
    does(g, "B", "name", "1")
    expect(g, hands="3 13 2 12", stack=" / 10 11")
    does(g, "C", "use", "10", "11")
    expect(g, stack=" / 11 10", asked="D")
    assert numbers_of(view(g, "A")["mixed"][0]) == [11]
    tables = [deal(g, "A", seed) for seed in range(60)]
    assert {(table.hand[3] == 11, table.pile[1].index(11) if 11 in table.pile[1] else -1) for table in tables} == {
        (True, -1),
        (False, 0),
        (False, 1),
    }


# --- partners ---------------------------------------------------------------------------------------------------------


def test_r10_r11_partners_do_not_share_by_default() -> None:
    """13G r10, r11: separate observers; even when one is found, the other inherits nothing."""
    g = hunt(hideouts="7 9 4 3", hands="8 5 10 6", stack="1 2 3 / 10 11 12")
    does(g, "A", "use", "13")
    does(g, "B", "name", "7")
    expect(g, found="A", asked="C")
    assert stack(g, "A", 1) == [11, 12] and stack(g, "C", 1) == [-1, -1]
    assert view(g, "C")["hideout"] == [7, -1, 4, -1]


def test_partner_talk_shared() -> None:
    """13G §11: with shared information partners see what the other has seen, hideout and looks included (13G r36)."""
    shared = {"partner_talk": "shared"}
    g = hunt(hideouts="7 9 4 3", hands="8 5 10 6", stack="1 2 3 / 10 11 12", options=shared)
    assert view(g, "C")["hideout"] == [7, -1, 4, -1]
    does(g, "A", "use", "13")
    assert stack(g, "C", 1) == [-1, 11, 12]
    assert told(g, "saw-card", seat_of("C")) == [(0, 1, 0, 12), (0, 1, 1, 11)]
    assert view(g, "C")["hand"] == [1, -1, 10, -1] and view(g, "B")["hand"] == [-1, 5, -1, 6]
    does(g, "B", "name", "13")
    does(g, "C", "use")
    assert view(g, "A")["options"] == [], "seeing is not answering"
    g = new_game(["1 2 3 4 / 13 12 11 10"], seats=4, options=shared)
    assert view(g, "C")["dealt"][0] == [1, 2, 3, 4] and view(g, "B")["dealt"][0] == [-1] * 4


def test_partner_talk_shared_mix() -> None:
    """13G §11: what both knew before a rival mixed it, both know as a set."""
    g = hunt(
        hideouts="7 9 4 3", hands="8 5 2 6", stack="1 3 / 10 11 12", centre="A10",
        options={"partner_talk": "none"},
    )  # fmt: skip
    does(g, "A", "use", "13")
    does(g, "B", "name", "13")
    does(g, "C", "use", "10", "12")
    assert view(g, "A")["mixed"] == [1 << 11 | 1 << 12, None, None, None]
    g = hunt(
        hideouts="7 9 4 3", hands="8 5 2 6", stack="1 3 / 10 11 12", centre="A10",
        options={"partner_talk": "shared"},
    )  # fmt: skip
    does(g, "A", "use", "13")
    does(g, "B", "name", "13")
    does(g, "C", "use", "10", "12")
    assert view(g, "A")["mixed"] == [0, None, 0, None], "C tells A what it did"
    assert stack(g, "A", 1) == stack(g, "C", 1) == [12, 11]
