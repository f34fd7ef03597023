### Что говорит от себя доска Rest in Peace.

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
    .help = По значениям: призраки, которых вы нигде не видите. Они в руке, в колоде или отложены на 10-й раунд.
web-rip-known = точно в руке
web-rip-known-mixed = точно в руке или отложены
web-rip-player = Игрок
web-rip-display = { $player }, медиумы
web-rip-side = { $player }, этот раунд: сумма { $total }
web-rip-side-over = { $player }, закончившийся раунд
web-rip-no-cards = карт пока нет
web-rip-none-laid = карт нет
web-rip-counts = { $card }, считается за { $count }
web-rip-in-hand = Призрак { $value }, в руке: { $count }
web-rip-ghost = Призрак { $value }. Карт с этим значением в каждой колоде: { $count }.
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
web-rip-end-loses = Отступить

## Помехи в двух словах; целиком их прочтёт программа чтения с экрана.

web-rip-notice-tripped = подножка
web-rip-notice-two = ни одной карты или две
web-rip-notice-lounge = без медиумов
web-rip-notice-seen = рука открыта
web-rip-notice-banned = запрещены: { $values }
web-rip-notice-worthless = каждая карта 1

## О чём говорят разделы правил, в журнале
web-rip-section-4 =
    Ход: выложите сколько угодно карт и закончите его. Ваша сумма должна стать больше чужой, иначе вы отступаете и
    проигрываете раунд.
web-rip-section-5-1 = Победитель раунда берёт жетоны, которые лежат у этого особняка.
web-rip-section-5-3 = Проигравший раунд получает медиума, который лежит у этого особняка. При ничьей его сбрасывают.
web-rip-section-5-5 = После раунда оба берут по два призрака из своих колод, меньше, если колода кончается.
web-rip-section-5-6 = Проигравший раунд может положить одну карту лицом вниз для раунда 10.
web-rip-section-6 =
    В раунде 10 никто не ходит: все положенные туда карты открывают, и побеждает большая сумма. Четыре усадьбы или три
    замка побеждают сразу; иначе — победитель раунда 10, а при ничьей тот, у кого больше жетонов.
web-rip-section-7 = В учебной игре медиумы лежат лицом вниз; после каждого раунда открывают ещё одного.
web-rip-section-10 = Некоторые медиумы, когда их кладут, называют значение.
