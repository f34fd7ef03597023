### Co przeglądarka mówi sama. Zdarzenia, pytania, możliwości i pomoc przychodzą z serwera.

web-home = Na pierwszą stronę
web-close = Zamknij
web-fold = Zwiń
web-lost = Tu nikt nie straszy
web-live = Co się dzieje
web-board = Stół
web-text-position = Pozycja słowami
web-board-broken = Nie da się narysować planszy. Sama gra jest bezpieczna.
web-moment = Chwileczkę…

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-night = Noc
web-theme-day = Dzień
web-theme-contrast = Wysoki kontrast
web-speed = Jak szybko wszystko się dzieje
web-speed-slow = powoli
web-speed-normal = zwyczajnie
web-speed-fast = szybko
web-speed-step = krok po kroku
web-speed-off = od razu, bez ruchu
web-text-board = Graj tekstem
    .help = Pozycja w wierszach, możliwości jako lista; dobre dla czytników ekranu.
web-odds = Pokazuj szanse
    .help = Tam, gdzie stół na to pozwala.
web-sound = Dźwięki: kości, karty, duchy i dzwonek, gdy twoja kolej
web-volume = Głośność
web-sound-try = Posłuchaj
web-notify = Zawiadamiaj mnie o mojej kolejce poza tą stroną
web-notify-ask = Zezwól na powiadomienia o mojej kolejce
web-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.

## Klawisze

web-help = Zasady, obrazki, klawisze
web-rules = Zasady
    .help = Zasady gry
web-gallery = Galeria
    .help = Wszystkie karty, kafle i żetony
web-rules-new = Nie znasz gry? Przeczytaj zasady
web-in-rulebook = W zasadach
web-back-to-rules = Wróć do zasad
web-shortcuts = Klawisze
web-key-number = wybierz kartę lub odpowiedź z tym numerem
web-key-arrows = poruszaj się po stole
web-key-enter = wybierz to, co zaznaczone
web-key-help = wyjaśnij to, co zaznaczone
web-key-space = następne zdarzenie albo pomiń
web-key-tempo = w trakcie opowieści: wolniej, krok po kroku, do końca
web-key-end = zakończ turę, zrezygnuj ({ $withdraw }: wycofaj się z rundy)
web-key-undo = cofnij
web-key-log = pokaż lub ukryj dziennik
web-key-in-log = w dzienniku: po wierszach, do przyczyny, zwijanie i rozwijanie
web-key-chat = napisz na czacie
web-key-text = plansza lub tekst
web-key-odds = pokaż lub ukryj szanse
web-key-lesson = dalej w lekcji
web-key-question = powtórz pytanie
web-key-point = wskaż to, co ma fokus
web-key-shortcuts = ta lista
web-key-escape = zamknij

## Pierwsza strona

web-pick-game = W co zagramy tej nocy?
web-about-rest-in-peace = Pojedynek o dziesięć rezydencji: wykładaj duchy, blefuj i wycofaj się w porę.
web-about-thirteen-ghosts = Ukryj się wśród trzynastu duchów i znajdź innych, zanim znajdą ciebie.
web-about-ghost-stories = Razem brońcie wioski: wypędzajcie duchy, aż pokonacie samego Wu-Fenga.
web-about-ghost-stories-white-moon = W wiosce mieszkają ludzie: wyprowadźcie ich do Portalu, a Su-Ling i księżyc wam pomogą.
web-about-ghost-stories-black-secret = Jedno z was jest Wu-Fengiem: zsyła duchy, demony i klątwy i przeszukuje katakumby pod wioską.
web-about-ghost-stories-both = Oba dodatki naraz, z Wu-Fengiem jako graczem: na górze ratujcie mieszkańców, na dole powstrzymajcie demony.
web-for-players = { $range ->
    [yes] graczy: { $from }–{ $to }
   *[no] graczy: { $from }
}
web-new-table = Nowy stół: { $game }
web-players = Graczy
web-seat = Miejsce { $n }
web-you-play = Grasz jako
web-seat-me = ja
web-seat-open = znajomy
web-seat-bot = komputer
web-seat-open-hint = dostanie od ciebie link
web-side-thirteen-ghosts-4 = { $seat ->
    [1] partner: gracz 3
    [2] partner: gracz 4
    [3] partner: gracz 1
   *[4] partner: gracz 2
}
web-hot-seat = Kilka osób przy jednym urządzeniu: stół jest zakryty, aż następna będzie gotowa.
web-your-name = Twoje imię
web-strength = Siła
web-bot-random = błądzi na oślep
web-bot-greedy = łatwy
web-bot-search-200 = średni
web-bot-search-1000 = silny
web-bot-search-5000 = bardzo silny
web-options = Zasady i opcje
web-odds-allowed = Szanse można pokazywać
    .help = Dokładne szanse z tego, co wie każde miejsce.
