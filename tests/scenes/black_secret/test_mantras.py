"""Blood Mantras (BS §9)."""

from __future__ import annotations

from hauntings.engine.table import NOBODY
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.exorcised import ExorciseGhost
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.blood import PutQi
from hauntings.games.ghost_stories.black_secret.cards import MANTRA_ID, MANTRA_LEVEL
from hauntings.games.ghost_stories.black_secret.curses import MoveAGhost
from hauntings.games.ghost_stories.black_secret.skeletons import MUST, PlaceSkeletons
from hauntings.games.ghost_stories.cards import MANTRA, POCKETS
from hauntings.games.ghost_stories.geometry import Board, Space
from hauntings.games.ghost_stories.table import ALL_DEAD
from tests.scenes.black_secret.secret import SecretScene, secret

SLOT = {2: "2.1", 3: "3.1", 4: "4.1"}


def bleeds(mantra: str, **more: object) -> SecretScene:
    """North loses a Qi, and it fills this Mantra."""
    number = MANTRA_ID.index(mantra)
    level = MANTRA_LEVEL[number]
    slots = [number if level == 2 else 0, 0, 0, number if level == 3 else 0, 0, number if level == 4 else 0]
    s = secret(mantras=" ".join(map(str, slots)), blood=f"{SLOT[level]}:{level - 1}", **more)
    s.happen(LOSE_QI[0])
    return s


def test_lost_qi_flows() -> None:
    """BS §9: every lost Qi goes on a Mantra that its loser picks; a full one works, leaves and is replaced."""
    s = secret()
    s.happen(LOSE_QI[1])
    assert s.question == "blood of E" and len(s.offered) == 6
    s.refused("no Qi", "must-choose")
    s.play("Qi on 2.1", seat=1)
    assert s.blood() == "2.1:1" and s.told("blood") == [(1, 1, 1)]
    s.happen(LOSE_QI[1])
    s.play("Qi on 2.1")
    assert s.blood() == "" and s.s.blood_gone == [1] and s.s.blood_mantras[0] == 2
    assert s.told("mantra-works") == [(1, 1)] and s.g.qi_supply == 10
    s = secret(mantras="0 0 0 0 0 0").happen(LOSE_QI[1])
    assert s.question == "yang" and s.g.qi_supply == 9, "no Mantra left: to the supply"
    s = secret(mantras="1 0 3 11 13 17")
    s.happen(LOSE_QI[0])
    s.refused("Qi on 2.2", "no-mantra-there")


def test_r41_the_order_of_a_death() -> None:
    """BS r41: token, death, Mantra, its effect; the dying player still places it, and it cannot revive him."""
    s = secret(qi="E:1", blood="2.2:1", mantras="1 3 7 11 13 17", tao="E:red")
    s.happen(LOSE_QI[1])
    assert s.g.at[1] == -1 and s.tao("E") == "" and s.question == "blood of E"
    s.play("Qi on 2.2", seat=1)
    assert s.question == "for-taoist of E" and s.offered == ["nobody", "for N", "for S", "for W"]
    s.refused("for E", "not-living")
    s.play("for W", seat=1)
    assert s.g.qi == [3, 0, 3, 4]
    s = secret(neutral="E S W", qi="N:1")
    s.happen(LOSE_QI[0])
    assert s.g.outcome == ALL_DEAD and s.g.result == [0, 1000]


def test_r42_qi_of_a_neutral_board() -> None:
    """BS r42: the active Taoist picks; in the neutral board's own turn the next living one."""
    s = secret(neutral="E").happen(LOSE_QI[1])
    assert s.question == "blood" and s.g.qi[1] == 2
    s = secret(neutral="E", active="E", turn=True, ghosts="E0:23 E1:24 E2:25", qi="S:0", deck="6")
    assert s.question == "blood of W"


def test_r71_qi_of_a_dead_board() -> None:
    """BS r71: a living Taoist chosen by the group loses it and picks the Mantra himself."""
    s = secret(active="E", qi="E:0", turn=True, ghosts="E0:23 E1:24 E2:25", deck="6")
    assert s.question == "who-loses-qi of the group"
    s.play("Qi from W")
    assert s.question == "blood of W" and s.g.qi[3] == 2


def test_ladders_come_back() -> None:
    """BS §8.1, §9, r92: up to two, to cells without one under tiles that are not haunted; may be declined (r44)."""
    s = bleeds("m2_ladders", no_ladders="0 1 2", haunted="1")
    assert s.question == "return-ladder" and s.offered == ["no ladder", "ladder below 0", "ladder below 2"]
    s.refused("ladder below 1", "haunted-tile").refused("ladder below 4", "ladder-there")
    s.play("ladder below 0", "ladder below 2")
    assert s.missing_ladders() == "1" and s.s.blood_gone == [1]
    s = bleeds("m2_ladders", no_ladders="0 1").play("no ladder")
    assert s.missing_ladders() == "0 1" and s.s.blood_gone == [1], "the card is used up anyway (r44)"


