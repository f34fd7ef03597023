"""The shelf of games, and the lobby."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

import hauntings
from hauntings.bots.bot import STRENGTHS
from hauntings.games.shelf import box_of, boxes, manifest_of, played
from hauntings.i18n.words import LANGUAGES
from hauntings.records.game import Game
from hauntings.server import wire
from hauntings.server.feed import seat_names, speaker_of
from hauntings.server.lobby import lobby_for
from hauntings.server.refusal import Refused
from hauntings.server.routes.asking import Guest, TheHouse
from hauntings.server.seating import sentence


@get("/api/shelf")
async def shelf(house: TheHouse, language: FromQuery[wire.Language] = "en") -> wire.Shelf:
    await house.speaks(language)
    games = [game_info(box.name, language) for box in played()]
    return wire.Shelf(wire.PROTOCOL, hauntings.__version__, games, list(STRENGTHS), list(LANGUAGES))


@cache
def has_lens(name: str) -> bool:
    """Does the game know chances?"""
    return bool(box_of(name).odds(Game(name, seed=0).view(0)))


def game_info(name: str, language: str) -> wire.GameInfo:
    manifest, speaker = manifest_of(name), speaker_of(name, language, [])
    box = manifest.box
    switches: list[wire.SwitchInfo] = []
    for switch in box.switches:
        title = speaker.switch(switch.name)
        titles = [speaker.setting(switch.name, value) for value in switch.allowed]
        allowed = list(switch.allowed)
        switches.append(wire.SwitchInfo(switch.name, switch.default, allowed, switch.ruling, title, titles))
    return wire.GameInfo(
        name=box.name,
        title=speaker.title(),
        version=box.version,
        seats=list(box.seats),
        seat_names=[seat_names(box, language, seats) for seats in box.seats],
        sides=[[box.side(seats, seat) for seat in range(seats)] for seats in box.seats],
        switches=switches,
        kinds=[wire.KindInfo(kind.name, kind.size, kind.says) for kind in box.kinds],
        events={what: list(names) for what, names in box.events.items()},
        event_rules=box.event_sections(),
        milestones=box.milestones(),
        reasons=dict(box.reasons()),
        lens=has_lens(name),
        lessons=[lesson.name for lesson in manifest.lessons],
        group=box.asks_group(),
        board=manifest.board,
        layers=list(manifest.layers),
        picture=manifest.picture,
        things=speaker.things(),
    )


@get("/api/games/{game:str}/help")
async def help_with(
    house: TheHouse,
    game: FromPath[str],
    language: FromQuery[wire.Language] = "en",
    word: Annotated[str, QueryParameter(max_length=60)] = "",
    options: Annotated[str, QueryParameter(max_length=2000)] = "{}",
) -> wire.Help:
    """About a card, a notion or a rule, as a table with these option switches (JSON) plays it."""
    await house.speaks(language)
    if game not in [box.name for box in boxes()]:
        raise Refused("not-found", "There is no such game.")
    speaker = speaker_of(game, language, [])
    try:
        speaker.follow(box_of(game).settings(msgspec.json.decode(options, type=dict[str, Any])))
    except ValueError as error:
        raise Refused("bad-options", sentence(error)) from error
    return wire.Help(speaker.help(word))


@get("/api/lobby")
async def lobby(house: TheHouse, guest: Guest) -> wire.Lobby:
    return await lobby_for(house, guest)


HANDLERS: Final = [
    shelf,
    help_with,
    lobby,
]
