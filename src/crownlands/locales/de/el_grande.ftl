## The game

el_grande-title = El Grande
el_grande-blurb = Ein Spiel um Einfluss von Wolfgang Kramer und Richard Ulrich für 2–5 Spieler: Granden schicken ihre Caballeros in die Regionen Spaniens im 15. Jahrhundert, rund um einen König, dessen Region tabu ist.

## Regions and other places

el_grande-place-galicia = Galicien
el_grande-place-pais_vasco = Baskenland
el_grande-place-aragon = Aragon
el_grande-place-cataluna = Katalonien
el_grande-place-castilla_la_vieja = Altkastilien
el_grande-place-castilla_la_nueva = Neukastilien
el_grande-place-sevilla = Sevilla
el_grande-place-granada = Granada
el_grande-place-valencia = Valencia
el_grande-place-castillo = Castillo
el_grande-place-court = Hof
el_grande-place-unknown = geheim

## Action cards

el_grande-card-d1_all_own = Intrigant: Umgruppieren
    .effect = Nimm alle deine Caballeros aus einer Region auf und verteile sie beliebig.
el_grande-card-d1_add2 = Intrigant: +2
    .effect = Bringe bis zu 2 weitere Caballeros von deinem Hof an beliebige Orte.
el_grande-card-d1_all_own_or_add2 = Intrigant: Umgruppieren oder +2
    .effect = Wähle eins von beiden.
el_grande-card-d1_5_from_one = Intrigant: 5 aus einer
    .effect = Versetze bis zu 5 Caballeros beliebiger Farben aus einer einzigen Region.
el_grande-card-d1_3_foreign = Intrigant: 3 fremde
    .effect = Versetze bis zu 3 Caballeros der anderen.
el_grande-card-d1_3_any = Intrigant: 3 beliebige
    .effect = Versetze bis zu 3 Caballeros beliebiger Farben.
el_grande-card-d1_2own_2foreign = Intrigant: 2 eigene, 2 fremde
    .effect = Versetze bis zu 2 eigene und bis zu 2 fremde Caballeros.
el_grande-card-d1_4_own = Intrigant: 4 eigene
    .effect = Versetze bis zu 4 deiner Caballeros.
el_grande-card-d1_4_any = Intrigant: 4 beliebige
    .effect = Versetze bis zu 4 Caballeros beliebiger Farben.
el_grande-card-d2_veto = Veto
    .effect = Behalte sie: Einmal bis zum Ende der nächsten Runde stoppst du eine fremde Sonderaktion, auch mittendrin.
el_grande-card-d2_decay_all = Machtverfall: ganzer Hof
    .effect = Die anderen schicken ihren ganzen Hof in die Provinz.
el_grande-card-d2_decay_3 = Machtverfall: 3
    .effect = Die anderen schicken je 3 Caballeros vom Hof in die Provinz (sind es weniger, alle).
el_grande-card-d2_kings_anger_3 = Der König kehrt zurück
    .effect = Reihum ab links schicken die anderen je 3 selbst gewählte Caballeros aus Regionen und/oder Hof zurück.
el_grande-card-d2_each_1 = Von allen einer
    .effect = Wähle von allen, auch von dir, je einen Caballero in den Regionen; er geht in die Provinz.
el_grande-card-d2_secret_2 = Geheimer Rückzug: 2
    .effect = Die anderen wählen geheim je eine Region und schicken von dort 2 Caballeros zurück.
el_grande-card-d2_secret_all = Geheimer Rückzug: alle
    .effect = Die anderen wählen geheim je eine Region und schicken von dort alle ihre Caballeros zurück.
el_grande-card-d2_score_any = Sonderwertung: freie Wahl
    .effect = Werte eine Region deiner Wahl oder das Castillo.
el_grande-card-d3_score_4 = Sonderwertung: 4er
    .effect = Werte jede Region, deren erster Platz gerade 4 wert ist.
el_grande-card-d3_score_5 = Sonderwertung: 5er
    .effect = Werte jede Region, deren erster Platz gerade 5 wert ist (nicht das Castillo).
el_grande-card-d3_score_6_7 = Sonderwertung: 6er und 7er
    .effect = Werte jede Region, deren erster Platz gerade 6 oder 7 wert ist.
el_grande-card-d3_score_castillo = Sonderwertung: Castillo
    .effect = Werte das Castillo; alle bleiben darin.
el_grande-card-d3_score_first_only = Sonderwertung: erste Plätze
    .effect = In allen neun Regionen punktet nur, wer allein vorn liegt.
el_grande-card-d3_score_most = Sonderwertung: die meisten
    .effect = Werte die Region mit den meisten Caballeros insgesamt; bei Gleichstand alle.
el_grande-card-d3_score_least = Sonderwertung: die wenigsten
    .effect = Werte die Region mit den wenigsten Caballeros (leere zählen nicht); bei Gleichstand alle.
el_grande-card-d3_score_any = Sonderwertung: freie Wahl
    .effect = Werte eine Region deiner Wahl oder das Castillo.
el_grande-card-d4_scoreboard = Bewegliche Wertungstafel
    .effect = Bringe eine ins Spiel oder verschiebe sie auf eine andere Region oder das Castillo.
el_grande-card-d4_royal_adviser = Königlicher Ratgeber
    .effect = Ziehe den König in eine benachbarte Region.
el_grande-card-d4_expulsion = Vertreibung
    .effect = Nenne eine Region; die anderen wählen geheim, wohin alle ihre Caballeros von dort gehen.
el_grande-card-d4_grande = Grande
    .effect = Versetze deinen Granden: Dort ist nun deine Heimatregion.
el_grande-card-d4_recall_power = Machtkarten
    .effect = Nimm eine deiner gespielten Machtkarten verdeckt zurück.
el_grande-card-d4_court_2 = Der Hof
    .effect = Hole bis zu 2 Caballeros aus deiner Provinz an deinen Hof.
el_grande-card-d4_score_secret = Sonderwertung: geheim
    .effect = Alle wählen geheim eine Region; gewertet wird, was genau einmal gewählt wurde.
el_grande-card-d5_king = Königskarte
    .effect = Ziehe den König in eine beliebige Region.

## Colours (seat labels)

el_grande-colour-red = Rot
el_grande-colour-blue = Blau
el_grande-colour-yellow = Gelb
el_grande-colour-white = Weiß
el_grande-colour-black = Schwarz

## Moves

el_grande-move-end-turn = Zug beenden
el_grande-move-enough = Das genügt
el_grande-move-place = Caballero einsetzen → { $place }
el_grande-move-move = Caballero versetzen ({ $owner }): { $region } → { $to }
el_grande-move-add = Vom Hof durch die Sonderaktion → { $place }
el_grande-move-score = Werten: { $place }
el_grande-move-king = König → { $region }
el_grande-move-grande = Grande → { $region }
el_grande-move-board = Bewegliche Wertungstafel { $board } → { $place }
el_grande-move-expel = Vertreibung aus: { $region }
el_grande-move-banish = Zurück in die Provinz ({ $owner }) ← { $region }
el_grande-move-use = Sonderaktion ausführen
el_grande-move-recall = Machtkarte { $value } zurücknehmen
el_grande-move-call =
    { $number ->
        [0] Niemanden aus der Provinz holen
        [one] { $number } Caballero aus der Provinz holen
       *[other] { $number } Caballeros aus der Provinz holen
    }
