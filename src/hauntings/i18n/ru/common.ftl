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

## Терминал: игра с клавиатуры

terminal-hello = Введите знак или слова из списка; «{ $help }» и «{ $rules }» расскажут больше.
terminal-prompt = Ваш выбор или «{ $help }»:
terminal-sealed = Тасование опечатано ({ $seal }…); в конце его можно проверить.
terminal-is-you = Ваша сторона: { $player }.
terminal-is-person = { $player } играет здесь.
terminal-is-bot = { $player } — бот ({ $strength }).
terminal-strength-random = играет наугад
terminal-strength-greedy = лёгкий
terminal-strength-search-200 = средний
terminal-strength-search-1000 = сильный
terminal-strength-search-5000 = очень сильный
terminal-since = После вашего последнего выбора:
terminal-more = Дальше: Enter. Хватит: любая буква.
terminal-left = Чтобы продолжить эту игру: { $command }

## Что можно ввести в любой момент; в справке сказано, зачем

terminal-help = В ответ на вопрос введите номер или слова варианта. Кроме того:
terminal-order-help = справка
    .help = этот список; со словом — о чём оно: о карте (#11), «карты», «настройки».
terminal-order-why = почему
    .help = почему сейчас чего-то нельзя и по какому правилу: «почему #7».
terminal-order-undo = отмена
    .help = отменяет ваш последний выбор; с числом — столько последних. Если кто-то из него что-то узнал, нужно согласие; боты согласны всегда.
terminal-order-save = сохранить
    .help = сохраняет игру; с именем — в этот файл. Каждый выбор сохраняется и сам собой.
terminal-order-log = журнал
    .help = всё, что произошло.
terminal-order-view = стол
    .help = положение на столе и вопрос ещё раз.
terminal-order-map = карта
    .help = карта положения, если она есть у игры.
terminal-order-code = код
    .help = положение в виде короткого текста, с которого можно начать; в нём только то, что известно вам.
terminal-order-rules = правила
    .help = как играть, коротко.
terminal-order-quit = выход
    .help = сохраняет игру и выходит; продолжить можно потом.

terminal-why-what = Добавьте, что хотите сделать, например «{ $order } 6».
terminal-why-unknown = «{ $word }»: такого здесь не бывает.
terminal-why-not = Можно. Введите { $key }: { $option }
terminal-no-map = У этой игры нет карты; положение покажет «{ $view }».
terminal-code = Положение, каким его знаете вы. Чтобы начать с него: { $command } CODE
terminal-code-open = Положение в конце игры, все карты открыты:
terminal-foreign-file = { $file } — не сохранённая игра, поэтому файл остаётся как есть. Выберите другое имя.
terminal-other-game = В { $file } другая игра, поэтому файл остаётся как есть. Выберите другое имя.
terminal-cannot-save = Не удалось сохранить игру в { $file }: { $reason }
terminal-undo-how = После «{ $order }» ничего не нужно — или число от 1 до { $most }: сколько ваших выборов отменить.
terminal-may-undo = { $player } просит отменить { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}. { $other }, вы согласны? ({ $yes }/{ $no })
terminal-took-back = { $player } отменяет { $count ->
    [one] { $count } шаг.
    [few] { $count } шага.
   *[many] { $count } шагов.
}
terminal-refused = { $player } не соглашается, поэтому всё остаётся как есть.
terminal-no-undo-now = Игра окончена, её зерно известно, поэтому отменить ничего нельзя.

## Конец

terminal-record-lies = Запись этой игры:
terminal-proof = Печать поставлена до первого тасования, и подходит к ней только это зерно. Проверить это или посмотреть игру снова:
terminal-seal = Печать
terminal-seed = Зерно
terminal-rematch = Сыграть ещё раз? Enter или «{ $yes }» — да, «{ $no }» — закончить:
terminal-rematch-what = «{ $word }» здесь не подходит. Введите «{ $yes }», чтобы сыграть ещё, или «{ $no }», чтобы закончить.

## Повтор

terminal-steps = { $count ->
    [one] { $count } шаг.
    [few] { $count } шага.
   *[many] { $count } шагов.
}
terminal-decides = { $player } решает.
terminal-replay-help = Enter — дальше, «{ $back }» — на шаг назад, «{ $goto } 12» или просто 12 — к этому шагу, «{ $seat } 0» — взгляд с этого места, «{ $quit }» — конец.
terminal-step-forward = дальше
terminal-step-back = назад
terminal-step-goto = шаг
terminal-step-seat = место
terminal-step-quit = выход
terminal-step-at = Шаг { $at } из { $last }:
terminal-goto-what = Добавьте номер шага от 0 до { $last }.
terminal-replay-end = Это был последний шаг.
terminal-all = все
terminal-not-over-yet = Игра не окончена, поэтому карты игрока { $player } остаются тайной.

## Меню

terminal-menu = Hauntings: игры с призраками
terminal-menu-resume = Продолжить: { $game }, { $names }, { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
terminal-menu-new = Новая игра
terminal-menu-replay = Посмотреть игру снова
terminal-menu-language = Язык
terminal-menu-quit = Выйти
terminal-pick = Ваш выбор (Enter: { $key })
terminal-pick-what = «{ $word }» нет в списке. Введите одно из: { $keys } или просто нажмите Enter.
terminal-new-game = Новая игра: { $game }
terminal-start = Начать
terminal-which-game = Игра: { $game }
terminal-choose-game = Какая игра?
terminal-how-many = Сколько игроков?
terminal-who-plays = Кто играет за место «{ $seat }»?
terminal-name = Имя (Enter: без имени):
terminal-options = Настройки: { $items }
terminal-as-printed = как в правилах
terminal-choose-options = Настройки: выбор строки берёт её следующее значение.
terminal-done = Готово
terminal-go-back = Назад
terminal-which-file = Файл игры (Enter: { $file }):
terminal-no-games = Сохранённых игр пока нет.
terminal-language-lost = Язык останется таким до выхода; запомнить его в { $file } не удалось: { $reason }

## Командная строка

terminal-seats-count = Сколько игроков нужно для { $game }: { $sizes }. Имена и места должны этому соответствовать.
terminal-seats-clash = Имён больше, чем мест для людей.
terminal-no-seat = Места «{ $seat }» нет; есть { $allowed }.
terminal-code-says = Игра и её настройки записаны в самом коде ({ $game }): не указывайте их.
terminal-resume-says = Что за игра и кто играет, записано в самом сохранении ({ $game }): не указывайте { $given }.
terminal-cli-play = играть против бота или с друзьями на одном устройстве
terminal-cli-players = имена людей; первый садится на место --seat
terminal-cli-bot = сила ботов: random, greedy, search:1000 (повторений) или search:2s (секунд)
terminal-cli-seat = где сидит первый человек: 0, 1, … или название места
terminal-cli-seats = каждое место по отдельности: человек (person) или бот
terminal-cli-option = настройка правил, например learning_mode=true
terminal-cli-seed = одинаковое зерно — одинаковая раздача
terminal-cli-code = начать с кода положения
terminal-cli-save = сохранять игру в этот файл
terminal-cli-resume = продолжить сохранённую игру; без файла — последнюю
terminal-cli-replay = посмотреть записанную игру шаг за шагом
terminal-cli-watch-seat = смотреть с этого места: 0, 1, … или его название
terminal-cli-at = начать с этого шага
terminal-cli-all = напечатать все шаги сразу
terminal-cli-language = язык (также HAUNTINGS_LANGUAGE)
terminal-cli-rules = читать правила игры: содержание или разделы со словом, § или #
terminal-cli-word = слово, раздел (§4), решение (r12) или карта (#11); all — всё
terminal-rules-nothing = В правилах нет ничего о «{ $word }».
terminal-rules-more = Дальше: hauntings rules { $game } СЛОВО, §4, r12, #11 или all
