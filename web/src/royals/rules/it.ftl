## What the pictures of the rules of Royals say

royals-picture-box = 1: il bonus per chi arriva per primo nella città. 2: una posizione, con l’emblema del suo titolo. 3: quante carte della nazione costa. 4: l’influenza che dà. 5: lo spazio città. A destra la tessera Titolo, 6: il suo emblema, 7: i punti della tessera intera e di una metà.
    .alt = La targa di Colonia: bonus città 3; cardinale, costo 5, influenza 2; barone, costo 2, influenza 1, occupato da Nero; un cubetto bianco nello spazio città. Accanto la tessera del cardinale con 12 punti, metà 6.
royals-picture-draw = In alto: il mazzo, le carte scoperte e il mazzo Intrigo. In basso i due modi di pescare: tre carte Nazione, oppure una carta Nazione e una carta Intrigo. Ogni carta Nazione viene dal mazzo o dalle carte scoperte.
    .alt = Un mazzo coperto; carte scoperte di Francia, Germania e Spagna; il mazzo Intrigo. Sotto: tre carte Nazione, oppure una carta Nazione e una carta Intrigo.
royals-picture-occupy = Nero paga cinque carte della Germania per il cardinale di Colonia, mette un cubetto sulla posizione e uno sulla tessera del cardinale, e prende il bonus città.
    .alt = Cinque carte della Germania; poi Colonia con un cubetto nero sul cardinale, il bonus città è preso; e la tessera del cardinale con un cubetto nero.
royals-picture-joker = La contessa di Monaco di Baviera costa tre carte della Germania. Due ci sono; altre tre qualsiasi fanno da jolly per la terza. In basso: due carte Intrigo qualsiasi valgono come una a tua scelta.
    .alt = Due carte della Germania e un jolly di una carta della Francia e due della Spagna pagano la contessa di Monaco di Baviera. Sotto: le carte Intrigo Francia/Gran Bretagna e Francia/Spagna insieme valgono come Germania/Spagna.
royals-picture-takeover = Bianco ha il cardinale. Nero paga una carta Intrigo che mostra la Germania e cinque carte della Germania. Il cubetto bianco va nello spazio città, ma quello sulla tessera del cardinale resta.
    .alt = In alto: Colonia con un cubetto bianco sul cardinale; la carta Intrigo Germania/Spagna e cinque carte della Germania. In basso: Colonia con un cubetto nero sul cardinale e uno bianco nello spazio città; sulla tessera del cardinale un cubetto nero e uno bianco.
royals-picture-bonuses = Dall’alto in basso: chi arriva per primo in una città prende il bonus città. Chi è in tutte le città di una nazione prende il bonus nazione, il primo quello d’oro, il secondo quello d’argento. Chi ha un cubetto su tutti e sette i titoli prende il miglior segnalino della casata nobiliare che resta.
    .alt = Il primo cubetto nero a Colonia porta 3 punti. Cubetti neri in tutte e tre le città della Gran Bretagna portano 6 punti, al secondo 3. Cubetti neri su tutti e sette i titoli portano 16 punti.
royals-picture-period = La Francia dopo il primo periodo: Nero e Bianco hanno entrambi influenza 3. Nero ha il re, il titolo più alto, e prende 6 punti. Bianco ne prende 3, Arancione con influenza 2 niente.
    .alt = Parigi: re, nero. Bordeaux: principessa, bianco. Reims: barone, bianco. Avignone: cardinale, arancione. Influenza: Nero 3, primo segnalino con 6 punti; Bianco 3, secondo segnalino con 3 punti; Arancione 2.
royals-picture-titles = Re: Nero ha più cubetti e prende la tessera intera. Duca: Nero e Bianco sono in parità e prendono mezza tessera a testa. Barone: in tre sono in parità e la tessera esce dal gioco.
    .alt = Re: nero 2 cubetti, bianco 1, 16 punti per Nero. Duca: nero 1, bianco 1, 5 punti a testa. Barone: nero 1, bianco 1, arancione 1, nessuno prende i 6 punti.
