### Ghost Stories: White Moon. Nazwy kart, rodzin, artefaktów i kafli to imiona własne; wszystkie teksty są nasze.
### To, co tu powiedziane, idzie przed wiadomością o tej samej nazwie z ghost-stories.ftl; resztę mówi tamten plik.
### $family to nazwa rodziny; $place, $tile, $start i $end to kafel wioski tam, gdzie mowa o mieszkańcach.

wm-title = Ghost Stories: Biały księżyc

## Rodziny mieszkańców

wm-family-1 = Long
wm-family-2 = Chang
wm-family-3 = Teng
wm-family-4 = Weng
wm-family-5 = Wu
wm-family-6 = Miao
wm-family-7 = Xiang
wm-family-8 = Sheng
wm-family-9 = Sun
wm-family-10 = Li
wm-family-11 = Zhou
wm-family-12 = Hua
wm-family-name = rodzina { $family }
wm-help-family =
    Rodzina { $family }. { $size ->
        [one] { $size } mieszkaniec.
        [few] { $size } mieszkańców.
       *[many] { $size } mieszkańców.
    } Klątwa, gdy umiera którykolwiek z nich: { $curse }. Nagroda, gdy cała rodzina jest w Schronieniu: { $reward }.
wm-family-curse-remove-tao = z gry wypada żeton Tao, { $colour }
wm-family-curse-summon-incarnation = z pudełka przybywa zapasowe wcielenie Wu-Fenga
wm-family-curse-kill-villager = grupa wskazuje odkrytego mieszkańca, który też umiera
wm-family-curse-haunt-tile = w kafel, na którym stała ofiara, uderza nawiedzenie
wm-family-curse-summon-ghost = przybywa duch
wm-family-curse-remove-bottom-card = z gry wypada najniższa karta ducha w talii
wm-family-curse-lose-qi = taoista albo neutralna plansza wybrana przez grupę traci 1 Qi
wm-family-curse-knock-down = taoista, którego jest tura, pada na ziemię
wm-family-reward-artifact = artefakt „{ $artifact }”
wm-family-reward-place-buddha = grupa może postawić dostępnego Buddę na dowolnym wolnym polu
wm-family-reward-share-tao = grupa dzieli między siebie po żetonie Tao każdego koloru
wm-family-reward-share-qi = grupa dzieli między siebie 3 Qi
wm-family-reward-mystic-barrier = Mistyczna bariera na koniec tej tury

## Artefakty

wm-artifact-0 = Eliksir życia
    .does = 1 Qi dla taoisty albo powrót martwego taoisty lub mieszkańca
    .help =
        { $life_potion ->
            [any_yang] W twojej fazie Yang albo w fazie Yang gracza, który cię poprosi,
           *[own_yang] W twojej fazie Yang
        } jeden taoista dostaje 1 Qi; albo martwy taoista wraca z 1 Qi; albo wraca martwy mieszkaniec.
        Martwi wracają na Cmentarz, a gdy go nie ma, na środkowy kafel; kością klątwy się nie rzuca.
wm-artifact-1 = Księżycowy pył
    .does = weź kryształ księżycowy
    .help = W swojej fazie Yang weź kryształ księżycowy z rezerwy, jeśli tam jest.
wm-artifact-2 = Zwój jedności
    .does = wezwij innych taoistów, w pojedynkę żetony mocy
    .help =
        W twojej fazie Yang, po ruchu: każdy inny żywy taoista może przyjść na twój kafel skądkolwiek, także z
        mieszkańcem, jeśli jest miejsce. Kto leży na ziemi, zamiast tego wstaje. Kto gra w pojedynkę, odbiera
        wszystkie żetony mocy ze środkowego kafla.
wm-artifact-3 = Fajerwerk
    .does = pomoc dowolnego aktywnego kafla
    .help =
        W swojej fazie Yang, obok działania: poproś o pomoc dowolny aktywny kafel, gdziekolwiek stoisz. Nikogo się tak
        nie ocali.
wm-artifact-4 = Mściwy pazur
    .does = żeton Tao po nieudanym egzorcyzmie
    .help =
        Raz na turę, gdy egzorcyzm albo Szkoła nie usunęły żadnego ducha, możesz wziąć żeton Tao w kolorze jednego z
        tych, których nie udało się wypędzić, także wcielenia.
wm-artifact-5 = Zbroja sprawiedliwych
    .does = pomijaj lewe kamienie na swojej planszy
    .help =
        Możesz pominąć lewy kamień ducha, który przybywa na twoją planszę, w czyjejkolwiek turze. U ducha, którego tam
        przeniesiono, możesz pominąć trzymanie kości i zakaz wydawania żetonów Tao. Nie pomaga przeciw wcieleniom.
wm-artifact-6 = Tarcza czasu
    .does = odsyłaj dobrane duchy swojego koloru
    .help =
        Gdy w swojej turze dobierasz ducha koloru swojej planszy, możesz włożyć go pod talię i dobrać następnego,
        dowolnie wiele razy; kto wróci ponownie, zostaje. Nie pomaga przeciw wcieleniom.
wm-artifact-7 = Boski miecz
    .does = jedna kość pokazuje białą ściankę
    .help =
        Przy każdym egzorcyzmie i w Szkole możesz położyć jedną ze swoich kości białą ścianką do góry i rzucić tylko
        pozostałymi.
wm-help-artifact = { $once ->
    [yes] { $artifact }. Artefakt na jeden raz, od rodziny { $family }. { $text }
   *[no] { $artifact }. Artefakt na całą grę, od rodziny { $family }. { $text }
}

## Czary na rogach

wm-corner-0 = północny zachód (NW)
wm-corner-1 = północny wschód (NE)
wm-corner-2 = południowy wschód (SE)
wm-corner-3 = południowy zachód (SW)

## Pojęcia

