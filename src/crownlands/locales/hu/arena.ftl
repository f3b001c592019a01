## crownlands arena

cli-arena-short = Botok egymás ellen, és hogy melyik a jobb.
cli-arena-help =
    Botokat játszat egymás ellen. Minden leosztást újra lejátszanak úgy, hogy mindegyik bot minden helyen sorra kerül, így a szerencse kiegyenlítődik; a jelentés megmondja, melyikük milyen gyakran győz, és ez mennyire biztos: oldalként ábrákkal, itt táblázatokban és CSV-ként.

        crownlands arena --game kingdoms --bots search,greedy --games 200
        crownlands arena --game royals --bots search,greedy,greedy,greedy
        crownlands arena --game el_grande --seats 4 --bots search --field greedy

    Ha annyi bot van, ahány hely, egy asztalnál játszanak. Ha több, minden összeállítás sorra kerül. Ha kevesebb, mindegyik egyedül játszik mindegyik másik ellen, amely az összes többi helyen ül, hacsak a --field meg nem mondja, ki tölti fel a helyeket.
    Minden játszmát azonnal elment. A Ctrl-C megállítja; ugyanez a parancs a --resume kapcsolóval folytatja.
cli-arena-game-help = A játék: kingdoms, eight_minute_empire, royals vagy el_grande.
cli-arena-bots-help = A botok, esetleg kerettel: greedy, search:simulations=500, search:seconds=0.1. Ugyanaz többször is megadható.
cli-arena-seats-help = A helyek száma; ha nem adod meg, annyi, ahány bot van.
cli-arena-field-help = Az a bot, amely a megmaradt helyeket feltölti.
cli-arena-games-help = A játszmák száma; ha nem adod meg, 100. Az utolsó leosztást mindig mindenki végigjátssza, ezért kicsivel több is lehet.
cli-arena-seed-help = Bármilyen szöveg; ugyanaz a szöveg ugyanazokat a játszmákat adja, kivéve, ha egy bot óra szerint gondolkodik.
cli-arena-out-help = Az eredmények és a jelentés mappája; ha nem adod meg, egy új a saját fájljaid között.
cli-arena-resume-help = Az --out mappában lévő eredmények folytatása. Minden másnak ugyanannak kell lennie, mint volt; csak a --games lehet több.
cli-arena-jobs-help = Hány játszma folyjon egyszerre; ha nem adod meg, annyi, ahány processzormag van.
cli-arena-engine-help = local: ezen a gépen. ray: azon a Ray-fürtön, amelyet a RAY_ADDRESS megnevez, különben egy kicsin ezen a gépen.
# The detail of a wrong command line: no full stop at the end.
cli-arena-resume-where = a --resume mellé kell az --out is, az eredmények mappája
cli-arena-field-full = Mind a { $seats } hely foglalt: a --field kapcsolónak nem marad egy sem
cli-arena-progress = Játék
cli-arena-stopped = Lejátszott játszmák: { $done } / { $games }. Semmi sem veszett el: ugyanez a parancs a --resume --out { $folder } kapcsolókkal folytatja.
cli-arena-written = A jelentés: { $page }

cli-arena-title = Aréna: { $game }
cli-arena-summary = Játszmák: { $games } · leosztások: { $deals } · döntések játszmánként: átlagosan { $mean } ({ $least }–{ $most })
cli-arena-lost =
    { $part ->
        [all] { $bot }: mindig hibázott, így mindenhol a greedy döntött helyette (a döntések arányában: { $share }). Ezek a greedy számai.
       *[some] { $bot }: ahol hibázott, ott a greedy döntött helyette (a döntések arányában: { $share }). Ezek részben a greedy számai.
    }
cli-arena-again = Így készült:
cli-arena-strength = Játékerő
cli-arena-duels = Egymás ellen
cli-arena-seats = Helyek
cli-arena-thinking = Gondolkodási idő döntésenként
cli-arena-troubles = A botok elvesztett döntései
cli-arena-margins = Előny a legjobb ellenféllel szemben
cli-arena-lengths = Döntések játszmánként
cli-arena-notes = Hogyan olvasandó
cli-arena-plot-wins = Győzelmek 95 %-os megbízhatósági sávval; a szaggatott vonal az egyenlő erejűek részesedése
cli-arena-plot-ratings = OpenSkill-értékszám, μ ± 3 σ
cli-arena-plot-seats = Győzelmek helyenként és aszerint, ki döntött előbb, az összes bot együtt
cli-arena-plot-times = Medián, és tíz döntésből kilenc tartománya
cli-arena-seat = { $seat }. hely
cli-arena-turn = { $place }.-ként döntött

cli-arena-head-bot = Bot
cli-arena-head-games = Játszma
cli-arena-head-wins = Győzelem
cli-arena-head-by-games = 95 %
cli-arena-head-by-deals = Leosztás szerint
cli-arena-head-rating = Értékszám
cli-arena-head-margin = Előny
cli-arena-head-against = Ellenfél
cli-arena-head-ahead = Megelőzte
cli-arena-head-where = Ki
cli-arena-head-choices = Döntés
cli-arena-head-median = Medián
cli-arena-head-most = 95 % ezen belül
cli-arena-head-simulations = Szimuláció/s
cli-arena-head-what = Mi
cli-arena-head-times = Hányszor
cli-arena-head-of-choices = Az összesből
cli-arena-head-first = Az első

cli-arena-trouble-raised = Hiba
cli-arena-trouble-late = Elkésett
cli-arena-trouble-illegal = Nem szabályos
cli-arena-trouble-died = Leállt
cli-arena-trouble-absent = Nem tölthető be
cli-arena-trouble-gone = Többé nem kérdezik
cli-arena-first =
    { $kind ->
        [late] { $detail } s után
        [gone] { $detail } egymás utáni hiba után
        [died] –
       *[other] { $detail }
    }

cli-arena-note-deals = Ugyanaz a leosztás ugyanazt a véletlent jelenti: a kezdőjátékost, és azt a sorrendet, ahogyan a lapkák, kártyák és áruk a zsákokból és paklikból előjönnek, bárhogyan döntsenek is a botok. Hogy kihez kerülnek, az a döntéseken múlik, ahogyan az is, ami olyan pakliból jön, amelybe kártyák kerültek vissza.
cli-arena-note-games = A megosztott győzelem részekben számít. A „95 %” Wilson-féle megbízhatósági sáv, amely minden játszmát külön vesz; aki egy játszmában több helyen ül, mindegyikért egyszer számít.
cli-arena-note-by-deals = A „Leosztás szerint” oszlop egész leosztásokat húz ki újra meg újra (bootstrap): az egy leosztáson játszott játszmák összetartoznak. Nincs szélessége, ha minden leosztás ugyanúgy végződött; akkor a másik számít. Egyetlen leosztásnak nincs ilyen.
cli-arena-note-rating = Az értékszám OpenSkill-féle (Plackett–Luce), játszmáról játszmára: μ ± σ. Kezdetben 25 ± 8,3.
cli-arena-note-margin = Az „Előny” a legjobb ellenféllel szembeni átlagos különbség a végén, pontban vagy pénzben.
cli-arena-note-time = Az idő azokra a döntésekre vonatkozik, amelyeknél egynél több lépés volt, azon a gépen, amely játszotta őket.
