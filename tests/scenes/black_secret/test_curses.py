"""What each curse does (BS §5.1)."""

from __future__ import annotations

from hauntings.engine.table import NOBODY
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.table import DECK_EMPTY, VILLAGE_HAUNTED
from tests.scenes.black_secret.secret import SecretScene, secret
from tests.scenes.black_secret.test_draw import FULL


def befalls(s: SecretScene, curse: str) -> SecretScene:
    """The curse works, as if it had just been cast."""
    g = s.g
    g.stack.append(g.choice)
    g.asked = NOBODY
    g.rules.curses[g.cards.curse_id.index(curse)].after(g, 0)
    g.advance()
    return s


def test_drain_and_empty_a_mantra() -> None:
    """BS §5.1, r19: 1 Qi, or all, from one Mantra to the supply."""
    s = befalls(secret(blood="2.1:1 3.1:2"), "c1_drain_mantra")
    assert s.question == "spoil-mantra of Wu-Feng" and s.offered == ["spoil 2.1", "spoil 3.1"]
    s.refused("spoil 2.2", "no-qi-on-it")
    s.play("spoil 3.1")
    assert s.blood() == "2.1:1 3.1:1" and s.g.qi_supply == 20 - 12 - 2
    s = befalls(secret(blood="2.1:1 3.1:2", mantras="1 3 0 11 13 17"), "c2_empty_mantra")
    s.refused("spoil 2.3", "no-mantra-there")
    s.play("spoil 3.1")
    assert s.blood() == "2.1:1" and s.told("mantra-spoiled") == [(11, 2)]
    assert befalls(secret(), "c1_drain_mantra").question == "yang", "nothing to drain: nothing happens"


def test_draw_an_incarnation_and_a_ghost() -> None:
    """BS §5.1: the incarnation goes into the hand only; the ghost is played A, B or C."""
    assert befalls(secret(incarnations="96"), "c1_draw_incarnation").hand() == [96]
    assert befalls(secret(deck="8"), "c1_draw_ghost").question == "wu-feng of Wu-Feng"


def test_ladders() -> None:
    """BS §5.1, r19: one or two ladders; two with one left removes one."""
    s = befalls(secret(no_ladders="0"), "c1_ladder")
    s.refused("remove ladder below 0", "no-ladder")
    s.play("remove ladder below 4")
    assert s.missing_ladders() == "0 4"
    s = befalls(secret(), "c3_ladders")
    s.play("remove ladder below 4", "remove ladder below 5")
    assert s.missing_ladders() == "4 5"
    s = befalls(secret(no_ladders="0 1 2 3 4 5 6 7"), "c3_ladders")
    assert s.missing_ladders() == "0 1 2 3 4 5 6 7 8" and s.question == "yang"


def test_r22_knocked_down() -> None:
    """BS r22: a prone Taoist is only laid down once; he may exorcise and ask for help."""
    s = befalls(secret(knocked_down="N"), "c1_knock_down")
    assert s.offered == ["against N", "against E", "against S", "against W"]
    s.play("against N")
    assert s.s.knocked_down == [1, 0, 0, 0]
    s = secret(knocked_down="N", at="N7 E4 S4 W4", deck="6")
    s.play("ask for help")
    assert s.question == "take-tao"
    s = secret(knocked_down="N", at="N1 E4 S4 W4", ghosts="N1:34", dice="red red red").play("attempt exorcism")
    assert s.ghosts() == ""
    s = secret(knocked_down="S", at="N4 E4 Sb0 W4", demons="Seeker:0", turn=True, deck="6")
    s.refused("search", "taoist-here")


def test_r13_neutral_boards_are_no_taoists() -> None:
    """BS r13: curses cannot target them."""
    s = befalls(secret(neutral="E", qi="W:0"), "c1_knock_down")
    assert s.offered == ["against N", "against S"]
    s.refused("against E", "not-living").refused("against W", "not-living")


def test_tao_tokens() -> None:
    """BS §5.1, r19: Wu-Feng picks victim and tokens; two with one left discards one."""
    s = befalls(secret(tao="N:red,blue E:green"), "c1_tao")
    s.refused("against W", "nothing-to-lose")
    s.play("against N")
    s.refused("take away green", "no-such-token")
    s.play("take away blue")
    assert s.tao("N") == "red" and s.question == "yang"
    s = befalls(secret(tao="N:red,blue,blue E:green"), "c2_tao")
    s.play("against N", "take away blue", "take away red")
    assert s.tao("N") == "blue"
    s = befalls(secret(tao="E:green"), "c2_tao")
    assert s.tao("E") == "" and s.question == "yang"


