## The game

eight_minute_empire-title = Otto minuti per un impero
eight_minute_empire-blurb = Un rapido gioco di maggioranze di Ryan Laukat per 2–5 giocatori: ogni carta che prendi muove subito le tue armate e alla fine conta come merce.

## Goods

eight_minute_empire-good-crystal = cristallo
eight_minute_empire-good-ore = minerale
eight_minute_empire-good-wood = legno
eight_minute_empire-good-anvil = incudine
eight_minute_empire-good-carrot = carota
eight_minute_empire-good-joker = jolly

## The map

eight_minute_empire-continent-WEST = Ovest
eight_minute_empire-continent-ISLE = Isola gemella
eight_minute_empire-continent-MAIN = Terra di mezzo
eight_minute_empire-continent-SOUTH = Sud-est
eight_minute_empire-continent-NW = Isola di nord-ovest
eight_minute_empire-continent-N = Isola del nord
eight_minute_empire-continent-NE = Nord-est
eight_minute_empire-continent-W = Ovest
eight_minute_empire-continent-E = Est
eight_minute_empire-region = { $continent } { $n }
eight_minute_empire-word-start = regione di partenza
eight_minute_empire-word-neutral = neutrale

## Cards: what they let you do

eight_minute_empire-card =
    { $units ->
        [one] { $good }: { $action }
       *[other] { $units } × { $good }: { $action }
    }
eight_minute_empire-act-place =
    { $n ->
        [one] piazza 1 armata
       *[other] piazza { $n } armate
    }
eight_minute_empire-act-land =
    { $n ->
        [one] fai 1 movimento via terra
       *[other] fai { $n } movimenti via terra
    }
eight_minute_empire-act-sea =
    { $n ->
        [one] fai 1 movimento via terra o via mare
       *[other] fai { $n } movimenti via terra e/o via mare
    }
eight_minute_empire-act-city =
    { $n ->
        [one] costruisci una città
       *[other] costruisci { $n } città
    }
eight_minute_empire-act-destroy =
    { $n ->
        [one] distruggi un’armata
       *[other] distruggi { $n } armate
    }
eight_minute_empire-word-or = { $one } o { $other }
eight_minute_empire-word-and = { $one } e { $other }

## Colours (seat labels)

eight_minute_empire-colour-red = Rosso
eight_minute_empire-colour-blue = Blu
eight_minute_empire-colour-yellow = Giallo
eight_minute_empire-colour-white = Bianco
eight_minute_empire-colour-black = Nero

## Moves

eight_minute_empire-move-take-card =
    { $coins ->
        [0] Prendi la carta { $slot } (gratis)
        [one] Prendi la carta { $slot } (1 moneta)
       *[other] Prendi la carta { $slot } ({ $coins } monete)
    }
eight_minute_empire-move-place-army = Piazza un’armata → { $region }
eight_minute_empire-move-move-army = Muovi un’armata: { $region } → { $to }
eight_minute_empire-move-build-city = Costruisci una città – { $region }
eight_minute_empire-move-destroy-army = Distruggi un’armata ({ $owner }) – { $region }
eight_minute_empire-move-end-turn = Fine turno
eight_minute_empire-move-bid =
    { $coins ->
        [0] Non offrire nulla
        [one] Offri 1 moneta
       *[other] Offri { $coins } monete
    }
eight_minute_empire-move-name-starter = Scegli chi inizia: { $seat }
eight_minute_empire-move-place-neutral = Piazza un’armata neutrale → { $region }
eight_minute_empire-move-turn-up-card = Nuova carta: { $card }
eight_minute_empire-move-lay-token = Tessera merce: { $good }
eight_minute_empire-move-win-roll = Tiro più alto: { $seat }

## Events

eight_minute_empire-event-game-started = Inizia la partita { $game }
eight_minute_empire-event-token-laid = Tessera merce: { $good } → { $region }
eight_minute_empire-event-card-turned-up = Fila di carte, carta { $slot } – { $card }
eight_minute_empire-event-neutral-placed = { $seat }: armata neutrale → { $region }
eight_minute_empire-event-bid-made =
    { $coins ->
        [none] { $seat }: offerta fatta
       *[other] { $seat }: offerta fatta – { $coins }
    }
