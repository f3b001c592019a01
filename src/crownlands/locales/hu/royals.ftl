## The game

royals-title = Royals
royals-blurb = Peter Hawes cselszövésekkel teli játéka 2–5 játékosnak: nemesi házak foglalják el a 17. századi Európa pozícióit a marsalltól a királyig, és szorítják ki onnan egymást.

## Countries, cities and titles

royals-country-france = Franciaország
royals-country-german_states = Német államok
royals-country-britain = Britannia
royals-country-spain = Spanyolország
royals-city-paris = Párizs
royals-city-bordeaux = Bordeaux
royals-city-avignon = Avignon
royals-city-nantes = Nantes
royals-city-reims = Reims
royals-city-vienna = Bécs
royals-city-cologne = Köln
royals-city-munich = München
royals-city-berlin = Berlin
royals-city-london = London
royals-city-edinburgh = Edinburgh
royals-city-dublin = Dublin
royals-city-madrid = Madrid
royals-city-valencia = Valencia
royals-city-seville = Sevilla
royals-city-barcelona = Barcelona
royals-title-marshal = marsall
royals-title-baron = báró
royals-title-countess = grófnő
royals-title-duke = herceg
royals-title-cardinal = bíboros
royals-title-princess = hercegnő
royals-title-king = király
royals-pair = { $one }/{ $other }
royals-card-unknown = képpel lefelé

## Colours (seat labels)

royals-colour-black = Fekete
royals-colour-white = Fehér
royals-colour-grey = Szürke
royals-colour-purple = Lila
royals-colour-orange = Narancs

## Moves

royals-move-end-turn = Kör vége
royals-move-pay-card = Fizetés: { $country }
royals-move-pay-intrigue = Fizetés cselszövéskártyával: { $pair }
royals-move-pay-in-joker = Fizetés jokerbe: { $country }
royals-move-pay-intrigue-in-joker = Cselszövéskártya jokerbe: { $pair }
royals-move-claim-position = Megszerzés: { $title }, { $city }
royals-move-plan-three = 3 országkártya húzása
royals-move-plan-intrigue = 1 országkártya és 1 cselszövéskártya húzása
royals-move-draw-from-pile = Húzás a húzópakliból
royals-move-draw-intrigue = Cselszövéskártya húzása
royals-move-take-from-display = Elvétel a kínálatból: { $country }
royals-move-discard-card = Eldobás: { $country }
royals-move-discard-intrigue = Cselszövéskártya eldobása: { $pair }
royals-move-recall-cube = Száműzött fakocka visszavétele: { $city }
royals-move-show-card = Új kártya a kínálatban: { $country }
royals-move-deal-card = Húzott országkártya: { $country }
royals-move-deal-intrigue = Húzott cselszövéskártya: { $pair }
royals-move-choose-starter = Kezdőjátékos: { $seat }

## Events

royals-event-starter-chosen = Kezdőjátékos: { $seat }
royals-event-period-started =
    { $period ->
        [1] Kezdődik az 1. korszak (1648)
        [2] Kezdődik a 2. korszak (1680)
       *[other] Kezdődik a 3. korszak (1714)
    }
royals-event-card-shown = Új kártya a kínálatban – { $country }
royals-event-turn-started = { $seat }: kör kezdete
royals-event-draw-planned =
    { $intrigue ->
        [yes] { $seat }: 1 országkártya és 1 cselszövéskártya húzása
       *[no] { $seat }: 3 országkártya húzása
    }
royals-event-card-drawn = { $seat }: kártya a húzópakliból – { $country }
royals-event-card-taken = { $seat }: { $country } a kínálatból
royals-event-intrigue-drawn = { $seat }: cselszövéskártya – { $pair }
royals-event-intrigue-shuffled = Az eldobott cselszövéskártyák megkeverve új húzópaklit alkotnak
royals-event-card-paid =
    { $joker ->
        [yes] { $seat }: fizetés jokerbe – { $country }
       *[no] { $seat }: fizetés – { $country }
    }
royals-event-intrigue-paid =
    { $joker ->
        [yes] { $seat }: cselszövéskártya jokerbe – { $pair }
       *[no] { $seat }: fizetés cselszövéskártyával – { $pair }
    }
