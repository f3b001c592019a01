## The game

royals-title = Royals
royals-blurb = Un gioco d’intrighi di Peter Hawes per 2–5 giocatori: le casate nobiliari occupano le posizioni dell’Europa del Seicento, dal maresciallo al re, e se le strappano a vicenda.

## Countries, cities and titles

royals-country-france = Francia
royals-country-german_states = Germania
royals-country-britain = Gran Bretagna
royals-country-spain = Spagna
royals-city-paris = Parigi
royals-city-bordeaux = Bordeaux
royals-city-avignon = Avignone
royals-city-nantes = Nantes
royals-city-reims = Reims
royals-city-vienna = Vienna
royals-city-cologne = Colonia
royals-city-munich = Monaco di Baviera
royals-city-berlin = Berlino
royals-city-london = Londra
royals-city-edinburgh = Edimburgo
royals-city-dublin = Dublino
royals-city-madrid = Madrid
royals-city-valencia = Valencia
royals-city-seville = Siviglia
royals-city-barcelona = Barcellona
royals-title-marshal = maresciallo
royals-title-baron = barone
royals-title-countess = contessa
royals-title-duke = duca
royals-title-cardinal = cardinale
royals-title-princess = principessa
royals-title-king = re
royals-pair = { $one }/{ $other }
royals-card-unknown = coperta

## Colours (seat labels)

royals-colour-black = Nero
royals-colour-white = Bianco
royals-colour-grey = Grigio
royals-colour-purple = Viola
royals-colour-orange = Arancione

## Moves

royals-move-end-turn = Fine turno
royals-move-pay-card = Paga: { $country }
royals-move-pay-intrigue = Paga una carta Intrigo: { $pair }
royals-move-pay-in-joker = Paga in un jolly: { $country }
royals-move-pay-intrigue-in-joker = Paga una carta Intrigo in un jolly: { $pair }
royals-move-claim-position = Conquista: { $title }, { $city }
royals-move-plan-three = Pesca 3 carte Nazione
royals-move-plan-intrigue = Pesca 1 carta Nazione e 1 carta Intrigo
royals-move-draw-from-pile = Pesca dal mazzo
royals-move-draw-intrigue = Pesca una carta Intrigo
royals-move-take-from-display = Prendi dalle carte scoperte: { $country }
royals-move-discard-card = Scarta: { $country }
royals-move-discard-intrigue = Scarta una carta Intrigo: { $pair }
royals-move-recall-cube = Riprendi un cubetto bandito: { $city }
royals-move-show-card = Nuova carta scoperta: { $country }
royals-move-deal-card = Carta pescata dal mazzo: { $country }
royals-move-deal-intrigue = Carta Intrigo pescata: { $pair }
royals-move-choose-starter = Primo giocatore: { $seat }

## Events

royals-event-starter-chosen = Primo giocatore: { $seat }
royals-event-period-started =
    { $period ->
        [1] Inizia il periodo 1 (1648)
        [2] Inizia il periodo 2 (1680)
       *[other] Inizia il periodo 3 (1714)
    }
royals-event-card-shown = Nuova carta scoperta – { $country }
royals-event-turn-started = { $seat }: inizio turno
royals-event-draw-planned =
    { $intrigue ->
        [yes] { $seat }: pesca 1 carta Nazione e 1 carta Intrigo
       *[no] { $seat }: pesca 3 carte Nazione
    }
royals-event-card-drawn = { $seat }: carta dal mazzo – { $country }
royals-event-card-taken = { $seat }: { $country } dalle carte scoperte
royals-event-intrigue-drawn = { $seat }: carta Intrigo – { $pair }
royals-event-intrigue-shuffled = Gli scarti delle carte Intrigo si mescolano e formano il nuovo mazzo
royals-event-card-paid =
    { $joker ->
        [yes] { $seat }: carta pagata in un jolly – { $country }
       *[no] { $seat }: carta pagata – { $country }
    }
royals-event-intrigue-paid =
    { $joker ->
        [yes] { $seat }: carta Intrigo pagata in un jolly – { $pair }
       *[no] { $seat }: carta Intrigo pagata – { $pair }
    }
