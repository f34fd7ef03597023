### Ghost Stories. Nazwy kart, kafli i mocy to imiona własne; wszystkie teksty są nasze.
### $board, $owner, $moved i $watched to imię taoisty albo strona wioski; $space to pole od N0 do W2;
### $place i $tile to kafel wioski; $card to duch z numerem; $colour to kolor z literą.

gs-title = Ghost Stories
gs-seat-1 = Taoista 1
gs-seat-2 = Taoista 2
gs-seat-3 = Taoista 3
gs-seat-4 = Taoista 4

## Strony, kolory, miejsca

gs-side-0 = Północ
gs-side-1 = Wschód
gs-side-2 = Południe
gs-side-3 = Zachód
gs-board = { $what ->
    [neutral] { $side } (plansza neutralna)
   *[unknown] { $side }
}
gs-colour-1 = czerwony (C)
gs-colour-2 = zielony (Z)
gs-colour-3 = niebieski (N)
gs-colour-4 = żółty (Ż)
gs-colour-5 = czarny (Cz)
gs-colour-6 = biały (B)
gs-place = { $what ->
    [known] { $tile } ({ $number })
   *[unknown] kafel { $number }
}
gs-name = #{ $number } „{ $name }”
gs-points = { $colour } { $points }
gs-points-reduced = { $colour } { $points } zamiast { $printed }
gs-points-mantra = o 1 mniej dzięki Mantrze
gs-counted = { $colour } { $count }
gs-picked = { $card } ({ $space })
gs-on-space = { $what ->
    [ghost] { $space }: { $card }, { $needs }
    [buddha] { $space }, naprzeciw: { $tile }, stoi tam Budda
   *[free] { $space }, naprzeciw: { $tile }
}
gs-no-dice = brak kości
gs-chance = { $tokens ->
    [0] { $percent }%
    [one] z { $tokens } żetonem { $percent }%
    [few] z { $tokens } żetonami { $percent }%
   *[many] z { $tokens } żetonami { $percent }%
}
gs-both = oba { $chances }
gs-with-odds = { $text } – { $chances }
gs-risk-haunted = nawiedzenie { $percent }%
gs-risk-qi = utrata Qi { $percent }%
gs-risk-defeat = przegrana { $percent }%
gs-risk-none = bez zagrożenia
gs-risk-villagers = śmierć mieszkańca { $percent }%
gs-risk-cards = { $count ->
    [0] bez nowej karty
    [one] { $sure ->
        [yes] i nowa karta
       *[no] być może nowa karta
    }
    [few] { $sure ->
        [yes] i { $count } nowe karty
       *[no] do { $count } nowych kart
    }
    [many] { $sure ->
        [yes] i { $count } nowych kart
       *[no] do { $count } nowych kart
    }
   *[other] { $sure ->
        [yes] i { $count } nowych kart
       *[no] do { $count } nowych kart
    }
}
gs-map-legend = ! figurka na zewnątrz, ~ Mantra, litery i liczby: czego jeszcze trzeba na ducha
gs-map-buddha = Budda
gs-group = Wybiera grupa. { $text }
gs-waiting-group = Wybiera grupa: czekamy na dowolnego żywego taoistę.

## Pojęcia

gs-word-tile = Kafel wioski
    .help =
        Wioska ma dziewięć kafli w trzech rzędach, o numerach od 0 do 8, licząc od północnego zachodu. Aktywny kafel
        pomaga taoiście, który na nim stoi. Nawiedzony nie pomaga; trzeci nawiedzony kafel oznacza przegraną,
        na poziomie Wtajemniczenie dopiero czwarty.
gs-word-board = Plansza
    .help =
        Wokół wioski leżą cztery plansze: północ (N), wschód (E), południe (S), zachód (W). Każda ma kolor, moc
        i trzy pola duchów, na przykład N0, N1 i N2. Duch trafia na planszę swojego koloru, czarny na tę, której jest
        tura. Plansza bez gracza jest neutralna, a bez Qi opętana.
gs-word-space = Pole ducha
    .help =
        Mieści jednego ducha. Biegnie od niego linia trzech kafli; duch nawiedza w niej najbliższy jeszcze aktywny.
        Z kafla narożnego sięga się dwóch pól, z brzegowego jednego, ze środkowego żadnego.
        N0, N1, N2 i S0, S1, S2 biegną z zachodu na wschód, W0, W1, W2 i E0, E1, E2 z północy na południe.
gs-word-ghost = Duch
    .help =
        Karta z kolorem, odpornością od 1 do 4 i najwyżej trzema kamieniami. Lewy kamień działa, gdy duch przybywa,
        środkowy w fazie Yin jego planszy albo cały czas, prawy tylko wtedy, gdy duch zostaje wypędzony.
        O kartę zapytaj numerem, na przykład #11.
gs-word-incarnation = Wcielenie
    .help =
        Postać Wu-Fenga. Jest ich dziesięć; w talii leży jedno, na poziomach Koszmar i Piekło trzy lub cztery.
        Nie usuwa go ani Budda, ani Czarownik. Gdy wypędzicie wszystkie, wygrywacie. Każde daje grupie
        1 Qi i jeden Yin-Yang.
gs-word-qi = Qi
    .help = Życie. Kto traci ostatnie Qi, umiera i traci wszystkie żetony. Żetonów Qi jest razem 20.
gs-word-tao = Żeton Tao
    .help =
        Czerwony, zielony, niebieski, żółty lub czarny, po cztery z każdego. Po rzucie na egzorcyzm każdy żeton dodaje
        punkt swojego koloru. Taoiści na tym samym kaflu mogą pożyczyć swoje.
gs-word-yin-yang = Yin-Yang
    .help =
        Każdy taoista ma najwyżej jeden. Wydaj go w swojej turze, by dostać pomoc dowolnego aktywnego kafla, gdziekolwiek
        stoisz, albo oczyścić jeden nawiedzony kafel.
gs-word-buddha = Budda
    .help =
        Dwaj czekają w Świątyni buddyjskiej. Od następnej tury możesz postawić swojego na wolnym polu, którego sięgasz.
        Duch, który tam przyjdzie, zostaje odrzucony bez żadnego działania, a Budda wraca do Świątyni.
        Wcielenia zostają.
