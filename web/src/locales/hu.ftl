## A böngészős kliens szavai

web-title = Crownlands
web-tagline = Területtöbbségi társasjátékok pontos szabályokkal
web-language = Nyelv
web-home = Kezdőlap
web-rules = Szabályok
web-about = Névjegy
web-back = Vissza

## Kezdőlap

web-welcome = Régi királyságok, éles könyökök: rakj oda, ahol számít, és számolj jobban a többieknél! Nem kell fiók, nincs reklám; a barátaidnak elég egy link.
web-choose-game = Válassz játékot
web-play-now = Játék botok ellen, azonnal
web-rivals = Botok
web-rivals-kind = Hogyan játszanak
web-bot-guest = más szerző botja; a Crownlands nem tudja, hogyan játszik
web-with-friends = Barátokkal
web-new-table = Új asztal
web-new-table-help = A barátok linkkel ülnek le. Akinek nincs, az nézheti a játszmát.
web-your-name = Neved
web-name-help = Ezt látják a többiek az asztalnál. Név nélkül vendég vagy.
web-you = Te
web-guest = Vendég
web-seats-in-order = Helyek, a játék sorrendjében
web-seat = { $n }. hely
web-seat-me = Én
web-seat-bot = Bot: { $name }
web-seat-up = { $n }. hely feljebb
web-seat-down = { $n }. hely lejjebb
web-seat-remove = { $n }. hely törlése
web-seat-add = Új hely
web-seat-shuffle = Sorrend keverése
web-variants = Játékváltozatok
web-rulings = Amiről a szabályfüzet hallgat
web-standard = { $value } (alapbeállítás)
web-settings-changed =
    { $n ->
        [0] Minden az alapjáték szerint.
        [one] Egy beállítás eltér az alapjátéktól.
       *[other] { $n } beállítás eltér az alapjátéktól.
    }
web-reset = Vissza az alapjátékhoz
web-box = Saját doboz
web-box-help = A dobozfájl sorolja fel mindazt, ami nyomtatva van: játéktáblát, alkatrészeket, számokat. Töltsd le az alapdobozt, írd át egy szövegszerkesztőben, és töltsd be itt.
web-box-download = Az alapdoboz letöltése
web-box-choose = Dobozfájl betöltése
web-box-loaded = Betöltve: { $name }
web-box-remove = Vissza az alapdobozhoz
web-box-refused = A dobozfájlodat nem sikerült beolvasni. Válassz másikat, vagy térj vissza az alapdobozhoz!
web-open-table = Asztal megnyitása
web-my-tables = Asztalaim
web-no-tables = Még nincs asztalod. Amint leülsz egyhez, itt megtalálod.
web-state-waiting = Várunk a játékosokra
web-state-mine = Te jössz
web-state-theirs = A többiekre várunk
web-state-finished = Véget ért
web-moves-made = Lépések: { $n }
web-my-colour = Színed: { $colour }
web-forget = Befejezett asztalok elfelejtése
web-forget-one = Asztal elfelejtése
web-forget-sure = Ez a böngésző ezzel elveszíti a helyedet az asztalnál. Elfelejtse?
web-forget-yes = Elfelejtés
web-keep = Megtartás
web-tables-gone =
    { $n ->
        [one] Egy asztalod már nincs meg, vagy a helyedet másnak adták.
       *[other] { $n } asztalod már nincs meg, vagy a helyedet másnak adták.
    }
web-try-again = Újra

## Helyfoglalás

web-sit-title = Meghívtak egy asztalhoz
web-sit-host = { $host } meghívott; a játék: { $game }.
web-sit-game = A játék: { $game }.
web-sit-colour = Színed
web-sit-others = A többiek
web-played = Így játsszuk
web-sit-dead = Ez a link nem vezet szabad helyhez
web-sit-help = Add meg, hogyan szólítsanak a többiek, és ülj le. Fiók nem kell hozzá.
web-name-missing = Írj be egy nevet: legalább egy betűt vagy számjegyet!
web-join = Csatlakozás
web-watch = Nézem
web-sit-taken = A meghívó nem érvényes: valaki elfoglalta a helyet, a házigazda visszavonta a linket, vagy az asztal már nincs meg. Talán nézheted a játszmát, vagy kérj új linket a házigazdától.
web-sit-already = Ebben a böngészőben már van helyed ennél az asztalnál. Ha ezzel a linkkel csatlakozol, az új hely lép a régi helyébe.
web-sit-back = A helyemre
web-sit-own-title = A helyed ezen az eszközön
web-sit-own = Ez a link a saját helyedre vezet ({ $game }). Itt is folytathatod; a másik eszközöd is az asztalnál marad.
web-sit-continue = Folytatás itt

## Linkek és helyek

