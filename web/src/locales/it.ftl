## Parole del client nel browser

web-title = Crownlands
web-tagline = Giochi di maggioranze con regole esatte
web-language = Lingua
web-home = Inizio
web-rules = Regole
web-about = Informazioni
web-back = Indietro

## Inizio

web-play-now = Gioca subito contro i bot
web-new-table = Nuovo tavolo
web-your-name = Il tuo nome
web-you = Tu
web-seat = Posto { $n }
web-seat-me = Io
web-seat-open = Posto libero (link d’invito)
web-seat-bot = Bot: { $name }
web-bot-greedy = guarda avanti di una mossa
web-bot-uniform = muove a caso
web-number-of-seats = Numero di posti
web-variants = Varianti
web-rulings = Dove il regolamento tace
web-open-table = Apri il tavolo
web-my-tables = I miei tavoli
web-no-tables = Non hai ancora tavoli.
web-state-waiting = In attesa di giocatori
web-state-mine = Tocca a te
web-state-theirs = In attesa degli altri
web-state-finished = Partita finita
web-forget = Dimentica i tavoli finiti

## Sedersi

web-sit-title = Hai un invito a un tavolo
web-join = Entra
web-watch = Guarda
web-watch-link = Link per chi guarda
web-invite = Link d’invito
web-invite-help = Ogni posto libero ha il suo link.
web-copy = Copia
web-copied = Link copiato

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
web-draw = Pesca una tessera ({ $n })
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

## Accanto alla plancia

web-chronicle = Cronaca
web-chronicle-empty = Non è ancora successo nulla.
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

## Problemi

web-lost = Connessione persa, riconnessione …
web-joining = Connessione in corso …
web-refused = Questo tavolo non si può aprire.
web-problem-offline = Il server non risponde. Riprova.
web-problem = Non ha funzionato ({ $code }).

## Informazioni

web-about-text =
    Crownlands è una casa libera per i giochi di maggioranze. Gioca con le regole esatte, custodisce ogni segreto del tavolo e non chiede alcun account: chi ha il link di un posto siede lì.

    I tuoi posti restano solo in questo browser.
web-about-game = Kingdoms è un gioco di Reiner Knizia. Questo è un progetto indipendente; testo delle regole, disegni e programma sono nostri.
web-about-fonts = Caratteri: Alegreya SC e Alegreya Sans di Juan Pablo del Peral, Almendra di Ana Sanfelippo, tutti con licenza SIL Open Font License 1.1.
web-about-licences = Licenze dei programmi e dei caratteri usati
