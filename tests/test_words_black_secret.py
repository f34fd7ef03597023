"""Black Secret in words: whole games, every question, event, curse and Mantra, positions, help. See test_words.py."""

import re
from itertools import product
from random import Random
from typing import Any

import pytest

from hauntings.engine.chance import FastDice
from hauntings.engine.event import Event
from hauntings.engine.table import GROUP, PASS, Choice, Effect
from hauntings.engine.view import SPECTATOR
from hauntings.games.ghost_stories.base import pavilion, rewards
from hauntings.games.ghost_stories.black_secret import (
    against,
    blood,
    calligrapher,
    catacombs,
    curses,
    deeds,
    demons,
    draw,
    favours,
    pyramid,
    relief,
    shadow,
    skeletons,
)
from hauntings.games.ghost_stories.black_secret.cards import (
    CALLIGRAPHER,
    CELLS,
    CURSES,
    DATA,
    DEMON_NAMES,
    DEMONS,
    LEVELS,
    MANTRA_NAME,
    MANTRAS,
    ORDINARY_CURSES,
    ORDINARY_MANTRAS,
    OWN_GHOSTS,
    OWN_INCARNATIONS,
    PYRAMID_SPACES,
    SHADOW,
    SPECIAL_SKELETONS,
    SUMMONING,
    TOKEN_NAMES,
    TOKEN_TYPES,
    enter_secret,
    is_skeleton,
)
from hauntings.games.ghost_stories.black_secret.events import EVENTS
from hauntings.games.ghost_stories.black_secret.questions import CHANGE_LEVEL, KINDS, MANTRA_ON_DEMON, MOVE_BELOW
from hauntings.games.ghost_stories.black_secret.setup import BLACK_SECRET, BOX
from hauntings.games.ghost_stories.cards import MANTRA, Cards
from hauntings.games.ghost_stories.geometry import BOARDS, SPACES, Board, Place, Space
from hauntings.games.ghost_stories.questions import ASK_HELP, EXORCISM, STAND_UP
from hauntings.games.ghost_stories.table import Village
from hauntings.i18n.black_secret import BlackSecretSpeaker, BlackSecretWords
from hauntings.i18n.black_secret_names import SECRET_NOTIONS
from hauntings.i18n.ghost_stories import GhostStoriesSpeaker
from hauntings.i18n.white_moon import WhiteMoonWords
from hauntings.i18n.words import FOLDER, LANGUAGES, Words
from hauntings.views import GhostStoriesBlackSecretView
from hauntings.views import GhostStoriesBothView as Seen
from tests.scenes.black_secret.secret import SecretScene, secret
from tests.test_words import LONG_NAMES, entries, good, good_lines, variables_of

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")
DIFFICULTIES = ("initiation", "normal", "nightmare", "hell")
KIND_NAMES = [kind.name for kind in BOX.kinds if kind.name]


class WithMoon(BlackSecretSpeaker):
    """As with both expansions: White Moon's curses and Mantras are told too."""

    with_white_moon = True


def says(seats: int = 5, language: str = "en") -> BlackSecretSpeaker:
    return BlackSecretSpeaker(Words(language), NAMES[:seats])


def speakers(seats: int = 5) -> list[BlackSecretSpeaker]:
    return [says(seats, language) for language in LANGUAGES]


def view(scene: SecretScene, seat: int) -> GhostStoriesBlackSecretView:
    seen: GhostStoriesBlackSecretView = BOX.view(scene.g, seat, scene.rules)
    return seen


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> BlackSecretSpeaker:
    return says(language=request.param)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "difficulty"), list(product(BOX.seats, DIFFICULTIES)))
def test_a_secret_in_words(seats: int, difficulty: str) -> None:
    """Every player count at every difficulty, for every seat and a spectator, with names short, long and none."""
    key = seats * 10 + DIFFICULTIES.index(difficulty)
    random = Random(key)
    chosen = {switch.name: random.choice([switch.default, *switch.allowed]) for switch in BOX.switches}
    rules = BOX.settings({**chosen, "difficulty": difficulty})
    g = BOX.deal(seats, rules, FastDice(key), telling=True)
    names = (NAMES[:seats], [*LONG_NAMES, LONG_NAMES[0]][:seats], ())
    every = [BlackSecretSpeaker(Words(language), given) for given, language in product(names, LANGUAGES)]
    told = 0
    for step in range(90):
        tell(g, rules, every[step % len(every)])
        for event in g.events[told:]:
            for speaker in every:
                good(speaker.event(event))
        told = len(g.events)
        if g.outcome != 0:
            return
        g.choose(random.choice(g.options))


def tell(g: Village, rules: dict[str, Any], speaker: BlackSecretSpeaker) -> None:
    """All that anybody at the table, or beside it, reads at one decision."""
    for seat in [SPECTATOR, *range(g.seats)]:
        seen = BOX.view(g, seat, rules)
        good_lines(speaker.describe(seen))
        good(speaker.question(seen))
        texts = [good(speaker.option(seen, seen["kind"], token)) for token in seen["options"]]
        assert len(set(texts)) == len(texts), texts


# --- questions --------------------------------------------------------------------------------------------------------

