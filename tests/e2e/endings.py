"""Every way in which a game of every box ends: a position shortly before it, the last answers, and what is so then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hauntings.engine.box import Box
from hauntings.engine.codec import Plain
from hauntings.engine.table import Table
from hauntings.games.ghost_stories.black_secret.pyramid import CAST_CURSE
from hauntings.games.rest_in_peace.setup import BOX as REST_IN_PEACE
from hauntings.games.thirteen_ghosts.setup import BOX as THIRTEEN_GHOSTS
from hauntings.records.game import Game
from hauntings.records.position import code_of
from tests.scenes.black_secret.secret import secret
from tests.scenes.both.night import night
from tests.scenes.ghost_stories.village import Scene, village
from tests.scenes.rest_in_peace.duel import duel
from tests.scenes.thirteen_ghosts.round import hunt
from tests.scenes.white_moon.moon import moon

NAMES = ["Ann", "Bob", "Cid", "Dot", "Fay"]  # seat by seat
Pieces = dict[str, Any]
Code = Callable[[], str]


class Ending(NamedTuple):
    """`fates`: win, share, loss or draw of each seat; `title`: what players read; `sentence`: how it begins."""

    name: str
    code: Code
    answers: list[str]
    fates: list[str]
    title: str
    sentence: str
    watched: str = ""  # the title for a spectator, where it is another one

    @property
    def together(self) -> bool:
        """All seats are on one side."""
        return set(self.fates) in ({"win"}, {"loss"})


def code(box: Box, g: Table, options: dict[str, Plain]) -> str:
    """The open code: nothing is dealt anew."""
    return code_of(Game.from_position(box, options, box.write(g)))


# --- Rest in Peace: Ann is Green, Bob is Blue (RIP §5.2, §6) ----------------------------------------------------------


def duels() -> Iterator[Ending]:
    mid: Pieces = {"round": 7, "green_side": "2", "blue_side": "3", "green_hand": "1"}
    castles: Pieces = {**mid, "tokens": "C", "won": "2M 0C / 2M 2C"}
    manors: Pieces = {**mid, "tokens": "M", "won": "2M 0C / 3M 1C"}
    last: Pieces = {"round": 9, "green_hand": "1", "blue_hand": "1", "green_deck": "", "blue_deck": "", "tokens": "MC"}
    ninth: Pieces = {**last, "active": "B", "won": "2M 2C / 3M 1C"}
    lull: Pieces = {**last, "green_display": "#27", "won": "3M 1C / 2M 2C"}
    learning: Pieces = {**castles, "options": {"learning_mode": True}}
    turn, by_ten = ["end turn"], ["end turn", "place nothing"]
    for name, pieces, answers, title, sentence in [
        ("manors", manors, turn, "Bob wins", "Bob has enough Manors and wins the game."),
        ("castles", castles, turn, "Bob wins", "Bob has enough Castles and wins the game."),
        ("learning", learning, turn, "Bob wins", "Bob has enough Castles and wins the game."),
        ("round 10", {**ninth, "green_tenth": "5 2", "blue_tenth": "6 2"}, by_ten, "Bob wins", "Nobody has enough"),
        ("more mansions", {**ninth, "green_tenth": "5", "blue_tenth": "4 1"}, by_ten, "Ann wins", "Ann has more"),
        ("draw", {**lull, "green_tenth": "3", "blue_tenth": "1 2"}, ["lay #27 Creepy lull"], "A draw", "The game is a"),
    ]:
        fates = {"Ann wins": ["win", "loss"], "Bob wins": ["loss", "win"], "A draw": ["draw", "draw"]}[title]
        yield Ending(f"rest-in-peace {name}", dueling(pieces), answers, fates, title, sentence)


def dueling(pieces: Pieces) -> Code:
    return lambda: code(REST_IN_PEACE, duel(**pieces), pieces.get("options", {}))


# --- 13 Ghosts: two, three (mid-round, in the duel, shared), and two teams (13G §5, §11) ------------------------------


def hunts() -> Iterator[Ending]:
    two: Pieces = {"hideouts": "7 9", "hands": "3 5", "points": "2 2", "active": "B"}
    three: Pieces = {"hideouts": "7 9 4", "hands": "3 5 6"}
    left: Pieces = {"hideouts": "7 9 4", "hands": "3 - 6", "found": "B"}
    four: Pieces = {"hideouts": "7 9 4 10", "points": "2 2"}
    at_once: Pieces = {**three, "points": "5 2 5", "options": {"tie_at_target": "shared_win"}}
    late: Pieces = {**left, "points": "5 0 6", "options": {"three_player_end": "end_of_round"}}
    others: Pieces = {**four, "hands": "- 5 12 6", "found": "A", "active": "D"}
    for name, pieces, answers, fates, title in [
        ("two", two, ["name", "name 7"], "loss win", "Bob wins"),
        ("three", {**three, "points": "3 0 5"}, ["name", "name 9"], "loss loss win", "Cid wins"),
        ("three, duel", {**left, "points": "6 2 6", "active": "C"}, ["name", "name 7"], "loss loss win", "Cid wins"),
        ("three, shared", at_once, ["name", "name 9"], "share loss share", "Ann and Cid share the win"),
        ("three, shared late", late, ["name", "name 4"], "share loss share", "Ann and Cid share the win"),
        ("four", {**four, "hands": "11 5 12 6"}, ["use", "name 9-10"], "win loss win loss", "Ann and Cid win"),
        ("four, the others", others, ["name", "name 4"], "loss win loss win", "Bob and Dot win"),
    ]:
        shared = "All who have 6 points share the win."
        sentence = shared if "share" in fates else f"Winner: {title.partition(' win')[0]}."
        ending = f"The game is over. {sentence}"
        yield Ending(f"thirteen-ghosts {name}", hunting(pieces), answers, fates.split(), title, ending)


def hunting(pieces: Pieces) -> Code:
    return lambda: code(THIRTEEN_GHOSTS, hunt(**pieces), pieces.get("options", {}))


# --- the villages: N is asked, E is next (GS §16, WM §17, BS §14) -----------------------------------------------------

BASE, WHITE, BLACK, BOTH = [f"ghost-stories{more}" for more in ("", "-white-moon", "-black-secret", "-both")]
SCENES: dict[str, Callable[..., Scene]] = {BASE: village, WHITE: moon, BLACK: secret, BOTH: night}
EMPTY = "The last card was drawn while an incarnation was undefeated: the village is lost."
DEFEATS = {
    "all dead": "All Taoists are dead: the village is lost.",
    "haunted": "Too many tiles are haunted: the village is lost.",
    "fallen": "A haunting found no active tile in its line: the village is lost.",
    "deck drawn": EMPTY,
    "deck thrown away": EMPTY,
    "twelve dead": "The twelfth villager is dead: the village is lost.",
}
ELEVEN = "Hua Hua Hua Li Li Li Sun Sun Sun Zhou Zhou"
EXORCISM: Pieces = {"at": "N1 E4 S4 W4", "ghosts": "N1:61", "dice": "red red red", "tao": "N:red", "deck": "6 7 0"}
HUT: Pieces = {"at": "N3 E4 S4 W4", "ghosts": "N0:39 E0:1!"}  # its help costs the last Qi
CURSE: Pieces = {"pyramid": "1:1 2:3 3:5 5:10 6:11"}  # Wu-Feng may cast one of level 3


def victories() -> Iterator[Ending]:
    """By any number of Taoists."""
    for box, numbers in {BASE: "1234", WHITE: "124", BLACK: "1234", BOTH: "2"}.items():
        for taoists in map(int, numbers):
            answers = ["exorcise N1", "Qi to N"] if taoists > 1 else ["exorcise N1"]
            yield ended(box, "won", taoists, laid(box, taoists, EXORCISM, "attempt exorcism"), answers)


def defeats() -> Iterator[Ending]:
    """In every way, each with another number of Taoists."""
    dying: list[Pieces] = [{**HUT, "qi": " ".join(["N:1", "E:0", "S:0", "W:0"][:taoists])} for taoists in range(5)]
    haunts: Pieces = {"ghosts": "E1:1!", "haunted": "0 2"}
    falls: Pieces = {**HUT, "qi": "N:1", "haunted": "0 1 2", "rules": {"difficulty": "initiation"}}
    last_card: Pieces = {"deck": "61 0"}
    last_li: Pieces = {"ghosts": "E1:1! N0:61", "villagers": "5:Li", "deck": "6 0"}
    two_cards: Pieces = {**CURSE, "curses": "20", "ghosts": "N0:61", "deck": "6 7 0"}
    twelfth: Pieces = {"ghosts": "E1:1!", "villagers": "5:Long", "dead": ELEVEN}
    killed: Pieces = {**CURSE, "curses": "27", "villagers": "5:Long", "dead": ELEVEN}
    turn, hut = ["end turn"], ["ask for help", "banish N0"]
    blood, throw, kill = [*hut, "Qi on 2.1"], ["cast 3/Two bottom cards"], ["cast 3/Kill a villager"]
    for box, how, taoists, pieces, answers in [
        (BASE, "all dead", 1, dying[1], hut),
        (BASE, "haunted", 2, haunts, turn),
        (BASE, "fallen", 3, falls, hut),
        (BASE, "deck drawn", 4, last_card, turn),
        (WHITE, "all dead", 3, dying[3], hut),
        (WHITE, "haunted", 4, haunts, turn),
        (WHITE, "fallen", 2, falls, hut),
        (WHITE, "deck drawn", 1, last_card, turn),
        (WHITE, "deck thrown away", 2, last_li, turn),
        (WHITE, "twelve dead", 3, twelfth, turn),
        (BLACK, "all dead", 4, dying[4], hut),
        (BLACK, "haunted", 1, haunts, turn),
        (BLACK, "fallen", 2, falls, blood),
        (BLACK, "deck drawn", 3, last_card, turn),
        (BLACK, "deck thrown away", 1, two_cards, throw),
        (BOTH, "all dead", 2, dying[2], hut),
        (BOTH, "haunted", 3, haunts, turn),
        (BOTH, "fallen", 4, falls, blood),
        (BOTH, "deck drawn", 1, last_card, turn),
        (BOTH, "deck thrown away", 2, two_cards, throw),
        (BOTH, "twelve dead", 1, killed, kill),
    ]:
        yield ended(box, how, taoists, laid(box, taoists, pieces), answers)


def ended(box: str, how: str, taoists: int, code: Code, answers: list[str]) -> Ending:
    """The Taoists win or lose together; where Wu-Feng has a seat, against him."""
    name, won = f"{box} {how}, {taoists}", how == "won"
    fates = ["win" if won else "loss"] * taoists
    if box in (BLACK, BOTH):
        fates.append("loss" if won else "win")
        title = "The Taoists win" if won else "Wu-Feng wins"
        how_so = ": Wu-Feng is defeated, the village is saved!" if won else f". {DEFEATS[how]}"
        return Ending(name, code, answers, fates, title, f"{title}{how_so} Score of the Taoists: ")
    watched = f"The village is {'saved' if won else 'lost'}"
    title = f"You have {'won' if won else 'lost'} together" if taoists > 1 else watched
    sentence = "Wu-Feng is defeated: the village is saved!" if won else DEFEATS[how]
    return Ending(name, code, answers, fates, title, f"{sentence} Score: ", watched)


def laid(box: str, taoists: int, pieces: Pieces, *before: str) -> Code:
    """So many Taoists, neutral boards after them; where a pyramid stands, Wu-Feng is asked for his curse."""

    def build() -> str:
        scene = SCENES[box](**pieces, neutral=" ".join("NESW"[taoists:])).play(*before)
        if "pyramid" in pieces:
            scene.happen(CAST_CURSE)
        return code(scene.box, scene.g, scene.rules)

    return build


ENDINGS = [*duels(), *hunts(), *victories(), *defeats()]
