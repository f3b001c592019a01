## The game

kingdoms-title = Kingdoms (Királyságok)
kingdoms-blurb = Reiner Knizia lapka- és várlerakó játéka 2–4 játékosnak: a gazdag sorok és oszlopok megtöltik az erszényedet, a trolljárta vidékek kiürítik.

## Tiles

kingdoms-tile-village = falu
kingdoms-tile-farm = tanya
kingdoms-tile-town = város
kingdoms-tile-windmill = szélmalom
kingdoms-tile-soldiers = katonák
kingdoms-tile-knight = lovag
kingdoms-tile-watchtower = őrtorony
kingdoms-tile-walled_city = erődváros
kingdoms-tile-harbour = kikötő
kingdoms-tile-swamp = mocsár
kingdoms-tile-cemetery = temető
kingdoms-tile-dire_wolves = farkasok
kingdoms-tile-warlock = boszorkánymester
kingdoms-tile-raider = rabló
kingdoms-tile-troll = troll
kingdoms-tile-mountain = hegy
kingdoms-tile-dragon = sárkány
kingdoms-tile-gold_mine = aranybánya
kingdoms-tile-wizard = varázsló
kingdoms-tile-valued = { $name } { $value }
kingdoms-tile-unknown = képpel lefelé fordított lapka

## Colours (seat labels)

kingdoms-colour-yellow = Sárga
kingdoms-colour-red = Piros
kingdoms-colour-blue = Kék
kingdoms-colour-green = Zöld

## Words of the table display

kingdoms-word-epoch = { $n }. forduló
kingdoms-word-stage = { $n }. forduló
kingdoms-word-epoch-of = Forduló: { $n } / { $total }
kingdoms-word-row = { $n }. sor
kingdoms-word-column = { $n } oszlop
kingdoms-word-part-of = { $line }, rész: { $part }
kingdoms-word-base = Alapérték
kingdoms-word-supply-left = Lapkák a készletben: { $n }
kingdoms-word-unseen = Még nem látott lapkák
kingdoms-word-open-supply = Választható lapkák
kingdoms-word-starting-tile = Kezdőlapka
kingdoms-word-your-starting-tile = Kezdőlapkád: { $tile }
kingdoms-word-your-drawn-tile = Húzott lapkád: { $tile }
kingdoms-word-total = Összesen
kingdoms-word-rows = Sorok
kingdoms-word-columns = Oszlopok

## Moves

kingdoms-move-place-castle = { $rank }. szintű vár lerakása → { $square }
kingdoms-move-place-starting-tile = A kezdőlapka lerakása → { $square }
kingdoms-move-place-drawn-tile = A húzott lapka lerakása → { $square }
kingdoms-move-place-supply-tile = Lapka lerakása: { $tile } → { $square }
kingdoms-move-draw-tile = Lapkahúzás
kingdoms-move-pass = Passz
kingdoms-move-deal-starting-tile = Kezdőlapka – { $seat }: { $tile }
kingdoms-move-turn-up-tile = Húzott lapka: { $tile }
kingdoms-move-choose-starter = Kezdőjátékos: { $seat }

## Events

kingdoms-event-starter-chosen = Kezdőjátékos: { $seat }
kingdoms-event-round-started = { $round }. forduló kezdete
kingdoms-event-tile-dealt = { $seat }: kezdőlapka húzása – { $tile }
kingdoms-event-tile-dealt-hidden = { $seat }: kezdőlapka húzása
kingdoms-event-tile-drawn = { $seat }: lapkahúzás – { $tile }
kingdoms-event-tile-drawn-hidden = { $seat }: lapkahúzás
kingdoms-event-castle-placed = { $seat }: { $rank }. szintű vár → { $square }
kingdoms-event-tile-placed = { $seat }: { $tile } → { $square }
kingdoms-event-starting-tile-placed = { $seat }: kezdőlapka – { $tile } → { $square }
kingdoms-event-passed = { $seat }: nincs lehetséges akció, passz
kingdoms-event-line-scored = { $line } (alapérték: { $base }): { $gains }
kingdoms-event-line-scored-nobody = { $line } (alapérték: { $base }): senki sem kap és nem fizet
kingdoms-event-round-ended = { $round }. forduló vége
kingdoms-event-castles-returned = { $seat }: visszakapott 1. szintű várak – { $count }
kingdoms-event-final-round = { $seat }: utolsó vár lerakva – ez az utolsó forduló
kingdoms-event-game-ended = Győzelem: { $winners } – { $money } pénz

