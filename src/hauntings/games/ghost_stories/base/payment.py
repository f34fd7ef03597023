"""What it would take to exorcise each ghost in reach once the dice have fallen (GS §9.5): nothing goes unnamed."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.base.exorcism import (
    ChooseGhosts,
    RerollExorcism,
    lendable,
    token_colour,
    token_owner,
    tokens_to_name,
    why_not_target,
    within_reach,
)
from hauntings.games.ghost_stories.bill import Bill, bill_of, short, tokens_due
from hauntings.games.ghost_stories.cards import ROW, WHITE
from hauntings.games.ghost_stories.geometry import Board, Space
from hauntings.games.ghost_stories.moves import thrown_counts
from hauntings.games.ghost_stories.standing import white_counts
from hauntings.games.ghost_stories.table import NONE, Village
from hauntings.games.ghost_stories.why import CAN


def payments(g: Village) -> list[list[i64]]:
    """Per ghost (from 12 on: demon) that may be named beside those named already, a row of numbers: the space; how many
    tokens one chooses oneself; white dice; 1 if the Mantra takes one off; dice by colour (five); points still missing
    by colour (five, all 0 if it can be paid); then each token that goes, as owner * 6 + colour (0: any colour)."""
    choice = g.choice
    if isinstance(choice, ChooseGhosts):
        board = choice.board
    elif isinstance(choice, RerollExorcism):
        board = choice.board
    else:
        return []
    if len(g.thrown) == 0:
        return []
    spaces = [space for space in within_reach(g, board) if why_not_target(g, board, space) == CAN]
    return [payment(g, board, space) for space in spaces]


def payment(g: Village, board: Board, space: Space) -> list[i64]:
    """The row of one ghost, with those that are named already."""
    picked = [*g.picked, space]
    bill = bill_of(g, picked, NONE)
    dice = thrown_counts(g)
    white = white_counts(g)
    whites: i64 = dice[WHITE] if white else 0
    lack: i64 = 0
    relief: i64 = 0
    by_dice: list[i64] = []
    for colour in range(1, ROW):
        need = soft(bill, colour)
        by_dice.append(min(need, dice[colour]))
        if need > dice[colour]:
            lack += need - dice[colour]
            if bill.mantra[colour] != 0:
                relief = 1
    used_whites = min(whites, max(lack - relief, 0))
    missing = missing_points(bill, dice, whites + relief, lendable(g, board))
    row: list[i64] = [space, 0, used_whites, relief, *by_dice, *missing]
    if short(bill, dice, white, lendable(g, board)):
        return row
    there = g.clone()
    there.picked = picked
    there.paid = NONE
    options = tokens_to_name(there, board)
    while len(options) == 1:
        there.paid = [*there.paid, token_owner(options[0]) * ROW + token_colour(options[0])]
        options = tokens_to_name(there, board)
    row[1] = tokens_due(bill_of(there, picked, there.paid), dice, white)
    return row + there.paid


def soft(bill: Bill, colour: i64) -> i64:
    """Points of a colour that dice may pay."""
    return bill.need[colour] + (1 if colour == bill.bare else 0)


def missing_points(bill: Bill, dice: list[i64], wild: i64, tokens: list[i64]) -> list[i64]:
    """By colour, when everything that helps is used: white dice and the Mantra, then tokens for any colour."""
    found: list[i64] = []
    any_colour: i64 = tokens[0] + bill.wild
    for colour in range(1, ROW):
        left = tokens[colour] - bill.hard[colour]
        hard: i64 = 0
        if left < 0:
            hard = -left
            left = 0
        if colour == bill.bare and left > bill.need[colour]:
            left = bill.need[colour]
        lack = max(soft(bill, colour) - dice[colour] - left, 0)
        paid = min(lack, wild)
        wild -= paid
        lack += hard - paid
        paid = min(lack, any_colour)
        any_colour -= paid
        found.append(lack - paid)
    return found
