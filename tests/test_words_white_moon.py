"""White Moon in words: whole games, every question, event, reason and card of the box, positions at a glance, help."""

from itertools import product
from random import Random
from typing import Any

import pytest
from mypy_extensions import i64

from hauntings.engine.chance import FastDice
from hauntings.engine.event import Event
from hauntings.engine.table import GROUP, Effect
from hauntings.engine.view import SPECTATOR
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.cards import RED, Card
from hauntings.games.ghost_stories.geometry import BOARDS, PLACES, SPACES, Board, Place, Space
from hauntings.games.ghost_stories.setup import BOX as BASE_BOX
from hauntings.games.ghost_stories.white_moon import (
    armor,
    artifacts,
    barrier,
    crystals,
    curses,
    deaths,
    opening,
    potion,
    rewards,
    school,
    su_ling,
    sword,
    tiles,
    villagers,
)
from hauntings.games.ghost_stories.white_moon.cards import (
    ARTIFACT_NAMES,
    ARTIFACTS,
    CORNER_NAMES,
    DEVOURER,
    FAMILIES,
    FAMILY_NAMES,
    GREY_HUNTER,
    KUNG_FU_SCHOOL,
    MOON_DATA,
    MOON_GHOSTS,
    MOON_INCARNATIONS,
    SHAPESHIFTER,
)
from hauntings.games.ghost_stories.white_moon.events import MOON_EVENTS
from hauntings.games.ghost_stories.white_moon.questions import MOON_KINDS
from hauntings.games.ghost_stories.white_moon.setup import BOX, MOON_SWITCHES
from hauntings.games.ghost_stories.white_moon.table import (
    BY_DEVOURER,
    BY_HAUNTING,
    BY_RETREAT,
    BY_VORACIOUS,
    BY_XIANG,
    NO_SPACE,
    TWELVE_DEAD,
)
from hauntings.games.ghost_stories.white_moon.why import MOON_REASONS
from hauntings.i18n.ghost_stories import GhostStoriesSpeaker
from hauntings.i18n.registry import speaker as registered
from hauntings.i18n.speaker import COLUMNS
from hauntings.i18n.white_moon import CAUSES, MOON_SAYS, WhiteMoonSpeaker
from hauntings.i18n.white_moon_names import MOON_NOTIONS, message_id
from hauntings.i18n.words import FOLDER, LANGUAGES, Words
from hauntings.views import GhostStoriesWhiteMoonView
from tests.scenes.white_moon.moon import SCHOOL, MoonScene, moon
from tests.test_words import LONG_NAMES, NAMES, entries, good, good_lines, variables_of

KEYS = range(6)


def says(language: str = "en", seats: int = 4) -> WhiteMoonSpeaker:
    return WhiteMoonSpeaker(Words(language), NAMES[:seats])


def speakers(seats: int = 4) -> list[WhiteMoonSpeaker]:
    return [says(language, seats) for language in LANGUAGES]


def view(scene: MoonScene, seat: int) -> GhostStoriesWhiteMoonView:
    seen: GhostStoriesWhiteMoonView = BOX.view(scene.g, seat, scene.rules)
    return seen


def test_the_box_has_its_speaker() -> None:
    for language in LANGUAGES:
        speaker = registered(BOX.name, Words(language))
        assert type(speaker) is WhiteMoonSpeaker
        assert good(speaker.title()).startswith(f"{Words(language).say('gs-title')}: ")


# --- whole games ----------------------------------------------------------------------------------------------------


def chosen_options(key: int) -> dict[str, Any]:
    random = Random(key)
    return BOX.settings({switch.name: random.choice([switch.default, *switch.allowed]) for switch in BOX.switches})


@pytest.mark.parametrize(("seats", "key"), list(product(BOX.seats, KEYS)))
def test_a_village_by_moonlight_in_words(seats: int, key: int) -> None:
    """Every player count with switches as they fall, for the asked one and a spectator, one language after another."""
    rules = chosen_options(key)
    random = Random(key)
    g = BOX.deal(seats, rules, FastDice(key), telling=True)
    all_speakers = [*speakers(seats), *[WhiteMoonSpeaker(Words(each), LONG_NAMES[:seats]) for each in LANGUAGES]]
    told = 0
    for step in range(180):
        asked = 0 if g.asked == GROUP or g.outcome != 0 else g.asked
        seen = BOX.view(g, asked, rules)
        chosen = all_speakers if g.outcome != 0 else all_speakers[step % 3 :: 3]
        for speaker in chosen:
            good_lines(speaker.describe(seen))
            good_lines(speaker.describe(BOX.view(g, SPECTATOR, rules)))
            good(speaker.question(seen))
            texts = [good(speaker.option(seen, seen["kind"], token)) for token in seen["options"]]
            assert len(set(texts)) == len(texts)
        for speaker in all_speakers:
            for event in g.events[told:]:
                good(speaker.event(event))
        told = len(g.events)
        if g.outcome != 0:
            return
        g.choose(random.choice(g.options))