el_grande-move-withdraw = Vom Spielplan an den Hof ← { $region }
el_grande-move-give-court = Einen in die Provinz schicken ← Hof
el_grande-move-give = Einen in die Provinz schicken ← { $region }
el_grande-move-take = Aktionskarte von Stapel { $deck } nehmen
el_grande-move-power = Machtkarte { $value } ausspielen
el_grande-move-disc = Geheimscheibe: { $region }
el_grande-move-veto = Veto!
el_grande-move-allow = Kein Veto
el_grande-move-allow-action = Kein Veto bis zum Ende dieser Sonderaktion
el_grande-move-allow-round = Kein Veto bis zum Ende dieser Runde
el_grande-move-allow-unless-me = Kein Veto bis zum Ende dieser Runde, außer es betrifft mich
el_grande-move-allow-unless = Kein Veto bis zum Ende dieser Runde, außer es betrifft: { $place }
el_grande-move-ask-again = Mich wieder zu allem fragen
el_grande-move-crown = Königsregion: { $region }
el_grande-move-deal-home = Heimatregion: { $region }
el_grande-move-choose-starter = Spielt die erste Machtkarte: { $seat }
el_grande-move-reveal = Neue Aktionskarte (Stapel { $deck }): { $card }

## Events

el_grande-event-king-crowned = Der König steht hier: { $region }
el_grande-event-home-dealt = { $seat }: Heimatregion – { $region }
el_grande-event-starter-chosen = Spielt die erste Machtkarte: { $seat }
el_grande-event-round-started = Runde { $round } beginnt
el_grande-event-card-revealed = Neue Aktionskarte (Stapel { $deck }) – { $card }
el_grande-event-power-played = { $seat }: Machtkarte { $value }
el_grande-event-turn-started = { $seat }: Zug beginnt (Machtkarte { $value })
el_grande-event-called-up = { $seat }: Provinz → Hof, { $number ->
        [one] { $number } Caballero
       *[other] { $number } Caballeros
    }
el_grande-event-withdrawn = { $seat }: Caballero { $region } → Hof
el_grande-event-card-taken = { $seat }: Aktionskarte (Stapel { $deck }) – { $card }
el_grande-event-placed = { $seat }: Caballero → { $place }
el_grande-event-turn-ended = { $seat }: Zugende
el_grande-event-action-started = { $seat }: Sonderaktion – { $card }
el_grande-event-action-ended = { $seat }: Sonderaktion beendet
el_grande-event-announced =
    { $what ->
        [move] { $seat }: Ansage – { $move } ({ $card })
        [seat] { $seat }: Ansage – { $card }, nun betroffen: { $concerned }
        [next] { $seat }: Ansage – { $card }, die nächste Geheimscheibe wird eingestellt
       *[shown] { $seat }: Ansage – { $card }, die Geheimscheiben werden aufgedeckt
    }
el_grande-event-permitted =
    { $asked ->
        [not-action] { $seat }: kein Veto gegen diese Sonderaktion
        [not-round] { $seat }: kein Veto bis zum Ende dieser Runde
        [me] { $seat }: kein Veto bis zum Ende dieser Runde, ausgenommen: eigene Figuren
        [place] { $seat }: kein Veto bis zum Ende dieser Runde, ausgenommen: { $place }
       *[hidden] { $seat }: kein Veto
    }
el_grande-event-vetoed = { $seat }: Veto – { $card } ({ $stopped })
el_grande-event-veto-expired = { $seat }: Das Veto verfällt ungenutzt
el_grande-event-moved = { $seat }: Caballero ({ $owner }), { $region } → { $to }
el_grande-event-added = { $seat }: Caballero, Hof → { $place }
el_grande-event-court-lost = { $seat }: Hof → Provinz, { $number ->
        [one] { $number } Caballero
       *[other] { $number } Caballeros
    }
el_grande-event-given-back = { $seat }: Caballero, { $place } → Provinz
el_grande-event-banished = { $seat }: Caballero ({ $owner }), { $region } → Provinz
el_grande-event-region-named = { $seat }: Vertreibung – { $region }
el_grande-event-disc-set = { $seat }: Geheimscheibe eingestellt – { $region }
el_grande-event-disc-shown = { $seat }: Geheimscheibe zeigt { $region }
el_grande-event-retreated = { $seat }: { $number ->
        [one] { $number } Caballero
       *[other] { $number } Caballeros
    }, { $region } → Provinz
el_grande-event-expelled = { $seat }: { $number ->
        [one] { $number } Caballero
       *[other] { $number } Caballeros
    }, { $region } → { $to }
el_grande-event-board-laid = { $seat }: bewegliche Wertungstafel { $board } → { $place }
el_grande-event-king-moved = { $seat }: König → { $region }
el_grande-event-grande-moved = { $seat }: Grande → { $region }
el_grande-event-power-recalled =
    { $value ->
        [none] { $seat }: eine gespielte Machtkarte verdeckt zurück auf die Hand
       *[other] { $seat }: Machtkarte { $value } zurück auf die Hand
    }
el_grande-event-scoring-started = Hauptwertung nach Runde { $round }
el_grande-event-castillo-left = { $seat }: { $number ->
        [one] { $number } Caballero
       *[other] { $number } Caballeros
    }, Castillo → { $to }
el_grande-event-place-scored =
    { $scored ->
        [yes] { $place } ({ $counts }): { $gains }
       *[no] { $place } ({ $counts }): keine Punkte
    }
el_grande-event-game-ended =
    { $count ->
        [one] Gewonnen: { $winners }
       *[other] Geteilter Sieg: { $winners }
    }

## Why a move is refused

