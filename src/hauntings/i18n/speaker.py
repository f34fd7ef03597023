"""What any game's speaker offers: views, options, events and reasons as text, made in one place for all clients.

A speaker is given the words of a language and the players' names. It reads views and events, never a table.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, NamedTuple

from hauntings.engine.box import Box
from hauntings.engine.codec import Plain
from hauntings.engine.event import Event
from hauntings.engine.table import NOBODY
from hauntings.engine.view import V
from hauntings.i18n.words import Value, Words

COLUMNS: Final = 80
TOPICS: Final = ("rules", "cards", "options")
OPTION: Final = "option:"
HARD_BLANK: Final = "\N{NO-BREAK SPACE}"


class Shown(NamedTuple):
    """A component: what it is (`psychic`, `tile`), which, its name, and a paragraph on it."""

    kind: str
    number: str
    name: str
    text: str


class Speaker(Generic[V]):
    """Says one game in one language. A game's speaker fills in the methods that know its cards and its view.

    >>> from hauntings.i18n.registry import speaker
    >>> from hauntings.records.game import Game
    >>> game = Game("rest-in-peace", seed=7)
    >>> says = speaker("rest-in-peace", Words("en"), ["Ann", "Bo"])
    >>> says.event(game.events(0)[0])
    'Round 1 begins. Ann goes first.'
    >>> says.question(game.view(1))
    'Waiting for Ann.'
    >>> says.option(game.view(0), "step", 1)
    'Lay Ghost 1 (in hand: 1)'
    """

    box: Box
    prefix: str  # of the game's messages
    seat_arguments: ClassVar[frozenset[str]] = frozenset({"seat", "owner", "winner", "loser"})
    card_arguments: ClassVar[frozenset[str]] = frozenset({"card"})
    pieces: ClassVar[tuple[str, ...]] = ()  # the notions that are components: tokens, figures

    def __init__(self, words: Words, names: Sequence[str] = (), odds: bool = True) -> None:
        self.words: Final = words
        self.names: Final = tuple(names)
        self.odds = odds  # chances may be told; a table may forbid it
        self.settings: dict[str, Plain] = self.defaults()  # the readings that help tells

    # --- what each game fills in ------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """A card's name as it stands by itself."""
        raise NotImplementedError  # abstract

    def card_object(self, card: int) -> str:
        """A card's name as the object of a verb: Russian and Polish decline it."""
        return self.card(card)

    def option(self, view: V, kind: str, token: int) -> str:
        """What choosing this token means."""
        raise NotImplementedError  # abstract

    def asks(self, view: V) -> str:
        """The pending question, put to the seat that is asked."""
        raise NotImplementedError  # abstract

    def describe(self, view: V) -> list[str]:
        """The whole position in lines of at most 80 columns."""
        raise NotImplementedError  # abstract

    def picture(self, view: V) -> list[str]:
        """A map of the position in text, if the game has one: at most 80 columns, nothing that `describe` lacks."""
        return []

    def cards_told(self) -> Sequence[int]:
        """The cards that have help of their own."""
        return ()

    def names_of(self, card: int) -> tuple[str, ...]:
        """What a card may be asked for by."""
        return (self.card(card),)

    def about_card(self, card: int) -> str:
        """A paragraph on a card."""
        raise NotImplementedError  # abstract

    def component(self, name: str, value: int) -> Shown | None:
        """The component that an argument of that name is, if it is one whose text a question should have beside it."""
        if name in self.card_arguments and value in self.cards_told():
            return self.exhibit("card", value, self.card(value), self.about_card(value))
        return None

    def notions(self) -> Sequence[str]:
        """What else has help of its own: each has a message `word-NOTION`."""
        return ()

    def learn(self, view: V) -> None:
        """Keep from any view of a game what names hang on; in most games that is nothing."""

    def shares(self, seat: int, other: int) -> bool:
        """May these two look at one screen: does each see all that the other sees?"""
        return seat == other

    def things(self) -> dict[str, Plain]:
        """What the pages cannot know of this box, because somebody else made it: facts and words."""
        return {}

    def gallery(self) -> list[Shown]:
        """Every component of the box, kind by kind."""
        cards = [self.exhibit("card", card, self.card(card), self.about_card(card)) for card in self.cards_told()]
        return cards + self.pieces_shown()

    # --- what all games share -----------------------------------------------------------------------------------

    def say(self, message: str, /, **variables: Value) -> str:
        """A message of this game."""
        return self.words.say(self.named(message), **variables)

    def named(self, message: str) -> str:
        """The message's full name."""
        return f"{self.prefix}-{message}"

    def title(self) -> str:
        return self.say("title")

    def seat(self, seat: int) -> str:
        """The player's name, or the seat's own name while nobody gave one."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.seat_name(seat)

    def seat_name(self, seat: int) -> str:
        return self.say(f"seat-{seat + 1}")

    def event(self, event: Event) -> str:
        """What happened, in one sentence or two."""
        names = self.box.events[event.what]
        variables: dict[str, Value] = {}
        for seat in range(max(self.box.seats)):
            variables[f"player{seat + 1}"] = self.seat(seat)
        for name, value in zip(names, event.args, strict=True):
            variables.update(self.argument(name, value))
        return self.say(f"event-{event.what}", **variables)

    def argument(self, name: str, value: int) -> dict[str, Value]:
        """The variables that one argument of an event becomes; its name says what it is."""
        if name in self.seat_arguments:
            return {name: self.seat(value)}
        if name in self.card_arguments:
            return {name: self.card(value), f"{name}_object": self.card_object(value)}
        return {name: int(value)}

    def question(self, view: V) -> str:
        """The pending question for the one who is asked, whom we wait for, or how the game ended."""
        if view.outcome != 0:
            return self.ending(view)
        if view.asked == NOBODY:
            return ""
        if view.asked == view.seat:
            return self.asks(view)
        return self.words.say("common-waiting", player=self.seat(view.asked))

    def asking(self, view: V) -> dict[str, int]:
        """The numbers among the fields of the pending choice: the card that asks, what was named before."""
        choice = view.stack[-1] if view.stack else None
        if choice is None:
            return {}
        fields = zip(self.box.effects[choice[0]].__match_args__, choice[1:], strict=True)
        return {name: value for name, value in fields if isinstance(value, int)}

    def pending(self, view: V) -> dict[str, Value]:
        """The same as variables of a message."""
        variables: dict[str, Value] = {}
        for name, value in self.asking(view).items():
            variables.update(self.argument(name, value))
        return variables

    def named_in(self, view: V) -> dict[str, int]:
        """What the pending question names, as arguments: the fields of its choice, and what a game adds."""
        return self.asking(view)

    def texts(self, view: V) -> list[Shown]:
        """The components that the pending question names, each with its paragraph."""
        found = [self.component(name, value) for name, value in self.named_in(view).items()]
        return [thing for thing in found if thing is not None]

    def ending(self, view: V) -> str:
        """How the game ended."""
        best = [seat for seat, points in enumerate(view.result) if points == max(view.result)]
        if len(best) == 1:
            return self.words.say("common-won", player=self.seat(best[0]))
        return self.words.say("common-drawn")

    def reason(self, code: str) -> str:
        """Why something cannot be done now, with the rule's number."""
        return f"{self.say(f'reason-{code}')} ({self.box.reasons()[code]})"

    def switch(self, name: str) -> str:
        """The name of an option switch."""
        return self.say(f"switch-{name}")

    def setting(self, name: str, value: Plain) -> str:
        """The value of an option switch."""
        if isinstance(value, bool):
            return self.words.say("common-yes" if value else "common-no")
        if isinstance(value, list):
            return ", ".join(map(str, value))
        return self.say(f"switch-{name}.is-{value}")

    # --- help -------------------------------------------------------------------------------------------------

    def follow(self, settings: Mapping[str, Plain]) -> None:
        """Help tells the readings of this table from now on."""
        self.settings = {**self.defaults(), **settings}

    def in_force(self) -> dict[str, Value]:
        """The option switches as variables of a help text: `yes` or `no`, a number, or the reading's name."""
        found: dict[str, Value] = {}
        for name, value in self.settings.items():
            if isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif isinstance(value, (int, str)):
                found[name] = value
        return found

    def help(self, word: str = "") -> str:
        """What a card, a notion or a rule is about; without a word, what one can ask for. `option:NAME` is only the
        option switch of that name."""
        if word.startswith(OPTION):
            name = word.removeprefix(OPTION)
            return self.about_switch(name) if name in self.defaults() else self.unheard_of(name)
        wanted = plain(word)
        if not wanted:
            return self.overview()
        for topic in TOPICS:
            if wanted in (topic, plain(self.words.say(f"common-topic-{topic}"))):
                return "\n".join(self.topic(topic))
        return "\n".join(dict.fromkeys(self.explained(word, wanted))) or self.unheard_of(word)

    def explained(self, word: str, wanted: str) -> list[str]:
        """All that a word names: several cards may have one name, and a notion or an option may share it."""
        cards = [self.about_card(card) for card in self.cards_told() if wanted in map(plain, self.names_of(card))]
        switches = [
            self.about_switch(name) for name in self.defaults() if wanted in (plain(name), plain(self.switch(name)))
        ]
        return cards + self.things_named(wanted) + switches

    def things_named(self, wanted: str) -> list[str]:
        """Whatever is no card and no option."""
        for notion in self.notions():
            if wanted in (plain(notion), plain(self.say(f"word-{notion}"))):
                return self.notion(notion)
        return []

    def unheard_of(self, word: str) -> str:
        return self.words.say("common-help-unknown", word=word.strip()) + "\n" + self.overview()

    def overview(self) -> str:
        """What one can ask for."""
        topics = [self.words.say(f"common-topic-{topic}") for topic in TOPICS]
        notions = [self.say(f"word-{notion}") for notion in self.notions()]
        return self.words.say("common-help-about", items=", ".join(topics + notions))

    def topic(self, topic: str) -> list[str]:
        """A paragraph per rule, card or option."""
        if topic == "rules":
            return self.how_to_play()
        if topic == "cards":
            return [self.about_card(card) for card in self.cards_told()]
        return [self.about_switch(name) for name in self.defaults()]

    def how_to_play(self) -> list[str]:
        """How to play, in short."""
        return self.paragraphs("rules")

    def paragraphs(self, message: str) -> list[str]:
        """The messages of that name with the numbers 1, 2, 3..."""
        texts: list[str] = []
        while self.words.knows(self.named(f"{message}-{len(texts) + 1}")):
            texts.append(" ".join(self.say(f"{message}-{len(texts) + 1}", **self.in_force()).split()))
        return texts

    def pieces_shown(self) -> list[Shown]:
        return [self.exhibit("token", piece, self.say(f"word-{piece}"), self.notion(piece)[0]) for piece in self.pieces]

    def exhibit(self, kind: str, number: int | str, name: str, text: str) -> Shown:
        """A component with its paragraph, which begins with the name everywhere else."""
        rest = text.removeprefix(name).lstrip(" .,:")
        return Shown(kind, str(number), name, rest[:1].upper() + rest[1:])

    def notion(self, notion: str) -> list[str]:
        return [f"{self.say(f'word-{notion}')}. {self.about(f'word-{notion}')}"]

    def about_switch(self, name: str) -> str:
        by_default = self.words.say("common-by-default", value=self.setting(name, self.defaults()[name]))
        return f"{self.switch(name)}. {self.about(f'switch-{name}')} {by_default}"

    def defaults(self) -> dict[str, Plain]:
        """The option switches with their defaults."""
        return {switch.name: switch.default for switch in self.box.switches}

    def about(self, message: str) -> str:
        """The help attribute of a message; files may break its lines anywhere."""
        return " ".join(self.say(f"{message}.help", **self.in_force()).split())


def plain(text: str) -> str:
    """Only letters, digits and single blanks, in lower case: `#11 Be gone!` is asked for as `be gone`."""
    kept = [letter if letter not in "_-" else " " for letter in text.casefold()]
    return " ".join("".join([letter for letter in kept if letter.isalnum() or letter.isspace()]).split())


def together(text: str) -> str:
    """A text that `wrapped` does not break."""
    return text.replace(" ", HARD_BLANK)


def wrapped(text: str, indent: str = "", columns: int = COLUMNS) -> list[str]:
    """Lines of at most so many columns; those after the first stand two columns further in."""
    lines = textwrap.wrap(text, columns, initial_indent=indent, subsequent_indent=indent + "  ", break_on_hyphens=False)
    return [line.replace(HARD_BLANK, " ") for line in lines]
