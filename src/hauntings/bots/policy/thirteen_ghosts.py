"""13 Ghosts by deduction: work out where everybody can be, ask what tells most, name a number when the race is close.

The game is a race: whoever has fewer numbers left to try finds the other first. The judge's table FINDS holds the
odds of that race, and each way to spend the turn is judged by the race it leaves. Questions are chosen by
information alone.
"""

from __future__ import annotations

import math
import random
from functools import cache
from itertools import combinations
from typing import Final

from hauntings.engine.view import HIDDEN
from hauntings.games.thirteen_ghosts.cards import (
    ASKS,
    AT_LEAST,
    FOUR_BITS,
    FOUR_IN_A_ROW,
    LOOK_AT_TOP,
    LOOK_BELOW,
    NOTHING,
    NUMBERS,
    ONE_OF_THREE,
    PAIR,
    SHIELD,
    STARTS_OF_FOUR,
    STARTS_OF_TWO,
    TOP,
    TWO_BITS,
    USE_AGAIN,
    at_least,
)
from hauntings.games.thirteen_ghosts.judge import FINDS
from hauntings.games.thirteen_ghosts.odds import Hidings, looks_at
from hauntings.games.thirteen_ghosts.questions import EXTRA_TURN, NAME, USE
from hauntings.views import ThirteenGhostsView

BLUFF: Final = 0.05  # how often a number is named only to mislead, when a hit is unlikely anyway
UNLIKELY: Final = 0.17  # a chance of a hit that one may give away
SUSPICION: Final = 0.15  # how likely it is that somebody names the own hideout, compared with any other number

# How good a card is in hand, and how hard its number is to find: the rounds won with it, in per cent, by this bot
# against itself when it hid at random (1 500 games of two; smoothed a little by hand).
HAND: Final = [0, 52, 52, 51, 43, 51, 52, 51, 49, 50, 41, 52, 52, 54]
HARD: Final = [0, 53, 50, 49, 49, 46, 49, 51, 49, 51, 52, 49, 53, 53]

Way = tuple[tuple[int, ...], float]  # a hideout for every rival that is looked for, and its weight


def choose(view: ThirteenGhostsView, question: str, options: list[int], chance: random.Random) -> int:
    if question == "act":
        return act(Mind(view), options, chance)
    if question == "number":
        return number(Mind(view), options, chance)
    if question in ("hide", "hide-partner"):
        return hide(view, options, chance)
    if question == "keep":
        return keep(view, options)
    if question == "text":
        return text(Mind(view), options, chance)
    if question == "top-card":
        return top_card(view, options, chance)
    if question == "lowest-card":  # drawn last, if ever
        return max(options, key=lambda card: HAND[card])
    if question in ("hider", "choose-first"):
        return pick(options, chance)
    return parameter(Mind(view), question, options, chance)


def candidates(view: ThirteenGhostsView, question: str, options: list[int]) -> list[int]:
    """Any answer, but only numbers that can be a hit are named (13G r29)."""
    if question not in ("number", "pair-from"):
        return options
    chances = Mind(view).chances()
    pair = question == "pair-from"
    return [n for n in options if chances[n] > 0 or (pair and chances[n + 1] > 0)] or options


# --- what one knows -------------------------------------------------------------------------------------------------


