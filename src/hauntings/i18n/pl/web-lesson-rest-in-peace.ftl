### Co mówi nauczyciel w pierwszej grze Rest in Peace. Krótko: stoi to obok stołu, także na telefonie.

web-learn-rip-goal = Dziesięć rezydencji stoi w rzędzie, po jednej na rundę. Cztery małe (dwory) albo trzy duże (zamki) od razu wygrywają grę.
web-learn-rip-stake = O oświetloną toczy się teraz walka. Karta pod nią to medium: na pocieszenie dostanie je ten, kto przegra rundę.
web-learn-rip-hand = To twoje Duchy, warte od 1 do 6. Wyłożone są zużyte, a po rundzie dobierasz tylko dwa: oszczędzaj wysokie.
web-learn-rip-lay = Wybierz świecącą kartę, aby ją wyłożyć. Twoja suma musi przewyższyć sumę przeciwnika ({ $player }). Zacznij od niskiej.
web-learn-rip-lead = Prowadzisz { $own } do { $other }. Zakończ turę dużym przyciskiem: teraz { $player } musi wyłożyć więcej albo się wycofać i przegrać rundę.
web-learn-rip-behind = Prowadzi { $player }: { $other } do { $own }. Wyłóż więcej, możesz kilka kart, albo się wycofaj: przegrasz rundę, ale zachowasz karty.
web-learn-rip-won = { $player } się wycofuje, rezydencja jest twoja: ma kolor przy twoim imieniu. Każdy dobiera dwa Duchy, zwycięzca zaczyna następną rundę.
web-learn-rip-lost = Tę rezydencję bierze { $player }. Nic złego: masz więcej kart, a medium tej rundy jest twoje.
web-learn-rip-place = Runda przegrana, więc możesz odłożyć jedną kartę na rundę 10. Jeśli nikt wcześniej nie wygra, rozstrzygnie wyższa suma właśnie tam.
web-learn-rip-psychic = Twoje medium leży tu odkryte. Wskaż je albo przytrzymaj, aby przeczytać, co robi. Wykłada się je w swojej turze, tak jak Ducha.
web-learn-rip-unseen = Tu możesz rozwinąć listę Duchów, których jeszcze nie widać: to może mieć na ręce { $player }.
web-learn-rip-help = Wszystko objaśnia się samo, gdy na to wskażesz, a to, co szare, mówi, czemu nie można tego wybrać. Tu cofniesz decyzję.
web-learn-rip-ready = To wszystko, czego trzeba. Walcz o zamki, resztę oddawaj tanio i myśl o rundzie 10. Odezwę się, gdy przyjdzie coś nowego.
web-learn-rip-ninth = To ostatnia runda, w której wykłada się karty. Potem odkrywa się i liczy wszystko, co czeka na rundę 10.
