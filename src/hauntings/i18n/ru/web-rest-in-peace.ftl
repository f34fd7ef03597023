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
web-rip-no-cards = карт пока нет
web-rip-in-hand = Призрак { $value }, в руке: { $count }
web-rip-ghost = Призрак { $value }. Карт с этим значением в каждой колоде: { $count }.
web-rip-round = Раунд { $round }
web-rip-level = Поровну
web-rip-leads-by = { $player }: впереди на { $count }
web-rip-turned-up = Карты открываются …
web-rip-all-wait = Карты ждут рубашкой вверх
web-rip-wins = Победа: { $player }
web-rip-draw = Ничья
web-rip-their-turn = { $player } думает …
web-rip-end-leads = Закончить ход
web-rip-end-loses = Отступить

## Помехи в двух словах; целиком их прочтёт программа чтения с экрана.

web-rip-notice-tripped = подножка
web-rip-notice-two = ни одной карты или две
web-rip-notice-lounge = без медиумов
web-rip-notice-seen = рука открыта
web-rip-notice-banned = запрещены: { $values }
web-rip-notice-worthless = каждая карта 1
