## The game

royals-title = Royals
royals-blurb = Ein Spiel voller Intrigen von Peter Hawes für 2–5 Personen: Adelshäuser besetzen die Positionen im Europa des 17. Jahrhunderts, vom Marschall bis zum König, und verdrängen einander daraus.

## Countries, cities and titles

royals-country-france = Frankreich
royals-country-german_states = Deutsche Staaten
royals-country-britain = Großbritannien
royals-country-spain = Spanien
royals-city-paris = Paris
royals-city-bordeaux = Bordeaux
royals-city-avignon = Avignon
royals-city-nantes = Nantes
royals-city-reims = Reims
royals-city-vienna = Wien
royals-city-cologne = Köln
royals-city-munich = München
royals-city-berlin = Berlin
royals-city-london = London
royals-city-edinburgh = Edinburgh
royals-city-dublin = Dublin
royals-city-madrid = Madrid
royals-city-valencia = Valencia
royals-city-seville = Sevilla
royals-city-barcelona = Barcelona
royals-title-marshal = Marschall
royals-title-baron = Baron
royals-title-countess = Gräfin
royals-title-duke = Herzog
royals-title-cardinal = Kardinal
royals-title-princess = Prinzessin
royals-title-king = König
royals-pair = { $one }/{ $other }
royals-card-unknown = verdeckt

## Colours (seat labels)

royals-colour-black = Schwarz
royals-colour-white = Weiß
royals-colour-grey = Grau
royals-colour-purple = Lila
royals-colour-orange = Orange

## Moves

royals-move-end-turn = Zug beenden
royals-move-pay-card = Zahlen: { $country }
royals-move-pay-intrigue = Intrigenkarte zahlen: { $pair }
royals-move-pay-in-joker = In einen Joker zahlen: { $country }
royals-move-pay-intrigue-in-joker = Intrigenkarte in einen Joker zahlen: { $pair }
royals-move-claim-position = Einnehmen: { $title }, { $city }
royals-move-plan-three = 3 Länderkarten ziehen
royals-move-plan-intrigue = 1 Länderkarte und 1 Intrigenkarte ziehen
royals-move-draw-from-pile = Vom Nachziehstapel ziehen
royals-move-draw-intrigue = Intrigenkarte ziehen
royals-move-take-from-display = Aus der Auslage nehmen: { $country }
royals-move-discard-card = Abwerfen: { $country }
royals-move-discard-intrigue = Intrigenkarte abwerfen: { $pair }
royals-move-recall-cube = Verdrängten Holzwürfel zurücknehmen: { $city }
royals-move-show-card = Neue Karte in der Auslage: { $country }
royals-move-deal-card = Vom Nachziehstapel gezogen: { $country }
royals-move-deal-intrigue = Intrigenkarte gezogen: { $pair }
royals-move-choose-starter = Startspieler: { $seat }

## Events

royals-event-starter-chosen = Startspieler: { $seat }
royals-event-period-started =
    { $period ->
        [1] Epoche 1 beginnt (1648)
        [2] Epoche 2 beginnt (1680)
       *[other] Epoche 3 beginnt (1714)
    }
royals-event-card-shown = Neue Karte in der Auslage – { $country }
royals-event-turn-started = { $seat }: Zug beginnt
royals-event-draw-planned =
    { $intrigue ->
        [yes] { $seat }: zieht 1 Länderkarte und 1 Intrigenkarte
       *[no] { $seat }: zieht 3 Länderkarten
    }
royals-event-card-drawn = { $seat }: Karte vom Nachziehstapel – { $country }
royals-event-card-taken = { $seat }: { $country } aus der Auslage
royals-event-intrigue-drawn = { $seat }: Intrigenkarte – { $pair }
royals-event-intrigue-shuffled = Die abgeworfenen Intrigenkarten werden gemischt und bilden den neuen Nachziehstapel
royals-event-card-paid =
    { $joker ->
        [yes] { $seat }: in einen Joker gezahlt – { $country }
       *[no] { $seat }: gezahlt – { $country }
    }
royals-event-intrigue-paid =
    { $joker ->
        [yes] { $seat }: Intrigenkarte in einen Joker gezahlt – { $pair }
       *[no] { $seat }: Intrigenkarte gezahlt – { $pair }
    }
royals-event-position-claimed = { $seat }: einnehmen – { $title }, { $city }
royals-event-cube-exiled = { $seat }: Holzwürfel verdrängt ({ $loser }) – { $city }
royals-event-position-occupied = { $seat }: Position besetzt – { $title }, { $city }
royals-event-cube-recalled = { $seat }: verdrängter Holzwürfel zurück im Vorrat – { $city }
royals-event-card-discarded = { $seat }: Karte abgeworfen – { $country }
royals-event-intrigue-discarded = { $seat }: Intrigenkarte abgeworfen – { $pair }
royals-event-turn-ended = { $seat }: Zug beendet
royals-event-city-bonus = { $seat }: Stadtbonus { $city } +{ $points }
royals-event-country-bonus = { $seat }: Landbonus { $country } +{ $points }
royals-event-noble-house-bonus = { $seat }: Adelshausbonus +{ $points }
royals-event-period-ended =
    { $period ->
        [1] Epoche 1 ist zu Ende (1648)
        [2] Epoche 2 ist zu Ende (1680)
       *[other] Epoche 3 ist zu Ende (1714): Die Runde wird noch zu Ende gespielt
    }
