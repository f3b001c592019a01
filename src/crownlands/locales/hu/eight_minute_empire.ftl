## The game

eight_minute_empire-title = Nyolcperces birodalom
eight_minute_empire-blurb = Ryan Laukat gyors területszerző játéka 2–5 játékosnak: minden elvett kártya most a hadseregeidet mozgatja, a végén pedig nyersanyagnak számít.

## Goods

eight_minute_empire-good-crystal = kristály
eight_minute_empire-good-ore = érc
eight_minute_empire-good-wood = fa
eight_minute_empire-good-anvil = üllő
eight_minute_empire-good-carrot = répa
eight_minute_empire-good-joker = joker

## The map

eight_minute_empire-continent-WEST = Nyugat
eight_minute_empire-continent-ISLE = Ikersziget
eight_minute_empire-continent-MAIN = Középföld
eight_minute_empire-continent-SOUTH = Délkelet
eight_minute_empire-continent-NW = Északnyugati-sziget
eight_minute_empire-continent-N = Északi-sziget
eight_minute_empire-continent-NE = Északkelet
eight_minute_empire-continent-W = Nyugat
eight_minute_empire-continent-E = Kelet
eight_minute_empire-region = { $continent } { $n }
eight_minute_empire-word-start = kezdőterület
eight_minute_empire-word-neutral = semleges

## Cards: what they let you do

eight_minute_empire-card =
    { $units ->
        [one] { $good }: { $action }
       *[other] { $units } × { $good }: { $action }
    }
eight_minute_empire-act-place = { $n } új hadsereg
eight_minute_empire-act-land = { $n } lépés szárazföldön
eight_minute_empire-act-sea =
    { $n ->
        [one] 1 lépés szárazföldön vagy vízen
       *[other] { $n } lépés szárazföldön és/vagy vízen
    }
eight_minute_empire-act-city =
    { $n ->
        [one] városépítés
       *[other] { $n } város építése
    }
eight_minute_empire-act-destroy = { $n } hadsereg megsemmisítése
eight_minute_empire-word-or = { $one } vagy { $other }
eight_minute_empire-word-and = { $one } és { $other }

## Colours (seat labels)

eight_minute_empire-colour-red = Piros
eight_minute_empire-colour-blue = Kék
eight_minute_empire-colour-yellow = Sárga
eight_minute_empire-colour-white = Fehér
eight_minute_empire-colour-black = Fekete

## Moves

eight_minute_empire-move-take-card =
    { $coins ->
        [0] { $slot }. kártya elvétele (ingyen)
       *[other] { $slot }. kártya elvétele ({ $coins } érme)
    }
eight_minute_empire-move-place-army = Hadsereg lerakása → { $region }
eight_minute_empire-move-move-army = Hadsereg mozgatása: { $region } → { $to }
eight_minute_empire-move-build-city = Városépítés – { $region }
eight_minute_empire-move-destroy-army = Hadsereg megsemmisítése ({ $owner }) – { $region }
eight_minute_empire-move-end-turn = Kör vége
eight_minute_empire-move-bid = Licit: { $coins } érme
eight_minute_empire-move-name-starter = Kezdőjátékos választása: { $seat }
eight_minute_empire-move-place-neutral = Semleges hadsereg lerakása → { $region }
eight_minute_empire-move-turn-up-card = Új kártya: { $card }
eight_minute_empire-move-lay-token = Nyersanyaglapka: { $good }
eight_minute_empire-move-win-roll = Legnagyobb dobás: { $seat }

## Events

eight_minute_empire-event-game-started = { $game }. játszma kezdete
eight_minute_empire-event-token-laid = Nyersanyaglapka: { $good } → { $region }
eight_minute_empire-event-card-turned-up = Kártyasor, { $slot }. kártya – { $card }
eight_minute_empire-event-neutral-placed = { $seat }: semleges hadsereg → { $region }
eight_minute_empire-event-bid-made =
    { $coins ->
        [none] { $seat }: licit kész
       *[other] { $seat }: licit kész – { $coins }
    }
