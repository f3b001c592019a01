## Bots and their levels, from friendly to fierce

bot-friendly = Amichevole
    .help = circa una mossa su due è un capriccio, le altre sono avide
bot-steady = Prudente
    .help = gioca bene il proprio turno e non pensa a ciò che viene dopo
bot-cunning = Astuto
    .help = prova duecento modi di continuare prima di scegliere
bot-fierce = Spietato
    .help = guarda avanti per circa un secondo prima di scegliere

# For researchers, and for tables of earlier days.
bot-uniform = Casuale
    .help = sceglie a caso
bot-greedy = Avido
    .help = prende ciò che sembra meglio alla fine del suo turno
bot-search = Ricerca
    .help = prova mille modi di continuare, o quanti gliene si chiedono

## Where a bot fails

bot-trouble =
    { $kind ->
        [late] { $name }: il bot «{ $bot }» non ha risposto entro { $detail } secondi. Questa mossa l’ha fatta un altro bot.
        [illegal] { $name }: la risposta del bot «{ $bot }» non è una mossa permessa ({ $detail }). Questa mossa l’ha fatta un altro bot.
        [died] { $name }: il bot «{ $bot }» ha chiuso il proprio processo. Questa mossa l’ha fatta un altro bot.
        [gone] { $name }: il bot «{ $bot }» non viene più interpellato, perché ha fallito { $detail } volte di seguito. Questa mossa l’ha fatta un altro bot.
        [absent] { $name }: il bot «{ $bot }» non c’è più o non si può caricare. Questa mossa l’ha fatta un altro bot.
       *[raised] { $name }: il bot «{ $bot }» ha avuto un errore ({ $detail }). Questa mossa l’ha fatta un altro bot.
    }

## Why a move: the best few, as a bot weighs them

bot-why = Così valuta il bot «{ $bot }», da ciò che il posto può sapere:
bot-why-move = Mossa
bot-why-margin = Margine atteso
bot-why-wins = Probabilità di vittoria
bot-why-told = Margine { $margin }, probabilità di vittoria { $wins } %
bot-why-nothing = Qui non c’è nulla da valutare: una sola mossa è possibile.
bot-why-trouble =
    { $kind ->
        [late] Il bot «{ $bot }» non ha detto perché entro { $detail } secondi.
        [illegal] Ciò che il bot «{ $bot }» dice delle sue mosse non si può riportare ({ $detail }).
        [died] Il bot «{ $bot }» ha chiuso il proprio processo invece di dire perché.
        [mute] «{ $bot }» non dà ragioni proprie.
        [absent] Il bot «{ $bot }» non è qui o non si può caricare, perciò non dà ragioni.
       *[raised] Il bot «{ $bot }» non è riuscito a dire perché ({ $detail }).
    }

## L’analisi di una partita

bot-review-costly = Le decisioni costate di più
bot-review-none = Nessuna decisione è chiaramente costata qualcosa.
bot-review-cost = Probabilità di vittoria −{ $cost } %
bot-review-played = Giocata: { $move }
bot-review-better = Meglio: { $move }
