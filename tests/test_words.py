"""The words of all games: nothing missing in any language, plurals right, every position told in 80 columns."""

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hauntings.engine.box import Box
from hauntings.engine.chance import FastDice
from hauntings.engine.event import Event
from hauntings.engine.view import SPECTATOR, G
from hauntings.games.rest_in_peace import cards
from hauntings.games.rest_in_peace.questions import RANDOM_GHOST
from hauntings.games.rest_in_peace.setup import BOX as REST_IN_PEACE
from hauntings.games.shelf import OURS
from hauntings.i18n.registry import speaker
from hauntings.i18n.rest_in_peace import NOTIONS, RestInPeaceSpeaker
from hauntings.i18n.speaker import COLUMNS, Speaker, wrapped
from hauntings.i18n.thirteen_ghosts import NOTIONS as GHOST_NOTIONS
from hauntings.i18n.thirteen_ghosts import ThirteenGhostsSpeaker
from hauntings.i18n.words import FOLDER, LANGUAGES, MissingMessage, UnknownLanguage, Words, files
from hauntings.views import RestInPeaceView
from tests.scenes.thirteen_ghosts import round

SPEAKERS: dict[str, type[Speaker]] = {each.box.name: each.speaker() for each in OURS if not each.hidden}
NAMES = ("Ann", "Bo", "Cy", "Di")
LONG_NAMES = (
    "Ксенофонт Преображенский-Задунайский", "Wawrzyniec Brzęczyszczykiewicz",
    "Bartholomew Featherstonehaugh-Smythe", "Доминика-Элеонора Задунайская"
)  # fmt: skip
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "pl": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many"}
SAME_IN_ALL = {
    "rip-title", "rip-card-5", "rip-card-10", "common-bot", "common-topic-options", "tg-view-partner", "gs-title",
    "gs-word-qi", "gs-word-yin-yang", "gs-view-qi", "gs-view-tao", "web-gs-rule", "web-gs-held-mantra", "web-bs-tab",
    "wm-word-portal", "wm-word-su-ling",
    *[f"wm-family-{family}" for family in range(1, 13)]
}  # fmt: skip

Entries = dict[str, tuple[frozenset[str], frozenset[str]]]  # message or attribute -> variables, other messages


class Finder(Visitor):
    """What a pattern refers to, and the selections it makes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selections: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        self.selections.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


def patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a file."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{path}: {entry.id.name} says nothing"
            yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def found(pattern: ast.Pattern) -> Finder:
    finder = Finder()
    finder.visit(pattern)
    return finder


def entries(path: Path) -> Entries:
    result: Entries = {}
    for name, pattern in patterns(path):
        assert name not in result, f"{path}: {name} is there twice"
        finder = found(pattern)
        result[name] = (frozenset(finder.variables), frozenset(finder.messages))
    return result


@cache
def all_entries(language: str) -> Entries:
    result: Entries = {}
    for path in files(language):
        result |= entries(path)
    return result


def variables_of(message: str, language: str = "en") -> set[str]:
    """A message's variables, and those of the messages it refers to."""
    known = all_entries(language)
    variables, messages = known[message]
    return set(variables).union(*[variables_of(other, language) for other in messages])


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


@pytest.fixture(params=SPEAKERS)
def says(request: pytest.FixtureRequest, words: Words) -> Speaker:
    return speaker(request.param, words, NAMES)


# The file of each prefix. An expansion says its own messages and the base game's: the own ones come first.
FILES = {
    "rip": "rest-in-peace",
    "tg": "thirteen-ghosts",
    "gs": "ghost-stories",
    "wm": "white-moon",
    "bs": "black-secret",
    "both": "both",
}


def prefixes(each: type[Speaker]) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(each, "prefixes", (each.prefix,))
    return found


def message_of(says: Speaker, name: str) -> str:
    """The message of this name: an expansion may replace one of the base game."""
    return next(
        (f"{prefix}-{name}" for prefix in prefixes(type(says)) if says.words.knows(f"{prefix}-{name}")),
        f"{says.prefix}-{name}",
    )


