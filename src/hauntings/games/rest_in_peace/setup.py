"""Set-up (RIP §2), the option switches (RIP §14), and the box that holds the whole game together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.box import Box, Switch
from hauntings.engine.chance import NO_DICE, Dice
from hauntings.engine.codec import Plain
from hauntings.engine.search import Judge
from hauntings.engine.table import Seat
from hauntings.engine.view import Imagination, View
from hauntings.engine.zones import counted, shuffled
from hauntings.games.rest_in_peace import effects, rounds, tenth, turn
from hauntings.games.rest_in_peace.cards import (
    CASTLES,
    CODES,
    DECK,
    LEVEL,
    MANORS,
    OPEN_AT_START,
    PSYCHIC,
    PSYCHICS,
    ROW,
    START_HAND,
    TOP_GHOST,
    Card,
    ghosts,
)
from hauntings.games.rest_in_peace.judge import DuelJudge
from hauntings.games.rest_in_peace.notation import SEAT_NAMES, token_of, word
from hauntings.games.rest_in_peace.psychics import effects_in
from hauntings.games.rest_in_peace.questions import KINDS
from hauntings.games.rest_in_peace.table import (
    ALL_STREAMS,
    DECK_OF,
    EACH,
    PLACES,
    PSYCHIC_ROW,
    STARTER,
    STREAMS,
    TOKENS,
    Duel,
    Rules,
    taken,
)
from hauntings.games.rest_in_peace.view import (
    FIELDS,
    DuelImagination,
    computed,
    open_ghosts,
    open_psychics,
    still_there,
)
from hauntings.games.rest_in_peace.why import REASONS
from hauntings.views import RestInPeaceView

VERSION: Final = 2

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "round-starts": ("round", "seat"),
    "laid": ("seat", "card"),
    "stumbles": ("seat", "card"),
    "leads": ("seat", "own", "other"),
    "withdraws": ("seat", "own", "other"),
    "one-card-alone": ("seat", "own", "other"),
    "won-tokens": ("seat", "position", "manors", "castles"),
    "got-psychic": ("seat", "card"),
    "psychic-discarded": ("card",),
    "drew": ("seat", "count"),
    "drew-card": ("seat", "card"),
    "placed": ("seat",),
    "placed-card": ("seat", "card"),
    "placed-psychic": ("seat", "card"),
    "placed-nothing": ("seat",),
    "uncovered": ("position", "card"),
    "fetched": ("seat", "card"),
    "sees-hand": ("seat",),
    "named": ("seat", "card", "value"),
    "banned": ("seat", "value", "second"),
    "banished": ("seat", "card"),
    "copied": ("seat", "value"),
    "returned": ("seat", "card"),
    "shown": ("seat", "owner", "value"),
    "meets-nobody": ("seat",),
    "joins-the-end": ("seat", "card"),
    "discarded": ("seat", "card"),
    "took-back": ("seat", "card"),
    "plays-dead": ("seat",),
    "carried": ("seat", "card"),
    "now-or-never-moves": ("seat",),
    "swapped": ("seat", "castle", "manor"),
    "lull": ("seat", "position"),
    "revealed": ("seat", "card"),
    "tenth-totals": ("first", "second"),
    "tenth-tied": (),
    "tenth-starts": (),
    "tenth-decided-by": ("card",),
    "nothing-happens": ("seat", "card"),
    "tripped": ("seat",),
    "trip-over": ("seat",),
    "game-won": ("seat", "reason"),
    "game-drawn": (),
}

MILESTONES: Final = ["won-tokens", "lull", "swapped", "tenth-decided-by", "game-won", "game-drawn"]

# The rule that each event carries out.
EVENT_SECTIONS: Final[dict[str, str]] = {
    "round-starts": "RIP §4",
    "laid": "RIP §4",
    "stumbles": "RIP #6",
    "leads": "RIP §4",
    "withdraws": "RIP §4",
    "one-card-alone": "RIP #14, r11",
    "won-tokens": "RIP §5.1",
    "got-psychic": "RIP §5.3",
    "psychic-discarded": "RIP §5.3",
    "drew": "RIP §5.5",
    "drew-card": "RIP §5.5",
    "placed": "RIP §5.6",
    "placed-card": "RIP §5.6",
    "placed-psychic": "RIP §5.6",
    "placed-nothing": "RIP §5.6",
    "uncovered": "RIP §7",
    "fetched": "RIP #2",
    "sees-hand": "RIP #3",
    "named": "RIP §10",
    "banned": "RIP #25",
    "banished": "RIP #11",
    "copied": "RIP #16",
    "returned": "RIP #18",
    "shown": "RIP #19",
    "meets-nobody": "RIP #20",
    "joins-the-end": "RIP #20",
    "discarded": "RIP #21",
    "took-back": "RIP #22",
    "plays-dead": "RIP #22",
    "carried": "RIP #15",
    "now-or-never-moves": "RIP #13",
    "swapped": "RIP #28",
    "lull": "RIP #27",
    "revealed": "RIP §6",
    "tenth-totals": "RIP §6",
    "tenth-tied": "RIP §6",
    "tenth-starts": "RIP §6",
    "tenth-decided-by": "RIP §6",
    "nothing-happens": "RIP §4",
    "tripped": "RIP #6",
    "trip-over": "RIP #6",
    "game-won": "RIP §6",
    "game-drawn": "RIP §6",
}


class Levels(Switch):
    """`levels`: any set of levels whose psychics are enough for the row."""

    def problem(self, value: Plain) -> str:
        if not isinstance(value, list) or len(set(value)) != len(value) or not set(value) <= {0, 1, 2, 3, 4}:
            return f"option levels is {value!r}; it is a list of different levels 0 to 4"
        if len(pool(value)) < ROW:
            return f"levels {value} have {len(pool(value))} psychic cards; a game needs {ROW}"
        return ""


class Psychics(Switch):
    """`psychics`: with how many of the cards, the oldest first. A game of an older version has those of its time."""

    def reading(self, version: int) -> Plain:
        return len([row for row in PSYCHICS if row["since"] <= version])


SETS: Final[list[Plain]] = [  # how many cards there were, whenever some had come
    len([row for row in PSYCHICS if row["since"] <= since]) for since in sorted({row["since"] for row in PSYCHICS})
]

SWITCHES: Final[list[Switch]] = [
    Levels("levels", [0, 1, 2, 3, 4], [], 1, "RIP §7"),
    Switch("learning_mode", False, [False, True], 1, "RIP §7"),
    Switch("place_before_draw", False, [False, True], 1, "RIP §5"),
    Switch("begone_targets", "any", ["any", "ghost_like"], 1, "RIP #11"),
    Switch("clamp", "after_sum", ["after_sum", "after_penalty"], 1, "RIP r7"),
    Switch("worthless_includes_psychics", True, [True, False], 1, "RIP r2"),
    Switch("now_or_never_placed_directly", -2, [-2, 4], 1, "RIP r42"),
    Switch("retake_targets", "any_except_22", ["any_except_22", "ghosts"], 1, "RIP #22"),
    Switch("bloody_mary_partial", False, [False, True], 1, "RIP r41"),
    Switch("lull_vs_first", "discard", ["discard", "owner_of_1"], 1, "RIP r27"),
    Switch("starter_after_lull", "same", ["same", "player_of_27", "other"], 1, "RIP r28"),
    Switch(
        "twos_more_fun", "second_card_due", ["second_card_due", "one_card_loses"], 2, "RIP r81", before="one_card_loses"
    ),
    Switch("carry_targets", "ghost_like", ["ghost_like", "any_except_15"], 2, "RIP r82"),
    Switch("first_player", "random", ["random", "chosen"], 2, "RIP r85"),
    *([Psychics("psychics", len(PSYCHICS), SETS, 1, "RIP §10")] if len(SETS) > 1 else []),
]


def pool(levels: list[int]) -> list[Card]:
    """The psychic cards of these levels."""
    return [Card(card) for card in range(PSYCHIC + 1, CODES) if LEVEL[card] in levels]


def pool_of(levels: list[int], codes: i64) -> list[Card]:
    """Those of them that this game has, with the whole set at hand."""
    if len(levels) == ALL_LEVELS and codes == CODES:
        return ALL_PSYCHICS
    return [card for card in pool(levels) if card < codes]


ALL_LEVELS: Final = 5
ALL_PSYCHICS: Final[list[Card]] = pool([0, 1, 2, 3, 4])
GHOSTS: Final = ghosts(DECK)
RULES_AS_PRINTED: Final = Rules({switch.name: switch.default for switch in SWITCHES})
MIXED_TOKENS: Final[list[i64]] = [0] * MANORS + [1] * CASTLES


class RestInPeace(Box[Duel, RestInPeaceView]):
    """The box of Rest in Peace."""

    switched: Rules = RULES_AS_PRINTED  # of the last game dealt

    def blank(self, seats: int, settings: dict[str, Any], dice: Dice) -> Duel:
        switched = self.switched
        if settings is not switched.chosen:  # reading the switches takes as long as shuffling
            switched = Rules(settings)
            self.switched = switched
        return Duel(switched, dice, ALL_STREAMS)

    def lay(self, g: Duel) -> None:
        levels = [0] if g.rules.learning else g.rules.chosen["levels"]
        cards = g.shuffle(PSYCHIC_ROW, pool_of(levels, g.rules.codes), ROW)[-ROW:]
        if g.rules.learning:
            g.row_hidden = cards[OPEN_AT_START:]
            hidden = [Card(-1)] * len(g.row_hidden)
            g.row = cards[:OPEN_AT_START] + hidden
        else:
            g.row = cards
        tokens = shuffled(g, TOKENS, MIXED_TOKENS)
        g.castles = [0, *tokens]
        g.manors = [0, *[1 - castle for castle in tokens]]
        decks: list[list[Card]] = []
        hands: list[list[i64]] = []
        for seat in range(2):
            cards = shuffled(g, DECK_OF + seat, GHOSTS)
            decks.append(cards[:-START_HAND])
            hands.append(counted(cards[-START_HAND:], TOP_GHOST + 1))
        g.deck = decks
        g.hand = hands
        g.side = [[], []]
        g.display = [[], []]
        g.round = 1
        g.do(tenth.TENTH_ROUND)
        g.do(turn.PLAY_ROUNDS)
        if g.rules.chosen["first_player"] == "chosen":
            g.do(turn.CHOOSES_FIRST)
        else:
            g.starter = Seat(g.roll(STARTER, 2))

    def computed(self, g: Duel, seat: int) -> dict[str, Plain]:
        return computed(g, seat)

    def write(self, g: Duel, version: int | None = None) -> dict[str, Plain]:
        plain = super().write(g, version)
        plain.update(still_there(g))
        return plain

    def imagination(self, view: View) -> Imagination[Duel]:
        base = self.from_view(view, NO_DICE)
        return DuelImagination(view, base)

    def judge(self) -> Judge:
        return DuelJudge()

    def components(self, g: Duel) -> list[str]:
        found: list[str] = []
        for seat in EACH:
            own = open_ghosts(g, seat) + ghosts(g.hand[seat]) + ghosts(g.tenth[seat]) + g.deck[seat]
            found.extend([f"Ghost {value} of seat {seat}" for value in own])
        left = [place for place in range(1, PLACES) if not taken(g, place)]
        manors = sum([g.manors[place] for place in left]) + sum(g.manors_won)
        castles = sum([g.castles[place] for place in left]) + sum(g.castles_won)
        found.extend(["Manor"] * manors + ["Castle"] * castles)
        found.extend([f"psychic {card}" for card in open_psychics(g) + g.row_hidden])
        return sorted(found)

    def word(self, kind: int, token: int) -> str:
        return word(kind, token)

    def token(self, kind: int, word: str) -> int:
        return token_of(kind, word)

    def seat_name(self, seat: int) -> str:
        return SEAT_NAMES[seat]

    def reasons(self) -> dict[str, str]:
        return {code: rule for code, rule in REASONS if code}

    def event_sections(self) -> dict[str, str]:
        return EVENT_SECTIONS

    def milestones(self) -> dict[str, list[int]]:
        return {what: [] for what in MILESTONES}

    def reason(self, reason: int) -> str:
        return REASONS[reason][0]


EFFECTS: Final[list[Any]] = list(effects_in(turn, rounds, effects, tenth).values())

BOX: Final = RestInPeace(
    "rest-in-peace", "Rest in Peace", [2], VERSION, KINDS, STREAMS, FIELDS, EVENTS, EFFECTS, SWITCHES, RestInPeaceView
)