royals-event-position-claimed = { $seat }: megszerzés – { $title }, { $city }
royals-event-cube-exiled = { $seat }: száműzött fakocka ({ $loser }) – { $city }
royals-event-position-occupied = { $seat }: elfoglalt pozíció – { $title }, { $city }
royals-event-cube-recalled = { $seat }: száműzött fakocka vissza a készletbe – { $city }
royals-event-card-discarded = { $seat }: eldobott kártya – { $country }
royals-event-intrigue-discarded = { $seat }: eldobott cselszövéskártya – { $pair }
royals-event-turn-ended = { $seat }: kör vége
royals-event-city-bonus = { $seat }: városbónusz, { $city }: +{ $points }
royals-event-country-bonus = { $seat }: országbónusz, { $country }: +{ $points }
royals-event-noble-house-bonus = { $seat }: nemesiház-bónusz: +{ $points }
royals-event-period-ended =
    { $period ->
        [1] Az 1. korszak véget ért (1648)
        [2] A 2. korszak véget ért (1680)
       *[other] A 3. korszak véget ért (1714): a forduló még végigmegy
    }
royals-event-period-scored =
    { $has_first ->
        [no] { $country }, { $period }. korszak; nincs befolyás – mindkét jelző kikerül a játékból
       *[yes] { $has_second ->
            [no] { $country }, { $period }. korszak; befolyás: { $influence } – { $first } +{ $higher }, a második jelző kikerül a játékból
           *[yes] { $tied ->
                [0] { $country }, { $period }. korszak; befolyás: { $influence } – { $first } +{ $higher }, { $second } +{ $lower }
               *[other] { $country }, { $period }. korszak; befolyás: { $influence } – { $first } +{ $higher }, { $second } +{ $lower } ({ $ties })
            }
        }
    }
royals-tie = holtverseny { $winner } › { $loser }: { $by }
royals-ties = { $one }; { $other }
royals-event-title-scored =
    { $count ->
        [0] Cím: { $title }; fakockák: { $cubes } – a jelző kikerül a játékból
        [one] Cím: { $title }; fakockák: { $cubes } – { $winners } +{ $points }
       *[other] Cím: { $title }; fakockák: { $cubes } – egy-egy fél jelző, +{ $points }: { $winners }
    }
royals-event-game-ended =
    { $count ->
        [one] Győztes: { $winners }
       *[other] Közös győzelem: { $winners }
    }

## Why a move is refused

royals-refused-unknown-move = Ilyen lépés nincs ebben a játékban.
royals-refused-game-over = A játszma már véget ért.
royals-refused-not-your-turn = Most nem te jössz.
royals-refused-chance-only = Ezt a lépést csak a véletlen teheti meg.
royals-refused-not-chance = Ezt a lépést a véletlen most nem teheti meg.
royals-refused-plan-first = Előbb válaszd ki, mit húzol: 3 országkártyát vagy 1 országkártyát és 1 cselszövéskártyát.
royals-refused-draw-first = Előbb húzd fel a kártyáidat!
royals-refused-no-more-draws = Ebből a fajta kártyából ebben a körben már felhúztad, ami jár.
royals-refused-pile-empty = A húzópakli üres: vegyél el egy kártyát a kínálatból!
royals-refused-not-on-display = A kínálatban nincs ilyen kártya.
royals-refused-no-intrigue-now = Most nem húzhatsz cselszövéskártyát: az első körödben nem jár, később pedig csak egy, egyetlen országkártya mellé.
royals-refused-no-intrigue-left = Nincs több húzható cselszövéskártya.
royals-refused-own-position = Ez a pozíció már a tiéd: { $title }, { $city }.
royals-refused-too-few-cards = Az országkártyáid jokerrel sem elegendők ehhez a pozícióhoz: { $title }, { $city }.
royals-refused-too-few-intrigue = A cselszövéskártyáid nem elegendők ennek a pozíciónak az átvételéhez: { $title }, { $city }.
royals-refused-too-few-cubes = Egy pozícióhoz két fakocka kell a készletedben: { $title }, { $city }.
royals-refused-no-recall = Innen nem vehetsz vissza fakockát. Ehhez szigorú fakockakorlát kell, kettőnél kevesebb fakocka a készletedben, és még egy fakockád, amely a városban marad.
royals-refused-nothing-to-pay = Előbb válaszd ki a pozíciót, amelyért fizetni szeretnél!
royals-refused-pay-first = Előbb fizesd ki a kiválasztott pozíciót!
royals-refused-intrigue-first = Előbb a cselszövéskártyákat fizesd ki, aztán az országkártyákat!
royals-refused-intrigue-paid = Most nem kell cselszövéskártyával fizetni.
royals-refused-not-in-hand = Nincs ilyen kártya a kezedben.
royals-refused-wrong-country = Ez a kártya más országé, mint a pozíció. Csak joker részeként fizethetsz vele.
royals-refused-joker-begun = Már elkezdtél jokerrel fizetni; az önmagukat érő kártyák ideje azelőtt van.
royals-refused-no-shortage = Ennél az asztalnál a joker csak a hiányzó kártyákat pótolja: előbb a kezedben lévő megfelelő kártyákkal fizess!
royals-refused-would-not-suffice = Ha ez a kártya jokerbe kerülne, a többi már nem lenne elég.
royals-refused-discard-first = Túl sok kártyád van: előbb dobj el annyit, hogy a kézlimiten belül legyél!
royals-refused-within-limit = Csak a köröd végén dobhatsz el kártyát, és csak azt, ami a kézlimit fölött van.