def test_r44_what_is_impossible_is_skipped() -> None:
    """BS r44: without a target nothing is asked; the card is used up."""
    for mantra in ("m2_ladders", "m2_discard_ghost", "m3_demon", "m4_unhaunt", "m4_recycle", "m3_yin_yang"):
        s = bleeds(mantra)
        assert s.question == "yang" and s.s.blood_gone == [MANTRA_ID.index(mantra)], mantra


def test_r11_bury() -> None:
    """BS r11: the topmost ghost card goes under the deck unseen; a Summoning card stays on top."""
    s = bleeds("m2_bury", deck="6 7 8 0")
    assert s.g.deck == [6, 8, 7]
    s = bleeds("m2_bury", deck="97 6 7 8 0")
    assert s.g.deck == [6, 8, 7, 97]
    s = bleeds("m2_bury", deck="97 0")
    assert s.g.deck == [97]


def test_r69_the_mantras_own_qi() -> None:
    """BS r52, r69: its Qi is still on it, so with an empty supply nobody gains any."""
    s = secret(mantras="3 0 0 0 0 0", blood="2.1:1", supply="Qi:0")
    s.happen(LOSE_QI[0])
    assert s.question == "yang" and s.g.qi[0] == 2 and s.g.qi_supply == 2
    s = secret(mantras="0 0 0 0 0 18", blood="4.1:3", supply="Qi:0", yin_yang="N E S")
    s.happen(LOSE_QI[0]).play("for W")
    assert s.g.yin_yang == [1, 1, 1, 1] and s.question == "yang" and s.g.qi == [2, 3, 3, 3]


def test_r48_tao_and_enfeeblement() -> None:
    """BS r48: a Taoist takes Tao and lays the Enfeeblement Mantra, on a ghost, a skeleton or a demon; it is one token,
    moved if it lies elsewhere, and stays though the power is out or not in the game."""
    s = bleeds("m2_tao", ghosts="W0:3 N0:101 E0:23m", demons="Seeker:4", powers=(MANTRA,))
    s.play("for E", "take red")
    assert s.question == "enfeeble of E"
    assert s.offered == ["enfeeble nothing", "enfeeble N0", "enfeeble W0", "enfeeble Seeker"]
    s.refused("enfeeble N1", "no-ghost-there").refused("enfeeble Gravedigger", "demon-not-in-play")
    s.refused("enfeeble E0", "mantra-there")
    s.play("enfeeble Seeker")
    assert s.g.mantra == 13 and s.tao("E") == "red"
    s.happen(LOSE_QI[3])
    assert s.g.mantra == 13, "the Coffin Breakers block the yellow power; what Blood laid stays"
    s = bleeds("m3_tao", ghosts="N0:34", powers=(POCKETS,)).play("for E", "take red", "take blue", "enfeeble N0")
    assert s.ghosts() == "N0:34m" and s.tao("E") == "red blue"
    s = bleeds("m2_tao", ghosts="N0:34").play("nobody")
    assert s.question == "yang"


def test_a_laid_mantra_of_the_power_still_comes_off() -> None:
    """BS r48, GS r32: what the power laid comes off when the power is out."""
    s = secret(ghosts="N0:34m", powers=(MANTRA,), qi="W:1", mantras="0 0 0 0 0 0").happen(LOSE_QI[3])
    assert s.g.mantra == 0


def test_r48_what_blood_laid_travels() -> None:
    """BS r21, r48: it moves with its ghost though the yellow power is out, until the power itself lays it elsewhere."""
    s = bleeds("m2_tao", ghosts="W0:3 N0:34", powers=(MANTRA,)).play("for E", "take red", "enfeeble N0")
    s.happen(MoveAGhost())
    s.play("move N0", "to E1")
    assert s.ghosts() == "E1:34m W0:3"
    s = bleeds("m2_tao", ghosts="N0:34 N1:35", powers=(MANTRA,), active="W", qi="W:1")
    s.play("for E", "take red", "enfeeble N0")
    s.happen(MoveAGhost())
    s.play("move N0", "to E1", "end turn")
    s.happen(LOSE_QI[3])
    assert s.g.at[3] < 0 and s.g.mantra == 5, "Yellow is dead, the token stays"
    for target, number in (("N1", 2), ("Seeker", 13)):
        s = bleeds("m2_tao", ghosts="N0:34 N1:35", demons="Seeker:0", powers=(MANTRA,), active="W", qi="W:1")
        s.play("for E", "take red", "enfeeble N0", f"mantra on {target}")
        assert s.g.mantra == number
        s.happen(LOSE_QI[3])
        assert s.g.mantra == 0, "the power laid it, and the power is out"


