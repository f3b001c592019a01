## The command line

cli-help =
    Crownlands: területtöbbségi társasjátékok pontos szabályokkal, a terminálodban.

    Kezdd ezzel: „crownlands play kingdoms”, „crownlands play eight_minute_empire”, „crownlands play royals” vagy „crownlands play el_grande”. Valódi asztalnál a „crownlands score kingdoms -” parancs értékeli helyetted a játéktáblát.
cli-epilog =
    Minden parancs elmagyarázza magát: crownlands PARANCS --help
    Kilépési kódok: 0 kész · 1 nem írható a kimenet · 2 hibás parancssor · 3 nem használható fájl · 130 megszakítva
cli-version-help = A verzió kiírása, és hogy a szabályok gépi kódra fordítva (compiled) vagy anélkül (plain) futnak-e.
cli-lang-help = Nyelv: en, hu, it vagy de. Ha nem adod meg, a környezetedé (LC_ALL, LC_MESSAGES, LANG).
cli-help-help = Ennek az oldalnak a kiírása.
cli-usage-word = Használat:
cli-commands-word = Parancsok
cli-options-word = Kapcsolók
cli-interrupted = Megszakítva.
cli-output-failed = A kimenet nem írható: megtelt a lemez?
cli-no-such-option =
    { $near ->
        [none] Nincs ilyen kapcsoló: { $option }.
       *[other] Nincs ilyen kapcsoló: { $option }. Erre gondoltál: { $near }?
    }
cli-missing = Hiányzik: { $name }. Segítség: --help.
cli-bad-value =
    { $range ->
        [none] { $name }: ez az érték nem lehetséges: „{ $value }”.
       *[other] { $name }: ez az érték nem lehetséges: „{ $value }” ({ $range }).
    }
cli-needs-value = { $option }: értéket is meg kell adni.
# The detail of a wrong command line: no full stop at the end.
cli-no-name = { $option }: hiányzik egy név: „{ $text }”
cli-usage = Ez így nem megy: { $detail }. Segítség: --help.
cli-too-many = Eggyel több szó a kelleténél: „{ $extra }”. Segítség: --help.
cli-options-metavar = KAPCSOLÓK
cli-command-metavar = PARANCS

## Options that several commands share

cli-variant-help = Játék egy játékváltozattal; többször is megadható. Kingdoms: last_castle, no_luck, as_you_go. Nyolcperces birodalom: three_games, goods_tokens, dice.
cli-option-help = Szabályértelmezés választása, például debt=clamped vagy youngest=3-1-2; többször is megadható. Mindet felsorolja: „crownlands rules GAME”.
cli-box-option-help = Szerkesztett doboz használata; kiindulásnak a „crownlands box GAME” parancs ír ki egyet.
cli-bot-help = Saját bot egy Python-fájlban, így is: FÁJL:NÉV; többször is megadható. A neve a fájlé lesz, .py nélkül.
cli-json-help = JSON kiírása más programoknak.
cli-seed-help = Tetszőleges szöveg; ugyanaz a szöveg ugyanazokat a játszmákat adja.

## crownlands score

cli-score-short = Egy valódi asztalon lévő játéktábla értékelése.
cli-score-help =
    Pontozólap azoknak, akik valódi asztalnál játszanak. Írd le egy fájlba, ami az asztalon van, vagy add át csővezetéken, és használd a „-” jelet. A megjegyzés # jellel kezdődik; a szóközök, az üres sorok és a nagybetűk nem számítanak. A befejezetlen állást úgy értékeljük, ahogy áll.

    Próbáld ki: crownlands score kingdoms board.txt
cli-score-kingdoms =
        +3 R1 Y4 B1 -6 Y1     # megjegyzés is lehet
        B2 GM +4 +1 MT WZ
        +2 +4 R2 -5 -2 B1
        Y2 DR +3 MT B1 +5
        -1 -3 B1 Y3 +6 +2

    Jelek: .. üres mező · +3 és -6 lapkák értékük szerint · MT hegy · DR sárkány · GM aranybánya · WZ varázsló · várak: szín (Y sárga, R piros, B kék, G zöld) és szint.
