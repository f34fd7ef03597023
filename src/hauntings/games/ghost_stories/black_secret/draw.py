"""Wu-Feng draws (BS §4): he places the ghost, summons a demon or casts a curse; Summoning cards and incarnations."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.engine.zones import replaced, swapped_in, without
from hauntings.games.ghost_stories.base.arrival import arrives, draws, spaces_for_drawn, why_not_there
from hauntings.games.ghost_stories.base.ending import CHECK_VICTORY
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.cards import CELLS, DEMONS, ENTRANCES
from hauntings.games.ghost_stories.black_secret.pyramid import CurseSpace, why_not_cast
from hauntings.games.ghost_stories.black_secret.questions import (
    CURSE,
    ENTER,
    INCARNATION,
    PLACE,
    SUMMON,
    WU_FENG,
    cell_in,
)
from hauntings.games.ghost_stories.black_secret.standing import (
    castable,
    catchable,
    colour_of_drawn,
    enters_anywhere,
    summonable,
    wu_feng,
)
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.black_secret.why import (
    DEMON_IN_PLAY,
    NO_ENTRANCE,
    NOT_HELD,
    PLACE_IT,
    SHADOW_IN_PLAY,
    TOO_WEAK,
    VILLAGE_FULL,
)
from hauntings.games.ghost_stories.cards import NO_CARD, SUMMONING, UNCATCHABLE, Card
from hauntings.games.ghost_stories.questions import PLACE_GHOST, as_token, space_in
from hauntings.games.ghost_stories.rules import InsteadOf
from hauntings.games.ghost_stories.standing import BITS, EVERY_SEAT, some_space_free
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN

BY_SUMMONING: Final = 0
BY_CURSE: Final = 1


class WuFengDrawsInstead(InsteadOf):
    """BS §4: whenever a ghost card must be drawn, Wu-Feng draws and decides."""

    def instead(self, g: Village, thing: i64) -> bool:
        g.do(WU_FENG_DRAWS)
        return True


class WuFengDraws(Effect[Village]):
    """BS §4: the top card is turned up for all (BS r1). In a full village an incarnation that is due stays on the
    deck, and the active board loses 1 Qi (BS r5)."""

    def resolve(self, g: Village) -> None:
        if len(g.deck) == 0:  # only after the last incarnation fell (GS r24)
            return
        if not some_space_free(g) and not g.cards.is_ghost(g.deck[-1]):
            if g.telling:
                g.tell("no-room", (g.active,))
            g.do(LOSE_QI[g.active])
            return
        draws(g)
        if g.outcome != 0:
            return
        if g.drawn == SUMMONING:
            g.drawn = NO_CARD
            secret_of(g).summoned += 1
            if g.telling:
                g.tell("summoning", (g.active,))
            g.do(PLACE_SUMMONED)
            g.do(TAKE_INCARNATION)
            return
        for rule in g.rules.instead_of_placing:
            if rule.instead(g, g.drawn):
                return
        if g.cards.is_incarnation(g.drawn):  # it was put there because of a curse (BS r64)
            secret = secret_of(g)
            secret.unscored = [*secret.unscored, g.drawn]
            g.do(PLACE_CARD)
        else:
            g.do(PLAY_CARD)


class PlayCard(Choice[Village]):
    """BS §4: A place the ghost, B summon a demon, C cast a curse. In a full village the card may be discarded for
    1 Qi of the active board, so that there is always an option (BS r4)."""

    def resolve(self, g: Village) -> None:
        options: list[i64] = [PLACE if some_space_free(g) else PASS]
        for demon in range(DEMONS):
            if summonable(g, demon, g.drawn):
                options.append(SUMMON + demon)
        for curse in castable(g, colour_of_drawn(g)):
            options.append(CURSE + curse)
        g.ask(WU_FENG, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return PLACE_IT if some_space_free(g) else CAN
        if token == PLACE:
            return CAN if some_space_free(g) else VILLAGE_FULL
        if token < SUMMON + DEMONS:
            return why_not_summon(g, token - SUMMON)
        return why_not_cast(g, token - CURSE, colour_of_drawn(g))

    def chosen(self, g: Village, token: i64) -> None:
        if token == PLACE:
            g.do(PLACE_CARD)
            return
        card = g.drawn
        g.drawn = NO_CARD
        g.discards = [*g.discards, card]  # no stone of the card resolves (BS r7)
        if g.telling:
            g.tell("wu-feng-discards", (card,))
        if token == PASS:
            if g.telling:
                g.tell("no-room", (g.active,))
            g.do(LOSE_QI[g.active])
        elif token < SUMMON + DEMONS:
            g.do(ENTER_DEMON[token - SUMMON])
        else:
            g.do(CurseSpace(token - CURSE))


def why_not_summon(g: Village, demon: i64) -> i64:
    """BS §4 B: why the drawn card does not bring the demon in."""
    if summonable(g, demon, g.drawn):
        return CAN
    secret = secret_of(g)
    if secret.shadow != AT_HOME:
        return SHADOW_IN_PLAY
    return DEMON_IN_PLAY if secret.demons[demon] != AT_HOME else TOO_WEAK


class PlaceCard(Choice[Village]):
    """BS §4 A: the base rules of placing, but Wu-Feng picks the space."""

    def resolve(self, g: Village) -> None:
        g.ask(PLACE_GHOST, wu_feng(g), spaces_for_drawn(g), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return why_not_there(g, space_in(token))

    def chosen(self, g: Village, token: i64) -> None:
        card = g.drawn
        g.drawn = NO_CARD
        arrives(g, space_in(token), card)


class EnterDemon(Choice[Village]):
    """BS §4 B: the demon comes to one of the two entrances; the Seeker of side A to any cell."""

    __match_args__: ClassVar[tuple[str, ...]] = ("demon",)

    def __init__(self, demon: i64) -> None:
        self.demon: Final[i64] = demon

    def resolve(self, g: Village) -> None:
        secret = secret_of(g)
        if secret.demons[self.demon] != AT_HOME or secret.shadow != AT_HOME:
            return
        g.ask(ENTER, wu_feng(g), entrances(g, self.demon), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token in entrances(g, self.demon) else NO_ENTRANCE

    def chosen(self, g: Village, token: i64) -> None:
        secret = secret_of(g)
        cell = cell_in(token)
        secret.demons = replaced(secret.demons, self.demon, cell)
        secret.entered |= BITS[self.demon]
        if g.telling:
            g.tell("demon-entered", (self.demon, cell))


def entrances(g: Village, demon: i64) -> list[i64]:
    """Tokens of the cells where the demon may enter."""
    if enters_anywhere(g, demon):
        return [as_token(cell) for cell in range(CELLS)]
    return [as_token(cell) for cell in ENTRANCES[secret_of(g).catacomb_side]]


def hand_of(g: Village) -> list[Card]:
    """Wu-Feng's incarnations: only he sees them."""
    return secret_of(g).incarnation_hand[wu_feng(g)]