eight_minute_empire-event-bids-revealed = Offerte: { $bids }
eight_minute_empire-event-dice-rolled = { $seat }: tiro più alto nello spareggio
eight_minute_empire-event-bid-won =
    { $coins ->
        [0] { $seat }: offerta vincente – nulla da pagare
        [one] { $seat }: offerta vincente – 1 moneta alla banca
       *[other] { $seat }: offerta vincente – { $coins } monete alla banca
    }
eight_minute_empire-event-starter-named = { $seat }: sceglie chi inizia – { $starter }
eight_minute_empire-event-card-taken =
    { $coins ->
        [0] { $seat }: carta { $slot }, gratis – { $card }
        [one] { $seat }: carta { $slot } per 1 moneta – { $card }
       *[other] { $seat }: carta { $slot } per { $coins } monete – { $card }
    }
eight_minute_empire-event-army-placed = { $seat }: nuova armata → { $region }
eight_minute_empire-event-army-moved =
    { $way ->
        [sea] { $seat }: armata via mare: { $region } → { $to }
       *[land] { $seat }: armata { $region } → { $to }
    }
eight_minute_empire-event-city-built = { $seat }: città costruita – { $region }
eight_minute_empire-event-army-destroyed = { $seat }: armata distrutta ({ $owner }) – { $region }
eight_minute_empire-event-turn-ended = { $seat }: fine turno
eight_minute_empire-event-region-scored =
    { $scored ->
        [nobody] { $neutral ->
            [0] { $place }: { $pieces } – nessun punto
           *[other] { $place }: { $pieces }, neutrali: { $neutral } – nessun punto
        }
       *[somebody] { $neutral ->
            [0] { $place }: { $pieces } – 1 punto: { $who }
           *[other] { $place }: { $pieces }, neutrali: { $neutral } – 1 punto: { $who }
        }
    }
eight_minute_empire-event-continent-scored =
    { $scored ->
        [nobody] { $neutral ->
            [0] { $place } (continente): { $pieces } – nessun punto
           *[other] { $place } (continente): { $pieces }, neutrali: { $neutral } – nessun punto
        }
       *[somebody] { $neutral ->
            [0] { $place } (continente): { $pieces } – 1 punto: { $who }
           *[other] { $place } (continente): { $pieces }, neutrali: { $neutral } – 1 punto: { $who }
        }
    }
eight_minute_empire-event-goods-scored =
    { $jokers ->
        [0] { $tokens ->
            [0] { $seat }: { $good } × { $units } – punti: { $points }
           *[other] { $seat }: { $good } × { $units } (tessere: { $tokens }) – punti: { $points }
        }
       *[other] { $tokens ->
            [0] { $seat }: { $good } × { $units } (jolly: { $jokers }) – punti: { $points }
           *[other] { $seat }: { $good } × { $units } (jolly: { $jokers }, tessere: { $tokens }) – punti: { $points }
        }
    }
eight_minute_empire-event-game-scored = Punti della partita { $game }: { $points }
eight_minute_empire-event-game-ended =
    { $count ->
        [one] Vince: { $winners }
       *[other] Vittoria condivisa: { $winners }
    }

## Why a move is refused

eight_minute_empire-refused-unknown-move = In questo gioco non esiste una mossa simile.
eight_minute_empire-refused-game-over = La partita è finita.
eight_minute_empire-refused-not-your-turn = Non tocca a te.
eight_minute_empire-refused-chance-only = Questa mossa spetta solo al caso.
eight_minute_empire-refused-not-chance = In questo momento il caso non può fare questa mossa.
eight_minute_empire-refused-already-bid = Hai già fatto la tua offerta.
eight_minute_empire-refused-bid-first = Prima vengono le offerte: scegli la tua.
eight_minute_empire-refused-name-first = Hai vinto l’asta: prima scegli chi inizia.
eight_minute_empire-refused-neutral-first = Prima vengono le armate neutrali: piazzane una.
eight_minute_empire-refused-take-first = Prima prendi una carta dalla fila.
eight_minute_empire-refused-already-taken = In questo turno hai già preso una carta.
eight_minute_empire-refused-only-before = Questo si fa prima del primo turno.
eight_minute_empire-refused-no-card = In questo posto della fila non c’è nessuna carta.
eight_minute_empire-refused-too-dear =
    { $coins ->
        [one] Non puoi pagare questa carta: costa 1 moneta.
       *[other] Non puoi pagare questa carta: costa { $coins } monete.
    }
