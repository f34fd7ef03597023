"""A village as a test wants it: `village(...)` lays a position that rests in the active Taoist's Yang menu.

Tiles lie in the order of the rules (0 Cemetery, 1 Altar, 2 Herbalist, 3 Hut, 4 Watchman, 5 Circle, 6 Pavilion,
7 Tea House, 8 Temple); N is red, E green, S blue, W yellow. Ghosts are written `N0:11` (space and card number), with
`!` after a haunter whose figure is out and `m` after the bearer of the Mantra. The deck is written top card first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.engine.event import Event
from hauntings.engine.table import GROUP, NOBODY, RUNNING, Effect, Seat
from hauntings.games.ghost_stories.base.turn import PLAY_TURNS, YANG_PHASE
from hauntings.games.ghost_stories.cards import (
    BASE_GHOSTS,
    BASE_INCARNATIONS,
    BLUE,
    COLOUR_NAMES,
    GODS_FAVORITE,
    GREEN,
    HEAVENLY_GUST,
    POCKETS,
    QI_TOKENS,
    RED,
    ROW,
    SPIRES,
    TAO_TOKENS,
    YELLOW,
    Card,
)
from hauntings.games.ghost_stories.geometry import (
    BOARD_NAMES,
    BOARDS,
    EVERY_BOARD,
    PLACES,
    SPACE_NAMES,
    Board,
    Place,
    Space,
)
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.ghost_stories.table import Village
from hauntings.records.game import Game
from hauntings.records.position import code_of
from tests.scenes import scene

FACES = {name: face for face, name in enumerate(["red", "green", "blue", "yellow", "black", "white"])}
CURSES = {"none": 0, "haunt": 2, "ghost": 3, "tao": 4, "qi": 5}
FILLER = [Card(n) for n in (1, 12, 23, 34, 5, 16, 27, 38)]  # plain ghosts for the deck of a scene that does not care


def board(name: str) -> Board:
    return Board(BOARD_NAMES.index(name))


def space(name: str) -> Space:
    return Space(SPACE_NAMES.index(name))


class Scene:
    """A village with a script. Expansions say which box theirs is of, and add what they have."""

    box: ClassVar[Box] = BOX

    def __init__(self, g: Village, rules: dict[str, Any]) -> None:
        self.g = g
        self.rules = rules

    def play(self, *words: str, seat: int | None = None) -> Self:
        """Answer question after question in the words of the notation. A clone goes on: chains survive it."""
        events: list[Event] = []
        for word in words:
            self.g = self.g.clone()
            self.g.telling = True
            scene.play(self.box, self.g, self.rules, (word,), seat)
            events += self.g.events
        self.g.events = events
        return self.checked()

    def checked(self) -> Self:
        for event in self.g.events:
            assert len(event.args) == len(self.box.events[event.what]), f"{event} is not in the table of events"
        return self

    def happen(self, effect: Effect[Any]) -> Self:
        """Something happens before the pending question is asked again."""
        g = self.g
        g.events = []
        g.stack.append(g.choice)
        g.asked = NOBODY
        g.stack.append(effect)
        g.advance()
        return self.checked()

    def refused(self, word: str, reason: str, kind: str = "") -> Self:
        scene.refused(self.box, self.g, word, reason, kind)
        return self

    @property
    def offered(self) -> list[str]:
        return scene.offered(self.box, self.g)

    @property
    def question(self) -> str:
        """The kind of the pending question, and who is asked if it is not the active board."""
        g = self.g
        if g.outcome != RUNNING:
            return "over"
        kind = self.box.kinds[g.kind].name
        if g.asked == GROUP:
            return f"{kind} of the group"
        if g.asked not in g.seat_of:
            return f"{kind} of Wu-Feng"
        owner = BOARD_NAMES[g.seat_of.index(Seat(g.asked))]
        return kind if owner == BOARD_NAMES[g.active] else f"{kind} of {owner}"

    @property
    def code(self) -> str:
        """The position code."""
        return code_of(Game.from_position(self.box, {}, self.box.write(self.g)))

    def told(self, what: str) -> list[tuple[int, ...]]:
        """The arguments of such events since the last play."""
        return [event.args for event in self.g.events if event.what == what]

    def tao(self, name: str) -> str:
        """The Tao tokens of a board, in the order of colours."""
        row = self.g.tao[board(name) * ROW : board(name) * ROW + ROW]
        return " ".join([COLOUR_NAMES[colour] for colour in range(1, ROW) for _ in range(row[colour])])

    def ghosts(self) -> str:
        """Ghosts in play as `N0:11`, a figure out as `!`, the Mantra as `m`."""
        g = self.g
        found = []
        for place, card in enumerate(g.ghost):
            if card:
                mark = ("!" if g.figure[place] else "") + ("m" if g.mantra == as_token(place) else "")
                found.append(f"{SPACE_NAMES[place]}:{card}{mark}")
        return " ".join(found)

    def haunted(self) -> str:
        return " ".join([str(place) for place in range(9) if self.g.haunted[place]])

    def buddhas(self) -> str:
        return " ".join([SPACE_NAMES[place] for place in range(12) if self.g.buddha[place]])


@dataclass(kw_only=True)
class Pieces:
    """What lies where: the same words in every scene; an expansion adds its own. `qi="N:1"`, `tao="N:red,red E:blue"`,
    `supply="red:0"` takes tokens out to a far Taoist. `turn=True`: the active board's turn has not begun."""

    active: str = "N"
    neutral: str = ""
    powers: tuple[int, ...] = ()
    at: str = "N4 E4 S4 W4"
    qi: str = ""
    tao: str = ""
    supply: str = ""
    yin_yang: str = "N E S W"
    buddhas_held: str = ""
    buddhas: str = ""
    power_tokens: str = ""
    centre_tokens: int = 0
    ghosts: str = ""
    haunted: str = ""
    circle: str = ""
    deck: str = ""
    seen: int = 0
    unused_incarnation: int = 59
    exorcised: int = 0
    vulnerable: int = 0
    tiles: str = ""
    dice: str = ""
    grey: str = ""
    curse: str = ""
    turn: bool = False
    rules: dict[str, Any] | None = None

    def lie_on(self, g: Village) -> None:
        out = [board(name) for name in self.neutral.split()]
        lays_boards(g, out, self.powers, self.tiles)
        g.active = board(self.active)
        lays_taoists(g, out, self.at, self.qi, self.tao, self.yin_yang, self.buddhas_held, self.power_tokens)
        g.centre_tokens = self.centre_tokens
        lays_supply(g, self.supply, self.circle)
        lays_ghosts(g, self.ghosts, self.buddhas, self.vulnerable)
        haunts(g, self.haunted)
        self.lays_deck(g)

    def lays_deck(self, g: Village) -> None:
        lays_deck(g, self.deck, self.seen, self.unused_incarnation, self.exorcised)

    def script(self, g: Village) -> dict[str, Any]:
        """How the dice fall."""
        return {
            "tao dice": [FACES[face] for face in self.dice.split()],
            "grey die": [FACES[face] for face in self.grey.split()],
            "curse die": [CURSES[face] for face in self.curse.split()],
        }

    def laid(self, box: Box, beside: int = 0) -> tuple[Village, dict[str, Any]]:
        """The village with so many seats beside the Taoists', and its rules."""
        chosen = box.settings(self.rules or {})
        g = box.blank(BOARDS - len(self.neutral.split()) + beside, chosen, scene.dice(box))
        assert isinstance(g, Village)
        self.lie_on(g)
        g.dice = scene.dice(box, self.script(g))
        begins(g, self.turn)
        return g, chosen


