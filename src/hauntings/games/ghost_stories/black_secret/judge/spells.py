"""What Blood Mantras are worth to the Taoists, and curses to Wu-Feng, as the table lies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.black_secret.cards import (
    CELLS,
    CURSES,
    MANTRA_LEVEL,
    MANTRAS,
    is_skeleton,
)
from hauntings.games.ghost_stories.black_secret.judge.worth import (
    CURSED,
    LEVEL,
    QI_PUT,
    VALUES,
    demon_worth,
    len_of_stacks,
    urn_worth,
)
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.geometry import EVERY_BOARD
from hauntings.games.ghost_stories.judge.worth import (
    BUDDHA_LAID,
    CURSE,
    TAO,
    WEIGHTS,
    YIN_YANG,
    Sight,
    crowd,
    ghosts_on,
    haunting_costs,
    qi_costs,
    qi_worth,
)
from hauntings.games.ghost_stories.standing import buddhas_at_temple, tao_of
from hauntings.games.ghost_stories.table import Village

USUAL: Final[list[float]] = [0.0] * MANTRAS  # what a Mantra is worth on average
for mantra, worth in (
    (1, 0.1), (2, 0.05), (3, 0.4), (4, 0.25), (5, 0.7), (6, 0.2), (7, 0.2), (9, 0.4), (10, 0.3), (11, 0.45),
    (12, 0.35), (13, 0.4), (14, 0.9), (16, 0.7), (17, 1.2), (18, 1.1), (19, 1.4), (20, 0.4),
):  # fmt: skip
    USUAL[mantra] = worth

HARM: Final[list[float]] = [0.0] * CURSES  # of the curses that always do much the same harm
for curse, harm in ((2, 0.15), (3, 0.9), (6, 0.3), (12, 0.35), (19, 0.25), (21, 0.9), (28, 3.0)):
    HARM[curse] = harm


# --- Blood Mantras (BS §9) ----------------------------------------------------------------------------------


def mantra_now(g: Village, sight: Sight, mantra: i64) -> float:
    """What the Mantra would do at once."""
    secret = secret_of(g)
    w = WEIGHTS
    best = 0.0
    if mantra in (3, 18):
        lacks = False
        for board in EVERY_BOARD:
            if g.at[board] >= 0:
                best = max(best, qi_worth(g, board))
                lacks = lacks or g.yin_yang[board] == 0
        if mantra == 3:
            return best if g.qi_supply > 0 else 0.0
        return (2.0 * best if g.qi_supply > 1 else 0.0) + (w[YIN_YANG] if lacks else 0.0)
    if mantra == 11:
        for board in EVERY_BOARD:
            if g.at[board] >= 0 and g.yin_yang[board] == 0:
                return w[YIN_YANG]
        return 0.0
    if mantra in (5, 10, 19):
        second = 0.0
        for space, card in enumerate(g.ghost):
            removal = sight.removal[space] + 0.5
            if mantra == 10:
                best += removal if is_skeleton(card) else 0.0
            elif g.cards.is_ghost(card) and removal > second:
                second = min(best, removal)
                best = max(best, removal)
        return best + second if mantra == 19 else best
    if mantra in (13, 16):
        total = 0.0
        for demon, cell in enumerate(secret.demons):
            if cell != AT_HOME:
                worth = demon_worth(g, demon)
                best = max(best, worth)
                total += worth
        return best if mantra == 13 else total
    if mantra == 14:
        return w[BUDDHA_LAID] * float(min(2, buddhas_at_temple(g)))
    if mantra == 17:
        haunted = sum(g.haunted)
        first = haunting_costs(sight.left + 1) if haunted > 0 else 0.0
        return first + (haunting_costs(sight.left + 2) if haunted > 1 else 0.0)
    if mantra == 20:
        return 1.2 if len(g.deck) <= 8 else 0.2
    return USUAL[mantra]


def mantra_later(g: Village, slot: i64) -> float:
    """What the Mantra of the slot, with the Qi that lies on it, promises."""
    secret = secret_of(g)
    mantra = secret.blood_mantras[slot]
    missing = MANTRA_LEVEL[mantra] - secret.blood_qi[slot]
    return USUAL[mantra] * max(0.0, 1.0 - VALUES[QI_PUT] * float(missing) * 0.5)


def mantras_left(g: Village, level: i64) -> list[i64]:
    """Mantras of a level that are neither out of the game nor face up: everybody can count them."""
    secret = secret_of(g)
    return [
        mantra
        for mantra in g.rules.blood_mantras_in_game
        if MANTRA_LEVEL[mantra] == level and mantra not in secret.blood_mantras and mantra not in secret.blood_gone
    ]


# --- curses (BS §5.1) ---------------------------------------------------------------------------------------


def skeleton_harm(g: Village) -> float:
    """A skeleton where it crowds most."""
    best = 0.0
    for board in EVERY_BOARD:
        count = ghosts_on(g, board)
        if count < 3:
            best = max(best, crowd(g, board, count + 1) - crowd(g, board, count))
    return 0.25 + best


def worst_qi(g: Village) -> float:
    """1 Qi of the Taoist who misses it most."""
    best = 0.0
    for board in EVERY_BOARD:
        if g.at[board] >= 0:
            best = max(best, qi_costs(g, board))
    return best


def most_tao(g: Village) -> i64:
    most: i64 = 0
    for board in EVERY_BOARD:
        if g.at[board] >= 0:
            most = max(most, tao_of(g, board))
    return most


def curse_harm(g: Village, sight: Sight, curse: i64) -> float:
    """What the curse would do at once, to Wu-Feng; a house curse what its parts would."""
    parts = g.cards.curse_parts[curse]
    if len(parts) > 0:
        harm = 0.0
        for part in parts:
            harm += curse_harm(g, sight, part)
        return harm
    secret = secret_of(g)
    under = max(g.at) >= CELLS
    late = len(g.deck) <= 14
    if curse in (1, 10):
        most = max(secret.blood_qi)
        return 0.0 if most == 0 else 0.15 if curse == 1 else 0.15 * float(most)
    if curse in (4, 13, 22):
        count = min(1 if curse == 4 else 2 if curse == 13 else 3, secret.skeletons)
        return skeleton_harm(g) * float(count) * 0.9
    if curse in (5, 23):
        return (0.3 if under else 0.04) * (1.0 if curse == 5 else 1.5)
    if curse in (7, 26):
        die = WEIGHTS[CURSE] + (worst_qi(g) + sight.haunting) / 6.0
        return die if curse == 7 else 2.0 * die
    if curse in (8, 17):
        return WEIGHTS[TAO] * float(min(most_tao(g), 1 if curse == 8 else 2))
    if curse in (11, 20):
        return (0.35 if late else 0.12) * (1.0 if curse == 11 else 2.0)
    if curse == 14:
        return 0.3 if secret.shadow != AT_HOME else 0.2 if max(secret.demons) != AT_HOME else 0.0
    if curse == 15:
        return 0.4
    if curse == 16:
        return worst_qi(g)
    if curse == 24:
        return sight.haunting
    if curse == 25:
        return WEIGHTS[YIN_YANG] if max(g.yin_yang) > 0 else 0.0
    if curse == 29:
        return 0.0 if secret.shadow != AT_HOME else 0.7 * float(secret.demons.count(AT_HOME))
    if curse == 30:
        return sight.haunting + worst_qi(g)
    if curse == 31:
        return urn_worth(g) * (0.4 if len_of_stacks(g) > 0 else 0.0)
    return HARM[curse]


def curse_worth(g: Village, sight: Sight, curse: i64) -> float:
    """`curse_harm`, and the step up the pyramid."""
    return curse_harm(g, sight, curse) + VALUES[CURSED] + VALUES[LEVEL] * float(g.cards.curse_level[curse])
