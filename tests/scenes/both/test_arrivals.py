"""Ghosts and incarnations that come with both expansions (WM §23, BS §4)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.cards import SUMMONING, UNCATCHABLE
from hauntings.games.ghost_stories.geometry import Place
from hauntings.games.ghost_stories.white_moon.cards import LI, SUN, TIME_KEEPER, WU
from hauntings.games.ghost_stories.white_moon.deaths import FamilyCurse
from tests.scenes.both.night import night

FULL = "N0:66 N1:67 N2:68 E0:69 E1:70 E2:71 S0:72 S1:73 S2:1 W0:2 W1:3 W2:4"


def test_the_death_of_a_wu() -> None:
    """WM §23, BS §16: Wu-Feng takes the top incarnation and places one of his hand; it has to be exorcised too."""
    s = night(hand="57", incarnations="92").happen(FamilyCurse(WU, Place(0)))
    assert s.question == "incarnation of Wu-Feng" and s.hand() == [57, 92]
    due = s.g.undefeated
    s.play(s.offered[0])
    assert s.question == "place-ghost of Wu-Feng" and s.g.undefeated == due + 1 and s.s.unscored == [57]
    s.play(s.offered[0])
    assert 57 in s.g.ghost and s.hand() == [92] and s.m.wu_cards == []


def test_a_wu_in_a_full_village() -> None:
    """BS r64, WM r9: the incarnation goes on top of the deck, known to Wu-Feng alone; no Qi is lost."""
    s = night(hand="57", incarnations="92", ghosts=FULL).happen(FamilyCurse(WU, Place(0)))
    qi = sum(s.g.qi)
    s.play(s.offered[1])
    assert s.g.deck[-1] == 92 and s.g.deck_seen[-1] == 16 and sum(s.g.qi) == qi and s.hand() == [57]


def test_a_wu_and_no_incarnation() -> None:
    """BS r63, WM r10: from an empty deck nothing is taken; without a hand nothing comes."""
    s = night(incarnations="0").happen(FamilyCurse(WU, Place(0)))
    assert s.question == "yang" and s.ghosts() == ""
    s = night(hand="57", incarnations="0").happen(FamilyCurse(WU, Place(0)))
    assert s.question == "place-ghost of Wu-Feng", "the last of his hand"


def test_sun_and_every_other_arrival() -> None:
    """WM §23: the ghost of a Sun, and that of the Time Keeper, give Wu-Feng his three options."""
    s = night(deck="70").happen(FamilyCurse(SUN, Place(0)))  # green, resistance 2
    assert s.question == "wu-feng of Wu-Feng"
    assert s.offered == ["place", "summon Seeker", "cast 1/Draw a ghost", "cast 1/Remove a ladder"]
    s.play("summon Seeker", "enter below 4")
    assert s.demons() == "Seeker:4" and s.g.discards == [70]
    s = night(active="N", turn=True, ghosts=f"N0:{TIME_KEEPER}", deck="70 71")
    assert s.question == "wu-feng of Wu-Feng" and s.g.drawn == 70


def test_a_devourer_placed_by_wu_feng() -> None:
    """WM §7.4, BS §4: he picks the space, and so the line in which the Grey Hunter devours."""
    s = night(deck="75", villagers="0:Hua 1:Li").happen(BRING_GHOST)
    s.play("place", "place on N1")
    assert s.dead() == "Li" and s.question == "yang"


def test_the_shield_of_time() -> None:
    """BS r56: it works on cards that Wu-Feng draws in its owner's turn; then he draws again."""
    s = night(deck="72 70", artifacts="N:shield_of_time").happen(BRING_GHOST)  # 72 is red as the north
    assert s.question == "shield"
    s.play("raise the shield")
    assert s.g.deck[0] == 72 and s.question == "wu-feng of Wu-Feng" and s.g.drawn == 70
    s = night(deck="72", artifacts="E:shield_of_time").happen(BRING_GHOST)
    assert s.question == "wu-feng of Wu-Feng", "not in another's turn, not of another colour"


def test_r8_a_kept_card_is_wu_fengs() -> None:
    """BOTH r8, BS r56: whoever leaves the Shield leaves the card to Wu-Feng, with all three options."""
    s = night(deck="72", artifacts="N:shield_of_time").happen(BRING_GHOST).play("keep the ghost")
    assert s.question == "wu-feng of Wu-Feng" and "summon Seeker" in s.offered


def test_r8_a_summoning_card_ends_the_shields_chain() -> None:
    """BOTH r8: what was sent down before may be sent down again in a later turn."""
    s = night(deck=f"72 {SUMMONING} 70", artifacts="N:shield_of_time", hand="57", incarnations="92")
    s.happen(BRING_GHOST).play("raise the shield")
    assert s.question == "incarnation of Wu-Feng" and s.m.shielded == [72]
    s.play("incarnation #92 Night Sorceress").play(s.offered[0], "end turn")
    assert s.m.shielded == []


def test_r9_cards_that_leave_the_game() -> None:
    """BOTH r9: the bottom card that a Li takes goes to the box, known or not, and never to the discards, from which
    Wu-Feng could fetch it. Summoning cards stay."""
    s = night(deck=f"1 2 {SUMMONING} 70 {SUMMONING} 0")
    s.g.deck_seen = [0xFF] * 5
    s.happen(FamilyCurse(LI, Place(0)))
    assert s.g.deck == [SUMMONING, SUMMONING, 2, 1] and s.g.discards == [] and 70 in s.g.unused


def test_r17_uncatchable() -> None:
    """BOTH r17, BS r12: without Temple and Pavilion Wu-Feng never takes it; the next incarnation comes instead."""
    s = night(tiles="0 1 11 3 10 5 4 7 2", incarnations=f"{UNCATCHABLE} 92").happen(FamilyCurse(WU, Place(0)))
    assert s.question == "place-ghost of Wu-Feng" and s.g.drawn == 92
    assert s.s.incarnation_deck[0] == UNCATCHABLE
