### 13 Duchów. Karty mają tylko numery; wszystkie teksty są nasze.
### Karta przychodzi w trzech zmiennych: $card sama w sobie, $card_object jako dopełnienie (zagrywa kogo? co?),
### $card_number to jej numer (0: brak karty). $deck to „rivals” w cztery osoby, w przeciwnym razie „shared”.

tg-title = 13 Duchów
tg-seat-1 = Gracz 1
tg-seat-2 = Gracz 2
tg-seat-3 = Gracz 3
tg-seat-4 = Gracz 4
tg-team = { $player } i { $partner }
tg-or = { $items } lub { $last }

## Pojęcia

tg-word-hideout = Kryjówka
    .help =
        Karta leżąca przed tobą zakryta; jej numer to miejsce, w którym się ukrywasz.
        Kto poda ten numer, znajdzie cię. Odpowiedzi są zawsze prawdziwe: odpowiada za ciebie sama gra.
tg-word-hand = Ręka
    .help =
        Na ręce masz najwyżej jedną kartę. Zagraj ją albo odrzuć ją i podaj numer; potem dobierz następną.
tg-word-stack = Stos
    .help =
        Karty, których nikt nie dostał, zakryte. Na koniec tury dobierasz kartę z góry stosu.
        W cztery osoby każdy zespół ma własną talię i własny stos; karty nr 8 i 10 oglądają stos przeciwników.
        Gdy stos się skończy, graj kartą, która ci została, a potem tylko podawaj numery.
tg-word-centre = Środek
    .help =
        Zagrane karty leżą tam odkryte do końca rundy. Nikt nie ukrywa się pod numerem odkrytej karty;
        w cztery osoby dotyczy to tylko zespołu, z którego talii pochodzi karta.
tg-word-box = Pudełko
    .help =
        Odrzucone karty leżą tam zakryte do końca rundy. Nikt poza tobą nie wie, co odrzucasz.
tg-word-question = Pytanie
    .help =
        Działanie niebieskich kart: 1, 3, 5, 6, 7, 9, 12 i 13. Każdy przeciwnik, który jest jeszcze w rundzie,
        odpowiada na głos TAK lub NIE. Odpowiedź „TAK” na pytanie nikogo nie znajduje.
tg-word-naming = Podanie numeru
    .help =
        Odrzuć kartę i podaj numer albo zagraj czerwoną kartę: 4, 8 lub 11. Odpowiada każdy przeciwnik,
        który jest jeszcze w rundzie; kto odpowie „TAK”, zostaje znaleziony. Podać można każdy numer, nawet niemożliwy.
tg-word-shield = Osłona
    .help =
        Kto zagra kartę nr 4, nie odpowiada na niebieskie karty do początku swojej następnej tury.
        Przed podanymi numerami osłona nie chroni.
tg-word-team = Zespół
    .help =
        W cztery osoby pierwsza i trzecia grają przeciw drugiej i czwartej. Partnerzy nie odpowiadają sobie nawzajem.
        Jeśli twój partner zostanie znaleziony, grasz także jego tury, własną kartą.

tg-name = karta nr { $number }
    .object = kartę nr { $number }
tg-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .object = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
tg-stack-of = { $deck ->
    [rivals] stosu przeciwników
   *[shared] stosu
}

## Co się dzieje

