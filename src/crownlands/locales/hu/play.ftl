## crownlands play

cli-play-short = Játék a terminálon, botok ellen vagy a melletted ülőkkel.
cli-play-help =
    Itt játszhatsz le egy játszmát. Látod a játéktáblát, és begépeled a lépéseket, például „castle 3 b4”, „move START M2” vagy „claim paris king”; a Tab kiegészíti őket, a „?” mindent elmagyaráz.

        crownlands play kingdoms
        crownlands play kingdoms --seats me,bot,bot
        crownlands play kingdoms --seats Anna,Ben,cunning --variant no_luck
        crownlands play kingdoms --seats me,./mybot.py
        crownlands play kingdoms --option debt=clamped --seed rainy-day
        crownlands play --resume my-match.txt

    A helyek az óramutató járása szerint: „me” te vagy · egy nagybetűvel kezdődő név, például Anna, olyasvalaki, aki veled felváltva ül ennél a terminálnál, és a titkok egymás elől rejtve maradnak · „bot” a szokásos szintű bot: steady.

    Szintek, a kiírt nevükön is ({ bot-friendly }, { bot-steady }, { bot-cunning }, { bot-fierce }): friendly – { bot-friendly.help } · steady – { bot-steady.help } · cunning – { bot-cunning.help } · fierce – { bot-fierce.help }. Kutatóknak: uniform, greedy, search, search:simulations=500, search:seconds=0.1. Saját bot: ./mybot.py, vagy ./mybot.py:NÉV, ha a fájlban több is van.

    A játszma minden lépés után mentésre kerül. Kilépés: „quit”, Ctrl-D vagy Ctrl-C; később a --resume kapcsolóval folytathatod.
    Kilépési kódok: 0 befejezve vagy félbehagyva · 2 hibás parancssor · 3 nem használható fájl · 130 megszakítva Ctrl-C-vel
cli-play-seats-help = Kik játszanak, az óramutató járása szerint: me, egy Név, bot, friendly, steady, cunning, fierce vagy egy fájl: ./mybot.py. Ha nem adod meg: me,bot.
cli-play-seed-help = Tetszőleges szöveg; ugyanaz a szöveg ugyanazt a véletlent és ugyanazokat a botokat adja.
cli-play-save-help = Hová kerüljön a játszma mentése. Ha nem adod meg, egy új fájlba az adatmappádban (XDG_DATA_HOME vagy ~/.local/share).
cli-play-resume-help = Egy mentett játszma folytatása. A helyek, játékváltozatok, beállítások és a doboz a fájlból valók.
cli-play-me = Te

# The detail of a wrong command line: no full stop at the end.
cli-play-resume-alone = a --resume a helyeket, játékváltozatokat, beállításokat és a dobozt a fájlból veszi, ezért ezeket hagyd el
cli-play-other-game = ez egy másik játék játszmája: { $game }

cli-play-hand-over = Add tovább: { $name }
cli-play-press-enter = Ha kezdheted, nyomj Entert (vagy írd be: undo, és visszavonod az utolsó lépést)
cli-play-turn = Most jön: { $name }
cli-play-forced = { $name }: csak egy lehetséges lépés – { $move }
cli-play-thinking = { $name } gondolkodik …
cli-play-hint = Tipp: { $move }
cli-play-saved = Mentve: { $file }
cli-play-save-elsewhere = A játszma folytatódik, de nincs elmentve. Máshová így mentheted: „save FILE”.
cli-play-left = A játszma el van mentve: { $file }
cli-play-resume = Így folytathatod: { $command }
cli-play-over = A játszma véget ért. Játszmafájl: { $file }
cli-play-finished = Ez a játszma már befejeződött. Így ért véget.

# The words to type are the same in all languages.
cli-play-word-moves = az összes szabályos lépés felsorolása
cli-play-word-board = a játéktábla újrarajzolása
cli-play-word-hint = mit lépne a helyedben a legerősebb bot
cli-play-word-why = a három legjobb lépésed, a várható különbséggel és a nyerési eséllyel
cli-play-word-undo = az utolsó lépésed visszavonása, amíg nem történt felfedés
cli-play-word-log = a játszma krónikája, ahogy te ismered
cli-play-word-rules = a játék szabályai
cli-play-word-save = mentés most; „save FILE”: mostantól oda ment
cli-play-word-help = ez az oldal; „?” is. A lépések szavai az első betűikre rövidíthetők, vagy elég csak a hely, ha egyetlen lépés illik rá
cli-play-word-quit = abbahagyás; a játszma el lesz mentve

## crownlands replay