royals-event-period-scored =
    { $has_first ->
        [no] { $country }, Epoche { $period }: kein Einfluss – beide Marker sind aus dem Spiel
       *[yes] { $has_second ->
            [no] { $country }, Epoche { $period }: Einfluss { $influence } – { $first } +{ $higher }, der zweite Marker ist aus dem Spiel
           *[yes] { $tied ->
                [0] { $country }, Epoche { $period }: Einfluss { $influence } – { $first } +{ $higher }, { $second } +{ $lower }
               *[other] { $country }, Epoche { $period }: Einfluss { $influence } – { $first } +{ $higher }, { $second } +{ $lower } ({ $ties })
            }
        }
    }
royals-tie = Gleichstand { $winner } › { $loser }: { $by }
royals-ties = { $one }; { $other }
royals-event-title-scored =
    { $count ->
        [0] { $title }: Holzwürfel { $cubes } – der Marker ist aus dem Spiel
        [one] { $title }: Holzwürfel { $cubes } – { $winners } +{ $points }
       *[other] { $title }: Holzwürfel { $cubes } – je eine Markerhälfte, +{ $points }: { $winners }
    }
royals-event-game-ended =
    { $count ->
        [one] Gewonnen: { $winners }
       *[other] Geteilter Sieg: { $winners }
    }

## Why a move is refused

royals-refused-unknown-move = Diesen Spielzug gibt es in diesem Spiel nicht.
royals-refused-game-over = Die Partie ist zu Ende.
royals-refused-not-your-turn = Du bist nicht dran.
royals-refused-chance-only = Diesen Spielzug macht nur der Zufall.
royals-refused-not-chance = Diesen Spielzug kann der Zufall jetzt nicht machen.
royals-refused-plan-first = Wähle erst, was du ziehst: 3 Länderkarten, oder 1 Länderkarte und 1 Intrigenkarte.
royals-refused-draw-first = Ziehe erst deine Karten.
royals-refused-no-more-draws = Von diesen Karten hast du schon alle gezogen, die dir in diesem Zug zustehen.
royals-refused-pile-empty = Der Nachziehstapel ist leer: Nimm eine Karte aus der Auslage.
royals-refused-not-on-display = In der Auslage liegt keine solche Karte.
royals-refused-no-intrigue-now = Du kannst jetzt keine Intrigenkarte ziehen: In deinem ersten Zug gibt es keine, und später nur eine zusammen mit einer einzigen Länderkarte.
royals-refused-no-intrigue-left = Es gibt keine Intrigenkarte mehr zu ziehen.
royals-refused-own-position = Diese Position hast du schon besetzt: { $title }, { $city }.
royals-refused-too-few-cards = Deine Länderkarten reichen für diese Position nicht, auch nicht mit Jokern: { $title }, { $city }.
royals-refused-too-few-intrigue = Deine Intrigenkarten reichen nicht, um diese Position zu übernehmen: { $title }, { $city }.
royals-refused-too-few-cubes = Für eine Position brauchst du zwei Holzwürfel im Vorrat: { $title }, { $city }.
royals-refused-no-recall = Hier kannst du keinen Holzwürfel zurücknehmen. Dazu braucht es begrenzte Holzwürfel, weniger als zwei in deinem Vorrat und einen weiteren von dir, der in der Stadt bleibt.
royals-refused-nothing-to-pay = Wähle erst die Position, für die du zahlen willst.
royals-refused-pay-first = Bezahle erst die Position, die du gewählt hast.
royals-refused-intrigue-first = Zahle erst die Intrigenkarten, dann die Länderkarten.
royals-refused-intrigue-paid = Jetzt ist keine Intrigenkarte zu zahlen.
royals-refused-not-in-hand = Du hast keine solche Karte auf der Hand.
royals-refused-wrong-country = Diese Karte gehört zu einem anderen Land als die Position. Du kannst sie nur als Teil eines Jokers zahlen.
royals-refused-joker-begun = Du hast schon begonnen, mit Jokern zu zahlen; Karten, die für sich selbst zählen, kommen davor.
royals-refused-no-shortage = An diesem Tisch ersetzt ein Joker nur Karten, die dir fehlen: Zahle erst die passenden Karten aus deiner Hand.
royals-refused-would-not-suffice = Käme diese Karte in einen Joker, würden deine übrigen Karten nicht mehr reichen.
royals-refused-discard-first = Du hast zu viele Karten: Wirf erst bis zum Handkartenlimit ab.
royals-refused-within-limit = Abgeworfen wird nur am Ende des eigenen Zuges, und nur, was über dem Handkartenlimit liegt.

