### Co mówi nauczyciel w pierwszej grze w 13 Duchów. Krótko: stoi to obok stołu, także na telefonie.

web-learn-tg-goal = Ty i { $player } chowacie się każdy pod numerem od 1 do 13. Kto poda numer drugiego, zdobywa punkt; trzy punkty wygrywają.
web-learn-tg-hide = Wybierz kryjówkę: numer na karcie to miejsce, w którym się chowasz. Druga karta zostaje na ręce. { $player } wybiera w tym samym czasie.
web-learn-tg-turn = Twoja kolej. Masz jedną kartę: wykorzystaj jej działanie albo odrzuć ją zakrytą i podaj numer.
web-learn-tg-colours = Niebieskie karty pytają, czerwone podają numer i robią coś jeszcze, żółte płatają figle.
web-learn-tg-sheet = Twój notatnik. Krzyżyk: wszyscy wiedzą, że nikogo tam nie ma. Oko: wiesz to tylko ty. Słupki pokazują, jak prawdopodobny jest numer.
web-learn-tg-use = Na początku pytanie mówi więcej niż zgadywanie. Zagraj swoją kartę.
web-learn-tg-ask = Wybierz, o co pytasz. Pod każdym wyborem jest szansa na „TAK”: im bliżej połowy, tym więcej się dowiesz.
web-learn-tg-three = Zapytaj o trzy numery, rosnąco. Każdy zwiększa szansę na „TAK”; zacznij od niskiego, który jest jeszcze możliwy.
web-learn-tg-three-more = Teraz wyższy numer. Pod nim jest szansa na „TAK” na oba numery razem.
web-learn-tg-three-last = Teraz najwyższy. Pod nim jest szansa na „TAK” na wszystkie trzy: im bliżej połowy, tym więcej się dowiesz.
web-learn-tg-name = Wybierz numer. Pod nim jest szansa trafienia; „TAK” od razu znajduje przeciwnika ({ $player }).
web-learn-tg-again = Wykonaj jeszcze raz działanie odkrytej karty albo dobierz kartę i zagraj jeszcze jedną turę.
web-learn-tg-top = Widzisz trzy karty, więc nikt nie chowa się pod ich numerami. Wybierz tę, którą chcesz dobrać.
web-learn-tg-found = Trafienie! To punkt dla ciebie. Karty są potasowane, każdy chowa się od nowa.
web-learn-tg-lost = { $player } cię znajduje i zdobywa punkt. Karty są potasowane, każdy chowa się od nowa.
web-learn-tg-answer = Odpowiedzi są zawsze prawdziwe. Notatnik skreślił to, co już nie pasuje.
web-learn-tg-asked = Teraz { $player } zapytał ciebie; gra odpowiada za ciebie zgodnie z prawdą. Ostatni wiersz notatnika pokazuje, co o tobie wiadomo.
web-learn-tg-guessed = { $player } podaje numer. „NIE” mówi coś wszystkim: ostatni wiersz notatnika pokazuje, co o tobie wiadomo.
web-learn-tg-drew = Masz nową kartę. Nikt nie chowa się pod jej numerem i wiesz to tylko ty. To twoje następne pytanie albo karta do odrzucenia.
web-learn-tg-help = Wszystko objaśnia się samo, gdy na to wskażesz. Tu możesz ukryć szanse i znaleźć resztę.
web-learn-tg-ready = To wszystko, czego trzeba: zawężaj krąg i podaj numer, gdy szanse są dobre, zanim zrobi to { $player }. Odezwę się, gdy przyjdzie coś nowego.
