## Parole del client nel browser

web-title = Crownlands
web-tagline = Giochi di maggioranze con regole esatte
web-language = Lingua
web-home = Inizio
web-rules = Regole
web-about = Informazioni
web-back = Indietro

## Inizio

web-welcome = Antichi regni e gomiti appuntiti: piazza i tuoi pezzi dove contano, e conta meglio degli altri. Niente account, niente pubblicità; agli amici basta un link.
web-choose-game = Scegli un gioco
web-play-now = Gioca subito contro i bot
web-rivals = Bot
web-rivals-kind = Come giocano
web-bot-guest = un bot di un altro autore; Crownlands non sa come gioca
web-with-friends = Con gli amici
web-new-table = Nuovo tavolo
web-new-table-help = Gli amici si siedono con un link. Chi non ne ha può guardare.
web-your-name = Il tuo nome
web-name-help = Gli altri lo vedono al tavolo. Senza nome sei un ospite.
web-you = Tu
web-guest = Ospite
web-seats-in-order = Posti, in ordine di gioco
web-seat = Posto { $n }
web-seat-me = Io
web-seat-bot = Bot: { $name }
web-seat-up = Sposta in su il posto { $n }
web-seat-down = Sposta in giù il posto { $n }
web-seat-remove = Togli il posto { $n }
web-seat-add = Aggiungi un posto
web-seat-shuffle = Mescola l’ordine
web-variants = Varianti
web-rulings = Dove il regolamento tace
web-standard = { $value } (standard)
web-settings-changed =
    { $n ->
        [0] Tutto come nel gioco standard.
        [one] Un’impostazione diversa dal gioco standard.
       *[other] { $n } impostazioni diverse dal gioco standard.
    }
web-reset = Torna allo standard
web-box = Una scatola tua
web-box-help = Il file della scatola elenca ciò che è stampato: plancia, pezzi, numeri. Scarica la scatola standard, modificala con un editor di testo e caricala qui.
web-box-download = Scarica la scatola standard
web-box-choose = Carica un file di scatola
web-box-loaded = File caricato: { $name }
web-box-remove = Usa di nuovo la scatola standard
web-box-refused = Non è stato possibile leggere il tuo file della scatola. Scegline un altro o torna alla scatola standard.
web-open-table = Apri il tavolo
web-my-tables = I miei tavoli
web-no-tables = Non hai ancora tavoli. Appena ti siedi a uno, lo trovi qui.
web-state-waiting = In attesa di giocatori
web-state-mine = Tocca a te
web-state-theirs = In attesa degli altri
web-state-finished = Partita finita
web-moves-made = Mosse: { $n }
web-my-colour = Il tuo colore: { $colour }
web-forget = Dimentica i tavoli finiti
web-forget-one = Dimentica questo tavolo
web-forget-sure = Questo browser perde così il tuo posto al tavolo. Dimenticarlo?
web-forget-yes = Dimentica
web-keep = Tieni
web-tables-gone =
    { $n ->
        [one] Uno dei tuoi tavoli non esiste più, o il tuo posto è passato ad altri.
       *[other] { $n } dei tuoi tavoli non esistono più, o i tuoi posti sono passati ad altri.
    }
web-try-again = Riprova

## Sedersi

web-sit-title = Hai un invito a un tavolo
web-sit-host = { $host } ti invita a giocare a { $game }.
web-sit-game = Il gioco: { $game }.
web-sit-colour = Il tuo colore
web-sit-others = Gli altri
web-played = Come si gioca
web-sit-dead = Questo link non porta a un posto libero
web-sit-help = Scrivi come devono chiamarti gli altri e siediti. Non serve un account.
web-name-missing = Scrivi un nome: almeno una lettera o una cifra.
web-join = Entra
web-watch = Guarda
web-sit-taken = L’invito non vale: qualcuno ha preso il posto, l’organizzatore ha ritirato il link o il tavolo non c’è più. Forse puoi guardare, o chiedere un nuovo link all’organizzatore.
web-sit-already = In questo browser hai già un posto a questo tavolo. Se entri con questo link, il nuovo posto sostituisce l’altro.
web-sit-back = Al mio posto
web-sit-own-title = Il tuo posto su questo dispositivo
web-sit-own = Questo link porta al tuo posto ({ $game }). Continua qui quando vuoi; anche l’altro dispositivo resta al tavolo.
web-sit-continue = Continua qui

## Link e posti