def tokens(says: Speaker, kind: str) -> list[int]:
    """Every token that a question of this kind may offer."""
    if says.box is not REST_IN_PEACE:
        index = says.box.kind_index(kind)
        return [token for token in range(says.box.kinds[index].size) if says.box.word(index, token)]
    passing = [0] if kind in ("step", "take-back", "carry", "castle", "place") else []
    meaning = {each.name: each.says for each in says.box.kinds}[kind]
    random = [RANDOM_GHOST] if kind == "step" else []
    psychics = list(range(cards.PSYCHIC + 1, cards.CODES))
    things = {
        "card": [*range(1, 7), *random, *psychics],
        "value": list(range(1, 7)),
        "seat": [1, 2],
        "position": list(range(1, 11)),
    }
    return passing + things[meaning]


def good(text: str) -> str:
    """A sentence that a person can read."""
    assert text.strip() == text and text, repr(text)
    for mark in ("{", "}", "$", "???", "  ", "_"):
        assert mark not in text, f"{mark!r} in {text!r}"
    return text


def good_lines(lines: list[str]) -> None:
    for line in lines:
        assert len(line) <= COLUMNS, f"{len(line)} columns: {line}"
        good(line.strip())


# --- the files ------------------------------------------------------------------------------------------------------


def test_every_language_has_the_same_files() -> None:
    names = {language: [path.name for path in files(language)] for language in LANGUAGES}
    assert all(names[language] == names["en"] for language in LANGUAGES)
    spoken = [name for name in names["en"] if not name.startswith("web")]  # those are the browser's own
    wanted = {f"{FILES[prefix]}.ftl" for each in SPEAKERS.values() for prefix in prefixes(each)}
    assert spoken == sorted({"common.ftl", *wanted})