## Options

royals-option-starter = Startspieler
    .help = In der Spielregel beginnt, wer am jüngsten ist. Nenne einen Platz mit seiner Nummer, etwa 2, oder überlasse es dem Zufall.
royals-option-starter-random = Der Zufall entscheidet
royals-option-cubes = Holzwürfel
    .help = Ob dir die Holzwürfel ausgehen können. Die Spielregel sagt dazu nichts.
royals-option-cubes-unlimited = So viele wie nötig
royals-option-cubes-strict = Nur die aus der Schachtel
royals-option-joker = Joker
    .help = Wann mit Jokern gezahlt werden darf. Die Spielregeln sind sich nicht einig.
royals-option-joker-always = Jederzeit
royals-option-joker-shortage = Nur für Karten, die dir fehlen
royals-option-draw = Ziehen
    .help = Wann du dich zwischen 3 Länderkarten und 1 Länderkarte mit 1 Intrigenkarte entscheidest.
royals-option-draw-settled = Vor der ersten Karte
royals-option-draw-open = Beim Ziehen, Karte für Karte
royals-option-final_tie = Gleichstand um den Sieg
    .help = Welcher Marker entscheidet, wenn es bei den meisten Punkten Gleichstand gibt. Die Spielregeln sind sich nicht einig.
royals-option-final_tie-any_marker = Der höchste Marker gleich welcher Art
royals-option-final_tie-title_marker = Der höchste Titelwertungsmarker
royals-option-markers = Punkte
    .help = Ob die Punkte aller während der Partie zu sehen sind. Alle haben gesehen, wer welche Marker bekam, also ist es kein Geheimnis, nur eine Frage des Zählens.
royals-option-markers-hidden = Bis zum Ende verborgen
royals-option-markers-shown = Immer sichtbar

## Rules

royals-rules-goal =
    Du führst eines der großen Adelshäuser, die im Europa des 17. Jahrhunderts um die Macht ringen. Mit Länderkarten besetzt du Positionen in den Städten, vom Marschall bis zum König. Mit Intrigenkarten übernimmst du Positionen der anderen.

    Siegpunkte stehen auf Markern. Einige bekommt, wer als Erstes in eine Stadt kommt, in allen Städten eines Landes vertreten ist oder jeden Titel getragen hat. Dreimal, nach jeder Epoche, werden in jedem Land die zwei einflussreichsten Häuser belohnt. Ganz am Ende zählen die Titel selbst. Das Spiel ist für 2–5 Personen, und wer die meisten Siegpunkte hat, gewinnt.
    .title = Ziel

royals-rules-box =
    - Ein Spielplan mit vier Ländern und 16 Städten. Jede Stadt hat eine oder zwei Positionen, und zu jeder Position gehört ein Titel.
    - 99 Länderkarten: 31 für Frankreich, 26 für die Deutschen Staaten, 22 für Großbritannien, 20 für Spanien.
    - 24 Intrigenkarten: vier für jedes der sechs Länderpaare.
    - 58 Marker mit Siegpunkten: 16 für Städte, 8 für Länder, 3 für das Adelshaus, 24 für Epochen und 7 für Titel; diese bestehen aus zwei Hälften.
    - 200 Holzwürfel: je 46 in Schwarz und Weiß, je 36 in Grau, Lila und Orange.

    Die Titel vom niedrigsten zum höchsten Rang. Ein Titel kostet überall gleich viele Länderkarten:

    - Marschall: 1 Karte, 4 Positionen
    - Baron: 2 Karten, 5 Positionen
    - Gräfin: 3 Karten, 4 Positionen
    - Herzog: 4 Karten, 4 Positionen
    - Kardinal: 5 Karten, 4 Positionen
    - Prinzessin: 6 Karten, 4 Positionen
    - König: 8 Karten, 4 Positionen

    Die Städte, in Klammern die Punkte ihres Stadtbonus. Die Zahl nach einem Titel ist der Einfluss, den diese Position gibt:

    Frankreich:

    - Paris (8): König 3
    - Bordeaux (3): Prinzessin 2, Baron 1
    - Avignon (2): Kardinal 2, Marschall 1
    - Nantes (5): Prinzessin 2, Gräfin 1
    - Reims (4): Herzog 2, Baron 1

    Deutsche Staaten:

    - Wien (7): König 3
    - Köln (3): Kardinal 2, Baron 1
    - München (4): Herzog 2, Gräfin 1
    - Berlin (5): Prinzessin 2, Gräfin 1

    Großbritannien:

    - London (6): König 3, Prinzessin 2
    - Edinburgh (3): Herzog 2, Baron 1
    - Dublin (2): Kardinal 2, Marschall 1

    Spanien:

    - Madrid (7): König 3
    - Valencia (3): Herzog 2, Marschall 1
    - Sevilla (4): Kardinal 2, Baron 1
    - Barcelona (2): Gräfin 1, Marschall 1

    Viele dieser Zahlen sind von uns rekonstruiert, denn keine Quelle, die wir kennen, zeigt den Spielplan; welche das sind, steht im Kapitel „Wo die Spielregel schweigt“.
    .title = Spielmaterial