el_grande-refused-unknown-move = Diesen Zug gibt es in diesem Spiel nicht.
el_grande-refused-game-over = Die Partie ist zu Ende.
el_grande-refused-not-your-turn = Du bist nicht am Zug.
el_grande-refused-chance-only = Diesen Zug macht nur der Zufall.
el_grande-refused-not-chance = Diesen Zug kann der Zufall jetzt nicht machen.
el_grande-refused-not-now = Das geht an dieser Stelle des Zuges nicht.
el_grande-refused-power-first = Spiele zuerst eine Machtkarte aus.
el_grande-refused-not-in-hand = Diese Machtkarte hast du nicht auf der Hand.
el_grande-refused-value-taken = Diesen Wert hat in dieser Runde schon jemand ausgespielt.
el_grande-refused-income-first = Entscheide zuerst, wie viele Caballeros an deinen Hof kommen.
el_grande-refused-too-many = So viele Caballeros dürfen nicht kommen: Die Köpfe auf der Karte und deine Provinz sind die Grenze.
el_grande-refused-province-first = Vom Spielplan kommen Caballeros erst zurück, wenn deine Provinz leer ist.
el_grande-refused-take-first = Wähle zuerst eine Aktionskarte.
el_grande-refused-card-gone = Die Karte dieses Stapels ist in dieser Runde schon vergeben.
el_grande-refused-no-heads = Du kannst niemanden mehr einsetzen: Die Köpfe der Karte sind verbraucht oder dein Einsetzen ist vorbei.
el_grande-refused-court-empty = An deinem Hof ist kein Caballero.
el_grande-refused-kings-region = Die Königsregion ist tabu: Nichts darf hinein oder hinaus.
el_grande-refused-not-adjacent = Diese Region grenzt nicht an die Königsregion.
el_grande-refused-not-on-card = Deine Aktionskarte erlaubt das nicht.
el_grande-refused-used-up = Davon hast du schon so viel getan, wie die Karte erlaubt.
el_grande-refused-special-over = Die Sonderaktion dieser Karte ist vorbei.
el_grande-refused-finish-first = Beende zuerst die begonnene Sonderaktion.
el_grande-refused-compulsory = Du musst von allen, die einen erreichbaren Caballero haben, einen wählen, auch von dir.
el_grande-refused-nothing-begun = Es gibt nichts abzubrechen. Beende deinen Zug, wenn du fertig bist.
el_grande-refused-nothing-to-do = Das hätte keine Wirkung.
el_grande-refused-nobody-there = Dort ist kein solcher Caballero.
el_grande-refused-other-region = Alle Caballeros, die diese Karte versetzt, müssen aus derselben Region kommen.
el_grande-refused-one-of-each = Von dieser Person hast du schon einen Caballero gewählt.
el_grande-refused-there-already = Dort ist es schon: Wähle einen anderen Ort.
el_grande-refused-board-there = Dort liegt schon eine bewegliche Wertungstafel.
el_grande-refused-not-played = Diese Machtkarte hast du nicht ausgespielt.
el_grande-refused-veto-first = Entscheide zuerst, ob du dein Veto einlegst.
el_grande-refused-disc-first = Stelle zuerst deine Geheimscheibe ein.
el_grande-refused-disc-set = Deine Geheimscheibe ist eingestellt; warte auf die anderen.
el_grande-refused-same-region = Aus dieser Region werden deine Caballeros vertrieben; sie müssen in eine andere.
el_grande-refused-too-few-there = Dort hast du zu wenige Caballeros, anderswo mehr.
el_grande-refused-return-first = Schicke zuerst die Caballeros zurück, die die Karte verlangt.
el_grande-refused-one-by-one = Einzeln: Jeder Caballero, den diese Karte holt, ist ein eigener Spielzug.
el_grande-refused-asked-already = Du wirst schon zu allem gefragt.

## Options

el_grande-option-rounds = Länge
    .help = Wie viele Runden gespielt werden. In beiden Fällen gibt es drei Hauptwertungen; die kurze Partie lässt die Runden 1, 4 und 7 aus.
el_grande-option-rounds-full = Volle Partie: 9 Runden
el_grande-option-rounds-short = Kurze Partie: 6 Runden
el_grande-option-starter = Erste Machtkarte
    .help = Wer die erste Machtkarte spielt. Nach der Spielregel die jüngste Person. Nenne einen Platz mit seiner Nummer, etwa 2, oder lass den Zufall entscheiden.
el_grande-option-starter-random = Der Zufall entscheidet
el_grande-option-three_way_tie = Gleichstand aller drei
    .help = Zu dritt: was ein Gleichstand aller drei auf dem ersten Platz bringt. Die Spielregel lässt beide Lesarten zu.
el_grande-option-three_way_tie-second = Der zweite Platz für alle
el_grande-option-three_way_tie-none = Keine Punkte
el_grande-option-shortage = Leere Provinz
    .help = Wann du statt der Caballeros, die der Provinz fehlen, welche vom Spielplan an den Hof holen darfst.
el_grande-option-shortage-missing = Für so viele, wie fehlen
el_grande-option-shortage-empty = Nur wenn die Provinz schon vorher leer war
el_grande-option-court_card = Karte „Der Hof“
    .help = Ob diese Karte bei leerer Provinz auch vom Spielplan auffüllt.
el_grande-option-court_card-province = Nur aus der Provinz
el_grande-option-court_card-board = Auch vom Spielplan
el_grande-option-king_disc = Scheibe auf der Königsregion
    .help = Was geschieht, wenn eine Geheimscheibe, die das Ziel von Caballeros angibt, auf die Königsregion zeigt. In der Spielregel ist es ein Versehen, das sie an den Hof bringt.
el_grande-option-king_disc-refused = Nicht erlaubt
el_grande-option-king_disc-court = Die Caballeros gehen an den Hof
el_grande-option-castillo = Castillo
    .help = Ob der Inhalt des Castillo während der Partie gezeigt wird. Alle sahen, wer hineinging; es ist kein Geheimnis, nur eine Frage des Zählens.
el_grande-option-castillo-hidden = Verborgen bis zur Wertung
el_grande-option-castillo-shown = Immer sichtbar

## The score pad

el_grande-pad-alone = { $names } ({ $count }): { $place } – { $points }
el_grande-pad-tied = { $names } (je { $count }), Gleichstand – { $aimed }: jeweils { $place } – { $points }
el_grande-pad-first = erster Platz
el_grande-pad-second = zweiter Platz
el_grande-pad-third = dritter Platz
el_grande-pad-behind = weiter hinten
el_grande-pad-without = kein Platz, der zählt
el_grande-pad-nobody = Niemand ist dort
el_grande-pad-stays = { $seat }: keine Geheimscheibe notiert, daher { $number ->
        [one] bleibt { $number } Caballero
       *[other] bleiben { $number } Caballeros
    } im Castillo
el_grande-pad-nothing =
    { $why ->
        [discs] Keine Geheimscheibe notiert: Es wird nichts gewertet.
        [once] Keine Region steht auf genau einer Scheibe: Es wird nichts gewertet.
       *[kind] Keine solche Region: Es wird nichts gewertet.
    }
el_grande-pad-before = Zuvor
el_grande-pad-gained = Jetzt

## Rules

el_grande-rules-goal =
    Du bist ein Grande, eine der Größen im Spanien des 15. Jahrhunderts. Runde für Runde holst du Caballeros aus deiner Provinz an deinen Hof und schickst sie von dort in die Regionen des Landes. Wer in einer Region die meisten hat, bekommt die meisten Punkte; auch der zweite und der dritte Platz bringen etwas.

    Mitten darin steht der König. Neue Caballeros kommen nur in die Regionen neben seiner, und in seiner eigenen darf niemand etwas ändern. Und im Castillo, einem dunklen Turm, warten Caballeros auf den Augenblick, in dem sie dort hervorbrechen, wo niemand mit ihnen rechnet.

    Dreimal werden alle Regionen gewertet, und dazwischen werten viele Aktionskarten einige von ihnen. Das Spiel ist für 2–5 Personen und dauert neun Runden. Die meisten Punkte gewinnen.
    .title = Ziel

