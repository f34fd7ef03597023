"""The words of the printed boxes: a person who holds the Russian or the Polish box finds its terms here.

For Ghost Stories the Russian book of Black Secret leads in all that both Russian books name. White Moon's own box
names what only it has: its title, artifacts, families, receptacles, the Mystic Barrier, the board of dead villagers
(its "graveyard" would be mistaken for the tile Cemetery). Su-Ling has the one spelling that both books print.
Misprints are not copied.

Capitals: names of boxes, cards, tiles, powers, artifacts, tokens, demons and the barrier have those of the printed
books, so every word but small ones, and names that no book prints follow suit. Notions in a sentence (ghost, Taoist,
village tile, blood mantra) are written small, as Russian and Polish write any word.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from hauntings.i18n.words import FOLDER, Words

PRINTED: Final = {
    "ru": {
        # Rest in Peace
        "rip-title": "RIP", "rip-word-psychic": "Экстрасенс", "rip-word-side": "Сторона особняка",
        "rip-word-mansion": "Особняк", "rip-word-manor": "Усадьба", "rip-word-castle": "Замок",
        "rip-switch-learning_mode": "Обучающая партия",
        # Ghost Stories: titles and notions
        "gs-title": "Истории с Призраками", "wm-title": "Истории с Призраками: Белая Луна",
        "bs-title": "Истории с Призраками: Тёмная Тайна",
        "both-title": "Истории с Призраками: Белая Луна и Тёмная Тайна",
        "gs-word-qi": "Чи", "gs-word-tile": "Тайл деревни", "gs-word-board": "Поле",
        "gs-word-space": "Место под карту призрака", "gs-word-power-token": "Жетон нейтральной силы",
        "gs-word-haunter": "Привидение", "gs-stone-fast-haunter": "стремительный охотник",
        "wm-part-resistance": "сопротивление", "wm-part-centre": "центральный камень", "web-gs-supply": "Резерв",
        "gs-switch-difficulty.is-initiation": "Начальный", "gs-switch-difficulty.is-normal": "Нормальный",
        "gs-switch-difficulty.is-nightmare": "Кошмарный", "gs-switch-difficulty.is-hell": "Адский",
        # tiles and powers
        "gs-tile-0": "Кладбище", "gs-tile-2": "Лавка Травника", "gs-tile-3": "Хижина Колдуна",
        "gs-tile-4": "Дозор Ночной Стражи", "gs-tile-5": "Молитвенный Круг",
        "gs-tile-6": "Павильон Небесного Ветра", "gs-tile-7": "Чайный Домик", "gs-tile-8": "Буддистский Храм",
        "wm-tile-10": "Школа Кунг-фу", "bs-tile-11": "Каллиграф",
        "gs-power-0": "Танец с Выпадом", "gs-power-1": "Танец Двух Ветров", "gs-power-4": "Божественный Порыв",
        "gs-power-5": "Подчинение Ветра", "gs-power-6": "Бездонные Карманы", "gs-power-7": "Ослабляющая Мантра",
        # ghosts and incarnations
        "gs-card-50": "Чёрная Вдова", "gs-card-54": "Бесформенное Зло", "gs-card-57": "Неуловимый",
        "wm-card-75": "Серый Охотник", "wm-card-76": "Хранитель Врат", "wm-card-77": "Прожорливый",
        "wm-card-78": "Завывающая Ундина", "wm-card-79": "Повелитель Корней", "wm-card-80": "Хранитель Времени",
        "wm-card-81": "Оборотень", "bs-card-92": "Ночная Колдунья", "bs-card-93": "Кукловод",
        "bs-card-94": "Беспокойный Искатель", "bs-card-95": "Жаждущий Крови", "bs-card-96": "Гробовщик",
        # White Moon
        "wm-word-graveyard": "Поле погибших", "wm-word-su-ling": "Су-Линь", "wm-word-receptacle": "Подставка",
        "wm-word-barrier": "Мистическая Ограда", "wm-word-shelter": "Убежище", "wm-word-retreat": "Отступление",
        "wm-artifact-0": "Лечебное Зелье", "wm-artifact-1": "Лунная Пыль", "wm-artifact-2": "Свиток Единства",
        "wm-artifact-3": "Фейерверк", "wm-artifact-4": "Когти Возмездия", "wm-artifact-5": "Броня Справедливости",
        "wm-artifact-6": "Щит Времени", "wm-artifact-7": "Божественный Меч",
        "wm-family-1": "Лон", "wm-family-2": "Чан", "wm-family-3": "Тэн", "wm-family-4": "Вэн", "wm-family-5": "Ву",
        "wm-family-6": "Мяо", "wm-family-7": "Сян", "wm-family-8": "Шэн", "wm-family-9": "Сунь",
        "wm-family-10": "Ли", "wm-family-11": "Чжоу", "wm-family-12": "Хуа",
        # Black Secret
        "bs-word-wu-feng": "Ву-Фенг", "bs-demon-0": "Искатель", "bs-demon-1": "Землемер", "bs-demon-2": "Могильщик",
        "bs-demon-3": "Тень Ву-Фенга", "bs-token-0": "Грязь", "bs-token-1": "Будда",
        "bs-token-2": "Кровь Праведника", "bs-token-3": "Проклятая Плита", "bs-token-4": "Кости",
        "bs-token-5": "Кровь Су-Линь", "bs-token-6": "Урна", "bs-yang-ladder": "перейти на другой уровень",
    },
    "pl": {
        "tg-title": "13 Duchów", "tg-word-team": "Zespół", "tg-word-stack": "Stos", "tg-word-box": "Pudełko",
        "tg-word-hideout": "Kryjówka", "tg-word-naming": "Podanie numeru", "web-tg-yes": "TAK", "web-tg-no": "NIE",
    },
}  # fmt: skip

GHOST_STORIES: Final = ("ghost-stories", "white-moon", "black-secret", "both", "web")
FORMER: Final = [  # language, files whose names hold one of these, what nobody says there any more
    ("ru", ("rest-in-peace", "web.ftl"),
     r"[Мм]едиум\w*|[Оо]тступ\w*|Учебн\w* игр\w*|начальн\w* карт\w*"),
    ("ru", ("rest-in-peace.ftl",), r"[Зз]начени\w*|(?<!\w)[Кк]ла(ст|д)\w*|(?<!\w)[Пп]оложи\w*"),
    ("ru", GHOST_STORIES,
     r"Фэн\w*|(?<!\w)Ци(?!\w)|Су-Лин(?!ь)|[Уу]част(ок|к)\w*|[Пп]ланшет\w*|[Сс]клеп\w*|[Сс]кверн\w*|СКВЕРН|"
     r"[Сс]тойкост\w*|[Зз]апас(?!н)\w*|[Чч]аш[аиеу]\w*|[Пп]огост\w*|[Бб]арьер\w*|[Жж]етон\w* силы|"
     r"[Сс]редн\w+ кам\w*|Землекоп\w*|[Пп]раведн(ых|ыми)|табличк\w*|Неутомим\w*|Посвящени\w*|«Ад»|«Кошмар»|"
     r"Чайный дом(?!ик)|Круг\w* молитвы|Обход\w* ночного|Буддийск\w*|шпилей|Небесный порыв|Второе дыхание|"
     r"[Мм]антр\w* ослабления|Зель\w* жизни|[Кк]оготь|[Дд]оспех\w*|[Бб]ел\w+ луна|Чёрн\w+ тайн\w*|Ghost Stories:"),
    ("pl", ("thirteen-ghosts",), r"[Dd]rużyn\w*|[Ww]ierzch\w*|Duch\w* \d+|[Ww]ypad\w* z rundy|„[Tt]ak”|„[Nn]ie”"),
]  # fmt: skip


def files(language: str, names: tuple[str, ...]) -> list[Path]:
    """Of the messages and of the rulebook."""
    paths = [*(FOLDER / language).glob("*.ftl"), *(FOLDER.parent / "rulebook" / language).glob("*.md")]
    return [path for path in sorted(paths) if any(name in path.name for name in names)]


@pytest.mark.parametrize("language", PRINTED)
def test_the_names_are_those_of_the_printed_box(language: str) -> None:
    words = Words(language)
    assert {message: words.say(message) for message in PRINTED[language]} == PRINTED[language]


@pytest.mark.parametrize("language, names, former", FORMER)
def test_nobody_says_the_former_words(language: str, names: tuple[str, ...], former: str) -> None:
    assert files(language, names)
    for path in files(language, names):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            comment = path.suffix == ".ftl" and line.startswith("#")
            found = re.search(former, line)
            assert comment or not found, f"{path.name}:{number}: {found and found[0]} in {line!r}"


def test_a_card_of_13_ghosts_is_called_as_in_the_polish_box() -> None:
    words = Words("pl")
    assert (words.say("tg-name", number=4), words.say("tg-name.object", number=4)) == ("karta nr 4", "kartę nr 4")


def test_capitals_of_names_in_russian() -> None:
    """Every word of a name but the small ones."""
    small = {"с", "из", "фу", "утопленник", "ворожея"}
    for path in files("ru", ("ghost-stories", "white-moon", "black-secret")):
        for name in re.findall(
            r"^(?:gs|wm|bs)-(?:card|tile|power|artifact|token)-\d+ = ([^{\n]+)$", path.read_text("utf-8"), re.M
        ):
            assert all(word[0].isupper() for word in re.split(r"[ -]", name) if word not in small), name
