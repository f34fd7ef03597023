"""A village with both expansions as a test wants it: `night(...)` rests in the active Taoist's Yang menu.

Boards, ghosts, demons, curses and Mantras are written as in black_secret/secret.py, villagers, crystals and artifacts
as in white_moon/moon.py. The Kung-Fu School lies in the centre, the Calligrapher in the place of the Herbalist (2);
the Portal stands on 4. Villagers that are not written are not in the scene.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from hauntings.engine.table import GROUP, RUNNING, Effect
from hauntings.games.ghost_stories.base.turn import PLAY_TURNS, YANG_PHASE
from hauntings.games.ghost_stories.black_secret.cards import CURSE_LEVEL, CURSES_DRAWN, DEMON_NAMES, MANTRA_LEVEL
from hauntings.games.ghost_stories.black_secret.cards import is_skeleton as skeleton
from hauntings.games.ghost_stories.black_secret.notation import slot_word
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.both.setup import BOX
from hauntings.games.ghost_stories.cards import QI_TOKENS, SUMMONING, TILE_NAMES, is_incarnation
from hauntings.games.ghost_stories.geometry import BOARD_NAMES, BOARDS
from hauntings.games.ghost_stories.table import Village
from tests.scenes import scene
from tests.scenes.black_secret.secret import SecretScene, lays_stacks, lays_supply
from tests.scenes.ghost_stories.village import CURSES, FACES, board, lays_boards, lays_ghosts, lays_taoists
from tests.scenes.white_moon.moon import MoonScene, lays_moon

TILES = "0 1 11 3 10 5 6 7 8"


class NightScene(SecretScene, MoonScene):
    """A village with both, and a script."""

    def play(self, *words: str, seat: int | None = None) -> NightScene:
        """Answer question after question; a clone goes on."""
        events = []
        for word in words:
            self.g = self.g.clone()
            self.g.telling = True
            scene.play(BOX, self.g, self.rules, (word,), seat)
            events += self.g.events
        self.g.events = events
        self.checks_events()
        return self

    def checks_events(self) -> None:
        for event in self.g.events:
            assert len(event.args) == len(BOX.events[event.what]), f"{event} is not in the table of events"

    def happen(self, effect: Effect[Any]) -> NightScene:
        self.g.events = []
        super().happen(effect)
        return self

    def refused(self, word: str, reason: str, kind: str = "") -> NightScene:
        scene.refused(BOX, self.g, word, reason, kind)
        return self

    @property
    def offered(self) -> list[str]:
        return scene.offered(BOX, self.g)

    @property
    def question(self) -> str:
        """The kind of the pending question, and who is asked if it is not the active board."""
        g = self.g
        if g.outcome != RUNNING:
            return "over"
        kind = BOX.kinds[g.kind].name
        if g.asked == GROUP:
            return f"{kind} of the group"
        if g.asked == g.seats - 1:
            return f"{kind} of Wu-Feng"
        owner = BOARD_NAMES[g.seat_of.index(g.asked)]
        return kind if owner == BOARD_NAMES[g.active] else f"{kind} of {owner}"


def night(
    active: str = "N",
    neutral: str = "",
    powers: tuple[int, ...] = (),
    at: str = "N4 E4 S4 W4",
    qi: str = "",
    tao: str = "",
    supply: str = "",
    yin_yang: str = "N E S W",
    ghosts: str = "",
    buddhas: str = "",
    haunted: str = "",
    deck: str = "",
    discards: str = "",
    tiles: str = TILES,
    dice: str = "",
    curse: str = "",
    turn: bool = False,
    side: str = "a",
    demons: str = "",
    shadow: int = -1,
    no_ladders: str = "",
    stacks: str = "",
    knocked_down: str = "",
    curses: str = "1 3 5 7 9",
    pyramid: str = "",
    mantras: str = "1 3 8 11 15 21",
    blood: str = "",
    hand: str = "",
    incarnations: str = "",
    villagers: str = "",
    dead: str = "",
    rescued: str = "",
    portal: int = 4,
    su_ling: str = "",
    crystals: str = "",
    receptacles: str = "",
    artifacts: str = "",
    laid_down: str = "",
    rules: dict[str, Any] | None = None,
) -> NightScene:
    """Lay the position. A deck that ends in 0 is whole; else ten ghosts, a Summoning card and two ghosts follow."""
    chosen = BOX.rules(rules or {})
    script: dict[str, Any] = {
        "tao dice": [FACES[face] for face in dice.split()],
        "curse die": [CURSES[face] for face in curse.split()],
    }
    out = [board(name) for name in neutral.split()]
    g = BOX.blank(BOARDS - len(out) + 1, chosen, scene.dice(BOX, script))
    lays_boards(g, out, powers, "0 1 2 3 4 5 6 7 8")
    g.tile = [int(tile) for tile in tiles.split()]
    places: list[i64] = [-1] * len(TILE_NAMES)
    for place, tile in enumerate(g.tile):
        places[tile] = place
    g.place_of = places
    g.active = board(active)
    above = [word if word[1] != "b" else f"{word[0]}{int(word[2:]) + 9}" for word in at.split()]
    lays_taoists(g, out, " ".join(above), qi, tao, yin_yang, "", "")
    lays_supply(g, supply)
    lays_ghosts(g, ghosts, buddhas, 0)
    g.haunted = [1 if str(place) in haunted.split() else 0 for place in range(9)]
    g.discards = [int(card) for card in discards.split()]
    s = secret_of(g)
    s.wu_feng_side = 0 if side == "a" else 1
    homes = {name: int(cell) for name, _, cell in [word.partition(":") for word in demons.split()]}
    s.demons = [homes.get(name, -1) for name in DEMON_NAMES[:3]]
    s.shadow = shadow
    s.ladders = [0 if str(cell) in no_ladders.split() or g.haunted[cell] else 1 for cell in range(9)]
    s.knocked_down = [1 if name in knocked_down.split() else 0 for name in BOARD_NAMES]
    s.skeletons = 3 - len([card for card in g.ghost if skeleton(card) and card <= 104])
    lays_stacks(g, stacks, "")
    lays_spells(g, curses, pyramid, mantras, blood)
    g.qi_supply = QI_TOKENS - sum(g.qi) - sum(s.blood_qi)
    lays_cards(g, deck, hand, incarnations)
    lays_moon(g, villagers, dead, rescued, portal, su_ling, crystals, receptacles, -1, artifacts, laid_down)
    g.telling = True
    g.stack = [PLAY_TURNS]
    if not turn:
        g.turn = 1
        g.stack += g.rules.turn[g.rules.turn.index(YANG_PHASE) :][::-1]
    g.advance()
    return NightScene(g, chosen)


def lays_spells(g: Village, curses: str, pyramid: str, mantras: str, blood: str) -> None:
    """Curses and Blood Mantras, White Moon's among them."""
    s = secret_of(g)
    s.curses_up = sorted([int(curse) for curse in curses.split()])
    row: list[i64] = [0] * 10
    for word in pyramid.split():
        space, _, number = word.partition(":")
        row[int(space) - 1] = int(number)
    s.pyramid = row
    down: list[list[i64]] = []
    left: list[list[i64]] = []
    for level in range(1, 5):
        every = g.rules.curses_in_game
        pool = [c for c in every if CURSE_LEVEL[c] == level and c not in s.curses_up and c not in row]
        shown = level == 1 or any([CURSE_LEVEL[c] == level for c in [*s.curses_up, *row] if c])
        count = 0 if shown else CURSES_DRAWN[level - 1]
        down.append(pool[:count])
        left.append(pool[count:])
    s.curses_down = down
    s.curses_left = left
    s.blood_mantras = [int(mantra) for mantra in mantras.split()]
    amounts = {word.partition(":")[0]: int(word.partition(":")[2]) for word in blood.split()}
    s.blood_qi = [amounts.get(slot_word(slot), 0) for slot in range(6)]
    s.blood_piles = [
        [m for m in g.rules.blood_mantras_in_game[::-1] if MANTRA_LEVEL[m] == level and m not in s.blood_mantras]
        for level in range(2, 5)
    ]