web-decides = Kto odpowiada za grupę
    .help = Wszyscy widzą, o co pytana jest grupa, i mogą wskazać, co by wybrali.
    .anyone = dowolny żywy gracz
    .active = gracz, którego jest tura
    .most = większość obecnych, gdy się zgodzi
    .all = wszyscy obecni, gdy się zgodzą
web-agree-all = Wybierz, czego chcesz: liczy się, gdy wszyscy obecni chcą tego samego.
web-agree-most = Wybierz, czego chcesz: liczy się, gdy większość obecnych chce tego samego.
web-listed = Ten stół może znaleźć każdy
    .help = W przeciwnym razie tylko ci, którzy mają link.
web-pace = Pokazuj każdy ruch komputera przez
web-seconds = { $n } sek.
web-make = Zacznij
web-make-and-invite = Przygotuj stół i zaproś
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-state-waiting = czeka na graczy
web-state-running = gra trwa
web-state-over = zakończona: obejrzyj
web-upload = Gra z pliku
    .help = Wybierz zapisaną grę, by ją obejrzeć albo grać dalej od dowolnej chwili.
web-upload-choose = Wybierz plik
web-upload-code = Albo wklej kod pozycji
web-upload-open = Otwórz

## Miejsca

web-take-a-seat = Zajmij miejsce
web-wait-for-others = Gra zacznie się, gdy wszystkie miejsca będą zajęte
web-sit = Usiądź tutaj
web-sit-too = Usiądź i tutaj
web-move-here = Przesiądź się tutaj
web-put-bot = Posadź komputer
web-remove-bot = Odpraw komputer
web-leave = Opuść to miejsce
web-invite = Zaproś kogoś
    .help = Kto otworzy ten link, może zająć wolne miejsce albo patrzeć. Konto nie jest potrzebne.
web-open-seat = wolne
web-is-bot = komputer, { $strength }
web-person = gra
web-you = ty
web-lent-to = gra za niego { $to }
web-lent-offered = pożyczone: nikt jeszcze nie otworzył linku
web-watching = Patrzysz na grę
web-watch = Tylko patrzę
web-seat-is-open = Jest wolne miejsce
web-seats = Kto gdzie siedzi
web-seats-ask = Gra trwa: zanim komputer odejdzie albo miejsce z tajemnicami zmieni właściciela, pytamy pozostałe osoby przy stole.
web-back-to-table = Wróć do stołu
web-somebody = ktoś
web-claim-sit = { $who } chce zająć miejsce: { $seat }
web-claim-free = { $who } chce odprawić komputer: { $seat }
web-claim-fill = { $who } chce innego komputera na miejscu { $seat }: { $bot }
web-claim-why = Gra trwa: bez twojej zgody nic się nie zmieni.
web-note-sat = { $who } zajmuje miejsce: { $seat }.
web-note-left = { $who } opuszcza miejsce: { $seat }.
web-note-freed = { $who } odprawia komputer: { $seat }.
web-note-filled = { $who } sadza komputer na miejscu { $seat }: { $bot }.
web-note-lent = { $who } pożycza miejsce komputerowi: { $bot }.
web-note-borrowed = { $who } pożycza miejsce: { $to }.
web-note-returned = { $who } odzyskuje miejsce.
web-note-denied = { $who } prosi o zmianę na miejscu { $seat }; pozostali się nie zgadzają.
web-your-seat = Twoje miejsce: { $who }
web-rename = Zmień imię
web-lend = Pożycz swoje miejsce
    .help = Musisz odejść? Pożycz swoje miejsce i odbierz je w każdej chwili.
