## The command line

cli-help =
    Crownlands: Brettspiele um Gebietsmehrheiten mit exakten Regeln, in deinem Terminal.

    Beginne mit „crownlands play kingdoms“, „crownlands play eight_minute_empire“, „crownlands play royals“ oder „crownlands play el_grande“. An einem echten Tisch wertet „crownlands score kingdoms -“ den Spielplan für dich.
cli-epilog =
    Jeder Befehl erklärt sich selbst: crownlands BEFEHL --help
    Rückgabewerte: 0 fertig · 1 die Ausgabe lässt sich nicht schreiben · 2 falsche Befehlszeile · 3 eine nicht verwendbare Datei · 130 abgebrochen
cli-version-help = Die Version anzeigen und ob die Regeln kompiliert (compiled) oder unkompiliert (plain) laufen.
cli-lang-help = Sprache: en, hu, it oder de. Sonst die deiner Umgebung (LC_ALL, LC_MESSAGES, LANG).
cli-help-help = Diese Seite anzeigen.
cli-usage-word = Aufruf:
cli-commands-word = Befehle
cli-options-word = Optionen
cli-interrupted = Abgebrochen.
cli-output-failed = Die Ausgabe lässt sich nicht schreiben: Ist der Datenträger voll?
cli-no-such-option =
    { $near ->
        [none] Es gibt keine Option { $option }.
       *[other] Es gibt keine Option { $option }. Meintest du { $near }?
    }
cli-missing = Es fehlt: { $name }. Hilfe: --help.
cli-bad-value =
    { $range ->
        [none] { $name }: Dieser Wert ist nicht möglich: „{ $value }“.
       *[other] { $name }: Dieser Wert ist nicht möglich: „{ $value }“ ({ $range }).
    }
cli-needs-value = { $option } braucht einen Wert.
# The detail of a wrong command line: no full stop at the end.
cli-no-name = bei { $option } fehlt ein Name: „{ $text }“
cli-usage = Das geht nicht: { $detail }. Hilfe: --help.
cli-too-many = Ein Wort zu viel: „{ $extra }“. Hilfe: --help.
cli-options-metavar = OPTIONEN
cli-command-metavar = BEFEHL

## Options that several commands share

cli-variant-help = Mit einer Variante spielen; mehrfach möglich. Kingdoms: last_castle, no_luck, as_you_go. Acht-Minuten Imperium: three_games, goods_tokens, dice.
cli-option-help = Eine Auslegung der Regeln wählen, zum Beispiel debt=clamped oder youngest=3-1-2; mehrfach möglich. „crownlands rules GAME“ zeigt alle.
cli-box-option-help = Eine bearbeitete Schachtel verwenden; „crownlands box GAME“ gibt eine als Ausgangspunkt aus.
cli-bot-help = Ein eigener Bot in einer Python-Datei, auch DATEI:NAME; darf sich wiederholen. Er heißt wie die Datei, ohne .py.
cli-json-help = JSON für andere Programme ausgeben.
cli-seed-help = Beliebiger Text; derselbe Text ergibt dieselben Partien.

## crownlands score

cli-score-short = Einen Spielplan von einem echten Tisch werten.
cli-score-help =
    Der Wertungsblock für alle, die an einem echten Tisch sitzen. Schreib in eine Datei, was dort liegt, oder leite es mit einer Pipe hinein und verwende „-“. Kommentare beginnen mit #; Leerzeichen, leere Zeilen und Großbuchstaben spielen keine Rolle. Was nicht fertig ist, wird gewertet, wie es ist.

    Probier: crownlands score kingdoms board.txt
cli-score-kingdoms =
        +3 R1 Y4 B1 -6 Y1     # Kommentare sind erlaubt
        B2 GM +4 +1 MT WZ
        +2 +4 R2 -5 -2 B1
        Y2 DR +3 MT B1 +5
        -1 -3 B1 Y3 +6 +2

    Kürzel: .. leeres Feld · +3 und -6 Plättchen nach Wert · MT Berg · DR Drache · GM Goldmine · WZ Zauberer · Burgen nach Farbe (Y Gelb, R Rot, B Blau, G Grün) und Rang.
