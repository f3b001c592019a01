## crownlands arena

cli-arena-short = Fa giocare i bot tra loro e dice chi è più forte.
cli-arena-help =
    Fa giocare i bot tra loro. Ogni smazzata si rigioca con ogni bot in ogni posto, così la fortuna si compensa; il resoconto dice quanto spesso vince ogni bot e con quanta certezza: come pagina con grafici, come tabelle qui e come CSV.

        crownlands arena --game kingdoms --bots search,greedy --games 200
        crownlands arena --game royals --bots search,greedy,greedy,greedy
        crownlands arena --game el_grande --seats 4 --bots search --field greedy

    Tanti bot quanti posti: si incontrano a un solo tavolo. Di più: si prova ogni scelta tra loro. Di meno: ciascuno siede da solo contro ciascuno degli altri in tutti gli altri posti, a meno che --field non dica chi li occupa.
    Ogni partita è salvata appena finita. Ctrl-C ferma; lo stesso comando con --resume continua.
cli-arena-game-help = Il gioco: kingdoms, eight_minute_empire, royals o el_grande.
cli-arena-bots-help = I bot, eventualmente con un limite: greedy, search:simulations=500, search:seconds=0.1. Lo stesso bot può essere nominato più volte.
cli-arena-seats-help = Quanti posti; tanti quanti sono i bot se non lo dici.
cli-arena-field-help = Il bot che occupa i posti rimasti.
cli-arena-games-help = Quante partite; 100 se non lo dici. L’ultima smazzata è sempre giocata da tutti fino in fondo, perciò possono essere alcune di più.
cli-arena-seed-help = Un testo qualsiasi; lo stesso testo dà le stesse partite, salvo quando un bot pensa a tempo.
cli-arena-out-help = La cartella per i risultati e il resoconto; una nuova tra i tuoi file se non lo dici.
cli-arena-resume-help = Continua con i risultati nella cartella indicata da --out. Tutto il resto deve essere com’era; solo --games può essere di più.
cli-arena-jobs-help = Quante partite si giocano insieme; tante quanti sono i core se non lo dici.
cli-arena-engine-help = local: su questa macchina. ray: sul cluster Ray indicato da RAY_ADDRESS, altrimenti su uno piccolo qui.
# The detail of a wrong command line: no full stop at the end.
cli-arena-resume-where = --resume vuole anche --out, la cartella con i risultati
cli-arena-field-full = I { $seats } posti sono occupati: per --field non ne resta nessuno
cli-arena-progress = In gioco
cli-arena-stopped = Partite giocate: { $done } su { $games }. Niente è perduto: lo stesso comando con --resume --out { $folder } continua.
cli-arena-written = Il resoconto: { $page }

cli-arena-title = Arena: { $game }
cli-arena-summary = Partite: { $games } · smazzate: { $deals } · scelte per partita: in media { $mean }, da { $least } a { $most }
cli-arena-lost =
    { $part ->
        [all] { $bot }: ha sempre fallito, e ha scelto greedy al suo posto: { $share } delle scelte. I dati sono quelli di greedy.
       *[some] { $bot }: dove ha fallito, ha scelto greedy al suo posto: { $share } delle scelte. I dati sono in parte quelli di greedy.
    }
cli-arena-again = Giocato con:
cli-arena-strength = Forza
cli-arena-duels = Uno contro uno
cli-arena-seats = Posti
cli-arena-thinking = Tempo per scelta
cli-arena-troubles = Scelte perse dai bot
cli-arena-margins = Vantaggio sul miglior avversario
cli-arena-lengths = Scelte per partita
cli-arena-notes = Come si legge
cli-arena-plot-wins = Vittorie con il loro intervallo del 95 %; la linea tratteggiata è la quota di bot alla pari
cli-arena-plot-ratings = Rating OpenSkill, μ ± 3 σ
cli-arena-plot-seats = Vittorie per posto e per ordine di scelta, tutti i bot insieme
cli-arena-plot-times = Mediana, e l’intervallo di nove scelte su dieci
cli-arena-seat = Posto { $seat }
cli-arena-turn = Ha scelto per { $place }º

cli-arena-head-bot = Bot
cli-arena-head-games = Partite
cli-arena-head-wins = Vinte
cli-arena-head-by-games = 95 %
cli-arena-head-by-deals = Per smazzate
cli-arena-head-rating = Rating
cli-arena-head-margin = Vantaggio
cli-arena-head-against = Contro
cli-arena-head-ahead = Davanti
cli-arena-head-where = Chi
cli-arena-head-choices = Scelte
cli-arena-head-median = Mediana
cli-arena-head-most = 95 % entro
cli-arena-head-simulations = Simulazioni/s
cli-arena-head-what = Che cosa
cli-arena-head-times = Volte
cli-arena-head-of-choices = Sul totale
cli-arena-head-first = La prima

cli-arena-trouble-raised = Errore
cli-arena-trouble-late = Troppo tardi
cli-arena-trouble-illegal = Non permesso
cli-arena-trouble-died = Processo terminato
cli-arena-trouble-absent = Non caricabile
cli-arena-trouble-gone = Non più interpellato
cli-arena-first =
    { $kind ->
        [late] dopo { $detail } s
        [gone] dopo { $detail } errori di fila
        [died] –
       *[other] { $detail }
    }

cli-arena-note-deals = La stessa smazzata è lo stesso caso: chi comincia, e l’ordine in cui tessere, carte e merci escono da sacchetti e mazzi, comunque scelgano i bot. A chi vanno dipende dalle scelte, e così anche ciò che esce da un mazzo in cui sono state rimesse delle carte.
cli-arena-note-games = Una vittoria condivisa conta in parti. «95 %» è l’intervallo di Wilson, che prende ogni partita per sé; un bot in più posti della stessa partita conta una volta per ciascuno.
cli-arena-note-by-deals = «Per smazzate» estrae più volte smazzate intere (bootstrap): le partite sulla stessa smazzata vanno insieme. Non ha ampiezza dove ogni smazzata è finita allo stesso modo; allora vale l’altro. Con una sola smazzata non c’è.
cli-arena-note-rating = Il rating è quello di OpenSkill (Plackett–Luce), di partita in partita: μ ± σ. Comincia da 25 ± 8,3.
cli-arena-note-margin = «Vantaggio» è il distacco medio dal miglior avversario alla fine, in punti o denaro.
cli-arena-note-time = Il tempo vale per le scelte con più di una mossa, sulla macchina che le ha giocate.
