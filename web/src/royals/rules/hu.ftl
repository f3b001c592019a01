## What the pictures of the rules of Royals say

royals-picture-box = 1: a bónusz, amely a városban az elsőnek jár. 2: egy pozíció, a címe jelével. 3: ennyi kártyába kerül az országéból. 4: ennyi befolyást ad. 5: a városmező. Jobbra a címpontjelző, 6: a cím jele, 7: az egész jelző és egy fél jelző pontjai.
    .alt = Köln táblája: városbónusz 3; bíboros, ára 5, befolyása 2; báró, ára 2, befolyása 1, a feketéé; a városmezőn fehér fakocka. Mellette a bíboros címpontjelzője: 12 pont, a fele 6.
royals-picture-draw = Fent: a húzópakli, a kínálat és a cselszövéspakli. Lent a húzás két módja: három országkártya, vagy egy országkártya és egy cselszövéskártya. Minden országkártya jöhet a húzópakliból vagy a kínálatból.
    .alt = Lefordított pakli; nyitott kártyák: Franciaország, Német államok, Spanyolország; a cselszövéspakli. Alatta: három országkártya, vagy egy országkártya és egy cselszövéskártya.
royals-picture-occupy = A fekete öt Német államok kártyát fizet a kölni bíborosért, egy fakockát a pozícióra rak, egyet a bíboros címpontjelzőjére, és megkapja a városbónuszt.
    .alt = Öt Német államok kártya; majd Köln, a bíboroson fekete fakocka, a városbónusz elkelt; és a bíboros címpontjelzője egy fekete fakockával.
royals-picture-joker = A müncheni grófnő három Német államok kártyába kerül. Kettő megvan; három tetszőleges másik a harmadik jokere. Lent: két tetszőleges cselszövéskártya egy általad választottnak számít.
    .alt = Két Német államok kártya és egy Franciaország meg két Spanyolország kártyából álló joker fizeti ki a müncheni grófnőt. Alatta: a Franciaország/Britannia és a Franciaország/Spanyolország cselszövéskártya együtt Német államok/Spanyolország kártyának számít.
royals-picture-takeover = A bíboros a fehéré. A fekete kifizet egy cselszövéskártyát, amelyen a Német államok látható, és öt Német államok kártyát. A fehér fakocka a városmezőre kerül, a bíboros címpontjelzőjén viszont ott marad a másik.
    .alt = Fent: Köln, a bíboroson fehér fakocka; a Német államok/Spanyolország cselszövéskártya és öt Német államok kártya. Lent: Köln, a bíboroson fekete, a városmezőn fehér fakocka; a bíboros címpontjelzőjén egy fekete és egy fehér fakocka.
royals-picture-bonuses = Fentről lefelé: a városban az első kapja a városbónuszt. Akinek egy ország minden városában van fakockája, országbónuszt kap, az első az aranyat, a második az ezüstöt. Akinek mind a hét címen van fakockája, a legjobb még meglévő nemesiház-jelzőt kapja.
    .alt = Az első fekete fakocka Kölnben 3 pontot hoz. Fekete fakockák Britannia mindhárom városában 6 pontot hoznak, a másodiknak 3-at. Fekete fakockák mind a hét címen 16 pontot hoznak.
royals-picture-period = Franciaország az első korszak után: a feketének és a fehérnek is 3 a befolyása. A királyt, a legmagasabb címet a fekete birtokolja, ezért ő kap 6 pontot. A fehér 3-at kap, a narancssárga 2 befolyással semmit.
    .alt = Párizs: király, fekete. Bordeaux: hercegnő, fehér. Reims: báró, fehér. Avignon: bíboros, narancssárga. Befolyás: fekete 3, első jelző, 6 pont; fehér 3, második jelző, 3 pont; narancssárga 2.
royals-picture-titles = Király: a feketének van a legtöbb fakockája, övé az egész jelző. Herceg: a fekete és a fehér holtversenyben áll, mindkettő fél jelzőt kap. Báró: hármas holtverseny, a jelző kikerül a játékból.
    .alt = Király: fekete 2 fakocka, fehér 1, 16 pont a feketének. Herceg: fekete 1, fehér 1, fejenként 5 pont. Báró: fekete 1, fehér 1, narancssárga 1, a 6 pontot senki sem kapja meg.