wm-word-villager = Mieszkaniec
    .help =
        24 mieszkańców z 12 rodzin stoi w stosach po najwyżej trzech; widać tylko wierzchniego i tylko on chodzi, jest
        ocalany albo pożerany; nawiedzenie zabija wszystkich na kaflu. Mieszkaniec idzie z taoistą, który opuszcza
        kafel, i staje na wierzchu tamtego stosu, ale nigdy na nawiedzonym kaflu ani jako czwarty. Dwunasty martwy
        mieszkaniec oznacza przegraną.
wm-word-family = Rodzina
    .help =
        Jeden, dwóch albo trzech mieszkańców. Każdy, kto umiera, ściąga klątwę rodziny na taoistę albo planszę, której
        jest tura. Gdy cała rodzina jest w Schronieniu, daje nagrodę: artefakt dostaje gracz, którego jest tura,
        resztę grupa.
wm-word-portal = Portal
    .help =
        Droga do ocalenia. Na jego kaflu możesz zamiast pomocy albo egzorcyzmu ocalić wierzchniego mieszkańca. Z mocą
        „{ gs-power-4 }” ocalenie łączy się z egzorcyzmem, z mocą „{ gs-power-5 }” możesz ocalić dwóch. Ani Yin-Yang,
        ani Fajerwerk nikogo nie ocalają.
wm-word-shelter = Schronienie
    .help = Tu są ocaleni mieszkańcy. Każdy daje 1 punkt, a cała rodzina swoją nagrodę.
wm-word-graveyard = Mogiły
    .help =
        Tu leżą martwi mieszkańcy; to nie jest kafel Cmentarz. Dwunasty to natychmiastowa przegrana. Przywrócić jednego
        może Cmentarz albo Eliksir życia.
wm-word-su-ling = Su-Ling
    .help =
        Gdy umarł mieszkaniec, nawiedzono kafel albo rzucono kością klątwy, na koniec tej tury Su-Ling może raz przyjść
        albo przejść przed dowolne pole bez wcielenia. Środkowy kamień ducha, przed którym stoi, nie działa. Przy pustej
        czarze może przynieść kryształ. Wcielenie naprzeciw niej ją przepędza.
wm-word-crystal = Kryształ księżycowy
    .help =
        Są cztery. W egzorcyzmie kryształ liczy się jak żeton Tao dowolnego koloru, choć nim nie jest. Z kafla narożnego
        możesz na koniec tury położyć w czarze kryształ zdobyty we wcześniejszej turze. Kryształy dają białe ścianki
        u zielarza, niektóre duchy, nowe wcielenia i Księżycowy pył.
wm-word-receptacle = Czara
    .help =
        Po jednej przy każdym rogu wioski: NW, NE, SE, SW. W czarze mieści się jeden kryształ księżycowy; cztery pełne
        wznoszą Mistyczną barierę. Każde skrajne pole ducha leży przy jednej z czar.
wm-word-barrier = Mistyczna bariera
    .help =
        Gdy pełne są wszystkie cztery czary, na koniec tury grupa wybiera dla każdej planszy po kolei, od tej, której
        jest tura: rzucić czterema kośćmi przeciw jej duchom, oddać kryształ i ocalić mieszkańca albo nic. Kryształy
        służą każdej planszy. Krąg modlitwy i Mantra się liczą; moce, żetony Tao i artefakty nie, prawe kamienie nie
        działają, wcielenia są bezpieczne. Potem kryształy i Su-Ling wracają do rezerwy.
wm-word-artifact = Artefakt
    .help =
        Daje je osiem rodzin. Cztery działają raz, cztery przez całą grę. Umierający taoista może zapisać każdy
        żywemu.
wm-word-retreat = Ucieczka
    .help =
        Gdy wychodzi figurka nawiedzacza, wierzchni mieszkaniec pierwszego stosu w jego linii ucieka o jeden kafel
        prosto od niego. Jeśli tamten kafel jest pełny, nawiedzony albo poza wioską, mieszkaniec umiera.
wm-word-devourer = Pożeracz
    .help =
        W fazie Yin swojej planszy zabija wierzchniego mieszkańca pierwszego stosu w swojej linii. Jeśli w linii nie ma
        nikogo, grupa wskazuje innego odkrytego mieszkańca; jeśli wioska jest pusta, plansza, której jest tura,
        traci 1 Qi.
wm-word-laid-down = Na ziemi
    .help =
        Leżący taoista musi przeznaczyć następny krok na wstanie; wszystko inne mu wolno. Kogo przenosi wiatr, ten
        zamiast tego wstaje. Z mocą „{ gs-power-0 }” możesz wstać i zrobić jeszcze krok.
wm-word-curse = { gs-word-curse }
    .help =
        Sześć ścianek: dwie puste, jedna nawiedza kafel w linii ducha, gdzie zamiast tego giną mieszkańcy, jedna
        sprowadza ducha, jedna zabiera wszystkie twoje żetony Tao, ale nie kryształy, jedna 1 Qi.
wm-word-haunter = { gs-word-haunter }
    .help =
        Duch z figurką. W fazie Yin jego planszy figurka najpierw wychodzi, a mieszkaniec w jego linii ucieka. Następnym
        razem uderza w najbliższy aktywny kafel swojej linii i wraca na kartę: mieszkańcy tam umierają i ratują kafel,
        a gdy ich nie ma, kafel jest nawiedzony.
wm-word-incarnation = { gs-word-incarnation }
    .help =
        Postać Wu-Fenga. Jest ich szesnaście; w talii leży jedno, na poziomach Koszmar i Piekło trzy lub cztery, a
        klątwa Wu sprowadza następne. Nie usuwa go ani Budda, ani Czarownik, ani Szkoła, ani bariera. Gdy wypędzicie
        wszystkie, wygrywacie. Stare dają grupie 1 Qi i Yin-Yang, nowe kryształ księżycowy i Yin-Yang.

## Co się dzieje