tg-event-round-starts = Zaczyna się runda { $round }. Pierwszą turę ma { $seat }.
tg-event-dealt = { $seat } dostaje { tg-cards.object }.
tg-event-dealt-card = Karta z rozdania ({ $seat }): { $card }.
tg-event-hides = Kryjówka wybrana: { $seat }.
tg-event-hides-in = Kryjówka ({ $seat }): { $card }.
tg-event-passes = { $seat } przekazuje dwie pozostałe karty, dostaje je { $partner }.
tg-event-passed = { $partner } ogląda swoją kryjówkę, { $hideout }, i może zatrzymać { $card_object } lub { $second_object }.
tg-event-keeps = { $partner } zatrzymuje jedną kartę, drugą dostaje { $seat }.
tg-event-kept = Na ręce: { $partner } – { $card }, { $seat } – { $second_card }.
tg-event-hider = Kryjówki zespołu wybiera { $seat }.
tg-event-turn = { $who ->
    [partner] Teraz gra { $actor } (w zastępstwie: { $seat }).
   *[self] Teraz gra { $seat }.
}
tg-event-uses = { $seat } zagrywa { $card_object }.
tg-event-discards = { $seat } odrzuca zakrytą kartę z ręki.
tg-event-discards-card = Odrzucona karta ({ $seat }): { $card }.
tg-event-asks = { $card_number ->
    [3] { $seat } pyta: czy numer kryjówki jest parzysty?
    [6] { $seat } pyta: czy numer kryjówki to { $lowest } lub więcej?
    [13] { $seat } pyta: czy numer kryjówki to { $lowest } lub więcej?
   *[other] { $seat } pyta: czy numer kryjówki to { $numbers }?
}
tg-event-answers = { $yes ->
    [1] { $seat } odpowiada: TAK.
   *[0] { $seat } odpowiada: NIE.
}
tg-event-stays-silent = { $seat } ma osłonę i nie odpowiada.
tg-event-names = { $card_number ->
    [11] { $seat } podaje { $number } i { $second }.
   *[other] { $seat } podaje { $number }.
}
tg-event-shields = { $seat } ma osłonę: żadnych odpowiedzi na niebieskie karty do swojej następnej tury.
tg-event-uses-again = { $seat } jeszcze raz wykorzystuje { $card_object }.
tg-event-extra-turn = { $seat } rozgrywa dodatkową turę.
tg-event-looks = { $count ->
    [0] { $seat } nic nie ogląda: kart { tg-stack-of } już nie ma.
   *[other] { $place ->
        [1] { $seat } ogląda { tg-cards.object } ze spodu { tg-stack-of }.
       *[other] { $seat } ogląda { tg-cards.object } z góry { tg-stack-of }.
    }
}
tg-event-saw-card = { $seat } widzi { $card_object }, miejsce { $place } od spodu { tg-stack-of }.
tg-event-puts-back = { $seat } zmienia kolejność { tg-stack-of }: jedna z tych kart na górę, reszta na spód.
tg-event-put-on-top = { $seat } kładzie { $card_object } na górę { tg-stack-of }.
tg-event-put-below = { $seat } kładzie { $card_object } na sam spód { tg-stack-of }, a nad nią { $second_object }.
tg-event-drew = { $seat } dobiera kartę.
tg-event-drew-card = Dobrana karta ({ $seat }): { $card }.
tg-event-found = { $by } znajduje kryjówkę: { $seat } odpada z rundy.
tg-event-shown = Kryjówka ({ $seat }): { $number }.
tg-event-points = { $gained ->
    [one] { $side }: +{ $gained } punkt, razem { $points }.
    [few] { $side }: +{ $gained } punkty, razem { $points }.
   *[many] { $side }: +{ $gained } punktów, razem { $points }.
}
tg-event-round-ends = Runda { $round } skończona, kończy ją { $seat }.
tg-event-reveals = { $hand ->
    [0] { $seat } odkrywa karty: kryjówka { $hideout }, ręka pusta.
   *[other] { $seat } odkrywa karty: kryjówka { $hideout }, na ręce { $hand }.
}
tg-event-game-won = Koniec gry. Zwycięstwo: { $side }.
tg-event-game-shared = { $points ->
    [one] Koniec gry. Zwycięstwem dzielą się wszyscy, którzy mają { $points } punkt.
    [few] Koniec gry. Zwycięstwem dzielą się wszyscy, którzy mają { $points } punkty.
   *[many] Koniec gry. Zwycięstwem dzielą się wszyscy, którzy mają { $points } punktów.
}

## Pytania do tego, kto decyduje