cli-replay-short = Egy mentett játszma visszajátszása lépésenként.
cli-replay-help =
    Lépésenként mutat meg egy mentett játszmát. Terminálon a billentyűkkel lépkedhetsz benne; fájlba vagy csővezetékbe a teljes krónikát írja ki, minden forduló végén a játéktáblával.

        crownlands replay my-match.txt
        crownlands replay my-match.txt --ply 40
        crownlands replay my-match.txt --ply 40 --why
        crownlands replay my-match.txt --board | less
        crownlands replay my-match.txt --seat R --json

    Billentyűk: → vagy Enter tovább · ← vissza · r forduló vége · a automatikus lejátszás, bármelyik billentyű megállítja · w miért ez a lépés · egy szám és Enter: ugrás oda · Home, End · q kilépés

    A befejezett játszmában minden nyílt. Befejezetlen játszmában azt látod, amit egy néző, hacsak a --seat mást nem mond.
    Kilépési kódok: 0 kész · 2 hibás parancssor · 3 nem használható fájl
cli-replay-seat-help = A játszma úgy, ahogy az adott betűjelű hely látta, vagy „all”, hogy minden nyílt legyen.
cli-replay-ply-help = Kezdés ennél a lépésnél; a véletlen lépései is számítanak.
cli-replay-board-help = Csak a játéktábla kiírása, a --ply szerinti vagy az utolsó lépés után.
cli-replay-why-help = A --ply szerinti (vagy az utolsó) lépés magyarázata: a legjobb lépések abból, amit a játékos akkor tudhatott.
cli-replay-judge-help = Kinek a mérlegelését mutassa a --why: egy szint, más bot vagy fájl (./mybot.py), akár kerettel; „fierce” úgy mérlegel, mint az elemzés. Enélkül azé a boté, amelyik lépett, emberi lépésnél pedig „fierce”.
cli-replay-judge-alone = A --judge azt mondja meg, kinek a mérlegelését mutassa a --why: --why is kell hozzá
cli-replay-why-chance = Ez a véletlen lépése: nincs mit megmagyarázni.
cli-replay-why-secret = Egy lépés magyarázata arra a helyre tartozik, amely megtette: add meg ezt a helyet a --seat kapcsolóval, vagy hagyd el a kapcsolót, ha a játszma már véget ért.
# The detail of a wrong command line: no full stop at the end.
cli-replay-one-way = A --board, a --why és a --json három külön mód egy játszma megjelenítésére: válassz egyet közülük
cli-replay-no-ply = nincs ilyen lépés: { $ply }; a játszmafájlban lévők: 0–{ $last }
cli-replay-ply = Lépés: { $ply } / { $last }
cli-replay-chance = Véletlen
cli-replay-hidden = rejtve
cli-replay-unfinished = A játszma nincs befejezve.
cli-replay-keys = → tovább · ← vissza · r forduló · a automatikus · w miért · szám · q kilépés {">"}{" "}

## crownlands review

cli-review-short = Megmutatja, min ment el a játszma, abból, amit a játékos tudhatott.
cli-review-help =
    Elemez egy mentett játszmát az egyik helyről nézve: felrajzolja, hogyan alakult a nyerési esély és a várható különbség, és megnevezi a legtöbbe került három döntést azzal együtt, ami jobb lett volna.

        crownlands review my-match.txt
        crownlands review my-match.txt --seat R
        crownlands review my-match.txt --seat Anna --simulations 5000

    Minden döntést abból mérlegel, amit a játékos akkor tudhatott, sosem abból, ami később derült ki. Egy kör lépései közül csak a legtöbbe kerülőt mondja meg, és csak az számít hibának, amit a keresés a véletlentől meg tud különböztetni: több szimuláció többet mutat.
    Kilépési kódok: 0 kész · 2 hibás parancssor · 3 használhatatlan fájl · 130 Ctrl-C szakította meg
cli-review-seat-help = Kinek a döntései: egy hely betűje, száma vagy neve. Enélkül az első emberé, vagy az első helyé. Amíg a játszma tart, meg kell adni.
cli-review-simulations-help = Hány folytatást próbáljon végig döntésenként. Enélkül annyit, amennyi nagyjából egy nyolcad másodpercbe belefér.
# The detail of a wrong command line: no full stop at the end.
cli-review-open = ez a játszma még nem ért véget, és az elemzés elárulja, mit tudott és mit választott egy hely: add meg a sajátodat a --seat kapcsolóval
cli-review-progress = Elemzés
cli-review-title = Elemzés: { $name }
cli-review-weighed =
    { $n ->
       *[other] { $n } döntés, „{ $bot }” mérlegelése szerint, abból, amit a játékos akkor tudhatott
    }
cli-review-ply = --ply { $ply }
cli-review-replay = Megnézhető: { $command }

## Boards

cli-board-line = Vonal
cli-board-final-epoch = utolsó forduló
cli-board-place = Helyezés
cli-board-seat = Hely
cli-board-score = Pontszám
cli-board-shared = Közös győzelem: { $names }
cli-board-region = Terület
cli-board-continent = Kontinens
cli-board-pieces = Bábuk
cli-board-land = Szárazföldi szomszédok
cli-board-sea = Tengeri szomszédok
cli-board-controls = a terület ura
cli-board-city = város
cli-board-left = Még lehetséges: { $left }
