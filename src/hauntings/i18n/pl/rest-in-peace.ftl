### Rest in Peace. Nazwy kart to nazwy; wszystkie teksty są nasze.
### Karta przychodzi w dwóch zmiennych: $card sama w sobie, $card_object jako dopełnienie (wykłada kogo? co?).

rip-title = Rest in Peace
rip-seat-1 = Zielony
rip-seat-2 = Niebieski

## Pojęcia

rip-word-ghost = Duch
    .help =
        Karta twojej talii o wartości od 1 do 6.
        W każdej talii jest ich 21: sześć jedynek, pięć dwójek, cztery trójki, trzy czwórki, dwie piątki i jedna szóstka.
        Aby przeczytać o karcie medium, zapytaj o jej numer ze znakiem #, na przykład #3.
rip-word-psychic = Medium
    .help =
        Karta z nazwą i efektem. Kto przegra rundę, dostaje tę, która leży przy rezydencji.
        Leży odkryta przed tobą, aż wyłożysz ją w swojej turze albo odłożysz na 10. rundę.
        Niektóre karty medium liczą się jako Duchy, pozostałe same nie są nic warte.
rip-word-mansion = Rezydencja
    .help =
        Jedno z dziesięciu miejsc, o które toczy się gra, po jednym na rundę. Żeton pokazuje, czy to Dwór, czy Zamek.
rip-word-manor = Dwór
    .help = Żeton rezydencji. Dworów jest sześć; cztery z nich od razu dają zwycięstwo.
rip-word-castle = Zamek
    .help = Żeton rezydencji. Zamków jest cztery; trzy z nich od razu dają zwycięstwo.
rip-word-side = Rząd
    .help =
        Karty, które leżą po twojej stronie przy rezydencji tej rundy. Ich łączna wartość to twoja suma.
        Po rundzie zostają na miejscu i są zużyte.
rip-word-tenth = 10. runda
    .help =
        W 10. rundzie nikt nie wykłada kart. Odłożone na nią karty odkrywa się, karty medium wśród nich działają,
        a rezydencję bierze ten, kto ma wyższą sumę. Jeśli i wtedy nikt nie ma dość rezydencji,
        grę wygrywa zwycięzca 10. rundy, a po remisie ten, kto ma więcej rezydencji.

rip-name-ghost = Duch { $value }
    .object = Ducha { $value }
rip-name-psychic = #{ $number } „{ $name }”

rip-manors = { $manors ->
    [one] { $manors } Dwór
    [few] { $manors } Dwory
   *[many] { $manors } Dworów
}
    .object = { $manors ->
        [one] { $manors } Dwór
        [few] { $manors } Dwory
       *[many] { $manors } Dworów
    }
rip-castles = { $castles ->
    [one] { $castles } Zamek
    [few] { $castles } Zamki
   *[many] { $castles } Zamków
}
    .object = { $castles ->
        [one] { $castles } Zamek
        [few] { $castles } Zamki
       *[many] { $castles } Zamków
    }
rip-tokens = { $manors ->
    [0] { rip-castles }
   *[other] { $castles ->
        [0] { rip-manors }
       *[other] { rip-manors } i { rip-castles }
    }
}
    .object = { $manors ->
        [0] { rip-castles.object }
       *[other] { $castles ->
            [0] { rip-manors.object }
           *[other] { rip-manors.object } i { rip-castles.object }
        }
    }

## Co się dzieje