wm-event-portal-opens = Otwiera się Portal: { $place }.
wm-event-turned-up = { $place }: odkryty zostaje mieszkaniec z rodziny { $family }.
wm-event-villager-died = { $cause ->
    [retreat] { $place }: mieszkaniec z rodziny { $family } nie ma dokąd uciec przed duchem z pola { $space } i umiera.
    [haunting] { $place }: mieszkaniec z rodziny { $family } umiera w nawiedzeniu.
    [devourer] { $place }: duch z pola { $space } pożera mieszkańca z rodziny { $family }.
    [xiang] { $place }: mieszkaniec z rodziny { $family } umiera od klątwy rodziny Xiang.
   *[voracious] { $place }: wcielenie z pola { $space } zabija mieszkańca z rodziny { $family }.
}
wm-event-family-curse = Klątwa rodziny { $family }, { $place }. Dotyka planszy: { $board }. Skutek: { $family_curse }.
wm-event-retreated =
    Mieszkaniec z rodziny { $family } ucieka przed duchem z pola { $space }. Skąd: { $start }, dokąd: { $end }.
wm-event-led = { $board } prowadzi mieszkańca z rodziny { $family }. Skąd: { $start }, dokąd: { $end }.
wm-event-rescued = { $place }: mieszkaniec z rodziny { $family } jest ocalony i idzie do Schronienia.
wm-event-family-complete = Cała rodzina { $family } jest w Schronieniu. Nagroda: { $family_reward }.
wm-event-villager-returned = Mieszkaniec z rodziny { $family } wraca z Mogił: { $place }.
wm-event-tao-left-game = { $board_kind ->
    [supply] Żeton Tao z zapasu wypada z gry: { $colour }.
    [circle] Żeton Tao z Kręgu modlitwy wypada z gry: { $colour }.
   *[board] { $board } oddaje żeton Tao, który wypada z gry: { $colour }.
}
wm-event-card-left-game = Najniższa karta ducha w talii wypada z gry. { $left ->
    [one] Została { $left } karta.
    [few] Zostały { $left } karty.
   *[many] Zostało { $left } kart.
}
wm-event-incarnation-from-box = { $board }: z pudełka przybywa wcielenie { $card }.
wm-event-put-on-deck = Wszystkie pola są zajęte: { $card } trafia na wierzch talii.
wm-event-swapped = Nic w tej wiosce nie schwyta { $card }; zamiast tego przybywa { $other }.
wm-event-laid-down = { $board } pada na ziemię. Następny krok to tylko wstanie.
wm-event-stood-up = { $board } wstaje.
wm-event-reminder = Zły znak: na koniec tej tury Su-Ling może przyjść albo przejść. Tura: { $board }.
wm-event-su-ling-placed = Su-Ling staje przed polem { $space }.
wm-event-su-ling-left = Su-Ling opuszcza pole { $space } i wraca do rezerwy.
wm-event-su-ling-held = { $card } więzi Su-Ling, dopóki jest w grze.
wm-event-portal-held = { $card } trzyma Portal, dopóki jest w grze: nikogo nie można ocalić.
wm-event-gained-crystal = { $board } dostaje kryształ księżycowy.
wm-event-spent-crystal = { $board } wydaje kryształ księżycowy.
wm-event-crystal-placed = { $board_kind ->
    [supply] Kryształ księżycowy z rezerwy trafia do czary: { $corner }.
   *[board] { $board } kładzie kryształ księżycowy w czarze: { $corner }.
}
wm-event-lost-crystals = { $count ->
    [one] { $board } traci { $count } kryształ księżycowy, który wraca do rezerwy.
    [few] { $board } traci { $count } kryształy księżycowe, które wracają do rezerwy.
   *[many] { $board } traci { $count } kryształów księżycowych, które wracają do rezerwy.
}
wm-event-barrier-due = Na koniec tej tury wzniesie się Mistyczna bariera.
wm-event-barrier = Wznosi się Mistyczna bariera! Pierwsza plansza: { $board }.
wm-event-barrier-turn = { $choice ->
    [0] Bariera, { $board }: nic się nie dzieje.
    [1] Bariera, { $board }: cztery kości przeciw duchom tej planszy.
   *[2] Bariera, { $board }: ocalenie mieszkańca.
}
wm-event-barrier-crystals = { $count ->
    [one] Bariera, { $board }: { $count } kryształ wraca do rezerwy.
    [few] Bariera, { $board }: { $count } kryształy wracają do rezerwy.
   *[many] Bariera, { $board }: { $count } kryształów wraca do rezerwy.
}
wm-event-barrier-over = Mistyczna bariera opada. Jej kryształy i Su-Ling wracają do rezerwy.
wm-event-gained-artifact = { $board } dostaje artefakt: { $artifact }.
wm-event-used-artifact = { $board } używa artefaktu: { $artifact }.
wm-event-artifact-lost = Nikt nie dziedziczy: artefakt „{ $artifact }” wypada z gry.
wm-event-armor-ignores = { $board } pomija lewy kamień: { $card }, pole { $space } ({ wm-artifact-5 }).
wm-event-shield-sends = { $board } odsyła ducha pod talię: { $card } ({ wm-artifact-6 }).
wm-event-sword-drawn = { $board } dobywa broni ({ wm-artifact-7 }): jedna kość pokazuje białą ściankę.
wm-event-came = { $board } przychodzi na wezwanie: { $place }.
wm-event-school = { $board } walczy w Szkole kung-fu. Kolor duchów: { $colour }.
wm-event-school-failed = { $board } nie usuwa w Szkole żadnego ducha.
wm-event-power-tokens-back = { $count ->
    [one] { $board } odbiera { $count } żeton mocy.
    [few] { $board } odbiera { $count } żetony mocy.
   *[many] { $board } odbiera { $count } żetonów mocy.
}
wm-event-revived = { $board } wraca do życia.
wm-event-ghost-moved = { $card } przechodzi z pola { $start } na pole { $end }.
wm-twelve-dead = Zginął dwunasty mieszkaniec: wioska przepadła. Punkty: { $score }.
wm-ending-twelve = Koniec gry. Zginął dwunasty mieszkaniec: wioska przepadła. Punkty: { $score }.
wm-ending-parts = Z tego za ocalonych mieszkańców: { $rescued }; za kafel Portalu: { $portal }.