web-lend-bot = Pożycz komputerowi
web-lend-friend = Pożycz znajomemu przez link
web-lend-link = Gra za ciebie ten, kto pierwszy otworzy ten link:
web-take-back = Odbierz moje miejsce
web-give-back = Oddaj miejsce
web-borrow = Pożyczono ci miejsce
    .help = Grasz, aż zostanie odebrane albo sam je oddasz.
web-borrow-take = Zajmij to miejsce

## Więcej o tym stole

web-more = Więcej
web-more-title = Ten stół
web-code-copy = Kopiuj kod pozycji
    .help = Jeden wiersz, który odtwarza pozycję w przeglądarce, terminalu i programie. Zawiera tylko to, co wie twoje miejsce.
web-code-copied = Kod pozycji skopiowany.
web-report = Zgłoś problem
    .help = Pobiera wszystko, czego dotąd dowiedziało się twoje miejsce, bez imion i czatu. Dołącz plik, gdy opiszesz, co poszło źle.
web-odds-on = Pokaż szanse
web-odds-off = Ukryj szanse
web-odds-forbidden = Ten stół nie pokazuje szans.

## Kto jest przy stole

web-here = jest przy stole
web-not-here = teraz bez połączenia

## Pierwsza gra z nauczycielem

web-learn = Lekcja: pierwsza gra
    .help = Kilka minut z nauczycielem, przeciw łatwemu komputerowi.
web-learn-taoist = Lekcja: jako taoista
web-learn-wu-feng = Lekcja: jako Wu-Feng
web-learn-coach = Nauczyciel
web-learn-next = Dalej
web-learn-ready = Gram dalej
web-learn-leave = Zakończ lekcję
web-learn-left = Nauczyciel poszedł. Gra toczy się dalej.
web-learn-yours = Twoja kolej: wybierz, co chcesz.
web-learn-watch = Patrz, co się dzieje.
web-learn-progress = Kroki lekcji: { $at } z { $of }
web-learn-over = To była twoja pierwsza gra. Wygrana czy nie, teraz wiesz, jak się gra.
web-learn-lobby = Wybierz grę

## Udostępnianie

web-share = Udostępnij
web-share-table = Link do tego stołu
    .help = Znajomi mogą zająć wolne miejsce; pozostali patrzą i widzą tylko to, co jawne.
web-copy = Kopiuj
web-copied = Skopiowano.
web-copy-by-hand = Naciśnij Ctrl+C, by skopiować zaznaczony link.

## Połączenie

web-link-connecting = Łączenie…
web-link-open = Połączono
web-link-lost = Utracono połączenie
web-link-gone = Nie ma takiego stołu
web-link-archived = Gra zakończona
web-link-closed = Zamknięte
web-line-broke = Połączenie się zerwało. Gdy wróci, zobaczysz, czy to dotarło.
web-try-now = Spróbuj teraz

## Gra

web-question = Pytanie
web-your-turn = Twoja kolej
web-waiting-for = Czekamy: { $who }.
web-anyone-answers = Odpowiedzieć może każdy: { $who }.
web-one-answers = Za grupę odpowiada { $who }.
web-you-answer = Za grupę odpowiadasz ty.
web-point = Wskaż
    .help = Wskaż coś na stole: zobaczą to wszyscy
