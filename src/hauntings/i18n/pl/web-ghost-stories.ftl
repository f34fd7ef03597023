### Stół „Ghost Stories” w przeglądarce: to, czego nie mówi ghost-stories.ftl.
### $rule to rozdział zasad; $tile to kafel wioski, $cards to duchy, $player to osoba albo grupa.

web-gs-rule = zasady, { $rule }
web-gs-stone-left = Po przybyciu
web-gs-stone-centre = W grze
web-gs-stone-right = Po wypędzeniu
web-gs-none = brak
web-gs-dead = nie żyje
web-gs-off = zablokowana
web-gs-decides-now = teraz decyduje
web-gs-threat = Do tego kafla zmierza figurka nawiedzacza.
web-gs-haunted-tile = Kafel jest nawiedzony i nie pomaga.
web-gs-chance = szansa { $chances }
web-gs-supply = Zasoby
web-gs-discards = Odrzucone: { $count }
web-gs-incarnation-in = { $count ->
    [one] { $count } duch przed Wu-Fengiem
    [few] { $count } duchy przed Wu-Fengiem
   *[many] { $count } duchów przed Wu-Fengiem
}
web-gs-incarnation-among = Wu-Feng jest wśród { $count } kart z wierzchu
web-gs-incarnation-next = Następna karta to Wu-Feng
web-gs-no-incarnation = W talii nie ma już Wu-Fenga
web-gs-incarnations = Wcielenia do wypędzenia: { $left }; wypędzone: { $gone }.

## Co można zrobić

web-gs-tray = Co robić
web-gs-exorcise = Egzorcyzm
web-gs-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
web-gs-help = Poproś o pomoc
web-gs-end-turn = Zakończ turę
web-gs-take-yin-yang = Użyj Yin-Yang
web-gs-take-mantra = Połóż Mantrę
web-gs-held-yin-yang = { gs-word-yin-yang }
web-gs-held-mantra = Mantra
web-gs-put-back = Odłóż
web-gs-lay-yin-yang = Wybierz kafel: aktywny ci pomoże, nawiedzony zostanie oczyszczony.
web-gs-lay-mantra = Wybierz ducha, który ma być o 1 słabszy.
web-gs-hint-move = Wybierz kafel, aby tam pójść.
web-gs-hint-buddha = Wybierz świecące pole, aby postawić Buddę.
web-gs-hint-winds = Wybierz innego taoistę, którego przesuną wiatry.
web-gs-hint-borrow = Wybierz neutralną planszę, aby pożyczyć jej moc.
web-gs-roll = Rzuć kośćmi
web-gs-roll-again = Przerzuć te kości
web-gs-pick-dice = Wybierz kości do przerzutu.
web-gs-stand-on = Stoi naprzeciw tego kafla: { $tile }.
web-gs-go-there = Idź tam
web-gs-choose-lit = Wybierz na stole: co można wybrać, świeci.
web-gs-counts-for = liczy się przeciw: { $cards }
web-gs-counts-not = nic nie daje
web-gs-no-die-counts = Żadna kość się tu nie liczy.
web-gs-odds = Szansa na wypędzenie
web-gs-odds-none = żadna, z tymi żetonami nie wystarczy żaden rzut.
web-gs-odds-far = na razie nie spróbujesz go wypędzić w tej turze.
web-gs-odds-both = Szansa na wypędzenie obu
web-gs-odds-alone = Tylko z własnymi żetonami: { $percent } %.
web-gs-odds-again = Szansa po przerzucie tych kości
web-gs-omen = Następna Yin: { $player }
web-gs-omen-safe = Nic nie przepadnie.
web-gs-omen-none = Następna faza Yin może potoczyć się zbyt wieloma drogami, by je policzyć.
web-gs-omen-haunted = szansa, że kafel zostanie nawiedzony
web-gs-omen-qi = szansa na utratę Qi
web-gs-omen-defeat = szansa, że wioska padnie
web-gs-odds-all = Szansa na wypędzenie wszystkich
web-gs-omen-villagers = szansa, że zginie mieszkaniec
web-gs-omen-cards = { $count ->
    [0] Nowej karty nie będzie.
    [one] { $sure ->
        [yes] Przyjdzie nowa karta, nieliczona.
       *[no] Może nowa karta, nieliczona.
    }
    [few] { $sure ->
        [yes] Przyjdą { $count } karty, nieliczone.
       *[no] Do { $count } nowych kart, nieliczonych.
    }
   *[many] { $sure ->
        [yes] Przyjdzie { $count } kart, nieliczonych.
       *[no] Do { $count } nowych kart, nieliczonych.
    }
}
web-gs-with-tokens = { $count ->
    [0] same kości
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}

## Kto o czym decyduje, dla wszystkich patrzących

