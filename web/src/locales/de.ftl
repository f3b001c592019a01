## Wörter des Browserclients

web-title = Crownlands
web-tagline = Mehrheiten-Brettspiele mit genauen Regeln
web-language = Sprache
web-home = Startseite
web-rules = Regeln
web-about = Über
web-back = Zurück

## Startseite

web-play-now = Jetzt gegen Bots spielen
web-new-table = Neuer Tisch
web-your-name = Dein Name
web-you = Du
web-seat = Platz { $n }
web-seat-me = Ich
web-seat-open = Freier Platz (Einladungslink)
web-seat-bot = Bot: { $name }
web-bot-greedy = denkt einen Spielzug voraus
web-bot-uniform = zieht zufällig
web-number-of-seats = Anzahl der Plätze
web-variants = Varianten
web-rulings = Wo die Spielregel schweigt
web-open-table = Tisch eröffnen
web-my-tables = Meine Tische
web-no-tables = Du hast noch keine Tische.
web-state-waiting = Noch freie Plätze
web-state-mine = Du bist dran
web-state-theirs = Warten auf die anderen
web-state-finished = Beendet
web-forget = Beendete Tische vergessen

## Platz nehmen

web-sit-title = Du bist an einen Tisch eingeladen
web-join = Beitreten
web-watch = Zuschauen
web-watch-link = Link zum Zuschauen
web-invite = Einladungslink
web-invite-help = Jeder freie Platz hat seinen eigenen Link.
web-copy = Kopieren
web-copied = Kopiert

## Der Tisch

web-board = Spielplan
web-your-turn = Du bist dran
web-turn-of = { $name } ist am Zug
web-watching = Du schaust zu
web-waiting-seats = Es sind noch Plätze frei. Die Partie beginnt, sobald alle besetzt sind.
web-ask-choose = Wähle, was du einsetzt oder legst
web-ask-square = { $piece }: wähle ein Feld
web-thinking = Einen Moment …
web-over = Die Partie ist zu Ende
web-castle = Burg Rang { $rank }
web-castle-of = Burg Rang { $rank } ({ $name })
web-castles-left = Burgen übrig
web-draw = Plättchen ziehen ({ $n })
web-continue = Weiter
web-undo = Rückgängig
web-hint = Tipp
web-hint-is = Tipp: { $move }
web-empty = leer
web-square = { $square }: { $content }.
web-square-open = Du kannst dieses Feld wählen.
web-money = Gold
web-bot = Bot
web-open = Freier Platz
web-online = verbunden
web-offline = nicht verbunden
web-starter = Startspieler
web-final = Letzte Epoche
web-seats = Spieler
web-hand = Deine Spielteile
web-actions = Was zu tun ist

## Neben dem Spielplan

web-chronicle = Chronik
web-chronicle-empty = Noch ist nichts geschehen.
web-scores = Punkte
web-table-view = Tabelle
web-ranking = Rangliste
web-place = Rang
web-player = Name
web-record = Partiedatei herunterladen
web-replay = Replay
web-replay-at = Spielzug { $ply } von { $last }
web-replay-back = Ein Spielzug zurück
web-replay-next = Ein Spielzug vor
web-replay-now = Zurück zur Partie
web-keys = Pfeiltasten: Felder · Enter: wählen · 1–4: Burg · S: Startplättchen · D: ziehen · U: rückgängig · H: Tipp · Esc: zurück

## Störungen

web-lost = Verbindung verloren, wird neu verbunden …
web-joining = Verbindung wird aufgebaut …
web-refused = Dieser Tisch lässt sich nicht öffnen.
web-problem-offline = Der Server ist nicht erreichbar. Bitte versuche es noch einmal.
web-problem = Das hat nicht geklappt ({ $code }).

## Über

web-about-text =
    Crownlands ist ein freies Zuhause für Mehrheiten-Brettspiele. Es spielt nach den genauen Regeln, bewahrt alle Geheimnisse des Tisches und braucht kein Konto: Wer den Link eines Platzes hat, sitzt dort.

    Deine Plätze merkt sich nur dieser Browser.
web-about-game = Kingdoms ist ein Spiel von Reiner Knizia. Dies ist ein unabhängiges Projekt; Regeltext, Zeichnungen und Programm sind unsere eigenen.
web-about-fonts = Schriften: Alegreya SC und Alegreya Sans von Juan Pablo del Peral, Almendra von Ana Sanfelippo, alle unter der SIL Open Font License 1.1.
web-about-licences = Lizenzen der verwendeten Software und Schriften
