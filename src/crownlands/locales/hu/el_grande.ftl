## The game

el_grande-title = El Grande
el_grande-blurb = Wolfgang Kramer és Richard Ulrich hatalmi játéka 2–5 játékosnak: a grandék a 15. századi Spanyolország régióiba küldik lovagjaikat, a király körül, akinek a régiója tabu.

## Regions and other places

el_grande-place-galicia = Galícia
el_grande-place-pais_vasco = Baszkföld
el_grande-place-aragon = Aragónia
el_grande-place-cataluna = Katalónia
el_grande-place-castilla_la_vieja = Ó-Kasztília
el_grande-place-castilla_la_nueva = Új-Kasztília
el_grande-place-sevilla = Sevilla
el_grande-place-granada = Granada
el_grande-place-valencia = Valencia
el_grande-place-castillo = kastély
el_grande-place-court = udvar
el_grande-place-unknown = titkos

## Action cards

el_grande-card-d1_all_own = Cselszövő: Átcsoportosítás
    .effect = Egy régióból minden lovagod bárhová átkerülhet, tetszőleges elosztásban.
el_grande-card-d1_add2 = Cselszövő: +2
    .effect = Udvarodból további legfeljebb 2 lovag mehet bárhová.
el_grande-card-d1_all_own_or_add2 = Cselszövő: Átcsoportosítás vagy +2
    .effect = Válassz a kettő közül.
el_grande-card-d1_5_from_one = Cselszövő: 5 egy helyről
    .effect = Egyetlen régióból legfeljebb 5, bármilyen színű lovagot küldhetsz tovább.
el_grande-card-d1_3_foreign = Cselszövő: 3 idegen
    .effect = A többiek lovagjai közül legfeljebb hármat áthelyezhetsz.
el_grande-card-d1_3_any = Cselszövő: 3 bármilyen
    .effect = Legfeljebb 3 lovagot áthelyezhetsz, színtől függetlenül.
el_grande-card-d1_2own_2foreign = Cselszövő: 2 saját, 2 idegen
    .effect = Legfeljebb 2 saját és legfeljebb 2 idegen lovagot áthelyezhetsz.
el_grande-card-d1_4_own = Cselszövő: 4 saját
    .effect = Legfeljebb 4 saját lovagodat áthelyezheted.
el_grande-card-d1_4_any = Cselszövő: 4 bármilyen
    .effect = Legfeljebb 4 lovagot áthelyezhetsz, színtől függetlenül.
el_grande-card-d2_veto = Vétó
    .effect = Maradjon nálad: a következő forduló végéig egyszer leállíthatod valaki más speciális akcióját, akár félúton.
el_grande-card-d2_decay_all = Tekintélyvesztés: egész udvar
    .effect = A többiek teljes udvara a tartományba kerül.
el_grande-card-d2_decay_3 = Tekintélyvesztés: 3
    .effect = A többiek 3-3 lovagja az udvarból a tartományba kerül (ha kevesebb van, mind).
el_grande-card-d2_kings_anger_3 = A király haragja
    .effect = Bal szomszédodtól kezdve a többiek 3-3 maguk választotta lovagot küldenek a tartományba régióból és/vagy udvarból.
el_grande-card-d2_each_1 = Mindenkitől egy
    .effect = Válassz minden játékostól, magadtól is, egy-egy lovagot a régiókból: a tartományba kerülnek.
el_grande-card-d2_secret_2 = Titkos visszavonulás: 2
    .effect = A többiek titokban választanak egy-egy régiót, és onnan 2-2 lovagjuk a tartományba kerül.
el_grande-card-d2_secret_all = Titkos visszavonulás: mind
    .effect = A többiek titokban választanak egy-egy régiót, és onnan minden lovagjuk a tartományba kerül.
el_grande-card-d2_score_any = Különleges értékelés: választott
    .effect = Egy általad választott régió vagy a kastély értékelése.