eight_minute_empire-event-bids-revealed = Licitek: { $bids }
eight_minute_empire-event-dice-rolled = { $seat }: legnagyobb dobás a holtversenyben
eight_minute_empire-event-bid-won =
    { $coins ->
        [0] { $seat }: nyertes licit – nincs mit fizetni
       *[other] { $seat }: nyertes licit – { $coins } érme a bankba
    }
eight_minute_empire-event-starter-named = { $seat }: kezdőjátékos kiválasztva – { $starter }
eight_minute_empire-event-card-taken =
    { $coins ->
        [0] { $seat }: { $slot }. kártya, ingyen – { $card }
       *[other] { $seat }: { $slot }. kártya, ára: { $coins } érme – { $card }
    }
eight_minute_empire-event-army-placed = { $seat }: új hadsereg → { $region }
eight_minute_empire-event-army-moved =
    { $way ->
        [sea] { $seat }: hadsereg tengeri úton: { $region } → { $to }
       *[land] { $seat }: hadsereg: { $region } → { $to }
    }
eight_minute_empire-event-city-built = { $seat }: városépítés – { $region }
eight_minute_empire-event-army-destroyed = { $seat }: megsemmisített hadsereg ({ $owner }) – { $region }
eight_minute_empire-event-turn-ended = { $seat }: kör vége
eight_minute_empire-event-region-scored =
    { $scored ->
        [nobody] { $neutral ->
            [0] { $place }: { $pieces } – senki sem kap pontot
           *[other] { $place }: { $pieces }, semleges: { $neutral } – senki sem kap pontot
        }
       *[somebody] { $neutral ->
            [0] { $place }: { $pieces } – 1 pont: { $who }
           *[other] { $place }: { $pieces }, semleges: { $neutral } – 1 pont: { $who }
        }
    }
eight_minute_empire-event-continent-scored =
    { $scored ->
        [nobody] { $neutral ->
            [0] { $place } (kontinens): { $pieces } – senki sem kap pontot
           *[other] { $place } (kontinens): { $pieces }, semleges: { $neutral } – senki sem kap pontot
        }
       *[somebody] { $neutral ->
            [0] { $place } (kontinens): { $pieces } – 1 pont: { $who }
           *[other] { $place } (kontinens): { $pieces }, semleges: { $neutral } – 1 pont: { $who }
        }
    }
eight_minute_empire-event-goods-scored =
    { $jokers ->
        [0] { $tokens ->
            [0] { $seat }: { $good } × { $units } – pont: { $points }
           *[other] { $seat }: { $good } × { $units } (lapka: { $tokens }) – pont: { $points }
        }
       *[other] { $tokens ->
            [0] { $seat }: { $good } × { $units } (joker: { $jokers }) – pont: { $points }
           *[other] { $seat }: { $good } × { $units } (joker: { $jokers }, lapka: { $tokens }) – pont: { $points }
        }
    }
eight_minute_empire-event-game-scored = Pontok, { $game }. játszma: { $points }
eight_minute_empire-event-game-ended =
    { $count ->
        [one] Győztes: { $winners }
       *[other] Közös győzelem: { $winners }
    }

## Why a move is refused

