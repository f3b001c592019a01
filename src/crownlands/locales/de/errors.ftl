## Errors that a person reads: one clear line each. Ids are `error-` and the error's code.

error-illegal-move = Dieser Spielzug ist jetzt ungültig ({ $rule }).
error-unreadable-move =
    { $near ->
        [none] „{ $text }“ ist kein Spielzug. Hilfe: „?“.
       *[other] „{ $text }“ ist kein Spielzug. Meintest du „{ $near }“?
    }
error-nothing-to-undo = Du kannst nichts rückgängig machen: Du hast noch nicht gezogen, etwas wurde aufgedeckt, oder jemand anders hat seither gehandelt.
error-unknown-name =
    { $kind ->
        [game] Es gibt kein Spiel „{ $name }“. Möglich: { $known }.
        [option] Es gibt keine Option „{ $name }“. Möglich: { $known }.
        [value] „{ $name }“ ist kein Wert dieser Option. Möglich: { $known }.
        [variant] Es gibt keine Variante „{ $name }“. Möglich: { $known }.
        [bot] Es gibt keinen Bot „{ $name }“. Möglich: { $known }.
        [engine] Es gibt keinen Antrieb „{ $name }“. Möglich: { $known }.
        [language] Es gibt keine Sprache „{ $name }“. Möglich: { $known }.
        [seat] „{ $name }“ kann keinen Platz einnehmen. Möglich: { $known } oder ein Name mit großem Anfangsbuchstaben.
        [place] „{ $name }“ ist kein Platz dieser Partie. Möglich: { $known }.
        [shell] Für die Shell „{ $name }“ gibt es keine Vervollständigung. Möglich: { $known }.
       *[command] Es gibt keinen Befehl „{ $name }“. Möglich: { $known }.
    }
error-bad-budget = „{ $setting }“ ist keine Vorgabe für den Bot „{ $bot }“. Möglich sind simulations=500 (1 bis { $simulations }) oder seconds=0.1 (mehr als 0, höchstens { $seconds }).
error-bad-bot =
    { $problem ->
        [import] { $bot }: Der Bot lässt sich nicht laden: { $detail }.
        [no-such-class] { $bot }: In dieser Datei gibt es keine Klasse { $detail }.
        [several] { $bot }: In dieser Datei gibt es mehrere Bots ({ $detail }). Sag, welcher gemeint ist, etwa { $bot }:NAME.
        [signature] { $bot }: Ein Bot wählt mit choose(self, vantage, budget), hier steht aber { $detail }.
        [arguments] { $bot }: Ein Bot muss sich ohne Argumente erzeugen lassen, hier steht aber { $detail }.
        [made] { $bot }: Der Bot ist schon beim Erzeugen gescheitert: { $detail }.
        [taken] { $bot }: „{ $detail }“ heißt schon einer unserer eigenen Bots. Gib der Datei einen anderen Namen.
        [name] { $bot }: Der Bot eines Pakets ({ $detail }) braucht einen eigenen Namen, der mit einem kleinen Buchstaben beginnt und kein Leerzeichen, Komma, Gleichheitszeichen, keinen Doppelpunkt und keinen Schrägstrich enthält.
        [same] { $bot }: Ein Bot mit demselben Namen steht schon in { $detail }. Gib einer der Dateien einen anderen Namen.
        [late] { $bot }: Der Bot war nach { $detail } Sekunden noch nicht bereit.
        [changed] { $bot }: Die Datei hat sich geändert, seit die Arena begann, und Ergebnisse zweier Bots dürfen nicht vermischt werden. Lass den Bot in einer neuen Arena spielen.
        [died] { $bot }: Der Bot hat schon beim Erzeugen seinen Prozess beendet.
       *[no-class] { $bot }: Hier gibt es keinen Bot, also keine Klasse mit einer Methode choose(self, vantage, budget).
    }