def test_r21_discarding_ghosts() -> None:
    """BS r21: ghost cards without their right stones; never incarnations, skeletons or demons."""
    s = bleeds("m2_discard_ghost", ghosts="N0:39 N1:61 N2:101")
    assert s.offered == ["discard no ghost", "discard N0"]
    s.refused("discard N1", "no-ghost-card").refused("discard N2", "no-ghost-card").refused(
        "discard E0", "no-ghost-there"
    )
    s.play("discard N0")
    assert s.ghosts() == "N1:61 N2:101" and s.g.discards == [39] and s.question == "yang"
    s = bleeds("m4_discard_ghosts", ghosts="N0:39 E0:23 S0:12").play("discard N0", "discard S0")
    assert s.ghosts() == "E0:23" and s.question == "yang"


def test_r50_travel() -> None:
    """BS r43, r50: any living Taoist anywhere; ladders do not matter, and a prone one stays prone."""
    s = bleeds("m2_travel", knocked_down="W", no_ladders="0 1 2 3 4 5 6 7 8")
    s.play("for W")
    s.refused("travel to 4", "here-already")
    s.play("travel to below 8", seat=0)
    assert s.g.at[3] == 17 and s.s.knocked_down[3] == 1


def test_skeletons_go() -> None:
    """BS §9, r38: all skeletons; the special ones go home."""
    s = bleeds("m3_skeletons", ghosts="N0:101 E0:106 S0:12 W0:104")
    assert s.ghosts() == "S0:12" and s.s.skeletons == 3 and s.g.discards == []


def test_r53_yin_yang() -> None:
    """BS r53: only for a Taoist who lacks his."""
    s = bleeds("m3_yin_yang", yin_yang="N E").play("for W")
    assert s.g.yin_yang == [1, 1, 0, 1]
    s = bleeds("m3_yin_yang", yin_yang="N E")
    s.refused("for E", "has-yin-yang")


def test_r65_travel_and_move() -> None:
    """BS r65: then any ghost card to any free or Buddha space, as by the Pavilion; either may be declined."""
    s = bleeds("m3_travel_and_move", ghosts="W0:4 N1:101", buddhas="E0")
    s.play("nobody")
    assert s.question == "wind-ghost" and s.offered == ["move no ghost", "move W0"]
    s.refused("move N1", "no-ghost-card")
    s.play("move W0", "to E0")
    assert s.ghosts() == "N1:101" and s.g.discards == [4] and s.question == "yang"


def test_demons_go_home() -> None:
    """BS §9: one of choice, or all, without their vengeance."""
    s = bleeds("m3_demon", demons="Seeker:0 Gravedigger:4", deck="6")
    s.refused("send home Landscaper", "demon-not-in-play")
    s.play("send home Gravedigger")
    assert s.demons() == "Seeker:0" and s.question == "yang"
    assert bleeds("m4_demons", demons="Seeker:0 Gravedigger:4").demons() == ""


def test_r49_buddhas() -> None:
    """BS r49: only Buddhas that are still available, on any empty space."""
    s = bleeds("m3_buddhas", ghosts="N0:34").play("buddha on W0")
    s.refused("buddha on N0", "ghost-there").refused("buddha on W0", "buddha-there")
    s.play("buddha on S2")
    assert s.buddhas() == "S2 W0" and s.question == "yang"
    s = bleeds("m3_buddhas", buddhas_held="E:1").play("buddha on W0")
    assert s.buddhas() == "W0" and s.question == "yang"
    assert bleeds("m3_buddhas", buddhas_held="E:2").question == "yang"


def test_unhaunt_and_share() -> None:
    """BS §9: up to two tiles turn back; the Taoists share 1 Yin-Yang and 2 Qi."""
    s = bleeds("m4_unhaunt", haunted="0 1", rules={"difficulty": "initiation"})
    s.refused("turn back 5", "not-haunted")
    s.play("turn back 0", "turn no tile back")
    assert s.haunted() == "1"
    s = bleeds("m4_share", yin_yang="N E")
    assert s.question == "for-taoist of the group" and s.offered == ["nobody", "for S", "for W"]
    s.play("for W", "for E", "for E")
    assert s.g.qi == [2, 5, 3, 3] and s.g.yin_yang == [1, 1, 0, 1]


def test_r44_who_shares_may_decline() -> None:
    """BS r44, §10: all have their Yin-Yang, so it is skipped; North keeps the Blood Brother and takes no Qi."""
    s = bleeds("m4_share", qi="N:2")
    assert s.question == "for-taoist of the group" and s.offered == ["nobody", "for N", "for E", "for S", "for W"]
    s.play("nobody", "for S")
    assert s.g.qi == [1, 3, 4, 3] and s.question == "yang" and s.g.qi_supply == 9
    s = bleeds("m4_share", yin_yang="", neutral="E S W").play("nobody", "nobody", "nobody")
    assert s.g.qi[0] == 2 and s.g.yin_yang[0] == 0 and s.s.blood_gone == [MANTRA_ID.index("m4_share")]


