## The game

kingdoms-title = Kingdoms
kingdoms-blurb = Un gioco di piazzamento di Reiner Knizia per 2–4 giocatori: le righe e le colonne ricche ti riempiono la borsa, quelle infestate dai troll te la svuotano.

## Tiles

kingdoms-tile-village = villaggio
kingdoms-tile-farm = fattoria
kingdoms-tile-town = città
kingdoms-tile-windmill = mulino a vento
kingdoms-tile-soldiers = soldati
kingdoms-tile-knight = cavaliere
kingdoms-tile-watchtower = torre di guardia
kingdoms-tile-walled_city = città fortificata
kingdoms-tile-harbour = porto
kingdoms-tile-swamp = palude
kingdoms-tile-cemetery = cimitero
kingdoms-tile-dire_wolves = lupi feroci
kingdoms-tile-warlock = stregone
kingdoms-tile-raider = predone
kingdoms-tile-troll = troll
kingdoms-tile-mountain = montagna
kingdoms-tile-dragon = drago
kingdoms-tile-gold_mine = miniera d’oro
kingdoms-tile-wizard = mago
kingdoms-tile-valued = { $name } { $value }
kingdoms-tile-unknown = tessera coperta

## Colours (seat labels)

kingdoms-colour-yellow = Giallo
kingdoms-colour-red = Rosso
kingdoms-colour-blue = Blu
kingdoms-colour-green = Verde

## Words of the table display

kingdoms-word-epoch = Epoca { $n }
kingdoms-word-stage = Epoca { $n }
kingdoms-word-epoch-of = Epoca { $n } di { $total }
kingdoms-word-row = Riga { $n }
kingdoms-word-column = Colonna { $n }
kingdoms-word-part-of = { $line }, tratto { $part }
kingdoms-word-base = Valore base
kingdoms-word-supply-left = Tessere nella riserva: { $n }
kingdoms-word-unseen = Tessere non ancora viste
kingdoms-word-open-supply = Tessere tra cui scegliere
kingdoms-word-starting-tile = Tessera iniziale
kingdoms-word-your-starting-tile = La tua tessera iniziale: { $tile }
kingdoms-word-your-drawn-tile = Hai pescato: { $tile }
kingdoms-word-total = Totale
kingdoms-word-rows = Righe
kingdoms-word-columns = Colonne

## Moves

kingdoms-move-place-castle = Piazza un castello di livello { $rank } → { $square }
kingdoms-move-place-starting-tile = Piazza la tessera iniziale → { $square }
kingdoms-move-place-drawn-tile = Piazza la tessera pescata → { $square }
kingdoms-move-place-supply-tile = Piazza una tessera: { $tile } → { $square }
kingdoms-move-draw-tile = Pesca una tessera
kingdoms-move-pass = Passo
kingdoms-move-deal-starting-tile = Tessera iniziale per { $seat }: { $tile }
kingdoms-move-turn-up-tile = Tessera pescata: { $tile }
kingdoms-move-choose-starter = Primo giocatore: { $seat }

## Events

kingdoms-event-starter-chosen = Primo giocatore: { $seat }
kingdoms-event-round-started = Inizia l’epoca { $round }
kingdoms-event-tile-dealt = { $seat }: pesca la tessera iniziale – { $tile }
kingdoms-event-tile-dealt-hidden = { $seat }: pesca la tessera iniziale
kingdoms-event-tile-drawn = { $seat }: pesca una tessera – { $tile }
kingdoms-event-tile-drawn-hidden = { $seat }: pesca una tessera
kingdoms-event-castle-placed = { $seat }: castello di livello { $rank } → { $square }
kingdoms-event-tile-placed = { $seat }: { $tile } → { $square }
kingdoms-event-starting-tile-placed = { $seat }: tessera iniziale – { $tile } → { $square }
kingdoms-event-passed = { $seat }: nessuna azione possibile, passo
kingdoms-event-line-scored = { $line } (valore base { $base }): { $gains }
kingdoms-event-line-scored-nobody = { $line } (valore base { $base }): nessuno riceve né paga
kingdoms-event-round-ended = Finisce l’epoca { $round }
kingdoms-event-castles-returned = { $seat }: castelli di livello 1 recuperati – { $count }
kingdoms-event-final-round = { $seat }: ultimo castello piazzato – questa è l’ultima epoca
kingdoms-event-game-ended = Vittoria: { $winners } – { $money } oro