def village(**pieces: Any) -> Scene:
    """Lay the position."""
    return Scene(*Pieces(**pieces).laid(BOX))


def begins(g: Village, turn: bool) -> None:
    """The active board's turn begins, or it has come to the Yang menu."""
    g.telling = True
    g.stack = [PLAY_TURNS]
    if not turn:
        g.turn = 1
        g.stack += g.rules.turn[g.rules.turn.index(YANG_PHASE) :][::-1]
    g.advance()


def lays_boards(g: Village, out: list[Board], powers: tuple[int, ...], tiles: str) -> None:
    g.colour = [RED, GREEN, BLUE, YELLOW]
    g.board_of = [Board(-1), *EVERY_BOARD, Board(-1)]
    g.power = [SPIRES, GODS_FAVORITE, HEAVENLY_GUST, POCKETS]
    for power in powers:
        g.power = [power if power // 2 == b else old for b, old in enumerate(g.power)]
    g.seat_of = [Seat(-1 if b in out else b - len([o for o in out if o < b])) for b in EVERY_BOARD]
    g.tile = [int(tile) for tile in tiles.split()] if tiles else list(range(PLACES))
    places = g.rules.not_laid[:]
    for place, tile in enumerate(g.tile):
        places[tile] = Place(place)
    g.place_of = places


def lays_taoists(
    g: Village, out: list[Board], at: str, qi: str, tao: str, yin_yang: str, buddhas_held: str, power_tokens: str
) -> None:
    stands = {word[0]: int(word[1:]) for word in at.split()}
    g.at = [Place(-1 if b in out else stands[name]) for b, name in enumerate(BOARD_NAMES)]
    amounts = {word[0]: int(word[2:]) for word in qi.split()}
    g.qi = [amounts.get(name, 3) for name in BOARD_NAMES]
    g.at = [Place(-1) if g.qi[b] == 0 else place for b, place in enumerate(g.at)]
    row: list[i64] = [0] * (BOARDS * ROW)
    for word in tao.split():
        for colour in word[2:].split(","):
            row[board(word[0]) * ROW + COLOUR_NAMES.index(colour)] += 1
    g.tao = row
    g.yin_yang = [1 if name in yin_yang and g.at[b] >= 0 else 0 for b, name in enumerate(BOARD_NAMES)]
    held = {word[0]: int(word[2:]) for word in buddhas_held.split()}
    g.buddhas = [held.get(name, 0) for name in BOARD_NAMES]
    tokens = {word[0]: int(word[2:]) for word in power_tokens.split()}
    g.power_tokens = [tokens.get(name, 0) for name in BOARD_NAMES]


def lays_supply(g: Village, supply: str, circle: str = "") -> None:
    """What the boards and the Circle of Prayer do not hold; what is written less is out of the game for this scene."""
    g.circle = COLOUR_NAMES.index(circle) if circle else 0
    counts: list[i64] = [0] + [TAO_TOKENS] * 5
    for colour in range(1, ROW):
        counts[colour] -= sum([g.tao[b * ROW + colour] for b in range(BOARDS)]) + (g.circle == colour)
    g.qi_supply = QI_TOKENS - sum(g.qi)
    for word in supply.split():
        name, _, count = word.partition(":")
        if name == "Qi":
            g.qi_supply = int(count)
        else:
            counts[COLOUR_NAMES.index(name)] = int(count)
    g.tao_supply = counts


def haunts(g: Village, haunted: str) -> None:
    places = [int(place) for place in haunted.split()]
    g.haunted = [1 if place in places else 0 for place in range(PLACES)]


def lays_ghosts(g: Village, ghosts: str, buddhas: str, vulnerable: int) -> None:
    cards = [Card(0)] * 12
    figures: list[i64] = [0] * 12
    for word in ghosts.split():
        name, _, card = word.partition(":")
        cards[space(name)] = Card(int(card.strip("!m")))
        figures[space(name)] = 1 if "!" in card else 0
        if "m" in card:
            g.mantra = as_token(space(name))
    g.ghost = cards
    g.figure = figures
    g.buddha = [1 if name in buddhas.split() else 0 for name in SPACE_NAMES]
    g.vulnerable = vulnerable


def lays_deck(g: Village, deck: str, seen: int, unused_incarnation: int, exorcised: int) -> None:
    """The written cards on top; under them ghosts in numerical order and, lowest but one, an incarnation."""
    written = [Card(int(card)) for card in deck.split()]
    used = [card for card in [*g.ghost, *written] if card]
    rest = [card for card in BASE_GHOSTS if card not in used]
    due = [] if any([g.cards.is_incarnation(card) for card in used]) else [Card(unused_incarnation)]
    whole = written if written and written[-1] == 0 else [*written, *rest[:10], *due, *rest[10:12]]
    whole = [card for card in whole if card]
    g.deck = whole[::-1]
    g.deck_seen = [0] * (len(whole) - seen) + [15] * seen
    g.unused = [card for card in BASE_GHOSTS + BASE_INCARNATIONS if card not in g.deck and card not in g.ghost]
    g.undefeated = len([card for card in [*g.deck, *g.ghost] if g.cards.is_incarnation(card)])
    g.exorcised = exorcised
