### Что говорит от себя доска RIP.

web-rip-mansions = Десять особняков
web-rip-mansion = Особняк { $position }
web-rip-mansion-now = Особняк { $position }, борьба идёт за него
web-rip-won-by = Достался игроку { $player }
web-rip-won-by-nobody = Не достался никому
web-rip-face-down = Рубашкой вверх
web-rip-turn = ходит
web-rip-won = Усадьбы: { $manors } из { $win_manors }, замки: { $castles } из { $win_castles }
web-rip-hand = рука
web-rip-deck = колода
web-rip-discards = сброс
web-rip-hand-size = { $player }, призраков в руке: { $count }
web-rip-deck-size = { $player }, призраков в колоде: { $count }
web-rip-discards-size = { $player }, сброшено карт: { $count }
web-rip-top = Сверху, известно обоим: { $value }
web-rip-tenth = { $player }, карт отложено на 10-й раунд: { $count }
web-rip-unseen = Невиденные призраки
    .help = По силе: призраки, которых вы нигде не видите. Они в руке, в колоде или отложены на 10-й раунд.
web-rip-known = точно в руке
web-rip-known-mixed = точно в руке или отложены
web-rip-player = Игрок
web-rip-display = { $player }, экстрасенсы
web-rip-side = { $player }, этот раунд: суммарная сила { $total }
web-rip-side-over = { $player }, закончившийся раунд
web-rip-no-cards = карт пока нет
web-rip-none-laid = карт нет
web-rip-counts = { $card }, считается за { $count }
web-rip-in-hand = Призрак { $value }, в руке: { $count }
web-rip-ghost = Призрак { $value }. Карт с этой силой в каждой колоде: { $count }.
web-rip-round = Раунд { $round }
web-rip-round-over = Раунд { $round } закончен
web-rip-round-won = Раунд выигрывает { $player }
web-rip-level = Поровну
web-rip-leads-by = { $player }: впереди на { $count }
web-rip-turned-up = Карты открываются …
web-rip-all-wait = Карты ждут рубашкой вверх
web-rip-wins = Победа: { $player }
web-rip-draw = Ничья
web-rip-their-turn = Ходит { $player }
web-rip-their-place = { $player } может отложить карту на 10-й раунд
web-rip-end-leads = Закончить ход
web-rip-end-loses = Покинуть

## Помехи в двух словах; целиком их прочтёт программа чтения с экрана.

web-rip-notice-tripped = подножка
web-rip-notice-two = ни одной карты или две
web-rip-notice-lounge = без экстрасенсов
web-rip-notice-seen = рука открыта
web-rip-notice-banned = запрещены: { $values }
web-rip-notice-worthless = каждая карта 1

## О чём говорят разделы правил, в журнале
web-rip-section-4 =
    Ход: выложите сколько угодно карт и закончите его. Ваша суммарная сила должна стать больше чужой, иначе вы покидаете особняк и
    проигрываете раунд.
web-rip-section-5-1 = Победитель раунда берёт жетоны, которые лежат у этого особняка.
web-rip-section-5-3 = Проигравший раунд получает экстрасенса, который лежит у этого особняка. При ничьей его сбрасывают.
web-rip-section-5-5 = После раунда оба берут по два призрака из своих колод, меньше, если колода кончается.
web-rip-section-5-6 = Проигравший раунд может отложить одну карту на 10-й раунд.
web-rip-section-6 =
    В раунде 10 никто не ходит: все отложенные на него карты открывают, и побеждает бо́льшая суммарная сила. Четыре усадьбы или три
    замка побеждают сразу; иначе — победитель раунда 10, а при ничьей тот, у кого больше жетонов.
web-rip-section-7 = В обучающей партии экстрасенсы лежат лицом вниз; после каждого раунда открывают ещё одного.
web-rip-section-10 = Некоторые экстрасенсы, когда их выкладывают, называют силу.