# --- questions --------------------------------------------------------------------------------------------------------

NORTH, EAST, WEST = Board(0), Board(1), Board(3)
Case = tuple[str, Effect[Any] | None, dict[str, Any], dict[str, Any]]  # kind, what happens, the scene, set on the table

QUESTIONS: list[Case] = [
    ("follow", villagers.Follow(EAST, Place(7), Place(6)), {}, {}),
    ("villager-dies", deaths.PickVictim(BY_DEVOURER, Space(4)), {}, {}),
    ("villager-dies", deaths.PickVictim(BY_XIANG, NO_SPACE), {}, {}),
    ("villager-dies", deaths.PickVictim(BY_VORACIOUS, Space(6)), {}, {}),
    ("zhou-qi", curses.ZhouCurse(), {}, {}),
    ("who-gives-tao", curses.TakeTaoOut(RED), {"supply": "red:0"}, {}),
    ("bring-back", tiles.BringBack(), {"qi": "S:0"}, {}),
    ("potion", potion.DrinkPotion(NORTH), {"qi": "S:0"}, {}),
    ("potion", potion.AskForPotion(EAST), {"qi": "S:0"}, {}),
    ("light", artifacts.LightFirework(NORTH), {}, {}),
    ("school", school.SchoolTarget(NORTH), {}, {}),
    ("school-ghost", school.SchoolGhosts(NORTH, RED), {}, {"thrown": [RED, RED, 6]}),
    ("sword", sword.DrawSword(NORTH), {}, {}),
    ("claw", sword.UseClaw(NORTH, 2 + 32), {}, {}),
    ("armor", armor.WearArmor(Space(0), armor.ARRIVED), {}, {}),
    ("shield", armor.RaiseShield(), {}, {"drawn": 38}),
    ("scroll", artifacts.ComeToScroll(NORTH, EAST), {"at": "N4 E7 S4 W4"}, {}),
    ("scroll", artifacts.ComeToScroll(NORTH, EAST), {"at": "N4 E7 S4 W4", "laid_down": "E"}, {}),
    ("inherit", rewards.Inherit(4, NORTH), {}, {}),
    ("artifact-to", rewards.ArtifactToPlayer(3), {}, {}),
    ("su-ling", None, {"neutral": "N", "reminder": 1}, {}),
    ("su-ling-crystal", su_ling.SuLingCrystal(2), {}, {}),
    ("crystal-to", crystals.CrystalToGroup(), {}, {}),
    ("tao-to", rewards.TaoToGroup(RED), {}, {}),
    ("wu-buddha", rewards.WuReward(), {}, {}),
    ("barrier", barrier.BarrierBoard(NORTH), {"receptacles": "NW NE SE SW"}, {}),
    ("barrier", barrier.BarrierBoard(NORTH), {"receptacles": "SW", "portal": 1}, {}),
    ("barrier-ghost", barrier.BarrierGhosts(NORTH), {"receptacles": "NW"}, {"thrown": [RED, RED, 5, 6]}),
    ("barrier-villager", barrier.BarrierRescue(), {}, {}),
    ("barrier-crystal", barrier.GiveCrystal(), {"crystals": "N:1 E:2"}, {}),
    ("portal", opening.ChoosePortal(), {}, {}),
    ("pre-rescue", opening.PreRescue(2, ()), {}, {}),
    ("lend-crystal", crystals.LendCrystal(NORTH, EAST), {"crystals": "E:1"}, {}),
]
LAID: dict[str, Any] = {
    "tiles": SCHOOL, "ghosts": "N0:47 N1:34 E1:66 S0:77 S2:81 W2:30!", "villagers": "3:Wu 4:Long,Hua 7:Hua,Li 8:Sun",
    "dead": "Hua Miao Zhou", "rescued": "Teng", "tao": "N:red,black E:red", "dice": "red white white",
}  # fmt: skip


def test_every_kind_of_question_has_a_scene() -> None:
    assert {kind for kind, _, _, _ in QUESTIONS} == {kind.name for kind in MOON_KINDS} == MOON_SAYS.keys()


@pytest.mark.parametrize(("kind", "effect", "scene", "table"), QUESTIONS)
def test_every_question_and_its_options(
    kind: str, effect: Effect[Any] | None, scene: dict[str, Any], table: dict[str, Any]
) -> None:
    laid = moon(**{**LAID, **scene})
    for field, value in table.items():
        setattr(laid.g, field, value)
    if effect is not None:
        laid.happen(effect)
    assert laid.question.split()[0] == kind
    for speaker in speakers():
        for seat in (SPECTATOR, *range(laid.g.seats)):
            seen = view(laid, seat)
            good_lines(speaker.describe(seen))
            good(speaker.question(seen))
            texts = [good(speaker.option(seen, kind, token)) for token in seen["options"]]
            assert len(set(texts)) == len(texts) and (texts or seat != max(laid.g.asked, NORTH))