class Mind:
    """All that a seat can work out from its view: where the rivals can be, and how near they are to finding it."""

    def __init__(self, view: ThirteenGhostsView) -> None:
        self.view: Final = view
        self.seat: Final = view.seat
        self.teams: Final = view.seats == 4
        deck = looks_at(view, view.seat)
        hidings = Hidings(view, deck)
        rivals = [seat for seat in range(view.seats) if seat % 2 != self.seat % 2 or not self.teams]
        rivals = [seat for seat in rivals if seat != self.seat and not view.found[seat]]
        self.rivals: Final = [seat for seat in rivals if seat in hidings.hidden]
        places = [hidings.hidden.index(seat) for seat in self.rivals]
        self.unseen: Final = len(hidings.unseen) - len(hidings.mixed)
        weights: dict[tuple[int, ...], float] = {}
        for way in hidings.ways:
            key = tuple([int(way[place]) for place in places])
            weights[key] = weights.get(key, 0.0) + self.belief(key)
        whole = sum(weights.values()) or 1.0
        self.ways: Final[list[Way]] = [(key, weight / whole) for key, weight in weights.items()]
        self.wall: Final = {place for place, seat in enumerate(self.rivals) if view.shield[seat]}
        self.cover: Final = min([self.numbers_left(seat) for seat in self.own_side()], default=13.0)

    def own_side(self) -> list[int]:
        """Whom the rivals look for: oneself and a partner who is still in."""
        seats = [self.seat, (self.seat + 2) % 4] if self.teams else [self.seat]
        return [seat for seat in seats if not self.view.found[seat]]

    def belief(self, way: tuple[int, ...]) -> float:
        """Nobody names their own hideout, except as a bluff. With teams the number is from another deck."""
        weight = 1.0
        if not self.teams:
            for seat, card in zip(self.rivals, way, strict=True):
                if named(self.view, seat) >> card & 1:
                    weight *= SUSPICION
        return weight

    def numbers_left(self, target: int) -> float:
        """Among how many numbers the best informed rival must still look for a seat of the own side (a guess)."""
        view = self.view
        deck = view.deck_of[target]
        cards = seen_places(view, deck)
        own = named(view, target) if not self.teams else 0
        least = float(TOP)
        for rival in range(view.seats):
            if rival == self.seat or view.found[rival] or (self.teams and rival % 2 == self.seat % 2):
                continue
            known = {card for card, mask in cards if card != HIDDEN and mask >> rival & 1}
            mine = {card for card, _ in cards if card != HIDDEN}
            dark = [mask for card, mask in cards if card == HIDDEN]
            share = sum(1 for mask in dark if mask >> rival & 1) / max(1, len(dark))
            left = 0.0
            for card in NUMBERS:
                if view.possible[target] >> card & 1 and card not in known:
                    weight = SUSPICION if own >> card & 1 else 1.0
                    left += weight if card in mine else weight * (1.0 - share)
            hideout = view.hideout[target]
            if hideout != HIDDEN and own >> hideout & 1:
                left /= SUSPICION
            least = min(least, left)
        return max(1.0, least)

    def chances(self) -> list[float]:
        """The chance of a hit for every number."""
        found = [0.0] * (TOP + 1)
        for way, weight in self.ways:
            for card in way:
                found[card] += weight
        return found


def named(view: ThirteenGhostsView, seat: int) -> int:
    """The single numbers a seat has named in this round, as a mask: hardly its own. None of somebody who has named
    what could not be a hit: that tells nothing."""
    mask = 0
    ruled_out = 0
    for asker, _, numbers, yes, no, silent in view.answers:
        if asker != seat:
            continue
        if numbers & (numbers - 1) == 0:
            if numbers & ruled_out:
                return 0
            mask |= numbers
        if not yes and not silent:
            ruled_out |= numbers
        elif not no and not silent:
            ruled_out |= ~numbers
    return mask


def seen_places(view: ThirteenGhostsView, deck: int) -> list[tuple[int, int]]:
    """Every card of a deck that lies face down, or HIDDEN, with the seats that know it."""
    rows = [*zip(view.pile[deck], view.pile_seen[deck], strict=True)]
    rows += zip(view.box[deck], view.box_seen[deck], strict=True)
    for seat in range(view.seats):
        if view.deck_of[seat] == deck:
            for what in ("hand", "hideout"):
                if view[what][seat] != NOTHING:
                    rows.append((view[what][seat], view[what + "_seen"][seat]))
    return rows


# --- the race -------------------------------------------------------------------------------------------------------


def race(own: int, other: int) -> float:
    """The chance to find first for the side to move, with so many numbers left to try and the other side so many."""
    return FINDS[own * 32 + other] / 1000


def name_race(own: int, other: int) -> float:
    """The same if this turn can only be a naming."""
    return 1 / own + (1 - 1 / own) * (1 - race(max(1, other - 1), own - 1)) if own > 1 else 1.0


def race_of(own: float, other: float) -> float:
    """`race` between whole numbers, too."""
    own, other = min(13.0, max(1.0, own)), min(13.0, max(1.0, other))
    low, left = int(own), int(other)
    part, rest = own - low, other - left
    value = (1 - part) * (1 - rest) * race(low, left)
    value += part * (1 - rest) * race(low + 1, left) if part else 0.0
    value += (1 - part) * rest * race(low, left + 1) if rest else 0.0
    value += part * rest * race(low + 1, left + 1) if part and rest else 0.0
    return value


def left_of(ways: list[Way]) -> float:
    """How many namings away a hit is: 1 for a sure one."""
    whole = sum([weight for _, weight in ways])
    best: dict[int, float] = {}
    for way, weight in ways:
        for card in way:
            best[card] = best.get(card, 0.0) + weight
    return whole / max(best.values()) if whole and best else 13.0


# --- what a turn is worth ---------------------------------------------------------------------------------------------