## Options

royals-option-starter = Kezdőjátékos
    .help = A szabályfüzetben a legfiatalabb kezd. Add meg egy hely számát, például: 2, vagy bízd a véletlenre.
royals-option-starter-random = A véletlen dönt
royals-option-cubes = Fakockák
    .help = Elfogyhatnak-e a fakockáid. A szabályfüzet erről hallgat.
royals-option-cubes-unlimited = Annyi, amennyi kell
royals-option-cubes-strict = Csak annyi, amennyi a dobozban van
royals-option-joker = Jokerek
    .help = Mikor lehet jokerrel fizetni. A szabályfüzetek eltérnek.
royals-option-joker-always = Bármikor
royals-option-joker-shortage = Csak hiányzó kártyák helyett
royals-option-draw = Húzás
    .help = Mikor választasz a 3 országkártya, illetve az 1 országkártya és 1 cselszövéskártya között.
royals-option-draw-settled = Az első kártya előtt
royals-option-draw-open = Húzás közben, kártyáról kártyára
royals-option-final_tie = Holtverseny a győzelemért
    .help = Melyik jelző dönt, ha a legtöbb pontnál holtverseny van. A szabályfüzetek eltérnek.
royals-option-final_tie-any_marker = A legértékesebb jelző, bármilyen fajta
royals-option-final_tie-title_marker = A legértékesebb címpontjelző
royals-option-markers = Pontok
    .help = Láthatók-e játék közben a pontszámok. A jelzők megszerzését mindenki látta, ezért ez nem titok, csak számolás kérdése.
royals-option-markers-hidden = A játszma végéig rejtve
royals-option-markers-shown = Végig láthatók

## Rules

royals-rules-goal =
    Egy nagy nemesi ház élén állsz, és a többi házzal a 17. századi Európa fölötti hatalomért küzdesz. Országkártyákkal pozíciókat szerzel a városokban, a marsalltól a királyig. Cselszövéskártyákkal átveszed azokat a pozíciókat, amelyeket mások foglaltak el.

    A győzelmi pontok jelzőkről származnak. Ilyet kap, aki elsőként jut be egy városba, aki egy ország minden városában jelen van, és aki már minden címet viselt. Háromszor, minden korszak után, minden országban a két legbefolyásosabb ház kap jutalmat. A legvégén maguk a címek is pontot érnek. A játékot 2–5 játékos játszhatja, és az győz, akinek a legtöbb győzelmi pontja van.
    .title = Cél

royals-rules-box =
    - Egy játéktábla négy országgal és 16 várossal. Minden városban egy vagy két pozíció van, és minden pozícióhoz egy cím tartozik.
    - 99 országkártya: 31 Franciaország, 26 Német államok, 22 Britannia, 20 Spanyolország.
    - 24 cselszövéskártya: a hatféle országpár mindegyikéből négy.
    - 58 jelző győzelmi pontokkal: 16 városbónusz-jelző, 8 országbónusz-jelző, 3 nemesiház-bónuszjelző, 24 korszakpontjelző és 7 címpontjelző; ez utóbbiak két félből állnak.
    - 200 fakocka: fekete és fehér 46-46, szürke, lila és narancs 36-36.

    A címek a legalacsonyabb rangtól a legmagasabbig. Egy cím ára mindenhol ugyanannyi országkártya:

    - marsall: 1 kártya, 4 pozíció
    - báró: 2 kártya, 5 pozíció
    - grófnő: 3 kártya, 4 pozíció
    - herceg: 4 kártya, 4 pozíció
    - bíboros: 5 kártya, 4 pozíció
    - hercegnő: 6 kártya, 4 pozíció
    - király: 8 kártya, 4 pozíció

    A városok, zárójelben a városbónusz pontjaival. A cím utáni szám az adott pozíció befolyáspontja:

    Franciaország:

    - Párizs (8): király 3
    - Bordeaux (3): hercegnő 2, báró 1
    - Avignon (2): bíboros 2, marsall 1
    - Nantes (5): hercegnő 2, grófnő 1
    - Reims (4): herceg 2, báró 1

    Német államok:

    - Bécs (7): király 3
    - Köln (3): bíboros 2, báró 1
    - München (4): herceg 2, grófnő 1
    - Berlin (5): hercegnő 2, grófnő 1

    Britannia:

    - London (6): király 3, hercegnő 2
    - Edinburgh (3): herceg 2, báró 1
    - Dublin (2): bíboros 2, marsall 1

    Spanyolország:

    - Madrid (7): király 3
    - Valencia (3): herceg 2, marsall 1
    - Sevilla (4): bíboros 2, báró 1
    - Barcelona (2): grófnő 1, marsall 1

    E számok közül sok a mi rekonstrukciónk, mert egyetlen általunk ismert forrás sem mutatja a játéktáblát; hogy melyek ezek, azt az „Amiről a szabályfüzet hallgat” című fejezet mondja meg.
    .title = A doboz tartalma