tg-kind-hide = { $teams ->
    [yes] Wybierz z czterech kart własną kryjówkę.
   *[no] Wybierz swoją kryjówkę. Druga karta zostaje na ręce.
}
tg-kind-hide-partner = Wybierz kryjówkę partnera ({ $partner }).
tg-kind-keep = Wybierz kartę, którą zatrzymasz. Drugą dostaje { $partner }.
tg-kind-act = { $who ->
    [partner] Grasz turę partnera ({ $player }). Zagraj { $card_object } albo odrzuć ją i podaj numer.
   *[self] Zagraj { $card_object } albo odrzuć ją i podaj numer.
}
tg-kind-number = { $card_number ->
    [0] Podaj numer od 1 do 13.
    [4] Podaj numer od 1 do 13. Potem do swojej następnej tury masz osłonę przed niebieskimi kartami.
   *[other] Znasz już karty ze stosu. Podaj numer od 1 do 13.
}
tg-kind-pair-from = Podaj dwa kolejne numery.
tg-kind-four-from = Zapytaj o cztery kolejne numery.
tg-kind-number-or-higher = Zapytaj, czy numer kryjówki jest równy wybranemu lub wyższy.
tg-kind-first-of-three = Zapytaj o trzy numery. Najpierw najniższy.
tg-kind-second-of-three = Zapytaj o trzy numery: { $first } i …? Teraz środkowy.
tg-kind-third-of-three = Zapytaj o trzy numery: { $first }, { $second } i …? Teraz najwyższy.
tg-kind-text = Powtórz działanie odkrytej karty albo rozegraj dodatkową turę.
tg-kind-top-card = { $teams ->
    [yes] Wybierz kartę, która wróci na górę stosu; dobierze ją następny przeciwnik.
   *[no] Wybierz kartę, która wróci na górę stosu; od razu ją dobierzesz.
}
tg-kind-lowest-card = Dwie pozostałe karty trafią pod stos. Wybierz tę na sam spód.
tg-kind-hider = Wybierz, kto z was wybiera kryjówki zespołu.
tg-kind-choose-first = Wybierz, kto zaczyna. Ustalcie to przy stole i powiedz za wszystkich.

## Możliwości; $what mówi, co to jest. W nawiasie stoi potem tg-note.

tg-option-hide = { $what ->
    [with] Ukryj się pod numerem { $number }, na rękę weź { $other_object }
   *[alone] Ukryj się pod numerem { $number }
}
tg-option-hide-partner = { $partner } ukrywa się pod numerem { $number }
tg-option-keep = { $what ->
    [with] Zatrzymaj { $card_object }, oddaj { $other_object }
   *[alone] Zatrzymaj { $card_object }
}
tg-option-act = { $what ->
    [use] Zagraj { $card_object }: { $does }
    [use-unseen] Zagraj kartę z ręki
    [name] Odrzuć { $card_object } i podaj numer
   *[name-unseen] Odrzuć kartę z ręki i podaj numer
}
tg-option-number = Podaj { $number }
tg-option-pair-from = Podaj { $number } i { $second }
tg-option-four-from = Zapytaj o numery od { $number } do { $fourth }
tg-option-number-or-higher = Zapytaj o numer { $number } lub wyższy
tg-option-first-of-three = Zapytaj o numer { $number }
tg-option-second-of-three = I o numer { $number }
tg-option-third-of-three = I o numer { $number }
tg-option-text = { $what ->
    [again] Jeszcze raz { $card }: { $does }
    [bare] Dodatkowa tura bez karty, bo stos jest pusty
   *[extra] Dobierz kartę i rozegraj dodatkową turę
}
tg-option-top-card = Na górę: { $card }
tg-option-lowest-card = Na sam spód: { $card }
tg-option-hider = { $player }
tg-option-choose-first = Zaczyna { $player }

tg-note-nobody = niemożliwe, wiedzą to wszyscy
tg-note-not-there = niemożliwe, jak wiesz
tg-note-silent = nikt nie odpowie
tg-note-known = znasz już odpowiedź
tg-note-yes = szansa na „TAK” – { $items }

## Dlaczego teraz nie można

