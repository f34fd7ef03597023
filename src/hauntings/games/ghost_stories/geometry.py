"""The village and the boards around it (GS §2). Places are 0-8, boards N E S W are 0-3, ghost spaces N0-W2 are 0-11."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.cards import DATA

BOARDS: Final = 4
SPACES: Final = 12
PLACES: Final = 9
BOARD_NAMES: Final = ["N", "E", "S", "W"]
SPACE_NAMES: Final = [f"{board}{number}" for board in BOARD_NAMES for number in range(3)]

GEOMETRY: Final = DATA["geometry"]
CENTRE_PLACE: Final[i64] = GEOMETRY["start_tile"]
LINE: Final[list[list[i64]]] = [list(GEOMETRY["lines"][name]) for name in SPACE_NAMES]
OPPOSITE: Final[list[i64]] = [SPACE_NAMES.index(GEOMETRY["opposite"][name]) for name in SPACE_NAMES]
FACED: Final[list[list[i64]]] = [
    [SPACE_NAMES.index(name) for name in GEOMETRY["faces"][str(place)]] for place in range(PLACES)
]
LEFT_TO_RIGHT: Final[list[list[i64]]] = [
    [SPACE_NAMES.index(name) for name in GEOMETRY["left_to_right_for_seat"][board]] for board in BOARD_NAMES
]
RIGHT_TO_LEFT: Final[list[list[i64]]] = [spaces[::-1] for spaces in LEFT_TO_RIGHT]  # both expansions act so


def known_board(board: int) -> None:
    """A ValueError that says which boards there are."""
    if not 0 <= board < BOARDS:
        raise ValueError(f"there is no board {board}; there are 0 to {BOARDS - 1}: {', '.join(BOARD_NAMES)}")


def known_place(place: int) -> None:
    """A ValueError that says which places there are."""
    if not 0 <= place < len(STEPS):
        raise ValueError(f"there is no place {place}; there are 0 to {PLACES - 1}, and {PLACES} more under them")


def near(a: int, b: int) -> bool:
    """A king's move apart."""
    return a != b and abs(a // 3 - b // 3) <= 1 and abs(a % 3 - b % 3) <= 1


STEPS: Final[list[list[i64]]] = [[b for b in range(PLACES) if near(a, b)] for a in range(PLACES)]
ELSEWHERE: Final[list[list[i64]]] = [[b for b in range(PLACES) if a != b] for a in range(PLACES)]

# A place from 9 on is the cell under the tile `place - 9` (BS §8): one steps there as above, and faces nothing.
for below in range(PLACES):
    FACED.append([])
    STEPS.append([b + PLACES for b in STEPS[below]])
    ELSEWHERE.append([b + PLACES for b in ELSEWHERE[below]])