eight_minute_empire-refused-unknown-move = Ilyen lépés nincs ebben a játékban.
eight_minute_empire-refused-game-over = A játszma már véget ért.
eight_minute_empire-refused-not-your-turn = Most nem te jössz.
eight_minute_empire-refused-chance-only = Ezt a lépést csak a véletlen teheti meg.
eight_minute_empire-refused-not-chance = Ezt a lépést a véletlen most nem teheti meg.
eight_minute_empire-refused-already-bid = Már licitáltál.
eight_minute_empire-refused-bid-first = Előbb a licit következik: válaszd ki a tiédet!
eight_minute_empire-refused-name-first = Megnyerted a licitet: előbb válassz kezdőjátékost!
eight_minute_empire-refused-neutral-first = Előbb a semleges hadseregek következnek: rakj le egyet!
eight_minute_empire-refused-take-first = Előbb vegyél el egy kártyát a sorból!
eight_minute_empire-refused-already-taken = Ebben a körben már elvettél egy kártyát.
eight_minute_empire-refused-only-before = Ennek az első kör előtt van az ideje.
eight_minute_empire-refused-no-card = A kártyasornak ezen a helyén nincs kártya.
eight_minute_empire-refused-too-dear = Ezt a kártyát nem tudod kifizetni; az ára { $coins } érme.
eight_minute_empire-refused-not-on-card = A kártyád nem mutat ilyen akciót.
eight_minute_empire-refused-used-up = A kártyád ezt már nem engedi: az akció elfogyott, vagy a másikkal folytattad.
eight_minute_empire-refused-no-armies = Nincs több hadsereg a készletedben.
eight_minute_empire-refused-not-a-base = Új hadsereg csak a kezdőterületre vagy városaid területére kerülhet, ide nem: { $region }.
eight_minute_empire-refused-no-army-there = Itt nincs hadsereged: { $region }.
eight_minute_empire-refused-by-sea = Ez tengeri út, a kártyád pedig csak szárazföldi lépést enged.
eight_minute_empire-refused-no-cities = Nincs több városod, amelyet felépíthetnél.
eight_minute_empire-refused-nothing-there = Ezen a területen nincs ilyen hadsereg.

## Options

eight_minute_empire-option-three_games = Három játszma egymás után
    .help = Három játszma pontjai adódnak össze. Mindegyiket új előkészület és új licit nyitja.
eight_minute_empire-option-goods_tokens = Nyersanyaglapkák
    .help = Minden megjelölt területen véletlenszerűen választott nyersanyaglapka fekszik. Aki a végén a terület ura, eggyel többet számol abból a nyersanyagból.
eight_minute_empire-option-dice = Egyező licit kockadobással
    .help = Ha a legmagasabb licitnél holtverseny van, az érintettek között nem az életkor, hanem a kocka dönt.
eight_minute_empire-option-side = A játéktábla oldala
    .help = Melyik térképen folyik a játék a kettő közül.
eight_minute_empire-option-side-A = A oldal: 4 kontinens, 25 terület
eight_minute_empire-option-side-B = B oldal: 5 kontinens, 23 terület
eight_minute_empire-option-continents = Többség a kontinensen
    .help = Mi dönti el, kié a pont egy kontinensért. A kiadások eltérnek.
eight_minute_empire-option-continents-armies = A legtöbb hadsereg és város a kontinensen
eight_minute_empire-option-continents-regions = A legtöbb uralt terület a kontinensen
eight_minute_empire-option-neutral_armies = Semleges hadseregek
    .help = Csak két játékosnál: kerüljenek-e a licit előtt senkihez sem tartozó hadseregek a játéktáblára. A kiadások eltérnek.
eight_minute_empire-option-neutral_armies-none = Nincsenek
eight_minute_empire-option-neutral_armies-ten = Tíz, felváltva lerakva
eight_minute_empire-option-deck = Pakli
    .help = A két nyomás egyetlen érckártyában tér el.
eight_minute_empire-option-deck-en = Angol: 2 új hadsereg vagy városépítés
eight_minute_empire-option-deck-eu = Európai: 2 új hadsereg
eight_minute_empire-option-youngest = Életkori sorrend
    .help = Ha a legmagasabb licitnél holtverseny van, az érintettek közül a legfiatalabb nyer. A sorrend a legfiatalabb helytől a legidősebbig tart; a 3-1-2 azt jelenti, hogy a 3. hely a legfiatalabb, a 2. a legidősebb.
eight_minute_empire-option-youngest-last = Az utolsó hely a legfiatalabb, az első a legidősebb

## Rules

eight_minute_empire-rules-goal =
    Kártyákból építesz birodalmat. Minden elvett kártya rögtön egy akciót ad: hadseregeid megérkeznek, vonulnak, átkelnek a tengeren, vagy várost építenek. A játszma végén pedig minden kártya nyersanyagnak számít.

    Pontok járnak a területekért, a kontinensekért és a nyersanyagokért. A játékot 2–5 játékos játszhatja, és a végén az győz, akinek a legtöbb pontja van.
    .title = Cél

