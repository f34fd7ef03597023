"""Exorcism (GS §9), right stones (GS §6), incarnations (GS §8)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.exorcised import PAY_AND_EXORCISE
from hauntings.games.ghost_stories.cards import GODS_FAVORITE, NAMELESS, ROW, SECOND_WIND, STRENGTH, YELLOW
from hauntings.games.ghost_stories.table import ALL_DEAD, WON
from hauntings.i18n.registry import speaker
from hauntings.i18n.words import Words
from tests.scenes.ghost_stories.village import Scene, board, space, village

EDGE = "N1 E4 S4 W4"  # North's Taoist faces N1 alone
CORNER = "N0 E4 S4 W4"  # North's Taoist faces N0 and W0
LAST = "1 0"  # a deck of one card that holds no incarnation


def test_dice_alone_must_exorcise() -> None:
    """GS §9.6: two yellow faces and a white one pay for Hopping Vampire's three points: no question is asked."""
    s = village(at=EDGE, ghosts="N1:8", dice="yellow white yellow")
    s.play("attempt exorcism")
    assert s.ghosts() == "" and s.g.discards == [8] and s.question == "yang"
    s.refused("attempt exorcism", "acted-already").refused("ask for help", "acted-already")
    s.refused("move to 0", "step-over")


def test_a_failed_attempt_spends_nothing() -> None:
    """GS §9.7: the action is used up, tokens stay."""
    s = village(at=EDGE, ghosts="N1:8", dice="yellow red blue", tao="N:yellow")
    s.play("attempt exorcism")
    assert s.ghosts() == "N1:8" and s.tao("N") == "yellow" and s.told("exorcism-failed") == [(0,)]


def test_nobody_is_forced_to_spend() -> None:
    """GS §9.6: with a token it would suffice; one may stop."""
    s = village(at=EDGE, ghosts="N1:8", dice="yellow white blue", tao="N:yellow,red")
    s.play("attempt exorcism")
    assert s.offered == ["exorcise no more", "exorcise N1"]
    s.play("exorcise no more")
    assert s.ghosts() == "N1:8" and s.tao("N") == "red yellow"
    s = village(at=EDGE, ghosts="N1:8", dice="yellow white blue", tao="N:yellow,red")
    s.play("attempt exorcism", "exorcise N1")
    assert s.ghosts() == "" and s.tao("N") == "red" and s.g.tao_supply[4] == 4


def test_tokens_of_others_with_consent() -> None:
    """GS §9.5: own tokens and those of living Taoists on the tile; each token is asked for."""
    s = village(at="N1 E1 S1 W4", ghosts="N1:10", dice="yellow white blue", tao="N:yellow E:yellow S:yellow W:yellow")
    s.play("attempt exorcism", "exorcise N1")
    assert s.question == "spend" and s.offered == ["spend N yellow", "spend E yellow", "spend S yellow"]
    s.refused("spend W yellow", "not-on-your-tile").refused("spend N red", "no-such-token")
    s.play("spend E yellow")
    assert s.question == "lend of E" and s.offered == ["lend nothing", "lend yellow"]
    s.refused("lend red", "not-asked-for")
    s.play("lend yellow").refused("spend E yellow", "no-such-token")
    s.play("spend N yellow")
    assert s.ghosts() == "" and (s.tao("N"), s.tao("E"), s.tao("S")) == ("", "", "yellow")
    assert s.question == "take-tao", "Yellow Plague pays two Tao tokens"
    s.play("take red", "take black")
    assert s.tao("N") == "red black"


def test_a_refusal_may_undo_the_choice_of_ghosts() -> None:
    """GS §9.5, r45: who refuses lends nothing to this attempt; nothing is spent until all is promised."""
    s = village(at="N1 E1 S4 W4", ghosts="N1:10", dice="yellow yellow blue", tao="N:yellow E:yellow")
    s.play("attempt exorcism", "exorcise N1")
    assert s.question == "lend of E", "both tokens are needed: only consent is asked"
    s.play("lend nothing")
    assert s.ghosts() == "N1:10" and s.tao("N") == "yellow" and s.question == "yang"
    s = village(at="N1 E1 S1 W4", ghosts="N1:10", dice="yellow yellow blue", tao="N:yellow E:yellow S:yellow")
    s.play("attempt exorcism", "exorcise N1", "spend E yellow", "lend nothing")
    assert s.question == "lend of S"
    s.play("lend yellow", "take red", "take red")
    assert s.ghosts() == "" and s.tao("E") == "yellow"


