## The game

el_grande-title = El Grande
el_grande-blurb = Un gioco d’influenza di Wolfgang Kramer e Richard Ulrich per 2–5 giocatori: i Grandi mandano i loro caballeros nelle regioni della Spagna del XV secolo, attorno a un re la cui regione è tabù.

## Regions and other places

el_grande-place-galicia = Galizia
el_grande-place-pais_vasco = Paesi Baschi
el_grande-place-aragon = Aragona
el_grande-place-cataluna = Catalogna
el_grande-place-castilla_la_vieja = Vecchia Castiglia
el_grande-place-castilla_la_nueva = Nuova Castiglia
el_grande-place-sevilla = Siviglia
el_grande-place-granada = Granada
el_grande-place-valencia = Valencia
el_grande-place-castillo = Castillo
el_grande-place-court = corte
el_grande-place-unknown = segreto

## Action cards

el_grande-card-d1_all_own = Intrigo: Riassetto
    .effect = Solleva tutti i tuoi caballeros da una regione e ridistribuiscili dove vuoi.
el_grande-card-d1_add2 = Intrigo: +2
    .effect = Manda dalla tua corte fino a 2 caballeros in più dove vuoi.
el_grande-card-d1_all_own_or_add2 = Intrigo: Riassetto o +2
    .effect = Scegli uno dei due.
el_grande-card-d1_5_from_one = Intrigo: 5 da una
    .effect = Sposta fino a 5 caballeros di qualsiasi colore da un’unica regione.
el_grande-card-d1_3_foreign = Intrigo: 3 altrui
    .effect = Sposta fino a 3 caballeros degli altri.
el_grande-card-d1_3_any = Intrigo: 3 qualsiasi
    .effect = Sposta fino a 3 caballeros di qualsiasi colore.
el_grande-card-d1_2own_2foreign = Intrigo: 2 tuoi, 2 altrui
    .effect = Sposta fino a 2 caballeros tuoi e fino a 2 degli altri.
el_grande-card-d1_4_own = Intrigo: 4 tuoi
    .effect = Sposta fino a 4 dei tuoi caballeros.
el_grande-card-d1_4_any = Intrigo: 4 qualsiasi
    .effect = Sposta fino a 4 caballeros di qualsiasi colore.
el_grande-card-d2_veto = Veto
    .effect = Tienila: una volta, entro la fine del prossimo round, ferma l’azione speciale di un altro, anche a metà.
el_grande-card-d2_decay_all = Declino: tutta la corte
    .effect = Gli altri rimandano nella provincia l’intera corte.
el_grande-card-d2_decay_3 = Declino: 3
    .effect = Gli altri rimandano 3 caballeros dalla corte nella provincia (tutti, se sono meno).
el_grande-card-d2_kings_anger_3 = Il re ritorna
    .effect = Dalla tua sinistra in poi, ognuno degli altri rimanda 3 caballeros a propria scelta da regioni e/o corte.
el_grande-card-d2_each_1 = Uno a testa
    .effect = Scegli un caballero di ogni giocatore, te compreso: dalla regione torna nella provincia.
el_grande-card-d2_secret_2 = Ritirata segreta: 2
    .effect = Gli altri scelgono in segreto una regione a testa e ne rimandano 2 caballeros.
el_grande-card-d2_secret_all = Ritirata segreta: tutti
    .effect = Gli altri scelgono in segreto una regione a testa e ne rimandano tutti i propri caballeros.
el_grande-card-d2_score_any = Conteggio speciale: a scelta
    .effect = Conteggia una regione a tua scelta o il Castillo.
el_grande-card-d3_score_4 = Conteggio speciale: 4
    .effect = Conteggia ogni regione il cui primo posto ora vale 4.
el_grande-card-d3_score_5 = Conteggio speciale: 5
    .effect = Conteggia ogni regione il cui primo posto ora vale 5 (non il Castillo).
el_grande-card-d3_score_6_7 = Conteggio speciale: 6 e 7
    .effect = Conteggia ogni regione il cui primo posto ora vale 6 o 7.
el_grande-card-d3_score_castillo = Conteggio speciale: Castillo
    .effect = Conteggia il Castillo; tutti restano dentro.
el_grande-card-d3_score_first_only = Conteggio speciale: primi posti
    .effect = Nelle nove regioni segna solo chi è primo da solo.
el_grande-card-d3_score_most = Conteggio speciale: la più affollata
    .effect = Conteggia la regione con più caballeros in tutto; se pari, tutte.
el_grande-card-d3_score_least = Conteggio speciale: la meno affollata
    .effect = Conteggia la regione non vuota con meno caballeros; se pari, tutte.
el_grande-card-d3_score_any = Conteggio speciale: a scelta
    .effect = Conteggia una regione a tua scelta o il Castillo.
el_grande-card-d4_scoreboard = Segnapunti mobile
    .effect = Mettine uno in gioco o spostalo su un’altra regione o sul Castillo.
el_grande-card-d4_royal_adviser = Consigliere reale
    .effect = Muovi il re in una regione adiacente.
el_grande-card-d4_expulsion = Espulsione
    .effect = Indica una regione; gli altri scelgono in segreto dove vanno tutti i loro caballeros da lì.
el_grande-card-d4_grande = Grande
    .effect = Sposta il tuo Grande: quella diventa la tua regione di provenienza.
el_grande-card-d4_recall_power = Carte potere
    .effect = Riprendi in mano, di nascosto, una tua carta potere giocata.
el_grande-card-d4_court_2 = La corte
    .effect = Chiama a corte fino a 2 caballeros dalla tua provincia.
el_grande-card-d4_score_secret = Conteggio speciale: segreto
    .effect = Tutti scelgono in segreto una regione; valgono solo quelle scelte una volta sola.
el_grande-card-d5_king = Carta del re
    .effect = Muovi il re in una regione qualsiasi.

## Colours (seat labels)

el_grande-colour-red = Rosso
el_grande-colour-blue = Blu
el_grande-colour-yellow = Giallo
el_grande-colour-white = Bianco
el_grande-colour-black = Nero

## Moves