royals-event-position-claimed = { $seat }: conquista – { $title }, { $city }
royals-event-cube-exiled = { $seat }: cubetto bandito ({ $loser }) – { $city }
royals-event-position-occupied = { $seat }: posizione occupata – { $title }, { $city }
royals-event-cube-recalled = { $seat }: cubetto bandito di nuovo nella riserva – { $city }
royals-event-card-discarded = { $seat }: carta scartata – { $country }
royals-event-intrigue-discarded = { $seat }: carta Intrigo scartata – { $pair }
royals-event-turn-ended = { $seat }: fine turno
royals-event-city-bonus = { $seat }: bonus città { $city } +{ $points }
royals-event-country-bonus = { $seat }: bonus nazione { $country } +{ $points }
royals-event-noble-house-bonus = { $seat }: bonus casata nobiliare +{ $points }
royals-event-period-ended =
    { $period ->
        [1] Il periodo 1 è finito (1648)
        [2] Il periodo 2 è finito (1680)
       *[other] Il periodo 3 è finito (1714): si completa il round
    }
royals-event-period-scored =
    { $has_first ->
        [no] { $country }, periodo { $period }: nessuna influenza – i due segnalini escono dal gioco
       *[yes] { $has_second ->
            [no] { $country }, periodo { $period }: influenza { $influence } – { $first } +{ $higher }, il secondo segnalino esce dal gioco
           *[yes] { $tied ->
                [0] { $country }, periodo { $period }: influenza { $influence } – { $first } +{ $higher }, { $second } +{ $lower }
               *[other] { $country }, periodo { $period }: influenza { $influence } – { $first } +{ $higher }, { $second } +{ $lower } ({ $ties })
            }
        }
    }
royals-tie = spareggio { $winner } › { $loser }: { $by }
royals-ties = { $one }; { $other }
royals-event-title-scored =
    { $count ->
        [0] Titolo { $title }: cubetti { $cubes } – la tessera esce dal gioco
        [one] Titolo { $title }: cubetti { $cubes } – { $winners } +{ $points }
       *[other] Titolo { $title }: cubetti { $cubes } – mezza tessera a testa, +{ $points }: { $winners }
    }
royals-event-game-ended =
    { $count ->
        [one] Vince: { $winners }
       *[other] Vittoria condivisa: { $winners }
    }

## Why a move is refused

royals-refused-unknown-move = In questo gioco non esiste una mossa simile.
royals-refused-game-over = La partita è finita.
royals-refused-not-your-turn = Non tocca a te.
royals-refused-chance-only = Questa mossa spetta solo al caso.
royals-refused-not-chance = In questo momento il caso non può fare questa mossa.
royals-refused-plan-first = Prima scegli che cosa pescare: 3 carte Nazione, oppure 1 carta Nazione e 1 carta Intrigo.
royals-refused-draw-first = Prima pesca le tue carte.
royals-refused-no-more-draws = In questo turno hai già pescato tutte le carte di questo tipo che ti spettano.
royals-refused-pile-empty = Il mazzo è vuoto: prendi una carta scoperta.
royals-refused-not-on-display = Tra le carte scoperte non c’è una carta simile.
royals-refused-no-intrigue-now = Ora non puoi pescare una carta Intrigo: nel tuo primo turno non ce n’è, e poi ne spetta una sola, insieme a una sola carta Nazione.
royals-refused-no-intrigue-left = Non ci sono più carte Intrigo da pescare.
royals-refused-own-position = Questa posizione è già tua: { $title }, { $city }.
royals-refused-too-few-cards = Le tue carte Nazione non bastano per questa posizione, nemmeno con i jolly: { $title }, { $city }.
royals-refused-too-few-intrigue = Le tue carte Intrigo non bastano per rilevare questa posizione: { $title }, { $city }.
royals-refused-too-few-cubes = Per una posizione ti servono due cubetti nella riserva: { $title }, { $city }.
royals-refused-no-recall = Qui non puoi riprendere un cubetto. Ci vogliono il limite rigido dei cubetti, meno di due cubetti nella tua riserva e un altro tuo cubetto che resta nella città.
royals-refused-nothing-to-pay = Prima scegli la posizione che vuoi pagare.
royals-refused-pay-first = Prima paga la posizione che hai scelto.
royals-refused-intrigue-first = Prima paga le carte Intrigo, poi le carte Nazione.
royals-refused-intrigue-paid = Ora non c’è da pagare nessuna carta Intrigo.
royals-refused-not-in-hand = Non hai in mano una carta simile.
royals-refused-wrong-country = Questa carta è di una nazione diversa da quella della posizione. Puoi pagarla solo come parte di un jolly.
royals-refused-joker-begun = Hai già cominciato a pagare con i jolly; le carte che valgono per sé vengono prima.
royals-refused-no-shortage = A questo tavolo un jolly sostituisce solo le carte che ti mancano: prima paga le carte adatte che hai in mano.
royals-refused-would-not-suffice = Se questa carta andasse in un jolly, le altre non basterebbero più.
royals-refused-discard-first = Hai troppe carte: prima scarta fino al limite di carte in mano.
royals-refused-within-limit = Si scarta solo alla fine del proprio turno, e solo quello che supera il limite di carte in mano.

