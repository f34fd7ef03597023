### Что браузер говорит сам. События, вопросы, варианты и справка приходят от сервера.

web-home = На первую страницу
web-close = Закрыть
web-fold = Свернуть
web-lost = Здесь никто не обитает
web-live = Что происходит
web-board = Стол
web-text-position = Позиция словами
web-board-broken = Поле не удаётся нарисовать. Сама игра цела.
web-moment = Минуту…

## Настройки

web-settings = Настройки
web-language = Язык
web-theme = Вид
web-theme-night = Ночь
web-theme-day = День
web-theme-contrast = Высокая контрастность
web-speed = Как быстро всё происходит
web-speed-slow = медленно
web-speed-normal = обычно
web-speed-fast = быстро
web-speed-step = по шагам
web-speed-off = сразу, без движения
web-text-board = Играть текстом
    .help = Позиция строками, варианты списком; удобно с программой чтения с экрана.
web-odds = Показывать вероятности
    .help = Там, где стол это разрешает.
web-sound = Звуки: кубики, карты, призраки и колокольчик, когда ваш ход
web-volume = Громкость
web-sound-try = Послушать
web-notify = Сообщать о моём ходе вне этой страницы
web-notify-ask = Разрешить уведомления о моём ходе
web-notify-denied = Браузер не разрешает уведомления этой страницы.

## Клавиши

web-help = Правила, картинки, клавиши
web-rules = Правила
    .help = Правила игры
web-gallery = Галерея
    .help = Все карты, тайлы и жетоны
web-rules-new = Впервые играете? Прочтите правила
web-in-rulebook = В правилах
web-back-to-rules = Назад к правилам
web-shortcuts = Клавиши
web-key-number = выбрать карту или ответ с этим номером
web-key-arrows = двигаться по столу
web-key-enter = выбрать то, что в фокусе
web-key-help = объяснить то, что в фокусе
web-key-space = следующее событие или пропустить
web-key-tempo = пока идёт рассказ: медленнее, по шагам, до конца
web-key-end = закончить ход, отказаться ({ $withdraw }: выйти из раунда)
web-key-undo = взять назад
web-key-log = показать или скрыть журнал
web-key-in-log = в журнале: по строкам, к причине, свернуть и развернуть
web-key-chat = написать в чат
web-key-text = поле или текст
web-key-odds = показать или скрыть вероятности
web-key-lesson = дальше в уроке
web-key-question = повторить вопрос
web-key-point = показать на то, что в фокусе
web-key-shortcuts = этот список
web-key-escape = закрыть

## Первая страница

web-pick-game = Во что сыграем этой ночью?
web-about-rest-in-peace = Дуэль за десять особняков: выкладывайте призраков, блефуйте и вовремя покидайте особняк.
web-about-thirteen-ghosts = Спрячьтесь среди тринадцати призраков и найдите других раньше, чем найдут вас.
web-about-ghost-stories = Вместе защитите деревню: изгоняйте призраков, пока не одолеете самого Ву-Фенга.
web-about-ghost-stories-white-moon = В деревне живут люди: выведите их к Порталу, а помогут вам Су-Линь и луна.
web-about-ghost-stories-black-secret = Один из вас – сам Ву-Фенг: он насылает призраков, демонов и проклятия и обыскивает катакомбы под деревней.
web-about-ghost-stories-both = Оба дополнения сразу, и Ву-Фенгом играет один из вас: наверху спасайте жителей, внизу остановите демонов.
web-for-players = { $range ->
    [yes] игроков: { $from }–{ $to }
   *[no] игроков: { $from }
}
web-new-table = Новый стол: { $game }
web-players = Игроков
web-seat = Место { $n }
web-you-play = Ваша роль
web-seat-me = я
web-seat-open = друг
web-seat-bot = бот
web-seat-open-hint = получит от вас ссылку
web-side-thirteen-ghosts-4 = { $seat ->
    [1] пара: игрок 3
    [2] пара: игрок 4
    [3] пара: игрок 1
   *[4] пара: игрок 2
}
web-hot-seat = Несколько человек за одним устройством: стол закрыт, пока следующий не будет готов.
web-your-name = Ваше имя
web-strength = Сила
web-bot-random = бродит наугад
web-bot-greedy = лёгкий
web-bot-search-200 = средний
web-bot-search-1000 = сильный
web-bot-search-5000 = очень сильный
web-options = Правила и варианты
web-odds-allowed = Вероятности можно показывать
    .help = Точные шансы по тому, что известно каждому игроку.