el_grande-move-end-turn = Fine turno
el_grande-move-enough = Basta così
el_grande-move-place = Piazza un caballero → { $place }
el_grande-move-move = Sposta un caballero ({ $owner }): { $region } → { $to }
el_grande-move-add = Dalla corte con l’azione speciale → { $place }
el_grande-move-score = Conteggia: { $place }
el_grande-move-king = Re → { $region }
el_grande-move-grande = Grande → { $region }
el_grande-move-board = Segnapunti mobile { $board } → { $place }
el_grande-move-expel = Espulsione da: { $region }
el_grande-move-banish = Torna nella provincia ({ $owner }) ← { $region }
el_grande-move-use = Esegui l’azione speciale
el_grande-move-recall = Riprendi la carta potere { $value }
el_grande-move-call =
    { $number ->
        [0] Nessuno dalla provincia
        [one] { $number } caballero dalla provincia alla corte
       *[other] { $number } caballeros dalla provincia alla corte
    }
el_grande-move-withdraw = Dal tabellone alla corte ← { $region }
el_grande-move-give-court = Rimanda uno nella provincia ← corte
el_grande-move-give = Rimanda uno nella provincia ← { $region }
el_grande-move-take = Prendi la carta azione del mazzo { $deck }
el_grande-move-power = Gioca la carta potere { $value }
el_grande-move-disc = Disco segreto: { $region }
el_grande-move-veto = Veto!
el_grande-move-allow = Nessun veto
el_grande-move-allow-action = Nessun veto fino alla fine di questa azione speciale
el_grande-move-allow-round = Nessun veto fino alla fine del round
el_grande-move-allow-unless-me = Nessun veto fino alla fine del round, salvo che riguardi me
el_grande-move-allow-unless = Nessun veto fino alla fine del round, salvo che riguardi: { $place }
el_grande-move-ask-again = Chiedetemi di nuovo tutto
el_grande-move-crown = Regione del re: { $region }
el_grande-move-deal-home = Regione di provenienza: { $region }
el_grande-move-choose-starter = Gioca la prima carta potere: { $seat }
el_grande-move-reveal = Nuova carta azione (mazzo { $deck }): { $card }

## Events

el_grande-event-king-crowned = Il re si trova qui: { $region }
el_grande-event-home-dealt = { $seat }: regione di provenienza – { $region }
el_grande-event-starter-chosen = Gioca la prima carta potere: { $seat }
el_grande-event-round-started = Inizia il round { $round }
el_grande-event-card-revealed = Nuova carta azione (mazzo { $deck }) – { $card }
el_grande-event-power-played = { $seat }: carta potere { $value }
el_grande-event-turn-started = { $seat }: inizio turno (carta potere { $value })
el_grande-event-called-up = { $seat }: provincia → corte, { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    }
el_grande-event-withdrawn = { $seat }: caballero { $region } → corte
el_grande-event-card-taken = { $seat }: carta azione (mazzo { $deck }) – { $card }
el_grande-event-placed = { $seat }: caballero → { $place }
el_grande-event-turn-ended = { $seat }: fine turno
el_grande-event-action-started = { $seat }: azione speciale – { $card }
el_grande-event-action-ended = { $seat }: azione speciale conclusa
el_grande-event-announced =
    { $what ->
        [move] { $seat }: annuncio – { $move } ({ $card })
        [seat] { $seat }: annuncio – { $card }, ora riguarda { $concerned }
        [next] { $seat }: annuncio – { $card }, si regola il prossimo disco segreto
       *[shown] { $seat }: annuncio – { $card }, si rivelano i dischi segreti
    }
el_grande-event-permitted =
    { $asked ->
        [not-action] { $seat }: nessun veto contro questa azione speciale
        [not-round] { $seat }: nessun veto fino alla fine del round
        [me] { $seat }: nessun veto fino alla fine del round, eccetto ciò che tocca i propri pezzi
        [place] { $seat }: nessun veto fino alla fine del round, eccetto: { $place }
       *[hidden] { $seat }: nessun veto
    }
el_grande-event-vetoed = { $seat }: veto – { $card } ({ $stopped })
el_grande-event-veto-expired = { $seat }: il veto scade inutilizzato
el_grande-event-moved = { $seat }: spostamento di un caballero ({ $owner }), { $region } → { $to }
el_grande-event-added = { $seat }: caballero, corte → { $place }
el_grande-event-court-lost = { $seat }: corte → provincia, { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    }
el_grande-event-given-back = { $seat }: caballero, { $place } → provincia
el_grande-event-banished = { $seat }: caballero ({ $owner }), { $region } → provincia
el_grande-event-region-named = { $seat }: espulsione – { $region }
el_grande-event-disc-set = { $seat }: disco segreto impostato – { $region }
el_grande-event-disc-shown = { $seat }: il disco segreto mostra { $region }
el_grande-event-retreated = { $seat }: { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    }, { $region } → provincia
el_grande-event-expelled = { $seat }: espulsione, { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    }, { $region } → { $to }
el_grande-event-board-laid = { $seat }: segnapunti mobile { $board } → { $place }
el_grande-event-king-moved = { $seat }: re → { $region }
el_grande-event-grande-moved = { $seat }: Grande → { $region }
el_grande-event-power-recalled =
    { $value ->
        [none] { $seat }: una carta potere giocata torna in mano, di nascosto
       *[other] { $seat }: la carta potere { $value } torna in mano
    }
el_grande-event-scoring-started = Conteggio generale dopo il round { $round }
el_grande-event-castillo-left = { $seat }: dal Castillo, { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    } → { $to }
el_grande-event-place-scored =
    { $scored ->
        [yes] { $place } ({ $counts }): { $gains }
       *[no] { $place } ({ $counts }): nessun punto
    }
el_grande-event-game-ended =
    { $count ->
        [one] Vince: { $winners }
       *[other] Vittoria condivisa: { $winners }
    }

## Why a move is refused

