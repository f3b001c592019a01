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
el_grande-place-castillo = Kastély
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

el_grande-colour-red = Piros
el_grande-colour-blue = Kék
el_grande-colour-yellow = Sárga
el_grande-colour-white = Fehér
el_grande-colour-black = Fekete

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
el_grande-move-allow-unless-me = Nincs vétó e forduló végéig, kivéve ha engem érint
el_grande-move-allow-unless = Nincs vétó e forduló végéig, kivéve ha erről van szó: { $place }
el_grande-move-ask-again = Kérdezzetek meg megint mindenről
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
el_grande-event-turn-started = { $seat }: kör kezdete (erőkártya: { $value })
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
        [next] { $seat }: bejelentés – { $card }, a következő titkos korong beállítása
       *[shown] { $seat }: bejelentés – { $card }, a titkos korongok felfedése
    }
el_grande-event-permitted =
    { $asked ->
        [not-action] { $seat }: nincs vétó e speciális akció végéig
        [not-round] { $seat }: nincs vétó e forduló végéig
        [me] { $seat }: nincs vétó e forduló végéig, kivétel: ami a saját bábukat érinti
        [place] { $seat }: nincs vétó e forduló végéig, kivétel: { $place }
       *[hidden] { $seat }: nincs vétó
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
el_grande-event-castillo-left = { $seat }: { $number } lovag, Kastély → { $to }
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
el_grande-refused-one-by-one = Egyesével: minden lovag, akit ez a kártya hív, külön lépés.
el_grande-refused-asked-already = Már most is mindenről megkérdezünk.

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

## The score pad

el_grande-pad-alone = { $names } ({ $count }): { $place } – { $points }
el_grande-pad-tied = { $names } (egyenként { $count }), holtverseny: { $aimed } → { $place } – { $points }
el_grande-pad-first = első hely
el_grande-pad-second = második hely
el_grande-pad-third = harmadik hely
el_grande-pad-behind = hátrébb
el_grande-pad-without = pontot nem érő hely
el_grande-pad-nobody = Nincs ott senki
el_grande-pad-stays = { $seat }: nincs feljegyzett titkos korong, ezért { $number } lovag a kastélyban marad
el_grande-pad-nothing =
    { $why ->
        [discs] Nincs feljegyzett titkos korong: nincs értékelés.
        [once] Egyetlen régiót sem mutat pontosan egy korong: nincs értékelés.
       *[kind] Nincs ilyen régió: nincs értékelés.
    }
el_grande-pad-before = Eddig
el_grande-pad-gained = Most

## Rules

el_grande-rules-goal =
    Grande vagy, a 15. századi Spanyolország egyik nagyura. Fordulóról fordulóra lovagokat hívsz a tartományodból az udvarodba, és onnan az ország régióiba küldöd őket. Akinek egy régióban a legtöbb lovagja van, az kapja a legtöbb pontot; a második és a harmadik is kap valamennyit.

    Mindennek a közepén a király áll. Új lovagok csak az övével szomszédos régiókba érkezhetnek, a saját régiójában pedig senki sem változtathat semmin. A kastélyban, a sötét toronyban közben lovagok várják a pillanatot, amikor ott törhetnek elő, ahol senki sem számít rájuk.

    Háromszor minden régiót értékelünk, és közben sok akciókártya is értékel néhányat. A játékot 2–5 játékos játszhatja, és kilenc fordulóból áll. Az győz, akinek a legtöbb pontja van.
    .title = Cél

el_grande-rules-box =
    - Játéktábla Spanyolország kilenc régiójával, a kastéllyal és egy pontozósávval.
    - Öt színben egy-egy grande, 31 lovag, 13 erőkártya és egy titkos korong a kilenc régióval.
    - A király.
    - 9 régiókártya, minden régióhoz egy.
    - 45 akciókártya: négy pakli 11-11 lappal, amelyeken egy, kettő, három, illetve négy fej van, és a királykártya öt fejjel.
    - 2 mozgatható pontozótábla 8/4/0 és 4/0/0 értékkel.

    A régiók az első, a második és a harmadik hely pontjaival és a szomszédaikkal:

    - Galícia: 4/2/0 – Ó-Kasztília, Baszkföld
    - Baszkföld: 5/3/1 – Galícia, Ó-Kasztília, Aragónia
    - Aragónia: 5/4/1 – Baszkföld, Ó-Kasztília, Új-Kasztília, Katalónia, Valencia
    - Katalónia: 4/2/1 – Aragónia, Valencia
    - Ó-Kasztília: 6/4/2 – Galícia, Baszkföld, Aragónia, Új-Kasztília
    - Új-Kasztília: 7/4/2 – Ó-Kasztília, Aragónia, Valencia, Granada, Sevilla
    - Sevilla: 4/3/1 – Új-Kasztília, Granada
    - Granada: 6/3/1 – Sevilla, Új-Kasztília, Valencia
    - Valencia: 5/3/2 – Granada, Új-Kasztília, Aragónia, Katalónia

    A kastély, 5/3/1, nem régió, és nincsenek szomszédai.
    .title = A dobozban

el_grande-rules-setup =
    - A régiókártyákat megkeverjük. Az első mondja meg, hol áll a király. Ezután mindenki kap egyet: ez a saját régiója. A többi régiókártyára már nincs szükség.
    - A grandéd és két lovagod a saját régiódban áll. Hét lovag az udvarodban van. Egy a pontjaidat jelzi a pontozósávon. A többi 21 a tartományod.
    - Mindenki kezében ott van mind a 13 erőkártya, és mindenkinek van egy titkos korongja.
    - Az akciókártyák négy pakliját megkeverjük, és képpel lefelé letesszük. Melléjük kerül a királykártya. A mozgatható pontozótáblák a játéktábla mellett vannak, a kastély üres.
    - A véletlen dönti el, ki játssza ki az első erőkártyát, hacsak az asztal nem választott helyet.

    Az udvarok, a tartományok és a kijátszott erőkártyák mindenki számára láthatók. Mindenki láthatja, hány lovag megy be a kastélyba, de belenézni nem szabad.
    .title = Előkészületek

el_grande-rules-round =
    Egy forduló így zajlik:

    - A négy pakli legfelső lapját felcsapjuk; a királykártyával együtt öt akciókártya közül lehet választani.
    - Mindenki kijátszik egy erőkártyát. Ezek döntik el a körök sorrendjét.
    - Mindenki egyszer kerül sorra, a legmagasabb erőkártyától a legalacsonyabbig.
    - Azok az akciókártyák, amelyeket senki sem vett el, kikerülnek a játékból. A királykártya minden fordulóban visszajön.

    A 3., a 6. és a 9. forduló után általános értékelés következik. A rövid játék kihagyja az 1., a 4. és a 7. fordulót: hat fordulóból áll, és minden második után van általános értékelés.
    .title = Egy forduló

el_grande-rules-power =
    Egymás után, az óramutató járása szerint mindenki képpel felfelé kijátszik egy erőkártyát. Az kezd, aki az előző fordulóban a legalacsonyabbat játszotta ki. Amit ebben a fordulóban valaki már kijátszott, azt az értéket más nem játszhatja ki.

    A legmagasabb értéké az első kör, és ő választhat először akciókártyát. De minél alacsonyabb az érték, annál több fej van rajta, és a fejek mondják meg, hány lovag jöhet az udvarodba:

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

    A kijátszott erőkártya a játék végéig elveszett, hacsak egy akciókártya vissza nem hozza. A sorrendet és a következő forduló kezdőjét a kijátszott érték dönti el akkor is, ha a kártya addigra már visszakerült a kezedbe.

    Példa: Anna kijátssza a 7-est, Béla a 12-est, Csilla az 1-est. Béla jön először, és senkit sem hív, utána Anna hív legfeljebb 3 lovagot, végül Csilla legfeljebb 6-ot. A következő fordulóban Csilla játssza ki az első erőkártyát.
    .title = Erőkártyák

el_grande-rules-turn =
    A köröd lépései:

    - Hívj lovagokat a tartományodból az udvarodba: annyit, ahány fej van az erőkártyádon, vagy kevesebbet.
    - Vegyél el egyet a még meglévő akciókártyák közül. Ez kötelező.
    - Helyezz el lovagokat az udvarodból, és hajtsd végre a kártya speciális akcióját: előbb az egyiket, aztán a másikat, tetszőleges sorrendben. Bármelyiket kihagyhatod. Az egyiket nem szakíthatod meg úgy, hogy a másik után folytatod.

    Az akciókártya ezután kikerül a játékból. A királykártya csak erre a fordulóra tűnik el.

    Ha a tartományodban kevesebb lovag van, mint ahányat hívhatsz, akkor ezeket hívod, és minden hiányzó helyett levehetsz egyet a sajátjaid közül a játéktábláról az udvarodba. Bármelyik régióból jöhet, kivéve a király régióját, a kastélyból viszont soha. Ez senkinek sem kötelező.
    .title = A köröd

el_grande-rules-placing =
    Annyi lovagot helyezhetsz el az udvarodból, ahány fej van az akciókártyádon: az 1. pakli kártyájával egyet, a királykártyával ötöt. Kevesebbet is lehet, vagy egyet sem.

    A lovagok a király régiójával szomszédos régiókba vagy a kastélyba mehetnek, tetszőleges elosztásban. Maga a király régiója zárva van. Az számít, hol áll a király abban a pillanatban: ha előbb őt mozgatod, az új régiója köré helyezel el lovagokat.

    Példa: a király Galíciában áll. Elhelyezhetsz lovagot Baszkföldön, Ó-Kasztíliában és a kastélyban.
    .title = Lovagok elhelyezése

el_grande-rules-king =
    A király régiója tabu. Sem lovag, sem grande nem léphet be és nem mehet ki, mozgatható pontozótábla sem kerülhet oda vagy onnan el, bármit mond is egy kártya. Csak maga a király mozog, a királykártyával vagy a királyi tanácsadóval.

    A régiót ugyanúgy értékeljük, mint a többit, és akinek egyedül van ott a legtöbb lovagja, az 2 ponttal többet kap.
    .title = A király

el_grande-rules-castillo =
    Amikor lovagokat helyezel el vagy mozgatsz, mindig mehetnek a kastélyba. Onnan a következő általános értékelésig nem jönnek ki; semmilyen kártya sem veheti ki őket.

    A kastélyt úgy értékeljük, mint egy régiót, de nem az: a király és a grandék soha nem állnak ott, és azok a kártyák, amelyek régiókról szólnak, kihagyják, még akkor is, ha mozgatható pontozótábla van rajta.

    Belenézni senkinek sem szabad. Mivel mindenki látta, ki ment be, az jár jól, aki jól emlékszik. Az asztal úgy is dönthet, hogy a tartalma mindig látható.
    .title = A kastély

el_grande-rules-special =
    Minden akciókártyának van egy speciális akciója. Kihagyhatod. Ha végrehajtod, a többieknek meg kell tenniük, amit mond, amennyire a lovagjaikból telik.

    - A számok azt mondják, legfeljebb mennyit tehetsz; előbb is abbahagyhatod.
    - Az áthelyezett vagy hozzáadott lovagok bárhová mehetnek: bármelyik régióba a király régióját kivéve, vagy a kastélyba.
    - A király régiójából és a kastélyból soha semmi nem kerül ki.
    - A titkos korongot mindazok, akiket érint, egyszerre állítják be, aztán együtt felfedik.
    - Ahol többen nyíltan választanak, az óramutató járása szerint teszik, a kártyát elvevő játékos bal oldalán kezdve.
    - Olyan akciót, amelynek nem lehetne hatása, nem lehet elkezdeni.
    .title = Speciális akciók

el_grande-rules-deck1 =
    Az 1. pakli kártyáin egy fej van. Csak ezekkel mozgathatod mások lovagjait oda, ahová te akarod:

    - Cselszövő: Átcsoportosítás – Egy régióból vedd fel a lovagjaidat, és oszd szét őket bárhová. Néhány ott is maradhat.
    - Cselszövő: +2 – Udvarodból további legfeljebb két lovag mehet bárhová. A szokásos elhelyezéssel együtt három hagyhatja el az udvarodat.
    - Cselszövő: Átcsoportosítás vagy +2 – Válassz a kettő közül.
    - Cselszövő: 5 egy helyről ×2 – Egyetlen régióból legfeljebb öt, bármilyen színű lovagot küldhetsz tovább egy vagy több helyre.
    - Cselszövő: 3 idegen – A többiek lovagjai közül legfeljebb hármat áthelyezhetsz.
    - Cselszövő: 3 bármilyen – Legfeljebb három lovagot áthelyezhetsz, színtől függetlenül.
    - Cselszövő: 2 saját, 2 idegen ×2 – Legfeljebb két saját és legfeljebb két idegen lovagot áthelyezhetsz. Az egyik fajta nem váltható át a másikra.
    - Cselszövő: 4 saját – Legfeljebb négy saját lovagodat áthelyezheted.
    - Cselszövő: 4 bármilyen – Legfeljebb négy lovagot áthelyezhetsz, színtől függetlenül.
    .title = 1. pakli: cselszövés

el_grande-rules-deck2 =
    A 2. pakli kártyáin két fej van:

    - Vétó ×2 – Maradjon nálad, és később állítsd le vele valaki más speciális akcióját: lásd a következő fejezetet.
    - Tekintélyvesztés: egész udvar – A többiek teljes udvara a tartományba kerül.
    - Tekintélyvesztés: 3 – A többiek 3-3 lovagja az udvarból a tartományba kerül; ha kevesebb van, mind. Ami hiányzik, az nem jön a játéktábláról.
    - A király haragja – A többiek 3-3 maguk választotta lovagot küldenek a régiókból vagy az udvarból a tartományba; ha kevesebb elérhető lovagjuk van, mindet.
    - Mindenkitől egy – Válassz minden játékostól, magadtól is, egy-egy lovagot: a régióból a tartományba kerülnek. Ha elkezdted, senkit sem hagyhatsz ki. Akinek a király régióján és a kastélyon kívül nincs lovagja, az kimarad.
    - Titkos visszavonulás: 2 – A többiek a titkos korongon olyan régiót választanak, ahol legalább két lovagjuk van, és onnan kettőt a tartományba küldenek. Akinek sehol sincs kettő, olyan régiót választ, ahol egy van, és azt küldi vissza. Akinek nincs elérhető lovagja, az kimarad.
    - Titkos visszavonulás: mind – A többiek a titkos korongon olyan régiót választanak, ahol van lovagjuk, és onnan mindet a tartományba küldik.
    - Különleges értékelés: választott ×3 – Egy régió értékelése, a királyé is lehet, vagy a kastélyé. A kastélyban lévő lovagok bent maradnak.
    .title = 2. pakli: tekintély

el_grande-rules-veto =
    A vétó nyíltan előtted fekszik, amint elvetted. A következő forduló végéig egyszer leállíthatod vele valaki más speciális akcióját. Utána elveszik, akár élsz vele, akár nem.

    Amíg van vétó, minden speciális akciót részenként kell bejelenteni: minden áthelyezett lovagot, minden értékelt helyet, minden érintett játékost. Minden rész előtt megkérdezünk. Ha nemet mondasz, ami már megtörtént, az marad, a bejelentett rész és az összes többi pedig elvész. Ha titkos korong kell hozzá, minden egyes korong beállítása előtt, a felfedés előtt és minden következmény előtt megkérdezünk; ha leállítod, a már beállított korongokat senki sem látja.

    Akit leállítottál, az még elhelyezhet lovagokat, de a kártyáját felhasználta. Nem állíthatod le a lovagok hívását, az elhelyezést, az általános értékelést és egy vétó elvételét.

    Hogy a játék gördülékeny maradjon, engedheted az akció hátralévő részét is, vagy a forduló végéig mindent, vagy addig mindent, ami téged nem érint, vagy ami nem érint egy általad választott helyet. Amíg nem dőlt el, mire hat egy rész, inkább eggyel többször kérdezünk. Senki más nem tudja meg, mit kértél. A következő válaszod megváltoztathatja, és a saját körödben kérheted, hogy megint mindenről megkérdezzünk.

    Példa: Béla négy lovagot mozgat. Kettő után bejelenti a harmadikat, és Anna él a vétójával. A két lovag ott marad, ahová ment, a harmadik és a negyedik nem mozdul. Béla még elhelyezhet lovagokat.
    .title = A vétó

el_grande-rules-deck3 =
    A 3. pakli kártyáin három fej van. Mindegyik azonnal értékel:

    - Különleges értékelés: 4-es ×2 – Minden olyan régió, ahol az első hely most 4 pontot ér. A mozgatható pontozótábla a nyomtatott értékek helyébe lép.
    - Különleges értékelés: 5-ös ×2 – Ugyanez az 5 pontosakra. A kastély kimarad.
    - Különleges értékelés: 6-os és 7-es – Ugyanez a 6 és a 7 pontosakra.
    - Különleges értékelés: kastély ×2 – A kastély. Minden lovag bent marad.
    - Különleges értékelés: első helyek – Mind a kilenc régió, de csak az első hely ér pontot. Aki az első helyen holtversenyben van, ott semmit sem kap.
    - Különleges értékelés: legnépesebb – A régió, ahol az összes színből együtt a legtöbb lovag van. Ha több ilyen is van, mindegyik.
    - Különleges értékelés: legritkább – A régió, ahol a legkevesebb lovag van, de nem üres. Ha több ilyen is van, mindegyik. A grandék nem számítanak.
    - Különleges értékelés: választott – Egy régió, a királyé is lehet, vagy a kastély.
    .title = 3. pakli: különleges értékelések

el_grande-rules-deck4 =
    A 4. pakli kártyáin négy fej van:

    - Mozgatható pontozótábla ×3 – Tegyél egyet a játéktábla mellől egy régióra vagy a kastélyra, vagy tedd át a már kint lévőt egy másik helyre.
    - Királyi tanácsadó – A király egy szomszédos régióba lép.
    - Kiűzetés – Nevezz meg egy régiót, de ne a királyét. A többiek közül mindenki, akinek ott lovagja van, a titkos korongon egy másik régiót választ, de nem a királyét, és a megnevezett régióból minden lovagja oda megy. A te lovagjaid maradnak.
    - Grande ×2 – A grandéd egy másik régióba költözik: azonnal ez a saját régiód. Más grandék mellé is állhat. A király régiójából nem mehet ki, és oda nem léphet be.
    - Erőkártyák ×2 – Egy kijátszott erőkártyád visszakerül a kezedbe. A többiek nem látják, melyik az, kivéve ha az e fordulóban kijátszott, mert az volt legfelül.
    - Az udvar – Tartományodból legfeljebb két lovag az udvarodba jön.
    - Különleges értékelés: titkos – A titkos korongon mindenki, te is, egy régiót választ; a király régiója is lehet. Azokat a régiókat értékeljük, amelyeket pontosan egyvalaki választott.
    .title = 4. pakli: király és ország

el_grande-rules-deck5 =
    Az ötödik kártyán öt fej van, és minden fordulóban ott fekszik:

    - Királykártya – A király bármelyik másik régióba átléphet, de a kastélyba soha.

    Rajtad múlik, hogy a lovagjaidat a régi vagy az új régiója köré helyezed el.
    .title = A királykártya

el_grande-rules-scoring =
    Egy régió értékelésekor azt hasonlítjuk össze, kinek hány lovagja van ott. Akinek nincs, az nem kap semmit, és a grandék nem számítanak. A legtöbb lovagé az első hely, utána jön a második és a harmadik.

    Négy vagy öt játékosnál mindhárom hely pontot ér, háromnál csak az első kettő, kettőnél csak az első.

    Akik egyformán állnak, a közösen elért hely utáni helyet kapják, és mindegyikük megkapja annak teljes értékét. Aki utánuk következik, az azt követő helyet kapja.

    - Példa 5/3/1 értékkel: három játékosnak 4-4 lovagja van, a negyediknek 3. A három játékos az első helyen áll egyformán, ezért a második helyet kapja, fejenként 3 pontot. A negyediké a harmadik hely, 1 pont.
    - Példa 6/4/2 értékkel: 4, 3, 2 és 2 lovag. Az első hely 6, a második 4 pont. Az utolsó kettő a harmadik helyen áll egyformán; az utána következő hely nem ér semmit.

    Akinek egy régióban egyedül van a legtöbb lovagja, az ezenfelül

    - 2 pontot kap, ha a király ott áll,
    - 2 pontot kap, ha az a saját régiója.

    A kettő együtt is járhat. Ezek a bónuszok a különleges értékelésekre is érvényesek.
    .title = Egy régió értékelése

el_grande-rules-general =
    A 3., a 6. és a 9. forduló után:

    - Akinek lovagjai vannak a kastélyban, titokban beállítja a korongját egy régióra, de nem a király régiójára.
    - A kastélyt kinyitjuk és értékeljük.
    - Felfedjük a korongokat. Minden játékos összes lovagja a kastélyból abba a régióba megy, amelyet a korongja mutat. A kastély üres.
    - Mind a kilenc régiót értékeljük, a király régióját is.

    Példa négy játékossal: Annának 3 lovagja van a kastélyban, Bélának 1. Anna 5 pontot kap, Béla 3-at. Anna korongja Sevillát mutatja, Béláé Granadát. Annának így 3-mal több lovagja van Sevillában, Bélának 1-gyel több Granadában. Ezután jön a régiók értékelése.
    .title = Az általános értékelés

el_grande-rules-boards =
    A mozgatható pontozótábla (8/4/0 vagy 4/0/0) annak a helynek az értékeit helyettesíti, ahol van, azoknál a kártyáknál is, amelyek érték szerint értékelnek. Ha a 8/4/0 Galícián van, a „Különleges értékelés: 4-es” kártya csak Katalóniát és Sevillát értékeli.

    A kastélyon is lehet, de két tábla soha nincs ugyanazon a helyen. A király régiójára nem tehető, onnan el nem vehető, és ha egyszer a játéktáblára került, ott is marad.
    .title = Mozgatható pontozótáblák

el_grande-rules-end =
    A játék a 9. forduló utáni általános értékeléssel ér véget. Az győz, akinek a legtöbb pontja van. Egyenlőség esetén a győzelem közös.
    .title = A játék vége

el_grande-rules-rulings =
    A játékszabály néhány kérdést nyitva hagy. Mi így játsszuk; a „Vagy” után az áll, mi mást választhat egy asztal:

    - Három játékos, és mindhárman egyformán állnak az első helyen: mindegyiküké a második hely. Vagy: senki sem kap semmit, mert a játékszabály azt is mondja, hogy legfeljebb ketten kapnak pontot.
    - Üres tartomány: ami a tartományból hiányzik, az jöhet a játéktábláról. Vagy: csak akkor, ha a tartomány már előtte üres volt.
    - „Az udvar” kártya: csak a tartományból. Vagy: ami hiányzik, az jöhet a játéktábláról.
    - Az a titkos korong, amely azt mondja meg, hová mennek a lovagok, nem mutathat a király régiójára. Vagy: mutathat, és akkor az udvarba mennek.
    - Első erőkártya: a véletlen dönti el, ki játssza ki. Vagy: az a hely, amelyet az asztal megnevez.
    - Hossz: kilenc forduló. Vagy: hat.
    - Kastély: a tartalma rejtett. Vagy: látható.
    - Akinek senkije sincs a kastélyban, az általános értékeléskor nem állít be korongot.
    - A vétó a következő ténylegesen lejátszott forduló végéig érvényes. Másik vétót nem állíthat le. Ha két vétó van előtted, a régebbit használod.
    - Ha egy kártya két lehetőség közül enged választani, a vétó mindkettőt elveszi.
    - Azokat a korongokat, amelyeknek a felfedését vétó akadályozza meg, senki sem látja.
    - Kiűzetés: senki sem választhatja azt, hogy marad.
    - Egyenlőségnél a győzelem közös; a játékszabály nem nevez meg semmit, ami döntene.

    A régiók értékei és a kártyák darabszámai biztosak. A legtöbb erőkártya fejeit, az értékelés sorrendjét és a határok közül hatot egyetlen forrásból ismerünk. Akinek megvan a játék, beírhatja, ami nyomtatva van: a „crownlands box el_grande” mindezt szerkeszthető fájlként írja ki.
    .title = Ahol a játékszabály hallgat

el_grande-rules-notation =
    A lépéseidet be is gépelheted. A szavak minden nyelvben ugyanazok:

    - power 7 – ennek az erőkártyának a kijátszása
    - call 3 – három lovag hívása a tartományból; „Az udvar” kártyával call 1, egyesével
    - withdraw galicia – egy lovag a játéktábláról az udvarodba, ha a tartomány üres
    - take 4 – a 4. pakli akciókártyájának elvétele
    - place galicia – egy lovag elhelyezése az udvarodból; place castillo is lehet
    - move R galicia aragon – egy piros lovag áthelyezése speciális akcióval
    - add castillo – egy lovag az udvarodból speciális akcióval
    - score galicia – ennek a régiónak az értékelése; score castillo is lehet
    - king galicia – a király mozgatása
    - grande galicia – a grandéd áthelyezése
    - board 1 aragon – a 8/4/0 mozgatható pontozótábla letétele; a board 2 a 4/0/0
    - expel galicia – a kiűzetés régiójának megnevezése
    - banish R galicia – egy piros lovag kiválasztása a „Mindenkitől egy” kártyához
    - use – olyan speciális akció kezdése, amelyben nincs mit választani, vagy csak titokban
    - recall 12 – ennek az erőkártyának a visszavétele
    - disc granada – a titkos korongod beállítása
    - give court, give galicia – egy lovag visszaküldése a tartományba
    - veto – a bejelentett rész leállítása
    - allow – ez a rész mehet; allow action: az akció hátralévő része; allow round: minden ebben a fordulóban; allow unless me: minden ebben a fordulóban, ami téged nem érint; allow unless galicia: ami nem érinti ezt a helyet
    - ask again – a saját körödben: megint mindenről kérdezzünk
    - enough – a speciális akció hátralévő részének elhagyása
    - done – a köröd vége

    Régiók: galicia Galícia, pais_vasco Baszkföld, aragon Aragónia, cataluna Katalónia, castilla_la_vieja Ó-Kasztília, castilla_la_nueva Új-Kasztília, sevilla Sevilla, granada Granada, valencia Valencia. A kastély: castillo.

    A játszmafájlokban a véletlen is lép: a crown a király első régiója, a home egy saját régió, a first az első játékos, a reveal egy új akciókártya. Színek: R piros, B kék, Y sárga, W fehér, K fekete.
    .title = Lépések begépelése

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
el_grande-table-new = most változott
el_grande-table-veto =
    { $n ->
        [one] { $seat }: vétó – ebben a fordulóban
       *[other] { $seat }: vétó – ebben és a következő fordulóban
    }
el_grande-table-asked =
    { $asked ->
        [not-action] e speciális akció után kérdezünk megint
        [not-round] ebben a fordulóban nem kérdezünk
        [me] csak arról kérdezünk, ami téged érint
       *[place] csak erről kérdezünk: { $place }
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
el_grande-table-disc-next = a következő titkos korong beállítása
el_grande-table-placed = { $seat }: lovagok → { $places }
el_grande-table-added = { $seat }: lovagok, udvar → { $places }
el_grande-prompt-power = Játssz ki egy erőkártyát
el_grande-prompt-call = Hívj lovagokat a tartományból az udvarodba: legfeljebb { $n }
el_grande-prompt-withdraw = Üres a tartományod: vegyél le lovagokat a játéktábláról, legfeljebb ennyit: { $n }
el_grande-prompt-take = Válassz akciókártyát a paklija számával
el_grande-prompt-act = Helyezz el lovagokat, hajtsd végre a speciális akciót, vagy fejezd be a körödet
el_grande-prompt-place = Helyezz el lovagokat, vagy fejezd be a körödet
el_grande-prompt-use = Hajtsd végre a speciális akciót, vagy fejezd be a körödet
el_grande-prompt-end = Nincs több tennivaló: fejezd be a körödet
el_grande-prompt-special = Folytasd a speciális akciót
el_grande-prompt-recall = Vedd vissza egy kijátszott erőkártyádat
el_grande-prompt-veto = Élsz a vétóddal?
el_grande-prompt-disc-castillo = Állítsd be a titkos korongodat: hová menjenek a kastélyból a lovagjaid?
el_grande-prompt-disc-retreat = Állítsd be a titkos korongodat: melyik régióból vonulsz vissza?
el_grande-prompt-disc-expulsion = Állítsd be a titkos korongodat: hová menjenek a kiűzött lovagjaid?
el_grande-prompt-disc-secret = Állítsd be a titkos korongodat: melyik régiót értékeljük?
el_grande-prompt-return = Küldj vissza lovagokat a tartományba, még ennyit: { $n }

## The browser's board

el_grande-word-points = Pontok
el_grande-word-stage = { $n }. forduló
el_grande-word-round = Forduló: { $n }/{ $last }
el_grande-word-scoring-after = általános értékelés: { $n }. forduló vége
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
el_grande-word-left = még: { $n }
el_grande-word-left-both = még: saját { $own }, ellenfélé { $foreign }
el_grande-word-left-all = tetszés szerint
el_grande-word-general = Általános értékelés – { $n }. forduló vége
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
el_grande-ask-banish-left = Válassz egy lovagot, amely visszatér a tartományba – még: { $seats }
el_grande-ask-ends-placing = ezzel véget ér az elhelyezés (még: { $n })
el_grande-ask-stopped = { $seat }: vétó! A speciális akciódnak vége.
el_grande-ask-court = Hányan jöjjenek még az udvarodba?
el_grande-ask-use = Speciális akció: { $card }
el_grande-ask-recall = Válaszd ki, melyik erőkártyát veszed vissza
el_grande-ask-veto = { $seat } – { $card }: { $what }. Vétózol?
el_grande-ask-unless = A forduló végéig csak erről a helyről kérdezünk: válaszd ki
el_grande-ask-disc-castillo = Titokban: melyik régióba mennek a lovagjaid a kastélyból?
el_grande-ask-disc-retreat = Titokban: melyik régióból tér vissza { $n } lovagod a tartományba?
el_grande-ask-disc-retreat-all = Titokban: melyik régióból tér vissza minden lovagod a tartományba?
el_grande-ask-disc-expulsion = Titokban: innen kell távoznod: { $region } – melyik régióba mész?
el_grande-ask-disc-score = Titokban: válassz egy régiót; amelyet csak egyvalaki választ, azt értékeljük
el_grande-ask-disc-chosen = A korong erre mutat: { $region }. Beállítod?
el_grande-ask-wait-veto = Vétózhat: { $seats } – { $card }
el_grande-ask-wait-discs = A többiek a titkos korongjukon választanak: { $seats }
el_grande-ask-return = Küldj vissza lovagokat a tartományodba régiókból vagy az udvarodból – még: { $n }
