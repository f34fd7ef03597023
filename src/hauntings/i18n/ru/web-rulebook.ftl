### Правила и галерея: загружаются только с этими страницами.

web-rb-all = Правила всех игр
web-rb-contents = Содержание
web-rb-search = Поиск по правилам
web-rb-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
web-rb-tells = Что держит это правило: { $rules }
web-rb-tests = Тесты
web-rb-show = Показать
    .help = Положение на доске, в котором это происходит
web-rb-other = Другое прочтение. { $switch }: { $value }
web-rb-this = Так играют за этим столом. { $switch }: { $value }
web-rb-default = Обычно так. { $switch }: { $value }
web-rb-print = Печать
web-rb-offline = Одним файлом
    .help = Все правила с картинками в одном файле, которому не нужна сеть
web-rb-to-table = Назад к столу
web-rb-follows = Правила показаны по настройкам вашего стола.
web-rb-setup = Стол, разложенный на { $players ->
    [one] { $players } игрока
    [few] { $players } игроков
   *[many] { $players } игроков
}
web-rb-example = Пример
web-rb-step = Шаг { $at } из { $last }
web-rb-next = Следующий шаг
web-rb-previous = Шаг назад
web-rb-try = Попробовать на доске
web-rb-shown = Правило { $rule }
web-rb-show-board = Показать стол
web-rb-find = Поиск в галерее
web-rb-kinds = Показать
web-rb-everything = Всё
web-rb-count = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
web-rb-guessed = Частично восстановлено
web-rb-guessed-only = Только восстановленное
web-rb-rulings = Решения
web-rb-missing = Правил этой игры здесь нет; всё объяснит стол.
web-rb-kind-psychic = Экстрасенсы
web-rb-kind-card = Призраки
web-rb-kind-ghost = Призраки
web-rb-kind-token = Жетоны и фигурки
web-rb-kind-incarnation = Воплощения
web-rb-kind-summoning = Карта Призыва
web-rb-kind-skeleton = Скелеты
web-rb-kind-tile = Тайлы деревни
web-rb-kind-power = Силы даосов
web-rb-kind-family = Жители по семьям
web-rb-kind-artifact = Артефакты
web-rb-kind-demon = Демоны
web-rb-kind-curse = Проклятия
web-rb-kind-mantra = Кровавые мантры
web-rb-kind-catacomb = Жетоны катакомб
