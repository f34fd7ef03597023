"""Black Secret: what everything is called, and the help about it. Demons, curses, Blood Mantras and catacomb tokens
are told from their data; what no source tells is marked as reconstructed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64
from typing_extensions import TypeVar

from hauntings.engine.codec import Plain
from hauntings.games.ghost_stories.black_secret.cards import (
    CELLS,
    CURSES,
    DATA,
    DEMON_COST,
    DEMON_NAMES,
    DEMON_RESISTANCE,
    DEMONS,
    LEVELS,
    MANTRA_ID,
    MANTRA_LEVEL,
    MANTRA_NAME,
    MANTRAS,
    ORDINARY_CURSES,
    ORDINARY_MANTRAS,
    OWN_GHOSTS,
    OWN_INCARNATIONS,
    ROW_FIRST,
    SHADOW,
    SUMMONING,
    TOKEN_NAMES,
    TOKEN_SETS,
    TOKEN_TYPES,
    URN,
    is_skeleton,
)
from hauntings.games.ghost_stories.cards import COLOUR_NAMES, Card
from hauntings.i18n.ghost_stories import GhostStoriesSpeaker
from hauntings.i18n.ghost_stories_names import UNKNOWN
from hauntings.i18n.speaker import Shown, plain
from hauntings.i18n.words import Value, Words
from hauntings.views import GhostStoriesBlackSecretView

SECRET_NOTIONS: Final = (
    "wu-feng", "demon", "shadow", "curses", "pyramid", "blood-mantra", "blood-brother", "catacombs", "ladder", "token",
    "urn", "skeleton", "knocked-down",
)  # fmt: skip
SECRET_PIECES: Final = ("ladder", "blood-brother")
EVIDENCE: Final[dict[str, str]] = DATA["evidence"]
RECONSTRUCTED: Final = "reconstructed"
NOT_YET: Final = -1  # how many seats there are, until a view tells
S = TypeVar("S", bound=GhostStoriesBlackSecretView, default=GhostStoriesBlackSecretView)  # maybe with another expansion


class SecretNames(GhostStoriesSpeaker[S]):
    """Names of cells, demons, curses, Blood Mantras, catacomb tokens and skeletons, and help."""

    prefixes: ClassVar[tuple[str, ...]] = ("bs", "gs")
    pieces: ClassVar[tuple[str, ...]] = (*GhostStoriesSpeaker.pieces, *SECRET_PIECES)
    with_white_moon: ClassVar[bool] = False  # its four curses and three Mantras are in the game

    def __init__(self, words: Words, names: Sequence[str] = (), odds: bool = True) -> None:
        super().__init__(words, names, odds)
        self.last_seat = NOT_YET  # Wu-Feng's

    def learn(self, view: S) -> None:
        super().learn(view)
        self.last_seat = len(view.incarnation_hand) - 1

    # --- names ------------------------------------------------------------------------------------------------

    def wu_feng(self) -> int:
        """Wu-Feng's seat, the last one: from a view, or who sits where, or how many names there are."""
        if self.last_seat != NOT_YET:
            return self.last_seat
        if UNKNOWN not in self.seated:
            return max(self.seated) + 1
        return (len(self.names) or max(self.box.seats)) - 1

    def seat_name(self, seat: int) -> str:
        return self.say("seat", what="wu-feng" if seat >= self.wu_feng() else "taoist", number=seat + 1)

    def shares(self, seat: int, other: int) -> bool:
        """Taoists see the same; Wu-Feng has a hand."""
        return seat == other or self.wu_feng() not in (seat, other)

    def card(self, card: i64) -> str:
        """Summoning cards are all alike, and skeletons are no cards: they go without a number."""
        return self.say(f"card-{card}") if card == SUMMONING or is_skeleton(Card(card)) else super().card(card)

    def kind(self, card: i64) -> str:
        return "summoning" if card == SUMMONING else "skeleton" if is_skeleton(Card(card)) else super().kind(card)

    def printed(self, card: i64) -> str:
        return self.say("summons") if card == SUMMONING else super().printed(card)

    def place(self, place: i64) -> str:
        """A tile, or from 9 on the cell under it."""
        return super().place(place) if place < CELLS else self.say("cell-itself", cell=self.cell_named(place - CELLS))

    def cell_named(self, cell: int) -> str:
        """`7 (under Tea House)`: the messages put the word for a cell before it."""
        if self.laid:
            return self.say("cell", what="known", number=int(cell), tile=self.tile(self.laid[cell]))
        return self.say("cell", what="unknown", number=int(cell))

    def where(self, place: i64) -> dict[str, Value]:
        """A place for messages that say it differently above ground and below."""
        if place < CELLS:
            return {"level": "above", "tile": self.place(place), "cell": ""}
        return {"level": "below", "tile": "", "cell": self.cell_named(place - CELLS)}

    def demon(self, demon: int) -> str:
        return self.say(f"demon-{demon}")

    def demon_object(self, demon: int) -> str:
        return self.say(f"demon-{demon}.object")

    def spell(self, curse: int) -> str:
        """A curse's name in quotation marks. (The base game's `curse` is the Curse die.)"""
        return self.say("quoted", name=self.spell_name(curse))

    def spell_name(self, curse: int) -> str:
        """A house curse without words of its own is called by the name of its row."""
        known = self.words.knows(self.named(f"spell-{curse}"))
        return self.say(f"spell-{curse}") if known else self.box.cards.curse_name[curse]

    def spell_does(self, curse: int) -> str:
        """A house curse without words of its own does what its parts do, in their words."""
        if self.words.knows(self.named(f"spell-{curse}.does")):
            return self.does(f"spell-{curse}")
        parts = list(self.box.cards.curse_parts[curse])
        texts = [
            self.say("house-does", does=self.does(f"spell-{part}"), count=parts.count(part))
            for part in dict.fromkeys(parts)
        ]
        return "; ".join(texts)

    def things(self) -> dict[str, Plain]:
        """House curses as well: the pages draw what their first part does."""
        cards = self.box.cards
        house = range(CURSES, len(cards.curse_id))
        if not house:
            return super().things()
        rows: dict[str, Plain] = {}
        words: dict[str, Plain] = {}
        for curse in house:
            level, colour = int(cards.curse_level[curse]), COLOUR_NAMES[cards.curse_colour[curse]]
            rows[str(curse)] = {"level": level, "colour": colour, "like": int(cards.curse_parts[curse][0])}
            words[f"bs-spell-{curse}"] = self.spell_name(curse)
            words[f"bs-spell-{curse}.does"] = self.spell_does(curse)
        found = super().things()
        return {**found, "curses": rows, "words": {**found.get("words", {}), **words}}

    def blood_mantra(self, mantra: int) -> str:
        return self.say("quoted", name=self.say(f"mantra-{mantra}"))

    def found_token(self, token: int) -> str:
        return self.say(f"token-{token}")

    def pyramid_space(self, space: int) -> str:
        row = max([row for row in range(LEVELS) if ROW_FIRST[row] <= space])
        return self.say("pyramid-space", row=row + 1, number=int(space - ROW_FIRST[row] + 1))

    def curses_told(self) -> list[int]:
        own = list(range(1, CURSES)) if self.with_white_moon else list(ORDINARY_CURSES)
        return own + list(range(CURSES, len(self.box.cards.curse_id)))

    def mantras_told(self) -> list[int]:
        return list(range(1, MANTRAS)) if self.with_white_moon else list(ORDINARY_MANTRAS)

    # --- help -------------------------------------------------------------------------------------------------

    def notions(self) -> list[str]:
        return [*super().notions(), *SECRET_NOTIONS]

    def things_named(self, wanted: str) -> list[str]:
        """A word may name a curse, a token and a notion at once: all are told."""
        return self.secrets_named(wanted) + super().things_named(wanted)

    def secrets_named(self, wanted: str) -> list[str]:
        """Demons, catacomb tokens, curses and Blood Mantras."""
        found: list[str] = []
        for demon, name in enumerate(DEMON_NAMES):
            if wanted in (plain(name), plain(self.demon(demon))):
                found.append(self.about_demon(demon))
        for token, name in enumerate(TOKEN_NAMES):
            if wanted in (plain(name), plain(self.found_token(token))):
                found.append(self.about_token(token))
        for curse in self.curses_told():
            cards = self.box.cards
            if wanted in (plain(cards.curse_name[curse]), plain(cards.curse_id[curse]), plain(self.spell(curse))):
                found.append(self.about_spell(curse))
        for mantra in self.mantras_told():
            if wanted in (plain(MANTRA_NAME[mantra]), plain(MANTRA_ID[mantra]), plain(self.blood_mantra(mantra))):
                found.append(self.about_mantra(mantra))
        return found

    def topic(self, topic: str) -> list[str]:
        """Skeletons are there once, and Blood Mantras are cards too."""
        texts = super().topic(topic)
        if topic == "cards":
            texts += [self.about_mantra(mantra) for mantra in self.mantras_told()]
        return list(dict.fromkeys(texts))

    def how_to_play(self) -> list[str]:
        return [*super().how_to_play(), *self.paragraphs("rules-secret")]

    def notion(self, notion: str) -> list[str]:
        texts = super().notion(notion)
        if notion == "demon":
            texts += [self.about_demon(demon) for demon in range(DEMONS)]
        elif notion == "curses":
            texts += [self.about_spell(curse) for curse in self.curses_told()]
        elif notion == "blood-mantra":
            texts += [self.about_mantra(mantra) for mantra in self.mantras_told()]
        elif notion == "token":
            texts += [self.about_token(token) for token in range(TOKEN_TYPES)]
        elif notion == "catacombs" and EVIDENCE["catacomb_boards"] == RECONSTRUCTED:
            texts[0] += " " + self.say("help-guessed", what="cells")
        return texts

    def about_card(self, card: i64) -> str:
        if is_skeleton(Card(card)):
            return self.notion("skeleton")[0]
        if card == SUMMONING:
            return f"{self.card(card)}. {self.about(f'card-{card}')}"
        text = super().about_card(card)
        if card in OWN_GHOSTS and EVIDENCE["ghosts"] == RECONSTRUCTED:
            return f"{text} {self.say('help-reconstructed')}"
        if card in OWN_INCARNATIONS and EVIDENCE["incarnation_colours_and_resistance"] == RECONSTRUCTED:
            return f"{text} {self.say('help-guessed', what='colour-resistance')}"
        return text

    def gallery(self) -> list[Shown]:
        """There is one skeleton: they are all alike."""
        once = {(thing.kind, thing.name): thing for thing in reversed(super().gallery())}
        return [
            *reversed(once.values()),
            *[self.exhibit("demon", demon, self.demon(demon), self.about_demon(demon)) for demon in range(DEMONS)],
            *[self.exhibit("curse", curse, self.spell(curse), self.about_spell(curse)) for curse in self.curses_told()],
            *[
                self.exhibit("mantra", mantra, self.blood_mantra(mantra), self.about_mantra(mantra))
                for mantra in self.mantras_told()
            ],
            *[
                self.exhibit("catacomb", token, self.found_token(token), self.about_token(token))
                for token in range(TOKEN_TYPES)
            ],
        ]

    def component(self, name: str, value: int) -> Shown | None:
        if name == "demon":
            return self.exhibit("demon", value, self.demon(value), self.about_demon(value))
        if name == "curse" and value in self.curses_told():
            return self.exhibit("curse", value, self.spell(value), self.about_spell(value))
        if name == "mantra" and value in self.mantras_told():
            return self.exhibit("mantra", value, self.blood_mantra(value), self.about_mantra(value))
        return super().component(name, value)

    def about_demon(self, demon: int) -> str:
        """What it costs, what it takes to exorcise it, and both sides of Wu-Feng's board."""
        if demon == SHADOW:
            return self.notion("shadow")[0]
        return self.say(
            "help-demon",
            demon=self.demon(demon),
            cost=int(DEMON_COST[demon]),
            resistance=int(DEMON_RESISTANCE[demon]),
            a=self.say(f"demon-{demon}.a"),
            b=self.say(f"demon-{demon}.b"),
        )

    def about_token(self, token: int) -> str:
        counts = ", ".join([str(row.count(token)) for row in TOKEN_SETS])
        text = self.say("help-token", token=self.found_token(token), does=self.does(f"token-{token}"), counts=counts)
        if token != URN and EVIDENCE["other_catacomb_token_counts"] == RECONSTRUCTED:
            return f"{text} {self.say('help-guessed', what='counts')}"
        return text

    def about_spell(self, curse: int) -> str:
        text = self.say(
            "help-spell",
            curse=self.spell(curse),
            level=int(self.box.cards.curse_level[curse]),
            colour=self.colour(self.box.cards.curse_colour[curse]),
            does=self.spell_does(curse),
        )
        return self.guessed(text, DATA["curses"][curse - 1]["evidence"]) if curse < CURSES else text

    def about_mantra(self, mantra: int) -> str:
        level = int(MANTRA_LEVEL[mantra])
        does = self.does(f"mantra-{mantra}")
        text = self.say("help-mantra", mantra=self.blood_mantra(mantra), level=level, does=does)
        return self.guessed(text, DATA["mantras"][mantra - 1]["evidence"])

    def does(self, message: str) -> str:
        """What a curse, a Mantra or a token does; files may break its lines anywhere."""
        return " ".join(self.say(f"{message}.does").split())

    def guessed(self, text: str, evidence: dict[str, str]) -> str:
        """What of it is reconstructed: level, colour or both."""
        what = [part for part in ("level", "colour") if evidence.get(part) == RECONSTRUCTED]
        return f"{text} {self.say('help-guessed', what='-'.join(what))}" if what else text
