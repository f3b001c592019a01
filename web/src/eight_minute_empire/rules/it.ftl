## What the pictures of the rules of Eight-Minute Empire say

eight_minute_empire-picture-bids = Rosso offre 2 monete, Blu e Giallo ne offrono 4. Giallo è il più giovane dei due: paga 4 monete e sceglie il primo giocatore.
    .alt = Tre offerte: rosso 2, blu 4, giallo 4. Il giallo è in evidenza.
eight_minute_empire-picture-card = 1: la merce per cui la carta conta alla fine. 2: quante unità ne servono per quanti punti. 3: che cosa puoi fare adesso, qui l’una o l’altra cosa. 4: il prezzo.
    .alt = Una carta: a sinistra un’incudine e sotto i gradini 2 unità 1 punto, 4 unità 2 punti, 6 unità 3 punti, 7 unità 5 punti; a destra piazza 3 armate o fai 4 movimenti via terra; prezzo 1 moneta.
eight_minute_empire-picture-row = Le sei carte scoperte. Dalla prima all’ultima costano 0, 1, 1, 2, 2 e 3 monete. La seconda vale due carote, la quarta è un jolly. Il segno rosso vuol dire «o», quello verde «e».
    .alt = Sei carte: minerale, 3 movimenti via terra e via mare, gratis; due carote, piazza 3 armate, 1 moneta; incudine, piazza 3 armate o 4 movimenti via terra, 1 moneta; jolly, 2 movimenti via terra e via mare, 2 monete; carota, distruggi un’armata e piazza 1 armata, 2 monete; legno, costruisci una città, 3 monete.
eight_minute_empire-picture-place = Le nuove armate arrivano nella regione di partenza e dovunque tu abbia una città. Avere armate in una regione non basta.
    .alt = Armate rosse arrivano nella regione di partenza e nella regione 4 con una città rossa. La regione 6, dove ci sono solo armate rosse, è barrata.
eight_minute_empire-picture-move = Ogni linea punteggiata è un passo. Sulla rotta marina un’armata può passare solo con una carta che mostra la nave.
    .alt = Dalla regione di partenza un’armata rossa va nella regione 2 e poi nella 1, un’altra nella 4. Dalla regione 1 attraverso il mare: sì con una carta nave, no con una carta di terra.
eight_minute_empire-picture-city = Per una città serve una tua armata nella regione; le città altrui non contano. Una tua città da sola non basta.
    .alt = Nella regione 8, con un’armata rossa e una città blu, si costruisce una città rossa. Nella regione 6, con una città rossa ma senza armate, non si può.
eight_minute_empire-picture-goods = Quattro carote e un jolly fanno cinque: 2 punti. Un cristallo e un jolly fanno due: 2 punti.
    .alt = Carote: quattro unità e un jolly raggiungono il gradino da 2 punti a cinque unità. Cristalli: un’unità e un jolly raggiungono il gradino da 2 punti a due unità.
eight_minute_empire-picture-majority = Rosso ha la maggioranza nelle regioni 1 e 2: ogni città è un pezzo come un’armata. Nella regione 3 è 2 a 2 e nessuno prende il punto.
    .alt = Regione 1: rosso 2 armate, blu 1. Regione 2: rosso un’armata e una città, blu 1 armata, bianco 1 armata. Regione 3: rosso 2 armate, blu un’armata e una città.
eight_minute_empire-picture-continent = Blu controlla due regioni, Rosso una sola. Ma su tutto il continente Rosso ha 3 pezzi e Blu 2: il punto del continente va a Rosso.
    .alt = Il continente occidentale: tre armate rosse nella regione 5, un’armata blu ciascuna nelle regioni 1 e 2. Lo stendardo mostra rosso 3, blu 2 e lo scudo rosso.
