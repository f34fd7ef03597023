### Стол Ghost Stories в браузере: то, чего нет в ghost-stories.ftl.
### $section — раздел правил; $tile — участок деревни, $cards — призраки, $player — человек или группа.

web-gs-rule = правила, GS §{ $section }
web-gs-stone-left = При появлении
web-gs-stone-centre = В игре
web-gs-stone-right = При изгнании
web-gs-none = нет
web-gs-dead = мёртв
web-gs-off = заблокирована
web-gs-decides-now = сейчас решает
web-gs-threat = К этому участку идёт фигурка осквернителя.
web-gs-haunted-tile = Участок осквернён и не помогает.
web-gs-chance = вероятность { $percent } %
web-gs-supply = Запас
web-gs-discards = Сброшено: { $count }
web-gs-incarnation-in = { $count ->
    [one] До Ву-Фэна { $count } призрак
    [few] До Ву-Фэна { $count } призрака
   *[many] До Ву-Фэна { $count } призраков
}
web-gs-incarnation-next = Следующая карта — Ву-Фэн
web-gs-no-incarnation = Ву-Фэна в колоде больше нет
web-gs-incarnations = Воплощений осталось изгнать: { $left }; изгнано: { $gone }.

## Что можно сделать

web-gs-tray = Что делать
web-gs-exorcise = Изгонять
web-gs-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
web-gs-help = Просить о помощи
web-gs-end-turn = Закончить ход
web-gs-take-yin-yang = Применить Инь-Ян
web-gs-take-mantra = Положить мантру
web-gs-put-back = Вернуть на место
web-gs-lay-yin-yang = Выберите участок: активный поможет вам, осквернённый очистится.
web-gs-lay-mantra = Выберите призрака, который станет слабее на 1.
web-gs-hint-move = Выберите участок, чтобы пойти туда.
web-gs-hint-buddha = Выберите светящееся место для Будды.
web-gs-hint-winds = Выберите другого даоса: ветры сдвинут его.
web-gs-hint-borrow = Выберите нейтральный планшет, чтобы занять его силу.
web-gs-roll = Бросить кубики
web-gs-roll-again = Перебросить эти
web-gs-pick-dice = Выберите кубики для переброса.
web-gs-stand-on = Перед ним этот участок: { $tile }.
web-gs-go-there = Идти туда
web-gs-choose-lit = Выбирайте на столе: что можно выбрать, светится.
web-gs-counts-for = засчитывается против: { $cards }
web-gs-counts-not = ничего не даёт
web-gs-odds = Вероятность изгнать
web-gs-odds-both = Вероятность изгнать обоих
web-gs-odds-alone = Только со своими жетонами: { $percent } %.
web-gs-odds-again = Вероятность после переброса этих кубиков
web-gs-omen = Следующая фаза Инь, { $player }
web-gs-omen-haunted = вероятность осквернения участка
web-gs-omen-qi = вероятность потери Ци
web-gs-omen-defeat = вероятность гибели деревни
web-gs-odds-all = Шанс изгнать всех
web-gs-omen-villagers = шанс, что погибнет житель
web-gs-omen-cards = { $count ->
    [0] Новых карт не будет.
    [one] { $sure ->
        [yes] Придёт { $count } новая карта; её действие не учтено.
       *[no] Может прийти { $count } новая карта; её действие не учтено.
    }
    [few] { $sure ->
        [yes] Придут { $count } новые карты; их действие не учтено.
       *[no] Придёт до { $count } новых карт; их действие не учтено.
    }
    [many] { $sure ->
        [yes] Придут { $count } новых карт; их действие не учтено.
       *[no] Придёт до { $count } новых карт; их действие не учтено.
    }
   *[other] { $sure ->
        [yes] Придут { $count } новых карт; их действие не учтено.
       *[no] Придёт до { $count } новых карт; их действие не учтено.
    }
}
web-gs-with-tokens = { $count ->
    [0] только кубики
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}

## Кто что решает — для всех, кто смотрит

web-gs-group = Группа
web-gs-decides = { $kind ->
    [yang] Ходит { $player }.
    [place-ghost] { $player } решает, куда придёт призрак.
    [reroll-dice] { $player } решает, какие кубики перебросить.
    [reroll-curse] { $player } решает, перебросить ли кубик проклятия.
    [exorcise] { $player } решает, какого призрака изгнать.
    [spend] { $player } решает, какие жетоны потратить.
    [lend] { $player } решает, одолжить ли жетон.
    [take-tao] { $player } берёт жетон Дао.
    [discard-tao] { $player } сбрасывает жетон Дао.
    [qi-or-yin-yang] { $player } выбирает награду.
    [give-qi] { $player } решает, кто получит Ци.
    [give-yin-yang] { $player } решает, кто получит Инь-Ян.
    [who-loses-qi] { $player } решает, кто потеряет Ци.
    [revive] { $player } решает, кто вернётся к жизни.
    [unhaunt] { $player } решает, какой участок очистить.
    [banish] { $player } решает, какого призрака сбросить.
    [watch] { $player } решает, к какому планшету пойдёт сторож.
    [pray] { $player } выбирает цвет молитвы.
    [next-card] { $player } возвращает карты на колоду.
    [choose-power] { $player } выбирает силу.
    [choose-first] { $player } решает, кто начинает.
   *[other] { $player } решает, что и куда сдвинуть.
}

## Листы на телефоне

web-gs-sheets = Листы
web-gs-tab-do = Ход
web-gs-tab-deck = Колода

## Короткие имена участков для телефона

web-gs-tile-0 = Кладбище
web-gs-tile-1 = Алтарь
web-gs-tile-2 = Травник
web-gs-tile-3 = Колдун
web-gs-tile-4 = Сторож
web-gs-tile-5 = Молитва
web-gs-tile-6 = Павильон
web-gs-tile-7 = Чайная
web-gs-tile-8 = Храм
web-gs-tile-9 = Башня
web-gs-tile-10 = Школа
web-gs-tile-11 = Каллиграф