el_grande-card-d3_score_4 = Különleges értékelés: 4-es
    .effect = Minden olyan régió értékelése, ahol az első hely most 4 pontot ér.
el_grande-card-d3_score_5 = Különleges értékelés: 5-ös
    .effect = Minden olyan régió értékelése, ahol az első hely most 5 pontot ér (a kastély nem).
el_grande-card-d3_score_6_7 = Különleges értékelés: 6-os és 7-es
    .effect = Minden olyan régió értékelése, ahol az első hely most 6 vagy 7 pontot ér.
el_grande-card-d3_score_castillo = Különleges értékelés: kastély
    .effect = A kastély értékelése; mindenki bent marad.
el_grande-card-d3_score_first_only = Különleges értékelés: első helyek
    .effect = Mind a kilenc régióban csak az egyedüli első kap pontot.
el_grande-card-d3_score_most = Különleges értékelés: legnépesebb
    .effect = A legtöbb lovagot számláló régió értékelése; egyenlőségnél mindé.
el_grande-card-d3_score_least = Különleges értékelés: legritkább
    .effect = A legkevesebb lovagot számláló, nem üres régió értékelése; egyenlőségnél mindé.
el_grande-card-d3_score_any = Különleges értékelés: választott
    .effect = Egy általad választott régió vagy a kastély értékelése.
el_grande-card-d4_scoreboard = Mozgatható pontozótábla
    .effect = Egyiket játékba hozod vagy átteszed egy másik régióra vagy a kastélyra.
el_grande-card-d4_royal_adviser = Királyi tanácsadó
    .effect = A király egy szomszédos régióba lép.
el_grande-card-d4_expulsion = Kiűzetés
    .effect = Nevezz meg egy régiót; a többiek titokban döntik el, hová megy onnan minden lovagjuk.
el_grande-card-d4_grande = Grande
    .effect = A grandéd új régióba költözik: mostantól ez a saját régiód.
el_grande-card-d4_recall_power = Erőkártyák
    .effect = Egy kijátszott erőkártyád rejtve visszakerül a kezedbe.
el_grande-card-d4_court_2 = Az udvar
    .effect = Tartományodból legfeljebb 2 lovag az udvarodba jön.
el_grande-card-d4_score_secret = Különleges értékelés: titkos
    .effect = Mindenki titokban régiót választ; csak az egyszer választottakat értékeljük.
el_grande-card-d5_king = Királykártya
    .effect = A király bármelyik régióba átléphet.

## Colours (seat labels)

el_grande-colour-red = piros
el_grande-colour-blue = kék
el_grande-colour-yellow = sárga
el_grande-colour-white = fehér
el_grande-colour-black = fekete

## Moves

el_grande-move-end-turn = Kör vége
el_grande-move-enough = Ennyi elég
el_grande-move-place = Lovag elhelyezése → { $place }
el_grande-move-move = Lovag áthelyezése ({ $owner }): { $region } → { $to }
el_grande-move-add = Az udvarból a speciális akcióval → { $place }
el_grande-move-score = Értékelés: { $place }
el_grande-move-king = Király → { $region }
el_grande-move-grande = Grande → { $region }
el_grande-move-board = Mozgatható pontozótábla ({ $board }) → { $place }
el_grande-move-expel = Kiűzetés innen: { $region }
el_grande-move-banish = Vissza a tartományba ({ $owner }) ← { $region }
el_grande-move-use = Speciális akció végrehajtása
el_grande-move-recall = Erőkártya visszavétele: { $value }
el_grande-move-call =
    { $number ->
        [0] Senkit sem hívsz a tartományból
       *[other] { $number } lovag a tartományból az udvarba
    }
