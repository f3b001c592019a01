## The game

eight_minute_empire-title = Acht-Minuten Imperium
eight_minute_empire-blurb = Ein schnelles Mehrheitenspiel von Ryan Laukat für 2–5 Personen: Jede Karte, die du nimmst, bewegt jetzt deine Armeen und zählt am Ende als Ware.

## Goods

eight_minute_empire-good-crystal = Kristall
eight_minute_empire-good-ore = Erz
eight_minute_empire-good-wood = Holz
eight_minute_empire-good-anvil = Amboss
eight_minute_empire-good-carrot = Karotte
eight_minute_empire-good-joker = Joker

## The map

eight_minute_empire-continent-WEST = Westen
eight_minute_empire-continent-ISLE = Zwillingsinsel
eight_minute_empire-continent-MAIN = Mittelland
eight_minute_empire-continent-SOUTH = Südosten
eight_minute_empire-continent-NW = Nordwestinsel
eight_minute_empire-continent-N = Nordinsel
eight_minute_empire-continent-NE = Nordosten
eight_minute_empire-continent-W = Westen
eight_minute_empire-continent-E = Osten
eight_minute_empire-region = { $continent } { $n }
eight_minute_empire-word-start = Startgebiet
eight_minute_empire-word-neutral = neutral

## Cards: what they let you do

eight_minute_empire-card =
    { $units ->
        [one] { $good }: { $action }
       *[other] { $units } × { $good }: { $action }
    }
eight_minute_empire-act-place =
    { $n ->
        [one] 1 Armee einsetzen
       *[other] { $n } Armeen einsetzen
    }
eight_minute_empire-act-land =
    { $n ->
        [one] 1 Bewegung über Land
       *[other] { $n } Bewegungen über Land
    }
eight_minute_empire-act-sea =
    { $n ->
        [one] 1 Bewegung über Land oder Wasser
       *[other] { $n } Bewegungen über Land und/oder Wasser
    }
eight_minute_empire-act-city =
    { $n ->
        [one] 1 Stadt gründen
       *[other] { $n } Städte gründen
    }
eight_minute_empire-act-destroy =
    { $n ->
        [one] 1 Armee zerstören
       *[other] { $n } Armeen zerstören
    }
eight_minute_empire-word-or = { $one } oder { $other }
eight_minute_empire-word-and = { $one } und { $other }

## Colours (seat labels)

eight_minute_empire-colour-red = Rot
eight_minute_empire-colour-blue = Blau
eight_minute_empire-colour-yellow = Gelb
eight_minute_empire-colour-white = Weiß
eight_minute_empire-colour-black = Schwarz

## Moves

eight_minute_empire-move-take-card =
    { $coins ->
        [0] Karte { $slot } nehmen (gratis)
        [one] Karte { $slot } nehmen (1 Münze)
       *[other] Karte { $slot } nehmen ({ $coins } Münzen)
    }
eight_minute_empire-move-place-army = Armee einsetzen → { $region }
eight_minute_empire-move-move-army = Armee bewegen: { $region } → { $to }
eight_minute_empire-move-build-city = Stadt gründen – { $region }
eight_minute_empire-move-destroy-army = Armee zerstören ({ $owner }) – { $region }
eight_minute_empire-move-end-turn = Zug beenden
eight_minute_empire-move-bid =
    { $coins ->
        [0] Nichts bieten
        [one] 1 Münze bieten
       *[other] { $coins } Münzen bieten
    }
eight_minute_empire-move-name-starter = Startspieler bestimmen: { $seat }
eight_minute_empire-move-place-neutral = Neutrale Armee einsetzen → { $region }
eight_minute_empire-move-turn-up-card = Neue Karte: { $card }
eight_minute_empire-move-lay-token = Warenmarker: { $good }
eight_minute_empire-move-win-roll = Höchster Wurf: { $seat }

## Events

eight_minute_empire-event-game-started = Partie { $game } beginnt
eight_minute_empire-event-token-laid = Warenmarker: { $good } → { $region }
eight_minute_empire-event-card-turned-up = Auslage, Karte { $slot } – { $card }
eight_minute_empire-event-neutral-placed = { $seat }: neutrale Armee → { $region }
eight_minute_empire-event-bid-made =
    { $coins ->
        [none] { $seat }: Gebot abgegeben
       *[other] { $seat }: Gebot abgegeben – { $coins }
    }
