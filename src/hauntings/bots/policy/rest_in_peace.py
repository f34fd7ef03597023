"""Rest in Peace by rules of thumb: take the lead as cheaply as possible while the mansion is worth it."""

from __future__ import annotations

import random
from typing import Any, Final

from hauntings.engine.chance import FastDice
from hauntings.games.rest_in_peace.cards import (
    BLOODY_MARY,
    CREEPY_LULL,
    HOUSE_SWAP,
    PLAYING_DEAD,
    POSTPONED_WEDDING,
    PSYCHIC,
    TOP_GHOST,
    VALUE,
    WIN_CASTLES,
    WIN_MANORS,
)
from hauntings.games.rest_in_peace.setup import BOX
from hauntings.views import RestInPeaceView

END_TURN: Final = 0
PSYCHIC_PRICE: Final = 2  # what a psychic is worth in points of Ghosts
ODD: Final = (PLAYING_DEAD, CREEPY_LULL, HOUSE_SWAP)  # never laid to take a lead


def choose(view: RestInPeaceView, question: str, options: list[int], chance: random.Random) -> int:
    if question == "step":
        return step(view, options, chance)
    if question == "place":
        return place(view, options)
    if question in ("discard", "return"):
        return min(options) if question == "discard" else max(options)
    if question in ("carry", "search", "copy", "take-back"):
        return dearest(options)
    if question == "choose-first":
        return 2 - view.seat  # the other one: who begins shows the first cards
    return best_looking(view, options, chance)


def lead(view: RestInPeaceView) -> int:
    return int(view.totals[view.seat] - view.totals[1 - view.seat])


def step(view: RestInPeaceView, options: list[int], chance: random.Random) -> int:
    if END_TURN not in options:  # "Two's more fun": a second card is due, and the cheapest will do if it leads
        return second_card(view, options)
    behind = 1 - lead(view)  # points still needed to lead
    if behind <= 0:
        return END_TURN
    plan = cheapest_ghosts(view.hand[view.seat] or [], [token for token in options if 1 <= token <= 6], behind)
    price = sum(plan) if plan else 99
    budget = fair_price(view) - spent(view)
    psychic = leading_psychic(view, options, chance)
    if psychic and (PSYCHIC_PRICE < price or not plan):
        return psychic
    if plan and price <= budget:
        return max(plan)
    if 7 in options and behind <= 3 and budget > 0:  # tripped: one random Ghost may do
        return 7
    return END_TURN


def second_card(view: RestInPeaceView, options: list[int]) -> int:
    """The cheapest Ghost that takes the lead, else the lowest; without one the least valuable psychic."""
    behind = 1 - lead(view)
    ghosts = sorted(token for token in options if token < PSYCHIC)
    enough = [token for token in ghosts if behind <= token <= TOP_GHOST]
    return (enough or ghosts or sorted(options, key=lambda card: (card in ODD, VALUE[card])))[0]


def spent(view: RestInPeaceView) -> int:
    """Points this side has already put into the mansion; a started fight is worth finishing."""
    return sum(card if card < PSYCHIC else PSYCHIC_PRICE for card in view.side[view.seat]) // 2


def fair_price(view: RestInPeaceView) -> int:
    """How many points the mansion is worth: more the nearer it brings either to winning."""
    manors, castles = view.manors[view.round], view.castles[view.round]
    worth = 0.0
    for seat in (view.seat, 1 - view.seat):
        if manors:
            worth += 3.0 + 2.5 * view.manors_won[seat]
            worth += 100.0 if seat != view.seat and view.manors_won[seat] + manors >= WIN_MANORS else 0.0
        if castles:
            worth += 4.0 + 3.5 * view.castles_won[seat]
            worth += 100.0 if seat != view.seat and view.castles_won[seat] + castles >= WIN_CASTLES else 0.0
    wealth = view.hand_size[view.seat] / 6
    return int(worth * 0.75 * wealth) if worth < 100 else 99


def cheapest_ghosts(hand: list[int], playable: list[int], need: int) -> list[int]:
    """The Ghosts with the smallest sum of at least `need`, fewest cards first; [] if there are not enough."""
    reach: dict[int, list[int]] = {0: []}
    for value in playable:
        for _ in range(hand[value]):
            for total, cards in list(reach.items()):
                new = [*cards, value]
                if total < need and (total + value not in reach or len(reach[total + value]) > len(new)):
                    reach[total + value] = new
    enough = [total for total in reach if total >= need]
    return reach[min(enough)] if enough else []


def leading_psychic(view: RestInPeaceView, options: list[int], chance: random.Random) -> int:
    """A psychic that takes the lead by itself, the least valuable first; 0 if there is none."""
    for token in sorted((token for token in options if token > PSYCHIC), key=lambda card: VALUE[card]):
        if token not in ODD and token != BLOODY_MARY and looks_after(view, token, chance) > 0:
            return token
    return 0


def looks_after(view: RestInPeaceView, token: int, chance: random.Random) -> int:
    """The lead after a choice and the best answers to the questions it raises, on one imagined table."""
    table: Any = BOX.imagination(view).deal(FastDice(chance.getrandbits(40)))
    round_now, seat = table.round, view.seat
    table.go(token)
    return best_lead(table, seat, round_now, 3)


def best_lead(table: Any, seat: int, round_now: int, depth: int) -> int:
    if table.outcome or table.round != round_now:
        return -50
    if table.kind == 0 or table.asked != seat or depth == 0:
        totals = BOX.view(table, seat, {})["totals"]
        return int(totals[seat] - totals[1 - seat])
    best = -99
    for token in table.options:
        copy = table.clone()
        copy.go(token)
        best = max(best, best_lead(copy, seat, round_now, depth - 1))
    return best


def best_looking(view: RestInPeaceView, options: list[int], chance: random.Random) -> int:
    """The answer that leaves the best lead."""
    return max(options, key=lambda token: looks_after(view, token, chance))


def dearest(options: list[int]) -> int:
    """The card of the highest value."""
    return max(options, key=lambda card: VALUE[card] if card > PSYCHIC else card)


def place(view: RestInPeaceView, options: list[int]) -> int:
    """A psychic that is only good at the end, else a middling Ghost if the hand is not thin."""
    if POSTPONED_WEDDING in options:
        return int(POSTPONED_WEDDING)
    ghosts = [token for token in options if 1 <= token <= 6]
    if view.hand_size[view.seat] >= 5 and ghosts:
        return sorted(ghosts)[len(ghosts) // 2]
    return 0
