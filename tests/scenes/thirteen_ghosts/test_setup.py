"""Set-up: cards dealt, hideouts and hands chosen in secret at once, hider and partner (13G §2, §3)."""

from __future__ import annotations

import pytest

from hauntings.engine.chance import FastDice
from hauntings.engine.table import Choice
from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.games.thirteen_ghosts.table import Hunt
from tests.scenes.thirteen_ghosts.round import SEATS, does, expect, heard, new_game, refused, told, view

TEAMS = "1 2 3 4 5 6 / 13 12 11 10 9 8"


@pytest.mark.parametrize(("seats", "left"), [(2, 9), (3, 7)])
def test_two_cards_each(seats: int, left: int) -> None:
    """13G §2: two cards to each player; one hides, the other is the hand; the rest is the stack."""
    g = new_game(["9 3 4 7 5 6"], seats=seats)
    expect(g, asked="A", kind="hide", offers="hide in 3, hide in 9")
    does(g, "A", "hide in 9")
    expect(g, asked="B", offers="hide in 4, hide in 7")
    does(g, "B", "4")
    if seats == 3:
        does(g, "C", "6")
    expect(g, hideouts="9 4 6" if seats == 3 else "9 4", hands="3 7 5" if seats == 3 else "3 7")
    expect(g, asked="A", kind="act", offers="use, name")
    assert len(g.pile[0]) == left
    assert g.pile[0][-1] == (1 if seats == 3 else 5)


def sealed(g: Hunt) -> list[str]:
    return [SEATS[choice.sealed_for()] for choice in BOX.ahead(g)]


def test_hideouts_are_chosen_at_once() -> None:
    """13G §2: everybody may answer at once, and nobody sees another one's choice."""
    g = new_game(["9 3 4 7 5 6"], seats=3)
    assert g.choice.sealed_for() == 0
    assert sealed(g) == ["B", "C"]
    before = view(g, "B")
    does(g, "A", "hide in 9")
    assert sealed(g) == ["C"]
    assert view(g, "B")["hideout"] == [-1, 0, 0]
    assert view(g, "B")["dealt"] == [[], [4, 7], [-1, -1]]
    assert before["dealt"] == [[-1, -1], [4, 7], [-1, -1]]
    assert told(g, "hides", 1) == [(0,)]
    assert "hides-in" not in heard(g, 1) and "hides-in" in heard(g, 0)
    other = new_game(["9 3 4 7 5 6"], seats=3)
    does(other, "A", "hide in 3")
    assert view(other, "B") == view(g, "B"), "which card it was is a secret"
    assert all("9" not in str(row) for row in view(g, "B")["stack"]), "no effect names the card"
    does(g, "B", "4")
    does(g, "C", "5")
    assert sealed(g) == [] and g.choice.sealed_for() == -1


def test_a_choice_ahead_can_be_asked_on_a_copy() -> None:
    """The room asks a sealed question early: its options are the seat's own cards."""
    g = new_game(["9 3 4 7 5 6"], seats=3)
    for choice, cards in zip(BOX.ahead(g), [[4, 7], [5, 6]], strict=True):
        copy = g.clone()
        assert isinstance(choice, Choice)
        copy.ask_again(choice)
        assert (copy.asked, copy.options) == (choice.sealed_for(), cards)


def test_the_first_starter_is_random() -> None:
    """13G §2: every seat may start, by the dice."""
    for starter in "ABC":
        g = new_game(["9 3 4 7 5 6"], starter=starter, seats=3)
        does(g, "A", "9")
        does(g, "B", "4")
        does(g, "C", "5")
        expect(g, asked=starter, starter=starter, kind="act")
    starters = [BOX.deal(3, BOX.settings({}), FastDice(seed)).starter for seed in range(60)]
    assert set(starters) == {0, 1, 2}


def test_hider_and_partner() -> None:
    """13G §3: the hider lays both hideouts from four cards; the partner keeps one of the other two as hand."""
    g = new_game([TEAMS], seats=4)
    expect(g, asked="A", kind="hide", offers="hide in 1, hide in 2, hide in 3, hide in 4")
    assert sealed(g) == ["B"]
    does(g, "A", "hide in 2")
    expect(g, kind="hide-partner", offers="hide partner in 1, hide partner in 3, hide partner in 4")
    refused(g, "2", "your-own-hideout")
    refused(g, "7", "not-dealt-to-you")
    does(g, "A", "hide partner in 4")
    does(g, "B", "13", "10")
    expect(g, asked="C", kind="keep", offers="keep 1, keep 3")
    refused(g, "4", "not-passed-to-you")
    assert sealed(g) == ["D"]
    does(g, "C", "3")
    does(g, "D", "11")
    expect(g, hideouts="2 13 4 10", hands="1 12 3 11", asked="A", kind="act")
    assert [len(pile) for pile in g.pile] == [9, 9]
    expect(g, stack="5 6 7 8 9 10 11 12 13 / 9 8 1 2 3 4 5 6 7")