## Why a move is refused

kingdoms-refused-square-taken = La casella { $square } è già occupata: scegline una vuota.
kingdoms-refused-no-castle = Non hai più castelli di livello { $rank }.
kingdoms-refused-must-place-drawn = Hai pescato una tessera: ora devi piazzarla.
kingdoms-refused-nothing-drawn = Non hai pescato nessuna tessera da piazzare.
kingdoms-refused-no-starting-tile = Non hai una tessera iniziale da piazzare.
kingdoms-refused-supply-empty = La riserva di tessere è vuota.
kingdoms-refused-tile-not-in-supply = Questa tessera non è nella riserva: { $tile }.
kingdoms-refused-cannot-pass = Hai ancora un’azione possibile, quindi non puoi passare.
kingdoms-refused-no-luck-no-draw = Nella variante «Niente fortuna» non si pesca: scegli una tessera dalla riserva.
kingdoms-refused-only-in-no-luck = Solo nella variante «Niente fortuna» puoi scegliere una tessera dalla riserva.
kingdoms-refused-not-your-turn = Non tocca a te.
kingdoms-refused-game-over = La partita è finita.
kingdoms-refused-chance-only = Questa mossa spetta solo al caso.
kingdoms-refused-not-chance = In questo momento il caso non può fare questa mossa.
kingdoms-refused-unknown-move = In questo gioco non esiste una mossa simile.

## Options

kingdoms-option-last_castle = Fino all’ultimo castello
    .help = Tutti iniziano con dieci castelli e nessun castello torna indietro. L’epoca in cui qualcuno piazza il suo ultimo castello è l’ultima.
kingdoms-option-no_luck = Niente fortuna
    .help = Non ci sono tessere iniziali e non si pesca: tutte le tessere sono scoperte e ne scegli una dalla riserva.
kingdoms-option-as_you_go = Conteggio immediato
    .help = Ogni riga e ogni colonna si conteggia appena è piena, non alla fine dell’epoca.
kingdoms-option-debt = Debito
    .help = Che cosa succede quando qualcuno deve pagare alla banca più oro di quanto ne ha. Il regolamento non lo dice.
kingdoms-option-debt-allowed = Ammesso: l’oro può scendere sotto 0
kingdoms-option-debt-clamped = Condonato: l’oro si ferma a 0, la banca rinuncia al resto
kingdoms-option-starter_tie = Parità per il primo giocatore
    .help = Chi inizia l’epoca successiva quando più giocatori sono in testa a pari oro. Il regolamento non lo dice.
kingdoms-option-starter_tie-random = Tra chi è in parità decide il caso
kingdoms-option-starter_tie-clockwise = Tra chi è in parità, chi viene prima in senso orario partendo dal primo giocatore precedente (compreso)
kingdoms-option-victory_tie = Parità per la vittoria
    .help = Chi vince quando alla fine più giocatori sono in testa a pari oro. Il regolamento non prevede spareggi.
kingdoms-option-victory_tie-shared = Vittoria condivisa
kingdoms-option-victory_tie-reserve = La somma più alta dei livelli dei castelli non piazzati a fine partita; se è pari anche quella, vittoria condivisa
kingdoms-option-split_line = Linee tagliate da una montagna
    .help = Quando si conteggia una linea tagliata da una montagna. Conta solo con il conteggio immediato.
kingdoms-option-split_line-parts = Tratto per tratto: ciascuno appena è pieno
kingdoms-option-split_line-whole = Tutti i tratti insieme, quando l’intera linea è piena
kingdoms-option-unfilled_lines = Linee mai riempite
    .help = Che cosa succede alle linee che a fine epoca hanno ancora caselle vuote. Conta solo con il conteggio immediato, di solito nell’ultima epoca di «Fino all’ultimo castello».