gs-word-power-token = Żeton mocy
    .help =
        Gdy graczy jest mniej niż czterech: wydaj go, a do końca tury masz moc neutralnej planszy.
        Wydane żetony leżą na środkowym kaflu; { $power_token_pickup ->
            [one] jeden z nich bierze ten, kto kończy tam turę.
           *[all_on_centre_tile] bierze je ten, kto kończy tam turę.
        }
gs-word-curse = Kość klątwy
    .help =
        Sześć ścianek: dwie puste, jedna nawiedza kafel w linii ducha, jedna sprowadza ducha,
        jedna zabiera wszystkie twoje żetony Tao, jedna 1 Qi.
gs-word-dice = Kości Tao
    .help =
        Trzy kości o ściankach czerwonej, zielonej, niebieskiej, żółtej, czarnej i białej. Biała liczy się jako
        dowolny kolor. Duchy mogą przejąć kości; szarej kości zielonego taoisty przejąć się nie da.
gs-word-exorcism = Egzorcyzm
    .help =
        Rzuć kośćmi Tao przeciw duchom, których sięgasz. Każda ścianka daje punkt swojego koloru, resztę dopłacają
        żetony Tao. W pełni opłacony duch zostaje wypędzony; z rogu jeden rzut może wypędzić dwa:
        { $paid_ghosts ->
            [one_by_one] odchodzą po kolei, każdy ze swoim prawym kamieniem.
           *[together] odchodzą oba, potem działają ich prawe kamienie.
        } Nieudana próba nie kosztuje żetonów.
gs-word-power = Moc taoisty
    .help = Każda plansza ma dwie moce, po jednej na stronie; w grze jest jedna z nich. Duchy mogą ją wyłączyć.
gs-word-haunter = Nawiedzacz
    .help =
        Duch z figurką. W fazie Yin jego planszy figurka najpierw wychodzi, a następnym razem nawiedza najbliższy
        aktywny kafel swojej linii i wraca na kartę.
gs-word-possessed = Opętana plansza
    .help =
        Plansza martwego taoisty albo neutralna plansza bez Qi. Jej moc przepadła, w jej turze nie przybywają duchy, ale
        te, które tam są, działają. Qi, które powinna stracić, traci { $possessed_board_qi_loss ->
            [active_or_next_player] gracz, którego jest tura, albo następny żywy.
           *[group_chooses_living_taoist] żywy taoista wybrany przez grupę.
        } Ożywić można tylko taoistę.

## Co się dzieje

gs-event-laid = Wioska, rząd po rzędzie od północy: { $tile0 }, { $tile1 }, { $tile2 }; { $tile3 }, { $tile4 }, { $tile5 }; { $tile6 }, { $tile7 }, { $tile8 }.
gs-event-seated = { $seat_kind ->
    [neutral] { $board_side }: plansza neutralna, { $colour }, moc „{ $power }”.
   *[taoist] { $board_side }: { $seat }, { $colour }, moc „{ $power }”.
}
gs-event-turn = { $living ->
    [0] { $seat_kind ->
        [neutral] Tura neutralnej planszy: { $board_side }.
       *[taoist] Tura opętanej planszy: { $seat } ({ $board_side }).
    }
   *[other] { $seat } ({ $board_side }) zaczyna turę.
}
gs-event-haunter-advances = { $card } na polu { $space }: figurka wychodzi i następnym razem nawiedzi kafel.
gs-event-haunter-haunts = { $card } na polu { $space }: figurka dochodzi do wioski.
gs-event-haunted = Nawiedzony kafel: { $tile } ({ $place_number }).
gs-event-unhaunted = Kafel oczyszczony: { $tile } ({ $place_number }).
gs-event-overrun = { $board }: planszę wypełniają trzy duchy. To kosztuje 1 Qi, a nowy duch nie przybywa.
gs-event-no-room = { $board }: dla ducha nie ma wolnego pola, to kosztuje 1 Qi.
gs-event-drew = { $card_kind ->
    [incarnation] Nadchodzi Wu-Feng! { $board } dobiera jego wcielenie: { $card }, { $card_needs }. Wypędźcie wszystkie wcielenia, a wygracie.
   *[ghost] { $board } dobiera kartę: { $card }, { $card_needs }.
}
gs-event-placed = { $card } przybywa na pole { $space }.
gs-event-stone = { $card } na polu { $space }: { $ability_text }.
gs-event-buddha-meets = { $card_kind ->
    [incarnation] { $card } spotyka Buddę na polu { $space } i zostaje; Budda wraca do Świątyni.
   *[ghost] { $card } spotyka Buddę na polu { $space } i znika; Budda wraca do Świątyni.
}
gs-event-rolled-curse = { $cause_kind ->
    [ghost] { $board } rzuca kością klątwy z powodu ducha { $card }: { $curse_text }.
   *[tile] { $board } rzuca kością klątwy ({ $cause_tile }): { $curse_text }.
}
gs-event-curse-shrugged-off = { $cause_kind ->
    [ghost] { $board } nigdy nie rzuca kością klątwy (moc „{ gs-power-3 }”), także z powodu ducha { $card }.
   *[tile] { $board } nigdy nie rzuca kością klątwy (moc „{ gs-power-3 }”), także tutaj: { $cause_tile }.
}
gs-event-lost-all-tao = { $board } traci wszystkie żetony Tao.
gs-event-discarded-tao = { $board } odrzuca żeton Tao: { $colour }.
gs-event-lost-qi = { $board } traci 1 Qi; zostało: { $left }.
gs-event-died = { $board } umiera. Plansza jest opętana.
gs-event-possessed = { $board }: plansza jest opętana, jej moc przepadła.
gs-event-bears-loss = Plansza jest opętana, więc Qi traci za nią { $board }.
gs-event-revived = { $board } wraca do życia na Cmentarzu.
gs-event-gained-qi = { $board } dostaje { $count } Qi.
gs-event-gained-yin-yang = { $board } dostaje Yin-Yang.
gs-event-took-tao = { $board } bierze żeton Tao: { $colour }.
gs-event-spent-tao = { $board } wydaje żeton Tao: { $colour }.
gs-event-refused = { $board } nic nie pożycza na ten egzorcyzm.
gs-event-rolled-tao = { $board } rzuca kośćmi Tao: { $first }{ $second }{ $third }{ $fourth }.
gs-event-exorcised = { $board } wypędza ducha: { $card }, pole { $space }.
gs-event-exorcism-failed = { $board } nie wypędza żadnego ducha.
gs-event-moved = { $board } idzie na kafel: { $place }.
gs-event-asked-help = { $board } prosi o pomoc: { $tile }.
gs-event-yin-yang-help = { $board } wydaje Yin-Yang na pomoc kafla: { $tile }.
gs-event-yin-yang-unhaunt = { $board } wydaje Yin-Yang, by oczyścić kafel.
gs-event-borrowed = { $board } pożycza moc do końca tury: { $power }.
gs-event-took-power-tokens = { $board } bierze żetony mocy ze środkowego kafla: { $count }.
gs-event-laid-mantra = { $board } kładzie Mantrę na duchu, pole { $space }.
gs-event-took-buddha = { $board } bierze Buddę.
gs-event-laid-buddha = { $board } stawia Buddę na polu { $space }.
gs-event-banished = { $board } usuwa ducha bez jego prawego kamienia: { $card }, pole { $space }.
gs-event-watched = { $board } odsyła figurki na karty. Plansza: { $watched }.
gs-event-prayed = { $board } kładzie żeton Tao na Kręgu modlitwy: { $colour }.
gs-event-circle-cleared = Żeton Tao z Kręgu modlitwy wraca do zapasu: { $colour }.
gs-event-ghost-moved = Wiatr przenosi ducha { $card } z pola { $start } na pole { $end }.
gs-event-looked-at-deck = { $board } ogląda wierzch talii. Kart: { $count }.
gs-event-power-chosen = Wybrana moc, { $board_side }: { $power }.
gs-event-begins = Pierwszą turę ma { $board }.
gs-event-won = Wu-Feng pokonany: wioska ocalona! Punkty: { $score }.
gs-event-lost = { gs-defeat } Punkty: { $score }.
gs-defeat = { $outcome ->
    [2] Wszyscy taoiści nie żyją: wioska przepadła.
    [3] Zbyt wiele kafli jest nawiedzonych: wioska przepadła.
    [4] W linii ducha nie było już aktywnego kafla: wioska przepadła.
   *[5] Dobrano ostatnią kartę, a wcielenie nie jest pokonane: wioska przepadła.
}
gs-ending = { $outcome ->
    [1] Koniec gry. Wu-Feng pokonany: wioska ocalona! Punkty: { $score }.
   *[other] Koniec gry. { gs-defeat } Punkty: { $score }.
}
gs-curse-0 = bez skutku
gs-curse-2 = nawiedzenie kafla
gs-curse-3 = przybywa duch
gs-curse-4 = strata wszystkich żetonów Tao
gs-curse-5 = strata 1 Qi

