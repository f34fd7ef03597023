"""The village and the boards around it (GS §2). Places are 0-8, boards N E S W are 0-3, ghost spaces N0-W2 are 0-11."""

from __future__ import annotations

from typing import Final, NewType

from mypy_extensions import i64

from hauntings.games.ghost_stories.cards import DATA

# compiled they are i64 and cost nothing
Board = NewType("Board", i64)
Place = NewType("Place", i64)  # of a tile or, from 9 on, of the cell under it (BS §8); -1: nowhere
Space = NewType("Space", i64)  # of a ghost; from 12 on another target of exorcisms: a demon (BS §6)

# `Final[i64]`: numbers counted in `range(BOARDS)` are i64 too
BOARDS: Final[i64] = 4
SPACES: Final[i64] = 12
PLACES: Final[i64] = 9
BOARD_NAMES: Final = ["N", "E", "S", "W"]
SPACE_NAMES: Final = [f"{board}{number}" for board in BOARD_NAMES for number in range(3)]

EVERY_BOARD: Final = [Board(n) for n in range(BOARDS)]
EVERY_PLACE: Final = [Place(n) for n in range(PLACES)]
EVERY_SPACE: Final = [Space(n) for n in range(SPACES)]
CLOCKWISE: Final = [Board((n + 1) % BOARDS) for n in range(BOARDS)]  # the board after each
NO_PLACE: Final = Place(-1)

GEOMETRY: Final = DATA["geometry"]
CENTRE_PLACE: Final[Place] = GEOMETRY["start_tile"]
LINE: Final[list[list[Place]]] = [list(GEOMETRY["lines"][name]) for name in SPACE_NAMES]
OPPOSITE: Final = [Space(SPACE_NAMES.index(GEOMETRY["opposite"][name])) for name in SPACE_NAMES]
FACED: Final = [[Space(SPACE_NAMES.index(name)) for name in GEOMETRY["faces"][str(place)]] for place in range(PLACES)]
LEFT_TO_RIGHT: Final = [
    [Space(SPACE_NAMES.index(name)) for name in GEOMETRY["left_to_right_for_seat"][board]] for board in BOARD_NAMES
]
RIGHT_TO_LEFT: Final = [spaces[::-1] for spaces in LEFT_TO_RIGHT]  # both expansions act so


def board_at(space: Space) -> Board:
    """The board that the space is on."""
    return Board(space // 3)


def known_board(board: i64) -> None:
    """A ValueError that says which boards there are."""
    if not 0 <= board < BOARDS:
        raise ValueError(f"there is no board {board}; there are 0 to {BOARDS - 1}: {', '.join(BOARD_NAMES)}")


def known_place(place: i64) -> None:
    """A ValueError that says which places there are."""
    if not 0 <= place < len(STEPS):
        raise ValueError(f"there is no place {place}; there are 0 to {PLACES - 1}, and {PLACES} more under them")


def near(a: Place, b: Place) -> bool:
    """A king's move apart."""
    return a != b and -1 <= a // 3 - b // 3 <= 1 and -1 <= a % 3 - b % 3 <= 1


STEPS: Final = [[b for b in EVERY_PLACE if near(a, b)] for a in EVERY_PLACE]
ELSEWHERE: Final = [[b for b in EVERY_PLACE if a != b] for a in EVERY_PLACE]

# A place from 9 on is the cell under the tile `place - 9` (BS §8): one steps there as above, and faces nothing.
for above in EVERY_PLACE:
    FACED.append([])
    STEPS.append([Place(b + PLACES) for b in STEPS[above]])
    ELSEWHERE.append([Place(b + PLACES) for b in ELSEWHERE[above]])
