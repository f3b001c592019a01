## crownlands play

cli-play-short = Gioca al terminale, contro i bot o con chi ti siede accanto.
cli-play-help =
    Gioca qui una partita. Vedi la plancia e digiti mosse come «castle 3 b4», «move START M2» o «claim paris king»; Tab le completa, «?» spiega tutto.

        crownlands play kingdoms
        crownlands play kingdoms --seats me,bot,bot
        crownlands play kingdoms --seats Anna,Ben,cunning --variant no_luck
        crownlands play kingdoms --seats me,./mybot.py
        crownlands play kingdoms --option debt=clamped --seed rainy-day
        crownlands play --resume my-match.txt

    Posti, in senso orario: «me» sei tu · un nome con l’iniziale maiuscola, per esempio Anna, è una persona che si alterna con te a questo terminale, e i segreti di ciascuno restano nascosti all’altro · «bot» è un bot del livello consueto, steady.

    Livelli, anche con i nomi mostrati ({ bot-friendly }, { bot-steady }, { bot-cunning }, { bot-fierce }): friendly – { bot-friendly.help } · steady – { bot-steady.help } · cunning – { bot-cunning.help } · fierce – { bot-fierce.help }. Per chi fa ricerca: uniform, greedy, search, search:simulations=500, search:seconds=0.1. Un bot tuo: ./mybot.py, o ./mybot.py:NOME se nel file ce n’è più d’uno.

    La partita viene salvata dopo ogni mossa. Esci con «quit», Ctrl-D o Ctrl-C e continua più tardi con --resume.
    Codici di uscita: 0 partita finita o lasciata · 2 riga di comando errata · 3 un file che non si può usare · 130 interruzione con Ctrl-C
cli-play-seats-help = Chi gioca, in senso orario: me, un Nome, bot, friendly, steady, cunning, fierce, o un file ./mybot.py. Altrimenti me,bot.
cli-play-seed-help = Un testo qualsiasi; lo stesso testo dà gli stessi esiti del caso e gli stessi bot.
cli-play-save-help = Dove salvare la partita. Altrimenti in un nuovo file nella tua cartella dei dati (XDG_DATA_HOME o ~/.local/share).
cli-play-resume-help = Continua una partita salvata. Posti, varianti, opzioni e scatola sono quelli del file.
cli-play-me = Tu

# The detail of a wrong command line: no full stop at the end.
cli-play-resume-alone = --resume prende posti, varianti, opzioni e scatola dal file, quindi non indicarli
cli-play-other-game = questa è una partita di { $game }

cli-play-hand-over = Passa il dispositivo: { $name }
cli-play-press-enter = Premi Invio quando vuoi cominciare (o digita undo per annullare l’ultima mossa)
cli-play-turn = Di turno: { $name }
cli-play-forced = { $name }: una sola mossa possibile – { $move }
cli-play-thinking = { $name } sta pensando …
cli-play-hint = Suggerimento: { $move }
cli-play-saved = File salvato: { $file }
cli-play-save-elsewhere = La partita continua, ma non è salvata. Digita «save FILE» per salvarla altrove.
cli-play-left = La partita è salvata: { $file }
cli-play-resume = Per continuare: { $command }
cli-play-over = La partita è finita. File di partita: { $file }
cli-play-finished = Questa partita è già finita. Ecco com’è andata a finire.

# The words to type are the same in all languages.
cli-play-word-moves = elenca tutte le mosse valide
cli-play-word-board = disegna di nuovo la plancia
cli-play-word-hint = che cosa farebbe al tuo posto il bot più forte
cli-play-word-why = le tre mosse migliori per te, con il margine e la probabilità di vittoria che promettono
cli-play-word-undo = annulla la tua ultima mossa, finché nulla è stato rivelato
cli-play-word-log = la cronaca della partita, per quanto ne sai tu
cli-play-word-rules = le regole del gioco
cli-play-word-save = salva ora; «save FILE» salva lì d’ora in poi
cli-play-word-help = questa pagina; anche «?». Puoi abbreviare le parole di una mossa alle prime lettere, o scrivere solo il luogo se c’è una sola mossa adatta
cli-play-word-quit = smetti; la partita viene salvata

## crownlands replay