royals-rules-setup =
    - Mindenkinek egy szín fakockái jutnak. Két játékos a feketét és a fehéret kapja.
    - A jelzők láthatóan fekszenek a játéktáblán, a városoknál, az országoknál és a korszakoknál. A két félből összeillesztett címpontjelzők rang szerint sorakoznak. Két játékosnál a 16 és a 12 pontos nemesiház-bónuszjelző a dobozban marad.

    Ötnél kevesebb játékosnál néhány országkártya visszakerül a dobozba:

    - két játékos: Franciaország 11, Német államok 9, Britannia 8, Spanyolország 6; marad 65 kártya
    - három játékos: Franciaország 9, Német államok 8, Britannia 7, Spanyolország 6; marad 69 kártya
    - négy játékos: Franciaország 6, Német államok 5, Britannia 5, Spanyolország 4; marad 79 kártya
    - öt játékos: egy sem; mind a 99 kártya játékban van

    Az összekevert országkártyákból képpel lefelé fordított húzópakli lesz. Három kártya képpel felfelé kerül az asztalra: ez a kínálat. A megkevert cselszövéskártyák külön húzópaklit alkotnak.

    Kézben még senkinek sincs kártyája. A kezdőjátékost a véletlen választja ki, hacsak az asztal nem nevezett meg egy helyet.

    A kezedben lévő kártyák titkosak, de azt mindenki látja, melyik kártyát veszed el a kínálatból. A megszerzett jelzők képpel lefelé fekszenek előtted, így a pontszámodat a végéig senki sem látja.
    .title = Előkészületek

royals-rules-turn =
    A játék az óramutató járása szerint halad. A köröd három lépésből áll:

    - Kártyahúzás. Ez kötelező.
    - Kártyák kijátszása: szabad pozíciókat foglalsz el, és mások pozícióit veszed át, bármilyen sorrendben, ahányszor csak tudod és akarod. Ki is hagyhatod.
    - A kör vége. Eldobod a kézlimit fölötti kártyáidat, és a kínálat ismét három kártyára egészül ki.
    .title = A köröd

royals-rules-draw =
    Az első körödben csak országkártyát húzol. Hogy mennyit, az a kezdőjátékostól számított helyedtől függ:

    - két játékos: 2, 3
    - három játékos: 1, 2, 3
    - négy játékos: 1, 1, 2, 3
    - öt játékos: 1, 1, 2, 2, 3

    A második körödtől kezdve két lehetőség közül választasz:

    - 3 országkártya, vagy
    - 1 országkártya és 1 cselszövéskártya, bármilyen sorrendben.

    Egyesével húzol, és minden kártyát megnézel, mielőtt a következőt felhúzod. Az országkártyák mindegyike tetszésed szerint a képpel lefelé fordított húzópakliból vagy a kínálatból jön. Cselszövéskártyát csak a saját húzópaklijából lehet húzni.

    A kínálat csak a köröd végén egészül ki: ha mindhárom kártyát elveszed, addig üres marad. Ha a húzópakli üres, a kínálatból kell elvenned; kártya mindig jut elég.

    Ha valakinek cselszövéskártyát kell húznia, de a pakli üres, az eldobott cselszövéskártyák megkeverve új húzópaklit alkotnak.
    .title = Kártyahúzás

royals-rules-occupy =
    Válassz egy pozíciót, amelyen nincs fakocka. Fizess annyi kártyát a pozíció országából, amennyibe a cím kerül: a marsall 1 kártyájától a király 8 kártyájáig. Ezek a dobópaklira kerülnek.

    Ezután két fakockát raksz le a készletedből:

    - egyet a pozícióra. Mostantól a tiéd, és befolyást ad neked.
    - egyet a cím címpontjelzőjére. Ez a játszma végéig ott marad, akkor is, ha a pozíciót elveszíted.

    Egy pozíción csak egy fakocka lehet. Egy címpontjelzőn akárhány fakocka lehet, bármilyen színből. Ezután megkapod a bónuszokat, ha most szereztél ilyet.

    Egy példa: a kölni bíboros 5 Német államok kártyába kerül. Kifizeted őket, és egy-egy fakockát raksz le Kölnben és a bíboros címpontjelzőjén. Ha előtted még senki sem járt Kölnben, a városbónusz, azaz 3 pont is a tiéd.
    .title = Egy pozíció elfoglalása

