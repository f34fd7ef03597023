"""What an exorcism costs, and whether dice and tokens pay it (GS §9). Pure arithmetic: odds.py uses it too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.cards import DICE_IMMUNE, ROW, WHITE, Card, Cards
from hauntings.games.ghost_stories.geometry import SPACES, Space
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.standing import has_centre
from hauntings.games.ghost_stories.table import Village


class Bill:
    """What the chosen ghosts need together: `need` by colour from dice or tokens, `hard` from tokens alone."""

    def __init__(self) -> None:
        self.need: Final[list[i64]] = [0] * ROW
        self.hard: Final[list[i64]] = [0] * ROW
        self.mantra: Final[list[i64]] = [0] * ROW  # colours of which the Mantra may take one off, chosen last
        self.wild: i64 = 0  # promised tokens that pay for any colour (WM §9)
        self.bare: i64 = 0  # a point that no Tao token pays (BS §6, Seeker): its colour; it is not on `need`

    def add(self, cards: Cards, card: Card, immune: bool, circle: i64, mantra: bool) -> None:
        """One more ghost (GS §9.3): Circle and Mantra both count (GS r12), the Circle in its colour (GS r11)."""
        needs = cards.needs
        for colour in range(1, ROW):
            points = needs[card * ROW + colour]
            if points > 0 and circle == colour:
                points -= 1
            if points > 0 and mantra:
                if cards.many_colours[card]:
                    self.mantra[colour] = 1
                else:
                    points -= 1
            if immune:
                self.hard[colour] += points
            else:
                self.need[colour] += points

    def pay(self, colour: i64) -> None:
        """A token was promised."""
        if colour == 0:
            self.wild += 1
        elif self.hard[colour] > 0:
            self.hard[colour] -= 1
        else:
            self.need[colour] -= 1


def bill_of(g: Village, spaces: list[Space], paid: list[i64]) -> Bill:
    """The bill for the ghosts on these spaces, with what is promised already taken off."""
    bill = Bill()
    for space in spaces:
        if space >= SPACES:
            for others in g.rules.targets:
                others.bills(g, space, bill)
            continue
        card = g.ghost[space]
        for rule in g.rules.needs_of:
            card = Card(rule.adjust(g, space, card))
        bill.add(g.cards, card, has_centre(g, space, DICE_IMMUNE), g.circle, g.mantra == as_token(space))
    for token in paid:
        bill.pay(token % ROW)
    return bill


def short(bill: Bill, dice: list[i64], white: bool, tokens: list[i64]) -> bool:
    """Dice (counts by face) and tokens (counts by colour, 0 for any colour) do not suffice."""
    missing: i64 = 0
    relief: i64 = 0
    any_colour: i64 = tokens[0] + bill.wild
    for colour in range(1, ROW):
        left = tokens[colour] - bill.hard[colour]
        if left < 0:
            any_colour += left
            if any_colour < 0:
                return True
            left = 0
        need = bill.need[colour]
        if colour == bill.bare:
            if left > need:
                left = need
            need += 1
        lack = need - dice[colour] - left
        if lack > 0:
            missing += lack
            if bill.mantra[colour] != 0:
                relief = 1
    wild: i64 = dice[WHITE] if white else 0
    return missing > wild + relief + any_colour


def tokens_due(bill: Bill, dice: list[i64], white: bool) -> i64:
    """How many tokens must be spent when the dice pay all they can."""
    due: i64 = 0
    hard: i64 = 0
    relief: i64 = 0
    for colour in range(1, ROW):
        hard += bill.hard[colour]
        lack = bill.need[colour] - dice[colour]
        if colour == bill.bare:
            lack += 1
        if lack > 0:
            due += lack
            if bill.mantra[colour] != 0:
                relief = 1
    due -= relief
    if white:
        due -= dice[WHITE]
    due = hard + (due if due > 0 else 0) - bill.wild
    return due if due > 0 else 0


NO_TOKENS: Final[list[i64]] = [0] * ROW
