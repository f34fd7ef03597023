"""Ghost Stories in words: whole games, every question, positions at a glance, help. See also test_words.py."""

from itertools import product
from random import Random
from typing import Any

import pytest

from hauntings.engine.chance import FastDice
from hauntings.engine.codec import Plain
from hauntings.engine.event import Event
from hauntings.engine.table import GROUP, Effect
from hauntings.engine.view import SPECTATOR
from hauntings.games.ghost_stories.base import curse, exorcism, opening, pavilion, qi, rewards, steps, tiles
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.guard_tower import ReturnCards
from hauntings.games.ghost_stories.cards import COLOUR_NAMES, MANTRA, STRENGTH
from hauntings.games.ghost_stories.geometry import Board, Space
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.shelf import box_of
from hauntings.i18n import registry
from hauntings.i18n.ghost_stories import GhostStoriesSpeaker
from hauntings.i18n.ghost_stories_names import NOTIONS
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.views import GhostStoriesView
from tests.scenes.ghost_stories.village import Scene, village
from tests.test_words import NAMES, good, good_lines

DIFFICULTIES = ("initiation", "normal", "nightmare", "hell")


def speakers(seats: int = 4) -> list[GhostStoriesSpeaker]:
    return [GhostStoriesSpeaker(Words(language), NAMES[:seats]) for language in LANGUAGES]


def says(seats: int = 4, language: str = "en") -> GhostStoriesSpeaker:
    return GhostStoriesSpeaker(Words(language), NAMES[:seats])


def view(scene: Scene, seat: int) -> GhostStoriesView:
    seen: GhostStoriesView = BOX.view(scene.g, seat, scene.rules)
    return seen


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "difficulty"), list(product(BOX.seats, DIFFICULTIES)))
def test_a_village_in_words(seats: int, difficulty: str) -> None:
    """Every player count at every difficulty, in three languages, for a player, the asked one and a spectator."""
    chosen = {"difficulty": difficulty, "powers": "chosen", "first_player": "chosen", "guard_tower": True}
    rules = BOX.settings(chosen)
    random = Random(seats)
    g = BOX.deal(seats, rules, FastDice(seats), telling=True)
    told = 0
    for _ in range(200):
        for speaker in speakers(seats):
            asked = 0 if g.asked == GROUP else g.asked
            for seat in {asked if g.outcome == 0 else 0, SPECTATOR}:
                seen = BOX.view(g, seat, rules)
                good_lines(speaker.describe(seen))
                good(speaker.question(seen))
                for token in seen["options"]:
                    good(speaker.option(seen, seen["kind"], token))
            for event in g.events[told:]:
                good(speaker.event(event))
        told = len(g.events)
        if g.outcome != 0:
            return
        g.choose(random.choice(g.options))


# --- questions --------------------------------------------------------------------------------------------------------

QUESTIONS: list[tuple[str, Effect[Any]]] = [
    ("place-ghost", BRING_GHOST),
    ("reroll-curse", curse.RerollCurse(Board(1), 0, 2)),
    ("reroll-dice", exorcism.RollExorcism(Board(1))),
    ("lend", exorcism.Lend(Board(0), Board(1), 1)),
    ("take-tao", rewards.TakeTao(Board(0))),
    ("discard-tao", rewards.DiscardTao(Board(0))),
    ("qi-or-yin-yang", rewards.QiOrYinYang(Board(0))),
    ("give-qi", rewards.GroupGainsQi()),
    ("give-yin-yang", rewards.GroupGainsYinYang()),
    ("who-loses-qi", qi.PossessedLoses()),
    ("revive", tiles.Revive(Board(0))),
    ("unhaunt", tiles.Unhaunt(Board(0))),
    ("banish", tiles.Banish(Board(0))),
    ("watch", tiles.Watch(Board(0))),
    ("pray", tiles.Pray(Board(0))),
    ("wind-ghost", pavilion.WindGhost(Board(0))),
    ("wind-space", pavilion.WindSpace(Board(0), Space(0))),
    ("wind-taoist", pavilion.WindTaoist(Board(0))),
    ("step-to", steps.StepTaoist(Board(0), Board(1), 0)),
    ("next-card", ReturnCards(Board(0), 4)),
    ("choose-power", opening.ChoosePower(Board(0))),
    ("choose-first", opening.ChooseFirst()),
]
BY_THE_GROUP = {"give-qi", "give-yin-yang", "who-loses-qi", "choose-power", "choose-first"}