el_grande-rules-box =
    - Ein Spielplan mit neun Regionen Spaniens, dem Castillo und einem Erfolgspfad.
    - In jeder von fünf Farben ein Grande, 31 Caballeros, 13 Machtkarten und eine Geheimscheibe mit den neun Regionen.
    - Der König.
    - 9 Regionskarten, eine für jede Region.
    - 45 Aktionskarten: vier Stapel zu 11 Karten mit einem, zwei, drei und vier Köpfen und die Königskarte mit fünf Köpfen.
    - 2 bewegliche Wertungstafeln mit den Werten 8/4/0 und 4/0/0.

    Die Regionen mit den Punkten für den ersten, zweiten und dritten Platz und ihren Nachbarn:

    - Galicien: 4/2/0 – Altkastilien, Baskenland
    - Baskenland: 5/3/1 – Galicien, Altkastilien, Aragon
    - Aragon: 5/4/1 – Baskenland, Altkastilien, Neukastilien, Katalonien, Valencia
    - Katalonien: 4/2/1 – Aragon, Valencia
    - Altkastilien: 6/4/2 – Galicien, Baskenland, Aragon, Neukastilien
    - Neukastilien: 7/4/2 – Altkastilien, Aragon, Valencia, Granada, Sevilla
    - Sevilla: 4/3/1 – Neukastilien, Granada
    - Granada: 6/3/1 – Sevilla, Neukastilien, Valencia
    - Valencia: 5/3/2 – Granada, Neukastilien, Aragon, Katalonien

    Das Castillo, 5/3/1, ist keine Region und hat keine Nachbarn.
    .title = In der Schachtel

el_grande-rules-setup =
    - Die Regionskarten werden gemischt. Die erste sagt, wo der König steht. Dann bekommen alle je eine: Das ist ihre Heimatregion. Die übrigen Regionskarten werden nicht mehr gebraucht.
    - Dein Grande und zwei deiner Caballeros stehen in deiner Heimatregion. Sieben Caballeros sind an deinem Hof. Einer zählt deine Punkte auf dem Erfolgspfad. Die anderen 21 sind deine Provinz.
    - Alle haben ihre 13 Machtkarten auf der Hand und eine Geheimscheibe.
    - Die vier Stapel der Aktionskarten werden gemischt und liegen verdeckt. Daneben liegt die Königskarte. Die beweglichen Wertungstafeln liegen neben dem Spielplan, und das Castillo ist leer.
    - Der Zufall bestimmt, wer die erste Machtkarte ausspielt, wenn der Tisch keinen Platz gewählt hat.

    Höfe, Provinzen und gespielte Machtkarten sind für alle sichtbar. Alle dürfen sehen, wie viele Caballeros ins Castillo gehen, aber nicht hineinschauen.
    .title = Vorbereitung

el_grande-rules-round =
    So läuft eine Runde ab:

    - Von jedem der vier Stapel wird die oberste Karte aufgedeckt; mit der Königskarte stehen fünf Aktionskarten zur Wahl.
    - Alle spielen eine Machtkarte aus. Sie bestimmen die Zugreihenfolge.
    - Alle haben einen Zug, von der höchsten Machtkarte zur niedrigsten.
    - Aktionskarten, die niemand genommen hat, kommen aus dem Spiel. Die Königskarte kehrt in jeder Runde zurück.

    Nach den Runden 3, 6 und 9 gibt es eine Hauptwertung. Die kurze Partie lässt die Runden 1, 4 und 7 aus: Sie hat sechs Runden und nach jeder zweiten eine Hauptwertung.
    .title = Eine Runde

el_grande-rules-power =
    Nacheinander spielt ihr im Uhrzeigersinn je eine Machtkarte offen aus. Es beginnt, wer in der letzten Runde die niedrigste gespielt hat. Niemand darf einen Wert spielen, der in dieser Runde schon gespielt wurde.

    Der höchste Wert hat den ersten Zug und die erste Wahl unter den Aktionskarten. Aber je niedriger der Wert, desto mehr Köpfe hat die Karte, und die Köpfe sagen, wie viele Caballeros an deinen Hof kommen dürfen:

    - 1: 6
    - 2: 5
    - 3: 5
    - 4: 4
    - 5: 4
    - 6: 3
    - 7: 3
    - 8: 2
    - 9: 2
    - 10: 1
    - 11: 1
    - 12: 0
    - 13: 0

    Eine gespielte Machtkarte ist für den Rest der Partie weg, wenn keine Aktionskarte sie zurückbringt. Für die Reihenfolge und dafür, wer die nächste Runde beginnt, zählt der gespielte Wert, auch wenn die Karte bis dahin wieder auf der Hand ist.

    Ein Beispiel: Anna spielt die 7, Ben die 12, Carla die 1. Ben hat den ersten Zug und holt niemanden, dann holt Anna bis zu 3, zuletzt Carla bis zu 6. In der nächsten Runde spielt Carla die erste Machtkarte aus.
    .title = Machtkarten

el_grande-rules-turn =
    Dein Zug hat diese Schritte:

    - Hole Caballeros aus deiner Provinz an deinen Hof: so viele, wie deine Machtkarte Köpfe hat, oder weniger.
    - Nimm eine der Aktionskarten, die noch da sind. Das musst du.
    - Setze Caballeros von deinem Hof ein und führe die Sonderaktion der Karte aus: erst das eine, dann das andere, in der Reihenfolge, die du willst. Auf beides darfst du verzichten. Du kannst nicht das eine unterbrechen, das andere tun und dann weitermachen.

    Danach kommt die Aktionskarte aus dem Spiel. Die Königskarte fehlt nur in dieser Runde.

    Hat deine Provinz weniger Caballeros, als du holen darfst, dann holst du diese, und für jeden fehlenden darfst du einen eigenen vom Spielplan an deinen Hof nehmen. Er darf aus jeder Region außer der Königsregion kommen, aber nie aus dem Castillo. Niemand muss das tun.
    .title = Dein Zug

el_grande-rules-placing =
    Du darfst so viele Caballeros von deinem Hof einsetzen, wie deine Aktionskarte Köpfe hat: einen mit einer Karte von Stapel 1, fünf mit der Königskarte. Weniger oder keiner geht auch.

    Sie kommen in Nachbarregionen der Königsregion, ins Castillo oder teils hierhin, teils dorthin. Die Königsregion selbst ist gesperrt. Es zählt, wo der König in diesem Augenblick steht: Ziehst du ihn zuerst, setzt du rund um seine neue Region ein.

    Ein Beispiel: Der König ist in Galicien. Du darfst im Baskenland, in Altkastilien und im Castillo einsetzen.
    .title = Caballeros einsetzen

