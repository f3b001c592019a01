## What the pictures of the rules of Kingdoms say

kingdoms-picture-castles = Ahány torony, annyi a szint. A számok azt mutatják, hány vár jut egy színnek az egyes szintekből. A színeket mintázat és jel is megkülönbözteti.
    .alt = 1–4. szintű várak sárga, piros, kék és zöld színben. Minden színből négy 1. szintű, három 2. szintű, két 3. szintű és egy 4. szintű van.
kingdoms-picture-tiles = Első sor: erőforráslapkák. Második sor: veszélylapkák. Harmadik sor: hegy, sárkány, aranybánya és varázsló. A +4, +5 és +6 értéken a dobozban két-két különböző kép osztozik.
    .alt = Minden lapkafajta. Kettő-kettő: erőforráslapkák +1-től +6-ig és a hegy. Egy-egy: veszélylapkák −1-től −6-ig, sárkány, aranybánya és varázsló.
kingdoms-picture-coins = Az igazi dobozban érmékkel fizettek: rézzel, ezüsttel és arannyal. Itt a képernyő számol helyetted.
    .alt = Érmék: réz 1 és 5, ezüst 10, arany 50 és 100.
kingdoms-picture-kit = Egy játékos kezdőkészlete. Alul: 1. szintű várak 2, 3 és 4 játékosnál.
    .alt = 50 pénz, egy képpel lefelé fordított kezdőlapka, három 2. szintű vár, két 3. szintű, egy 4. szintű. 1. szintű várak: 2 játékosnál négy, 3-nál három, 4-nél kettő.
kingdoms-picture-actions = Minden akció egy üres mezőt tölt meg: várral (1), a készletből húzott lapkával (2) vagy a kezdőlapkáddal (3).
    .alt = Három nyíl egy-egy mezőre: egy 3. szintű vár; egy képpel lefelé fordított lapka, amely szélmalom +4-nek bizonyul; egy varázsló, amely kezdőlapka volt.
kingdoms-picture-line = Egy sor különleges lapkák nélkül. Először az alapérték, azután minden színnél: szintek összege × alapérték.
    .alt = Egy sor: lovag +5, kék 2. szintű vár, mocsár −1, város +3, kék 1. szintű vár, piros 2. szintű vár. Alapérték: 5 − 1 + 3 = 7. Kék: (2 + 1) × 7 = 21. Piros: 2 × 7 = 14.
kingdoms-picture-mountain = A hegy egy vonalból kettőt csinál. A sárgának mindkét részben van vára: bal oldalt +8, jobb oldalt −3 jár neki.
    .alt = Egy sor: sárga 2. szintű vár, szélmalom +4, hegy, farkasok −3, sárga 1. szintű vár, kék 1. szintű vár. Bal rész: sárga 2 × 4 = 8. Jobb rész: sárga és kék 1 × −3 = −3.
kingdoms-picture-dragon = A sárkány miatt mindkét erőforráslapka értéke 0. A veszélylapka megmarad.
    .alt = Egy sor: erődváros +6, áthúzva; sárkány; tanya +2, áthúzva; boszorkánymester −4; piros 2. szintű vár. Alapérték: −4. Piros: 2 × −4 = −8.
kingdoms-picture-mine = Az aranybánya az egész összeget megduplázza.
    .alt = Egy sor: aranybánya, lovag +5, temető −2, falu +1, zöld 1. szintű vár. Alapérték: (5 − 2 + 1) × 2 = 8. Zöld: 1 × 8 = 8.
kingdoms-picture-both = Sárkány és aranybánya együtt: az erőforráslapka értéke 0, a veszélylapka duplán számít.
    .alt = Egy sor: erődváros +6, áthúzva; sárkány; aranybánya; farkasok −3; kék 2. szintű vár. Alapérték: (0 − 3) × 2 = −6. Kék: 2 × −6 = −12.
kingdoms-picture-wizard = A zöld jelvények mutatják, hányas szintűnek számítanak a varázsló melletti várak. A sarkon álló vár szintje nem változik; a bal oldali lapkával nem történik semmi.
    .alt = A varázsló körül: fölötte piros 1. szintű vár, 2. szintűnek számít; jobbra sárga 4. szintű vár, 5. szintűnek számít; alatta kék 2. szintű vár, 3. szintűnek számít; balra város +3. A bal felső sarokban zöld 1. szintű vár, továbbra is 1. szintű.
kingdoms-picture-board = A példa teljes játéktáblája. Anna a piros, Bence a kék. A 3. sor és az f oszlop van kiemelve; az áthúzott lapkák az f oszlopban semmit sem érnek.
    .alt = Betelt játéktábla 5 sorral és 6 oszloppal. A 3. sor alapértéke a hegytől balra 4, jobbra 0, az f oszlopé −3. A varázsló az a4 mezőn áll.
    .steps =
        A 3. sort az e3 mezőn álló hegy két részre osztja: a3-tól d3-ig, és egyedül f3.
        Bal rész: 3 − 1 = 2. Az aranybánya megduplázza: az alapérték 4.
        Anna vára az a3 mezőn 3. szintű. Az alatta álló varázsló miatt 4. szintűnek számít: 4 × 4 = 16 pénz Annának.
        Jobb rész: nincs lapka, az alapérték 0. Bencének nem jár semmi.
        Az f oszlop: a sárkány miatt a +5 és a +2 sem ér semmit. A farkasok maradnak: az alapérték −3.
        Bence vára az f3 mezőn 2. szintű: 2 × −3 = −6. Bence 6 pénzt fizet.
kingdoms-picture-between = Az 1. szintű visszakerül hozzád. A 2., 3. és 4. szintű elhasználódott, ha már a játéktáblán volt.
    .alt = Egy 1. szintű vár visszafelé mutató nyíllal; 2., 3. és 4. szintű várak halványan, áthúzva.
kingdoms-picture-ten = Ennek a tíz várnak az egész játszmára elégnek kell lennie.
    .alt = Négy 1. szintű, három 2. szintű, két 3. szintű és egy 4. szintű sárga vár.
kingdoms-picture-open = Mind a 23 lapka nyíltan fekszik. Amit elveszel, azt a többiek elől veszed el.
    .alt = A nyílt készlet: +1-től +6-ig kettő-kettő, −1-től −6-ig egy-egy, két hegy, sárkány, aranybánya és varázsló.
kingdoms-picture-now = A felső sor betelt: azonnal jön az értékelése. Az alsó sornak mindkét részében van még üres mező, ezért vár.
    .alt = Felső sor: tanya +2, piros 1. szintű vár, erődváros +6, rabló −5, kék 2. szintű vár, falu +1. Alapérték 4: piros +4, kék +8. Alsó sor: kék vár, üres, város +3, hegy, piros vár, üres.