royals-rules-joker =
    Bármelyik három országkártya egy általad választott országkártyának számít. Egy fizetésen belül ezt többször is megteheted, és a három között a szükséges ország kártyái is lehetnek. Átvételkor is élhetsz vele.

    Bármelyik két cselszövéskártya egy általad választott cselszövéskártyának számít, ez is akárhányszor.

    Itt kártyánként fizetsz: előbb a cselszövéskártyákat, aztán az országkártyákat, mindkét fajtából előbb az önmagukat érő kártyákat, aztán a jokereket. Olyan fizetést, amelyet nem tudnál befejezni, sosem kezdhetsz el. Amit csak egyféleképpen lehet kifizetni, az rögtön ki van fizetve.

    Egy példa: a müncheni grófnőt szeretnéd, az ára 3 kártya. Két Német államok kártyád és négy másik van. Kifizeted a kettőt, a harmadik helyett pedig a többi közül bármelyik hármat jokerként. Két Német államok kártyával és csak két másikkal ez nem menne.
    .title = Jokerek

royals-rules-takeover =
    Olyan pozíciót is megszerezhetsz, amelyet más foglalt el; a sajátodat viszont nem veheted át. Mindkettőt ki kell fizetned:

    - 1 cselszövéskártyát, amelyen a pozíció országa látható, királyért 2 ilyet. Egy cselszövéskártyán két ország van, és bármelyikükben felhasználható.
    - a cím teljes árát országkártyákban, ahogy a szabad pozícióknál.

    Ha a kettőt együtt nem tudod kifizetni, a pozíciót nem veheted át. A cselszövéskártyák külön dobópaklira kerülnek.

    Az előző birtokos fakockája a város városmezőjére kerül: száműzték. Ott már nem ad befolyást, de az országbónusznál továbbra is jelenlétnek számít. Egy városmezőn akárhány fakocka lehet. A vesztes fakockája a címpontjelzőn a helyén marad.

    Ezután a szokott módon elfoglalod a pozíciót: egy fakocka a pozícióra, egy a címpontjelzőre, és jönnek a bónuszok.

    Egy példa: a kölni bíboros Bencéé. Anna kifizeti a Német államok/Spanyolország cselszövéskártyát és öt Német államok kártyát. Bence fakockája Köln városmezőjére kerül, a bíboros címpontjelzőjén pedig mindkettejüknek egy-egy fakockája van. Ha Annának csak Franciaország/Britannia és Franciaország/Spanyolország cselszövéskártyája volna, ezt a kettőt jokerként fizethetné ki.
    .title = Egy pozíció átvétele

royals-rules-limits =
    A köröd végén legfeljebb 12 országkártya és 4 cselszövéskártya lehet a kezedben. A köröd közben több is lehet. Ha a végén több van, te választod ki, melyeket dobod el.

    Ezután a kínálat a húzópakliból három kártyára egészül ki. Ha ehhez nincs elég kártya a pakliban, a korszak véget ér.
    .title = Kézlimit és a kör vége

royals-rules-bonuses =
    A bónuszt rögtön megkapod, amint a lerakott fakockáiddal megszerezted. Egy lerakás több bónuszt is hozhat. A jelzőket a játszma végéig megtartod.

    - Városbónusz: aki elsőként foglalja el egy város valamelyik pozícióját, az kapja a város jelzőjét.
    - Országbónusz: egy ország minden városában van legalább egy fakockád, pozíción vagy városmezőn. Aki ezt elsőként éri el, a magasabb jelzőt kapja, a második az alacsonyabbat, a későbbiek semmit. Országonként csak egy jelzőt kaphatsz.
    - Nemesiház-bónusz: mind a hét címpontjelzőn van legalább egy fakockád. A legmagasabb még meglévő jelzőt kapod; ha már mind elfogyott, semmit. Csak egyet kaphatsz.

    Az országbónuszok pontjai:

    - Franciaország: 12 és 6
    - Német államok: 10 és 5
    - Britannia: 6 és 3
    - Spanyolország: 8 és 4

    A nemesiház-bónuszjelzők 16, 12 és 8 pontot érnek; két játékosnál csak a 8 pontos van játékban.

    Egy példa: elsőként jutsz be Dublinba, a marsall pozíciójára. Ezzel Britannia minden városában ott vagy, és mind a hét címpontjelzőn van fakockád, mindkettőben mindenki mást megelőzve. Ez egyszerre 2 + 6 + 16 pont.
    .title = Bónuszok