eight_minute_empire-rules-box =
    - Egy kétoldalas játéktábla. Az A oldalon 4 kontinens és 25 terület van, a B oldalon 5 kontinens és 23 terület. A víz fölötti pontozott vonal tengeri út.
    - Öt színben színenként 14 hadsereg (kocka) és 3 város (korong).
    - 44 pénzérme.
    - 42 kártya. Mindegyiken egy nyersanyag vagy joker és egy akció látható.
    - 10 nyersanyaglapka, minden nyersanyagból kettő. Csak egy játékváltozathoz kellenek.

    Ennyi kártya van az egyes nyersanyagokból; zárójelben a 2–4 játékos esetén érvényes szám:

    - Répa: 10 kártya (9), közülük az egyik két egységet ér
    - Üllő: 9 kártya (8); az, amelyik csak öt játékosnál van játékban, két egységet ér
    - Fa: 8 kártya (7)
    - Érc: 7 kártya (6)
    - Kristály: 5 kártya (4)
    - Joker: 3 kártya (3)

    A játéktáblán a területeknek nincs nevük. Itt a kontinens és egy szám a nevük, például Nyugat 3. A kezdőterületet egyszerűen kezdőterületnek hívjuk.
    .title = A doboz tartalma

eight_minute_empire-rules-setup =
    - Két, három vagy négy játékosnál a kis 5-össel jelölt öt kártya, minden nyersanyagból egy, a dobozban marad: 37 kártya van játékban. Öt játékosnál mind a 42.
    - Az összekevert kártyákból képpel lefelé fordított húzópakli lesz. Hat kártya képpel felfelé, egy sorban kerül az asztalra.
    - Mindenkinek 14 hadserege és 3 városa van egy színben. Három hadsereg a kezdőterületen kezd, a többi 11 a készletedben marad.
    - Mindenki pénzérméket kap: két játékosnál 14, háromnál 11, négynél 9, ötnél 8 érmét.
    - A többi érme a bank: két játékosnál 16, háromnál 11, négynél 8, ötnél 4 érme.

    A hadseregek, városok, érmék és kártyák mindenki számára láthatók. Rejtve csak a húzópakli sorrendje marad, és a licitek a felfedésig.
    .title = Előkészületek

eight_minute_empire-rules-bids =
    Először licit következik: aki megnyeri, megmondhatja, ki kezdjen. Titokban kiválasztod, hány érmédet ajánlod fel: egyet sem, néhányat vagy az összeset. Ha mindenki választott, a liciteket egyszerre fedjük fel.

    - A legmagasabb licit nyer. Csak a nyertes fizet: a licitje a bankba kerül. A többiek megtartják az érméiket.
    - Ha a legmagasabb licitnél holtverseny van, az érintettek közül a legfiatalabb nyer és fizet. Így van ez akkor is, ha mindenki nullát licitál; ilyenkor nincs mit fizetni.
    - A nyertes kiválasztja a kezdőjátékost. Ez bárki lehet.

    A kezdőjátékos után az óramutató járása szerint halad a játék.

    Egy példa: Anna 2 érmét ajánl, Bence 4-et, Cili is 4-et. Cili fiatalabb Bencénél, ezért ő fizet 4 érmét; Anna és Bence nem fizet. Cili Annát választja. A sorrend: Anna, Bence, Cili.
    .title = Licit

eight_minute_empire-rules-turn =
    A köröd lépései:

    - Vegyél el egy kártyát a sorból, és fizesd ki. A kártyák ára balról jobbra 0, 1, 1, 2, 2 és 3 érme. Kártyát venni kötelező, de csak olyat vehetsz, amelyet ki tudsz fizetni. Az első ingyenes, így ilyen mindig akad.
    - Tedd magad elé a kártyát képpel felfelé. A játszma végéig a tiéd.
    - Hajtsd végre, amit a kártya mutat: egészen, részben vagy sehogy.
    - Fejezd be a köröd. Az üres helytől jobbra fekvő kártyák balra csúsznak, és az utolsó helyre új kártya kerül a húzópakliból.

    Az új kártya csak akkor jön, amikor már végeztél, így az akciód közben sosem ismered.

    Egy példa: 4 érméd van, és a harmadik kártyát veszed el. 1 érmét fizetsz, 3 marad. A negyedik kártya a harmadik helyre csúszik, és most 1 érmébe kerül; a hatodik ára mostantól 2, az új kártyáé 3 érme.

    Érmét szerezni nem lehet. Amit kifizetsz, a bankban marad, ezért oszd be jól az érméidet.
    .title = A köröd