web-decides = Кто отвечает за группу
    .help = Все видят, о чём спрашивают группу, и могут показать, что выбрали бы сами.
    .anyone = любой живой игрок
    .active = тот, чей ход
    .most = большинство присутствующих, договорившись
    .all = все присутствующие, договорившись
web-agree-all = Выберите, чего хотите: решает, когда все присутствующие хотят одного.
web-agree-most = Выберите, чего хотите: решает, когда большинство присутствующих хочет одного.
web-listed = Этот стол может найти каждый
    .help = Иначе только те, у кого есть ссылка.
web-pace = Показывать каждый ход бота
web-seconds = { $n } с
web-make = Начать
web-make-and-invite = Накрыть стол и пригласить
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-state-waiting = ждёт игроков
web-state-running = идёт игра
web-state-over = окончена: посмотреть
web-upload = Игра из файла
    .help = Выберите сохранённую игру, чтобы посмотреть её или продолжить с любого места.
web-upload-choose = Выбрать файл
web-upload-code = Или код позиции
web-upload-open = Открыть

## Места

web-take-a-seat = Займите место
web-wait-for-others = Игра начнётся, когда все места будут заняты
web-sit = Сесть сюда
web-sit-too = Сесть и сюда
web-move-here = Пересесть сюда
web-put-bot = Посадить бота
web-remove-bot = Убрать бота
web-leave = Уйти с этого места
web-invite = Пригласить
    .help = Кто откроет эту ссылку, может занять свободное место или смотреть. Учётная запись не нужна.
web-open-seat = свободно
web-is-bot = бот, { $strength }
web-person = играет
web-you = вы
web-lent-to = играет за него { $to }
web-lent-offered = передано: ссылку ещё никто не открыл
web-watching = Вы смотрите
web-watch = Просто смотреть
web-seat-is-open = Есть свободное место
web-seats = Кто где сидит
web-seats-ask = Игра идёт: прежде чем бот уйдёт или место с тайнами сменит хозяина, спросят остальных за столом.
web-back-to-table = Назад к столу
web-somebody = кто-то
web-claim-sit = { $who } хочет занять место: { $seat }
web-claim-free = { $who } хочет убрать бота: { $seat }
web-claim-fill = { $who } хочет другого бота на место { $seat }: { $bot }
web-claim-why = Игра идёт: без вашего согласия ничего не изменится.
web-note-sat = { $who } занимает место: { $seat }.
web-note-left = { $who } уходит с места: { $seat }.
web-note-freed = { $who } убирает бота: { $seat }.
web-note-filled = { $who } сажает бота на место { $seat }: { $bot }.
web-note-lent = { $who } передаёт место боту: { $bot }.
web-note-borrowed = { $who } передаёт место: { $to }.
web-note-returned = { $who }: место снова занято хозяином.
web-note-denied = { $who }: просьба о месте { $seat } отклонена.
web-your-seat = Ваше место: { $who }
web-rename = Сменить имя
web-lend = Передать место
    .help = Нужно отойти? Передайте своё место и заберите его в любой момент.
web-lend-bot = Передать боту
web-lend-friend = Передать другу по ссылке
web-lend-link = За вас играет тот, кто первым откроет эту ссылку:
web-take-back = Забрать моё место
web-give-back = Вернуть место
web-borrow = Вам передали место
    .help = Вы играете, пока его не заберут или вы не вернёте его сами.
web-borrow-take = Занять место

## Ещё об этом столе

web-more = Ещё
web-more-title = Этот стол
web-code-copy = Скопировать код позиции
    .help = Одна строка, которая восстанавливает позицию в браузере, терминале и программе. В ней только то, что знает ваше место.
web-code-copied = Код позиции скопирован.
web-report = Сообщить о проблеме
    .help = Скачивает всё, что до сих пор узнало ваше место, без имён и чата. Приложите файл, когда будете рассказывать, что пошло не так.
web-odds-on = Показать вероятности
web-odds-off = Скрыть вероятности
web-odds-forbidden = За этим столом вероятности не показывают.

## Кто здесь

web-here = на связи
web-not-here = сейчас не на связи

## Первая игра с наставником

web-learn = Урок: первая игра
    .help = Несколько минут с наставником, против лёгкого бота.