## Pytania

wm-yang-stand-up = wstać
wm-yang-lead = zabrać ze sobą mieszkańca
wm-yang-rescue = ocalić mieszkańca przy Portalu
wm-yang-su-ling = przestawić Su-Ling
wm-yang-crystal = postawić kryształ
wm-yang-lay = postawić, co masz
wm-kind-follow = Ktoś przenosi cię na kafel: { $place }. Zabrać ze sobą mieszkańca z rodziny { $family }?
wm-kind-villager-dies = { $cause ->
    [devourer] Duch z pola { $space } nie widzi w swojej linii nikogo. Którego mieszkańca pożera?
    [xiang] Klątwa rodziny Xiang: który mieszkaniec też umiera?
   *[voracious] { $card } zabija mieszkańca. Którego?
}
wm-kind-zhou-qi = Klątwa rodziny Zhou: kto traci 1 Qi?
wm-kind-who-gives-tao = Żeton Tao musi wypaść z gry, a w zapasie go nie ma: { $colour }. Kto go oddaje?
wm-kind-bring-back = Kto wraca spośród martwych? Taoista wraca z 2 Qi. Potem rzuca się kością klątwy.
wm-kind-potion = Komu pomoże Eliksir życia?
wm-kind-light = Fajerwerk: który kafel ci pomoże?
wm-kind-school = Szkoła kung-fu: z którymi duchami walczysz? Wybierz przed rzutem.
wm-kind-school-ghost =
    Na kościach: { $dice }. Wybierz ducha do usunięcia, kolor { $colour }. Wybrane dotąd: { $chosen }.
wm-kind-sword = Masz Boski miecz. Położyć jedną kość białą ścianką i rzucić tylko pozostałymi?
wm-kind-claw = Żaden duch nie został wypędzony. Mściwy pazur może wziąć żeton Tao; który?
wm-kind-armor = { $card }, pole { $space }. { $stones } Czy Zbroja sprawiedliwych pomija lewy kamień?
wm-kind-shield = Dobrana karta: { $card }, { $needs }. Czy Tarcza czasu odsyła ją pod talię?
wm-kind-scroll = { $owner } rozwija Zwój jedności: { $place }. Przychodzisz?
wm-kind-inherit = Umierasz. Kto dziedziczy artefakt „{ $artifact }”?
wm-kind-artifact-to = Rodzina ocalona jeszcze przed grą. Kto dostaje jej artefakt „{ $artifact }”?
wm-kind-su-ling = Su-Ling może przyjść albo przejść. Przed którym polem staje?
wm-kind-su-ling-crystal = Su-Ling stoi przy pustej czarze, { $corner }. Położyć tam kryształ księżycowy z rezerwy?
wm-kind-crystal-to = Nagroda za wcielenie: który taoista dostaje kryształ księżycowy?
wm-kind-tao-to = Nagroda rodziny Xiang: kto dostaje żeton Tao, { $colour }?
wm-kind-give-qi = Nagroda dla grupy: który taoista dostaje 1 Qi?
wm-kind-wu-buddha = Nagroda rodziny Wu: gdzie postawić Buddę?
wm-kind-barrier = { $crystals ->
    [one] Mistyczna bariera, { $board }. Został { $crystals } kryształ. Co dzieje się na tej planszy?
    [few] Mistyczna bariera, { $board }. Zostały { $crystals } kryształy. Co dzieje się na tej planszy?
   *[many] Mistyczna bariera, { $board }. Zostało { $crystals } kryształów. Co dzieje się na tej planszy?
}
wm-kind-barrier-ghost = { $crystals ->
    [one] Na kościach: { $dice }. Został { $crystals } kryształ. Którego ducha usunąć? Wybrane dotąd: { $chosen }.
    [few] Na kościach: { $dice }. Zostały { $crystals } kryształy. Którego ducha usunąć? Wybrane dotąd: { $chosen }.
   *[many] Na kościach: { $dice }. Zostało { $crystals } kryształów. Którego ducha usunąć? Wybrane dotąd: { $chosen }.
}
wm-kind-barrier-villager = Na kaflu Portalu nie ma nikogo. Którego mieszkańca ocalić zamiast tego?
wm-kind-barrier-crystal = Barierze brakuje kryształu. Kto go oddaje?
wm-kind-portal = Wybierz kafel Portalu. Im dalej od środka, tym trudniej i tym więcej punktów.
wm-kind-pre-rescue = { $left ->
    [one] Przed grą zostanie ocalony jeszcze { $left } mieszkaniec. Który?
    [few] Przed grą zostanie ocalonych jeszcze { $left } mieszkańców, z różnych kafli i rodzin. Który teraz?
   *[many] Przed grą zostanie ocalonych jeszcze { $left } mieszkańców, z różnych kafli i rodzin. Który teraz?
}
wm-kind-spend =
    Na kościach: { $dice }. Do wypędzenia: { $chosen }. Wybierz żeton Tao albo kryształ księżycowy, który wydasz.
wm-kind-lend-crystal = { $board } prosi o twój kryształ księżycowy. Cel egzorcyzmu: { $chosen }. Pożyczysz?

## Możliwości; $what mówi, czym jest dana możliwość