el_grande-move-withdraw = A tábláról az udvarba ← { $region }
el_grande-move-give-court = Egy lovag vissza a tartományba ← udvar
el_grande-move-give = Egy lovag vissza a tartományba ← { $region }
el_grande-move-take = Akciókártya választása: { $deck }. pakli
el_grande-move-power = Erőkártya kijátszása: { $value }
el_grande-move-disc = Titkos korong: { $region }
el_grande-move-veto = Vétó!
el_grande-move-allow = Nincs vétó
el_grande-move-allow-action = Nincs vétó e speciális akció végéig
el_grande-move-allow-round = Nincs vétó e forduló végéig
el_grande-move-allow-unless = Nincs vétó e forduló végéig, kivéve ha erről van szó: { $place }
el_grande-move-crown = A király régiója: { $region }
el_grande-move-deal-home = Saját régió: { $region }
el_grande-move-choose-starter = Az első erőkártyát kijátssza: { $seat }
el_grande-move-reveal = Új akciókártya ({ $deck }. pakli): { $card }

## Events

el_grande-event-king-crowned = A király itt áll: { $region }
el_grande-event-home-dealt = { $seat }: saját régió – { $region }
el_grande-event-starter-chosen = Az első erőkártyát kijátssza: { $seat }
el_grande-event-round-started = { $round }. forduló
el_grande-event-card-revealed = Új akciókártya ({ $deck }. pakli) – { $card }
el_grande-event-power-played = { $seat }: erőkártya: { $value }
el_grande-event-turn-started = { $seat } következik (erőkártya: { $value })
el_grande-event-called-up = { $seat }: tartomány → udvar, { $number } lovag
el_grande-event-withdrawn = { $seat }: lovag: { $region } → udvar
el_grande-event-card-taken = { $seat }: akciókártya ({ $deck }. pakli) – { $card }
el_grande-event-placed = { $seat }: lovag → { $place }
el_grande-event-turn-ended = { $seat }: kör vége
el_grande-event-action-started = { $seat }: speciális akció – { $card }
el_grande-event-action-ended = { $seat }: a speciális akció véget ért
el_grande-event-announced =
    { $what ->
        [move] { $seat }: bejelentés – { $move } ({ $card })
        [seat] { $seat }: bejelentés – { $card }, most az érintett: { $concerned }
       *[discs] { $seat }: bejelentés – { $card }, a titkos korongok felfedése
    }
el_grande-event-permitted =
    { $asked ->
        [always] { $seat }: nincs vétó
        [not-action] { $seat }: nincs vétó e speciális akció végéig
        [not-round] { $seat }: nincs vétó e forduló végéig
       *[place] { $seat }: nincs vétó e forduló végéig, kivétel: { $place }
    }
el_grande-event-vetoed = { $seat }: vétó – { $card } ({ $stopped })
el_grande-event-veto-expired = { $seat }: a vétó felhasználatlanul lejár
el_grande-event-moved = { $seat }: lovag ({ $owner }), { $region } → { $to }
el_grande-event-added = { $seat }: lovag, udvar → { $place }
el_grande-event-court-lost = { $seat }: udvar → tartomány, { $number } lovag
el_grande-event-given-back = { $seat }: lovag, { $place } → tartomány
el_grande-event-banished = { $seat }: lovag ({ $owner }), { $region } → tartomány
el_grande-event-region-named = { $seat }: kiűzetés – { $region }
el_grande-event-disc-set = { $seat }: titkos korong beállítva – { $region }
el_grande-event-disc-shown = { $seat }: a titkos korongon: { $region }
el_grande-event-retreated = { $seat }: { $number } lovag, { $region } → tartomány
el_grande-event-expelled = { $seat }: { $number } lovag, { $region } → { $to }
el_grande-event-board-laid = { $seat }: mozgatható pontozótábla ({ $board }) → { $place }
el_grande-event-king-moved = { $seat }: király → { $region }
el_grande-event-grande-moved = { $seat }: grande → { $region }
el_grande-event-power-recalled =
    { $value ->
        [none] { $seat }: egy kijátszott erőkártya rejtve visszakerült a kézbe
       *[other] { $seat }: visszavett erőkártya: { $value }
    }
