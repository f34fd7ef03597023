"""Both expansions in one box. `BOTH` installs last and only decides what the two leave open."""

from __future__ import annotations

from typing import Any, Final

from hauntings.games.ghost_stories.black_secret.setup import BLACK_SECRET
from hauntings.games.ghost_stories.both import curses, rescue
from hauntings.games.ghost_stories.both.judge import BothJudge
from hauntings.games.ghost_stories.both.pairs import decides
from hauntings.games.ghost_stories.both.questions import (
    BOTH_KINDS,
    BOTH_KINDS_FROM,
    BOTH_REASONS,
    BOTH_REASONS_FROM,
    both_word,
)
from hauntings.games.ghost_stories.cards import Cards
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.odds.yin_part import NothingInYin, YinPart
from hauntings.games.ghost_stories.rules import Rules
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.white_moon.setup import MOON_SWITCHES, WhiteMoon
from hauntings.views import GhostStoriesBothView

# `start` and `end` are places
BOTH_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "villager-moved": ("family", "start", "end"),
    "crystal-taken": ("corner",),
    "portal-moved": ("place",),
    "rescued-dead": ("family",),
}

# The rule that each event carries out.
BOTH_EVENT_SECTIONS: Final[dict[str, str]] = {
    "villager-moved": "BS §5.1",
    "crystal-taken": "BS §5.1",
    "portal-moved": "BS §5.1",
    "rescued-dead": "BS §9",
}


class WhiteMoonWithWuFeng(WhiteMoon):
    """White Moon, but Wu-Feng's deck has all incarnations: there is no pool to choose (BS §2.10)."""

    def __init__(self) -> None:
        super().__init__()
        self.switches = [switch for switch in MOON_SWITCHES if switch.name not in ("incarnations", "school_left_out")]


class Both(Expansion):
    """What only both together need: four curses, three Blood Mantras, and who comes first."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds_from = BOTH_KINDS_FROM
        self.reasons_from = BOTH_REASONS_FROM
        self.kinds = BOTH_KINDS[:]
        self.events = dict(BOTH_EVENTS)
        self.event_sections = BOTH_EVENT_SECTIONS
        self.milestones = ["rescued-dead"]
        self.effects = BOTH_EFFECTS[:]
        self.reasons = BOTH_REASONS[:]

    def install(self, rules: Rules) -> None:
        decides(rules)

    def word(self, cards: Cards, kind: int, token: int) -> str:
        return both_word(kind, token)

    def yin_part(self) -> YinPart:
        return NothingInYin()


BOTH_EFFECTS: Final[list[Any]] = [
    curses.MoveVillager,
    curses.MoveVillagerTo,
    curses.TakeCrystal,
    curses.KillVillager,
    curses.MovePortal,
    rescue.BloodRescue,
]

BOTH: Final = Both()
BOX: Final = GhostStories(
    "ghost-stories-both",
    "Ghost Stories: White Moon and Black Secret",
    [2, 3, 4, 5],
    [WhiteMoonWithWuFeng(), BLACK_SECRET, BOTH],
    BothJudge,
    GhostStoriesBothView,
)
