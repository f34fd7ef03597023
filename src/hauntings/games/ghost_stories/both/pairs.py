"""Where both expansions change the same thing, or one changes what the other relies on: each pair is decided here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.black_secret.cards import CELL_COLOUR, CURSES, MANTRAS, cell_at
from hauntings.games.ghost_stories.black_secret.curses import Curse
from hauntings.games.ghost_stories.black_secret.demons import DemonTargets
from hauntings.games.ghost_stories.black_secret.draw import PLACE_CURSED, PLAY_CARD, TAKE_INCARNATION
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.black_secret.why import SHADOWS_TILE
from hauntings.games.ghost_stories.both.curses import KillVillager, MovePortal, MoveVillager, TakeCrystal
from hauntings.games.ghost_stories.both.rescue import RescueMantra
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.rules import Adjusts, After, Forbids, InsteadOf, Lying, Rules
from hauntings.games.ghost_stories.standing import BITS
from hauntings.games.ghost_stories.table import MOVED, Village
from hauntings.games.ghost_stories.white_moon.artifacts import ScrollOfUnity
from hauntings.games.ghost_stories.white_moon.cards import KUNG_FU_SCHOOL
from hauntings.games.ghost_stories.white_moon.questions import RESCUE, USE_SCROLL
from hauntings.games.ghost_stories.white_moon.sword import offers_claw
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.ghost_stories.white_moon.why import LIES_DOWN
from hauntings.games.ghost_stories.why import CAN

# the numbers of what needs White Moon among the curses and Blood Mantras
MOVE_A_VILLAGER: Final = 9
TAKE_A_CRYSTAL: Final = 18
KILL_A_VILLAGER: Final = 27
MOVE_THE_PORTAL: Final = 32
RESCUE_AT_PORTAL: Final = 8
RESCUE_OR_RAISE: Final = 15
RESCUE_TWO: Final = 21


class WuFengsIncarnation(InsteadOf):
    """WM §23, BS §4: at the death of a Wu Wu-Feng takes the top incarnation and places one of his hand; in a full
    village it goes on top of the deck (BS r63, r64)."""

    def instead(self, g: Village, thing: i64) -> bool:
        g.do(PLACE_CURSED)
        g.do(TAKE_INCARNATION)
        return True


class WuFengPlaysIt(InsteadOf):
    """BS r56: a card that the Shield of Time could have put away, and did not, is Wu-Feng's to play."""

    def instead(self, g: Village, thing: i64) -> bool:
        g.do(PLAY_CARD)
        return True


class ShadowClosesTile(Adjusts):
    """BS §7, r56: an artifact cannot use the Shadow's tile: the Firework."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return SHADOWS_TILE if number == CAN and secret_of(g).shadow == thing else number


class NoRescueBesideShadow(Forbids):
    """BS r33: no rescue action on the Shadow's tile."""

    def watches(self, g: Village) -> bool:
        return secret_of(g).shadow == moon_of(g).portal

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        return SHADOWS_TILE if token == RESCUE and self.watches(g) else CAN


class ClawAgainstDemons(After):
    """BS r56: after a failed attempt below the Vengeful Claw takes a Tao token of the cell's colour."""

    def after(self, g: Village, thing: i64) -> None:
        board = Board(thing)
        if len(DEMONS_FACED.faced(g, board)) > 0:
            colour = CELL_COLOUR[secret_of(g).catacomb_side][cell_at(g.at[board])]
            offers_claw(g, board, BITS[colour])


class ScrollEndsTheMove(ScrollOfUnity):
    """WM §11, BS §8.1: the Scroll of Unity ends the move; who climbed after the last step does not climb again."""

    def works(self, g: Village, board: Board) -> None:
        secret = secret_of(g)
        climbed = g.stage == MOVED and secret.climbed == g.steps
        super().works(g, board)
        if climbed:
            secret.climbed = g.steps


class LyingOnce(Lying):
    """WM §15, BS §8.3: laid down and knocked down are one state, and standing up once ends it."""

    def __init__(self) -> None:
        self.reason = LIES_DOWN

    def lies(self, g: Village, board: Board) -> bool:
        return moon_of(g).laid_down[board] != 0 or secret_of(g).knocked_down[board] != 0

    def stands_up(self, g: Village, board: Board) -> None:
        m = moon_of(g)
        secret = secret_of(g)
        m.laid_down = replaced(m.laid_down, board, 0)
        secret.knocked_down = replaced(secret.knocked_down, board, 0)
        if g.telling:
            g.tell("stood-up", (board,))


def decides(rules: Rules) -> None:
    """After both expansions have filled the seams."""
    if rules.chosen["village_tiles"] == "first_games":
        rules.tiles_always.append(KUNG_FU_SCHOOL)  # it is in every first game, whichever tile stays out (both r1)
    rules.instead_of_incarnation.append(WuFengsIncarnation())
    rules.instead_of_keeping.append(WuFengPlaysIt())
    rules.closes.append(ShadowClosesTile())
    rules.forbids.append(NoRescueBesideShadow())
    rules.after_failed_attempt.append(ClawAgainstDemons())
    scroll = rules.action_of[USE_SCROLL]
    assert scroll is not None
    rules.replace_action(scroll, ScrollEndsTheMove())
    rules.laid_down = [LyingOnce()]
    rules.after_being_moved.reverse()  # the villager follows the step, then comes the ladder (both r3)
    rules.curses[MOVE_A_VILLAGER] = Curse([MoveVillager()])
    rules.curses[TAKE_A_CRYSTAL] = Curse([TakeCrystal()])
    rules.curses[KILL_A_VILLAGER] = Curse([KillVillager()])
    rules.curses[MOVE_THE_PORTAL] = Curse([MovePortal()])
    rules.curses_in_game = [curse for curse in range(1, CURSES)]
    rules.blood_mantras[RESCUE_AT_PORTAL] = RescueMantra(1, 0)
    rules.blood_mantras[RESCUE_OR_RAISE] = RescueMantra(1, 1)
    rules.blood_mantras[RESCUE_TWO] = RescueMantra(2, 1)
    rules.blood_mantras_in_game = [mantra for mantra in range(1, MANTRAS)]


DEMONS_FACED: Final = DemonTargets()