el_grande-rules-king =
    Die Königsregion ist tabu. Kein Caballero und kein Grande kommt hinein oder heraus, und keine bewegliche Wertungstafel wird dort hingelegt oder weggenommen, was auch immer eine Karte sagt. Nur der König selbst zieht, mit der Königskarte oder dem Königlichen Ratgeber.

    Die Region wird gewertet wie jede andere, und wer dort allein die meisten Caballeros hat, bekommt 2 Punkte mehr.
    .title = Der König

el_grande-rules-castillo =
    Immer wenn Caballeros eingesetzt oder versetzt werden, dürfen sie ins Castillo gehen. Vor der nächsten Hauptwertung kommen sie nicht wieder heraus; keine Karte holt sie von dort.

    Das Castillo wird gewertet wie eine Region, ist aber keine: Der König und die Granden stehen nie dort, und Karten, die von Regionen sprechen, lassen es aus, auch wenn eine bewegliche Wertungstafel darauf liegt.

    Niemand darf hineinschauen. Da alle gesehen haben, wer hineinging, hat mitgezählt, wer ein gutes Gedächtnis hat. Ein Tisch kann wählen, dass der Inhalt immer sichtbar ist.
    .title = Das Castillo

el_grande-rules-special =
    Jede Aktionskarte hat eine Sonderaktion. Du darfst auf sie verzichten. Führst du sie aus, müssen die anderen tun, was sie sagt, soweit ihre Caballeros reichen.

    - Zahlen sagen, wie viel du höchstens tun darfst; du darfst früher aufhören.
    - Versetzte oder zusätzliche Caballeros gehen an beliebige Orte: in jede Region außer der Königsregion oder ins Castillo.
    - Aus der Königsregion und aus dem Castillo wird nie etwas genommen.
    - Geheimscheiben stellen alle Betroffenen gleichzeitig ein, dann werden sie zusammen aufgedeckt.
    - Wo mehrere offen wählen, tun sie es im Uhrzeigersinn, beginnend links von der Person, die die Karte genommen hat.
    - Eine Aktion, die nichts bewirken könnte, kann nicht begonnen werden.
    .title = Sonderaktionen

el_grande-rules-deck1 =
    Die Karten von Stapel 1 haben einen Kopf. Nur mit ihnen versetzt du fremde Caballeros, wohin du willst:

    - Intrigant: Umgruppieren – Nimm deine Caballeros aus einer Region auf und verteile sie beliebig. Einige dürfen bleiben.
    - Intrigant: +2 – Bringe bis zu zwei weitere Caballeros von deinem Hof an beliebige Orte. Mit dem einen, den du wie üblich einsetzt, können drei deinen Hof verlassen.
    - Intrigant: Umgruppieren oder +2 – Wähle eins von beiden.
    - Intrigant: 5 aus einer ×2 – Versetze bis zu fünf Caballeros beliebiger Farben aus einer einzigen Region, an einen Ort oder mehrere.
    - Intrigant: 3 fremde – Versetze bis zu drei Caballeros der anderen.
    - Intrigant: 3 beliebige – Versetze bis zu drei Caballeros beliebiger Farben.
    - Intrigant: 2 eigene, 2 fremde ×2 – Versetze bis zu zwei eigene und bis zu zwei fremde Caballeros. Das eine lässt sich nicht gegen das andere tauschen.
    - Intrigant: 4 eigene – Versetze bis zu vier deiner Caballeros.
    - Intrigant: 4 beliebige – Versetze bis zu vier Caballeros beliebiger Farben.
    .title = Stapel 1: Intrige

el_grande-rules-deck2 =
    Die Karten von Stapel 2 haben zwei Köpfe:

    - Veto ×2 – Behalte sie und stoppe später eine fremde Sonderaktion: siehe das nächste Kapitel.
    - Machtverfall: ganzer Hof – Alle anderen schicken ihren ganzen Hof in die Provinz.
    - Machtverfall: 3 – Alle anderen schicken je drei Caballeros vom Hof in die Provinz, sind es weniger, alle. Was fehlt, kommt nicht vom Spielplan.
    - Der König kehrt zurück – Die anderen schicken je drei selbst gewählte Caballeros aus Regionen oder vom Hof in die Provinz, sind weniger erreichbar, alle.
    - Von allen einer – Wähle von allen, auch von dir, je einen Caballero; er geht aus seiner Region in die Provinz. Hast du begonnen, kannst du niemanden verschonen. Wer außerhalb der Königsregion und des Castillos keinen hat, bleibt außen vor.
    - Geheimer Rückzug: 2 – Die anderen wählen auf der Geheimscheibe je eine Region, in der sie mindestens zwei Caballeros haben, und schicken zwei davon in die Provinz. Wer nirgends zwei hat, wählt eine Region mit einem und schickt diesen zurück. Wer keinen erreichbaren hat, bleibt außen vor.
    - Geheimer Rückzug: alle – Die anderen wählen auf der Geheimscheibe je eine Region, in der sie Caballeros haben, und schicken sie alle in die Provinz.
    - Sonderwertung: freie Wahl ×3 – Werte eine Region, auch die Königsregion, oder das Castillo. Die Caballeros im Castillo bleiben darin.
    .title = Stapel 2: Macht

el_grande-rules-veto =
    Das Veto liegt offen vor dir, sobald du es genommen hast. Bis zum Ende der nächsten Runde darfst du damit einmal eine fremde Sonderaktion stoppen. Danach ist es weg, genutzt oder nicht.

    Solange es ein Veto gibt, wird jede Sonderaktion Teil für Teil angekündigt: jeder versetzte Caballero, jeder gewertete Ort, jede betroffene Person. Vor jedem Teil wirst du gefragt. Sagst du nein, bleibt, was schon getan ist; der angekündigte Teil und der ganze Rest verfallen. Braucht es Geheimscheiben, wirst du gefragt, bevor jede einzelne eingestellt wird, bevor sie aufgedeckt werden und vor allem, was sie bewirken; stoppst du sie, gehen die schon eingestellten ungesehen zurück.

    Wer gestoppt wurde, darf noch Caballeros einsetzen und hat die Karte verbraucht. Nicht stoppen kannst du das Holen von Caballeros, das Einsetzen, eine Hauptwertung und das Nehmen eines Vetos.

    Damit das Spiel im Fluss bleibt, kannst du auch den Rest der Aktion zulassen oder alles bis zum Ende der Runde oder bis dahin alles, was dich nicht betrifft oder einen Ort deiner Wahl nicht berührt. Solange offen ist, was ein Teil trifft, wirst du lieber einmal zu oft gefragt. Niemand sonst erfährt, was du wünschst. Deine nächste Antwort kann es ändern, und in deinem eigenen Zug kannst du verlangen, wieder zu allem gefragt zu werden.

    Ein Beispiel: Ben versetzt vier Caballeros. Nach zweien kündigt er den dritten an, und Anna legt ihr Veto ein. Die zwei bleiben, wo sie nun sind, der dritte und der vierte gehen nicht. Ben darf noch einsetzen.
    .title = Das Veto