def test_keep_is_not_asked_ahead_of_the_hideouts() -> None:
    """13G §3: the partner can only keep a card once the hider has passed them."""
    g = new_game([TEAMS], seats=4)
    does(g, "A", "2")
    assert sealed(g) == ["B"]
    does(g, "A", "4")
    assert sealed(g) == []
    expect(g, asked="B")


def test_r12_what_partners_know_after_dealing() -> None:
    """13G r12: the hider knows all four; the partner the own hideout and both hands; rivals nothing."""
    g = new_game([TEAMS], seats=4)
    does(g, "A", "2", "4")
    assert view(g, "C")["hideout"] == [-1, 0, -1, 0], "the partner has not looked yet"
    does(g, "B", "13", "10")
    assert view(g, "C")["hideout"] == [-1, -1, 4, -1]
    assert view(g, "C")["dealt"][2] == [1, 3]
    does(g, "C", "3")
    assert g.learned == 1, "the hider sees what comes back"
    does(g, "D", "11")
    assert view(g, "A")["hideout"] == [2, -1, 4, -1]
    assert view(g, "A")["hand"] == [1, -1, 3, -1]
    assert view(g, "C")["hideout"] == [-1, -1, 4, -1]
    assert view(g, "C")["hand"] == [1, -1, 3, -1]
    assert view(g, "B")["hideout"] == [-1, 13, -1, 10]
    assert view(g, "B")["hand"] == [-1, 12, -1, 11]
    spectator = BOX.view(g, -1, g.rules.chosen)
    assert spectator["hideout"] == [-1] * 4 and spectator["hides"] == [1] * 4 and spectator["hand_size"] == [1] * 4


def hide_all(g: Hunt) -> None:
    """Everybody takes the first card offered until the first turn."""
    while BOX.kinds[g.kind].name in ("hide", "hide-partner", "keep"):
        g.choose(g.options[0])


def end_round(g: Hunt) -> None:
    """The active player names the true hideouts of the rivals, who name a refuted number meanwhile."""
    mine = g.active % 2
    round_ = g.round
    while g.round == round_ and g.outcome == 0:
        if BOX.kinds[g.kind].name == "act":
            g.choose(2)
        rivals = [seat for seat in range(4) if seat % 2 != mine and not g.found[seat]]
        own = [seat for seat in range(4) if seat % 2 == mine]
        wrong = next(number for number in range(1, 14) if all(g.hideout[seat] != number for seat in own))
        g.choose(g.hideout[rivals[0]] if g.actor % 2 == mine else wrong)


def test_hider_alternates_by_default() -> None:
    """13G §3, r42: round 1 the lower seat of each team, then alternate."""
    g = new_game([TEAMS], seats=4)
    hiders = []
    for _ in range(3):
        hiders.append("".join(SEATS[seat] for seat in g.hider))
        expect(g, kind="hide", asked=hiders[-1][0])
        hide_all(g)
        end_round(g)
    assert hiders == ["AB", "CD", "AB"]


def test_hider_by_free_choice() -> None:
    """13G §11 hider_rotation=free_choice, r33: the lower seat of a team says who hides, before any card is seen."""
    g = new_game([TEAMS], seats=4, options={"hider_rotation": "free_choice"})
    expect(g, asked="A", kind="hider", offers="hider Seat 1, hider Seat 3")
    refused(g, "Seat 2", "other-team")
    does(g, "A", "Seat 1")
    expect(g, asked="B", kind="hider", offers="hider Seat 2, hider Seat 4")
    does(g, "B", "Seat 4")
    assert told(g, "hider") == [(3,)]
    expect(g, asked="A", kind="hide")
    does(g, "A", "2", "4")
    expect(g, asked="D", kind="hide", offers="hide in 10, hide in 11, hide in 12, hide in 13")
    does(g, "D", "13", "10")
    expect(g, asked="B", kind="keep", hideouts="2 10 4 13")
    does(g, "B", "12")
    does(g, "C", "1")
    expect(g, hands="3 12 1 11", kind="act")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r41_the_table_says_who_begins(seats: int) -> None:
    """13G r41, first_player: the first seat is asked, before any card is dealt; by default it is drawn."""
    g = new_game([TEAMS if seats == 4 else "9 3 4 7 5 6"], seats=seats, options={"first_player": "chosen"})
    expect(g, asked="A", kind="choose-first", offers=", ".join(f"first Seat {n + 1}" for n in range(seats)))
    assert told(g, "dealt") == [] and told(g, "round-starts") == []
    does(g, "A", f"Seat {seats}")
    assert told(g, "round-starts") == [(1, seats - 1)]
    expect(g, asked="A", kind="hide", active=SEATS[seats - 1])
    starters = {BOX.deal(seats, BOX.settings({}), FastDice(seed)).starter for seed in range(40)}
    assert starters == set(range(seats))


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="13 Ghosts is for 2, 3, 4 players"):
        BOX.deal(seats, BOX.settings({}), FastDice(1))
