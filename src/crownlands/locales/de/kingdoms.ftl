## The game

kingdoms-title = Kingdoms
kingdoms-blurb = Ein Legespiel von Reiner Knizia für 2–4 Personen: Wertvolle Reihen und Spalten füllen deinen Geldbeutel, von Trollen geplagte leeren ihn.

## Tiles

kingdoms-tile-village = Dorf
kingdoms-tile-farm = Bauernhof
kingdoms-tile-town = Stadt
kingdoms-tile-windmill = Windmühle
kingdoms-tile-soldiers = Soldaten
kingdoms-tile-knight = Ritter
kingdoms-tile-watchtower = Wachturm
kingdoms-tile-walled_city = Festungsstadt
kingdoms-tile-harbour = Hafen
kingdoms-tile-swamp = Sumpf
kingdoms-tile-cemetery = Friedhof
kingdoms-tile-dire_wolves = Schreckenswölfe
kingdoms-tile-warlock = Hexenmeister
kingdoms-tile-raider = Plünderer
kingdoms-tile-troll = Troll
kingdoms-tile-mountain = Berg
kingdoms-tile-dragon = Drache
kingdoms-tile-gold_mine = Goldmine
kingdoms-tile-wizard = Zauberer
kingdoms-tile-valued = { $name } { $value }
kingdoms-tile-unknown = verdecktes Plättchen

## Colours (seat labels)

kingdoms-colour-yellow = Gelb
kingdoms-colour-red = Rot
kingdoms-colour-blue = Blau
kingdoms-colour-green = Grün

## Words of the table display

kingdoms-word-epoch = Epoche { $n }
kingdoms-word-stage = Epoche { $n }
kingdoms-word-epoch-of = Epoche { $n } von { $total }
kingdoms-word-row = Reihe { $n }
kingdoms-word-column = Spalte { $n }
kingdoms-word-part-of = { $line }, Abschnitt { $part }
kingdoms-word-base = Grundwert
kingdoms-word-supply-left = Plättchen im Vorrat: { $n }
kingdoms-word-unseen = Noch nicht gesehene Plättchen
kingdoms-word-open-supply = Plättchen zur Auswahl
kingdoms-word-starting-tile = Startplättchen
kingdoms-word-your-starting-tile = Dein Startplättchen: { $tile }
kingdoms-word-your-drawn-tile = Du ziehst: { $tile }
kingdoms-word-total = Gesamt
kingdoms-word-rows = Reihen
kingdoms-word-columns = Spalten

## Moves

kingdoms-move-place-castle = Burg Rang { $rank } einsetzen → { $square }
kingdoms-move-place-starting-tile = Startplättchen legen → { $square }
kingdoms-move-place-drawn-tile = Gezogenes Plättchen legen → { $square }
kingdoms-move-place-supply-tile = Plättchen legen: { $tile } → { $square }
kingdoms-move-draw-tile = Plättchen ziehen
kingdoms-move-pass = Passen
kingdoms-move-deal-starting-tile = Startplättchen für { $seat }: { $tile }
kingdoms-move-turn-up-tile = Gezogenes Plättchen: { $tile }
kingdoms-move-choose-starter = Startspieler: { $seat }

## Events

kingdoms-event-starter-chosen = Startspieler: { $seat }
kingdoms-event-round-started = Epoche { $round } beginnt
kingdoms-event-tile-dealt = { $seat }: Startplättchen gezogen – { $tile }
kingdoms-event-tile-dealt-hidden = { $seat }: Startplättchen gezogen
kingdoms-event-tile-drawn = { $seat }: Plättchen gezogen – { $tile }
kingdoms-event-tile-drawn-hidden = { $seat }: Plättchen gezogen
kingdoms-event-castle-placed = { $seat }: Burg Rang { $rank } → { $square }
kingdoms-event-tile-placed = { $seat }: { $tile } → { $square }
kingdoms-event-starting-tile-placed = { $seat }: Startplättchen – { $tile } → { $square }
kingdoms-event-passed = { $seat }: keine Aktion möglich, gepasst
kingdoms-event-line-scored = { $line } (Grundwert { $base }): { $gains }
kingdoms-event-line-scored-nobody = { $line } (Grundwert { $base }): Niemand bekommt oder zahlt etwas
kingdoms-event-round-ended = Epoche { $round } ist zu Ende
kingdoms-event-castles-returned = { $seat }: Burgen Rang 1 zurückerhalten – { $count }
kingdoms-event-final-round = { $seat }: letzte Burg eingesetzt – dies ist die letzte Epoche
kingdoms-event-game-ended = Gewonnen: { $winners } – { $money } Gold

