"""Wu-Feng draws (BS §4): place, summon or curse; Summoning cards and incarnations."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.turn import GHOSTS_ACT, OVERRUN
from hauntings.games.ghost_stories.black_secret.curses import own_curses
from hauntings.games.ghost_stories.black_secret.draw import PLACE_CURSED, TAKE_INCARNATION
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.table import DECK_EMPTY, WON
from tests.scenes.black_secret.secret import SecretScene, secret

FULL = "N0:34 N1:35 N2:36 E0:23 E1:24 E2:25 S0:12 S1:13 S2:14 W0:1 W1:2 W2:3"
NONE_OPEN = "1:1 2:3 3:5 4:7"  # the lowest row is full, and nothing of level 2 is face up


def draw(s: SecretScene) -> SecretScene:
    s.happen(BRING_GHOST)
    return s


def test_r1_the_card_is_public_before_the_choice() -> None:
    """BS r1: everybody sees the drawn card, then Wu-Feng chooses."""
    s = draw(secret(deck="8"))
    assert s.g.drawn == 8 and s.question == "wu-feng of Wu-Feng"
    assert s.told("drew")[-1:] == [(0, 8)]


def test_t2_placement() -> None:
    """BS T2, §4 A: a black ghost in Blue's turn goes to a free blue space; if blue is full, anywhere."""
    s = draw(secret(active="S", ghosts="S0:12", deck="54"))
    s.play("place", seat=4)
    assert s.offered == ["place on S1", "place on S2"] and s.question == "place-ghost of Wu-Feng"
    s.refused("place on S0", "ghost-there").refused("place on N0", "not-its-board")
    s = draw(secret(active="S", ghosts="S0:12 S1:13 S2:14", deck="54"))
    s.play("place")
    assert len(s.offered) == 9


def test_a_buddha_meets_the_placed_ghost() -> None:
    """BS §4 A: a space with a Buddha counts as free; the ghost is discarded, its left stone silent."""
    s = draw(secret(buddhas="W0 W1", deck="3"))
    s.play("place", "W1")
    assert s.g.discards == [3] and s.buddhas() == "W0" and s.question == "yang"


def test_t3_summon() -> None:
    """BS T3, §4 B: a ghost of resistance 3 or 4 brings the Landscaper to an entrance; resistance 2 does not."""
    s = draw(secret(deck="8"))
    s.refused("summon Gravedigger", "too-weak-a-ghost")
    s.play("summon Landscaper")
    assert s.offered == ["enter below 0", "enter below 8"] and s.g.discards == [8]
    s.refused("enter below 4", "no-entrance")
    s.play("enter below 8")
    assert s.demons() == "Landscaper:8" and s.question == "yang"
    s = draw(secret(deck="6"))
    s.refused("summon Landscaper", "too-weak-a-ghost")
    s = draw(secret(deck="10", demons="Landscaper:8", at="N4 E4 S4 Wb0"))
    s.refused("summon Landscaper", "demon-in-play")
    s.play("summon Gravedigger", "enter below 0")
    assert s.demons() == "Landscaper:8 Gravedigger:0", "occupancy never blocks"


def test_the_seeker_enters_anywhere_on_side_a() -> None:
    """BS §6: on side A of Wu-Feng's board the Seeker may enter on any cell, on side B at an entrance."""
    s = draw(secret(deck="6"))
    s.play("summon Seeker", "enter below 4")
    assert s.demons() == "Seeker:4"
    s = draw(secret(deck="6", side="b", catacomb=2))
    s.play("summon Seeker")
    assert s.offered == ["enter below 1", "enter below 7"]


def test_cast_by_colour() -> None:
    """BS §4 C: a face-up curse of the card's colour; black cards are jokers, a black curse needs a black card."""
    s = draw(secret(deck="39", curses="1 2 3 4 6"))
    assert s.offered == ["place", "summon Seeker", "cast 1/Drain a Mantra"]
    s.refused("cast 1/Draw a ghost", "other-colour").refused("cast 1/Draw an incarnation", "other-colour")
    s.refused("cast 1/Curse die", "no-such-curse").refused("cast 2/Empty a Mantra", "no-such-curse")
    s.refused("discard", "place-it")
    s = draw(secret(deck="45", curses="1 2 3 4 6"))
    assert [word for word in s.offered if word.startswith("cast")] == [
        "cast 1/Drain a Mantra",
        "cast 1/Draw an incarnation",
        "cast 1/Draw a ghost",
        "cast 1/Skeleton",
        "cast 1/Knock down",
    ]