## Why a move is refused

kingdoms-refused-square-taken = Ez a mező már foglalt: { $square }; válassz egy üreset!
kingdoms-refused-no-castle = Nincs több { $rank }. szintű várad.
kingdoms-refused-must-place-drawn = Lapkát húztál, most azt kell leraknod.
kingdoms-refused-nothing-drawn = Nem húztál lapkát, amelyet lerakhatnál.
kingdoms-refused-no-starting-tile = Nincs kezdőlapkád, amelyet lerakhatnál.
kingdoms-refused-supply-empty = A lapkakészlet üres.
kingdoms-refused-tile-not-in-supply = Ez a lapka nincs a készletben: { $tile }.
kingdoms-refused-cannot-pass = Van még lehetséges akciód, ezért nem passzolhatsz.
kingdoms-refused-no-luck-no-draw = A „Le a szerencsével!” játékváltozatban nincs húzás: válassz egy lapkát a készletből!
kingdoms-refused-only-in-no-luck = Lapkát választani a készletből csak a „Le a szerencsével!” játékváltozatban lehet.
kingdoms-refused-not-your-turn = Most nem te jössz.
kingdoms-refused-game-over = A játszma már véget ért.
kingdoms-refused-chance-only = Ezt a lépést csak a véletlen teheti meg.
kingdoms-refused-not-chance = Ezt a lépést a véletlen most nem teheti meg.
kingdoms-refused-unknown-move = Ilyen lépés nincs ebben a játékban.

## Options

kingdoms-option-last_castle = Az utolsó várig
    .help = Mindenki mind a tíz várával kezd, és egyetlen vár sem tér vissza. Amelyik fordulóban valaki lerakja az utolsó várát, az lesz az utolsó forduló.
kingdoms-option-no_luck = Le a szerencsével!
    .help = Nincs kezdőlapka és nincs húzás: minden lapka képpel felfelé fekszik, és te választasz a készletből.
kingdoms-option-as_you_go = Folyamatos értékelés
    .help = A sorok és oszlopok értékelése nem a forduló végén jön, hanem mindig azonnal, amint egy sor vagy oszlop betelik.
kingdoms-option-debt = Tartozás
    .help = Mi történjen, ha valakinek több pénzt kell fizetnie a banknak, mint amennyije van? A szabályfüzet erről hallgat.
kingdoms-option-debt-allowed = Lehet: a pénz 0 alá is csökkenhet
kingdoms-option-debt-clamped = Nem lehet: a pénz nem mehet 0 alá, a többit a bank elengedi
kingdoms-option-starter_tie = Holtverseny a kezdésért
    .help = Ki kezdje a következő fordulót, ha holtversenyben többen is a leggazdagabbak? A szabályfüzet erről hallgat.
kingdoms-option-starter_tie-random = Az érintettek közül a véletlen választ
kingdoms-option-starter_tie-clockwise = Az érintettek közül az első az óramutató járása szerint, az előző kezdőjátékossal kezdve
kingdoms-option-victory_tie = Holtverseny a győzelemért
    .help = Ki győzzön, ha a végén holtversenyben többen is a leggazdagabbak? A szabályfüzet nem szól a holtverseny eldöntéséről.
kingdoms-option-victory_tie-shared = Közös győzelem
kingdoms-option-victory_tie-reserve = Akinél a végén megmaradt, le nem rakott várak szintjeinek összege nagyobb; ha ez is egyenlő, közös győzelem
kingdoms-option-split_line = Hegy által felosztott vonalak
    .help = Mikor jöjjön egy hegy által felosztott vonal értékelése? Csak folyamatos értékelésnél számít.
kingdoms-option-split_line-parts = Részenként: minden rész akkor, amikor betelt
kingdoms-option-split_line-whole = Minden rész együtt, amikor az egész vonal betelt
kingdoms-option-unfilled_lines = Be nem telt vonalak
    .help = Mi legyen azokkal a vonalakkal, amelyekben a forduló végén is marad üres mező? Csak folyamatos értékelésnél számít, többnyire „Az utolsó várig” játékváltozat utolsó fordulójában.