## Pytania

gs-kind-yang = { $stage ->
    [0] Twoja faza Yang: możesz { $deeds }. Co robisz?
    [1] Ruch za tobą. Teraz możesz { $deeds }.
    [2] Działanie za tobą. Co jeszcze robisz przed końcem tury?
   *[3] Koniec tury: możesz { $deeds }.
}
gs-yang-move = się ruszyć
gs-yang-act = działać
gs-yang-lay = stawiać Buddów
gs-yang-help = poprosić o pomoc
gs-yang-exorcism = spróbować egzorcyzmu
gs-yang-buddha = postawić Buddę
gs-yang-end = zakończyć turę
gs-yang-then = , potem{" "}
gs-yang-or = { $first } albo { $last }
gs-kind-place-ghost = { $card_kind ->
    [incarnation] Nadchodzi sam Wu-Feng, { $card }: { $needs }. { $stones } Wypędźcie wszystkie wcielenia, a wygracie. Wybierz mu pole.
   *[ghost] Przybywa duch: { $card }, { $needs }. { $stones } Wybierz mu pole.
}
gs-kind-reroll-dice = Na kościach: { $dice }. Wybierz te, którymi rzucisz jeszcze raz.
gs-kind-reroll-curse = Na kości klątwy: { $face }. Rzucić jeszcze raz? Drugi wynik zostaje.
gs-kind-exorcise = Na kościach: { $dice }. Wybierz ducha do wypędzenia. Wybrane dotąd: { $chosen }.
gs-kind-spend = Na kościach: { $dice }. Do wypędzenia: { $chosen }. Wybierz żeton Tao, który wydasz.
gs-kind-lend = { $board } prosi o twój żeton Tao: { $colour }. Cel egzorcyzmu: { $chosen }. Pożyczysz?
gs-kind-take-tao = Weź dowolny żeton Tao.
gs-kind-discard-tao = Odrzuć żeton Tao.
gs-kind-qi-or-yin-yang = Wybierz nagrodę: 1 Qi albo swój Yin-Yang.
gs-kind-give-qi = Nagroda za wcielenie: który taoista dostaje 1 Qi?
gs-kind-give-yin-yang = Nagroda za wcielenie: który taoista dostaje Yin-Yang?
gs-kind-who-loses-qi = Opętana plansza powinna stracić 1 Qi. Który żywy taoista je traci?
gs-kind-revive = Wybierz martwego taoistę, który wróci z 2 Qi.
gs-kind-unhaunt = Wybierz nawiedzony kafel, który zostanie oczyszczony. Potem przybędzie duch.
gs-kind-banish = Wybierz ducha, który zostanie usunięty. Potem stracisz 1 Qi.
gs-kind-watch = Wybierz planszę, której figurki wrócą na karty.
gs-kind-pray = Wybierz kolor dla Kręgu modlitwy: duchy będą w nim o 1 słabsze.
gs-kind-wind-ghost = Wiatr może przenieść jednego ducha. Którego?
gs-kind-wind-space = Dokąd wiatr przenosi ducha { $card }?
gs-kind-wind-taoist = Wiatr może przenieść taoistę. Kogo?
gs-kind-step-to = { $moved } przechodzi na inny kafel. Na który?
gs-kind-next-card = Odłóż karty na talię, najpierw tę, która przyjdzie wcześniej. Kart jeszcze bez miejsca: { $left }.
gs-kind-choose-power = Wybierz moc tej planszy: { $board_side }, { $board_colour }.
gs-kind-choose-first = Wybierz, kto ma pierwszą turę.