def test_lending_may_be_automatic() -> None:
    """GS §9.5: with the switch `lending: always` the owner is not asked."""
    s = village(at="N1 E1 S4 W4", ghosts="N1:5", dice="yellow blue blue", tao="E:yellow", rules={"lending": "always"})
    s.play("attempt exorcism", "exorcise N1")
    assert s.ghosts() == "" and s.tao("E") == ""


def test_no_token_while_a_black_widow_locks_them() -> None:
    """GS §6: nobody may spend Tao tokens; the Circle of Prayer still works."""
    s = village(at=EDGE, ghosts="N1:5 S0:50", dice="yellow blue blue", tao="N:yellow,yellow")
    s.play("attempt exorcism")
    assert s.ghosts() == "N1:5 S0:50"
    s = village(at=EDGE, ghosts="N1:5 S0:62", dice="yellow blue blue", tao="N:yellow", circle="yellow")
    s.play("attempt exorcism")
    assert s.ghosts() == "S0:62"


def test_the_lock_guards_itself() -> None:
    """GS r47: no token may be spent against the Black Widow either, while she is in play."""
    s = village(at=EDGE, ghosts="N1:50", dice="black blue blue", tao="N:black")
    s.play("attempt exorcism")
    assert s.ghosts() == "N1:50"
    s = village(at=EDGE, ghosts="N1:50", dice="black white blue", tao="N:black", curse="none")
    s.play("attempt exorcism")
    assert s.ghosts() == "" and s.tao("N") == "black"


def test_two_ghosts_from_a_corner() -> None:
    """GS §9.1, r7: one roll for both, one after another in the player's order, curse before reward for each."""
    s = village(at=CORNER, ghosts="N0:39 W0:50", circle="red", dice="red black black", curse="none qi")
    s.play("attempt exorcism")
    assert s.offered == ["exorcise N0", "exorcise W0"], "the dice pay for both; the order is asked"
    s.refused("exorcise no more", "must-exorcise").refused("exorcise N1", "not-faced")
    s.play("exorcise W0")
    assert s.ghosts() == "" and s.g.discards == [50, 39]
    assert [args[0:2] for args in s.told("rolled-curse")] == [(0, 0), (0, 5)]
    assert s.g.qi[0] == 3, "the Black Widow's curse, its Qi, then the Blood Drinker's curse"


def test_both_leave_before_the_first_stone() -> None:
    """GS §9.6, r7: what is paid for is gone when the first right stone is resolved; a switch: one by one."""
    for reading, lying in (("together", ""), ("one_by_one", "N0:39")):
        s = village(
            at=CORNER,
            ghosts="N0:39 W0:50",
            circle="red",
            dice="red black black",
            curse="ghost none",
            deck="35",
            rules={"paid_ghosts": reading},
        )
        s.play("attempt exorcism", "exorcise W0")
        assert s.question == "place-ghost" and s.ghosts() == lying, "the Black Widow's curse brings a ghost"
        assert ("place on N0" in s.offered) == (reading == "together")


def test_two_last_incarnations_are_both_resolved() -> None:
    """GS r7, r23: with two incarnations paid for, the game is won after the right stone of the second."""
    for reading in ("together", "one_by_one"):
        s = village(at=CORNER, ghosts="N0:58 W0:64", deck="1 2 0", curse="qi", rules={"paid_ghosts": reading})
        s.g.picked = [space("W0"), space("N0")]
        s.happen(PAY_AND_EXORCISE[0])
        told: list[tuple[int, ...]] = []
        while s.question != "over":
            told += s.told("rolled-curse")
            s.play(s.offered[0])
        assert s.g.outcome == WON and len(told + s.told("rolled-curse")) == 1, "the second one's curse came first"