web-links = Linkek és helyek
web-invite-help = Minden szabad helynek saját linkje van.
web-alone = A szerver csak ezen a számítógépen érhető el: ezek a linkek máshol nem működnek. Ha a hálózatodból barátok is jönnek, így indítsd: { $command }
web-invite = Meghívólink: { $name }
web-invite-elsewhere = { $name }: a meghívólink a házigazda böngészőjében van.
web-watch-link = Link nézőknek
web-copy = Másolás
web-copied = Másolva
web-share = Megosztás
web-device = Folytatás másik eszközön
web-device-help = Nyisd meg ezt a linket a másik eszközödön. Akinél megvan, az helyetted játszik: ne add oda senkinek.
web-renew = Többi eszköz kizárása
web-renew-help = A helyed új titkot kap. Minden más eszköz és minden rá mutató link kiesik; itt folytathatod.
web-host = A többiek helyei
web-host-help = Te nyitottad ezt az asztalt. Felszabadíthatsz egy helyet, például annak, aki elvesztette a linkjét, vagy botra bízhatod. Aki ott ült, kiesik.
web-reopen = Új link
web-reopen-bot = Bot játszik tovább
web-reopened = { $name }: a hely újra szabad.
web-bot-sits = { $name }: bot játszik tovább.
web-revoked = Ez a hely már nem a tiéd: egy másik eszközön új titkot kapott, vagy a házigazda másnak adta.

## Fájl visszajátszása

web-upload = Játszmafájl visszajátszása
web-upload-help = Válaszd ki egy játszma fájlját: olyat, amelyet itt töltöttél le, vagy amely a terminálban készült. Lépésről lépésre ellenőrizzük, aztán megnézheted, és a linkjét tovább is adhatod.
web-upload-drop = Húzd ide a fájlt, vagy
web-upload-choose = Fájl kiválasztása
web-upload-busy = Ellenőrzés …
web-upload-file = Fájl: { $name }
web-line = { $n }. sor

## A szabályok

web-rules-contents = Tartalom
web-rules-back = Vissza az asztalhoz
web-rules-none = Ilyen játék szabályai itt nincsenek.

## Az asztal

web-board = Játéktábla
web-your-turn = Te jössz
web-turn-of = { $name } köre
web-watching = Nézőként vagy itt
web-waiting-seats = Várunk a játékosokra. A játszma akkor kezdődik, amikor minden hely foglalt.
web-ask-choose = Válaszd ki, mit raksz le
web-ask-square = { $piece }: válassz mezőt
web-thinking = Egy pillanat …
web-over = A játszma véget ért
web-castle = { $rank }. szintű vár
web-castle-of = { $rank }. szintű vár ({ $name })
web-castles-left = Megmaradt várak
web-draw = Lapkahúzás
web-continue = Tovább
web-undo = Visszavonás
web-hint = Tipp
web-hint-is = Tipp: { $move }
web-empty = üres
web-square = { $square }: { $content }.
web-square-open = Ez a mező választható.
web-money = Pénz
web-bot = Bot
web-open = Szabad hely
web-online = kapcsolódva
web-offline = nincs kapcsolat
web-starter = Kezdőjátékos
web-final = Utolsó forduló
web-seats = Játékosok
web-hand = Készleted
web-actions = Teendők
web-no-variants = Nincs: az alapjáték.

## A játéktábla mellett

web-chronicle = Krónika
web-chronicle-empty = Még nem történt semmi.
web-score-closed = A pontszám a játszma végén látható
web-scores = Pontszám
web-table-view = Táblázat
web-ranking = Rangsor
web-place = Helyezés
web-player = Játékos
web-record = Játszmafájl letöltése
web-replay = Visszajátszás
web-replay-at = Lépés: { $ply } / { $last }
web-replay-back = Egy lépés vissza
web-replay-next = Egy lépés előre
web-replay-now = Vissza a jelenhez
web-keys = Nyilak: mezők · Enter: választás · 1–4: vár · S: kezdőlapka · D: húzás · U: visszavonás · H: tipp · Esc: vissza

## A lépés szakaszai

web-options = Lépések
web-other-moves = További lépések
web-no-moves = Most nincs teendőd.
web-confirm = Megerősítés
web-confirm-move = { $move }?
web-see-rule = A szabály elolvasása
web-close = Bezárás
web-zoom = A játéktábla mérete
web-zoom-in = Nagyobb
web-zoom-out = Kisebb
web-unknown-game = Ez az oldal nem ismeri az asztal játékát: { $game }. Az oldal újratöltése segíthet.

## Értékelés és befejezés

web-worth = Érték
web-total = Összesen
web-skip = Kihagyás
web-show-scoring = Az értékelés megmutatása
web-winner = Győztes
web-rematch = Visszavágó
web-rematch-watch = Nézem a visszavágót
web-rematch-asked = Visszavágóra hívnak.
web-rematch-join = Csatlakozom a visszavágóhoz
web-see-board = A játéktábla megtekintése
web-replay-start = Visszajátszás az elejétől
web-replay-share = A visszajátszás linkjének másolása

## Visszajátszás