@pytest.mark.parametrize(("kind", "effect"), QUESTIONS)
def test_every_question_and_its_options(kind: str, effect: Effect[Any]) -> None:
    scene = village(
        ghosts="N0:11 E1:1! S0:20!m W2:65", haunted="1 8", qi="S:0 W:0", yin_yang="", seen=4, deck="3 12 24 36",
        tao="N:red,black E:red", dice="red white white",
    ).happen(effect)  # fmt: skip
    assert scene.question.split()[0] == kind
    for speaker in speakers():
        for seat in (SPECTATOR, 0, 1, 2, 3):
            seen = view(scene, seat)
            good_lines(speaker.describe(seen))
            text = good(speaker.question(seen))
            may_answer = bool(seen["options"])
            if scene.g.asked == GROUP:
                assert text.startswith(speaker.say("group", text="").strip() if may_answer else text)
                assert may_answer is (seat in (0, 1)), "the dead and spectators wait"
            texts = [good(speaker.option(seen, kind, token)) for token in seen["options"]]
            assert len(set(texts)) == len(texts)
    assert (scene.g.asked == GROUP) is (kind in BY_THE_GROUP)


def test_the_group_chooses() -> None:
    scene = village().happen(rewards.GroupGainsQi())
    speaker = says()
    assert speaker.question(view(scene, 2)) == (
        "The group chooses. The reward of the incarnation: which Taoist gains 1 Qi?"
    )
    assert speaker.question(view(scene, SPECTATOR)) == "The group chooses: waiting for any living Taoist."
    assert speaker.option(view(scene, 2), "give-qi", 2) == "1 Qi for Bo"
    alone = village(neutral="E S W").happen(opening.ChoosePower(Board(1)))
    assert speaker.question(view(alone, 0)) == "Choose the power of this board: East, green (G)."


def test_an_exorcism_in_words() -> None:
    """A corner, a token of one's own and one to borrow: GS §9.5."""
    scene = village(
        at="N0 E0 S4 W4", ghosts="N0:11 W0:38", tao="N:yellow E:yellow,red", dice="yellow yellow white"
    )  # fmt: skip
    speaker = says()
    assert speaker.option(view(scene, 0), "yang", 11) == (
        "Attempt an exorcism: N0: #11 Lich, yellow (Y) 4 – with 1 token 4%, with 2 tokens 26%; "
        "W0: #38 Bleeding Eyes, red (R) 2 – 26%, with 1 token 70%; both with 3 tokens 9%"
    )
    speaker.odds = False  # a table may forbid it
    assert speaker.option(view(scene, 0), "yang", 11) == (
        "Attempt an exorcism: N0: #11 Lich, yellow (Y) 4; W0: #38 Bleeding Eyes, red (R) 2"
    )
    speaker.odds = True
    assert "Move to Taoist Altar (1)" in [speaker.option(view(scene, 0), "yang", 1 + 1)]
    scene.play("attempt exorcism")
    assert speaker.question(view(scene, 0)) == (
        "The dice show: yellow (Y), yellow (Y), white (W). Choose a ghost to exorcise. Chosen so far: none."
    )
    assert speaker.option(view(scene, 0), "exorcise", 1) == (
        "Exorcise N0: #11 Lich, yellow (Y) 4 (uses dice yellow (Y) 2, white (W) 1; 1 token of your choice)"
    )
    scene.play("N0")
    assert "Dice: yellow (Y), yellow (Y), white (W)." in speaker.describe(view(scene, 0))
    lent = village(at="N1 E1 S4 W4", ghosts="N1:5", dice="yellow blue blue", tao="E:yellow")
    lent.play("attempt exorcism", "exorcise N1")
    assert speaker.question(view(lent, 1)) == (
        "Ann asks for one of your Tao tokens: yellow (Y), to exorcise #5 Restless Dead (N1). Do you lend it?"
    )


def test_the_yang_question_names_what_is_offered() -> None:
    speaker = says()
    scene = village(at="N1 E4 S4 W4", ghosts="N1:5", buddhas_held="N:1")
    asked = "Your Yang phase: you may move, then act, then lay Buddhas. What do you do?"
    assert speaker.question(view(scene, 0)) == asked
    scene.play("move to 2")
    asked = "You have moved. Now you may ask for help, lay a Buddha or end your turn."
    assert speaker.question(view(scene, 0)) == asked


# --- events -----------------------------------------------------------------------------------------------------------


def test_boards_have_names_as_soon_as_they_are_known() -> None:
    speaker = says(3)
    lost = Event("lost-qi", (1, 2), -1)
    moved = Event("moved", (1, 7), -1)
    assert speaker.event(lost) == "East loses 1 Qi; left: 2."
    assert speaker.event(moved) == "East goes to tile 7."
    assert speaker.event(Event("turn", (1, 0, 1), -1)) == "Ann (East) begins a turn."
    assert speaker.event(lost) == "Ann loses 1 Qi; left: 2."
    speaker.describe(view(village(neutral="E"), 0))
    assert speaker.event(lost) == "East (neutral) loses 1 Qi; left: 2."
    assert speaker.event(moved) == "East (neutral) goes to Tea House (7)."
    assert speaker.event(Event("turn", (1, -1, 0), -1)) == "Turn of the neutral board: East."
    assert speaker.event(Event("turn", (2, 1, 0), -1)) == "Turn of the possessed board: Bo (South)."