## Why a move is refused

kingdoms-refused-square-taken = Das Feld { $square } ist schon besetzt: Wähle ein leeres.
kingdoms-refused-no-castle = Du hast keine Burg Rang { $rank } mehr.
kingdoms-refused-must-place-drawn = Du hast ein Plättchen gezogen und musst es jetzt legen.
kingdoms-refused-nothing-drawn = Du hast kein Plättchen gezogen, das du legen könntest.
kingdoms-refused-no-starting-tile = Du hast kein Startplättchen, das du legen könntest.
kingdoms-refused-supply-empty = Der Plättchenvorrat ist leer.
kingdoms-refused-tile-not-in-supply = Dieses Plättchen ist nicht im Vorrat: { $tile }.
kingdoms-refused-cannot-pass = Du hast noch eine mögliche Aktion und darfst daher nicht passen.
kingdoms-refused-no-luck-no-draw = In der Variante „Ohne Glück“ wird nicht gezogen: Wähle ein Plättchen aus dem Vorrat.
kingdoms-refused-only-in-no-luck = Nur in der Variante „Ohne Glück“ darfst du ein Plättchen aus dem Vorrat wählen.
kingdoms-refused-not-your-turn = Du bist nicht dran.
kingdoms-refused-game-over = Die Partie ist zu Ende.
kingdoms-refused-chance-only = Diesen Spielzug macht nur der Zufall.
kingdoms-refused-not-chance = Diesen Spielzug kann der Zufall jetzt nicht machen.
kingdoms-refused-unknown-move = Diesen Spielzug gibt es in diesem Spiel nicht.

## Options

kingdoms-option-last_castle = Bis zur letzten Burg
    .help = Alle beginnen mit ihren zehn Burgen, und keine Burg kommt je zurück. Die Epoche, in der jemand die eigene letzte Burg einsetzt, ist die letzte.
kingdoms-option-no_luck = Ohne Glück
    .help = Es gibt keine Startplättchen, und es wird nicht gezogen: Alle Plättchen liegen offen, und du wählst eines aus dem Vorrat.
kingdoms-option-as_you_go = Laufende Wertung
    .help = Jede Reihe und jede Spalte wird sofort gewertet, wenn sie voll ist, nicht erst am Ende der Epoche.
kingdoms-option-debt = Schulden
    .help = Was geschieht, wenn jemand der Bank mehr Gold zahlen muss, als noch da ist? Die Spielregel sagt dazu nichts.
kingdoms-option-debt-allowed = Erlaubt: Das Gold darf unter 0 fallen
kingdoms-option-debt-clamped = Erlassen: Bei 0 ist Schluss, auf den Rest verzichtet die Bank
kingdoms-option-starter_tie = Gleichstand beim Startspieler
    .help = Wer beginnt die nächste Epoche, wenn mehrere gemeinsam am meisten Gold haben? Die Spielregel sagt dazu nichts.
kingdoms-option-starter_tie-random = Bei Gleichstand entscheidet der Zufall
kingdoms-option-starter_tie-clockwise = Wer bei Gleichstand im Uhrzeigersinn zuerst kommt, gezählt ab dem letzten Startspieler (dieser eingeschlossen)
kingdoms-option-victory_tie = Gleichstand um den Sieg
    .help = Wer gewinnt, wenn am Ende mehrere gemeinsam am meisten Gold haben? Die Spielregel nennt keinen Entscheid bei Gleichstand.
kingdoms-option-victory_tie-shared = Geteilter Sieg
kingdoms-option-victory_tie-reserve = Höhere Rangsumme der am Ende nicht eingesetzten Burgen; ist auch sie gleich, geteilter Sieg
kingdoms-option-split_line = Von einem Berg geteilte Linien
    .help = Wann wird eine von einem Berg geteilte Linie gewertet? Das ist nur bei laufender Wertung wichtig.
kingdoms-option-split_line-parts = Abschnitt für Abschnitt: jeder, sobald er voll ist
kingdoms-option-split_line-whole = Alle Abschnitte zusammen, sobald die ganze Linie voll ist
kingdoms-option-unfilled_lines = Nie gefüllte Linien
    .help = Was geschieht mit Linien, in denen am Ende der Epoche noch Felder leer sind? Das ist nur bei laufender Wertung wichtig, meist in der letzten Epoche von „Bis zur letzten Burg“.