el_grande-rules-deck3 =
    Die Karten von Stapel 3 haben drei Köpfe. Alle werten sofort:

    - Sonderwertung: 4er ×2 – Jede Region, deren erster Platz gerade 4 wert ist. Eine bewegliche Wertungstafel zählt anstelle der gedruckten Werte.
    - Sonderwertung: 5er ×2 – Dasselbe für 5. Das Castillo bleibt außen vor.
    - Sonderwertung: 6er und 7er – Dasselbe für 6 und 7.
    - Sonderwertung: Castillo ×2 – Das Castillo. Alle Caballeros bleiben darin.
    - Sonderwertung: erste Plätze – Alle neun Regionen, aber nur erste Plätze bringen Punkte. Bei Gleichstand um den ersten Platz gibt es dort nichts.
    - Sonderwertung: die meisten – Die Region mit den meisten Caballeros aller Farben zusammen. Haben mehrere gleich viele, jede von ihnen.
    - Sonderwertung: die wenigsten – Die Region mit den wenigsten Caballeros, aber keine leere. Haben mehrere gleich wenige, jede von ihnen. Granden zählen nicht.
    - Sonderwertung: freie Wahl – Eine Region, auch die Königsregion, oder das Castillo.
    .title = Stapel 3: Sonderwertungen

el_grande-rules-deck4 =
    Die Karten von Stapel 4 haben vier Köpfe:

    - Bewegliche Wertungstafel ×3 – Lege eine, die neben dem Spielplan liegt, auf eine Region oder das Castillo oder verschiebe eine, die schon liegt, an einen anderen Ort.
    - Königlicher Ratgeber – Ziehe den König in eine benachbarte Region.
    - Vertreibung – Nenne eine Region, aber nicht die Königsregion. Alle anderen, die dort Caballeros haben, wählen auf der Geheimscheibe eine andere Region, nicht die Königsregion, und alle ihre Caballeros gehen aus der genannten Region dorthin. Deine bleiben.
    - Grande ×2 – Versetze deinen Granden in eine andere Region: Sie ist sofort deine Heimatregion. Er darf zu anderen Granden gehen. Die Königsregion kann er weder verlassen noch betreten.
    - Machtkarten ×2 – Nimm eine deiner gespielten Machtkarten auf die Hand zurück. Die anderen sehen nicht, welche, außer wenn es die dieser Runde ist, denn sie lag obenauf.
    - Der Hof – Hole bis zu zwei Caballeros aus deiner Provinz an deinen Hof.
    - Sonderwertung: geheim – Alle, auch du, wählen auf der Geheimscheibe eine Region; auch die Königsregion ist erlaubt. Jede Region, die genau einmal gewählt wurde, wird gewertet.
    .title = Stapel 4: König und Land

el_grande-rules-deck5 =
    Die fünfte Karte hat fünf Köpfe und ist in jeder Runde da:

    - Königskarte – Ziehe den König in eine beliebige andere Region, aber nie ins Castillo.

    Es liegt bei dir, ob du deine Caballeros rund um die alte oder rund um die neue Region einsetzt.
    .title = Die Königskarte

el_grande-rules-scoring =
    Um eine Region zu werten, vergleicht man, wer dort wie viele Caballeros hat. Wer keine hat, bekommt nichts, und Granden zählen nicht. Die meisten Caballeros belegen den ersten Platz, dann folgen der zweite und der dritte.

    Zu viert und zu fünft bringen alle drei Plätze Punkte, zu dritt nur die ersten beiden, zu zweit nur der erste.

    Bei Gleichstand belegen alle Gleichen den Platz unter dem, um den es geht, und alle bekommen seine vollen Punkte. Wer danach kommt, belegt den Platz dahinter.

    - Ein Beispiel mit 5/3/1: Drei Personen haben je 4, eine vierte hat 3. Die drei stehen gleich um den ersten Platz und belegen den zweiten, je 3 Punkte. Die vierte belegt den dritten Platz, 1 Punkt.
    - Ein Beispiel mit 6/4/2: 4, 3, 2 und 2 Caballeros. Der erste Platz bringt 6, der zweite 4. Die letzten beiden stehen gleich um den dritten Platz; der Platz darunter bringt nichts.

    Wer in einer Region allein die meisten Caballeros hat, bekommt außerdem

    - 2 Punkte, wenn der König dort steht,
    - 2 Punkte, wenn es die eigene Heimatregion ist.

    Beides kann zusammenkommen. Diese Boni gelten auch in Sonderwertungen.
    .title = Eine Region werten

el_grande-rules-general =
    Nach den Runden 3, 6 und 9:

    - Alle, die Caballeros im Castillo haben, stellen geheim ihre Scheibe auf eine Region ein, aber nicht auf die Königsregion.
    - Das Castillo wird geöffnet und gewertet.
    - Die Scheiben werden aufgedeckt. Alle Caballeros gehen aus dem Castillo in die Region, die die Scheibe ihrer Farbe zeigt. Das Castillo ist leer.
    - Alle neun Regionen werden gewertet, auch die Königsregion.

    Ein Beispiel zu viert: Anna hat 3 Caballeros im Castillo, Ben hat 1. Anna bekommt 5 Punkte, Ben 3. Annas Scheibe zeigt Sevilla, die von Ben Granada. Anna hat nun 3 mehr in Sevilla, Ben 1 mehr in Granada. Dann werden die Regionen gewertet.
    .title = Die Hauptwertung

el_grande-rules-boards =
    Eine bewegliche Wertungstafel, 8/4/0 oder 4/0/0, ersetzt die Werte des Ortes, auf dem sie liegt, auch für Karten, die nach Werten werten. Mit 8/4/0 auf Galicien wertet die Karte „Sonderwertung: 4er“ nur Katalonien und Sevilla.

    Sie darf auf dem Castillo liegen, aber nie liegen zwei am selben Ort. Auf die Königsregion kann sie nicht gelegt und von dort nicht weggenommen werden, und ist sie einmal auf dem Spielplan, bleibt sie dort.
    .title = Bewegliche Wertungstafeln

el_grande-rules-end =
    Die Partie endet mit der Hauptwertung nach Runde 9. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand ist es ein geteilter Sieg.
    .title = Ende der Partie

