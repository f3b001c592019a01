## What the pictures of the rules of El Grande say

el_grande-picture-box = 1: egy játékos lovagjai és a számuk. 2: ugyanez a grandéval, aki a saját régiót jelöli. 3: a király. 4: az udvar. 5: a tartomány. 6: egy titkos korong. 7: egy erőkártya a fejekkel. 8: egy akciókártya. 9: egy mozgatható pontozótábla.
    .alt = Kék pajzs 4-essel; piros pajzs 2-essel és koronával; a fekete király a koronájával; egy palota; két ház; kilenc részre osztott korong mutatóval; a 9-es erőkártya két fejjel; a Királykártya öt fejjel; egy tábla 8, 4 és 0 értékkel.
el_grande-picture-power = Minél nagyobb az erőkártya, annál hamarabb választasz akciókártyát, de annál kevesebb lovag jön az udvarodba.
    .alt = Az 1–13. erőkártya, sorban 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0 és 0 fejjel.
el_grande-picture-placing = A király Új-Kasztíliában áll. Lovagot az öt szomszédos régióba vagy a kastélyba lehet elhelyezni; a király régiója tabu.
    .alt = Spanyolország térképe. Új-Kasztília csíkozott, rajta a király. Ó-Kasztília, Aragónia, Valencia, Granada, Sevilla és a kastély világít.
el_grande-picture-castillo = A pirosnak és a sárgának vannak lovagjai a kastélyban; titokban beállítják a korongjukat. A piros korongja Galíciára mutat: mindhárom piros lovag oda megy.
    .alt = A kastély három piros és két sárga lovaggal; két korong, egy piros és egy sárga; Galícia három piros és két kék lovaggal.
el_grande-picture-deck1 = Az 1. pakli lapjai a játéktáblán lévő lovagokat mozgatják. A piros pajzs a saját, a szürke a többieké, a kettéosztott bármilyen színű.
    .alt = Kilenc akciókártya egy fejjel: cselszövések.
el_grande-picture-deck2 = A 2. pakli lapjai: a vétó, a lovagokat a tartományba visszaküldő lapok és egy különleges értékelés.
    .alt = Nyolc akciókártya két fejjel.
el_grande-picture-deck3 = A 3. pakli lapjai különleges értékelések.
    .alt = Nyolc akciókártya három fejjel.
el_grande-picture-deck4 = A 4. pakli lapjai pontozótáblákat, a királyt, a grandékat és egész csoportokat mozgatnak, vagy annak segítenek, aki elvitte őket.
    .alt = Hét akciókártya négy fejjel.
el_grande-picture-deck5 = A Királykártya minden fordulóban ott van.
    .alt = Egy akciókártya öt fejjel: a Királykártya.
el_grande-picture-scoring = Ó-Kasztília: első, második és harmadik hely. Granada: a kék és a sárga osztozik az első helyen, ezért mindkettő a második hely pontjait kapja; a piros a harmadikét. Új-Kasztília: a piros egyedül vezet, 7 pontot kap, +2-t, mert ott a király, és +2-t, mert ez a saját régiója.
    .alt = Ó-Kasztília, értékek 6, 4, 2: piros 5 lovag, 6 pont; kék 3, 4 pont; sárga 1, 2 pont. Granada, értékek 6, 3, 1: kék 4 és sárga 4, 3–3 pont; piros 2, 1 pont. Új-Kasztília a királlyal, értékek 7, 4, 2: piros 3 a grandéval, 11 pont; kék 2, 4 pont.
el_grande-picture-boards = A régió értékei helyett a mozgatható pontozótábláéi érvényesek.
    .alt = Galícia 4, 2, 0 értékkel: kék 3 lovag, 4 pont; fehér 1, 2 pont. Utána a 8, 4, 0 pontozótáblával: kék 8 pont, fehér 4.