eight_minute_empire-refused-not-on-card = La tua carta non mostra questa azione.
eight_minute_empire-refused-used-up = La tua carta non lo permette più: l’azione è esaurita, oppure hai proseguito con l’altra.
eight_minute_empire-refused-no-armies = Non hai più armate nella riserva.
eight_minute_empire-refused-not-a-base = Le nuove armate arrivano nella regione di partenza o dove hai una città, non qui: { $region }.
eight_minute_empire-refused-no-army-there = Qui non hai armate: { $region }.
eight_minute_empire-refused-by-sea = Questa è una rotta marina, e la tua carta permette solo movimenti via terra.
eight_minute_empire-refused-no-cities = Non hai più città da costruire.
eight_minute_empire-refused-nothing-there = In questa regione non c’è un’armata simile.

## Options

eight_minute_empire-option-three_games = Tre partite di fila
    .help = Si giocano tre partite e se ne sommano i punti. Ognuna ha una nuova preparazione e una nuova asta.
eight_minute_empire-option-goods_tokens = Tessere merce
    .help = Su ogni regione segnata c’è una tessera merce scelta a caso. Chi alla fine controlla la regione conta un’unità in più di quella merce.
eight_minute_empire-option-dice = Parità d’asta ai dadi
    .help = Se l’offerta più alta è in parità, decidono i dadi e non l’età.
eight_minute_empire-option-side = Lato del tabellone
    .help = Su quale delle due mappe si gioca.
eight_minute_empire-option-side-A = Lato A: 4 continenti, 25 regioni
eight_minute_empire-option-side-B = Lato B: 5 continenti, 23 regioni
eight_minute_empire-option-continents = Maggioranza sui continenti
    .help = Che cosa decide a chi va il punto per un continente. Le edizioni non sono d’accordo.
eight_minute_empire-option-continents-armies = Più armate e città sul continente
eight_minute_empire-option-continents-regions = Più regioni controllate sul continente
eight_minute_empire-option-neutral_armies = Armate neutrali
    .help = Solo in due giocatori: se prima delle offerte si piazzano sul tabellone armate che non sono di nessuno. Le edizioni non sono d’accordo.
eight_minute_empire-option-neutral_armies-none = Nessuna
eight_minute_empire-option-neutral_armies-ten = Dieci, piazzate a turno
eight_minute_empire-option-deck = Mazzo
    .help = Le due stampe differiscono in una carta minerale.
eight_minute_empire-option-deck-en = Inglese: piazza 2 armate o costruisci una città
eight_minute_empire-option-deck-eu = Europeo: piazza 2 armate
eight_minute_empire-option-youngest = Ordine di età
    .help = Se l’offerta più alta è in parità, tra chi è in parità vince la persona più giovane. L’ordine va dal posto più giovane al più anziano; 3-1-2 significa che il posto 3 è il più giovane e il posto 2 il più anziano.
eight_minute_empire-option-youngest-last = L’ultimo posto è il più giovane, il primo il più anziano

## Rules

eight_minute_empire-rules-goal =
    Costruisci un impero con le carte. Ogni carta che prendi ti permette subito un’azione: le tue armate arrivano, marciano, attraversano il mare o costruiscono una città. E alla fine della partita ogni carta conta come merce.

    Si ottengono punti per le regioni, per i continenti e per le merci. Si gioca in 2–5, e vince chi alla fine ha più punti.
    .title = Obiettivo

eight_minute_empire-rules-box =
    - Un tabellone a due lati. Il lato A ha 4 continenti con 25 regioni, il lato B 5 continenti con 23 regioni. Una linea punteggiata sull’acqua è una rotta marina.
    - In ognuno dei cinque colori 14 armate (cubetti) e 3 città (dischi).
    - 44 monete.
    - 42 carte. Ognuna mostra una merce, o un jolly, e un’azione.
    - 10 tessere merce, due per ogni merce. Servono solo in una variante.

    Quante carte ci sono di ogni merce; tra parentesi il numero per 2–4 giocatori:

    - Carota: 10 carte (9), una delle quali vale due unità
    - Incudine: 9 carte (8); quella che si usa solo in cinque vale due unità
    - Legno: 8 carte (7)
    - Minerale: 7 carte (6)
    - Cristallo: 5 carte (4)
    - Jolly: 3 carte (3)

    Sul tabellone le regioni non hanno nome. Qui si chiamano con il loro continente e un numero, per esempio Ovest 3. La regione di partenza si chiama semplicemente così.
    .title = Nella scatola

