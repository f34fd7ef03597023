"""White Moon as an expansion, its switches, and the box with it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.box import Switch
from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.view import View
from hauntings.games.ghost_stories.blocks import MOON
from hauntings.games.ghost_stories.cards import Cards
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.odds.yin_part import YinPart
from hauntings.games.ghost_stories.questions import MOON_KINDS_FROM, STAND_UP
from hauntings.games.ghost_stories.rules import Rules
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon import (
    armor,
    artifacts,
    barrier,
    crystals,
    curses,
    deaths,
    from_box,
    opening,
    potion,
    rewards,
    school,
    su_ling,
    sword,
    tiles,
    turn,
    villagers,
)
from hauntings.games.ghost_stories.white_moon.cards import enter_moon
from hauntings.games.ghost_stories.white_moon.events import MOON_EVENT_SECTIONS, MOON_EVENTS, MOON_MILESTONES
from hauntings.games.ghost_stories.white_moon.install import install_moon
from hauntings.games.ghost_stories.white_moon.judge.judge import MoonJudge
from hauntings.games.ghost_stories.white_moon.notation import moon_word
from hauntings.games.ghost_stories.white_moon.odds.odds import moon_odds
from hauntings.games.ghost_stories.white_moon.odds.yin_part import MoonYin
from hauntings.games.ghost_stories.white_moon.questions import MOON_KINDS
from hauntings.games.ghost_stories.white_moon.table import MOON_STREAMS, VILLAGER_STACKS, Moon, moon_of
from hauntings.games.ghost_stories.white_moon.view import (
    MOON_FIELDS,
    moon_components,
    moon_computed,
    moon_imagines,
)
from hauntings.games.ghost_stories.white_moon.why import MOON_REASONS, MOON_REASONS_FROM
from hauntings.views import GhostStoriesWhiteMoonView

MOON_SWITCHES: Final[list[Switch]] = [
    Switch("village_tiles", "first_games", ["first_games", "random"], 1, "WM §3.2"),
    Switch("portal", "centre", ["centre", "edge", "corner", "chosen"], 1, "WM §3.4, §19"),
    Switch("incarnations", "mixed", ["mixed", "base", "white_moon"], 1, "WM §3.8"),
    Switch("school_left_out", False, [False, True], 2, "WM r111", before=True),
    Switch("life_potion", "own_yang", ["own_yang", "any_yang"], 2, "WM r112"),
]


class WhiteMoon(Expansion):
    """White Moon (WM)."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds_from = MOON_KINDS_FROM
        self.reasons_from = MOON_REASONS_FROM
        self.kinds = MOON_KINDS[:]
        self.streams_from = VILLAGER_STACKS
        self.streams = MOON_STREAMS[:]
        self.fields = MOON_FIELDS[:]
        self.events = dict(MOON_EVENTS)
        self.event_sections = MOON_EVENT_SECTIONS
        self.milestones = MOON_MILESTONES
        self.effects = MOON_EFFECTS[:]
        self.switches = MOON_SWITCHES[:]
        self.reasons = MOON_REASONS[:]

    def enters(self, cards: Cards) -> None:
        enter_moon(cards)

    def install(self, rules: Rules) -> None:
        install_moon(rules)

    def lies_beside(self, g: Village) -> None:
        g.lay_beside(MOON, Moon())

    def lays_out(self, g: Village) -> None:
        opening.lays_moon(g)

    def computed(self, g: Village, seat: int) -> dict[str, Plain]:
        return moon_computed(g)

    def imagines(self, g: Village, view: View, dice: Dice) -> None:
        moon_imagines(g, view, dice)

    def glances(self, g: Village, view: View) -> None:
        """Of villagers that nobody has seen the judge takes the mean."""
        moon_of(g).villagers = [stack[:] for stack in view["villagers"]]

    def components(self, g: Village) -> list[str]:
        return moon_components(g)

    def word(self, cards: Cards, kind: int, token: int) -> str:
        return moon_word(kind, token)

    def odds_kinds(self) -> list[str]:
        return ["school", "sword", "barrier"]

    def odds(self, g: Village, view: View, found: dict[str, Plain]) -> None:
        moon_odds(g, found)

    def walks(self) -> list[i64]:
        return [STAND_UP]

    def yin_part(self) -> YinPart:
        return MoonYin()


MOON_EFFECTS: Final[list[Any]] = [
    villagers.Follow,
    deaths.FamilyCurse,
    deaths.PickVictim,
    curses.TakeTaoOut,
    curses.ZhouCurse,
    from_box.IncarnationComes,
    crystals.LendCrystal,
    crystals.CrystalToGroup,
    su_ling.SuLingOption,
    su_ling.SuLingCrystal,
    rewards.FamilyReward,
    rewards.ArtifactToPlayer,
    rewards.WuReward,
    rewards.TaoToGroup,
    rewards.Inherit,
    barrier.MysticBarrier,
    barrier.GiveCrystal,
    barrier.BarrierBoard,
    barrier.BarrierRescue,
    barrier.BarrierGhosts,
    barrier.BarrierEnds,
    tiles.BringBack,
    sword.DrawSword,
    sword.AfterRoll,
    sword.UseClaw,
    school.SchoolTarget,
    school.SchoolRolled,
    school.RerollSchool,
    school.SchoolGhosts,
    school.SchoolSpend,
    school.SchoolExorcises,
    armor.WearArmor,
    armor.RaiseShield,
    potion.DrinkPotion,
    potion.AskForPotion,
    artifacts.LightFirework,
    artifacts.ComeToScroll,
    opening.ChoosePortal,
    opening.LayVillagers,
    opening.PreRescue,
    turn.MoonTurnEnds,
]

WHITE_MOON: Final = WhiteMoon()
BOX: Final = GhostStories(
    "ghost-stories-white-moon",
    "Ghost Stories: White Moon",
    [1, 2, 3, 4],
    [WHITE_MOON],
    MoonJudge,
    GhostStoriesWhiteMoonView,
)
