# Święto lampionów

lf-title = Ghost Stories: święto lampionów

lf-tile-12 = Lampiarka
    .does = powieś lampion na kaflu
    .help = Powieś jeden z czterech lampionów na kaflu bez lampionu. Kafel z lampionem nie zostaje nawiedzony: zamiast tego lampion gaśnie.
lf-card-144 = Upiorna ćma
lf-card-145 = Pożeracz lamp
lf-card-146 = Przeciąg
lf-stone-snuffs-a-lantern = gasi lampion albo kosztuje 1 Qi
    .help = W każdej fazie Yin swojej planszy gasi pierwszy lampion na swojej linii; jeśli go nie ma, plansza traci 1 Qi.
lf-stone-darkens-all = gasi wszystkie lampiony
    .help = Gdy przybywa, gasną wszystkie lampiony.
lf-stone-blows = nawiedza losowy kafelek
    .help = W każdej fazie Yin swojej planszy dmucha na losowy kafelek: latarnia na nim gaśnie; bez latarni kafelek zostaje nawiedzony.

lf-kind-hang-lantern = Wybierz kafel, na którym zawiśnie lampion.
lf-option-hang-lantern = Powieś lampion: { $tile }
lf-event-lantern-hung = { $board } wiesza lampion: { $place }.
lf-event-lantern-out = Lampion gaśnie: { $place }.
lf-reason-lantern-there = Tam już wisi lampion.
lf-reason-no-lantern-left = Wiszą wszystkie cztery lampiony.
lf-reason-no-lantern-here = Na twoim kaflu nie ma lampionu.
lf-deed-128 = Zgaś lampion tutaj za 1 Qi
lf-field-lanterns = Lampiony według miejsc
lf-switch-lamp_eater = Pożeracz lamp
    .help = Czy wśród duchów jest Pożeracz lamp?