eight_minute_empire-event-bids-revealed = Gebote: { $bids }
eight_minute_empire-event-dice-rolled = { $seat }: höchster Wurf bei Gleichstand
eight_minute_empire-event-bid-won =
    { $coins ->
        [0] { $seat }: höchstes Gebot – nichts zu zahlen
        [one] { $seat }: höchstes Gebot – 1 Münze an die Bank
       *[other] { $seat }: höchstes Gebot – { $coins } Münzen an die Bank
    }
eight_minute_empire-event-starter-named = { $seat }: Startspieler bestimmt – { $starter }
eight_minute_empire-event-card-taken =
    { $coins ->
        [0] { $seat }: Karte { $slot }, gratis – { $card }
        [one] { $seat }: Karte { $slot } für 1 Münze – { $card }
       *[other] { $seat }: Karte { $slot } für { $coins } Münzen – { $card }
    }
eight_minute_empire-event-army-placed = { $seat }: neue Armee → { $region }
eight_minute_empire-event-army-moved =
    { $way ->
        [sea] { $seat }: Armee übers Wasser: { $region } → { $to }
       *[land] { $seat }: Armee { $region } → { $to }
    }
eight_minute_empire-event-city-built = { $seat }: Stadt gegründet – { $region }
eight_minute_empire-event-army-destroyed = { $seat }: Armee zerstört ({ $owner }) – { $region }
eight_minute_empire-event-turn-ended = { $seat }: Zug beendet
eight_minute_empire-event-region-scored =
    { $scored ->
        [nobody] { $neutral ->
            [0] { $place }: { $pieces } – kein Punkt
           *[other] { $place }: { $pieces }, neutral: { $neutral } – kein Punkt
        }
       *[somebody] { $neutral ->
            [0] { $place }: { $pieces } – 1 Punkt: { $who }
           *[other] { $place }: { $pieces }, neutral: { $neutral } – 1 Punkt: { $who }
        }
    }
eight_minute_empire-event-continent-scored =
    { $scored ->
        [nobody] { $neutral ->
            [0] { $place } (Kontinent): { $pieces } – kein Punkt
           *[other] { $place } (Kontinent): { $pieces }, neutral: { $neutral } – kein Punkt
        }
       *[somebody] { $neutral ->
            [0] { $place } (Kontinent): { $pieces } – 1 Punkt: { $who }
           *[other] { $place } (Kontinent): { $pieces }, neutral: { $neutral } – 1 Punkt: { $who }
        }
    }
eight_minute_empire-event-goods-scored =
    { $jokers ->
        [0] { $tokens ->
            [0] { $seat }: { $good } × { $units } – Punkte: { $points }
           *[other] { $seat }: { $good } × { $units } (Warenmarker: { $tokens }) – Punkte: { $points }
        }
       *[other] { $tokens ->
            [0] { $seat }: { $good } × { $units } (Joker: { $jokers }) – Punkte: { $points }
           *[other] { $seat }: { $good } × { $units } (Joker: { $jokers }, Warenmarker: { $tokens }) – Punkte: { $points }
        }
    }
eight_minute_empire-event-game-scored = Punkte in Partie { $game }: { $points }
eight_minute_empire-event-game-ended =
    { $count ->
        [one] Gewonnen: { $winners }
       *[other] Geteilter Sieg: { $winners }
    }

## Why a move is refused

eight_minute_empire-refused-unknown-move = Diesen Spielzug gibt es in diesem Spiel nicht.
eight_minute_empire-refused-game-over = Die Partie ist zu Ende.
eight_minute_empire-refused-not-your-turn = Du bist nicht dran.
eight_minute_empire-refused-chance-only = Diesen Spielzug macht nur der Zufall.
eight_minute_empire-refused-not-chance = Diesen Spielzug kann der Zufall jetzt nicht machen.
eight_minute_empire-refused-already-bid = Du hast dein Gebot schon abgegeben.
eight_minute_empire-refused-bid-first = Erst kommen die Gebote: Wähle deines.
eight_minute_empire-refused-name-first = Du hast das höchste Gebot: Bestimme erst, wer beginnt.
eight_minute_empire-refused-neutral-first = Erst kommen die neutralen Armeen: Setze eine ein.
eight_minute_empire-refused-take-first = Nimm erst eine Karte aus der Auslage.
eight_minute_empire-refused-already-taken = Du hast in diesem Zug schon eine Karte genommen.
eight_minute_empire-refused-only-before = Das gehört vor den ersten Zug.
eight_minute_empire-refused-no-card = An dieser Stelle der Auslage liegt keine Karte.
eight_minute_empire-refused-too-dear =
    { $coins ->
        [one] Du kannst diese Karte nicht bezahlen: Sie kostet 1 Münze.
       *[other] Du kannst diese Karte nicht bezahlen: Sie kostet { $coins } Münzen.
    }
