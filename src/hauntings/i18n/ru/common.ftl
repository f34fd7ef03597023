### Что говорят клиенты всех игр.

common-language-name = Русский
common-yes = да
common-no = нет
common-you = вы
common-none = нет
common-nobody = никто

## Кто за столом

common-spectator = зритель
common-bot = бот
common-person = человек
common-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
common-seat-of = { $player } — { $seat }.
common-waiting = Сейчас решает { $player }.
common-won = Игра окончена. Победа: { $player }.
common-drawn = Игра окончена. Ничья.

## Вопросы и ответы

common-prompt = Ваш выбор
common-choose = Выберите:
common-options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
common-not-understood = Варианта «{ $word }» нет. Введите один из предложенных или «{ $help }» для справки.
common-several-mean = «{ $word }» можно понять по-разному: { $items }.
common-cannot = Сейчас нельзя. { $reason }
common-undone = { $count ->
    [one] Отменён { $count } шаг.
    [few] Отменено { $count } шага.
   *[many] Отменено { $count } шагов.
}
common-nothing-to-undo = Отменять нечего.
common-pass-device = Передайте устройство. Следующий игрок: { $player }. Когда { $player } на месте, нажмите Enter.
common-bye = До встречи.

## Файлы и адреса

common-saved = Игра сохранена: { $file }
common-no-file = Файла { $file } нет.
common-damaged-file = Не удалось прочитать { $file }: { $reason }

## Справка

common-topic-rules = правила
common-topic-cards = карты
common-topic-options = настройки
common-help-about = Есть справка: { $items }; о любой карте — по номеру (#1) или названию.
common-help-unknown = Справки о «{ $word }» нет.
common-by-default = По умолчанию: { $value }.