wm-moon-deed = { $what ->
    [su-ling] Su-Ling staje przed polem { $target }
    [su-ling-crystal] Su-Ling staje przed polem { $target }, przy pustej czarze
    [rescue] Ocal mieszkańca przez Portal, rodzina { $family }
    [rescue-nobody] Ocal mieszkańca przez Portal
    [crystal] Połóż kryształ księżycowy w czarze obok, { $corner }
    [crystal-nowhere] Połóż kryształ księżycowy w czarze
    [artifact] Użyj: { $artifact }, { $does }
    [lead] Idź z mieszkańcem, rodzina { $family }, na kafel: { $tile }
    [lead-faces] Idź z mieszkańcem, rodzina { $family }, na kafel: { $tile }, naprzeciw duchów: { $faces }
    [lead-nobody] Idź z mieszkańcem na kafel: { $tile }
   *[stand-up] Wstań
}
wm-spend-crystal = Wydaj kryształ księżycowy, { $player }
wm-option-follow = { $what ->
    [pass] Zostaw mieszkańca
   *[yes] Zabierz mieszkańca ze sobą
}
wm-option-villager-dies = { $what ->
    [empty] Nikt, { $tile }
   *[place] Mieszkaniec: rodzina { $family }, { $tile }, pod spodem: { $below }
}
wm-option-zhou-qi = 1 Qi traci { $player }
wm-option-who-gives-tao = Żeton Tao oddaje { $player }
wm-option-bring-back = { $what ->
    [taoist] Wraca { $player }
   *[villager] Wraca mieszkaniec z rodziny { $family }
}
wm-option-potion = { $what ->
    [pass] Na razie zachowaj Eliksir życia
    [qi] 1 Qi dostaje { $player }
    [taoist] Z 1 Qi wraca { $player }
   *[villager] Wraca mieszkaniec z rodziny { $family }
}
wm-option-light = { $tile }: { $does }
wm-option-school = { $what ->
    [nothing] Wszystkie duchy tego koloru, { $colour }: nie ma takich
   *[colour] Wszystkie duchy tego koloru, { $colour }: { $ghosts }
}
wm-option-school-ghost = { $what ->
    [pass] Nikogo więcej
   *[space] Usuń { $target }
}
wm-option-sword = { $what ->
    [pass] Rzuć wszystkimi kośćmi
   *[yes] Dobądź Boskiego miecza
}
wm-option-claw = { $what ->
    [pass] Nie bierz nic
   *[colour] Weź: { $colour }
}
wm-option-armor = { $what ->
    [pass] Niech lewy kamień działa
   *[yes] Pomiń lewy kamień
}
wm-option-shield = { $what ->
    [pass] Niech duch przybywa
   *[yes] Odeślij ducha pod talię i dobierz następnego
}
wm-option-scroll = { $what ->
    [pass] Zostań
    [stand] Wstań tam, gdzie leżysz
    [come] Przyjdź
   *[with] Przyjdź z mieszkańcem
}
wm-option-inherit = { $what ->
    [pass] Nikt: artefakt wypada z gry
   *[board] Dziedziczy { $player }
}
wm-option-artifact-to = Dostaje go { $player }
wm-option-su-ling = { $what ->
    [pass] Su-Ling zostaje tam, gdzie jest
    [crystal] Staje przed polem { $target }, przy pustej czarze
   *[space] Staje przed polem { $target }
}
wm-option-su-ling-crystal = { $what ->
    [pass] Nie kładź kryształu
   *[yes] Połóż kryształ
}
wm-option-crystal-to = Kryształ księżycowy dostaje { $player }
wm-option-tao-to = Żeton Tao dostaje { $player }
wm-option-wu-buddha = { $what ->
    [pass] Nie stawiaj Buddy
   *[space] Postaw Buddę: { $target }
}
wm-option-barrier = { $what ->
    [pass] Nic nie rób na tej planszy
    [roll] Rzuć czterema kośćmi przeciw duchom tej planszy
    [roll-ghosts] Rzuć czterema kośćmi: { $ghosts }
    [rescue] Oddaj kryształ i ocal mieszkańca przez Portal, rodzina { $family }
   *[rescue-any] Oddaj kryształ i ocal dowolnego odkrytego mieszkańca
}
wm-option-barrier-ghost = { $what ->
    [pass] Nikogo więcej
   *[space] Usuń { $target }
}
wm-option-barrier-villager = { $what ->
    [empty] Nikt, { $tile }
   *[place] Ocal mieszkańca: rodzina { $family }, { $tile }
}
wm-option-barrier-crystal = Kryształ oddaje { $player }
wm-option-portal = { $points ->
    [one] { $tile }, daje { $points } punkt
    [few] { $tile }, daje { $points } punkty
   *[many] { $tile }, daje { $points } punktów
}
wm-option-pre-rescue = { $what ->
    [empty] Nikt, { $tile }
   *[place] Ocal mieszkańca: rodzina { $family }, { $tile }
}
wm-option-lend-crystal = { $what ->
    [pass] Nie pożyczaj nic na ten egzorcyzm
   *[yes] Pożycz kryształ księżycowy
}

## Dlaczego teraz nie można

wm-reason-no-villager-here = Na twoim kaflu nie ma mieszkańca, który mógłby z tobą pójść.
wm-reason-no-room-there = Jest tam już trzech mieszkańców: dla czwartego nie ma miejsca.
wm-reason-haunted-there = Tamten kafel jest nawiedzony: mieszkańcy tam nie idą.
wm-reason-lies-down = Taoista leży na ziemi i najpierw musi wstać.
wm-reason-stands-already = Nie leżysz, nie musisz wstawać.
wm-reason-not-at-portal = Nie stoisz na kaflu Portalu.
wm-reason-portal-gone = Portal trzyma Strażnik bramy: nikogo nie można ocalić.
wm-reason-nobody-at-portal = Na kaflu Portalu nie ma mieszkańców.
wm-reason-help-or-rescue = W jednej turze albo prosi się o pomoc, albo ocala, nigdy jedno i drugie.
wm-reason-no-event =
    Nic nie wzywa Su-Ling: w tej turze musi umrzeć mieszkaniec, zostać nawiedzony kafel albo paść rzut kością klątwy, a
    gdy przepędziło ją lub więziło wcielenie, musi się to zdarzyć ponownie.