eight_minute_empire-rules-setup =
    - In due, tre o quattro le cinque carte con un piccolo 5, una per ogni merce, restano nella scatola: si gioca con 37 carte. In cinque si usano tutte le 42.
    - Le carte si mescolano e formano un mazzo coperto. Sei si mettono scoperte in una fila.
    - Ognuno ha 14 armate e 3 città di un colore. Tre armate iniziano nella regione di partenza, le altre 11 nella tua riserva.
    - Ognuno riceve monete: 14 a testa in due, 11 in tre, 9 in quattro, 8 in cinque.
    - Le altre monete formano la banca: 16 in due, 11 in tre, 8 in quattro, 4 in cinque.

    Armate, città, monete e carte sono visibili a tutti. Restano nascosti solo l’ordine del mazzo e le offerte, finché non vengono rivelate.
    .title = Preparazione

eight_minute_empire-rules-bids =
    Prima di tutto si fa un’asta per il diritto di scegliere chi inizia. Decidi in segreto quante delle tue monete offrire: nessuna, qualcuna o tutte. Quando tutti hanno scelto, le offerte si rivelano insieme.

    - Vince l’offerta più alta. Solo chi vince paga: la sua offerta va alla banca. Gli altri tengono le loro monete.
    - Se l’offerta più alta è in parità, tra chi è in parità vince e paga la persona più giovane. Vale anche se nessuno offre nulla; in quel caso non c’è nulla da pagare.
    - Chi vince sceglie il primo giocatore. Può essere chiunque.

    Dal primo giocatore in poi si prosegue in senso orario.

    Un esempio: Anna offre 2 monete, Luca 4 e Carla 4. Carla è più giovane di Luca, quindi paga 4 monete; Anna e Luca non pagano nulla. Carla sceglie Anna. L’ordine è Anna, Luca, Carla.
    .title = Offerte

eight_minute_empire-rules-turn =
    Il tuo turno si svolge così:

    - Prendi una carta dalla fila e pagala. Da sinistra a destra le carte costano 0, 1, 1, 2, 2 e 3 monete. Devi prendere una carta, ma solo una che puoi pagare. La prima è gratis, quindi ce n’è sempre una.
    - Metti la carta scoperta davanti a te. È tua fino alla fine della partita.
    - Fai quello che mostra la carta, o una parte, o nulla.
    - Termina il turno. Le carte a destra del posto vuoto scorrono verso sinistra, e una nuova carta del mazzo prende l’ultimo posto.

    La nuova carta arriva solo quando hai finito, quindi durante la tua azione non la conosci mai.

    Un esempio: hai 4 monete e prendi la terza carta. Paghi 1 moneta e ne hai ancora 3. La quarta carta scorre al terzo posto e ora costa 1, la sesta ora costa 2 e la nuova carta 3 monete.

    Le monete non si guadagnano mai. Quello che paghi resta alla banca, quindi usale con giudizio.
    .title = Il tuo turno

eight_minute_empire-rules-actions =
    - Piazzare armate: piazza al massimo tante nuove armate quante ne mostra la carta. Vengono dalla tua riserva e vanno nella regione di partenza o in regioni con una tua città, divise come vuoi. Non serve avere lì un’armata.
    - Movimenti via terra: la carta mostra quanti passi hai. Un passo porta una tua armata oltre un confine. Puoi dividere i passi tra le tue armate, e un’armata può farne più di uno.
    - Movimenti via terra e/o via mare: lo stesso, ma un passo può anche seguire una rotta marina. Una rotta marina è un passo.
    - Costruire una città: metti una tua città in una regione dove hai un’armata. Una tua città da sola non basta. In una regione può esserci qualsiasi numero di città, tue e degli altri, anche nella regione di partenza.
    - Distruggere un’armata: togli dal tabellone un’armata di chiunque, da qualsiasi regione; può essere anche una tua. Torna nella riserva di chi la possiede e si può piazzare di nuovo. Le città non si possono distruggere.

    Alcune carte mostrano due azioni:

    - o: scegli una delle due. Non si possono mescolare parti di entrambe.
    - e: puoi farle entrambe, nell’ordine mostrato. Ognuna si può saltare.

    Puoi sempre fare meno di quanto mostra la carta. L’azione non è mai obbligatoria, e non si combatte: i pezzi degli altri non ti sbarrano mai la strada. Le città non si muovono mai e non lasciano mai il tabellone.

    Un esempio con tre movimenti via terra: una tua armata va dalla regione di partenza a Terra di mezzo 2 e poi a Terra di mezzo 1, una seconda dalla regione di partenza a Terra di mezzo 4. Da Terra di mezzo 1 una rotta marina porta a Ovest 2, ma per seguirla ti servirebbe una carta con movimenti anche via mare.
    .title = Azioni

