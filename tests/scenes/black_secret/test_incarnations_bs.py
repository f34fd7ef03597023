"""The new ghosts and incarnations (BS §13)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.exorcised import ExorciseGhost
from hauntings.games.ghost_stories.black_secret.standing import castable
from hauntings.games.ghost_stories.cards import GREEN
from hauntings.games.ghost_stories.geometry import Board, Space
from tests.scenes.black_secret.secret import secret


def test_activate_demon_icon() -> None:
    """BS §13: centre stone, in the Yin phase of the board; left stone, on arrival."""
    s = secret(turn=True, ghosts="N0:88", demons="Seeker:0", deck="6")
    s.play("move below 1", "move below 2")
    assert s.demons() == "Seeker:2" and s.question == "wu-feng of Wu-Feng"
    s = secret(deck="90", demons="Seeker:0")
    s.happen(BRING_GHOST)
    s.play("place", "N0")
    assert s.question == "demon-acts of Wu-Feng"


def test_cast_curse_icon() -> None:
    """BS §13, r88: on the right stone when exorcised, on the left of the black one; any colour, optional."""
    s = secret(at="N1 E4 S4 W4", ghosts="N1:89", dice="red red red", curses="2 8").play("attempt exorcism")
    assert s.question == "cast of Wu-Feng"
    s.play("cast nothing")
    s = secret(deck="91", curses="2")
    s.happen(BRING_GHOST)
    s.play("place", "N0", "cast 1/Draw an incarnation", "pyramid 1")
    assert len(s.hand()) == 1


def test_r55_curse_before_reward() -> None:
    """BS r55: on a right stone penalties come before rewards, depth first."""
    s = secret(at="N1 E4 S4 W4", ghosts="N1:50", dice="black black red", curse="qi", yin_yang="", qi="N:2")
    s.play("attempt exorcism")
    assert s.question == "blood" and s.g.qi[0] == 1
    s.play("Qi on 2.1")
    assert s.question == "qi-or-yin-yang"


def test_black_ghosts_reward() -> None:
    """BS §13: both black ones reward Qi or Yin-Yang."""
    s = secret(at="N1 E4 S4 W4", ghosts="N1:90", dice="black black red", yin_yang="").play("attempt exorcism")
    assert s.question == "qi-or-yin-yang"


def test_night_sorceress() -> None:
    """BS §13: while she is in play nobody may spend Yin-Yang tokens; regaining is allowed."""
    s = secret(ghosts="S0:92", haunted="0")
    s.refused("yin-yang help 7", "night-sorceress").refused("yin-yang unhaunt 0", "night-sorceress")
    s.refused("yin-yang help 0", "haunted-tile")
    s = secret(at="N1 E4 S4 W4", ghosts="S0:92 N1:90", dice="black black red", yin_yang="").play("attempt exorcism")
    s.play("gain Yin-Yang")
    assert s.g.yin_yang[0] == 1


def test_restless_seeker() -> None:
    """BS §13: on arrival one stack is revealed and discarded; only an Urn works."""
    s = secret(deck="97", hand="94", incarnations="92 95", stacks="4=urn,bones,cursed-tablet,buddha")
    s.happen(BRING_GHOST)
    s.play("incarnation #94 Restless Seeker", "W0", "excavate below 4")
    assert s.hand() == [92, 95]
    assert s.s.stacks[4] == [] and s.ghosts() == "W0:94" and s.question == "yang"


def test_undertaker() -> None:
    """BS §13: while it is in play curses ignore colour."""
    assert castable(secret(curses="1 2 8").g, GREEN) == []
    assert castable(secret(curses="1 2 8", ghosts="E0:96").g, GREEN) == [1, 2, 8]


def test_their_reward() -> None:
    """BS §13, r81: the group gives a Yin-Yang, the exorcist puts 1 Qi from the supply onto a Mantra."""
    s = secret(at="N5 E4 S4 W4", ghosts="E1:96", dice="green green green", tao="N:green", yin_yang="N E")
    s.play("attempt exorcism", "exorcise E1")
    assert s.question == "give-yin-yang of the group"
    s.play("Yin-Yang to W")
    assert s.question == "blood"
    s.refused("no Qi", "must-choose")
    s.play("Qi on 4.1")
    assert s.blood() == "4.1:1" and s.g.qi == [3, 3, 3, 3] and s.told("qi-from-supply") == [(0, 17, 1)]
    s = secret(qi="E:0", ghosts="E1:96").happen(ExorciseGhost(Space(4), Board(1)))
    assert s.question == "blood", "the exorcist died in the meantime: the active Taoist"