royals-rules-setup =
    - Alle haben die Holzwürfel einer Farbe. Zu zweit sind es Schwarz und Weiß.
    - Die Marker liegen offen auf dem Spielplan bei ihren Städten, Ländern und Epochen. Die Titelwertungsmarker, je zwei Hälften zusammengesteckt, liegen nach ihrem Rang geordnet. Zu zweit bleiben die Adelshausmarker mit 16 und 12 Punkten in der Schachtel.

    Zu zweit, zu dritt und zu viert kommen einige Länderkarten zurück in die Schachtel:

    - zu zweit: Frankreich 11, Deutsche Staaten 9, Großbritannien 8, Spanien 6; es bleiben 65 Karten
    - zu dritt: Frankreich 9, Deutsche Staaten 8, Großbritannien 7, Spanien 6; es bleiben 69 Karten
    - zu viert: Frankreich 6, Deutsche Staaten 5, Großbritannien 5, Spanien 4; es bleiben 79 Karten
    - zu fünft: keine; alle 99 Karten sind im Spiel

    Die Länderkarten werden gemischt und bilden einen verdeckten Nachziehstapel. Drei davon kommen offen daneben: die Auslage. Auch die Intrigenkarten werden gemischt und bilden einen eigenen Stapel.

    Noch hat niemand Karten auf der Hand. Wer beginnt, entscheidet der Zufall, wenn der Tisch keinen Platz bestimmt hat.

    Deine Handkarten sind geheim, aber alle sehen, welche Karte du aus der Auslage nimmst. Marker, die du gewinnst, liegen verdeckt vor dir, also sieht bis zum Ende niemand deinen Punktestand.
    .title = Vorbereitung

royals-rules-turn =
    Gespielt wird im Uhrzeigersinn. Dein Zug hat drei Schritte:

    - Karten ziehen. Das ist Pflicht.
    - Karten ausspielen, um freie Positionen zu besetzen und Positionen anderer zu übernehmen: in beliebiger Reihenfolge, sooft du kannst und willst, oder gar nicht.
    - Den Zug beenden. Du wirfst ab, was über dem Handkartenlimit liegt, und die Auslage wird wieder auf drei Karten aufgefüllt.
    .title = Dein Zug

royals-rules-draw =
    In deinem ersten Zug ziehst du nur Länderkarten. Wie viele, hängt von deinem Platz in der Zugreihenfolge ab, gezählt ab dem Startspieler:

    - zu zweit: 2, 3
    - zu dritt: 1, 2, 3
    - zu viert: 1, 1, 2, 3
    - zu fünft: 1, 1, 2, 2, 3

    Ab deinem zweiten Zug wählst du eine von zwei Möglichkeiten:

    - 3 Länderkarten oder
    - 1 Länderkarte und 1 Intrigenkarte, in beliebiger Reihenfolge.

    Du ziehst Karte für Karte und siehst dir jede an, bevor du die nächste ziehst. Jede Länderkarte kommt nach deiner Wahl vom verdeckten Nachziehstapel oder aus der Auslage. Intrigenkarten kommen nur von ihrem Stapel.

    Die Auslage wird erst am Ende deines Zuges aufgefüllt: Nimmst du alle drei Karten, bleibt sie bis dahin leer. Ist der Nachziehstapel leer, nimm aus der Auslage; die Karten reichen immer.

    Ist der Stapel der Intrigenkarten leer, wenn jemand davon ziehen muss, werden die abgeworfenen Intrigenkarten gemischt und bilden den neuen Nachziehstapel.
    .title = Karten ziehen

royals-rules-occupy =
    Wähle eine Position ohne Holzwürfel. Zahle so viele Karten ihres Landes, wie der Titel kostet, von 1 für einen Marschall bis 8 für einen König. Sie kommen auf den Ablagestapel.

    Dann setzt du zwei Holzwürfel aus deinem Vorrat ein:

    - einen auf die Position. Sie gehört nun dir und gibt dir Einfluss.
    - einen auf den Titelwertungsmarker des Titels. Dort bleibt er bis zum Ende der Partie, auch wenn du die Position verlierst.

    Auf einer Position liegt höchstens ein Holzwürfel. Auf einem Titelwertungsmarker dürfen beliebig viele Holzwürfel aller Farben liegen. Danach bekommst du die Boni, die du dir damit verdient hast.

    Ein Beispiel: Der Kardinal in Köln kostet 5 Karten der Deutschen Staaten. Du zahlst sie und setzt einen Holzwürfel in Köln und einen auf den Marker des Kardinals. War vor dir noch niemand in Köln, gehört dir auch der Stadtbonus von 3 Punkten.
    .title = Eine Position besetzen

