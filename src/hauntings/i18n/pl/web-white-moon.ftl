### White Moon na stole w przeglądarce: to, czego nie mówi white-moon.ftl.
### $corner to czara; $text to klątwa albo nagroda; $safe i $dead liczą członków rodziny wielkości $size.

web-wm-families = Rodziny
web-wm-whereabouts = W Schronieniu { $safe } z { $size }, w Mogiłach { $dead }.
web-wm-reward = Nagroda: { $text }
web-wm-curse = Klątwa: { $text }
web-wm-in-village = w wiosce
web-wm-graveyard = Mogiły
web-wm-receptacle-full = Czara z kryształem księżycowym, { $corner }
web-wm-receptacle-empty = Pusta czara, { $corner }

## Co można zrobić

web-wm-rescue = Ocal mieszkańca
web-wm-place-crystal = Połóż kryształ
web-wm-stand-up = Wstań
web-gs-take-villager = Prowadź mieszkańca
web-gs-lay-villager = Wybierz kafel, na który poprowadzisz mieszkańca.
web-gs-held-villager = { wm-word-villager }
web-gs-held-su-ling = { wm-word-su-ling }
web-gs-take-su-ling = Poślij Su-Ling
web-gs-lay-su-ling = Wybierz pole ducha, przed którym stanie Su-Ling.

## Kto o czym decyduje, dla wszystkich patrzących

web-wm-decides-follow = { $player } decyduje, czy zabrać mieszkańca.
web-wm-decides-villager-dies = { $player } decyduje, który mieszkaniec umrze.
web-wm-decides-zhou-qi = { $player } decyduje, kto straci Qi.
web-wm-decides-who-gives-tao = { $player } decyduje, czyj żeton Tao wypadnie z gry.
web-wm-decides-bring-back = { $player } decyduje, kto wróci z martwych.
web-wm-decides-potion = { $player } decyduje, komu pomoże Eliksir życia.
web-wm-decides-light = { $player } decyduje, który kafel pomoże.
web-wm-decides-school = { $player } decyduje, z którymi duchami walczyć w Szkole.
web-wm-decides-school-ghost = { $player } decyduje, które duchy usunąć.
web-wm-decides-sword = { $player } decyduje, czy dobyć Boskiego miecza.
web-wm-decides-claw = { $player } decyduje, co weźmie Mściwy pazur.
web-wm-decides-armor = { $player } decyduje, czy użyć Zbroi sprawiedliwych.
web-wm-decides-shield = { $player } decyduje, czy użyć Tarczy czasu.
web-wm-decides-scroll = { $player } decyduje, czy przyjść na wezwanie.
web-wm-decides-inherit = { $player } decyduje, kto odziedziczy artefakt.
web-wm-decides-artifact-to = { $player } decyduje, kto dostanie artefakt.
web-wm-decides-su-ling = { $player } decyduje, dokąd pójdzie Su-Ling.
web-wm-decides-su-ling-crystal = { $player } decyduje, czy Su-Ling przyniesie kryształ.
web-wm-decides-crystal-to = { $player } decyduje, kto dostanie kryształ księżycowy.
web-wm-decides-tao-to = { $player } decyduje, kto dostanie żeton Tao.
web-wm-decides-wu-buddha = { $player } decyduje, gdzie stanie Budda.
web-wm-decides-barrier = { $player } decyduje, co zrobi Mistyczna bariera.
web-wm-decides-barrier-ghost = { $player } decyduje, które duchy usunąć.
web-wm-decides-barrier-villager = { $player } decyduje, kogo ocalić.
web-wm-decides-barrier-crystal = { $player } decyduje, kto odda kryształ.
web-wm-decides-portal = { $player } decyduje, gdzie stanie Portal.
web-wm-decides-pre-rescue = { $player } decyduje, kogo ocalić przed grą.
web-wm-decides-lend-crystal = { $player } decyduje, czy pożyczyć kryształ.

## Odds

web-wm-odds-school = W Szkole, kolor: { $colour }
web-wm-odds-barrier = W Barierze, { $player }
web-wm-odds-sword = Z Boskim mieczem
web-wm-odds-no-sword = Bez miecza

## O czym mówią rozdziały zasad, w dzienniku

web-wm-section-3-9 =
    Bez Świątyni i Pawilonu w wiosce Nieuchwytnego nigdy nie dałoby się wypędzić: zamiast niego przychodzi inne
    wcielenie.