kingdoms-option-unfilled_lines-scored = Wertung am Ende der Epoche, leere Felder zählen 0
kingdoms-option-unfilled_lines-ignored = Keine Wertung: Sie bringen nichts ein

## Rules

kingdoms-rules-goal =
    Alle füllen denselben Spielplan mit Plättchen und Burgen. Die Plättchen bestimmen, wie viel jede Reihe und jede Spalte wert ist; der Rang deiner Burgen bestimmt, wie oft du diesen Wert bekommst – oder zahlst, denn eine Linie kann auch weniger als nichts wert sein.

    Eine Partie für 2–4 Personen dauert drei Epochen. Wer am Ende am meisten Gold hat, gewinnt.
    .title = Ziel

kingdoms-rules-box =
    Der Spielplan hat 30 Felder in 5 Reihen und 6 Spalten. Die Spalten tragen von links nach rechts die Buchstaben a–f, die Reihen von oben nach unten die Zahlen 1–5; b4 ist also das Feld in Spalte b, Reihe 4. „Linie“ bedeutet Reihe oder Spalte.

    Zu jeder Farbe gehören zehn Burgen: vier mit Rang 1, drei mit Rang 2, zwei mit Rang 3 und eine mit Rang 4. Die Zahl der Türme zeigt den Rang.

    Es gibt 23 Plättchen:

    - 12 Ressourcenplättchen: je zweimal Dorf +1, Bauernhof +2 und Stadt +3; je einmal Windmühle +4, Soldaten +4, Ritter +5, Wachturm +5, Festungsstadt +6 und Hafen +6.
    - 6 Gefahrenplättchen: je einmal Sumpf −1, Friedhof −2, Schreckenswölfe −3, Hexenmeister −4, Plünderer −5 und Troll −6.
    - 5 Sonderplättchen: zwei Berge, der Drache, die Goldmine und der Zauberer. Sie haben keinen eigenen Wert.

    Von einem Plättchen zählen nur Art und Wert, der Name ist bloß Zierde. Der Bank geht das Gold nie aus.
    .title = Spielmaterial

kingdoms-rules-setup =
    - Alle beginnen mit 50 Gold und den sechs großen Burgen ihrer Farbe: drei mit Rang 2, zwei mit Rang 3 und eine mit Rang 4.
    - Dazu kommen Burgen mit Rang 1: zu zweit je 4, zu dritt je 3, zu viert je 2. Die übrigen bleiben in der Schachtel.
    - Alle Plättchen werden verdeckt gemischt und bilden den Plättchenvorrat.
    - Alle ziehen aus dem Vorrat je ein Startplättchen, sehen es sich an und behalten es verdeckt bei sich. Die anderen wissen nicht, was es zeigt.
    - Der Zufall bestimmt den Startspieler. Danach geht es im Uhrzeigersinn weiter.

    Gold und noch nicht eingesetzte Burgen sind für alle sichtbar.
    .title = Vorbereitung

kingdoms-rules-turn =
    In deinem Zug führst du genau eine dieser drei Aktionen aus:

    - Burg einsetzen: Setze eine deiner noch nicht eingesetzten Burgen, gleich welchen Rangs, auf ein beliebiges leeres Feld.
    - Plättchen ziehen und legen: Ziehe zufällig ein Plättchen aus dem Vorrat, sieh es dir an und lege es offen auf ein beliebiges leeres Feld. Es gibt kein Zurück: Ein gezogenes Plättchen musst du legen.
    - Startplättchen legen: Lege es offen auf ein beliebiges leeres Feld. In dieser Epoche bekommst du kein neues.

    Passen darfst du nur, wenn du keine Burg und kein Startplättchen mehr hast und der Vorrat leer ist. Dann musst du passen.

    Was auf dem Spielplan ist, bleibt bis zum Ende der Epoche an seinem Ort. Die Epoche endet, sobald alle 30 Felder voll sind.
    .title = Dein Zug

kingdoms-rules-scoring =
    Am Ende der Epoche werden erst die Reihen von oben nach unten gewertet, dann die Spalten von links nach rechts. Bei jeder Linie geht das so:

    - Zähle die Werte aller Plättchen in der Linie zusammen; Gefahren sind negativ. Das ist der Grundwert. Sonderplättchen können ihn ändern.
    - Zähle die Ränge deiner Burgen in der Linie zusammen.
    - Multipliziere beides. So viel Gold zahlt dir die Bank; ist das Ergebnis negativ, zahlst du an die Bank.

    Alle rechnen nur mit den eigenen Burgen: Die Burgen der anderen nehmen dir nichts weg. Wo du keine Burg hast, gewinnst und verlierst du nichts.

    Da Reihen und Spalten gewertet werden, zählt jede Burg und jedes Plättchen an zwei Stellen: in der Reihe und in der Spalte.
    .title = Wertung