## Options

royals-option-starter = Primo giocatore
    .help = Nel regolamento inizia la persona più giovane. Indica un posto con il suo numero, per esempio 2, oppure lascia decidere il caso.
royals-option-starter-random = Decide il caso
royals-option-cubes = Cubetti
    .help = Se i tuoi cubetti possono finire. Il regolamento non lo dice.
royals-option-cubes-unlimited = Quanti ne servono
royals-option-cubes-strict = Solo quelli della scatola
royals-option-joker = Jolly
    .help = Quando si può pagare con un jolly. I regolamenti non sono d’accordo.
royals-option-joker-always = Quando vuoi
royals-option-joker-shortage = Solo al posto di carte che ti mancano
royals-option-draw = Pesca
    .help = Quando si sceglie tra 3 carte Nazione e 1 carta Nazione con 1 carta Intrigo.
royals-option-draw-settled = Prima di pescare
royals-option-draw-open = Mentre si pesca, una carta alla volta
royals-option-final_tie = Parità per la vittoria
    .help = Quale segnalino decide se c’è parità per il maggior numero di punti. I regolamenti non sono d’accordo.
royals-option-final_tie-any_marker = Quello di valore più alto, di qualsiasi tipo
royals-option-final_tie-title_marker = La tessera Titolo di valore più alto
royals-option-markers = Punti
    .help = Se i punti di tutti si vedono durante la partita. Tutti hanno visto chi ha ottenuto i segnalini, quindi non è un segreto: basta contare.
royals-option-markers-hidden = Nascosti fino alla fine
royals-option-markers-shown = Sempre visibili

## Rules

royals-rules-goal =
    Guidi una delle grandi casate nobiliari che si contendono il potere nell’Europa del Seicento. Con le carte Nazione conquisti posizioni nelle sue città, dal maresciallo al re. Con le carte Intrigo rilevi le posizioni occupate dagli altri.

    I punti vittoria vengono dai segnalini. Ne ottiene chi arriva per primo in una città, chi è presente in tutte le città di una nazione e chi ha portato tutti i titoli. Tre volte, dopo ogni periodo, in ogni nazione sono premiate le due casate con più influenza. Alla fine contano i titoli stessi. Si gioca in 2–5, e vince chi ha più punti vittoria.
    .title = Obiettivo

royals-rules-box =
    - Una plancia con quattro nazioni e 16 città. Ogni città ha una o due posizioni, e ogni posizione ha un titolo.
    - 99 carte Nazione: 31 della Francia, 26 della Germania, 22 della Gran Bretagna, 20 della Spagna.
    - 24 carte Intrigo: quattro per ognuna delle sei coppie di nazioni.
    - 58 segnalini con punti vittoria: 16 per le città, 8 per le nazioni, 3 per la casata nobiliare, 24 per i periodi e 7 tessere Titolo, formate da due metà.
    - 200 cubetti: 46 neri, 46 bianchi, 36 grigi, 36 viola e 36 arancioni.

    I titoli, dal rango più basso al più alto. Un titolo costa dappertutto lo stesso numero di carte Nazione:

    - maresciallo: 1 carta, 4 posizioni
    - barone: 2 carte, 5 posizioni
    - contessa: 3 carte, 4 posizioni
    - duca: 4 carte, 4 posizioni
    - cardinale: 5 carte, 4 posizioni
    - principessa: 6 carte, 4 posizioni
    - re: 8 carte, 4 posizioni

    Le città, con i punti del loro bonus tra parentesi. Il numero dopo un titolo è l’influenza che dà quella posizione:

    Francia:

    - Parigi (8): re 3
    - Bordeaux (3): principessa 2, barone 1
    - Avignone (2): cardinale 2, maresciallo 1
    - Nantes (5): principessa 2, contessa 1
    - Reims (4): duca 2, barone 1

    Germania:

    - Vienna (7): re 3
    - Colonia (3): cardinale 2, barone 1
    - Monaco di Baviera (4): duca 2, contessa 1
    - Berlino (5): principessa 2, contessa 1

    Gran Bretagna:

    - Londra (6): re 3, principessa 2
    - Edimburgo (3): duca 2, barone 1
    - Dublino (2): cardinale 2, maresciallo 1

    Spagna:

    - Madrid (7): re 3
    - Valencia (3): duca 2, maresciallo 1
    - Siviglia (4): cardinale 2, barone 1
    - Barcellona (2): contessa 1, maresciallo 1

    Molti di questi numeri sono una nostra ricostruzione, perché nessuna fonte che conosciamo mostra la plancia; il capitolo «Dove il regolamento tace» dice quali.
    .title = Nella scatola