def test_r2_a_draw_in_a_neutral_boards_turn() -> None:
    """BS r2: Wu-Feng has A, B and C then too; a black ghost goes to that board."""
    s = secret(active="E", neutral="E", turn=True, ghosts="E0:33", curse="ghost", deck="54")
    assert s.question == "wu-feng of Wu-Feng" and s.g.active == 1
    assert "summon Gravedigger" in s.offered and "cast 1/Drain a Mantra" in s.offered
    s.play("place")
    assert s.offered == ["place on E1", "place on E2"]


def test_r3_overrun_brings_no_card() -> None:
    """BS r3: on an overrun board no card is drawn, so there is neither B nor C."""
    s = secret(ghosts="N0:35 N1:36 N2:37", deck="6")
    size = len(s.g.deck)
    s.happen(OVERRUN)
    assert s.question == "blood" and len(s.g.deck) == size


def test_r4_a_full_village() -> None:
    """BS r4: Wu-Feng still draws and may summon or curse; else the card is discarded for 1 Qi of the active board."""
    s = draw(secret(ghosts=FULL, deck="8"))
    s.refused("place", "village-full")
    assert s.offered[:3] == ["discard", "summon Seeker", "summon Landscaper"]
    s.play("discard")
    assert s.question == "blood" and s.g.qi[0] == 2 and s.g.discards == [8]
    s.play("Qi on 2.1")
    s = draw(secret(ghosts=FULL, deck="8", curses="", pyramid=NONE_OPEN, demons="Seeker:0 Landscaper:0"))
    assert s.question == "blood", "no other option: discarded at once"


def test_r5_a_summoning_card_in_a_full_village() -> None:
    """BS r5: it stays on the deck, no incarnation is taken, the active board loses 1 Qi."""
    s = secret(ghosts=FULL, deck="97")
    size = len(s.g.deck)
    draw(s)
    assert s.question == "blood" and len(s.g.deck) == size and s.g.deck[-1] == 97 and s.hand() == []


def test_r6_a_left_stone_brings_a_new_choice() -> None:
    """BS r6: a ghost that summons gives Wu-Feng A, B and C again, depth first."""
    s = draw(secret(deck="4 8 6"))
    s.play("place", "W0")
    assert s.g.drawn == 8 and s.question == "wu-feng of Wu-Feng"
    s.play("summon Landscaper", "enter below 0")
    assert s.ghosts() == "W0:4" and s.question == "yang"


def test_r7_no_stone_of_a_card_that_pays() -> None:
    """BS r7: a card that summons a demon or casts a curse triggers no stone; Buddhas do not matter."""
    s = draw(secret(deck="54 6", buddhas="N0"))
    s.play("summon Gravedigger", "enter below 0")
    assert s.haunted() == "" and s.buddhas() == "N0" and s.g.discards == [54]


def test_r8_the_last_card() -> None:
    """BS r8: drawing it loses before it is played, unless no incarnation is in play or due; removal counts too."""
    s = draw(secret(ghosts="N0:61", deck="8 0"))
    assert s.g.outcome == DECK_EMPTY and s.g.result == [0, 0, 0, 0, 1000]
    s = draw(secret(deck="8 0"))
    assert s.g.drawn == 8 and s.question == "wu-feng of Wu-Feng"
    s = secret(ghosts="N0:61", deck="8 0")
    own_curses()[11].after(s.g, 0)
    s.happen(s.g.stack.pop())
    assert s.g.outcome == DECK_EMPTY
    s = secret(deck="97 8 0")
    own_curses()[11].after(s.g, 0)
    s.happen(s.g.stack.pop())
    assert s.g.outcome == 0 and s.g.deck == [97]
    draw(s)
    assert s.g.outcome == DECK_EMPTY


def test_a_summoning_card() -> None:
    """BS §4, r89: Wu-Feng takes the top incarnation and places one of his hand; B and C are not allowed."""
    s = draw(secret(deck="97", hand="56", incarnations="92"))
    assert s.question == "incarnation of Wu-Feng" and s.hand() == [56, 92]
    s.refused("incarnation #96 Undertaker", "not-in-hand")
    s.play("incarnation #92 Night Sorceress", seat=4)
    assert s.question == "place-ghost of Wu-Feng" and s.offered == ["place on S0", "place on S1", "place on S2"]
    s.play("S0")
    assert s.ghosts() == "S0:92" and s.hand() == [56] and s.s.summoned == 1 and s.g.undefeated == 2
    assert 97 not in [*s.g.discards, *s.g.unused], "it has left the game"


