"""The odds lens: exact chances for the pending question, from a view alone (nothing hidden is needed).

`Box.odds(view)` adds one field `odds` to the values of a view while a question is pending. Every part of it but
`board` may be missing; chances are numbers from 0 to 1, rounded to four places.

    "odds": {
      "board": 2,                      the board whose turn it is
      "exorcism": [                    `yang`: per place he can be at this turn, the one where he stands first
        {"place": 0, "dice": 3,
         "targets": [                  per ghost faced there, then both together
           {"spaces": [0], "chance": [0.2593, 0.7037, 1.0]},      with at most 0, 1, 2... tokens that help
           {"spaces": [0, 9], "chance": [0.1, 0.4], "alone": [0.1]}]}],
      "reroll": [                      `reroll-dice` of an exorcism: the same per option
        {"token": 3, "targets": [...]}],
      "yin": {                         `yang`: what the next board's Yin phase costs if nothing changes until then
        "board": 3, "defeat": 0.0278, "haunted": [0.8333, 0.1667], "qi": [0.9, 0.1]}
    }

`chance` counts the tokens of all Taoists on that place as lent; `alone`, if it differs, only one's own. A ghost that
cannot be exorcised whatever falls is not among the targets. `haunted` and `qi` have the chance of 0, 1, 2... tiles
haunted and Qi lost, by Taoists and neutral boards together, when the group decides for the least loss. `yin` is
left out where it would take too long (a green Taoist just before an incarnation), and with expansions.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.table import NOBODY
from hauntings.engine.view import View
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.exorcism import RerollExorcism
from hauntings.games.ghost_stories.geometry import FACED, PLACES
from hauntings.games.ghost_stories.odds import BOTH, FIRST, SECOND, ExorcismOdds, odds_after_reroll, odds_at
from hauntings.games.ghost_stories.questions import EXORCISM, MOVE_TO, REROLL_DICE, YANG
from hauntings.games.ghost_stories.standing import BITS
from hauntings.games.ghost_stories.table import MOVED, NONE, Village
from hauntings.games.ghost_stories.yin_odds import TooMany, yin_odds

MOST_POINTS: Final = 250  # of chance in a Yin phase: 0.2 s at worst, nearly always a few ms
KEPT: Final = 256  # positions remembered: every seat of a table asks for the same one


class Lens:
    """Looks at views of one box; remembers the last positions."""

    def __init__(self, box: Box, with_yin: bool) -> None:
        self.box: Final = box
        self.with_yin: Final = with_yin
        self.known: Final[dict[str, dict[str, Plain]]] = {}

    def look(self, view: View) -> dict[str, Plain]:
        if view["outcome"] != 0 or view["asked"] == NOBODY:
            return {}
        if view["kind"] not in ("yang", "reroll-dice"):
            return {"odds": {"board": view["active"]}}
        key = repr([view.rules, view["stack"], [view.values.get(field.name) for field in self.box.fields]])
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.made(view)
            self.known[key] = found
        return {"odds": found}

    def made(self, view: View) -> dict[str, Plain]:
        g = self.box.from_view(view, Dice())
        assert isinstance(g, Village)
        if g.kind == REROLL_DICE:
            choice = g.choice
            if isinstance(choice, RerollExorcism):
                return {"board": choice.board, "reroll": rerolls(g, choice)}
            return {"board": g.active}
        assert g.kind == YANG
        choice = g.choice
        g.asked = NOBODY
        choice.resolve(g)  # ask again: only the asked seat's view has the options
        found: dict[str, Plain] = {"board": g.active, "exorcism": exorcisms(g)}
        if self.with_yin:
            try:
                odds = yin_odds(self.box, view, most=MOST_POINTS)
            except TooMany:
                return found
            found["yin"] = {
                "board": (g.active + 1) % 4,
                "defeat": rounded(odds.defeat()),
                "haunted": [rounded(chance) for chance in odds.by_number(1)],
                "qi": [rounded(chance) for chance in odds.by_number(2)],
            }
        return found


def rounded(chance: Fraction) -> float:
    return round(float(chance), 4)


def places_in_reach(g: Village) -> list[i64]:
    """Where the active Taoist may attempt an exorcism this turn, as far as one knows now."""
    here = g.at[g.active]
    found: list[i64] = []
    if g.stage <= MOVED or EXORCISM in g.options:
        found.append(here)
    for token in g.options:
        if MOVE_TO <= token < MOVE_TO + PLACES and token - MOVE_TO != here:
            found.append(token - MOVE_TO)
    return found


def exorcisms(g: Village) -> list[Plain]:
    found: list[Plain] = []
    board = g.active
    for place in places_in_reach(g):
        if not any([g.ghost[space] != 0 for space in FACED[place]]):
            continue
        there = g.clone()
        there.at = replaced(g.at, board, place)
        there.picked = NONE
        there.paid = NONE
        all_tokens = odds_at(there, board, True)
        found.append(
            {"place": place, "dice": all_tokens.dice, "targets": targets(all_tokens, odds_at(there, board, False))}
        )
    return found


def rerolls(g: Village, choice: Any) -> list[Plain]:
    """Per set of dice that may be rolled again: the chances then."""
    choice.resolve(g)
    found: list[Plain] = []
    for token in g.options:
        kept: list[i64] = []
        for place, face in enumerate(g.thrown):
            if token & BITS[place] == 0:
                kept.append(face)
        all_tokens = odds_after_reroll(g, choice.board, kept, True)
        own = odds_after_reroll(g, choice.board, kept, False)
        found.append({"token": token, "targets": targets(all_tokens, own)})
    return found


def targets(odds: ExorcismOdds, own: ExorcismOdds) -> list[Plain]:
    """Each ghost that can be exorcised, then both."""
    found: list[Plain] = []
    for what in (FIRST, SECOND, BOTH):
        table = odds.tables[what]
        if not table or table[-1] == 0:
            continue
        spaces = [space for n, space in enumerate(odds.spaces) if what >> n & 1]
        target: dict[str, Plain] = {"spaces": spaces, "chance": [rounded(chance) for chance in table]}
        if own.tables[what] != table:
            target["alone"] = [rounded(chance) for chance in own.tables[what]]
        found.append(target)
    return found