el_grande-refused-unknown-move = Questa mossa non esiste nel gioco.
el_grande-refused-game-over = La partita è finita.
el_grande-refused-not-your-turn = Non è il tuo turno.
el_grande-refused-chance-only = Questa mossa spetta solo al caso.
el_grande-refused-not-chance = Il caso non può fare questa mossa ora.
el_grande-refused-not-now = In questo momento del turno non si può.
el_grande-refused-power-first = Prima gioca una carta potere.
el_grande-refused-not-in-hand = Questa carta potere non è nella tua mano.
el_grande-refused-value-taken = In questo round qualcuno ha già giocato questo valore.
el_grande-refused-income-first = Prima decidi quanti caballeros vengono a corte.
el_grande-refused-too-many = Così tanti caballeros non possono venire: il limite sono le teste sulla carta e la tua provincia.
el_grande-refused-province-first = Dal tabellone si torna solo quando la tua provincia è vuota.
el_grande-refused-take-first = Prima scegli una carta azione.
el_grande-refused-card-gone = La carta di questo mazzo è già stata presa in questo round.
el_grande-refused-no-heads = Non puoi più piazzare: le teste della carta sono esaurite o il piazzamento è concluso.
el_grande-refused-court-empty = Nella tua corte non c’è alcun caballero.
el_grande-refused-kings-region = La regione del re è tabù: nulla può entrarvi o uscirne.
el_grande-refused-not-adjacent = Questa regione non confina con quella del re.
el_grande-refused-not-on-card = La tua carta azione non lo consente.
el_grande-refused-used-up = Hai già fatto tutto ciò che la carta consente.
el_grande-refused-special-over = L’azione speciale di questa carta è conclusa.
el_grande-refused-finish-first = Prima concludi l’azione speciale iniziata.
el_grande-refused-compulsory = Devi scegliere un caballero di ogni giocatore che ne ha uno disponibile, anche uno tuo.
el_grande-refused-nothing-begun = Non c’è nulla da interrompere. Per finire, concludi il turno.
el_grande-refused-nothing-to-do = Non avrebbe alcun effetto.
el_grande-refused-nobody-there = Lì non c’è un caballero simile.
el_grande-refused-other-region = Tutti i caballeros spostati da questa carta devono partire dalla stessa regione.
el_grande-refused-one-of-each = Hai già scelto un caballero di questo giocatore.
el_grande-refused-there-already = È già lì: scegli un altro posto.
el_grande-refused-board-there = Lì c’è già un segnapunti mobile.
el_grande-refused-not-played = Questa carta potere non l’hai giocata.
el_grande-refused-veto-first = Prima decidi se usare il tuo veto.
el_grande-refused-disc-first = Prima imposta il tuo disco segreto.
el_grande-refused-disc-set = Il tuo disco segreto è già impostato; aspetta gli altri.
el_grande-refused-same-region = I tuoi caballeros sono espulsi da questa regione e devono andare altrove.
el_grande-refused-too-few-there = Lì hai troppo pochi caballeros, altrove di più.
el_grande-refused-return-first = Prima rimanda i caballeros che la carta richiede.
el_grande-refused-one-by-one = Uno alla volta: ogni caballero chiamato da questa carta è una mossa a sé.
el_grande-refused-asked-already = Ti viene già chiesto tutto.

## Options

el_grande-option-rounds = Durata
    .help = Quanti round si giocano. In entrambi i casi ci sono tre conteggi generali; la partita breve salta i round 1, 4 e 7.
el_grande-option-rounds-full = Partita completa: 9 round
el_grande-option-rounds-short = Partita breve: 6 round
el_grande-option-starter = Prima carta potere
    .help = Chi gioca la prima carta potere. Secondo il regolamento il più giovane. Indica un posto con il suo numero, per esempio 2, o lascia decidere il caso.
el_grande-option-starter-random = Decide il caso
el_grande-option-three_way_tie = Parità a tre
    .help = In tre giocatori: che cosa porta una parità a tre per il primo posto. Il regolamento si può leggere in due modi.
el_grande-option-three_way_tie-second = Il secondo posto a ciascuno
el_grande-option-three_way_tie-none = Nessun punto
el_grande-option-shortage = Provincia vuota
    .help = Quando puoi riprendere caballeros dal tabellone al posto di quelli che mancano nella provincia.
el_grande-option-shortage-missing = Per quanti ne mancano
el_grande-option-shortage-empty = Solo se la provincia era già vuota
el_grande-option-court_card = Carta «La corte»
    .help = Se questa carta attinge anche dal tabellone quando la provincia è vuota.
el_grande-option-court_card-province = Solo dalla provincia
el_grande-option-court_card-board = Anche dal tabellone
el_grande-option-king_disc = Disco sulla regione del re
    .help = Che cosa succede se un disco segreto che indica dove vanno i caballeros punta alla regione del re. Nel regolamento è una distrazione che li manda a corte.
el_grande-option-king_disc-refused = Non consentito
el_grande-option-king_disc-court = I caballeros vanno a corte
el_grande-option-castillo = Castillo
    .help = Se il contenuto del Castillo si vede durante la partita. Tutti hanno visto chi è entrato: non è un segreto, basta contare.
el_grande-option-castillo-hidden = Nascosto fino al conteggio
el_grande-option-castillo-shown = Sempre visibile

## The score pad

el_grande-pad-alone = { $names } ({ $count }): { $place } – { $points }
el_grande-pad-tied = { $names } ({ $count } a testa), pari merito: { $aimed } → { $place } – { $points }
el_grande-pad-first = primo posto
el_grande-pad-second = secondo posto
el_grande-pad-third = terzo posto
el_grande-pad-behind = più indietro
el_grande-pad-without = nessun posto che dia punti
el_grande-pad-nobody = Non c’è nessuno
el_grande-pad-stays = { $seat }: nessun disco segreto annotato, perciò { $number ->
        [one] { $number } caballero resta
       *[other] { $number } caballeros restano
    } nel Castillo
el_grande-pad-nothing =
    { $why ->
        [discs] Nessun disco segreto annotato: nessun conteggio.
        [once] Nessuna regione è indicata da un solo disco: nessun conteggio.
       *[kind] Nessuna regione del genere: nessun conteggio.
    }
el_grande-pad-before = Prima
el_grande-pad-gained = Ora

## Rules