web-links = Link e posti
web-invite-help = Ogni posto libero ha il suo link.
web-alone = Il server ascolta solo su questo computer: altrove questi link non funzionano. Per gli amici nella tua rete avvialo così: { $command }
web-invite = Link d’invito: { $name }
web-invite-elsewhere = { $name }: il link d’invito è nel browser dell’organizzatore.
web-watch-link = Link per chi guarda
web-copy = Copia
web-copied = Link copiato
web-share = Condividi
web-device = Continua su un altro dispositivo
web-device-help = Apri questo link sull’altro dispositivo. Chi lo ha gioca al posto tuo: non darlo a nessun altro.
web-renew = Escludi gli altri dispositivi
web-renew-help = Il tuo posto riceve un nuovo segreto. Ogni altro dispositivo e ogni link al posto perde valore; qui continui.
web-host = Posti degli altri
web-host-help = Il tavolo è tuo. Puoi liberare un posto, per esempio per chi ha perso il link, o farlo giocare a un bot. Chi era seduto lì resta fuori.
web-reopen = Nuovo link
web-reopen-bot = Continua un bot
web-reopened = { $name }: il posto è di nuovo libero.
web-bot-sits = { $name }: continua un bot.
web-revoked = Questo posto non è più tuo: il suo segreto è cambiato su un altro dispositivo, o l’organizzatore ha dato via il posto.

## Replay di un file

web-upload = Rivedi un file di partita
web-upload-help = Scegli il file di una partita: scaricato qui, o scritto dal terminale. Viene controllato mossa per mossa; poi lo guardi e puoi passarne il link.
web-upload-drop = Trascina qui il file, oppure
web-upload-choose = Scegli un file
web-upload-busy = Controllo …
web-upload-file = File: { $name }
web-line = Riga { $n }

## Le regole

web-rules-contents = Indice
web-rules-back = Torna al tavolo
web-rules-none = Qui non ci sono regole di un gioco simile.

## Il tavolo

web-board = Plancia
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }
web-watching = Stai guardando
web-waiting-seats = In attesa di giocatori. La partita inizia quando tutti i posti sono occupati.
web-ask-choose = Scegli che cosa piazzare
web-ask-square = { $piece }: scegli una casella
web-thinking = Un momento …
web-over = La partita è finita
web-castle = Castello di livello { $rank }
web-castle-of = Castello di livello { $rank } ({ $name })
web-castles-left = Castelli rimasti
web-draw = Pesca una tessera
web-continue = Continua
web-undo = Annulla mossa
web-hint = Suggerimento
web-hint-is = Suggerimento: { $move }
web-empty = vuota
web-square = { $square }: { $content }.
web-square-open = Puoi scegliere questa casella.
web-money = Oro
web-bot = Bot
web-open = Posto libero
web-online = in linea
web-offline = non in linea
web-starter = Primo giocatore
web-final = Ultima epoca
web-seats = Giocatori
web-hand = I tuoi pezzi
web-actions = Che cosa fare
web-no-variants = Nessuna: il gioco base.

## Accanto alla plancia

web-chronicle = Cronaca
web-chronicle-empty = Non è ancora successo nulla.
web-score-closed = Il punteggio si vede alla fine della partita
web-scores = Punteggio
web-table-view = Tabella
web-ranking = Classifica
web-place = Posizione
web-player = Giocatore
web-record = Scarica il file di partita
web-replay = Replay
web-replay-at = Mossa { $ply } di { $last }
web-replay-back = Una mossa indietro
web-replay-next = Una mossa avanti
web-replay-now = Torna al presente
web-keys = Frecce: caselle · Invio: scegli · 1–4: castello · S: tessera iniziale · D: pesca · U: annulla · H: suggerimento · Esc: indietro

## La mossa, passo per passo

web-options = Mosse
web-other-moves = Altre mosse
web-no-moves = Ora non hai nulla da fare.
web-confirm = Conferma
web-confirm-move = { $move }?
web-see-rule = Leggi la regola
web-close = Chiudi
web-zoom = Dimensione della plancia
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-unknown-game = Questa pagina non conosce il gioco di questo tavolo: { $game }. Può essere utile ricaricarla.

## Conteggio e fine

web-worth = Valore
web-total = Totale
web-skip = Salta
web-show-scoring = Mostra il conteggio
web-winner = Vince
web-rematch = Rivincita
web-rematch-watch = Guarda la rivincita
web-rematch-asked = Ti aspetta una rivincita.
web-rematch-join = Partecipa alla rivincita
web-see-board = Guarda la plancia
web-replay-start = Replay dall’inizio
web-replay-share = Copia il link al replay

## Replay

