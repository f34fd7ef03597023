### Zasady i galeria: wczytywane tylko z tymi stronami.

web-rb-all = Zasady wszystkich gier
web-rb-contents = Spis treści
web-rb-search = Szukaj w zasadach
web-rb-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
web-rb-tells = Co pilnuje tej zasady: { $rules }
web-rb-tests = Testy
web-rb-show = Pokaż
    .help = Pozycja na planszy, w której to się dzieje
web-rb-other = Inne odczytanie. { $switch }: { $value }
web-rb-this = Tak gra się przy tym stole. { $switch }: { $value }
web-rb-default = Zwykle tak. { $switch }: { $value }
web-rb-print = Drukuj
web-rb-offline = W jednym pliku
    .help = Całe zasady z obrazkami w jednym pliku, który nie potrzebuje sieci
web-rb-to-table = Wróć do stołu
web-rb-follows = Zasady według ustawień twojego stołu.
web-rb-setup = Stół rozłożony dla { $players ->
    [one] { $players } gracza
    [few] { $players } graczy
   *[many] { $players } graczy
}
web-rb-example = Przykład
web-rb-step = Krok { $at } z { $last }
web-rb-next = Następny krok
web-rb-previous = Krok wstecz
web-rb-try = Wypróbuj na planszy
web-rb-shown = Zasada { $rule }
web-rb-show-board = Pokaż stół
web-rb-find = Szukaj w galerii
web-rb-kinds = Pokaż
web-rb-everything = Wszystko
web-rb-count = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
}
web-rb-guessed = Częściowo odtworzone
web-rb-guessed-only = Tylko odtworzone
web-rb-rulings = Rozstrzygnięcia
web-rb-missing = Tej gry nie ma tu w zasadach; objaśni ją stół.
web-rb-kind-psychic = Media
web-rb-kind-card = Duchy
web-rb-kind-ghost = Duchy
web-rb-kind-token = Żetony i figurki
web-rb-kind-incarnation = Wcielenia
web-rb-kind-summoning = Karta przyzwania
web-rb-kind-skeleton = Szkielety
web-rb-kind-tile = Kafle wioski
web-rb-kind-power = Moce taoistów
web-rb-kind-family = Mieszkańcy według rodzin
web-rb-kind-artifact = Artefakty
web-rb-kind-demon = Demony
web-rb-kind-curse = Klątwy
web-rb-kind-mantra = Mantry krwi
web-rb-kind-catacomb = Żetony katakumb