kingdoms-rules-special =
    Sonderplättchen sind 0 wert, verändern aber die Wertung der Linien:

    - Berg: Er zerschneidet seine Reihe und seine Spalte dort, wo er liegt. Jeder Abschnitt wird als eigene Linie mit eigenem Grundwert gewertet, und weder Drache noch Goldmine wirken über den Berg hinaus. Zwei Berge können eine Linie in drei Abschnitte teilen.
    - Drache: Alle Ressourcen in seiner Linie zählen 0. Gefahren zählen voll.
    - Goldmine: Sie verdoppelt den Grundwert ihrer Linie, im Guten wie im Schlechten.
    - Zauberer: Eine Burg direkt über, unter, links oder rechts von ihm zählt einen Rang höher, sowohl in ihrer Reihe als auch in ihrer Spalte. Diagonal wirkt er nicht. Er hilft den Burgen aller, und es gibt keine Obergrenze: Eine Burg mit Rang 4 zählt als Rang 5. In einer schlechten Linie vergrößert der höhere Rang den Verlust.

    Drache und Goldmine wirken nur auf die Linie oder den Abschnitt, in dem sie liegen. Zählt ein Plättchen ihretwegen in seiner Reihe 0 oder doppelt, ändert das nichts in seiner Spalte, und umgekehrt.

    Liegen Drache und Goldmine in derselben Linie, zählen Ressourcen 0 und Gefahren doppelt. Den Rang einer Burg ändern beide nicht.
    .title = Sonderplättchen

kingdoms-rules-example =
    Reihe 3 von links nach rechts: eine Burg mit Rang 3 von Anna, Stadt +3, Goldmine, Sumpf −1, Berg, eine Burg mit Rang 2 von Ben. Der Zauberer liegt auf a4, direkt unter Annas Burg.

    Der Berg teilt die Reihe in zwei Abschnitte. Im linken ergeben die Plättchen 3 − 1 = 2, und die Goldmine verdoppelt das auf einen Grundwert von 4. Dank dem Zauberer zählt Annas Burg als Rang 4, also bekommt Anna 4 × 4 = 16 Gold. Im rechten Abschnitt liegt kein Plättchen: Ben bekommt hier nichts.

    Spalte f von oben nach unten: Drache, Ritter +5, Bens Burg mit Rang 2, Schreckenswölfe −3, Bauernhof +2. Wegen des Drachen zählen Ritter und Bauernhof 0, der Grundwert ist −3. Bens Ergebnis ist −3 × 2 = −6: Er zahlt 6 Gold an die Bank. In Reihe 2, in der kein Drache liegt, zählt derselbe Ritter weiterhin +5.
    .title = Ein Beispiel

kingdoms-rules-next =
    Nach der ersten und der zweiten Epoche:

    - Alle Burgen verlassen den Spielplan. Burgen mit Rang 1 gehen an ihre Besitzer zurück; Burgen mit Rang 2, 3 und 4 sind für den Rest der Partie aus dem Spiel.
    - Burgen, die du nicht eingesetzt hast, behältst du.
    - Alle 23 Plättchen, auch der Rest des Vorrats und nicht gelegte Startplättchen, werden wieder verdeckt gemischt, und alle ziehen ein neues Startplättchen.
    - Wer am meisten Gold hat, beginnt die neue Epoche.

    Geh also sparsam mit deinen großen Burgen um: Jede lässt sich in der ganzen Partie nur einmal verwenden.
    .title = Zwischen den Epochen

kingdoms-rules-end =
    Die Partie endet nach der Wertung der dritten Epoche. Wer am meisten Gold hat, gewinnt. Bei Gleichstand wird der Sieg geteilt, sofern der Tisch nichts anderes gewählt hat.
    .title = Ende der Partie