eight_minute_empire-rules-actions =
    - Új hadseregek: legfeljebb annyi új hadsereget rakhatsz le, amennyit a kártya mutat. A készletedből jönnek, és a kezdőterületre vagy városaid területére kerülnek, tetszés szerint elosztva. Nem kell, hogy legyen ott hadsereged.
    - Lépések szárazföldön: a kártya megmutatja, hány lépésed van. Egy lépéssel egy hadsereged egy határon kel át. A lépéseket eloszthatod a hadseregeid között, és egy hadsereg többet is léphet.
    - Lépések szárazföldön és/vagy vízen: ugyanaz, de tengeri úton is lehet lépni. Egy tengeri út egy lépés.
    - Városépítés: egyik városod olyan területre kerül, ahol hadsereged van. Egy ottani városod önmagában ehhez kevés. Egy területen akárhány város állhat, a tieid és a többieké is, még a kezdőterületen is.
    - Hadsereg megsemmisítése: egy hadsereg lekerül a tábláról, bárkié, bármelyik területről; akár a sajátod is lehet. Visszakerül a tulajdonosa készletébe, és újra lerakható. Várost nem lehet megsemmisíteni.

    Egyes kártyákon két akció van:

    - vagy: a kettő közül az egyiket választod. A kettő részeit nem lehet keverni.
    - és: mindkettőt végrehajthatod, a kártya szerinti sorrendben. Bármelyik kihagyható.

    Mindig tehetsz kevesebbet, mint amennyit a kártya mutat. Az akció sosem kötelező, és harc sincs: a többiek bábui soha nem állják el az utadat. A városok nem mozognak, és nem kerülnek le a tábláról.

    Egy példa három szárazföldi lépésre: egyik hadsereged a kezdőterületről a Középföld 2, onnan a Középföld 1 területre megy, egy másik a kezdőterületről a Középföld 4 területre. A Középföld 1 területről tengeri út vezet a Nyugat 2 területre, de ahhoz vízi lépést is engedő kártya kellene.
    .title = Akciók

eight_minute_empire-rules-goods =
    A végén minden nyersanyagból megszámolod az egységeidet. A legtöbb kártya egy egység, néhány kettő. Minden nyersanyagért a legmagasabb elért fokozat pontjai járnak:

    - Kristály: 1 egység 1 pont, 2 egység 2 pont, 3 egység 3 pont, 4 egység 5 pont
    - Érc: 2 egység 1 pont, 3 egység 2 pont, 4 egység 3 pont, 5 egység 5 pont
    - Fa: 2 egység 1 pont, 4 egység 2 pont, 5 egység 3 pont, 6 egység 5 pont
    - Üllő: 2 egység 1 pont, 4 egység 2 pont, 6 egység 3 pont, 7 egység 5 pont
    - Répa: 3 egység 1 pont, 5 egység 2 pont, 7 egység 3 pont, 8 egység 5 pont

    Az első fokozat alatt nem jár semmi, az utolsó fölött is csak 5 pont.

    A jokerek csak most kapnak szerepet. A jokert egy nyersanyagkártyádhoz illeszted, és abból a nyersanyagból egy további egységnek számít. Egy kártyához legfeljebb egy joker illeszthető, akkor is, ha a kártya két egység. Ha egy nyersanyagból több kártyád van, mindegyikhez jöhet egy-egy joker. Az a joker, amelyikhez nem jut kártya, semmit sem ér. Számolnod nem kell: a jokerek mindig oda kerülnek, ahol a legtöbb pontot hozzák neked.

    Egy példa: Cilinek három répakártyája van, közülük az egyik két egység, továbbá egy kristálykártyája és két jokere. Ez 4 répa és 1 kristály, egyenként 1 pont. Az egyik jokerrel 5 répa lesz, ez 2 pont, a másikkal 2 kristály, ez is 2 pont: összesen 4 pont. A kristályhoz nem mehet mindkét joker, mert abból csak egy kártyája van.
    .title = Nyersanyagok és jokerek

