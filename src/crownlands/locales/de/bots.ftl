## Bots and their levels, from friendly to fierce

bot-friendly = Freundlich
    .help = etwa jeder zweite Spielzug ist eine Laune, die anderen sind gierig
bot-steady = Besonnen
    .help = spielt den eigenen Zug gut aus und denkt nicht an das, was danach kommt
bot-cunning = Gewitzt
    .help = probiert zweihundert Fortsetzungen aus, bevor er wählt
bot-fierce = Gnadenlos
    .help = sucht etwa eine Sekunde lang voraus, bevor er wählt

# For researchers, and for tables of earlier days.
bot-uniform = Zufall
    .help = wählt zufällig
bot-greedy = Gierig
    .help = nimmt, was am Ende des eigenen Zuges am besten aussieht
bot-search = Suche
    .help = probiert tausend Fortsetzungen aus, oder so viele, wie man verlangt

## Where a bot fails

bot-trouble =
    { $kind ->
        [late] { $name }: Der Bot „{ $bot }“ hat nach { $detail } Sekunden noch nicht geantwortet. Diesen Spielzug hat ein anderer Bot gemacht.
        [illegal] { $name }: Der Bot „{ $bot }“ hat mit etwas geantwortet, das kein gültiger Spielzug ist ({ $detail }). Diesen Spielzug hat ein anderer Bot gemacht.
        [died] { $name }: Der Bot „{ $bot }“ hat seinen Prozess beendet. Diesen Spielzug hat ein anderer Bot gemacht.
        [gone] { $name }: Der Bot „{ $bot }“ wird nicht mehr gefragt, da er { $detail }-mal nacheinander gescheitert ist. Diesen Spielzug hat ein anderer Bot gemacht.
        [absent] { $name }: Den Bot „{ $bot }“ gibt es hier nicht mehr, oder er lässt sich nicht laden. Diesen Spielzug hat ein anderer Bot gemacht.
       *[raised] { $name }: Der Bot „{ $bot }“ ist gescheitert ({ $detail }). Diesen Spielzug hat ein anderer Bot gemacht.
    }

## Why a move: the best few, as a bot weighs them

bot-why = So wägt der Bot „{ $bot }“ ab, aus dem, was der Platz weiß:
bot-why-move = Spielzug
bot-why-margin = Erwarteter Vorsprung
bot-why-wins = Siegchance
bot-why-told = Vorsprung { $margin }, Siegchance { $wins } %
bot-why-nothing = Hier gibt es nichts abzuwägen: Nur ein Spielzug ist möglich.
bot-why-trouble =
    { $kind ->
        [late] Der Bot „{ $bot }“ hat nach { $detail } Sekunden noch nicht gesagt, warum.
        [illegal] Was der Bot „{ $bot }“ von seinen Spielzügen sagt, lässt sich nicht wiedergeben ({ $detail }).
        [died] Der Bot „{ $bot }“ hat seinen Prozess beendet, statt zu sagen, warum.
        [mute] „{ $bot }“ nennt keine eigenen Gründe.
        [absent] Den Bot „{ $bot }“ gibt es hier nicht, oder er lässt sich nicht laden; daher nennt er keine Gründe.
       *[raised] Der Bot „{ $bot }“ ist daran gescheitert, zu sagen, warum ({ $detail }).
    }

## Die Analyse einer Partie

bot-review-costly = Die teuersten Entscheidungen
bot-review-none = Keine Entscheidung hat deutlich etwas gekostet.
bot-review-cost = Siegchance −{ $cost } %
bot-review-played = Gespielt: { $move }
bot-review-better = Besser: { $move }