web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-speed = Sebesség
web-replay-link = Link másolása
web-replay-eyes = Kinek a szemével
web-eyes-own = A saját szememmel
web-eyes-spectator = Egy néző szemével

## Elemzés

web-review = Elemzés
web-review-of = Kinek a döntései
web-review-working = Készül az elemzés: { $done } %
web-review-waiting = Előbb egy másik játékos elemzése készül el, utána ez következik.
web-review-move = { $n }. lépés
web-review-about = Abból mérlegelve, amit a játékos a döntéskor tudhatott, ahogy a legerősebb bot teszi, csak rövidebben. Ami véletlen is lehet, nem számít hibának.
web-review-empty = Nem volt miről dönteni.
web-why = Miért?
web-why-own = A bot („{ $bot }”) a saját lépését indokolja, abból, amit tudhatott:
web-why-review = Így látja a legerősebb szint („{ $bot }”) és az elemzés, abból, amit a játékos tudhatott:
web-why-ask-own = A bot saját szemével
web-why-ask-review = Az elemzés szemével
web-why-working = A lépés mérlegelése folyik …
web-why-played = ezt lépték
web-why-unseen = nem vizsgálta

## Beállítások

web-preferences = Beállítások
web-preference-sounds = Hangok
web-preference-notify = Értesítés, ha én jövök, és máshol járok
web-preference-confirm = Minden lépés megerősítése
web-preference-keys = Gyorsbillentyűk
web-preference-motion = Mozgás
web-preference-zoom = A játéktábla mérete
web-motion-full = Teljes
web-motion-less = Kevesebb

## Hibák

web-lost = Megszakadt a kapcsolat, újracsatlakozás …
web-joining = Csatlakozás …
web-refused = Ez az asztal nem nyitható meg.
web-lost-page = Ilyen oldal itt nincs.
web-problem-offline = A szerver nem érhető el. Próbáld újra!
web-problem-too-large = A fájl túl nagy.
web-problem-unreadable-file = A fájlt nem sikerült beolvasni. Válaszd ki újra!
web-problem-empty-file = A fájl üres.
web-problem = Ez nem sikerült ({ $code }).

## Névjegy

web-about-text =
    A Crownlands a területtöbbségi társasjátékok szabad otthona. Pontosan a szabályok szerint játszik, megőrzi az asztal minden titkát, és nem kell hozzá fiók: akinek megvan egy hely linkje, az ül ott.

    Helyeidet csak ez a böngésző jegyzi meg. Azt az asztalt, amelyhez két hónapig senki sem nyúlt, elfelejtjük.
web-about-version = { $version } verzió. A program szabad szoftver, MIT licenccel.
web-about-games = A játékok
web-about-independent = A Crownlands független alkotás. Nem e játékok szerzői vagy kiadói készítik, nem ők engedélyezik vagy támogatják. A játékok neve csak azt jelzi, melyik szabály szerint játszunk; a védjegyek a tulajdonosaikéi.
web-about-designers = Szerző: { $names }
web-about-publishers = Kiadók: { $names }
web-about-buy = Néhány játék még úton van a Crownlandsbe. Ha valamelyik tetszik, vedd meg a dobozát!
web-about-works = Mások művei
web-about-drawings = A program, a rajzok, a textúrák és a szabályok szövege a mieink. A betűtípusok és programkönyvtárak:
web-about-licences = A licencek teljes szövege

## Eight-Minute Empire

web-eme-open = Itt cselekedhetsz.
web-eme-control = Uralja
web-eme-keys = Nyilak: területek · Enter: választás · 1–6: kártya elvétele · E: kör vége · U: visszavonás · H: tipp · Esc: vissza

## Royals

web-royals-open = Ezt a pozíciót megszerezheted.
web-royals-keys = Nyilak: pozíciók · Enter: választás · 3, 2: mit húzol · P: húzópakli · I: cselszövés · 1–9: kártyák sorban · J: joker · E: kör vége · U: visszavonás · H: tipp · Esc: vissza

## El Grande

web-grande-open = Ezt a helyet választhatod.
web-grande-pass = Hadd történjen
web-grande-dont-ask = Ne kérdezzen többet
web-grande-not-action = ebben az akcióban
web-grande-not-round = ebben a fordulóban
web-grande-unless-me = hacsak nem érint engem
web-grande-unless-place = hacsak nem erről szól: …
web-grande-wish = Vétó: { $wish }
web-grande-ask-again = Kérdezzen újra
web-grande-retreat-one = Titokban: melyik régióból tér vissza a lovagod a tartományba?
web-grande-keys = Nyilak: régiók · Enter: választás · 1–9, 0: erőkártyák · 1–5: akciókártyák, játékosok · P: elhelyezés · S: speciális akció · C: végrehajtás · D: korong beállítása · V: vétó · A: hadd történjen · R, O, M, N: ne kérdezzen · E: elég, kör vége · U: visszavonás · H: tipp · Esc: vissza
