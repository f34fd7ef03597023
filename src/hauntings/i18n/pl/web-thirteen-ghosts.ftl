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
web-tg-pick-open = Albo wybierz jedną ze świecących odkrytych kart.