def worth_of_asking(mind: Mind, numbers: int, cover: float) -> float:
    """The race after a blue question, over all answers."""
    value = 0.0
    for group in answers(mind, numbers).values():
        weight = sum([each for _, each in group])
        value += weight * (1 - race_of(cover, left_of(group)))
    return value


def worth_of_naming(mind: Mind, numbers: int, cover: float, shield: bool = False) -> float:
    missed = [(way, weight) for way, weight in mind.ways if not any([numbers >> card & 1 for card in way])]
    miss = sum([weight for _, weight in missed])
    if miss <= 0.0:
        return 1.0
    left = left_of(missed)
    if shield and cover > 1:  # no question in between
        cover = min(13.0, cover)
        return 1 - miss + miss * (1 - name_race(int(cover + 0.5), int(min(13.0, left) + 0.5)))
    return 1 - miss + miss * (1 - race_of(cover, left))


def worth_of_looking(mind: Mind, cards: int) -> float:
    """How many numbers are left after a look at so many cards."""
    left = left_of(mind.ways)
    return max(1.0, left - cards * (left - 1) / max(1, mind.unseen - 1))


def worth_of_card(mind: Mind, card: int, cover: float, again: bool = False) -> float:
    """The best that a text can do; `again`: through card 2."""
    stack = len(mind.view.pile[looks_at(mind.view, mind.seat)])
    if card == SHIELD:
        return max([worth_of_naming(mind, 1 << n, cover, True) for n in best_numbers(mind)])
    if card == PAIR:
        return max([worth_of_naming(mind, TWO_BITS << n, cover) for n in best_pairs(mind)])
    if card == LOOK_BELOW:
        left = worth_of_looking(mind, min(2, stack))
        return 1 / left + (1 - 1 / left) * (1 - race_of(cover, left - 1))
    if card == LOOK_AT_TOP:
        return 0.02 + 1 - race_of(cover, worth_of_looking(mind, min(3, stack)))
    if card == USE_AGAIN:
        values = [race_of(worth_of_looking(mind, 1), cover)]
        if not again:
            open_cards = {open_card for open_card in mind.view.centre if open_card != USE_AGAIN}
            values += [worth_of_card(mind, open_card, cover, True) for open_card in open_cards]
        return max(values)
    best = best_question(mind, [numbers for _, numbers in questions(card)])
    return worth_of_asking(mind, best, cover)


def act(mind: Mind, options: list[int], chance: random.Random) -> int:
    """Use the card or name a number, whichever leaves the better race. A card that is used is seen by all."""
    card = mind.view.hand[mind.seat]
    if USE not in options or not mind.ways:
        return NAME
    hidden = card and mind.view.possible[mind.seat] >> card & 1
    used = worth_of_card(mind, card, max(1.0, mind.cover - (1.0 if hidden else 0.0)))
    leak = 0.0 if mind.teams else 1.0
    best = max([worth_of_naming(mind, 1 << n, max(1.0, mind.cover - leak)) for n in best_numbers(mind)])
    return USE if used > best else NAME


# --- namings ----------------------------------------------------------------------------------------------------------


def best_numbers(mind: Mind) -> list[int]:
    chances = mind.chances()
    most = max(chances)
    return [int(n) for n in NUMBERS if chances[n] > most - 1e-9]


def best_pairs(mind: Mind) -> list[int]:
    values = {int(n): sum([w for way, w in mind.ways if n in way or n + 1 in way]) for n in STARTS_OF_TWO}
    most = max(values.values())
    return [n for n, value in values.items() if value > most - 1e-9]


def number(mind: Mind, options: list[int], chance: random.Random) -> int:
    """The likeliest number; now and then, early, the own hideout as if it were somewhere else (13G r14).

    Both are not refuted for somebody, so every miss rules one more out (13G r29).
    """
    best = [n for n in best_numbers(mind) if n in options]
    own = mind.view.hideout[mind.seat]
    if not mind.teams and max(mind.chances()) < UNLIKELY and own in options and chance.random() < BLUFF:
        if not named(mind.view, mind.seat) >> own & 1 and unrefuted(mind.view, mind.rivals, own):
            return int(own)
    return pick(best or options, chance)


def unrefuted(view: ThirteenGhostsView, rivals: list[int], number: int) -> bool:
    return any([not view.refuted[seat] >> number & 1 for seat in rivals])


# --- questions --------------------------------------------------------------------------------------------------------