def test_dice_for_either_but_not_both() -> None:
    """GS §9.6, r44: choose which; and both are owed if the dice alone pay for both."""
    s = village(at=CORNER, ghosts="N0:34 W0:12", dice="white black black")
    s.play("attempt exorcism")
    assert s.offered == ["exorcise N0", "exorcise W0"]
    s.play("exorcise N0")
    assert s.ghosts() == "W0:12"
    s = village(at=CORNER, ghosts="N0:34 W0:12", dice="white blue black")
    s.play("attempt exorcism")
    assert s.ghosts() == "", "no right stone: nothing hangs on the order, so it is not asked"


def test_tokens_for_one_do_not_spare_the_other() -> None:
    """GS §9.6, r44: the dice alone pay for the Blood Drinker, whatever token pays for the Drowned Maiden before."""
    s = village(at=CORNER, ghosts="N0:39 W0:12", dice="red red black", tao="N:blue", curse="qi")
    s.play("attempt exorcism")
    assert s.offered == ["exorcise N0", "exorcise W0"]
    s.play("exorcise W0")
    assert s.ghosts() == "" and s.g.discards == [12, 39] and s.tao("N") == "" and s.g.qi[0] == 2
    s = village(at=CORNER, ghosts="N0:34 W0:16", dice="white black black", tao="N:blue")
    s.play("attempt exorcism", "exorcise W0")
    assert s.ghosts() == "N0:34", "the white face went to Sticky Feet, and no die is left for the Skinner"


def test_the_curse_haunts_the_line_just_left() -> None:
    """GS r6: the right stone's haunt takes the line of the space left; a ghost result may take that very space."""
    s = village(at=EDGE, ghosts="N1:39", dice="red red blue", curse="haunt")
    s.play("attempt exorcism")
    assert s.haunted() == "1"
    s = village(at=EDGE, ghosts="N1:39 N0:35 N2:38", dice="red red blue", curse="ghost", deck="44")
    s.play("attempt exorcism")
    assert s.ghosts() == "N0:35 N1:44 N2:38", "N1 was the one free red space"


def test_dice_do_not_touch_an_immune_ghost() -> None:
    """GS §6: white and the grey die neither; tokens, Circle and Mantra do."""
    s = village(active="E", at="N4 E1 S4 W4", powers=(STRENGTH,), ghosts="N1:35", dice="red white red", grey="red")
    s.play("attempt exorcism")
    assert s.ghosts() == "N1:35"
    s = village(at=EDGE, ghosts="N1:35", dice="red white red", tao="N:red")
    s.play("attempt exorcism", "exorcise N1")
    assert s.ghosts() == "" and s.tao("N") == ""
    s = village(at=EDGE, ghosts="N1:35m", dice="blue blue blue")
    s.play("attempt exorcism")
    assert s.ghosts() == "", "one point less by the Mantra"


def test_which_faces_count() -> None:
    """GS §6, §8, §9.3: those of its colours and white, as the pages show them; none for an immune ghost, white not
    beside Nameless, nothing for a point that Circle and Mantra took off."""
    faces = ["", "red", "green", "blue", "yellow", "black", "white"]

    def counting(ghosts: str, **pieces: str) -> str:
        s = village(at=EDGE, ghosts=ghosts, **pieces)
        mask: int = s.box.view(s.g, 0, s.rules)["faces_for"][1]
        return " ".join([face for n, face in enumerate(faces) if mask >> n & 1])

    assert counting("N1:1") == "yellow white"
    assert counting("N1:35") == "" and counting("N0:1") == ""
    assert counting("N1:1m") == "" and counting("N1:5m") == "yellow white"
    assert counting(f"N1:5 E0:{NAMELESS}") == "yellow"


def test_an_immune_ghost_at_zero() -> None:
    """GS r13: with resistance 0 it still takes an attempt, which succeeds by itself."""
    s = village(at=EDGE, ghosts="N1:35", circle="red", dice="blue blue blue")
    assert s.ghosts() == "N1:35"
    s.play("attempt exorcism")
    assert s.ghosts() == ""