rip-event-round-starts = Zaczyna się runda { $round }. Pierwszą turę ma { $seat }.
rip-event-laid = { $seat } wykłada { $card_object }.
rip-event-stumbles = { $seat } potyka się i wykłada losową kartę: { $card }.
rip-event-leads = { $seat } prowadzi { $own } do { $other }.
rip-event-withdraws = { $seat } wycofuje się ({ $own } do { $other }) i przegrywa rundę.
rip-event-one-card-alone = { $seat } wykłada w tej turze tylko jedną kartę i przegrywa rundę ({ $own } do { $other }).
rip-event-won-tokens = { $seat } wygrywa rezydencję { $position } i bierze { rip-tokens.object }.
rip-event-got-psychic = { $seat } dostaje { $card_object }.
rip-event-psychic-discarded = { $card } wypada z gry.
rip-event-drew = { $seat } dobiera { $count ->
    [one] { $count } kartę Ducha
    [few] { $count } karty Duchów
   *[many] { $count } kart Duchów
}.
rip-event-drew-card = { $seat } dobiera { $card_object }.
rip-event-placed = { $seat } odkłada zakrytego Ducha na 10. rundę.
rip-event-placed-card = { $seat } odkłada na 10. rundę { $card_object }, zakrytego.
rip-event-placed-psychic = { $seat } odkłada { $card_object } na 10. rundę.
rip-event-placed-nothing = { $seat } nie odkłada nic na 10. rundę.
rip-event-uncovered = Przy rezydencji { $position } zostaje odkryta karta medium: { $card }.
rip-event-fetched = { $seat } znajduje w talii { $card_object }, wykłada i tasuje talię.
rip-event-sees-hand = { $seat } widzi rękę przeciwnika do końca rundy.
rip-event-named = { $seat } wskazuje wartość { $value } dla { $card_object }.
rip-event-banned = { $seat } wskazuje { $value } i { $second }: do końca rundy nikt nie może wykładać tych wartości.
rip-event-banished = { $seat } traci kartę z rzędu: { $card }.
rip-event-copied = { $seat } kopiuje: „Podwójne widzenie” to teraz Duch o wartości { $value }.
rip-event-returned = { $seat } zwraca { $card_object } z wcześniejszej rezydencji do talii i tasuje ją.
rip-event-shown = { $seat } pokazuje wierzchnią kartę talii (jej właściciel: { $owner }): wartość { $value }.
rip-event-meets-nobody = { $seat } nie ma Duchów na ręce, więc nic nie trafia do 10. rundy.
rip-event-joins-the-end = { $seat } dokłada do 10. rundy losową kartę: { $card }.
rip-event-discarded = { $seat } odrzuca { $card_object }.
rip-event-took-back = { $seat } zabiera { $card_object } z powrotem.
rip-event-plays-dead = { $seat } pozoruje śmierć i przegrywa rundę.
rip-event-carried = { $seat } przenosi { $card_object } do następnej rundy.
rip-event-now-or-never-moves = Gracz { $seat }: karta „Teraz albo nigdy” przechodzi do 10. rundy i jest tam warta −2.
rip-event-swapped = { $seat } zamienia żetony: rezydencja { $castle } to teraz Dwór, a rezydencja { $manor } to Zamek.
rip-event-lull = { $seat } sprowadza ciszę: runda kończy się bez zwycięzcy, a jej żetony przechodzą do rezydencji { $position }.
rip-event-revealed = 10. runda: { $seat } odkrywa { $card_object }.
rip-event-tenth-totals = Sumy 10. rundy: { $player1 } { $first }, { $player2 } { $second }.
rip-event-tenth-tied = W 10. rundzie jest remis: nikt nie bierze rezydencji, wygrywa ten, kto ma ich więcej.
rip-event-tenth-starts = 10. runda: nikt już nie wykłada kart, wszystko, co tam leży, zostaje odkryte.
rip-event-tenth-decided-by = { $card } od razu rozstrzyga 10. rundę.
rip-event-nothing-happens = { $seat }: { $card } nie działa.
rip-event-tripped = { $seat } się potyka: następną kartą będzie losowy Duch z ręki.
rip-event-trip-over = { $seat } już się nie potyka.
rip-event-game-won = { $reason ->
    [1] { $seat } ma dość Dworów i wygrywa grę.
    [2] { $seat } ma dość Zamków i wygrywa grę.
    [3] Nikt nie ma dość rezydencji, więc rozstrzyga 10. runda: wygrywa { $seat }.
   *[4] { $seat } ma więcej rezydencji i wygrywa grę.
}
rip-event-game-drawn = Remis: obie strony mają tyle samo rezydencji.

## Pytania do tego, kto decyduje

rip-kind-step = { $due ->
    [yes] Wyłóż drugą kartę: wymaga tego „We dwójkę weselej”.
   *[no] Wyłóż kartę albo zakończ turę.
} Sumy: ty { $own }, { $player } { $other }.
rip-kind-name-value = Wskaż wartość od 1 do 6 dla { $card_object }.
rip-kind-first-ban = Wskaż dwie wartości, których do końca rundy nikt nie może wykładać. Najpierw niższą.
rip-kind-second-ban = Pierwsza wartość to { $first }. Teraz wskaż wyższą z dwóch.
rip-kind-banish = Wybierz kartę z rzędu przeciwnika ({ $player }), która zostanie odrzucona.
rip-kind-copy = Wybierz wartość, którą skopiuje „Podwójne widzenie”.
rip-kind-search = Wybierz Ducha ze swojej talii; od razu trafi do twojego rzędu.
rip-kind-return = Wybierz swojego Ducha przy wcześniejszych rezydencjach; wróci do twojej talii.
rip-kind-which-deck = Wybierz talię, której wierzchnia karta zostanie pokazana.
rip-kind-which-player = Wybierz, z czyjej ręki losowy Duch trafi do 10. rundy.
rip-kind-discard = Zapłać za „Krwawą Mary”: { $left ->
    [one] odrzuć z ręki jeszcze { $left } Ducha.
    [few] odrzuć z ręki { $left } Duchy.
   *[many] odrzuć z ręki { $left } Duchów.
}
rip-kind-take-back = Przegrywasz tę rundę. Możesz zabrać z powrotem jedną swoją kartę.
rip-kind-carry = Wygrywasz tę rundę. Możesz przenieść jedną swoją kartę do następnej.
rip-kind-castle = Możesz zamienić miejscami Zamek i Dwór z dalszych rezydencji. Wybierz Zamek.
rip-kind-manor = Wybierz Dwór, który zamieni się miejscem z Zamkiem rezydencji { $castle }.
rip-kind-place = Runda przegrana. Możesz odłożyć jedną kartę na 10. rundę.
rip-kind-choose-first = Wybierz, kto zaczyna. Ustalcie to przy stole i powiedz za wszystkich.