web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-link = Copia link
web-replay-eyes = Con gli occhi di chi
web-eyes-own = Con i miei occhi
web-eyes-spectator = Con gli occhi di chi guarda

## Analisi

web-review = Analisi
web-review-of = Le decisioni di
web-review-working = L’analisi è in corso: { $done } %
web-review-waiting = È in corso l’analisi di un altro posto; questa viene subito dopo.
web-review-move = Mossa { $n }
web-review-about = Valutate da ciò che il posto sapeva al momento della scelta, come fa il bot più forte, solo più in breve. Ciò che può essere un caso non conta come errore.
web-review-empty = Non c’era nulla da decidere.
web-why = Perché?
web-why-own = «{ $bot }» spiega la propria mossa, da ciò che sapeva:
web-why-review = Così la vedono il livello più forte, «{ $bot }», e l’analisi, da ciò che il posto sapeva:
web-why-ask-own = Secondo il bot stesso
web-why-ask-review = Secondo l’analisi
web-why-working = La mossa viene valutata …
web-why-played = giocata
web-why-unseen = non esaminata

## Impostazioni

web-preferences = Impostazioni
web-preference-sounds = Suoni
web-preference-notify = Avvisami quando tocca a me e sono altrove
web-preference-confirm = Conferma ogni mossa
web-preference-keys = Tasti rapidi
web-preference-motion = Movimento
web-preference-zoom = Dimensione della plancia
web-motion-full = Completo
web-motion-less = Ridotto

## Problemi

web-lost = Connessione persa, riconnessione …
web-joining = Connessione in corso …
web-refused = Questo tavolo non si può aprire.
web-lost-page = Qui non c’è una pagina simile.
web-problem-offline = Il server non risponde. Riprova.
web-problem-too-large = Il file è troppo grande.
web-problem-unreadable-file = Impossibile leggere il file. Sceglilo di nuovo.
web-problem-empty-file = Il file è vuoto.
web-problem = Non ha funzionato ({ $code }).

## Informazioni

web-about-text =
    Crownlands è una casa libera per i giochi di maggioranze. Gioca con le regole esatte, custodisce ogni segreto del tavolo e non chiede alcun account: chi ha il link di un posto siede lì.

    I tuoi posti restano solo in questo browser. Un tavolo che nessuno tocca per due mesi viene dimenticato.
web-about-version = Versione { $version }. Il programma è software libero con licenza MIT.
web-about-games = I giochi
web-about-independent = Crownlands è un’opera indipendente. Non è realizzata, concessa in licenza o approvata dagli autori o dagli editori di questi giochi. I nomi dei giochi dicono solo quali regole si giocano; i marchi appartengono ai loro proprietari.
web-about-designers = Ideazione: { $names }
web-about-publishers = Editori: { $names }
web-about-buy = Alcuni di questi giochi sono ancora in viaggio verso Crownlands. Se uno ti piace, compra la sua scatola.
web-about-works = Le opere di altri
web-about-drawings = Programma, disegni, texture e testo delle regole sono nostri. Caratteri e librerie vengono da:
web-about-licences = Testi completi delle licenze

## Eight-Minute Empire

web-eme-open = Qui puoi agire.
web-eme-control = Controllo
web-eme-keys = Frecce: regioni · Invio: scegli · 1–6: prendi una carta · E: fine turno · U: annulla · H: suggerimento · Esc: indietro

## Royals

web-royals-open = Puoi conquistare questa posizione.
web-royals-keys = Frecce: posizioni · Invio: scegli · 3, 2: come pescare · P: mazzo · I: intrigo · 1–9: carte in ordine · J: jolly · E: fine turno · U: annulla · H: suggerimento · Esc: indietro

## El Grande

web-grande-open = Puoi scegliere questo luogo.
web-grande-pass = Lascia fare
web-grande-dont-ask = Non chiedere più
web-grande-not-action = in questa azione
web-grande-not-round = in questo round
web-grande-unless-me = salvo se mi riguarda
web-grande-unless-place = salvo per …
web-grande-wish = Veto: { $wish }
web-grande-ask-again = Chiedi di nuovo
web-grande-retreat-one = In segreto: da quale regione il tuo caballero torna nella provincia?
web-grande-keys = Frecce: regioni · Invio: scegli · 1–9, 0: carte potere · 1–5: carte azione, giocatori · P: piazza · S: azione speciale · C: esegui · D: imposta il disco · V: veto · A: lascia fare · R, O, M, N: non chiedere · E: basta, fine turno · U: annulla · H: suggerimento · Esc: indietro