kingdoms-option-unfilled_lines-scored = Conteggiate a fine epoca, le caselle vuote valgono 0
kingdoms-option-unfilled_lines-ignored = Non conteggiate: non fruttano nulla

## Rules

kingdoms-rules-goal =
    Tutti riempiono la stessa plancia con tessere e castelli. Le tessere stabiliscono quanto vale ogni riga e ogni colonna; il livello dei tuoi castelli stabilisce quante volte incassi quel valore – o lo paghi, perché una linea può anche valere meno di zero.

    Si gioca in due, tre o quattro, e la partita dura tre epoche. Alla fine vince chi ha più oro.
    .title = Obiettivo

kingdoms-rules-box =
    La plancia ha 30 caselle, in 5 righe e 6 colonne. Le colonne hanno le lettere a–f da sinistra a destra, le righe i numeri 1–5 dall’alto in basso: b4 è quindi la casella nella colonna b, riga 4. «Linea» vuol dire riga o colonna.

    Ogni colore ha dieci castelli: quattro di livello 1, tre di livello 2, due di livello 3 e uno di livello 4. Il numero delle torri indica il livello.

    Le tessere sono 23:

    - 12 tessere Risorsa: in doppia copia villaggio +1, fattoria +2 e città +3; in copia singola mulino a vento +4, soldati +4, cavaliere +5, torre di guardia +5, città fortificata +6 e porto +6.
    - 6 tessere Pericolo: in copia singola palude −1, cimitero −2, lupi feroci −3, stregone −4, predone −5 e troll −6.
    - 5 tessere Speciali: due montagne, il drago, la miniera d’oro e il mago. Da sole non hanno valore.

    Di una tessera contano solo il tipo e il valore; il nome è decorativo. L’oro della banca non finisce mai.
    .title = Nella scatola

kingdoms-rules-setup =
    - Ognuno inizia con 50 oro e con i sei castelli grandi del suo colore: tre di livello 2, due di livello 3 e uno di livello 4.
    - Ognuno riceve anche castelli di livello 1: 4 a testa se si gioca in due, 3 in tre, 2 in quattro. Gli altri restano nella scatola.
    - Tutte le tessere, mescolate e coperte, formano la riserva di tessere.
    - Ognuno pesca dalla riserva una tessera iniziale, la guarda e la tiene coperta. Gli altri non sanno qual è.
    - Il primo giocatore è scelto a caso. Si prosegue in senso orario.

    L’oro e i castelli non ancora piazzati di ciascuno sono visibili a tutti.
    .title = Preparazione

kingdoms-rules-turn =
    Nel tuo turno esegui esattamente una di queste tre azioni:

    - Piazza un castello: metti un tuo castello non ancora piazzato, di qualsiasi livello, su una casella vuota a scelta.
    - Pesca e piazza una tessera: pesca a caso una tessera dalla riserva, guardala e mettila scoperta su una casella vuota a scelta. Non si torna indietro: la tessera pescata va piazzata.
    - Piazza la tessera iniziale: mettila scoperta su una casella vuota a scelta. In quest’epoca non ne ricevi un’altra.

    Puoi passare solo se non hai più castelli né la tessera iniziale e la riserva è vuota. In quel caso passare è obbligatorio.

    Ciò che è sulla plancia resta al suo posto fino alla fine dell’epoca. L’epoca finisce appena tutte le 30 caselle sono piene.
    .title = Il tuo turno