cli-score-eight_minute_empire =
        side A                                 # A, wenn nichts dasteht
        START  R2 B2 N1                        # ein Gebiet und seine Armeen
        M4     R3c B1                          # c: und eine Stadt
        W1     R2 carrot                       # mit einem Warenmarker
        R      carrot 5 2carrot joker coins 3  # ein Platz: Karten und Münzen
        B      wood 4 ore 2 coins 1

    Die Zeilen in beliebiger Reihenfolge. Gebiete heißen wie auf der Karte: START, M4, W1 … Armeen nach Farbe (R Rot, B Blau, Y Gelb, W Weiß, K Schwarz, N neutral) und Zahl; Rc eine Stadt, R3c drei Armeen und eine Stadt, Rc2 zwei Städte.
    Ein Platz hat Karten (crystal Kristall, ore Erz, wood Holz, anvil Amboss, carrot Karotte, joker) mit ihrer Zahl, 2carrot für eine Karte mit zwei Einheiten, coins für Münzen und „earlier 14“ für die Punkte früherer Partien. Die ersten Buchstaben genügen: cr 2.
    „side B“ ist die andere Seite des Spielplans, „continents regions“ die andere Auslegung der Kontinente.
cli-score-royals =
        period 1714                            # was gewertet wird; sonst 1714
        paris    king K                        # Stadt: wem ein Titel gehört
        cologne  cardinal K baron W exiled G2  # und ihr Stadtfeld
        king     K2 W1                         # Titelwertungsmarker: Würfel
        K        paris france 12 noble 16      # Platz: gewonnene Marker
        W        cologne 1648 spain 3

    Die Zeilen in beliebiger Reihenfolge. Städte, Länder und Titel werden wie in Spielzügen geschrieben: vienna, german_states, duke. Farben: K Schwarz, W Weiß, G Grau, P Lila, O Orange. Die ersten Buchstaben genügen: col card K.
    Marker: paris für den Stadtbonus, „france 12“ für einen Landbonus nach seinen Punkten, „noble 16“ für das Adelshaus, „1648 spain 3“ für eine Epoche.
    „period 1648“ und „period 1680“ werten eine Epoche; „period 1714“ auch die Titel und das Spielende; „period titles“ nur die Titel und das Spielende. „starter W“ nennt den Startspieler, „final_tie title_marker“ die andere Auslegung beim Gleichstand um den Sieg.
cli-score-el_grande =
        players   4                     # sonst so viele, wie dastehen
        galicia   R3 B1 Y1              # Region: Caballeros nach Farben
        castillo  R2 Y1
        king      galicia               # wo der König steht
        board 1   aragon                # bewegliche Wertungstafel: 1 oder 2
        R         galicia disc sevilla  # Platz: sein Grande und seine Geheimscheibe
        R         points 23             # und seine Punkte bisher
        score     general               # was gewertet wird

    Die Zeilen in beliebiger Reihenfolge. Regionen werden wie in Spielzügen geschrieben: pais_vasco, castilla_la_nueva; die ersten Buchstaben genügen: gal, king val. „board 1“ ist 8/4/0, „board 2“ 4/0/0. Farben: R Rot, B Blau, Y Gelb, W Weiß, K Schwarz.
    „score general“ (auch ohne diese Zeile) wertet das Castillo, leert es nach den Scheiben und wertet jede Region. Sonst wertet „score galicia castillo“ diese Orte, „score 5“ oder „score 6 7“ die Regionen mit diesem ersten Wert, „score first“ alle ersten Plätze, „score most“ und „score least“ die vollsten und die leersten Regionen, „score secret“ die, auf die nur eine Scheibe zeigt.
    „three_way_tie none“ ist die andere Lesart eines Gleichstands aller drei.