el_grande-event-scoring-started = Általános értékelés – { $round }. forduló
el_grande-event-castillo-left = { $seat }: { $number } lovag, kastély → { $to }
el_grande-event-place-scored =
    { $scored ->
        [yes] { $place } ({ $counts }): { $gains }
       *[no] { $place } ({ $counts }): nincs pont
    }
el_grande-event-game-ended =
    { $count ->
        [one] Győztes: { $winners }
       *[other] Megosztott győzelem: { $winners }
    }

## Why a move is refused

el_grande-refused-unknown-move = Ilyen lépés nincs ebben a játékban.
el_grande-refused-game-over = A játszma már véget ért.
el_grande-refused-not-your-turn = Most nem te jössz.
el_grande-refused-chance-only = Ezt a lépést csak a véletlen teheti meg.
el_grande-refused-not-chance = Ezt a lépést a véletlen most nem teheti meg.
el_grande-refused-not-now = Ennek most nincs itt az ideje a körben.
el_grande-refused-power-first = Előbb játssz ki egy erőkártyát!
el_grande-refused-not-in-hand = Ez az erőkártya nincs a kezedben.
el_grande-refused-value-taken = Ezt az értéket ebben a fordulóban már kijátszotta valaki.
el_grande-refused-income-first = Előbb döntsd el, hány lovag jön az udvarodba!
el_grande-refused-too-many = Ennyi lovag nem jöhet: a kártya fejei és a tartományod szabnak határt.
el_grande-refused-province-first = A tábláról csak akkor térhet vissza lovag, ha a tartományod már üres.
el_grande-refused-take-first = Előbb válassz akciókártyát!
el_grande-refused-card-gone = Ennek a paklinak a kártyáját ebben a fordulóban már elvitték.
el_grande-refused-no-heads = Több lovagot nem helyezhetsz el: a kártya fejei elfogytak, vagy az elhelyezés már véget ért.
el_grande-refused-court-empty = Nincs lovag az udvarodban.
el_grande-refused-kings-region = A király régiója tabu: se be, se ki nem kerülhet semmi.
el_grande-refused-not-adjacent = Ez a régió nem szomszédos a király régiójával.
el_grande-refused-not-on-card = Az akciókártyád ezt nem engedi meg.
el_grande-refused-used-up = Ebből már megtettél annyit, amennyit a kártya enged.
el_grande-refused-special-over = Ennek a kártyának a speciális akciója már lezárult.
el_grande-refused-finish-first = Előbb fejezd be a megkezdett speciális akciót!
el_grande-refused-compulsory = Minden játékostól kell egy lovagot választanod, akinek van elérhető, magadtól is.
el_grande-refused-nothing-begun = Nincs mit abbahagyni. Ha végeztél, fejezd be a köröd!
el_grande-refused-nothing-to-do = Ennek nem lenne hatása.
el_grande-refused-nobody-there = Ott nincs ilyen lovag.
el_grande-refused-other-region = Ezzel a kártyával csak egyetlen régióból mozgathatsz lovagokat.
el_grande-refused-one-of-each = Ettől a játékostól már választottál lovagot.
el_grande-refused-there-already = Már ott van: válassz másik helyet!
el_grande-refused-board-there = Ott már van mozgatható pontozótábla.
el_grande-refused-not-played = Ezt az erőkártyát nem játszottad ki.
el_grande-refused-veto-first = Előbb döntsd el, élsz-e a vétóddal!
el_grande-refused-disc-first = Előbb állítsd be a titkos korongodat!
el_grande-refused-disc-set = A titkos korongod már be van állítva; várd meg a többieket!
el_grande-refused-same-region = Ebből a régióból kiűzték a lovagjaidat; máshová kell menniük.
el_grande-refused-too-few-there = Ott túl kevés lovagod van, máshol több is.
el_grande-refused-return-first = Előbb küldd vissza a kártya által követelt lovagokat!