eight_minute_empire-rules-goods =
    Alla fine conti le tue unità di ogni merce. Quasi tutte le carte valgono un’unità, alcune due. Per ogni merce ottieni i punti del livello più alto che hai raggiunto:

    - Cristallo: 1 unità 1 punto, 2 unità 2 punti, 3 unità 3 punti, 4 unità 5 punti
    - Minerale: 2 unità 1 punto, 3 unità 2 punti, 4 unità 3 punti, 5 unità 5 punti
    - Legno: 2 unità 1 punto, 4 unità 2 punti, 5 unità 3 punti, 6 unità 5 punti
    - Incudine: 2 unità 1 punto, 4 unità 2 punti, 6 unità 3 punti, 7 unità 5 punti
    - Carota: 3 unità 1 punto, 5 unità 2 punti, 7 unità 3 punti, 8 unità 5 punti

    Sotto il primo livello non si ottiene nulla, oltre l’ultimo sempre 5 punti.

    I jolly si usano solo adesso. Aggiungi un jolly a una tua carta merce, e vale un’unità in più di quella merce. Una carta accetta al massimo un jolly, anche se vale due unità. Se hai più carte di una merce, ognuna può ricevere un jolly. Un jolly senza una carta a cui aggiungersi non vale nulla. Non devi fare calcoli: i jolly vanno sempre dove ti portano più punti.

    Un esempio: Carla ha tre carte carota, una delle quali da due unità, una carta cristallo e due jolly. Sono 4 carote e 1 cristallo, 1 punto ciascuno. Con un jolly le carote diventano 5, per 2 punti, con l’altro i cristalli diventano 2, per 2 punti: in tutto 4 punti. I due jolly non possono andare entrambi al cristallo, perché di quello ha una carta sola.
    .title = Merci e jolly

eight_minute_empire-rules-scoring =
    Alla fine della partita si fa il conteggio:

    - Regioni: 1 punto per ogni regione in cui hai più pezzi di tutti. Ogni armata e ogni città è un pezzo. Una regione simile è sotto il tuo controllo.
    - Continenti: 1 punto per ogni continente su cui hai più pezzi di tutti, contando insieme tutte le sue regioni.
    - Merci: punti per le tue carte, come spiega il capitolo su merci e jolly.

    Devi avere più pezzi di chiunque altro. Se c’è parità per il primo posto, nessuno ottiene il punto. Una regione o un continente senza pezzi non dà punti a nessuno. La regione di partenza è una regione come le altre.

    Un esempio: in Ovest 5 Anna ha tre armate, in Ovest 1 e in Ovest 2 Luca ne ha una per parte, e sul continente non c’è nessun altro. Anna ottiene 1 punto per Ovest 5, Luca 2 punti per le sue due regioni. Sul continente Anna è in testa con 3 pezzi a 2 e ottiene un altro punto. Se Luca avesse anche una città in Ovest 1, sarebbe 3 a 3, e nessuno otterrebbe il punto per il continente.
    .title = Conteggio

eight_minute_empire-rules-end =
    La partita finisce quando tutti hanno il numero di carte previsto:

    - in due 13 carte a testa
    - in tre 10 carte a testa
    - in quattro 8 carte a testa
    - in cinque 7 carte a testa

    Nella fila e nel mazzo restano allora rispettivamente 11, 7, 5 o 7 carte. Vince chi ha più punti. In caso di parità decidono nell’ordine:

    - più monete rimaste
    - più armate sul tabellone; qui le città non contano
    - più regioni controllate

    Se anche tutto questo è pari, la vittoria è condivisa.
    .title = Fine della partita

