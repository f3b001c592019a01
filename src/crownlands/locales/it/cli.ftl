## The command line

cli-help =
    Crownlands: giochi da tavolo di maggioranze territoriali con regole esatte, nel tuo terminale.

    Inizia con «crownlands play kingdoms», «crownlands play eight_minute_empire», «crownlands play royals» o «crownlands play el_grande». A un tavolo vero, «crownlands score kingdoms -» conteggia la plancia per te.
cli-epilog =
    Ogni comando si spiega da sé: crownlands COMANDO --help
    Codici di uscita: 0 fatto · 1 non si può scrivere l’output · 2 riga di comando errata · 3 un file che non si può usare · 130 interrotto
cli-version-help = Mostra la versione e se le regole girano compilate (compiled) o no (plain).
cli-lang-help = Lingua: en, hu, it o de. Altrimenti quella del tuo ambiente (LC_ALL, LC_MESSAGES, LANG).
cli-help-help = Mostra questa pagina.
cli-usage-word = Uso:
cli-commands-word = Comandi
cli-options-word = Opzioni
cli-interrupted = Interrotto.
cli-output-failed = Impossibile scrivere l’output: il disco è pieno?
cli-no-such-option =
    { $near ->
        [none] Non c’è nessuna opzione { $option }.
       *[other] Non c’è nessuna opzione { $option }. Intendevi { $near }?
    }
cli-missing = Manca: { $name }. Prova --help.
cli-bad-value =
    { $range ->
        [none] { $name }: questo valore non è possibile: «{ $value }».
       *[other] { $name }: questo valore non è possibile: «{ $value }» ({ $range }).
    }
cli-needs-value = { $option } richiede un valore.
# The detail of a wrong command line: no full stop at the end.
cli-no-name = in { $option } manca un nome: «{ $text }»
cli-usage = Così non va: { $detail }. Prova --help.
cli-too-many = C’è una parola di troppo: «{ $extra }». Prova --help.
cli-options-metavar = OPZIONI
cli-command-metavar = COMANDO

## Options that several commands share

cli-variant-help = Gioca con una variante; si può ripetere. Kingdoms: last_castle, no_luck, as_you_go. Otto minuti per un impero: three_games, goods_tokens, dice.
cli-option-help = Scegli un’interpretazione delle regole, per esempio debt=clamped o youngest=3-1-2; si può ripetere. L’elenco: «crownlands rules GAME».
cli-box-option-help = Usa una scatola modificata; «crownlands box GAME» ne stampa una da cui partire.
cli-bot-help = Un bot tuo in un file Python, anche FILE:NOME; si può ripetere. Si chiama come il file, senza .py.
cli-json-help = Stampa JSON per altri programmi.
cli-seed-help = Un testo qualsiasi; lo stesso testo dà le stesse partite.

## crownlands score

cli-score-short = Conteggia la plancia di un tavolo vero.
cli-score-help =
    Il foglio segnapunti per chi gioca a un tavolo vero. Scrivi in un file quello che c’è sul tavolo, oppure passalo con una pipe e usa «-». I commenti iniziano con #; spazi, righe vuote e maiuscole non contano. Ciò che non è finito si conteggia così com’è.

    Prova: crownlands score kingdoms board.txt
cli-score-kingdoms =
        +3 R1 Y4 B1 -6 Y1     # i commenti sono ammessi
        B2 GM +4 +1 MT WZ
        +2 +4 R2 -5 -2 B1
        Y2 DR +3 MT B1 +5
        -1 -3 B1 Y3 +6 +2

    Simboli: .. casella vuota · +3 e -6 tessere secondo il valore · MT montagna · DR drago · GM miniera d’oro · WZ mago · castelli per colore (Y giallo, R rosso, B blu, G verde) e livello.
cli-score-eight_minute_empire =
        side A                                 # A, se non lo scrivi
        START  R2 B2 N1                        # una regione e le sue armate
        M4     R3c B1                          # c: e una città
        W1     R2 carrot                       # con una tessera merce
        R      carrot 5 2carrot joker coins 3  # un posto: carte e monete
        B      wood 4 ore 2 coins 1

    Le righe in qualsiasi ordine. Le regioni si chiamano come sulla mappa: START, M4, W1 … Armate per colore (R rosso, B blu, Y giallo, W bianco, K nero, N neutrale) e numero; Rc una città, R3c tre armate e una città, Rc2 due città.
    Un posto ha le carte (crystal cristallo, ore minerale, wood legno, anvil incudine, carrot carota, joker) con il loro numero, 2carrot per una carta da due unità, coins le monete, «earlier 14» i punti delle partite precedenti. Bastano le prime lettere: cr 2.
    «side B» è l’altro lato del tabellone, «continents regions» l’altra interpretazione dei continenti.
