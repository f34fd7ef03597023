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