eight_minute_empire-refused-not-on-card = Deine Karte zeigt diese Aktion nicht.
eight_minute_empire-refused-used-up = Deine Karte erlaubt das nicht mehr: Die Aktion ist aufgebraucht, oder du hast mit der anderen weitergemacht.
eight_minute_empire-refused-no-armies = Du hast keine Armee mehr im Vorrat.
eight_minute_empire-refused-not-a-base = Neue Armeen kommen nur ins Startgebiet oder zu deinen Städten, nicht hierher: { $region }.
eight_minute_empire-refused-no-army-there = Hier hast du keine Armee: { $region }.
eight_minute_empire-refused-by-sea = Das ist ein Seeweg, deine Karte erlaubt aber nur Bewegungen über Land.
eight_minute_empire-refused-no-cities = Du hast keine Stadt mehr, die du gründen könntest.
eight_minute_empire-refused-nothing-there = In diesem Gebiet gibt es keine solche Armee.

## Options

eight_minute_empire-option-three_games = Drei Partien in Folge
    .help = Drei Partien werden gespielt und ihre Punkte zusammengezählt. Jede wird neu vorbereitet und beginnt mit neuen Geboten.
eight_minute_empire-option-goods_tokens = Warenmarker
    .help = Auf jedem markierten Gebiet liegt ein zufälliger Warenmarker. Wer das Gebiet am Ende kontrolliert, zählt von dieser Ware eine Einheit mehr.
eight_minute_empire-option-dice = Gleiche Gebote per Würfel
    .help = Bei Gleichstand um das höchste Gebot entscheiden die Würfel, nicht das Alter.
eight_minute_empire-option-side = Seite des Spielplans
    .help = Auf welcher der beiden Karten gespielt wird.
eight_minute_empire-option-side-A = Seite A: 4 Kontinente, 25 Gebiete
eight_minute_empire-option-side-B = Seite B: 5 Kontinente, 23 Gebiete
eight_minute_empire-option-continents = Mehrheit auf Kontinenten
    .help = Was entscheidet, wer den Punkt für einen Kontinent bekommt. Die Ausgaben sind sich nicht einig.
eight_minute_empire-option-continents-armies = Die meisten Armeen und Städte auf dem Kontinent
eight_minute_empire-option-continents-regions = Die meisten kontrollierten Gebiete auf dem Kontinent
eight_minute_empire-option-neutral_armies = Neutrale Armeen
    .help = Nur zu zweit: ob vor den Geboten Armeen auf den Spielplan kommen, die niemandem gehören. Die Ausgaben sind sich nicht einig.
eight_minute_empire-option-neutral_armies-none = Keine
eight_minute_empire-option-neutral_armies-ten = Zehn, abwechselnd eingesetzt
eight_minute_empire-option-deck = Kartensatz
    .help = Die beiden Druckausgaben unterscheiden sich in einer Erzkarte.
eight_minute_empire-option-deck-en = Englisch: 2 Armeen einsetzen oder 1 Stadt gründen
eight_minute_empire-option-deck-eu = Europäisch: 2 Armeen einsetzen
eight_minute_empire-option-youngest = Reihenfolge nach Alter
    .help = Bei Gleichstand um das höchste Gebot gewinnt, wer davon am jüngsten ist. Die Reihenfolge geht vom jüngsten Platz zum ältesten; 3-1-2 heißt, dass Platz 3 der jüngste ist und Platz 2 der älteste.
eight_minute_empire-option-youngest-last = Der letzte Platz ist der jüngste, der erste der älteste

## Rules

eight_minute_empire-rules-goal =
    Du baust mit Karten ein Imperium auf. Jede Karte, die du nimmst, erlaubt dir sofort eine Aktion: Deine Armeen kommen an, marschieren, überqueren das Meer oder gründen eine Stadt. Und jede Karte zählt am Ende der Partie als Ware.

    Punkte gibt es für Gebiete, für Kontinente und für Waren. Das Spiel ist für 2–5 Personen, und wer am Ende die meisten Punkte hat, gewinnt.
    .title = Ziel

