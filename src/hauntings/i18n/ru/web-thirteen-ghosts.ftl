### Стол «13 призраков» в браузере: то, чего нет в thirteen-ghosts.ftl.

web-tg-table = Стол
web-tg-sheet = Кто где может прятаться
web-tg-asked = Вопросы раунда
web-tg-tab-sheet = Выводы
web-tg-tab-asked = Вопросы
web-tg-nothing-asked = Пока никто ничего не спрашивал и не называл.
web-tg-no-open = В этом раунде карты ещё не разыгрывались.
web-tg-yes = ДА
web-tg-no = НЕТ
web-tg-silent = молчит
web-tg-even = чётный?
web-tg-found = найден
web-tg-turn = ходит
web-tg-you-known = Что знают о вас
web-tg-chance = вероятность в процентах
web-tg-round = Раунд { $round }
web-tg-target = { $target ->
    [one] Для победы: { $target } очко
    [few] Для победы: { $target } очка
   *[many] Для победы: { $target } очков
}
web-tg-points = Очки: { $points } из { $target }
web-tg-sealed-wait = Выбрано. Никто этого не увидит, пока не выберут остальные.
web-tg-pick-open = Или выберите одну из светящихся открытых карт.