royals-rules-setup =
    - Ognuno ha i cubetti di un colore. In due si usano il nero e il bianco.
    - I segnalini stanno scoperti sulla plancia, accanto alle città, alle nazioni e ai periodi. Le tessere Titolo, con le due metà unite, stanno in ordine di rango. In due i segnalini della casata nobiliare da 16 e da 12 punti restano nella scatola.

    In meno di cinque alcune carte Nazione tornano nella scatola:

    - in due: 11 della Francia, 9 della Germania, 8 della Gran Bretagna, 6 della Spagna; restano 65 carte
    - in tre: 9 della Francia, 8 della Germania, 7 della Gran Bretagna, 6 della Spagna; restano 69 carte
    - in quattro: 6 della Francia, 5 della Germania, 5 della Gran Bretagna, 4 della Spagna; restano 79 carte
    - in cinque: nessuna; si usano tutte le 99 carte

    Le carte Nazione si mescolano e formano un mazzo coperto. Tre di loro si mettono in tavola: sono le carte scoperte. Anche le carte Intrigo si mescolano e formano un mazzo a parte.

    Nessuno ha ancora carte in mano. Chi inizia lo decide il caso, a meno che il tavolo non abbia scelto un posto.

    Le carte in mano sono segrete, ma tutti vedono quale carta scoperta prendi. I segnalini che ottieni restano coperti davanti a te, quindi fino alla fine nessuno vede il tuo punteggio.
    .title = Preparazione

royals-rules-turn =
    Si gioca in senso orario. Il tuo turno ha tre passi:

    - Pesca carte. È obbligatorio.
    - Gioca carte per occupare posizioni vacanti e per rilevare posizioni degli altri: in qualsiasi ordine, tutte le volte che puoi e vuoi, o mai.
    - Termina il turno. Scarti quello che supera il limite di carte in mano, e le carte scoperte tornano a essere tre.
    .title = Il tuo turno

royals-rules-draw =
    Nel tuo primo turno peschi solo carte Nazione. Quante, dipende dal tuo posto nell’ordine di turno, a partire dal primo giocatore:

    - in due: 2, 3
    - in tre: 1, 2, 3
    - in quattro: 1, 1, 2, 3
    - in cinque: 1, 1, 2, 2, 3

    Dal secondo turno in poi scegli tra due modi:

    - 3 carte Nazione, oppure
    - 1 carta Nazione e 1 carta Intrigo, in qualsiasi ordine.

    Peschi una carta alla volta e la guardi prima di pescare la successiva. Ogni carta Nazione viene a tua scelta dal mazzo coperto o dalle carte scoperte. Le carte Intrigo vengono solo dal loro mazzo.

    Le carte scoperte si completano solo alla fine del tuo turno: se le prendi tutte e tre, fino ad allora non ce ne sono. Se il mazzo è vuoto, prendi una carta scoperta; le carte bastano sempre.

    Se qualcuno deve pescare una carta Intrigo e il mazzo è vuoto, gli scarti delle carte Intrigo si mescolano e formano il nuovo mazzo.
    .title = Pescare carte

royals-rules-occupy =
    Scegli una posizione senza cubetto. Paga tante carte della sua nazione quante ne costa il titolo, da 1 per un maresciallo a 8 per un re. Le carte vanno negli scarti.

    Poi piazza due cubetti della tua riserva:

    - uno sulla posizione. Da questo momento è tua e ti dà influenza.
    - uno sulla tessera del titolo. Ci resta fino alla fine della partita, anche se perdi la posizione.

    Su una posizione c’è al massimo un cubetto. Su una tessera Titolo può esserci qualsiasi numero di cubetti di tutti i colori. Poi ottieni i bonus che hai raggiunto con questi cubetti, se ce ne sono.

    Un esempio: il cardinale di Colonia costa 5 carte della Germania. Le paghi e piazzi un cubetto a Colonia e uno sulla tessera del cardinale. Se prima di te a Colonia non c’era stato nessuno, il suo bonus città è tuo: 3 punti.
    .title = Occupare una posizione