## Możliwości; $what mówi, co to jest

rip-option-step = { $what ->
    [pass] { $end ->
        [leads] Zakończ turę, prowadząc { $own } do { $other }
        [alone] Zakończ turę z jedną kartą i przegraj rundę
       *[behind] Wycofaj się i przegraj rundę, { $own } do { $other }
    }
    [random] Wyłóż losowego Ducha z ręki
    [psychic] Wyłóż { $card }
   *[ghost] { $count ->
        [0] Wyłóż { $card_object }
       *[other] Wyłóż { $card_object } (na ręce: { $count })
    }
}
rip-option-name-value = Wartość { $value }
rip-option-first-ban = Wartość { $value }
rip-option-second-ban = Wartość { $value }
rip-option-banish = { $what ->
    [psychic] Odrzuć { $card }
   *[ghost] Odrzuć { $card_object }
}
rip-option-copy = Wartość { $value }
rip-option-search = Wyłóż { $card_object }
rip-option-return = Zwróć { $card_object }
rip-option-which-deck = Talia gracza { $player }
rip-option-which-player = Ręka gracza { $player }
rip-option-discard = { $count ->
    [0] Odrzuć { $card_object }
   *[other] Odrzuć { $card_object } (na ręce: { $count })
}
rip-option-take-back = { $what ->
    [pass] Nie zabieraj nic
    [psychic] Zabierz { $card }
   *[ghost] Zabierz { $card_object } na rękę
}
rip-option-carry = { $what ->
    [pass] Nie przenoś nic
    [psychic] Przenieś { $card }
   *[ghost] Przenieś { $card_object }
}
rip-option-castle = { $what ->
    [pass] Nie zamieniaj nic
   *[position] Rezydencja { $position } (Zamek)
}
rip-option-manor = Rezydencja { $position } (Dwór)
rip-option-choose-first = Zaczyna { $player }
rip-option-place = { $what ->
    [pass] Nie odkładaj nic na 10. rundę
    [psychic] Odłóż { $card } na 10. rundę
   *[ghost] { $count ->
        [0] Odłóż { $card_object } na 10. rundę, zakrytego
       *[other] Odłóż { $card_object } na 10. rundę, zakrytego (na ręce: { $count })
    }
}

## Dlaczego teraz nie można

rip-reason-not-in-hand = Nie masz takiego Ducha na ręce.
rip-reason-not-in-display = Ta karta medium nie leży przed tobą.
rip-reason-banned = „Już nikt ich nie widział…” zakazuje tej wartości do końca rundy.
rip-reason-only-at-round-10 = Ta karta liczy się tylko w 10. rundzie: możesz ją tam odłożyć po przegranej rundzie.
rip-reason-private-lounge =
    Przeciw tobie leży „Prywatny salon: tylko duchy”: do końca rundy żadnych kart medium, tylko Duchy.
rip-reason-tripped =
    Działa na ciebie „Potknięcie”: twoja następna karta to losowy Duch z ręki. Możesz też zakończyć turę bez karty.
rip-reason-not-tripped =
    Losowego Ducha wykłada się tylko wtedy, gdy czeka na ciebie „Potknięcie” i masz Ducha, którego wolno wyłożyć.
rip-reason-needs-two-ghosts = „Krwawa Mary” kosztuje dwa Duchy z ręki, a masz ich mniej.
rip-reason-ends-the-round-too-early =
    „We dwójkę weselej” wymaga dwóch kart w turze, a ta jako pierwsza zakończyłaby rundę. Wyłóż przed nią inną.
rip-reason-no-second-card =
    „We dwójkę weselej” wymaga dwóch kart w turze, a po tej nie masz czego wyłożyć.
rip-reason-value-named-already = Ta wartość jest już wskazana; druga musi być inna.
rip-reason-not-on-their-side = W rzędzie przeciwnika nie ma w tej rundzie takiej karty.
rip-reason-not-a-ghost = Przy tym stole „Przepadnij!” odrzuca tylko Duchy i karty medium, które liczą się jako Duchy.
rip-reason-nothing-to-copy = W twoim rzędzie nie ma w tej rundzie Ducha o tej wartości.
rip-reason-cannot-be-copied = Karta o tej wartości w twoim rzędzie nie jest Duchem, więc nie można jej skopiować.
rip-reason-not-in-deck = W twojej talii nie ma Ducha o tej wartości.
rip-reason-not-at-an-earlier-mansion = Przy wcześniejszych rezydencjach nie leży twój Duch o tej wartości.
rip-reason-not-on-your-side = W twoim rzędzie nie ma w tej rundzie takiej karty.
rip-reason-not-carried = Przenieść można tylko Duchy i karty medium, które liczą się jako Duchy.
rip-reason-not-itself = „Udawana śmierć” nie może zabrać samej siebie.
rip-reason-only-ghosts-come-back = Przy tym stole „Udawana śmierć” pozwala zabrać tylko Duchy.
rip-reason-no-castle-there = Przy tej rezydencji nie ma Zamku.
rip-reason-no-manor-there = Przy tej rezydencji nie ma Dworu.
rip-reason-not-later = Zamieniać można tylko żetony dalszych rezydencji.
rip-reason-order-of-values = Najpierw wskaż niższą z dwóch wartości, od 1 do 5, a potem wyższą.
rip-reason-second-card-due =
    „We dwójkę weselej” wymaga dwóch kart w turze: jedną masz wyłożoną i możesz wyłożyć następną, więc tura trwa.