## Options

el_grande-option-rounds = Hossz
    .help = Hány fordulóból áll a játék. Mindkettőben három általános értékelés van; a rövid játékból kimarad az 1., a 4. és a 7. forduló.
el_grande-option-rounds-full = Teljes játék: 9 forduló
el_grande-option-rounds-short = Rövid játék: 6 forduló
el_grande-option-starter = Első erőkártya
    .help = Ki játssza ki az első erőkártyát. A szabály szerint a legfiatalabb. Adj meg egy helyet a számával, például 2, vagy döntsön a véletlen.
el_grande-option-starter-random = A véletlen dönt
el_grande-option-three_way_tie = Hármas holtverseny
    .help = Három játékosnál: mit ér, ha mindhárman holtversenyben az elsők. A szabály kétféleképpen olvasható.
el_grande-option-three_way_tie-second = Mindenkinek a második hely
el_grande-option-three_way_tie-none = Nincs pont
el_grande-option-shortage = Üres tartomány
    .help = Mikor vehetsz le lovagot a tábláról az udvarodba a tartományból hiányzók helyett.
el_grande-option-shortage-missing = Annyit, amennyi hiányzik
el_grande-option-shortage-empty = Csak ha a tartomány már előtte üres volt
el_grande-option-court_card = „Az udvar” kártya
    .help = Ez a kártya a tábláról is pótolja-e a hiányt, ha a tartomány üres.
el_grande-option-court_card-province = Csak a tartományból
el_grande-option-court_card-board = A tábláról is
el_grande-option-king_disc = Korong a király régióján
    .help = Mi történik, ha a lovagok úti célját jelző titkos korong a király régióját mutatja. A szabályban ez figyelmetlenség, és a lovagok az udvarba kerülnek.
el_grande-option-king_disc-refused = Nem választható
el_grande-option-king_disc-court = A lovagok az udvarba kerülnek
el_grande-option-castillo = Kastély
    .help = Látszik-e játék közben, kik vannak a kastélyban. Mindenki látta, ki ment be, így nem titok, csak számolás kérdése.
el_grande-option-castillo-hidden = Rejtve az értékelésig
el_grande-option-castillo-shown = Mindig látható

## The terminal's board

el_grande-table-scoring-now = a végén általános értékelés
el_grande-table-power = Erő
el_grande-table-hand = Erőkártyák kézben
el_grande-table-heads = Fejek –
el_grande-table-disc = Titkos korong
el_grande-table-borders = Szomszédok
el_grande-table-sum = Összesen
el_grande-table-king = király
el_grande-table-grande = grande
el_grande-table-board = mozgatható pontozótábla
el_grande-table-inside = lovagok a kastélyban
el_grande-table-veto =
    { $n ->
        [one] { $seat }: vétó – ebben a fordulóban
       *[other] { $seat }: vétó – ebben és a következő fordulóban
    }