def test_bottom_cards() -> None:
    """BS §5.1, r11: the lowest ghost cards leave the game unseen; a Summoning card keeps its place."""
    s = befalls(secret(deck="6 7 8 97 0"), "c2_bottom_card")
    assert s.g.deck == [97, 7, 6] and 8 in s.g.unused
    s = befalls(secret(deck="6 7 97 8 0"), "c3_bottom_cards")
    assert s.g.deck == [97, 6] and s.told("bottom-card-gone") == [(3,), (2,)]
    s = befalls(secret(deck="6 0", ghosts="N0:61"), "c2_bottom_card")
    assert s.g.outcome == DECK_EMPTY
    s = befalls(secret(deck="6 0"), "c2_bottom_card")
    assert s.g.deck == [] and s.question == "yang", "no incarnation is in play or due (r8)"


def test_r21_moving_a_ghost() -> None:
    """BS r21, r84: Wu-Feng may move an incarnation, with its markers; left stones stay silent; no skeleton moves."""
    s = befalls(secret(ghosts="N0:64!m W0:54 W1:104"), "c2_move_ghost")
    assert s.offered == ["move N0", "move W0"] and s.question == "wind-ghost of Wu-Feng"
    s.refused("move W1", "no-ghost-card").refused("move no ghost", "must-choose").refused("move N1", "no-ghost-there")
    s.play("move N0", "to E1")
    assert s.ghosts() == "E1:64!m W0:54 W1:104"
    s = befalls(secret(ghosts="W0:54", buddhas="E0"), "c2_move_ghost")
    s.play("to E0")
    assert s.ghosts() == "" and s.buddhas() == "" and s.haunted() == ""
    assert befalls(secret(), "c2_move_ghost").question == "yang"


def test_activate() -> None:
    """BS §5.1, r34, r90: one demon acts once more; without one nothing happens."""
    s = befalls(secret(demons="Seeker:0 Gravedigger:8"), "c2_activate_demon")
    s.refused("activate Landscaper", "demon-not-in-play")
    s.play("activate Gravedigger", "move below 7")
    assert s.demons() == "Seeker:0 Gravedigger:7" and s.question == "yang"
    assert befalls(secret(), "c2_activate_demon").question == "yang"


def test_r51_dragged_below() -> None:
    """BS r51, r66: any Taoist to any cell, even the active one; he plays on from there and stays laid down."""
    s = befalls(secret(knocked_down="N"), "c2_drag_below")
    s.play("against N", "drag below 0")
    assert s.g.at == [9, 4, 4, 4] and s.s.knocked_down[0] == 1
    s = secret(turn=True, deck="15", curses="15", pyramid="1:1 2:3 3:5 4:7", powers=(1,))
    s.play("cast 2/Drag below", "pyramid 5", "against N", "drag below 4")
    assert s.question == "yang"
    s.play("move below 0", "change level")
    assert s.g.at[0] == 0


def test_r60_the_victim_picks_the_mantra() -> None:
    """BS r60: Wu-Feng picks who loses the Qi, the victim where it flows."""
    s = befalls(secret(), "c2_chi")
    s.play("against E", seat=4)
    assert s.question == "blood of E" and s.g.qi[1] == 2
    s.play("Qi on 4.1", seat=1)
    assert s.blood() == "4.1:1"
    s = befalls(secret(qi="E:1"), "c2_chi")
    s.play("against E")
    assert s.g.at[1] == -1 and s.question == "blood of E", "it may kill"


def test_remove_a_mantra() -> None:
    """BS §5.1: it leaves the game, its Qi goes to the supply, a new one is revealed."""
    s = befalls(secret(blood="2.2:1", mantras="1 3 7 11 13 0"), "c3_remove_mantra")
    s.refused("spoil 4.1", "no-mantra-there")
    s.play("spoil 2.2")
    assert s.s.blood_gone == [3] and s.blood() == "" and s.s.blood_mantras[1] == 2
    assert s.told("mantra-revealed") == [(2,)]


def test_r20_back_from_the_discard() -> None:
    """BS r10, r20: any ghost card, never an incarnation; in a full village 1 Qi, the card stays; empty: nothing."""
    s = befalls(secret(discards="6 61 39"), "c3_discard_ghost")
    assert s.offered == ["from discard #6 Zombie", "from discard #39 Blood Drinker"]
    s.refused("from discard #61 Bone Cracker", "not-discarded")
    s.play("from discard #39 Blood Drinker")
    assert s.question == "place-ghost of Wu-Feng" and s.offered[0] == "place on N0"
    s.play("N0")
    assert s.ghosts() == "N0:39" and s.g.discards == [6, 61]
    s = befalls(secret(discards="6 39", ghosts=FULL), "c3_discard_ghost")
    assert s.question == "blood" and s.g.discards == [6, 39]
    assert befalls(secret(discards="61"), "c3_discard_ghost").question == "yang"


def test_haunt_a_tile() -> None:
    """BS §5.1, §8.1: a tile of Wu-Feng's choice; its ladder goes; the third one loses the game."""
    s = befalls(secret(haunted="3"), "c3_haunt")
    s.refused("haunt 3", "haunted-tile")
    s.play("haunt 8")
    assert s.haunted() == "3 8" and s.missing_ladders() == "3 8"
    s = befalls(secret(haunted="3 8"), "c3_haunt").play("haunt 0")
    assert s.g.outcome == VILLAGE_HAUNTED and s.g.result == [0, 0, 0, 0, 1000]