royals-rules-joker =
    Drei beliebige Länderkarten zählen als eine Länderkarte deiner Wahl. Das darfst du innerhalb einer Zahlung mehrmals tun, und unter den dreien dürfen auch Karten des verlangten Landes sein. Auch beim Übernehmen ist es erlaubt.

    Zwei beliebige Intrigenkarten zählen als eine Intrigenkarte deiner Wahl, auch das beliebig oft.

    Hier zahlst du Karte für Karte: erst die Intrigenkarten, dann die Länderkarten, und von jeder Art erst die Karten, die für sich selbst zählen, dann die Joker. Eine Zahlung, die du nicht zu Ende bringen könntest, kannst du nie beginnen. Was sich nur auf eine Weise zahlen lässt, wird sofort gezahlt.

    Ein Beispiel: Du willst die Gräfin in München für 3 Karten. Du hast zwei Karten der Deutschen Staaten und vier andere. Du zahlst die zwei, und als Joker für die dritte drei beliebige der anderen. Mit zwei Karten der Deutschen Staaten und nur zwei anderen ginge es nicht.
    .title = Joker

royals-rules-takeover =
    Du darfst auch eine Position übernehmen, die jemand anders besetzt hat, aber nie deine eigene. Du zahlst beides:

    - 1 Intrigenkarte, die das Land der Position zeigt, und für einen König 2 davon. Eine Intrigenkarte zeigt zwei Länder und gilt für jedes der beiden.
    - alle Länderkarten, die der Titel kostet, wie bei einer freien Position.

    Kannst du nicht beides ganz zahlen, kannst du die Position nicht übernehmen. Intrigenkarten kommen auf einen eigenen Ablagestapel.

    Der Holzwürfel, der auf der Position lag, wird auf das Stadtfeld der Stadt verdrängt. Dort gibt er keinen Einfluss mehr, aber für den Landbonus zählt er weiterhin in dieser Stadt. Auf einem Stadtfeld dürfen beliebig viele Holzwürfel liegen. Auf dem Titelwertungsmarker bleibt der Holzwürfel der verlorenen Position liegen.

    Dann besetzt du die Position wie gewohnt: ein Holzwürfel auf die Position, einer auf den Titelwertungsmarker, dazu die Boni.

    Ein Beispiel: Ben hat den Kardinal in Köln. Anna zahlt die Intrigenkarte Deutsche Staaten/Spanien und fünf Karten der Deutschen Staaten. Bens Holzwürfel kommt auf das Stadtfeld von Köln, und auf dem Marker des Kardinals liegt nun je ein Holzwürfel von beiden. Hätte Anna nur die Intrigenkarten Frankreich/Großbritannien und Frankreich/Spanien, könnte sie diese zwei als Joker zahlen.
    .title = Eine Position übernehmen

royals-rules-limits =
    Am Ende deines Zuges darfst du höchstens 12 Länderkarten und 4 Intrigenkarten auf der Hand haben. Während deines Zuges dürfen es mehr sein. Hast du am Ende mehr, wählst du, welche du abwirfst.

    Dann wird die Auslage vom Nachziehstapel auf drei Karten aufgefüllt. Reicht der Stapel dafür nicht, ist die Epoche zu Ende.
    .title = Handkartenlimit und Ende des Zuges

royals-rules-bonuses =
    Einen Bonus bekommst du sofort, wenn du ihn mit deinen Holzwürfeln erreichst. Eine einzige Position kann mehrere Boni bringen. Die Marker behältst du bis zum Ende.

    - Stadtbonus: Wer als Erstes irgendeine Position einer Stadt besetzt, bekommt ihren Marker.
    - Landbonus: Du hast in jeder Stadt eines Landes mindestens einen Holzwürfel, auf einer Position oder auf dem Stadtfeld. Wer das zuerst schafft, bekommt den höheren Marker, wer es danach schafft, den niedrigeren, alle weiteren nichts. Du kannst je Land nur einen Marker bekommen.
    - Adelshausbonus: Du hast auf jedem der sieben Titelwertungsmarker mindestens einen Holzwürfel. Du bekommst den höchsten Marker, der noch da ist; sind alle weg, nichts. Du kannst nur einen bekommen.

    Die Punkte der Landboni:

    - Frankreich: 12 und 6
    - Deutsche Staaten: 10 und 5
    - Großbritannien: 6 und 3
    - Spanien: 8 und 4

    Die Adelshausmarker sind 16, 12 und 8 Punkte wert; zu zweit gibt es nur den mit 8 Punkten.

    Ein Beispiel: Noch niemand war in Dublin, und du besetzt dort den Marschall. Damit bist du in allen Städten von Großbritannien vertreten und hast auf allen sieben Titelwertungsmarkern einen Holzwürfel, beides vor allen anderen. Das bringt auf einmal 2 + 6 + 16 Punkte.
    .title = Boni