el_grande-rules-goal =
    Sei un Grande, uno dei potenti signori della Spagna del XV secolo. Round dopo round chiami caballeros dalla tua provincia alla tua corte e da lì li mandi nelle regioni del paese. Chi ne ha di più in una regione segna più punti; anche il secondo e il terzo ottengono qualcosa.

    In mezzo a tutto sta il re. I nuovi caballeros arrivano solo nelle regioni accanto alla sua, e nella sua regione nessuno può cambiare nulla. Nel Castillo, una torre oscura, i caballeros aspettano il momento di uscire là dove nessuno se li aspetta.

    Tre volte si conteggiano tutte le regioni, e nel frattempo molte carte azione ne conteggiano alcune. Il gioco è per 2–5 giocatori e dura nove round. Vince chi ha più punti.
    .title = Scopo

el_grande-rules-box =
    - Un tabellone con nove regioni della Spagna, il Castillo e un tracciato punti.
    - In ognuno dei cinque colori un Grande, 31 caballeros, 13 carte potere e un disco segreto con le nove regioni.
    - Il re.
    - 9 carte regione, una per ogni regione.
    - 45 carte azione: quattro mazzi di 11 carte con una, due, tre e quattro teste, e la carta del re con cinque teste.
    - 2 segnapunti mobili con i valori 8/4/0 e 4/0/0.

    Le regioni, con i punti per il primo, il secondo e il terzo posto, e le regioni adiacenti:

    - Galizia: 4/2/0 – Vecchia Castiglia, Paesi Baschi
    - Paesi Baschi: 5/3/1 – Galizia, Vecchia Castiglia, Aragona
    - Aragona: 5/4/1 – Paesi Baschi, Vecchia Castiglia, Nuova Castiglia, Catalogna, Valencia
    - Catalogna: 4/2/1 – Aragona, Valencia
    - Vecchia Castiglia: 6/4/2 – Galizia, Paesi Baschi, Aragona, Nuova Castiglia
    - Nuova Castiglia: 7/4/2 – Vecchia Castiglia, Aragona, Valencia, Granada, Siviglia
    - Siviglia: 4/3/1 – Nuova Castiglia, Granada
    - Granada: 6/3/1 – Siviglia, Nuova Castiglia, Valencia
    - Valencia: 5/3/2 – Granada, Nuova Castiglia, Aragona, Catalogna

    Il Castillo, 5/3/1, non è una regione e non confina con nulla.
    .title = Nella scatola

el_grande-rules-setup =
    - Si mescolano le carte regione. La prima dice dove sta il re. Poi ognuno ne riceve una: è la sua regione di provenienza. Le altre carte regione non servono più.
    - Il tuo Grande e due dei tuoi caballeros stanno nella tua regione di provenienza. Sette caballeros sono nella tua corte. Uno segna i tuoi punti sul tracciato. Gli altri 21 sono la tua provincia.
    - Ognuno ha in mano tutte le 13 carte potere, e un disco segreto.
    - I quattro mazzi di carte azione si mescolano e si mettono coperti. Accanto sta la carta del re. I segnapunti mobili stanno accanto al tabellone, e il Castillo è vuoto.
    - Il caso decide chi gioca la prima carta potere, a meno che il tavolo non abbia scelto un posto.

    Corti, province e carte potere giocate sono visibili a tutti. Tutti possono vedere quanti caballeros entrano nel Castillo, ma non si può guardare dentro.
    .title = Preparazione

el_grande-rules-round =
    Un round si svolge così:

    - Si scopre la prima carta di ognuno dei quattro mazzi; con la carta del re ci sono cinque carte azione fra cui scegliere.
    - Ognuno gioca una carta potere. Queste decidono l’ordine dei turni.
    - Ognuno ha un turno, dalla carta potere più alta alla più bassa.
    - Le carte azione che nessuno ha preso escono dal gioco. La carta del re torna in ogni round.

    Dopo i round 3, 6 e 9 c’è un conteggio generale. La partita breve salta i round 1, 4 e 7: ha sei round, e un conteggio generale ogni due.
    .title = Un round

el_grande-rules-power =
    Uno dopo l’altro, in senso orario, si gioca una carta potere scoperta. Comincia chi ha giocato la più bassa nel round precedente. Nessuno può giocare un valore già giocato da qualcuno in questo round.

    Il valore più alto ha il primo turno e la prima scelta fra le carte azione. Ma più basso è il valore, più teste ha la carta, e le teste dicono quanti caballeros possono venire alla tua corte:

    - 1: 6
    - 2: 5
    - 3: 5
    - 4: 4
    - 5: 4
    - 6: 3
    - 7: 3
    - 8: 2
    - 9: 2
    - 10: 1
    - 11: 1
    - 12: 0
    - 13: 0

    Una carta potere giocata è persa fino alla fine della partita, a meno che una carta azione non la riporti. L’ordine e chi comincia il round seguente dipendono dal valore giocato, anche se nel frattempo la carta è tornata nella tua mano.

    Un esempio: Anna gioca il 7, Bruno il 12, Carla l’1. Bruno ha il primo turno e non chiama nessuno, poi Anna ne chiama fino a 3, infine Carla fino a 6. Nel round seguente Carla gioca la prima carta potere.
    .title = Carte potere

el_grande-rules-turn =
    Il tuo turno ha questi passi:

    - Chiama caballeros dalla tua provincia alla tua corte: tanti quante sono le teste della tua carta potere, o meno.
    - Prendi una delle carte azione ancora disponibili. È obbligatorio.
    - Piazza caballeros dalla tua corte e svolgi l’azione speciale della carta: prima l’uno e poi l’altra, o viceversa. Puoi rinunciare a entrambi. Non puoi interrompere l’uno per svolgere l’altra e poi riprendere.

    Dopo, la carta azione esce dal gioco. La carta del re manca solo per questo round.

    Se la tua provincia ha meno caballeros di quanti ne puoi chiamare, chiami quelli, e per ognuno che manca puoi riprenderne uno tuo dal tabellone alla corte. Può venire da qualsiasi regione tranne quella del re, e mai dal Castillo. Nessuno è obbligato.
    .title = Il tuo turno

el_grande-rules-placing =
    Puoi piazzare dalla tua corte tanti caballeros quante sono le teste della tua carta azione: uno con una carta del mazzo 1, cinque con la carta del re. Anche meno, o nessuno.

    Vanno nelle regioni adiacenti a quella del re, nel Castillo, o un po’ qui e un po’ là. La regione del re è chiusa. Conta dove sta il re in quel momento: se prima lo muovi, piazzi intorno alla sua nuova regione.

    Un esempio: il re è in Galizia. Puoi piazzare nei Paesi Baschi, nella Vecchia Castiglia e nel Castillo.
    .title = Il piazzamento

