"""The option switches (13G §11), the events, and the box that holds the whole game together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.box import Box, Switch
from hauntings.engine.chance import NO_DICE, Dice
from hauntings.engine.codec import Plain
from hauntings.engine.search import Judge
from hauntings.engine.table import Seat
from hauntings.engine.view import Imagination, View
from hauntings.games.thirteen_ghosts import effects, hideouts, looking, texts, turn
from hauntings.games.thirteen_ghosts.cards import NOTHING
from hauntings.games.thirteen_ghosts.judge import HuntJudge
from hauntings.games.thirteen_ghosts.notation import token_of, word
from hauntings.games.thirteen_ghosts.odds import odds
from hauntings.games.thirteen_ghosts.questions import KINDS
from hauntings.games.thirteen_ghosts.table import STARTER, STREAMS, Hunt, Rules
from hauntings.games.thirteen_ghosts.view import FIELDS, ThirteenGhostsImagination, computed
from hauntings.games.thirteen_ghosts.why import REASONS
from hauntings.views import ThirteenGhostsView

VERSION: Final = 1

# Private ones go only to the seats that see the card.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "round-starts": ("round", "seat"),
    "dealt": ("seat", "count"),
    "dealt-card": ("seat", "card"),  # private
    "hides": ("seat",),
    "hides-in": ("seat", "card"),  # private
    "passes": ("seat", "partner"),
    "passed": ("partner", "hideout", "card", "second"),  # private
    "keeps": ("partner", "seat"),
    "kept": ("partner", "card", "seat", "second"),  # private
    "hider": ("seat",),
    "turn": ("seat", "actor"),
    "uses": ("seat", "card"),
    "discards": ("seat",),
    "discards-card": ("seat", "card"),  # private
    "asks": ("seat", "card", "numbers"),
    "answers": ("seat", "yes"),
    "stays-silent": ("seat",),
    "names": ("seat", "card", "number", "second"),
    "shields": ("seat",),
    "uses-again": ("seat", "card"),
    "extra-turn": ("seat",),
    "looks": ("seat", "deck", "place", "count"),
    "saw-card": ("seat", "deck", "place", "card"),  # private
    "puts-back": ("seat", "deck"),
    "put-on-top": ("seat", "deck", "card"),  # private
    "put-below": ("seat", "deck", "card", "second"),  # private
    "drew": ("seat",),
    "drew-card": ("seat", "card"),  # private
    "found": ("seat", "by"),
    "shown": ("seat", "number"),
    "points": ("side", "gained", "points"),
    "round-ends": ("round", "seat"),
    "reveals": ("seat", "hideout", "hand"),
    "game-won": ("side",),
    "game-shared": ("points",),
}

MILESTONES: Final = ["found", "points", "game-won", "game-shared"]

# The rule that each event carries out.
EVENT_SECTIONS: Final[dict[str, str]] = {
    "round-starts": "13G §4",
    "dealt": "13G §2, §3",
    "dealt-card": "13G §2, §3",
    "hides": "13G §2, §3",
    "hides-in": "13G §2, §3",
    "passes": "13G §3",
    "passed": "13G §3",
    "keeps": "13G §3",
    "kept": "13G §3",
    "hider": "13G §3",
    "turn": "13G §4",
    "uses": "13G §4",
    "discards": "13G §4",
    "discards-card": "13G §4",
    "asks": "13G §6",
    "answers": "13G §4",
    "stays-silent": "13G #4",
    "names": "13G §5",
    "shields": "13G #4",
    "uses-again": "13G #2",
    "extra-turn": "13G #2",
    "looks": "13G #8, #10",
    "saw-card": "13G #8, #10",
    "puts-back": "13G #10",
    "put-on-top": "13G #10",
    "put-below": "13G #10",
    "drew": "13G §4",
    "drew-card": "13G §4",
    "found": "13G §5",
    "shown": "13G r8",
    "points": "13G §5",
    "round-ends": "13G §5",
    "reveals": "13G §5",
    "game-won": "13G §5",
    "game-shared": "13G §5",
}

SWITCHES: Final[list[Switch]] = [
    Switch("three_player_end", "immediate", ["immediate", "end_of_round"], 1, "13G §5"),
    Switch("tie_at_target", "sudden_death", ["sudden_death", "shared_win"], 1, "13G §5"),
    Switch("double_hit", "guesser_plus_2", ["guesser_plus_2", "sequential"], 1, "13G r2"),
    Switch("reveal_found_hideout", True, [True, False], 1, "13G r8"),
    Switch("shield_vs_copied_blue", True, [True, False], 1, "13G §6, card 4"),
    Switch("two_may_target_two", False, [False, True], 1, "13G §6, card 2"),
    Switch("repeat_refuted_numbers", True, [True, False], 1, "13G r13"),
    Switch("hider_rotation", "alternate", ["alternate", "free_choice"], 1, "13G §3"),
    Switch("partner_talk", "none", ["none", "shared"], 1, "13G r11"),
    Switch(
        "next_starter_4p", "seat_after_ending_seat", ["seat_after_ending_seat", "left_of_previous_starter"], 1, "13G §5"
    ),
    Switch("shield_ends", "any_turn", ["any_turn", "own_turn"], 1, "13G r40"),
    Switch("reveal_at_round_end", True, [True, False], 1, "13G r26"),
    Switch("first_player", "random", ["random", "chosen"], 1, "13G r41"),
]


RULES_AS_PRINTED: Final = Rules(2, {switch.name: switch.default for switch in SWITCHES})


class ThirteenGhosts(Box[Hunt, ThirteenGhostsView]):
    """The box of 13 Ghosts."""

    switched: Rules = RULES_AS_PRINTED  # of the last game dealt

    def blank(self, seats: int, settings: dict[str, Any], dice: Dice) -> Hunt:
        switched = self.switched
        if settings is not switched.chosen or seats != len(switched.each):  # reading the switches takes its time
            switched = Rules(seats, settings)
            self.switched = switched
        return Hunt(seats, switched, dice, len(STREAMS))

    def lay(self, g: Hunt) -> None:
        g.points = [0] * (2 if g.rules.teams else g.seats)
        g.hider = [Seat(0), Seat(1)] if g.rules.teams else []
        if not g.rules.choose_first:
            g.starter = Seat(g.roll(STARTER, g.seats))
        g.do(turn.PlayRounds())

    def computed(self, g: Hunt, seat: int) -> dict[str, Plain]:
        return computed(g, seat)

    def imagination(self, view: View) -> Imagination[Hunt]:
        base = self.from_view(view, NO_DICE)
        return ThirteenGhostsImagination(view, base)

    def odds(self, view: View) -> dict[str, Plain]:
        """`odds[seat][number]`: how likely each hideout is, as far as the view's seat knows."""
        return {"odds": [[round(float(chance), 4) for chance in row] for row in odds(view)]}

    def judge(self) -> Judge:
        return HuntJudge()

    def components(self, g: Hunt) -> list[str]:
        found: list[str] = []
        for deck in range(g.rules.decks):
            cards: list[i64] = [*g.pile[deck], *g.box[deck]]
            for place, card in enumerate(g.centre):
                if g.rules.deck_of[g.centre_by[place]] == deck:
                    cards.append(card)
            for seat in range(g.seats):
                if g.rules.deck_of[seat] == deck:
                    cards.extend([g.hand[seat], g.hideout[seat], *g.dealt[seat]])
            found.extend([f"ghost {card:02} of deck {deck}" for card in cards if card != NOTHING])
        return sorted(found)

    def word(self, kind: int, token: int) -> str:
        return word(kind, token)

    def token(self, kind: int, word: str) -> int:
        return token_of(kind, word)

    def reasons(self) -> dict[str, str]:
        return {code: rule for code, rule in REASONS if code}

    def event_sections(self) -> dict[str, str]:
        return EVENT_SECTIONS

    def milestones(self) -> dict[str, list[int]]:
        return {what: [] for what in MILESTONES}

    def reason(self, reason: int) -> str:
        return REASONS[reason][0]


EFFECTS: Final[list[Any]] = [
    turn.PlayRounds,
    turn.TakeTurn,
    turn.ChooseFirst,
    hideouts.ChooseHider,
    hideouts.Deal,
    hideouts.Hide,
    hideouts.HidePartner,
    hideouts.PassCards,
    hideouts.Keep,
    effects.Ask,
    effects.FourInARow,
    effects.AtLeast,
    effects.OneOfThree,
    effects.NameNumber,
    effects.NamePair,
    texts.UseAgain,
    looking.LookBelow,
    looking.LookAtTop,
    looking.PutOnTop,
    looking.PutLowest,
]

BOX: Final = ThirteenGhosts(
    "thirteen-ghosts",
    "13 Ghosts",
    [2, 3, 4],
    VERSION,
    KINDS,
    STREAMS,
    FIELDS,
    EVENTS,
    EFFECTS,
    SWITCHES,
    ThirteenGhostsView,
)