cli-score-eight_minute_empire =
        side A                                 # ha nem írod ki, A
        START  R2 B2 N1                        # terület és az ottani hadseregek
        M4     R3c B1                          # c: és egy város
        W1     R2 carrot                       # nyersanyaglapkával
        R      carrot 5 2carrot joker coins 3  # egy hely: kártyák és érmék
        B      wood 4 ore 2 coins 1

    A sorok sorrendje tetszőleges. A területek neve ugyanaz, mint a térképen: START, M4, W1 … Hadseregek: szín (R piros, B kék, Y sárga, W fehér, K fekete, N semleges) és darabszám; Rc egy város, R3c három hadsereg és egy város, Rc2 két város.
    Egy helynél kártyák állnak (crystal kristály, ore érc, wood fa, anvil üllő, carrot répa, joker) a darabszámukkal, 2carrot a két egységet érő kártya, coins az érmék, „earlier 14” a korábbi játszmák pontjai. Az első betűk is elegendők: cr 2.
    A „side B” a tábla másik oldala, a „continents regions” a kontinensek másik értelmezése.
cli-score-royals =
        period 1714                            # mit pontozzunk; különben 1714
        paris    king K                        # város: melyik cím kié
        cologne  cardinal K baron W exiled G2  # és a városmező kockái
        king     K2 W1                         # kockák egy címpontjelzőn
        K        paris france 12 noble 16      # hely: megszerzett jelzői
        W        cologne 1648 spain 3

    A sorok sorrendje tetszőleges. A városokat, országokat és címeket úgy írd, mint a lépésekben: vienna, german_states, duke. Színek: K fekete, W fehér, G szürke, P lila, O narancs. Az első betűk is elegek: col card K.
    Jelzők: paris a városbónusz, „france 12” egy országbónusz a pontjával, „noble 16” a nemesi ház bónusza, „1648 spain 3” egy korszak jelzője.
    A „period 1648” és a „period 1680” egy korszakot pontoz; a „period 1714” a címeket és a játék végét is; a „period titles” csak a címeket és a játék végét. A „starter W” a kezdőjátékost nevezi meg, a „final_tie title_marker” a győzelmi holtverseny másik értelmezését.
cli-score-el_grande =
        players   4                     # különben ahányan szerepelnek
        galicia   R3 B1 Y1              # régió: lovagok szín szerint
        castillo  R2 Y1
        king      galicia               # ahol a király áll
        board 1   aragon                # mozgatható pontozótábla: 1 vagy 2
        R         galicia disc sevilla  # hely: a grandéja és a titkos korongja
        R         points 23             # és az eddigi pontjai
        score     general               # mit értékelünk

    A sorok sorrendje tetszőleges. A régiókat úgy írd, mint a lépésekben: pais_vasco, castilla_la_nueva; elég az eleje: gal, king val. A „board 1” a 8/4/0, a „board 2” a 4/0/0. Színek: R piros, B kék, Y sárga, W fehér, K fekete.
    A „score general” (ez akkor is, ha nem írod) a kastélyt értékeli, a korongok szerint kiüríti, majd minden régiót értékel. Más esetben: „score galicia castillo” ezeket a helyeket, „score 5” vagy „score 6 7” az ilyen első értékű régiókat, „score first” minden első helyet, „score most” és „score least” a legnépesebb és a legritkább régiókat, „score secret” azokat, amelyekre csak egy korong mutat.
    A „three_way_tie none” a hármas holtverseny másik értelmezése.

## crownlands simulate