tg-reason-not-dealt-to-you = Nie masz tej karty. Wybierz jedną z tych, które widzisz.
tg-reason-your-own-hideout = Tam ukrywasz się ty. Wybierz dla partnera inną z rozdanych kart.
tg-reason-not-passed-to-you = Możesz zatrzymać tylko jedną z dwóch kart przekazanych przez partnera.
tg-reason-no-card-in-hand = Nie masz karty do zagrania, więc podaj numer.
tg-reason-must-choose = Trzeba wybrać: w tej grze nie można spasować.
tg-reason-refuted = Przy tym stole nie można podać numeru wykluczonego dla wszystkich przeciwników, którzy są jeszcze w rundzie.
tg-reason-both-refuted =
    Przy tym stole nie można podać dwóch numerów, jeśli oba są wykluczone dla wszystkich przeciwników,
    którzy są jeszcze w rundzie.
tg-reason-named-already = Ten numer jest już wybrany; wszystkie trzy muszą być różne.
tg-reason-order-of-numbers = Wybieraj numery rosnąco i zostaw miejsce dla następnych.
tg-reason-not-open = Taka karta nie leży odkryta na środku.
tg-reason-not-another-two = Karta nr 2 nie może powtórzyć samej siebie, a inną kartę nr 2 tylko, gdy stół na to pozwala, i raz.
tg-reason-not-looked-at = Tej karty nie ma wśród kart, które właśnie oglądasz.
tg-reason-lies-on-top = Ta karta leży już na górze; wybierz jedną z dwóch pozostałych.
tg-reason-nobody-sits-there = Nikt tam nie siedzi.
tg-reason-other-team = Ta osoba nie należy do twojego zespołu.
tg-reason-other-question = Teraz pytanie dotyczy czegoś innego.
tg-reason-game-over = Gra jest skończona.

## Pozycja

tg-view-over = Koniec gry. { $points ->
    [one] Zwycięstwo: { $side }, { $points } punkt.
    [few] Zwycięstwo: { $side }, { $points } punkty.
   *[many] Zwycięstwo: { $side }, { $points } punktów.
}
tg-view-over-shared = Koniec gry. Zwycięstwem dzielą się { $side }.
tg-view-round = Runda { $round }. { $target ->
    [one] Do zwycięstwa potrzeba { $target } punktu.
    [few] Do zwycięstwa potrzeba { $target } punktów.
   *[many] Do zwycięstwa potrzeba { $target } punktów.
} Wynik – { $scores }.
tg-view-hiding = { $teams ->
    [yes] Kryjówki zespołów wybierają { $hiders }. Pierwszą turę ma { $player }.
   *[no] Trwa wybór kryjówek. Pierwszą turę ma { $player }.
}
tg-view-choosing-first = Ustala się, kto zaczyna.
tg-view-choosing-hiders = Zespoły ustalają, kto wybiera kryjówki. Pierwszą turę ma { $player }.
tg-view-turn = { $who ->
    [partner] Gra { $actor } (w zastępstwie: { $player }).
   *[self] Gra { $player }.
}
tg-view-duel = Na czele remis: następne trafienie wygrywa grę.
tg-view-centre = { $teams ->
    [yes] { $team }, odkryte karty: { $cards }. W stosie: { $count }.
   *[no] Odkryte na środku: { $cards }. W stosie: { $count }.
}
tg-view-player = { $player }: { $texts }
tg-view-partner = partner
tg-view-hideout = { $what ->
    [none] jeszcze bez kryjówki
    [known] kryjówka { $numbers }
    [found] poza rundą, kryjówka { $numbers }
   *[hidden] kryjówka ukryta
}
tg-view-hand = { $what ->
    [none] ręka pusta
    [known] na ręce { $card } ({ $does })
    [short] na ręce { $card }
   *[hidden] karta na ręce
}
tg-view-dealt = do wyboru: { $cards }
tg-view-shielded = osłona przed niebieskimi kartami
tg-view-answers = Pytania i podane numery w tej rundzie:
tg-view-earlier = { $count ->
    [one] … i { $count } wcześniej
    [few] … i { $count } wcześniej
   *[many] … i { $count } wcześniej
}
tg-view-asked = { $card_number ->
    [3] { $player }, { $card }: parzysty? { $answers }
   *[other] { $player }, { $card }: { $numbers }? { $answers }
}
tg-view-named = { $card_number ->
    [0] { $player } podaje { $numbers }. { $answers }
   *[other] { $player }, { $card }, podaje { $numbers }. { $answers }
}
tg-view-answer = { $what ->
    [yes] { $player } – TAK
    [no] { $player } – NIE
   *[silent] { $player } – bez odpowiedzi
}
tg-view-seen = { $teams ->
    [yes] Znasz ze stosu ({ $team }): { $items }.
   *[no] Znasz ze stosu: { $items }.
}
tg-view-at-place = { $what ->
    [top] { $card } na górze
   *[place] { $card } na miejscu { $place } od spodu
}
tg-view-mixed = Znasz te karty sprzed zmiany kolejności przez kartę nr 10; nikt się tam nie ukrywa: { $cards }.
tg-view-box = { $teams ->
    [yes] Znasz z odrzuconych kart ({ $team }): { $cards }.
   *[no] Znasz z odrzuconych kart: { $cards }.
}
tg-view-sheet = { $whose ->
    [own] Gdzie mogą być inni, o ile ci wiadomo:
   *[public] Gdzie mogą być gracze, o ile wiadomo wszystkim:
}
tg-view-possible = { $player }: { $numbers }
tg-view-each = { $numbers } (po { $percent }%)
tg-view-certain = na pewno { $number }
tg-view-own = Ty, o ile wiadomo wszystkim: { $numbers }
tg-help-card = { $colour ->
    [blue] Niebieska { $card }: { $does }. { $text }
    [red] Czerwona { $card }: { $does }. { $text }
   *[yellow] Żółta { $card }: { $does }. { $text }
}

