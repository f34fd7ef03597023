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
web-rip-no-cards = jeszcze bez kart
web-rip-in-hand = Duch { $value }, w ręce: { $count }
web-rip-ghost = Duch { $value }. Kart o tej wartości w każdej talii: { $count }.
web-rip-round = Runda { $round }
web-rip-level = Po równo
web-rip-leads-by = { $player }: prowadzi o { $count }
web-rip-turned-up = Karty się odkrywają …
web-rip-all-wait = Karty czekają zakryte
web-rip-wins = Wygrywa { $player }
web-rip-draw = Remis
web-rip-their-turn = { $player } myśli …
web-rip-end-leads = Zakończ turę
web-rip-end-loses = Wycofaj się

## Przeszkody w dwóch słowach; całe zdanie przeczyta czytnik ekranu.

web-rip-notice-tripped = potknięcie
web-rip-notice-two = żadnej karty lub dwie
web-rip-notice-lounge = bez kart medium
web-rip-notice-seen = odkryta ręka
web-rip-notice-banned = zakazane: { $values }
web-rip-notice-worthless = każda karta 1