cli-simulate-short = Sok véletlenszerű játszma, és hogy mi lett belőlük.
cli-simulate-help =
    Véletlenszerű játszmákat játszik teljes sebességgel, és kiírja a hosszukat, a győzelmek arányát helyenként, valamint a pontszámok eloszlását.

    Próbáld ki: crownlands simulate kingdoms --games 10000 --seats 3
cli-simulate-games-help = A játszmák száma; ha nem adod meg, 1000.
cli-simulate-seats-help = A helyek száma; ha nem adod meg, 2.
cli-simulate-progress = Játék
cli-simulate-length = Játszmák: { $games } · döntések játszmánként: átlagosan { $mean } ({ $least }–{ $most })
cli-simulate-seat = Hely
cli-simulate-wins = Győzelem
cli-simulate-mean = Átlag
cli-simulate-deviation = ±
cli-simulate-least = Min.
cli-simulate-lower = Alsó negyed
cli-simulate-median = Medián
cli-simulate-upper = Felső negyed
cli-simulate-most = Max.
cli-simulate-picture = Melyik pontszám milyen gyakran fordult elő

## crownlands rules

cli-rules-short = Egy játék szabályainak kiírása.
cli-rules-help = Kiírja egy játék szabályainak saját, rövid szövegét: a játékváltozatokat, a döntéseinket és a lépések jelölését is.
cli-rules-options = Az asztal beállításai

## crownlands box

cli-box-short = A doboz tartalmának kiírása szerkesztéshez; vagy egy szerkesztett doboz ellenőrzése.
cli-box-help =
    Szerkeszthető szövegként kiírja egy játék dobozát: a táblát vagy a térképet, a kártyákat, a lapkákat, a bábukat, a pénzt.

    Próbáld ki: crownlands box kingdoms > my-box.toml
    aztán: crownlands box check my-box.toml
    végül: crownlands play kingdoms --box my-box.toml
cli-box-check-help = Egy szerkesztett doboz ellenőrzése, a hibás sor megnevezésével.
cli-box-good = { $file }: érvényes doboz (ujjlenyomata: { $fingerprint }).
cli-box-standard = { $file }: érvényes doboz, ugyanaz, mint az alapdoboz (ujjlenyomata: { $fingerprint }).

## crownlands completion

cli-completion-short = A kiegészítőszkript kiírása a parancsértelmeződhöz.
cli-completion-help =
    Kiírja azt a szkriptet, amellyel a parancsértelmeződ kiegészíti a parancsokat, a játékokat és a kapcsolókat.

    bash: eval "$(crownlands completion bash)"
    zsh: eval "$(crownlands completion zsh)"
    fish: crownlands completion fish | source

## crownlands serve

cli-serve-short = Asztalok a böngészőben.
cli-serve-help =
    Elindítja a szervert, és megnyitja a játékot a böngésződben. Az asztalok saját fájlban maradnak meg; a CROWNLANDS_DATABASE változóval PostgreSQL-ben.

        crownlands serve
        crownlands serve --port 9000 --no-browser
        crownlands serve --host 0.0.0.0
        crownlands serve --bot ./mybot.py

    A Ctrl-C leállítja. Minden lépést elmentünk, mielőtt bárki látná.
cli-serve-host-help = Hol figyeljen a szerver; ha nem adod meg, 127.0.0.1, azaz csak ez a gép.
cli-serve-port-help = A port; ha nem adod meg, 8420, a 0 bármelyik szabad portot jelenti.
cli-serve-no-browser-help = Ne nyisson böngészőt.
cli-serve-ready = A Crownlands készen áll: { $address } (Ctrl-C: leállítás)
cli-serve-left-out = Nem választható – { $reason }
cli-serve-alone = Csak ezen a gépen nyitható meg. Ha a hálózatodból barátok is jönnek: crownlands serve --host 0.0.0.0
# The detail of a wrong command line: no full stop at the end.
cli-serve-no-port = nem elérhető: { $host }, port: { $port } ({ $reason })
