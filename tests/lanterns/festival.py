"""The Lantern Festival, an expansion of our own invention: paper lanterns that keep tiles from being haunted.

1. The Lantern Maker is in every village. Her help: hang a lantern on a tile that has none. There are four lanterns.
2. A tile with a lantern is not haunted: the lantern goes out instead and returns to the supply.
3. Moth Wraith, centre stone: it puts out the first lantern of its line; if there is none, its board loses 1 Qi.
4. Lamp Eater, left stone: every lantern goes out as it arrives.
5. In the Yang phase a Taoist may put out the lantern of his tile to take 1 Qi.
6. Draught, centre stone: it blows at a random tile; if a lantern hangs there it goes out, if not the tile is haunted.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.box import Kind, Switch
from hauntings.engine.table import CAN, Choice
from hauntings.engine.view import PUBLIC, Field
from hauntings.engine.zones import how_many, replaced
from hauntings.games.ghost_stories.base.haunting import HAUNT_TILE
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.base.rewards import GainQi
from hauntings.games.ghost_stories.blocks import Block
from hauntings.games.ghost_stories.cards import KIND_GHOST, Card, Cards
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.geometry import EVERY_PLACE, LINE, PLACES, Board, Place, Space, board_at
from hauntings.games.ghost_stories.questions import YANG, place_in
from hauntings.games.ghost_stories.rules import Action, InsteadOf, Rules, Stone, Tile
from hauntings.games.ghost_stories.table import NINE, PLACED, Extra, Village
from hauntings.games.ghost_stories.why import NONE_IN_SUPPLY

BLOCK: Final = Block(0)
LANTERNS: Final = 4

HANG: Final = BLOCK.kinds
LANTERN_THERE: Final = BLOCK.reasons
NO_LANTERN_LEFT: Final = BLOCK.reasons + 1
NO_LANTERN_HERE: Final = BLOCK.reasons + 2
WARM_HANDS: Final = BLOCK.deeds
LANTERN_MAKER: Final = BLOCK.tiles
SNUFFS: Final = BLOCK.abilities
DARKENS: Final = BLOCK.abilities + 1
MOTH_WRAITH: Final = BLOCK.cards
LAMP_EATER: Final = BLOCK.cards + 1
BLOWS: Final = BLOCK.abilities + 2
DRAUGHT: Final = BLOCK.cards + 2
BLOWN_AT: Final = BLOCK.streams


class Festival(Extra):
    """What lies beside the village: where the lanterns hang."""

    def __init__(self) -> None:
        self.lanterns: list[i64] = NINE  # by place

    def clone(self) -> Extra:
        copy = Festival()
        copy.lanterns = self.lanterns
        return copy


def festival_of(g: Village) -> Festival:
    festival = g.beside(BLOCK.part)
    assert isinstance(festival, Festival)
    return festival


def goes_out(g: Village, place: Place) -> None:
    festival = festival_of(g)
    festival.lanterns = replaced(festival.lanterns, place, 0)
    if g.telling:
        g.tell("lantern-out", (place, g.tile[place]))


class LanternMaker(Tile):
    """1: hang a lantern."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        return CAN if how_many(festival_of(g).lanterns) < LANTERNS else NO_LANTERN_LEFT

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(HangLantern(board))


