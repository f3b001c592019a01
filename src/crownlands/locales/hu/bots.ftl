## Bots and their levels, from friendly to fierce

bot-friendly = Barátságos
    .help = nagyjából minden második lépése szeszély, a többi mohó
bot-steady = Megfontolt
    .help = a saját körét jól játssza meg, arra nem gondol, ami utána jön
bot-cunning = Ravasz
    .help = kétszáz folytatást próbál végig, mielőtt választ
bot-fierce = Kíméletlen
    .help = választás előtt nagyjából egy másodpercig kutat előre

# For researchers, and for tables of earlier days.
bot-uniform = Véletlen
    .help = találomra választ
bot-greedy = Mohó
    .help = azt választja, ami a köre végén a legjobbnak látszik
bot-search = Kereső
    .help = ezer folytatást próbál végig, vagy annyit, amennyit mondanak neki

## Where a bot fails

bot-trouble =
    { $kind ->
        [late] { $name }: a bot („{ $bot }”) { $detail } másodpercen belül nem válaszolt. Ezt a lépést egy másik bot tette meg.
        [illegal] { $name }: a bot („{ $bot }”) válasza nem szabályos lépés ({ $detail }). Ezt a lépést egy másik bot tette meg.
        [died] { $name }: a bot („{ $bot }”) leállította a saját folyamatát. Ezt a lépést egy másik bot tette meg.
        [gone] { $name }: a botot („{ $bot }”) már nem kérdezzük, mert egymás után { $detail } alkalommal kudarcot vallott. Ezt a lépést egy másik bot tette meg.
        [absent] { $name }: a bot („{ $bot }”) már nincs itt, vagy nem tölthető be. Ezt a lépést egy másik bot tette meg.
       *[raised] { $name }: a bot („{ $bot }”) hibára futott ({ $detail }). Ezt a lépést egy másik bot tette meg.
    }

## Why a move: the best few, as a bot weighs them

bot-why = Így mérlegel a bot („{ $bot }”), abból, amit a játékos tudhat:
bot-why-move = Lépés
bot-why-margin = Várható különbség
bot-why-wins = Nyerési esély
bot-why-told = Különbség: { $margin }, nyerési esély: { $wins } %
bot-why-nothing = Itt nincs mit mérlegelni: csak egy lépés lehetséges.
bot-why-trouble =
    { $kind ->
        [late] A bot („{ $bot }”) { $detail } másodpercen belül nem mondta meg, miért.
        [illegal] Amit a bot („{ $bot }”) a lépéseiről mond, nem adható vissza ({ $detail }).
        [died] A bot („{ $bot }”) leállította a saját folyamatát ahelyett, hogy megmondta volna, miért.
        [mute] A bot („{ $bot }”) nem indokolja a lépéseit.
        [absent] A bot („{ $bot }”) nincs itt, vagy nem tölthető be, így nem mondja meg, miért.
       *[raised] A bot („{ $bot }”) nem tudta megmondani, miért ({ $detail }).
    }

## Egy játszma elemzése

bot-review-costly = A legtöbbe került döntések
bot-review-none = Nincs olyan döntés, amely egyértelműen ártott volna az esélyeknek.
bot-review-cost = Nyerési esély: −{ $cost } %
bot-review-played = Ez történt: { $move }
bot-review-better = Jobb lett volna: { $move }
