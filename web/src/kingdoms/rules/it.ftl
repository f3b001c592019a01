## What the pictures of the rules of Kingdoms say

kingdoms-picture-castles = Tante torri, tanto alto il livello. I numeri dicono quanti castelli di ogni livello ha un colore. I colori si distinguono anche per tratteggio e simbolo.
    .alt = Castelli di livello da 1 a 4 in giallo, rosso, blu e verde. Ogni colore ne ha quattro di livello 1, tre di livello 2, due di livello 3 e uno di livello 4.
kingdoms-picture-tiles = Prima riga: tessere Risorsa. Seconda riga: tessere Pericolo. Terza riga: montagna, drago, miniera d’oro e mago. I valori +4, +5 e +6 hanno nella scatola due figure diverse ciascuno.
    .alt = Tutti i tipi di tessere. In doppia copia: tessere Risorsa da +1 a +6 e montagna. In copia singola: tessere Pericolo da −1 a −6, drago, miniera d’oro e mago.
kingdoms-picture-coins = Nella scatola vera si paga in monete: rame, argento e oro. Qui conta lo schermo per te.
    .alt = Monete: rame da 1 e 5, argento da 10, oro da 50 e 100.
kingdoms-picture-kit = Con che cosa si inizia. Sotto: castelli di livello 1 in 2, in 3 e in 4 giocatori.
    .alt = 50 oro, una tessera iniziale coperta, tre castelli di livello 2, due di livello 3, uno di livello 4. Castelli di livello 1: quattro in 2 giocatori, tre in 3, due in 4.
kingdoms-picture-actions = Ogni azione riempie una casella vuota: un castello (1), una tessera pescata dalla riserva (2) o la tua tessera iniziale (3).
    .alt = Tre frecce verso una casella: un castello di livello 3; una tessera coperta che si rivela un mulino a vento +4; un mago che era la tessera iniziale.
kingdoms-picture-line = Una riga senza tessere Speciali. Prima il valore base, poi per ogni colore: somma dei livelli × valore base.
    .alt = Una riga: cavaliere +5, castello blu di livello 2, palude −1, città +3, castello blu di livello 1, castello rosso di livello 2. Valore base 5 − 1 + 3 = 7. Blu: (2 + 1) × 7 = 21. Rosso: 2 × 7 = 14.
kingdoms-picture-mountain = La montagna fa di una linea due. Il giallo ha un castello in ogni tratto: a sinistra +8, a destra −3.
    .alt = Una riga: castello giallo di livello 2, mulino a vento +4, montagna, lupi feroci −3, castello giallo di livello 1, castello blu di livello 1. Tratto sinistro: giallo 2 × 4 = 8. Tratto destro: giallo e blu 1 × −3 = −3 ciascuno.
kingdoms-picture-dragon = Con il drago le due tessere Risorsa valgono 0. La tessera Pericolo resta.
    .alt = Una riga: città fortificata +6, barrata; drago; fattoria +2, barrata; stregone −4; castello rosso di livello 2. Valore base −4. Rosso: 2 × −4 = −8.
kingdoms-picture-mine = La miniera d’oro raddoppia l’intera somma.
    .alt = Una riga: miniera d’oro, cavaliere +5, cimitero −2, villaggio +1, castello verde di livello 1. Valore base (5 − 2 + 1) × 2 = 8. Verde: 1 × 8 = 8.
kingdoms-picture-both = Drago e miniera d’oro insieme: la tessera Risorsa vale 0, la tessera Pericolo conta doppio.
    .alt = Una riga: città fortificata +6, barrata; drago; miniera d’oro; lupi feroci −3; castello blu di livello 2. Valore base (0 − 3) × 2 = −6. Blu: 2 × −6 = −12.
kingdoms-picture-wizard = I bolli verdi mostrano il livello effettivo dei castelli accanto al mago. Il castello nell’angolo resta com’è; alla tessera a sinistra non succede nulla.
    .alt = Intorno al mago: sopra, castello rosso di livello 1, conta 2; a destra, castello giallo di livello 4, conta 5; sotto, castello blu di livello 2, conta 3; a sinistra, città +3. Nell’angolo in alto a sinistra un castello verde di livello 1 conta ancora 1.
kingdoms-picture-board = L’intera plancia dell’esempio. Anna è il rosso, Ben il blu. Sono in evidenza la riga 3 e la colonna f; le tessere barrate valgono 0 nella colonna f.
    .alt = Una plancia piena di 5 righe e 6 colonne. La riga 3 ha i valori base 4 a sinistra e 0 a destra della montagna, la colonna f ha −3. Il mago è in a4.
    .steps =
        La montagna in e3 divide la riga 3 in due tratti: da a3 a d3, e f3 da sola.
        Tratto sinistro: 3 − 1 = 2. La miniera d’oro lo raddoppia: valore base 4.
        Il castello di Anna in a3 è di livello 3. Con il mago sotto conta 4: 4 × 4 = 16 oro per Anna.
        Tratto destro: nessuna tessera, valore base 0. Ben non riceve nulla.
        Colonna f: con il drago +5 e +2 valgono 0. Restano i lupi feroci: valore base −3.
        Il castello di Ben in f3 è di livello 2: 2 × −3 = −6. Ben paga 6 oro.
kingdoms-picture-between = Il livello 1 torna a te. I livelli 2, 3 e 4, una volta stati sulla plancia, sono esauriti.
    .alt = Un castello di livello 1 con una freccia di ritorno; castelli di livello 2, 3 e 4 sbiaditi e barrati.
kingdoms-picture-ten = Questi dieci castelli devono bastare per tutta la partita.
    .alt = Quattro castelli gialli di livello 1, tre di livello 2, due di livello 3 e uno di livello 4.
kingdoms-picture-open = Tutte le 23 tessere sono scoperte. Quella che prendi manca agli altri.
    .alt = La riserva scoperta: due copie da +1 a +6, una da −1 a −6, due montagne, drago, miniera d’oro e mago.
kingdoms-picture-now = La riga in alto è piena: si conteggia subito. Quella in basso ha ancora una casella vuota in ogni tratto e aspetta.
    .alt = Riga in alto: fattoria +2, castello rosso di livello 1, città fortificata +6, predone −5, castello blu di livello 2, villaggio +1. Valore base 4: rosso +4, blu +8. Riga in basso: castello blu, vuota, città +3, montagna, castello rosso, vuota.