class HangLantern(Choice[Village]):
    """1: on which tile?"""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(HANG, g.seat_of[self.board], self.allowed(g, 1, PLACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return LANTERN_THERE if festival_of(g).lanterns[place_in(token)] != 0 else CAN

    def chosen(self, g: Village, token: i64) -> None:
        place = place_in(token)
        festival = festival_of(g)
        festival.lanterns = replaced(festival.lanterns, place, 1)
        if g.telling:
            g.tell("lantern-hung", (self.board, place))


class WarmHands(Action):
    """5: the lantern here for 1 Qi."""

    def __init__(self) -> None:
        self.first = WARM_HANDS
        self.last = WARM_HANDS
        self.until = PLACED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if self.why_not(g, board, WARM_HANDS) == CAN:
            options.append(WARM_HANDS)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        here = g.at[board]
        if here >= PLACES or festival_of(g).lanterns[here] == 0:
            return NO_LANTERN_HERE
        return CAN if g.qi_supply > 0 else NONE_IN_SUPPLY

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        goes_out(g, g.at[board])
        g.do(GainQi(board))


class LanternGoesOut(InsteadOf):
    """2: instead of the haunting."""

    def instead(self, g: Village, thing: i64) -> bool:
        if festival_of(g).lanterns[thing] == 0:
            return False
        goes_out(g, Place(thing))
        return True


class Snuffs(Stone):
    """3: the first lantern of its line, or 1 Qi."""

    def acts(self, g: Village, space: Space) -> None:
        if g.telling:
            g.tell("stone", (g.ghost[space], space, SNUFFS))
        for place in LINE[space]:
            if festival_of(g).lanterns[place] != 0:
                goes_out(g, place)
                return
        g.do(LOSE_QI[board_at(space)])


class Darkens(Stone):
    """4: all lanterns."""

    def arrives(self, g: Village, space: Space) -> None:
        for place in EVERY_PLACE:
            if festival_of(g).lanterns[place] != 0:
                goes_out(g, place)


class Blows(Stone):
    """6: at a random tile. Rule 2 does the rest."""

    def acts(self, g: Village, space: Space) -> None:
        if g.telling:
            g.tell("stone", (g.ghost[space], space, BLOWS))
        g.do(HAUNT_TILE[g.roll(BLOWN_AT, PLACES)])


class LanternFestival(Expansion):
    """The expansion as the box takes it in."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds_from = BLOCK.kinds
        self.kinds = [Kind("hang-lantern", PLACES + 1, "place")]
        self.reasons_from = BLOCK.reasons
        self.reasons = [("lantern-there", "LF 1"), ("no-lantern-left", "LF 1"), ("no-lantern-here", "LF 5")]
        self.streams_from = BLOCK.streams
        self.streams = ["draught"]
        self.deeds_until = WARM_HANDS + 1
        self.fields = [Field("lanterns", PUBLIC, "list[int]", BLOCK.part)]
        self.events = {"lantern-hung": ("board", "place"), "lantern-out": ("place", "tile")}
        self.event_sections = {"lantern-hung": "LF 1", "lantern-out": "LF 2"}
        self.effects = [HangLantern]
        self.switches = [Switch("lamp_eater", True, [True, False], 1, "LF 4")]

    def enters(self, cards: Cards) -> None:
        cards.add_abilities(SNUFFS, {name: {"lasts": False} for name in ("snuffs_a_lantern", "darkens_all", "blows")})
        cards.add(
            {
                "number": MOTH_WRAITH,
                "name": "Moth Wraith",
                "colour": "yellow",
                "resistance": 2,
                "needs": {"yellow": 2},
                "left": [],
                "centre": ["snuffs_a_lantern"],
                "right": ["gain_tao_1"],
            },
            KIND_GHOST,
        )
        cards.add(
            {
                "number": LAMP_EATER,
                "name": "Lamp Eater",
                "colour": "blue",
                "resistance": 1,
                "needs": {"blue": 1},
                "left": ["darkens_all"],
                "centre": [],
                "right": [],
            },
            KIND_GHOST,
        )
        cards.add(
            {
                "number": DRAUGHT,
                "name": "Draught",
                "colour": "green",
                "resistance": 3,
                "needs": {"green": 3},
                "left": [],
                "centre": ["blows"],
                "right": ["gain_qi_or_yinyang"],
            },
            KIND_GHOST,
        )
        cards.add_tile(LANTERN_MAKER, "Lantern Maker")

    def install(self, rules: Rules) -> None:
        rules.tile_pool = [*rules.tile_pool, LANTERN_MAKER]
        rules.tiles_always.append(LANTERN_MAKER)
        rules.ghosts = [
            *rules.ghosts,
            Card(MOTH_WRAITH),
            Card(DRAUGHT),
            *([Card(LAMP_EATER)] if rules.chosen["lamp_eater"] else []),
        ]
        rules.tiles[LANTERN_MAKER] = LanternMaker()
        rules.stones[SNUFFS] = Snuffs()
        rules.stones[DARKENS] = Darkens()
        rules.stones[BLOWS] = Blows()
        rules.add_action(WarmHands())
        rules.instead_of_haunting.append(LanternGoesOut())

    def lies_beside(self, g: Village) -> None:
        g.lay_beside(BLOCK.part, Festival())

    def components(self, g: Village) -> list[str]:
        return ["lantern"] * LANTERNS if how_many(festival_of(g).lanterns) <= LANTERNS else []

    def word(self, cards: Cards, kind: int, token: int) -> str:
        if kind == YANG and token == WARM_HANDS:
            return "warm hands"
        return f"hang lantern at {token - 1}" if kind == HANG and token > 0 else ""