eight_minute_empire-rules-box =
    - Ein Spielplan mit zwei Seiten. Seite A hat 4 Kontinente mit 25 Gebieten, Seite B 5 Kontinente mit 23 Gebieten. Eine gepunktete Linie über das Wasser ist ein Seeweg.
    - In fünf Farben je 14 Armeen (Holzwürfel) und 3 Städte (Scheiben).
    - 44 Münzen.
    - 42 Karten. Jede zeigt eine Ware oder einen Joker und eine Aktion.
    - 10 Warenmarker, zwei von jeder Ware. Nur eine Variante braucht sie.

    So viele Karten gibt es von jeder Ware; in Klammern steht die Zahl für 2–4 Personen:

    - Karotte: 10 Karten (9), eine davon zählt als zwei Einheiten
    - Amboss: 9 Karten (8); die eine, die nur zu fünft dabei ist, zählt als zwei Einheiten
    - Holz: 8 Karten (7)
    - Erz: 7 Karten (6)
    - Kristall: 5 Karten (4)
    - Joker: 3 Karten (3)

    Auf dem Spielplan haben die Gebiete keine Namen. Hier heißen sie nach ihrem Kontinent und einer Nummer, zum Beispiel Westen 3. Das Startgebiet heißt einfach Startgebiet.
    .title = Spielmaterial

eight_minute_empire-rules-setup =
    - Zu zweit, zu dritt und zu viert bleiben die fünf Karten mit einer kleinen 5 in der Schachtel, eine von jeder Ware, und es sind 37 Karten im Spiel. Zu fünft sind es alle 42.
    - Die Karten werden gemischt und bilden einen verdeckten Nachziehstapel. Sechs davon kommen offen nebeneinander in die Auslage.
    - Alle haben 14 Armeen und 3 Städte einer Farbe. Drei der Armeen beginnen im Startgebiet, die übrigen 11 in deinem Vorrat.
    - Alle bekommen Münzen: zu zweit je 14, zu dritt je 11, zu viert je 9, zu fünft je 8.
    - Die übrigen Münzen sind die Bank: zu zweit 16, zu dritt 11, zu viert 8, zu fünft 4.

    Armeen, Städte, Münzen und Karten sind für alle sichtbar. Verborgen sind nur die Reihenfolge des Nachziehstapels und die Gebote, bis sie aufgedeckt werden.
    .title = Vorbereitung

eight_minute_empire-rules-bids =
    Zuerst bieten alle um das Recht, zu bestimmen, wer beginnt. Du wählst geheim, wie viele deiner Münzen du bietest: keine, einige oder alle. Wenn alle gewählt haben, werden die Gebote gleichzeitig aufgedeckt.

    - Das höchste Gebot gewinnt. Nur dieses wird bezahlt: Es geht an die Bank. Die anderen behalten ihre Münzen.
    - Bei Gleichstand um das höchste Gebot gewinnt und zahlt, wer davon am jüngsten ist. Das gilt auch, wenn alle nichts bieten; dann gibt es nichts zu zahlen.
    - Wer gewonnen hat, bestimmt den Startspieler. Das darf jede Person am Tisch sein.

    Vom Startspieler aus geht es im Uhrzeigersinn weiter.

    Ein Beispiel: Anna bietet 2 Münzen, Ben 4 und Carla 4. Carla ist jünger als Ben, also zahlt sie 4 Münzen; Anna und Ben zahlen nichts. Carla bestimmt Anna. Die Reihenfolge ist Anna, Ben, Carla.
    .title = Gebote

eight_minute_empire-rules-turn =
    Dein Zug läuft so ab:

    - Nimm eine Karte aus der Auslage und bezahle sie. Von links nach rechts kosten die Karten 0, 1, 1, 2, 2 und 3 Münzen. Du musst eine Karte nehmen, aber nur eine, die du bezahlen kannst. Die erste ist gratis, also gibt es immer eine.
    - Lege die Karte offen vor dir ab. Sie gehört dir bis zum Ende der Partie.
    - Führe aus, was die Karte zeigt: ganz, zum Teil oder gar nicht.
    - Beende deinen Zug. Die Karten rechts von der Lücke rücken nach links, und eine neue Karte vom Nachziehstapel kommt an die letzte Stelle.

    Die neue Karte kommt erst, wenn du fertig bist. Während deiner Aktion kennst du sie also nie.

    Ein Beispiel: Du hast 4 Münzen und nimmst die dritte Karte. Du zahlst 1 Münze und hast noch 3. Die vierte Karte rückt an die dritte Stelle und kostet nun 1, die sechste kostet nun 2 und die neue Karte 3 Münzen.

    Münzen kannst du nicht verdienen. Was du zahlst, bleibt in der Bank, also teile deine Münzen gut ein.
    .title = Dein Zug