@pytest.mark.parametrize("name", [path.name for path in files("en")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_and_variables_in_every_language(language: str, name: str) -> None:
    english = entries(FOLDER / "en" / name)
    other = entries(FOLDER / language / name)
    where = f"i18n/{language}/{name}"
    assert not english.keys() - other.keys(), f"{where} lacks {', '.join(english.keys() - other.keys())}"
    assert not other.keys() - english.keys(), f"i18n/en/{name} lacks {', '.join(other.keys() - english.keys())}"
    differ = [key for key in english if other[key] != english[key]]
    assert not differ, f"{where}: other variables than in English in {', '.join(differ)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_selection_by_number_knows_every_plural_of_the_language(language: str) -> None:
    for path in files(language):
        for name, pattern in patterns(path):
            for keys in found(pattern).selections:
                if keys & CATEGORIES and {key for key in keys if not key.isdigit()} <= CATEGORIES | {"other"}:
                    assert keys >= PLURALS[language], f"{path}: {name} lacks {PLURALS[language] - keys}"


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_everything_is_translated(language: str) -> None:
    for path in files(language):
        english = dict(patterns(FOLDER / "en" / path.name))
        for name, pattern in patterns(path):
            text = "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
            if name not in SAME_IN_ALL and any(letter.isalpha() for letter in text):
                assert not pattern.equals(english[name]), f"{path}: {name} is still English"


def test_each_language_keeps_to_its_letters() -> None:
    """A Cyrillic letter in a Polish word, or a Latin one in a Russian word, looks right and is read wrongly."""
    for language in LANGUAGES:
        for path in files(language):
            for word in path.read_text("utf-8").split():
                latin = any("a" <= letter.lower() <= "z" for letter in word)
                cyrillic = any("а" <= letter.lower() <= "я" or letter in "ёЁ" for letter in word)
                assert not cyrillic or (language == "ru" and not latin), f"{path}: {word}"


def test_a_language_we_do_not_speak() -> None:
    with pytest.raises(UnknownLanguage, match="'de'; allowed are en, ru, pl"):
        Words("de")


def test_nothing_falls_back_in_silence(words: Words) -> None:
    for message in ("rip-event-unheard-of", "common-yes.help", "unheard-of.help"):
        with pytest.raises(MissingMessage, match=message):
            words.say(message)
    with pytest.raises(MissingMessage, match=r"common-waiting.*player"):
        words.say("common-waiting")


def test_every_game_on_the_shelf_has_words() -> None:
    assert all([each.box is SPEAKERS[each.box.name].box for each in OURS if not each.hidden])


def test_a_game_that_nobody_knows() -> None:
    with pytest.raises(ValueError, match="no game 'whist'; there are rest-in-peace"):
        speaker("whist", Words("en"))


# --- every message a game needs -------------------------------------------------------------------------------------


def test_every_event_is_told(says: Speaker) -> None:
    for what, names in says.box.events.items():
        sample = {"seat": 1, "owner": 0, "card": 3, "side": 1}
        good(says.event(Event(what, tuple(sample.get(name, 2) for name in names), -1)))


def test_every_argument_of_an_event_is_said(says: Speaker) -> None:
    for what, names in says.box.events.items():
        said = variables_of(message_of(says, f"event-{what}"))
        for name in names:
            assert any(each == name or each.startswith(f"{name}_") for each in said), f"{what}: {name}"


def test_every_reason_helps(says: Speaker) -> None:
    for code, rule in says.box.reasons().items():
        assert good(says.reason(code)).endswith(f" ({rule})")


def test_every_switch_and_its_values(says: Speaker) -> None:
    for switch in says.box.switches:
        text = good(says.help(f"option:{switch.name}"))
        assert text in says.help(says.switch(switch.name)).splitlines()
        assert text in says.help(switch.name).splitlines(), "beside whatever else is called so"
        for value in [switch.default, *switch.allowed]:
            good(says.setting(switch.name, value))


def test_every_kind_and_every_token(says: Speaker) -> None:
    box = says.box
    rules = box.settings({})
    for seats in box.seats:
        g = box.deal(seats, rules, FastDice(1))
        for seat in (g.asked, SPECTATOR):
            view = box.view(g, seat, rules)
            for kind in box.kinds:
                if not kind.name:  # kept free for others
                    continue
                assert says.words.knows(message_of(says, f"kind-{kind.name}"))
                texts = [good(says.option(view, kind.name, token)) for token in tokens(says, kind.name)]
                assert len(set(texts)) == len(texts), f"two options of {kind.name} read alike"


CARDS = {"rest-in-peace": len(cards.PSYCHICS), "thirteen-ghosts": 13}
WORDS = {"rest-in-peace": NOTIONS, "thirteen-ghosts": GHOST_NOTIONS}


def source_of(each: type[Speaker]) -> str:
    """The code that says a game; an expansion is said by the base game's code too."""
    names = [FILES[prefix].replace("-", "_") for prefix in prefixes(each)]
    return "".join([path.read_text("utf-8") for name in names for path in sorted(FOLDER.glob(f"{name}*.py"))])


def by_number(source: str, name: str) -> bool:
    """The code says a family of messages: `f"stone-{ability}"` says `stone-3`, and so does `paragraphs("stone")`."""
    parts = name.split("-")
    families = ["-".join(parts[:count]) for count in range(1, len(parts))]
    return any(f'f"{family}-{{' in source or f'paragraphs("{family}")' in source for family in families)


def cards_and_notions(game: str) -> tuple[list[int], list[str]]:
    """What has a name of its own, and what has help of its own."""
    if game in CARDS:
        return list(range(1, CARDS[game] + 1)), list(WORDS[game])
    says: Any = speaker(game, Words("en"))
    return list(says.box.cards.numbers), list(says.notions())


@pytest.mark.parametrize("game", SPEAKERS)
def test_no_message_is_left_over(game: str) -> None:
    """A message that its box does not name is dead. (Events stay: stored games may still tell old ones.)"""
    box, prefix = SPEAKERS[game].box, prefixes(SPEAKERS[game])[0]
    numbers, notions = cards_and_notions(game)
    source = source_of(SPEAKERS[game])
    wanted = {f"{form}-{kind.name}" for kind in box.kinds for form in ("kind", "option")}
    wanted |= {f"reason-{code}" for code in box.reasons()} | {f"switch-{switch.name}" for switch in box.switches}
    wanted |= {f"card-{number}" for number in numbers} | {f"word-{notion}" for notion in notions}
    for message in entries(FOLDER / "en" / f"{FILES[prefix]}.ftl"):
        name = message.partition(".")[0].removeprefix(f"{prefix}-")
        if name.partition("-")[0] in ("kind", "option", "reason", "switch", "card", "word"):
            assert name in wanted or f'"{name}"' in source


SAID_BY_NAME = ("title", "seat", "event", "kind", "option", "reason", "switch", "card", "word", "rules")
SAID_BY_NUMBER = ("side", "colour", "tile", "power", "stone", "curse", "help")  # of a village


@pytest.mark.parametrize("game", SPEAKERS)
def test_every_message_is_said_somewhere(game: str) -> None:
    """The speaker names it, or another message does."""
    prefix = prefixes(SPEAKERS[game])[0]
    village = SPEAKERS[game].prefix == "gs"
    source = source_of(SPEAKERS[game])
    own = entries(FOLDER / "en" / f"{FILES[prefix]}.ftl")
    referred = {other.partition(".")[0] for _, messages in own.values() for other in messages}
    for message in {message.partition(".")[0] for message in own}:
        name = message.removeprefix(f"{prefix}-")
        family = name.partition("-")[0]
        said = f'"{name}"' in source or f'"{name}.' in source or message in referred or by_number(source, name)
        assert said or family in SAID_BY_NAME + (SAID_BY_NUMBER if village else ()), message


# --- plurals --------------------------------------------------------------------------------------------------------

DREW = {
    "en": ["0 Ghosts", "1 Ghost", "2 Ghosts", "5 Ghosts", "21 Ghosts", "22 Ghosts", "25 Ghosts"],
    "ru": ["0 карт призраков", "1 карту призрака", "2 карты призраков", "5 карт призраков", "21 карту призрака",
           "22 карты призраков", "25 карт призраков"],
    "pl": ["0 kart Duchów", "1 kartę Ducha", "2 karty Duchów", "5 kart Duchów", "21 kart Duchów", "22 karty Duchów",
           "25 kart Duchów"],
}  # fmt: skip
SAMPLES = (0, 1, 2, 5, 21, 22, 25)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    says = speaker("rest-in-peace", Words(language), NAMES)
    for count, expected in zip(SAMPLES, DREW[language], strict=True):
        assert says.event(Event("drew", (0, count), -1)).endswith(f" {expected}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_in_every_number(language: str) -> None:
    says = Words(language)
    forms = {says.say("rip-tokens", manors=n, castles=0) for n in SAMPLES}
    assert len({form.split()[1] for form in forms if not form.startswith("0")}) == len(PLURALS[language])
    expected = {
        "en": "1 Manor and 2 Castles",
        "ru": "1 усадьба и 2 замка",
        "pl": "1 Dwór i 2 Zamki",
    }
    assert says.say("rip-tokens", manors=1, castles=2) == expected[language]


# --- whole games ----------------------------------------------------------------------------------------------------


def play(box: Box[G], rules: dict[str, Any], key: int, seats: int = 0) -> Iterator[G]:
    """A random game, stopped at every decision and once more at its end."""
    random = Random(key)
    g = box.deal(seats or random.choice(box.seats), rules, FastDice(key), telling=True)
    while g.outcome == 0:
        yield g
        g.choose(random.choice(g.options))
    yield g


def chosen_options(box: Any, random: Random) -> dict[str, Any]:
    """Half of the time the default of a switch, else anything it allows."""
    chosen = {each.name: random.choice([each.default, *each.allowed]) for each in box.switches}
    return box.settings(chosen)  # type: ignore[no-any-return]


@pytest.mark.parametrize("key", range(12))
def test_whole_games_in_words(says: Speaker, key: int) -> None:
    box = says.box
    seats = box.seats[key % len(box.seats)]
    says = type(says)(says.words, NAMES[:seats])
    long = type(says)(says.words, LONG_NAMES[:seats])
    unnamed = type(says)(says.words)
    rules = chosen_options(box, Random(key))
    told = 0
    for g in play(box, rules, key, seats):
        for seat in [SPECTATOR, *range(g.seats)]:
            view = box.view(g, seat, rules)
            good_lines(says.describe(view))
            if seat == g.asked:
                good_lines(long.describe(view))
                good_lines(unnamed.describe(view))
            good(says.question(view))
            texts = [good(says.option(view, view["kind"], token)) for token in view["options"]]
            assert len(set(texts)) == len(texts)
        for event in g.events[told:]:
            good(says.event(event))
            good(long.event(event))
            good(unnamed.event(event))
        told = len(g.events)


def test_a_spectator_is_told_no_secret() -> None:
    """What a spectator reads does not hang on the hands."""
    says = speaker("rest-in-peace", Words("en"), NAMES)
    box = REST_IN_PEACE
    rules = box.settings({})
    for key in range(3):
        for g in play(box, rules, key):
            lines = says.describe(box.view(g, SPECTATOR, rules))
            assert not any(line.startswith("  Hand:") or "Known to" in line for line in lines)
            assert not any("face down (" in line for line in lines)


# --- scenes ---------------------------------------------------------------------------------------------------------


def position(seat: int, **values: Any) -> RestInPeaceView:
    """The start of a game as a seat sees it, with some values changed."""
    rules = REST_IN_PEACE.settings({})
    view = REST_IN_PEACE.view(REST_IN_PEACE.deal(2, rules, FastDice(5)), seat, rules)
    return RestInPeaceView(view.game, seat, view.settings, {**view.values, **values})


def test_a_position_at_a_glance() -> None:
    mark = [0] * cards.CODES
    mark[cards.POLTERGEIST] = 4
    view = position(
        0, round=3, active=0, asked=0, row=[0, 0, 15, 26, 36, 21, 28, 13, 11],
        manors=[0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 1], castles=[0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0], winners=[-1, 1, 0, -1],
        hand=[[0, 2, 0, 1, 0, 0, 0], None], hand_size=[3, 6], deck_size=[16, 16], deck_top=[0, 5],
        side=[[4, cards.POLTERGEIST], [2, cards.TWOS_MORE_FUN]], totals=[6, 2], mark=mark, tripped=[2, 0],
        display=[[cards.BE_GONE], []], tenth=[[0, 1, 0, 0, 0, 0, 0], None], tenth_size=[1, 0],
        tenth_open=[[], [cards.NOW_OR_NEVER]], known=[[0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1]], mixed=[0, 1],
    )  # fmt: skip
    assert speaker("rest-in-peace", Words("en"), NAMES).describe(view) == [
        "Round 3 of 10. At stake: 1 Manor; psychic #5 “Sir Nicholas”.",
        "Decided: 1 Bo, 2 Ann.",
        "Ahead: 4 Castle #16, 5 Manor #26, 6 Manor #11, 7 Castle #18, 8 Manor #3,",
        "  9 Castle #1, 10 Manor.",
        "Bo (Blue): Manors 0 of 4, Castles 0 of 3. Hand 6, deck 16.",
        "  Side, total 2: 2, #14 “Two's more fun”",
        "  At round 10: #13 “Now or never”",
        "  Top of the deck, known to both: 5",
        "  Known to Ann, in hand or face down at round 10: 6",
        "Ann (Green, you): Manors 0 of 4, Castles 0 of 3. Hand 3, deck 16.",
        "  Side, total 6: 4, #10 “Poltergeist” (names 4)",
        "  Psychics: #11 “Be gone!”",
        "  At round 10: 1 face down (1)",
        "  Hand: 1, 1, 3",
        "  Known to Bo, in hand: 1",
        "Ann is tripped: the next card is a random Ghost (#6).",
        "Ann lays no card in a turn or at least two (#14).",
    ]


def test_the_end_of_a_turn_says_what_it_costs() -> None:
    says = speaker("rest-in-peace", Words("en"), NAMES)
    assert says.option(position(0, asked=0, totals=[5, 4]), "step", 0) == "End your turn, leading 5 to 4"
    assert says.option(position(0, asked=0, totals=[4, 4]), "step", 0) == "Withdraw and lose the round, 4 to 4"
    alone = position(0, asked=0, totals=[5, 0], cards=1, side=[[5], [cards.TWOS_MORE_FUN]])
    assert says.option(alone, "step", 0) == "End your turn after a single card and lose the round"


def test_face_down_cards_stay_hidden_while_the_hand_is_seen() -> None:
    """RIP #3 shows the hand, never the face-down cards, even if a view should hold them."""
    tenth = [[0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 1]]
    view = position(0, tenth=tenth, tenth_size=[1, 1], side=[[cards.REVEAL_YOURSELF], []])
    lines = speaker("rest-in-peace", Words("en"), NAMES).describe(view)
    assert "  At round 10: 1 face down" in lines
    assert "  At round 10: 1 face down (5)" in lines


def test_help_finds_cards_notions_and_options(words: Words) -> None:
    says = RestInPeaceSpeaker(words)
    card = good(says.help("#11"))
    own = words.say("rip-card-11")
    for word in ("11", "Be gone!", "be gone", own, own.upper(), f"#11 {own}", says.card(int(cards.BE_GONE))):
        assert says.help(word) == card
    assert says.help("3") == says.help("ghost") != says.help("#3")
    assert says.help(words.say("common-topic-rules")) == says.help("rules")
    assert 10 <= len(says.how_to_play()) <= 15
    assert len(says.help("cards").splitlines()) == len(cards.PSYCHICS)
    assert says.help("xyzzy").endswith(says.help())
    for text in ("", "rules", "cards", "options", "xyzzy", *NOTIONS):
        for line in says.help(text).splitlines():
            good(line)


# --- 13 Ghosts ------------------------------------------------------------------------------------------------------


def ghosts(seats: int, language: str = "en", odds: bool = True) -> ThirteenGhostsSpeaker:
    return ThirteenGhostsSpeaker(Words(language), NAMES[:seats], odds)


def test_a_hunt_at_a_glance() -> None:
    """13G G-8: Ann is shielded; Bo asks with 5, and Cy was found by Ann's 4."""
    g = round.hunt("2 9 6", "4 5 8", stack="1 3 7", centre="10")
    round.does(g, "A", "use", "name 6")
    round.does(g, "B", "use")
    assert ghosts(3).describe(round.view(g, "A")) == [
        "Round 1. Needed to win: 6 points. Score – Ann: 1, Bo: 1, Cy: 0.",
        "Turn: Ann.",
        "Open in the centre: 10 (Ann), 4 (Ann), 5 (Bo). In the stack: 1.",
        "Ann (you): hideout 2; in hand Ghost 1 (ask about four consecutive numbers).",
        "Bo: hideout hidden; a card in hand.",
        "Cy: out of the round, hideout 6.",
        "Asked and named in this round:",
        "  Ann, Ghost 4, names 6. Bo no, Cy yes",
        "  Bo, Ghost 5: 1–4? Ann silent",
        "Where the others can be, as you know:",
        "  Bo: 3, 7–9, 11–13 (14% each)",
        "  You, as everybody knows: 1–3, 7–9, 11–13",
    ]
    assert "  Bo: 3, 7–9, 11–13" in ghosts(3, odds=False).describe(round.view(g, "A"))


def test_a_hunt_of_teams_at_a_glance() -> None:
    """Di is found, so Bo plays both turns; Ann has looked into the rivals' stack with 10, and Bo has drawn from it."""
    g = round.hunt("1 2 3 4", "10 5 6 -", stack="7 8 9/8 9 10 11", centre="B12 A12", found="D")
    round.does(g, "A", "use", "on top 9", "lowest 10")
    round.does(g, "B", "name", "2")
    round.does(g, "C", "name", "1")
    assert ghosts(4).describe(round.view(g, "A")) == [
        "Round 1. Needed to win: 3 points. Score – Ann and Cy: 0, Bo and Di: 0.",
        "Turn: Bo, in place of Di.",
        "Ann and Cy, open cards: 12 (Ann), 10 (Ann). In the stack: 1.",
        "Bo and Di, open cards: 12 (Bo). In the stack: 3.",
        "Ann (you): hideout 1; in hand Ghost 7 (ask whether the hideout is 5, 6, 8 or 9).",
        "Bo: hideout hidden; in hand Ghost 9.",
        "Cy (partner): hideout 3; a card in hand.",
        "Di: out of the round, hideout 4.",
        "Asked and named in this round:",
        "  Bo names 2. Cy no, Ann no",
        "  Cy names 1. Bo no",
        "Known to you of what Ann and Cy put away: 6.",
        "Known to you in the stack of Bo and Di: 8 place 2 from the bottom,",
        "  10 place 1 from the bottom.",
        "Where the others can be, as you know:",
        "  Bo: 2, 3, 5–7, 11, 13 (14% each)",
        "  You, as everybody knows: 1, 3–9, 11, 13",
    ]
    assert ghosts(4).question(round.view(g, "B")).startswith("You play the turn of Di.")


def test_numbers_that_cannot_be_right_are_marked() -> None:
    g = round.hunt("2 9 6", "4 5 8", centre="10")
    round.does(g, "A", "use")
    view = round.view(g, "A")
    says = ghosts(3)
    assert says.option(view, "number", 10) == "Name 10 (impossible, as everybody knows)"
    assert says.option(view, "number", 2) == "Name 2 (impossible, as you know)"
    assert says.option(view, "number", 9) == "Name 9 (Bo: 10%, Cy: 10%)"
    assert ghosts(3, odds=False).option(view, "number", 9) == "Name 9"


def test_a_question_tells_what_it_may_bring() -> None:
    g = round.hunt("2 9", "4 5")
    says = ghosts(2)
    round.does(g, "A", "name", "7")
    assert says.option(round.view(g, "B"), "act", 1) == (
        "Use Ghost 5: ask whether the hideout is 1, 2, 3 or 4 (chance of a yes – Ann: 36%)"
    )
    g = round.hunt("2 9", "4 5")
    round.does(g, "A", "use", "7")
    assert says.option(round.view(g, "B"), "act", 1).endswith(" (nobody will answer)")


def test_the_chances_of_a_sheet() -> None:
    says = ghosts(3)
    row = [Fraction(0)] * 14
    row[3], row[7], row[9] = Fraction(1, 5), Fraction(2, 5), Fraction(2, 5)
    assert wrapped(says.possible(row)) == ["3 20%, 7 40%, 9 40%"]
    row[3], row[7], row[9] = Fraction(0), Fraction(1), Fraction(0)
    assert says.possible(row) == "certainly 7"


@pytest.mark.parametrize("odds", [True, False])
def test_chances_are_told_only_where_they_may_be(odds: bool) -> None:
    box = ThirteenGhostsSpeaker.box
    rules = box.settings({})
    for seats in box.seats:
        says = ghosts(seats, odds=odds)
        told = False
        for g in play(box, rules, seats, seats):
            view = box.view(g, g.asked, rules)
            texts = says.describe(view) + [says.option(view, view["kind"], token) for token in view["options"]]
            told = told or "%" in "".join(texts)
        assert told is odds


def test_a_spectator_of_a_hunt_is_told_no_secret() -> None:
    """No hand, no hideout of a player still in the round, nothing seen in a stack or put away."""
    box = ThirteenGhostsSpeaker.box
    rules = box.settings({})
    for seats in box.seats:
        says = ghosts(seats)
        for g in play(box, rules, seats, seats):
            view = box.view(g, SPECTATOR, rules)
            lines = says.describe(view)
            assert not any("in hand Ghost" in line or line.startswith("Known to you") for line in lines)
            for seat in range(seats):
                own = next(line for line in lines if line.startswith(f"{NAMES[seat]}: "))
                assert any(words in own for words in ("out of the round", "hideout hidden", "no hideout yet"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_teams_win_together(language: str) -> None:
    box = ThirteenGhostsSpeaker.box
    rules = box.settings({})
    *_, g = play(box, rules, 1, 4)
    says = ghosts(4, language)
    winners = says.side(g.outcome - 1, 4)
    assert all(name in winners for name in (NAMES[g.outcome - 1], NAMES[g.outcome + 1]))
    assert winners in says.ending(box.view(g, 0, rules))
    assert winners in says.event(Event("game-won", (g.outcome - 1,), -1))
    assert winners in says.event(Event("points", (g.outcome - 1, 1, 3), -1))


def test_help_finds_ghosts_notions_and_options(words: Words) -> None:
    says = ThirteenGhostsSpeaker(words)
    card = good(says.help("11"))
    for word in ("#11", "ghost 11", says.card(11), says.card(11).upper(), says.card_object(11)):
        assert says.help(word) == card
    assert says.help(words.say("common-topic-rules")) == says.help("rules")
    assert 10 <= len(says.how_to_play()) <= 15
    assert len(says.help("cards").splitlines()) == 13
    assert says.help("xyzzy").endswith(says.help())
    for text in ("", "rules", "cards", "options", "xyzzy", *GHOST_NOTIONS):
        for line in says.help(text).splitlines():
            good(line)


# --- sections -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["rest-in-peace", "thirteen-ghosts"])
def test_every_section_in_the_log_has_words(game: str) -> None:
    """The village's sections are told by the help of its notions too: web/src/table/rules.ts."""
    cited = " ".join(SPEAKERS[game].box.event_sections().values())
    book = {"rest-in-peace": "rip", "thirteen-ghosts": "13g"}[game]
    told = entries(FOLDER / "en" / f"web-{game}.ftl")
    for section in set(re.findall(r"§([\d.]+)", cited)):
        assert f"web-{book}-section-{section.replace('.', '-')}" in told, section
