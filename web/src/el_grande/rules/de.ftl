## What the pictures of the rules of El Grande say

el_grande-picture-box = 1: Caballeros eines Spielers und wie viele es sind. 2: dieselben mit dem Granden, der die Heimatregion zeigt. 3: der König. 4: der Hof. 5: die Provinz. 6: eine Geheimscheibe. 7: eine Machtkarte mit ihren Köpfen. 8: eine Aktionskarte. 9: eine bewegliche Wertungstafel.
    .alt = Blauer Schild mit einer 4; roter Schild mit einer 2 und einer Krone; der schwarze König mit seiner Krone; ein Palast; zwei Häuser; eine Scheibe mit neun Feldern und einem Zeiger; die Machtkarte 9 mit zwei Köpfen; die Königskarte mit fünf Köpfen; eine Tafel mit den Werten 8, 4 und 0.
el_grande-picture-power = Je höher die Machtkarte, desto eher wählst du eine Aktionskarte, aber desto weniger Caballeros kommen an deinen Hof.
    .alt = Die Machtkarten 1 bis 13 mit 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0 und 0 Köpfen.
el_grande-picture-placing = Der König steht in Neukastilien. Eingesetzt wird in den fünf angrenzenden Regionen oder im Castillo; die Königsregion selbst ist tabu.
    .alt = Eine Karte von Spanien. Neukastilien ist schraffiert, darauf der König. Altkastilien, Aragon, Valencia, Granada, Sevilla und das Castillo leuchten.
el_grande-picture-castillo = Rot und Gelb haben Caballeros im Castillo und stellen ihre Scheiben geheim ein. Die Scheibe von Rot zeigt auf Galicien: Alle drei von Rot gehen dorthin.
    .alt = Das Castillo mit drei roten und zwei gelben Caballeros; zwei Scheiben, eine rot, eine gelb; Galicien mit drei roten und zwei blauen Caballeros.
el_grande-picture-deck1 = Die Karten von Stapel 1 versetzen Caballeros auf dem Spielplan. Rote Schilde sind die eigenen, graue die der anderen, geteilte haben eine beliebige Farbe.
    .alt = Neun Aktionskarten mit einem Kopf: Intriganten.
el_grande-picture-deck2 = Die Karten von Stapel 2: das Veto, Karten, die Caballeros in die Provinz zurückschicken, und eine Sonderwertung.
    .alt = Acht Aktionskarten mit zwei Köpfen.
el_grande-picture-deck3 = Die Karten von Stapel 3 sind Sonderwertungen.
    .alt = Acht Aktionskarten mit drei Köpfen.
el_grande-picture-deck4 = Die Karten von Stapel 4 bewegen Wertungstafeln, den König, Granden und ganze Gruppen, oder sie helfen dem, der sie nimmt.
    .alt = Sieben Aktionskarten mit vier Köpfen.
el_grande-picture-deck5 = Die Königskarte ist in jeder Runde da.
    .alt = Eine Aktionskarte mit fünf Köpfen: die Königskarte.
el_grande-picture-scoring = Altkastilien: erster, zweiter und dritter Platz. Granada: Blau und Gelb teilen sich den ersten Platz, also bekommt jeder die Punkte des zweiten; Rot die des dritten. Neukastilien: Rot führt allein und bekommt 7, +2, weil der König dort steht, und +2, weil es die eigene Heimatregion ist.
    .alt = Altkastilien, Werte 6, 4, 2: Rot 5 Caballeros, 6 Punkte; Blau 3, 4 Punkte; Gelb 1, 2 Punkte. Granada, Werte 6, 3, 1: Blau 4 und Gelb 4, je 3 Punkte; Rot 2, 1 Punkt. Neukastilien mit dem König, Werte 7, 4, 2: Rot 3 mit dem Granden, 11 Punkte; Blau 2, 4 Punkte.
el_grande-picture-boards = Statt der Werte der Region gelten die der beweglichen Wertungstafel.
    .alt = Galicien mit den Werten 4, 2, 0: Blau 3 Caballeros, 4 Punkte; Weiß 1, 2 Punkte. Dann mit der Wertungstafel 8, 4, 0: Blau 8 Punkte, Weiß 4.
