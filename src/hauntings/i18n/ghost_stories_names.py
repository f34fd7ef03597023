"""Ghost Stories: what everything is called, and the help about it. Cards are told from their data, not one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from mypy_extensions import i64
from typing_extensions import TypeVar

from hauntings.engine.codec import Plain
from hauntings.games.ghost_stories.blocks import Block
from hauntings.games.ghost_stories.cards import COLOUR_NAMES, COLOURS, DATA, POWER_NAMES, ROW, Card
from hauntings.games.ghost_stories.geometry import BOARDS, SPACE_NAMES
from hauntings.games.ghost_stories.setup import BOX
from hauntings.i18n.speaker import Shown, Speaker, plain
from hauntings.i18n.words import MissingMessage, Value, Words, missing
from hauntings.views import GhostStoriesView

NOTIONS: Final = (
    "tile", "board", "space", "ghost", "incarnation", "qi", "tao", "yin-yang", "buddha", "power-token", "curse", "dice",
    "exorcism", "power", "haunter", "possessed",
)  # fmt: skip
UNKNOWN: Final = -2  # who sits at a board, until a view tells
NO_CURSE: Final = 0  # the face that stands for both empty ones
OTHERS: Final = Block()  # where the numbers of others begin
EVIDENCE: Final[dict[str, str]] = DATA["evidence"]
V = TypeVar("V", bound=GhostStoriesView, default=GhostStoriesView)  # with or without expansions


class VillageNames(Speaker[V]):
    """Names of boards, tiles, cards, stones and powers, and help."""

    box = BOX
    prefix = "gs"
    pieces: ClassVar[tuple[str, ...]] = ("qi", "tao", "yin-yang", "buddha", "power-token")
    prefixes: ClassVar[tuple[str, ...]] = ("gs",)  # whose messages are said: an expansion's come first

    def __init__(self, words: Words, names: Sequence[str] = (), odds: bool = True) -> None:
        super().__init__(words, names, odds)
        self.seated: Final[list[int]] = [UNKNOWN] * BOARDS  # the seat at each board, -1: neutral
        self.coloured: Final[list[int]] = [0] * BOARDS  # the colour of each board, 0 until it is known
        self.laid: Final[list[int]] = []  # the tile at each place

    def named(self, message: str) -> str:
        """The message's full name: an expansion adds messages to the base game's and may replace some."""
        for prefix in self.prefixes:
            if self.words.knows(f"{prefix}-{message}"):
                return f"{prefix}-{message}"
        return f"{self.prefixes[0]}-{message}"  # of what is missing, an expansion's own name

    def say(self, message: str, /, **variables: Value) -> str:
        try:
            return super().say(message, **variables)
        except MissingMessage:
            names = [f"{prefix}-{message}" for prefix in self.prefixes]
            if any(self.words.knows(name) for name in names):
                raise
            raise missing(self.words.language, *names) from None

    def learn(self, view: V) -> None:
        """Keep who sits where and which tile lies where: that never changes in a game."""
        self.seated[:] = view.seat_of
        self.coloured[:] = view.colour
        self.laid[:] = view.tile

    # --- names ------------------------------------------------------------------------------------------------

    def card(self, card: i64) -> str:
        """`#11 Lich`."""
        if card in self.box.cards.numbers:
            return self.say("name", number=int(card), name=self.say(f"card-{card}"))
        raise ValueError(f"there is no card {card} in {self.box.title}")

    def kind(self, card: i64) -> str:
        return "incarnation" if self.box.cards.is_incarnation(Card(card)) else "ghost"

    def board(self, board: int) -> str:
        """The Taoist who sits there, or the side of the village."""
        seat = self.seated[board]
        if seat >= 0:
            return self.seat(seat)
        return self.say("board", side=self.side(board), what="unknown" if seat == UNKNOWN else "neutral")

    def side(self, board: int) -> str:
        return self.say(f"side-{board}")

    def colour(self, colour: int) -> str:
        """The word with its letter: `red (R)`."""
        return self.say(f"colour-{colour}")

    def colour_of_board(self, board: int) -> str:
        return self.colour(self.coloured[board]) if self.coloured[board] else ""

    def space(self, space: i64) -> str:
        """As in notation, in every language: `N0`."""
        return SPACE_NAMES[space]

    def tile(self, tile: int) -> str:
        return self.say(f"tile-{tile}")

    def place(self, place: i64) -> str:
        """`Tea House (7)`."""
        if self.laid:
            return self.say("place", what="known", tile=self.tile(self.laid[place]), number=int(place))
        return self.say("place", what="unknown", number=int(place))

    def power(self, power: int) -> str:
        return self.say(f"power-{power}")

    def curse(self, face: int) -> str:
        return self.say(f"curse-{face}" if face > 1 else f"curse-{NO_CURSE}")

    def dice(self, faces: Iterable[int]) -> str:
        return ", ".join([self.colour(face) for face in faces]) or self.say("no-dice")

    def stone(self, ability: int) -> str:
        """What a stone does, in short."""
        return self.say(f"stone-{self.stone_id(ability)}")

    def stone_id(self, ability: int) -> str:
        return self.box.cards.ability[ability].replace("_", "-")

    def printed(self, card: int) -> str:
        """What a card needs as printed: `yellow (Y) 4`."""
        return ", ".join(
            [
                self.say("points", colour=self.colour(colour), points=int(self.box.cards.needs[card * ROW + colour]))
                for colour in range(1, COLOURS + 1)
                if self.box.cards.needs[card * ROW + colour] > 0
            ]
        )

    # --- what is not ours -------------------------------------------------------------------------------------

    def things(self) -> dict[str, Plain]:
        """Cards, abilities and tiles beyond our numbers (blocks.py), fields with a name, and the words for all of them
        by the names of our own messages: the pages draw them plainly."""
        cards = self.box.cards
        rows: list[Plain] = []
        told: list[str] = []
        for card in [card for card in cards.numbers if card >= OTHERS.cards]:
            needs = {COLOUR_NAMES[n]: int(cards.needs[card * ROW + n]) for n in range(1, ROW)}
            sides = {"left": cards.left[card], "centre": cards.centre[card], "right": cards.right[card]}
            stones = {side: [cards.ability[ability] for ability in stones] for side, stones in sides.items()}
            facts = {"number": card, "colour": COLOUR_NAMES[cards.colour[card]], "needs": needs, **stones}
            rows.append({**facts, "incarnation": cards.is_incarnation(card)})
            told.append(f"card-{card}")
        abilities = {number: key for number, key in enumerate(cards.ability) if key and number >= OTHERS.abilities}
        for number in abilities:
            told += [f"stone-{self.stone_id(number)}", f"stone-{self.stone_id(number)}.help"]
        tiles = {tile: cards.tile_name[tile] for tile in cards.tiles if tile >= OTHERS.tiles}
        for tile in tiles:
            told += [f"tile-{tile}", f"tile-{tile}.does"]
        fields = [field.name for field in self.box.fields if self.words.knows(self.named(f"field-{field.name}"))]
        told += [f"field-{name}" for name in fields]
        if not told:
            return {}
        words = {f"{self.prefix}-{message}": self.say(message) for message in told}
        return {"cards": rows, "abilities": abilities, "tiles": tiles, "fields": fields, "words": words}

    # --- help -------------------------------------------------------------------------------------------------

    def cards_told(self) -> Sequence[i64]:
        return self.box.cards.numbers

    def names_of(self, card: i64) -> tuple[str, ...]:
        return str(card), self.box.cards.name[card], self.say(f"card-{card}"), self.card(card)

    def things_named(self, wanted: str) -> list[str]:
        """Tiles, powers and notions. A notion of many things tells them all."""
        for tile in self.box.cards.tiles:
            if wanted in (plain(self.box.cards.tile_name[tile]), plain(self.tile(tile))):
                return [self.about_tile(tile)]
        for power, name in enumerate(POWER_NAMES):
            if wanted in (plain(name), plain(self.power(power))):
                return [self.about_power(power)]
        return super().things_named(wanted)

    def notions(self) -> list[str]:
        """What has help of its own; expansions add theirs."""
        return list(NOTIONS)

    def about_card(self, card: i64) -> str:
        """Colour, resistance and stones, from the data."""
        text = self.say(
            f"help-{self.kind(card)}",
            card=self.card(card),
            colour=self.colour(self.box.cards.colour[card]),
            resistance=int(self.box.cards.resistance[card]),
            needs=self.printed(card),
            stones=self.stones(card),
        )
        return self.marked(text, "incarnations" if self.box.cards.is_incarnation(Card(card)) else "ghosts")

    def component(self, name: str, value: int) -> Shown | None:
        if name == "card" and value in self.box.cards.numbers:
            return self.exhibit(self.kind(value), value, self.card(value), self.about_card(value))
        if name == "tile":
            return self.exhibit("tile", value, self.tile(value), self.about_tile(value))
        return super().component(name, value)

    def stones(self, card: int) -> str:
        """What each stone of a card does, in sentences."""
        parts: list[str] = []
        cards = self.box.cards
        for side, stones in (("left", cards.left), ("centre", cards.centre), ("right", cards.right)):
            if stones[card]:
                texts = [self.about(f"stone-{self.stone_id(ability)}") for ability in stones[card]]
                parts.append(self.say(f"help-{side}", text=" ".join(texts)))
        return " ".join(parts) or self.say("help-no-stones")

    def about_tile(self, tile: int) -> str:
        return self.marked(f"{self.tile(tile)}. {self.about(f'tile-{tile}')}", "tiles")

    def about_power(self, power: int) -> str:
        text = self.about(f"power-{power}")
        colour = self.colour(power // 2 + 1)
        return self.marked(self.say("help-power", power=self.power(power), colour=colour, text=text), "powers")

    def about_switch(self, name: str) -> str:
        return self.marked(super().about_switch(name), name)

    def notion(self, notion: str) -> list[str]:
        texts = super().notion(notion)
        if notion == "tile":
            texts += [self.about_tile(tile) for tile in self.box.cards.tiles]
        if notion == "power":
            texts += [self.about_power(power) for power in range(len(POWER_NAMES))]
        if notion == "power-token":
            texts[0] = self.marked(texts[0], "power_token_pickup")
        return texts

    def gallery(self) -> list[Shown]:
        cards = [
            self.exhibit(self.kind(card), int(card), self.card(card), self.about_card(card))
            for card in self.cards_told()
        ]
        tiles = [self.exhibit("tile", tile, self.tile(tile), self.about_tile(tile)) for tile in self.box.cards.tiles]
        powers = [
            self.exhibit("power", power, self.power(power), self.about_power(power))
            for power in range(len(POWER_NAMES))
        ]
        return cards + tiles + powers + self.pieces_shown()

    def marked(self, text: str, what: str) -> str:
        """What no source tells is marked as such, by the data's word for its evidence."""
        return f"{text} {self.say('help-reconstructed')}" if EVIDENCE.get(what) == "reconstructed" else text