eight_minute_empire-rules-scoring =
    A játszma végén jön az értékelés:

    - Területek: 1 pont minden olyan területért, ahol a legtöbb bábud áll. Minden hadsereg és minden város egy bábu. Az ilyen területnek te vagy az ura.
    - Kontinensek: 1 pont minden olyan kontinensért, amelynek területein összesen neked van a legtöbb bábud.
    - Nyersanyagok: pontok a kártyáidért, ahogy a nyersanyagokról és jokerekről szóló fejezet írja.

    Ehhez mindenki másnál több bábura van szükséged. Ha az első helyen holtverseny van, senki sem kapja meg a pontot. Az üres területért vagy kontinensért senkinek sem jár pont. A kezdőterület ugyanolyan terület, mint a többi.

    Egy példa: a Nyugat 5 területen Annának három hadserege van, a Nyugat 1 és a Nyugat 2 területen Bencének egy-egy, és a kontinensen nincs senki más. Anna 1 pontot kap a Nyugat 5 területért, Bence 2 pontot a két területéért. A kontinensen Anna 3 bábuval vezet 2 ellen, ez még egy pont. Ha Bencének a Nyugat 1 területen városa is volna, 3–3 lenne az állás, és a kontinensért senki sem kapna pontot.
    .title = Értékelés

eight_minute_empire-rules-end =
    A játszma akkor ér véget, amikor mindenkinek megvan a kellő számú kártyája:

    - két játékosnál fejenként 13 kártya
    - három játékosnál fejenként 10 kártya
    - négy játékosnál fejenként 8 kártya
    - öt játékosnál fejenként 7 kártya

    A sorban és a pakliban ekkor 11, 7, 5, illetve 7 kártya marad. Az győz, akinek a legtöbb pontja van. Holtverseny esetén sorban ezek döntenek:

    - a legtöbb megmaradt érme
    - a legtöbb hadsereg a táblán; a városok itt nem számítanak
    - a legtöbb uralt terület

    Ha mindez egyenlő, a győzelem közös.
    .title = A játszma vége

eight_minute_empire-rules-two =
    Két játékosnál ugyanezek a szabályok érvényesek: fejenként 14 érme, fejenként 13 kártya, a kis 5-össel jelölt kártyák nélkül.

    Az általunk követett szabályfüzet ennél többet nem kíván. Más kiadásokban semleges hadseregek is vannak; az asztal ezeket is választhatja:

    - A licit előtt a két játékos felváltva lerak tíz hadsereget egy olyan színből, amellyel senki sem játszik, egyszerre egyet, fejenként ötöt. Az első hely kezd. Bármelyik terület választható, a kezdőterület is.
    - A semleges hadseregek nem mozognak. Nincs érméjük és kártyájuk, és soha nem kapnak pontot.
    - A területeken és a kontinenseken úgy számítanak, mint egy vetélytárs bábui. Ahol ők vezetnek, vagy holtversenyben állnak az első helyen, ott senki sem kap pontot.
    - Meg lehet semmisíteni őket. Ilyenkor kikerülnek a játszmából.
    .title = Két játékos

eight_minute_empire-rules-three_games =
    Három játszma következik egymás után. Mindegyiket új előkészület nyitja, új licittel, új érmékkel és az összes kártyával. A három játszma pontjai összeadódnak, és az győz, akinek a legtöbb van.

    Ha az összegek egyenlők, a harmadik játszma dönt: a benne megmaradt legtöbb érme, aztán a legtöbb hadsereg a táblán, aztán a legtöbb uralt terület. Ha mindez egyenlő, a győzelem közös.
    .title = Három játszma egymás után