def test_dice_that_were_not_rolled_are_not_told() -> None:
    speaker = says()
    assert speaker.event(Event("rolled-tao", (0, 1, 6, 0, 0), -1)) == "North rolls the Tao dice: red (R), white (W)."
    assert speaker.event(Event("rolled-tao", (0, 0, 0, 0, 0), -1)) == "North rolls the Tao dice: no dice."


# --- positions --------------------------------------------------------------------------------------------------------


def test_a_village_at_a_glance() -> None:
    scene = village(
        active="E", powers=(STRENGTH, MANTRA), at="N0 E4 S8 W4", qi="S:1 W:0", tao="N:red,black,black E:green",
        yin_yang="N", buddhas_held="E:1", buddhas="S1", haunted="2 6", circle="yellow",
        ghosts="N0:45! N2:1 E0:47 E1:25 S0:57 W1:58",
    )  # fmt: skip
    assert says().describe(view(scene, 1)) == [
        "Normal. Turn 1: Bo (East).",
        "Village, row by row from the north:",
        "  Cemetery (0) – Ann; Taoist Altar (1); Herbalist's Shop (2) – HAUNTED.",
        "  Sorcerer's Hut (3); Night Watchman's Beat (4) – Bo; Circle of Prayer (5) –",
        "    prayer: yellow (Y).",
        "  Pavilion of the Heavenly Wind (6) – HAUNTED; Tea House (7);",
        "    Buddhist Temple (8) – Cy, Buddhas: 0.",
        "Haunted tiles: 2; 3 lose the game.",
        "Bo (you), East, green (G): Qi 3; Tao green (G) 1; no Yin-Yang; Buddhas 1; power",
        "  off: Strength of a Mountain.",
        "  E1 #25 Fallen Monks: green (G) 1; blocks the power of its board.",
        "  E0 #47 Severed Heads: black (K) 1; holds a Tao die; when exorcised: 1 Tao",
        "    token.",
        "  E2 free.",
        "Cy, South, blue (B): Qi 1; Tao none; no Yin-Yang; power: Heavenly Gust.",
        "  S0 #57 Uncatchable: black (K) 3; safe until it meets a Buddha; when exorcised:",
        "    Qi and Yin-Yang for the group.",
        "  S1 Buddha.",
        "  S2 free.",
        "Di, West, yellow (Y): dead, the board is possessed; power off: Enfeeblement",
        "  Mantra.",
        "  W1 #58 Hope Killer: red (R) 2, green (G) 2, blue (B) 2, yellow (Y) 1 instead",
        "    of 2; when exorcised: Curse die, Qi and Yin-Yang for the group.",
        "  W0, W2 free.",
        "Ann, North, red (R): Qi 3; Tao red (R) 1, black (K) 2; Yin-Yang; power: Dance of",
        "  the Spires.",
        "  N2 #1 Ghoul: yellow (Y) 0 instead of 1; haunter, figure on the card.",
        "  N0 #45 Gloomy Minion: black (K) 1; haunter, figure out, next haunts Cemetery",
        "    (0); when exorcised: 1 Tao token.",
        "  N1 free.",
        "Deck: 12. No incarnation is left in it. Incarnations undefeated: 2, exorcised:",
        "  0.",
        "Supply: Qi 13; Tao red (R) 3, green (G) 3, blue (B) 4, yellow (Y) 3,",
        "  black (K) 2.",
        "Tao dice held by ghosts: 1.",
    ]


def test_a_map_of_the_village() -> None:
    scene = village(
        at="N0 E4 S8 W4", haunted="2", buddhas="S1", circle="yellow", ghosts="N0:45! N2:1 E0:47 S0:58m W1:11"
    )  # fmt: skip
    for speaker in speakers():
        for line in speaker.picture(view(scene, 1)):
            assert len(line) <= 80
    lines = says().picture(view(scene, 1))
    assert lines[0].split() == ["N0", "#45", "K1!", "N1", "-", "N2", "#1", "0"]
    assert any(line.startswith("W1 #11 Y3") and line.endswith("E1 -") for line in lines)
    assert lines[-3].split() == ["S0", "#58", "R2G2B2Y1~", "S1", "Buddha", "S2", "-"]