kingdoms-option-unfilled_lines-scored = Értékelés a forduló végén, az üres mezők értéke 0
kingdoms-option-unfilled_lines-ignored = Nincs értékelés: nem fizetnek semmit

## Rules

kingdoms-rules-goal =
    Mindenki ugyanazt a játéktáblát tölti meg lapkákkal és várakkal. A lapkák döntik el, mennyit ér egy-egy sor és oszlop; a váraid szintje pedig azt, hányszor kapod meg ezt az értéket – vagy hányszor fizeted ki, hiszen egy vonal értéke negatív is lehet.

    A játszma három fordulóig tart, és 2–4 játékos vehet részt benne. A végén a leggazdagabb játékos győz.
    .title = Cél

kingdoms-rules-box =
    A játéktábla 30 mezője 5 sort és 6 oszlopot alkot. Az oszlopok betűjele balról jobbra a–f, a sorok száma fentről lefelé 1–5, így b4 a b oszlop és a 4. sor mezője. A „vonal” szó sort vagy oszlopot jelent.

    Minden színhez tíz vár tartozik: négy 1. szintű, három 2. szintű, két 3. szintű és egy 4. szintű. A szintet a vártornyok száma mutatja.

    A 23 lapka:

    - 12 erőforráslapka: két-két falu +1, tanya +2 és város +3; egy-egy szélmalom +4, katonák +4, lovag +5, őrtorony +5, erődváros +6 és kikötő +6.
    - 6 veszélylapka: egy-egy mocsár −1, temető −2, farkasok −3, boszorkánymester −4, rabló −5 és troll −6.
    - 5 különleges lapka: két hegy, egy sárkány, egy aranybánya és egy varázsló. Saját értékük nincs.

    Csak a lapka fajtája és értéke számít, a neve puszta díszítés. A bank pénze sosem fogy el.
    .title = A doboz tartalma

kingdoms-rules-setup =
    - Mindenki 50 pénzzel indul, és megkapja színének hat nagy várát: három 2. szintűt, két 3. szintűt és egy 4. szintűt.
    - Ehhez 1. szintű várak is járnak: két játékosnál fejenként 4, háromnál 3, négynél 2. A többi a dobozban marad.
    - Az összekevert, képpel lefelé fordított lapkák alkotják a lapkakészletet.
    - Mindenki húz a készletből egy kezdőlapkát, megnézi, és képpel lefelé megtartja. A többiek nem tudják, mi az.
    - A kezdőjátékost a véletlen jelöli ki, utána a játék az óramutató járása szerint halad.

    Mindenkinek a pénze és a még le nem rakott várai is nyíltan láthatók.
    .title = Előkészületek

kingdoms-rules-turn =
    A körödben pontosan egy akciót választasz a három közül:

    - Vár lerakása: egy még le nem rakott, bármilyen szintű várad egy tetszőleges üres mezőre kerül.
    - Lapka húzása és lerakása: véletlenszerűen húzol egy lapkát a készletből, megnézed, és képpel felfelé egy tetszőleges üres mezőre rakod. Innen nincs visszaút: a húzott lapkát le kell raknod.
    - A kezdőlapka lerakása: képpel felfelé egy tetszőleges üres mezőre kerül. Ebben a fordulóban nem kapsz helyette másikat.

    Passzolni csak akkor lehet, ha minden váradat és a kezdőlapkádat is leraktad, a készlet pedig üres. Ilyenkor viszont muszáj.

    Ami a játéktáblára került, az a forduló végéig a helyén marad. Amint mind a 30 mező betelt, vége a fordulónak.
    .title = A köröd

kingdoms-rules-scoring =
    A forduló végén értékelés következik: előbb a sorok fentről lefelé, aztán az oszlopok balról jobbra. Minden vonalnál ugyanaz a teendő:

    - Add össze a vonal összes lapkájának értékét; a veszélylapkáké negatív. Ez az alapérték, amelyet a különleges lapkák módosíthatnak.
    - Add össze a vonalban álló váraid szintjét.
    - Szorozd össze a kettőt. Ennyi pénzt ad neked a bank; ha az eredmény negatív, te fizetsz a banknak.

    Mindenki a saját várai után számol: a többiek várai semmit sem vesznek el tőled. Ahol nincs várad, ott se nem nyersz, se nem veszítesz.

    Mivel a sorokat és az oszlopokat is értékeljük, minden vár és minden lapka két helyen számít: a sorában és az oszlopában.
    .title = Értékelés

