# Ghost Stories z „Białym księżycem” i „Czarnym sekretem” razem: tylko to, czego żaden z nich nie mówi sam.
# Najpierw szuka się tutaj, potem w black-secret.ftl, white-moon.ftl i ghost-stories.ftl.

both-title = Ghost Stories: Biały księżyc i Czarny sekret

## O czym mówią oba; tu rozstrzygnięte

both-view-lies = { wm-view-lies }
both-event-stood-up = { wm-event-stood-up }
both-event-ghost-moved = { wm-event-ghost-moved }
both-switch-guard_tower = { gs-switch-guard_tower }
    .help = { bs-switch-guard_tower.help }
both-yang-stand-up = { wm-yang-stand-up }
both-word-incarnation = { gs-word-incarnation }
    .help =
        Postać Wu-Fenga, jedna z dwudziestu jeden. Wcielenia mają własną talię; część Wu-Feng trzyma na ręce i nikt inny
        ich nie widzi. Karta przyzwania albo śmierć kogoś z rodziny Wu każe mu wystawić jedno. Nie usuwa go ani Budda,
        ani Czarownik, ani Szkoła, ani bariera. Gdy wypędzone są wszystkie, które przyszły i które mają jeszcze
        przyjść z talii, taoiści wygrywają; te na ręce się nie liczą.
both-family-curse-summon-incarnation = Wu-Feng bierze wcielenie i wystawia jedno z ręki

## Co się dzieje

both-event-villager-moved = Wu-Feng przepędza mieszkańca z rodziny { $family }. Skąd: { $start }, dokąd: { $end }.
both-event-crystal-taken = Wu-Feng zabiera kryształ z czary: { $corner }. Wraca on do rezerwy.
both-event-portal-moved = Wu-Feng przenosi Portal na kafel: { $place }.
both-event-rescued-dead = Martwy mieszkaniec z rodziny { $family } jest ocalony z Mogił i idzie do Schronienia.
both-villager-cursed = { $place }: mieszkaniec z rodziny { $family } umiera od klątwy Wu-Fenga.
both-twelve-dead = Wygrywa Wu-Feng. Zginął dwunasty mieszkaniec: wioska przepadła. Punkty taoistów: { $score }.
both-ending-twelve = { $named ->
    [yes] Koniec gry. Wygrywa Wu-Feng ({ $player }). Zginął dwunasty mieszkaniec: wioska przepadła. Punkty taoistów: { $score }.
   *[no] Koniec gry. Wygrywa Wu-Feng. Zginął dwunasty mieszkaniec: wioska przepadła. Punkty taoistów: { $score }.
}

## Pytania

both-kind-move-villager = Którego mieszkańca przepędzasz na sąsiedni kafel?
both-kind-villager-to = Dokąd idzie mieszkaniec z rodziny { $family }?
both-kind-take-crystal = Z której czary zabierasz kryształ?
both-kind-kill-villager = Który mieszkaniec umiera?
both-kind-move-portal = Na który kafel przenosisz Portal?
both-kind-blood-rescue = Kogo ocalasz? Jeszcze możliwe: { $left }.

## Możliwości; $what mówi, co to za możliwość

both-option-move-villager = { $what ->
    [empty] Nikt, { $tile }
   *[place] Mieszkaniec: rodzina { $family }, { $tile }, pod spodem: { $below }
}
both-option-villager-to = Dokąd: { $tile }
both-option-take-crystal = Zabierz kryształ: { $corner }
both-option-kill-villager = { $what ->
    [empty] Nikt, { $tile }
   *[place] Mieszkaniec: rodzina { $family }, { $tile }, pod spodem: { $below }
}
both-option-move-portal = Portal na kafel: { $tile }
both-option-blood-rescue = { $what ->
    [pass] Nie ocalaj nikogo
    [dead] Ocal martwego mieszkańca z Mogił: rodzina { $family }
    [empty] Nikt, { $tile }
   *[place] Ocal mieszkańca: rodzina { $family }, { $tile }
}

## Dlaczego teraz nie można

both-reason-nowhere-to-go = Wszystkie sąsiednie kafle tego mieszkańca są nawiedzone albo pełne.
both-reason-receptacle-empty = W tej czarze nie ma kryształu.
both-reason-portal-tile-first = Na kaflu Portalu stoi mieszkaniec: tak można ocalić tylko jego.
both-reason-not-from-the-dead = Ta Mantra nie sięga do Mogił.
both-reason-lies-down = { bs-reason-lies-down }
both-reason-stands-already = { bs-reason-stands-already }

## Zasady w skrócie

both-rules-together-1 =
    Mieszkańcy nigdy nie schodzą do katakumb. Kafel, którego mieszkańcy zginęli przy nawiedzeniu, nie jest nawiedzony i
    zachowuje drabinę. Bariera wypędza też szkielety, ale nie demony ani Cień; Szkoła nie działa na nikogo z nich. Na
    kaflu Cienia nikogo się nie ocala i fajerwerk go nie rozświetla.
both-rules-together-2 =
    Wszystkie duchy tasuje się razem, a wszystkie wcielenia należą do Wu-Fenga. Ducha, którego sprowadza śmierć kogoś z
    rodziny Sun, zagrywa on, a gdy umiera ktoś z rodziny Wu, bierze wcielenie i wystawia jedno. Cztery jego klątwy i
    trzy Mantry krwi mówią o mieszkańcach, kryształach i Portalu. O czym w „Białym księżycu” decyduje grupa, o tym
    decydują taoiści.