## Karty: co się z nimi robi, i rozstrzygnięcia

tg-card-1 = zapytaj o cztery kolejne numery
    .help =
        Wybierz cztery numery z rzędu, od 1–4 do 10–13. Każdy przeciwnik odpowiada, czy jest wśród nich jego kryjówka.
        Po 13 nie następuje 1.
tg-card-2 = powtórz odkrytą kartę albo rozegraj dodatkową turę
    .help =
        Albo wykonaj całe działanie innej karty odkrytej na środku, obojętnie czyjej i z której talii; karta tam zostaje.
        Czerwona karta znajduje wtedy graczy i daje swoją premię jak zwykle.
        Albo dobierz kartę i rozegraj jeszcze jedną pełną turę; jeśli stos jest pusty, w tej turze podajesz numer bez karty.
        { $two_may_target_two ->
            [yes] Karta nr 2 może powtórzyć kartę nr 2 drugiego zespołu, ale ta już żadnej karty nr 2.
           *[no] Karta nr 2 nie powtarza karty nr 2.
        } Bez innej odkrytej karty zostaje tylko dodatkowa tura.
tg-card-3 = zapytaj, czy numer kryjówki jest parzysty
    .help = Każdy przeciwnik odpowiada, czy ukrywa się pod numerem 2, 4, 6, 8, 10 lub 12.
tg-card-4 = podaj numer i zyskaj osłonę przed niebieskimi kartami
    .help =
        Podaj numer, tak jak po odrzuceniu karty. Poza tym do początku swojej następnej tury nie odpowiadasz
        na niebieskie karty{ $shield_vs_copied_blue ->
            [no] ; ale gdy niebieską kartę powtarza karta nr 2, odpowiadasz.
           *[yes] , nawet gdy powtarza je karta nr 2.
        } Osłona chroni tylko ciebie, nie partnera, i nie przed podanymi numerami. { $shield_ends ->
            [own_turn] Tura rozegrana za znalezionego partnera nie kończy osłony.
           *[any_turn] Tura rozegrana za znalezionego partnera też kończy osłonę.
        }
tg-card-5 = zapytaj, czy to 1, 2, 3 lub 4
    .help = Każdy przeciwnik odpowiada TAK lub NIE.
tg-card-6 = zapytaj, czy to 8 lub więcej
    .help = Każdy przeciwnik odpowiada TAK lub NIE.
tg-card-7 = zapytaj, czy to 5, 6, 8 lub 9
    .help = Każdy przeciwnik odpowiada TAK lub NIE. Samej siódemki wśród tych numerów nie ma.