## Możliwości; $what mówi, czym jest dana możliwość

gs-option-yang = { $what ->
    [pass] Zakończ turę
    [pass-odds] Zakończ turę (faza Yin, { $side }: { $risks })
    [move] Idź na kafel: { $tile }
    [move-haunted] Idź na nawiedzony kafel: { $tile }
    [move-faces] Idź na kafel: { $tile }, naprzeciw duchów: { $faces }
    [move-haunted-faces] Idź na nawiedzony kafel: { $tile }, naprzeciw duchów: { $faces }
    [help] Poproś o pomoc, { $tile }: { $does }
    [help-nowhere] Poproś o pomoc
    [exorcism] Spróbuj egzorcyzmu: { $faces }
    [exorcism-nowhere] Spróbuj egzorcyzmu
    [take] { gs-power-6 }: weź żeton Tao, { $colour }
    [mantra] { gs-power-7 }: { $target }
    [winds] { gs-power-1 }: krok robi { $player }
    [yin-yang-help] Wydaj Yin-Yang na pomoc, { $tile }: { $does }
    [yin-yang-unhaunt] Wydaj Yin-Yang i oczyść kafel: { $tile }
    [borrow] Wydaj żeton mocy, { $side }: { $power }
   *[buddha] Postaw Buddę: { $target }
}
gs-option-place-ghost = Połóż go na { $target }
gs-option-reroll-dice = { $what ->
    [pass] Zostaw wszystkie kości
    [known] Rzuć jeszcze raz kośćmi { $numbers }: { $faces }
   *[unknown] Rzuć jeszcze raz kośćmi { $numbers }
}
gs-option-reroll-curse = { $what ->
    [pass] Zostaw wynik
   *[reroll] Rzuć kością klątwy jeszcze raz
}
gs-option-exorcise = { $what ->
    [pass] Nie wypędzaj nikogo więcej
    [paid] Wypędź { $target } ({ $pays })
   *[space] Wypędź { $target }
}
gs-pays = zużywa: { $parts }
gs-pays-dice = kości { $points }
gs-pays-mantra = Mantra
gs-pays-tao = Tao ({ $player }): { $points }
gs-pays-any = za dowolny kolor
gs-pays-choose = { $count ->
    [one] { $count } żeton do wyboru
    [few] { $count } żetony do wyboru
   *[many] { $count } żetonów do wyboru
}
gs-pays-nothing = nic
gs-option-spend = Wydaj żeton, { $player }: { $colour }
gs-option-lend = { $what ->
    [pass] Nie pożyczaj nic na ten egzorcyzm
   *[colour] Pożycz żeton: { $colour }
}
gs-option-take-tao = Weź: { $colour }
gs-option-discard-tao = Odrzuć: { $colour }
gs-option-qi-or-yin-yang = { $what ->
    [qi] Dostań 1 Qi
   *[yin-yang] Dostań swój Yin-Yang
}
gs-option-give-qi = 1 Qi dostaje { $player }
gs-option-give-yin-yang = Yin-Yang dostaje { $player }
gs-option-who-loses-qi = 1 Qi traci { $player }
gs-option-revive = Wraca { $player }
gs-option-unhaunt = Oczyść kafel: { $tile }
gs-option-banish = Usuń { $target }
gs-option-watch = Plansza, { $side }: { $player }
gs-option-pray = Módl się, kolor: { $colour }
gs-option-wind-ghost = { $what ->
    [pass] Nie przenoś ducha
   *[space] Przenieś { $target }
}
gs-option-wind-space = Przenieś go na { $target }
gs-option-wind-taoist = { $what ->
    [pass] Nie przenoś taoisty
   *[board] Wiatr przenosi: { $player }
}
gs-option-step-to = Na kafel: { $tile }
gs-option-next-card = Następna: { $card }, { $needs }
gs-option-choose-power = { $power }: { $does }
gs-option-choose-first = Zaczyna { $player }

## Dlaczego teraz nie można