royals-rules-joker =
    Tre carte Nazione qualsiasi valgono come una carta Nazione a tua scelta. Puoi farlo più volte nello stesso pagamento, e tra le tre possono esserci anche carte della nazione che serve. Vale anche quando rilevi una posizione.

    Due carte Intrigo qualsiasi valgono come una carta Intrigo a tua scelta, anche qui tutte le volte che vuoi.

    Qui si paga una carta alla volta: prima le carte Intrigo, poi le carte Nazione, e di ogni tipo prima le carte che valgono per sé, poi i jolly. Non puoi mai iniziare un pagamento che non potresti finire. Quello che si può pagare in un modo solo viene pagato subito.

    Un esempio: vuoi la contessa di Monaco di Baviera, che costa 3 carte. Hai due carte della Germania e altre quattro carte. Paghi le due, e come jolly per la terza tre qualsiasi delle altre. Con due carte della Germania e solo due altre carte non potresti.
    .title = Jolly

royals-rules-takeover =
    Puoi anche rilevare una posizione occupata da qualcun altro, ma mai una tua. Paghi entrambe le cose:

    - 1 carta Intrigo che mostra la nazione della posizione, 2 per un re. Una carta Intrigo mostra due nazioni e vale per una qualsiasi delle due.
    - tutte le carte Nazione che costa il titolo, come per una posizione vacante.

    Se non puoi pagare tutto, non puoi rilevare la posizione. Le carte Intrigo vanno in un mazzo degli scarti a parte.

    Il cubetto di chi occupava la posizione va nello spazio città: è bandito. Lì non dà più influenza, ma per il bonus nazione conta ancora come presenza nella città. In uno spazio città può esserci qualsiasi numero di cubetti. Il cubetto di chi perde la posizione resta sulla tessera Titolo.

    Poi occupi la posizione come al solito: un cubetto sulla posizione, uno sulla tessera Titolo, e i bonus.

    Un esempio: Luca ha il cardinale di Colonia. Anna paga la carta Intrigo Germania/Spagna e cinque carte della Germania. Il cubetto di Luca va nello spazio città di Colonia, e sulla tessera del cardinale c’è ora un cubetto di ciascuno dei due. Se Anna avesse solo le carte Intrigo Francia/Gran Bretagna e Francia/Spagna, potrebbe pagare queste due come jolly.
    .title = Rilevare una posizione

royals-rules-limits =
    Alla fine del tuo turno puoi avere in mano al massimo 12 carte Nazione e 4 carte Intrigo. Durante il turno possono essere di più. Se alla fine ne hai di più, scegli tu quali scartare.

    Poi le carte scoperte si completano fino a tre con quelle del mazzo. Se nel mazzo non ce ne sono abbastanza, il periodo è finito.
    .title = Limite di carte e fine del turno

royals-rules-bonuses =
    Ottieni un bonus non appena lo raggiungi con i cubetti che piazzi. Un solo piazzamento può portare più bonus. I segnalini restano tuoi fino alla fine.

    - Bonus città: chi occupa per primo una qualsiasi posizione di una città ne prende il segnalino.
    - Bonus nazione: hai almeno un cubetto in ogni città di una nazione, su una posizione o nello spazio città. Chi ci riesce per primo prende il segnalino più alto, il secondo quello più basso, gli altri nulla. Puoi ottenere un solo segnalino per nazione.
    - Bonus casata nobiliare: hai almeno un cubetto su ognuna delle sette tessere Titolo. Prendi il segnalino più alto che resta; se sono finiti, nulla. Puoi ottenerne uno solo.

    I punti dei bonus nazione:

    - Francia: 12 e 6
    - Germania: 10 e 5
    - Gran Bretagna: 6 e 3
    - Spagna: 8 e 4

    I segnalini della casata nobiliare valgono 16, 12 e 8 punti; in due c’è solo quello da 8 punti.

    Un esempio: per la prima volta qualcuno entra a Dublino, e sei tu con il maresciallo. Così hai un cubetto in tutte le città della Gran Bretagna e su tutte e sette le tessere Titolo, prima di chiunque altro. Sono 2 + 6 + 16 punti in una volta sola.
    .title = Bonus

