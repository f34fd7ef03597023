"""Who sits where: people by name, bots by strength. Kept in the game's record, so that a save knows it too."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from hauntings.bots.bot import NO_CLOCK, STRENGTHS, bot_of
from hauntings.i18n import registry
from hauntings.i18n.speaker import Speaker
from hauntings.i18n.words import Words
from hauntings.records.game import Game
from hauntings.terminal.typed import fold

PERSON: Final = "person"
FIRST_BOT: Final = "greedy"  # quick, sensible, and a newcomer can beat it


class Seat:
    """One chair at the table: the name of who sits there (or nothing), and a person or a bot."""

    def __init__(self, name: str = "", plays: str = PERSON) -> None:
        self.name = name
        self.plays = plays


def seats_for(
    speaker: Speaker, players: str = "", seats: str = "", bot: str = FIRST_BOT, seat: str = "", count: int = 0
) -> list[Seat]:
    """The chairs from what was asked for. `count`: how many there must be, as a position code says."""
    words, sizes = speaker.words, speaker.box.seats
    names = parted(players)
    kinds = [PERSON if kind == words.say("common-person") else kind for kind in parted(seats)]
    number = count or len(kinds) or next((size for size in sizes if size >= len(names)), 0)
    if number not in sizes or len(kinds) not in (0, number) or len(names) > number:
        allowed = ", ".join(map(str, sizes))
        raise ValueError(words.say("terminal-seats-count", game=speaker.title(), sizes=allowed))
    if kinds:
        sitting = [place for place in range(number) if kinds[place] == PERSON or len(names) == number]
    else:
        first = seat_number(speaker, seat, number) if seat else 0
        sitting = [(first + place) % number for place in range(max(1, len(names)))]
        kinds = [PERSON if place in sitting else bot for place in range(number)]
    if len(names) > len(sitting):
        raise ValueError(words.say("terminal-seats-clash"))
    for kind in kinds:
        if kind != PERSON:
            bot_of(kind)  # or one sentence about what there is
    chairs = [Seat("", kind) for kind in kinds]
    for place, name in zip(sitting, names, strict=False):
        chairs[place].name = name
    return chairs


def parted(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def seat_number(speaker: Speaker, text: str, number: int) -> int:
    """A seat by its number from 0, or by its name, which may hang on how many there are: Wu-Feng's is the last."""
    says = registry.speaker(speaker.box.name, speaker.words, [""] * number)
    wanted = fold(text)
    for place in range(number):
        if wanted in (str(place), fold(speaker.box.seat_name(place)), fold(says.seat_name(place))):
            return place
    allowed = ", ".join([f"{place} ({says.seat_name(place)})" for place in range(number)])
    raise ValueError(speaker.words.say("terminal-no-seat", seat=text, allowed=allowed))


def sit_down(game: Game, seats: Sequence[Seat]) -> None:
    """Write names and bots into the game."""
    game.names = [seat.name for seat in seats]
    game.seats = [seat.plays for seat in seats]


def people(game: Game) -> list[int]:
    return [seat for seat, plays in enumerate(game.seats) if plays == PERSON]


def answering(game: Game, holder: int) -> int | None:
    """The seat that answers now, None when the game is over. For a group a person does, the one at the keyboard if he
    may; a bot only if nobody of the group is a person."""
    asked = game.answerers
    among = [seat for seat in asked if game.seats[seat] == PERSON] or asked
    if not among:
        return None
    return holder if holder in among else among[0]


def bot_answer(game: Game, seat: int) -> int:
    """What the bot of a seat chooses: it gets the seat's view. The same decision gets the same answer, so that a game
    goes on after a save as it would have gone on without. The seed is made of what everybody knows."""
    place = f"{game.seal()} {seat} {len(game.moves)}".encode()
    seed = int.from_bytes(hashlib.blake2b(place, digest_size=4).digest(), "big")
    view = game.view(seat)
    return bot_of(game.seats[seat], seed).choose(view, view.kind, list(view.options), NO_CLOCK)


def strength(words: Words, bot: str) -> str:
    """A bot's strength in words, as far as we have some for it."""
    return words.say(f"terminal-strength-{bot.replace(':', '-')}") if bot in STRENGTHS else bot
