"""Where White Moon and Black Secret will meet: the seams answer for cards that Wu-Feng draws and for demons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy_extensions import i64

import hauntings
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.install import install as install_base
from hauntings.games.ghost_stories.black_secret.install import install
from hauntings.games.ghost_stories.black_secret.pyramid import CAST_CURSE
from hauntings.games.ghost_stories.black_secret.setup import BOX
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.rules import Adjusts, After, InsteadOf, Rules, WildTokens
from hauntings.games.ghost_stories.table import Village
from tests.scenes.black_secret.secret import secret


class PutAway(InsteadOf):
    """Like the Shield of Time: the drawn card goes under the deck."""

    def instead(self, g: Village, thing: i64) -> bool:
        g.deck = [Card(thing), *g.deck]
        g.deck_seen = [0xFF, *g.deck_seen]
        g.drawn = Card(0)
        return True


class OneMoreDie(Adjusts):
    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return number + 1


class Noting(After):
    def __init__(self, noted: list[int]) -> None:
        self.noted = noted

    def after(self, g: Village, thing: i64) -> None:
        self.noted.append(int(thing))


class OneCrystal(WildTokens):
    def held(self, g: Village, board: i64) -> i64:
        return 1 if board == 0 else 0

    def spent(self, g: Village, board: i64) -> None:
        return


@pytest.fixture
def filled() -> Iterator[Rules]:
    """Rules of its own for the scene."""
    own: dict[str, Rules] = {}
    chosen = BOX.settings({})
    before = dict(BOX.filled)
    rules = Rules(chosen, BOX.cards)
    install_base(rules)
    install(rules)
    for key in (repr(chosen), repr(dict(sorted(chosen.items())))):
        own[key] = rules
    BOX.filled.update(own)
    yield rules
    BOX.filled.clear()
    BOX.filled.update(before)


def test_r56_the_artifacts_seams(filled: Rules) -> None:
    """BS r56: what puts a drawn card away works on Wu-Feng's draws; what changes the dice works against demons."""
    filled.instead_of_placing.append(PutAway())
    s = secret(deck="8").happen(BRING_GHOST)
    assert s.question == "yang" and s.g.deck[0] == 8
    filled.instead_of_placing.clear()
    filled.dice.append(OneMoreDie())
    s = secret(at="Nb0 E4 S4 W4", demons="Gravedigger:0", side="b", dice="red red blue red", curse="none")
    s.play("attempt exorcism")
    assert s.demons() == ""


def test_r73_crystals_and_white_moons_curses(filled: Rules) -> None:
    """BS r73: crystals are no Tao tokens, so they work on the Seeker of side B; White Moon's curses have a place."""
    filled.wild.append(OneCrystal())
    s = secret(at="Nb0 E4 S4 W4", demons="Seeker:0", side="b", dice="blue blue blue", tao="N:red")
    s.play("attempt exorcism")
    assert s.question == "exorcise"
    s.play(s.offered[-1])
    assert s.demons() == "" and s.tao("N") == "red", "the crystal paid, no Tao could"
    noted: list[int] = []
    filled.curses[9] = Noting(noted)
    filled.curses_in_game.append(9)
    s = secret(curses="9")
    s.happen(CAST_CURSE)
    s.play("cast 1/Move a villager", "pyramid 1")
    assert noted == [0]
    filled.blood_mantras[8] = Noting(noted)


def test_the_base_game_knows_no_expansion() -> None:
    """Design, Expansions: the base never imports Black Secret, and Black Secret never imports White Moon."""
    game = Path(hauntings.__file__).with_name("games") / "ghost_stories"
    for path in [*game.glob("*.py"), *(game / "base").glob("*.py")]:
        if path.stem != "both":
            assert "ghost_stories.black_secret" not in path.read_text("utf-8"), path.name
    for path in (game / "black_secret").glob("*.py"):
        assert "ghost_stories.white_moon" not in path.read_text("utf-8"), path.name
