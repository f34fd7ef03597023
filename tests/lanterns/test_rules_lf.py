"""The rules of the Lantern Festival, number by number; its laws, alone and with ours; and that ours never notice."""

from __future__ import annotations

import os
import random

import pytest
from mypy_extensions import i64

from hauntings.engine import laws
from hauntings.engine.box import Kind
from hauntings.engine.chance import FastDice
from hauntings.games.ghost_stories.base.dice import exorcism_dice
from hauntings.games.ghost_stories.base.haunting import HAUNT_TILE
from hauntings.games.ghost_stories.blocks import Block
from hauntings.games.ghost_stories.cards import CARDS, KIND_GHOST, POCKETS, STRENGTH, Card, Cards
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.rules import Adjusts, Rules, Tile
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.table import Extra, Village
from hauntings.games.shelf import played
from tests.lanterns.boxes import ALONE, BOXES, FESTIVAL
from tests.lanterns.festival import BLOCK, DRAUGHT, HANG, LAMP_EATER, LANTERN_MAKER, MOTH_WRAITH, LanternFestival
from tests.lanterns.scenes import festival

SAMPLE = bool(os.environ.get("HAUNTINGS_SAMPLE"))
CASES = [(box, seats) for box in BOXES for seats in box.seats]
OURS = [box for box in played() if isinstance(box, GhostStories)]


# --- the rules ------------------------------------------------------------------------------------------------------


def test_1_hang_a_lantern() -> None:
    s = festival(lanterns="0").play("ask for help")
    assert s.question == "hang-lantern" and "hang lantern at 0" not in s.offered and len(s.offered) == 8
    s.refused("hang lantern at 0", "lantern-there")
    assert s.play("hang lantern at 7").lanterns == [0, 7] and s.told("lantern-hung") == [(0, 7)]
    festival(lanterns="0 1 2 3").refused("ask for help", "no-lantern-left")


def test_2_it_goes_out_instead_of_a_haunting() -> None:
    s = festival(lanterns="2").happen(HAUNT_TILE[2])
    assert (s.haunted(), s.lanterns) == ("", []) and s.told("lantern-out") == [(2, 2)]
    assert s.happen(HAUNT_TILE[2]).haunted() == "2"


def test_3_moth_wraith() -> None:
    """The first lantern of its line, the nearest tile first; then 1 Qi of the board where it lies."""
    s = festival(ghosts=f"N1:{MOTH_WRAITH}", lanterns="4 7", deck="1 2", turn=True)
    assert s.lanterns == [7] and s.g.qi[0] == 3 and s.told("stone") == [(MOTH_WRAITH, 1, BLOCK.abilities)]
    s = festival(ghosts=f"N1:{MOTH_WRAITH}", lanterns="0", deck="1 2", turn=True)
    assert s.lanterns == [0] and s.g.qi[0] == 2


def test_4_lamp_eater() -> None:
    s = festival(lanterns="0 1 8", deck=f"{LAMP_EATER} 1", turn=True)
    while s.question == "place-ghost":
        s.play(s.offered[0])
    assert LAMP_EATER in s.g.ghost and s.lanterns == []


def test_5_warm_hands() -> None:
    s = festival(lanterns="4 5", qi="N:2").play("warm hands")
    assert s.lanterns == [5] and s.g.qi[0] == 3
    s.refused("warm hands", "no-lantern-here", "yang")


def test_6_draught() -> None:
    """A random tile: its lantern goes out, or it is haunted."""
    for place, lanterns, haunted in ((7, [2], ""), (5, [2, 7], "5")):
        s = festival(ghosts=f"N1:{DRAUGHT}", lanterns="2 7", deck="1 2", turn=True, draught=place)
        assert (s.lanterns, s.haunted()) == (lanterns, haunted)


# --- laws -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("box", "seats"), CASES, ids=[f"{box.name}-{seats}" for box, seats in CASES])
def test_laws(box: GhostStories, seats: int) -> None:
    assert laws.check(box, seats, box.settings({}), 1 if SAMPLE else 3, seed=seats, each=25) > 0


@pytest.mark.parametrize("box", BOXES, ids=[box.name for box in BOXES])
def test_laws_with_any_switches(box: GhostStories) -> None:
    chance = random.Random(box.name)
    chosen = {switch.name: chance.choice(switch.allowed) for switch in box.switches}
    assert laws.check(box, box.seats[1], box.settings({**chosen, "lamp_eater": False}), 1, each=25) > 0


@pytest.mark.parametrize("box", BOXES, ids=[box.name for box in BOXES])
def test_every_field_has_a_policy(box: GhostStories) -> None:
    assert laws.fields_without_policy(box, box.deal(box.seats[0], box.settings({}), FastDice(1))) == []


# --- numbers --------------------------------------------------------------------------------------------------------


def test_ours_do_not_notice() -> None:
    """Tables, questions and shapes of our boxes are the same whatever else is on the shelf."""
    for box in OURS:
        g = box.deal(box.seats[0], box.settings({}), FastDice(1))
        assert isinstance(g, Village) and len(g.place_of) == 12 and len(g.rolled) == 25
        assert LANTERN_MAKER not in g.cards.tiles and MOTH_WRAITH not in g.cards.numbers
        assert len(box.kinds) <= BLOCK.kinds and len(g.rules.action_of) == 128
        assert {kind.size for kind in box.kinds if kind.says == "card"} == {CARDS}
        assert "Moth Wraith" not in g.cards.name


