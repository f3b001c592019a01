## What the pictures of the rules of Kingdoms say

kingdoms-picture-castles = So viele Türme, so hoch der Rang. Die Zahlen sagen, wie viele Burgen jedes Rangs eine Farbe hat. Die Farben unterscheiden sich auch durch Schraffur und Zeichen.
    .alt = Burgen mit Rang 1 bis 4 in Gelb, Rot, Blau und Grün. Jede Farbe hat vier mit Rang 1, drei mit Rang 2, zwei mit Rang 3 und eine mit Rang 4.
kingdoms-picture-tiles = Erste Zeile: Ressourcen. Zweite Zeile: Gefahren. Dritte Zeile: Berg, Drache, Goldmine und Zauberer. Die Werte +4, +5 und +6 haben in der Schachtel je zwei verschiedene Bilder.
    .alt = Alle Arten von Plättchen. Je zweimal: Ressourcen von +1 bis +6 und der Berg. Je einmal: Gefahren von −1 bis −6, Drache, Goldmine und Zauberer.
kingdoms-picture-coins = In der echten Schachtel zahlt ihr mit Münzen: Kupfer, Silber und Gold. Hier rechnet der Bildschirm für dich.
    .alt = Münzen: Kupfer 1 und 5, Silber 10, Gold 50 und 100.
kingdoms-picture-kit = Womit du beginnst. Unten: Burgen mit Rang 1 zu zweit, zu dritt und zu viert.
    .alt = 50 Gold, ein verdecktes Startplättchen, drei Burgen mit Rang 2, zwei mit Rang 3, eine mit Rang 4. Burgen mit Rang 1: zu zweit vier, zu dritt drei, zu viert zwei.
kingdoms-picture-actions = Jede Aktion füllt ein leeres Feld: mit einer Burg (1), einem gezogenen Plättchen (2) oder deinem Startplättchen (3).
    .alt = Drei Pfeile auf je ein Feld: eine Burg mit Rang 3; ein verdecktes Plättchen, das sich als Windmühle +4 erweist; ein Zauberer, der das Startplättchen war.
kingdoms-picture-line = Eine Reihe ohne Sonderplättchen. Erst der Grundwert, dann für jede Farbe: Summe der Ränge × Grundwert.
    .alt = Eine Reihe: Ritter +5, blaue Burg mit Rang 2, Sumpf −1, Stadt +3, blaue Burg mit Rang 1, rote Burg mit Rang 2. Grundwert 5 − 1 + 3 = 7. Blau: (2 + 1) × 7 = 21. Rot: 2 × 7 = 14.
kingdoms-picture-mountain = Der Berg macht aus einer Linie zwei. Gelb hat in beiden Abschnitten eine Burg: links +8, rechts −3.
    .alt = Eine Reihe: gelbe Burg mit Rang 2, Windmühle +4, Berg, Schreckenswölfe −3, gelbe Burg mit Rang 1, blaue Burg mit Rang 1. Linker Abschnitt: Gelb 2 × 4 = 8. Rechter Abschnitt: Gelb und Blau je 1 × −3 = −3.
kingdoms-picture-dragon = Wegen des Drachen zählen beide Ressourcen 0. Die Gefahr bleibt.
    .alt = Eine Reihe: Festungsstadt +6, durchgestrichen; Drache; Bauernhof +2, durchgestrichen; Hexenmeister −4; rote Burg mit Rang 2. Grundwert −4. Rot: 2 × −4 = −8.
kingdoms-picture-mine = Die Goldmine verdoppelt die ganze Summe.
    .alt = Eine Reihe: Goldmine, Ritter +5, Friedhof −2, Dorf +1, grüne Burg mit Rang 1. Grundwert (5 − 2 + 1) × 2 = 8. Grün: 1 × 8 = 8.
kingdoms-picture-both = Drache und Goldmine zusammen: Die Ressource zählt 0, die Gefahr zählt doppelt.
    .alt = Eine Reihe: Festungsstadt +6, durchgestrichen; Drache; Goldmine; Schreckenswölfe −3; blaue Burg mit Rang 2. Grundwert (0 − 3) × 2 = −6. Blau: 2 × −6 = −12.
kingdoms-picture-wizard = Die grünen Abzeichen zeigen den wirksamen Rang der Burgen neben dem Zauberer. Die Burg an der Ecke bleibt, wie sie ist; mit dem Plättchen links geschieht nichts.
    .alt = Um den Zauberer: darüber rote Burg mit Rang 1, zählt 2; rechts gelbe Burg mit Rang 4, zählt 5; darunter blaue Burg mit Rang 2, zählt 3; links Stadt +3. An der Ecke links oben zählt eine grüne Burg mit Rang 1 weiterhin 1.
kingdoms-picture-board = Der ganze Spielplan des Beispiels. Anna spielt Rot, Ben Blau. Reihe 3 und Spalte f sind hervorgehoben; durchgestrichene Plättchen zählen in Spalte f 0.
    .alt = Ein voller Spielplan mit 5 Reihen und 6 Spalten. Reihe 3 hat links vom Berg den Grundwert 4, rechts 0, Spalte f hat −3. Der Zauberer liegt auf a4.
    .steps =
        Der Berg auf e3 teilt Reihe 3 in zwei Abschnitte: a3 bis d3, und f3 allein.
        Linker Abschnitt: 3 − 1 = 2. Die Goldmine verdoppelt das: Grundwert 4.
        Annas Burg auf a3 hat Rang 3. Dank dem Zauberer darunter zählt sie 4: 4 × 4 = 16 Gold für Anna.
        Rechter Abschnitt: kein Plättchen, Grundwert 0. Ben bekommt nichts.
        Spalte f: Wegen des Drachen zählen +5 und +2 nun 0. Die Schreckenswölfe bleiben: Grundwert −3.
        Bens Burg auf f3 hat Rang 2: 2 × −3 = −6. Ben zahlt 6 Gold.
kingdoms-picture-between = Rang 1 kommt zu dir zurück. Rang 2, 3 und 4 sind verbraucht, sobald sie auf dem Spielplan waren.
    .alt = Eine Burg mit Rang 1 und ein Pfeil zurück; Burgen mit Rang 2, 3 und 4, blass und durchgestrichen.
kingdoms-picture-ten = Diese zehn Burgen müssen für die ganze Partie reichen.
    .alt = Vier gelbe Burgen mit Rang 1, drei mit Rang 2, zwei mit Rang 3 und eine mit Rang 4.
kingdoms-picture-open = Alle 23 Plättchen liegen offen. Was du nimmst, fehlt den anderen.
    .alt = Der offene Vorrat: je zwei von +1 bis +6, je eins von −1 bis −6, zwei Berge, Drache, Goldmine und Zauberer.
kingdoms-picture-now = Die obere Reihe ist voll: Sie wird sofort gewertet. Die untere hat in beiden Abschnitten noch ein leeres Feld und wartet.
    .alt = Obere Reihe: Bauernhof +2, rote Burg mit Rang 1, Festungsstadt +6, Plünderer −5, blaue Burg mit Rang 2, Dorf +1. Grundwert 4: Rot +4, Blau +8. Untere Reihe: blaue Burg, leer, Stadt +3, Berg, rote Burg, leer.