el_grande-rules-king =
    La regione del re è tabù. Nessun caballero e nessun Grande vi entra o ne esce, e nessun segnapunti mobile vi si mette o se ne toglie, qualunque cosa dica una carta. Solo il re stesso si muove, con la carta del re o con il consigliere reale.

    La regione si conteggia come ogni altra, e chi da solo vi ha più caballeros riceve 2 punti in più.
    .title = Il re

el_grande-rules-castillo =
    Ogni volta che si piazzano o si spostano caballeros, possono andare nel Castillo. Non ne escono prima del prossimo conteggio generale; nessuna carta li porta via da lì.

    Il Castillo si conteggia come una regione, ma non lo è: il re e i Grandi non vi stanno mai, e le carte che parlano di regioni lo escludono, anche se vi sta sopra un segnapunti mobile.

    Nessuno può guardare dentro. Poiché tutti hanno visto chi è entrato, chi ha buona memoria ha contato. Un tavolo può scegliere di mostrarne sempre il contenuto.
    .title = Il Castillo

el_grande-rules-special =
    Ogni carta azione ha un’azione speciale. Puoi rinunciarvi. Se la svolgi, gli altri devono fare ciò che dice, per quanto i loro caballeros lo permettano.

    - I numeri sono il massimo che puoi fare; puoi fermarti prima.
    - I caballeros spostati o aggiunti vanno dove vuoi: in qualsiasi regione tranne quella del re, o nel Castillo.
    - Dalla regione del re e dal Castillo non si toglie mai nulla.
    - I dischi segreti si regolano nello stesso momento da tutti gli interessati, poi si rivelano insieme.
    - Dove più giocatori scelgono apertamente, lo fanno in senso orario, a cominciare dalla sinistra di chi ha preso la carta.
    - Un’azione che non potrebbe avere effetto non può essere iniziata.
    .title = Azioni speciali

el_grande-rules-deck1 =
    Le carte del mazzo 1 hanno una testa. Sono le sole che spostano i caballeros degli altri dove vuoi tu:

    - Intrigo: Riassetto – Solleva i tuoi caballeros da una regione e ridistribuiscili dove vuoi. Alcuni possono restare.
    - Intrigo: +2 – Manda dalla tua corte fino a due caballeros in più dove vuoi. Con quello che puoi piazzare come al solito, tre possono lasciare la tua corte.
    - Intrigo: Riassetto o +2 – Scegli uno dei due.
    - Intrigo: 5 da una ×2 – Sposta fino a cinque caballeros di qualsiasi colore da un’unica regione, in uno o più luoghi.
    - Intrigo: 3 altrui – Sposta fino a tre caballeros degli altri.
    - Intrigo: 3 qualsiasi – Sposta fino a tre caballeros di qualsiasi colore.
    - Intrigo: 2 tuoi, 2 altrui ×2 – Sposta fino a due caballeros tuoi e fino a due degli altri. Gli uni non si scambiano con gli altri.
    - Intrigo: 4 tuoi – Sposta fino a quattro dei tuoi caballeros.
    - Intrigo: 4 qualsiasi – Sposta fino a quattro caballeros di qualsiasi colore.
    .title = Mazzo 1: intrigo

el_grande-rules-deck2 =
    Le carte del mazzo 2 hanno due teste:

    - Veto ×2 – Tienila e più tardi ferma l’azione speciale di un altro: vedi il capitolo seguente.
    - Declino: tutta la corte – Gli altri rimandano nella provincia l’intera corte.
    - Declino: 3 – Gli altri rimandano tre caballeros dalla corte nella provincia, tutti se sono meno. Quelli che mancano non vengono dal tabellone.
    - Il re ritorna – Ognuno degli altri rimanda nella provincia tre caballeros a propria scelta da regioni o corte, tutti se ne ha meno a portata.
    - Uno a testa – Scegli un caballero di ogni giocatore, te compreso: dalla regione torna nella provincia. Una volta iniziato, non puoi risparmiare nessuno. Chi non ne ha fuori dalla regione del re e dal Castillo è escluso.
    - Ritirata segreta: 2 – Con il disco segreto ognuno degli altri sceglie una regione dove ha almeno due caballeros e ne rimanda due nella provincia. Chi non ne ha due da nessuna parte sceglie una regione con uno e rimanda quello. Chi non ne ha a portata è escluso.
    - Ritirata segreta: tutti – Con il disco segreto ognuno degli altri sceglie una regione dove ha caballeros e li rimanda tutti nella provincia.
    - Conteggio speciale: a scelta ×3 – Conteggia una regione, anche quella del re, o il Castillo. I caballeros nel Castillo restano dentro.
    .title = Mazzo 2: autorità

el_grande-rules-veto =
    Il veto sta scoperto davanti a te appena l’hai preso. Fino alla fine del prossimo round puoi usarlo una volta per fermare l’azione speciale di un altro. Poi è perso, usato o no.

    Finché c’è un veto, ogni azione speciale si annuncia parte per parte: ogni caballero spostato, ogni luogo conteggiato, ogni giocatore interessato. Prima di ogni parte ti viene chiesto. Se dici no, ciò che è già fatto resta, e la parte annunciata e tutto il resto vanno persi. Se servono i dischi segreti, ti viene chiesto prima che se ne regoli ciascuno, prima che si rivelino e prima di ogni loro conseguenza; se li fermi, quelli già regolati tornano indietro senza essere visti.

    Chi viene fermato può ancora piazzare caballeros, e ha usato la carta. Non puoi fermare la chiamata dei caballeros, il piazzamento, un conteggio generale o la presa di un veto.

    Perché il gioco scorra, puoi anche lasciar passare il resto dell’azione, o tutto fino alla fine del round, o tutto ciò che in questo round non ti riguarda o non tocca un luogo di tua scelta. Finché non si sa che cosa toccherà una parte, ti viene chiesto piuttosto una volta di troppo. Nessun altro viene a sapere che cosa desideri. La tua prossima risposta può cambiarlo, e nel tuo turno puoi chiedere che ti si domandi di nuovo tutto.

    Un esempio: Bruno sposta quattro caballeros. Dopo due annuncia il terzo, e Anna usa il suo veto. I due restano dove sono arrivati, il terzo e il quarto non si muovono. Bruno può ancora piazzare.
    .title = Il veto