wm-reason-su-ling-moved-already = Su-Ling już w tej turze przyszła albo przeszła; robi to raz.
wm-reason-su-ling-held = Su-Ling więzi Wyjąca ondyna.
wm-reason-su-ling-there = Su-Ling już stoi przed tym polem.
wm-reason-faces-incarnation = Su-Ling nie może stać przed wcieleniem.
wm-reason-no-crystal = Nie ma tam kryształu księżycowego do oddania.
wm-reason-not-a-corner = Czary stoją tylko przy czterech kaflach narożnych.
wm-reason-receptacle-full = W tej czarze jest już kryształ.
wm-reason-crystal-of-this-turn = Ten kryształ został zdobyty w tej turze; położysz go od następnej.
wm-reason-crystal-placed-already = W tej turze kryształ został już położony.
wm-reason-not-your-artifact = Nie masz tego artefaktu.
wm-reason-keeps-potion = Właściciel Eliksiru życia zachowuje go w tej turze.
wm-reason-used-up = Eliksir życia jest już użyty: powiedz, komu pomaga.
wm-reason-reserve-empty = W rezerwie nie ma już kryształów księżycowych.
wm-reason-potion-helps-nobody =
    Eliksir życia nikomu teraz nie pomoże: nie ma Qi, a żaden martwy mieszkaniec nie może wrócić.
wm-reason-nobody-to-call =
    Zwój nie ma kogo wezwać: wszyscy są z tobą; w pojedynkę: na środkowym kaflu nie ma żetonów mocy.
wm-reason-no-tile-helps = Żaden kafel nie może ci teraz pomóc.
wm-reason-nobody-face-up = Na tym kaflu nie ma mieszkańców.
wm-reason-no-qi-to-lose = Nie ma tu Qi do stracenia: taoista nie żyje albo plansza jest opętana.
wm-reason-holds-no-such-tao = Ten taoista nie ma żetonu Tao tego koloru.
wm-reason-nobody-of-family-dead = Z tej rodziny nikt nie jest martwy.
wm-reason-no-room-to-return = Mieszkaniec nie ma dokąd wrócić: kafel jest pełny albo nawiedzony.
wm-reason-not-a-school-colour =
    W Szkole walczy się z duchami koloru swojej planszy albo z czarnymi; z innymi tylko za żeton mocy.
wm-reason-not-a-target = Tego ducha nie ma wśród tych, z którymi walczysz.
wm-reason-no-help-at-school = W Szkole pomaga tylko to, co własne.
wm-reason-not-a-targets-colour = Żaden z duchów, z którymi była walka, nie ma tego koloru.
wm-reason-barrier-empty = W barierze nie ma już kryształów.
wm-reason-no-ghost-on-board = Na tej planszy nie ma ducha, nie licząc wcieleń.
wm-reason-family-chosen-already = Z tej rodziny ktoś jest już wybrany.
wm-reason-acted-already = W tej turze było już twoje działanie: pomoc, ocalenie mieszkańca albo egzorcyzm.
wm-reason-step-over =
    Ten krok tury już minął: najpierw moce, potem ruch, działanie, a na koniec Su-Ling, kryształ i Buddowie.
wm-reason-nobody-dead = Nie ma martwego taoisty ani mieszkańca.
wm-reason-no-qi-left = W zapasie nie ma Qi.
wm-reason-chosen-already = To jest już wybrane.
wm-reason-incarnation = Wcielenia usunąć nie można; Szkoła i bariera go nie dotyczą.
wm-reason-not-needed = Taki żeton nie jest potrzebny.

## Położenie

wm-colour-0 = kryształ księżycowy
wm-view-portal-here = tu PORTAL
wm-view-villagers = { $what ->
    [alone] mieszkaniec: { $family }
   *[stack] mieszkaniec: { $family } (pod spodem: { $below })
}
wm-nobody = nikt
wm-view-unseen = { $count ->
    [one] { $count } nieznany
    [few] { $count } nieznanych
   *[many] { $count } nieznanych
}
wm-view-crystals = { $count ->
    [one] { $count } kryształ
    [few] { $count } kryształy
   *[many] { $count } kryształów
}
wm-view-artifacts = { $count ->
    [one] artefakt: { $artifacts }
    [few] artefakty: { $artifacts }
   *[many] artefakty: { $artifacts }
}
wm-view-lies = leży na ziemi
wm-view-silenced = przed nim Su-Ling: środkowy kamień nie działa
wm-view-armored = lewy kamień nie działa (zbroja)
wm-view-prey = następna ofiara: { $family }, { $tile }
wm-view-figure-villagers = figurka wyszła, następni zginą mieszkańcy: { $tile }
wm-view-portal = { $what ->
    [held] Portal: trzyma go Strażnik bramy; potem wróci: { $tile }.
   *[open] Portal na kaflu: { $tile }.
}
wm-view-su-ling = { $what ->
    [held] Su-Ling: więzi ją Wyjąca ondyna.
    [reserve] Su-Ling: w rezerwie.
   *[space] Su-Ling: przed polem { $space }.
}
wm-view-reminder = Na koniec tej tury Su-Ling może przyjść albo przejść.
wm-view-receptacles = Czary z kryształem: { $full }; puste: { $empty }. Kryształów w rezerwie: { $reserve }.
wm-view-family-of = { $family } { $count } z { $size }
wm-view-shelter = { $count ->
    [0] Schronienie: nikt.
    [one] Schronienie: { $count } mieszkaniec: { $families }.
    [few] Schronienie: { $count } mieszkańców: { $families }.
   *[many] Schronienie: { $count } mieszkańców: { $families }.
}
wm-view-graveyard = { $count ->
    [0] Mogiły: nikt; przegrana przy { $limit }.
    [one] Mogiły: { $count } mieszkaniec: { $families }; przegrana przy { $limit }.
    [few] Mogiły: { $count } mieszkańców: { $families }; przegrana przy { $limit }.
   *[many] Mogiły: { $count } mieszkańców: { $families }; przegrana przy { $limit }.
}
wm-view-out = Żetony Tao poza grą: { $tokens }.
wm-view-barrier-due = Na koniec tej tury wzniesie się Mistyczna bariera.
wm-view-barrier-now = Trwa Mistyczna bariera.
wm-moon-legend = * przed nim Su-Ling; rodzina +2: wierzchni mieszkaniec i dwóch pod nim

