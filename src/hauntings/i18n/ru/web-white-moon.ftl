### «Белая Луна» на столе в браузере: то, чего нет в white-moon.ftl.
### $corner — подставка; $text — проклятие или награда; $safe и $dead — сколько членов семьи из $size.

web-wm-families = Семьи
web-wm-whereabouts = В убежище { $safe } из { $size }, на поле погибших { $dead }.
web-wm-reward = Награда: { $text }
web-wm-curse = Проклятие: { $text }
web-wm-in-village = в деревне
web-wm-graveyard = Погибшие
web-wm-receptacle-full = Подставка с лунным кристаллом, { $corner }
web-wm-receptacle-empty = Пустая подставка, { $corner }

## Что можно сделать

web-wm-rescue = Спасти жителя
web-wm-place-crystal = Положить кристалл
web-wm-stand-up = Встать
web-gs-take-villager = Повести жителя
web-gs-lay-villager = Выберите тайл, куда повести жителя.
web-gs-held-villager = { wm-word-villager }
web-gs-held-su-ling = { wm-word-su-ling }
web-gs-take-su-ling = Послать Су-Линь
web-gs-lay-su-ling = Выберите место под карту призрака, напротив которого встанет Су-Линь.

## Кто что решает — для всех, кто смотрит

web-wm-decides-follow = { $player } решает, взять ли жителя с собой.
web-wm-decides-villager-dies = { $player } решает, какой житель умрёт.
web-wm-decides-zhou-qi = { $player } решает, кто потеряет Чи.
web-wm-decides-who-gives-tao = { $player } решает, чей жетон Дао выйдет из игры.
web-wm-decides-bring-back = { $player } решает, кто вернётся из мёртвых.
web-wm-decides-potion = { $player } решает, кому поможет Лечебное Зелье.
web-wm-decides-light = { $player } решает, какой тайл поможет.
web-wm-decides-school = { $player } решает, с какими призраками сражаться в Школе.
web-wm-decides-school-ghost = { $player } решает, каких призраков убрать.
web-wm-decides-sword = { $player } решает, обнажить ли Божественный Меч.
web-wm-decides-claw = { $player } решает, что возьмут Когти Возмездия.
web-wm-decides-armor = { $player } решает, применить ли Броню Справедливости.
web-wm-decides-shield = { $player } решает, применить ли Щит Времени.
web-wm-decides-scroll = { $player } решает, идти ли на зов.
web-wm-decides-inherit = { $player } решает, кто унаследует артефакт.
web-wm-decides-artifact-to = { $player } решает, кто получит артефакт.
web-wm-decides-su-ling = { $player } решает, куда пойдёт Су-Линь.
web-wm-decides-su-ling-crystal = { $player } решает, принесёт ли Су-Линь кристалл.
web-wm-decides-crystal-to = { $player } решает, кто получит лунный кристалл.
web-wm-decides-tao-to = { $player } решает, кто получит жетон Дао.
web-wm-decides-wu-buddha = { $player } решает, куда поставить Будду.
web-wm-decides-barrier = { $player } решает, что сделает Мистическая Ограда.
web-wm-decides-barrier-ghost = { $player } решает, каких призраков убрать.
web-wm-decides-barrier-villager = { $player } решает, кого спасти.
web-wm-decides-barrier-crystal = { $player } решает, кто отдаст кристалл.
web-wm-decides-portal = { $player } решает, где будет портал.
web-wm-decides-pre-rescue = { $player } решает, кого спасти до начала игры.
web-wm-decides-lend-crystal = { $player } решает, одолжить ли кристалл.

## Odds

web-wm-odds-school = В школе, цвет: { $colour }
web-wm-odds-barrier = У ограды, { $player }
web-wm-odds-sword = С Божественным Мечом
web-wm-odds-no-sword = Без меча

## О чём говорят разделы правил, в журнале

web-wm-section-3-9 =
    Без храма и Павильона в деревне «Неуловимого» нельзя было бы изгнать: вместо него приходит другое воплощение.
