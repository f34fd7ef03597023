"""Fills the seams for White Moon; base/ knows nothing of it."""

from __future__ import annotations

from hauntings.games.ghost_stories import laid_down
from hauntings.games.ghost_stories.base.turn import TURN_ENDS
from hauntings.games.ghost_stories.cards import BASE_INCARNATIONS, CEMETERY, NIGHT_WATCHMANS_BEAT
from hauntings.games.ghost_stories.geometry import RIGHT_TO_LEFT
from hauntings.games.ghost_stories.questions import ASK_HELP
from hauntings.games.ghost_stories.rules import Rules
from hauntings.games.ghost_stories.white_moon.armor import (
    ArmorForgets,
    ArmorIgnores,
    ArmorOnArrival,
    ArmorOnMove,
    ShieldBeforePlacing,
)
from hauntings.games.ghost_stories.white_moon.artifacts import Firework, MoonDust, ScrollOfUnity
from hauntings.games.ghost_stories.white_moon.barrier import MYSTIC_BARRIER
from hauntings.games.ghost_stories.white_moon.cards import (
    DEVOURER,
    KUNG_FU_SCHOOL,
    MOON_GHOSTS,
    MOON_INCARNATIONS,
)
from hauntings.games.ghost_stories.white_moon.crystals import Crystals, PlaceCrystal, WhiteHerb
from hauntings.games.ghost_stories.white_moon.deaths import Retreat, VillagersDieInstead
from hauntings.games.ghost_stories.white_moon.from_box import SwapUncatchable
from hauntings.games.ghost_stories.white_moon.ghosts import MOON_STONES
from hauntings.games.ghost_stories.white_moon.odds.odds import SwordSetsWhite
from hauntings.games.ghost_stories.white_moon.potion import LifePotion
from hauntings.games.ghost_stories.white_moon.rescue import HelpWithoutRescue, Rescue
from hauntings.games.ghost_stories.white_moon.rewards import Inheritance
from hauntings.games.ghost_stories.white_moon.school import KungFuSchool
from hauntings.games.ghost_stories.white_moon.scoring import MoonScore, NotTheWuOnes
from hauntings.games.ghost_stories.white_moon.standing import ShapeshifterNeeds
from hauntings.games.ghost_stories.white_moon.su_ling import (
    SU_LING_OPTION,
    BanefulEvent,
    DrivenAway,
    PlaceSuLing,
    Silences,
)
from hauntings.games.ghost_stories.white_moon.sword import ClawAfterFailure, SwordBeforeRoll
from hauntings.games.ghost_stories.white_moon.tiles import MoonCemetery
from hauntings.games.ghost_stories.white_moon.turn import MOON_TURN_ENDS
from hauntings.games.ghost_stories.white_moon.villagers import LaidDown, LeadVillager, MayFollow
from hauntings.games.ghost_stories.white_moon.why import STANDS


def install_moon(rules: Rules) -> None:
    lays(rules)
    structure(rules)
    for action in [
        LeadVillager(),
        Rescue(),
        PlaceSuLing(),
        PlaceCrystal(),
        LifePotion(rules.chosen["life_potion"] == "any_yang"),
        MoonDust(),
        ScrollOfUnity(),
        Firework(),
    ]:
        rules.add_action(action)
    help_alone = rules.action_of[ASK_HELP]
    assert help_alone is not None
    rules.replace_action(help_alone, HelpWithoutRescue(help_alone))
    laid_down.install(rules, LaidDown(), STANDS)
    seams(rules)


def lays(rules: Rules) -> None:
    """WM §3: tiles, ghosts and incarnations."""
    if rules.chosen["village_tiles"] == "first_games":
        rules.tile_pool.remove(NIGHT_WATCHMANS_BEAT)
        if rules.chosen["guard_tower"] and not rules.chosen.get("school_left_out", True):
            rules.tiles_always.append(KUNG_FU_SCHOOL)  # whichever of the ten tiles stays out (WM r111)
    rules.tile_pool.append(KUNG_FU_SCHOOL)
    rules.ghosts = rules.ghosts + MOON_GHOSTS
    pool = rules.chosen.get("incarnations", "mixed")  # with Black Secret they are one deck (BS §2.10)
    if pool == "base":
        rules.incarnations_beside = rules.incarnations_beside + MOON_INCARNATIONS
    elif pool == "white_moon":
        rules.incarnations = [card for card in rules.incarnations if card not in BASE_INCARNATIONS]
        rules.incarnations = rules.incarnations + MOON_INCARNATIONS
        rules.incarnations_beside = rules.incarnations_beside + BASE_INCARNATIONS
    else:
        rules.incarnations = rules.incarnations + MOON_INCARNATIONS
    rules.swaps_uncatchable = True


def structure(rules: Rules) -> None:
    """WM §4, §12-§14: the turn, tiles and stones."""
    rules.turn.insert(rules.turn.index(TURN_ENDS), SU_LING_OPTION)
    rules.turn.append(MYSTIC_BARRIER)
    rules.turn.append(MOON_TURN_ENDS)
    rules.order = RIGHT_TO_LEFT
    rules.step_by_step = True
    for number, stone in enumerate(MOON_STONES):
        rules.stones[DEVOURER + number] = stone
    rules.tiles[KUNG_FU_SCHOOL] = KungFuSchool()
    rules.tiles[CEMETERY] = MoonCemetery()


def seams(rules: Rules) -> None:
    rules.wild.append(Crystals())
    rules.instead_of_haunting.append(VillagersDieInstead())
    rules.instead_of_left_stone.append(ArmorOnArrival())
    rules.instead_of_placing.append(SwapUncatchable())
    rules.instead_of_placing.append(ShieldBeforePlacing())
    rules.instead_of_roll.append(SwordBeforeRoll())
    rules.instead_of_white_herb.append(WhiteHerb())
    rules.after_haunting.append(BanefulEvent())
    rules.after_curse_roll.append(BanefulEvent())
    rules.after_figure.append(Retreat())
    rules.after_death.append(Inheritance())
    rules.after_placing.append(DrivenAway())
    rules.after_placing.append(ArmorForgets())
    rules.after_moving_ghost.append(ArmorOnMove())
    rules.after_failed_attempt.append(ClawAfterFailure())
    rules.after_being_moved.append(MayFollow())
    rules.sets_white.append(SwordSetsWhite())
    rules.silences.append(Silences())
    rules.ignores.append(ArmorIgnores())
    rules.needs_of.append(ShapeshifterNeeds())
    rules.scores.append(MoonScore())
    rules.scored_incarnations.append(NotTheWuOnes())