def lays_cards(g: Village, deck: str, hand: str, incarnations: str) -> None:
    written: list[i64] = [int(card) for card in deck.split()]
    used = [card for card in [*g.ghost, *g.discards, *written] if card]
    rest: list[i64] = [card for card in g.rules.ghosts if card not in used]
    whole = written if written and written[-1] == 0 else [*written, *rest[:10], SUMMONING, *rest[10:12]]
    g.deck = [card for card in whole if card][::-1]
    g.deck_seen = [1 << int(g.seats - 1) if is_incarnation(card) else 0 for card in g.deck]
    g.unused = [card for card in g.rules.ghosts if card not in [*g.deck, *g.ghost, *g.discards]]
    g.undefeated = len([card for card in [*g.deck, *g.ghost] if is_incarnation(card) or card == SUMMONING])
    s = secret_of(g)
    held: list[i64] = sorted([int(card) for card in hand.split()])
    top: list[i64] = [int(card) for card in incarnations.split()]
    gone = [*held, *top, *g.deck, *g.ghost, *g.discards]
    others: list[i64] = [card for card in g.rules.incarnations if card not in gone]
    if top == [0]:  # the others are exorcised, far from this scene
        g.discards = [*g.discards, *others]
        s.incarnation_deck = []
    else:
        s.incarnation_deck = [*others, *top[::-1]]
    hands: list[list[i64]] = [[] for _ in range(g.seats)]
    hands[-1] = held
    s.incarnation_hand = hands
