### Co mówią klienty wszystkich gier.

common-language-name = Polski
common-yes = tak
common-no = nie
common-you = ty
common-none = brak
common-nobody = nikt

## Kto siedzi przy stole

common-spectator = widz
common-bot = bot
common-person = człowiek
common-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
common-seat-of = { $player } – { $seat }.
common-waiting = Teraz decyduje { $player }.
common-won = Koniec gry. Wygrywa { $player }.
common-drawn = Koniec gry. Remis.

## Pytania i odpowiedzi

common-prompt = Twój wybór
common-choose = Wybierz:
common-options = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
common-not-understood = Nie ma możliwości „{ $word }”. Wpisz jedną z podanych albo „{ $help }”, aby zobaczyć pomoc.
common-several-mean = „{ $word }” może znaczyć różne rzeczy: { $items }.
common-cannot = Teraz nie można. { $reason }
common-undone = { $count ->
    [one] Cofnięto { $count } krok.
    [few] Cofnięto { $count } kroki.
   *[many] Cofnięto { $count } kroków.
}
common-nothing-to-undo = Nie ma czego cofać.
common-pass-device = Przekaż urządzenie. Następna osoba: { $player }. Gdy { $player } czeka już na miejscu, naciśnij Enter.
common-bye = Do zobaczenia.

## Pliki i adresy

common-saved = Gra zapisana: { $file }
common-no-file = Nie ma pliku { $file }.
common-damaged-file = Nie można odczytać { $file }: { $reason }

## Pomoc

