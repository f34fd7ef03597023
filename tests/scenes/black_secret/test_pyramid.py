"""The curse pyramid (BS §5) and its renewal."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.pyramid import CAST_CURSE
from tests.scenes.black_secret.secret import SecretScene, secret

ALL_BUT_TOP = "1:1 2:3 3:5 4:7 5:10 6:11 7:12 8:19 9:20"


def cast(s: SecretScene) -> SecretScene:
    s.happen(CAST_CURSE)
    return s


def test_t4_the_second_curse_beside_the_first() -> None:
    """BS T4, §5: a black card casts a red curse beside the first one; the effect works and level 2 turns face up."""
    s = secret(deck="45", pyramid="1:5", curses="1 3 7 8", blood="2.1:1").happen(BRING_GHOST)
    assert isinstance(s, SecretScene)
    s.play("cast 1/Drain a Mantra")
    assert s.offered == ["pyramid 2", "pyramid 3", "pyramid 4"]
    s.refused("pyramid 1", "curse-there").refused("pyramid 5", "other-row")
    s.play("pyramid 2")
    assert s.blood() == "" and s.s.pyramid[:2] == [5, 1]
    assert s.s.curses_up == [3, 7, 8, 10, 11, 12, 13] and s.told("curses-revealed") == [(2,)]


def test_r14_neighbours_only() -> None:
    """BS r14: two level-1 tokens that are not neighbours support nothing; level 2 stays closed."""
    s = cast(secret(pyramid="1:5", curses="1 3 7 8"))
    s.play("cast 1/Drain a Mantra", "pyramid 3")
    assert s.s.curses_up == [3, 7, 8] and [len(pile) for pile in s.s.curses_down] == [0, 4, 3, 2]
    s = cast(secret(pyramid="1:5 3:1", curses="3 7 8 10"))
    s.refused("cast 2/Empty a Mantra", "row-closed")


def test_r15_no_curse_while_level_4_resolves() -> None:
    """BS r15: until the renewal is done there is no free space."""
    s = cast(secret(pyramid=ALL_BUT_TOP, curses="28 29", hand="94", incarnations="93", stacks="0=urn,dirt,dirt,dirt"))
    s.play("cast 4/Summon an incarnation", "incarnation #94 Restless Seeker", "W0")
    assert s.question == "excavate of Wu-Feng" and s.s.pyramid[9] == 28
    cast(s)
    assert s.question == "excavate of Wu-Feng", "there is nothing to ask"
    s.play("excavate below 0")
    assert s.told("pyramid-renewed") == [()]


def test_renewal() -> None:
    """BS §5: after a level-4 curse all tokens are gathered, shuffled per level and drawn again; level 1 is face up."""
    s = cast(secret(pyramid=ALL_BUT_TOP, curses="29 8 13 21"))
    s.play("cast 4/All demons", "enter below 0", "enter below 0", "enter below 8")
    assert s.demons() == "Seeker:0 Landscaper:0 Gravedigger:8"
    assert s.s.pyramid == [0] * 10 and len(s.s.curses_up) == 5
    assert [len(pile) for pile in s.s.curses_down] == [0, 4, 3, 2]
    assert s.told("pyramid-renewed") == [()] and s.question == "yang"


def test_r16_unlearning_takes_a_token_not_yet_cast() -> None:
    """BS r16: a face-up token that is not in the pyramid; the pyramid can still be filled."""
    s = secret(pyramid="1:5", curses="1 3 7 8", mantras="6 3 7 11 13 17", blood="2.1:1", active="N")
    s.happen(LOSE_QI[0])
    s.play("Qi on 2.1")
    assert s.question == "unlearn" and "unlearn 1/Draw a ghost" in s.offered
    s.refused("unlearn 1/Remove a ladder", "no-such-curse")
    s.play("unlearn 1/Draw a ghost")
    assert s.s.curses_up == [1, 7, 8] and 3 in s.s.curses_left[0]


def test_r17_a_nested_cast_uses_the_new_row() -> None:
    """BS r17: the row that the outer token unlocked is open to a curse cast inside its effect."""
    s = cast(secret(pyramid="1:5", curses="1 3 7 8", deck="39"))
    s.play("cast 1/Draw a ghost", "pyramid 2")
    assert s.g.drawn == 39
    s.play("cast 2/Empty a Mantra")
    assert s.s.pyramid[4] == 10 and s.question == "yang"


def test_r18_any_free_space_of_the_row() -> None:
    """BS r18: Wu-Feng picks any legal space; tokens only on their own row, on two filled ones."""
    s = cast(secret(pyramid="1:1 2:3 4:5", curses="7 8 10"))
    s.play("cast 1/Lose a Tao")
    assert s.s.pyramid[2] == 8, "one space is left in the row"
    s = cast(secret(pyramid="1:1 2:3 4:5", curses="7 10"))
    s.play("cast 2/Empty a Mantra")
    assert s.s.pyramid[4] == 10
    s = cast(secret(pyramid="1:1 2:3 3:5 4:7", curses="10 11"))
    s.play("cast 2/Empty a Mantra")
    assert s.offered == ["pyramid 5", "pyramid 6", "pyramid 7"]
    s = cast(secret(pyramid="1:1 2:3 3:7", curses="5 10 11"))
    s.play("cast 2/Bottom card")
    s.refused("pyramid 7", "not-supported")


def test_casting_is_optional() -> None:
    """BS §4, §11: "may cast a curse of any colour"; a curse may be cast even if it does nothing."""
    s = cast(secret(curses="1 3"))
    assert s.offered[0] == "cast nothing"
    s.play("cast nothing")
    assert s.s.pyramid == [0] * 10
    s = cast(secret(curses="1"))
    s.refused("cast 2/Empty a Mantra", "no-such-curse")
    s.play("cast 1/Drain a Mantra", "pyramid 1")
    assert s.s.pyramid[0] == 1 and s.question == "yang"


def test_any_colour_still_needs_a_space() -> None:
    """BS §4, r88: a curse of any colour goes where the pyramid supports it, or cannot be cast."""
    s = cast(secret(curses="1 10"))
    assert s.offered == ["cast nothing", "cast 1/Drain a Mantra"]
    s.refused("cast 2/Empty a Mantra", "row-closed")
