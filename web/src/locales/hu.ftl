## A böngészős kliens szavai

web-title = Crownlands
web-tagline = Többségszerző társasjátékok pontos szabályokkal
web-language = Nyelv
web-home = Kezdőlap
web-rules = Szabályok
web-about = Névjegy
web-back = Vissza

## Kezdőlap

web-play-now = Játék botok ellen, azonnal
web-new-table = Új asztal
web-your-name = Neved
web-you = Te
web-seat = { $n }. hely
web-seat-me = Én
web-seat-open = Szabad hely (meghívólink)
web-seat-bot = Bot: { $name }
web-bot-greedy = egy lépést számol előre
web-bot-uniform = találomra lép
web-number-of-seats = Helyek száma
web-variants = Játékváltozatok
web-rulings = Amiről a szabálykönyv hallgat
web-open-table = Asztal megnyitása
web-my-tables = Asztalaim
web-no-tables = Még nincs asztalod.
web-state-waiting = Várunk a játékosokra
web-state-mine = Te jössz
web-state-theirs = A többiekre várunk
web-state-finished = Véget ért
web-forget = Befejezett asztalok elfelejtése

## Helyfoglalás

web-sit-title = Meghívtak egy asztalhoz
web-join = Csatlakozás
web-watch = Nézem
web-watch-link = Link nézőknek
web-invite = Meghívólink
web-invite-help = Minden szabad helynek saját linkje van.
web-copy = Másolás
web-copied = Kimásolva

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
web-draw = Lapkahúzás ({ $n })
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

## A játéktábla mellett

web-chronicle = Krónika
web-chronicle-empty = Még nem történt semmi.
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

## Hibák

web-lost = Megszakadt a kapcsolat, újracsatlakozás …
web-joining = Csatlakozás …
web-refused = Ez az asztal nem nyitható meg.
web-problem-offline = A kiszolgáló nem érhető el. Próbáld újra.
web-problem = Ez nem sikerült ({ $code }).

## Névjegy

web-about-text =
    A Crownlands a többségszerző társasjátékok szabad otthona. Pontosan a szabályok szerint játszik, megőrzi az asztal minden titkát, és nem kell hozzá fiók: akinek megvan egy hely linkje, az ül ott.

    Helyeidet csak ez a böngésző jegyzi meg.
web-about-game = A Kingdoms Reiner Knizia játéka. Ez független projekt; a szabályszöveg, a rajzok és a program a mieink.
web-about-fonts = Betűtípusok: Alegreya SC és Alegreya Sans (Juan Pablo del Peral), Almendra (Ana Sanfelippo), mind SIL Open Font License 1.1 szerint.
web-about-licences = A felhasznált programok és betűtípusok licencei