web-gs-group = Grupa
web-gs-decides = { $kind ->
    [yang] Gra { $player }.
    [place-ghost] { $player } decyduje, gdzie przybędzie duch.
    [reroll-dice] { $player } decyduje, które kości przerzucić.
    [reroll-curse] { $player } decyduje, czy przerzucić kość klątwy.
    [exorcise] { $player } decyduje, którego ducha wypędzić.
    [spend] { $player } decyduje, które żetony wydać.
    [lend] { $player } decyduje, czy pożyczyć żeton.
    [take-tao] { $player } bierze żeton Tao.
    [discard-tao] { $player } odrzuca żeton Tao.
    [qi-or-yin-yang] { $player } wybiera nagrodę.
    [give-qi] { $player } decyduje, kto zyska Qi.
    [give-yin-yang] { $player } decyduje, kto zyska Yin-Yang.
    [who-loses-qi] { $player } decyduje, kto straci Qi.
    [revive] { $player } decyduje, kto wróci do życia.
    [unhaunt] { $player } decyduje, który kafel oczyścić.
    [banish] { $player } decyduje, którego ducha odrzucić.
    [watch] { $player } decyduje, do której planszy pójdzie stróż.
    [pray] { $player } wybiera kolor modlitwy.
    [next-card] { $player } odkłada karty na talię.
    [choose-power] { $player } wybiera moc.
    [choose-first] { $player } decyduje, kto zaczyna.
   *[other] { $player } decyduje, co i dokąd się przesunie.
}

## Arkusze na telefonie

web-gs-sheets = Arkusze
web-gs-tab-do = Ruch
web-gs-tab-deck = Talia
web-gs-offers = tu można coś wybrać

## Koniec

web-gs-score = Punkty
web-gs-score-victory = Zwycięstwo
web-gs-score-qi = Qi taoistów
web-gs-score-cards = Karty w talii
web-gs-score-dead = Martwi taoiści
web-gs-score-haunted = Nawiedzone kafle
web-gs-score-incarnations = Wcielenia
web-gs-score-expansions = Za dodatek
web-gs-score-story = { $turns ->
    [one] Wioska broniła się przez { $turns } turę;
    [few] Wioska broniła się przez { $turns } tury;
   *[many] Wioska broniła się przez { $turns } tur;
} { $ghosts ->
    [one] na stosie odrzuconych leży { $ghosts } duch.
    [few] na stosie odrzuconych leżą { $ghosts } duchy.
   *[many] na stosie odrzuconych leży { $ghosts } duchów.
}

## Krótkie nazwy kafli dla telefonu

web-gs-tile-0 = Cmentarz
web-gs-tile-1 = Ołtarz
web-gs-tile-2 = Zielarz
web-gs-tile-3 = Czarownik
web-gs-tile-4 = Stróż
web-gs-tile-5 = Modlitwa
web-gs-tile-6 = Pawilon
web-gs-tile-7 = Herbata
web-gs-tile-8 = Świątynia
web-gs-tile-9 = Wieża
web-gs-tile-10 = Szkoła
web-gs-tile-11 = Kaligraf

## O czym mówią rozdziały zasad, w dzienniku

web-gs-section-3 = Przygotowanie: kafle i plansze leżą losowo, każda plansza z jedną z dwóch swoich mocy.
web-gs-section-3-2 = Plansza bez gracza jest neutralna: ma Qi i moc, ale nie ma taoisty.
web-gs-section-4 =
    Tura to faza Yin i faza Yang; potem kolej na następną planszę, zgodnie z ruchem wskazówek zegara. Plansze
    neutralne i opętane nie mają fazy Yang.
web-gs-section-4-1 =
    Faza Yin: działają duchy planszy. Jeśli duchy leżą potem na wszystkich trzech jej polach, przepada 1 Qi; w
    przeciwnym razie na planszę taoisty przybywa nowy duch.
web-gs-section-4-2 =
    Faza Yang: zostań albo zrób krok, także na ukos; potem poproś o pomoc albo spróbuj egzorcyzmu; potem stawiaj
    Buddów.
web-gs-section-5-1 = Jeśli duchy leżą na wszystkich dwunastu polach, nie dobiera się karty: zamiast tego przepada 1 Qi.
web-gs-section-5-2 =
    Wierzchnia karta wchodzi do gry. Jeśli była ostatnia, a zostało jeszcze wcielenie, gra jest przegrana.
web-gs-section-5-3 =
    Duch przybywa na planszę swojego koloru, czarny na tę, której jest tura, na dowolne wolne pole. Jeśli wolnego
    nie ma, przybywa na inną planszę.
web-gs-section-6 =
    Lewy kamień działa, gdy duch przybywa, środkowy w fazie Yin jego planszy albo cały czas, prawy tylko wtedy, gdy
    duch zostaje wypędzony.
web-gs-section-9-7 = Nieudana próba nie kosztuje żetonów, ale akcja przepada.
web-gs-section-15 =
    Nawiedzany jest najbliższy jeszcze aktywny kafel w linii ducha. Liczy się, ile kafli jest nawiedzonych
    jednocześnie.
web-gs-section-16 =
    Zwycięstwo: wypędzono wszystkie wcielenia. Przegrana: wszyscy taoiści nie żyją, nawiedzono za dużo kafli albo
    dobrano ostatnią kartę, a zostało wcielenie. Punkty: zwycięstwo 10 (w Piekle 20), po 1 za każde Qi, po 1 za kartę
    w talii (−1 przy przegranej), −3 za martwego taoistę, −4 za nawiedzony kafel i więcej za wcielenia na poziomach
    Koszmar i Piekło.
web-gs-pays-missing = brakuje jeszcze: { $points }
web-gs-wu-feng-comes = Wcielenie Wu-Fenga. Gdy wypędzicie wszystkie, wygracie.
web-gs-curse-odds = Nowy rzut: bez skutku { $none }%, każdy z pozostałych { $each }%
