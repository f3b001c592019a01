## What the pictures of the rules of Eight-Minute Empire say

eight_minute_empire-picture-bids = A piros 2 érmét ajánl, a kék és a sárga 4-et. Kettejük közül a sárga a fiatalabb: ő fizet 4 érmét, és ő nevezi meg a kezdőjátékost.
    .alt = Három licit: piros 2, kék 4, sárga 4. A sárga ki van emelve.
eight_minute_empire-picture-card = 1: a nyersanyag, amelynek a kártya a végén számít. 2: hány egység hány pontot ér belőle. 3: amit most megtehetsz, itt az egyiket vagy a másikat. 4: az ára.
    .alt = Egy kártya: balra üllő, alatta a fokok: 2 egység 1 pont, 4 egység 2 pont, 6 egység 3 pont, 7 egység 5 pont; jobbra 3 új hadsereg vagy 4 lépés szárazföldön; ára 1 érme.
eight_minute_empire-picture-row = A hat nyitott kártya. Az elsőtől az utolsóig 0, 1, 1, 2, 2 és 3 érmébe kerülnek. A második két répát ér, a negyedik joker. A piros jel: „vagy”, a zöld: „és”.
    .alt = Hat kártya: érc, 3 lépés szárazföldön és vízen, ingyen; két répa, 3 új hadsereg, 1 érme; üllő, 3 új hadsereg vagy 4 lépés szárazföldön, 1 érme; joker, 2 lépés szárazföldön és vízen, 2 érme; répa, 1 hadsereg megsemmisítése és 1 új hadsereg, 2 érme; fa, városépítés, 3 érme.
eight_minute_empire-picture-place = Az új hadseregek a kezdőterületre érkeznek, és oda, ahol városod van. Nem elég, ha hadsereged áll ott.
    .alt = Piros hadseregek érkeznek a kezdőterületre és a piros városos 4-es területre. A 6-os terület, ahol csak piros hadsereg áll, át van húzva.
eight_minute_empire-picture-move = Minden pontozott vonal egy lépés. A tengeri úton csak hajót mutató kártyával mehet át hadsereg.
    .alt = A kezdőterületről egy piros hadsereg a 2-es, majd az 1-es területre lép, egy másik a 4-esre. Az 1-es területről a tengeren át: hajós kártyával igen, szárazföldi kártyával nem.
eight_minute_empire-picture-city = Városhoz kell egy saját hadsereg a területen; mások városai nem számítanak. A saját város egymagában nem elég.
    .alt = A 8-as területen, ahol piros hadsereg és kék város áll, piros város épül. A 6-os területen, ahol piros város van, de hadsereg nincs, ez nem szabad.
eight_minute_empire-picture-goods = Négy répa és egy joker az öt: 2 pont. Egy kristály és egy joker az kettő: 2 pont.
    .alt = Répa: négy egység és egy joker eléri az ötnél lévő 2 pontos fokot. Kristály: egy egység és egy joker eléri a kettőnél lévő 2 pontos fokot.
eight_minute_empire-picture-majority = Az 1-es és a 2-es területen a pirosnak van a legtöbb bábuja: minden város annyit ér, mint egy hadsereg. A 3-as területen 2 : 2 az állás, így senki sem kap pontot.
    .alt = 1-es terület: piros 2 hadsereg, kék 1. 2-es terület: piros egy hadsereg és egy város, kék 1 hadsereg, fehér 1 hadsereg. 3-as terület: piros 2 hadsereg, kék egy hadsereg és egy város.
eight_minute_empire-picture-continent = A kék két területet ural, a piros csak egyet. Az egész kontinensen viszont a pirosnak 3 bábuja van, a kéknek 2: a kontinensért járó pont a pirosé.
    .alt = A nyugati kontinens: az 5-ös területen három piros hadsereg, az 1-es és a 2-es területen egy-egy kék. A szalagon piros 3, kék 2 és a piros címere látható.