rip-reason-stays-itself = „To wciąż ja” nie może przenieść samej siebie.
rip-reason-other-question = Teraz pytanie dotyczy czegoś innego.
rip-reason-game-over = Gra jest skończona.

## Pozycja

rip-view-round = { $when ->
    [next] Następna runda: { $round } z 10.
   *[now] Runda { $round } z 10.
} { $psychic ->
    [yes] Stawka: { $tokens }; medium { $card }.
   *[no] Stawka: { $tokens }.
}
rip-view-round-over = Runda { $round } z 10 jest rozstrzygnięta.
rip-view-over = Rozstrzygnięte: { $items }.
rip-view-won = { $position } { $player }
rip-view-ahead = Dalej: { $items }.
rip-view-player =
    { $player }: Dwory { $manors } z { $win_manors }, Zamki { $castles } z { $win_castles }. Ręka { $hand }, talia { $deck }.
rip-view-side = Rząd, suma { $total }: { $cards }
rip-view-psychics = Karty medium: { $cards }
rip-view-hand = Ręka: { $cards }
rip-view-tenth = { $count ->
    [0] { $some ->
        [yes] Na 10. rundę: { $psychics }
       *[no] Na 10. rundę: brak
    }
   *[other] { $some ->
        [yes] { $whose ->
            [own] Na 10. rundę: zakryte { $count } ({ $cards }), { $psychics }
           *[other] Na 10. rundę: zakryte { $count }, { $psychics }
        }
       *[no] { $whose ->
            [own] Na 10. rundę: zakryte { $count } ({ $cards })
           *[other] Na 10. rundę: zakryte { $count }
        }
    }
}
rip-view-deck-top = Wierzchnia karta talii, znana obu stronom: { $value }
rip-view-known = { $where ->
    [tenth] { $player } zna z kart zakrytych na 10. rundę: { $cards }
    [mixed] { $player } zna z tej ręki lub z kart zakrytych na 10. rundę: { $cards }
   *[hand] { $player } zna z tej ręki: { $cards }
}
rip-view-names = { $card } (wskazuje { $value })
rip-view-works-as = { $card } (działa jak { $value })
rip-view-bans = { $card } (wskazuje { $value } i { $second })
rip-notice-tripped = Na gracza { $player } czeka „Potknięcie”: następna karta to losowy Duch (#6).
rip-notice-lounge = { $player } nie może w tej rundzie wykładać kart medium (#24).
rip-notice-two = { $player } w turze nie wykłada kart albo wykłada co najmniej dwie (#14).
rip-notice-seen = { $player } gra z odkrytą ręką do końca rundy (#3).
rip-notice-banned = Do końca rundy nikt nie może wykładać wartości { $value } i { $second } (#25).
rip-notice-worthless = { $what ->
    [all] Wszystkie inne karty tej rundy są warte 1 i nie działają (#29).
   *[valued] Wszystkie inne karty tej rundy, które mają wartość, są warte 1, i żadna nie działa (#29).
}
rip-help-card = { $card }, poziom { $level }. { $text }

## Karty medium

rip-card-1 = Nie dostaniesz tego
    .help =
        Warta 0. Dostajesz kartę medium tej rundy, nawet jeśli wygrasz.
        Jeśli przegrasz, nic się nie zmienia: i tak byłaby twoja.
        Pokonany nadal może odłożyć kartę na 10. rundę. { $lull_vs_first ->
            [owner_of_1] Dostajesz ją nawet wtedy, gdy rundę kończy „Upiorna cisza”.
           *[discard] Po „Upiornej ciszy” nikt nie dostaje karty medium.
        }
        W 10. rundzie nie działa.
rip-card-2 = Ciociu, jesteś tam?
    .help =
        Warta 0. Przejrzyj swoją talię, od razu wyłóż z niej dowolnego Ducha do swojego rzędu i potasuj talię.
        Nie można wziąć wartości zakazanej przez „Już nikt ich nie widział…”.
        Jeśli nie ma czego wziąć, karta nie działa.
        Dla „We dwójkę weselej” ta karta i znaleziony Duch to dwie karty.
        W 10. rundzie nie działa: talie są już wtedy puste.
rip-card-3 = Ujawnij się!
    .help =
        Liczy się jako Duch o wartości 1. Poza tym do końca rundy widzisz rękę przeciwnika,
        ale nie jego talię ani zakryte karty 10. rundy.
        Gdy ta karta zostanie odrzucona, ręka znów jest ukryta. W 10. rundzie jest warta 1 i nic nie pokazuje.
rip-card-4 = Biała Dama
    .help = Liczy się jako Duch o wartości 2, w 10. rundzie też.
rip-card-5 = Sir Nicholas
    .help = Liczy się jako Duch o wartości 3, w 10. rundzie też.
rip-card-6 = Potknięcie
    .help =
        Warta 0. Następna karta przeciwnika musi być losowym Duchem z jego ręki; potem gra on już swobodnie.
        Może też zakończyć turę bez karty: wtedy potknięcie czeka na jego pierwszą kartę w następnej rundzie
        i mija wraz z tą rundą.
        Jeśli nie ma Ducha, którego wolno wyłożyć, może wyłożyć kartę medium, i na tym potknięcie się kończy.
        Jeśli „Udawana śmierć” zabiera tę kartę, czekające potknięcie przepada. W 10. rundzie nie działa.
rip-card-7 = Odłożony ślub
    .help =
        Liczy się jako Duch o wartości 3, ale tylko w 10. rundzie; w rundach 1–9 nie można jej wyłożyć.
        Odłóż ją na 10. rundę po przegranej rundzie, choćby po tej, w której ją dostajesz.
rip-card-8 = Akro-nietoperze
    .help =
        Warta 0. Każda twoja parzysta karta (2, 4, 6) w tej rundzie jest warta o 1 więcej, wyłożona wcześniej lub później.
        O parzystości decyduje własna wartość karty; premie jej nie zmieniają.
        Dotyczy też kart medium, które liczą się jako Duchy. Działa w 10. rundzie.
rip-card-9 = Dussszek
    .help =
        Warta 0. Każda twoja nieparzysta karta (1, 3, 5) w tej rundzie jest warta o 1 więcej, wyłożona wcześniej lub później.
        O parzystości decyduje własna wartość karty; premie jej nie zmieniają.
        Dotyczy też kart medium, które liczą się jako Duchy, a „Widmowej złotej rybki” podwójnie. Działa w 10. rundzie.
rip-card-10 = Poltergeist
    .help =
        Warta 0. Wskaż wartość od 1 do 6: każda twoja karta o tej wartości w tej rundzie jest warta o 2 więcej,
        wyłożona wcześniej lub później. Działa w 10. rundzie.
rip-card-11 = Przepadnij!
    .help =
        Warta 0. Wybierz kartę z rzędu przeciwnika w tej rundzie i odrzuć ją: { $begone_targets ->
            [ghost_like] Ducha albo kartę medium, która liczy się jako Duch.
           *[any] dowolnego Ducha lub kartę medium.
        }
        Jej trwały efekt się kończy; to, co już się stało, zostaje.
        Jeśli jest co odrzucić, musisz wybrać. Wcześniejsze rezydencje, ręce i karty odłożone na 10. rundę są bezpieczne.
        W 10. rundzie odrzuca jedną z odkrytych kart przeciwnika, nawet niekorzystną dla niego.
rip-card-12 = Nie boję się ciebie
    .help =
        Warta 0. Karty przeciwnika o wartości 1 i 2 nie liczą się w tej rundzie, bez względu na premie;
        karty medium o tych wartościach także. Działa w 10. rundzie.
rip-card-13 = Teraz albo nigdy
    .help =
        Liczy się jako Duch o wartości 4. Na koniec rundy przechodzi, odkryta, do twoich kart 10. rundy
        i jest tam warta −2. Premie i kary tego nie zmieniają, ale „Przepadnij!” może ją usunąć.
        Zostaje na miejscu, jeśli w rundzie leży „Nic nie jesteśmy warci”; przeniesiona przez „To wciąż ja” przejdzie rundę później.
        { $now_or_never_placed_directly ->
            [4] Jeśli sam gracz odłoży ją na 10. rundę, jest tam Duchem o wartości 4.
           *[other] Odłożona na 10. rundę wprost też jest warta −2.
        }
rip-card-14 = We dwójkę weselej
    .help =
        Warta 0. Do końca rundy przeciwnik w każdej swojej turze nie wykłada kart albo wykłada co najmniej dwie.
        Pierwszą kartę można wyłożyć tylko wtedy, gdy może po niej nastąpić druga. { $twos_more_fun ->
            [one_card_loses] Kto zakończy turę z dokładnie jedną, przegrywa rundę, nawet gdy prowadzi.
           *[second_card_due] Po pierwszej nie można zakończyć tury, dopóki da się wyłożyć następną. Jeśli już się
            nie da, jedna karta przegrywa rundę, nawet gdy daje prowadzenie.
        }
        „Widmowa złota rybka” liczy się jako dwie karty, „Ciociu, jesteś tam?” razem z Duchem także.
        „Udawana śmierć” i „Upiorna cisza” nie mogą być pierwszą kartą. W 10. rundzie nie działa.
rip-card-15 = To wciąż ja
    .help =
        Warta 0. Jeśli wygrasz tę rundę, możesz przenieść { $carry_targets ->
            [any_except_15] dowolną inną swoją kartę tej rundy,
           *[ghost_like] jednego swojego Ducha albo kartę medium, która liczy się jako Duch,
        }
        odkrytą, do swojego rzędu w następnej rundzie. Liczy się tam od początku, ale to, co działo się przy jej
        wyłożeniu, się nie powtarza. { $carry_targets ->
            [any_except_15] Trwały efekt działa tam dalej, ze wskazaną wcześniej wartością; tylko „Ujawnij się!” niczego
            już nie pokazuje, a „Duch Przyszłych Świąt” traci wartość.
           *[ghost_like] Nie można przenieść karty „Duch Przyszłych Świąt”.
        } Po 9. rundzie karta trafia do 10. rundy.
        W 10. rundzie nie działa.
rip-card-16 = Podwójne widzenie
    .help =
        Staje się Duchem o wartości jednego z twoich Duchów tej rundy; wybierasz przy wykładaniu.
        Kopiuje tylko wartość, bez efektu, i zachowuje ją, nawet gdy tamta karta zniknie.
        Z „Widmowej złotej rybki” kopiuje pojedynczą jedynkę.
        Nie można skopiować karty „Duch Przyszłych Świąt” ani zakazanej wartości.
        Jeśli nie ma czego kopiować, jest warta 0. W 10. rundzie kopiuje odkrytą kartę z twojego rzędu, ale nie „Teraz albo nigdy”.
rip-card-17 = Upadek ducha
    .help =
        Warta 0. Wskaż wartość od 1 do 6: każda karta przeciwnika o tej wartości w tej rundzie
        jest warta o 2 mniej, wyłożona wcześniej lub później. { $clamp ->
            [after_penalty] Żadna karta nie spada przez to poniżej 0, a premie dolicza się potem.
           *[after_sum] Najpierw sumuje się wszystkie premie i kary; żadna karta nie spada poniżej 0.
        } Działa w 10. rundzie.
rip-card-18 = Jeszcze wrócę
    .help =
        Warta 0. Wybierz swojego Ducha przy jednej z wcześniejszych rezydencji: wraca do twojej talii, którą się tasuje.
        Karty medium i karty odrzucone nie wracają. Jeśli nie ma takiego Ducha, karta nie działa. W 10. rundzie nie działa.
rip-card-19 = Duch Przyszłych Świąt
    .help =
        Wybierz jedną z dwóch talii. Jej wierzchnią kartę widzą obie strony i zostaje ona na wierzchu;
        ta karta ma jej wartość do końca rundy. Nie liczy się jako Duch, więc { $carry_targets ->
            [any_except_15] nie można jej skopiować, a przeniesiona jest warta 0,
           *[ghost_like] nie można jej skopiować ani przenieść,
        }
        ale działają na nią efekty wartości parzystych, nieparzystych i wskazanych. Zakazana wartość daje 0.
        Pustej talii nie można wybrać. W 10. rundzie obie talie są puste: warta 0.
rip-card-20 = Spotkajmy się na końcu
    .help =
        Warta 0. Wybierz gracza, siebie lub przeciwnika: losowy Duch z tej ręki trafia zakryty
        do kart tego gracza na 10. rundę. Tylko właściciel może go obejrzeć.
        Można wybrać pustą rękę; wtedy nic się nie dzieje.
        W 10. rundzie losowy Duch od razu trafia do rzędu tego gracza.
rip-card-21 = Krwawa Mary
    .help =
        Liczy się jako Duch o wartości 6. Cena: odrzuć z ręki dwa wybrane Duchy.
        { $bloody_mary_partial ->
            [yes] Jeśli masz mniej niż dwa, odrzuć te, które masz.
            W 10. rundzie tak samo płaci się po odkryciu.
           *[no] Jeśli masz mniej niż dwa, nie możesz jej wyłożyć.
            W 10. rundzie cenę płaci się po odkryciu; kto ma na ręce mniej niż dwa Duchy, niczego nie odrzuca,
            a karta jest warta 0.
        }
rip-card-22 = Udawana śmierć
    .help =
        Od razu przegrywasz tę rundę, nawet gdy prowadzisz, i możesz zabrać { $retake_targets ->
            [ghosts] jednego ze swoich Duchów tej rundy na rękę.
           *[any_except_22] jedną z innych swoich kart tej rundy: Ducha na rękę, kartę medium do kart przed sobą.
        }
        Masz wszystkie prawa przegranego: kartę medium rundy i kartę na 10. rundę.
        W 10. rundzie jej właściciel przegrywa rundę.
rip-card-23 = Widmowa złota rybka
    .help =
        Liczy się jako dwa Duchy o wartości 1, czyli jest warta 2, a każda premia i kara działa podwójnie.
        Dla „We dwójkę weselej” to dwie karty, dla wszystkiego innego jedna. W 10. rundzie tak samo.
rip-card-24 = Prywatny salon: tylko duchy
    .help =
        Warta 0. Do końca rundy przeciwnik nie może wykładać kart medium, nawet tych, które liczą się jako Duchy.
        Jego karty medium wyłożone wcześniej działają dalej. Ciebie to nie wiąże;
        karty na 10. rundę odkłada się jak zwykle. W 10. rundzie nie działa.
rip-card-25 = Już nikt ich nie widział…
    .help =
        Warta 0. Wskaż dwie różne wartości od 1 do 6: do końca rundy nikt nie może wykładać kart o tych wartościach.
        Karty wyłożone wcześniej zostają i się liczą. Zakaz obejmuje karty medium, które liczą się jako Duch o takiej wartości;
        takiej wartości nie można też znaleźć w talii ani skopiować. Karty na 10. rundę odkłada się jak zwykle.
        W 10. rundzie nie działa.
rip-card-26 = Szkoda mi ghula!
    .help =
        Warta 0. Wskaż wartość od 1 do 6: każda karta o tej wartości w tej rundzie, u obojga graczy,
        jest warta o 3 więcej, wyłożona wcześniej lub później. Działa w 10. rundzie.
rip-card-27 = Upiorna cisza
    .help =
        Runda kończy się od razu, bez zwycięzcy i przegranego. Jej żetony przechodzą do następnej rezydencji,
        a karta medium tej rundy { $lull_vs_first ->
            [owner_of_1] wypada z gry albo, jeśli leży „Nie dostaniesz tego”, trafia do właściciela tej karty.
           *[discard] wypada z gry, nawet jeśli leży „Nie dostaniesz tego”.
        }
        Oboje dobierają karty, nikt nie odkłada karty na 10. rundę, a następną rundę zaczyna { $starter_after_lull ->
            [player_of_27] ten, kto wyłożył tę kartę.
            [other] przeciwnik tego, kto wyłożył tę kartę.
           *[same] ten sam gracz co tę.
        }
        „Teraz albo nigdy” i tak przechodzi, „To wciąż ja” nie działa.
        W 10. rundzie: remis, jej żetonów nie bierze nikt.
rip-card-28 = Zamiana domów
    .help =
        Warta 0. Możesz zamienić miejscami dwa żetony dalszych rezydencji, Zamek i Dwór.
        Jeśli przed wami jest już tylko jedna rezydencja, karta nie działa. W 10. rundzie nie działa.
rip-card-29 = Nic nie jesteśmy warci
    .help =
        Warta 0. Każda inna karta tej rundy po obu stronach, wyłożona wcześniej lub później, { $worthless_includes_psychics ->
            [no] nie działa; karty z wartością są warte dokładnie 1, karty medium bez wartości 0.
           *[yes] Duch lub karta medium, jest warta dokładnie 1 i nie działa.
        } Co już się stało, zostaje, ale potknięcie z tej rundy przepada.
        Odtąd „Krwawa Mary” nic nie kosztuje, „Udawana śmierć” i „Upiorna cisza” nie kończą rundy,
        a „Przepadnij!” niczego nie usuwa. Działa w 10. rundzie.

## Opcje stołu

rip-switch-levels = Poziomy
    .help =
        Które karty medium mogą trafić do gry. Poziom 0 to dziewięć kart początkowych, poziomy 1–4 mają po pięć kart.
        Potrzeba co najmniej dziewięciu kart.
rip-switch-learning_mode = Gra wprowadzająca
    .help =
        Tylko dziewięć kart początkowych, ułożonych zakrytych. Pierwsze trzy są odkryte, a po każdej rundzie
        odkrywa się jeszcze jedną.
rip-switch-place_before_draw = Najpierw odłożyć, potem dobierać
    .help = Czy przegrany odkłada kartę na 10. rundę, zanim oboje dobiorą karty, czy potem.
rip-switch-begone_targets = Co odrzuca „Przepadnij!”
    .help = Które karty może odrzucić „Przepadnij!”.
    .is-any = dowolną kartę
    .is-ghost_like = tylko Duchy i karty medium, które liczą się jako Duchy
rip-switch-clamp = Najniższa wartość karty
    .help =
        Żadna karta nie jest warta mniej niż 0. Tu wybiera się, kiedy się to sprawdza:
        po wszystkich premiach i karach albo po karze, przed premiami.
    .is-after_sum = po wszystkich premiach i karach
    .is-after_penalty = po karze, przed premiami
rip-switch-worthless_includes_psychics = „Nic nie jesteśmy warci” a karty medium bez wartości
    .help = Czy przy „Nic nie jesteśmy warci” karty medium bez wartości są warte 1, czy 0.
rip-switch-now_or_never_placed_directly = „Teraz albo nigdy” odłożona na 10. rundę
    .help = Ile jest warta „Teraz albo nigdy”, jeśli właściciel sam odłożył ją na 10. rundę. Gdy przejdzie tam sama, zawsze −2.
    .is--2 = −2
    .is-4 = 4
rip-switch-retake_targets = Co zabiera „Udawana śmierć”
    .help = Którą ze swoich kart można zabrać dzięki „Udawanej śmierci”.
    .is-any_except_22 = każdą oprócz niej samej
    .is-ghosts = tylko Duchy
rip-switch-bloody_mary_partial = „Krwawa Mary” za niepełną cenę
    .help = Czy „Krwawą Mary” można wyłożyć, mając na ręce mniej niż dwa Duchy; wtedy odrzuca się te, które są.
rip-switch-lull_vs_first = „Upiorna cisza” a „Nie dostaniesz tego”
    .help = Dokąd trafia karta medium, gdy „Upiorna cisza” kończy rundę, w której leży „Nie dostaniesz tego”.
    .is-discard = wypada z gry
    .is-owner_of_1 = do właściciela „Nie dostaniesz tego”
rip-switch-starter_after_lull = Kto zaczyna po „Upiornej ciszy”
    .help = Kto ma pierwszą turę w rundzie po „Upiornej ciszy”.
    .is-same = ten sam gracz, co w tej rundzie
    .is-player_of_27 = ten, kto wykłada „Upiorną ciszę”
    .is-other = jego przeciwnik
rip-switch-twos_more_fun = Jedna karta przeciw „We dwójkę weselej”
    .help = Czy kto wyłożył jedną kartę, musi wyłożyć drugą, jeśli może, czy wolno mu zakończyć turę i przegrać rundę.
    .is-second_card_due = trzeba wyłożyć drugą
    .is-one_card_loses = można zakończyć turę, runda przegrana
rip-switch-carry_targets = Co przenosi „To wciąż ja”
    .help = Którą ze swoich kart można przenieść do następnej rundy. Trwałe efekty innych kart działają tam dalej.
    .is-ghost_like = Duchy i karty medium, które liczą się jako Duchy
    .is-any_except_15 = każdą oprócz niej samej
rip-switch-first_player = Kto zaczyna
    .help = Czy pierwszego gracza wyznacza los, czy wybieracie go sami; za oboje mówi Zielony.
    .is-random = los
    .is-chosen = wybieracie sami

## Jak grać

rip-rules-1 =
    Dwie osoby walczą o dziesięć rezydencji: sześć Dworów i cztery Zamki. Cztery Dwory albo trzy Zamki od razu dają zwycięstwo.
rip-rules-2 =
    Każdy ma talię 21 Duchów: słabych jest wiele, szóstka tylko jedna. Na początku każdy ma na ręce pięć kart.
rip-rules-3 =
    W rundach 1–9 gra toczy się o kolejną rezydencję. Przy każdej leży też karta medium. { $learning_mode ->
        [yes] Pierwsze trzy w szeregu są odkryte, a po każdej rundzie odkrywa się jeszcze jedną.
       *[no] Cały szereg widać od początku.
    }
rip-rules-4 =
    W swojej turze wykładaj tyle kart, ile chcesz, po jednej: Duchy z ręki i karty medium leżące przed tobą.
    Potem zakończ turę; możesz ją zakończyć także bez karty.
rip-rules-5 =
    Na koniec tury twoja suma musi być wyższa niż suma przeciwnika; równa nie wystarczy. Jeśli jest wyższa, turę ma
    przeciwnik, a jeśli nie, wycofujesz się i przegrywasz rundę.
rip-rules-6 = Wyłożone karty zostają przy rezydencji i są zużyte, tak dla zwycięzcy, jak i dla przegranego.
rip-rules-7 = Zwycięzca bierze rezydencję i zaczyna następną rundę. Przegrany bierze kartę medium.
rip-rules-8 = Karta medium działa od razu po wyłożeniu. Jedne liczą się jako Duchy, inne zmieniają reguły rundy.
rip-rules-9 = Po każdej rundzie oboje dobierają po dwa Duchy, dopóki w taliach są karty.
rip-rules-10 =
    { $place_before_draw ->
        [yes] Przedtem
       *[no] Potem
    } przegrany może odłożyć jedną kartę na 10. rundę: zakrytego Ducha albo kartę medium.
rip-rules-11 =
    W 10. rundzie nikt nie wykłada kart. Odłożone karty odkrywa się, a ostatnią rezydencję bierze ten, kto ma wyższą sumę.
rip-rules-12 =
    Jeśli i wtedy nikt nie ma czterech Dworów ani trzech Zamków, grę wygrywa zwycięzca 10. rundy.
    Jeśli w 10. rundzie jest remis, wygrywa ten, kto ma więcej rezydencji.
rip-rules-13 =
    Przegrana runda nie idzie na marne: daje kartę medium i kartę na 10. rundę. A kto wycofa się wcześnie, oszczędza Duchy.