eight_minute_empire-rules-actions =
    - Armeen einsetzen: Setze höchstens so viele neue Armeen ein, wie die Karte zeigt. Sie kommen aus deinem Vorrat ins Startgebiet oder in Gebiete mit einer deiner Städte, beliebig verteilt. Eine Armee musst du dort nicht haben.
    - Bewegungen über Land: Die Karte zeigt, wie viele Schritte du hast. Ein Schritt bringt eine deiner Armeen über eine Grenze. Du darfst die Schritte auf deine Armeen verteilen, und eine Armee darf mehrere machen.
    - Bewegungen über Land und/oder Wasser: dasselbe, aber ein Schritt darf auch einem Seeweg folgen. Ein Seeweg ist ein Schritt.
    - Stadt gründen: Setze eine deiner Städte in ein Gebiet, in dem du eine Armee hast. Nur eine Stadt dort genügt nicht. In einem Gebiet dürfen beliebig viele Städte stehen, deine und die der anderen, auch im Startgebiet.
    - Armee zerstören: Nimm eine Armee vom Spielplan, gleich wem sie gehört und in welchem Gebiet sie steht; es darf sogar deine eigene sein. Sie geht in den Vorrat zurück, aus dem sie kam, und kann neu eingesetzt werden. Städte lassen sich nicht zerstören.

    Manche Karten zeigen zwei Aktionen:

    - oder: Du wählst eine von beiden. Teile von beiden lassen sich nicht mischen.
    - und: Du darfst beide ausführen, in der gezeigten Reihenfolge. Jede darf entfallen.

    Du darfst immer weniger tun, als die Karte zeigt. Niemand muss eine Aktion ausführen, und gekämpft wird nicht: Die Figuren der anderen sind dir nie im Weg. Städte bewegen sich nie und verlassen nie den Spielplan.

    Ein Beispiel mit drei Bewegungen über Land: Eine deiner Armeen geht vom Startgebiet nach Mittelland 2 und weiter nach Mittelland 1, eine zweite vom Startgebiet nach Mittelland 4. Von Mittelland 1 führt ein Seeweg nach Westen 2, aber dafür bräuchtest du eine Karte, die auch Bewegungen über Wasser erlaubt.
    .title = Aktionen

eight_minute_empire-rules-goods =
    Am Ende zählst du deine Einheiten jeder Ware. Die meisten Karten sind eine Einheit, einige zwei. Für jede Ware bekommst du die Punkte der höchsten Stufe, die du erreicht hast:

    - Kristall: 1 Einheit 1 Punkt, 2 Einheiten 2 Punkte, 3 Einheiten 3 Punkte, 4 Einheiten 5 Punkte
    - Erz: 2 Einheiten 1 Punkt, 3 Einheiten 2 Punkte, 4 Einheiten 3 Punkte, 5 Einheiten 5 Punkte
    - Holz: 2 Einheiten 1 Punkt, 4 Einheiten 2 Punkte, 5 Einheiten 3 Punkte, 6 Einheiten 5 Punkte
    - Amboss: 2 Einheiten 1 Punkt, 4 Einheiten 2 Punkte, 6 Einheiten 3 Punkte, 7 Einheiten 5 Punkte
    - Karotte: 3 Einheiten 1 Punkt, 5 Einheiten 2 Punkte, 7 Einheiten 3 Punkte, 8 Einheiten 5 Punkte

    Unter der ersten Stufe gibt es nichts, über der letzten weiterhin 5 Punkte.

    Joker kommen erst jetzt zum Einsatz. Du legst einen Joker an eine deiner Warenkarten an, und er zählt als eine weitere Einheit dieser Ware. An eine Karte passt höchstens ein Joker, auch wenn sie als zwei Einheiten zählt. Hast du mehrere Karten einer Ware, darf an jede davon einer. Ein Joker, für den es keine Karte gibt, ist nichts wert. Rechnen musst du nicht: Joker werden immer dort angelegt, wo sie dir die meisten Punkte bringen.

    Ein Beispiel: Carla hat drei Karottenkarten, eine davon mit zwei Einheiten, dazu eine Kristallkarte und zwei Joker. Das sind 4 Karotten und 1 Kristall, je 1 Punkt wert. Mit dem einen Joker werden es 5 Karotten für 2 Punkte, mit dem anderen 2 Kristalle für 2 Punkte: zusammen 4 Punkte. Beide Joker an Kristall anzulegen geht nicht, denn davon hat sie nur eine Karte.
    .title = Waren und Joker