eight_minute_empire-rules-two =
    In due valgono le stesse regole: 14 monete a testa, 13 carte a testa, senza le carte con il piccolo 5.

    Il regolamento che seguiamo non chiede altro. Altre edizioni prevedono armate neutrali, e un tavolo può sceglierle:

    - Prima delle offerte i due giocatori piazzano a turno dieci armate di un colore che nessuno usa, una alla volta e cinque a testa. Comincia il primo posto. Si può scegliere qualsiasi regione, anche quella di partenza.
    - Le armate neutrali non si muovono mai. Non hanno monete né carte e non ottengono mai punti.
    - Nelle regioni e sui continenti contano come i pezzi di un rivale. Dove sono in testa, o in parità per il primo posto, nessuno ottiene il punto.
    - Si possono distruggere. In quel caso escono dalla partita.
    .title = In due giocatori

eight_minute_empire-rules-three_games =
    Si giocano tre partite di fila. Ognuna ha una nuova preparazione, con nuove offerte, nuove monete e tutte le carte. I punti delle tre partite si sommano, e vince il totale più alto.

    Se i totali sono pari, decide la terza partita: più monete rimaste, poi più armate sul tabellone, poi più regioni controllate. Se anche tutto questo è pari, la vittoria è condivisa.
    .title = Tre partite di fila

eight_minute_empire-rules-goods_tokens =
    Durante la preparazione su ogni regione segnata si mette una tessera merce scelta a caso. Le tessere sono dieci, due per ogni merce, e su ciascun lato del tabellone ci sono dieci regioni segnate; il capitolo su come digitare le mosse spiega come si scrivono:

    - Lato A: W1, W2, W7, I1, M3, M10, M12, M13, S1, S2
    - Lato B: A1, B1, C2, D1, D5, D6, E2, E6, E7, E8

    Chi alla fine controlla la regione conta un’unità in più della merce sulla tessera. Se c’è parità per il primo posto, non la conta nessuno.

    Una tessera non è una carta, quindi non le si può aggiungere un jolly. Le tessere restano al loro posto per tutta la partita.

    Un esempio: hai due carte carota e controlli una regione con una tessera carota. Sono 3 carote, cioè 1 punto.
    .title = Tessere merce

eight_minute_empire-rules-dice =
    Se l’offerta più alta è in parità, l’età non conta: chi è in parità tira i dadi, e il tiro più alto vince l’asta e paga l’offerta. I tiri uguali si ripetono, quindi chi è in parità ha sempre le stesse probabilità.
    .title = Parità d’asta ai dadi

eight_minute_empire-rules-rulings =
    Il regolamento lascia aperte alcune domande, e le edizioni non sono d’accordo. Ecco come si gioca qui; dopo «Oppure» c’è quello che un tavolo può scegliere al suo posto:

    - Continenti: contano le armate e le città sul continente. Oppure: le regioni controllate sul continente. In questo caso anche le armate neutrali possono controllare regioni.
    - Armate neutrali in due giocatori: nessuna. Oppure: dieci.
    - Mazzo: una carta minerale permette di piazzare 2 armate o di costruire una città, come nella stampa inglese. Oppure: solo di piazzare 2 armate, come in quella europea.
    - Età: l’ultimo posto vale come il più giovane, il primo come il più anziano. Oppure: qualsiasi ordine indicato dal tavolo.
    - Meno armate nella riserva di quante ne mostra la carta: piazzi quelle che hai. Non puoi riprendere per questo quelle sul tabellone.
    - Un’armata distrutta torna nella riserva di chi la possiede.
    - Carta con «e»: prima la prima azione, poi la seconda. Una volta iniziata la seconda, non si torna alla prima. Con la riserva vuota puoi distruggere una tua armata e piazzarla di nuovo.
    - Per una città serve una tua armata nella regione in quel momento.
    - Un jolly vale un’unità, e anche una carta da due unità accetta un solo jolly.
    - Le armate che decidono in caso di parità sono i cubetti sul tabellone; le città contano solo per le maggioranze.
    - Regioni segnate per le tessere merce: le nostre fonti non le mostrano, quindi la scelta è nostra.
    - Il lato B è disegnato da immagini in cui una parte è nascosta; in basso al centro un confine può essere diverso.
    .title = Dove il regolamento tace