def test_every_token_of_every_kind() -> None:
    """Also those that are no option now: `why can't I?` names them."""
    for seats in BOX.seats:
        rules = BOX.settings({})
        g = BOX.deal(seats, rules, FastDice(seats))
        for speaker, seat in product(speakers(seats), (0, SPECTATOR)):
            seen = BOX.view(g, seat, rules)
            for index, kind in enumerate(BOX.kinds):
                named = [token for token in range(kind.size) if BOX.word(index, token)]
                if kind.says == "card":  # the tables of cards are shared with the other boxes
                    named = [token for token in named if token in BOX.cards.numbers]
                texts = [good(speaker.option(seen, kind.name, token)) for token in named]
                assert len(set(texts)) == len(texts), f"two options of {kind.name} read alike"
                assert not kind.name or speaker.words.knows(speaker.named(f"kind-{kind.name}"))


def test_what_questions_say() -> None:
    speaker = says()
    laid = moon(**LAID).happen(deaths.PickVictim(BY_VORACIOUS, Space(6)))
    assert speaker.asks(view(laid, 0)).endswith(" #77 Voracious kills a villager. Which one?")
    assert speaker.option(view(laid, 0), "villager-dies", 8) == "Hua family, Tea House (7), beneath: 1 unseen"
    assert speaker.option(view(laid, 0), "villager-dies", 9) == "Sun family, Buddhist Temple (8), beneath: nobody"
    laid = moon(**LAID).happen(school.SchoolTarget(NORTH))
    assert speaker.option(view(laid, 0), "school", RED) == (
        "All ghosts of this colour, red (R): N1: #34 Skinner, red (R) 1 – 56%, with 1 token 100%"
    )
    laid = moon(**LAID, receptacles="NW NE SE SW").happen(barrier.BarrierBoard(WEST))
    assert speaker.asks(view(laid, 0)).endswith("Mystic Barrier, Di, with 4 crystals left. What happens on this board?")
    assert [speaker.option(view(laid, 0), "barrier", token) for token in (0, 1, 2)] == [
        "Do nothing on this board",
        "Roll four dice against W2: #30 Wicked One, green (G) 3 – "
        "11%, with 1 token 41%, with 2 tokens 80%, with 3 tokens 100%",
        "Give a crystal and rescue a villager through the Portal, Long family",
    ]
    down = moon(**LAID, at="N4 E7 S4 W4", laid_down="E").happen(artifacts.ComeToScroll(NORTH, EAST))
    assert speaker.question(view(down, 1)) == "Ann unrolls the Scroll of Unity: Kung-Fu School (4). Do you come?"
    assert speaker.option(view(down, 1), "scroll", 1) == "Stand up where you are"


def test_deeds_of_the_yang_menu() -> None:
    laid = moon(
        tiles=SCHOOL, at="N0 E4 S4 W4", villagers="0:Zhou,Li 4:Sun", ghosts="W0:66 N1:34", crystals="N:1",
        artifacts="N:life_potion,moon_dust,scroll_of_unity,firework", reminder=1, dead="Hua",
    )  # fmt: skip
    seen = view(laid, 0)
    texts = [says().option(seen, "yang", token) for token in seen["options"]]
    for text in (
        "Move to Taoist Altar (1) with a villager, Zhou family, facing N1: #34 Skinner, red (R) 1",
        "Move to Kung-Fu School (4) with a villager, Zhou family",
        "Put a Moon Crystal on the receptacle here, north-west (NW)",
        "Use Life Potion: 1 Qi for a Taoist, or bring back a dead Taoist or villager",
        "Use Moon Dust: take a Moon Crystal",
        "Use Scroll of Unity: call the other Taoists, alone the Power tokens",
        "Use Firework: the help of any active tile",
        "Su-Ling faces N0, in front of Cemetery (0), by an empty receptacle",
        "Su-Ling faces N1: #34 Skinner, red (R) 1",
    ):
        assert any(each.startswith(text) for each in texts), text
    at_portal = moon(tiles=SCHOOL, villagers="4:Sun", laid_down="N")
    texts = [says().option(view(at_portal, 0), "yang", token) for token in view(at_portal, 0)["options"]]
    assert "Rescue a villager through the Portal, Sun family" in texts and "Stand up" in texts