def test_mantra_and_circle_add_up() -> None:
    """GS r12: both apply: resistance 3 needs one more."""
    s = village(at=EDGE, ghosts="N1:8!m", circle="yellow", dice="yellow blue blue")
    s.play("attempt exorcism")
    assert s.ghosts() == "" and s.g.mantra == 0 and sum(s.g.figure) == 0, "what lay on it came back"


def test_the_circle_lowers_one_colour_of_many() -> None:
    """GS r11: Nameless needs one of each colour: the Circle takes its colour off; white counts nothing (§8)."""
    s = village(at=EDGE, ghosts="N1:65", circle="red", dice="green blue yellow", tao="N:black", deck=LAST)
    s.play("attempt exorcism", "exorcise N1")
    assert s.ghosts() == "" and s.tao("N") == ""
    s = village(at=CORNER, ghosts="N0:41 W0:12", circle="red", dice="red blue black")
    s.play("attempt exorcism")
    assert s.ghosts() == "N0:41", "only the red ghost is cheaper: two points are left"
    s = village(at=EDGE, ghosts="N1:65", circle="red", dice="green blue white", tao="N:black")
    s.play("attempt exorcism")
    assert s.ghosts() == "N1:65"


def test_the_mantra_takes_a_colour_after_the_roll() -> None:
    """GS §9.3: Hope Killer with the Mantra: seven points, whichever colour is missing."""
    tao = "N:red,red,green,green"
    s = village(at=EDGE, ghosts="N1:58m", dice="blue blue yellow", tao=tao, curse="none", deck=LAST)
    s.play("attempt exorcism", "exorcise N1", "Qi to N")
    assert s.ghosts() == "" and s.tao("N") == "" and s.g.outcome == WON


def test_white_goes_where_tokens_lack() -> None:
    """GS §9.4-5: which colours the white face pays for is the player's, told by the tokens spent."""
    s = village(at=CORNER, ghosts="N0:34 W0:12", dice="white black black", tao="N:red,blue")
    s.play("attempt exorcism", "exorcise N0")
    s.refused("exorcise N0", "chosen-already")
    s.play("exorcise W0")
    assert s.question == "spend" and s.offered == ["spend N red", "spend N blue"]
    s.refused("spend N black", "no-such-token")
    s.play("spend N blue")
    assert s.ghosts() == "" and s.tao("N") == "red"


def test_a_token_nobody_needs() -> None:
    """GS §9.5: a token of a colour that is not due is refused."""
    s = village(at="N1 E1 S4 W4", ghosts="N1:5", dice="yellow blue blue", tao="N:yellow,red E:yellow")
    s.play("attempt exorcism", "exorcise N1")
    s.refused("spend N red", "not-needed")
    s.play("spend E yellow", "lend yellow")
    assert s.tao("N") == "red yellow"


def test_refused_lender_is_not_asked_again() -> None:
    """GS r45: within the same attempt."""
    s = village(
        at="N1 E1 S1 W4", ghosts="N1:10", dice="yellow yellow blue", tao="N:yellow,yellow E:yellow S:yellow,red"
    )
    s.play("attempt exorcism", "exorcise N1", "spend E yellow", "lend nothing")
    s.refused("spend E yellow", "lends-nothing")
    s.play("spend S yellow", "lend yellow", "take red", "take red")
    assert s.ghosts() == "" and (s.tao("N"), s.tao("E"), s.tao("S")) == ("red red yellow", "yellow", "red")


def test_who_refuses_takes_promises_back() -> None:
    """GS r45: also a token promised before; what is then chosen anew begins with nothing promised."""
    s = village(
        at="N1 E1 S1 W4", ghosts="N1:10", dice="yellow blue blue", tao="N:yellow E:yellow,yellow S:yellow,yellow"
    )
    s.play("attempt exorcism", "exorcise N1", "spend E yellow", "lend yellow", "spend E yellow", "lend nothing")
    s.play("lend yellow", "lend yellow", "take red", "take red")
    assert s.ghosts() == "" and (s.tao("N"), s.tao("E"), s.tao("S")) == ("red red", "yellow yellow", "")
    s = village(at="N0 E0 S4 W4", ghosts="N0:10 W0:12", dice="yellow yellow black", tao="N:yellow,blue E:yellow")
    s.play("attempt exorcism", "exorcise N0", "exorcise no more", "lend nothing")
    assert s.offered == ["exorcise no more", "exorcise W0"]
    s.play("exorcise W0")
    assert s.ghosts() == "N0:10" and s.tao("N") == "yellow"