common-topic-rules = zasady
common-topic-cards = karty
common-topic-options = opcje
common-help-about = Pomoc jest dostępna na tematy: { $items }; o każdej karcie po jej numerze (#1) lub nazwie.
common-help-unknown = Nie ma pomocy na temat „{ $word }”.
common-by-default = Domyślnie: { $value }.

## Terminal: gra z klawiatury

terminal-hello = Wpisz znak albo słowa z listy; „{ $help }” i „{ $rules }” powiedzą więcej.
terminal-prompt = Twój wybór albo „{ $help }”:
terminal-sealed = Tasowanie jest zapieczętowane ({ $seal }…); na końcu można je sprawdzić.
terminal-is-you = Twoja strona: { $player }.
terminal-is-person = { $player } gra tutaj.
terminal-is-bot = { $player } to bot ({ $strength }).
terminal-strength-random = gra losowo
terminal-strength-greedy = łatwy
terminal-strength-search-200 = średni
terminal-strength-search-1000 = silny
terminal-strength-search-5000 = bardzo silny
terminal-since = Od twojego ostatniego wyboru:
terminal-more = Dalej: Enter. Dość: dowolna litera.
terminal-left = Aby grać dalej w tę grę: { $command }

## Co można wpisać w każdej chwili; pomoc mówi, po co

terminal-help = W odpowiedzi na pytanie wpisz numer albo słowa możliwości. Poza tym:
terminal-order-help = pomoc
    .help = ta lista; ze słowem: o czym ono jest, np. karta (#11), „karty”, „opcje”.
terminal-order-why = dlaczego
    .help = dlaczego czegoś teraz nie można i według której zasady: „dlaczego #7”.
terminal-order-undo = cofnij
    .help = cofa twój ostatni wybór; z liczbą: tyle ostatnich. Kto się z niego czegoś dowiedział, musi się zgodzić; boty zgadzają się zawsze.
terminal-order-save = zapisz
    .help = zapisuje grę; z nazwą: w tym pliku. Każdy wybór zapisuje się też samoczynnie.
terminal-order-log = dziennik
    .help = wszystko, co się dotąd wydarzyło.
terminal-order-view = stół
    .help = jeszcze raz położenie i pytanie.
terminal-order-map = mapa
    .help = mapa położenia, jeśli gra ją ma.
terminal-order-code = kod
    .help = położenie jako krótki tekst, od którego można zacząć; zawiera tylko to, co wiesz.
terminal-order-rules = zasady
    .help = jak grać, w skrócie.
terminal-order-quit = wyjście
    .help = zapisuje i kończy; później można grać dalej.

terminal-why-what = Dodaj, co chcesz zrobić, na przykład „{ $order } 6”.
terminal-why-unknown = „{ $word }” to nic, co można by tu zrobić.
terminal-why-not = Można. Wpisz { $key }: { $option }
terminal-no-map = Ta gra nie ma mapy; położenie pokaże „{ $view }”.
terminal-code = Położenie takie, jakie zna twoja strona. Aby od niego zacząć: { $command } CODE
terminal-code-open = Położenie końcowe, wszystkie karty odkryte:
terminal-foreign-file = { $file } nie jest zapisaną grą, więc plik pozostaje bez zmian. Podaj inną nazwę.
terminal-other-game = W { $file } jest inna gra, więc plik pozostaje bez zmian. Podaj inną nazwę.
terminal-cannot-save = Nie udało się zapisać gry w { $file }: { $reason }
terminal-undo-how = Po „{ $order }” nie trzeba nic dodawać albo można podać liczbę od 1 do { $most }: ile twoich wyborów cofnąć.
terminal-may-undo = { $player } prosi o cofnięcie { $count ->
    [one] { $count } kroku
    [few] { $count } kroków
   *[many] { $count } kroków
}. { $other }, czy się zgadzasz? ({ $yes }/{ $no })
terminal-took-back = { $player } cofa { $count ->
    [one] { $count } krok.
    [few] { $count } kroki.
   *[many] { $count } kroków.
}
terminal-refused = { $player } nie wyraża zgody, więc wszystko zostaje bez zmian.
terminal-no-undo-now = Gra jest skończona, a jej ziarno znane, więc nic nie można cofnąć.

## Koniec

terminal-record-lies = Zapis tej gry:
terminal-proof = Pieczęć powstała przed pierwszym tasowaniem i pasuje do niej tylko to ziarno. Aby to sprawdzić albo obejrzeć grę ponownie:
terminal-seal = Pieczęć
terminal-seed = Ziarno
terminal-rematch = Jeszcze jedna gra? Enter albo „{ $yes }”: zacznij, „{ $no }”: zakończ:
terminal-rematch-what = „{ $word }” tu nie pasuje. Wpisz „{ $yes }”, aby zagrać jeszcze raz, albo „{ $no }”, aby skończyć.

## Powtórka

terminal-steps = { $count ->
    [one] { $count } krok.
    [few] { $count } kroki.
   *[many] { $count } kroków.
}
terminal-decides = { $player } decyduje.
terminal-replay-help = Enter: dalej, „{ $back }”: krok wstecz, „{ $goto } 12” albo samo 12: do tego kroku, „{ $seat } 0”: oczami tego miejsca, „{ $quit }”: koniec.
terminal-step-forward = dalej
terminal-step-back = wstecz
terminal-step-goto = krok
terminal-step-seat = miejsce
terminal-step-quit = wyjście
terminal-step-at = Krok { $at } z { $last }:
terminal-goto-what = Dodaj numer kroku od 0 do { $last }.
terminal-replay-end = To był ostatni krok.
terminal-all = wszyscy
terminal-not-over-yet = Gra nie jest skończona, więc to, co widzi { $player }, pozostaje ukryte.

## Menu

terminal-menu = Hauntings: gry z duchami
terminal-menu-resume = Graj dalej: { $game }, { $names }, { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
terminal-menu-new = Nowa gra
terminal-menu-replay = Obejrzyj grę ponownie
terminal-menu-language = Język
terminal-menu-quit = Zakończ
terminal-pick = Twój wybór (Enter: { $key })
terminal-pick-what = „{ $word }” nie ma na liście. Wpisz jedno z: { $keys } albo po prostu naciśnij Enter.
terminal-new-game = Nowa gra: { $game }
terminal-start = Zacznij
terminal-which-game = Gra: { $game }
terminal-choose-game = Która gra?
terminal-how-many = Ilu graczy?
terminal-who-plays = Kto gra na miejscu „{ $seat }”?
terminal-name = Imię (Enter: brak):
terminal-options = Opcje: { $items }
terminal-as-printed = jak w instrukcji
terminal-choose-options = Opcje: wybór wiersza bierze jego następną wartość.
terminal-done = Gotowe
terminal-go-back = Wstecz
terminal-which-file = Plik gry (Enter: { $file }):
terminal-no-games = Nie ma jeszcze zapisanej gry.
terminal-language-lost = Język pozostanie taki do wyjścia; nie udało się go zapamiętać w { $file }: { $reason }

## Wiersz poleceń

terminal-seats-count = Liczba graczy w { $game }: { $sizes }. Imiona i miejsca muszą do tego pasować.
terminal-seats-clash = Imion jest więcej niż miejsc dla ludzi.
terminal-no-seat = Nie ma miejsca „{ $seat }”; są { $allowed }.
terminal-code-says = Sam kod mówi, jaka to gra i jakie ma opcje ({ $game }): nie podawaj ich.
terminal-resume-says = Sama zapisana gra mówi, co to za gra i kto gra ({ $game }): nie podawaj { $given }.
terminal-cli-play = graj przeciw botowi albo ze znajomymi na jednym urządzeniu
terminal-cli-players = imiona ludzi; pierwsza osoba siada na miejscu --seat
terminal-cli-bot = siła botów: random, greedy, search:1000 (powtórzeń) albo search:2s (sekund)
terminal-cli-seat = gdzie siedzi pierwsza osoba: 0, 1, … albo nazwa miejsca
terminal-cli-seats = każde miejsce osobno: człowiek (person) albo bot
terminal-cli-option = opcja zasad, na przykład learning_mode=true
terminal-cli-seed = to samo ziarno rozdaje tę samą grę
terminal-cli-code = zacznij od kodu położenia
terminal-cli-save = zapisuj grę w tym pliku
terminal-cli-resume = graj dalej w zapisaną grę; bez pliku w ostatnią
terminal-cli-replay = obejrzyj zapisaną grę krok po kroku
terminal-cli-watch-seat = patrz z tego miejsca: 0, 1, … albo jego nazwa
terminal-cli-at = zacznij od tego kroku
terminal-cli-all = wypisz wszystkie kroki od razu
terminal-cli-language = język (także HAUNTINGS_LANGUAGE)
terminal-cli-rules = czytaj zasady gry: spis treści albo rozdziały ze słowem, § lub #
terminal-cli-word = słowo, rozdział (§4), rozstrzygnięcie (r12) albo karta (#11); all: wszystko
terminal-rules-nothing = W zasadach nie ma nic o „{ $word }”.
terminal-rules-more = Dalej: hauntings rules { $game } SŁOWO, §4, r12, #11 albo all