royals-rules-period =
    Die Partie hat drei Epochen: 1648, 1680 und 1714. Eine Epoche endet, wenn sich die Auslage am Ende eines Zuges nicht auf drei Karten auffüllen lässt. Die letzten Karten des Nachziehstapels kommen noch in die Auslage. Dann werden alle abgeworfenen Länderkarten gemischt und bilden den neuen Nachziehstapel, von dem die Auslage aufgefüllt wird. Die Handkarten bleiben, wie sie sind.

    Nach der ersten und der zweiten Epoche wird sofort gewertet; dann folgt der nächste Zug. Nach der dritten Epoche wird die Runde noch zu Ende gespielt, damit alle gleich viele Züge haben: Den letzten Zug hat, wer rechts vom Startspieler sitzt. Erst dann wird gewertet.

    In jedem Land zählst du den Einfluss der Positionen zusammen, die du in diesem Augenblick dort hast. Holzwürfel auf Stadtfeldern zählen nicht. Wer den meisten Einfluss hat, bekommt den höheren Marker der Epoche, wer den zweitmeisten hat, den niedrigeren. Die Punkte nach der ersten, der zweiten und der dritten Epoche:

    - Frankreich: 6 und 3, dann 9 und 5, dann 12 und 6
    - Deutsche Staaten: 5 und 3, dann 8 und 4, dann 10 und 5
    - Großbritannien: 4 und 2, dann 6 und 3, dann 8 und 4
    - Spanien: 3 und 2, dann 5 und 3, dann 7 und 4

    Bei Gleichstand entscheidet, wer von den Betroffenen in diesem Land den höheren Titel hat. Sind die Titel gleich, entscheidet die Position in der Stadt mit dem höheren Stadtbonus; es gilt die Zahl auf dem Spielplan, auch wenn der Marker längst weg ist.

    Ohne Einfluss gibt es keinen Marker. Hat in einem Land nur eine Person Einfluss, ist der zweite Marker aus dem Spiel; hat niemand Einfluss, sind es beide.

    Ein Beispiel, Frankreich 1648: Anna hat den König in Paris, Einfluss 3. Ben hat die Prinzessin in Bordeaux und den Baron in Reims, zusammen auch 3. Carla hat den Kardinal in Avignon, Einfluss 2. Der König ist der höchste Titel, also bekommt Anna 6 Punkte und Ben 3. Carla bekommt nichts.
    .title = Ende einer Epoche

royals-rules-titles =
    Nach der Wertung der dritten Epoche werden die Titel gewertet, vom Marschall hinauf bis zum König. Für jeden Titel werden die Holzwürfel auf seinem Marker gezählt, auch die von längst verlorenen Positionen:

    - Wer die meisten Holzwürfel hat, bekommt den ganzen Marker.
    - Bei Gleichstand zu zweit bekommen beide je eine Hälfte mit der Hälfte der Punkte.
    - Bei Gleichstand von mehr als zweien, oder wenn dort gar kein Holzwürfel liegt, ist der Marker aus dem Spiel.

    Die Punkte des ganzen Markers und einer Hälfte:

    - Marschall: 4, Hälfte 2
    - Baron: 6, Hälfte 3
    - Gräfin: 8, Hälfte 4
    - Herzog: 10, Hälfte 5
    - Kardinal: 12, Hälfte 6
    - Prinzessin: 14, Hälfte 7
    - König: 16, Hälfte 8
    .title = Titelwertung

royals-rules-end =
    Nach der Titelwertung zählen alle die Punkte auf ihren Markern zusammen. Wer die meisten Punkte hat, gewinnt.

    Bei Gleichstand entscheidet der höchste einzelne Marker der Betroffenen. Beide Hälften eines Titels zusammen sind ein Marker, eine einzelne Hälfte zählt mit ihren eigenen Punkten. Ist auch das gleich, wird der Sieg geteilt.
    .title = Ende der Partie

