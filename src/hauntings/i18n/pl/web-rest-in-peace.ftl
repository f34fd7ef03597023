### Co mówi od siebie plansza Rest in Peace.

web-rip-mansions = Dziesięć rezydencji
web-rip-mansion = Rezydencja { $position }
web-rip-mansion-now = Rezydencja { $position }, o nią toczy się gra
web-rip-won-by = Zdobywa: { $player }
web-rip-won-by-nobody = Nikt jej nie zdobył
web-rip-face-down = Zakryta karta
web-rip-turn = gra teraz
web-rip-won = Dwory: { $manors } z { $win_manors }, Zamki: { $castles } z { $win_castles }
web-rip-hand = ręka
web-rip-deck = talia
web-rip-discards = odrzucone
web-rip-hand-size = { $player }, Duchy w ręce: { $count }
web-rip-deck-size = { $player }, Duchy w talii: { $count }
web-rip-discards-size = { $player }, odrzucone karty: { $count }
web-rip-top = Na wierzchu, znana obojgu: { $value }
web-rip-tenth = { $player }, karty odłożone na 10. rundę: { $count }
web-rip-unseen = Niewidziane Duchy
    .help = Według wartości: Duchy, których nigdzie nie widzisz. Są w ręce, w talii albo odłożone na 10. rundę.
web-rip-known = na pewno w ręce
web-rip-known-mixed = na pewno w ręce lub odłożone
web-rip-player = Gracz
web-rip-display = { $player }, karty medium
web-rip-side = { $player }, ta runda: suma { $total }
web-rip-side-over = { $player }, zakończona runda
web-rip-no-cards = jeszcze bez kart
web-rip-none-laid = bez kart
web-rip-counts = { $card }, liczy się za { $count }
web-rip-in-hand = Duch { $value }, w ręce: { $count }
web-rip-ghost = Duch { $value }. Kart o tej wartości w każdej talii: { $count }.
web-rip-round = Runda { $round }
web-rip-round-over = Runda { $round } zakończona
web-rip-round-won = Rundę wygrywa { $player }
web-rip-level = Po równo
web-rip-leads-by = { $player }: prowadzi o { $count }
web-rip-turned-up = Karty się odkrywają …
web-rip-all-wait = Karty czekają zakryte
web-rip-wins = Wygrywa { $player }
web-rip-draw = Remis
web-rip-their-turn = Ruch: { $player }
web-rip-their-place = { $player } może odłożyć kartę na 10. rundę
web-rip-end-leads = Zakończ turę
web-rip-end-loses = Wycofaj się

## Przeszkody w dwóch słowach; całe zdanie przeczyta czytnik ekranu.

web-rip-notice-tripped = potknięcie
web-rip-notice-two = żadnej karty lub dwie
web-rip-notice-lounge = bez kart medium
web-rip-notice-seen = odkryta ręka
web-rip-notice-banned = zakazane: { $values }
web-rip-notice-worthless = każda karta 1

## O czym mówią rozdziały zasad, w dzienniku
web-rip-section-4 =
    Tura: wyłóż dowolnie wiele kart i zakończ ją. Twoja suma musi być wtedy większa od sumy przeciwnika, inaczej
    wycofujesz się i przegrywasz rundę.
web-rip-section-5-1 = Zwycięzca rundy bierze żetony, które leżą przy tej rezydencji.
web-rip-section-5-3 = Przegrany rundy dostaje medium, które leży przy tej rezydencji. Po remisie jest odrzucane.
web-rip-section-5-5 = Po rundzie obaj dobierają po dwa Duchy ze swoich talii, mniej, gdy talia się kończy.
web-rip-section-5-6 = Przegrany rundy może położyć jedną kartę zakrytą na rundę 10.
web-rip-section-6 =
    W rundzie 10 nikt nie gra: odkrywa się wszystkie położone tam karty i wygrywa większa suma. Cztery Dwory albo trzy
    Zamki wygrywają od razu; inaczej wygrywa zwycięzca rundy 10, a po remisie ten, kto ma więcej żetonów.
web-rip-section-7 = W grze wprowadzającej media leżą zakryte; po każdej rundzie odkrywa się jeszcze jedno.
web-rip-section-10 = Niektóre media przy wyłożeniu wymieniają wartość.
