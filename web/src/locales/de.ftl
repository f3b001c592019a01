## Wörter des Browserclients

web-title = Crownlands
web-tagline = Mehrheiten-Brettspiele mit genauen Regeln
web-language = Sprache
web-home = Startseite
web-rules = Regeln
web-about = Über
web-back = Zurück

## Startseite

web-welcome = Alte Königreiche, spitze Ellbogen: Setze deine Spielteile dorthin, wo sie zählen, und rechne besser als die anderen. Kein Konto, keine Werbung; deinen Freunden genügt ein Link.
web-choose-game = Wähle ein Spiel
web-play-now = Jetzt gegen Bots spielen
web-rivals = Bots
web-rivals-kind = Wie sie spielen
web-bot-guest = ein Bot von anderer Hand; Crownlands weiß nicht, wie er spielt
web-with-friends = Mit Freunden
web-new-table = Neuer Tisch
web-new-table-help = Freunde setzen sich mit einem Link dazu. Wer keinen hat, kann zuschauen.
web-your-name = Dein Name
web-name-help = Die anderen sehen ihn am Tisch. Ohne Namen bist du Gast.
web-you = Du
web-guest = Gast
web-seats-in-order = Plätze in Spielreihenfolge
web-seat = Platz { $n }
web-seat-me = Ich
web-seat-bot = Bot: { $name }
web-seat-up = Platz { $n } nach oben
web-seat-down = Platz { $n } nach unten
web-seat-remove = Platz { $n } entfernen
web-seat-add = Platz hinzufügen
web-seat-shuffle = Reihenfolge mischen
web-variants = Varianten
web-rulings = Wo die Spielregel schweigt
web-standard = { $value } (Standard)
web-settings-changed =
    { $n ->
        [0] Alles wie im Standardspiel.
        [one] Eine Einstellung weicht vom Standardspiel ab.
       *[other] { $n } Einstellungen weichen vom Standardspiel ab.
    }
web-reset = Zurück zum Standard
web-box = Eine eigene Schachtel
web-box-help = Die Schachteldatei führt auf, was gedruckt ist: Spielplan, Spielteile, Zahlen. Lade die Standardschachtel herunter, ändere sie in einem Texteditor und lade sie hier.
web-box-download = Standardschachtel herunterladen
web-box-choose = Schachteldatei laden
web-box-loaded = Geladen: { $name }
web-box-remove = Wieder die Standardschachtel
web-box-refused = Deine Schachteldatei ließ sich nicht lesen. Wähle eine andere oder kehre zur Standardschachtel zurück.
web-open-table = Tisch eröffnen
web-my-tables = Meine Tische
web-no-tables = Du hast noch keine Tische. Sobald du an einem sitzt, findest du ihn hier.
web-state-waiting = Noch freie Plätze
web-state-mine = Du bist dran
web-state-theirs = Warten auf die anderen
web-state-finished = Beendet
web-moves-made = Spielzüge: { $n }
web-my-colour = Deine Farbe: { $colour }
web-forget = Beendete Tische vergessen
web-forget-one = Diesen Tisch vergessen
web-forget-sure = Dieser Browser verliert damit deinen Platz am Tisch. Vergessen?
web-forget-yes = Vergessen
web-keep = Behalten
web-tables-gone =
    { $n ->
        [one] Einen deiner Tische gibt es nicht mehr, oder dein Platz wurde vergeben.
       *[other] { $n } deiner Tische gibt es nicht mehr, oder deine Plätze wurden vergeben.
    }
web-try-again = Noch einmal versuchen

## Platz nehmen

web-sit-title = Du bist an einen Tisch eingeladen
web-sit-host = { $host } lädt dich zu { $game } ein.
web-sit-game = Das Spiel: { $game }.
web-sit-colour = Deine Farbe
web-sit-others = Die anderen
web-played = So wird gespielt
web-sit-dead = Dieser Link führt zu keinem freien Platz
web-sit-help = Sag, wie die anderen dich nennen sollen, und nimm Platz. Ein Konto brauchst du nicht.
web-name-missing = Bitte gib einen Namen ein: mindestens einen Buchstaben oder eine Ziffer.
web-join = Beitreten
web-watch = Zuschauen
web-sit-taken = Die Einladung gilt nicht: Der Platz ist besetzt, der Link wurde zurückgezogen, oder den Tisch gibt es nicht mehr. Vielleicht kannst du zuschauen oder beim Gastgeber einen neuen Link erbitten.
web-sit-already = In diesem Browser hast du schon einen Platz an diesem Tisch. Wenn du mit diesem Link beitrittst, ersetzt der neue Platz den alten.
web-sit-back = Zu meinem Platz
web-sit-own-title = Dein Platz auf diesem Gerät
web-sit-own = Dieser Link führt zu deinem eigenen Platz ({ $game }). Spiel hier weiter, wann du willst; auch dein anderes Gerät bleibt am Tisch.
web-sit-continue = Hier weiterspielen