QUESTIONS: list[tuple[str, Effect[Any]]] = [
    ("wu-feng", draw.WU_FENG_DRAWS),
    ("enter", draw.EnterDemon(2)),
    ("pyramid", pyramid.CurseSpace(10)),
    ("cast", pyramid.CAST_CURSE),
    ("incarnation", draw.PLACE_SUMMONED),
    ("incarnation", draw.PLACE_CURSED),
    ("demon-acts", demons.DemonActs(0, demons.ACTIVATED)),
    ("demon-acts", demons.DemonActs(1, demons.IN_PHASE)),
    ("shadow-acts", shadow.SHADOW_ACTS),
    ("activate", demons.ACTIVATE_DEMON),
    ("skeleton-on", skeletons.PlaceSkeletons(2, 0, skeletons.MUST)),
    ("skeleton-on", skeletons.PlaceSkeletons(1, 0, skeletons.MAY)),
    ("skeleton-on", skeletons.PlaceSkeletons(1, 1, skeletons.MUST)),
    ("remove-ladder", catacombs.RemoveLadders(2)),
    ("taoist", against.KnockDown()),
    ("taoist", against.RollAgainst(1)),
    ("taoist", against.RollAgainst(2)),
    ("taoist", against.TaoLost(1)),
    ("taoist", against.TaoLost(2)),
    ("taoist", against.QiLost()),
    ("taoist", against.YinYangLost()),
    ("taoist", against.DragBelow()),
    ("take-away", against.TakeAway(Board(0), 2)),
    ("drag-to", against.DragTo(Board(1))),
    ("spoil-mantra", curses.DrainMantra(0)),
    ("spoil-mantra", curses.DrainMantra(1)),
    ("spoil-mantra", curses.RemoveMantra()),
    ("from-discard", curses.BackFromDiscard()),
    ("haunt", curses.HauntATile()),
    ("excavate", catacombs.EXCAVATE_STACK),
    ("hit", shadow.AssignHits(2, 0)),
    ("blood", blood.QiFlows(Board(0))),
    ("blood", blood.PutQi(Board(1), 0)),
    ("resolve-mantra", blood.BloodOfSuLing(Board(0))),
    ("for-taoist", favours.GainsAQi(Board(0))),
    ("for-taoist", favours.RegainsYinYang(Board(0))),
    ("for-taoist", favours.GainsTao(Board(0), 1)),
    ("for-taoist", favours.GainsTao(Board(0), 2)),
    ("for-taoist", favours.Travels(Board(0))),
    ("enfeeble", favours.Enfeeble(Board(0))),
    ("discard-ghost", relief.DiscardGhosts(Board(0), 2)),
    ("unlearn", relief.UnlearnCurse(Board(0))),
    ("travel", favours.TravelTo(Board(0), Board(1))),
    ("return-ladder", relief.ReturnLadders(Board(0), 2)),
    ("send-home", relief.SendHome(Board(0))),
    ("buddha-on", relief.PlaceBuddhas(Board(0), 2)),
    ("turn-back", relief.TurnBack(Board(0), 2)),
    ("recycle", relief.Recycle(Board(0), 4)),
    ("swap-mantra", calligrapher.SwapMantra(Board(0))),
    ("new-mantra", calligrapher.WriteMantra(Board(0), 0)),
    ("ladder", deeds.UseLadder(Board(1))),
    ("wind-ghost", curses.MoveAGhost()),
    ("wind-space", curses.MoveItTo(Space(0))),
    ("wind-ghost", pavilion.WindGhost(Board(0))),
    ("give-qi", rewards.GroupGainsQi()),
    ("give-yin-yang", rewards.GroupGainsYinYang()),
]


def crowded() -> SecretScene:
    """Something to choose for every curse and every Mantra."""
    return secret(
        at="N4 Eb3 Sb3 W0", powers=(MANTRA,), ghosts="N0:11 E1:1! S0:103 W2:65", haunted="1 8", qi="S:1",
        yin_yang="N E", tao="N:red,black E:red,red S:blue", demons="Seeker:3 Landscaper:2 Gravedigger:6", shadow=12,
        no_ladders="7 5", discards="12 36 82", curses="1 3 10 13", pyramid="1:5 2:7 3:8", blood="2.1:1 3.2:2",
        hand="56 92", knocked_down="W", deck="3 97 24", circle="red", mantra_on=14,
    )  # fmt: skip


def own_kind(kind: str, effect: Effect[Any]) -> str:
    """The kind by which the effect asks: what is asked about a Taoist is called otherwise beside White Moon."""
    return next(each.name for each in KINDS if each.says == "board") if kind == "taoist" else kind