royals-rules-period =
    A játszma három korszakból áll: 1648, 1680 és 1714. Egy korszak akkor ér véget, amikor egy kör végén a kínálat nem egészíthető ki három kártyára. A húzópakli utolsó kártyái még a kínálatba kerülnek. Ezután az eldobott országkártyák megkeverve új húzópaklit alkotnak, és ebből egészül ki a kínálat. A kézben lévő kártyákhoz senki sem nyúl.

    Az első és a második korszak után rögtön pontozás jön, aztán a következő játékos köre. A harmadik korszak után a forduló még végigmegy, hogy mindenkinek ugyanannyi köre legyen: az utolsó kör a kezdőjátékos jobb oldali szomszédjáé. Csak ezután következik a pontozás.

    Minden országban összeadod azoknak a pozícióknak a befolyáspontjait, amelyek abban a pillanatban a tieid. A városmezőkön lévő fakockák nem számítanak. Akinek a legtöbb befolyása van, a korszak magasabb jelzőjét kapja, akinek a második legtöbb, az alacsonyabbat. A pontok az első, a második és a harmadik korszak után:

    - Franciaország: 6 és 3, majd 9 és 5, majd 12 és 6
    - Német államok: 5 és 3, majd 8 és 4, majd 10 és 5
    - Britannia: 4 és 2, majd 6 és 3, majd 8 és 4
    - Spanyolország: 3 és 2, majd 5 és 3, majd 7 és 4

    Holtverseny esetén az dönt, hogy az érintettek közül kinek van az adott országban magasabb rangú címe. Ha a címek is egyenlők, az nyer, akinek ilyen pozíciója magasabb bónuszú városban van; a táblán látható szám számít, akkor is, ha a jelző már rég nincs ott.

    Befolyás nélkül nem jár jelző. Ha egy országban csak egy játékosnak van befolyása, a második jelző kikerül a játékból; ha senkinek sincs, mindkettő.

    Egy példa, Franciaország 1648: Annáé a párizsi király, befolyása 3. Bencéé a bordeaux-i hercegnő és a reimsi báró, az is 3. Cilié az avignoni bíboros, befolyása 2. A legmagasabb cím a király, ezért Anna 6 pontot kap, Bence 3-at. Cili nem kap semmit.
    .title = Egy korszak vége

royals-rules-titles =
    A harmadik korszak pontozása után a címek pontozása következik, a marsalltól fel a királyig. Minden címnél a jelzőjén lévő fakockák számítanak, azok is, amelyeknek a pozíciója már rég elveszett:

    - Akinek a legtöbb fakockája van, az egész jelzőt kapja.
    - Ha a legtöbb fakockánál ketten állnak holtversenyben, mindketten egy-egy fél jelzőt kapnak a pontok felével.
    - Ha kettőnél többen állnak holtversenyben, vagy egyáltalán nincs fakocka, a jelző kikerül a játékból.

    Az egész jelző és egy fél jelző pontjai:

    - marsall: 4, a fele 2
    - báró: 6, a fele 3
    - grófnő: 8, a fele 4
    - herceg: 10, a fele 5
    - bíboros: 12, a fele 6
    - hercegnő: 14, a fele 7
    - király: 16, a fele 8
    .title = Címpontozás

royals-rules-end =
    A címpontozás után mindenki összeadja az összes jelzőjének pontjait. Az győz, akinek a legtöbb pontja van.

    Holtverseny esetén az érintettek legértékesebb jelzője dönt. Egy cím két fele együtt egyetlen jelző, egy fél jelző a saját pontjaival számít. Ha ez is egyenlő, a győzelem közös.
    .title = A játszma vége

