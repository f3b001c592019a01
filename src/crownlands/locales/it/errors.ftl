## Errors that a person reads: one clear line each. Ids are `error-` and the error's code.

error-illegal-move = In questo momento la mossa non è valida ({ $rule }).
error-unreadable-move =
    { $near ->
        [none] «{ $text }» non è una mossa. Aiuto: «?».
       *[other] «{ $text }» non è una mossa. Intendevi «{ $near }»?
    }
error-nothing-to-undo = Non puoi annullare nulla: non hai ancora mosso, qualcosa è stato rivelato, o nel frattempo ha agito qualcun altro.
error-unknown-name =
    { $kind ->
        [game] Non c’è nessun gioco «{ $name }». Disponibili: { $known }.
        [option] Non c’è nessuna opzione «{ $name }». Disponibili: { $known }.
        [value] «{ $name }» non è un valore di questa opzione. Disponibili: { $known }.
        [variant] Non c’è nessuna variante «{ $name }». Disponibili: { $known }.
        [bot] Non c’è nessun bot «{ $name }». Disponibili: { $known }.
        [engine] Non c’è nessun motore «{ $name }». Disponibili: { $known }.
        [language] Non c’è nessuna lingua «{ $name }». Disponibili: { $known }.
        [seat] «{ $name }» non può prendere posto. Disponibili: { $known }, oppure un nome con l’iniziale maiuscola.
        [place] «{ $name }» non è un posto di questa partita. Disponibili: { $known }.
        [shell] Non c’è un completamento per la shell «{ $name }». Disponibili: { $known }.
       *[command] Non c’è nessun comando «{ $name }». Disponibili: { $known }.
    }
error-bad-budget = «{ $setting }» non è un limite per il bot «{ $bot }». Si può dire simulations=500 (da 1 a { $simulations }) o seconds=0.1 (più di 0, al massimo { $seconds }).
error-bad-bot =
    { $problem ->
        [import] { $bot }: impossibile caricare il bot: { $detail }.
        [no-such-class] { $bot }: in questo file non c’è nessuna classe { $detail }.
        [several] { $bot }: in questo file ci sono più bot ({ $detail }). Indica quale, così: { $bot }:NOME.
        [signature] { $bot }: un bot sceglie con choose(self, vantage, budget), ma qui c’è { $detail }.
        [arguments] { $bot }: un bot si deve poter creare senza argomenti, ma qui c’è { $detail }.
        [made] { $bot }: il bot ha avuto un errore già alla creazione: { $detail }.
        [taken] { $bot }: «{ $detail }» è il nome di uno dei nostri bot. Dai al file un altro nome.
        [name] { $bot }: il bot di un pacchetto ({ $detail }) deve avere un nome tutto suo, con l’iniziale minuscola e senza spazi, virgole, due punti, barre o segni di uguale.
        [same] { $bot }: c’è già un bot con lo stesso nome in { $detail }. Dai a uno dei file un altro nome.
        [late] { $bot }: dopo { $detail } secondi il bot non era ancora pronto.
        [changed] { $bot }: il file è cambiato da quando l’arena è cominciata, e i risultati di due bot non vanno mescolati. Fallo giocare in una nuova arena.
        [died] { $bot }: il bot ha terminato il suo processo già alla creazione.
       *[no-class] { $bot }: qui non c’è nessun bot, cioè nessuna classe con un metodo choose(self, vantage, budget).
    }