el_grande-rules-deck3 =
    Le carte del mazzo 3 hanno tre teste. Tutte conteggiano subito:

    - Conteggio speciale: 4 ×2 – Ogni regione il cui primo posto ora vale 4. Un segnapunti mobile conta al posto dei valori stampati.
    - Conteggio speciale: 5 ×2 – Lo stesso per 5. Il Castillo è escluso.
    - Conteggio speciale: 6 e 7 – Lo stesso per 6 e 7.
    - Conteggio speciale: Castillo ×2 – Il Castillo. Tutti i caballeros restano dentro.
    - Conteggio speciale: primi posti – Tutte e nove le regioni, ma solo il primo posto dà punti. Chi è primo a pari merito lì non riceve nulla.
    - Conteggio speciale: la più affollata – La regione con più caballeros di tutti i colori insieme. Se sono più d’una, ciascuna.
    - Conteggio speciale: la meno affollata – La regione con meno caballeros, ma non vuota. Se sono più d’una, ciascuna. I Grandi non contano.
    - Conteggio speciale: a scelta – Una regione, anche quella del re, o il Castillo.
    .title = Mazzo 3: conteggi speciali

el_grande-rules-deck4 =
    Le carte del mazzo 4 hanno quattro teste:

    - Segnapunti mobile ×3 – Metti su una regione o sul Castillo uno che sta accanto al tabellone, o sposta altrove uno già piazzato.
    - Consigliere reale – Muovi il re in una regione adiacente.
    - Espulsione – Indica una regione, ma non quella del re. Con il disco segreto ognuno degli altri che vi ha caballeros sceglie un’altra regione, non quella del re, e tutti i suoi caballeros passano dalla regione indicata a quella. I tuoi restano.
    - Grande ×2 – Sposta il tuo Grande in un’altra regione, che è subito la tua regione di provenienza. Può raggiungere altri Grandi. Non può uscire dalla regione del re né entrarvi.
    - Carte potere ×2 – Riprendi in mano una tua carta potere giocata. Gli altri non vedono quale, a meno che non sia quella di questo round, che stava in cima.
    - La corte – Chiama a corte fino a due caballeros dalla tua provincia.
    - Conteggio speciale: segreto – Tutti, anche tu, scelgono con il disco segreto una regione, anche quella del re. Si conteggia ogni regione scelta esattamente una volta.
    .title = Mazzo 4: re e paese

el_grande-rules-deck5 =
    La quinta carta ha cinque teste e c’è in ogni round:

    - Carta del re – Muovi il re in una qualsiasi altra regione, ma mai nel Castillo.

    Sta a te se piazzare i tuoi caballeros intorno alla vecchia regione o intorno alla nuova.
    .title = La carta del re

el_grande-rules-scoring =
    Per conteggiare una regione si confronta quanti caballeros vi ha ognuno. Chi non ne ha non riceve nulla, e i Grandi non contano. Chi ne ha di più prende il primo posto, poi vengono il secondo e il terzo.

    In quattro o cinque tutti e tre i posti danno punti, in tre solo i primi due, in due solo il primo.

    Chi è a pari merito prende il posto sotto quello conteso, e ognuno ne riceve i punti per intero. Chi segue prende il posto successivo.

    - Un esempio con 5/3/1: tre giocatori hanno 4 caballeros a testa, un quarto ne ha 3. I tre sono pari al primo posto e prendono il secondo, 3 punti ciascuno. Il quarto prende il terzo posto, 1 punto.
    - Un esempio con 6/4/2: 4, 3, 2 e 2 caballeros. Il primo posto dà 6 punti, il secondo 4. Gli ultimi due sono pari al terzo posto; quello sotto non dà nulla.

    Chi da solo ha più caballeros in una regione riceve inoltre

    - 2 punti se vi sta il re,
    - 2 punti se è la sua regione di provenienza.

    I due bonus si sommano e valgono anche nei conteggi speciali.
    .title = Conteggio di una regione

el_grande-rules-general =
    Dopo i round 3, 6 e 9:

    - Chi ha caballeros nel Castillo regola in segreto il disco su una regione, ma non quella del re.
    - Il Castillo si apre e si conteggia.
    - I dischi si rivelano. Tutti i caballeros di un giocatore vanno dal Castillo nella regione indicata dal suo disco. Il Castillo è vuoto.
    - Si conteggiano tutte e nove le regioni, anche quella del re.

    Un esempio in quattro: Anna ha 3 caballeros nel Castillo, Bruno ne ha 1. Anna riceve 5 punti, Bruno 3. Il disco di Anna indica Siviglia, quello di Bruno Granada. Ora Anna ne ha 3 in più a Siviglia, Bruno 1 in più a Granada. Poi si conteggiano le regioni.
    .title = Il conteggio generale

el_grande-rules-boards =
    Un segnapunti mobile, 8/4/0 o 4/0/0, sostituisce i valori del luogo su cui sta, anche per le carte che conteggiano secondo il valore. Con 8/4/0 sulla Galizia, la carta Conteggio speciale: 4 conteggia solo Catalogna e Siviglia.

    Può stare sul Castillo, ma due non stanno mai nello stesso luogo. Non si può mettere sulla regione del re né togliere da lì, e una volta sul tabellone non lo lascia più.
    .title = Segnapunti mobili

el_grande-rules-end =
    La partita finisce con il conteggio generale dopo il round 9. Vince chi ha più punti. In caso di parità la vittoria è condivisa.
    .title = Fine della partita