def test_a_lone_taoist_at_a_glance() -> None:
    scene = village(neutral="E S W", power_tokens="N:2", centre_tokens=1, seen=2, deck="3 65", qi="E:0 N:2 S:3 W:3")
    lines = says(1).describe(view(scene, 0))
    assert lines[8] == "Ann (you), North, red (R): Qi 2; Tao none; Yin-Yang; Power tokens 2; power:"
    assert "Neutral board, East, green (G): possessed; power off: The Gods' Favorite." in lines
    assert "Neutral board, South, blue (B): Qi 3; power: Heavenly Gust." in lines
    assert "On top of the deck, from the top: #3 Coffin Breakers, #65 Nameless." in lines
    assert any("Power tokens: 1" in line for line in lines[:8])
    assert not any(line.startswith("On top") for line in says(1).describe(view(scene, SPECTATOR)))


def test_colours_are_letters_as_on_the_page() -> None:
    """The browser's marks and the text use the same letters and words."""
    for speaker in speakers():
        for colour, name in enumerate(COLOUR_NAMES[1:6], 1):
            letter, word = speaker.words.say(f"web-letter-{name}"), speaker.words.say(f"web-spirit-{name}")
            assert speaker.colour(colour) == f"{word} ({letter})"


# --- help -------------------------------------------------------------------------------------------------------------


def test_help_is_built_from_the_cards() -> None:
    assert says().help("#11") == (
        "#11 Lich. Ghost, yellow (Y). Resistance 4: yellow (Y) 4. Centre stone (in play). Tormentor: in each Yin "
        "phase of its board that board's Taoist rolls the Curse die. Right stone (when exorcised). Gain 1 Qi or your "
        "own Yin-Yang."
    )
    nameless = says().help("nameless")
    assert nameless.startswith(
        "#65 Nameless. Incarnation of Wu-Feng, black (K). Resistance 5: red (R) 1, green (G) 1, blue (B) 1, "
    )
    assert len(says().help("Coffin Breakers").splitlines()) == 2, "two cards of one name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_finds_everything(language: str) -> None:
    speaker = says(language=language)
    for card in BOX.cards.numbers:
        text = good(speaker.help(f"#{card}"))
        assert text == speaker.help(str(card)) == speaker.help(speaker.card(card))
        assert text in speaker.help(speaker.say(f"card-{card}")).splitlines()
    for tile in range(10):
        assert speaker.about_tile(tile) in speaker.help(speaker.tile(tile)).splitlines()
    for power in range(8):
        assert speaker.help(speaker.power(power)) == speaker.about_power(power)
    assert len(speaker.help("cards").splitlines()) == 65
    assert len(speaker.help("Guard Tower").splitlines()) == 2, "a tile and an option"
    assert speaker.help("option:guard_tower") == speaker.about_switch("guard_tower")
    assert speaker.help("option:xyzzy").endswith(speaker.help())
    assert 15 <= sum([text.count(". ") + 1 for text in speaker.how_to_play()]) <= 20
    assert speaker.help("xyzzy").endswith(speaker.help())
    for text in ("", "rules", "cards", "options", "xyzzy", *NOTIONS):
        for line in speaker.help(text).splitlines():
            good(line)


def test_what_is_reconstructed_is_marked() -> None:
    speaker = says()
    marked = [name for name in NOTIONS if "Reconstructed" in speaker.help(name)]
    assert marked == ["power-token"]
    marked = [switch.name for switch in BOX.switches if "Reconstructed" in speaker.help(f"option:{switch.name}")]
    assert marked == ["power_token_pickup"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "switch", "readings", "word"),
    [
        ("ghost-stories", "captured_dice_limit_herbalist", (True, False), "Herbalists Shop"),
        ("ghost-stories", "pavilion_taoist_move", ("one_step", "any_tile"), "Pavilion of the Heavenly Wind"),
        ("ghost-stories", "power_token_pickup", ("all_on_centre_tile", "one"), "power-token"),
        ("ghost-stories", "paid_ghosts", ("together", "one_by_one"), "exorcism"),
        (
            "ghost-stories",
            "possessed_board_qi_loss",
            ("group_chooses_living_taoist", "active_or_next_player"),
            "possessed",
        ),
        ("ghost-stories-white-moon", "life_potion", ("own_yang", "any_yang"), "Life Potion"),
        ("ghost-stories-black-secret", "puppet_master_arrival", ("must", "may"), "93"),
        ("ghost-stories-black-secret", "puppet_master", ("its_board", "every_turn"), "93"),
    ],
)
def test_help_tells_the_reading_of_the_table(
    language: str, game: str, switch: str, readings: tuple[Plain, Plain], word: str
) -> None:
    """Whoever asks at a table is told what is played there."""
    told = registry.speaker(game, Words(language), [])
    texts = []
    for reading in readings:
        told.follow(box_of(game).settings({switch: reading}))
        texts.append(told.help(word))
        assert " ," not in texts[-1] and "{" not in texts[-1]
    assert texts[0] != texts[1] and told.unheard_of(word) not in texts
    assert texts[0] == registry.speaker(game, Words(language), []).help(word), "the first is the default"