kingdoms-rules-special =
    A különleges lapkák értéke 0, de beleszólnak az értékelésbe:

    - Hegy: ott vágja el a sorát és az oszlopát, ahol áll. Minden sorrész és oszloprész önálló vonalnak számít, saját alapértékkel, és sem a sárkány, sem az aranybánya nem hat át a hegyen. Két hegy akár három részre is oszthat egy vonalat.
    - Sárkány: a vonalában minden erőforráslapka értéke 0. A veszélylapkák teljes értékükkel számítanak.
    - Aranybánya: megduplázza a vonala alapértékét, akár jó az, akár rossz.
    - Varázsló: a közvetlenül fölötte, alatta, tőle balra vagy jobbra álló vár eggyel magasabb szintűnek számít, a sorában és az oszlopában egyaránt. Átlósan nem hat. Mindenki várát erősíti, és nincs felső határ: a 4. szintű vár 5. szintűnek számít. Rossz vonalban a magasabb szint a veszteséget növeli.

    A sárkány és az aranybánya csak arra a vonalra vagy részre hat, amelyikben áll. Ha miattuk egy lapka értéke a sorában 0 vagy a duplája, az az oszlopában nem változtat semmin, és fordítva.

    Ha a sárkány és az aranybánya ugyanabban a vonalban áll, az erőforráslapkák értéke 0, a veszélylapkák duplán számítanak. A várak szintjén egyikük sem változtat.
    .title = Különleges lapkák

kingdoms-rules-example =
    A 3. sor balról jobbra: Anna 3. szintű vára, város +3, aranybánya, mocsár −1, hegy, Bence 2. szintű vára. A varázsló az a4 mezőn áll, közvetlenül Anna vára alatt.

    A hegy kettévágja a sort. A bal oldali sorrészben a lapkák összege 3 − 1 = 2, ezt az aranybánya megduplázza, az alapérték tehát 4. Anna vára a varázsló miatt 4. szintűnek számít, így Anna 4 × 4 = 16 pénzt kap. A jobb oldali sorrészben nincs lapka: Bencének itt nem jár semmi.

    Az f oszlop fentről lefelé: sárkány, lovag +5, Bence 2. szintű vára, farkasok −3, tanya +2. A sárkány miatt a lovag és a tanya semmit sem ér, az alapérték −3. Bence eredménye −3 × 2 = −6, vagyis 6 pénzt fizet a banknak. A 2. sorban nincs sárkány, ott ugyanez a lovag továbbra is +5-öt ér.
    .title = Egy példa

kingdoms-rules-next =
    Az első és a második forduló után:

    - Minden vár lekerül a játéktábláról. Az 1. szintűek visszatérnek a tulajdonosukhoz; a 2., 3. és 4. szintűek a játszma hátralévő részére kiesnek.
    - A le nem rakott várak a tulajdonosuknál maradnak.
    - Mind a 23 lapkát, a megmaradt készlettel és a le nem rakott kezdőlapkákkal együtt, képpel lefelé újra össze kell keverni, és mindenki új kezdőlapkát húz.
    - Az új fordulót az kezdi, akinek a legtöbb pénze van.

    Oszd be jól a nagy váraidat: mindegyiket csak egyszer használhatod az egész játszmában.
    .title = Két forduló között

kingdoms-rules-end =
    A harmadik forduló értékelése után a játszma véget ér, és a leggazdagabb játékos győz. Holtverseny esetén a győzelem közös, hacsak az asztal mást nem választott.
    .title = A játszma vége