royals-rules-rulings =
    Die Spielregeln lassen einige Fragen offen, und an manchen Stellen widersprechen sie einander. So wird hier gespielt; nach „Oder“ steht, was ein Tisch stattdessen wählen kann:

    - Startspieler: Der Zufall entscheidet, denn hier weiß niemand, wer am jüngsten ist. Oder: ein Platz, den der Tisch nennt.
    - Holzwürfel: Du hast so viele wie nötig, denn die aus der Schachtel können ausgehen. Oder: nur die aus der Schachtel. Dann brauchst du für eine Position zwei Holzwürfel im Vorrat. Hast du weniger, darfst du in deinem Zug verdrängte Holzwürfel zurücknehmen, aber nur dort, wo ein weiterer von dir in der Stadt bleibt.
    - Joker: jederzeit. Oder: nur für Karten, die dir fehlen, also zahlst du erst alle passenden Karten aus deiner Hand.
    - Ziehen: Du wählst vor dem Ziehen zwischen den beiden Möglichkeiten. Oder: Du wählst beim Ziehen; die Intrigenkarte oder die zweite Länderkarte legt es fest.
    - Gleichstand um den Sieg: Der höchste Marker gleich welcher Art entscheidet. Oder: Nur Titelwertungsmarker zählen.
    - Punkte: bis zum Ende verborgen. Oder: immer sichtbar.
    - Um einen König zu übernehmen, brauchst du zwei Intrigenkarten. Eine Spielregel nennt an einer Stelle drei, alle anderen Stellen und Quellen nennen zwei.
    - Den Stadtbonus bekommt, wer als Erstes eine Position in der Stadt besetzt, nicht, wessen Holzwürfel dort als Erster verdrängt wird.
    - Die letzte Runde endet rechts vom Startspieler; „links“ in einer der Spielregeln ist ein Versehen.
    - Die abgeworfenen Intrigenkarten werden erst gemischt, wenn jemand von einem leeren Stapel ziehen muss.
    - Ein leerer Nachziehstapel beendet die Epoche nicht, solange die Auslage nach dem Zug ihre drei Karten hat.
    - Steht es in einer Epochenwertung danach noch gleich, werden die nächstbesten Positionen verglichen und zuletzt die Zugreihenfolge ab dem Startspieler. Mit den Zahlen unseres Spielplans kommt es nie dazu.
    - Ein Titel ohne Holzwürfel und ein Land ohne Einfluss bringen niemandem Punkte.

    Die Zahlen der Karten und Holzwürfel und die meisten Kosten sind sicher. Manches wissen wir nur aus einer einzigen Quelle: die Kosten von Gräfin, Herzog und Prinzessin, wie oft jeder Titel vorkommt, den Adelshausmarker mit 8 Punkten, die Positionen von Köln, die Titel von Madrid und Valencia und einige Namen von Städten.

    Der Rest ist rekonstruiert, also von uns so geschätzt, dass er zum Bekannten passt:

    - die Punkte aller Marker für Städte, Länder, Epochen und Titel
    - der Einfluss aller Positionen außer den beiden in Köln
    - die Titel aller Städte außer Köln, Madrid und Valencia
    - die Namen von Paris, Nantes, Reims, Berlin, London, Edinburgh, Dublin, Sevilla und Barcelona

    Wer das Spiel besitzt, kann die gedruckten Zahlen eintragen: Sie stehen in einer Datei zum Bearbeiten, die „crownlands box royals“ ausgibt.
    .title = Wo die Spielregel schweigt

royals-rules-notation =
    Du kannst deine Spielzüge auch eintippen. Die Wörter sind in allen Sprachen gleich:

    - three – du entscheidest dich für 3 Länderkarten
    - two – du entscheidest dich für 1 Länderkarte und 1 Intrigenkarte
    - pile – eine Länderkarte vom Nachziehstapel ziehen
    - take france – eine Karte von Frankreich aus der Auslage nehmen
    - intrigue – eine Intrigenkarte ziehen
    - claim paris king – den König in Paris einnehmen, ob frei oder besetzt
    - plot france-spain – diese Intrigenkarte zahlen
    - plotjoker france-spain – diese Intrigenkarte als eine der zwei eines Jokers zahlen
    - pay france – eine Karte von Frankreich zahlen, die für sich selbst zählt
    - joker spain – eine Karte von Spanien als eine der drei eines Jokers zahlen
    - discard britain – eine Karte von Großbritannien abwerfen
    - drop britain-spain – diese Intrigenkarte abwerfen
    - recall paris – einen verdrängten Holzwürfel aus Paris zurücknehmen; nur mit begrenzten Holzwürfeln
    - done – den Zug beenden

    Länder: france Frankreich, german_states Deutsche Staaten, britain Großbritannien, spain Spanien. Eine Intrigenkarte schreibt man als ihre zwei Länder in dieser Reihenfolge, mit einem Bindestrich dazwischen.

    Titel: marshal Marschall, baron Baron, countess Gräfin, duke Herzog, cardinal Kardinal, princess Prinzessin, king König.

    Städte schreibt man auf Englisch und klein. Anders als im Deutschen heißen vienna Wien, cologne Köln, munich München und seville Sevilla.

    In Partiedateien hat auch der Zufall Spielzüge: show ist eine neue Karte der Auslage, card und scheme sind gezogene Karten, first nennt den Startspieler. Farben: K Schwarz, W Weiß, G Grau, P Lila, O Orange.
    .title = Spielzüge eintippen

# used by the boards

royals-word-display = Auslage
royals-word-pile = Nachziehstapel
royals-word-pile-left = Karten im Nachziehstapel: { $n }
royals-word-intrigue-pile = Intrigenstapel
royals-word-intrigue-pile-left = Karten im Intrigenstapel: { $n }
royals-word-discards = Ablagestapel
royals-word-intrigue-discards = Abgeworfene Intrigenkarten
royals-word-unseen = Noch nicht gesehene Karten
royals-word-hand = Hand
royals-word-your-hand = Deine Hand
royals-word-country-cards = Länderkarten
royals-word-intrigue-cards = Intrigenkarten
royals-word-cards-of = Länderkarten: { $n } von { $limit }
royals-word-intrigue-of = Intrigenkarten: { $n } von { $limit }
royals-word-known = Offen genommen
royals-word-unknown-count = Unbekannt: { $n }
royals-word-country = Land
royals-word-city = Stadt
royals-word-title = Titel
royals-word-position = Position
royals-word-countries = Länder
royals-word-cities = Städte
royals-word-titles = Titel
royals-word-periods = Epochen
royals-word-noble-house = Adelshaus
royals-word-influence = Einfluss
royals-word-cost = Kosten
royals-word-cost-cards =
    { $n ->
        [one] { $n } Länderkarte
       *[other] { $n } Länderkarten
    }