eight_minute_empire-rules-scoring =
    Am Ende der Partie wird gewertet:

    - Gebiete: 1 Punkt für jedes Gebiet, in dem du die meisten Figuren hast. Jede Armee und jede Stadt ist eine Figur. Ein solches Gebiet kontrollierst du.
    - Kontinente: 1 Punkt für jeden Kontinent, auf dem du die meisten Figuren hast, alle seine Gebiete zusammengenommen.
    - Waren: Punkte für deine Karten, wie im Kapitel über Waren und Joker beschrieben.

    Du musst mehr Figuren haben als alle anderen. Bei Gleichstand um den ersten Platz bekommt niemand den Punkt. Ein leeres Gebiet oder ein leerer Kontinent zählt für niemanden. Das Startgebiet ist ein Gebiet wie alle anderen.

    Ein Beispiel: In Westen 5 hat Anna drei Armeen, in Westen 1 und Westen 2 hat Ben je eine, und sonst steht niemand auf dem Kontinent. Anna bekommt 1 Punkt für Westen 5, Ben 2 Punkte für seine beiden Gebiete. Auf dem Kontinent führt Anna mit 3 zu 2 Figuren und bekommt noch einen Punkt. Hätte Ben in Westen 1 auch eine Stadt, stünde es 3 zu 3, und niemand bekäme den Punkt für den Kontinent.
    .title = Wertung

eight_minute_empire-rules-end =
    Die Partie endet, wenn alle die vorgesehene Zahl von Karten haben:

    - zu zweit je 13 Karten
    - zu dritt je 10 Karten
    - zu viert je 8 Karten
    - zu fünft je 7 Karten

    In Auslage und Nachziehstapel sind dann 11, 7, 5 oder 7 Karten übrig. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden der Reihe nach:

    - die meisten übrigen Münzen
    - die meisten Armeen auf dem Spielplan; Städte zählen hier nicht
    - die meisten kontrollierten Gebiete

    Ist auch das alles gleich, wird der Sieg geteilt.
    .title = Ende der Partie

eight_minute_empire-rules-two =
    Zu zweit gelten dieselben Regeln: je 14 Münzen, je 13 Karten, und die Karten mit der kleinen 5 sind nicht dabei.

    Mehr verlangt die Spielregel, der wir folgen, nicht. Andere Ausgaben kennen neutrale Armeen, und ein Tisch kann sie wählen:

    - Vor den Geboten setzen beide abwechselnd zehn Armeen einer Farbe ein, mit der niemand spielt, immer eine auf einmal, also je fünf. Der erste Platz beginnt. Jedes Gebiet darf gewählt werden, auch das Startgebiet.
    - Neutrale Armeen bewegen sich nie. Sie haben weder Münzen noch Karten und bekommen nie Punkte.
    - In Gebieten und auf Kontinenten zählen sie wie gegnerische Figuren. Wo sie führen oder im Gleichstand an erster Stelle liegen, bekommt niemand den Punkt.
    - Sie können zerstört werden. Dann sind sie aus dem Spiel.
    .title = Zu zweit

eight_minute_empire-rules-three_games =
    Es werden drei Partien hintereinander gespielt. Jede wird neu vorbereitet, mit neuen Geboten, neuen Münzen und allen Karten. Die Punkte aller drei werden zusammengezählt, und die höchste Summe gewinnt.

    Sind die Summen gleich, entscheidet die dritte Partie: die meisten darin übrigen Münzen, dann die meisten Armeen auf dem Spielplan, dann die meisten kontrollierten Gebiete. Ist auch das alles gleich, wird der Sieg geteilt.
    .title = Drei Partien in Folge