## crownlands simulate

cli-simulate-short = Viele zufällige Partien spielen und zeigen, was dabei herauskam.
cli-simulate-help =
    Spielt zufällige Partien mit voller Geschwindigkeit und zeigt ihre Länge, den Anteil der Siege je Platz und die Verteilung der Punktestände.

    Probier: crownlands simulate kingdoms --games 10000 --seats 3
cli-simulate-games-help = Wie viele Partien; ohne Angabe 1000.
cli-simulate-seats-help = Wie viele Plätze; ohne Angabe 2.
cli-simulate-progress = Spielt
cli-simulate-length = Partien: { $games } · Entscheidungen pro Partie: im Mittel { $mean }, { $least } bis { $most }
cli-simulate-seat = Platz
cli-simulate-wins = Siege
cli-simulate-mean = Mittel
cli-simulate-deviation = ±
cli-simulate-least = Min.
cli-simulate-lower = Unteres Viertel
cli-simulate-median = Median
cli-simulate-upper = Oberes Viertel
cli-simulate-most = Max.
cli-simulate-picture = Wie oft jeder Punktestand vorkam

## crownlands rules

cli-rules-short = Die Regeln eines Spiels anzeigen.
cli-rules-help = Zeigt unseren eigenen kurzen Regeltext eines Spiels mit Varianten, Auslegungen und der Schreibweise der Spielzüge.
cli-rules-options = Optionen des Tisches

## crownlands box

cli-box-short = Den Inhalt der Schachtel zum Bearbeiten ausgeben oder eine bearbeitete Schachtel prüfen.
cli-box-help =
    Gibt die Schachtel eines Spiels als Text zum Bearbeiten aus: Spielplan oder Karte, Karten, Plättchen, Figuren, Geld.

    Probier: crownlands box kingdoms > my-box.toml
    dann: crownlands box check my-box.toml
    und: crownlands play kingdoms --box my-box.toml
cli-box-check-help = Eine bearbeitete Schachtel prüfen und die fehlerhafte Zeile nennen.
cli-box-good = { $file }: eine gültige Schachtel (Fingerabdruck { $fingerprint }).
cli-box-standard = { $file }: eine gültige Schachtel, gleich der Standardschachtel (Fingerabdruck { $fingerprint }).

## crownlands completion

cli-completion-short = Das Vervollständigungsskript für deine Shell ausgeben.
cli-completion-help =
    Gibt das Skript aus, mit dem deine Shell Befehle, Spiele und Optionen vervollständigt.

    bash: eval "$(crownlands completion bash)"
    zsh: eval "$(crownlands completion zsh)"
    fish: crownlands completion fish | source

## crownlands serve

cli-serve-short = Tische im Browser öffnen.
cli-serve-help =
    Startet den Server und öffnet das Spiel in deinem Browser. Die Tische liegen in einer eigenen Datei; mit CROWNLANDS_DATABASE liegen sie in PostgreSQL.

        crownlands serve
        crownlands serve --port 9000 --no-browser
        crownlands serve --host 0.0.0.0
        crownlands serve --bot ./mybot.py

    Strg-C hält ihn an. Jeder Spielzug wird gespeichert, bevor ihn jemand sieht.
cli-serve-host-help = Wo der Server lauscht; ohne Angabe 127.0.0.1, nur dieser Rechner.
cli-serve-port-help = Der Port; ohne Angabe 8420, mit 0 irgendein freier.
cli-serve-no-browser-help = Keinen Browser öffnen.
cli-serve-ready = Crownlands ist bereit: { $address } (Strg-C hält an)
cli-serve-left-out = Nicht angeboten – { $reason }
cli-serve-alone = Nur dieser Rechner kann es öffnen. Für Freunde in deinem Netz: crownlands serve --host 0.0.0.0
# The detail of a wrong command line: no full stop at the end.
cli-serve-no-port = { $host }, Port { $port }, ist nicht zu haben ({ $reason })
