# «Истории с Призраками» с «Белой Луной» и «Тёмной Тайной» вместе: только то, чего ни одна из них не говорит сама.
# Сначала ищут здесь, потом в файлах black-secret.ftl, white-moon.ftl и ghost-stories.ftl.

both-title = Истории с Призраками: Белая Луна и Тёмная Тайна

## О чём говорят обе; здесь решено

both-view-lies = { wm-view-lies }
both-event-stood-up = { wm-event-stood-up }
both-event-ghost-moved = { wm-event-ghost-moved }
both-switch-guard_tower = { gs-switch-guard_tower }
    .help = { bs-switch-guard_tower.help }
both-yang-stand-up = { wm-yang-stand-up }
both-word-incarnation = { gs-word-incarnation }
    .help =
        Облик Ву-Фенга, один из двадцати одного. У них своя колода; часть Ву-Фенг держит в руке, и больше их никто не видит.
        Карта призыва или смерть Ву заставляет его выставить одно. Ни Будда, ни колдун, ни Школа, ни ограда его не
        убирают. Когда изгнаны все, что пришли и ещё должны прийти из колоды, даосы побеждают; те, что в руке, не в
        счёт.
both-family-curse-summon-incarnation = Ву-Фенг берёт воплощение и выставляет одно из руки

## Что происходит

both-event-villager-moved = Ву-Фенг прогоняет жителя из семьи { $family }. Откуда: { $start }, куда: { $end }.
both-event-crystal-taken = Ву-Фенг забирает кристалл с подставки: { $corner }. Он возвращается в резерв.
both-event-portal-moved = Ву-Фенг переносит портал: { $place }.
both-event-rescued-dead = Мёртвый житель из семьи { $family } спасён с поля погибших и уходит в убежище.
both-villager-cursed = { $place }: житель из семьи { $family } умирает от проклятия Ву-Фенга.
both-twelve-dead = Победа Ву-Фенга. Умер двенадцатый житель: деревня погибла. Очки даосов: { $score }.
both-ending-twelve = { $named ->
    [yes] Игра окончена. Победа Ву-Фенга ({ $player }). Умер двенадцатый житель: деревня погибла. Очки даосов: { $score }.
   *[no] Игра окончена. Победа Ву-Фенга. Умер двенадцатый житель: деревня погибла. Очки даосов: { $score }.
}

## Вопросы

both-kind-move-villager = Какого жителя вы прогоняете на соседний тайл?
both-kind-villager-to = Куда идёт житель из семьи { $family }?
both-kind-take-crystal = С какой подставки вы забираете кристалл?
both-kind-kill-villager = Какой житель умирает?
both-kind-move-portal = На какой тайл вы переносите портал?
both-kind-blood-rescue = Кого вы спасаете? Ещё можно: { $left }.

## Варианты; $what говорит, что это за вариант

both-option-move-villager = { $what ->
    [empty] Никого, { $tile }
   *[place] Житель: семья { $family }, { $tile }, под ним: { $below }
}
both-option-villager-to = Куда: { $tile }
both-option-take-crystal = Забрать кристалл: { $corner }
both-option-kill-villager = { $what ->
    [empty] Никого, { $tile }
   *[place] Житель: семья { $family }, { $tile }, под ним: { $below }
}
both-option-move-portal = Портал сюда: { $tile }
both-option-blood-rescue = { $what ->
    [pass] Никого не спасать
    [dead] Спасти мёртвого жителя с поля погибших: семья { $family }
    [empty] Никого, { $tile }
   *[place] Спасти жителя: семья { $family }, { $tile }
}

## Почему сейчас нельзя

both-reason-nowhere-to-go = Все соседние тайлы этого жителя захвачены или полны.
both-reason-receptacle-empty = На этой подставке нет кристалла.
both-reason-portal-tile-first = На тайле портала стоит житель: так можно спасти только его.
both-reason-not-from-the-dead = До поля погибших эта мантра не достаёт.
both-reason-lies-down = { bs-reason-lies-down }
both-reason-stands-already = { bs-reason-stands-already }

## Правила коротко

both-rules-together-1 =
    Жители никогда не спускаются в катакомбы. Тайл, жители которого погибли при захвате, остаётся незахваченным, и лестница
    остаётся. Ограда изгоняет и скелетов, но не демонов и не Тень; Школа не трогает никого из них. На тайле Тени
    никого не спасают, и фейерверк его не освещает.
both-rules-together-2 =
    Все призраки замешаны вместе, а все воплощения — у Ву-Фенга. Призрака, которого приводит смерть жителя из семьи Сунь, разыгрывает он, а
    при смерти Ву берёт воплощение и выставляет одно. Четыре его проклятия и три кровавые мантры говорят о жителях,
    кристаллах и портале. Что «Белая Луна» оставляет группе, решают даосы.