def test_a_refusal_is_for_one_attempt() -> None:
    """GS r45: the next one asks again."""
    s = village(
        active="S", at="N1 E4 S1 W4", powers=(SECOND_WIND,), ghosts="N1:34", dice="blue blue blue blue blue blue",
        tao="N:red",
    )  # fmt: skip
    s.play("attempt exorcism", "exorcise N1", "lend nothing")
    assert s.ghosts() == "N1:34"
    s.play("attempt exorcism", "exorcise N1", "lend red")
    assert s.ghosts() == "" and s.tao("N") == ""


def test_captors_and_the_grey_die() -> None:
    """GS §9.2: one die fewer per captor; the grey one is rolled by Strength of a Mountain."""
    s = village(
        active="E", at="N4 E1 S4 W4", powers=(STRENGTH,), ghosts="N1:8 S0:46", dice="yellow yellow", grey="white"
    )
    s.play("attempt exorcism")
    assert s.ghosts() == "S0:46" and s.told("rolled-tao") == [(1, 4, 4, 6, 0)]


def test_the_gods_favorite_rerolls_any_dice() -> None:
    """GS §16.1: any of them once; equal faces are one choice."""
    s = village(active="E", at="N4 E1 S4 W4", ghosts="N1:8", dice="yellow blue blue yellow white")
    s.play("attempt exorcism")
    assert s.question == "reroll-dice"
    assert s.offered == ["keep all", "reroll 1", "reroll 1 2", "reroll 3", "reroll 1 3", "reroll 1 2 3"]
    s.refused("reroll 2", "same-dice").refused("reroll 4", "no-such-die")
    s.play("reroll 1 2")
    assert s.ghosts() == ""


def test_rewards() -> None:
    """GS §6: Qi or one's own Yin-Yang; r29: the other one if one of them cannot be had."""
    tormentor = "N1:11"
    s = village(at=EDGE, ghosts=tormentor, dice="white white white", tao="N:yellow", yin_yang="E S W")
    s.play("attempt exorcism", "exorcise N1")
    assert s.question == "qi-or-yin-yang" and s.offered == ["gain Qi", "gain Yin-Yang"]
    s.play("gain Yin-Yang")
    assert s.g.yin_yang[0] == 1 and s.g.qi[0] == 3
    s = village(at=EDGE, ghosts=tormentor, dice="white white white", tao="N:yellow")
    s.play("attempt exorcism", "exorcise N1")
    assert s.g.qi[0] == 4, "the Yin-Yang is held: Qi"
    s = village(at=EDGE, ghosts=tormentor, dice="white white white", tao="N:yellow", yin_yang="", supply="Qi:0")
    s.play("attempt exorcism", "exorcise N1")
    assert s.g.yin_yang[0] == 1 and s.g.qi[0] == 3, "no Qi left: the Yin-Yang"
    s = village(at=EDGE, ghosts=tormentor, dice="white white white", tao="N:yellow", supply="Qi:0")
    s.play("attempt exorcism", "exorcise N1")
    assert s.g.qi[0] == 3, "nothing"


def test_there_is_no_cap_on_qi() -> None:
    """GS r31: none but the supply of 20."""
    s = village(at=EDGE, ghosts="N1:11", dice="white white white", tao="N:yellow", qi="N:9")
    s.play("attempt exorcism", "exorcise N1")
    assert s.g.qi[0] == 10