gs-reason-step-over = Ten krok tury już minął: najpierw moce, potem ruch, działanie i Buddowie.
gs-reason-moved-already = W tej turze był już twój ruch.
gs-reason-acted-already = W tej turze było już twoje działanie: pomoc albo egzorcyzm.
gs-reason-other-tile = Drugie działanie jest możliwe tylko na kaflu pierwszego.
gs-reason-here-already = Taoista już tam stoi.
gs-reason-not-adjacent = Do tego kafla jest więcej niż jeden krok.
gs-reason-haunted-tile = Kafel jest nawiedzony i nie pomaga.
gs-reason-no-ghost-faced = Na polach, których sięgasz, nie ma ducha.
gs-reason-not-your-power = Ta moc nie jest twoja.
gs-reason-power-off = Ta moc jest wyłączona: blokuje ją duch albo plansza jest opętana.
gs-reason-power-used = Ta moc była już użyta w tej turze.
gs-reason-none-in-supply = W zapasie nie ma już takiego żetonu.
gs-reason-no-ghost-there = Na tym polu nie ma ducha.
gs-reason-mantra-there = Mantra już leży na tym duchu.
gs-reason-not-another-taoist = To musi być inny żywy taoista; siebie przenosi tylko ten, kto gra w pojedynkę.
gs-reason-no-yin-yang = Nie masz żetonu Yin-Yang.
gs-reason-not-haunted = Ten kafel nie jest nawiedzony.
gs-reason-nobody-dead = Żaden taoista nie jest martwy.
gs-reason-no-qi-left = W zapasie nie ma Qi, by przywrócić taoistę.
gs-reason-nothing-haunted = Żaden kafel nie jest nawiedzony.
gs-reason-no-dice = Wszystkie kości mają duchy.
gs-reason-no-ghost-to-banish = Nie ma ducha, którego można usunąć; wcielenia usunąć nie można.
gs-reason-no-figure-out = Żadna figurka tam nie wyszła.
gs-reason-nothing-to-pray-with = W zapasie nie ma żetonu innego koloru.
gs-reason-nothing-to-move = Wiatr nie ma kogo przenieść: ani ducha, ani taoisty.
gs-reason-no-buddha-at-temple = W Świątyni nie ma już Buddy.
gs-reason-not-neutral = Pożyczyć można tylko moc neutralnej planszy.
gs-reason-no-power-token = Nie masz żetonu mocy.
gs-reason-board-possessed = Ta plansza jest opętana, jej moc przepadła.
gs-reason-borrowed-already = Ta moc jest już pożyczona w tej turze.
gs-reason-no-buddha-held = Nie masz Buddy.
gs-reason-taken-this-turn = Ten Budda został wzięty w tej turze; postawisz go od następnej.
gs-reason-not-faced = Ze swojego kafla nie sięgasz tego pola.
gs-reason-ghost-there = Na tym polu leży duch.
gs-reason-buddha-there = Na tym polu stoi Budda.
gs-reason-not-its-board = Duch trafia na swoją planszę, dopóki jest tam wolne pole.
gs-reason-no-such-die = W tym rzucie nie ma takiej kości.
gs-reason-same-dice = To to samo, co inny wybór: z równych ścianek najpierw przerzuca się lewe.
gs-reason-protected = Tego wcielenia nie można teraz wypędzić: warunek mówi jego środkowy kamień.
gs-reason-not-enough = Kości i żetony nie wystarczą na tego ducha.
gs-reason-chosen-already = Ten duch jest już wybrany.
gs-reason-must-exorcise = Wystarczą same kości, więc ducha trzeba wypędzić.
gs-reason-not-on-your-tile = Żetony mogą pożyczyć tylko taoiści z twojego kafla.
gs-reason-lends-nothing = Ten taoista nic nie pożycza na ten egzorcyzm.
gs-reason-no-such-token = Nie ma takiego żetonu.
gs-reason-not-needed = Żeton tego koloru nie jest potrzebny.
gs-reason-not-asked-for = Prośba dotyczy żetonu innego koloru.
gs-reason-not-living = Nie ma tam żywego taoisty.
gs-reason-has-yin-yang = Ten taoista ma już Yin-Yang.
gs-reason-not-dead = Nie ma tam martwego taoisty.
gs-reason-incarnation = Wcielenia usunąć nie można.
gs-reason-colour-there = Na Kręgu leży już żeton tego koloru.
gs-reason-not-looked-at = Tej karty nie ma wśród tych, które oglądasz.
gs-reason-not-on-this-board =
    Tej mocy nie ma na tej planszy; kto gra w pojedynkę, ma czerwoną planszę stroną „Taniec iglic”.
gs-reason-neutral-board = Neutralna plansza nie może mieć pierwszej tury.
gs-reason-forbidden = Coś tego zabrania w tej turze.
gs-reason-other-question = Teraz pytanie dotyczy czegoś innego.
gs-reason-game-over = Gra jest skończona.

## Położenie

gs-view-turn = { $what ->
    [neutral] { $difficulty }. Tura { $turn }: neutralna plansza, { $side }.
    [dead] { $difficulty }. Tura { $turn }: { $player }, plansza opętana ({ $side }).
    [before] { $difficulty }. Gra zaraz się zacznie.
   *[living] { $difficulty }. Tura { $turn }: { $player } ({ $side }).
}
gs-view-haunted = Nawiedzone kafle: { $count }; przegrana przy { $limit }.
gs-view-village = Wioska, rząd po rzędzie od północy:
gs-view-tile = { $notes ->
    [none] { $tile }
   *[some] { $tile } – { $text }
}
gs-view-is-haunted = NAWIEDZONE
gs-view-at-temple = Buddów: { $count }
gs-view-on-circle = modlitwa: { $colour }
gs-view-power-tokens-here = żetony mocy: { $count }
gs-view-player = { $player }, { $side }, { $colour }: { $texts }
gs-view-neutral = Neutralna plansza
gs-view-is-dead = taoista nie żyje, plansza opętana
gs-view-is-possessed = opętana
gs-view-qi = Qi { $count }
gs-view-tao = Tao { $tokens }
gs-view-yin-yang = { $held ->
    [0] bez Yin-Yang
   *[1] Yin-Yang
}
gs-view-buddhas = Buddów { $count }
gs-view-power-tokens = żetony mocy { $count }
gs-view-power = { $works ->
    [yes] moc: { $power }
   *[no] moc wyłączona: { $power }
}
gs-view-borrowed = pożyczona w tej turze
gs-view-ghost = { $card }: { $texts }
gs-view-figure = { $out ->
    [yes] figurka wyszła, następny kafel: { $tile }
    [village] figurka wyszła, następne nawiedzenie to przegrana
   *[no] figurka na karcie
}
gs-view-mantra = pod Mantrą
gs-view-vulnerable = spotkanie z Buddą już było
gs-view-safe = teraz nie można wypędzić
gs-view-right = po wypędzeniu: { $stones }
gs-view-space = { $space } { $text }
gs-view-free = { $spaces } – wolne
gs-view-buddha-space = Budda
gs-view-deck = Talia: { $count }. { $what ->
    [next] Następna karta to wcielenie.
    [among] Najbliższe wcielenie jest wśród { $place } kart z wierzchu.
    [later] Najbliższe wcielenie to karta { $place } od góry.
   *[none] Nie ma w niej już wcieleń.
} Wcielenia niepokonane: { $undefeated }, wypędzone: { $exorcised }.
gs-view-on-top = Na wierzchu talii, od góry: { $cards }.
gs-view-drawn = Właśnie dobrana karta: { $card }, { $needs }.
gs-view-supply = Zapas: Qi { $qi }; Tao { $tokens }.
gs-view-field = { $name }: { $value }.
gs-view-dice = Kości: { $dice }.
gs-view-curse = Na kości klątwy: { $face }.
gs-view-chosen = Do wypędzenia: { $ghosts }.
gs-view-promised = Obiecane żetony: { $tokens }.
gs-view-promise = { $player } { $colour }
gs-view-captured = Kości Tao u duchów: { $count }.
gs-view-locked = Nikt nie może wydawać żetonów Tao.
gs-view-no-white = Białe ścianki nic nie są warte.

