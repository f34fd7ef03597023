"""Black Secret as an expansion, and the box of the base game with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.box import Switch
from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.view import View
from hauntings.games.ghost_stories.black_secret import (
    against,
    blood,
    calligrapher,
    catacombs,
    curses,
    deeds,
    demons,
    draw,
    favours,
    opening,
    pyramid,
    relief,
    shadow,
    skeletons,
    stones,
)
from hauntings.games.ghost_stories.black_secret.cards import CELLS, enter_secret
from hauntings.games.ghost_stories.black_secret.events import EVENT_SECTIONS, EVENTS, MILESTONES
from hauntings.games.ghost_stories.black_secret.install import install
from hauntings.games.ghost_stories.black_secret.judge.judge import SecretJudge, glances
from hauntings.games.ghost_stories.black_secret.notation import word
from hauntings.games.ghost_stories.black_secret.odds.odds import secret_odds
from hauntings.games.ghost_stories.black_secret.odds.yin_part import SecretYin
from hauntings.games.ghost_stories.black_secret.questions import CHANGE_LEVEL, KINDS, KINDS_FROM, MOVE_BELOW
from hauntings.games.ghost_stories.black_secret.table import STREAMS, WU_FENG_BOARD, Secret
from hauntings.games.ghost_stories.black_secret.view import FIELDS, components, computed, imagines
from hauntings.games.ghost_stories.black_secret.why import REASONS, REASONS_FROM
from hauntings.games.ghost_stories.blocks import SECRET
from hauntings.games.ghost_stories.cards import Cards
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.odds.yin_part import YinPart
from hauntings.games.ghost_stories.questions import STAND_UP
from hauntings.games.ghost_stories.rules import Rules
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.table import Village
from hauntings.views import GhostStoriesBlackSecretView

SWITCHES: Final = [
    Switch("wu_feng_board", "random", ["random", "a", "b"], 1, "BS §2.4"),
    Switch("catacomb_board", "random", ["random", "1", "2"], 1, "BS §2.2"),
    Switch("calligrapher", "always", ["always", "random"], 1, "BS §2.8"),
    Switch("puppet_master", "its_board", ["its_board", "every_turn"], 1, "BS r36"),
    Switch("puppet_master_arrival", "must", ["must", "may"], 2, "BS r76"),
]


class BlackSecret(Expansion):
    """One player is Wu-Feng, the last seat (BS)."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds_from = KINDS_FROM
        self.reasons_from = REASONS_FROM
        self.kinds.extend(KINDS)
        self.streams_from = WU_FENG_BOARD
        self.streams.extend(STREAMS)
        self.fields.extend(FIELDS)
        self.events.update(EVENTS)
        self.event_sections.update(EVENT_SECTIONS)
        self.milestones.extend(MILESTONES)
        self.effects.extend(EFFECTS)
        self.switches.extend(SWITCHES)
        self.reasons.extend(REASONS)

    def enters(self, cards: Cards) -> None:
        enter_secret(cards)

    def install(self, rules: Rules) -> None:
        install(rules)

    def lies_beside(self, g: Village) -> None:
        g.lay_beside(SECRET, Secret())

    def lays_out(self, g: Village) -> None:
        opening.lays_out(g)

    def computed(self, g: Village, seat: int) -> dict[str, Plain]:
        return computed(g)

    def imagines(self, g: Village, view: View, dice: Dice) -> None:
        imagines(g, view)

    def glances(self, g: Village, view: View) -> None:
        glances(g, view)

    def components(self, g: Village) -> list[str]:
        return components(g)

    def word(self, cards: Cards, kind: int, token: int) -> str:
        return word(cards, kind, token)

    def odds_kinds(self) -> list[str]:
        return ["demon-acts"]

    def odds(self, g: Village, view: View, found: dict[str, Plain]) -> None:
        if view["kind"] == "demon-acts":
            secret_odds(view, found)

    def walks(self) -> list[i64]:
        return [STAND_UP, CHANGE_LEVEL, *[MOVE_BELOW + cell for cell in range(CELLS)]]

    def yin_part(self) -> YinPart:
        return SecretYin()


EFFECTS: Final = [
    draw.WuFengDraws,
    draw.PlayCard,
    draw.PlaceCard,
    draw.EnterDemon,
    draw.TakeIncarnation,
    draw.PlaceIncarnation,
    pyramid.CastCurse,
    pyramid.CurseSpace,
    pyramid.RenewPyramid,
    against.KnockDown,
    against.RollAgainst,
    against.CurseDieAgainst,
    against.TaoLost,
    against.TakeAway,
    against.QiLost,
    against.YinYangLost,
    against.DragBelow,
    against.DragTo,
    curses.DrainMantra,
    curses.RemoveMantra,
    curses.RemoveBottomCard,
    curses.MoveAGhost,
    curses.MoveItTo,
    curses.BackFromDiscard,
    curses.HauntATile,
    demons.DemonPhase,
    demons.DemonActs,
    demons.ActivateDemon,
    catacombs.Search,
    catacombs.ShadowAppears,
    catacombs.Excavate,
    catacombs.RemoveLadders,
    shadow.ShadowActs,
    shadow.AssignHits,
    shadow.SuffersHit,
    skeletons.PlaceSkeletons,
    blood.QiFlows,
    blood.PutQi,
    blood.MantraWorks,
    blood.MantraLeaves,
    blood.BloodOfSuLing,
    favours.GainsAQi,
    favours.RegainsYinYang,
    favours.GainsTao,
    favours.Travels,
    favours.TravelTo,
    favours.Enfeeble,
    relief.ReturnLadders,
    relief.DiscardGhosts,
    relief.UnlearnCurse,
    relief.SendHome,
    relief.PlaceBuddhas,
    relief.TurnBack,
    relief.Recycle,
    calligrapher.SwapMantra,
    calligrapher.WriteMantra,
    deeds.UseLadder,
    stones.PuppetsEveryTurn,
]

BLACK_SECRET: Final = BlackSecret()
BOX: Final = GhostStories(
    "ghost-stories-black-secret",
    "Ghost Stories: Black Secret",
    [2, 3, 4, 5],
    [BLACK_SECRET],
    SecretJudge,
    GhostStoriesBlackSecretView,
)