class TakeIncarnation(Effect[Village]):
    """BS §4: Wu-Feng takes the top incarnation into his hand. Uncatchable, if nothing could ever catch it, goes under
    the deck and the next one is taken (BS r12); from an empty deck nothing is taken (BS r63)."""

    def resolve(self, g: Village) -> None:
        secret = secret_of(g)
        deck = secret.incarnation_deck
        if len(deck) > 0 and deck[-1] == UNCATCHABLE and not catchable(g):
            deck = [UNCATCHABLE, *deck[:-1]]
            if len(deck) == 1:
                return
        if len(deck) == 0:
            return
        seat = wu_feng(g)
        hand = [*hand_of(g), deck[-1]]
        hand.sort()
        secret.incarnation_deck = deck[:-1]
        secret.incarnation_hand = swapped_in(secret.incarnation_hand, seat, hand)
        g.learn(BITS[seat])
        if g.telling:
            g.tell("took-incarnation", (len(hand),))


class PlaceIncarnation(Choice[Village]):
    """BS §4: Wu-Feng must place one incarnation from his hand. If a curse says so, it is one more that the Taoists
    have to exorcise; in a full village it then goes on top of the deck instead (BS r64)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cause",)

    def __init__(self, cause: i64) -> None:
        self.cause: Final[i64] = cause

    def resolve(self, g: Village) -> None:
        hand = hand_of(g)
        if len(hand) > 0:
            g.ask(INCARNATION, wu_feng(g), [*hand], self)
        elif self.cause == BY_SUMMONING:  # it was due and cannot come (BS r63)
            g.undefeated -= 1
            g.do(CHECK_VICTORY)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if Card(token) in hand_of(g) else NOT_HELD

    def chosen(self, g: Village, token: i64) -> None:
        secret = secret_of(g)
        seat = wu_feng(g)
        card = Card(token)
        secret.incarnation_hand = swapped_in(secret.incarnation_hand, seat, without(hand_of(g), card))
        if self.cause == BY_CURSE:
            g.undefeated += 1
            if not some_space_free(g):
                g.deck = [*g.deck, card]
                g.deck_seen = [*g.deck_seen, BITS[seat]]
                if g.telling:
                    g.tell("incarnation-on-deck", (g.active,))
                return
            secret.unscored = [*secret.unscored, card]
        g.drawn = card
        g.learn(EVERY_SEAT)
        if g.telling:
            g.tell("chose-incarnation", (card,))
        g.do(PLACE_CARD)


WU_FENG_DRAWS: Final = WuFengDraws()
PLAY_CARD: Final = PlayCard()
PLACE_CARD: Final = PlaceCard()
ENTER_DEMON: Final = [EnterDemon(demon) for demon in range(DEMONS)]
TAKE_INCARNATION: Final = TakeIncarnation()
PLACE_SUMMONED: Final = PlaceIncarnation(BY_SUMMONING)
PLACE_CURSED: Final = PlaceIncarnation(BY_CURSE)