## Pomoc o kartach, kaflach i mocach

wm-board-colour = kolor swojej planszy
wm-help-parts = (Odtworzone, żadne źródło nie pokazuje karty: { $parts }.)
wm-part-name = nazwa
wm-part-colour = kolor
wm-part-resistance = odporność
wm-part-left = lewy kamień
wm-part-centre = środkowy kamień
wm-part-right = prawy kamień
wm-part-abilities = zdolności

wm-stone-haunter = { gs-stone-haunter }
    .help =
        Nawiedzacz: jego figurka wychodzi, a pierwszy mieszkaniec w jego linii ucieka. W następnej fazie Yin jego
        planszy uderza w najbliższy aktywny kafel: mieszkańcy tam umierają i ratują kafel, a gdy ich nie ma, jest
        nawiedzony.
wm-stone-fast-haunter = { gs-stone-fast-haunter }
    .help =
        Jego figurka od razu jest na zewnątrz, więc pierwszy mieszkaniec w jego linii ucieka od razu, a już w pierwszej
        fazie Yin swojej planszy uderza w kafel.
wm-stone-haunt-tile = { gs-stone-haunt-tile }
    .help =
        Od razu uderza w najbliższy aktywny kafel swojej linii: mieszkańcy tam umierają i ratują kafel, a gdy ich nie
        ma, jest nawiedzony.
wm-stone-dice-immune = { gs-stone-dice-immune }
    .help =
        Kości się przeciw niemu nie liczą; żetony Tao, kryształy księżycowe, Krąg modlitwy i Mantra tak. Gdy stoi przed
        nim Su-Ling, liczą się też kości.
wm-stone-devourer = pożeracz
    .help =
        Pożeracz: w każdej fazie Yin jego planszy umiera wierzchni mieszkaniec pierwszego stosu w jego linii; gdy nie
        ma tam nikogo, inny wybrany przez grupę; gdy nie ma nikogo w ogóle, traci się 1 Qi.
wm-stone-devour = pożera mieszkańca po przybyciu
    .help =
        Pożera od razu: umiera wierzchni mieszkaniec pierwszego stosu w jego linii; gdy nie ma tam nikogo, inny wybrany
        przez grupę; gdy nie ma nikogo w ogóle, traci się 1 Qi.
wm-stone-gain-moon-crystal = kryształ księżycowy
    .help = Weź kryształ księżycowy, jeśli jest w rezerwie.
wm-stone-group-gain-moon-crystal-and-yinyang = kryształ księżycowy i Yin-Yang dla grupy
    .help = Grupa dostaje kryształ księżycowy i jeden Yin-Yang, dla jednego taoisty albo dla dwóch.
wm-stone-portal-removed = trzyma Portal
    .help = Dopóki jest w grze, Portal leży na tej karcie i nikogo nie można ocalić. Potem wraca na swój kafel.
wm-stone-su-ling-removed = więzi Su-Ling
    .help =
        Dopóki jest w grze, Su-Ling siedzi na tej karcie. Potem wraca do rezerwy i czeka na następny zły znak.
wm-stone-kill-face-up-villager = zabija mieszkańca w każdej fazie Yin
    .help = Umiera odkryty mieszkaniec wybrany przez grupę; gdy w wiosce nie ma nikogo, traci się 1 Qi.
wm-stone-knock-down-all-taoists = powala wszystkich taoistów
    .help = Wszyscy żywi taoiści padają na ziemię: następny krok każdego to tylko wstanie.
wm-stone-remove-bottom-2-cards = zabiera dwie karty z talii
    .help = Dwie najniższe karty duchów w talii wypadają z gry.
wm-stone-summon-ghost-each-yin = sprowadza ducha w każdej fazie Yin
    .help = W każdej fazie Yin jego planszy przybywa duch, nawet gdy plansza jest neutralna.
wm-stone-move-clockwise-to-next-free-space = przechodzi dalej w każdej fazie Yin
    .help =
        W każdej fazie Yin swojej planszy przechodzi zgodnie z ruchem wskazówek zegara na najbliższe wolne pole; Budda
        znika stamtąd bez skutku. Ma kolor planszy, na której leży.

wm-tile-0 = { gs-tile-0 }
    .does = przywróć taoistę albo mieszkańca, potem kość klątwy
    .help =
        Na Cmentarz wraca martwy taoista z 2 Qi albo martwy mieszkaniec wybrany przez grupę, jeśli jest dla niego
        miejsce. Potem rzucasz kością klątwy; jeśli nawiedza, uderza w Cmentarz i jego mieszkańców.
wm-tile-2 = { gs-tile-2 }
    .does = rzuć 2 kośćmi: żetony Tao, za białe kryształy
    .help =
        Rzuć dwiema kośćmi Tao, mniej, jeśli trzymają je duchy. Za każdą kolorową ściankę weź żeton tego koloru, za
        każdą białą kryształ księżycowy, dopóki są.
wm-tile-6 = { gs-tile-6 }
    .help =
        Przenieś ducha na dowolne wolne pole dowolnej planszy; potem przesuń innego taoistę o jeden krok, może on
        zabrać ze sobą mieszkańca. Z każdego możesz zrezygnować. Kto gra w pojedynkę, przesuwa swojego taoistę.