## Links und Plätze

web-links = Links und Plätze
web-invite-help = Jeder freie Platz hat seinen eigenen Link.
web-alone = Der Server ist nur auf diesem Rechner erreichbar: Anderswo führen diese Links ins Leere. Für Freunde in deinem Netz starte ihn so: { $command }
web-invite = Einladungslink: { $name }
web-invite-elsewhere = { $name }: Der Einladungslink liegt im Browser des Gastgebers.
web-watch-link = Link zum Zuschauen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-device = Auf einem anderen Gerät weiterspielen
web-device-help = Öffne diesen Link auf deinem anderen Gerät. Wer ihn hat, spielt für dich: Gib ihn niemandem sonst.
web-renew = Andere Geräte aussperren
web-renew-help = Dein Platz bekommt ein neues Geheimnis. Alle anderen Geräte und alle Links dorthin sind draußen; hier spielst du weiter.
web-host = Plätze der anderen
web-host-help = Du hast diesen Tisch eröffnet. Du kannst einen Platz freigeben, etwa wenn jemand den Link verloren hat, oder einen Bot weiterspielen lassen. Wer dort saß, ist draußen.
web-reopen = Neuer Link
web-reopen-bot = Bot spielt weiter
web-reopened = { $name }: Der Platz ist wieder frei.
web-bot-sits = { $name }: Ein Bot spielt weiter.
web-revoked = Dieser Platz gehört dir nicht mehr: Sein Geheimnis wurde auf einem anderen Gerät erneuert, oder der Platz wurde vergeben.

## Replay einer Datei

web-upload = Partiedatei abspielen
web-upload-help = Wähle die Datei einer Partie: hier heruntergeladen oder im Terminal geschrieben. Sie wird Spielzug für Spielzug geprüft; dann schaust du sie an und kannst den Link weitergeben.
web-upload-drop = Zieh die Datei hierher, oder
web-upload-choose = Datei wählen
web-upload-busy = Wird geprüft …
web-upload-file = Datei: { $name }
web-line = Zeile { $n }

## Die Regeln

web-rules-contents = Inhalt
web-rules-back = Zurück zum Tisch
web-rules-none = Regeln eines solchen Spiels gibt es hier nicht.

## Der Tisch

web-board = Spielplan
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-watching = Du schaust zu
web-waiting-seats = Es sind noch Plätze frei. Die Partie beginnt, sobald alle besetzt sind.
web-ask-choose = Wähle, was du einsetzt oder legst
web-ask-square = { $piece }: Wähle ein Feld
web-thinking = Einen Moment …
web-over = Die Partie ist zu Ende
web-castle = Burg Rang { $rank }
web-castle-of = Burg Rang { $rank } ({ $name })
web-castles-left = Burgen übrig
web-draw = Plättchen ziehen
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
web-no-variants = Keine: das Grundspiel.

## Neben dem Spielplan

web-chronicle = Chronik
web-chronicle-empty = Noch ist nichts geschehen.
web-score-closed = Der Punktestand wird am Ende des Spiels gezeigt
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

## Der Spielzug, Schritt für Schritt

web-options = Spielzüge
web-other-moves = Weitere Spielzüge
web-no-moves = Im Moment hast du nichts zu tun.
web-confirm = Bestätigen
web-confirm-move = { $move }?
web-see-rule = Regel nachlesen
web-close = Schließen
web-zoom = Größe des Spielplans
web-zoom-in = Größer
web-zoom-out = Kleiner
web-unknown-game = Diese Seite kennt das Spiel dieses Tisches nicht: { $game }. Vielleicht hilft es, sie neu zu laden.

## Wertung und Ende

web-worth = Wert
web-total = Summe
web-skip = Überspringen
web-show-scoring = Wertung zeigen
web-winner = Gewonnen
web-rematch = Revanche
web-rematch-watch = Bei der Revanche zuschauen
web-rematch-asked = Eine Revanche wartet auf dich.
web-rematch-join = Zur Revanche
web-see-board = Spielplan ansehen
web-replay-start = Replay von Anfang an
web-replay-share = Link zum Replay kopieren

## Replay

web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-speed = Tempo
web-replay-link = Link kopieren
web-replay-eyes = Mit wessen Augen
web-eyes-own = Mit meinen Augen
web-eyes-spectator = Mit den Augen der Zuschauer

## Analyse