royals-rules-period =
    La partita ha tre periodi: 1648, 1680 e 1714. Un periodo finisce quando alla fine di un turno le carte scoperte non si possono completare fino a tre. Le ultime carte del mazzo si scoprono ancora. Poi tutte le carte Nazione scartate si mescolano e formano il nuovo mazzo, con cui si completano le carte scoperte. Le carte in mano restano a chi le ha.

    Dopo il primo e il secondo periodo si fa subito il conteggio; poi tocca al giocatore seguente. Dopo il terzo periodo si completa il round, in modo che tutti abbiano avuto lo stesso numero di turni: l’ultimo turno è di chi siede a destra del primo giocatore. Solo allora si fa il conteggio.

    In ogni nazione sommi l’influenza delle posizioni che vi occupi in quel momento. I cubetti negli spazi città non contano. Chi ha la maggiore influenza prende il segnalino più alto del periodo, chi ha la seconda quello più basso. I punti dopo il primo, il secondo e il terzo periodo:

    - Francia: 6 e 3, poi 9 e 5, poi 12 e 6
    - Germania: 5 e 3, poi 8 e 4, poi 10 e 5
    - Gran Bretagna: 4 e 2, poi 6 e 3, poi 8 e 4
    - Spagna: 3 e 2, poi 5 e 3, poi 7 e 4

    In caso di parità decide il titolo più alto occupato in quella nazione da chi è in parità. Se i titoli sono uguali, decide la posizione nella città con il bonus più alto; conta il numero sulla plancia, anche se il segnalino non c’è più da tempo.

    Senza influenza non si ottiene nulla. Se in una nazione ha influenza un solo giocatore, il secondo segnalino esce dal gioco; se non ne ha nessuno, escono tutti e due.

    Un esempio, Francia 1648: Anna ha il re di Parigi, influenza 3. Luca ha la principessa di Bordeaux e il barone di Reims, anche lui 3. Carla ha il cardinale di Avignone, influenza 2. Il re è il titolo più alto, quindi Anna ottiene 6 punti e Luca 3. Carla non ottiene nulla.
    .title = Fine di un periodo

royals-rules-titles =
    Dopo il conteggio del terzo periodo si contano i titoli, dal maresciallo su fino al re. Per ogni titolo si contano i cubetti sulla sua tessera, anche quelli di posizioni perse da tempo:

    - Chi ha più cubetti prende la tessera intera.
    - Se in due sono in parità per il primo posto, prendono mezza tessera a testa, con metà dei punti.
    - Se in parità sono più di due, o se non ci sono cubetti, la tessera esce dal gioco.

    I punti della tessera intera e di una metà:

    - maresciallo: 4, metà 2
    - barone: 6, metà 3
    - contessa: 8, metà 4
    - duca: 10, metà 5
    - cardinale: 12, metà 6
    - principessa: 14, metà 7
    - re: 16, metà 8
    .title = Conteggio dei titoli

royals-rules-end =
    Dopo il conteggio dei titoli ognuno somma i punti di tutti i suoi segnalini e delle sue tessere. Vince chi ha più punti.

    In caso di parità decide il segnalino di valore più alto di chi è in parità; contano anche le tessere Titolo. Le due metà di un titolo insieme sono una tessera sola, una metà conta con i suoi punti. Se anche questo è pari, la vittoria è condivisa.
    .title = Fine della partita