def test_yin_yang() -> None:
    """BS §5.1: a Taoist who has one loses his Yin-Yang."""
    s = befalls(secret(yin_yang="N E"), "c3_yin_yang")
    s.refused("against S", "nothing-to-lose")
    s.play("against E")
    assert s.g.yin_yang == [1, 0, 0, 0] and s.told("lost-yin-yang") == [(1,)]
    assert befalls(secret(yin_yang=""), "c3_yin_yang").question == "yang"


def test_curse_dice() -> None:
    """BS §5.1: once, or twice against the same Taoist."""
    s = befalls(secret(curse="tao", tao="S:red,blue"), "c1_curse_die")
    s.play("against S")
    assert s.tao("S") == ""
    s = befalls(secret(curse="qi qi"), "c3_curse_dice")
    s.play("against S", "Qi on 4.1", "Qi on 4.1")
    assert s.g.qi[2] == 1 and s.blood() == "4.1:2"


def test_level_4_incarnation() -> None:
    """BS §5.1: the top incarnation into the hand, then one of the hand is placed; it is one more to exorcise."""
    s = befalls(secret(hand="92", incarnations="95"), "c4_incarnation")
    assert s.hand() == [92, 95]
    s.play("incarnation #95 Blood Thirster", "N2")
    assert s.ghosts() == "N2:95" and s.hand() == [92] and s.g.undefeated == 2 and s.s.unscored == [95]


def test_level_4_all_demons() -> None:
    """BS §5.1: all demons on Wu-Feng's board enter free of cost; not once the Shadow is there (BS §7)."""
    s = befalls(secret(demons="Landscaper:4", side="b"), "c4_all_demons")
    s.play("enter below 0", "enter below 8")
    assert s.demons() == "Seeker:0 Landscaper:4 Gravedigger:8"
    s = befalls(secret(shadow=4), "c4_all_demons")
    assert s.demons() == "" and s.question == "yang"


def test_level_4_haunt_and_chi() -> None:
    """BS §5.1: a tile is haunted, then a Taoist loses 1 Qi."""
    s = secret(pyramid="1:1 2:3 3:5 4:7 5:10 6:11 7:12 8:19 9:20", curses="30", deck="1").happen(BRING_GHOST)
    assert isinstance(s, SecretScene)
    s.play("cast 4/Haunt and lose a Qi", "haunt 0", "against W", "Qi on 2.1")
    assert s.haunted() == "0" and s.g.qi[3] == 2 and s.told("pyramid-renewed") == [()]


def test_excavate() -> None:
    """BS §5.1, r31: a whole stack is revealed; an Urn works, the rest is discarded; the third brings the Shadow."""
    s = befalls(secret(stacks="4=urn,bones,buddha,cursed-tablet 0=-", incarnations="92"), "c4_excavate")
    s.refused("excavate below 0", "stack-empty")
    s.play("excavate below 4")
    assert s.s.stacks[4] == [] and s.hand() == [92] and s.ghosts() == "" and s.question == "yang"
    s = befalls(secret(stacks="4=urn,bones,buddha,dirt 0=- 1=-", found="urn urn", demons="Seeker:0"), "c4_excavate")
    s.play("excavate below 4")
    assert s.s.shadow == 13 and s.demons() == ""


def paid_for_both(reading: str) -> SecretScene:
    """The dice pay for a Black Secret ghost whose right stone casts a curse, a token for the one beside it."""
    s = secret(
        at="N0 E4 S4 W4",
        ghosts="N0:89 W0:1",
        dice="red red red",
        tao="N:yellow",
        curses="12",
        pyramid="1:1 2:3 3:5 4:7",
        rules={"paid_ghosts": reading},
    )
    return s.play("attempt exorcism", "exorcise N0", "exorcise W0")


def test_no_curse_saves_a_ghost_that_is_paid_for() -> None:
    """GS §9.6, r7, BS r83: paid ghosts leave first; "Move a ghost", cast on the first one's stone, finds none left."""
    s = paid_for_both("together")
    assert s.question == "cast of Wu-Feng" and s.ghosts() == "" and s.g.discards == [1, 89]
    assert [args[1] for args in s.told("exorcised")] == [89, 1]
    assert s.told("stone")[-1][0] == 89, "the curse is cast by its stone"
    s.play("cast 2/Move a ghost", "pyramid 5")
    assert s.question == "yang" and s.ghosts() == "" and s.tao("N") == ""


def test_one_by_one_the_next_still_lies_there() -> None:
    """GS r7, BS r83: the other reading, a switch: the second ghost is moved away, and its token stays spent."""
    s = paid_for_both("one_by_one")
    s.play("cast 2/Move a ghost", "pyramid 5", "to S0")
    assert s.question == "yang" and s.ghosts() == "S0:1" and s.tao("N") == ""
