"""What a question names has its text beside it, in every language and at every question of a game."""

from __future__ import annotations

import random

import pytest

from hauntings.bots.bot import bot_of
from hauntings.games.manifest import Manifest
from hauntings.games.shelf import manifests
from hauntings.i18n.registry import speaker
from hauntings.i18n.speaker import Speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.game import Game

OURS = [manifest for manifest in manifests() if not manifest.hidden]
GAMES = 8
MOST = 400  # decisions
NAMING = {  # kinds of question that name something, among those that these games come to
    "rest-in-peace": {"name-value"},
    "thirteen-ghosts": {"number"},
    "ghost-stories": {"wind-space"},
    "ghost-stories-white-moon": {"follow", "school", "wind-space"},
    "ghost-stories-black-secret": {"enter", "demon-acts", "pyramid", "new-mantra"},
    "ghost-stories-both": {"follow", "enter", "demon-acts", "pyramid"},
}


@pytest.mark.parametrize("manifest", OURS, ids=lambda manifest: manifest.box.name)
def test_every_question_of_a_game_tells_what_it_names(manifest: Manifest) -> None:
    box = manifest.box
    says = [speaker(box.name, Words(language)) for language in LANGUAGES]
    naming: set[str] = set()
    for n in range(GAMES):
        game = Game(box.name, players=box.seats[-1], seed=f"named {n}")
        bot = bot_of("random", n)
        for _ in range(MOST):
            if game.over:
                break
            seat = game.answerers[0]
            told = [tell(each, game, seat) for each in says]
            assert len(set(told)) == 1, "every language names the same things"
            if told[0]:
                naming.add(game.question)
            game.choose(bot(game, seat), seat)
    assert naming >= NAMING[box.name], sorted(naming)


def tell(says: Speaker, game: Game, seat: int) -> int:
    """How many things the question names; each has a name and a paragraph of its own."""
    things = says.texts(game.view(seat))
    assert len({(thing.kind, thing.number) for thing in things}) == len(things)
    for thing in things:
        assert thing.name and len(thing.text) > 15, thing
        assert not thing.text.startswith(thing.name), thing
    return len(things)


def test_who_gets_its_artifact() -> None:
    """The lesson of White Moon: the family of one is rescued, and its artifact is told where it is named."""
    game = Game("ghost-stories-white-moon", players=2, seed="lesson 188", options={"difficulty": "initiation"})
    says = speaker("ghost-stories-white-moon", Words("en"))
    while game.question == "pre-rescue":
        assert not says.texts(game.view(0))
        game.choose(min(game.options, key=lambda token: game.view(0).tops[token - 1]), 0)
    assert game.question == "artifact-to"
    (thing,) = says.texts(game.view(0))
    assert (thing.kind, thing.name) == ("artifact", "Life Potion")
    assert "gains 1 Qi" in thing.text


def test_a_card_that_asks_without_a_field_is_told_too() -> None:
    """Double vision and Bloody Mary ask in their own name."""
    says = speaker("rest-in-peace", Words("en"))
    for card, kind in (("#16 “Double vision”", "copy"), ("#21 “Bloody Mary”", "discard")):
        game = asked(kind)
        assert [thing.name for thing in says.texts(game.view(game.answerers[0]))] == [card]


def asked(kind: str) -> Game:
    """A game of Rest in Peace in which this was asked."""
    for n in range(200):
        game, chance = Game("rest-in-peace", seed=f"asked {n}"), random.Random(n)
        while not game.over:
            if game.question == kind:
                return game
            game.choose(chance.choice(game.options), game.answerers[0])
    raise AssertionError(f"nobody was asked: {kind}")
