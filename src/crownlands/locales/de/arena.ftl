## crownlands arena

cli-arena-short = Bots gegeneinander spielen lassen und berichten, wer besser ist.
cli-arena-help =
    Lässt Bots gegeneinander spielen. Jede Verteilung wird mit jedem Bot auf jedem Platz noch einmal gespielt, damit sich das Glück aufhebt; der Bericht sagt, wie oft jeder Bot gewinnt und wie sicher das ist: als Seite mit Diagrammen, als Tabellen hier und als CSV.

        crownlands arena --game kingdoms --bots search,greedy --games 200
        crownlands arena --game royals --bots search,greedy,greedy,greedy
        crownlands arena --game el_grande --seats 4 --bots search --field greedy

    So viele Bots wie Plätze: Sie treffen sich an einem Tisch. Mehr: Jede Auswahl von ihnen kommt dran. Weniger: Jeder sitzt allein gegen jeden anderen auf allen übrigen Plätzen, es sei denn, --field sagt, wer sie füllt.
    Jede Partie wird gespeichert, sobald sie zu Ende ist. Strg-C hält an; derselbe Befehl mit --resume geht weiter.
cli-arena-game-help = Das Spiel: kingdoms, eight_minute_empire, royals oder el_grande.
cli-arena-bots-help = Die Bots, vielleicht mit einem Budget: greedy, search:simulations=500, search:seconds=0.1. Derselbe Bot darf mehrmals genannt werden.
cli-arena-seats-help = Wie viele Plätze; ohne Angabe so viele wie Bots.
cli-arena-field-help = Der Bot, der die übrigen Plätze füllt.
cli-arena-games-help = Wie viele Partien; ohne Angabe 100. Die letzte Verteilung wird immer von allen zu Ende gespielt, also können es ein paar mehr sein.
cli-arena-seed-help = Ein beliebiger Text; derselbe Text gibt dieselben Partien, außer wo ein Bot nach der Uhr denkt.
cli-arena-out-help = Der Ordner für Ergebnisse und Bericht; ohne Angabe ein neuer unter deinen Dateien.
cli-arena-resume-help = Mit den Ergebnissen in dem Ordner weitermachen, den --out nennt. Alles andere muss sein, wie es war; nur --games darf mehr sein.
cli-arena-jobs-help = Wie viele Partien gleichzeitig gespielt werden; ohne Angabe so viele, wie es Prozessorkerne gibt.
cli-arena-engine-help = local: auf diesem Rechner. ray: auf dem Ray-Cluster, den RAY_ADDRESS nennt, sonst auf einem kleinen hier.
# The detail of a wrong command line: no full stop at the end.
cli-arena-resume-where = --resume braucht --out, den Ordner mit den Ergebnissen
cli-arena-field-full = Die { $seats } Plätze sind besetzt: Für --field bleibt keiner
cli-arena-progress = Spielt
cli-arena-stopped = Gespielte Partien: { $done } von { $games }. Nichts ist verloren: Derselbe Befehl mit --resume --out { $folder } geht weiter.
cli-arena-written = Der Bericht: { $page }

cli-arena-title = Arena: { $game }
cli-arena-summary = Partien: { $games } · Verteilungen: { $deals } · Entscheidungen pro Partie: im Mittel { $mean }, { $least } bis { $most }
cli-arena-lost =
    { $part ->
        [all] { $bot }: greedy hat { $share } der Entscheidungen getroffen, denn dieser Bot ist immer gescheitert. Die Zahlen sind die von greedy.
       *[some] { $bot }: greedy hat { $share } der Entscheidungen getroffen, dort wo dieser Bot gescheitert ist. Die Zahlen sind zum Teil die von greedy.
    }
cli-arena-again = Gespielt mit:
cli-arena-strength = Spielstärke
cli-arena-duels = Eins gegen eins
cli-arena-seats = Plätze
cli-arena-thinking = Zeit pro Entscheidung
cli-arena-troubles = Entscheidungen, die Bots verloren haben
cli-arena-margins = Vorsprung vor dem besten Gegner
cli-arena-lengths = Entscheidungen pro Partie
cli-arena-notes = Wie das zu lesen ist
cli-arena-plot-wins = Siege mit ihrem 95-%-Intervall; die gestrichelte Linie ist der Anteil unter Gleichen
cli-arena-plot-ratings = OpenSkill-Wertung, μ ± 3 σ
cli-arena-plot-seats = Siege nach Platz und danach, wer zuerst entschied, alle Bots zusammen
cli-arena-plot-times = Median, und der Bereich von neun aus zehn Entscheidungen
cli-arena-seat = Platz { $seat }
cli-arena-turn = Entschied als Nr. { $place }

cli-arena-head-bot = Bot
cli-arena-head-games = Partien
cli-arena-head-wins = Siege
cli-arena-head-by-games = 95 %
cli-arena-head-by-deals = Nach Verteilungen
cli-arena-head-rating = Wertung
cli-arena-head-margin = Vorsprung
cli-arena-head-against = Gegen
cli-arena-head-ahead = Davor
cli-arena-head-where = Wer
cli-arena-head-choices = Entscheidungen
cli-arena-head-median = Median
cli-arena-head-most = 95 % binnen
cli-arena-head-simulations = Simulationen/s
cli-arena-head-what = Was
cli-arena-head-times = Anzahl
cli-arena-head-of-choices = Von allen
cli-arena-head-first = Die erste

cli-arena-trouble-raised = Fehler
cli-arena-trouble-late = Zu spät
cli-arena-trouble-illegal = Nicht erlaubt
cli-arena-trouble-died = Prozess beendet
cli-arena-trouble-absent = Nicht ladbar
cli-arena-trouble-gone = Nicht mehr gefragt
cli-arena-first =
    { $kind ->
        [late] nach { $detail } s
        [gone] nach { $detail } Fehlern in Folge
        [died] –
       *[other] { $detail }
    }

cli-arena-note-deals = Dieselbe Verteilung ist derselbe Zufall: wer beginnt, und in welcher Reihenfolge Plättchen, Karten und Waren aus Beuteln und Stapeln kommen, wie auch immer die Bots entscheiden. Wer sie bekommt, hängt von den Entscheidungen ab, und ebenso, was aus einem Stapel kommt, in den Karten zurückgelegt wurden.
cli-arena-note-games = Ein geteilter Sieg zählt in Teilen. „95 %“ ist das Intervall nach Wilson, das jede Partie für sich nimmt; ein Bot auf mehreren Plätzen einer Partie zählt für jeden einmal.
cli-arena-note-by-deals = „Nach Verteilungen“ zieht immer wieder ganze Verteilungen (Bootstrap): Partien auf derselben Verteilung gehören zusammen. Es hat keine Breite, wo jede Verteilung gleich ausging; dann gilt das andere. Eine einzige Verteilung hat keines.
cli-arena-note-rating = Die Wertung ist die von OpenSkill (Plackett–Luce), von Partie zu Partie: μ ± σ. Sie beginnt bei 25 ± 8,3.
cli-arena-note-margin = „Vorsprung“ ist der mittlere Abstand zum besten Gegner am Ende, in Punkten oder Geld.
cli-arena-note-time = Die Zeit gilt für Entscheidungen mit mehr als einem Zug, auf dem Rechner, der sie gespielt hat.