tg-card-8 = obejrzyj dwie karty ze spodu stosu i podaj numer
    .help =
        Dwie dolne karty widzisz tylko ty; ich kolejność się nie zmienia. Potem, znając je, podaj numer.
        W cztery osoby oglądasz stos przeciwników. Jeśli kart jest mniej niż dwie, widzisz to, co zostało.
tg-card-9 = zapytaj, czy to 10, 11, 12 lub 13
    .help = Każdy przeciwnik odpowiada TAK lub NIE.
tg-card-10 = obejrzyj trzy karty z góry stosu i zmień ich kolejność
    .help =
        Trzy karty z góry stosu widzisz tylko ty. Jedną odłóż na górę, a dwie pod stos w dowolnej kolejności.
        W dwie i trzy osoby dobierasz potem tę z góry. W cztery osoby jest to stos przeciwników,
        więc decydujesz, co dobierze następny z nich. Z dwóch kart jedna trafia pod stos, pojedynczą tylko oglądasz.
tg-card-11 = podaj dwa kolejne numery
    .help =
        Każdy przeciwnik odpowiada raz, czy jego kryjówka to jeden z nich. „TAK” to trafienie{ $reveal_found_hideout ->
            [no] ; który z dwóch numerów to był, pozostaje tajemnicą.
           *[yes] {""} i kryjówka zostaje pokazana.
        } Można znaleźć dwie osoby naraz: w trzy osoby daje to 2 punkty{ $double_hit ->
            [sequential] , osoba znaleziona jako druga dostaje 1,
           *[guesser_plus_2] {""}
        } i kończy rundę.
tg-card-12 = zapytaj o trzy dowolne numery
    .help = Każdy przeciwnik odpowiada, czy jego kryjówka to jeden z trzech różnych numerów; nie muszą sąsiadować.
tg-card-13 = zapytaj, czy numer jest równy wybranemu lub wyższy
    .help = Każdy przeciwnik odpowiada, czy jego numer jest taki jak podany lub wyższy.

## Opcje stołu

tg-switch-three_player_end = Koniec gry w trzy osoby
    .help = Kiedy sprawdza się, czy ktoś ma 6 punktów potrzebnych do zwycięstwa w trzy osoby.
    .is-immediate = od razu, nawet w środku rundy
    .is-end_of_round = po rundzie; wygrywa najwyższy wynik
tg-switch-tie_at_target = Remis przy 6 punktach
    .help = Co się dzieje w trzy osoby, gdy dwie osiągną 6 punktów tym samym trafieniem.
    .is-sudden_death = grają dalej, następne trafienie wygrywa
    .is-shared_win = dzielą się zwycięstwem
tg-switch-double_hit = Dwie osoby znalezione naraz
    .help = Ile punktów daje w trzy osoby karta nr 11, gdy znajdzie oboje przeciwników.
    .is-guesser_plus_2 = 2 dla znajdującego
    .is-sequential = 2 dla znajdującego i 1 dla osoby znalezionej jako druga
tg-switch-reveal_found_hideout = Znalezieni pokazują kryjówki
    .help = Jeśli nie, nikt nie wie, który z dwóch numerów karty nr 11 był właściwy.
tg-switch-shield_vs_copied_blue = Osłona działa też na powtórzone niebieskie karty
    .help = Czy osłona karty nr 4 chroni także wtedy, gdy niebieską kartę powtarza karta nr 2.
tg-switch-two_may_target_two = Karta nr 2 może powtórzyć drugą kartę nr 2
    .help = Ważne tylko w cztery osoby, bo wtedy są dwa. Ta druga nie może już powtórzyć karty nr 2.
tg-switch-repeat_refuted_numbers = Wykluczone numery można podawać
    .help =
        Jeśli nie, nie można podać numeru wykluczonego dla wszystkich przeciwników, którzy są jeszcze w rundzie:
        odkrytego na środku, podanego już i zaprzeczonego albo pokazanego jako kryjówka znalezionej osoby.
tg-switch-hider_rotation = Kto wybiera kryjówki
    .help = W cztery osoby obie kryjówki zespołu wybiera jedno z partnerów.
    .is-alternate = partnerzy na zmianę
    .is-free_choice = co rundę decyduje zespół