cli-score-royals =
        period 1714                            # che cosa si valuta; o 1714
        paris    king K                        # città: di chi sono i titoli
        cologne  cardinal K baron W exiled G2  # e i cubetti del suo spazio
        king     K2 W1                         # cubetti su una tessera Titolo
        K        paris france 12 noble 16      # posto: i segnalini vinti
        W        cologne 1648 spain 3

    Le righe in qualsiasi ordine. Città, nazioni e titoli si scrivono come nelle mosse: vienna, german_states, duke. Colori: K nero, W bianco, G grigio, P viola, O arancione. Bastano le prime lettere: col card K.
    Segnalini: paris per il bonus città, «france 12» per un bonus nazione con i suoi punti, «noble 16» per la casata nobiliare, «1648 spain 3» per un periodo.
    «period 1648» e «period 1680» valutano un periodo; «period 1714» anche i titoli e la fine; «period titles» solo i titoli e la fine. «starter W» nomina il primo giocatore, «final_tie title_marker» l’altra lettura dello spareggio per la vittoria.
cli-score-el_grande =
        players   4                     # altrimenti quanti sono scritti
        galicia   R3 B1 Y1              # regione: caballeros per colore
        castillo  R2 Y1
        king      galicia               # dove sta il re
        board 1   aragon                # segnapunti mobile: 1 o 2
        R         galicia disc sevilla  # posto: il suo Grande e il suo disco segreto
        R         points 23             # e i suoi punti finora
        score     general               # che cosa si conteggia

    Le righe in qualsiasi ordine. Le regioni si scrivono come nelle mosse: pais_vasco, castilla_la_nueva; bastano le prime lettere: gal, king val. «board 1» è 8/4/0, «board 2» 4/0/0. Colori: R rosso, B blu, Y giallo, W bianco, K nero.
    «score general» (anche se non lo scrivi) conteggia il Castillo, lo svuota secondo i dischi e conteggia ogni regione. Altrimenti «score galicia castillo» conteggia questi luoghi, «score 5» o «score 6 7» le regioni con quel primo valore, «score first» tutti i primi posti, «score most» e «score least» le regioni più e meno affollate, «score secret» quelle indicate da un solo disco.
    «three_way_tie none» è l’altra lettura della parità fra tutti e tre.

## crownlands simulate

cli-simulate-short = Gioca molte partite casuali e mostra com’è andata.
cli-simulate-help =
    Gioca partite casuali alla massima velocità e ne stampa la durata, la quota di vittorie di ogni posto e la distribuzione dei punteggi.

    Prova: crownlands simulate kingdoms --games 10000 --seats 3
cli-simulate-games-help = Quante partite; 1000 se non lo dici.
cli-simulate-seats-help = Quanti posti; 2 se non lo dici.
cli-simulate-progress = In gioco
cli-simulate-length = Partite: { $games } · scelte per partita: in media { $mean }, da { $least } a { $most }
cli-simulate-seat = Posto
cli-simulate-wins = Vinte
cli-simulate-mean = Media
cli-simulate-deviation = ±
cli-simulate-least = Min.
cli-simulate-lower = Quarto basso
cli-simulate-median = Mediana
cli-simulate-upper = Quarto alto
cli-simulate-most = Max.
cli-simulate-picture = Quante volte è uscito ogni punteggio

## crownlands rules

cli-rules-short = Mostra le regole di un gioco.
cli-rules-help = Mostra il nostro breve testo delle regole di un gioco, con le varianti, i chiarimenti e la notazione delle mosse.
cli-rules-options = Opzioni del tavolo

## crownlands box

cli-box-short = Stampa il contenuto della scatola, per modificarlo; oppure controlla una scatola modificata.
cli-box-help =
    Stampa la scatola di un gioco come testo modificabile: plancia o mappa, carte, tessere, pezzi, monete.

    Prova: crownlands box kingdoms > my-box.toml
    poi: crownlands box check my-box.toml
    e infine: crownlands play kingdoms --box my-box.toml
cli-box-check-help = Controlla una scatola modificata e indica la riga sbagliata.
cli-box-good = { $file }: scatola valida (impronta { $fingerprint }).
cli-box-standard = { $file }: scatola valida, uguale a quella standard (impronta { $fingerprint }).

## crownlands completion

cli-completion-short = Stampa lo script di completamento per la tua shell.
cli-completion-help =
    Stampa lo script con cui la tua shell completa comandi, giochi e opzioni.

    bash: eval "$(crownlands completion bash)"
    zsh: eval "$(crownlands completion zsh)"
    fish: crownlands completion fish | source

## crownlands serve

cli-serve-short = Apri i tavoli nel browser.
cli-serve-help =
    Avvia il server e apre il gioco nel tuo browser. I tavoli restano in un file tuo; con CROWNLANDS_DATABASE stanno in PostgreSQL.

        crownlands serve
        crownlands serve --port 9000 --no-browser
        crownlands serve --host 0.0.0.0
        crownlands serve --bot ./mybot.py

    Ctrl-C lo ferma. Ogni mossa è salvata prima che qualcuno la veda.
cli-serve-host-help = Dove ascolta il server; 127.0.0.1, solo questa macchina, se non lo dici.
cli-serve-port-help = La porta; 8420 se non lo dici, 0 per una qualsiasi libera.
cli-serve-no-browser-help = Non aprire il browser.
cli-serve-ready = Crownlands è pronto: { $address } (Ctrl-C lo ferma)
cli-serve-left-out = Non disponibile – { $reason }
cli-serve-alone = Si apre solo da questo computer. Per gli amici nella tua rete: crownlands serve --host 0.0.0.0
# The detail of a wrong command line: no full stop at the end.
cli-serve-no-port = impossibile ascoltare su { $host }, porta { $port } ({ $reason })