def test_the_yang_question_names_what_is_offered() -> None:
    speaker = says()
    scene = moon(tiles=SCHOOL, at="N1 E4 S4 W4", villagers="4:Sun")
    assert speaker.question(view(scene, 0)) == "Your Yang phase: you may move, then act. What do you do?"
    scene.play("move to 4")
    assert speaker.question(view(scene, 0)).startswith("You have moved. Now you may ")
    assert "rescue a villager at the Portal" in speaker.question(view(scene, 0))
    scene = moon(tiles=SCHOOL, at="N1 E4 S4 W4", villagers="1:Li 4:Sun", crystals="N:1", ghosts="N0:66")
    asked = "Your Yang phase: you may move, take a villager along, then act, then place what you have. What do you do?"
    assert speaker.question(view(scene, 0)) == asked
    scene.play("move to 0")
    assert "rescue" not in speaker.question(view(scene, 0)) and "exorcism" in speaker.question(view(scene, 0))
    texts = [each.question(view(scene, 0)) for each in speakers()]
    assert len(set(texts)) == len(LANGUAGES) and all(map(good, texts))


def test_crystals_are_spent_and_promised() -> None:
    laid = moon(at="N0 E4 S4 W4", ghosts="N0:1", tao="N:yellow", crystals="N:1", dice="red red red")
    laid.play("attempt exorcism", "exorcise N0")
    assert laid.question == "spend"
    assert says().option(view(laid, 0), "spend", 21) == "Spend a Moon Crystal of Ann"
    seen = view(laid, 0)
    promised = GhostStoriesWhiteMoonView(seen.game, 0, seen.settings, {**seen.values, "paid": [0]})
    assert "Tokens promised: Ann Moon Crystal." in says().describe(promised)


# --- events -----------------------------------------------------------------------------------------------------------

RANGES: dict[str, list[i64]] = {
    "family": list(range(1, FAMILIES + 1)),
    "artifact": list(range(ARTIFACTS)),
    "corner": list(range(len(CORNER_NAMES))),
    "cause": [BY_RETREAT, BY_HAUNTING, BY_DEVOURER, BY_XIANG, BY_VORACIOUS],
    "place": list(range(PLACES)),
    "start": list(range(PLACES)),
    "end": list(range(PLACES)),
    "space": list(range(SPACES)),
    "board": list(range(BOARDS)),
    "colour": list(range(1, 6)),
    "card": [*MOON_GHOSTS, *MOON_INCARNATIONS],
    "other": [*MOON_GHOSTS, *MOON_INCARNATIONS],
    "left": list(range(60)),
    "count": list(range(1, 26)),
    "choice": [0, 1, 2],
}
BESIDE: dict[str, dict[str, list[i64]]] = {  # values that only some events have
    "tao-left-game": {"board": [curses.THE_SUPPLY, curses.THE_CIRCLE]},
    "crystal-placed": {"board": [crystals.FROM_RESERVE]},
}


@pytest.mark.parametrize("what", MOON_EVENTS)
def test_every_event_is_told_with_all_it_may_hold(what: str) -> None:
    names = MOON_EVENTS[what]
    first = [RANGES[name][0] for name in names]
    for speaker in speakers():
        for known in (False, True):
            if known:
                speaker.describe(view(moon(**LAID), 0))
            good(speaker.event(Event(what, tuple(first), -1)))
            for index, name in enumerate(names):
                for value in [*RANGES[name], *BESIDE.get(what, {}).get(name, [])]:
                    args = tuple([*first[:index], value, *first[index + 1 :]])
                    good(speaker.event(Event(what, args, -1)))


def test_every_argument_of_an_event_is_said() -> None:
    for what, names in BOX.events.items():
        said = variables_of(says().named(f"event-{what}"))
        for name in names:
            assert any(each == name or each.startswith(f"{name}_") for each in said), f"{what}: {name}"


def test_every_cause_of_death_has_its_words() -> None:
    causes = {value: name for name, value in vars(deaths).items() if name.startswith("BY_")}
    assert causes.keys() | {BY_VORACIOUS} == CAUSES.keys()
    for speaker in speakers():
        texts = {speaker.event(Event("villager-died", (12, 7, cause, 4), -1)) for cause in CAUSES}
        assert len(texts) == len(CAUSES)
        for cause in (BY_HAUNTING, BY_XIANG):  # no ghost did it
            assert speaker.event(Event("villager-died", (12, 7, cause, int(NO_SPACE)), -1)) in texts