royals-rules-rulings =
    I regolamenti lasciano aperte alcune domande, e in qualche punto si contraddicono. Ecco come si gioca qui; dopo «Oppure» c’è quello che un tavolo può scegliere al suo posto:

    - Primo giocatore: decide il caso, perché qui nessuno sa chi è più giovane. Oppure: un posto indicato dal tavolo.
    - Cubetti: ne hai quanti ne servono, perché quelli della scatola possono finire. Oppure: solo quelli della scatola. In questo caso per una posizione ti servono due cubetti nella riserva. Se ne hai di meno, nel tuo turno puoi riprendere cubetti banditi, ma solo dove un altro tuo cubetto resta nella città.
    - Jolly: quando vuoi. Oppure: solo al posto di carte che ti mancano, quindi prima paghi tutte le carte adatte che hai in mano.
    - Pesca: scegli tra i due modi prima di pescare. Oppure: scegli mentre peschi; decide la carta Intrigo o la seconda carta Nazione.
    - Parità per la vittoria: decide il segnalino di valore più alto, di qualsiasi tipo. Oppure: contano solo le tessere Titolo.
    - Punti: nascosti fino alla fine. Oppure: sempre visibili.
    - Per rilevare un re servono due carte Intrigo. Un regolamento in un punto dice tre; tutti gli altri punti e le altre fonti dicono due.
    - Il bonus città va a chi occupa per primo una posizione nella città, non al primo il cui cubetto viene bandito.
    - L’ultimo round finisce a destra del primo giocatore; in un regolamento «sinistra» è una svista.
    - Gli scarti delle carte Intrigo si mescolano solo quando qualcuno deve pescare da un mazzo vuoto.
    - Se il mazzo si svuota, il periodo non finisce finché dopo il turno le carte scoperte sono tre.
    - Se in un periodo c’è ancora parità, si confrontano le posizioni migliori successive e infine l’ordine di turno a partire dal primo giocatore. Con i numeri della nostra plancia non succede mai.
    - Un titolo senza cubetti e una nazione senza influenza non danno punti a nessuno.

    I numeri delle carte e dei cubetti e quasi tutti i costi sono sicuri. Alcune cose le sappiamo da una sola fonte: i costi di contessa, duca e principessa, quante volte compare ogni titolo, il segnalino della casata nobiliare da 8 punti, le posizioni di Colonia, i titoli di Madrid e Valencia e alcuni nomi di città.

    Il resto è ricostruito, cioè è una nostra ipotesi, fatta in modo da accordarsi con quello che si sa:

    - i punti di tutti i segnalini di città, nazioni, periodi e delle tessere Titolo
    - l’influenza di tutte le posizioni tranne le due di Colonia
    - i titoli di tutte le città tranne Colonia, Madrid e Valencia
    - i nomi di Parigi, Nantes, Reims, Berlino, Londra, Edimburgo, Dublino, Siviglia e Barcellona

    Chi possiede il gioco può inserire i numeri stampati: si trovano in un file modificabile, che si ottiene con «crownlands box royals».
    .title = Dove il regolamento tace

royals-rules-notation =
    Puoi anche digitare le tue mosse. Le parole sono uguali in tutte le lingue:

    - three – scegli di pescare 3 carte Nazione
    - two – scegli di pescare 1 carta Nazione e 1 carta Intrigo
    - pile – peschi una carta Nazione dal mazzo
    - take france – prendi una carta scoperta della Francia
    - intrigue – peschi una carta Intrigo
    - claim paris king – vuoi il re di Parigi, che la posizione sia vacante o di altri
    - plot france-spain – paghi questa carta Intrigo
    - plotjoker france-spain – paghi questa carta Intrigo come una delle due di un jolly
    - pay france – paghi una carta della Francia che vale per sé
    - joker spain – paghi una carta della Spagna come una delle tre di un jolly
    - discard britain – scarti una carta della Gran Bretagna
    - drop britain-spain – scarti questa carta Intrigo
    - recall paris – riprendi un cubetto bandito a Parigi; solo con il limite rigido dei cubetti
    - done – termini il turno

    Nazioni: france Francia, german_states Germania, britain Gran Bretagna, spain Spagna. Una carta Intrigo si scrive con le sue due nazioni in quest’ordine, unite da un trattino.

    Titoli: marshal maresciallo, baron barone, countess contessa, duke duca, cardinal cardinale, princess principessa, king re.

    Le città si scrivono in inglese e in minuscolo. Queste sono diverse dall’italiano: paris Parigi, avignon Avignone, cologne Colonia, munich Monaco di Baviera, berlin Berlino, london Londra, edinburgh Edimburgo, dublin Dublino, seville Siviglia, barcelona Barcellona.

    Nei file di partita anche il caso fa le sue mosse: show è una nuova carta scoperta, card e scheme sono carte pescate, first indica il primo giocatore. Colori: K nero, W bianco, G grigio, P viola, O arancione.
    .title = Digitare le mosse

# used by the boards

royals-word-display = Carte scoperte
royals-word-pile = Mazzo
royals-word-pile-left = Carte nel mazzo: { $n }
royals-word-intrigue-pile = Mazzo Intrigo
royals-word-intrigue-pile-left = Carte nel mazzo Intrigo: { $n }
royals-word-discards = Scarti
royals-word-intrigue-discards = Scarti Intrigo
royals-word-unseen = Carte non ancora viste
royals-word-hand = Mano
royals-word-your-hand = La tua mano
royals-word-country-cards = Carte Nazione
royals-word-intrigue-cards = Carte Intrigo
royals-word-cards-of = Carte Nazione: { $n } di { $limit }
royals-word-intrigue-of = Carte Intrigo: { $n } di { $limit }
royals-word-known = Prese da scoperte
royals-word-unknown-count = Sconosciute: { $n }
royals-word-country = Nazione
royals-word-city = Città
royals-word-title = Titolo
royals-word-position = Posizione
royals-word-countries = Nazioni
royals-word-cities = Città
royals-word-titles = Titoli
royals-word-periods = Periodi
royals-word-noble-house = Casata nobiliare
royals-word-influence = Influenza
royals-word-cost = Costo
royals-word-cost-cards =
    { $n ->
        [one] { $n } carta Nazione
       *[other] { $n } carte Nazione
    }