royals-rules-rulings =
    A szabályfüzetek néhány kérdést nyitva hagynak, és helyenként ellentmondanak egymásnak. Így játszunk mi; a „Vagy” után az áll, amit az asztal helyette választhat:

    - Kezdőjátékos: a véletlen dönt, mert itt senki sem tudja, ki a legfiatalabb. Vagy: az asztal által megnevezett hely.
    - Fakockák: annyi van, amennyi kell, mert a dobozban lévők elfogyhatnak. Vagy: csak annyi, amennyi a dobozban van. Ekkor egy pozícióhoz két fakocka kell a készletedben. Ha kevesebb van, a körödben visszavehetsz száműzött fakockákat, de csak onnan, ahol egy másik fakockád a városban marad.
    - Jokerek: bármikor. Vagy: csak hiányzó kártyák helyett, tehát előbb a kezedben lévő összes megfelelő kártyával kell fizetned.
    - Húzás: a két lehetőség közül húzás előtt választasz. Vagy: húzás közben; a cselszövéskártya vagy a második országkártya dönti el.
    - Holtverseny a győzelemért: a legértékesebb jelző dönt, bármilyen fajta. Vagy: csak a címpontjelzők számítanak.
    - Pontok: a játszma végéig rejtve. Vagy: végig láthatók.
    - Egy király átvételéhez két cselszövéskártya kell. Az egyik szabályfüzet egy helyen hármat ír; minden más hely és forrás kettőt.
    - A városbónusz azé, aki elsőként foglal el pozíciót a városban, nem azé, akinek a fakockáját elsőként száműzik ott.
    - Az utolsó forduló a kezdőjátékos jobb oldali szomszédjánál ér véget; a „bal” az egyik szabályfüzetben elírás.
    - Az eldobott cselszövéskártyákat csak akkor keverjük meg, amikor valakinek üres pakliból kellene húznia.
    - A húzópakli kiürülése még nem vet véget a korszaknak, ha a kör után a kínálatban megvan a három kártya.
    - Ha a korszakpontozásban ezek után is holtverseny van, a következő legjobb pozíciók döntenek, végül a kezdőjátékostól számított sorrend. A mi táblánk számaival erre sosem kerül sor.
    - Fakocka nélküli címért és befolyás nélküli országért senki sem kap pontot.

    A kártyák és a fakockák száma és az árak többsége biztos. Néhány dolgot egyetlen leírásból tudunk: a grófnő, a herceg és a hercegnő árát, az egyes címek számát, a 8 pontos nemesiház-bónuszjelzőt, a kölni pozíciókat, a madridi és a valenciai címeket és néhány város nevét.

    A többi rekonstrukció, vagyis a mi becslésünk, az ismert adatokhoz igazítva:

    - minden város-, ország-, korszak- és címjelző pontszáma
    - a pozíciók befolyása, a két kölni kivételével
    - a városok címei, Köln, Madrid és Valencia kivételével
    - Párizs, Nantes, Reims, Berlin, London, Edinburgh, Dublin, Sevilla és Barcelona neve

    Akinek megvan a játék, beírhatja a nyomtatott számokat: egy szerkeszthető fájlban vannak, amelyet a „crownlands box royals” parancs ír ki.
    .title = Amiről a szabályfüzet hallgat

royals-rules-notation =
    A lépéseidet be is gépelheted. A beírandó szavak minden nyelven ugyanazok:

    - three – 3 országkártyát fogsz húzni
    - two – 1 országkártyát és 1 cselszövéskártyát fogsz húzni
    - pile – országkártya húzása a húzópakliból
    - take france – Franciaország kártya elvétele a kínálatból
    - intrigue – cselszövéskártya húzása
    - claim paris king – a párizsi király megszerzése, akár szabad, akár másé
    - plot france-spain – fizetés ezzel a cselszövéskártyával
    - plotjoker france-spain – fizetés ezzel a cselszövéskártyával, egy joker két kártyájának egyikeként
    - pay france – fizetés egy önmagát érő Franciaország kártyával
    - joker spain – fizetés egy Spanyolország kártyával, egy joker három kártyájának egyikeként
    - discard britain – Britannia kártya eldobása
    - drop britain-spain – ennek a cselszövéskártyának az eldobása
    - recall paris – száműzött fakocka visszavétele Párizsból; csak szigorú fakockakorlátnál
    - done – a kör vége

    Országok: france Franciaország, german_states Német államok, britain Britannia, spain Spanyolország. A cselszövéskártya jele a két országa ebben a sorrendben, kötőjellel.

    Címek: marshal marsall, baron báró, countess grófnő, duke herceg, cardinal bíboros, princess hercegnő, king király.

    A városok neve angolul, kisbetűvel írandó. Ezek térnek el a magyartól: paris Párizs, vienna Bécs, cologne Köln, munich München, seville Sevilla.

    A játszmafájlokban a véletlennek is vannak lépései: a show a kínálat új kártyája, a card és a scheme húzott kártyák, a first pedig a kezdőjátékos. Színek: K fekete, W fehér, G szürke, P lila, O narancs.
    .title = Lépések begépelése

# used by the boards

