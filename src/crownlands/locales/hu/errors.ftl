## Errors that a person reads: one clear line each. Ids are `error-` and the error's code.

error-illegal-move = Ez a lépés most szabálytalan ({ $rule }).
error-unreadable-move =
    { $near ->
        [none] Ez nem lépés: „{ $text }”. Segítség: „?”.
       *[other] Ez nem lépés: „{ $text }”. Erre gondoltál: „{ $near }”?
    }
error-nothing-to-undo = Nincs, amit visszavonhatnál: még nem léptél, felfedés történt, vagy azóta valaki más is lépett.
error-unknown-name =
    { $kind ->
        [game] Nincs ilyen játék: „{ $name }”. Lehetséges: { $known }.
        [option] Nincs ilyen beállítás: „{ $name }”. Lehetséges: { $known }.
        [value] Ennek a beállításnak nincs ilyen értéke: „{ $name }”. Lehetséges: { $known }.
        [variant] Nincs ilyen játékváltozat: „{ $name }”. Lehetséges: { $known }.
        [bot] Nincs ilyen bot: „{ $name }”. Lehetséges: { $known }.
        [engine] Nincs ilyen motor: „{ $name }”. Lehetséges: { $known }.
        [language] Nincs ilyen nyelv: „{ $name }”. Lehetséges: { $known }.
        [seat] „{ $name }” nem foglalhat helyet. Lehetséges: { $known }, vagy egy nagybetűvel kezdődő név.
        [place] „{ $name }” nem hely ebben a játszmában. Lehetséges: { $known }.
        [shell] Ehhez a parancsértelmezőhöz nincs kiegészítés: „{ $name }”. Lehetséges: { $known }.
       *[command] Nincs ilyen parancs: „{ $name }”. Lehetséges: { $known }.
    }
error-bad-budget = A „{ $bot }” botnak nem adható ilyen keret: „{ $setting }”. Lehetséges: simulations=500 (1 és { $simulations } között) vagy seconds=0.1 (0-nál több, legfeljebb { $seconds }).
error-bad-bot =
    { $problem ->
        [import] { $bot }: a bot nem tölthető be: { $detail }.
        [no-such-class] { $bot }: ebben a fájlban nincs ilyen osztály: { $detail }.
        [several] { $bot }: ebben a fájlban több bot is van ({ $detail }). Add meg, melyik kell, így: { $bot }:NÉV.
        [signature] { $bot }: egy bot így választ: choose(self, vantage, budget), itt viszont ez áll: { $detail }.
        [arguments] { $bot }: egy botnak argumentumok nélkül kell létrejönnie, itt viszont ez áll: { $detail }.
        [made] { $bot }: a bot már a létrehozásakor hibára futott: { $detail }.
        [taken] { $bot }: „{ $detail }” már az egyik saját botunk neve. Adj a fájlnak másik nevet.
        [name] { $bot }: egy csomag botjának ({ $detail }) saját név kell, amely kisbetűvel kezdődik, és nincs benne szóköz, vessző, kettőspont, perjel vagy egyenlőségjel.
        [same] { $bot }: már van ugyanilyen nevű bot itt: { $detail }. Adj az egyik fájlnak másik nevet.
        [late] { $bot }: a bot { $detail } másodperc alatt sem készült el.
        [changed] { $bot }: a fájl megváltozott az aréna kezdete óta, és két bot eredményei nem keveredhetnek. Új arénában játszasd.
        [died] { $bot }: a bot már a létrehozásakor leállította a folyamatát.
       *[no-class] { $bot }: itt nincs bot, vagyis olyan osztály, amelynek van choose(self, vantage, budget) metódusa.
    }