el_grande-rules-rulings =
    Il regolamento lascia aperte alcune domande. Qui si gioca così; dopo «Oppure» sta ciò che un tavolo può scegliere invece:

    - Tre giocatori, tutti primi a pari merito: ognuno prende il secondo posto. Oppure: nessuno riceve nulla, perché il regolamento dice anche che segnano al massimo due.
    - Provincia vuota: ciò che manca alla provincia può venire dal tabellone. Oppure: solo se la provincia era già vuota.
    - La carta La corte: solo dalla provincia. Oppure: ciò che manca può venire dal tabellone.
    - Un disco segreto che dice dove vanno i caballeros non può indicare la regione del re. Oppure: può, e vanno a corte.
    - Prima carta potere: il caso decide chi la gioca. Oppure: un posto scelto dal tavolo.
    - Durata: nove round. Oppure: sei.
    - Castillo: il contenuto è nascosto. Oppure: è visibile.
    - Chi non ha nessuno nel Castillo non regola dischi in un conteggio generale.
    - Un veto dura fino alla fine del prossimo round che si gioca. Non può fermare un altro veto. Di due veti davanti a te si usa il più vecchio.
    - Se una carta lascia scegliere fra due cose, il veto toglie entrambe.
    - I dischi che per un veto non vengono rivelati tornano indietro senza essere visti.
    - Espulsione: nessuno può scegliere di restare.
    - La parità per la vittoria si condivide; il regolamento non indica nulla che decida.

    I valori delle regioni e i numeri di tutte le carte sono sicuri. Le teste di quasi tutte le carte potere, l’ordine del conteggio e sei dei confini li conosciamo da una sola fonte. Chi possiede il gioco può scrivere ciò che è stampato: «crownlands box el_grande» stampa tutto come file da modificare.
    .title = Dove il regolamento tace

el_grande-rules-notation =
    Puoi anche digitare le tue mosse. Le parole sono uguali in tutte le lingue:

    - power 7 – giochi questa carta potere
    - call 3 – chiami tre caballeros dalla provincia; con la carta La corte call 1, uno alla volta
    - withdraw galicia – ne riprendi uno dal tabellone alla corte, se la provincia è vuota
    - take 4 – prendi la carta azione del mazzo 4
    - place galicia – piazzi un caballero dalla tua corte; anche place castillo
    - move R galicia aragon – sposti un caballero rosso con l’azione speciale
    - add castillo – ne mandi uno dalla tua corte con l’azione speciale
    - score galicia – conteggi questa regione; anche score castillo
    - king galicia – muovi il re
    - grande galicia – sposti il tuo Grande
    - board 1 aragon – metti il segnapunti mobile 8/4/0; board 2 è 4/0/0
    - expel galicia – indichi la regione di un’espulsione
    - banish R galicia – scegli un caballero rosso per Uno a testa
    - use – inizi un’azione speciale che non lascia nulla da scegliere, o solo in segreto
    - recall 12 – riprendi questa carta potere
    - disc granada – regoli il tuo disco segreto
    - give court, give galicia – ne rimandi uno nella provincia
    - veto – fermi ciò che è stato annunciato
    - allow – lasci passare questa parte; allow action: il resto di questa azione; allow round: tutto in questo round; allow unless me: tutto in questo round, tranne ciò che ti riguarda; allow unless galicia: tranne ciò che tocca questo luogo
    - ask again – nel tuo turno: ti viene chiesto di nuovo tutto
    - enough – rinunci al resto di un’azione speciale
    - done – termini il turno

    Regioni: galicia Galizia, pais_vasco Paesi Baschi, aragon Aragona, cataluna Catalogna, castilla_la_vieja Vecchia Castiglia, castilla_la_nueva Nuova Castiglia, sevilla Siviglia, granada Granada, valencia Valencia.

    Nei file di partita anche il caso fa le sue mosse: crown è la prima regione del re, home una regione di provenienza, first indica il primo giocatore, reveal una nuova carta azione. Colori: R rosso, B blu, Y giallo, W bianco, K nero.
    .title = Digitare le mosse

## The terminal's board

el_grande-table-scoring-now = conteggio generale alla fine
el_grande-table-power = Potere
el_grande-table-hand = Carte potere in mano
el_grande-table-heads = Teste –
el_grande-table-disc = Disco segreto
el_grande-table-borders = Accanto a
el_grande-table-sum = Totale
el_grande-table-king = re
el_grande-table-grande = Grande
el_grande-table-board = segnapunti mobile
el_grande-table-new = appena cambiato
el_grande-table-veto =
    { $n ->
        [one] { $seat }: veto – questo round
       *[other] { $seat }: veto – questo round e il prossimo
    }
el_grande-table-asked =
    { $asked ->
        [not-action] ti viene chiesto di nuovo dopo questa azione speciale
        [not-round] in questo round non ti viene chiesto nulla
        [me] ti viene chiesto solo ciò che ti riguarda
       *[place] ti viene chiesto solo per: { $place }
    }
el_grande-table-in-use = { $seat }: { $card }
el_grande-table-left-place = da piazzare dalla corte: { $n }
el_grande-table-left-move = da spostare: { $n }
el_grande-table-left-own = tuoi da spostare: { $n }
el_grande-table-left-foreign = altrui da spostare: { $n }
el_grande-table-left-court = dalla corte dove vuoi: { $n }
el_grande-table-left-special = l’azione speciale
el_grande-table-announced = { $seat }: annuncio – { $what }
el_grande-table-concerned = ora riguarda { $seat }
el_grande-table-discs-shown = si rivelano i dischi segreti
el_grande-table-disc-next = si regola il prossimo disco segreto
el_grande-table-placed = { $seat }: caballeros → { $places }
el_grande-table-added = { $seat }: caballeros, corte → { $places }
el_grande-prompt-power = Gioca una carta potere
el_grande-prompt-call = Chiama caballeros dalla provincia alla tua corte: fino a { $n }
el_grande-prompt-withdraw = La tua provincia è vuota: riprendi caballeros dal tabellone, fino a { $n }
el_grande-prompt-take = Scegli una carta azione con il numero del mazzo
el_grande-prompt-act = Piazza caballeros, usa l’azione speciale o termina il tuo turno
el_grande-prompt-place = Piazza caballeros o termina il tuo turno
el_grande-prompt-use = Usa l’azione speciale o termina il tuo turno
el_grande-prompt-end = Non resta nulla da fare: termina il tuo turno
el_grande-prompt-special = Continua l’azione speciale
el_grande-prompt-recall = Riprendi una carta potere giocata
el_grande-prompt-veto = Usi il tuo veto?
el_grande-prompt-disc-castillo = Regola il tuo disco segreto: dove vanno i tuoi caballeros del Castillo?
el_grande-prompt-disc-retreat = Regola il tuo disco segreto: da quale regione ti ritiri?
el_grande-prompt-disc-expulsion = Regola il tuo disco segreto: dove vanno i tuoi caballeros espulsi?
el_grande-prompt-disc-secret = Regola il tuo disco segreto: quale regione si conteggia?
el_grande-prompt-return = Rimanda caballeros nella provincia: ancora { $n }