kingdoms-rules-scoring =
    Alla fine dell’epoca si conteggiano le righe dall’alto in basso, poi le colonne da sinistra a destra. Per ogni linea si fa così:

    - Somma i valori di tutte le tessere della linea; quelli delle tessere Pericolo sono negativi. Il risultato è il valore base. Le tessere Speciali possono modificarlo.
    - Somma i livelli dei tuoi castelli nella linea.
    - Moltiplica i due numeri. La banca ti paga altrettanto oro; se il risultato è negativo, sei tu a pagare la banca.

    Ognuno fa il conto per i propri castelli: quelli degli altri non ti tolgono nulla. Dove non hai castelli non guadagni e non perdi nulla.

    Poiché si conteggiano sia le righe sia le colonne, ogni castello e ogni tessera contano in due posti: nella loro riga e nella loro colonna.
    .title = Conteggio

kingdoms-rules-special =
    Le tessere Speciali valgono 0, ma cambiano il conteggio delle linee:

    - Montagna: taglia la sua riga e la sua colonna nel punto in cui si trova. Ogni tratto si conteggia come una linea a sé, con il proprio valore base, e né il drago né la miniera d’oro hanno effetto oltre la montagna. Due montagne possono tagliare una linea in tre tratti.
    - Drago: tutte le tessere Risorsa della sua linea valgono 0. Le tessere Pericolo contano per intero.
    - Miniera d’oro: raddoppia il valore base della sua linea, nel bene e nel male.
    - Mago: un castello subito sopra, sotto, a sinistra o a destra del mago vale un livello in più, sia nella sua riga sia nella sua colonna. In diagonale non ha effetto. Aiuta i castelli di tutti e non c’è un limite: un castello di livello 4 conta come uno di livello 5. In una linea negativa il livello in più aumenta la perdita.

    Il drago e la miniera d’oro agiscono solo sulla linea, o sul tratto, in cui si trovano. Se a causa loro una tessera vale 0 o il doppio nella sua riga, nella sua colonna non cambia nulla, e viceversa.

    Con il drago e la miniera d’oro nella stessa linea, le tessere Risorsa valgono 0 e le tessere Pericolo il doppio. Nessuno dei due cambia il livello dei castelli.
    .title = Tessere Speciali

kingdoms-rules-example =
    Riga 3, da sinistra a destra: un castello di livello 3 di Anna, città +3, miniera d’oro, palude −1, montagna, un castello di livello 2 di Luca. Il mago è in a4, subito sotto il castello di Anna.

    La montagna taglia la riga in due. Nel tratto di sinistra la somma delle tessere è 3 − 1 = 2, e la miniera d’oro la raddoppia: il valore base è 4. Grazie al mago il castello di Anna conta come uno di livello 4, quindi Anna riceve 4 × 4 = 16 oro. Nel tratto di destra non ci sono tessere: qui Luca non riceve nulla.

    Colonna f, dall’alto in basso: drago, cavaliere +5, il castello di livello 2 di Luca, lupi feroci −3, fattoria +2. A causa del drago il cavaliere e la fattoria valgono 0 e il valore base è −3. Il risultato di Luca è −3 × 2 = −6: paga 6 oro alla banca. Nella riga 2, dove non c’è il drago, lo stesso cavaliere vale ancora +5.
    .title = Un esempio

kingdoms-rules-next =
    Dopo la prima e la seconda epoca:

    - Tutti i castelli lasciano la plancia. Quelli di livello 1 tornano ai proprietari; quelli di livello 2, 3 e 4 sono fuori per il resto della partita.
    - I castelli non piazzati restano ai proprietari.
    - Tutte le 23 tessere, compresi il resto della riserva e le tessere iniziali non piazzate, si mescolano di nuovo coperte, e ognuno pesca una nuova tessera iniziale.
    - Inizia la nuova epoca chi ha più oro.

    Usa quindi con giudizio i castelli grandi: ciascuno serve una volta sola in tutta la partita.
    .title = Tra un’epoca e l’altra

kingdoms-rules-end =
    La partita finisce dopo il conteggio della terza epoca. Vince chi ha più oro. In caso di parità la vittoria è condivisa, a meno che il tavolo non abbia scelto diversamente.
    .title = Fine della partita