## Pomoc o kartach, kaflach i mocach

gs-help-ghost = { $card }. Duch, { $colour }. Odporność { $resistance }: { $needs }. { $stones }
gs-help-incarnation = { $card }. Wcielenie Wu-Fenga, { $colour }. Odporność { $resistance }: { $needs }. { $stones }
gs-help-left = Lewy kamień (po przybyciu). { $text }
gs-help-centre = Środkowy kamień (w grze). { $text }
gs-help-right = Prawy kamień (po wypędzeniu). { $text }
gs-help-no-stones = Nie ma kamieni.
gs-help-power = { $power }, { $colour }. { $text }
gs-help-reconstructed = (Odtworzone: żadne źródło nie mówi tego na pewno.)

gs-stone-haunter = nawiedzacz
    .help =
        Nawiedzacz: jego figurka wychodzi, a w następnej fazie Yin jego planszy nawiedza najbliższy aktywny kafel.
gs-stone-tormentor = rzut kością klątwy w każdej fazie Yin
    .help = Dręczyciel: w każdej fazie Yin jego planszy taoista tej planszy rzuca kością klątwy.
gs-stone-dice-immune = kości się przeciw niemu nie liczą
    .help = Kości się przeciw niemu nie liczą; żetony Tao, Krąg modlitwy i Mantra tak.
gs-stone-summon-ghost = sprowadza jeszcze ducha
    .help = Przybywa jeszcze jeden duch.
gs-stone-block-board-power = wyłącza moc swojej planszy
    .help = Dopóki jest w grze, moc planszy, na której leży, jest wyłączona.
gs-stone-fast-haunter = figurka od razu na zewnątrz
    .help = Jego figurka od razu jest na zewnątrz, więc nawiedza kafel już w pierwszej fazie Yin swojej planszy.
gs-stone-capture-die = trzyma kość Tao
    .help = Dopóki jest w grze, trzyma kość Tao: na egzorcyzm rzuca się o jedną kość mniej.
gs-stone-lose-qi = zabiera 1 Qi
    .help = Gracz, którego jest tura, traci 1 Qi.
gs-stone-block-tao = nie wolno wydawać żetonów Tao
    .help = Dopóki jest w grze, nikt nie może wydawać żetonów Tao.
gs-stone-haunt-tile = od razu nawiedza kafel
    .help = Od razu nawiedza najbliższy aktywny kafel swojej linii.
gs-stone-group-lose-tao = każdy taoista odrzuca żeton Tao
    .help = Każdy żywy taoista odrzuca jeden wybrany żeton Tao.
gs-stone-block-all-powers = wyłącza wszystkie moce
    .help = Dopóki jest w grze, wszystkie moce taoistów są wyłączone, także pożyczone.
gs-stone-clear-circle-of-prayer = opróżnia Krąg modlitwy
    .help = Żeton z Kręgu modlitwy wraca do zapasu.
gs-stone-white-faces-void = białe ścianki nic nie są warte
    .help = Dopóki jest w grze, białe ścianki dla nikogo nic nie są warte.
gs-stone-exorcisable-only-if-opposite-ghost-space-has-no-ghost = nietykalne, gdy naprzeciw jest duch
    .help = Można je wypędzić tylko wtedy, gdy na polu naprzeciw, po drugiej stronie wioski, nie ma ducha.
gs-stone-exorcisable-only-after-entering-a-buddha-space = nietykalne do spotkania z Buddą
    .help = Można je wypędzić dopiero, gdy trafi na pole z Buddą; potem już zawsze.
gs-stone-curse-die = kość klątwy
    .help = Rzuć kością klątwy.
gs-stone-gain-tao-1 = 1 żeton Tao
    .help = Weź 1 dowolny żeton Tao.
gs-stone-gain-tao-2 = 2 żetony Tao
    .help = Weź 2 dowolne żetony Tao.
gs-stone-gain-qi-or-yinyang = Qi albo Yin-Yang
    .help = Dostajesz 1 Qi albo swój Yin-Yang.
gs-stone-group-gain-qi-and-yinyang = Qi i Yin-Yang dla grupy
    .help = Grupa dostaje 1 Qi i jeden Yin-Yang, dla jednego taoisty albo dla dwóch.

gs-tile-0 = Cmentarz
    .does = przywróć taoistę, potem kość klątwy
    .help =
        Martwy taoista wraca z 2 Qi i stoi na Cmentarzu. Potem rzucasz kością klątwy; jeśli nawiedza, to sam
        Cmentarz. Kto gra w pojedynkę, nie ma z niego pożytku.
gs-tile-1 = Ołtarz taoistów
    .does = oczyść kafel, potem przybywa duch
    .help = Oczyść jeden nawiedzony kafel. Potem przybywa duch.
gs-tile-2 = Sklep zielarza
    .does = rzuć 2 kośćmi i weź takie żetony Tao
    .help =
        Rzuć dwiema kośćmi Tao{ $captured_dice_limit_herbalist ->
            [no] , nawet jeśli duchy trzymają kości.
           *[yes] , mniej, jeśli trzymają je duchy.
        } Za każdą kolorową ściankę weź żeton tego koloru,
        za każdą białą dowolny, o ile są w zapasie.
gs-tile-3 = Chata czarownika
    .does = usuń ducha i strać 1 Qi
    .help = Usuń dowolnego ducha w grze, ale nie wcielenie, bez jego prawego kamienia. Tracisz 1 Qi.
gs-tile-4 = Obchód nocnego stróża
    .does = figurki jednej planszy wracają
    .help = Wybierz planszę: wszystkie jej figurki wracają na karty.