el_grande-table-in-use = { $seat }: { $card }
el_grande-table-left-place = elhelyezés az udvarból: { $n }
el_grande-table-left-move = áthelyezés: { $n }
el_grande-table-left-own = saját lovag áthelyezése: { $n }
el_grande-table-left-foreign = idegen lovag áthelyezése: { $n }
el_grande-table-left-court = az udvarból bárhová: { $n }
el_grande-table-left-special = a speciális akció
el_grande-table-announced = { $seat }: bejelentés – { $what }
el_grande-table-concerned = most érintett: { $seat }
el_grande-table-discs-shown = a titkos korongok felfedése
el_grande-table-placed = { $seat }: lovagok → { $places }
el_grande-table-added = { $seat }: lovagok, udvar → { $places }
el_grande-prompt-power = Játssz ki egy erőkártyát
el_grande-prompt-call = Hívj lovagokat a tartományból az udvarodba: legfeljebb { $n }
el_grande-prompt-withdraw = Üres a tartományod: vegyél le lovagokat a játéktábláról, legfeljebb ennyit: { $n }
el_grande-prompt-take = Válassz akciókártyát a paklija számával
el_grande-prompt-act = Helyezz el lovagokat, hajtsd végre a speciális akciót, vagy fejezd be a körödet
el_grande-prompt-end = Nincs több tennivaló: fejezd be a körödet
el_grande-prompt-special = Folytasd a speciális akciót
el_grande-prompt-recall = Vedd vissza egy kijátszott erőkártyádat
el_grande-prompt-veto = Élsz a vétóddal?
el_grande-prompt-disc-castillo = Állítsd be a titkos korongodat: hová menjenek a kastélyból a lovagjaid?
el_grande-prompt-disc-retreat = Állítsd be a titkos korongodat: melyik régióból vonulsz vissza?
el_grande-prompt-disc-expulsion = Állítsd be a titkos korongodat: hová menjenek a kiűzött lovagjaid?
el_grande-prompt-disc-secret = Állítsd be a titkos korongodat: melyik régiót értékeljük?
el_grande-prompt-return = Küldj vissza lovagokat a tartományba, még ennyit: { $n }

## The score pad

el_grande-pad-alone = { $names } ({ $count }): { $place } – { $points }
el_grande-pad-tied = { $names } (lovagok: { $count }), holtverseny – { $aimed }: mindegyiküknek { $place } – { $points }
el_grande-pad-first = első hely
el_grande-pad-second = második hely
el_grande-pad-third = harmadik hely
el_grande-pad-behind = hátrébb
el_grande-pad-without = pontot nem érő hely
el_grande-pad-nobody = Nincs ott senki
el_grande-pad-before = Eddig
el_grande-pad-gained = Most

## The browser's board

el_grande-word-points = Pontok
el_grande-word-round = Forduló: { $n }/{ $last }
el_grande-word-scoring-after = általános értékelés a(z) { $n }. forduló után
el_grande-word-court = Udvar
el_grande-word-province = Tartomány
el_grande-word-places = Régiók és kastély
el_grande-word-place = Hely
el_grande-word-regions = Régiók
el_grande-word-values = Értékek
el_grande-word-scoreboard = Mozgatható pontozótábla
el_grande-word-boards = Mozgatható pontozótáblák
el_grande-word-beside = a játéktábla mellett
el_grande-word-caballeros = Lovagok
el_grande-word-nobody = senki
el_grande-word-castillo-closed = zárva: nem látszik, ki van benne
el_grande-word-king-here = Itt áll a király
el_grande-word-taboo = Tabu: semmi nem léphet be, és semmi nem hagyhatja el
el_grande-word-home-of = Saját régió: { $seats }
el_grande-word-action-cards = Akciókártyák
el_grande-word-deck = { $n }. pakli
el_grande-word-taken = elvitték
el_grande-word-taken-by = Elvitte: { $seat }
el_grande-word-in-use = Használatban: { $card }
el_grande-word-unseen = Még nem látott akciókártyák
el_grande-word-power-cards = Erőkártyák
el_grande-word-power = { $n }. erőkártya
el_grande-word-heads =
    { $n ->
        [0] nincs fej
       *[other] { $n } fej
    }
el_grande-word-in-hand = kézben
el_grande-word-played = kijátszva
el_grande-word-played-now = ebben a fordulóban kijátszva
el_grande-word-value-taken = ebben a fordulóban már kijátszotta valaki
el_grande-word-hand-of = Kézben
el_grande-word-played-of = Kijátszva
el_grande-word-doubtful = Ezek közül { $n } titokban visszakerült a kézbe: { $values }
el_grande-word-veto-card =
    { $n ->
        [1] Vétókártya, a forduló végéig
       *[other] Vétókártya, a következő forduló végéig
    }