kingdoms-rules-last_castle =
    In questa variante il numero di epoche non è fisso: dipende da quanto in fretta si consumano i castelli.

    - Ognuno inizia con tutti i suoi dieci castelli, qualunque sia il numero di giocatori.
    - Dopo il conteggio tutti i castelli sulla plancia escono dalla partita. Non tornano nemmeno quelli di livello 1.
    - L’epoca in cui un giocatore piazza l’ultimo castello che possiede è l’ultima. La si gioca comunque fino in fondo: finisce quando la plancia è piena o nessuno può più agire. Poi si conteggia, e vince chi ha più oro.

    Dopo aver piazzato tutti i tuoi castelli puoi ancora pescare e piazzare tessere; passi solo quando non puoi fare nulla. Le caselle rimaste vuote valgono 0.

    Tutto il resto non cambia: i 50 oro di partenza, le tessere iniziali e chi inizia l’epoca successiva.
    .title = Fino all’ultimo castello

kingdoms-rules-no_luck =
    Non ci sono tessere iniziali. All’inizio di ogni epoca tutte le 23 tessere sono scoperte nella riserva.

    Nel tuo turno piazzi un castello, oppure scegli una tessera qualsiasi dalla riserva e la piazzi su una casella vuota a scelta. Passi solo se non puoi fare né l’uno né l’altro.

    Il caso decide ormai soltanto chi è il primo giocatore della prima epoca e, se il tavolo vuole così, chi inizia le epoche successive in caso di parità.
    .title = Niente fortuna

kingdoms-rules-as_you_go =
    Nulla aspetta la fine dell’epoca: una riga o una colonna si conteggia appena viene riempita la sua ultima casella, e mai una seconda volta. Se un solo pezzo completa sia una riga sia una colonna, viene prima la riga.

    Un tratto separato da una montagna si conteggia appena è pieno, anche se il resto della linea è ancora aperto. Anche la montagna stessa può completare un tratto.

    Attenzione al mago: per una linea già conteggiata arriva troppo tardi. Aiuta però ancora il castello accanto nella sua altra linea, se questa è ancora da conteggiare.

    Le tre varianti si possono combinare a piacere.
    .title = Conteggio immediato

kingdoms-rules-rulings =
    Il regolamento lascia aperte alcune domande. Ecco come si gioca qui, e che cos’altro può scegliere un tavolo:

    - Debito: il tuo oro può scendere sotto 0. Oppure: si ferma a 0 e la banca condona quello che manca.
    - Parità per il primo giocatore: tra chi è in parità decide il caso. Oppure: inizia chi tra loro viene prima in senso orario, partendo dal primo giocatore precedente (compreso).
    - Parità per la vittoria: la vittoria è condivisa. Oppure: tra chi è in parità vince la somma più alta dei livelli dei castelli non piazzati a fine partita; se è pari anche quella, la vittoria è condivisa.
    - Linee tagliate da una montagna, solo con il conteggio immediato: ogni tratto si conteggia appena è pieno. Oppure: tutti i tratti aspettano che l’intera linea sia piena.
    - Linee mai riempite, solo con il conteggio immediato: si conteggiano a fine epoca e le caselle vuote valgono 0. Oppure: non fruttano nulla.
    .title = Dove il regolamento tace

kingdoms-rules-notation =
    Puoi anche digitare le tue mosse. Le parole sono uguali in tutte le lingue:

    - castle 3 b4 – un castello di livello 3 nella colonna b, riga 4
    - draw – peschi una tessera
    - place b4 – la tessera appena pescata va in b4
    - starting b4 – la tua tessera iniziale va in b4
    - tile +5 b4 – una tessera +5 della riserva va in b4 (solo nella variante «Niente fortuna»)
    - pass – passi

    Le colonne sono le lettere a–f da sinistra, le righe i numeri 1–5 dall’alto.

    Le tessere Risorsa e Pericolo si scrivono con il loro valore, preceduto dal più o da un normale trattino: +3, -6. Le tessere Speciali sono MT per la montagna, DR per il drago, GM per la miniera d’oro e WZ per il mago.
    .title = Digitare le mosse
