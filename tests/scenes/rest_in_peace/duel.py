"""A duel as a test wants it: `duel(...)` lays a position, `green` and `blue` play, `expect` looks at the table.

Cards are written as in the notation: `3` is a Ghost, `#11` a psychic. What a psychic in play named, copied or showed
follows it: `#10=3`, `#25=1,4`. A deck is written with its top card last. Tokens are `M` and `C`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from hauntings.engine.table import NOBODY, PASS, RUNNING, Seat
from hauntings.games.rest_in_peace.cards import CODES, DECK, LAST_ROUND, PSYCHIC, ROW, TOP_GHOST, Card, ghosts
from hauntings.games.rest_in_peace.questions import RANDOM_GHOST, STEP
from hauntings.games.rest_in_peace.setup import BOX
from hauntings.games.rest_in_peace.table import DRAW_GAME, SEAT_0_WINS, Duel
from hauntings.games.rest_in_peace.tenth import TENTH_ROUND
from hauntings.games.rest_in_peace.totals import total
from hauntings.games.rest_in_peace.turn import PLAY_ROUNDS, TAKE_STEP
from tests.scenes import scene

GREEN, BLUE = 0, 1
SAID = {"random": "a random Ghost"}  # what scenes say shorter than the notation
SEATS = "GB"
TOKENS = "MMCMMCMCMC"  # unless a scene says otherwise; those already played for went to Green, Blue, Green...


def cards(text: str) -> list[Card]:
    """`2 2 #8` as card codes."""
    return [Card(PSYCHIC + int(word[1:].split("=")[0]) if word[0] == "#" else int(word)) for word in text.split()]


def words(codes: list[Card]) -> str:
    """Card codes as `2 2 #8`."""
    return " ".join([str(card) if card <= TOP_GHOST else f"#{card - PSYCHIC}" for card in codes])


def ordered(text: str) -> str:
    return words(sorted(cards(text)))


def marks(g: Duel, text: str) -> None:
    """Set what the psychics of `#10=3 #25=1,4` named."""
    for word in text.split():
        card, _, named = word.partition("=")
        if named:
            values = [int(value) for value in named.split(",")]
            mark = values[0] if len(values) == 1 else sum([1 << value for value in values])
            g.mark = [mark if place == cards(card)[0] else old for place, old in enumerate(g.mark)]


def piles(text: str, count: int) -> list[list[Card]]:
    """`1 2 / 3 /` as one pile per earlier mansion."""
    found = [cards(pile) for pile in text.split("/")] if text else []
    return found + [[] for _ in range(count - len(found))]


def counts(codes: Sequence[i64]) -> list[i64]:
    return [codes.count(value) for value in range(TOP_GHOST + 1)]


def tally(text: str) -> tuple[int, int]:
    """`3M 2C` as (3, 2)."""
    found = {word[-1]: int(word[:-1]) for word in text.split()}
    return found.get("M", 0), found.get("C", 0)


def duel(
    round: int = 3,
    active: str = "G",
    starter: str = "",
    green_hand: str = "",
    blue_hand: str = "",
    green_side: str = "",
    blue_side: str = "",
    green_display: str = "",
    blue_display: str = "",
    green_deck: str | None = None,
    blue_deck: str | None = None,
    green_past: str = "",
    blue_past: str = "",
    green_tenth: str = "",
    blue_tenth: str = "",
    tokens: str = "",
    row: str = "",
    won: str = "",
    tripped: str = "",
    laid: int = 0,
    loaded: dict[str, list[Any]] | None = None,
    options: dict[str, object] | None = None,
) -> Duel:
    """A position of rounds 1 to 9, with the active player's step asked.

    Ghosts that no argument places lie in the deck; if the deck is given, they are out of the game (discarded).
    `tokens` are those from the current position on (the rest is filled in), `row` the psychics likewise; `won` is
    `3M 2C / 2M 1C`. `tripped="B2"`: #6 hit Blue in round 2. `laid`: cards the active player laid this turn.
    """
    rules = BOX.settings(options or {})
    g = BOX.blank(2, rules, scene.dice(BOX, loaded))
    g.round = round
    g.active = Seat(SEATS.index(active))
    begun = green_side + blue_side  # then it is more telling if the other one started
    g.starter = Seat(SEATS.index(starter or active) if starter or not begun else 1 - g.active)
    g.cards = laid
    g.hand = [counts(cards(green_hand)), counts(cards(blue_hand))]
    g.side = [cards(green_side), cards(blue_side)]
    g.display = [cards(green_display), cards(blue_display)]
    g.past = [list(pair) for pair in zip(piles(green_past, round - 1), piles(blue_past, round - 1), strict=True)]
    tenth = [cards(green_tenth), cards(blue_tenth)]
    g.tenth = [counts([card for card in pile if card <= TOP_GHOST]) for pile in tenth]
    g.tenth_open = [[card for card in pile if card > PSYCHIC] for pile in tenth]
    for text in (green_side, blue_side, green_tenth, blue_tenth):
        marks(g, text)
    for seat, deck in enumerate((green_deck, blue_deck)):
        lay_ghosts(g, seat, deck)
    if tripped:
        g.tripped = [int(tripped[1:] or round) if seat == tripped[0] else 0 for seat in SEATS]
    lay_row(g, cards(row))
    lay_tokens(g, tokens, won)
    g.stack = [TENTH_ROUND, PLAY_ROUNDS]
    g.do(TAKE_STEP)
    g.advance()
    scene.laws_hold(BOX, g, rules)
    return g


def lay_ghosts(g: Duel, seat: int, deck: str | None) -> None:
    """Whatever is not placed yet: to the deck, or out of the game if the deck is given."""
    placed = [card for pile in [g.side[seat], *(sides[seat] for sides in g.past)] for card in pile if card <= TOP_GHOST]
    placed += ghosts(g.hand[seat]) + ghosts(g.tenth[seat]) + cards(deck or "")
    left = Counter(ghosts(DECK))
    left.subtract(placed)
    assert min(left.values()) >= 0, f"{'Green' if seat == GREEN else 'Blue'} has too many of one Ghost: {placed}"
    rest = sorted(left.elements())
    g.deck = with_pile(g.deck, seat, rest if deck is None else cards(deck))
    if deck is not None:
        g.discards = with_pile(g.discards, seat, rest)


def with_pile(old: list[list[Card]], seat: int, pile: list[Card]) -> list[list[Card]]:
    return [pile, old[1]] if seat == GREEN else [old[0], pile]


def lay_row(g: Duel, given: list[Card]) -> None:
    """The psychics from this round on: the given ones, then the lowest that lie nowhere."""
    used = given[:]
    for seat in (GREEN, BLUE):
        for pile in [g.side[seat], g.display[seat], g.tenth_open[seat], *(sides[seat] for sides in g.past)]:
            used += pile
    free = [Card(code) for code in range(PSYCHIC + 1, CODES) if code not in used]
    ahead = ROW - int(g.round) + 1
    g.row = [Card(0)] * (int(g.round) - 1) + (given + free)[:ahead]


def lay_tokens(g: Duel, tokens: str, won: str) -> None:
    """Tokens already won, and those that lie from the current position on."""
    gone = int(g.round) - 1
    if won:
        green, blue = [tally(side) for side in won.split("/")]
    else:
        green, blue = [(TOKENS[at:gone:2].count("M"), TOKENS[at:gone:2].count("C")) for at in (0, 1)]
    assert sum(green) + sum(blue) == gone, f"before round {g.round} {gone} tokens are won"
    g.manors_won = [green[0], blue[0]]
    g.castles_won = [green[1], blue[1]]
    left = Counter({"M": 6 - green[0] - blue[0], "C": 4 - green[1] - blue[1]})
    left.subtract(tokens)
    assert min(left.values()) >= 0, f"there are not so many tokens left: {tokens}"
    rest = list(TOKENS[gone:]) if not won and not tokens else list(tokens) + list(left.elements())
    g.manors = [0] * (gone + 1) + [int(lies == "M") for lies in rest]
    g.castles = [0] * (gone + 1) + [int(lies == "C") for lies in rest]


# --- playing ------------------------------------------------------------------------------------------------------


def green(g: Duel, *answers: str) -> None:
    """Green answers, word by word of the notation."""
    play(g, GREEN, answers)


def blue(g: Duel, *answers: str) -> None:
    """Blue answers."""
    play(g, BLUE, answers)


def play(g: Duel, seat: int, answers: tuple[str, ...]) -> None:
    scene.play(BOX, g, g.rules.chosen, tuple([SAID.get(word, word) for word in answers]), seat)


def refused(g: Duel, word: str, reason: str, kind: str = "") -> None:
    """The word is not offered, and `why` says this."""
    scene.refused(BOX, g, SAID.get(word, word), reason, kind)


# --- looking ------------------------------------------------------------------------------------------------------


def offers(g: Duel) -> str:
    """The options of the pending question without their verbs: `end turn, 2, #8`."""
    if g.asked == NOBODY:
        return ""
    kind = BOX.kinds[g.kind]
    found: list[str] = []
    for token in g.options:
        if token == PASS:
            found.append("end turn" if g.kind == STEP else "nothing")
        elif g.kind == STEP and token == RANDOM_GHOST:
            found.append("random")
        elif kind.says == "seat":
            found.append(("Green", "Blue")[token - 1])
        else:
            found.append(words([Card(token)]) if kind.says == "card" else str(token))
    return ", ".join(found)


def won_by(g: Duel, seat: int) -> str:
    return f"{g.manors_won[seat]}M {g.castles_won[seat]}C"


def tokens_ahead(g: Duel) -> str:
    """What lies on each position from the current one on: `M MC - C`."""
    found = ["M" * int(g.manors[place]) + "C" * int(g.castles[place]) for place in range(int(g.round), LAST_ROUND + 1)]
    return " ".join([tokens or "-" for tokens in found])


def winner(g: Duel) -> str:
    if g.outcome == RUNNING:
        return ""
    return "draw" if g.outcome == DRAW_GAME else "G" if g.outcome == SEAT_0_WINS else "B"


def look(g: Duel, what: str) -> object:
    """One thing that everybody could read off the table lying open."""
    name, _, zone = what.partition("_")
    if name in ("green", "blue"):
        seat = GREEN if name == "green" else BLUE
        found: dict[str, str] = {
            "hand": words(ghosts(g.hand[seat])),
            "side": words(sorted(g.side[seat])),
            "display": words(sorted(g.display[seat])),
            "deck": words(g.deck[seat]),
            "discards": words(sorted(g.discards[seat])),
            "tenth": words(sorted(ghosts(g.tenth[seat]) + g.tenth_open[seat])),
            "past": " / ".join([words(sorted(pile)) for pile in (sides[seat] for sides in g.past)]),
            "knows": words(ghosts(g.known[1 - seat])),
            "won": won_by(g, seat),
        }
        return found[zone]
    table: dict[str, object] = {
        "totals": (total(g, Seat(GREEN)), total(g, Seat(BLUE))),
        "round": g.round,
        "asked": SEATS[g.asked] if g.asked != NOBODY else "",
        "kind": BOX.kinds[g.kind].name if g.asked != NOBODY else "",
        "offers": offers(g),
        "starter": SEATS[g.starter],
        "tokens": tokens_ahead(g),
        "tripped": "".join([SEATS[seat] for seat in (0, 1) if g.tripped[seat]]),
        "won": f"{won_by(g, GREEN)} / {won_by(g, BLUE)}",
        "winner": winner(g),
    }
    return table[what]


def expect(g: Duel, **wanted: object) -> None:
    """Compare with what lies on the table; cards of a zone in any order, but a deck in its own."""
    for what, value in wanted.items():
        found = look(g, what)
        if isinstance(value, str) and what.startswith(("green_", "blue_")) and not what.endswith(("won", "past")):
            value = " ".join(value.split()) if what.endswith("deck") else ordered(value)
        assert found == value, f"{what}: {found!r}, not {value!r}"


def finale(
    first: str = "G",
    green_tenth: str = "",
    blue_tenth: str = "",
    green_hand: str = "",
    blue_hand: str = "",
    options: dict[str, object] | None = None,
    loaded: dict[str, list[Any]] | None = None,
) -> Duel:
    """Round 10, just revealed: `first` won round 9 and has 3M 2C, the other 3M 1C; a Castle is left."""
    loser = "B" if first == "G" else "G"
    won = "2M 2C / 3M 1C" if first == "G" else "3M 1C / 2M 2C"
    g = duel(
        round=9, active=loser, green_hand=green_hand, blue_hand=blue_hand, green_deck="", blue_deck="", won=won,
        tokens="MC", green_tenth=green_tenth, blue_tenth=blue_tenth, options=options, loaded=loaded,
    )  # fmt: skip
    if g.asked != NOBODY and BOX.kinds[g.kind].name == "step":
        (green if loser == "G" else blue)(g, "end turn")
    (green if loser == "G" else blue)(g, "nothing")  # the loser places nothing
    return g