def test_the_group_shares_an_incarnations_reward() -> None:
    """GS §6, r30: 1 Qi and 1 Yin-Yang, perhaps for two Taoists; the dead get nothing."""
    deck = "56 0"
    s = village(at=EDGE, ghosts="N1:62", dice="blue blue blue", yin_yang="N E", qi="W:0", deck=deck)
    s.play("attempt exorcism")
    assert s.question == "give-qi of the group" and s.offered == ["Qi to N", "Qi to E", "Qi to S"]
    s.refused("Qi to W", "not-living")
    s.play("Qi to E")
    assert s.question == "yang" and s.g.yin_yang == [1, 1, 1, 0], "only South lacked one"
    s = village(at=EDGE, ghosts="N1:62", dice="blue blue blue", yin_yang="E", deck=deck)
    s.play("attempt exorcism", "Qi to N")
    assert s.question == "give-yin-yang of the group"
    s.refused("Yin-Yang to E", "has-yin-yang")
    s.play("Yin-Yang to S")
    assert s.g.exorcised == 1 and s.g.undefeated == 1
    s = village(at=EDGE, ghosts="N1:62", dice="blue blue blue", yin_yang="E", deck=deck, supply="Qi:0")
    s.play("attempt exorcism")
    assert s.question == "give-yin-yang of the group", "no Qi is left"
    tao = "N:black,black"
    s = village(at=EDGE, ghosts="N1:59", dice="black black black", tao=tao, qi="N:1", curse="qi", deck="56 13 0")
    s.play("attempt exorcism", "exorcise N1")
    assert s.g.at[0] == -1 and s.offered == ["Qi to E", "Qi to S", "Qi to W"], "the exorcist is dead, the group is not"


def test_howling_nightmare_looks_across() -> None:
    """GS r22: only a ghost on the opposite space protects it; a Buddha there does not matter."""
    s = village(at=EDGE, ghosts="N1:56 S1:1", dice="black black black")
    s.play("attempt exorcism")
    assert s.ghosts() == "N1:56 S1:1"
    s = village(at=EDGE, ghosts="N1:56", buddhas="S1", dice="black black black", deck=LAST)
    s.play("attempt exorcism", "Qi to N")
    assert s.ghosts() == "" and s.g.outcome == WON


def test_protection_is_a_reason() -> None:
    """GS §8: Uncatchable before it met a Buddha, beside a ghost that is paid for."""
    s = village(at=CORNER, ghosts="N0:57 W0:12 E1:34", dice="black black black", tao="N:blue")
    s.play("attempt exorcism")
    s.refused("exorcise N0", "protected")
    s.play("exorcise W0")
    s = village(at=EDGE, ghosts="N1:57", vulnerable=1, dice="black black black", deck=LAST)
    s.play("attempt exorcism", "Qi to N")
    assert s.g.outcome == WON


def test_not_enough_is_a_reason() -> None:
    """GS §9.5: the other ghost cannot be paid for."""
    s = village(at=CORNER, ghosts="N0:44 W0:12", dice="blue red black", tao="N:red")
    s.play("attempt exorcism")
    assert s.ghosts() == "N0:44", "the dice alone suffice for one, and nothing is asked"
    s = village(at=CORNER, ghosts="N0:44 W0:12", dice="black red black", tao="N:red,blue")
    s.play("attempt exorcism")
    s.refused("exorcise N0", "not-enough").refused("exorcise S0", "not-faced")
    s.play("exorcise no more")


def test_victory_waits_for_the_last_curse() -> None:
    """GS r23: a loss through the final incarnation's curse is a loss; r24: drawing the last card by it is none.
    r46: and then nothing more can be drawn."""
    solo = {"neutral": "E S W", "at": EDGE, "tao": "N:black,black"}
    s = village(ghosts="N1:59", dice="black black black", curse="qi", qi="N:1", deck=LAST, **solo)
    s.play("attempt exorcism", "exorcise N1")
    assert s.g.outcome == ALL_DEAD
    s = village(ghosts="N1:59", dice="black black black", curse="ghost", deck="4 0", **solo)
    s.play("attempt exorcism", "exorcise N1", "W1")
    assert s.g.outcome == WON, "Coffin Breakers summon, but the deck is empty"


def test_the_second_wind_rolls_afresh() -> None:
    """GS §16.1: two independent exorcisms from the same tile."""
    s = village(
        active="S", at="N4 E4 S0 W4", powers=(SECOND_WIND,), ghosts="N0:34 W0:12", dice="red red red blue red red"
    )
    s.play("attempt exorcism")
    assert s.ghosts() == "W0:12"
    s.play("attempt exorcism")
    assert s.ghosts() == ""
    s.refused("attempt exorcism", "acted-already").refused("ask for help", "acted-already")