eight_minute_empire-rules-goods_tokens =
    Az előkészületek során minden megjelölt területre egy véletlenszerűen választott nyersanyaglapka kerül. Tíz lapka van, minden nyersanyagból kettő, és a tábla mindkét oldalán tíz megjelölt terület; a jelüket a lépések begépeléséről szóló fejezet magyarázza el:

    - A oldal: W1, W2, W7, I1, M3, M10, M12, M13, S1, S2
    - B oldal: A1, B1, C2, D1, D5, D6, E2, E6, E7, E8

    Aki a végén a terület ura, eggyel több egységet számol a lapkán látható nyersanyagból. Ha az első helyen holtverseny van, senki sem.

    A lapka nem kártya, ezért joker nem illeszthető hozzá. A lapkák az egész játszma alatt a helyükön maradnak.

    Egy példa: két répakártyád van, és te vagy az ura egy répalapkás területnek. Ez 3 répa, tehát 1 pont.
    .title = Nyersanyaglapkák

eight_minute_empire-rules-dice =
    Ha a legmagasabb licitnél holtverseny van, az életkor nem számít: az érintettek kockával dobnak, és a legnagyobb dobás nyeri meg és fizeti ki a licitet. Egyforma dobásnál újra kell dobni, így mindegyikük esélye egyforma.
    .title = Egyező licit kockadobással

eight_minute_empire-rules-rulings =
    A szabályfüzet néhány kérdést nyitva hagy, és a kiadások is eltérnek. Így játszunk mi; a „Vagy” után az áll, amit az asztal helyette választhat:

    - Kontinensek: a kontinensen álló legtöbb hadsereg és város számít. Vagy: az ott uralt legtöbb terület. Ekkor a semleges hadseregek is lehetnek egy terület urai.
    - Semleges hadseregek két játékosnál: nincsenek. Vagy: tíz.
    - Pakli: az egyik érckártya 2 új hadsereget vagy városépítést enged, ahogy az angol nyomásban. Vagy: csak 2 új hadsereget, ahogy az európaiban.
    - Életkor: az utolsó hely számít a legfiatalabbnak, az első a legidősebbnek. Vagy: az asztal által megadott bármilyen sorrend.
    - Ha a készletedben kevesebb hadsereg van, mint amennyit a kártya mutat: annyit raksz le, amennyi van. A táblán állókat ehhez nem veheted fel.
    - A megsemmisített hadsereg visszakerül a tulajdonosa készletébe.
    - „És” kártya: előbb az első akció, aztán a második. Ha a másodikat elkezdted, az elsőhöz nincs visszaút. Üres készlettel megsemmisítheted egy saját hadseregedet, és újra lerakhatod.
    - Városépítéshez az építés pillanatában hadseregednek kell állnia a területen.
    - A joker egy egység, és a két egységet érő kártyához is csak egy joker illeszthető.
    - A holtversenyt eldöntő hadseregek a táblán álló kockák; a városok csak a többségnél számítanak.
    - A nyersanyaglapkák megjelölt területei: a forrásaink nem mutatják őket, ezért mi választottuk ki.
    - A B oldal olyan képek alapján készült, amelyeken egy rész takarásban van; alul középen egy határ eltérhet.
    .title = Amiről a szabályfüzet hallgat

eight_minute_empire-rules-notation =
    A lépéseidet be is gépelheted. A beírandó szavak minden nyelven ugyanazok:

    - bid 4 – licit: 4 érme
    - first R – a piros kezdjen
    - take 3 – a sor harmadik kártyájának elvétele
    - place M4 – új hadsereg az M4 területre
    - move START M2 – egy hadsereg egy lépése a kezdőterületről az M2 területre
    - city M8 – városépítés az M8 területen
    - destroy B M6 – a kék egyik hadseregének megsemmisítése az M6 területen
    - neutral W1 – semleges hadsereg a W1 területre
    - done – a kör vége

    A hadseregek minden lépését külön kell beírni. A kört akkor is be kell fejezni, ha a kártya akciója már elfogyott.

    Színek: R piros, B kék, Y sárga, W fehér, K fekete; N a semleges.

    A területek jele a kontinens betűje és egy szám; START a kezdőterület. A oldal: W Nyugat, I Ikersziget, M Középföld, S Délkelet; M5 nincs. B oldal: A Északnyugati-sziget, B Északi-sziget, C Északkelet, D Nyugat, E Kelet.

    A kártyák jele a nyersanyag, egy kettőspont és az akció. A +2 két új hadsereg, az L3 három lépés szárazföldön, az S3 három lépés szárazföldön és/vagy vízen, a C városépítés, a D egy hadsereg megsemmisítése. A perjel jelentése „vagy”, az & jelé „és”, az elöl álló szám pedig az egységek száma:

    - crystal:+2 – kristály, 2 új hadsereg
    - 2carrot:+3 – két répa, 3 új hadsereg
    - wood:+2/L3 – fa, 2 új hadsereg vagy 3 lépés szárazföldön
    - carrot:D&+1 – répa, 1 hadsereg megsemmisítése és 1 új hadsereg
    .title = Lépések begépelése

