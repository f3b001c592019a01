## crownlands play

cli-play-short = Am Terminal spielen, gegen Bots oder mit anderen neben dir.
cli-play-help =
    Spiel hier eine Partie. Du siehst den Spielplan und tippst Spielzüge wie „castle 3 b4“, „move START M2“ oder „claim paris king“; Tab vervollständigt sie, „?“ erklärt alles.

        crownlands play kingdoms
        crownlands play kingdoms --seats me,bot,bot
        crownlands play kingdoms --seats Anna,Ben,cunning --variant no_luck
        crownlands play kingdoms --seats me,./mybot.py
        crownlands play kingdoms --option debt=clamped --seed rainy-day
        crownlands play --resume my-match.txt

    Plätze im Uhrzeigersinn: „me“ bist du · ein Name mit großem Anfangsbuchstaben, etwa Anna, ist eine Person, die sich mit dir an diesem Terminal abwechselt, und Geheimnisse bleiben voreinander verborgen · „bot“ ist ein Bot der üblichen Stufe, steady.

    Stufen, auch mit den angezeigten Namen ({ bot-friendly }, { bot-steady }, { bot-cunning }, { bot-fierce }): friendly – { bot-friendly.help } · steady – { bot-steady.help } · cunning – { bot-cunning.help } · fierce – { bot-fierce.help }. Für die Forschung: uniform, greedy, search, search:simulations=500, search:seconds=0.1. Ein eigener Bot: ./mybot.py, oder ./mybot.py:NAME, wo die Datei mehrere hat.

    Die Partie wird nach jedem Spielzug gespeichert. Hör mit „quit“, Strg-D oder Strg-C auf und mach später mit --resume weiter.
    Rückgabewerte: 0 beendet oder verlassen · 2 falsche Befehlszeile · 3 eine nicht verwendbare Datei · 130 mit Strg-C abgebrochen
cli-play-seats-help = Wer spielt, im Uhrzeigersinn: me, ein Name, bot, friendly, steady, cunning, fierce oder eine Datei ./mybot.py. Sonst me,bot.
cli-play-seed-help = Beliebiger Text; derselbe Text ergibt dieselben Zufälle und dieselben Bots.
cli-play-save-help = Wo die Partie gespeichert wird. Sonst in einer neuen Datei in deinem Datenordner (XDG_DATA_HOME oder ~/.local/share).
cli-play-resume-help = Eine gespeicherte Partie fortsetzen. Plätze, Varianten, Optionen und Schachtel sind die der Datei.
cli-play-me = Du

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
cli-play-word-hint = was der stärkste Bot an deiner Stelle täte
cli-play-word-why = die besten drei Spielzüge für dich, mit dem Vorsprung und der Siegchance, die sie versprechen
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
        crownlands replay my-match.txt --ply 40 --why
        crownlands replay my-match.txt --board | less
        crownlands replay my-match.txt --seat R --json

    Tasten: → oder Eingabe weiter · ← zurück · r Ende der Runde · a läuft von selbst, jede Taste hält an · w warum dieser Spielzug · eine Zahl und Eingabe springen dorthin · Pos1, Ende · q beenden

    Eine beendete Partie liegt offen. Von einer nicht beendeten siehst du, was Zuschauer sehen, sofern --seat nichts anderes sagt.
    Rückgabewerte: 0 fertig · 2 falsche Befehlszeile · 3 eine nicht verwendbare Datei
cli-replay-seat-help = Die Partie so sehen wie der Platz mit diesem Buchstaben, oder „all“, um alles offenzulegen.
cli-replay-ply-help = Bei diesem Spielzug beginnen; die des Zufalls zählen mit.
cli-replay-board-help = Nur den Spielplan ausgeben, nach Spielzug --ply oder nach dem letzten.
cli-replay-why-help = Den Spielzug --ply oder den letzten erklären: die besten Spielzüge nach dem, was der Platz damals wusste.
cli-replay-judge-help = Wessen Urteil --why zeigt: eine Stufe, ein anderer Bot oder eine Datei (./mybot.py), auch mit einer Vorgabe; „fierce“ urteilt wie die Analyse. Sonst das des Bots, der gezogen hat, und das von fierce, wo es eine Person war.
cli-replay-judge-alone = --judge sagt, wessen Urteil --why zeigt: Es braucht --why
cli-replay-why-chance = Diesen Spielzug hat der Zufall gemacht: Da gibt es nichts zu erklären.
cli-replay-why-secret = Ein Spielzug wird dem Platz erklärt, der ihn gemacht hat: Nenne diesen Platz mit --seat, oder lass --seat weg, sobald die Partie zu Ende ist.
# The detail of a wrong command line: no full stop at the end.
cli-replay-one-way = --board, --why und --json sind drei Arten, eine Partie zu zeigen: Wähle eine davon
cli-replay-no-ply = Es gibt keinen Spielzug { $ply }; die Partiedatei hat 0 bis { $last }
cli-replay-ply = Spielzug { $ply } von { $last }
cli-replay-chance = Zufall
cli-replay-hidden = verborgen
cli-replay-unfinished = Die Partie ist nicht beendet.
cli-replay-keys = → weiter · ← zurück · r Runde · a automatisch · w warum · Zahl · q beenden {">"}{" "}

## crownlands review

cli-review-short = Zeigt, was die Partie gekostet hat, aus dem, was der Platz wusste.
cli-review-help =
    Analysiert eine gespeicherte Partie für einen Platz: zeichnet, wie sich Siegchance und erwarteter Vorsprung entwickelt haben, und nennt die drei teuersten Entscheidungen mit dem, was besser gewesen wäre.

        crownlands review my-match.txt
        crownlands review my-match.txt --seat R
        crownlands review my-match.txt --seat Anna --simulations 5000

    Jede Entscheidung wird aus dem abgewogen, was der Platz damals wusste, nie aus dem, was sich später zeigte. Von den Spielzügen eines Zuges wird nur der teuerste genannt, und als Fehler gilt nur, was die Suche vom Zufall unterscheiden kann: Mehr Simulationen zeigen mehr.
    Exit-Codes: 0 fertig · 2 falsche Befehlszeile · 3 unbrauchbare Datei · 130 mit Ctrl-C unterbrochen
cli-review-seat-help = Wessen Entscheidungen: Buchstabe, Nummer oder Name eines Platzes. Sonst die der ersten Person, oder des ersten Platzes. Solange die Partie läuft, muss man es sagen.
cli-review-simulations-help = Wie viele Fortsetzungen je Entscheidung versucht werden. Sonst so viele, wie in etwa eine Achtelsekunde passen.
# The detail of a wrong command line: no full stop at the end.
cli-review-open = die Partie ist nicht zu Ende, und die Analyse verrät, was ein Platz gewusst und gewählt hat: Nenne deinen eigenen mit --seat
cli-review-progress = Analyse
cli-review-title = Analyse: { $name }
cli-review-weighed =
    { $n ->
        [one] Eine Entscheidung, abgewogen wie vom Bot „{ $bot }“, aus dem, was der Platz damals wusste
       *[other] { $n } Entscheidungen, abgewogen wie vom Bot „{ $bot }“, aus dem, was der Platz damals wusste
    }
cli-review-ply = --ply { $ply }
cli-review-replay = Ansehen: { $command }

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