def test_only_one_incarnation_leaves_no_choice() -> None:
    """BS §4: with one incarnation in hand it is that one; a black one goes to the active board."""
    s = draw(secret(active="E", deck="97", incarnations="93"))
    assert s.question == "place-ghost of Wu-Feng" and s.offered == ["place on E0", "place on E1", "place on E2"]


def test_taking_an_incarnation_is_wu_fengs_secret() -> None:
    """BS §2.11, §4: "draw an incarnation" only adds to the hand; the others see how many he holds."""
    s = secret(incarnations="95")
    s.g.learned = 0
    s.happen(TAKE_INCARNATION)
    assert s.hand() == [95] and s.g.learned == 16


def test_r12_uncatchable_without_temple_and_pavilion() -> None:
    """BS r12: Wu-Feng takes the next incarnation instead; with either tile he takes Uncatchable."""
    s = secret(tiles="0 1 11 3 4 5 2 7 9", incarnations="57 92")
    s.happen(TAKE_INCARNATION)
    assert s.hand() == [92] and s.s.incarnation_deck[0] == 57
    s = secret(incarnations="57 92")
    s.happen(TAKE_INCARNATION)
    assert s.hand() == [57]
    for one in ("6", "8"):
        s = secret(tiles=f"0 1 11 3 4 5 2 7 {one}", incarnations="57 92")
        s.happen(TAKE_INCARNATION)
        assert s.hand() == [57], "one of the two tiles is enough"


def test_r63_no_incarnation_left() -> None:
    """BS r63: from an empty deck nothing is taken; a Summoning card places one of the hand, or nothing."""
    s = draw(secret(deck="97", hand="92", incarnations="0"))
    assert s.question == "place-ghost of Wu-Feng"
    s = draw(secret(deck="97 6", incarnations="0", ghosts="N0:61"))
    assert s.question == "yang" and s.g.undefeated == 2 and s.g.deck[-1] == 6
    s.happen(PLACE_CURSED)
    assert s.question == "yang" and s.g.undefeated == 2
    s = draw(secret(deck="97 6 7 0", incarnations="0"))
    assert s.g.outcome == WON, "nothing came, and nothing is due any more (BS §14)"


def test_r64_a_cursed_incarnation_in_a_full_village() -> None:
    """BS r64: it goes on top of the deck, no Qi is lost; it is placed when it is drawn and counts as due."""
    s = secret(ghosts=FULL, hand="92 95", incarnations="93", deck="6")
    due = s.g.undefeated
    s.happen(PLACE_CURSED)
    s.play("incarnation #92 Night Sorceress")
    assert s.question == "yang" and s.g.qi[0] == 3 and s.g.deck[-1] == 92 and s.g.undefeated == due + 1
    assert s.g.deck_seen[-1] == 16, "only Wu-Feng knows which"
    draw(s)
    assert s.question == "blood", "still full: it stays on the deck (r5)"
    s.play("Qi on 2.1")
    s.g.ghost = [*s.g.ghost[:6], Card(0), *s.g.ghost[7:]]
    s.g.unused = [*s.g.unused, Card(12)]
    draw(s)
    assert s.ghosts().split()[6] == "S0:92" and s.s.unscored == [92] and s.g.undefeated == due + 1


def test_r9_skeletons_are_occupants() -> None:
    """BS r9: skeletons count for overrun, for free spaces and for Howling Nightmare's opposite space."""
    s = secret(ghosts="N0:101 N1:36 N2:37", deck="6").happen(OVERRUN)
    assert s.g.qi[0] == 2
    s = draw(secret(ghosts="W0:104 W1:2", deck="6"))
    s.play("place")
    assert s.ghosts() == "W0:104 W1:2 W2:6"
    s = secret(at="N1 E4 S4 W4", ghosts="N1:56 S1:103", dice="black black black").play("attempt exorcism")
    assert "N1:56" in s.ghosts()


def test_acting_from_the_right() -> None:
    """BS §3.2: the ghosts of the active board act from right to left."""
    s = secret(ghosts="N0:34 N1:38 N2:41").happen(GHOSTS_ACT)
    assert [args[0] for args in s.told("haunter-advances")] == [0, 1, 2]