wm-tile-10 = Szkoła kung-fu
    .does = walcz ze wszystkimi duchami jednego koloru
    .help =
        Wybierz kolor swojej planszy albo czarny i rzuć kośćmi jak w egzorcyzmie przeciw wszystkim duchom tego koloru,
        gdziekolwiek są; usuń tyle, ile zdołasz opłacić. Pomagają tylko własne żetony Tao i kryształy; prawe kamienie
        nie działają; wcielenia są bezpieczne. Za żeton mocy możesz wybrać kolor jego neutralnej planszy.

wm-power-0 = { gs-power-0 }
    .help =
        Zamiast jednego kroku rób do dwóch, każdy z mieszkańcem albo bez. Leżący taoista pierwszym krokiem wstaje.
wm-power-1 = { gs-power-1 }
    .help = Przed swoim ruchem przesuń innego żywego taoistę o jeden krok; może zabrać ze sobą mieszkańca.
wm-power-4 = { gs-power-4 }
    .help =
        W jednej turze możesz spróbować egzorcyzmu, a oprócz tego albo poprosić o pomoc, albo ocalić mieszkańca, w
        dowolnej kolejności, na tym samym kaflu.
wm-power-5 = { gs-power-5 }
    .help =
        W jednej turze możesz dwa razy poprosić o pomoc, dwa razy spróbować egzorcyzmu albo ocalić dwóch mieszkańców,
        na tym samym kaflu.

## Duchy i wcielenia

wm-card-66 = Hiena z pyłu
wm-card-67 = Kościany sęp
wm-card-68 = Mulisty krokodyl
wm-card-69 = Utopiony tygrys
wm-card-70 = Omszała małpa
wm-card-71 = Ciernisty niedźwiedź
wm-card-72 = Szakal z żaru
wm-card-73 = Karmazynowy odyniec
wm-card-74 = Nocny nietoperz
wm-card-75 = Szary łowca
wm-card-76 = Strażnik bramy
wm-card-77 = Żarłoczny
wm-card-78 = Wyjąca ondyna
wm-card-79 = Władca korzeni
wm-card-80 = Strażnik czasu
wm-card-81 = Zmiennokształtny

## Ustawienia stołu

wm-switch-guard_tower = { gs-switch-guard_tower }
    .help =
        Czy do kafli dodaje się kafel promocyjny; wtedy losowo odpada o jeden kafel więcej. Gdy w wiosce nie ma ani
        Świątyni, ani Pawilonu, zamiast Nieuchwytnego przybywa inne wcielenie.
wm-switch-village_tiles = Kafle wioski
    .help =
        W pierwszych grach Szkoła kung-fu leży zamiast Obchodu nocnego stróża. Losowo: dziewięć kafli ciągnie się
        ze wszystkich.
    .is-first_games = jak w pierwszych grach
    .is-random = losowo
wm-switch-portal = Gdzie stoi Portal
    .help =
        Mieszkańców ocala się tylko na kaflu Portalu. Na środku jest najłatwiej i bez punktów; kafel brzegowy daje 2
        punkty, narożny 4.
    .is-centre = na środkowym kaflu
    .is-edge = na brzegu, losowo
    .is-corner = w rogu, losowo
    .is-chosen = wybiera grupa
wm-switch-incarnations = Które wcielenia
    .help = Czy wcielenia do talii bierze się ze starych, z nowych, czy z jednych i drugich.
    .is-mixed = stare i nowe
    .is-base = tylko stare
    .is-white_moon = tylko nowe
wm-switch-school_left_out = W pierwszych grach może nie być Szkoły
    .help =
        Z Wieżą strażniczą odpada jeden z dziesięciu kafli. Czy może to być Szkoła kung-fu, która w pierwszych grach
        powinna leżeć w wiosce.
wm-switch-life_potion = Kiedy można użyć Eliksiru życia
    .help =
        Czy właściciel używa go tylko w swojej fazie Yang, czy w fazie Yang dowolnego gracza; prosi o niego wtedy gracz,
        którego jest tura.
    .is-own_yang = w fazie Yang właściciela
    .is-any_yang = w fazie Yang dowolnego gracza

## Jak grać: co nowego

wm-moon-rules-1 =
    Biały księżyc: na ośmiu kaflach żyją mieszkańcy, po trzech na każdym. Zaprowadźcie ich do Portalu i ocalcie;
    dwunasty martwy mieszkaniec oznacza przegraną.
wm-moon-rules-2 =
    Gdy się ruszasz, wierzchni mieszkaniec twojego kafla może pójść z tobą. Na kaflu Portalu możesz zamiast pomocy albo
    egzorcyzmu ocalić wierzchniego mieszkańca.
wm-moon-rules-3 =
    Mieszkańcy uciekają, gdy wychodzi figurka nawiedzacza, pożeracze ich zabijają, a nawiedzenie zabija wszystkich na
    kaflu, ale oszczędza sam kafel. Każda śmierć ściąga klątwę rodziny, każda w całości ocalona rodzina daje nagrodę.
wm-moon-rules-4 = W fazie Yin duchy planszy działają od prawej do lewej strony jej gracza.
wm-moon-rules-5 =
    Po złym znaku Su-Ling może na koniec tury stanąć przed duchem: jego środkowy kamień nie działa. Przy pustej czarze
    przynosi kryształ księżycowy.
wm-moon-rules-6 =
    W egzorcyzmie kryształ księżycowy zastępuje Tao dowolnego koloru. Cztery kryształy w czterech czarach na rogach
    wznoszą Mistyczną barierę, która walczy na wszystkich czterech planszach.
wm-moon-rules-7 = Za każdego mieszkańca w Schronieniu dostajecie 1 punkt, a za Portal poza środkiem jeszcze więcej.