cli-replay-short = Rivedi passo per passo una partita salvata.
cli-replay-help =
    Mostra una partita salvata mossa per mossa. Al terminale la scorri con i tasti; verso un file o una pipe viene stampata l’intera cronaca, con la plancia alla fine di ogni round.

        crownlands replay my-match.txt
        crownlands replay my-match.txt --ply 40
        crownlands replay my-match.txt --ply 40 --why
        crownlands replay my-match.txt --board | less
        crownlands replay my-match.txt --seat R --json

    Tasti: → o Invio avanti · ← indietro · r fine del round · a avanza da solo, un tasto qualsiasi lo ferma · w perché questa mossa · un numero e Invio per saltare lì · Home, End · q esci

    Una partita finita è tutta scoperta. Di una non finita vedi ciò che vede uno spettatore, a meno che --seat non dica altro.
    Codici di uscita: 0 fatto · 2 riga di comando errata · 3 un file che non si può usare
cli-replay-seat-help = Vedi la partita come l’ha vista il posto con quella lettera, oppure «all» per scoprire tutto.
cli-replay-ply-help = Inizia da quella mossa, contando anche le mosse del caso.
cli-replay-board-help = Stampa solo la plancia, dopo la mossa --ply o dopo l’ultima.
cli-replay-why-help = Spiega la mossa --ply, o l’ultima: le mosse migliori per quanto il suo posto sapeva allora.
cli-replay-judge-help = Di chi è il giudizio mostrato da --why: un livello, un altro bot o un file (./mybot.py), anche con un limite; «fierce» giudica come l’analisi. Altrimenti del bot che ha mosso, o di fierce se ha mosso una persona.
cli-replay-judge-alone = --judge dice di chi è il giudizio mostrato da --why: ci vuole anche --why
cli-replay-why-chance = Questa mossa l’ha fatta il caso: non c’è nulla da spiegare.
cli-replay-why-secret = Una mossa si spiega al posto che l’ha fatta: indicalo con --seat, oppure ometti --seat quando la partita è finita.
# The detail of a wrong command line: no full stop at the end.
cli-replay-one-way = --board, --why e --json sono tre modi di mostrare una partita: scegline uno
cli-replay-no-ply = non c’è nessuna mossa { $ply }; il file di partita va da 0 a { $last }
cli-replay-ply = Mossa { $ply } di { $last }
cli-replay-chance = Caso
cli-replay-hidden = mossa nascosta
cli-replay-unfinished = La partita non è finita.
cli-replay-keys = → avanti · ← indietro · r round · a automatico · w perché · numero · q esci {">"}{" "}

## crownlands review

cli-review-short = Mostra che cosa è costato la partita, da ciò che si sapeva.
cli-review-help =
    Analizza una partita salvata per un posto: disegna come sono andati la probabilità di vittoria e il margine atteso e indica le tre decisioni costate di più, con ciò che sarebbe stato meglio.

        crownlands review my-match.txt
        crownlands review my-match.txt --seat R
        crownlands review my-match.txt --seat Anna --simulations 5000

    Ogni decisione è valutata da ciò che il posto sapeva allora, mai da ciò che si è visto dopo. Delle scelte di uno stesso turno si indica solo la più costosa, e conta come errore solo ciò che la ricerca sa distinguere dal caso: più simulazioni mostrano di più.
    Codici di uscita: 0 fatto · 2 riga di comando errata · 3 file inutilizzabile · 130 interrotto con Ctrl-C
cli-review-seat-help = Di chi sono le decisioni: lettera, numero o nome di un posto. Altrimenti la prima persona, o il primo posto. Finché la partita dura va indicato.
cli-review-simulations-help = Quanti seguiti provare per ogni decisione. Altrimenti quanti ne entrano in circa un ottavo di secondo.
# The detail of a wrong command line: no full stop at the end.
cli-review-open = la partita non è finita, e l’analisi rivela che cosa un posto sapeva e ha scelto: indica il tuo con --seat
cli-review-progress = Analisi
cli-review-title = Analisi: { $name }
cli-review-weighed =
    { $n ->
        [one] Una decisione, valutata come fa «{ $bot }», da ciò che il posto sapeva allora
       *[other] { $n } decisioni, valutate come fa «{ $bot }», da ciò che il posto sapeva allora
    }
cli-review-ply = --ply { $ply }
cli-review-replay = Per vederla: { $command }

## Boards

cli-board-line = Linea
cli-board-final-epoch = ultima epoca
cli-board-place = Posizione
cli-board-seat = Posto
cli-board-score = Punteggio
cli-board-shared = Vittoria condivisa: { $names }
cli-board-region = Regione
cli-board-continent = Continente
cli-board-pieces = Pezzi
cli-board-land = Via terra verso
cli-board-sea = Via mare verso
cli-board-controls = controllo
cli-board-city = città
cli-board-left = Ancora possibile: { $left }