royals-word-display = Kínálat
royals-word-pile = Húzópakli
royals-word-pile-left = Kártyák a húzópakliban: { $n }
royals-word-intrigue-pile = Cselszövéspakli
royals-word-intrigue-pile-left = Kártyák a cselszövéspakliban: { $n }
royals-word-discards = Dobópakli
royals-word-intrigue-discards = Eldobott cselszövéskártyák
royals-word-unseen = Még nem látott kártyák
royals-word-hand = Kéz
royals-word-your-hand = A kezedben
royals-word-country-cards = Országkártyák
royals-word-intrigue-cards = Cselszövéskártyák
royals-word-cards-of = Országkártyák: { $n } / { $limit }
royals-word-intrigue-of = Cselszövéskártyák: { $n } / { $limit }
royals-word-known = Mindenki előtt elvett kártyák
royals-word-unknown-count = Ismeretlen: { $n }
royals-word-country = Ország
royals-word-city = Város
royals-word-title = Cím
royals-word-position = Pozíció
royals-word-countries = Országok
royals-word-cities = Városok
royals-word-titles = Címek
royals-word-periods = Korszakok
royals-word-noble-house = Nemesi ház
royals-word-influence = Befolyás
royals-word-cost = Ár
royals-word-cost-cards = { $n } országkártya
royals-word-cost-intrigue = { $n } cselszövéskártya
royals-word-free-position = szabad
royals-word-held-by = Birtokosa: { $seat }
royals-word-exile = Városmező
royals-word-exiled = Száműzve: { $cubes }
royals-word-title-markers = Címpontjelzők
royals-word-cubes = Fakockák
royals-word-cubes-left = Fakockák a készletben: { $n }
royals-word-city-bonus = Városbónusz
royals-word-country-bonus = Országbónusz
royals-word-noble-house-bonus = Nemesiház-bónusz
royals-word-period-bonus = Korszakpontjelző
royals-word-first = Első
royals-word-second = Második
royals-word-nobody = Senki
royals-word-taken-by = Megszerezte: { $seat }
royals-word-gone = kikerült a játékból
royals-word-half-each = fejenként fél jelző
royals-word-marker-gone = a jelző kikerül a játékból
royals-word-lacks-cities = Még hiányzó városok: { $cities }
royals-word-lacks-titles = Még hiányzó címek: { $titles }
royals-word-bonus-yours = Ez a bónusz a tiéd
royals-word-bonus-gone = Nincs több jelző
royals-word-points = Pontok
royals-word-points-hidden = A pontok a játszma végéig rejtve
royals-word-total = Összesen
royals-word-stage = { $n }. korszak
royals-word-period =
    { $n ->
        [1] Korszak: 1 / 3 (1648)
        [2] Korszak: 2 / 3 (1680)
       *[other] Korszak: 3 / 3 (1714)
    }
royals-word-period-year =
    { $n ->
        [1] 1648
        [2] 1680
       *[other] 1714
    }
royals-word-last-round = Utolsó forduló
royals-word-starter = Kezdőjátékos: { $seat }
royals-word-draws-left = Húzandó országkártyák: { $n }
royals-word-intrigue-draws-left = Húzandó cselszövéskártyák: { $n }
royals-word-payment = Fizetés: { $title }, { $city }
royals-word-pay-left = Fizetendő országkártya: még { $n }
royals-word-pay-intrigue-left = Fizetendő cselszövéskártya: még { $n }
royals-word-in-joker = Joker: { $n } / { $total }
royals-word-take-over = Átvétel
royals-word-occupy = Elfoglalás
royals-word-as-joker = jokerként
royals-word-tie-break = A holtversenyt eldöntötte: { $by }
royals-word-tie-title = magasabb cím
royals-word-tie-city = magasabb városbónusz
royals-word-tie-next = következő legjobb pozíció
royals-word-tie-order = sorrend
royals-word-tie-marker = legértékesebb jelző
royals-word-tie-title-marker = legértékesebb címpontjelző
royals-ask-plan = Válaszd ki, mit húzol
royals-ask-draw = Húzz országkártyát: a húzópakliból vagy a kínálatból
royals-ask-draw-any = Húzz országkártyát vagy cselszövéskártyát
royals-ask-draw-intrigue = Húzz egy cselszövéskártyát
royals-ask-play = Szerezz meg egy pozíciót, vagy fejezd be a köröd
royals-ask-end = Nincs megszerezhető pozíció: fejezd be a köröd
royals-ask-pay = Fizess országkártyával: { $title }, { $city }
royals-ask-pay-joker = Fizess jokerrel, bármelyik 3 országkártya ér egyet: { $title }, { $city }
royals-ask-pay-intrigue = Fizess cselszövéskártyával: { $title }, { $city }
royals-ask-pay-intrigue-joker = Fizess jokerrel, bármelyik 2 cselszövéskártya ér egyet: { $title }, { $city }
royals-ask-discard = Dobj el { $n } országkártyát
royals-ask-discard-intrigue = Dobj el { $n } cselszövéskártyát
royals-word-present = a te kockáid
royals-word-drawn = { $seat }: húzás – { $cards }
royals-word-paid = { $seat }: fizetés – { $cards }
royals-word-joker = joker
royals-word-best-marker = Legjobb jelző
royals-word-marker = jelző
royals-word-taken = elkelt