# Words of the boards

eight_minute_empire-word-row = Kártyasor
eight_minute_empire-word-pile = Húzópakli
eight_minute_empire-word-pile-left = Kártyák a húzópakliban: { $n }
eight_minute_empire-word-unseen = A húzópakliban maradt kártyák
eight_minute_empire-word-free = ingyen
eight_minute_empire-word-coin-count = { $n } érme
eight_minute_empire-word-coins = Érmék
eight_minute_empire-word-bank = Bank
eight_minute_empire-word-supply = Készlet
eight_minute_empire-word-armies = Hadseregek
eight_minute_empire-word-cities = Városok
eight_minute_empire-word-cards = Kártyák
eight_minute_empire-word-cards-of = Kártyák: { $n } / { $total }
eight_minute_empire-word-card-in-use = Használt kártya: { $card }
eight_minute_empire-word-goods = Nyersanyagok
eight_minute_empire-word-jokers = Jokerek
eight_minute_empire-word-idle-jokers = Felhasználatlan jokerek
eight_minute_empire-word-tokens = Nyersanyaglapkák
eight_minute_empire-word-points = Pontok
eight_minute_empire-word-regions = Területek
eight_minute_empire-word-continents = Kontinensek
eight_minute_empire-word-earlier = Korábbi játszmák
eight_minute_empire-word-total = Összesen
eight_minute_empire-word-stage = { $n }. játszma
eight_minute_empire-word-game-of = Játszma: { $n } / { $total }
eight_minute_empire-word-nobody = Senki
eight_minute_empire-word-controls = A terület ura: { $seat }
eight_minute_empire-word-starter = Kezdőjátékos: { $seat }
eight_minute_empire-word-bids = Licitek
eight_minute_empire-word-bid-made = Licit kész
eight_minute_empire-word-neutrals-left = Lerakandó semleges hadseregek: { $n }
eight_minute_empire-word-left = Maradt: { $n }
eight_minute_empire-word-steps-left = Hátralévő lépések: { $n }
eight_minute_empire-word-land = Csak szárazföldön
eight_minute_empire-word-sea = Szárazföldön és vízen
eight_minute_empire-word-sea-route = Tengeri út
eight_minute_empire-word-tie-break = A holtversenyt eldöntötte: { $by }
eight_minute_empire-word-tie-coins = maradék érmék
eight_minute_empire-word-tie-armies = hadseregek a táblán
eight_minute_empire-word-tie-regions = uralt területek
eight_minute_empire-ask-bid = Válaszd ki a licitedet
eight_minute_empire-ask-bid-wait = A licited kész; a többiek még választanak
eight_minute_empire-ask-starter = Válassz kezdőjátékost
eight_minute_empire-ask-neutral = Rakj le egy semleges hadsereget
eight_minute_empire-ask-take = Vegyél el egy kártyát
eight_minute_empire-ask-choose = Válassz a két akció közül
eight_minute_empire-ask-place = Rakj le egy hadsereget
eight_minute_empire-ask-move-from = Hadsereg mozgatása: honnan?
eight_minute_empire-ask-move-to = Hadsereg mozgatása: hová?
eight_minute_empire-ask-city = Építs egy várost
eight_minute_empire-ask-destroy = Semmisíts meg egy hadsereget
eight_minute_empire-ask-end = Nincs több teendőd: fejezd be a köröd