royals-word-cost-intrigue =
    { $n ->
        [one] { $n } carta Intrigo
       *[other] { $n } carte Intrigo
    }
royals-word-free-position = vacante
royals-word-held-by = Occupata da: { $seat }
royals-word-exile = Spazio città
royals-word-exiled = Banditi: { $cubes }
royals-word-title-markers = Tessere Titolo
royals-word-cubes = Cubetti
royals-word-cubes-left = Cubetti nella riserva: { $n }
royals-word-city-bonus = Bonus città
royals-word-country-bonus = Bonus nazione
royals-word-noble-house-bonus = Bonus casata nobiliare
royals-word-period-bonus = Segnalino Periodo
royals-word-first = Primo
royals-word-second = Secondo
royals-word-nobody = Nessuno
royals-word-taken-by = Va a: { $seat }
royals-word-gone = fuori dal gioco
royals-word-half-each = mezza tessera a testa
royals-word-marker-gone = la tessera esce dal gioco
royals-word-lacks-cities = Città che mancano: { $cities }
royals-word-lacks-titles = Titoli che mancano: { $titles }
royals-word-bonus-yours = Questo bonus è tuo
royals-word-bonus-gone = Non restano segnalini
royals-word-points = Punti
royals-word-points-hidden = Punti nascosti fino alla fine
royals-word-total = Totale
royals-word-stage = Periodo { $n }
royals-word-period =
    { $n ->
        [1] Periodo 1 di 3 (1648)
        [2] Periodo 2 di 3 (1680)
       *[other] Periodo 3 di 3 (1714)
    }
royals-word-period-year =
    { $n ->
        [1] 1648
        [2] 1680
       *[other] 1714
    }
royals-word-last-round = Ultimo round
royals-word-starter = Primo giocatore: { $seat }
royals-word-draws-left = Carte Nazione ancora da pescare: { $n }
royals-word-intrigue-draws-left = Carte Intrigo ancora da pescare: { $n }
royals-word-payment = Pagamento: { $title }, { $city }
royals-word-pay-left = Carte Nazione da pagare: ancora { $n }
royals-word-pay-intrigue-left = Carte Intrigo da pagare: ancora { $n }
royals-word-in-joker = Jolly: { $n } di { $total }
royals-word-take-over = Rileva
royals-word-occupy = Occupa
royals-word-as-joker = come jolly
royals-word-tie-break = Spareggio: { $by }
royals-word-tie-title = titolo più alto
royals-word-tie-city = bonus città più alto
royals-word-tie-next = posizione migliore successiva
royals-word-tie-order = ordine di turno
royals-word-tie-marker = segnalino di valore più alto
royals-word-tie-title-marker = tessera Titolo di valore più alto
royals-ask-plan = Scegli che cosa pescare
royals-ask-draw = Pesca una carta Nazione: dal mazzo o tra le carte scoperte
royals-ask-draw-any = Pesca una carta Nazione o Intrigo
royals-ask-draw-intrigue = Pesca una carta Intrigo
royals-ask-play = Conquista una posizione o termina il turno
royals-ask-end = Non puoi conquistare nulla: termina il turno
royals-ask-pay = Paga con una carta Nazione: { $title }, { $city }
royals-ask-pay-joker = Paga con un jolly, 3 carte Nazione qualsiasi per una: { $title }, { $city }
royals-ask-pay-intrigue = Paga con una carta Intrigo: { $title }, { $city }
royals-ask-pay-intrigue-joker = Paga con un jolly, 2 carte Intrigo qualsiasi per una: { $title }, { $city }
royals-ask-discard =
    { $n ->
        [one] Scarta 1 carta Nazione
       *[other] Scarta { $n } carte Nazione
    }
royals-ask-discard-intrigue =
    { $n ->
        [one] Scarta 1 carta Intrigo
       *[other] Scarta { $n } carte Intrigo
    }
royals-word-present = presente
royals-word-drawn = { $seat }: carte pescate – { $cards }
royals-word-paid = { $seat }: carte pagate – { $cards }
royals-word-joker = jolly
royals-word-best-marker = Segnalino migliore
royals-word-marker = segnalino
royals-word-taken = preso