eight_minute_empire-rules-notation =
    Puoi anche digitare le tue mosse. Le parole sono uguali in tutte le lingue:

    - bid 4 – offri 4 monete
    - first R – inizia il rosso
    - take 3 – prendi la terza carta della fila
    - place M4 – una nuova armata va in M4
    - move START M2 – un’armata fa un passo dalla regione di partenza a M2
    - city M8 – costruisci una città in M8
    - destroy B M6 – distruggi un’armata del blu in M6
    - neutral W1 – piazzi un’armata neutrale in W1
    - done – termini il turno

    Ogni passo di un’armata è una mossa a sé. Il turno va terminato anche quando l’azione della carta è esaurita.

    Colori: R rosso, B blu, Y giallo, W bianco, K nero; N vuol dire neutrale.

    Le regioni sono una lettera per il continente e un numero; START è la regione di partenza. Lato A: W Ovest, I Isola gemella, M Terra di mezzo, S Sud-est; M5 non c’è. Lato B: A Isola di nord-ovest, B Isola del nord, C Nord-est, D Ovest, E Est.

    Le carte si scrivono con la merce, i due punti e l’azione. +2 piazza 2 armate, L3 sono tre movimenti via terra, S3 tre movimenti via terra e/o via mare, C costruisce una città, D distrugge un’armata. La barra vuol dire «o», il segno & vuol dire «e», e un numero davanti è il numero di unità:

    - crystal:+2 – cristallo, piazza 2 armate
    - 2carrot:+3 – due carote, piazza 3 armate
    - wood:+2/L3 – legno, piazza 2 armate o fai 3 movimenti via terra
    - carrot:D&+1 – carota, distruggi un’armata e piazza 1 armata
    .title = Digitare le mosse

# Words of the boards

eight_minute_empire-word-row = Fila di carte
eight_minute_empire-word-pile = Mazzo
eight_minute_empire-word-pile-left = Carte nel mazzo: { $n }
eight_minute_empire-word-unseen = Carte ancora nel mazzo
eight_minute_empire-word-free = gratis
eight_minute_empire-word-coin-count =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
eight_minute_empire-word-coins = Monete
eight_minute_empire-word-bank = Banca
eight_minute_empire-word-supply = Riserva
eight_minute_empire-word-armies = Armate
eight_minute_empire-word-cities = Città
eight_minute_empire-word-cards = Carte
eight_minute_empire-word-cards-of = Carte: { $n } di { $total }
eight_minute_empire-word-card-in-use = Carta in uso: { $card }
eight_minute_empire-word-goods = Merci
eight_minute_empire-word-jokers = Jolly
eight_minute_empire-word-idle-jokers = Jolly inutilizzati
eight_minute_empire-word-tokens = Tessere merce
eight_minute_empire-word-points = Punti
eight_minute_empire-word-regions = Regioni
eight_minute_empire-word-continents = Continenti
eight_minute_empire-word-earlier = Partite precedenti
eight_minute_empire-word-total = Totale
eight_minute_empire-word-stage = Partita { $n }
eight_minute_empire-word-game-of = Partita { $n } di { $total }
eight_minute_empire-word-nobody = Nessuno
eight_minute_empire-word-controls = Controllo: { $seat }
eight_minute_empire-word-starter = Primo giocatore: { $seat }
eight_minute_empire-word-bids = Offerte
eight_minute_empire-word-bid-made = Offerta fatta
eight_minute_empire-word-neutrals-left = Armate neutrali ancora da piazzare: { $n }
eight_minute_empire-word-left = Restano: { $n }
eight_minute_empire-word-steps-left = Passi rimasti: { $n }
eight_minute_empire-word-land = Solo via terra
eight_minute_empire-word-sea = Via terra e via mare
eight_minute_empire-word-sea-route = Rotta marina
eight_minute_empire-word-tie-break = Spareggio: { $by }
eight_minute_empire-word-tie-coins = monete rimaste
eight_minute_empire-word-tie-armies = armate sul tabellone
eight_minute_empire-word-tie-regions = regioni controllate
eight_minute_empire-ask-bid = Scegli la tua offerta
eight_minute_empire-ask-bid-wait = La tua offerta è fatta; gli altri stanno ancora scegliendo
eight_minute_empire-ask-starter = Scegli chi inizia
eight_minute_empire-ask-neutral = Piazza un’armata neutrale
eight_minute_empire-ask-take = Prendi una carta
eight_minute_empire-ask-choose = Scegli una delle due azioni
eight_minute_empire-ask-place = Piazza un’armata
eight_minute_empire-ask-move-from = Muovi un’armata: scegli da dove
eight_minute_empire-ask-move-to = Muovi un’armata: scegli verso dove
eight_minute_empire-ask-city = Costruisci una città
eight_minute_empire-ask-destroy = Distruggi un’armata
eight_minute_empire-ask-end = Non resta nulla da fare: termina il turno