web-learn-taoist = Урок: за даоса
web-learn-wu-feng = Урок: за Ву-Фенга
web-learn-coach = Наставник
web-learn-next = Дальше
web-learn-ready = Играть
web-learn-leave = Закончить урок
web-learn-left = Наставник ушёл. Игра продолжается.
web-learn-yours = Ваш ход: решайте сами.
web-learn-watch = Смотрите, что происходит.
web-learn-progress = Шаги урока: { $at } из { $of }
web-learn-over = Это была ваша первая игра. Победа или нет, теперь вы знаете, как она идёт.
web-learn-lobby = Выбрать игру

## Поделиться

web-share = Поделиться
web-share-table = Ссылка на этот стол
    .help = Друзья могут занять свободное место; остальные смотрят и видят только открытое для всех.
web-copy = Копировать
web-copied = Скопировано.
web-copy-by-hand = Нажмите Ctrl+C, чтобы скопировать выделенную ссылку.

## Связь

web-link-connecting = Соединяемся…
web-link-open = На связи
web-link-lost = Связь потеряна
web-link-gone = Такого стола нет
web-link-archived = Игра окончена
web-link-closed = Закрыто
web-line-broke = Связь прервалась. Когда она вернётся, вы увидите, дошло ли это.
web-try-now = Попробовать сейчас

## Игра

web-question = Вопрос
web-your-turn = Ваш ход
web-waiting-for = Ждём: { $who }.
web-anyone-answers = Ответить может любой: { $who }.
web-one-answers = За группу отвечает { $who }.
web-you-answer = За группу отвечаете вы.
web-point = Показать
    .help = Показать на что-нибудь на столе: увидят все
web-pointing = Покажите предмет или ответ.
web-points-at = { $who } показывает: { $what }
web-points-elsewhere = { $who } показывает на то, чего сейчас нет на вашем экране.
web-suggests = { $who } предлагает: { $text }
web-suggested-by = предлагает { $who }
web-suggest-this = предложить это
web-all-options = { $count ->
    [one] { $count } вариант
    [few] все { $count } варианта
   *[many] все { $count } вариантов
}
web-sealed-choice = Все выбирают сразу; пока этого никто не видит.
web-step-on = Дальше
web-tempo-slow = Медленнее
web-tempo-step = По шагам
web-skip = Пропустить
web-log = Журнал
web-log-more = { $count ->
    [one] и ещё { $count } последствие
    [few] и ещё { $count } последствия
   *[many] и ещё { $count } последствий
}
web-log-followed = что за этим последовало
web-log-why = Перейти к причине
web-log-why-short = почему?
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-write = Скажите что-нибудь
web-chat-spectator = { $name } (зритель)
web-send = Отправить
web-away = Пока вас не было
web-hand-over = Передайте устройство: { $who }
    .help = Стол закрыт, чтобы никто не увидел чужого.
web-i-am = Это я: { $who }
web-still = Ещё нет: { $who } смотрит

## Взять назад

web-undo = Взять назад
web-undo-free = Взять назад: свободно
web-undo-ask = Взять назад: кто-то уже что-то узнал, его спросят
web-took-back = { $count ->
    [one] { $who }: взято назад { $count } решение.
    [few] { $who }: взято назад { $count } решения.
   *[many] { $who }: взято назад { $count } решений.
}
web-taken-back = взято назад:
web-undo-wish = { $count ->
    [one] { $who } хочет взять назад { $count } решение
    [few] { $who } хочет взять назад { $count } решения
   *[many] { $who } хочет взять назад { $count } решений
}
web-undo-why = { $who }, с тех пор вы что-то узнали или решили: без вашего согласия ничего не изменится.
web-undo-refused = Согласились не все: ничего не отменено.
web-hindsight = Взять назад, зная больше?
    .help = С тех пор вы увидели кубики или карты. Вы играете без других людей и можете это сделать, но об этом скажут запись и итог.
web-hindsight-yes = Всё равно взять назад
web-in-hindsight = { $count ->
    [one] Взято назад, когда кубики или карты уже были видны: { $count } раз.
    [few] Взято назад, когда кубики или карты уже были видны: { $count } раза.
   *[many] Взято назад, когда кубики или карты уже были видны: { $count } раз.
}
web-ended = Сделано. Никто ещё ничего не узнал.
web-agree = Согласиться
web-refuse = Нет
web-consent-waits = Ждём согласия: { $who }
web-withdraw = Отменить просьбу

## Конец