eight_minute_empire-rules-goods_tokens =
    Bei der Vorbereitung kommt auf jedes markierte Gebiet ein zufälliger Warenmarker. Es gibt zehn Marker, zwei von jeder Ware, und auf beiden Seiten des Spielplans zehn markierte Gebiete; wie sie geschrieben werden, erklärt das Kapitel über das Eintippen:

    - Seite A: W1, W2, W7, I1, M3, M10, M12, M13, S1, S2
    - Seite B: A1, B1, C2, D1, D5, D6, E2, E6, E7, E8

    Wer das Gebiet am Ende kontrolliert, zählt von der Ware auf dem Marker eine Einheit mehr. Bei Gleichstand um den ersten Platz gilt das für niemanden.

    Ein Marker ist keine Karte, also lässt sich kein Joker an ihn anlegen. Die Marker bleiben die ganze Partie an ihrem Ort.

    Ein Beispiel: Du hast zwei Karottenkarten und kontrollierst ein Gebiet mit einem Karottenmarker. Das sind 3 Karotten, also 1 Punkt.
    .title = Warenmarker

eight_minute_empire-rules-dice =
    Bei Gleichstand um das höchste Gebot spielt das Alter keine Rolle: Die Betroffenen würfeln, und der höchste Wurf gewinnt das Gebot und zahlt es. Bei gleichen Würfen wird noch einmal gewürfelt, also haben alle Betroffenen dieselbe Chance.
    .title = Gleiche Gebote per Würfel

eight_minute_empire-rules-rulings =
    Die Spielregel lässt einige Fragen offen, und die Ausgaben sind sich nicht einig. So wird hier gespielt; nach „Oder“ steht, was ein Tisch stattdessen wählen kann:

    - Kontinente: Es zählen die meisten Armeen und Städte auf dem Kontinent. Oder: die meisten dort kontrollierten Gebiete. Dann können auch neutrale Armeen Gebiete kontrollieren.
    - Neutrale Armeen zu zweit: keine. Oder: zehn.
    - Kartensatz: Eine Erzkarte erlaubt, 2 Armeen einzusetzen oder 1 Stadt zu gründen, wie in der englischen Druckausgabe. Oder: nur 2 Armeen einzusetzen, wie in der europäischen.
    - Alter: Der letzte Platz gilt als der jüngste, der erste als der älteste. Oder: jede Reihenfolge, die der Tisch nennt.
    - Weniger Armeen im Vorrat, als die Karte zeigt: Du setzt ein, was du hast. Armeen vom Spielplan darfst du dafür nicht aufnehmen.
    - Eine zerstörte Armee geht in den Vorrat zurück, aus dem sie kam.
    - Karte mit „und“: erst die erste Aktion, dann die zweite. Hast du die zweite begonnen, führt kein Weg zur ersten zurück. Ist dein Vorrat leer, darfst du eine eigene Armee zerstören und neu einsetzen.
    - Für eine Stadt muss in diesem Augenblick eine deiner Armeen im Gebiet stehen.
    - Ein Joker ist eine Einheit, und auch an eine Karte mit zwei Einheiten passt nur ein Joker.
    - Die Armeen, die bei Gleichstand entscheiden, sind die Holzwürfel auf dem Spielplan; Städte zählen nur für Mehrheiten.
    - Markierte Gebiete für Warenmarker: Unsere Quellen zeigen sie nicht, die Auswahl ist von uns.
    - Seite B ist nach Bildern gezeichnet, auf denen ein Teil verdeckt ist; unten in der Mitte kann eine Grenze abweichen.
    .title = Wo die Spielregel schweigt