SAID: dict[str, dict[tuple[str, tuple[int, ...]], str]] = {
    "en": {
        ("card-left-game", (1,)): "The lowest ghost card of the deck leaves the game. 1 card is left.",
        ("card-left-game", (22,)): "The lowest ghost card of the deck leaves the game. 22 cards are left.",
        ("lost-crystals", (0, 2)): "2 Moon Crystals of Ann return to the reserve.",
        ("villager-died", (12, 7, 0, 0)): (
            "Tea House (7): a villager of the Hua family cannot flee from the ghost on N0 and dies."
        ),
        ("retreated", (11, 4, 1, 7)): (
            "A villager of the Zhou family flees from the ghost on S1: Kung-Fu School (4) to Taoist Altar (1)."
        ),
        ("family-complete", (1,)): "The whole Long family is in the Shelter. Reward: the artifact Life Potion.",
        ("family-curse", (3, 1, 7)): (
            "Curse of the Teng family, Tea House (7), on Bo: a Tao token leaves the game, yellow (Y)."
        ),
        ("tao-left-game", (4, -2)): "The Tao token on the Circle of Prayer leaves the game: yellow (Y).",
        ("crystal-placed", (-1, 2)): "A Moon Crystal of the reserve goes on a receptacle: south-east (SE).",
        ("power-tokens-back", (0, 1)): "Ann takes back 1 Power token.",
    },
    "ru": {
        ("card-left-game", (1,)): "Нижняя карта призрака в колоде выходит из игры. Осталась 1 карта.",
        ("card-left-game", (22,)): "Нижняя карта призрака в колоде выходит из игры. Остались 22 карты.",
        ("card-left-game", (37,)): "Нижняя карта призрака в колоде выходит из игры. Осталось 37 карт.",
        ("lost-crystals", (0, 1)): "Ann теряет 1 лунный кристалл, он возвращается в резерв.",
        ("lost-crystals", (0, 2)): "Ann теряет 2 лунных кристалла, они возвращаются в резерв.",
        ("power-tokens-back", (0, 1)): "Ann забирает 1 жетон нейтральной силы.",
        ("power-tokens-back", (0, 3)): "Ann забирает 3 жетона нейтральной силы.",
        ("power-tokens-back", (0, 5)): "Ann забирает 5 жетонов нейтральной силы.",
        ("rescued", (12, 4)): "Школа Кунг-фу (4): житель из семьи Хуа спасён и уходит в убежище.",
    },
    "pl": {
        ("card-left-game", (1,)): "Najniższa karta ducha w talii wypada z gry. Została 1 karta.",
        ("card-left-game", (22,)): "Najniższa karta ducha w talii wypada z gry. Zostały 22 karty.",
        ("card-left-game", (37,)): "Najniższa karta ducha w talii wypada z gry. Zostało 37 kart.",
        ("lost-crystals", (0, 1)): "Ann traci 1 kryształ księżycowy, który wraca do rezerwy.",
        ("lost-crystals", (0, 2)): "Ann traci 2 kryształy księżycowe, które wracają do rezerwy.",
        ("barrier-crystals", (0, 4)): "Bariera, Ann: 4 kryształy wracają do rezerwy.",
        ("barrier-crystals", (0, 5)): "Bariera, Ann: 5 kryształów wraca do rezerwy.",
        ("rescued", (12, 4)): "Szkoła kung-fu (4): mieszkaniec z rodziny Hua jest ocalony i idzie do Schronienia.",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_as_one_says_them(language: str) -> None:
    speaker = says(language)
    speaker.describe(view(moon(**LAID), 0))
    for (what, args), text in SAID[language].items():
        assert speaker.event(Event(what, args, -1)) == text


def test_plurals_of_questions_and_positions() -> None:
    laid = moon(**LAID, receptacles="NW").happen(barrier.BarrierBoard(NORTH))
    assert "with 1 crystal left" in says("en").asks(view(laid, 0))
    assert "Остался 1 кристалл." in says("ru").asks(view(laid, 0))
    assert "Został 1 kryształ." in says("pl").asks(view(laid, 0))
    laid = moon(**LAID, receptacles="NW NE SE SW").happen(barrier.BarrierBoard(NORTH))
    assert "Осталось 4 кристалла." in says("ru").asks(view(laid, 0))
    assert "Zostały 4 kryształy." in says("pl").asks(view(laid, 0))
    for count, ru, pl in ((0, "кристаллов", "kryształów"), (1, "кристалл", "kryształ"), (2, "кристалла", "kryształy")):
        assert says("ru").say("view-crystals", count=count) == f"{count} {ru}"
        assert says("pl").say("view-crystals", count=count) == f"{count} {pl}"
    for place, ru, pl in ((4, "0 очков", "0 punktów"), (1, "2 очка", "2 punkty"), (0, "4 очка", "4 punkty")):
        assert says("ru").option(view(laid, 0), "portal", place + 1).endswith(ru)
        assert says("pl").option(view(laid, 0), "portal", place + 1).endswith(pl)


# --- reasons and switches ---------------------------------------------------------------------------------------------


def test_every_reason_helps() -> None:
    reasons = BOX.reasons()
    assert {code for code, _ in MOON_REASONS} <= reasons.keys()
    for speaker in speakers():
        for code, rule in reasons.items():
            assert good(speaker.reason(code)).endswith(f" ({rule})")
        own = [speaker.reason(code) for code, _ in MOON_REASONS]
        assert len(set(own)) == len(own)


def test_every_switch_and_its_values() -> None:
    assert {switch.name for switch in MOON_SWITCHES} <= {switch.name for switch in BOX.switches}
    for speaker in speakers():
        for switch in BOX.switches:
            text = good(speaker.help(f"option:{switch.name}"))
            assert text in speaker.help(speaker.switch(switch.name)).splitlines()
            assert text in speaker.help(switch.name).splitlines(), "beside whatever else is called so"
            values = [good(speaker.setting(switch.name, value)) for value in switch.allowed]
            assert len(set(values)) == len(values)


# --- positions --------------------------------------------------------------------------------------------------------


def test_a_village_by_moonlight_at_a_glance() -> None:
    scene = moon(
        tiles=SCHOOL, active="E", at="N0 E4 S8 W4", haunted="2", ghosts="N0:66 N2:77 E1:1! S0:23! W0:81 W1:70",
        villagers="0:Zhou,Li,Hua 4:Sun 3:Wu,Wu 7:Miao", dead="Hua Li Li", rescued="Long Hua",
        artifacts="N:life_potion E:divine_sword,vengeful_claw", crystals="E:2", receptacles="SE", su_ling="W1",
        laid_down="W", reminder=1,
    )  # fmt: skip
    scene.m.villagers_seen = [[0, 255, 255], [], [], [0, 255], [255], [], [], [255], []]
    scene.m.tao_out = [0, 1, 0, 0, 0, 2]
    lines = says().describe(view(scene, 1))
    village = lines[1 : lines.index("Haunted tiles: 1; 3 lose the game.")]
    assert village == [
        "Village, row by row from the north:",
        "  Cemetery (0) – Ann, villager: Zhou (beneath: Li, 1 unseen); Taoist Altar (1);",
        "    Herbalist's Shop (2) – HAUNTED.",
        "  Sorcerer's Hut (3) – villager: Wu (beneath: 1 unseen); Kung-Fu School (4) –",
        "    Bo, Di, PORTAL, villager: Sun; Circle of Prayer (5).",
        "  Pavilion of the Heavenly Wind (6); Tea House (7) – villager: Miao;",
        "    Buddhist Temple (8) – Cy, Buddhas: 2.",
    ]
    for text in (
        "Bo (you), East, green (G): Qi 3; Tao none; Yin-Yang; 2 crystals; artifacts:",
        "  E1 #1 Ghoul: yellow (Y) 1; haunter, figure out, next haunts Circle of Prayer",
        "  W0 #81 Shapeshifter: yellow (Y) 4; moves on each Yin phase; when exorcised:",
        "Portal: Kung-Fu School (4).",
        "Su-Ling: faces W1.",
        "Receptacles with a crystal: SE; empty: NW, NE, SW. Crystals in the reserve: 1.",
        "Shelter: 2 villagers: Long 1 of 1, Hua 1 of 3.",
        "Graveyard: 3 villagers: Li 2 of 3, Hua 1 of 3; 12 dead lose the game.",
        "Tao tokens out of the game: red (R) 1, black (K) 2.",
        "Su-Ling may come or move at the end of this turn.",
    ):
        assert text in lines, text
    whole = " ".join([line.strip() for line in lines])
    for text in (
        "artifacts: Vengeful Claw, Divine Sword; power: The Gods' Favorite.",
        "Di, West, yellow (Y): Qi 3; Tao none; Yin-Yang; lies on the ground; power: Bottomless Pockets.",
        "S0 #23 Creeping One: green (G) 1; haunter, figure out, next haunts Pavilion of the Heavenly Wind (6).",
        "N0 #66 Dust Hyena: yellow (Y) 2; devourer; next devours Zhou, Cemetery (0).",
        "W1 #70 Moss Ape: green (G) 2; devourer; Su-Ling faces it: centre stone off.",
        "N2 #77 Voracious: red (R) 4; kills a villager each Yin phase; when exorcised: Moon Crystal and Yin-Yang",
    ):
        assert text in whole, text


def test_a_map_by_moonlight() -> None:
    scene = moon(tiles=SCHOOL, ghosts="N0:66 W1:70", villagers="0:Zhou,Li,Hua 4:Sun", su_ling="W1")
    for speaker in speakers():
        lines = speaker.picture(view(scene, 0))
        assert all([len(line) <= COLUMNS for line in lines])
        whole = "\n".join(lines)
        assert f"{speaker.family(11)} +2" in whole and f"  {speaker.family(9)}" in whole
        assert "PORTAL" in whole or "ПОРТАЛ" in whole
        assert "W1 #70" in whole and "*" in whole.split("W1 #70")[1].split()[0]
        assert lines[-1] == good(speaker.say("moon-legend"))


def test_what_incarnations_hold_is_told() -> None:
    scene = moon(ghosts="N0:76 E0:78 S0:45! S1:51", villagers="6:Hua", rescued="", portal=4, receptacles="NW NE SE SW")
    scene.m.armored = replaced(scene.m.armored, 7, Card(51))
    scene.m.barrier_due = 1
    scene.m.barrier = 1
    whole = " ".join([line.strip() for line in says().describe(view(scene, 0))])
    for text in (
        "Portal: held by the Gate Keeper; it returns to Night Watchman's Beat (4).",
        "Su-Ling: held by the Howling Ondine.",
        "N0 #76 Gate Keeper: yellow (Y) 4; holds the Portal;",
        "S0 #45 Gloomy Minion: black (K) 1; haunter, figure out, next kills the villagers of Pavilion",
        "left stone ignored (Armor)",
        "Receptacles with a crystal: NW, NE, SE, SW; empty: none. Crystals in the reserve: 0.",
        "Shelter: nobody. Graveyard: nobody; 12 dead lose the game.",
        "The Mystic Barrier is under way.",
        "A Mystic Barrier rises at the end of this turn.",
    ):
        assert text in whole, text
    assert "PORTAL" not in whole
    for speaker in speakers():
        good_lines(speaker.describe(view(scene, 0)))


def test_villagers_that_nobody_has_seen_stay_unseen() -> None:
    """The families beneath do not change what anybody reads."""
    rules = BOX.settings({})
    g = BOX.deal(4, rules, FastDice(3))
    twin = g.clone()
    moon_part: Any = twin.first_beside
    moon_part.villagers = [[*stack[-2::-1], *stack[-1:]] for stack in moon_part.villagers]
    for speaker, seat in product(speakers(), (SPECTATOR, 0, 1)):
        assert speaker.describe(BOX.view(g, seat, rules)) == speaker.describe(BOX.view(twin, seat, rules))


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_game_ends(language: str) -> None:
    speaker = says(language)
    seen = view(moon(**{**LAID, "portal": 0, "rescued": "Long Hua"}), 0)
    endings = []
    for outcome in (*range(1, 6), TWELVE_DEAD):
        over = GhostStoriesWhiteMoonView(seen.game, 0, seen.settings, {**seen.values, "outcome": outcome, "score": 17})
        text = good(speaker.question(over))
        assert "17" in text and text.endswith(speaker.say("ending-parts", rescued=2, portal=4))
        good_lines(speaker.describe(over))
        endings.append(text)
        if outcome > 1:
            endings.append(good(speaker.event(Event("lost", (outcome, 17), -1))))
    assert len(set(endings)) == len(endings)
    assert good(speaker.event(Event("won", (17,), -1)))


# --- help -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_finds_everything(language: str) -> None:
    speaker = says(language)
    for card in BOX.cards.numbers:
        text = good(speaker.help(f"#{card}"))
        assert text == speaker.help(str(card)) == speaker.help(speaker.card(card))
        assert text in speaker.help(speaker.say(f"card-{card}")).splitlines()
    for tile in BOX.cards.tiles:
        assert good(speaker.about_tile(tile)) in speaker.help(speaker.tile(tile)).splitlines()
    for family in range(1, FAMILIES + 1):
        text = good(speaker.about_family(family))
        name = speaker.family(family)
        for word in (FAMILY_NAMES[family], name, speaker.say("family-name", family=name)):
            assert speaker.help(word) == text
        assert text in speaker.help("family").splitlines()
    for artifact in range(ARTIFACTS):
        text = good(speaker.about_artifact(artifact))
        for word in (ARTIFACT_NAMES[artifact], speaker.artifact(artifact)):
            assert text in speaker.help(word).splitlines(), "an option may share its name"
        assert text in speaker.help("artifact").splitlines()
        good(speaker.say(f"artifact-{artifact}.does"))
    for notion in speaker.notions():
        for line in speaker.help(notion).splitlines():
            good(line)
        word = speaker.say(f"word-{notion}")
        assert speaker.help(word).splitlines()[0].startswith(f"{word}. ")
        assert word in speaker.help()
    assert set(MOON_NOTIONS) <= set(speaker.notions())
    for text in ("", "rules", "cards", "options", "xyzzy"):
        for line in speaker.help(text).splitlines():
            good(line)
    assert len(speaker.help("cards").splitlines()) == len(BOX.cards.numbers)
    own = [message for message in entries(FOLDER / "en" / "white-moon.ftl") if message.startswith("wm-moon-rules-")]
    assert speaker.how_to_play() == [
        *GhostStoriesSpeaker(Words(language)).how_to_play(),
        *speaker.how_to_play()[-len(own) :],
    ]


def test_every_ability_of_a_card_is_told() -> None:
    for speaker in speakers():
        for ability in range(DEVOURER, DEVOURER + len(MOON_DATA["abilities"])):
            assert BOX.cards.ability[ability]
            good(speaker.stone(ability))
            good(speaker.about(f"stone-{message_id(BOX.cards.ability[ability])}"))
            assert BOX.cards.lasts[ability] is MOON_DATA["abilities"][BOX.cards.ability[ability]]["lasts"]


def test_what_is_reconstructed_is_marked() -> None:
    speaker = says()
    mark = "(Reconstructed, for no source shows the card: "
    for card in (*MOON_GHOSTS, *MOON_INCARNATIONS):
        assert mark in speaker.help(str(card))
    assert speaker.help("66").endswith(f"{mark}name, colour, resistance, left stone, centre stone, right stone.)")
    assert speaker.help(str(GREY_HUNTER)).endswith(f"{mark}colour, resistance, centre stone, right stone.)")
    assert speaker.help("Gate Keeper").endswith(f"{mark}colour, resistance.)")
    assert speaker.help(str(SHAPESHIFTER)).endswith(f"{mark}resistance.)")
    assert not any([mark in speaker.help(str(card)) for card in BASE_BOX.cards.numbers])
    for family in FAMILY_NAMES[1:]:
        assert "Reconstructed" not in speaker.help(family)


def test_help_about_what_changed() -> None:
    speaker = says()
    assert "Moon Crystal" in speaker.help("Herbalist's Shop")
    assert "villager" in speaker.help("Cemetery")
    assert speaker.help("Hua") == (
        "The Hua family. 3 villagers. Curse, whenever one of them dies: the active Taoist is laid down. Reward, when "
        "the whole family is in the Shelter: the artifact Divine Sword."
    )
    assert speaker.help("Teng").startswith(
        "The Teng family. One villager. Curse, whenever one of them dies: a Tao token leaves the game, yellow (Y)."
    )
    assert "Resistance 4: its board's colour 4." in speaker.help("Shapeshifter")
    assert says("ru").help("чжоу").startswith("Семья Чжоу. 3 жителя. ")
    assert says("ru").help("ву").startswith("Семья Ву. 2 жителя. ")
    assert says("ru").help("лон").startswith("Семья Лон. 1 житель. ")
    assert says("pl").help("rodzina Wu").startswith("Rodzina Wu. 2 mieszkańców. ")
    assert speaker.about_tile(KUNG_FU_SCHOOL).startswith("Kung-Fu School. ")


# --- the files --------------------------------------------------------------------------------------------------------

BY_TABLE = {
    "card": {str(card) for card in BOX.cards.numbers},
    "kind": {kind.name for kind in BOX.kinds},
    "option": {kind.name for kind in BOX.kinds},
    "event": set(BOX.events),
    "reason": set(BOX.reasons()),
    "switch": {switch.name for switch in BOX.switches},
    "stone": {message_id(ability) for ability in BOX.cards.ability},
    "tile": {str(tile) for tile in BOX.cards.tiles},
    "power": {str(power) for power in range(8)},
    "artifact": {str(artifact) for artifact in range(ARTIFACTS)},
    "corner": {str(corner) for corner in range(len(CORNER_NAMES))},
    "colour": {"0"},
    "word": set(says().notions()),
    "part": {part for row in [*MOON_DATA["ghosts"], *MOON_DATA["incarnations"]] for part in row["evidence"]},
    "family": {str(family) for family in range(1, FAMILIES + 1)}
    | {f"curse-{message_id(row['curse'])}" for row in MOON_DATA["families"]}
    | {f"reward-{message_id(row['reward'])}" for row in MOON_DATA["families"]},
    "title": {""},
    "yang": {"lay"},
    "moon": {f"rules-{number}" for number in range(1, 20)},
}


def test_no_message_is_left_over() -> None:
    """A message is named by a table of the box, by the speaker, or by another message."""
    source = "".join([path.read_text("utf-8") for path in FOLDER.glob("white_moon*.py")])
    own = entries(FOLDER / "en" / "white-moon.ftl")
    referred = {other.partition(".")[0] for _, messages in own.values() for other in messages}
    for message in {message.partition(".")[0] for message in own}:
        name = message.removeprefix("wm-")
        form, _, rest = name.partition("-")
        said = f'"{name}"' in source or f"'{name}'" in source or f'"{name}.' in source or message in referred
        assert said or rest in BY_TABLE.get(form, set()), message
