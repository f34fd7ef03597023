"""Round 10 and the end of the game (RIP §6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Effect, Seat
from hauntings.engine.zones import replaced, swapped_in
from hauntings.games.rest_in_peace import effects
from hauntings.games.rest_in_peace.cards import WIN_MANORS, Card, ghosts
from hauntings.games.rest_in_peace.psychics import AtTheEnd, at_the_end, effects_in
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
from hauntings.games.rest_in_peace.table import (
    BLUE,
    EACH,
    GREEN,
    NO_COUNTS,
    NO_PILES,
    Duel,
    lays_on_side,
    lies_on,
    opponent,
)
from hauntings.games.rest_in_peace.totals import has, psychics_on, total


class TenthRound(Effect[Duel]):
    """RIP §6: all cards at round 10 are turned up, then the psychics there take effect in a fixed order."""

    def resolve(self, g: Duel) -> None:
        if g.telling:
            g.tell("tenth-starts", ())
        for seat in EACH:
            g.side = swapped_in(g.side, seat, [])
            for card in g.tenth_open[seat]:
                g.tenth_open = swapped_in(g.tenth_open, seat, g.tenth_open[seat][1:])
                turns_up(g, seat, card)
            for card in ghosts(g.tenth[seat]):
                g.tenth = swapped_in(g.tenth, seat, replaced(g.tenth[seat], card, g.tenth[seat][card] - 1))
                turns_up(g, seat, card)
        g.tenth = NO_COUNTS
        g.tenth_open = NO_PILES
        g.known_tenth = NO_COUNTS
        g.known = NO_COUNTS  # the decks are empty: who counts knows every hand
        g.mixed = [0, 0]
        g.learn(3)
        lying: list[i64] = [psychics_on(g.side[GREEN]), psychics_on(g.side[BLUE])]
        for psychic in DECIDING:
            for owner in EACH:
                if has(lying[owner], psychic.card):
                    if g.telling:
                        g.tell("tenth-decided-by", (psychic.card,))
                    g.do(psychic.does[owner])
                    return
        coming: list[Effect[Any]] = []
        for phase in PHASES:
            for owner in [g.starter, opponent(g.starter)]:
                psychics = lying[owner]
                if psychics == 0:
                    continue
                for psychic in phase:
                    if has(psychics, psychic.card):
                        coming.append(Activate(owner, psychic.card))
        coming.append(COUNT_TENTH)
        g.do_all(coming)


def turns_up(g: Duel, seat: Seat, card: Card) -> None:
    """A card that waited for round 10 lies on its owner's side now."""
    lays_on_side(g, seat, card)
    if g.telling:
        g.tell("revealed", (seat, card))


class Activate(Effect[Duel]):
    """RIP §6: a psychic at round 10 takes effect, unless #11 discarded it before its turn. With a mark it did so
    before: #16 and #21 that #15 carried here have their value, or are paid."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final[Seat] = seat
        self.card: Final[Card] = card

    def resolve(self, g: Duel) -> None:
        if not lies_on(g.side[self.seat], self.card) or g.mark[self.card] != 0:
            return
        for phase in PHASES:
            for psychic in phase:
                if psychic.card == self.card:
                    g.do(psychic.does[self.seat])


class CountTenth(Effect[Duel]):
    """RIP §6.2: the higher total takes the tokens of position 10."""

    def resolve(self, g: Duel) -> None:
        a = total(g, GREEN)
        b = total(g, BLUE)
        if g.telling:
            g.tell("tenth-totals", (a, b))
        if a == b:
            g.do(TenthTied())
        else:
            g.do(TenthWon(GREEN if a > b else BLUE))


class TenthWon(Effect[Duel]):
    """RIP §6.3, §6.4: 4 Manors or 3 Castles win; otherwise the winner of round 10 wins. It is the same player."""

    __match_args__: ClassVar[tuple[str, ...]] = ("winner",)

    def __init__(self, winner: Seat) -> None:
        self.winner: Final[Seat] = winner

    def resolve(self, g: Duel) -> None:
        takes_tokens(g, self.winner)
        reason: i64 = BY_ROUND_10
        if has_won(g, self.winner):
            reason = BY_MANORS if g.manors_won[self.winner] >= WIN_MANORS else BY_CASTLES
        wins_game(g, self.winner, reason)


class TenthLost(Effect[Duel]):
    """RIP #22 at round 10: whoever has it there loses the round."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat

    def resolve(self, g: Duel) -> None:
        g.do(TenthWon(opponent(self.seat)))


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
            wins_game(g, GREEN if a > b else BLUE, BY_MORE_TOKENS)


TENTH_ROUND: Final = TenthRound()
COUNT_TENTH: Final = CountTenth()

AT_THE_END: Final[dict[str, Any]] = {
    **effects_in(effects), "CountTenth": CountTenth, "TenthTied": TenthTied, "TenthLost": TenthLost
}  # fmt: skip
# Phases A to C settle the round before any other psychic takes effect. In D, and then in E, the starter goes first.
DECIDING: Final[list[AtTheEnd]] = [psychic for phase in "ABC" for psychic in at_the_end(AT_THE_END, phase)]
PHASES: Final[list[list[AtTheEnd]]] = [at_the_end(AT_THE_END, phase) for phase in "DE"]