@pytest.mark.parametrize(("kind", "effect"), QUESTIONS)
def test_every_question_and_its_options(kind: str, effect: Effect[Any]) -> None:
    scene = crowded()
    if kind == "enter":
        scene.s.demons = [3, 2, -1]
        scene.s.shadow = Place(-1)
    scene.happen(effect)
    kind = own_kind(kind, effect)
    assert scene.question.split()[0] == kind
    for speaker in speakers():
        for seat in (SPECTATOR, *range(5)):
            seen = view(scene, seat)
            good_lines(speaker.describe(seen))
            text = good(speaker.question(seen))
            if scene.g.asked == GROUP:
                assert bool(seen["options"]) is (0 <= seat < 4), "Wu-Feng and spectators wait"
            elif seat == scene.g.asked:
                assert text != speaker.words.say("common-waiting", player=speaker.seat(seat))
            texts = [good(speaker.option(seen, kind, token)) for token in seen["options"]]
            assert len(set(texts)) == len(texts), texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_taoists_without_names(language: str) -> None:
    """`Taoist 2` stands for a name, so the texts around it do not say `Taoist` once more."""
    speaker = BlackSecretSpeaker(Words(language))
    for _, effect in QUESTIONS[1:]:
        scene = crowded().happen(effect)
        seen = view(scene, 0 if scene.g.asked == GROUP else scene.g.asked)
        for text in [speaker.question(seen), *[speaker.option(seen, seen["kind"], t) for t in seen["options"]]]:
            assert not re.search(r"\b([^\W\d]+) \1\b", text, re.IGNORECASE), text


def test_no_question_is_forgotten() -> None:
    """Every kind of Black Secret and every choice that it adds is asked above."""
    asked = {own_kind(kind, effect) for kind, effect in QUESTIONS}
    assert {kind.name for kind in KINDS} <= asked
    effects = {type(effect) for _, effect in QUESTIONS} | {draw.PlayCard, draw.PlaceCard}
    choices = {effect for effect in BLACK_SECRET.effects if issubclass(effect, Choice)}
    assert choices - effects == set()


def test_every_kind_and_every_token(speaker: BlackSecretSpeaker) -> None:
    """Also tokens that are not offered: one may ask why not."""
    rules = BOX.settings({})
    tables = [BOX.deal(seats, rules, FastDice(1)) for seats in BOX.seats]
    for g in [*tables, crowded().g]:
        for seat in (g.asked, SPECTATOR):
            seen = BOX.view(g, seat, rules)
            for kind in KIND_NAMES:
                assert speaker.words.knows(speaker.named(f"kind-{kind}"))
                index = BOX.kind_index(kind)
                tokens = [token for token in range(BOX.kinds[index].size) if BOX.word(index, token)]
                if BOX.kinds[index].says == "card":
                    tokens = [token for token in tokens if token == PASS or token in BOX.cards.numbers]
                texts = [good(speaker.option(seen, kind, token)) for token in tokens]
                assert len(set(texts)) == len(texts), f"two options of {kind} read alike"


def test_one_kind_of_question_serves_several_curses() -> None:
    texts: dict[str, list[str]] = {}
    for kind, effect in QUESTIONS:
        if kind in ("taoist", "spoil-mantra", "for-taoist", "blood", "skeleton-on", "incarnation"):
            scene = crowded().happen(effect)
            texts.setdefault(kind, []).append(says().question(view(scene, scene.g.asked)))
    for kind, read in texts.items():
        assert len(set(read)) == len(read), kind
    assert texts["taoist"][0] == "Which Taoist is knocked down?"
    assert texts["taoist"][4] == "Which Taoist loses two Tao tokens?"
    assert texts["blood"][0] == "Qi was lost (Ann). Onto which Blood Mantra does it flow?"


def test_wu_feng_is_asked() -> None:
    scene = secret(deck="83", curses="4 6").happen(draw.WU_FENG_DRAWS)
    seen = view(scene, 4)
    assert says().question(seen) == (
        "Place the ghost, or discard the card to summon a demon or to cast a curse. You have drawn #83 Muttering "
        "Mummy, yellow (Y) 3. Right stone (when exorcised). Wu-Feng may cast a curse of any colour."
    )
    assert [says().option(seen, "wu-feng", token) for token in seen["options"]] == [
        "Place the ghost in the village",
        "Summon the Seeker (cost 2)",
        "Summon the Landscaper (cost 3)",
        "Cast “Skeleton” (level 1, yellow (Y)): Wu-Feng places a skeleton from his board",
    ]
    assert says().question(view(scene, 0)) == "Waiting for Eve."
    assert says().question(view(scene, SPECTATOR)) == "Waiting for Eve."
    assert BlackSecretSpeaker(Words("ru")).question(view(scene, 0)) == "Сейчас решает Ву-Фенг."


def test_the_yang_question_names_what_is_offered() -> None:
    speaker = says()
    scene = secret(at="N4 E4 S4 W4")
    asked = speaker.question(view(scene, 0))
    assert asked == "Your Yang phase: you may move, use a ladder, then act. What do you do?"
    scene.play("move to 3")
    assert speaker.question(view(scene, 0)) == "You have moved. Now you may move, use a ladder or end your turn."
    without = secret(at="N4 E4 S4 W4", no_ladders="4")
    assert speaker.question(view(without, 0)) == "Your Yang phase: you may move, then act. What do you do?"


