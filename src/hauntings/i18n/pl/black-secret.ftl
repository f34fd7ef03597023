### Black Secret. Nazwy to imiona własne; wszystkie teksty są nasze. Komunikat stąd ma pierwszeństwo przed podstawką.
### $cell to numer z kaflem nad nim, słowo „komora” w odpowiednim przypadku pisze sam tekst; $place_level to above
### albo below; $effect to nazwa wyboru, który pyta; $curse i $mantra to nazwy w cudzysłowie.

bs-title = Ghost Stories: Czarny sekret
bs-seat = { $what ->
    [wu-feng] Wu-Feng
   *[taoist] Taoista { $number }
}

## Miejsca i nazwy

bs-quoted = „{ $name }”
bs-cell = { $what ->
    [known] { $number } (pod kaflem „{ $tile }”)
   *[unknown] { $number }
}
bs-cell-itself = komora { $cell }
bs-cell-noted = { $number } (pod kaflem „{ $tile }”; { $text })
bs-pyramid-space = rząd { $row }, pole { $number }
bs-counted-token = { $name } { $count }
bs-tokens = { $count ->
    [0] bez żetonów
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
bs-slot = { $what ->
    [mantra] { $mantra } (poziom { $level }, Qi { $qi } z { $level }): { $does }
   *[empty] puste miejsce { $number } poziomu { $level }
}
bs-demon-at-home = na planszy Wu-Fenga
bs-demon-needing = { $demon }, { $needs }
bs-summons = sprowadzi wcielenie

## Demony

bs-demon-0 = Poszukiwacz
    .object = Poszukiwacza
    .a = Może wejść do dowolnej komory.
    .b = Żetony Tao nie pomagają go wypędzić.
bs-demon-1 = Kopacz
    .object = Kopacza
    .a = Kto go wypędzi, odrzuca żeton Tao wybrany przez Wu-Fenga.
    .b = Może szukać, choć w jego komorze jest taoista.
bs-demon-2 = Grabarz
    .object = Grabarza
    .a = Gdy zostanie wypędzony, Wu-Feng dobiera kartę ducha i ją zagrywa.
    .b = Gdy zostanie wypędzony, Wu-Feng rzuca kością klątwy przeciw temu, kto to zrobił.
bs-demon-3 = Cień Wu-Fenga
    .object = Cień Wu-Fenga

## Żetony katakumb

bs-token-0 = Ziemia
    .does = nic się nie dzieje
bs-token-1 = Budda
    .does = szukający demon wraca na planszę Wu-Fenga i się nie mści
bs-token-2 = Krew sprawiedliwych
    .does = taoista, którego jest tura, może położyć 1 Qi z zapasu na Mantrze krwi
bs-token-3 = Przeklęta tablica
    .does = Wu-Feng może rzucić klątwę dowolnego koloru
bs-token-4 = Kości
    .does = Wu-Feng kładzie ten żeton na wolnym polu ducha jako szkielet
bs-token-5 = Krew Su-Ling
    .does = taoista, którego jest tura, od razu uruchamia jedną Mantrę krwi, ile by Qi na niej nie leżało
bs-token-6 = Urna
    .does = Wu-Feng ją zatrzymuje i bierze wcielenie; z trzecią pojawia się jego Cień

## Klątwy: poziomy 1, 2, 3 i 4

bs-house-does = { $count ->
    [one] { $does }
    [few] { $does } ({ $count } razy)
   *[many] { $does } ({ $count } razy)
}
bs-spell-1 = Osuszenie Mantry
    .does = 1 Qi z jednej Mantry krwi wraca do zapasu
bs-spell-2 = Dobranie wcielenia
    .does = Wu-Feng bierze na rękę wierzchnie wcielenie
bs-spell-3 = Dobranie ducha
    .does = Wu-Feng dobiera kartę ducha i ją zagrywa
bs-spell-4 = Jeden szkielet
    .does = Wu-Feng wystawia szkielet ze swojej planszy
bs-spell-5 = Zabranie drabiny
    .does = Wu-Feng usuwa drabinę
bs-spell-6 = Powalenie
    .does = jeden taoista zostaje powalony
bs-spell-7 = Zły los
    .does = przeciw jednemu taoiście rzuca się kością klątwy
bs-spell-8 = Strata Tao
    .does = jeden taoista traci żeton Tao wybrany przez Wu-Fenga
bs-spell-9 = Uprowadzenie mieszkańca
    .does = odkryty mieszkaniec przechodzi na sąsiedni kafel
bs-spell-10 = Opróżnienie Mantry
    .does = całe Qi z jednej Mantry krwi wraca do zapasu
bs-spell-11 = Dolna karta
    .does = najniższa karta ducha w talii wychodzi zakryta z gry
bs-spell-12 = Przeniesienie ducha
    .does = jeden duch przechodzi na wolne pole
bs-spell-13 = Dwa szkielety
    .does = Wu-Feng wystawia dwa szkielety ze swojej planszy
bs-spell-14 = Przebudzenie demona
    .does = jeden demon albo Cień od razu działa
bs-spell-15 = Wciągnięcie pod ziemię
    .does = jeden taoista trafia do dowolnej komory katakumb
bs-spell-16 = Strata Qi
    .does = jeden taoista traci 1 Qi
bs-spell-17 = Strata dwóch Tao
    .does = jeden taoista traci dwa żetony Tao wybrane przez Wu-Fenga
bs-spell-18 = Zabranie kryształu
    .does = jeden kryształ mistycznej bariery wraca do zapasu
bs-spell-19 = Usunięcie Mantry
    .does = jedna Mantra krwi wychodzi z gry i zastępuje ją inna; jej Qi wraca do zapasu
bs-spell-20 = Dwie dolne karty
    .does = dwie najniższe karty duchów w talii wychodzą zakryte z gry
bs-spell-21 = Powrót z odrzuconych
    .does = Wu-Feng wystawia dowolnego ducha z kart odrzuconych
bs-spell-22 = Trzy szkielety
    .does = Wu-Feng wystawia do trzech szkieletów ze swojej planszy
bs-spell-23 = Zabranie dwóch drabin
    .does = Wu-Feng usuwa dwie drabiny
bs-spell-24 = Nawiedzenie kafla
    .does = Wu-Feng nawiedza wybrany kafel
bs-spell-25 = Strata Yin-Yang
    .does = jeden taoista traci swój Yin-Yang
bs-spell-26 = Podwójny zły los
    .does = przeciw jednemu taoiście rzuca się kością klątwy dwa razy
bs-spell-27 = Śmierć mieszkańca
    .does = wierzchni mieszkaniec jednego stosu umiera
bs-spell-28 = Przyzwanie wcielenia
    .does = Wu-Feng bierze wierzchnie wcielenie i wystawia jedno z ręki
bs-spell-29 = Wszystkie demony
    .does = wszystkie demony z planszy Wu-Fenga wchodzą za darmo do katakumb
bs-spell-30 = Nawiedzenie i strata Qi
    .does = Wu-Feng nawiedza wybrany kafel, a jeden taoista traci 1 Qi
bs-spell-31 = Wykopaliska
    .does = Wu-Feng odkrywa cały stos katakumb; działa w nim tylko Urna, reszta zostaje odrzucona
bs-spell-32 = Przesunięcie Portalu
    .does = Portal przechodzi na dowolny kafel

## Mantry krwi: poziomy 2, 3 i 4

bs-mantra-1 = Drabiny
    .does = przywróć do dwóch drabin, pod nienawiedzone kafle
bs-mantra-2 = Pogrzeb
    .does = najwyższa karta ducha w talii idzie zakryta pod spód
bs-mantra-3 = Oddech Qi
    .does = jeden taoista dostaje 1 Qi
bs-mantra-4 = Tao i osłabienie
    .does = jeden taoista bierze żeton Tao i kładzie Mantrę osłabienia
bs-mantra-5 = Odrzucenie ducha
    .does = jeden duch zostaje odrzucony bez swojego prawego kamienia
bs-mantra-6 = Zapomnienie klątwy
    .does = jedna odkryta i jeszcze nie rzucona klątwa trafia do rezerwy
bs-mantra-7 = Podróż
    .does = jeden taoista przechodzi dokądkolwiek w wiosce lub katakumbach
bs-mantra-8 = Ratunek przy Portalu
    .does = wierzchni mieszkaniec z kafla Portalu jest uratowany; jeśli nikogo tam nie ma, wierzchni z dowolnego stosu
bs-mantra-9 = Dwa Tao i osłabienie
    .does = jeden taoista bierze dwa żetony Tao i kładzie Mantrę osłabienia
bs-mantra-10 = Wypędzenie szkieletów
    .does = wszystkie szkielety zostają wypędzone
bs-mantra-11 = Odzyskany Yin-Yang
    .does = jeden taoista odzyskuje Yin-Yang
bs-mantra-12 = Podróż i przeniesienie ducha
    .does = jeden taoista przechodzi dokądkolwiek w wiosce lub katakumbach; potem można przenieść ducha
bs-mantra-13 = Odesłanie demona
    .does = jeden demon wraca na planszę Wu-Fenga i się nie mści
bs-mantra-14 = Dwaj Buddowie
    .does = do dwóch Buddów ze Świątyni albo z pudełka staje na wolnych polach duchów
bs-mantra-15 = Ratunek lub wskrzeszenie
    .does = wierzchni mieszkaniec z kafla Portalu albo jeden martwy jest uratowany; jeśli na kaflu nikogo nie ma, wierzchni z dowolnego stosu
bs-mantra-16 = Odesłanie wszystkich demonów
    .does = wszystkie demony wracają na planszę Wu-Fenga i się nie mszczą
bs-mantra-17 = Oczyszczenie dwóch kafli
    .does = oczyszczonych zostaje do dwóch nawiedzonych kafli
bs-mantra-18 = Podział
    .does = taoiści dzielą między siebie jeden Yin-Yang i 2 Qi
bs-mantra-19 = Odrzucenie dwóch duchów
    .does = do dwóch duchów zostaje odrzuconych bez swoich prawych kamieni
bs-mantra-20 = Powrót do talii
    .does = do czterech kart duchów z odrzuconych idzie pod talię w wybranej kolejności
bs-mantra-21 = Ratunek dla dwojga
    .does = dwoje mieszkańców jest uratowanych, z kafla Portalu lub spośród martwych; jeśli na kaflu nikogo nie ma, wierzchni z dowolnego stosu

## Pojęcia

bs-word-incarnation = Wcielenie
    .help =
        Postać Wu-Fenga, jedna z piętnastu. Wcielenia mają własną talię; część Wu-Feng trzyma na ręce i nikt inny ich
        nie widzi. Karta przyzwania każe mu wystawić jedno. Nie usuwa go ani Budda, ani Czarownik. Gdy wypędzone są
        wszystkie, które przyszły i które mają jeszcze przyjść z talii, taoiści wygrywają; te na ręce się nie liczą.
bs-word-wu-feng = Gracz Wu-Feng
    .help =
        Gracz na ostatnim miejscu, sam przeciw wszystkim taoistom. Gdy trzeba dobrać kartę ducha, dobiera ją Wu-Feng.
        Wystawia ducha albo odrzuca kartę, by przyzwać demona nie droższego niż jej odporność lub rzucić klątwę jej
        koloru. Czarna karta opłaca każdą klątwę.
bs-word-demon = Demony
    .help =
        Trzy demony czekają na planszy Wu-Fenga. Przyzwany demon wchodzi do katakumb wejściem. Przed turą każdego
        żywego taoisty każdy demon w katakumbach działa raz, najsłabszy pierwszy: przechodzi do sąsiedniej komory albo
        szuka w swojej, dopóki nie ma tam taoisty. Taoista z tej samej komory może go wypędzić, kolorem komory; wtedy
        demon wraca i można go przyzwać znowu.
bs-word-shadow = Cień Wu-Fenga
    .help =
        Pojawia się z trzecią Urną, a wszystkie demony odchodzą na dobre. Liczy się jako demon: przechodzi na dowolny
        kafel lub do dowolnej komory, atakuje taoistów obok siebie trzema kośćmi Tao (każda czarna ścianka zabiera
        jednemu z nich 1 Qi) albo kafel bez taoistów kością klątwy. Z jego kafla nikt nie może korzystać i nic go nie
        przepędzi.
bs-word-curses = Żeton klątwy
    .help =
        Klątwa ma poziom od 1 do 4 i kolor. Wu-Feng ma pięć klątw poziomu 1, cztery poziomu 2, trzy poziomu 3 i dwie
        poziomu 4. By rzucić klątwę, odrzuca kartę ducha jej koloru albo czarną i kładzie żeton w piramidzie.
        Wszystko w niej wybiera Wu-Feng.
bs-word-pyramid = Piramida klątw
    .help =
        Rzędy po cztery, trzy, dwa i jedno pole dla klątw poziomów od 1 do 4. Pole powyżej pierwszego rzędu jest
        otwarte, gdy oba pola pod nim są zajęte; klątwy rzędu odkrywa się, gdy otworzy się jego pierwsze pole. Po
        klątwie poziomu 4 wszystkie żetony są tasowane, a Wu-Feng dobiera nowe.
bs-word-blood-mantra = Mantra krwi
    .help =
        Każde Qi, które traci taoista lub neutralna plansza, trafia na Mantrę krwi wybraną przez tego, kto je stracił.
        Gdy leży na niej tyle Qi, ile wynosi jej poziom, od razu działa. Potem wychodzi z gry, jej Qi wraca do zapasu,
        a jej miejsce zajmuje inna tego samego poziomu. Z tego, co daje do wyboru, można zrezygnować.
bs-word-blood-brother = Brat krwi
    .help =
        Taoista z dokładnie 1 Qi ma także moc planszy naprzeciw, choćby neutralnej. Jeśli tamta moc jest wyłączona, tu
        też nie działa. Kto dostaje Qi albo umiera, traci ją.
bs-word-catacombs = Katakumby
    .help =
        Pod dziewięcioma kaflami leży dziewięć komór o tych samych numerach, od 0 do 8. Każda ma kolor; dwie są
        wejściami dla demonów. W każdej leży stos zakrytych żetonów, po jednym na każdego taoistę w grze. Na dole
        taoista może tylko chodzić, wypędzać demony ze swojej komory i wydać Yin-Yang.
bs-word-ladder = Drabina
    .help =
        Po kroku ruchu, także pominiętym, taoista może przejść między kaflem a komorą pod nim, jeśli jest tam drabina;
        z mocą „Taniec iglic” po każdym kroku. Kogo przesunie Pawilon albo „Taniec bliźniaczych wiatrów”, też może po
        niej przejść. Kafel, który zostaje nawiedzony, traci drabinę.
bs-word-token = Żeton katakumb
    .help = Szukający demon odkrywa wierzchni żeton swojej komory. Żeton od razu działa i wychodzi z gry.
bs-word-urn = Urny
    .help =
        Trzy żetony katakumb, wszystkie z zestawu 1, na dnie stosów. Każdą znalezioną Wu-Feng zatrzymuje i bierze
        wcielenie; z trzecią pojawia się jego Cień.
bs-word-skeleton = Szkielet
    .help =
        Leży na polu ducha i zajmuje je jak duch. Odporność 1 w kolorze planszy; bez nagrody. Nie jest kartą ducha:
        Chata czarownika i Pawilon na niego nie działają. Budda go niszczy. Trzy szkielety są na planszy Wu-Fenga
        i tam wracają; szkielety z kości wychodzą z gry.
bs-word-knocked-down = Powalony taoista
    .help =
        Kto leży na ziemi, zużywa następny ruch na wstanie, a przedtem nie chodzi i nie używa drabiny. Z mocą
        „Taniec iglic” zostaje mu jeden krok. Podnieść go mogą Pawilon i „Taniec bliźniaczych wiatrów”. Prosić o pomoc
        i odprawiać egzorcyzmy można i na leżąco.

## Co się dzieje

bs-event-drew = { $card_kind ->
    [summoning] Tura: { $board }. Wu-Feng dobiera kartę przyzwania.
   *[other] Tura: { $board }. Wu-Feng dobiera kartę { $card }: { $card_needs }.
}
bs-event-rolled-curse = { $cause_kind ->
    [ghost] Wu-Feng rzuca kością klątwy za ducha { $card }, cel: { $board }. Wynik: { $curse_text }.
   *[tile] Wu-Feng rzuca kością klątwy, kafel { $cause_tile }, cel: { $board }. Wynik: { $curse_text }.
}
bs-event-curse-shrugged-off = { $cause_kind ->
    [ghost] { $board }: kość klątwy ducha { $card } jest bezsilna (moc „{ gs-power-3 }”).
   *[tile] { $board }: kość klątwy jest bezsilna, kafel { $cause_tile } (moc „{ gs-power-3 }”).
}
bs-event-no-room = { $board }: nie ma wolnego pola ducha, a to kosztuje Qi.
bs-event-moved = { $place_level ->
    [below] { $board } idzie do komory { $place_cell }.
   *[above] { $board } idzie na kafel: { $place }.
}
bs-event-ghost-moved = Duch { $card } przechodzi z pola { $start } na pole { $end }.
bs-event-won = Wygrywają taoiści: Wu-Feng pokonany, wioska ocalona! Punkty taoistów: { $score }.
bs-event-lost = Wygrywa Wu-Feng. { gs-defeat } Punkty taoistów: { $score }.
bs-ending = { $outcome ->
    [1] Koniec gry. Wygrywają taoiści: Wu-Feng pokonany, wioska ocalona! Punkty taoistów: { $score }.
   *[other] { $named ->
        [yes] Koniec gry. Wygrywa Wu-Feng ({ $player }). { gs-defeat } Punkty taoistów: { $score }.
       *[no] Koniec gry. Wygrywa Wu-Feng. { gs-defeat } Punkty taoistów: { $score }.
    }
}
bs-event-wu-feng-discards = Wu-Feng odrzuca kartę { $card }.
bs-event-summoning = Tura: { $board }. Wu-Feng bierze wcielenie i musi wystawić jedno.
bs-event-took-incarnation = Wu-Feng bierze wcielenie; na ręce ma teraz { $held ->
    [one] { $held } wcielenie.
    [few] { $held } wcielenia.
   *[many] { $held } wcieleń.
}
bs-event-chose-incarnation = Wu-Feng przybiera postać { $card }: { $card_needs }.
bs-event-incarnation-on-deck = Tura: { $board }. Wioska jest pełna, więc Wu-Feng kładzie wcielenie na talii.
bs-event-from-discard = Wu-Feng przywraca z kart odrzuconych ducha { $card }.
bs-event-cast = Wu-Feng rzuca klątwę { $curse } ({ $curse_colour }), piramida, { $pyramid }: { $curse_does }.
bs-event-curses-revealed = Klątwy Wu-Fenga poziomu { $level } są teraz odkryte.
bs-event-pyramid-renewed = Piramida jest pełna: wszystkie klątwy są przetasowane, a Wu-Feng dobiera nowe.
bs-event-lost-yin-yang = { $board } traci Yin-Yang.
bs-event-knocked-down = { $board } pada i leży na ziemi.
bs-event-dragged-below = { $place_level ->
    [below] Klątwa wciąga pod ziemię: { $board } jest teraz w komorze { $place_cell }.
   *[above] Klątwa porywa: { $board } jest teraz na kaflu: { $place }.
}
bs-event-bottom-card-gone = Najniższa karta ducha wychodzi zakryta z gry. { $left ->
    [one] W talii została { $left } karta.
    [few] W talii zostały { $left } karty.
   *[many] W talii zostało { $left } kart.
}
bs-event-demon-entered = { $demon } wchodzi do katakumb, do komory { $cell }.
bs-event-demon-moved = { $demon } przechodzi do komory { $cell }.
bs-event-searched = { $demon } szuka w komorze { $cell } i znajduje żeton „{ $token }”: { $token_does }.
bs-event-demon-exorcised = { $board } wypędza { $demon_object } w komorze { $cell }.
bs-event-demon-home = { $demon } wraca na planszę Wu-Fenga.
bs-event-shadow-appears = { $place_level ->
    [below] W komorze { $place_cell } pojawia się Cień Wu-Fenga. Demony odchodzą na dobre.
   *[above] Pojawia się Cień Wu-Fenga, kafel: { $place }. Demony odchodzą na dobre.
}
bs-event-shadow-moved = { $place_level ->
    [below] Cień przechodzi do komory { $place_cell }.
   *[above] Cień przechodzi na kafel: { $place }.
}
bs-event-shadow-attacks = { $place_level ->
    [below] Cień atakuje taoistów w komorze { $place_cell }. Na kościach: { $first }{ $second }{ $third }.
   *[above] Cień atakuje taoistów, kafel: { $place }. Na kościach: { $first }{ $second }{ $third }.
}
bs-event-shadow-attacks-tile = Cień atakuje swój kafel: { $tile } ({ $place_number }).
bs-event-stack-revealed = { $count ->
    [one] Wu-Feng odkrywa { $count } żeton, cały stos komory { $cell }.
    [few] Wu-Feng odkrywa { $count } żetony, cały stos komory { $cell }.
   *[many] Wu-Feng odkrywa { $count } żetonów, cały stos komory { $cell }.
}
bs-event-token-revealed = Znalezione w komorze { $cell }: { $token }.
bs-event-urn-kept = Wu-Feng zatrzymuje Urnę z komory { $cell }. Urny: { $count } z 3.
bs-event-ladder-removed = Drabiny do komory { $cell } już nie ma.
bs-event-ladder-returned = Drabina do komory { $cell } jest znowu na miejscu.
bs-event-level-changed = { $place_level ->
    [below] { $board } schodzi do komory { $place_cell }.
   *[above] { $board } wchodzi na kafel: { $place }.
}
bs-event-stood-up = { $board } wstaje.
bs-event-skeleton-placed = { $bones ->
    [0] Na polu { $space } staje szkielet.
   *[1] Z kości na polu { $space } powstaje szkielet.
}
bs-event-skeleton-gone = { $bones ->
    [0] Szkielet z pola { $space } wraca na planszę Wu-Fenga.
   *[1] Szkielet z pola { $space } rozsypuje się i wychodzi z gry.
}
bs-event-blood = { $board }: stracone Qi trafia na Mantrę { $mantra }, { $qi } z { $mantra_level }.
bs-event-qi-from-supply = { $board } kładzie 1 Qi z zapasu na Mantrze { $mantra }: { $qi } z { $mantra_level }.
bs-event-mantra-works = Mantra { $mantra } działa, wybiera { $board }: { $mantra_does }.
bs-event-mantra-spoiled = Mantra { $mantra } oddaje { $count } Qi do zapasu.
bs-event-mantra-gone = Mantra { $mantra } wychodzi z gry.
bs-event-mantra-revealed = Nowa Mantra krwi: { $mantra } (poziom { $mantra_level }): { $mantra_does }.
bs-event-blood-brother = { $board } zostaje z 1 Qi i zyskuje Brata krwi: ma teraz także moc planszy naprzeciw ({ $brother }).
bs-event-blood-brother-lost = { $board } traci Brata krwi ({ $brother }).
bs-event-travelled = { $place_level ->
    [below] { $board } wyrusza do komory { $place_cell }.
   *[above] { $board } wyrusza na kafel: { $place }.
}
bs-event-enfeebled = { $target_kind ->
    [demon] { $board } kładzie Mantrę osłabienia na demona: { $target }.
   *[space] { $board } kładzie Mantrę osłabienia na pole { $target }.
}
bs-event-ghost-discarded = { $board } usuwa ducha bez jego prawego kamienia: { $card }, pole { $space }.
bs-event-curse-unlearned = Klątwa Wu-Fenga { $curse } trafia do rezerwy.
bs-event-buried = Najwyższa karta ducha idzie zakryta pod talię.
bs-event-recycled = Karta { $card } idzie z odrzuconych pod talię.
bs-event-buddha-placed = Budda staje na polu { $space }.

## Pytania

bs-yang-stand-up = wstać
bs-yang-ladder = użyć drabiny
bs-kind-wind-ghost = { $effect ->
    [MoveAGhost] Twoja klątwa przenosi ducha. Którego?
   *[other] Możesz przenieść jednego ducha. Którego?
}
bs-kind-wind-space = Dokąd przechodzi duch { $card }?
bs-kind-step-to = { $moved } robi jeden krok. Dokąd?
bs-kind-wu-feng =
    Wystaw ducha albo odrzuć kartę, by przyzwać demona lub rzucić klątwę. Dobrana karta: { $card }, { $needs }. { $stones }
bs-kind-enter = Przyzywasz { $demon_object }. Do której komory wchodzi?
bs-kind-pyramid = Na którym polu piramidy kładziesz klątwę { $curse }?
bs-kind-cast = Możesz rzucić klątwę dowolnego koloru. Którą?
bs-kind-incarnation = { $cause ->
    [0] Karta przyzwania: które wcielenie z ręki wystawiasz?
   *[other] Klątwa: które wcielenie z ręki wystawiasz?
}
bs-kind-demon-acts = { $call ->
    [0] Faza demonów: działa { $demon }, jest w komorze { $cell }. Dokąd idzie, a może szuka?
   *[1] Od razu działa { $demon }, jest w komorze { $cell }. Dokąd idzie, a może szuka?
}
bs-kind-shadow-acts = { $level ->
    [below] Cień może działać. Jest w komorze { $cell }. Co robi?
   *[above] Cień może działać. Jest na kaflu: { $tile }. Co robi?
}
bs-kind-activate = Kogo budzisz? Od razu działa.
bs-kind-skeleton-on = { $duty ->
    [0] Możesz wystawić szkielet. Na którym polu? Do wystawienia: { $left }.
   *[other] { $bones ->
        [0] Wystaw szkielet. Na którym polu? Do wystawienia: { $left }.
       *[1] Kości stają się szkieletem. Na którym polu?
    }
}
bs-kind-remove-ladder = Którą drabinę usuwasz? Do usunięcia: { $left }.
bs-kind-victim = { $effect ->
    [KnockDown] Który taoista zostaje powalony?
    [RollAgainst] { $rolls ->
        [1] Przeciw któremu taoiście rzucasz kością klątwy?
       *[2] Przeciw któremu taoiście rzucasz kością klątwy dwa razy?
    }
    [TaoLost] { $count ->
        [1] Który taoista traci żeton Tao?
       *[2] Który taoista traci dwa żetony Tao?
    }
    [QiLost] Który taoista traci 1 Qi?
    [YinYangLost] Który taoista traci Yin-Yang?
    [DragBelow] Którego taoistę wciągasz do katakumb?
   *[other] Przeciw któremu taoiście?
}
bs-kind-take-away = Który żeton Tao traci { $board }? Do stracenia: { $left }.
bs-kind-drag-to = { $board } trafia do katakumb. Do której komory?
bs-kind-spoil-mantra = { $effect ->
    [DrainMantra] { $whole ->
        [0] Która Mantra krwi traci 1 Qi?
       *[1] Która Mantra krwi traci całe Qi?
    }
   *[other] Która Mantra krwi wychodzi z gry?
}
bs-kind-from-discard = Który duch wraca z kart odrzuconych?
bs-kind-haunt = Który kafel nawiedzasz?
bs-kind-excavate = Stos której komory odkrywasz?
bs-kind-hit = Cień uderza. Który taoista obok niego traci 1 Qi? Ciosów do rozdzielenia: { $left }.
bs-kind-blood = { $effect ->
    [QiFlows] Stracone Qi ({ $board }). Na którą Mantrę krwi trafia?
   *[other] Kładziesz 1 Qi z zapasu na Mantrze krwi. Na której?
}
bs-kind-resolve-mantra = Krew Su-Ling: która Mantra krwi od razu działa?
bs-kind-for-taoist = { $effect ->
    [GainsAQi] Który taoista dostaje 1 Qi?
    [RegainsYinYang] Który taoista odzyskuje Yin-Yang?
    [GainsTao] { $count ->
        [1] Który taoista bierze żeton Tao i kładzie Mantrę osłabienia?
       *[2] Który taoista bierze dwa żetony Tao i kładzie Mantrę osłabienia?
    }
    [Travels] Który taoista wyrusza dokądkolwiek?
   *[other] Dla którego taoisty?
}
bs-kind-enfeeble = Gdzie kładziesz Mantrę osłabienia?
bs-kind-discard-ghost = Którego ducha odrzucić? Jeszcze możliwe: { $left }.
bs-kind-unlearn = Która klątwa Wu-Fenga trafia do rezerwy?
bs-kind-travel = Dokąd wyrusza { $board }?
bs-kind-return-ladder = Do której komory wraca drabina? Jeszcze możliwe: { $left }.
bs-kind-send-home = Który demon wraca na planszę Wu-Fenga?
bs-kind-buddha-on = Na którym polu stawiasz Buddę? Jeszcze możliwe: { $left }.
bs-kind-turn-back = Który nawiedzony kafel zostaje oczyszczony? Jeszcze możliwe: { $left }.
bs-kind-recycle = Która karta idzie pod talię, każda pod poprzednią? Jeszcze możliwe: { $left }.
bs-kind-swap-mantra = Kaligraf: którą Mantrę krwi wymieniasz?
bs-kind-new-mantra = Która Mantra krwi zastąpi Mantrę { $mantra }?
bs-kind-ladder = { $level ->
    [below] { $moved } jest teraz w komorze { $cell }. Po drabinie w górę?
   *[above] { $moved } jest teraz na kaflu: { $tile }. Po drabinie w dół?
}

## Możliwości; $what mówi, czym jest dana możliwość

bs-deed = { $what ->
    [stand-up] Wstań, to twój ruch
    [move] Idź do komory { $cell }
    [down] Zejdź po drabinie do komory { $cell }
    [up] Wejdź po drabinie na kafel: { $tile }
    [up-faces] Wejdź po drabinie na kafel: { $tile }, naprzeciw duchów: { $faces }
    [ladder] Użyj drabiny
    [mantra] { gs-power-7 } na { $demon_object }, { $needs }
    [help] Poproś o pomoc
    [exorcism] Spróbuj egzorcyzmu: { $demons }
   *[exorcism-nowhere] Spróbuj egzorcyzmu
}
bs-option-exorcise-demon = Wypędź { $demon_object }, { $needs }
bs-option-step-below = Do komory { $cell }
bs-option-wu-feng = { $what ->
    [pass] Odrzuć kartę; plansza, której jest tura, traci 1 Qi
    [place] Wystaw ducha w wiosce
    [summon] Przyzwij { $demon_object } (koszt { $cost })
   *[cast] Rzuć klątwę { $curse } (poziom { $curse_level }, { $curse_colour }): { $curse_does }
}
bs-option-enter = Wejście do komory { $cell }
bs-option-pyramid = Piramida, { $pyramid }
bs-option-cast = { $what ->
    [pass] Nie rzucaj klątwy
   *[curse] Rzuć klątwę { $curse } (poziom { $curse_level }, { $curse_colour }): { $curse_does }
}
bs-option-incarnation = Wystaw { $card }, { $needs }
bs-option-demon-acts = { $what ->
    [search] Szukaj w swojej komorze
   *[cell] Przejdź do komory { $cell }
}
bs-option-shadow-acts = { $what ->
    [pass] Nic nie rób
    [taoists] Zaatakuj taoistów obok
    [tile] Zaatakuj kafel kością klątwy
    [below] Przejdź do komory { $cell }
   *[above] Przejdź na kafel: { $tile }
}
bs-option-activate = Obudź { $demon_object }, { $needs }
bs-option-skeleton-on = { $what ->
    [pass] Nie wystawiaj szkieletu
   *[space] Szkielet na { $target }
}
bs-option-remove-ladder = Drabina do komory { $cell }
bs-option-victim = { $effect ->
    [KnockDown] Na ziemię pada { $player }
    [QiLost] 1 Qi traci { $player }
    [YinYangLost] Yin-Yang traci { $player }
   *[other] { $player }
}
bs-option-take-away = Zabierz: { $colour }
bs-option-drag-to = Do komory { $cell }
bs-option-spoil-mantra = Mantra { $mantra }
bs-option-from-discard = Przywróć { $card }, { $needs }
bs-option-haunt = Nawiedź kafel: { $tile }
bs-option-excavate = Odkryj komorę { $cell }
bs-option-hit = 1 Qi traci { $player }
bs-option-blood = { $what ->
    [pass] Nie kładź Qi na Mantrze
   *[slot] 1 Qi na Mantrę { $mantra }
}
bs-option-resolve-mantra = Działa { $mantra }
bs-option-for-taoist = { $what ->
    [pass] Nikt
   *[board] { $player }
}
bs-option-enfeeble = { $what ->
    [pass] Nie kładź Mantry
    [demon] Na { $demon_object }, { $needs }
   *[space] Na { $target }
}
bs-option-discard-ghost = { $what ->
    [pass] Nie odrzucaj ducha
   *[space] Odrzuć { $target }
}
bs-option-unlearn = { $what ->
    [pass] Żadna
   *[curse] Klątwa { $curse } (poziom { $curse_level }, { $curse_colour }): { $curse_does }
}
bs-option-travel = { $what ->
    [below] Do komory { $cell }
   *[above] Na kafel: { $tile }
}
bs-option-return-ladder = { $what ->
    [pass] Bez drabiny
   *[cell] Drabina do komory { $cell }
}
bs-option-send-home = { $what ->
    [pass] Żaden
   *[demon] Odeślij { $demon_object }, { $needs }
}
bs-option-buddha-on = { $what ->
    [pass] Bez Buddy
   *[space] Budda na { $target }
}
bs-option-turn-back = { $what ->
    [pass] Żaden
   *[above] Oczyść kafel: { $tile }
}
bs-option-recycle = { $what ->
    [pass] Żadna więcej
   *[card] Pod talię: { $card }, { $needs }
}
bs-option-swap-mantra = { $what ->
    [pass] Nie wymieniaj, tylko połóż Qi
   *[slot] Wymień Mantrę { $mantra }
}
bs-option-new-mantra = Napisz { $mantra }: { $does }
bs-option-ladder = { $what ->
    [pass] Zostań na tym poziomie
   *[ladder] Użyj drabiny
}

## Dlaczego teraz nie można

bs-reason-here-already = Figurka już tam stoi.
bs-reason-haunted-tile = Ten kafel jest nawiedzony.
bs-reason-mantra-there = Mantra osłabienia już tam leży.
bs-reason-no-ghost-faced = Nie ma kogo wypędzać: ani ducha na polach, których sięgasz, ani demona w twojej komorze.
bs-reason-in-the-catacombs = Z katakumb to niemożliwe.
bs-reason-above-ground = Z komory do komory chodzi się tylko w katakumbach.
bs-reason-no-ladder = Nie ma tam drabiny.
bs-reason-changed-level = Po tym kroku drabina była już użyta.
bs-reason-lies-down = Leżysz na ziemi: najpierw wstań.
bs-reason-stands-already = Nie leżysz na ziemi.
bs-reason-night-sorceress = W grze jest „Nocna czarownica”: nikt nie może wydać Yin-Yang.
bs-reason-shadows-tile = Na tym kaflu stoi Cień, więc nikt nie może z niego korzystać.
bs-reason-demon-not-in-play = Tego demona nie ma w katakumbach.
bs-reason-demon-elsewhere = Tego demona nie ma w twojej komorze.
bs-reason-demon-in-play = Ten demon jest już w katakumbach.
bs-reason-too-weak-a-ghost = Odporność ducha jest mniejsza niż koszt demona.
bs-reason-shadow-in-play = W grze jest Cień, więc nie można przyzwać demona.
bs-reason-other-colour = Karta ma inny kolor niż klątwa; każdą opłaca tylko czarna.
bs-reason-no-such-curse = Wu-Feng nie ma takiej odkrytej klątwy.
bs-reason-row-closed = W piramidzie nie ma otwartego pola na klątwę tego poziomu.
bs-reason-village-full = Nie ma wolnego pola ducha.
bs-reason-must-choose = Trzeba to zrobić, na ile się da.
bs-reason-no-entrance = Ta komora nie jest wejściem dla tego demona.
bs-reason-not-supported = Pod tym polem nie są zajęte oba pola.
bs-reason-curse-there = Na tym polu już leży klątwa.
bs-reason-other-row = Klątwę kładzie się w rzędzie jej poziomu.
bs-reason-not-in-hand = Tej karty nie masz na ręce.
bs-reason-taoist-here = Jest tam taoista.
bs-reason-stack-empty = W tej komorze nie ma już żetonów.
bs-reason-nobody-here = Nie ma tam taoisty, którego można uderzyć.
bs-reason-not-on-a-tile = Cień nie stoi na kaflu.
bs-reason-ladder-there = Drabina już tam jest.
bs-reason-nothing-to-lose = Ten taoista nie ma czego stracić.
bs-reason-no-mantra-there = Nie ma tam Mantry krwi, którą można wybrać.
bs-reason-no-qi-on-it = Na tej Mantrze krwi nie ma Qi.
bs-reason-not-discarded = Tej karty nie ma wśród odrzuconych duchów.
bs-reason-nothing-to-write = Kaligraf nie może ani wymienić Mantry krwi, ani położyć na niej Qi.
bs-reason-no-other-mantra = Nie ma już takiej Mantry krwi tego poziomu.
bs-reason-no-ghost-card = To nie jest karta ducha, którą można przenieść lub odrzucić.
bs-reason-place-it = Jest wolne pole, więc karty nie można po prostu odrzucić.

## Położenie

bs-map-catacombs = Katakumby: komora i kolor, > wejście, H drabina, liczba żetonów
bs-map-skeleton = szkielet
bs-view-deck = Talia: { $count }. { $what ->
    [next] Następna karta sprowadzi wcielenie.
    [later] Najbliższe wcielenie przyjdzie z kartą { $place } od góry.
   *[none] Nie sprowadzi już wcieleń.
} Wcielenia niepokonane: { $undefeated }, wypędzone: { $exorcised }.
bs-view-known = Znane w talii, według miejsca od góry: { $cards }.
bs-view-at = { $place } { $card }
bs-view-catacombs = Katakumby (strona { $side }), komory pod kaflami od 0 do 8:
bs-view-cell-name = { $number } { $colour }
bs-view-cell = { $cell } – { $text }
bs-view-entrance = WEJŚCIE
bs-view-ladder = { $there ->
    [yes] drabina
   *[no] bez drabiny
}
bs-view-found = Znalezione dotąd: { $tokens }.
bs-view-shadow-here = CIEŃ
bs-view-wu-feng = { $what ->
    [named] Wu-Feng ({ $who }), strona planszy { $side ->
        [a] A
       *[b] B
    }
   *[unnamed] Wu-Feng, strona planszy { $side ->
        [a] A
       *[b] B
    }
}: Urny { $urns } z { $all }; szkielety { $skeletons } z { $specials }; na ręce { $held ->
    [one] { $held } wcielenie
    [few] { $held } wcielenia
   *[many] { $held } wcieleń
}, w ich talii { $deck }.
bs-view-held = { $card }, { $needs }
bs-view-hand = Na twojej ręce: { $cards }.
bs-view-demons = Demony: { $demons }.
bs-view-demon = { $what ->
    [home] { $demon } na planszy Wu-Fenga
   *[out] { $demon } w komorze { $cell }: { $needs }
}
bs-view-no-tokens = bez żetonów Tao
bs-view-shadow = { $level ->
    [below] Cień Wu-Fenga: w komorze { $cell }.
   *[above] Cień Wu-Fenga: kafel { $tile }. Nikt nie może z niego korzystać.
}
bs-view-pyramid = Piramida klątw: { $rows }.
bs-view-row = rząd { $row }: { $text }
bs-view-pyramid-space = { $open ->
    [yes] wolne
   *[no] zamknięte
}
bs-view-curse-up = { $curse } { $colour }
bs-view-of-level = poziom { $level }: { $text }
bs-view-curses-up = Odkryte klątwy: { $curses }.
bs-view-curses-down = Zakryte klątwy: { $curses }.
bs-view-mantras = Mantry krwi (jeszcze zakryte, { $piles }):
bs-view-below = w katakumbach, komora { $cell }
bs-view-lies = LEŻY NA ZIEMI
bs-view-brother = Brat krwi, { $side }: { $power }

## Pomoc

bs-help-demon =
    { $demon }. Demon; przyzywa go karta ducha o odporności { $cost } lub większej. Odporność { $resistance } w kolorze komory. Strona A planszy Wu-Fenga: { $a } Strona B: { $b }
bs-help-token = { $token }. Żeton katakumb: { $does }. W zestawach od 1 do 4: { $counts }.
bs-help-spell = { $curse }. Klątwa poziomu { $level }, { $colour }: { $does }.
bs-help-mantra = { $mantra }. Mantra krwi, działa przy { $level } Qi: { $does }.
bs-help-guessed = { $what ->
    [colour] (Kolor odtworzony: żadne źródło nie podaje go na pewno.)
    [level] (Poziom odtworzony: żadne źródło nie podaje go na pewno.)
    [level-colour] (Poziom i kolor odtworzone: żadne źródło nie podaje ich na pewno.)
    [colour-resistance] (Kolor i odporność odtworzone: żadne źródło nie podaje ich na pewno.)
    [cells] (Kolory i wejścia odtworzone: żadne źródło nie podaje ich na pewno.)
   *[counts] (Liczba odtworzona: żadne źródło nie podaje jej na pewno.)
}

bs-stone-activate-demon = Wu-Feng budzi demona
    .help = Wu-Feng budzi jednego demona albo Cień, by od razu działał.
bs-stone-cast-curse = Wu-Feng może rzucić klątwę
    .help = Wu-Feng może rzucić klątwę dowolnego koloru.
bs-stone-group-gain-yinyang-and-qi-on-mantra = Yin-Yang i Qi na Mantrę krwi
    .help = Jeden taoista dostaje Yin-Yang, a 1 Qi z zapasu trafia na Mantrę krwi.
bs-stone-no-yin-yang = nie wolno wydawać Yin-Yang
    .help = Dopóki jest w grze, nikt nie może wydać Yin-Yang; odzyskać go można.
bs-stone-skeletons-arrive = Wu-Feng wystawia szkielety
    .help =
        Wu-Feng wystawia szkielety ze swojej planszy, { $puppet_master_arrival ->
            [may] ile chce.
           *[must] na ile starczy pól.
        }
bs-stone-skeleton-each-turn = w każdej fazie Yin może przyjść szkielet
    .help =
        W { $puppet_master ->
            [every_turn] fazie Yin dowolnej planszy
           *[its_board] każdej fazie Yin jego planszy
        } Wu-Feng może wystawić szkielet ze swojej planszy; zostają po jego wypędzeniu.
bs-stone-reveal-stack = odkrywa stos katakumb
    .help = Wu-Feng odkrywa i odrzuca cały stos katakumb; działa w nim tylko Urna.
bs-stone-lost-qi-to-supply = stracone Qi nie trafia na Mantry
    .help = Dopóki jest w grze, stracone Qi wraca do zapasu, a nie na Mantrę krwi.
bs-stone-curses-ignore-colour = klątwy bez względu na kolor
    .help = Dopóki jest w grze, każda karta ducha opłaca klątwę dowolnego koloru.

bs-tile-11 = Kaligraf
    .does = wymień Mantrę krwi, połóż na jednej 1 Qi
    .help =
        Zrób jedno albo oba: wymień Mantrę krwi na inną tego samego poziomu, którą wybierasz; potem połóż 1 Qi
        z zapasu na Mantrze krwi.

## Duchy, wcielenia, szkielety

bs-card-82 = Cmentarny brygadzista
bs-card-83 = Mamrocząca mumia
bs-card-84 = Utopiony nadzorca
bs-card-85 = Urocząca ondyna
bs-card-86 = Nadzorca korzeni
bs-card-87 = Mszysty urocznik
bs-card-88 = Krwawy nadzorca
bs-card-89 = Szkarłatny urocznik
bs-card-90 = Czarny nadzorca
bs-card-91 = Czarny urocznik
bs-card-92 = Nocna czarownica
bs-card-93 = Lalkarz
bs-card-94 = Niestrudzony poszukiwacz
bs-card-95 = Spragniony krwi
bs-card-96 = Trumniarz
bs-card-97 = Karta przyzwania
    .help =
        Stoi w talii zamiast wcielenia. Wu-Feng, gdy ją dobierze, bierze na rękę wierzchnie wcielenie i musi wystawić
        jedno z ręki; nie przyzwie za nią demona ani nie rzuci klątwy. Potem wychodzi z gry.
bs-card-101 = Szkielet
bs-card-102 = Szkielet
bs-card-103 = Szkielet
bs-card-104 = Szkielet
bs-card-105 = Szkielet z kości
bs-card-106 = Szkielet z kości
bs-card-107 = Szkielet z kości
bs-card-108 = Szkielet z kości

## Opcje stołu

bs-switch-guard_tower = { gs-switch-guard_tower }
    .help =
        Czy do kafli dodaje się kafel promocyjny; wtedy losowo odpada o jeden kafel więcej. Gdy w wiosce nie ma ani
        Świątyni, ani Pawilonu, Wu-Feng bierze zamiast Nieuchwytnego następne wcielenie.
bs-switch-wu_feng_board = Strona planszy Wu-Fenga
    .help = Jakie zdolności mają demony: ze strony A, ze strony B czy wylosowane.
    .is-random = losowo
    .is-a = strona A
    .is-b = strona B
bs-switch-catacomb_board = Strona katakumb
    .help = Jak leżą kolory i wejścia komór: jak na stronie 1, na stronie 2 czy losowo.
    .is-random = losowo
    .is-1 = strona 1
    .is-2 = strona 2
bs-switch-calligrapher = Kafel Kaligrafa
    .help = Czy Kaligraf zawsze jest w wiosce, czy losuje się go jak inne kafle.
    .is-always = zawsze w wiosce
    .is-random = losowany jak inne
bs-switch-puppet_master = Kiedy Lalkarz dokłada szkielety
    .help = Czy Wu-Feng może wystawiać szkielet tylko w fazie Yin jego planszy, czy w fazie Yin każdej.
    .is-its_board = w turze jego planszy
    .is-every_turn = w każdej turze
bs-switch-puppet_master_arrival = Szkielety, gdy przybywa Lalkarz
    .help = Czy Wu-Feng wystawia wtedy wszystkie szkielety, jakie może, czy tyle, ile chce.
    .is-must = wszystkie, dla których jest miejsce
    .is-may = tyle, ile chce

## Jak grać

bs-rules-1 =
    Jeden z was to Wu-Feng, pozostali to taoiści, którzy bronią przed nim wioski; taoiści razem wygrywają lub przegrywają.
bs-rules-4 =
    Yin: najpierw działają duchy na planszy, od prawej do lewej. Jeśli wypełniają ją trzy, tracisz 1 Qi; inaczej
    Wu-Feng dobiera kartę ducha.
bs-rules-5 = Duch trafia na planszę swojego koloru, czarny na tę, której jest tura; pole wybiera Wu-Feng.
bs-rules-13 = Taoiści wygrywają, gdy wypędzone są wszystkie wcielenia, które przyszły i mają jeszcze przyjść z talii.
bs-rules-14 =
    Wu-Feng wygrywa, gdy wszyscy taoiści nie żyją, gdy nawiedzony jest trzeci kafel (na poziomie Wtajemniczenie czwarty)
    albo gdy dobrano ostatnią kartę, a wcielenie nie jest pokonane.
bs-rules-secret-1 =
    Zamiast wystawić ducha, Wu-Feng może odrzucić kartę: przyzwać demona nie droższego niż jej odporność albo
    rzucić klątwę jej koloru.
bs-rules-secret-2 = Klątwy budują piramidę z czterech rzędów; im wyżej, tym są gorsze.
bs-rules-secret-3 = Demony przeszukują katakumby pod wioską. Z trzecią znalezioną Urną pojawia się Cień Wu-Fenga.
bs-rules-secret-4 = Taoiści schodzą po drabinach do komór pod kaflami i wypędzają tam demony, kolorem komory.
bs-rules-secret-5 =
    Stracone Qi trafia na Mantry krwi; Mantra, na której leży tyle Qi, ile wynosi jej poziom, działa dla taoistów.
bs-rules-secret-6 = Taoista z dokładnie 1 Qi ma także moc planszy naprzeciw.
