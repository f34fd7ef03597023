"""Fills the seams for Black Secret."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories import laid_down
from hauntings.games.ghost_stories.black_secret.blood import (
    BloodBrotherGoes,
    BloodBrotherLends,
    LostQiFlows,
)
from hauntings.games.ghost_stories.black_secret.calligrapher import Calligrapher
from hauntings.games.ghost_stories.black_secret.cards import (
    ACTIVATE_DEMON,
    CALLIGRAPHER,
    LAYOUTS,
    ORDINARY_CURSES,
    ORDINARY_MANTRAS,
    OWN_GHOSTS,
    OWN_INCARNATIONS,
    POINTS_LOST,
    POINTS_WON,
    SKELETON_EACH_TURN,
)
from hauntings.games.ghost_stories.black_secret.catacombs import LadderFalls
from hauntings.games.ghost_stories.black_secret.curses import own_curses
from hauntings.games.ghost_stories.black_secret.deeds import (
    ChangeLevel,
    EnfeebleDemon,
    EnfeebleGhost,
    FallsWithDeath,
    KnockedDownTaoists,
    LadderAfterWind,
    MoveBelow,
    NightSorceress,
)
from hauntings.games.ghost_stories.black_secret.demons import DEMON_PHASE, DemonTargets
from hauntings.games.ghost_stories.black_secret.draw import WuFengDrawsInstead
from hauntings.games.ghost_stories.black_secret.favours import BloodMantraKeeps
from hauntings.games.ghost_stories.black_secret.mantras import own_mantras
from hauntings.games.ghost_stories.black_secret.shadow import ShadowsTile
from hauntings.games.ghost_stories.black_secret.skeletons import NewcomerIsSpared, SkeletonLeaves
from hauntings.games.ghost_stories.black_secret.stones import OWN_STONES, PUPPETS_EVERY_TURN
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.black_secret.why import BELOW, NO_GHOST_CARD, STANDS
from hauntings.games.ghost_stories.geometry import RIGHT_TO_LEFT
from hauntings.games.ghost_stories.questions import LAY_MANTRA
from hauntings.games.ghost_stories.rules import Adjusts, Rules, Stone
from hauntings.games.ghost_stories.table import Village


class WuFengScores(Adjusts):
    """BS §14: 5 more for a victory, 5 less for a defeat."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return number + (POINTS_WON if thing != 0 else POINTS_LOST)


class CursedIncarnations(Adjusts):
    """BS r72: incarnations that a curse brought count nothing (thing 0: of those exorcised, 1: of all)."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        for card in secret_of(g).unscored:
            if thing != 0 or card in g.discards:
                number -= 1
        if thing != 0:
            for card in [*g.deck, g.drawn]:
                if g.cards.is_incarnation(card):  # the village was full: it went on the deck (BS r64)
                    number -= 1
        return number


def install(rules: Rules) -> None:
    """Black Secret, after the base game (and after White Moon, if it is there)."""
    chosen = rules.chosen
    rules.seats_beside = 1
    rules.tile_pool = [*rules.tile_pool, CALLIGRAPHER]
    if chosen["calligrapher"] == "always":
        rules.tiles_always.append(CALLIGRAPHER)
    rules.ghosts = rules.ghosts + OWN_GHOSTS
    rules.incarnations = rules.incarnations + OWN_INCARNATIONS
    rules.layouts = LAYOUTS[chosen["difficulty"]]
    rules.swaps_uncatchable = True
    rules.order = RIGHT_TO_LEFT
    rules.step_by_step = True
    every_turn = chosen["puppet_master"] == "every_turn"
    rules.turn = [DEMON_PHASE, PUPPETS_EVERY_TURN, *rules.turn] if every_turn else [DEMON_PHASE, *rules.turn]
    for place, stone in enumerate(OWN_STONES):
        rules.stones[ACTIVATE_DEMON + place] = stone
    if every_turn:
        rules.stones[SKELETON_EACH_TURN] = Stone()
    rules.tiles[CALLIGRAPHER] = Calligrapher()
    for action in [MoveBelow(), ChangeLevel(), EnfeebleDemon()]:
        rules.add_action(action)
    mantra = rules.action_of[LAY_MANTRA]
    assert mantra is not None
    rules.replace_action(mantra, EnfeebleGhost())
    rules.instead_of_draw.append(WuFengDrawsInstead())
    rules.instead_of_discard.append(SkeletonLeaves())
    rules.after_placing.append(NewcomerIsSpared())
    rules.after_haunting.append(LadderFalls())
    rules.after_qi_loss.append(LostQiFlows())
    rules.after_qi_gain.append(BloodBrotherGoes())
    rules.after_death.append(FallsWithDeath())
    rules.after_being_moved.append(LadderAfterWind())
    laid_down.install(rules, KnockedDownTaoists(), STANDS)
    rules.forbids.append(ShadowsTile())
    rules.forbids.append(NightSorceress())
    rules.reason_below = BELOW
    rules.reason_no_card = NO_GHOST_CARD
    rules.lends_power.append(BloodBrotherLends())
    rules.keeps_mantra.append(BloodMantraKeeps())
    rules.scores.append(WuFengScores())
    rules.scored_incarnations.append(CursedIncarnations())
    rules.targets.append(DemonTargets())
    rules.curses = own_curses()
    rules.curses_in_game = ORDINARY_CURSES[:]
    rules.blood_mantras = own_mantras()
    rules.blood_mantras_in_game = ORDINARY_MANTRAS[:]
