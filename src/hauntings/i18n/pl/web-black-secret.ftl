### Warstwa Black Secret w przeglądarce: to, czego nie mówi black-secret.ftl.
### $player to osoba albo grupa.

web-bs-board = Plansza Wu-Fenga i Mantry krwi
web-bs-tab = { bs-word-wu-feng }
web-bs-demons = Demony
web-bs-mantras = Mantry krwi
web-bs-village = Wioska
web-bs-look-down = Zajrzyj do katakumb
web-bs-look-up = Wróć do wioski
web-bs-choices-there = { $count ->
    [one] jest tam { $count } możliwość
    [few] są tam { $count } możliwości
   *[many] jest tam { $count } możliwości
}
web-bs-entrance = wejście dla demonów
web-bs-below = pod spodem: { $who }
web-bs-cost = przywołuje go duch o odporności co najmniej { $cost }
web-bs-never-again = już nie wróci
web-bs-face-down = Zakryte, poziom { $level }: { $count }
web-bs-urns = Urny Wu-Fenga: { $count } z 3
web-bs-skeletons = Szkielety na planszy Wu-Fenga: { $count } z 3
web-bs-hand = Wcielenia na ręce Wu-Fenga: { $count }.
web-bs-in-hand = Na twojej ręce: { $card }
web-bs-incarnation-deck = Wcielenia pozostałe w ich talii: { $count }.
web-bs-hint-below = Wybierz podświetloną komorę, aby tam pójść.
web-bs-climb-down = Zejdź w dół
web-bs-climb-up = Wejdź na górę
web-bs-summon = Albo przywołaj demona
web-bs-cast = Albo rzuć klątwę
web-bs-no-curse = Żadna klątwa nie pasuje teraz do tej karty.

## Who decides what, for all who watch

web-bs-decides-wu-feng = { $player } decyduje, do czego użyć karty.
web-bs-decides-enter = { $player } decyduje, co robią demony.
web-bs-decides-demon-acts = { web-bs-decides-enter }
web-bs-decides-activate = { web-bs-decides-enter }
web-bs-decides-shadow-acts = { $player } decyduje, co robi Cień.
web-bs-decides-pyramid = { $player } decyduje, co robi klątwa.
web-bs-decides-remove-ladder = { web-bs-decides-pyramid }
web-bs-decides-victim = { web-bs-decides-pyramid }
web-bs-decides-take-away = { web-bs-decides-pyramid }
web-bs-decides-drag-to = { web-bs-decides-pyramid }
web-bs-decides-spoil-mantra = { web-bs-decides-pyramid }
web-bs-decides-from-discard = { web-bs-decides-pyramid }
web-bs-decides-haunt = { web-bs-decides-pyramid }
web-bs-decides-excavate = { web-bs-decides-pyramid }
web-bs-decides-skeleton-on = { $player } decyduje, gdzie powstanie szkielet.
web-bs-decides-hit = { $player } decyduje, kogo trafia Cień.
web-bs-decides-incarnation = { $player } decyduje, które wcielenie nadchodzi.
web-bs-decides-cast = { $player } decyduje, którą klątwę rzucić.
web-bs-decides-blood = { $player } decyduje, na którą Mantrę krwi spłynie Qi.
web-bs-decides-resolve-mantra = { $player } decyduje, co robi Mantra krwi.
web-bs-decides-for-taoist = { web-bs-decides-resolve-mantra }
web-bs-decides-enfeeble = { web-bs-decides-resolve-mantra }
web-bs-decides-discard-ghost = { web-bs-decides-resolve-mantra }
web-bs-decides-unlearn = { web-bs-decides-resolve-mantra }
web-bs-decides-travel = { web-bs-decides-resolve-mantra }
web-bs-decides-return-ladder = { web-bs-decides-resolve-mantra }
web-bs-decides-send-home = { web-bs-decides-resolve-mantra }
web-bs-decides-buddha-on = { web-bs-decides-resolve-mantra }
web-bs-decides-turn-back = { web-bs-decides-resolve-mantra }
web-bs-decides-recycle = { web-bs-decides-resolve-mantra }
web-bs-decides-ladder = { $player } decyduje, czy użyć drabiny.
web-bs-decides-swap-mantra = { $player } pisze u Kaligrafa.
web-bs-decides-new-mantra = { web-bs-decides-swap-mantra }

## Odds

web-bs-odds-demon = Szansa na wypędzenie demona
web-bs-odds-search = Co może się znaleźć
