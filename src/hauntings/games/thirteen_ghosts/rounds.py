"""Answers, hits, points and the end of a turn, of a round and of the game (13G §4, §5)."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.table import Seat
from hauntings.engine.zones import replaced
from hauntings.games.thirteen_ghosts.table import (
    SHARED_WIN,
    Hunt,
    adds,
    is_shown,
    keeps,
    looked_at,
    partner,
    puts_in_box,
)


def question(g: Hunt, card: i64, numbers: i64, pierces: bool) -> None:
    """A blue text: every opponent in the round says whether the hideout is among the numbers (13G §6).

    A shield keeps its owner silent, unless this question pierces it (a switch for copied texts).
    """
    bit: i64 = 1
    yes: i64 = 0
    no: i64 = 0
    silent: i64 = 0
    if g.telling:
        g.tell("asks", (g.actor, card, numbers))
    for seat in g.rules.opponents[g.actor]:
        if g.found[seat] == 1:
            continue
        if g.shield[seat] == 1 and not pierces:
            silent |= bit << seat
            if g.telling:
                g.tell("stays-silent", (seat,))
        elif numbers >> g.hideout[seat] & 1:
            yes |= bit << seat
            keeps(g.possible, seat, numbers)
            if g.telling:
                g.tell("answers", (seat, 1))
        else:
            no |= bit << seat
            keeps(g.possible, seat, ~numbers)
            if g.telling:
                g.tell("answers", (seat, 0))
    g.answers.append([g.actor, card, numbers, yes, no, silent])
    if yes | no != 0:
        g.learn(g.rules.everyone)
    ends_turn(g)


def naming(g: Hunt, card: i64, numbers: i64, single: bool) -> None:
    """NAME and the red texts: every opponent in the round answers, a YES is a hit (13G §5, r1)."""
    bit: i64 = 1
    yes: i64 = 0
    no: i64 = 0
    hits: i64 = 0
    for seat in g.rules.opponents[g.actor]:
        if g.found[seat] == 1:
            continue
        if numbers >> g.hideout[seat] & 1:
            yes |= bit << seat
            hits += 1
            keeps(g.possible, seat, numbers)
        else:
            no |= bit << seat
            keeps(g.possible, seat, ~numbers)
            adds(g.refuted, seat, numbers)
        if g.telling:
            g.tell("answers", (seat, numbers >> g.hideout[seat] & 1))
    g.answers.append([g.actor, card, numbers, yes, no, 0])
    g.learn(g.rules.everyone)
    if hits == 0:
        ends_turn(g)
        return
    for seat in g.rules.opponents[g.actor]:
        if yes >> seat & 1:
            leaves_round(g, seat, single or g.rules.show_found)
    if g.seats == 3:
        scores_of_three(g, hits)
    elif g.seats == 2 or everyone_found(g, g.actor):
        gains(g, g.rules.side_of[g.actor], 1)
        ends_round(g)
    if g.over == 0 and g.outcome == 0:
        ends_turn(g)


def leaves_round(g: Hunt, seat: Seat, shown: bool) -> None:
    """A found player is out: the hand goes unseen to the box, the hideout is shown (13G r7, r8)."""
    bit: i64 = 1
    g.found = replaced(g.found, seat, 1)
    if g.telling:
        g.tell("found", (seat, g.actor))
    if g.hand[seat] != 0:
        puts_in_box(g, seat)
    if not shown:
        return
    number = bit << g.hideout[seat]
    g.hideout_seen = replaced(g.hideout_seen, seat, g.rules.everyone)
    rules_out(g, g.rules.deck_of[seat], number)
    g.possible[seat] = number
    keeps(g.refuted, seat, ~number)
    if g.telling:
        g.tell("shown", (seat, g.hideout[seat]))


def rules_out(g: Hunt, deck: i64, number: i64) -> None:
    """Nobody who hides in this deck hides there: the card lies open (13G r6)."""
    if g.rules.teams:
        keeps(g.possible, deck, ~number)
        adds(g.refuted, deck, number)
        keeps(g.possible, deck + 2, ~number)
        adds(g.refuted, deck + 2, number)
        return
    for seat in g.rules.each:
        keeps(g.possible, seat, ~number)
        adds(g.refuted, seat, number)


def everyone_found(g: Hunt, seat: Seat) -> bool:
    """All opponents of a seat are found."""
    for other in g.rules.opponents[seat]:
        if g.found[other] == 0:
            return False
    return True


# --- points -----------------------------------------------------------------------------------------------------------


def gains(g: Hunt, side: i64, points: i64) -> None:
    g.points = replaced(g.points, side, g.points[side] + points)
    if g.telling:
        g.tell("points", (side, points, g.points[side]))


def scores_of_three(g: Hunt, hits: i64) -> None:
    """Three players: the first hit pays both survivors, the second the guesser, card 11 may be both (13G §5, r2)."""
    actor = g.actor
    last = everyone_found(g, actor)
    if hits == 2 and g.rules.sequential:  # found one after the other, clockwise (13G r31)
        second = g.rules.opponents[actor][1]
        gains(g, actor, 1)
        gains(g, second, 1)
        if not g.rules.end_of_round and game_decided(g):
            return
        gains(g, actor, 1)
    elif last:
        gains(g, actor, hits)
    else:
        for seat in range(3):
            if g.found[seat] == 0:
                gains(g, seat, 1)
        if not g.rules.end_of_round:
            game_decided(g)
        return
    ends_round(g)


def game_decided(g: Hunt) -> bool:
    """Has someone obtained the points? Then the highest score wins; see 13G §5 for equal ones."""
    best: i64 = 0
    equal: i64 = 0
    winner: i64 = 0
    for side, points in enumerate(g.points):
        if points > best:
            best = points
            equal = 0
            winner = side
        if points == best:
            equal += 1
    if best < g.rules.target:
        return False
    if equal > 1 and not g.rules.shared_win and not g.rules.end_of_round:
        return False  # the duel goes on: the next hit wins
    shows_all(g)
    if equal > 1:
        if g.telling:
            g.tell("game-shared", (best,))
        share = 1000 // equal
        g.finish(SHARED_WIN, [share if points == best else 0 for points in g.points])
    else:
        if g.telling:
            g.tell("game-won", (winner,))
        g.finish(winner + 1, [1000 if side == winner else 0 for side in g.rules.side_of])
    return True


# --- the end of a turn and of a round ---------------------------------------------------------------------------------


def ends_turn(g: Hunt) -> None:
    """Draw, then the next seat clockwise; a found player is skipped, or played for by the partner (13G §4, r9)."""
    draws(g, g.actor)
    seat = g.rules.after[g.active]
    if g.rules.teams:
        g.active = seat
        g.actor = seat if g.found[seat] == 0 else partner(seat)
    else:
        if g.found[seat] == 1:
            seat = g.rules.after[seat]
        g.active = seat
        g.actor = seat
    if g.shield[g.actor] == 1 and (g.active == g.actor or not g.rules.own_turn_only):  # a switch (13G r40)
        g.shield = replaced(g.shield, g.actor, 0)
    if g.telling:
        g.tell("turn", (g.active, g.actor))


def draws(g: Hunt, seat: Seat) -> None:
    """One card from the own stack, if there is one (13G §4, r25)."""
    deck = g.rules.deck_of[seat]
    if len(g.pile[deck]) == 0:
        return
    eyes = g.rules.eyes[seat]
    card = g.pile[deck].pop()
    mask = g.pile_seen[deck].pop()
    if mask & eyes != eyes:
        mask = looked_at(g, card, mask, eyes)
        g.learn(eyes)
    g.hand[seat] = card
    g.hand_seen[seat] = mask
    if g.telling:
        g.tell("drew", (seat,))
        g.tell("drew-card", (seat, card), eyes)


def ends_round(g: Hunt) -> None:
    """No draw any more (13G r17); the next starter is known (13G §5)."""
    g.over = 1
    if g.telling:
        g.tell("round-ends", (g.round, g.actor))
    if game_decided(g):
        return
    shows_all(g)
    if g.rules.teams and g.rules.left_of_starter:
        g.starter = g.rules.after[g.starter]
    else:
        g.starter = g.rules.after[g.active]


def shows_all(g: Hunt) -> None:
    """13G r26: everybody lays the cards open before they are shuffled, or (a switch) nobody; no effect on play."""
    if g.telling and g.rules.show_all:
        for seat in g.rules.each:
            if not is_shown(g, seat):
                g.tell("reveals", (seat, g.hideout[seat], g.hand[seat]))