web-review = Analyse
web-review-of = Wessen Entscheidungen
web-review-working = Die Analyse läuft: { $done } %
web-review-waiting = Erst wird die Analyse eines anderen Platzes fertig, danach kommt diese.
web-review-move = Spielzug { $n }
web-review-about = Abgewogen aus dem, was der Platz beim Entscheiden wusste, wie es der stärkste Bot tut, nur kürzer. Was Zufall sein kann, gilt nicht als Fehler.
web-review-empty = Es gab nichts zu entscheiden.
web-why = Warum?
web-why-own = „{ $bot }“ begründet den eigenen Spielzug, aus dem, was der Bot wusste:
web-why-review = So sehen es die stärkste Stufe, „{ $bot }“, und die Analyse, aus dem, was der Platz wusste:
web-why-ask-own = Aus Sicht des Bots selbst
web-why-ask-review = Aus Sicht der Analyse
web-why-working = Der Spielzug wird abgewogen …
web-why-played = gespielt
web-why-unseen = nicht untersucht

## Einstellungen

web-preferences = Einstellungen
web-preference-sounds = Ton
web-preference-notify = Benachrichtigung, wenn ich dran bin und woanders hinschaue
web-preference-confirm = Jeden Spielzug bestätigen
web-preference-keys = Tastenkürzel
web-preference-motion = Bewegung
web-preference-zoom = Größe des Spielplans
web-motion-full = Voll
web-motion-less = Weniger

## Störungen

web-lost = Verbindung verloren, wird neu verbunden …
web-joining = Verbindung wird aufgebaut …
web-refused = Dieser Tisch lässt sich nicht öffnen.
web-lost-page = Eine solche Seite gibt es hier nicht.
web-problem-offline = Der Server ist nicht erreichbar. Bitte versuche es noch einmal.
web-problem-too-large = Die Datei ist zu groß.
web-problem-unreadable-file = Die Datei ließ sich nicht lesen. Bitte wähle sie noch einmal.
web-problem-empty-file = Die Datei ist leer.
web-problem = Das hat nicht geklappt ({ $code }).

## Über

web-about-text =
    Crownlands ist ein freies Zuhause für Mehrheiten-Brettspiele. Es spielt nach den genauen Regeln, bewahrt alle Geheimnisse des Tisches und braucht kein Konto: Wer den Link eines Platzes hat, sitzt dort.

    Deine Plätze merkt sich nur dieser Browser. Ein Tisch, den zwei Monate lang niemand anrührt, wird vergessen.
web-about-version = Version { $version }. Das Programm ist freie Software unter der MIT-Lizenz.
web-about-games = Die Spiele
web-about-independent = Crownlands ist ein unabhängiges Werk. Es wird von Autoren und Verlagen dieser Spiele weder gemacht noch lizenziert oder gefördert. Die Namen der Spiele sagen nur, nach welchen Regeln gespielt wird; Marken gehören ihren Inhabern.
web-about-designers = Spielidee: { $names }
web-about-publishers = Verlage: { $names }
web-about-buy = Einige dieser Spiele sind noch auf dem Weg zu Crownlands. Gefällt dir eines, kauf seine Schachtel.
web-about-works = Werke anderer
web-about-drawings = Programm, Zeichnungen, Texturen und Regeltexte sind unsere eigenen. Schriften und Bibliotheken kommen von:
web-about-licences = Volle Lizenztexte

## Eight-Minute Empire

web-eme-open = Hier kannst du handeln.
web-eme-control = Kontrolle
web-eme-keys = Pfeiltasten: Gebiete · Enter: wählen · 1–6: Karte nehmen · E: Zug beenden · U: rückgängig · H: Tipp · Esc: zurück

## Royals

web-royals-open = Diese Position kannst du einnehmen.
web-royals-keys = Pfeiltasten: Positionen · Enter: wählen · 3, 2: wie du ziehst · P: Stapel · I: Intrige · 1–9: Karten der Reihe nach · J: Joker · E: Zug beenden · U: rückgängig · H: Tipp · Esc: zurück

## El Grande

web-grande-open = Diesen Ort kannst du wählen.
web-grande-pass = Zulassen
web-grande-dont-ask = Nicht mehr fragen
web-grande-not-action = in dieser Aktion
web-grande-not-round = in dieser Runde
web-grande-unless-me = außer es betrifft mich
web-grande-unless-place = außer bei …
web-grande-wish = Veto: { $wish }
web-grande-ask-again = Wieder fragen
web-grande-retreat-one = Geheim: Aus welcher Region kehrt dein Caballero in die Provinz zurück?
web-grande-keys = Pfeiltasten: Regionen · Enter: wählen · 1–9, 0: Machtkarten · 1–5: Aktionskarten, Spieler · P: einsetzen · S: Sonderaktion · C: ausführen · D: Scheibe einstellen · V: Veto · A: zulassen · R, O, M, N: nicht fragen · E: genug, Zug beenden · U: rückgängig · H: Tipp · Esc: zurück
