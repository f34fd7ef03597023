"""A round as a test wants it: `hunt(...)` lays a position, `does` plays, `expect` looks at the table.

Seats are A B C D; with four players A and C are a team, B and D the other. A stack is written with its top card
first. With four players stacks and boxes are written `first team / second team`.
"""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.codec import Plain
from hauntings.engine.event import Event
from hauntings.engine.table import NOBODY, Seat
from hauntings.games.thirteen_ghosts.cards import ALL, NUMBERS
from hauntings.games.thirteen_ghosts.rounds import rules_out
from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.games.thirteen_ghosts.table import Hunt, partner
from hauntings.games.thirteen_ghosts.turn import TAKE_TURN, PlayRounds
from hauntings.views import ThirteenGhostsView
from tests.scenes import scene

SEATS = "ABCD"


def cards(text: str) -> list[i64]:
    return [int(word) for word in text.split()]


def words(numbers: list[i64]) -> str:
    return " ".join(str(number) for number in numbers)


def numbers_of(mask: int) -> list[int]:
    """A set of numbers as a list."""
    return [number for number in range(14) if mask >> number & 1]


def seat_of(name: str) -> int:
    return SEATS.index(name)


def per_deck(text: str, decks: int) -> list[list[i64]]:
    piles = [cards(pile) for pile in text.split("/")]
    return piles + [[] for _ in range(decks - len(piles))]


def hunt(
    hideouts: str,
    hands: str,
    stack: str | None = None,
    centre: str = "",
    active: str = "A",
    points: str = "",
    found: str = "",
    starter: str = "",
    options: dict[str, Plain] | None = None,
) -> Hunt:
    """A position in mid-round, with the active player's action asked.

    `hands` has `-` for an empty hand. `centre="5 B3"` are open cards, used by A unless a seat is named. Cards that no
    argument places lie in the stack, 13 on top; if the stack is given, in the box, and nobody has seen them. A found
    player's hideout was shown. With four players A and B hid for their teams (13G r12).
    """
    rules = BOX.settings(options or {})
    places = cards(hideouts)
    seats = len(places)
    g = BOX.blank(seats, rules, scene.dice(BOX))
    BOX.lay(g)
    decks = int(g.rules.decks)
    everyone = int(g.rules.everyone)
    eyes = g.rules.eyes
    g.round = 1
    g.points = cards(points) if points else [0] * (2 if seats == 4 else seats)
    g.active = g.actor = Seat(seat_of(active))
    g.starter = Seat(seat_of(starter or active))
    g.found = [int(SEATS[seat] in found) for seat in range(seats)]
    if g.found[g.active]:
        g.actor = partner(g.active)
    g.shield = [0] * seats
    g.mixed = [0] * seats
    g.hideout = places
    g.hideout_seen = [eyes[seat] | (eyes[seat - 2] if seat > 1 and seats == 4 else 0) for seat in range(seats)]
    g.hand = [0 if card == "-" else int(card) for card in hands.split()]
    both = [eyes[seat] | (eyes[(seat + 2) % 4] if seats == 4 else 0) for seat in range(seats)]
    g.hand_seen = [both[seat] if g.hand[seat] else everyone for seat in range(seats)]
    g.possible = [ALL] * seats
    g.refuted = [0] * seats
    g.answers = []
    g.dealt = [[] for _ in range(seats)]
    g.dealt_seen = [[] for _ in range(seats)]
    g.centre = [int(card.lstrip(SEATS)) for card in centre.split()]
    g.centre_by = [Seat(seat_of(card[0]) if card[0] in SEATS else 0) for card in centre.split()]
    given = [pile[::-1] for pile in per_deck(stack or "", decks)]
    g.pile, g.box = [], []
    for deck in range(decks):
        rest = unplaced(g, deck, given[deck])
        g.pile.append(given[deck] if stack is not None else rest)
        g.box.append(rest if stack is not None else [])
    g.pile_seen = [[0] * len(pile) for pile in g.pile]
    g.box_seen = [[0] * len(pile) for pile in g.box]
    for card, by in zip(g.centre, g.centre_by, strict=True):
        rules_out(g, g.rules.deck_of[by], 1 << card)
    for seat in range(seats):
        if g.found[seat]:
            g.hideout_seen[seat] = everyone
            rules_out(g, g.rules.deck_of[seat], 1 << places[seat])
            g.possible[seat] = 1 << places[seat]
    g.stack = [PlayRounds(), TAKE_TURN]
    g.telling = True
    g.advance()
    scene.laws_hold(BOX, g, rules)
    return g