gs-tile-5 = Krąg modlitwy
    .does = duchy o 1 słabsze w jednym kolorze
    .help =
        Połóż tu żeton Tao z zapasu albo wymień leżący. Wszystkie duchy, które wymagają tego koloru, są w nim
        dla wszystkich o 1 słabsze, dopóki żeton leży. Nie zużywa się.
gs-tile-6 = Pawilon niebiańskiego wiatru
    .does = przenieś ducha i innego taoistę
    .help =
        Przenieś ducha na dowolne wolne pole dowolnej planszy; potem przesuń innego taoistę
        { $pavilion_taoist_move ->
            [any_tile] na dowolny kafel.
           *[one_step] o jeden krok.
        } Z każdego możesz zrezygnować. Kto gra w pojedynkę, przesuwa swojego taoistę.
gs-tile-7 = Herbaciarnia
    .does = 1 żeton Tao i 1 Qi, potem przybywa duch
    .help = Weź dowolny żeton Tao i 1 Qi. Potem przybywa duch.
gs-tile-8 = Świątynia buddyjska
    .does = weź Buddę
    .help = Weź Buddę, jeśli tu jest. Możesz go postawić od następnej tury.
gs-tile-9 = Wieża strażnicza
    .does = ułóż 4 górne karty, weź żeton Tao
    .help =
        Kafel promocyjny. Obejrzyj cztery górne karty talii i odłóż w dowolnej kolejności; widzą je wszyscy taoiści.
        Potem weź dowolny żeton Tao.

gs-power-0 = Taniec iglic
    .does = idź na dowolny kafel
    .help = Zamiast jednego kroku rób do dwóch; tak można dotrzeć na każdy kafel wioski.
gs-power-1 = Taniec bliźniaczych wiatrów
    .does = przed ruchem przesuń innego taoistę
    .help = Przed swoim ruchem przesuń innego żywego taoistę o jeden krok.
gs-power-2 = Ulubieniec bogów
    .does = przerzuć kości jeden raz
    .help = Możesz jeden raz przerzucić dowolne swoje kości Tao, a także kość klątwy. Drugi wynik zostaje.
gs-power-3 = Siła góry
    .does = czwarta kość, bez kości klątwy
    .help = W egzorcyzmach rzucasz też szarą kością, ale nie u zielarza. Kością klątwy nie rzucasz nigdy.
gs-power-4 = Niebiański podmuch
    .does = pomoc i egzorcyzm w jednej turze
    .help = W jednej turze możesz i poprosić o pomoc, i spróbować egzorcyzmu, w dowolnej kolejności, na tym samym kaflu.
gs-power-5 = Drugi oddech
    .does = to samo działanie dwa razy
    .help = W jednej turze możesz dwa razy poprosić o pomoc albo dwa razy spróbować egzorcyzmu, na tym samym kaflu.
gs-power-6 = Bezdenne kieszenie
    .does = przed ruchem weź żeton Tao
    .help = Przed ruchem weź żeton Tao dowolnego koloru, który jest w zapasie.
gs-power-7 = Mantra osłabienia
    .does = przed ruchem osłab ducha o 1
    .help =
        Przed ruchem połóż Mantrę na dowolnym duchu albo ją przenieś: dla wszystkich jest o 1 słabszy.
        Schodzi, gdy duch opuszcza grę albo moc jest wyłączona.

## Duchy

gs-card-1 = Ghul
gs-card-2 = Chodzący trup
gs-card-3 = Łamacze trumien
gs-card-4 = Łamacze trumien
gs-card-5 = Niespokojny zmarły
gs-card-6 = Zombi
gs-card-7 = Zombi
gs-card-8 = Skaczący wampir
gs-card-9 = Skaczący wampir
gs-card-10 = Żółta zaraza
gs-card-11 = Licz
gs-card-12 = Topielica
gs-card-13 = Ogar głębin
gs-card-14 = Zdradliwa nimfa
gs-card-15 = Zdradliwa nimfa
gs-card-16 = Lepkie stopy
gs-card-17 = Pomiot otchłani
gs-card-18 = Pomiot otchłani
gs-card-19 = Diabeł z mułu
gs-card-20 = Diabeł z mułu
gs-card-21 = Płynna groza
gs-card-22 = Furia głębin
gs-card-23 = Pełzający
gs-card-24 = Grzybowy stwór
gs-card-25 = Upadli mnisi
gs-card-26 = Upadły mnich
gs-card-27 = Niespokojny duch
gs-card-28 = Zgniła dusza
gs-card-29 = Zgniła dusza
gs-card-30 = Nikczemnik
gs-card-31 = Nikczemnik
gs-card-32 = Zielona ohyda
gs-card-33 = Wielki gnilec
gs-card-34 = Oprawca
gs-card-35 = Żniwiarz
gs-card-36 = Ostropazure panie
gs-card-37 = Ostropazure panie
gs-card-38 = Krwawiące oczy
gs-card-39 = Krwiopijca
gs-card-40 = Krwiopijca
gs-card-41 = Szkarłatny złoczyńca
gs-card-42 = Szkarłatny złoczyńca
gs-card-43 = Pożeracz ciał
gs-card-44 = Rozszalały
gs-card-45 = Ponury sługa
gs-card-46 = Odrażająca piękność
gs-card-47 = Odcięte głowy
gs-card-48 = Odcięte głowy
gs-card-49 = Cmentarny wędrowiec
gs-card-50 = Czarna wdowa
gs-card-51 = Czarna wdowa
gs-card-52 = Mroczne widmo
gs-card-53 = Mroczne widmo
gs-card-54 = Bezkształtne zło
gs-card-55 = Pożeracz dusz

## Wcielenia Wu-Fenga

gs-card-56 = Wyjący koszmar
gs-card-57 = Nieuchwytny
gs-card-58 = Zabójca nadziei
gs-card-59 = Armia śmierci
gs-card-60 = Zapomniani
gs-card-61 = Łamacz kości
gs-card-62 = Mroczna pani
gs-card-63 = Pełzająca groza
gs-card-64 = Władca wampirów
gs-card-65 = Bezimienny