el_grande-word-dial = Titkos korong
el_grande-word-set-disc = Korong beállítása
el_grande-word-disc-set = korong beállítva
el_grande-word-disc-due = a korongon választ
el_grande-word-waiting = Rajtad kívül választ: { $seats }
el_grande-word-discs-shown = a titkos korongok felfedése
el_grande-word-concerning = az a rész, amely őt érinti: { $seat }
el_grande-word-mode-place = Lovagok elhelyezése ({ $n })
el_grande-word-mode-special = Speciális akció
el_grande-word-from-court = Az udvarból
el_grande-word-call = Behívás: { $n }
el_grande-word-allow-action = Ebben az akcióban nem
el_grande-word-allow-round = Ebben a fordulóban nem
el_grande-word-left = még: { $n }
el_grande-word-left-both = még: saját { $own }, ellenfélé { $foreign }
el_grande-word-left-all = tetszés szerint
el_grande-word-general = Általános értékelés a(z) { $n }. forduló után
el_grande-word-special-scorings = Különleges értékelések
el_grande-word-king-bonus = királyi bónusz +{ $n }
el_grande-word-home-bonus = saját régió bónusza +{ $n }
el_grande-ask-power = Játssz ki egy erőkártyát
el_grande-ask-income = Hány lovag jön a tartományodból az udvarodba?
el_grande-ask-withdraw = A tartományod üres: válassz régiót, ahonnan egy lovag az udvarodba tér vissza – legfeljebb még { $n }
el_grande-ask-take = Válassz egy akciókártyát
el_grande-ask-place = Helyezz el a király mellett vagy a kastélyban – még: { $n }
el_grande-ask-end = Nincs több teendőd: zárd le a köröd
el_grande-ask-source = Válaszd ki, melyik lovag mozogjon
el_grande-ask-source-or-court = Válaszd ki a mozgatandó lovagokat vagy az udvarodat
el_grande-ask-owner = { $region }: kinek a lovagja?
el_grande-ask-target = { $seat }, { $region }: hová menjen ez a lovag?
el_grande-ask-add = Hová menjen egy lovag az udvarodból? Még: { $n }
el_grande-ask-score = Válaszd ki az értékelendő régiót vagy a kastélyt
el_grande-ask-king = Hová menjen a király?
el_grande-ask-grande = Hová menjen a grandéd?
el_grande-ask-board = Válaszd ki, hová kerüljön a mozgatható pontozótábla
el_grande-ask-expel = Nevezd meg a régiót, amelyet a többieknek el kell hagyniuk
el_grande-ask-banish = Válassz egy lovagot, amely visszatér a tartományba
el_grande-ask-court = Hányan jöjjenek még az udvarodba?
el_grande-ask-use = Speciális akció: { $card }
el_grande-ask-recall = Válaszd ki, melyik erőkártyát veszed vissza
el_grande-ask-veto = { $seat } – { $card }: { $what }. Vétózol?
el_grande-ask-unless-mode = Csak erről kérdezzen: …
el_grande-ask-unless = A forduló végéig csak erről a helyről kérdezünk: válaszd ki
el_grande-ask-disc-castillo = Titokban: melyik régióba mennek a lovagjaid a kastélyból?
el_grande-ask-disc-retreat = Titokban: melyik régióból tér vissza { $n } lovagod a tartományba?
el_grande-ask-disc-retreat-all = Titokban: melyik régióból tér vissza minden lovagod a tartományba?
el_grande-ask-disc-expulsion = Titokban: innen kell távoznod: { $region } – melyik régióba mész?
el_grande-ask-disc-score = Titokban: válassz egy régiót; amelyet csak egyvalaki választ, azt értékeljük
el_grande-ask-disc-chosen = A korong erre mutat: { $region }. Beállítod?
el_grande-ask-return = Küldj vissza lovagokat a tartományodba régiókból vagy az udvarodból – még: { $n }