def test_recycle() -> None:
    """BS §9, r10, r80: up to four ghost cards of the discards go under the deck, each under the one before."""
    s = bleeds("m4_recycle", discards="6 7 8 61 9 39", deck="1 2 0")
    s.refused("recycle #61 Bone Cracker", "not-discarded")
    s.play("recycle #6 Zombie", "recycle #39 Blood Drinker", "recycle no more")
    assert s.g.deck == [39, 6, 2, 1] and s.g.discards == [7, 8, 61, 9]
    s = bleeds("m4_recycle", discards="6 7 8 9 39", deck="1 2 0")
    s.play("recycle #6 Zombie", "recycle #7 Zombie", "recycle #8 Hopping Vampire", "recycle #9 Hopping Vampire")
    assert s.question == "yang" and s.g.discards == [39]


def test_r46_blood_thirster() -> None:
    """BS r46, §13: in play, lost Qi goes to the supply; Qi from the supply still goes on Mantras; its reward works."""
    s = secret(ghosts="N0:95")
    s.happen(LOSE_QI[0])
    assert s.question == "yang" and s.blood() == "" and s.g.qi_supply == 9
    s.happen(PutQi(Board(0), 1))
    s.play("Qi on 2.1")
    assert s.blood() == "2.1:1"
    s = secret(at="N1 E4 S4 W4", ghosts="N1:95", dice="red red red", tao="N:red", deck="6")
    s.play("attempt exorcism", "exorcise N1")
    assert s.question == "blood"


def test_no_mantra_of_the_level_left() -> None:
    """BS §9: a Mantra is replaced only if one of its level is left."""
    s = bleeds("m2_bury", deck="6 7 8 0")
    s.s.blood_piles = [[], *s.s.blood_piles[1:]]
    s.s.blood_gone = [1, 3, 4, 5, 6, 7]
    s.s.blood_mantras = [2, 0, 0, 0, 0, 0]
    s.s.blood_qi = [1, 0, 0, 0, 0, 0]
    s.happen(LOSE_QI[1])
    assert s.s.blood_mantras == [0] * 6 and sorted(s.s.blood_gone) == [1, 2, 3, 4, 5, 6, 7]


def test_r83_a_ghost_that_is_gone_is_not_exorcised() -> None:
    """BS r83: one by one, if a Mantra takes away a ghost that was already paid for, nothing of it is resolved."""
    s = secret(
        rules={"paid_ghosts": "one_by_one"},
        at="N0 E4 S4 W4",
        ghosts="N0:39 W0:90",
        dice="red red white",
        circle="black",
        curse="qi",
        mantras="5 0 0 0 0 0",
        blood="2.1:1",
    )
    s.play("attempt exorcism", "exorcise N0")
    assert s.question == "discard-ghost", "the Blood Drinker's curse cost a Qi, and it filled the Mantra"
    s.play("discard W0")
    assert s.ghosts() == "" and s.g.discards == [39, 90] and s.g.qi[0] == 2, "no reward of the Black Overseer"


def test_r83_a_newcomer_is_not_exorcised_in_its_place() -> None:
    """BS r83: one by one, a ghost or skeleton that comes to the space of one that was paid for and is gone, stays."""
    for coming in (BRING_GHOST, PlaceSkeletons(1, 0, MUST)):
        s = secret(deck="39", ghosts="N1:34 N2:35")
        s.g.stack.append(s.g.choice)
        s.g.asked = NOBODY
        s.g.stack.extend([ExorciseGhost(Space(0), Board(0)), coming])
        s.g.advance()
        s.play(*(["place"] if coming is BRING_GHOST else ["skeleton on N0"]))
        assert s.g.ghost[0] != 0 and s.told("exorcised") == [] and s.question == "yang"


def test_r83_what_is_paid_for_is_gone_before_a_mantra_works() -> None:
    """GS §9.6, BS r83: paid ghosts leave first, so no Mantra finds the second one, and its right stone still comes."""
    s = secret(
        at="N0 E4 S4 W4",
        ghosts="N0:39 W0:90",
        dice="red red white",
        circle="black",
        curse="qi",
        mantras="5 0 0 0 0 0",
        blood="2.1:1",
    )
    s.play("attempt exorcism", "exorcise N0")
    assert s.ghosts() == "" and s.g.discards == [39, 90]
    assert s.question != "discard-ghost", "no ghost is left for the Mantra"