royals-word-cost-intrigue =
    { $n ->
        [one] { $n } Intrigenkarte
       *[other] { $n } Intrigenkarten
    }
royals-word-free-position = frei
royals-word-held-by = Besetzt von: { $seat }
royals-word-exile = Stadtfeld
royals-word-exiled = Verdrängt: { $cubes }
royals-word-title-markers = Titelwertungsmarker
royals-word-cubes = Holzwürfel
royals-word-cubes-left = Holzwürfel im Vorrat: { $n }
royals-word-city-bonus = Stadtbonus
royals-word-country-bonus = Landbonus
royals-word-noble-house-bonus = Adelshausbonus
royals-word-period-bonus = Epochenwertungsmarker
royals-word-first = Erster Platz
royals-word-second = Zweiter Platz
royals-word-nobody = Niemand
royals-word-taken-by = Geht an: { $seat }
royals-word-gone = aus dem Spiel
royals-word-half-each = je ein halber Marker
royals-word-marker-gone = der Marker ist aus dem Spiel
royals-word-lacks-cities = Noch fehlende Städte: { $cities }
royals-word-lacks-titles = Noch fehlende Titel: { $titles }
royals-word-bonus-yours = Diesen Bonus hast du
royals-word-bonus-gone = Kein Marker mehr da
royals-word-points = Punkte
royals-word-points-hidden = Punkte bis zum Ende verborgen
royals-word-total = Gesamt
royals-word-stage = Epoche { $n }
royals-word-period =
    { $n ->
        [1] Epoche 1 von 3 (1648)
        [2] Epoche 2 von 3 (1680)
       *[other] Epoche 3 von 3 (1714)
    }
royals-word-period-year =
    { $n ->
        [1] 1648
        [2] 1680
       *[other] 1714
    }
royals-word-last-round = Letzte Runde
royals-word-starter = Startspieler: { $seat }
royals-word-draws-left = Noch zu ziehende Länderkarten: { $n }
royals-word-intrigue-draws-left = Noch zu ziehende Intrigenkarten: { $n }
royals-word-payment = Zahlung: { $title }, { $city }
royals-word-pay-left = Länderkarten zu zahlen: noch { $n }
royals-word-pay-intrigue-left = Intrigenkarten zu zahlen: noch { $n }
royals-word-in-joker = Joker: { $n } von { $total }
royals-word-take-over = Übernehmen
royals-word-occupy = Besetzen
royals-word-as-joker = als Joker
royals-word-tie-break = Entscheid bei Gleichstand: { $by }
royals-word-tie-title = höherer Titel
royals-word-tie-city = höherer Stadtbonus
royals-word-tie-next = nächstbeste Position
royals-word-tie-order = Zugreihenfolge
royals-word-tie-marker = höchster Marker
royals-word-tie-title-marker = höchster Titelwertungsmarker
royals-ask-plan = Wähle, was du ziehst
royals-ask-draw = Ziehe eine Länderkarte: vom Nachziehstapel oder aus der Auslage
royals-ask-draw-any = Ziehe eine Länder- oder Intrigenkarte
royals-ask-draw-intrigue = Ziehe eine Intrigenkarte
royals-ask-play = Nimm eine Position ein oder beende deinen Zug
royals-ask-end = Du kannst nichts einnehmen: Beende deinen Zug
royals-ask-pay = Zahle mit einer Länderkarte: { $title }, { $city }
royals-ask-pay-joker = Zahle mit einem Joker, 3 beliebige Länderkarten für eine: { $title }, { $city }
royals-ask-pay-intrigue = Zahle mit einer Intrigenkarte: { $title }, { $city }
royals-ask-pay-intrigue-joker = Zahle mit einem Joker, 2 beliebige Intrigenkarten für eine: { $title }, { $city }
royals-ask-discard =
    { $n ->
        [one] Wirf 1 Länderkarte ab
       *[other] Wirf { $n } Länderkarten ab
    }
royals-ask-discard-intrigue =
    { $n ->
        [one] Wirf 1 Intrigenkarte ab
       *[other] Wirf { $n } Intrigenkarten ab
    }
royals-word-present = deine Würfel
royals-word-drawn = { $seat }: gezogen – { $cards }
royals-word-paid = { $seat }: gezahlt – { $cards }
royals-word-joker = Joker
royals-word-best-marker = Bester Marker
royals-word-marker = Marker
royals-word-taken = vergeben