def test_the_exorcist_who_dies_gets_no_reward() -> None:
    """GS r30, r41: the curse kills; the second ghost, paid for, still goes; then the turn ends."""
    s = village(
        at=CORNER,
        ghosts="N0:50 W0:12",
        dice="black black blue",
        qi="N:1",
        curse="qi",
        deck="13",
        powers=(GODS_FAVORITE,),
    )
    s.play("attempt exorcism", "exorcise N0")
    assert s.ghosts() == "" and s.g.qi[0] == 0 and s.g.at[0] == -1
    assert s.g.active == board("E") and s.g.drawn == 13
    s = village(at=CORNER, ghosts="N0:39 W0:45", dice="red red black", qi="N:1", curse="qi", deck="13")
    s.play("attempt exorcism", "exorcise N0")
    assert s.ghosts() == "" and s.tao("N") == "" and s.g.active == board("E"), "no Tao for the dead"


def test_a_victory_is_scored() -> None:
    """GS §16, r55: 10, +1 per Qi, +1 per card, -4 per haunted tile, -3 per dead Taoist; r34: neutral ones not."""
    s = village(
        at=EDGE, ghosts="N1:62", dice="blue blue blue", deck="1 2 3 0", haunted="8", qi="E:0", yin_yang="N E S W"
    )
    s.play("attempt exorcism", "Qi to N")
    assert s.g.outcome == WON and s.g.score == 10 + (4 + 3 + 3) + 3 - 4 - 3 and s.g.result == [1000] * 4
    s = village(
        at=EDGE, ghosts="N1:62", dice="blue blue blue", deck="1 0", neutral="S W", qi="W:0", exorcised=2,
        rules={"difficulty": "hell"},
    )  # fmt: skip
    s.play("attempt exorcism", "Qi to N")
    assert s.g.score == 20 + 4 + 3 + 1 + 2 + 4, "the third of three is the victory itself"
    assert s.box.view(s.g, 0, s.rules)["score_parts"] == [20, 7, 1, 0, 0, 6, 0], "what it is made of"
    s = village(
        at=EDGE, ghosts="N1:62", dice="blue blue blue", deck="1 0", exorcised=3, rules={"difficulty": "nightmare"}
    )
    s.play("attempt exorcism", "Qi to N")
    assert s.g.score == 10 + 13 + 1 + 2 + 4 + 6, "three or four players meet a fourth"


def pays(s: Scene, space: int) -> list[int]:
    """What everybody sees of a ghost: tokens to choose, white dice, Mantra, dice, what is missing, tokens."""
    rows: list[list[int]] = s.box.view(s.g, -1, s.rules)["payments"]
    return next(row[1:] for row in rows if row[0] == space)


def test_what_goes_is_told_before_a_ghost_is_named() -> None:
    """GS §9.5: dice by colour, white dice, whose tokens, and what is still missing."""
    s = village(at=EDGE, ghosts="N1:8", dice="yellow white blue", tao="N:yellow,red")
    s.play("attempt exorcism")
    yellow = [0, 0, 0, 1, 0]
    assert pays(s, 1) == [0, 1, 0, *yellow, 0, 0, 0, 0, 0, 0 * ROW + YELLOW]
    text = speaker("ghost-stories", Words("en")).option(s.box.view(s.g, 0, s.rules), "exorcise", 2)
    assert "dice yellow (Y) 1, white (W) 1; Tao of" in text and text.endswith(": yellow (Y) 1)")
    s = village(at="N1 E1 S1 W4", ghosts="N1:10", dice="yellow white blue", tao="N:yellow E:yellow S:yellow W:yellow")
    s.play("attempt exorcism")
    assert pays(s, 1)[0] == 2, "three tokens for two points: one chooses"
    s = village(at=EDGE, ghosts="N1:8 N0:10", dice="yellow white blue", tao="N:yellow,red")
    assert s.box.view(s.g, -1, s.rules)["payments"] == [], "nothing is known before the roll"