el_grande-rules-rulings =
    Die Spielregel lässt einige Fragen offen. So wird hier gespielt; nach „Oder“ steht, was ein Tisch stattdessen wählen kann:

    - Zu dritt, alle drei gleich um den ersten Platz: Alle belegen den zweiten Platz. Oder: Niemand bekommt etwas, denn die Spielregel sagt auch, dass höchstens zwei Punkte bekommen.
    - Leere Provinz: Was der Provinz fehlt, darf vom Spielplan kommen. Oder: nur, wenn die Provinz vorher schon leer war.
    - Die Karte „Der Hof“: nur aus der Provinz. Oder: Was fehlt, darf vom Spielplan kommen.
    - Eine Geheimscheibe, die sagt, wohin Caballeros gehen, darf nicht auf die Königsregion zeigen. Oder: Sie darf, und die Caballeros gehen an den Hof.
    - Erste Machtkarte: Der Zufall entscheidet, wer sie ausspielt. Oder: ein Platz, den der Tisch nennt.
    - Länge: neun Runden. Oder: sechs.
    - Castillo: Der Inhalt ist verborgen. Oder: Er ist sichtbar.
    - Wer niemanden im Castillo hat, stellt in einer Hauptwertung keine Scheibe ein.
    - Ein Veto gilt bis zum Ende der nächsten Runde, die gespielt wird. Ein anderes Veto kann es nicht stoppen. Liegen zwei Vetos vor dir, wird das ältere genutzt.
    - Lässt eine Karte die Wahl zwischen zwei Dingen, nimmt ein Veto beide.
    - Scheiben, deren Aufdecken ein Veto verhindert, gehen ungesehen zurück.
    - Vertreibung: Niemand kann wählen zu bleiben.
    - Ein Gleichstand um den Sieg wird geteilt; die Spielregel nennt nichts, was ihn entscheiden würde.

    Die Werte der Regionen und die Anzahl aller Karten sind sicher. Die Köpfe der meisten Machtkarten, die Reihenfolge der Wertung und sechs der Grenzen kennen wir aus einer einzigen Quelle. Wer das Spiel besitzt, kann eintragen, was gedruckt ist: „crownlands box el_grande“ gibt alles als Datei zum Bearbeiten aus.
    .title = Wo die Spielregel schweigt

el_grande-rules-notation =
    Du kannst deine Spielzüge auch eintippen. Die Wörter sind in allen Sprachen gleich:

    - power 7 – diese Machtkarte ausspielen
    - call 3 – drei Caballeros aus der Provinz holen; mit der Karte „Der Hof“ call 1, einzeln
    - withdraw galicia – einen vom Spielplan an den Hof nehmen, wenn die Provinz leer ist
    - take 4 – die Aktionskarte von Stapel 4 nehmen
    - place galicia – einen Caballero von deinem Hof einsetzen; auch place castillo
    - move R galicia aragon – einen roten Caballero mit der Sonderaktion versetzen
    - add castillo – einen von deinem Hof mit der Sonderaktion bringen
    - score galicia – diese Region werten; auch score castillo
    - king galicia – den König ziehen
    - grande galicia – deinen Granden versetzen
    - board 1 aragon – die bewegliche Wertungstafel 8/4/0 legen; board 2 ist 4/0/0
    - expel galicia – die Region einer Vertreibung nennen
    - banish R galicia – einen roten Caballero für „Von allen einer“ wählen
    - use – eine Sonderaktion beginnen, bei der nichts oder nur geheim etwas zu wählen ist
    - recall 12 – diese Machtkarte zurücknehmen
    - disc granada – deine Geheimscheibe einstellen
    - give court, give galicia – einen in die Provinz zurückschicken
    - veto – stoppen, was angekündigt wurde
    - allow – diesen Teil zulassen; allow action: den Rest dieser Aktion; allow round: alles in dieser Runde; allow unless me: alles in dieser Runde, was dich nicht betrifft; allow unless galicia: was diesen Ort nicht berührt
    - ask again – in deinem Zug: wieder zu allem gefragt werden
    - enough – auf den Rest einer Sonderaktion verzichten
    - done – deinen Zug beenden

    Regionen: galicia Galicien, pais_vasco Baskenland, aragon Aragon, cataluna Katalonien, castilla_la_vieja Altkastilien, castilla_la_nueva Neukastilien, sevilla Sevilla, granada Granada, valencia Valencia.

    In Aufzeichnungen macht auch der Zufall Spielzüge: crown ist die erste Königsregion, home eine Heimatregion, first nennt, wer zuerst spielt, reveal eine neue Aktionskarte. Farben: R Rot, B Blau, Y Gelb, W Weiß, K Schwarz.
    .title = Spielzüge eintippen

## The terminal's board

el_grande-table-scoring-now = am Ende Hauptwertung
el_grande-table-power = Macht
el_grande-table-hand = Machtkarten auf der Hand
el_grande-table-heads = Köpfe –
el_grande-table-disc = Geheimscheibe
el_grande-table-borders = Grenzt an
el_grande-table-sum = Summe
el_grande-table-king = König
el_grande-table-grande = Grande
el_grande-table-board = bewegliche Wertungstafel
el_grande-table-new = eben verändert
el_grande-table-veto =
    { $n ->
        [one] { $seat }: Veto – diese Runde
       *[other] { $seat }: Veto – diese und die nächste Runde
    }
el_grande-table-asked =
    { $asked ->
        [not-action] nach dieser Sonderaktion wirst du wieder gefragt
        [not-round] in dieser Runde wirst du nicht gefragt
        [me] du wirst nur zu dem gefragt, was dich betrifft
       *[place] du wirst nur gefragt zu: { $place }
    }
el_grande-table-in-use = { $seat }: { $card }
el_grande-table-left-place = vom Hof einsetzen: { $n }
el_grande-table-left-move = versetzen: { $n }
el_grande-table-left-own = eigene versetzen: { $n }
el_grande-table-left-foreign = fremde versetzen: { $n }
el_grande-table-left-court = vom Hof an beliebige Orte: { $n }
el_grande-table-left-special = die Sonderaktion
el_grande-table-announced = { $seat }: angekündigt – { $what }
el_grande-table-concerned = jetzt betroffen: { $seat }
el_grande-table-discs-shown = die Geheimscheiben werden aufgedeckt
el_grande-table-disc-next = die nächste Geheimscheibe wird eingestellt
el_grande-table-placed = { $seat }: Caballeros → { $places }
el_grande-table-added = { $seat }: Caballeros, Hof → { $places }
el_grande-prompt-power = Spiele eine Machtkarte aus
el_grande-prompt-call = Hole Caballeros aus der Provinz an deinen Hof: bis zu { $n }
el_grande-prompt-withdraw = Deine Provinz ist leer: Nimm Caballeros vom Spielplan, bis zu { $n }
el_grande-prompt-take = Wähle eine Aktionskarte nach ihrem Stapel
el_grande-prompt-act = Setze Caballeros ein, nutze die Sonderaktion oder beende deinen Zug
el_grande-prompt-place = Setze Caballeros ein oder beende deinen Zug
el_grande-prompt-use = Nutze die Sonderaktion oder beende deinen Zug
el_grande-prompt-end = Nichts mehr zu tun: Beende deinen Zug
el_grande-prompt-special = Führe die Sonderaktion weiter aus
el_grande-prompt-recall = Nimm eine gespielte Machtkarte zurück
el_grande-prompt-veto = Legst du dein Veto ein?
el_grande-prompt-disc-castillo = Stelle deine Geheimscheibe ein: Wohin gehen deine Caballeros aus dem Castillo?
el_grande-prompt-disc-retreat = Stelle deine Geheimscheibe ein: Aus welcher Region ziehst du dich zurück?
el_grande-prompt-disc-expulsion = Stelle deine Geheimscheibe ein: Wohin gehen deine vertriebenen Caballeros?
el_grande-prompt-disc-secret = Stelle deine Geheimscheibe ein: Welche Region soll gewertet werden?
el_grande-prompt-return = Schicke Caballeros in die Provinz zurück: noch { $n }