web-game-over = Игра окончена.
web-result = Итог
web-won-you = Вы победили
web-thinks = { $who }: думает …
web-thinks-long = { $seconds ->
    [one] не дольше { $seconds } секунды
    [few] не дольше { $seconds } секунд
   *[many] не дольше { $seconds } секунд
}
web-what-if-seat = За кого вы играете?
web-won = { $count ->
    [one] Победа: { $who }
    [few] Победители: { $who }
   *[many] Победители: { $who }
}
web-won-shared = Общая победа: { $who }
web-story = История этой игры
web-lost-together = Вы проиграли вместе
web-won-together = Вы победили вместе
web-village-lost = Деревня погибла
web-village-saved = Деревня спасена
web-won-taoists = Победа даосов
web-won-wu-feng = Победа Ву-Фенга
web-drawn = Ничья
web-result-win = победа
web-result-share = общая победа
web-result-loss = поражение
web-result-draw = ничья
web-rematch = Ещё раз
web-rematch-chat = Ещё раз? { $link }
web-replay = Посмотреть игру
web-seal = Запечатанный случай
    .help = Этот хеш был известен до первого перемешивания. В конце показывается зерно, и каждый может проверить, что ничего не меняли.
web-seal-open = Печать вскрыта
    .help = К печати, данной в начале, подходит только это зерно. Скачайте игру и проверьте каждое перемешивание и каждый бросок:
web-seal-hash = Печать
web-seed = Зерно
web-download = Скачать

## Повтор

web-eyes = Вид
web-eyes-open = всё открыто
web-eyes-spectator = зритель
web-move = Ход
web-move-of = { $at } из { $last }
web-move-first = К началу
web-move-back = На ход назад
web-move-on = На ход вперёд
web-move-last = К концу
web-play = Смотреть
web-pause = Пауза
web-link-to-moment = Ссылка на этот момент
web-what-if = А если…?
    .help = Новый стол начинается после хода { $move }, и случай будет другим: дальнейшие броски и перемешивания не повторятся.
web-known-to = Позиция, какой её знает { $who }. Остальное сдано заново: на деле могло быть иначе.
web-play-on = Играть дальше отсюда

## Духи: имя и буква

web-spirit-red = красный
web-spirit-blue = синий
web-spirit-green = зелёный
web-spirit-yellow = жёлтый
web-spirit-black = чёрный
web-spirit-any = любой цвет
web-letter-red = К
web-letter-blue = С
web-letter-green = З
web-letter-yellow = Ж
web-letter-black = Ч

## Отказы по кодам

web-code-offline = Нет связи. Попробуйте чуть позже.
web-code-bad-message = Сервер этого не понял.
web-code-too-much = Слишком много сразу. Подождите и попробуйте снова.
web-code-foreign-origin = Этой странице так нельзя.
web-code-not-found = Здесь нет такого стола, игры или места.
web-code-not-waiting = Эта игра уже началась.
web-code-not-running = Эта игра сейчас не идёт.
web-code-not-over = Эта игра ещё не окончена.
web-code-archived = Эта игра давно окончена: её можно только посмотреть.
web-code-not-yours = Это чужое место.
web-code-not-asked = Сейчас не ваш ход.
web-code-active-decides = За этим столом за группу отвечает тот, чей ход.
web-code-group-agrees = За этим столом группа договаривается: ваш выбор показан как предложение.
web-code-late = На этот вопрос уже ответили.
web-code-early = До этого вопроса ещё не дошло.
web-code-cannot-choose = Сейчас это выбрать нельзя.
web-code-already-answered = Вы уже выбрали.
web-code-seat-taken = Там уже кто-то сидит.
web-code-seat-lent = Это место передано. Сначала заберите его.
web-code-has-seen = Вы уже видели другую сторону этой игры, поэтому это место не для вас.
web-code-claim-open = Кто-то уже просит о месте. Сначала нужно ответить ему.
web-code-no-claim = Об этом уже никто не просит.
web-code-bad-options = Эти варианты не сочетаются.
web-code-bad-name = Так зовут одного из игроков. Выберите другое имя.
web-code-bad-record = Это не игра и не позиция, которую мы можем открыть.
web-code-hindsight = С тех пор вы кое-что узнали.
web-code-nothing-to-undo = Брать назад нечего.
web-code-no-proposal = Уже никто не просит взять назад.
web-code-rules-changed = Игра началась по прежним правилам: она продолжается, но взять назад или повторить ничего нельзя.
web-code-busy = Сервер сейчас не смог этого сделать. Ничего не изменилось; попробуйте снова.
web-code-other-version = Эта игра идёт по версии правил, которой на этом сервере нет.
web-code-damaged = Сохранённые на сервере данные повреждены, открыть это не получится. Других столов это не касается.
web-code-broken = Что-то сломалось у нас. Попробуйте снова.
