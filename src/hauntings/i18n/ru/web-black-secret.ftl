### Слой «Тёмная Тайна» в браузере: то, чего нет в black-secret.ftl.
### $player — человек или группа.

web-bs-board = Поле Ву-Фенга и кровавые мантры
web-bs-tab = { bs-word-wu-feng }
web-bs-demons = Демоны
web-bs-mantras = Кровавые мантры
web-bs-village = Деревня
web-bs-look-down = Заглянуть в катакомбы
web-bs-look-up = Вернуться к деревне
web-bs-choices-there = { $count ->
    [one] там { $count } вариант
    [few] там { $count } варианта
   *[many] там { $count } вариантов
}
web-bs-entrance = вход для демонов
web-bs-below = внизу: { $who }
web-bs-cost = вызов: призрак с сопротивлением от { $cost }
web-bs-never-again = больше не вернётся
web-bs-face-down = Лицом вниз, уровень { $level }: { $count }
web-bs-urns = Урны Ву-Фенга: { $count } из 3
web-bs-skeletons = Скелеты на поле Ву-Фенга: { $count } из 3
web-bs-hand = Воплощений на руке у Ву-Фенга: { $count }.
web-bs-in-hand = У вас на руке: { $card }
web-bs-incarnation-deck = Воплощений осталось в их колоде: { $count }.
web-bs-hint-below = Выберите подсвеченную клетку, чтобы пойти туда.
web-bs-climb-down = Спуститься
web-bs-climb-up = Подняться
web-bs-summon = Или вызвать демона
web-bs-cast = Или наложить проклятие
web-bs-no-curse = Ни одно проклятие сейчас не подходит к этой карте.

## Who decides what, for all who watch

web-bs-decides-wu-feng = { $player } решает, на что пойдёт карта.
web-bs-decides-enter = { $player } решает, что делают демоны.
web-bs-decides-demon-acts = { web-bs-decides-enter }
web-bs-decides-activate = { web-bs-decides-enter }
web-bs-decides-shadow-acts = { $player } решает, что делает Тень.
web-bs-decides-pyramid = { $player } решает, что делает проклятие.
web-bs-decides-remove-ladder = { web-bs-decides-pyramid }
web-bs-decides-victim = { web-bs-decides-pyramid }
web-bs-decides-take-away = { web-bs-decides-pyramid }
web-bs-decides-drag-to = { web-bs-decides-pyramid }
web-bs-decides-spoil-mantra = { web-bs-decides-pyramid }
web-bs-decides-from-discard = { web-bs-decides-pyramid }
web-bs-decides-haunt = { web-bs-decides-pyramid }
web-bs-decides-excavate = { web-bs-decides-pyramid }
web-bs-decides-skeleton-on = { $player } решает, где встанет скелет.
web-bs-decides-hit = { $player } решает, кого ударит Тень.
web-bs-decides-incarnation = { $player } решает, какое воплощение придёт.
web-bs-decides-cast = { $player } решает, какое проклятие наложить.
web-bs-decides-blood = { $player } решает, на какую кровавую мантру ляжет Чи.
web-bs-decides-resolve-mantra = { $player } решает, что делает кровавая мантра.
web-bs-decides-for-taoist = { web-bs-decides-resolve-mantra }
web-bs-decides-enfeeble = { web-bs-decides-resolve-mantra }
web-bs-decides-discard-ghost = { web-bs-decides-resolve-mantra }
web-bs-decides-unlearn = { web-bs-decides-resolve-mantra }
web-bs-decides-travel = { web-bs-decides-resolve-mantra }
web-bs-decides-return-ladder = { web-bs-decides-resolve-mantra }
web-bs-decides-send-home = { web-bs-decides-resolve-mantra }
web-bs-decides-buddha-on = { web-bs-decides-resolve-mantra }
web-bs-decides-turn-back = { web-bs-decides-resolve-mantra }
web-bs-decides-recycle = { web-bs-decides-resolve-mantra }
web-bs-decides-ladder = { $player } решает, перейти ли на другой уровень.
web-bs-decides-swap-mantra = { $player } решает, что напишет каллиграф.
web-bs-decides-new-mantra = { web-bs-decides-swap-mantra }

## Odds

web-bs-odds-demon = Шанс изгнать демона
web-bs-odds-search = Что может найтись
