## crownlands play

cli-play-short = Am Terminal spielen, gegen Bots oder mit anderen neben dir.
cli-play-help =
    Spiel hier eine Partie. Du siehst den Spielplan und tippst Spielzüge wie „castle 3 b4“, „move START M2“ oder „claim paris king“; Tab vervollständigt sie, „?“ erklärt alles.

        crownlands play kingdoms
        crownlands play kingdoms --seats me,bot,bot
        crownlands play kingdoms --seats Anna,Ben,uniform --variant no_luck
        crownlands play kingdoms --option debt=clamped --seed rainy-day
        crownlands play --resume my-match.txt

    Plätze im Uhrzeigersinn: „me“ bist du · ein Name mit großem Anfangsbuchstaben, etwa Anna, ist eine Person, die sich mit dir an diesem Terminal abwechselt, und Geheimnisse bleiben voreinander verborgen · „bot“ oder „greedy“ ist ein Bot, der einen Spielzug vorausschaut · „uniform“ ist ein Bot, der zufällig spielt.

    Die Partie wird nach jedem Spielzug gespeichert. Hör mit „quit“, Strg-D oder Strg-C auf und mach später mit --resume weiter.
    Rückgabewerte: 0 beendet oder verlassen · 2 falsche Befehlszeile · 3 eine nicht verwendbare Datei · 130 mit Strg-C abgebrochen
cli-play-seats-help = Wer spielt, im Uhrzeigersinn: me, ein Name, bot, greedy oder uniform. Sonst me,bot.
cli-play-seed-help = Beliebiger Text; derselbe Text ergibt dieselben Zufälle und dieselben Bots.
cli-play-save-help = Wo die Partie gespeichert wird. Sonst in einer neuen Datei in deinem Datenordner (XDG_DATA_HOME oder ~/.local/share).
cli-play-resume-help = Eine gespeicherte Partie fortsetzen. Plätze, Varianten, Optionen und Schachtel sind die der Datei.
cli-play-me = Du
cli-play-bot-greedy = Bot
cli-play-bot-uniform = Uniform

# The detail of a wrong command line: no full stop at the end.
cli-play-resume-alone = --resume nimmt Plätze, Varianten, Optionen und Schachtel aus der Datei, also lass diese Angaben weg
cli-play-other-game = Das ist eine Partie von { $game }

cli-play-hand-over = Weitergeben: { $name }
cli-play-press-enter = Drück die Eingabetaste, wenn du so weit bist (oder tippe undo, um den letzten Spielzug rückgängig zu machen)
cli-play-turn = Am Zug: { $name }
cli-play-forced = { $name }: nur ein möglicher Spielzug – { $move }
cli-play-thinking = { $name } denkt nach …
cli-play-hint = Tipp: { $move }
cli-play-saved = Gespeichert: { $file }
cli-play-save-elsewhere = Die Partie geht weiter, ist aber nicht gespeichert. Tippe „save FILE“, um sie anderswo zu speichern.
cli-play-left = Die Partie ist gespeichert: { $file }
cli-play-resume = Weiter geht es mit: { $command }
cli-play-over = Die Partie ist zu Ende. Partiedatei: { $file }
cli-play-finished = Diese Partie ist schon beendet. So ging sie aus.

# The words to type are the same in all languages.
cli-play-word-moves = alle gültigen Spielzüge auflisten
cli-play-word-board = den Spielplan neu zeichnen
cli-play-word-hint = was ein Bot an deiner Stelle täte
cli-play-word-undo = deinen letzten Spielzug rückgängig machen, solange nichts aufgedeckt wurde
cli-play-word-log = die Chronik der Partie, soweit du sie kennst
cli-play-word-rules = die Regeln des Spiels
cli-play-word-save = jetzt speichern; „save FILE“ speichert ab jetzt dort
cli-play-word-help = diese Seite; auch „?“. Die Wörter eines Spielzugs darfst du auf die ersten Buchstaben kürzen, oder du tippst nur den Ort, wenn nur ein Spielzug passt
cli-play-word-quit = aufhören; die Partie wird gespeichert

## crownlands replay

cli-replay-short = Eine gespeicherte Partie Schritt für Schritt ansehen.
cli-replay-help =
    Zeigt eine gespeicherte Partie Spielzug für Spielzug. Am Terminal gehst du sie mit den Tasten durch; in eine Datei oder Pipe wird die ganze Chronik ausgegeben, mit dem Spielplan am Ende jeder Runde.

        crownlands replay my-match.txt
        crownlands replay my-match.txt --ply 40
        crownlands replay my-match.txt --board | less
        crownlands replay my-match.txt --seat R --json

    Tasten: → oder Eingabe weiter · ← zurück · r Ende der Runde · a läuft von selbst, jede Taste hält an · eine Zahl und Eingabe springen dorthin · Pos1, Ende · q beenden

    Eine beendete Partie liegt offen. Von einer nicht beendeten siehst du, was Zuschauer sehen, sofern --seat nichts anderes sagt.
    Rückgabewerte: 0 fertig · 2 falsche Befehlszeile · 3 eine nicht verwendbare Datei
cli-replay-seat-help = Die Partie so sehen wie der Platz mit diesem Buchstaben, oder „all“, um alles offenzulegen.
cli-replay-ply-help = Bei diesem Spielzug beginnen; die des Zufalls zählen mit.
cli-replay-board-help = Nur den Spielplan ausgeben, nach Spielzug --ply oder nach dem letzten.
# The detail of a wrong command line: no full stop at the end.
cli-replay-no-ply = Es gibt keinen Spielzug { $ply }; die Partiedatei hat 0 bis { $last }
cli-replay-ply = Spielzug { $ply } von { $last }
cli-replay-chance = Zufall
cli-replay-hidden = verborgen
cli-replay-unfinished = Die Partie ist nicht beendet.
cli-replay-keys = → weiter · ← zurück · r Runde · a automatisch · Zahl · q beenden {">"}{" "}

## Boards

cli-board-line = Linie
cli-board-final-epoch = letzte Epoche
cli-board-place = Platzierung
cli-board-seat = Platz
cli-board-score = Punktestand
cli-board-shared = Geteilter Sieg: { $names }
cli-board-region = Gebiet
cli-board-continent = Kontinent
cli-board-pieces = Figuren
cli-board-land = Über Land nach
cli-board-sea = Über See nach
cli-board-controls = Kontrolle
cli-board-city = Stadt
cli-board-left = Noch möglich: { $left }