## The browser's board

el_grande-word-points = Punkte
el_grande-word-stage = Runde { $n }
el_grande-word-round = Runde { $n } von { $last }
el_grande-word-scoring-after = Hauptwertung nach Runde { $n }
el_grande-word-court = Hof
el_grande-word-province = Provinz
el_grande-word-places = Regionen und Castillo
el_grande-word-place = Ort
el_grande-word-regions = Regionen
el_grande-word-values = Werte
el_grande-word-scoreboard = Bewegliche Wertungstafel
el_grande-word-boards = Bewegliche Wertungstafeln
el_grande-word-beside = neben dem Spielplan
el_grande-word-caballeros = Caballeros
el_grande-word-nobody = niemand
el_grande-word-castillo-closed = geschlossen: niemand sieht, wer darin ist
el_grande-word-king-here = Hier steht der König
el_grande-word-taboo = Tabu: nichts kommt hinein, nichts heraus
el_grande-word-home-of = Heimatregion: { $seats }
el_grande-word-action-cards = Aktionskarten
el_grande-word-deck = Stapel { $n }
el_grande-word-taken = genommen
el_grande-word-taken-by = Genommen von: { $seat }
el_grande-word-in-use = Im Spiel: { $card }
el_grande-word-unseen = Noch nicht gesehene Aktionskarten
el_grande-word-power-cards = Machtkarten
el_grande-word-power = Machtkarte { $n }
el_grande-word-heads =
    { $n ->
        [0] keine Köpfe
        [one] { $n } Kopf
       *[other] { $n } Köpfe
    }
el_grande-word-in-hand = auf der Hand
el_grande-word-played = ausgespielt
el_grande-word-played-now = in dieser Runde ausgespielt
el_grande-word-value-taken = in dieser Runde schon von jemandem ausgespielt
el_grande-word-hand-of = Auf der Hand
el_grande-word-played-of = Ausgespielt
el_grande-word-doubtful = Davon verdeckt zurück auf der Hand: { $n } ({ $values })
el_grande-word-veto-card =
    { $n ->
        [one] Vetokarte, bis zum Ende dieser Runde
       *[other] Vetokarte, bis zum Ende der nächsten Runde
    }
el_grande-word-dial = Geheimscheibe
el_grande-word-set-disc = Scheibe einstellen
el_grande-word-disc-set = Scheibe eingestellt
el_grande-word-disc-due = wählt auf der Scheibe
el_grande-word-waiting = Es wählt auch: { $seats }
el_grande-word-discs-shown = die Geheimscheiben werden aufgedeckt
el_grande-word-concerning = der Teil für: { $seat }
el_grande-word-mode-place = Caballeros einsetzen ({ $n })
el_grande-word-mode-special = Sonderaktion
el_grande-word-from-court = Vom Hof
el_grande-word-call = { $n } holen
el_grande-word-left = noch: { $n }
el_grande-word-left-both = noch: eigene { $own }, gegnerische { $foreign }
el_grande-word-left-all = beliebig viele
el_grande-word-general = Hauptwertung nach Runde { $n }
el_grande-word-special-scorings = Sonderwertungen
el_grande-word-king-bonus = Königsbonus +{ $n }
el_grande-word-home-bonus = Heimatbonus +{ $n }
el_grande-ask-power = Spiele eine Machtkarte aus
el_grande-ask-income = Wie viele Caballeros kommen aus deiner Provinz an deinen Hof?
el_grande-ask-withdraw = Deine Provinz ist leer: Wähle eine Region, aus der einer an deinen Hof zurückkehrt – höchstens noch { $n }
el_grande-ask-take = Wähle eine Aktionskarte
el_grande-ask-place = Einsetzen neben dem König oder im Castillo – noch: { $n }
el_grande-ask-end = Nichts mehr zu tun: Beende deinen Zug
el_grande-ask-source = Wähle den Caballero, der ziehen soll
el_grande-ask-source-or-court = Wähle die Caballeros, die ziehen sollen, oder deinen Hof
el_grande-ask-owner = { $region }: wessen Caballero?
el_grande-ask-target = { $seat }, { $region }: Wohin geht dieser Caballero?
el_grande-ask-add = Wohin geht einer von deinem Hof? Noch: { $n }
el_grande-ask-score = Wähle die Region, die gewertet wird, oder das Castillo
el_grande-ask-king = Wohin geht der König?
el_grande-ask-grande = Wohin geht dein Grande?
el_grande-ask-board = Wähle, wohin die bewegliche Wertungstafel kommt
el_grande-ask-expel = Nenne die Region, die die anderen verlassen müssen
el_grande-ask-banish = Wähle einen Caballero, der in die Provinz zurückkehrt
el_grande-ask-banish-left = Wähle einen Caballero, der in die Provinz zurückkehrt – noch: { $seats }
el_grande-ask-ends-placing = damit endet dein Einsetzen (noch: { $n })
el_grande-ask-stopped = { $seat }: Veto! Deine Sonderaktion ist vorbei.
el_grande-ask-court = Wie viele kommen noch an deinen Hof?
el_grande-ask-use = Sonderaktion: { $card }
el_grande-ask-recall = Wähle die Machtkarte, die du zurücknimmst
el_grande-ask-veto = { $seat } – { $card }: { $what }. Legst du dein Veto ein?
el_grande-ask-unless = Bis zum Ende dieser Runde wirst du nur zu diesem Ort gefragt: Wähle ihn
el_grande-ask-disc-castillo = Geheim: In welche Region verlassen deine Caballeros das Castillo?
el_grande-ask-disc-retreat = Geheim: Aus welcher Region kehren { $n } von dir in die Provinz zurück?
el_grande-ask-disc-retreat-all = Geheim: Aus welcher Region kehren alle von dir in die Provinz zurück?
el_grande-ask-disc-expulsion = Geheim: Vertrieben aus: { $region } – in welche Region?
el_grande-ask-disc-score = Geheim: Wähle eine Region; gewertet wird, was nur einmal gewählt ist
el_grande-ask-disc-chosen = Die Scheibe zeigt auf: { $region }. Einstellen?
el_grande-ask-wait-veto = Kann ein Veto einlegen: { $seats } – { $card }
el_grande-ask-wait-discs = Die anderen wählen auf ihrer Geheimscheibe: { $seats }
el_grande-ask-return = Schicke Caballeros aus Regionen oder vom Hof in deine Provinz zurück – noch { $n }