kingdoms-rules-last_castle =
    Ebben a játékváltozatban a fordulók száma nem rögzített: attól függ, milyen gyorsan fogynak a várak.

    - Mindenki mind a tíz várával kezd, akárhányan játszanak.
    - Értékelés után a játéktáblán álló összes vár kiesik a játszmából. Az 1. szintűek sem térnek vissza.
    - Amelyik fordulóban egy játékos lerakja a saját utolsó várát, az lesz az utolsó forduló. Ezt még végig kell játszani; akkor ér véget, ha betelt a játéktábla, vagy már senkinek sincs lehetséges akciója. Az értékelés után a leggazdagabb játékos győz.

    Ha minden váradat leraktad, lapkát még húzhatsz és lerakhatsz; passzolnod csak akkor kell, ha már semmit sem tehetsz. Az üresen maradt mezők értéke 0.

    Minden más a megszokott: az 50 kezdőpénz, a kezdőlapkák és az is, hogy ki kezdi a következő fordulót.
    .title = Az utolsó várig

kingdoms-rules-no_luck =
    Nincsenek kezdőlapkák. Minden forduló elején mind a 23 lapka képpel felfelé fekszik a készletben.

    A körödben vagy leraksz egy várat, vagy kiválasztod a készlet egyik lapkáját, és egy tetszőleges üres mezőre rakod. Passzolnod csak akkor kell, ha egyik sem lehetséges.

    A véletlen már csak az első kezdőjátékost jelöli ki, és – ha az asztal így akarja – dönt a kezdésért kialakult holtversenyben.
    .title = Le a szerencsével!

kingdoms-rules-as_you_go =
    Semmi sem vár a forduló végéig: egy sor vagy oszlop értékelése azonnal megtörténik, amint az utolsó mezője is betelt, és soha nem ismétlődik meg. Ha egyetlen lerakás egy sort és egy oszlopot is betölt, a sor jön előbb.

    A hegy által levágott sorrész vagy oszloprész értékelése akkor jön, amint ez a rész betelt, akkor is, ha a vonal többi részén van még üres mező. Maga a hegy lerakása is teljessé tehet egy részt.

    Figyelj a varázslóra: egy már értékelt vonalnál elkésik. A mellette álló vár másik vonalában viszont még segít, ha annak az értékelése hátravan.

    A három játékváltozat tetszés szerint kombinálható.
    .title = Folyamatos értékelés

kingdoms-rules-rulings =
    A szabályfüzet néhány kérdést nyitva hagy. Itt az első válasz az alapbeállítás, de az asztal a másodikat is választhatja:

    - Tartozás: a pénzed 0 alá is csökkenhet. Vagy: nem mehet 0 alá, és a bank elengedi a hiányzó részt.
    - Holtverseny a kezdésért: az érintettek közül a véletlen választ. Vagy: az előző kezdőjátékossal kezdve, az óramutató járása szerint az érintettek közül az első kezd.
    - Holtverseny a győzelemért: a győzelem közös. Vagy: az érintettek közül az győz, akinél a végén megmaradt, le nem rakott várak szintjeinek összege nagyobb; ha ez is egyenlő, a győzelem közös.
    - Hegy által felosztott vonalak, csak folyamatos értékelésnél: minden rész értékelése akkor jön, amikor az a rész betelt. Vagy: minden rész megvárja, amíg az egész vonal betelik.
    - Be nem telt vonalak, csak folyamatos értékelésnél: a forduló végén jön az értékelésük, az üres mezők értéke 0. Vagy: nem fizetnek semmit.
    .title = Amiről a szabályfüzet hallgat

kingdoms-rules-notation =
    A lépéseidet be is gépelheted. A beírandó szavak minden nyelven ugyanazok:

    - castle 3 b4 – 3. szintű vár a b oszlop és a 4. sor mezőjére
    - draw – lapkahúzás
    - place b4 – az imént húzott lapka lerakása a b4 mezőre
    - starting b4 – a kezdőlapka lerakása a b4 mezőre
    - tile +5 b4 – egy +5-ös lapka a készletből a b4 mezőre (csak a „Le a szerencsével!” játékváltozatban)
    - pass – passz

    Az oszlopok balról az a–f betűk, a sorok fentről az 1–5 számok.

    Az erőforrás- és veszélylapkák jele az értékük, pluszjellel vagy közönséges kötőjellel: +3, -6. A különleges lapkáké: MT a hegy, DR a sárkány, GM az aranybánya, WZ a varázsló.
    .title = Lépések begépelése