error-wrong-seats = A helyek száma ennél a játéknál { $least }–{ $most } lehet, nem { $seats }.
error-endless-game = Ezzel a dobozzal és ezzel a beállítással („{ $option }”) egy játszma örökké tarthatna: a dobozban kevesebb lapka legyen, mint ahány mező a játéktáblán van.
error-no-opponents = „{ $bot }” ellenfél nélkül maradna { $seats } helyen. Nevezz meg egy másik botot, vagy töltsd fel a helyeket a --field kapcsolóval.
error-missing-extra = Ehhez egy kiegészítő kell, amely nincs telepítve: pip install "crownlands[{ $extra }]"
error-no-cluster = Itt nincs Ray-fürt: { $address } (RAY_ADDRESS): { $reason }.
error-lost-worker = Egy folyamat a { $game }. játszma közben leállt; ha hagyott jelentést, az fent olvasható.
error-newer-database = Ezt az adatbázist legutóbb a Crownlands egy újabb változata használta (séma: { $revision }). Frissítsd a Crownlandset, vagy válassz másik adatbázist.
error-unusable-database =
    { $reason ->
        [kind] Ez az adatbázis nem használható: { $address }. A Crownlands SQLite-ban vagy PostgreSQL-ben őrzi az asztalokat.
        [no-file] Ez az adatbázis nem használható: { $address }. Nem nevez meg fájlt (így lenne jó: sqlite:////mappa/tables.sqlite).
       *[other] Ez az adatbázis nem használható: { $address } ({ $reason }).
    }
error-unreadable-file =
    { $reason ->
        [missing] { $path }: nincs ilyen fájl.
        [folder] { $path }: ez mappa, nem fájl.
        [empty] { $path }: a fájl üres.
        [huge] { $path }: a fájl túl nagy ahhoz, hogy a mieink közül való legyen.
        [binary] { $path }: ez nem szövegfájl.
       *[forbidden] { $path }: a fájl nem olvasható.
    }
error-unwritable-file =
    { $reason ->
        [exists] { $path }: ilyen nevű fájl már létezik. Válassz másik nevet, vagy folytasd azt a játszmát a --resume kapcsolóval.
       *[forbidden] { $path }: a fájl nem írható.
    }
error-no-decisions = { $path }: ezen a helyen még senki sem döntött semmiről ebben a játszmában ({ $name }), így nincs mit elemezni.
error-bad-record =
    { $problem ->
        [not-a-record] { $line }. sor: ez nem Crownlands-játszmafájl; az így kezdődik: „{ $detail }”.
        [game] { $line }. sor: egy ismeretlen játék játszmafájlja: „{ $detail }”.
        [edition] { $line }. sor: a játszmafájl a szabályok olyan kiadásához tartozik, amelyet ez a verzió nem játszik: { $detail }.
        [box] { $line }. sor: a játszmafájlban lévő doboz itt hibás: „{ $detail }”.
        [fingerprint] { $line }. sor: a doboz ujjlenyomata nem ez: { $detail }.
        [option] { $line }. sor: ennek a játéknak nincs ilyen beállítása: „{ $detail }”.
        [bot] { $line }. sor: a „{ $detail }” bot nincs itt. Ha megvan a fájlja, add meg: --bot FÁJL.
        [seat] { $line }. sor: ezek nem ennek a játéknak a helyei: „{ $detail }”.
        [setup] { $line }. sor: ezekből a helyekből és beállításokból nem lesz játszma. { $detail }
        [move] { $line }. sor: ez itt szabálytalan lépés: „{ $detail }”.
        [result] { $line }. sor: a lépések más eredményre vezetnek: „{ $detail }”.
        [checksum] { $line }. sor: az ellenőrző összeg nem egyezik: egy korábbi sor megváltozott vagy elveszett.
        [ends-early] { $line }. sor: a fájl túl korán ér véget; hiányzik ez a sora: „{ $detail }”.
        [rubbish] { $line }. sor: itt már nem állhat semmi: „{ $detail }”.
       *[expected] { $line }. sor: itt ennek kellene állnia: „{ $detail }”.
    }
error-bad-box =
    { $problem ->
        [syntax] { $line }. sor: nem érvényes TOML: { $detail }.
        [missing] { $line }. sor: hiányzik: „{ $key }”.
        [not-a-number] { $line }. sor: „{ $key }”: egész szám kell, nem ez: { $detail }.
        [not-a-word] { $line }. sor: „{ $key }”: idézőjelek közötti szó kell, nem ez: { $detail }.
        [not-a-list] { $line }. sor: „{ $key }”: lista kell, nem ez: { $detail }.
        [not-a-table] { $line }. sor: „{ $key }”: TOML-táblázat kell, nem ez: { $detail }.
        [not-a-letter] { $line }. sor: „{ $key }”: egyetlen nagybetű kell A-tól Z-ig, nem ez: { $detail }.
        [out-of-range] { $line }. sor: „{ $key }” a megengedett határokon kívül esik ({ $detail }).
        [wrong-length] { $line }. sor: „{ $key }”: rossz az elemek száma ({ $detail }).
        [unknown-key] { $line }. sor: „{ $key }” itt nem jelent semmit. Lehetséges: { $detail }.
        [unknown-kind] { $line }. sor: „{ $key }”: ismeretlen fajta ({ $detail }).
        [twice] { $line }. sor: „{ $key }”: ez kétszer szerepel: { $detail }.
        [too-many-squares] { $line }. sor: a játéktábla túl nagy ({ $detail } mező).
        [no-castles] { $line }. sor: „{ $key }” miatt egy helynek nem jutna vár.
        [not-a-name] { $line }. sor: „{ $key }”: kisbetűs név kell, a-tól z-ig és _ jelből, nem ez: { $detail }.
        [not-a-region] { $line }. sor: „{ $key }”: a terület neve egy nagybetű, utána legfeljebb hét nagybetű vagy számjegy, nem ez: { $detail }.
        [not-rising] { $line }. sor: „{ $key }”: a számoknak fokozatról fokozatra nőniük kell ({ $detail }).
        [first-not-free] { $line }. sor: „{ $key }”: az első ár csak 0 lehet, nem ez: { $detail }.
        [unknown-good] { $line }. sor: „{ $key }”: ismeretlen nyersanyag ({ $detail }).
        [unknown-action] { $line }. sor: „{ $key }”: ismeretlen akció ({ $detail }).
        [unclear-action] { $line }. sor: „{ $key }”: legyen egyértelmű: a számok legalább 1, két akció csak különböző fajta, a land és a sea nem együtt ({ $detail }).
        [unknown-region] { $line }. sor: „{ $key }”: a tábla ezen oldalán nincs ilyen terület: { $detail }.
        [out-of-reach] { $line }. sor: „{ $key }”: nem vezet oda határ vagy tengeri út: { $detail }.
        [too-few-coins] { $line }. sor: „{ $key }”: több érme kellene, mint amennyi van ({ $detail }).
        [too-few-cards] { $line }. sor: „{ $key }”: nincs elég kártya egy játszmához ({ $detail }).
        [too-few-tokens] { $line }. sor: „{ $key }”: több a megjelölt terület, mint a nyersanyaglapka ({ $detail }).
        [not-falling] { $line }. sor: „{ $key }”: a pontok nem nőhetnek; a legmagasabb áll elöl ({ $detail }).
        [not-half] { $line }. sor: „{ $key }”: a második szám csak az első fele lehet ({ $detail }).
        [unknown-country] { $line }. sor: „{ $key }”: ismeretlen ország ({ $detail }).
        [unknown-title] { $line }. sor: „{ $key }”: ismeretlen cím ({ $detail }).
        [no-cities] { $line }. sor: „{ $key }”: ennek az országnak nincs városa: { $detail }.
        [not-scored] { $line }. sor: „{ $key }”: minden fordulónak szerepelnie kell benne, amely után értékelés van, és egy ilyennel kell végződnie ({ $detail }).
        [not-a-border] { $line }. sor: „{ $key }”: két különböző régió kell, például galicia-aragon, nem ez: { $detail }.
        [unknown-effect] { $line }. sor: „{ $key }”: ilyen hatása nem lehet a kártyának ({ $detail }).
        [no-borders] { $line }. sor: „{ $key }”: ez a régió egyetlen másikkal sem szomszédos: { $detail }.
        [one-king-card] { $line }. sor: „{ $key }”: az 5. pakliban pontosan egyféle kártya lehet, nem { $detail }.
        [too-many-cards] { $line }. sor: „{ $key }”: túl sok az ilyen hatású kártya ({ $detail }).
        [no-position] { $line }. sor: „{ $key }”: ez a cím egyetlen városban sincs: { $detail }.
       *[wrong-tile-count] { $line }. sor: rossz a lapkák száma ({ $detail }).
    }
error-bad-board =
    { $problem ->
        [token] { $line }. sor, { $column }. karakter: ebben a dobozban nincs ilyen: „{ $detail }”.
        [columns] { $line }. sor, { $column }. karakter: rossz a mezők száma ebben a sorban ({ $detail }).
        [place] { $line }. sor, { $column }. karakter: nincs ilyen terület ezen az oldalon, és nem is hely vagy beállítás: „{ $detail }”.
        [thing] { $line }. sor, { $column }. karakter: nincs ilyen kártya ebben a dobozban, és nem is érme vagy korábbi pont: „{ $detail }”.
        [unclear] { $line }. sor, { $column }. karakter: „{ $detail }” – melyik ezek közül?
        [setting] { $line }. sor, { $column }. karakter: itt ez állhat: „{ $detail }”.
        [line] { $line }. sor, { $column }. karakter: ez se nem város, se nem cím, se nem hely vagy beállítás: „{ $detail }”.
        [position] { $line }. sor, { $column }. karakter: ebben a városban nincs ilyen pozíció: „{ $detail }”.
        [marker] { $line }. sor, { $column }. karakter: nincs ilyen jelző ebben a dobozban: „{ $detail }”.
        [no-owner] { $line }. sor, { $column }. karakter: kié ez: „{ $detail }”?
        [being-scored] { $line }. sor, { $column }. karakter: { $detail } jelzőit most értékeljük, még senkinek sincs ilyen.
        [only-one] { $line }. sor, { $column }. karakter: „{ $detail }”: ebből senkinek sem lehet kettő.
        [cubes] { $line }. sor, { $column }. karakter: ezen a jelzőn kevesebb a kocka, mint a birtokolt pozíció ({ $detail }).
        [spot] { $line }. sor, { $column }. karakter: ez itt se nem régió, se nem más hely vagy beállítás: „{ $detail }”.
        [scoring] { $line }. sor, { $column }. karakter: nem derül ki, mit kell értékelni: „{ $detail }”.
        [taboo] { $line }. sor, { $column }. karakter: ott áll a király, senki sem léphet be („{ $detail }”).
        [players] { $line }. sor, { $column }. karakter: több a szín, mint a játékos ({ $detail }).
        [twice] { $line }. sor, { $column }. karakter: ez már szerepelt: „{ $detail }”.
        [too-many] { $line }. sor, { $column }. karakter: több, mint amennyi a dobozban van ({ $detail }).
       *[rows] { $line }. sor, { $column }. karakter: rossz a sorok száma ({ $detail }).
    }
error-bad-results =
    { $problem ->
        [exists] itt már vannak eredmények. Válassz másik mappát, vagy folytasd ezeket a --resume kapcsolóval.
        [not-results] { $line }. sor: ezek nem egy aréna eredményei.
        [format] { $line }. sor: az eredmények formátuma { $detail }, ezt ez a verzió nem olvassa.
        [row] { $line }. sor: ez nem egy játszma eredménye.
        [fewer] itt a { $detail }. sorszámig már vannak játszmák. Kérj legalább ennyit.
       *[other] ezek más beállítások eredményei: „{ $detail }” eltér.
    }