## Ustawienia stołu

gs-switch-difficulty = Poziom trudności
    .help =
        Wtajemniczenie: 4 Qi, czarny żeton Tao, jedno wcielenie, przegrywa dopiero czwarty nawiedzony kafel.
        Normalny: 3 Qi, jedno wcielenie. Koszmar: trzy lub cztery wcielenia. Piekło: to samo i nikt nie zaczyna
        z Yin-Yang.
    .is-initiation = Wtajemniczenie
    .is-normal = Normalny
    .is-nightmare = Koszmar
    .is-hell = Piekło
gs-switch-guard_tower = Z Wieżą strażniczą
    .help =
        Czy dodaje się kafel promocyjny; wtedy jeden z dziesięciu kafli losowo odpada. Bez Świątyni buddyjskiej
        odpada też wcielenie „Nieuchwytny”.
gs-switch-powers = Wybór mocy
    .help = Czy moce plansz rozdaje los, czy wybiera je grupa.
    .is-random = losowo
    .is-chosen = wybiera grupa
gs-switch-first_player = Kto zaczyna
    .help = Czy pierwszego gracza wyznacza los, czy wybiera go grupa.
    .is-random = losowo
    .is-chosen = wybiera grupa
gs-switch-lending = Pożyczanie żetonów
    .help = Czy taoistów na tym samym kaflu pyta się o każdy żeton Tao, czy pożyczają zawsze.
    .is-ask = właściciel decyduje
    .is-always = pożyczają zawsze
gs-switch-initiation_haunted_limit = Nawiedzone kafle do przegranej na poziomie Wtajemniczenie
    .help = Ile nawiedzonych naraz kafli oznacza przegraną na poziomie Wtajemniczenie.
    .is-4 = cztery
    .is-3 = trzy
gs-switch-initiation_black_tao = Czarny żeton Tao na poziomie Wtajemniczenie
    .help = Czy każdy taoista zaczyna Wtajemniczenie z czarnym żetonem Tao; w starszych wydaniach go nie ma.
gs-switch-pavilion_taoist_move = Jak daleko Pawilon przenosi taoistę
    .help = Jak daleko Pawilon niebiańskiego wiatru przenosi taoistę.
    .is-one_step = o jeden krok
    .is-any_tile = na dowolny kafel
gs-switch-possessed_board_qi_loss = Kto traci Qi opętanej planszy
    .help = Kto traci Qi, które powinna stracić opętana plansza.
    .is-group_chooses_living_taoist = żywy taoista wybrany przez grupę
    .is-active_or_next_player = gracz, którego jest tura, albo następny
gs-switch-power_token_pickup = Żetony mocy na środkowym kaflu
    .help = Ile żetonów mocy bierze taoista, który kończy turę na środkowym kaflu.
    .is-all_on_centre_tile = wszystkie
    .is-one = jeden
gs-switch-captured_dice_limit_herbalist = Przejętych kości brakuje też u zielarza
    .help = Czy kości trzymanych przez duchy brakuje także w Sklepie zielarza.
gs-switch-paid_ghosts = Kilka duchów w jednym egzorcyzmie
    .help =
        Czy najpierw odchodzą wszystkie opłacone duchy, a ich prawe kamienie działają potem w wybranej kolejności, czy
        każdy odchodzi razem ze swoim kamieniem, a następny jeszcze leży.
    .is-together = najpierw odchodzą wszystkie
    .is-one_by_one = po kolei, każdy ze swoim kamieniem

## Jak grać

gs-rules-1 = Jesteście taoistami, razem bronicie wioski przed Wu-Fengiem i jego duchami i razem wygrywacie lub przegrywacie.
gs-rules-2 =
    Wioska ma dziewięć kafli w trzech rzędach; wokół leżą cztery plansze, każda z kolorem, mocą taoisty i trzema polami
    duchów.
gs-rules-3 = Plansze mają tury zgodnie z ruchem wskazówek zegara: w fazie Yin działają duchy, w fazie Yang wy.
gs-rules-4 =
    Yin: najpierw działają duchy na planszy. Jeśli wypełniają ją trzy, tracisz 1 Qi; jeśli nie, z talii przybywa
    nowy duch.
gs-rules-5 = Duch trafia na planszę swojego koloru, czarny na tę, której jest tura; pole wybierasz ty.
gs-rules-6 =
    Nawiedzacz najpierw wysyła figurkę, a następnym razem nawiedza najbliższy aktywny kafel swojej linii. Inne duchy każą
    rzucać kością klątwy, trzymają kości, wyłączają moce albo sprowadzają następne.
gs-rules-7 =
    Yang: możesz zrobić krok w dowolną stronę, a potem poprosić o pomoc mieszkańca kafla albo spróbować egzorcyzmu.
    Na koniec możesz postawić Buddów: niszczą następnego ducha na swoim polu.
gs-rules-8 =
    Egzorcyzm: rzuć trzema kośćmi Tao przeciw duchom na polach obok twojego kafla, z rogu na dwóch polach. Każda ścianka
    daje punkt swojego koloru, biała dowolnego; resztę dopłacają żetony Tao, twoje i taoistów z twojego kafla.
gs-rules-9 = Jeśli opłacona jest cała odporność, duch znika, a jego prawy kamień przynosi klątwę albo nagrodę.
gs-rules-10 = Każdy kafel pomaga po swojemu; nawiedzony nie pomaga.
gs-rules-11 = Yin-Yang daje ci pomoc dowolnego aktywnego kafla albo oczyszcza nawiedzony.
gs-rules-12 = Bez Qi taoista umiera, a plansza jest opętana; Cmentarz może przywrócić martwych.
gs-rules-13 = Wygrywacie, gdy wypędzicie wszystkie wcielenia Wu-Fenga z talii.
gs-rules-14 =
    Przegrywacie, gdy wszyscy taoiści nie żyją, gdy nawiedzony jest trzeci kafel (na poziomie Wtajemniczenie czwarty)
    albo gdy dobrano ostatnią kartę, a wcielenie nie jest pokonane.