web-pointing = Wskaż rzecz lub odpowiedź.
web-points-at = { $who } wskazuje: { $what }
web-points-elsewhere = { $who } wskazuje coś, czego nie ma teraz na twoim ekranie.
web-suggests = { $who } proponuje: { $text }
web-suggested-by = proponuje { $who }
web-suggest-this = zaproponuj to
web-all-options = { $count ->
    [one] { $count } możliwość
    [few] wszystkie { $count } możliwości
   *[many] wszystkie { $count } możliwości
}
web-sealed-choice = Wszyscy wybierają naraz; jeszcze nikt tego nie widzi.
web-step-on = Dalej
web-tempo-slow = Wolniej
web-tempo-step = Krok po kroku
web-skip = Pomiń
web-log = Dziennik
web-log-more = { $count ->
    [one] i jeszcze { $count } następstwo
    [few] i jeszcze { $count } następstwa
   *[many] i jeszcze { $count } następstw
}
web-log-followed = co z tego wynikło
web-log-why = Przejdź do przyczyny
web-log-why-short = dlaczego?
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-write = Powiedz coś
web-chat-spectator = { $name } (widz)
web-send = Wyślij
web-away = Gdy cię nie było
web-hand-over = Przekaż urządzenie: { $who }
    .help = Stół jest zakryty, by nikt nie zobaczył cudzych kart.
web-i-am = To ja: { $who }
web-still = Jeszcze nie: { $who } patrzy

## Cofanie

web-undo = Cofnij
web-undo-free = Cofnij: bez pytania
web-undo-ask = Cofnij: ktoś się czegoś dowiedział i zostanie zapytany
web-took-back = { $count ->
    [one] { $who } cofa { $count } decyzję.
    [few] { $who } cofa { $count } decyzje.
   *[many] { $who } cofa { $count } decyzji.
}
web-taken-back = cofnięte:
web-undo-wish = { $count ->
    [one] { $who } chce cofnąć { $count } decyzję
    [few] { $who } chce cofnąć { $count } decyzje
   *[many] { $who } chce cofnąć { $count } decyzji
}
web-undo-why = { $who }, od tej pory wiesz coś nowego albo masz za sobą decyzję: bez twojej zgody nic się nie zmieni.
web-undo-refused = Nie wszyscy się zgodzili: nic nie cofnięto.
web-hindsight = Cofnąć, wiedząc więcej?
    .help = Od tego czasu widać już było kości lub karty. Grasz bez innych ludzi i możesz to zrobić, ale zapis i wynik o tym powiedzą.
web-hindsight-yes = Mimo to cofnij
web-in-hindsight = { $count ->
    [one] Cofnięto, choć kości lub karty były już znane: { $count } raz.
    [few] Cofnięto, choć kości lub karty były już znane: { $count } razy.
   *[many] Cofnięto, choć kości lub karty były już znane: { $count } razy.
}
web-ended = Zrobione. Nikt jeszcze niczego się nie dowiedział.
web-agree = Zgoda
web-refuse = Nie
web-consent-waits = Czekamy na zgodę: { $who }
web-withdraw = Anuluj prośbę

## Koniec

web-game-over = Gra skończona.
web-result = Wynik
web-won-you = Wygrywasz
web-thinks = { $who } się zastanawia …
web-thinks-long = { $seconds ->
    [one] najwyżej { $seconds } sekundę
    [few] najwyżej { $seconds } sekundy
   *[many] najwyżej { $seconds } sekund
}
web-what-if-seat = Za kogo grasz?
web-won = { $count ->
    [one] Wygrywa { $who }
    [few] Wygrywają { $who }
   *[many] Wygrywają { $who }
}
web-won-shared = Wspólna wygrana: { $who }
web-story = Historia tej gry
web-lost-together = Przegraliście razem
web-won-together = Wygraliście razem
web-village-lost = Wioska padła
web-village-saved = Wioska ocalona
web-won-taoists = Wygrywają taoiści
web-won-wu-feng = Wygrywa Wu-Feng
web-drawn = Remis
web-result-win = wygrana
web-result-share = wspólna wygrana
web-result-loss = przegrana
web-result-draw = remis
web-rematch = Zagraj jeszcze raz
web-rematch-chat = Jeszcze raz? { $link }
web-replay = Obejrzyj grę
web-seal = Zapieczętowany los
    .help = Ten skrót ustalono przed pierwszym tasowaniem. Na końcu pokazuje się ziarno i każdy może sprawdzić, że niczego nie zmieniono.