def test_the_yang_menu_below() -> None:
    scene = secret(at="Nb3 E4 Sb4 W4", demons="Seeker:3 Gravedigger:3", powers=(MANTRA,), side="b", no_ladders="0")
    speaker = says()
    seen = view(scene, 0)
    assert speaker.option(seen, "yang", EXORCISM) == (
        "Attempt an exorcism: Seeker, yellow (Y) 1, no Tao tokens – 70%; Gravedigger, yellow (Y) 3 – 4%"
    )
    assert speaker.option(seen, "yang", CHANGE_LEVEL) == "Climb up the ladder to Sorcerer's Hut (3)"
    assert speaker.option(seen, "yang", MOVE_BELOW + 4) == (
        "Move to cell 4 (under Night Watchman's Beat; ladder, 4 tokens, Cy)"
    )
    assert speaker.option(seen, "yang", MOVE_BELOW) == "Move to cell 0 (under Cemetery; no ladder, 4 tokens)"
    assert speaker.option(seen, "yang", ASK_HELP) == "Ask for help"
    assert speaker.option(seen, "yang", MANTRA_ON_DEMON + 2) == ("Enfeeblement Mantra on the Gravedigger, yellow (Y) 3")
    assert speaker.option(seen, "yang", STAND_UP) == "Stand up, which takes your move"
    above = view(secret(at="N3 E4 S4 W4", ghosts="W1:38"), 0)
    assert speaker.option(above, "yang", CHANGE_LEVEL) == (
        "Climb down the ladder to cell 3 (under Sorcerer's Hut; ladder, 4 tokens)"
    )


# --- events -----------------------------------------------------------------------------------------------------------

VALUES: dict[str, list[int]] = {
    "board": list(range(BOARDS)),
    "brother": list(range(BOARDS)),
    "card": [
        *[int(card) for card in [*OWN_GHOSTS, *OWN_INCARNATIONS, SUMMONING]],
        *[int(card) for card in BOX.cards.numbers if is_skeleton(card)],
        1,
        65,
    ],
    "held": [1, 2, 5, 15],
    "curse": list(range(1, CURSES)),
    "mantra": list(range(1, MANTRAS)),
    "pyramid": list(range(PYRAMID_SPACES)),
    "level": list(range(1, LEVELS + 1)),
    "place": list(range(2 * CELLS)),
    "cell": list(range(CELLS)),
    "tile": [*range(10), CALLIGRAPHER],
    "demon": list(range(DEMONS)),
    "token": list(range(TOKEN_TYPES)),
    "target": list(range(SPACES + DEMONS)),
    "space": list(range(SPACES)),
    "bones": [0, 1],
    "first": list(range(1, 7)),
    "second": list(range(1, 7)),
    "third": list(range(1, 7)),
    "left": [0, 1, 2, 5, 21, 22],
    "count": [1, 2, 3, 4, 5],
    "qi": [1, 2, 3, 4],
}


@pytest.mark.parametrize("what", EVENTS)
def test_every_event_is_told(what: str) -> None:
    """With every value that each of its numbers may have, before and after a view was seen."""
    names = EVENTS[what]
    first = [VALUES[name][0] for name in names]
    for speaker in speakers():
        for known in (False, True):
            if known:
                speaker.learn(view(secret(), 0))
            for place, name in enumerate(names):
                for value in VALUES[name]:
                    args = [*first[:place], value, *first[place + 1 :]]
                    good(speaker.event(Event(what, tuple(args), -1)))
            good(speaker.event(Event(what, tuple(first), -1)))
        said = variables_of(speaker.named(f"event-{what}"), speaker.words.language)
        for name in names:
            assert any(each == name or each.startswith(f"{name}_") for each in said), f"{what}: {name}"


def test_events_of_the_base_game_are_told(speaker: BlackSecretSpeaker) -> None:
    """Some are said otherwise; each of their numbers is still said."""
    speaker.learn(view(secret(), 0))
    for what, names in BOX.events.items():
        sample = {"seat": 1, "owner": 0, "card": 3}
        good(speaker.event(Event(what, tuple(sample.get(name, 2) for name in names), -1)))
        said = variables_of(speaker.named(f"event-{what}"))
        for name in names:
            assert any(each == name or each.startswith(f"{name}_") for each in said), f"{what}: {name}"