def test_its_own_numbers() -> None:
    """They are the same in all four boxes; questions about cards have a token for each of its cards."""
    for box in BOXES:
        assert box.kinds[HANG].name == "hang-lantern" and box.cards.name[MOTH_WRAITH] == "Moth Wraith"
        g = box.deal(box.seats[0], box.settings({}), FastDice(1))
        assert isinstance(g, Village) and g.place_of[LANTERN_MAKER] in range(9) and len(g.place_of) == 13
        cards = [kind for kind in box.kinds if kind.says == "card"]
        assert cards and all(kind.size > LAMP_EATER for kind in cards)
        number = box.kinds.index(cards[0])
        assert box.word(number, MOTH_WRAITH).endswith("#144 Moth Wraith")
        assert box.token(number, box.word(number, MOTH_WRAITH)) == MOTH_WRAITH


class MoreDice(Adjusts):
    """As many dice as somebody may think of."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return number + 3


def test_a_throw_has_four_dice_at_most() -> None:
    """Whatever an expansion adds: events and the question which dice are rolled again have no more."""
    for power, tao_dice in ((POCKETS, 4), (STRENGTH, 3)):
        s = festival(powers=(power,))
        s.g.rules.dice.append(MoreDice())
        assert exorcism_dice(s.g, Board(s.g.power.index(power))) == tao_dice


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"centre": ["blow"]}, "card 150 'Gust': there is no ability 'blow'; there are haunter, tormentor"),
        ({"colour": "purple"}, "card 150 'Gust': there is no colour 'purple'; there are red, green"),
        ({"needs": {"pink": 2}}, "card 150 'Gust': there is no colour 'pink'; there are red, green"),
    ],
)
def test_a_card_that_names_what_is_not_there(wrong: dict[str, object], sentence: str) -> None:
    row: dict[str, object] = {"number": 150, "name": "Gust", "colour": "green", "resistance": 1, "needs": {"green": 1}}
    with pytest.raises(ValueError, match="card 150 'Gust': the column 'left' is missing"):
        Cards().add(row, KIND_GHOST)
    with pytest.raises(ValueError, match=sentence):
        Cards().add({**row, "left": [], "centre": [], "right": [], **wrong}, KIND_GHOST)


class Forgetful(LanternFestival):
    """The festival without something."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what
        if what == "kinds":
            self.kinds = []
        if what == "effects":
            self.effects = []
        if what == "reasons":
            self.reasons = []
        if what == "sections":
            self.event_sections = {}

    def install(self, rules: Rules) -> None:
        super().install(rules)
        if self.what == "help":
            rules.tiles[LANTERN_MAKER] = Tile()

    def lies_beside(self, g: Village) -> None:
        if self.what != "beside":
            super().lies_beside(g)

    def word(self, cards: Cards, kind: int, token: int) -> str:
        return super().word(cards, kind, token).replace("hang", "häng" if self.what == "letters" else "hang")


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("kinds", "the question 140 is none of the box's kinds"),
        ("effects", "HangLantern is none of the box's effects"),
        ("reasons", "no expansion names the reason 40[0-2]: Expansion.reasons"),
        ("sections", "the event lantern-[a-z]* names no rule"),
        ("help", r"the tile Lantern Maker has no help: rules.tiles\[12\]"),
        ("beside", "nothing lies beside the village as part 3: Expansion.lies_beside"),
        ("letters", "the word 'häng lantern at [0-8]' is not ASCII"),
    ],
)
def test_what_is_forgotten_is_named(what: str, sentence: str) -> None:
    box = GhostStories("forgetful", "Forgetful", [2], [Forgetful(what)])
    with pytest.raises((ValueError, laws.LawBroken), match=sentence):
        for seed in range(20):
            laws.check(box, 2, box.settings({}), 1, seed=seed, each=50)


class Second(Expansion):
    """Another expansion, in a block of its own or not."""

    def __init__(self, place: int, what: str) -> None:
        super().__init__()
        self.block = Block(place)
        self.what = what
        if what == "kinds":
            self.kinds_from = self.block.kinds
            self.kinds = [Kind("second", 2, "yes")]

    def enters(self, cards: Cards) -> None:
        if self.what == "tiles":
            cards.add_tile(self.block.tiles, "Well")
        if self.what == "abilities":
            cards.add_abilities(self.block.abilities, {"howls": {"lasts": False}})
        if self.what == "cards":
            cards.add_thing(Card(self.block.cards), "Second", 1, KIND_GHOST, 1)

    def lies_beside(self, g: Village) -> None:
        if self.what == "part":
            g.lay_beside(self.block.part, Extra())


@pytest.mark.parametrize("what", ["kinds", "tiles", "abilities", "cards", "part"])
def test_two_of_others_need_different_blocks(what: str) -> None:
    box = GhostStories("two", "Two", [2], [LanternFestival(), Second(1, what)])
    assert box.deal(2, box.settings({}), FastDice(1)).options
    with pytest.raises(ValueError, match=r"blocks\.py"):
        box = GhostStories("two", "Two", [2], [LanternFestival(), Second(0, what)])
        box.deal(2, box.settings({}), FastDice(1))


def test_the_order_of_expansions_does_not_matter_for_numbers() -> None:
    other = GhostStories("other", "Other", [2], [Second(1, "kinds"), FESTIVAL])
    assert [kind.name for kind in other.kinds[HANG : HANG + 21]] == ["hang-lantern", *[""] * 19, "second"]
    assert other.ids[HANG] == ALONE.ids[HANG]
