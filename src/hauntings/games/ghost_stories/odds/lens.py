"""The odds lens: exact chances for the pending question, from a view alone (nothing hidden is needed).

`Box.odds(view)` adds one field `odds` to the values of a view while a question is pending. Every part of it but
`board` may be missing; chances are numbers from 0 to 1, rounded to four places.

    "odds": {
      "board": 2,                      the board whose turn it is
      "exorcism": [                    `yang`: per place he can be at this turn, the one where he stands first
        {"place": 0, "dice": 3,
         "targets": [                  per ghost faced there, then together; from 12 on demons, in a cell (BS §6)
           {"spaces": [0], "chance": [0.2593, 0.7037, 1.0]},      with at most 0, 1, 2... tokens that help
           {"spaces": [0, 9], "chance": [0.1, 0.4], "alone": [0.1]}]}],
      "reroll": [                      `reroll-dice` of an exorcism or at the School: the same per option
        {"token": 3, "targets": [...]}],
      "curse": {"none": 0.3333, "each": 0.1667},   `reroll-curse`: no effect, and each of the others (GS §6)
      "sword": [...],                  `sword`: the same without (0) and with it (1) (WM §11)
      "school": [                      `school`, and `yang` at the School: per colour (WM §12)
        {"colour": 1, "dice": 3, "targets": [...]}],
      "barrier": [                     `barrier`, and `yang` when it is due: per board still to come (WM §10)
        {"board": 2, "dice": 4, "targets": [...]}],
      "search": [                      `yang`, `demon-acts`, `activate`: per cell with tokens (BS §11)
        {"cell": 4, "chance": [0.1111, ...]}],                    by type of token
      "yin": {                         `yang`: what the next board's Yin phase costs if nothing changes until then
        "board": 3, "defeat": 0.0278, "haunted": [0.8333, 0.1667], "qi": [0.9, 0.1],
        "cards": [0.0, 1.0], "villagers": [0.5, 0.5]}             (expansions; WM)
    }

`chance` counts the tokens of all Taoists on that place as lent; `alone`, if it differs, only one's own. A ghost that
cannot be exorcised whatever falls is not among the targets. `haunted`, `qi` and `villagers` have the chance of 0, 1,
2... tiles haunted, Qi lost by Taoists and neutral boards together, and villagers dead, when the group decides for the
least loss. In the base game all that the new cards do is in it. With expansions it is what the ghosts on the board do
by themselves: `cards` says how many new ones come, and what they do as they come, what Wu-Feng does with them, with
demons and skeletons, and what Blood Mantras bring is not in it (docs/rulings.md). `yin` is left out where it would
take too long.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.table import NOBODY
from hauntings.engine.view import View
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.dice import RerollDice
from hauntings.games.ghost_stories.base.exorcism import RerollExorcism, faces_ghost
from hauntings.games.ghost_stories.cards import CURSE_FACES, CURSE_HAUNT
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.geometry import PLACES, Place
from hauntings.games.ghost_stories.odds.odds import kept_dice, odds_after_reroll, odds_at, rounded, targets_told, told
from hauntings.games.ghost_stories.odds.yin import CARDS, HAUNTED, QI, yin_odds
from hauntings.games.ghost_stories.odds.yin_part import TooMany
from hauntings.games.ghost_stories.questions import EXORCISM, MOVE_TO, REROLL_CURSE, REROLL_DICE, YANG
from hauntings.games.ghost_stories.table import MOVED, NO_SPACES, NONE, Village

MOST_POINTS: Final = 250  # of chance in a Yin phase: 0.2 s at worst, nearly always a few ms
KEPT: Final = 256  # positions remembered: every seat of a table asks for the same one


class Lens:
    """Looks at views of one box; remembers the last positions."""

    def __init__(self, box: Box, expansions: list[Expansion]) -> None:
        self.box: Final = box
        self.expansions: Final = expansions
        self.kinds: Final = ["yang", "reroll-dice", "reroll-curse"]
        self.walks: Final[list[i64]] = [MOVE_TO + place for place in range(PLACES)]  # deeds that lead elsewhere
        self.yin: Final = [expansion.yin_part() for expansion in expansions]
        self.counted: Final[list[str]] = ["cards"] if expansions else []  # what the Yin parts count
        for expansion in expansions:
            self.kinds.extend(expansion.odds_kinds())
            self.walks.extend(expansion.walks())
        for part in self.yin:
            self.counted.extend(part.counts())
        self.known: Final[dict[str, dict[str, Plain]]] = {}

    def look(self, view: View) -> dict[str, Plain]:
        if view["outcome"] != 0 or view["asked"] == NOBODY:
            return {}
        if view["kind"] not in self.kinds:
            return {"odds": {"board": view["active"]}}
        seen = [view.values.get(name) for name in ("stack", "deck_kind", "tops")]  # what is not a field of the box
        key = repr([view.settings, seen, [view.values.get(field.name) for field in self.box.fields]])
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
        for part in self.yin:
            part.begins(g, view)
        found: dict[str, Plain] = {"board": g.active}
        choice = g.choice
        if g.kind == YANG or g.kind == REROLL_DICE:
            g.ask_again(choice)  # only the asked seat's view has the options
        if isinstance(choice, RerollDice):
            found["board"] = choice.board
        if isinstance(choice, RerollExorcism):
            found["reroll"] = rerolls(g, choice)
        if g.kind == YANG:
            found["exorcism"] = self.exorcisms(g)
        if g.kind == REROLL_CURSE:
            found["curse"] = {
                "none": rounded(Fraction(CURSE_HAUNT, CURSE_FACES)),
                "each": rounded(Fraction(1, CURSE_FACES)),
            }
        for expansion in self.expansions:
            expansion.odds(g, view, found)
        if g.kind == YANG:
            self.adds_yin(view, found)
        return found

    def exorcisms(self, g: Village) -> list[Plain]:
        found: list[Plain] = []
        board = g.active
        for place in places_in_reach(g, self.walks):
            there = g.clone()
            there.at = replaced(g.at, board, place)
            there.picked = NO_SPACES
            there.paid = NONE
            if not faces_ghost(there, board):
                continue
            odds = odds_at(there, board, True)
            targets = targets_told(odds, odds_at(there, board, False))
            found.append({"place": place, "dice": odds.dice, "targets": targets})
        return found

    def adds_yin(self, view: View, found: dict[str, Plain]) -> None:
        try:
            odds = yin_odds(self.box, view, most=MOST_POINTS, parts=self.yin)
        except TooMany:
            return
        yin: dict[str, Plain] = {
            "board": (view["active"] + 1) % 4,
            "defeat": rounded(odds.defeat()),
            "haunted": told(odds.by_number(HAUNTED)),
            "qi": told(odds.by_number(QI)),
        }
        for place, name in enumerate(self.counted):
            yin[name] = told(odds.by_number(CARDS + place))
        found["yin"] = yin


def places_in_reach(g: Village, walks: list[i64]) -> list[Place]:
    """Where the active Taoist may attempt an exorcism this turn, as far as one knows now: where he stands first, then
    wherever these deeds bring him, one after another."""
    board = g.active
    found: list[Place] = []
    if g.stage <= MOVED or EXORCISM in g.options:
        found.append(g.at[board])
    ahead = [g]
    met: list[list[i64]] = []
    while len(ahead) > 0:
        here = ahead.pop(0)
        ways = [token for token in here.options if token in walks]
        state = [here.at[board], *ways]
        if state in met:
            continue
        met.append(state)
        for token in ways:
            there = here.clone()
            there.answer(token)
            while there.stack[-1] is not here.choice:
                there.stack.pop().resolve(there)
            if there.at[board] not in found:
                found.append(there.at[board])
            there.stack.pop().resolve(there)  # what he may do there
            if there.asked != NOBODY:
                ahead.append(there)
    return found


def rerolls(g: Village, choice: RerollExorcism) -> list[Plain]:
    """Per set of dice that may be rolled again: the chances then."""
    found: list[Plain] = []
    for token in g.options:
        kept = kept_dice(g.thrown, token)
        odds = odds_after_reroll(g, choice.board, kept, True)
        own = odds_after_reroll(g, choice.board, kept, False)
        found.append({"token": token, "targets": targets_told(odds, own)})
    return found
