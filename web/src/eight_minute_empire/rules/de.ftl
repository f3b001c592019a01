## What the pictures of the rules of Eight-Minute Empire say

eight_minute_empire-picture-bids = Rot bietet 2 Münzen, Blau und Gelb bieten 4. Gelb ist jünger als Blau: Gelb zahlt 4 Münzen und bestimmt den Startspieler.
    .alt = Drei Gebote: Rot 2, Blau 4, Gelb 4. Gelb ist hervorgehoben.
eight_minute_empire-picture-card = 1: die Ware, für die die Karte am Ende zählt. 2: wie viele Einheiten davon wie viele Punkte bringen. 3: was du jetzt tun darfst, hier das eine oder das andere. 4: ihr Preis.
    .alt = Eine Karte: links ein Amboss, darunter die Stufen 2 Einheiten 1 Punkt, 4 Einheiten 2 Punkte, 6 Einheiten 3 Punkte, 7 Einheiten 5 Punkte; rechts 3 Armeen einsetzen oder 4 Bewegungen über Land; Preis 1 Münze.
eight_minute_empire-picture-row = Die sechs offenen Karten. Von der ersten bis zur letzten kosten sie 0, 1, 1, 2, 2 und 3 Münzen. Die zweite zählt zwei Karotten, die vierte ist ein Joker. Rot heißt „oder“, Grün heißt „und“.
    .alt = Sechs Karten: Erz, 3 Bewegungen über Land und Wasser, gratis; zwei Karotten, 3 Armeen einsetzen, 1 Münze; Amboss, 3 Armeen einsetzen oder 4 Bewegungen über Land, 1 Münze; Joker, 2 Bewegungen über Land und Wasser, 2 Münzen; Karotte, 1 Armee zerstören und 1 Armee einsetzen, 2 Münzen; Holz, 1 Stadt gründen, 3 Münzen.
eight_minute_empire-picture-place = Neue Armeen kommen ins Startgebiet und überall dorthin, wo du eine Stadt hast. Armeen von dir in einem Gebiet genügen nicht.
    .alt = Rote Armeen kommen ins Startgebiet und in Gebiet 4 mit einer roten Stadt. Gebiet 6, in dem nur rote Armeen stehen, ist durchgestrichen.
eight_minute_empire-picture-move = Jede gepunktete Linie ist ein Schritt. Über den Seeweg darf eine Armee nur mit einer Karte, die das Schiff zeigt.
    .alt = Vom Startgebiet geht eine rote Armee in Gebiet 2 und weiter in Gebiet 1, eine andere in Gebiet 4. Von Gebiet 1 übers Wasser: ja mit einer Schiffskarte, nein mit einer Landkarte.
eight_minute_empire-picture-city = Eine Stadt braucht eine Armee von dir im Gebiet; Städte anderer stören nicht. Eine eigene Stadt allein genügt nicht.
    .alt = In Gebiet 8 mit einer roten Armee und einer blauen Stadt wird eine rote Stadt gegründet. In Gebiet 6 mit einer roten Stadt, aber ohne Armee, ist das nicht erlaubt.
eight_minute_empire-picture-goods = Vier Karotten und ein Joker sind fünf: 2 Punkte. Ein Kristall und ein Joker sind zwei: 2 Punkte.
    .alt = Karotten: vier Einheiten und ein Joker erreichen bei fünf Einheiten die Stufe mit 2 Punkten. Kristalle: eine Einheit und ein Joker erreichen bei zwei Einheiten die Stufe mit 2 Punkten.
eight_minute_empire-picture-majority = Rot hat in den Gebieten 1 und 2 am meisten: Jede Stadt zählt wie eine Armee. In Gebiet 3 steht es 2 zu 2, und niemand bekommt den Punkt.
    .alt = Gebiet 1: Rot 2 Armeen, Blau 1. Gebiet 2: Rot eine Armee und eine Stadt, Blau 1 Armee, Weiß 1 Armee. Gebiet 3: Rot 2 Armeen, Blau eine Armee und eine Stadt.
eight_minute_empire-picture-continent = Blau kontrolliert zwei Gebiete, Rot nur eines. Auf dem ganzen Kontinent aber hat Rot 3 Figuren und Blau 2: Der Punkt für den Kontinent geht an Rot.
    .alt = Der westliche Kontinent: drei rote Armeen in Gebiet 5, je eine blaue in den Gebieten 1 und 2. Das Banner zeigt Rot 3, Blau 2 und das Wappen von Rot.