def unplaced(g: Hunt, deck: int, stack: list[i64]) -> list[i64]:
    """The cards of a deck that lie nowhere yet."""
    used = stack[:]
    for seat in range(int(g.seats)):
        if g.rules.deck_of[seat] == deck:
            used += [g.hideout[seat], g.hand[seat]]
    used += [card for card, by in zip(g.centre, g.centre_by, strict=True) if g.rules.deck_of[by] == deck]
    used = [card for card in used if card]
    assert len(set(used)) == len(used), f"a card of deck {deck} lies twice: {used}"
    return [card for card in NUMBERS if card not in used]


def new_game(decks: list[str], starter: str = "A", seats: int = 2, options: dict[str, Plain] | None = None) -> Hunt:
    """A game from its set-up. Each text is a deck for a round, top card first, and the rest of it ascending; with
    four players `first team / second team`."""
    script: list[list[list[i64]]] = [[], []]
    for text in decks:
        for deck, pile in enumerate(per_deck(text, 2)):
            order = [*pile, *[card for card in NUMBERS if card not in pile]]
            script[deck].append(order[::-1])
    loaded = {"starter": [seat_of(starter)], "deck 0": script[0], "deck 1": script[1]}
    g = BOX.deal(seats, BOX.settings(options or {}), scene.dice(BOX, loaded), True)
    assert isinstance(g, Hunt)
    return g


# --- playing ---------------------------------------------------------------------------------------------------------


def does(g: Hunt, seat: str, *answers: str) -> None:
    """The seat answers, word by word of the notation; events are those of the last call."""
    g.events = []
    g.learned = 0
    scene.play(BOX, g, g.rules.chosen, answers, seat_of(seat))


def refused(g: Hunt, word: str, reason: str, kind: str = "") -> None:
    scene.refused(BOX, g, word, reason, kind)


def view(g: Hunt, seat: str) -> ThirteenGhostsView:
    return BOX.view(g, seat_of(seat), g.rules.chosen)


# --- looking ---------------------------------------------------------------------------------------------------------


def answer(g: Hunt) -> str:
    """What was answered last: `B no, C yes`."""
    asker, _, _, yes, no, silent = g.answers[-1]
    said = []
    for step in range(1, int(g.seats)):
        seat = (asker + step) % int(g.seats)
        for mask, text in ((yes, "yes"), (no, "no"), (silent, "silent")):
            if mask >> seat & 1:
                said.append(f"{SEATS[seat]} {text}")
    return ", ".join(said)


def told(g: Hunt, what: str, seat: int = 0) -> list[tuple[int, ...]]:
    """The arguments of such events since `does`, as one seat hears them (-1: a spectator)."""
    events: list[Event] = g.events
    return [event.args for event in events if event.what == what and event.heard_by(seat)]


def heard(g: Hunt, seat: int) -> set[str]:
    return {event.what for event in g.events if event.heard_by(seat)}


def look(g: Hunt, what: str) -> object:
    """One thing that everybody could read off the table lying open."""
    flagged = {"found": g.found, "shield": g.shield}
    if what in flagged:
        return "".join(SEATS[seat] for seat, on in enumerate(flagged[what]) if on)
    table: dict[str, object] = {
        "asked": SEATS[g.asked] if g.asked != NOBODY else "",
        "kind": BOX.kinds[g.kind].name if g.asked != NOBODY else "",
        "offers": ", ".join(scene.offered(BOX, g)),
        "active": SEATS[g.active],
        "starter": SEATS[g.starter],
        "round": g.round,
        "points": words(g.points),
        "hideouts": words(g.hideout),
        "hands": " ".join(str(card) if card else "-" for card in g.hand),
        "centre": words(g.centre),
        "stack": " / ".join(words(pile[::-1]) for pile in g.pile),
        "box": " / ".join(words(pile) for pile in g.box),
        "answer": answer(g) if g.answers else "",
        "outcome": g.outcome,
        "result": words(g.result),
    }
    return table[what]


def expect(g: Hunt, **wanted: object) -> None:
    for what, value in wanted.items():
        assert look(g, what) == value, f"{what}: {look(g, what)!r}, not {value!r}"