error-wrong-seats = Questo gioco prevede da { $least } a { $most } posti, non { $seats }.
error-endless-game = Con questa scatola e l’opzione «{ $option }» una partita potrebbe non finire mai: le tessere nella scatola devono essere meno delle caselle della plancia.
error-no-opponents = «{ $bot }» non avrebbe avversari in { $seats } posti. Nomina un altro bot, o riempi i posti con --field.
error-missing-extra = Serve un extra che non è installato: pip install "crownlands[{ $extra }]"
error-no-cluster = Non c’è nessun cluster Ray a { $address } (RAY_ADDRESS): { $reason }.
error-lost-worker = Un processo è finito a metà della partita { $game }; se ha lasciato un messaggio, sta qui sopra.
error-newer-database = Questo database è stato usato da una versione più recente di Crownlands (schema { $revision }). Aggiorna Crownlands, o scegli un altro database.
error-unusable-database =
    { $reason ->
        [kind] Il database { $address } non è utilizzabile: Crownlands conserva i tavoli in SQLite o PostgreSQL.
        [no-file] Il database { $address } non è utilizzabile: non indica alcun file (così sì: sqlite:////cartella/tables.sqlite).
       *[other] Il database { $address } non è utilizzabile ({ $reason }).
    }
error-unreadable-file =
    { $reason ->
        [missing] { $path }: questo file non esiste.
        [folder] { $path }: è una cartella, non un file.
        [empty] { $path }: il file è vuoto.
        [huge] { $path }: il file è troppo grande per essere uno dei nostri.
        [binary] { $path }: non è un file di testo.
       *[forbidden] { $path }: impossibile leggere il file.
    }
error-unwritable-file =
    { $reason ->
        [exists] { $path }: esiste già un file con questo nome. Scegli un altro nome, o continua quella partita con --resume.
       *[forbidden] { $path }: impossibile scrivere il file.
    }
error-no-decisions = { $path }: in questa partita, a questo posto ({ $name }), non è stato ancora deciso nulla, quindi non c’è nulla da analizzare.
error-bad-record =
    { $problem ->
        [not-a-record] Riga { $line }: non è un file di partita di Crownlands, che inizia con «{ $detail }».
        [game] Riga { $line }: file di partita di un gioco sconosciuto, «{ $detail }».
        [edition] Riga { $line }: file di partita per l’edizione { $detail } delle regole, che questa versione non gioca.
        [box] Riga { $line }: la scatola nel file di partita non è valida in questo punto: «{ $detail }».
        [fingerprint] Riga { $line }: l’impronta della scatola non è { $detail }.
        [option] Riga { $line }: non è un’opzione di questo gioco: «{ $detail }».
        [bot] Riga { $line }: il bot «{ $detail }» qui non c’è. Se ne hai il file, indicalo: --bot FILE.
        [seat] Riga { $line }: non sono i posti di questo gioco: «{ $detail }».
        [setup] Riga { $line }: con questi posti e queste opzioni non si può giocare una partita. { $detail }
        [move] Riga { $line }: qui «{ $detail }» non è una mossa valida.
        [result] Riga { $line }: le mosse portano a un altro risultato: «{ $detail }».
        [checksum] Riga { $line }: la somma di controllo non corrisponde: una riga precedente è stata modificata o persa.
        [ends-early] Riga { $line }: il file finisce troppo presto; manca la sua riga «{ $detail }».
        [rubbish] Riga { $line }: qui non può seguire altro: «{ $detail }».
       *[expected] Riga { $line }: qui ci vuole «{ $detail }».
    }
error-bad-box =
    { $problem ->
        [syntax] Riga { $line }: TOML non valido: { $detail }.
        [missing] Riga { $line }: manca «{ $key }».
        [not-a-number] Riga { $line }: «{ $key }» deve essere un numero intero, non { $detail }.
        [not-a-word] Riga { $line }: «{ $key }» deve essere una parola tra virgolette, non { $detail }.
        [not-a-list] Riga { $line }: «{ $key }» deve essere una lista, non { $detail }.
        [not-a-table] Riga { $line }: «{ $key }» deve essere una tabella TOML, non { $detail }.
        [not-a-letter] Riga { $line }: «{ $key }» deve essere una sola lettera maiuscola dalla A alla Z, non { $detail }.
        [out-of-range] Riga { $line }: «{ $key }» è fuori dai limiti ({ $detail }).
        [wrong-length] Riga { $line }: «{ $key }» ha un numero sbagliato di elementi ({ $detail }).
        [unknown-key] Riga { $line }: qui «{ $key }» non significa nulla. Disponibili: { $detail }.
        [unknown-kind] Riga { $line }: «{ $key }»: tipo sconosciuto ({ $detail }).
        [twice] Riga { $line }: «{ $key }»: usato due volte: { $detail }.
        [too-many-squares] Riga { $line }: la plancia è troppo grande ({ $detail } caselle).
        [no-castles] Riga { $line }: con «{ $key }» un posto non avrebbe castelli.
        [not-a-name] Riga { $line }: «{ $key }» deve essere un nome in lettere minuscole, dalla a alla z, e _, non { $detail }.
        [not-a-region] Riga { $line }: in «{ $key }» una regione deve essere una lettera maiuscola, seguita al massimo da sette lettere maiuscole o cifre, non { $detail }.
        [not-rising] Riga { $line }: in «{ $key }» i numeri devono crescere di livello in livello ({ $detail }).
        [first-not-free] Riga { $line }: il primo costo in «{ $key }» deve essere 0, non { $detail }.
        [unknown-good] Riga { $line }: «{ $key }»: merce sconosciuta ({ $detail }).
        [unknown-action] Riga { $line }: «{ $key }»: azione sconosciuta ({ $detail }).
        [unclear-action] Riga { $line }: «{ $key }» non deve lasciare dubbi: numeri da 1, due azioni di tipo diverso, land e sea non insieme ({ $detail }).
        [unknown-region] Riga { $line }: «{ $key }» non indica regioni di questo lato del tabellone: { $detail }.
        [out-of-reach] Riga { $line }: nessun confine né rotta marittima di «{ $key }» porta a { $detail }.
        [too-few-coins] Riga { $line }: «{ $key }» distribuisce più monete di quante ce ne sono ({ $detail }).
        [too-few-cards] Riga { $line }: «{ $key }»: non ci sono abbastanza carte per una partita ({ $detail }).
        [too-few-tokens] Riga { $line }: «{ $key }» segna più regioni di quante sono le tessere merce ({ $detail }).
        [not-falling] Riga { $line }: in «{ $key }» i punti non devono crescere; i più alti vengono prima ({ $detail }).
        [not-half] Riga { $line }: in «{ $key }» il secondo numero deve essere la metà del primo ({ $detail }).
        [unknown-country] Riga { $line }: «{ $key }»: nazione sconosciuta ({ $detail }).
        [unknown-title] Riga { $line }: «{ $key }»: titolo sconosciuto ({ $detail }).
        [no-cities] Riga { $line }: «{ $key }»: questa nazione non ha città: { $detail }.
        [not-scored] Riga { $line }: «{ $key }» deve contenere tutti i round dopo i quali si conteggia e finire con uno di essi ({ $detail }).
        [not-a-border] Riga { $line }: «{ $key }» deve indicare due regioni diverse, per esempio galicia-aragon, non { $detail }.
        [unknown-effect] Riga { $line }: «{ $key }»: questa carta non può avere un tale effetto ({ $detail }).
        [no-borders] Riga { $line }: «{ $key }»: questa regione non confina con nessun’altra: { $detail }.
        [one-king-card] Riga { $line }: «{ $key }»: nel mazzo 5 ci dev’essere esattamente un tipo di carta, non { $detail }.
        [too-many-cards] Riga { $line }: «{ $key }»: ci sono troppe carte con questo effetto ({ $detail }).
        [no-position] Riga { $line }: «{ $key }»: nessuna città ha questo titolo: { $detail }.
       *[wrong-tile-count] Riga { $line }: numero di tessere sbagliato ({ $detail }).
    }
error-bad-board =
    { $problem ->
        [token] Riga { $line }, carattere { $column }: in questa scatola non c’è «{ $detail }».
        [columns] Riga { $line }, carattere { $column }: numero di caselle sbagliato in questa riga ({ $detail }).
        [place] Riga { $line }, carattere { $column }: «{ $detail }» non è una regione di questo lato, né un posto o un’impostazione.
        [thing] Riga { $line }, carattere { $column }: «{ $detail }» non è una carta di questa scatola, né monete o punti precedenti.
        [unclear] Riga { $line }, carattere { $column }: «{ $detail }» – quale di questi?
        [setting] Riga { $line }, carattere { $column }: qui ci vuole «{ $detail }».
        [line] Riga { $line }, carattere { $column }: «{ $detail }» non è una città, né un titolo, un posto o un’impostazione.
        [position] Riga { $line }, carattere { $column }: «{ $detail }» non è una posizione di questa città.
        [marker] Riga { $line }, carattere { $column }: «{ $detail }» non è un segnalino di questa scatola.
        [no-owner] Riga { $line }, carattere { $column }: di chi è «{ $detail }»?
        [being-scored] Riga { $line }, carattere { $column }: i segnalini del { $detail } si assegnano ora, nessuno ne ha ancora.
        [only-one] Riga { $line }, carattere { $column }: «{ $detail }»: nessuno può averne due.
        [cubes] Riga { $line }, carattere { $column }: su questo segnalino ci sono meno cubetti che posizioni occupate ({ $detail }).
        [spot] Riga { $line }, carattere { $column }: qui «{ $detail }» non è una regione o un altro luogo, né un posto o un’impostazione.
        [scoring] Riga { $line }, carattere { $column }: «{ $detail }» non dice che cosa si conteggia.
        [taboo] Riga { $line }, carattere { $column }: lì c’è il re e nessuno può entrare («{ $detail }»).
        [players] Riga { $line }, carattere { $column }: più colori che giocatori ({ $detail }).
        [twice] Riga { $line }, carattere { $column }: «{ $detail }» è già stato detto.
        [too-many] Riga { $line }, carattere { $column }: più di quanto c’è nella scatola ({ $detail }).
       *[rows] Riga { $line }, carattere { $column }: numero di righe sbagliato ({ $detail }).
    }
error-bad-results =
    { $problem ->
        [exists] qui ci sono già dei risultati. Scegli un’altra cartella, o continua con questi usando --resume.
        [not-results] Riga { $line }: questi non sono risultati di un’arena.
        [format] Riga { $line }: risultati di formato { $detail }, che questa versione non legge.
        [row] Riga { $line }: questo non è il risultato di una partita.
        [fewer] qui ci sono già partite fino al numero { $detail }. Chiedine almeno altrettante.
       *[other] questi sono risultati di altre impostazioni: «{ $detail }» è diverso.
    }