tg-switch-partner_talk = Partnerzy dzielą się wiedzą
    .help = Czy partnerzy widzą nawzajem swoje kryjówki, ręce i to, co każde z nich obejrzało w stosie.
    .is-none = tylko to, co pokazują zasady
    .is-shared = wszystko
tg-switch-next_starter_4p = Pierwsza tura następnej rundy
    .help = Kto zaczyna następną rundę w cztery osoby.
    .is-seat_after_ending_seat = osoba po tej, której tura zakończyła rundę
    .is-left_of_previous_starter = osoba po tej, która zaczynała tę rundę
tg-switch-shield_ends = Jak długo chroni osłona karty nr 4
    .help = Czy tura rozegrana za znalezionego partnera kończy twoją osłonę. Ważne tylko w cztery osoby.
    .is-any_turn = do twojej tury, choćby za partnera
    .is-own_turn = do twojej własnej tury
tg-switch-reveal_at_round_end = Po rundzie pokazuje się kryjówki
    .help = Czy wszyscy nieznalezieni pokazują kryjówkę i rękę, gdy runda się kończy. Instrukcja tego nie wymaga.
tg-switch-first_player = Kto zaczyna
    .help = Czy pierwszą osobę wyznacza los, czy wybieracie ją sami; za wszystkich mówi ta, która siedzi pierwsza.
    .is-random = los
    .is-chosen = wybieracie sami

## Jak grać

tg-rules-1 = Ukryj się pod numerem, odkryj, gdzie ukrywają się inni, i podaj ich numery, zanim oni podadzą twój.
tg-rules-2 =
    W dwie i trzy osoby gra się jedną talią 13 Duchów o numerach od 1 do 13. Każdy dostaje dwie karty, jedną kładzie
    zakrytą jako kryjówkę, a drugą trzyma na ręce. Reszta to stos.
tg-rules-3 = W swojej turze zrób jedno z dwojga: zagraj kartę z ręki albo odrzuć ją zakrytą i podaj numer.
tg-rules-4 =
    Zagrana karta zostaje odkryta na środku i działa. Niebieskie karty zadają pytanie, czerwone podają numery,
    karta nr 10 ogląda stos, a karta nr 2 powtarza odkrytą kartę albo daje dodatkową turę.
tg-rules-5 =
    Na każde pytanie i każdy podany numer wszyscy przeciwnicy odpowiadają TAK lub NIE. Odpowiedzi są zawsze prawdziwe
    i słyszą je wszyscy.
tg-rules-6 = Kto odpowie „TAK” na podany numer, zostaje znaleziony i odpada z rundy. „TAK” na niebieską kartę nikogo nie znajduje.
tg-rules-7 = Na koniec tury dobierz kartę. Gdy nie ma już kart w stosie ani na ręce, w każdej turze podajesz numer.
tg-rules-8 = Nikt nie ukrywa się pod numerem odkrytej karty ani pod numerami, które masz lub znasz z oglądania.
tg-rules-9 = W dwie osoby: kto znajdzie przeciwnika, dostaje punkt. Wygrywają 3 punkty.
tg-rules-10 =
    W trzy osoby: pierwsze trafienie daje po punkcie obojgu, którzy są jeszcze w rundzie, drugie temu, kto trafił.
    Wygrywa 6 punktów.
tg-rules-11 =
    W cztery osoby: dwa zespoły, każdy z własną talią. Jedno z partnerów dostaje cztery karty i kładzie obie kryjówki;
    drugie zatrzymuje jedną z dwóch pozostałych i oddaje ostatnią. Zespół, który znajdzie oboje przeciwników,
    dostaje punkt. Wygrywają 3 punkty.
tg-rules-12 = Jeśli twój partner zostanie znaleziony, grasz za dwoje. Karty jednej talii nic nie mówią o drugim zespole.
tg-rules-13 =
    Po każdej rundzie { $reveal_at_round_end ->
        [no] kart się nie pokazuje; wszystkie
       *[yes] karty się pokazuje, potem wszystkie
    } tasuje się od nowa i wszyscy wracają do gry.
