### Plansza 13 Duchów w przeglądarce: to, czego nie ma w thirteen-ghosts.ftl.

web-tg-table = Stół
web-tg-sheet = Kto gdzie może być
web-tg-asked = Pytania w rundzie
web-tg-tab-sheet = Notatki
web-tg-tab-asked = Pytania
web-tg-nothing-asked = Nikt jeszcze o nic nie pytał ani nie podał numeru.
web-tg-no-open = W tej rundzie nie użyto jeszcze żadnej karty.
web-tg-yes = TAK
web-tg-no = NIE
web-tg-silent = milczy
web-tg-even = parzysty?
web-tg-found = poza rundą
web-tg-turn = gra
web-tg-you-known = Co wiedzą o tobie
web-tg-chance = szansa w procentach
web-tg-round = Runda { $round }
web-tg-target = { $target ->
    [one] Do zwycięstwa: { $target } punkt
    [few] Do zwycięstwa: { $target } punkty
   *[many] Do zwycięstwa: { $target } punktów
}
web-tg-points = Punkty: { $points } z { $target }
web-tg-sealed-wait = Wybrane. Nikt tego nie zobaczy, dopóki nie wybiorą pozostali.
web-tg-team-chooses = { $what ->
    [hideouts] Partner ({ $partner }) wybiera kryjówki dla was obojga.
    [card] Partner ({ $partner }) wybiera, którą z dwóch kart zatrzyma; druga będzie twoja.
   *[rivals] Twój zespół już wybrał. Drugi jeszcze wybiera.
}
web-tg-pick-open = Albo wybierz jedną ze świecących odkrytych kart.
web-tg-three = { $pick ->
    [1] Rosnąco, więc 12 i 13 nie mogą być pierwsze.
    [2] Teraz wyższy, ale nie 13: potrzebny jest jeszcze jeden.
   *[3] Teraz najwyższy.
}
web-tg-three-any = Wybierz trzy liczby, w dowolnej kolejności.
web-tg-three-chance = W procentach: szansa na „TAK” razem z tym numerem.

## O czym mówią rozdziały zasad, w dzienniku
web-13g-section-2 = Dwóch lub trzech graczy: każdy dostaje dwie karty, w jednej się ukrywa, drugą trzyma w ręce.
web-13g-section-3 =
    Czterech graczy: jeden z zespołu ogląda cztery karty i wybiera obie kryjówki; partner zatrzymuje jedną z dwóch
    pozostałych, a ostatnią oddaje.
web-13g-section-4 =
    Tura: użyj karty z ręki albo odłóż ją bez pokazywania i podaj numer. Potem dobierz kartę. Odpowiadają tylko
    przeciwnicy i zawsze zgodnie z prawdą.
web-13g-section-5 =
    Kogo kryjówkę podano, ten jest znaleziony i odpada z rundy. To daje punkty; w trójkę pierwsze
    znalezienie daje po punkcie obu pozostałym.
web-13g-section-6 = Działanie użytej karty wykonuje się od razu; karta zostaje odkryta.
