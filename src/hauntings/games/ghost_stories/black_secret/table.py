"""What Black Secret lays beside the village: Wu-Feng's board, the catacombs, curses, Blood Mantras, incarnations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.black_secret.cards import PYRAMID_SPACES, SLOTS, SPECIAL_SKELETONS
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import Place
from hauntings.games.ghost_stories.table import FOUR, NINE, NO_CARDS, NONE, Extra, Village

# streams of chance
WU_FENG_BOARD: Final = 15
CATACOMB_BOARD: Final = 16
CATACOMB_TOKENS: Final = 17
CURSES_SHUFFLED: Final = 18
MANTRAS_SHUFFLED: Final = 19
INCARNATIONS_SHUFFLED: Final = 20
STREAMS: Final = ["wu-feng board", "catacomb board", "catacomb tokens", "curses", "blood mantras", "incarnation deck"]

AT_HOME: Final = -1  # a demon, or the Shadow, on Wu-Feng's board

SHADOW_AT_HOME: Final = Place(AT_HOME)
THREE_AT_HOME: Final[list[i64]] = [AT_HOME, AT_HOME, AT_HOME]
NO_PILES: Final[list[list[i64]]] = []
NO_HANDS: Final[list[list[Card]]] = []
NO_CURSES: Final[list[i64]] = [0] * PYRAMID_SPACES
NO_SLOTS: Final[list[i64]] = [0] * SLOTS


class Secret(Extra):
    """Every list is replaced when it changes, as the village's are."""

    def __init__(self) -> None:
        # the boards (BS §2)
        self.wu_feng_side: i64 = 0
        self.catacomb_side: i64 = 0
        # demons and the Shadow (BS §6, §7)
        self.demons: list[i64] = THREE_AT_HOME  # the cell of each
        self.shadow: Place = SHADOW_AT_HOME  # its place: a tile, or from 9 on a cell
        self.entered: i64 = 0  # bits of the demons that came in during this demon phase (BS r27)
        # the catacombs (BS §8, §11)
        self.ladders: list[i64] = NINE
        self.stacks: list[list[i64]] = NO_PILES  # tokens of each cell, the last on top
        self.found: list[i64] = NONE  # set * TOKEN_TYPES + type of every token that was revealed, sets from 0
        self.skeletons: i64 = SPECIAL_SKELETONS  # on Wu-Feng's board
        # Taoists
        self.knocked_down: list[i64] = FOUR
        self.climbed: i64 = 0  # the step of this turn after which the level was changed
        # curses (BS §5)
        self.curses_up: list[i64] = NONE  # face up, not cast
        self.curses_down: list[list[i64]] = NO_PILES  # by level less 1, face down, not cast
        self.curses_left: list[list[i64]] = NO_PILES  # by level less 1, the reserve
        self.pyramid: list[i64] = NO_CURSES
        # Blood Mantras (BS §9)
        self.blood_mantras: list[i64] = NO_SLOTS
        self.blood_qi: list[i64] = NO_SLOTS
        self.blood_piles: list[list[i64]] = NO_PILES  # by level less 2, the last is the next
        self.blood_gone: list[i64] = NONE  # out of the game
        self.blood_laid: i64 = 0  # 1: a Blood Mantra, not the power, laid the Enfeeblement Mantra last (BS r48)
        # incarnations (BS §4)
        self.incarnation_deck: list[Card] = NO_CARDS  # the last is the top
        self.incarnation_hand: list[list[Card]] = NO_HANDS  # by seat; only Wu-Feng has one
        self.summoned: i64 = 0  # Summoning cards that left the game
        self.unscored: list[Card] = NO_CARDS  # incarnations that came through a curse (BS r72)

    def clone(self) -> Extra:
        copy = Secret()
        copy.wu_feng_side = self.wu_feng_side
        copy.catacomb_side = self.catacomb_side
        copy.demons = self.demons
        copy.shadow = self.shadow
        copy.entered = self.entered
        copy.ladders = self.ladders
        copy.stacks = self.stacks
        copy.found = self.found
        copy.skeletons = self.skeletons
        copy.knocked_down = self.knocked_down
        copy.climbed = self.climbed
        copy.curses_up = self.curses_up
        copy.curses_down = self.curses_down
        copy.curses_left = self.curses_left
        copy.pyramid = self.pyramid
        copy.blood_mantras = self.blood_mantras
        copy.blood_qi = self.blood_qi
        copy.blood_piles = self.blood_piles
        copy.blood_gone = self.blood_gone
        copy.blood_laid = self.blood_laid
        copy.incarnation_deck = self.incarnation_deck
        copy.incarnation_hand = self.incarnation_hand
        copy.summoned = self.summoned
        copy.unscored = self.unscored
        return copy


def secret_of(g: Village) -> Secret:
    """Black Secret's part of the table."""
    secret = g.second_beside
    assert isinstance(secret, Secret)
    return secret