kingdoms-rules-last_castle =
    In dieser Variante steht die Zahl der Epochen nicht fest: Sie hängt davon ab, wie schnell die Burgen verbraucht werden.

    - Alle beginnen mit ihren zehn Burgen, egal wie viele mitspielen.
    - Nach der Wertung sind alle Burgen auf dem Spielplan aus dem Spiel. Auch Burgen mit Rang 1 kommen nicht zurück.
    - Die Epoche, in der jemand die eigene letzte Burg einsetzt, ist die letzte. Sie wird noch zu Ende gespielt, bis der Spielplan voll ist oder niemand mehr etwas tun kann. Nach der Wertung gewinnt, wer am meisten Gold hat.

    Auch ohne Burgen kannst du noch Plättchen ziehen und legen; du passt nur, wenn du gar nichts mehr tun kannst. Leer gebliebene Felder zählen 0.

    Alles andere bleibt gleich: die 50 Gold, die Startplättchen und wer die nächste Epoche beginnt.
    .title = Bis zur letzten Burg

kingdoms-rules-no_luck =
    Es gibt keine Startplättchen. Zu Beginn jeder Epoche liegen alle 23 Plättchen offen im Vorrat.

    In deinem Zug setzt du entweder eine Burg ein, oder du wählst ein beliebiges Plättchen aus dem Vorrat und legst es auf ein beliebiges leeres Feld. Du passt nur, wenn beides nicht möglich ist.

    Der Zufall bestimmt nur noch den ersten Startspieler und, wenn der Tisch es so will, bei Gleichstand die späteren.
    .title = Ohne Glück

kingdoms-rules-as_you_go =
    Nichts wartet bis zum Ende der Epoche: Eine Reihe oder Spalte wird gewertet, sobald ihr letztes Feld gefüllt ist, und nie ein zweites Mal. Füllt ein einziges Teil zugleich eine Reihe und eine Spalte, kommt die Reihe zuerst.

    Ein Abschnitt, den ein Berg abtrennt, wird gewertet, sobald er voll ist, auch wenn der Rest der Linie noch offen ist. Schon das Legen des Berges kann einen Abschnitt vervollständigen.

    Achte auf den Zauberer: Für eine schon gewertete Linie kommt er zu spät. Einer Burg neben ihm hilft er aber noch in ihrer anderen Linie, wenn deren Wertung noch aussteht.

    Alle drei Varianten lassen sich beliebig kombinieren.
    .title = Laufende Wertung

kingdoms-rules-rulings =
    Die Spielregel lässt einige Fragen offen. So wird hier gespielt, und das kann ein Tisch stattdessen wählen:

    - Schulden: Dein Gold darf unter 0 fallen. Oder: Bei 0 ist Schluss, und die Bank erlässt dir, was fehlt.
    - Gleichstand beim Startspieler: Unter den Betroffenen entscheidet der Zufall. Oder: Es beginnt, wer von ihnen im Uhrzeigersinn zuerst kommt, gezählt ab dem letzten Startspieler (dieser eingeschlossen).
    - Gleichstand um den Sieg: Der Sieg wird geteilt. Oder: Von den Betroffenen gewinnt, wer am Ende die höhere Rangsumme an nicht eingesetzten Burgen hat; ist auch sie gleich, wird der Sieg geteilt.
    - Von einem Berg geteilte Linien, nur bei laufender Wertung: Jeder Abschnitt wird gewertet, sobald er voll ist. Oder: Alle Abschnitte warten, bis die ganze Linie voll ist.
    - Nie gefüllte Linien, nur bei laufender Wertung: Sie werden am Ende der Epoche gewertet, leere Felder zählen 0. Oder: Sie bringen nichts ein.
    .title = Wo die Spielregel schweigt

kingdoms-rules-notation =
    Du kannst deine Spielzüge auch eintippen. Die Wörter sind in allen Sprachen gleich:

    - castle 3 b4 – eine Burg mit Rang 3 auf Spalte b, Reihe 4 einsetzen
    - draw – ein Plättchen ziehen
    - place b4 – das eben gezogene Plättchen auf b4 legen
    - starting b4 – dein Startplättchen auf b4 legen
    - tile +5 b4 – ein Plättchen +5 aus dem Vorrat auf b4 legen (nur in der Variante „Ohne Glück“)
    - pass – passen

    Spalten sind die Buchstaben a–f von links, Reihen die Zahlen 1–5 von oben.

    Ressourcen und Gefahren schreibst du als ihren Wert, mit Plus oder einfachem Bindestrich: +3, -6. Die Sonderplättchen sind MT für Berg, DR für Drache, GM für Goldmine und WZ für Zauberer.
    .title = Spielzüge eintippen
