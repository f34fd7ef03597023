### Co mówi nauczyciel w pierwszej grze z Czarnym sekretem jako Wu-Feng. Krótko: stoi to obok stołu, także na telefonie.

web-learn-bsw-you = Grasz Wu-Fengiem, przeciw dwojgu taoistów. Zakładam, że znasz Ghost Stories; jeśli nie, zacznij od lekcji tamtej gry: też jest na liście gier.
web-learn-bsw-goal = Wygrywasz, gdy nawiedzone są cztery kafle, taoiści nie żyją albo dobierzesz ostatnią kartę. Oni wygrywają, jeśli wypędzą wcielenie, które ma przyjść z tej talii.
web-learn-bsw-card = Wszystkie karty duchów dobierasz ty, a każda ma trzy zastosowania: wystawić ducha albo odrzucić kartę, by przyzwać demona lub rzucić klątwę. Wtedy duch nie przybywa.
web-learn-bsw-summon = Aby przyzwać demona, odporność ducha musi być co najmniej taka jak jego koszt. Ta karta wystarczy na Poszukiwacza: przyzwij go.
web-learn-bsw-enter = Oto katakumby: pod każdym kaflem komora, a w niej zakryte żetony. Twój Poszukiwacz może wejść do dowolnej. Wybierz komorę z brzegu.
web-learn-bsw-phase = Tura każdego taoisty zaczyna się twoją fazą demonów: demon idzie do sąsiedniej komory albo przeszukuje swoją, jeśli nie ma tam taoisty. Szukaj!
web-learn-bsw-found = Masz znaleziony żeton. Kości stają się szkieletem, Przeklęta tablica klątwą; ale Budda odsyła demona do domu, a Krew pomaga taoistom.
web-learn-bsw-skeleton = Szkielet zajmuje pole jak duch. Jeśli na początku tury na planszy jest troje, jej taoista traci 1 Qi. Wybierz pole.
web-learn-bsw-urn = Urna! Zatrzymujesz ją i bierzesz wcielenie na rękę. Z trzecią Urną pojawi się twój Cień: nic go nie przepędzi.
web-learn-bsw-hand = Twojej ręki nikt inny nie widzi. Karta przyzwania w talii każe ci wystawić jedno z tych wcieleń: im ich więcej, tym lepszy wybór.
web-learn-bsw-home = Taoiści wypędzili twojego demona. Wrócił na twoją planszę i inna karta może go znów przyzwać.
web-learn-bsw-works = Qi, które tracą taoiści, trafia na Mantry krwi. Ta była pełna i im pomogła. Jej miejsce zajmuje inna.
web-learn-bsw-choose = Wszystko, co klątwa zostawia do wyboru, wybierasz ty.
web-learn-bsw-any = Możesz rzucić klątwę dowolnego koloru, bez karty. Potrzebne jest tylko pole w piramidzie dla jej poziomu.
web-learn-bsw-incarnation = Wystaw wcielenie z ręki. To właśnie je taoiści muszą wypędzić: wybierz dobrze.
web-learn-bsw-shadow = Twój Cień idzie na dowolny kafel lub do komory albo atakuje: taoistów obok trzema kośćmi, kafel bez taoistów kością klątwy.
web-learn-bsw-place = Duchy zajmują taoistów: wystaw tego. Czarny trafia na planszę, której jest tura, każdy inny na planszę swojego koloru.
web-learn-bsw-space = Pole wybierasz ty. Nawiedzacz szkodzi najbardziej przed kaflem, którego taoiści potrzebują i na którym ich nie ma.
web-learn-bsw-curse = Teraz klątwa: odrzuć kartę za klątwę jej koloru; czarna karta opłaca każdą. Klątwa działa od razu.
web-learn-bsw-pyramid = Klątwy budują twoją piramidę. Kładź je obok siebie: na dwóch sąsiednich w rzędzie może leżeć jedna następnego poziomu.
web-learn-bsw-levels = Żetony poziomu odkrywa się, gdy otworzy się jego pierwsze pole, a każdy poziom jest gorszy. Po czwartym wszystkie się tasuje i zaczynasz od nowa.
web-learn-bsw-mantras = Uważaj na Mantry krwi: trafia na nie Qi tracone przez taoistów, a pełna im pomaga. Niektóre twoje klątwy je opróżniają.
web-learn-bsw-ready = To całe twoje rzemiosło: duchy na górze, demony na dole, klątwy pośrodku. Odezwę się, gdy przyjdzie coś nowego.