eight_minute_empire-rules-notation =
    Du kannst deine Spielzüge auch eintippen. Die Wörter sind in allen Sprachen gleich:

    - bid 4 – 4 Münzen bieten
    - first R – Rot soll beginnen
    - take 3 – die dritte Karte der Auslage nehmen
    - place M4 – eine neue Armee in M4 einsetzen
    - move START M2 – mit einer Armee einen Schritt vom Startgebiet nach M2 gehen
    - city M8 – eine Stadt in M8 gründen
    - destroy B M6 – eine Armee von Blau in M6 zerstören
    - neutral W1 – eine neutrale Armee in W1 einsetzen
    - done – den Zug beenden

    Jeder Schritt einer Armee ist ein eigener Spielzug. Beende deinen Zug auch dann, wenn die Aktion der Karte aufgebraucht ist.

    Farben: R Rot, B Blau, Y Gelb, W Weiß, K Schwarz; N ist neutral.

    Gebiete bestehen aus einem Buchstaben für den Kontinent und einer Nummer; START ist das Startgebiet. Seite A: W Westen, I Zwillingsinsel, M Mittelland, S Südosten; M5 gibt es nicht. Seite B: A Nordwestinsel, B Nordinsel, C Nordosten, D Westen, E Osten.

    Karten schreibt man als Ware, Doppelpunkt und Aktion. +2 heißt 2 Armeen einsetzen, L3 drei Bewegungen über Land, S3 drei Bewegungen über Land und/oder Wasser, C eine Stadt gründen, D eine Armee zerstören. Ein Schrägstrich bedeutet „oder“, das Zeichen & „und“, und eine Zahl davor ist die Zahl der Einheiten:

    - crystal:+2 – Kristall, 2 Armeen einsetzen
    - 2carrot:+3 – zwei Karotten, 3 Armeen einsetzen
    - wood:+2/L3 – Holz, 2 Armeen einsetzen oder 3 Bewegungen über Land
    - carrot:D&+1 – Karotte, 1 Armee zerstören und 1 Armee einsetzen
    .title = Spielzüge eintippen

# Words of the boards

eight_minute_empire-word-row = Auslage
eight_minute_empire-word-pile = Nachziehstapel
eight_minute_empire-word-pile-left = Karten im Nachziehstapel: { $n }
eight_minute_empire-word-unseen = Noch im Nachziehstapel
eight_minute_empire-word-free = gratis
eight_minute_empire-word-coin-count =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
eight_minute_empire-word-coins = Münzen
eight_minute_empire-word-bank = Bank
eight_minute_empire-word-supply = Vorrat
eight_minute_empire-word-armies = Armeen
eight_minute_empire-word-cities = Städte
eight_minute_empire-word-cards = Karten
eight_minute_empire-word-cards-of = Karten: { $n } von { $total }
eight_minute_empire-word-card-in-use = Karte im Einsatz: { $card }
eight_minute_empire-word-goods = Waren
eight_minute_empire-word-jokers = Joker
eight_minute_empire-word-idle-jokers = Ungenutzte Joker
eight_minute_empire-word-tokens = Warenmarker
eight_minute_empire-word-points = Punkte
eight_minute_empire-word-regions = Gebiete
eight_minute_empire-word-continents = Kontinente
eight_minute_empire-word-earlier = Frühere Partien
eight_minute_empire-word-total = Gesamt
eight_minute_empire-word-stage = Partie { $n }
eight_minute_empire-word-game-of = Partie { $n } von { $total }
eight_minute_empire-word-nobody = Niemand
eight_minute_empire-word-controls = Kontrolle: { $seat }
eight_minute_empire-word-starter = Startspieler: { $seat }
eight_minute_empire-word-bids = Gebote
eight_minute_empire-word-bid-made = Gebot abgegeben
eight_minute_empire-word-neutrals-left = Noch einzusetzende neutrale Armeen: { $n }
eight_minute_empire-word-left = Übrig: { $n }
eight_minute_empire-word-steps-left = Übrige Schritte: { $n }
eight_minute_empire-word-land = Nur über Land
eight_minute_empire-word-sea = Über Land und Wasser
eight_minute_empire-word-sea-route = Seeweg
eight_minute_empire-word-tie-break = Entscheid bei Gleichstand: { $by }
eight_minute_empire-word-tie-coins = übrige Münzen
eight_minute_empire-word-tie-armies = Armeen auf dem Spielplan
eight_minute_empire-word-tie-regions = kontrollierte Gebiete
eight_minute_empire-ask-bid = Wähle dein Gebot
eight_minute_empire-ask-bid-wait = Dein Gebot ist abgegeben; die anderen wählen noch
eight_minute_empire-ask-starter = Bestimme den Startspieler
eight_minute_empire-ask-neutral = Setze eine neutrale Armee ein
eight_minute_empire-ask-take = Nimm eine Karte
eight_minute_empire-ask-choose = Wähle eine der beiden Aktionen
eight_minute_empire-ask-place = Setze eine Armee ein
eight_minute_empire-ask-move-from = Armee bewegen: Wähle, woher
eight_minute_empire-ask-move-to = Armee bewegen: Wähle, wohin
eight_minute_empire-ask-city = Gründe eine Stadt
eight_minute_empire-ask-destroy = Zerstöre eine Armee
eight_minute_empire-ask-end = Nichts mehr zu tun: Beende deinen Zug