TOOK = {
    "en": ["1 incarnation", "2 incarnations", "5 incarnations", "15 incarnations"],
    "ru": ["1 воплощение", "2 воплощения", "5 воплощений", "15 воплощений"],
    "pl": ["1 wcielenie", "2 wcielenia", "5 wcieleń", "15 wcieleń"],
}
LEFT_IN_DECK = {
    "en": ["1 card is left in the deck.", "2 cards are left in the deck.", "5 cards are left in the deck.",
           "21 cards are left in the deck.", "22 cards are left in the deck."],
    "ru": ["В колоде осталась 1 карта.", "В колоде остались 2 карты.", "В колоде осталось 5 карт.",
           "В колоде осталась 21 карта.", "В колоде остались 22 карты."],
    "pl": ["W talii została 1 karta.", "W talii zostały 2 karty.", "W talii zostało 5 kart.",
           "W talii zostało 21 kart.", "W talii zostały 22 karty."],
}  # fmt: skip
TOKENS = {
    "en": ["no tokens", "1 token", "2 tokens", "4 tokens"],
    "ru": ["жетонов нет", "1 жетон", "2 жетона", "4 жетона"],
    "pl": ["bez żetonów", "1 żeton", "2 żetony", "4 żetony"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    speaker = says(language=language)
    for held, expected in zip((1, 2, 5, 15), TOOK[language], strict=True):
        assert expected in speaker.event(Event("took-incarnation", (held,), -1))
    for left, expected in zip((1, 2, 5, 21, 22), LEFT_IN_DECK[language], strict=True):
        assert speaker.event(Event("bottom-card-gone", (left,), -1)).endswith(expected)
    for count, expected in zip((0, 1, 2, 4), TOKENS[language], strict=True):
        assert speaker.say("tokens", count=count) == expected


def test_demons_are_declined() -> None:
    exorcised = Event("demon-exorcised", (0, 2, 8), -1)
    searched = Event("searched", (0, 8, 6), -1)
    seen = view(secret(), 0)
    told = {}
    for speaker in speakers():
        speaker.learn(seen)
        told[speaker.words.language] = [speaker.event(exorcised), speaker.event(searched)]
    assert told == {
        "en": [
            "Ann exorcises the Gravedigger in cell 8 (under Buddhist Temple).",
            "Seeker searches cell 8 (under Buddhist Temple) and finds Urn: Wu-Feng keeps it and takes an incarnation; "
            "with the third one his Shadow appears.",
        ],
        "ru": [
            "Ann изгоняет Могильщика в клетке 8 (под тайлом «Буддистский Храм»).",
            "Искатель ищет в клетке 8 (под тайлом «Буддистский Храм») и находит жетон «Урна»: Ву-Фенг оставляет её "
            "себе и берёт воплощение; с третьей урной появляется его Тень.",
        ],
        "pl": [
            "Ann wypędza Grabarza w komorze 8 (pod kaflem „Świątynia buddyjska”).",
            "Poszukiwacz szuka w komorze 8 (pod kaflem „Świątynia buddyjska”) i znajduje żeton „Urna”: Wu-Feng ją "
            "zatrzymuje i bierze wcielenie; z trzecią pojawia się jego Cień.",
        ],
    }


def test_above_and_below() -> None:
    speaker = says()
    assert speaker.event(Event("moved", (0, 12), -1)) == "North goes to cell 3."
    speaker.learn(view(secret(), 0))
    assert speaker.event(Event("moved", (0, 12), -1)) == "Ann goes to cell 3 (under Sorcerer's Hut)."
    assert speaker.event(Event("moved", (0, 3), -1)) == "Ann goes to Sorcerer's Hut (3)."
    assert speaker.event(Event("level-changed", (1, 9), -1)) == "Bo climbs down into cell 0 (under Cemetery)."
    assert speaker.event(Event("level-changed", (1, 0), -1)) == "Bo climbs up to Cemetery (0)."
    assert speaker.event(Event("enfeebled", (1, 12), -1)) == "Bo lays the Enfeeblement Mantra on the Seeker."
    assert speaker.event(Event("enfeebled", (1, 0), -1)) == "Bo lays the Enfeeblement Mantra on the space N0."


def test_a_curse_is_not_the_curse_die() -> None:
    """Both are told by a number of the name `curse`."""
    speaker = says()
    speaker.learn(view(secret(), 0))
    assert speaker.event(Event("cast", (5, 2), -1)) == (
        "Wu-Feng casts “Remove a ladder” (green (G)) on row 1, space 3 of the pyramid: Wu-Feng removes a ladder."
    )
    rolled = tuple({"board": 0, "curse": 5, "cause": 12 + 4}.get(name, 0) for name in BOX.events["rolled-curse"])
    assert speaker.event(Event("rolled-curse", rolled, -1)) == (
        "Wu-Feng rolls the Curse die against Ann, at Night Watchman's Beat (4): lose 1 Qi."
    )


# --- seats and endings ------------------------------------------------------------------------------------------------


def test_wu_feng_has_the_last_seat() -> None:
    for language, name in (("en", "Wu-Feng"), ("ru", "Ву-Фенг"), ("pl", "Wu-Feng")):
        unnamed = BlackSecretSpeaker(Words(language))
        assert unnamed.seat_name(4) == unnamed.seat(4) == name
        assert unnamed.seat_name(1) != name
        for seats in BOX.seats:
            rules = BOX.settings({})
            unnamed.learn(BOX.view(BOX.deal(seats, rules, FastDice(1)), 0, rules))
            assert [unnamed.seat_name(seat) == name for seat in range(seats)] == [False] * (seats - 1) + [True]
            assert not unnamed.shares(0, seats - 1) and unnamed.shares(0, seats - 2)
        assert BlackSecretSpeaker(Words(language), ["Ann", ""]).seat(1) == name


def test_who_won() -> None:
    scene = secret()
    speaker = says()
    scene.g.score = 21
    scene.g.outcome = 1
    assert speaker.question(view(scene, 4)) == (
        "The game is over. The Taoists win: Wu-Feng is defeated, the village is saved! Score of the Taoists: 21."
    )
    scene.g.outcome = 3
    assert speaker.question(view(scene, 0)) == (
        "The game is over. Eve wins as Wu-Feng. Too many tiles are haunted: the village is lost. "
        "Score of the Taoists: 21."
    )
    for language in LANGUAGES:
        for outcome in range(1, 6):
            scene.g.outcome = outcome
            for names in ((), NAMES):
                good(BlackSecretSpeaker(Words(language), names).question(view(scene, SPECTATOR)))
            lost = Event("lost", (outcome, -12), -1) if outcome > 1 else Event("won", (21,), -1)
            good(says(language=language).event(lost))


# --- positions --------------------------------------------------------------------------------------------------------


def test_a_secret_at_a_glance() -> None:
    scene = secret(
        at="N4 Eb3 Sb3 W0", qi="S:1", ghosts="N0:11 S0:103", demons="Seeker:3", shadow=0, no_ladders="7", side="b",
        curses="1 3 10 13", pyramid="1:5 2:7", blood="2.1:1", hand="56 92", knocked_down="W", haunted="8",
        stacks="0=dirt,bones,dirt 4=-", mantra_on=13,
    )  # fmt: skip
    lines = says().describe(view(scene, 4))
    assert lines[:15] == [
        "Normal. Turn 1: Ann (North).",
        "Village, row by row from the north:",
        "  Cemetery (0) – Di, the SHADOW; Taoist Altar (1); Calligrapher (2).",
        "  Sorcerer's Hut (3); Night Watchman's Beat (4) – Ann; Circle of Prayer (5).",
        "  Pavilion of the Heavenly Wind (6); Tea House (7); Buddhist Temple (8) –",
        "    HAUNTED, Buddhas: 2.",
        "Haunted tiles: 1; 3 lose the game.",
        "Catacombs (side 1), the cells under the tiles 0 to 8:",
        "  0 red (R) – ENTRANCE, ladder, 3 tokens; 1 blue (B) – ladder, 4 tokens;",
        "    2 green (G) – ladder, 4 tokens.",
        "  3 yellow (Y) – ladder, 4 tokens, Seeker, Bo, Cy; 4 black (K) – ladder,",
        "    no tokens; 5 yellow (Y) – ladder, 4 tokens.",
        "  6 green (G) – ladder, 4 tokens; 7 blue (B) – no ladder, 4 tokens; 8 red (R) –",
        "    ENTRANCE, no ladder, 4 tokens.",
        "Found so far: Bones 1, Blood of Su-Ling 3, Urn 1.",
    ]
    text = " ".join([line.strip() for line in lines])
    for told in (
        "Wu-Feng (Eve, you), board side B: Urns 1 of 3; skeletons 2 of 3; 2 incarnations in hand, 13 in their deck.",
        "In your hand: #56 Howling Nightmare, black (K) 3; #92 Night Sorceress, blue (B) 4.",
        "Demons: Seeker in cell 3 (under Sorcerer's Hut): yellow (Y) 0 instead of 1, no Tao tokens, bears the Mantra; "
        "Landscaper on Wu-Feng's board; Gravedigger on Wu-Feng's board.",
        "The Shadow of Wu-Feng: on Cemetery (0). Nobody can use this tile.",
        "Curse pyramid: row 1: “Remove a ladder”, “Curse die”, free, free; row 2: free, closed, closed; row 3: closed; "
        "row 4: closed.",
        "Curses face up: level 1: “Drain a Mantra” red (R), “Draw a ghost” green (G); level 2: “Empty a Mantra” "
        "red (R), “Two skeletons” yellow (Y).",
        "Curses face down: level 3: 3; level 4: 2.",
        "Blood Mantras (still face down, level 2: 4; level 3: 4; level 4: 4):",
        "“Ladders” (level 2, Qi 1 of 2): put back up to two ladders, under tiles that are not haunted.",
        "Bo, East, green (G): Qi 3; Tao none; Yin-Yang; power: The Gods' Favorite; in the catacombs, cell 3 (under "
        "Sorcerer's Hut).",
        "Di, West, yellow (Y): Qi 3; Tao none; Yin-Yang; power: Bottomless Pockets; KNOCKED DOWN.",
        "S0 Skeleton: blue (B) 1.",
        "The next incarnation comes with card 11 from the top.",
    ):
        assert told in text, told
    assert "Blood Brother, North: Dance of the Spires." in text


def test_only_wu_feng_reads_his_hand() -> None:
    scene = secret(hand="56 92")
    for language in LANGUAGES:
        speaker = says(language=language)
        hidden = [speaker.card(56), speaker.card(92)]
        for seat in (SPECTATOR, *range(5)):
            text = " ".join([line.strip() for line in speaker.describe(view(scene, seat))])
            assert all([(card in text) is (seat == 4) for card in hidden])


def test_known_cards_lie_anywhere_in_the_deck() -> None:
    scene = secret(deck="3 97 24 12 0")
    scene.g.deck_seen = [31, 0, 0, 31]
    lines = says().describe(view(scene, 0))
    assert "On top of the deck, from the top: #3 Coffin Breakers." in lines
    assert "Known in the deck, by the place from the top: 4 #12 Drowned Maiden." in lines
    assert any(line.startswith("Deck: 4. The next incarnation comes with card 2 from the top.") for line in lines)


def test_a_map_of_the_catacombs() -> None:
    scene = crowded()
    assert says().picture(view(scene, 0))[-10:] == [
        "Catacombs: cell and colour, > entrance, H ladder, number of tokens",
        "0 R> H 4                  1 B - 4                   2 G H 4",
        "                                                      Landscaper",
        "3 Y H 4                   4 K H 4                   5 Y - 4",
        "  Seeker",
        "  the SHADOW",
        "  Bo",
        "  Cy",
        "6 G H 4                   7 B - 4                   8 R> - 4",
        "  Gravedigger",
    ]
    for speaker in speakers():
        lines = speaker.picture(view(scene, SPECTATOR))
        assert max([len(line) for line in lines]) <= 80
        assert "#103" not in " ".join(lines)


# --- help -------------------------------------------------------------------------------------------------------------


def test_everything_has_a_name_and_help(speaker: BlackSecretSpeaker) -> None:
    moon = WithMoon(speaker.words, NAMES)
    for card in BOX.cards.numbers:
        assert good(moon.about_card(card)) in moon.help(moon.card(card)).splitlines()
        assert moon.help(str(card)) == moon.help(f"#{card}")
    for tile in BOX.cards.tiles:
        assert good(moon.about_tile(tile)) in moon.help(moon.tile(tile)).splitlines()
    for curse in range(1, CURSES):
        assert good(moon.about_spell(curse)) in moon.help(moon.say(f"spell-{curse}")).splitlines()
        assert moon.about_spell(curse) in moon.help(BOX.cards.curse_name[curse]).splitlines()
    for mantra in range(1, MANTRAS):
        assert good(moon.about_mantra(mantra)) in moon.help(moon.say(f"mantra-{mantra}")).splitlines()
        assert moon.about_mantra(mantra) in moon.help(MANTRA_NAME[mantra]).splitlines()
    for token in range(TOKEN_TYPES):
        assert good(moon.about_token(token)) in moon.help(moon.found_token(token)).splitlines()
        assert moon.about_token(token) in moon.help(TOKEN_NAMES[token]).splitlines()
    for demon in range(SHADOW + 1):
        assert good(moon.about_demon(demon)) in moon.help(moon.demon(demon)).splitlines()
        assert moon.about_demon(demon) in moon.help(DEMON_NAMES[demon]).splitlines()
    for notion in speaker.notions():
        found = moon.help(moon.say(f"word-{notion}")).splitlines()
        assert set(moon.notion(notion)) <= set(found), notion
    assert len(set(speaker.notions())) == len(speaker.notions())


def test_names_are_told_apart(speaker: BlackSecretSpeaker) -> None:
    assert len({speaker.spell(curse) for curse in range(1, CURSES)}) == CURSES - 1
    assert len({speaker.blood_mantra(mantra) for mantra in range(1, MANTRAS)}) == MANTRAS - 1
    assert len({speaker.demon(demon) for demon in range(SHADOW + 1)}) == SHADOW + 1
    assert len({speaker.found_token(token) for token in range(TOKEN_TYPES)}) == TOKEN_TYPES
    assert len({speaker.card(card) for card in [*OWN_GHOSTS, *OWN_INCARNATIONS]}) == 15


def test_english_names_are_those_of_the_notation() -> None:
    speaker = says()
    assert [speaker.say(f"spell-{curse}") for curse in range(1, CURSES)] == BOX.cards.curse_name[1:]
    assert [speaker.say(f"mantra-{mantra}") for mantra in range(1, MANTRAS)] == MANTRA_NAME[1:]
    assert [speaker.demon(demon) for demon in range(DEMONS)] == DEMON_NAMES[:DEMONS]
    assert [speaker.found_token(token) for token in range(TOKEN_TYPES)] == TOKEN_NAMES
    for row in [*DATA["ghosts"], *DATA["incarnations"], DATA["summoning"]]:
        assert speaker.say(f"card-{row['number']}") == row["name"]


def test_help_is_text(speaker: BlackSecretSpeaker) -> None:
    for word in ("", "rules", "cards", "options", "xyzzy", *speaker.notions()):
        for line in speaker.help(word).splitlines():
            good(line)
    assert len(speaker.help("curses").splitlines()) == 1 + len(ORDINARY_CURSES)
    assert len(speaker.help("blood mantra").splitlines()) == 1 + len(ORDINARY_MANTRAS)
    assert len(speaker.help("demon").splitlines()) == 1 + DEMONS
    assert len(speaker.help("cards").splitlines()) == len(BOX.cards.numbers) - 2 * 4 + 1 + len(ORDINARY_MANTRAS)
    assert speaker.title() != GhostStoriesSpeaker(speaker.words).title()


def test_every_reason_and_every_switch(speaker: BlackSecretSpeaker) -> None:
    for code, rule in BOX.reasons().items():
        assert good(speaker.reason(code)).endswith(f" ({rule})")
    for switch in BOX.switches:
        text = good(speaker.help(f"option:{switch.name}"))
        assert text in speaker.help(speaker.switch(switch.name)).splitlines()
        assert text in speaker.help(switch.name).splitlines(), "beside whatever else is called so"
        for value in [switch.default, *switch.allowed]:
            good(speaker.setting(switch.name, value))


def test_help_tells_both_sides_of_wu_fengs_board() -> None:
    assert says().help("landscaper") == (
        "Landscaper. Demon; a ghost card of resistance 3 or more summons it. Resistance 2, in the colour of its cell. "
        "Side A of Wu-Feng's board: Who exorcises it discards a Tao token that Wu-Feng picks. Side B: It may search "
        "though a Taoist is in its cell."
    )
    assert says().help("#93").startswith("#93 Puppet Master. Incarnation of Wu-Feng, black (K). Resistance 3: ")


def test_a_word_may_mean_several_things() -> None:
    found = says().help("skeleton").splitlines()
    assert [line.split(". ")[0] for line in found] == ["Skeleton", "“Skeleton”"]
    assert len(says().help("buddha").splitlines()) == 2, "the figure and the catacomb token"
    assert len(says().help("yin-yang").splitlines()) == 2, "the token and the Blood Mantra"


def test_what_is_reconstructed_is_marked() -> None:
    speaker = WithMoon(Words("en"))
    for card in OWN_GHOSTS:
        assert speaker.about_card(card).endswith(speaker.say("help-reconstructed"))
    for card in OWN_INCARNATIONS:
        assert "(Colour and resistance are reconstructed" in speaker.about_card(card)
    for curse in range(1, CURSES):
        both = curse not in ORDINARY_CURSES
        assert ("(Level and colour are reconstructed" if both else "(The colour is") in speaker.about_spell(curse)
    for mantra in range(1, MANTRAS):
        assert ("reconstructed" in speaker.about_mantra(mantra)) is (mantra not in ORDINARY_MANTRAS)
    for token in range(TOKEN_TYPES):
        assert ("reconstructed" in speaker.about_token(token)) is (TOKEN_NAMES[token] != "Urn")
    assert "(Colours and entrances are reconstructed" in speaker.help("catacombs")
    for demon in range(DEMONS):
        assert "reconstructed" not in speaker.about_demon(demon)


# --- the files --------------------------------------------------------------------------------------------------------


def test_no_message_is_left_over() -> None:
    """Every message is named by the box, replaces one of the base game, or is said by the speaker."""
    source = "".join([path.read_text("utf-8") for path in FOLDER.glob("black_secret*.py")])
    own = entries(FOLDER / "en" / "black-secret.ftl")
    base = entries(FOLDER / "en" / "ghost-stories.ftl")
    rows = Cards()
    enter_secret(rows)
    own_cards, own_tiles = set(rows.numbers) - set(Cards().numbers), set(rows.tiles) - set(Cards().tiles)
    wanted = {f"{form}-{kind.name}" for kind in KINDS for form in ("kind", "option")}
    wanted |= {f"event-{what}" for what in EVENTS} | {f"reason-{code}" for code, _ in BLACK_SECRET.reasons}
    wanted |= {f"switch-{switch.name}" for switch in BLACK_SECRET.switches}
    wanted |= {f"card-{card}" for card in own_cards} | {f"tile-{tile}" for tile in own_tiles}
    wanted |= {f"word-{notion}" for notion in SECRET_NOTIONS}
    wanted |= {f"stone-{ability.replace('_', '-')}" for ability in DATA["abilities"]}
    wanted |= {f"spell-{curse}" for curse in range(1, CURSES)} | {f"mantra-{n}" for n in range(1, MANTRAS)}
    wanted |= {f"token-{token}" for token in range(TOKEN_TYPES)} | {f"demon-{n}" for n in range(SHADOW + 1)}
    found = {message.partition(".")[0].removeprefix("bs-") for message in own}
    assert wanted <= found
    for name in found - wanted:
        said = f'"{name}"' in source or f"'{name}'" in source
        assert said or f"gs-{name}" in base or name.startswith("rules-secret-"), name


def test_the_rules_in_short(speaker: BlackSecretSpeaker) -> None:
    rules = speaker.how_to_play()
    assert len(rules) == len(GhostStoriesSpeaker(speaker.words).how_to_play()) + 6
    for text in rules:
        good(text)
    assert rules[0] == " ".join(speaker.words.say("bs-rules-1").split())


def test_both_expansions_can_be_said_together() -> None:
    """The two parts fit into one speaker: names and help of both are there."""

    class Both(BlackSecretWords[Seen], WhiteMoonWords[Seen], GhostStoriesSpeaker[Seen]):
        box = BOX
        prefixes = ("bs", "wm", "gs")
        with_white_moon = True

    for language in LANGUAGES:
        both = Both(Words(language))
        for card in BOX.cards.numbers:
            good(both.about_card(card))
        assert set(SECRET_NOTIONS) <= set(both.notions())
        for curse in range(1, CURSES):
            good(both.about_spell(curse))
        for notion in both.notions():
            good(both.say(f"word-{notion}"))


def test_skeletons_on_the_board_are_counted() -> None:
    assert says().say("view-wu-feng", what="unnamed", who="", side="a", urns=0, all=3, skeletons=int(SPECIAL_SKELETONS),
                      specials=3, held=0, deck=15) == (
        "Wu-Feng, board side A: Urns 0 of 3; skeletons 3 of 3; 0 incarnations in hand, 15 in their deck."
    )  # fmt: skip