web-seal-open = Pieczęć otwarta
    .help = Do pieczęci z początku pasuje tylko to ziarno. Pobierz grę i sprawdź każde tasowanie i każdy rzut:
web-seal-hash = Pieczęć
web-seed = Ziarno
web-download = Pobierz

## Powtórka

web-eyes = Widok
web-eyes-open = wszystko odkryte
web-eyes-spectator = widz
web-move = Ruch
web-move-of = { $at } z { $last }
web-move-first = Na początek
web-move-back = Ruch wstecz
web-move-on = Ruch dalej
web-move-last = Na koniec
web-play = Odtwarzaj
web-pause = Wstrzymaj
web-link-to-moment = Link do tej chwili
web-what-if = A gdyby…?
    .help = Nowy stół zaczyna się po ruchu { $move }, a los będzie inny: dalsze rzuty i tasowania się nie powtórzą.
web-known-to = Pozycja, jaką zna { $who }. Reszta została rozdana na nowo: mogło być inaczej.
web-play-on = Graj dalej stąd

## Duchy: nazwa i litera

web-spirit-red = czerwony
web-spirit-blue = niebieski
web-spirit-green = zielony
web-spirit-yellow = żółty
web-spirit-black = czarny
web-spirit-any = dowolny kolor
web-letter-red = C
web-letter-blue = N
web-letter-green = Z
web-letter-yellow = Ż
web-letter-black = Cz

## Odmowy według kodów

web-code-offline = Brak połączenia. Spróbuj za chwilę.
web-code-bad-message = Serwer tego nie zrozumiał.
web-code-too-much = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
web-code-foreign-origin = Ta strona nie może tego zrobić.
web-code-not-found = Nie ma tu takiego stołu, gry ani miejsca.
web-code-not-waiting = Ta gra już się zaczęła.
web-code-not-running = Ta gra teraz nie trwa.
web-code-not-over = Ta gra jeszcze się nie skończyła.
web-code-archived = Ta gra dawno się zakończyła: można ją tylko obejrzeć.
web-code-not-yours = To miejsce należy do kogoś innego.
web-code-not-asked = To nie twoja kolej.
web-code-active-decides = Przy tym stole za grupę odpowiada gracz, którego jest tura.
web-code-group-agrees = Przy tym stole grupa się umawia: twój wybór widać jako propozycję.
web-code-late = Na to pytanie już odpowiedziano.
web-code-early = To pytanie jeszcze nie padło.
web-code-cannot-choose = Tego teraz wybrać nie można.
web-code-already-answered = Wybór już padł.
web-code-seat-taken = Ktoś już tam siedzi.
web-code-seat-lent = To miejsce jest pożyczone. Najpierw je odbierz.
web-code-has-seen = Znasz już inną stronę tej gry, więc to miejsce nie jest dla ciebie.
web-code-claim-open = Ktoś już prosi o miejsce. Najpierw trzeba mu odpowiedzieć.
web-code-no-claim = Nikt już o to nie prosi.
web-code-bad-options = Te opcje do siebie nie pasują.
web-code-bad-name = Tak nazywa się ktoś z graczy. Wybierz inne imię.
web-code-bad-record = To nie jest gra ani pozycja, którą umiemy otworzyć.
web-code-hindsight = Od tego czasu już się czegoś dowiedziano.
web-code-nothing-to-undo = Nie ma czego cofać.
web-code-no-proposal = Nikt już nie prosi o cofnięcie.
web-code-rules-changed = Gra zaczęła się według dawnych zasad: trwa dalej, ale nic nie można cofnąć ani odtworzyć.
web-code-busy = Serwer nie mógł tego teraz zrobić. Nic się nie zmieniło; spróbuj ponownie.
web-code-other-version = Ta gra toczy się według wersji zasad, której ten serwer nie obsługuje.
web-code-damaged = Dane zapisane na serwerze są uszkodzone i nie da się tego otworzyć. Innych stołów to nie dotyczy.
web-code-broken = Coś się u nas zepsuło. Spróbuj ponownie.