error-wrong-seats = Dieses Spiel hat { $least } bis { $most } Plätze, nicht { $seats }.
error-endless-game = Mit dieser Schachtel und der Option „{ $option }“ könnte eine Partie ewig dauern: Die Schachtel muss weniger Plättchen haben als der Spielplan Felder.
error-no-opponents = „{ $bot }“ hätte auf { $seats } Plätzen keinen Gegner. Nenne noch einen Bot, oder fülle die Plätze mit --field.
error-missing-extra = Dafür fehlt ein Extra: pip install "crownlands[{ $extra }]"
error-no-cluster = Unter { $address } (RAY_ADDRESS) gibt es keinen Ray-Cluster: { $reason }.
error-lost-worker = Ein Prozess endete mitten in Partie { $game }; falls er einen Bericht hinterließ, steht der weiter oben.
error-newer-database = Diese Datenbank wurde zuletzt von einer neueren Version von Crownlands benutzt (Schema { $revision }). Aktualisiere Crownlands, oder wähle eine andere Datenbank.
error-unusable-database =
    { $reason ->
        [kind] Die Datenbank { $address } ist nicht zu gebrauchen: Crownlands bewahrt Tische in SQLite oder PostgreSQL auf.
        [no-file] Die Datenbank { $address } ist nicht zu gebrauchen: Sie nennt keine Datei (so ginge es: sqlite:////ordner/tables.sqlite).
       *[other] Die Datenbank { $address } ist nicht zu gebrauchen ({ $reason }).
    }
error-unreadable-file =
    { $reason ->
        [missing] { $path }: Diese Datei gibt es nicht.
        [folder] { $path }: Das ist ein Ordner, keine Datei.
        [empty] { $path }: Die Datei ist leer.
        [huge] { $path }: Die Datei ist zu groß, um eine von unseren zu sein.
        [binary] { $path }: Das ist keine Textdatei.
       *[forbidden] { $path }: Die Datei lässt sich nicht lesen.
    }
error-unwritable-file =
    { $reason ->
        [exists] { $path }: Eine Datei dieses Namens gibt es schon. Wähle einen anderen Namen, oder setze jene Partie mit --resume fort.
       *[forbidden] { $path }: Die Datei lässt sich nicht schreiben.
    }
error-no-decisions = { $path }: An diesem Platz ({ $name }) wurde in dieser Partie noch nichts entschieden, es gibt also nichts zu analysieren.
error-bad-record =
    { $problem ->
        [not-a-record] Zeile { $line }: Das ist keine Partiedatei von Crownlands; eine solche beginnt mit „{ $detail }“.
        [game] Zeile { $line }: Partiedatei eines unbekannten Spiels, „{ $detail }“.
        [edition] Zeile { $line }: Partiedatei zur Regelausgabe { $detail }, die diese Version nicht spielt.
        [box] Zeile { $line }: Die Schachtel in der Partiedatei ist an dieser Stelle ungültig: „{ $detail }“.
        [fingerprint] Zeile { $line }: Die Schachtel hat nicht den Fingerabdruck { $detail }.
        [option] Zeile { $line }: Keine Option dieses Spiels: „{ $detail }“.
        [bot] Zeile { $line }: Den Bot „{ $detail }“ gibt es hier nicht. Wenn du seine Datei hast, nenne sie: --bot DATEI.
        [seat] Zeile { $line }: Das sind nicht die Plätze dieses Spiels: „{ $detail }“.
        [setup] Zeile { $line }: Aus diesen Plätzen und Optionen wird keine Partie. { $detail }
        [move] Zeile { $line }: „{ $detail }“ ist hier kein gültiger Spielzug.
        [result] Zeile { $line }: Die Spielzüge führen zu einem anderen Ergebnis: „{ $detail }“.
        [checksum] Zeile { $line }: Die Prüfsumme passt nicht: Eine Zeile weiter oben wurde geändert oder ging verloren.
        [ends-early] Zeile { $line }: Die Datei endet zu früh; ihre Zeile „{ $detail }“ fehlt.
        [rubbish] Zeile { $line }: Hier darf nichts mehr folgen: „{ $detail }“.
       *[expected] Zeile { $line }: Hier muss „{ $detail }“ stehen.
    }
error-bad-box =
    { $problem ->
        [syntax] Zeile { $line }: Kein gültiges TOML: { $detail }.
        [missing] Zeile { $line }: „{ $key }“ fehlt.
        [not-a-number] Zeile { $line }: „{ $key }“ muss eine ganze Zahl sein, nicht { $detail }.
        [not-a-word] Zeile { $line }: „{ $key }“ muss ein Wort in Anführungszeichen sein, nicht { $detail }.
        [not-a-list] Zeile { $line }: „{ $key }“ muss eine Liste sein, nicht { $detail }.
        [not-a-table] Zeile { $line }: „{ $key }“ muss eine TOML-Tabelle sein, nicht { $detail }.
        [not-a-letter] Zeile { $line }: „{ $key }“ muss ein einzelner Großbuchstabe von A bis Z sein, nicht { $detail }.
        [out-of-range] Zeile { $line }: „{ $key }“ liegt außerhalb der Grenzen ({ $detail }).
        [wrong-length] Zeile { $line }: „{ $key }“ hat die falsche Zahl von Einträgen ({ $detail }).
        [unknown-key] Zeile { $line }: „{ $key }“ bedeutet hier nichts. Möglich: { $detail }.
        [unknown-kind] Zeile { $line }: „{ $key }“: unbekannte Art ({ $detail }).
        [twice] Zeile { $line }: „{ $key }“: zweimal verwendet: { $detail }.
        [too-many-squares] Zeile { $line }: Der Spielplan ist zu groß ({ $detail } Felder).
        [no-castles] Zeile { $line }: Mit „{ $key }“ hätte ein Platz keine Burg.
        [not-a-name] Zeile { $line }: „{ $key }“ muss ein Name aus Kleinbuchstaben von a bis z und _ sein, nicht { $detail }.
        [not-a-region] Zeile { $line }: In „{ $key }“ muss ein Gebiet ein Großbuchstabe mit höchstens sieben weiteren Großbuchstaben oder Ziffern sein, nicht { $detail }.
        [not-rising] Zeile { $line }: In „{ $key }“ müssen die Zahlen von Stufe zu Stufe steigen ({ $detail }).
        [first-not-free] Zeile { $line }: Der erste Preis in „{ $key }“ muss 0 sein, nicht { $detail }.
        [unknown-good] Zeile { $line }: „{ $key }“: unbekannte Ware ({ $detail }).
        [unknown-action] Zeile { $line }: „{ $key }“: unbekannte Aktion ({ $detail }).
        [unclear-action] Zeile { $line }: „{ $key }“ muss eindeutig sein: Zahlen ab 1, zwei Aktionen nur verschiedener Art, land und sea nicht zusammen ({ $detail }).
        [unknown-region] Zeile { $line }: „{ $key }“ nennt keine Gebiete dieser Seite des Spielplans: { $detail }.
        [out-of-reach] Zeile { $line }: keine Grenze und kein Seeweg in „{ $key }“ führt nach { $detail }.
        [too-few-coins] Zeile { $line }: „{ $key }“ verteilt mehr Münzen, als es gibt ({ $detail }).
        [too-few-cards] Zeile { $line }: „{ $key }“: Für eine Partie gibt es nicht genug Karten ({ $detail }).
        [too-few-tokens] Zeile { $line }: „{ $key }“ markiert mehr Gebiete, als es Warenmarker gibt ({ $detail }).
        [not-falling] Zeile { $line }: In „{ $key }“ dürfen die Punkte nicht steigen; die höchsten stehen vorn ({ $detail }).
        [not-half] Zeile { $line }: In „{ $key }“ muss die zweite Zahl die Hälfte der ersten sein ({ $detail }).
        [unknown-country] Zeile { $line }: „{ $key }“: unbekanntes Land ({ $detail }).
        [unknown-title] Zeile { $line }: „{ $key }“: unbekannter Titel ({ $detail }).
        [no-cities] Zeile { $line }: „{ $key }“: Dieses Land hat keine Stadt: { $detail }.
        [not-scored] Zeile { $line }: „{ $key }“ muss alle Runden enthalten, nach denen gewertet wird, und mit einer davon enden ({ $detail }).
        [not-a-border] Zeile { $line }: „{ $key }“ muss zwei verschiedene Regionen nennen, etwa galicia-aragon, nicht { $detail }.
        [unknown-effect] Zeile { $line }: „{ $key }“: Diese Wirkung kann die Karte nicht haben ({ $detail }).
        [no-borders] Zeile { $line }: „{ $key }“: Diese Region grenzt an keine andere: { $detail }.
        [one-king-card] Zeile { $line }: „{ $key }“: In Stapel 5 muss es genau eine Kartenart geben, nicht { $detail }.
        [too-many-cards] Zeile { $line }: „{ $key }“: Es gibt zu viele Karten mit dieser Wirkung ({ $detail }).
        [no-position] Zeile { $line }: „{ $key }“: Diesen Titel gibt es in keiner Stadt: { $detail }.
       *[wrong-tile-count] Zeile { $line }: Falsche Zahl von Plättchen ({ $detail }).
    }
error-bad-board =
    { $problem ->
        [token] Zeile { $line }, Zeichen { $column }: In dieser Schachtel gibt es kein Teil „{ $detail }“.
        [columns] Zeile { $line }, Zeichen { $column }: Falsche Zahl von Feldern in dieser Reihe ({ $detail }).
        [place] Zeile { $line }, Zeichen { $column }: „{ $detail }“ ist kein Gebiet dieser Seite, kein Platz und keine Einstellung.
        [thing] Zeile { $line }, Zeichen { $column }: „{ $detail }“ ist keine Karte dieser Schachtel, keine Münzen und keine früheren Punkte.
        [unclear] Zeile { $line }, Zeichen { $column }: „{ $detail }“ – was davon ist gemeint?
        [setting] Zeile { $line }, Zeichen { $column }: Hier wird „{ $detail }“ erwartet.
        [line] Zeile { $line }, Zeichen { $column }: „{ $detail }“ ist keine Stadt, kein Titel, kein Platz und keine Einstellung.
        [position] Zeile { $line }, Zeichen { $column }: „{ $detail }“ ist keine Position dieser Stadt.
        [marker] Zeile { $line }, Zeichen { $column }: „{ $detail }“ ist kein Marker dieser Schachtel.
        [no-owner] Zeile { $line }, Zeichen { $column }: Wem gehört „{ $detail }“?
        [being-scored] Zeile { $line }, Zeichen { $column }: Die Marker von { $detail } werden gerade gewertet, noch hat niemand einen.
        [only-one] Zeile { $line }, Zeichen { $column }: „{ $detail }“: Davon kann niemand zwei haben.
        [cubes] Zeile { $line }, Zeichen { $column }: Auf diesem Marker liegen weniger Würfel, als Positionen besetzt sind ({ $detail }).
        [spot] Zeile { $line }, Zeichen { $column }: „{ $detail }“ ist hier keine Region, kein anderer Ort, kein Platz und keine Einstellung.
        [scoring] Zeile { $line }, Zeichen { $column }: „{ $detail }“ sagt nicht, was gewertet wird.
        [taboo] Zeile { $line }, Zeichen { $column }: Dort steht der König, niemand darf hinein („{ $detail }“).
        [players] Zeile { $line }, Zeichen { $column }: mehr Farben als Mitspielende ({ $detail }).
        [twice] Zeile { $line }, Zeichen { $column }: „{ $detail }“ stand schon da.
        [too-many] Zeile { $line }, Zeichen { $column }: Mehr, als in der Schachtel ist ({ $detail }).
       *[rows] Zeile { $line }, Zeichen { $column }: Falsche Zahl von Reihen ({ $detail }).
    }
error-bad-results =
    { $problem ->
        [exists] Hier sind schon Ergebnisse. Wähle einen anderen Ordner, oder mach mit --resume damit weiter.
        [not-results] Zeile { $line }: Das sind keine Ergebnisse einer Arena.
        [format] Zeile { $line }: Ergebnisse im Format { $detail }, das diese Version nicht liest.
        [row] Zeile { $line }: Das ist kein Ergebnis einer Partie.
        [fewer] Hier liegen schon Partien bis Nummer { $detail }. Verlange mindestens so viele.
       *[other] Das sind Ergebnisse anderer Einstellungen: „{ $detail }“ weicht ab.
    }