@cache
def questions(card: int) -> list[tuple[tuple[int, ...], int]]:
    """Every question a blue card can put: its parameters and its numbers as a mask."""
    if card == FOUR_IN_A_ROW:
        return [((int(n),), FOUR_BITS << int(n)) for n in STARTS_OF_FOUR]
    if card == AT_LEAST:
        return [((int(n),), int(at_least(n))) for n in NUMBERS]
    if card == ONE_OF_THREE:
        return [((a, b, c), 1 << a | 1 << b | 1 << c) for a, b, c in combinations([int(n) for n in NUMBERS], 3)]
    return [((), int(ASKS[card]))]


def answers(mind: Mind, numbers: int) -> dict[tuple[bool, ...], list[Way]]:
    """The ways to hide, by what the rivals would answer; a shield is silent."""
    groups: dict[tuple[bool, ...], list[Way]] = {}
    for way, weight in mind.ways:
        key = tuple([numbers >> card & 1 == 1 and place not in mind.wall for place, card in enumerate(way)])
        groups.setdefault(key, []).append((way, weight))
    return groups


def information(mind: Mind, numbers: int) -> float:
    """How much smaller the entropy of the hideouts gets by the answers, in bits: the entropy of the answers."""
    groups: dict[tuple[bool, ...], float] = {}
    for way, weight in mind.ways:
        key = tuple([numbers >> card & 1 == 1 and place not in mind.wall for place, card in enumerate(way)])
        groups[key] = groups.get(key, 0.0) + weight
    return -sum([weight * math.log2(weight) for weight in groups.values() if weight > 0])


def best_question(mind: Mind, masks: list[int]) -> int:
    """The question that tells most. Numbers that nobody can have make no difference, so each kind counts once."""
    possible = 0
    for way, _ in mind.ways:
        for card in way:
            possible |= 1 << card
    return max({mask & possible for mask in masks}, key=lambda mask: information(mind, mask))


def parameter(mind: Mind, question: str, options: list[int], chance: random.Random) -> int:
    """The next parameter of a question that tells most. Of equals rather one that holds the own hideout: who asks
    for a number is thought to be elsewhere."""
    if question == "pair-from":
        return pick([n for n in best_pairs(mind) if n in options] or options, chance)
    chosen: tuple[int, ...] = ()
    card = FOUR_IN_A_ROW if question == "four-from" else AT_LEAST
    if question.endswith("of-three"):
        card = ONE_OF_THREE
        chosen = tuple([n for n in mind.view.stack[-1][2:] if n])
    rows = [row for row in questions(card) if row[0][: len(chosen)] == chosen and row[0][len(chosen)] in options]
    bits = {numbers: information(mind, numbers) for _, numbers in rows}
    most = max(bits.values())
    best = [row for row in rows if bits[row[1]] > most - 1e-9]
    own = mind.view.hideout[mind.seat]
    misleading = [row for row in best if row[1] >> own & 1] if not mind.teams and own > 0 else []
    if misleading and chance.random() < 0.7:
        best = misleading
    return best[int(chance.random() * len(best))][0][len(chosen)]


# --- cards 2 and 10 ---------------------------------------------------------------------------------------------------


def text(mind: Mind, options: list[int], chance: random.Random) -> int:
    """Card 2: the text, or the extra turn, that leaves the best race."""
    values: dict[int, float] = {}
    for token in options:
        if token == EXTRA_TURN:
            values[token] = race_of(worth_of_looking(mind, 1), mind.cover)
        else:
            values[token] = worth_of_card(mind, token, mind.cover, True)
    most = max(values.values())
    return pick([token for token in options if values[token] > most - 1e-9], chance)


def top_card(view: ThirteenGhostsView, options: list[int], chance: random.Random) -> int:
    """Card 10: the best card for oneself; with teams it is a rival who draws it, so the poorest."""
    if view.seats == 4:
        return min(options, key=lambda card: HAND[card])
    mind = Mind(view)
    return max(options, key=lambda card: (worth_of_card(mind, card, mind.cover), HAND[card]))


# --- hideouts and hands -----------------------------------------------------------------------------------------------


def hide(view: ThirteenGhostsView, options: list[int], chance: random.Random) -> int:
    """A number that is hard to find, and rather not a card one would like to use; never quite the same way."""
    return max(options, key=lambda card: HARD[card] - HAND[card] + 3.0 * chance.random())


def keep(view: ThirteenGhostsView, options: list[int]) -> int:
    """The better card for who of the two has a turn first."""
    first = (view.seat - view.starter) % 4 < (view.seat + 2 - view.starter) % 4
    return max(options, key=lambda card: HAND[card] if first else -HAND[card])


def pick(options: list[int], chance: random.Random) -> int:
    return options[int(chance.random() * len(options))]
