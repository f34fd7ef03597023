"""Round 10 and the end of the game (RIP §6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Effect
from hauntings.engine.zones import spread, swapped_in
from hauntings.games.rest_in_peace.cards import (
    AUNTIE,
    BE_GONE,
    BLOODY_MARY,
    CHRISTMAS_YET_TO_COME,
    CREEPY_LULL,
    DOUBLE_VISION,
    I_PITY_THE_GHOUL,
    MEET_AT_THE_END,
    PLAYING_DEAD,
    POLTERGEIST,
    WERE_WORTHLESS,
    WIN_MANORS,
    WRAITH_TO_THE_BOTTOM,
)
from hauntings.games.rest_in_peace.effects import (
    AuntieAreYouThere,
    BeGone,
    BloodyMary,
    ChristmasYetToCome,
    DoubleVision,
    MeetAtTheEnd,
    NameValue,
)
from hauntings.games.rest_in_peace.rounds import (
    BY_CASTLES,
    BY_MANORS,
    BY_MORE_TOKENS,
    BY_ROUND_10,
    draws_game,
    has_won,
    takes_tokens,
    wins_game,
)
from hauntings.games.rest_in_peace.table import NO_COUNTS, NO_PILES, Duel, worthless
from hauntings.games.rest_in_peace.totals import total

PHASE_D: Final[list[i64]] = [
    AUNTIE,
    MEET_AT_THE_END,
    BLOODY_MARY,
    BE_GONE,
    DOUBLE_VISION,
    CHRISTMAS_YET_TO_COME,
]
PHASE_E: Final[list[i64]] = [POLTERGEIST, WRAITH_TO_THE_BOTTOM, I_PITY_THE_GHOUL]


class TenthRound(Effect[Duel]):
    """RIP §6: all cards at round 10 are turned up, then the psychics there take effect in a fixed order."""

    def resolve(self, g: Duel) -> None:
        if g.telling:
            g.tell("tenth-starts", ())
        seat: i64 = 0
        while seat < 2:
            g.side = swapped_in(g.side, seat, g.tenth_open[seat] + spread(g.tenth[seat]))
            if g.telling:
                for card in g.side[seat]:
                    g.tell("revealed", (seat, card))
            seat += 1
        g.tenth = NO_COUNTS
        g.tenth_open = NO_PILES
        g.known_tenth = NO_COUNTS
        g.known = NO_COUNTS  # the decks are empty: who counts knows every hand
        g.mixed = [0, 0]
        g.learn(3)
        if worthless(g):
            decides(g, WERE_WORTHLESS)
            g.do(COUNT_TENTH)
        elif CREEPY_LULL in g.side[0] or CREEPY_LULL in g.side[1]:
            decides(g, CREEPY_LULL)
            g.do(TenthTied())
        elif PLAYING_DEAD in g.side[0]:
            decides(g, PLAYING_DEAD)
            g.do(TenthWon(1))
        elif PLAYING_DEAD in g.side[1]:
            decides(g, PLAYING_DEAD)
            g.do(TenthWon(0))
        else:
            first = g.starter
            effects: list[Effect[Any]] = []
            for phase in [PHASE_D, PHASE_E]:
                for owner in [first, 1 - first]:
                    for card in phase:
                        if card in g.side[owner]:
                            effects.append(Activate(owner, card))
            effects.append(COUNT_TENTH)
            g.do_all(effects)


def decides(g: Duel, card: i64) -> None:
    """A card that settles round 10 before any other takes effect (phases A to C)."""
    if g.telling:
        g.tell("tenth-decided-by", (card,))


class Activate(Effect[Duel]):
    """RIP §6: a psychic at round 10 takes effect, unless #11 discarded it before its turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def resolve(self, g: Duel) -> None:
        card = self.card
        if card not in g.side[self.seat]:
            return
        if card == AUNTIE:
            g.do(AuntieAreYouThere(self.seat))
        elif card == MEET_AT_THE_END:
            g.do(MeetAtTheEnd(self.seat))
        elif card == BLOODY_MARY:
            if g.mark[BLOODY_MARY] == 0:  # carried here by #15 it was paid before
                g.do(BloodyMary(self.seat, 2))
        elif card == BE_GONE:
            g.do(BeGone(self.seat))
        elif card == DOUBLE_VISION:
            if g.mark[DOUBLE_VISION] == 0:  # carried here by #15 it has its value already
                g.do(DoubleVision(self.seat))
        elif card == CHRISTMAS_YET_TO_COME:
            g.do(ChristmasYetToCome(self.seat))
        else:
            g.do(NameValue(self.seat, card))


class CountTenth(Effect[Duel]):
    """RIP §6.2: the higher total takes the tokens of position 10."""

    def resolve(self, g: Duel) -> None:
        a = total(g, 0)
        b = total(g, 1)
        if g.telling:
            g.tell("tenth-totals", (a, b))
        if a == b:
            g.do(TenthTied())
        else:
            g.do(TenthWon(0 if a > b else 1))


class TenthWon(Effect[Duel]):
    """RIP §6.3, §6.4: 4 Manors or 3 Castles win; otherwise the winner of round 10 wins. It is the same player."""

    __match_args__: ClassVar[tuple[str, ...]] = ("winner",)

    def __init__(self, winner: i64) -> None:
        self.winner: Final[i64] = winner

    def resolve(self, g: Duel) -> None:
        takes_tokens(g, self.winner)
        reason: i64 = BY_ROUND_10
        if has_won(g, self.winner):
            reason = BY_MANORS if g.manors_won[self.winner] >= WIN_MANORS else BY_CASTLES
        wins_game(g, self.winner, reason)


class TenthTied(Effect[Duel]):
    """RIP §6.5, §6.6: the tokens of a tied round 10 go to nobody; more tokens win; still equal is a draw."""

    def resolve(self, g: Duel) -> None:
        if g.telling:
            g.tell("tenth-tied", ())
        a = g.manors_won[0] + g.castles_won[0]
        b = g.manors_won[1] + g.castles_won[1]
        if a == b:
            draws_game(g)
        else:
            wins_game(g, 0 if a > b else 1, BY_MORE_TOKENS)


TENTH_ROUND: Final = TenthRound()
COUNT_TENTH: Final = CountTenth()
