"""Blank curse tokens (BS §1, §15): the house curses of docs/writing-an-expansion.md, which runs here as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hauntings.engine import laws
from hauntings.games.ghost_stories.black_secret.cards import CURSES
from hauntings.games.ghost_stories.black_secret.house import VERBS, HouseCurses
from hauntings.games.ghost_stories.black_secret.pyramid import CAST_CURSE
from hauntings.games.ghost_stories.black_secret.setup import BLACK_SECRET
from hauntings.games.ghost_stories.black_secret.setup import BOX as PRINTED
from hauntings.games.ghost_stories.both.judge import BothJudge
from hauntings.games.ghost_stories.both.setup import BOX as BOTH
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.shelf import take_away
from hauntings.i18n.registry import speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.game import Game
from hauntings.terminal.seats import bot_answer
from tests.scenes.black_secret.secret import SecretPieces, SecretScene

GUIDE = Path(__file__).parents[3] / "docs" / "writing-an-expansion.md"
NAME = "ghost-stories-our-curses"
MUD, FAMINE = 33, 34
ROW: dict[str, Any] = {"id": "mud", "name": "Mud", "level": 1, "colour": "green", "does": {"lose-qi": 1}}
TWO = "1:1 2:3 3:5 4:7 5:10 6:11"  # rows 1 and 2 as far as level 3 needs them


@pytest.fixture(scope="module")
def box() -> Iterator[GhostStories]:
    code = re.findall(r"## House curses.*?```python\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
    found: dict[str, Any] = {}
    exec(code[0], found)  # noqa: S102 - our own guide
    yield found["BOX"]
    take_away(NAME)


def house(box: GhostStories, **pieces: Any) -> SecretScene:
    scene = SecretScene(*SecretPieces(**pieces).laid(box, beside=1))
    scene.box = box  # type: ignore[misc]
    return scene


def test_it_is_cast_and_does_its_parts_in_order(box: GhostStories) -> None:
    """BS §15: Mud takes a ladder, then knocks a Taoist down; Wu-Feng chooses in both."""
    s = house(box, curses=str(MUD)).happen(CAST_CURSE)
    assert s.offered == ["cast nothing", "cast 1/Mud"]
    s.play("cast 1/Mud", "pyramid 1")
    assert s.question == "remove-ladder of Wu-Feng"
    s.play("remove ladder below 4")
    assert s.question == "victim of Wu-Feng"
    s.play("against E")
    assert s.missing_ladders() == "4" and s.s.knocked_down == [0, 1, 0, 0] and s.question == "yang"


def test_numbers_say_how_many_times(box: GhostStories) -> None:
    """BS §15: Famine takes three Tao tokens, then 1 Qi; what is impossible is left out (r19)."""
    s = house(box, curses=str(FAMINE), pyramid=TWO, tao="N:red,red E:blue").happen(CAST_CURSE)
    s.play("cast 3/Famine", "against N", "against N")
    assert s.tao("N") == "" and s.tao("E") == "" and s.question == "victim of Wu-Feng", (
        "the third is E's, without asking"
    )
    s.play("against S")
    assert s.question == "blood of S" and s.g.qi == [3, 3, 2, 3]


def test_a_card_pays_for_it_by_its_colour(box: GhostStories) -> None:
    """BS §4: level and colour are those of the row; the printed box does not know it."""
    assert box.cards.curse_level[MUD] == 1 and box.cards.curse_level[FAMINE] == 3
    assert [kind.size for kind in box.kinds if kind.says == "curse"] == [CURSES + 31, CURSES + 31]
    assert [kind.size for kind in PRINTED.kinds if kind.says == "curse"] == [CURSES, CURSES]
    assert box.word(3 + 80, 60) == "", "a blank token has no word"


@pytest.mark.parametrize("seats", [2, 5])
def test_laws(box: GhostStories, seats: int) -> None:
    assert laws.check(box, seats, box.settings({}), 1, seed=seats, each=25) > 0


def test_bots_play_with_it(box: GhostStories) -> None:
    game = Game(NAME, players=2, seed="mud")
    game.seats = ["greedy", "search:30"]
    while not game.over and len(game.moves) < 60:
        game.choose(bot_answer(game, game.answerers[0]))
    assert len(game.moves) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_words_of_its_parts(box: GhostStories, language: str) -> None:
    says: Any = speaker(NAME, Words(language))
    text = says.about_spell(FAMINE)
    assert "Famine" in text and "3" in text and says.does("spell-8") in text and says.does("spell-16") in text
    assert text in says.help("Famine")
    things = says.things()
    assert things["curses"][str(MUD)] == {"level": 1, "colour": "green", "like": VERBS["remove-ladder"]}
    assert things["words"][f"bs-spell-{MUD}"] == "Mud"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"level": 5}, "house curse mud: its level is 5, not 1 to 4"),
        ({"colour": "white"}, "its colour is 'white', not one of red, green, blue, yellow, black"),
        ({"does": {"lose-chi": 1}}, "it does lose-chi; curses can drain-mantra"),
        ({"does": {"lose-qi": 9}}, "it does lose-qi 9 times, not 1 to 5 times"),
        ({"does": {}}, "it does nothing"),
        ({"name": ""}, "its name must be 1 to 40 plain English characters"),
        ({"harm": 3}, "a row has colour, does, id, level, name, this one colour, does, harm"),
    ],
)
def test_a_row_that_cannot_be_says_why(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        HouseCurses([{**ROW, **change}])


def test_where_it_may_stand() -> None:
    with pytest.raises(ValueError, match="two house curses have the same id"):
        HouseCurses([ROW, ROW])
    with pytest.raises(ValueError, match="after Black Secret"):
        GhostStories("house", "House", [2], [HouseCurses([ROW])])
    with pytest.raises(ValueError, match="a printed curse is called that"):
        GhostStories("house", "House", [2], [BLACK_SECRET, HouseCurses([{**ROW, "id": "c1_tao"}])])
    villager = {**ROW, "does": {"kill-villager": 1}}
    alone = GhostStories("house", "House", [2], [BLACK_SECRET, HouseCurses([villager])])
    with pytest.raises(ValueError, match="Kill a villager needs White Moon in the box"):
        alone.rules_for(alone.settings({}))
    both = GhostStories("house-both", "House", [2], [*BOTH.expansions, HouseCurses([villager])], BothJudge)
    assert len(both.rules_for(both.settings({})).curses_in_game) == CURSES