## The browser's board

el_grande-word-points = Punti
el_grande-word-stage = Round { $n }
el_grande-word-round = Round { $n } di { $last }
el_grande-word-scoring-after = conteggio generale dopo il round { $n }
el_grande-word-court = Corte
el_grande-word-province = Provincia
el_grande-word-places = Regioni e Castillo
el_grande-word-place = Luogo
el_grande-word-regions = Regioni
el_grande-word-values = Valori
el_grande-word-scoreboard = Segnapunti mobile
el_grande-word-boards = Segnapunti mobili
el_grande-word-beside = accanto al tabellone
el_grande-word-caballeros = Caballeros
el_grande-word-nobody = nessuno
el_grande-word-castillo-closed = chiuso: non si vede chi c’è dentro
el_grande-word-king-here = Qui sta il re
el_grande-word-taboo = Tabù: nulla vi entra e nulla ne esce
el_grande-word-home-of = Regione di provenienza: { $seats }
el_grande-word-action-cards = Carte azione
el_grande-word-deck = Mazzo { $n }
el_grande-word-taken = presa
el_grande-word-taken-by = Presa da: { $seat }
el_grande-word-in-use = In uso: { $card }
el_grande-word-unseen = Carte azione non ancora viste
el_grande-word-power-cards = Carte potere
el_grande-word-power = Carta potere { $n }
el_grande-word-heads =
    { $n ->
        [0] nessuna testa
        [one] { $n } testa
       *[other] { $n } teste
    }
el_grande-word-in-hand = in mano
el_grande-word-played = giocata
el_grande-word-played-now = giocata in questo round
el_grande-word-value-taken = già giocata da qualcuno in questo round
el_grande-word-hand-of = In mano
el_grande-word-played-of = Giocate
el_grande-word-doubtful = Di queste, tornate in mano di nascosto: { $n } ({ $values })
el_grande-word-veto-card =
    { $n ->
        [one] Carta veto, fino alla fine di questo round
       *[other] Carta veto, fino alla fine del prossimo round
    }
el_grande-word-dial = Disco segreto
el_grande-word-set-disc = Imposta il disco
el_grande-word-disc-set = disco impostato
el_grande-word-disc-due = sceglie sul disco
el_grande-word-waiting = Sceglie anche: { $seats }
el_grande-word-discs-shown = si rivelano i dischi segreti
el_grande-word-concerning = la parte per: { $seat }
el_grande-word-mode-place = Piazza caballeros ({ $n })
el_grande-word-mode-special = Azione speciale
el_grande-word-from-court = Dalla corte
el_grande-word-call = Chiamane { $n }
el_grande-word-left = ancora: { $n }
el_grande-word-left-both = ancora: propri { $own }, avversari { $foreign }
el_grande-word-left-all = quanti ne vuoi
el_grande-word-general = Conteggio generale dopo il round { $n }
el_grande-word-special-scorings = Conteggi speciali
el_grande-word-king-bonus = bonus del re +{ $n }
el_grande-word-home-bonus = bonus di casa +{ $n }
el_grande-ask-power = Gioca una carta potere
el_grande-ask-income = Quanti caballeros passano dalla provincia alla corte?
el_grande-ask-withdraw = La tua provincia è vuota: scegli una regione da cui uno torna alla corte – al massimo ancora { $n }
el_grande-ask-take = Scegli una carta azione
el_grande-ask-place = Piazza accanto al re o nel Castillo – ancora: { $n }
el_grande-ask-end = Non resta nulla da fare: termina il turno
el_grande-ask-source = Scegli il caballero da spostare
el_grande-ask-source-or-court = Scegli i caballeros da spostare, oppure la tua corte
el_grande-ask-owner = { $region }: il caballero di chi?
el_grande-ask-target = { $seat }, { $region }: dove va questo caballero?
el_grande-ask-add = Dove va uno dalla tua corte? Ancora: { $n }
el_grande-ask-score = Scegli la regione da contare, oppure il Castillo
el_grande-ask-king = Dove va il re?
el_grande-ask-grande = Dove va il tuo Grande?
el_grande-ask-board = Scegli dove va il segnapunti mobile
el_grande-ask-expel = Nomina la regione che gli altri devono lasciare
el_grande-ask-banish = Scegli un caballero che torna nella provincia
el_grande-ask-banish-left = Scegli un caballero che torna nella provincia – ancora: { $seats }
el_grande-ask-ends-placing = così finisce il tuo piazzamento (ancora: { $n })
el_grande-ask-stopped = { $seat }: veto! La tua azione speciale è finita.
el_grande-ask-court = Quanti altri arrivano alla tua corte?
el_grande-ask-use = Azione speciale: { $card }
el_grande-ask-recall = Scegli la carta potere che riprendi
el_grande-ask-veto = { $seat } – { $card }: { $what }. Poni il veto?
el_grande-ask-unless = Fino alla fine del round ti si chiede solo di questo luogo: sceglilo
el_grande-ask-disc-castillo = In segreto: in quale regione escono i tuoi caballeros dal Castillo?
el_grande-ask-disc-retreat = In segreto: da quale regione { $n } dei tuoi tornano nella provincia?
el_grande-ask-disc-retreat-all = In segreto: da quale regione tutti i tuoi tornano nella provincia?
el_grande-ask-disc-expulsion = In segreto: sei espulso da: { $region } – verso quale regione?
el_grande-ask-disc-score = In segreto: scegli una regione; si contano quelle scelte una volta sola
el_grande-ask-disc-chosen = Il disco indica: { $region }. Lo imposti?
el_grande-ask-wait-veto = Può porre il veto: { $seats } – { $card }
el_grande-ask-wait-discs = Gli altri scelgono sul disco segreto: { $seats }
el_grande-ask-return = Rimanda caballeros nella provincia, dalle regioni o dalla corte – ancora { $n }
