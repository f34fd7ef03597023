"""The rulebook, its map and the gallery: the same for everybody, so browsers keep them."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Response

from hauntings.games.shelf import boxes, manifest_of
from hauntings.rulebook.blocks import Things
from hauntings.rulebook.books import texts_of
from hauntings.rulebook.exhibits import gallery_of, guessed, rules_about
from hauntings.rulebook.parse import PREFIXES
from hauntings.rulebook.positions import id_of, positions_of
from hauntings.server import wire
from hauntings.server.feed import speaker_of
from hauntings.server.refusal import Refused
from hauntings.server.routes.asking import Asking, TheHouse


def known(game: str) -> str:
    if game not in [box.name for box in boxes()]:
        raise Refused("not-found", "There is no such game.")
    return game


def kept(request: Asking, body: bytes) -> Response[bytes]:
    """An answer that a browser may keep and ask about."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(b"", status_code=304, media_type="application/json", headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@cache
def book_of(game: str, language: str) -> bytes:
    texts = texts_of(game, language)
    shown = {(thing.kind, thing.number): thing.name for thing in gallery_of(game, language)}
    names = {
        f"{block.body.kind} {thing}": shown.get((block.body.kind, thing), thing)
        for text in texts
        for block in text.blocks
        if isinstance(block.body, Things)
        for thing in block.body.things
    }
    return msgspec.json.encode(wire.RuleBook(game, speaker_of(game, language, []).title(), texts, names))


@cache
def map_of(game: str) -> bytes:
    rules = {
        ref: wire.MappedRule(rule.tests, rule.words, "" if rule.position is None else id_of(ref))
        for name in manifest_of(game).rulebook
        for ref, rule in [(f"{PREFIXES[name]} {what}", rule) for what, rule in positions_of(name).rules.items()]
    }
    return msgspec.json.encode(wire.RuleMap(rules))


@cache
def on_show(game: str, language: str) -> bytes:
    about = rules_about(game)
    things = [
        wire.Exhibit(*thing, guessed=guessed(thing.text, language), rules=about[thing.kind, thing.number])
        for thing in gallery_of(game, language)
    ]
    kinds = list(dict.fromkeys(thing.kind for thing in things))
    return msgspec.json.encode(wire.Gallery(game, speaker_of(game, language, []).title(), things, kinds))


@get("/api/rules/{game:str}")
async def book(
    request: Asking, house: TheHouse, game: FromPath[str], language: FromQuery[wire.Language] = "en"
) -> Response[bytes]:
    await house.speaks(language)
    return kept(request, book_of(known(game), language))


@get("/api/rules/{game:str}/map")
async def rule_map(request: Asking, game: FromPath[str]) -> Response[bytes]:
    return kept(request, map_of(known(game)))


@get("/api/rules/{game:str}/gallery")
async def gallery(
    request: Asking, house: TheHouse, game: FromPath[str], language: FromQuery[wire.Language] = "en"
) -> Response[bytes]:
    await house.speaks(language)
    return kept(request, on_show(known(game), language))


HANDLERS: Final = [
    book,
    rule_map,
    gallery,
]
