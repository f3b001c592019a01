## The command line

cli-help =
    Crownlands: area-majority board games with exact rules, in your terminal.

    Start with “crownlands play kingdoms”, “crownlands play eight_minute_empire”, “crownlands play royals” or “crownlands play el_grande”. At a real table, “crownlands score kingdoms -” counts the board for you.
cli-epilog =
    Every command explains itself: crownlands COMMAND --help
    Exit codes: 0 done · 1 the output cannot be written · 2 wrong command line · 3 a file that cannot be used · 130 interrupted
cli-version-help = Show the version, and whether the rules run compiled or plain.
cli-lang-help = Language: en, hu, it or de. Otherwise that of your environment (LC_ALL, LC_MESSAGES, LANG).
cli-help-help = Show this page.
cli-usage-word = Usage:
cli-commands-word = Commands
cli-options-word = Options
cli-interrupted = Interrupted.
cli-output-failed = The output cannot be written: is the disk full?
cli-no-such-option =
    { $near ->
        [none] There is no option { $option }.
       *[other] There is no option { $option }. Did you mean { $near }?
    }
cli-missing = Missing: { $name }. Try --help.
cli-bad-value =
    { $range ->
        [none] { $name }: this value is not possible: “{ $value }”.
       *[other] { $name }: this value is not possible: “{ $value }” ({ $range }).
    }
cli-needs-value = { $option } needs a value.
# The detail of a wrong command line: no full stop at the end.
cli-no-name = in { $option } a name is missing: “{ $text }”
cli-usage = That does not work: { $detail }. Try --help.
cli-too-many = There is one word too many: “{ $extra }”. Try --help.
cli-options-metavar = OPTIONS
cli-command-metavar = COMMAND

## Options that several commands share

cli-variant-help = Play with a variant; may be repeated. Kingdoms: last_castle, no_luck, as_you_go. Eight-Minute Empire: three_games, goods_tokens, dice.
cli-option-help = Choose a reading of the rules, such as debt=clamped or youngest=3-1-2; may be repeated. “crownlands rules GAME” lists them.
cli-box-option-help = Play with an edited box; “crownlands box GAME” prints one to start from.
cli-bot-help = A bot of yours in a Python file, also FILE:NAME; may be repeated. It is called by the file’s name without .py.
cli-json-help = Print JSON for other programs.
cli-seed-help = Any text; the same seed gives the same games.

## crownlands score

cli-score-short = Score a board from a real table.
cli-score-help =
    The score pad for people at a real table. Write what lies there into a file, or pipe it in and use “-”. Comments begin with #; spaces, blank lines and capital letters do not matter. What is not finished is scored as it stands.

    Try: crownlands score kingdoms board.txt
cli-score-kingdoms =
        +3 R1 Y4 B1 -6 Y1     # comments are fine
        B2 GM +4 +1 MT WZ
        +2 +4 R2 -5 -2 B1
        Y2 DR +3 MT B1 +5
        -1 -3 B1 Y3 +6 +2

    Signs: .. empty square · +3 and -6 tiles by value · MT mountain · DR dragon · GM gold mine · WZ wizard · castles by colour (Y yellow, R red, B blue, G green) and rank.
cli-score-eight_minute_empire =
        side A                                 # A, if you do not say
        START  R2 B2 N1                        # a region and the armies there
        M4     R3c B1                          # c: and a city
        W1     R2 carrot                       # with a goods token
        R      carrot 5 2carrot joker coins 3  # a seat: cards and coins
        B      wood 4 ore 2 coins 1

    Lines in any order. Regions are called as on the map: START, M4, W1 … Armies by colour (R red, B blue, Y yellow, W white, K black, N neutral) and number; Rc one city, R3c three armies and a city, Rc2 two cities.
    A seat has cards (crystal, ore, wood, anvil, carrot, joker) with their number, 2carrot for a card with two units, coins, and “earlier 14” for the points of earlier games. First letters are enough: cr 2.
    “side B” is the other side of the board, “continents regions” the other reading of the continents.
cli-score-royals =
        period 1714                            # what is scored; else 1714
        paris    king K                        # a city: who holds which title
        cologne  cardinal K baron W exiled G2  # and its exile space
        king     K2 W1                         # cubes on a title marker
        K        paris france 12 noble 16      # a seat: markers it has won
        W        cologne 1648 spain 3

    Lines in any order. Cities, countries and titles are written as in moves: vienna, german_states, duke. Colours: K black, W white, G grey, P purple, O orange. First letters are enough: col card K.
    Markers: paris for the city bonus, “france 12” for a country bonus by its points, “noble 16” for the noble house, “1648 spain 3” for a period.
    “period 1648” and “period 1680” score a period; “period 1714” also the titles and the end; “period titles” the titles and the end alone. “starter W” names the starting player, “final_tie title_marker” the other reading of a tie for victory.
cli-score-el_grande =
        players   4                     # else as many as are written down
        galicia   R3 B1 Y1              # a region: caballeros by colour
        castillo  R2 Y1
        king      galicia               # where the King stands
        board 1   aragon                # a mobile scoreboard: 1 or 2
        R         galicia disc sevilla  # a seat: its Grande and its secret disk
        R         points 23             # and its points so far
        score     general               # what is scored

    Lines in any order. Regions are written as in moves: pais_vasco, castilla_la_nueva; first letters are enough: gal, king val. “board 1” is 8/4/0, “board 2” 4/0/0. Colours: R red, B blue, Y yellow, W white, K black.
    “score general” (also if you do not say) scores the Castillo, empties it by the disks and scores every region. Otherwise “score galicia castillo” scores these places, “score 5” or “score 6 7” the regions with that first value, “score first” all first places, “score most” and “score least” the fullest and the sparsest regions, “score secret” those that only one disk names.
    “three_way_tie none” is the other reading of a tie of all three players.

## crownlands simulate

cli-simulate-short = Play many random games and show what came of them.
cli-simulate-help =
    Plays random games at full speed and prints their length, each seat's share of wins and the spread of scores.

    Try: crownlands simulate kingdoms --games 10000 --seats 3
cli-simulate-games-help = How many games; 1000 if you do not say.
cli-simulate-seats-help = How many seats; 2 if you do not say.
cli-simulate-progress = Playing
cli-simulate-length = Games: { $games } · choices per game: { $mean } on average, { $least } to { $most }
cli-simulate-seat = Seat
cli-simulate-wins = Wins
cli-simulate-mean = Mean
cli-simulate-deviation = ±
cli-simulate-least = Least
cli-simulate-lower = Lower quarter
cli-simulate-median = Median
cli-simulate-upper = Upper quarter
cli-simulate-most = Most
cli-simulate-picture = How often each score came up

## crownlands rules

cli-rules-short = Show the rules of a game.
cli-rules-help = Shows our own short rules text of a game, with its variants, rulings and the notation of moves.
cli-rules-options = Options of the table

## crownlands box

cli-box-short = Print what is in the box, to edit it; or check an edited box.
cli-box-help =
    Prints the box of a game as an editable text: board or map, cards, tiles, pieces, money.

    Try: crownlands box kingdoms > my-box.toml
    then: crownlands box check my-box.toml
    and: crownlands play kingdoms --box my-box.toml
cli-box-check-help = Check an edited box and name the line that is wrong.
cli-box-good = { $file }: a valid box (fingerprint { $fingerprint }).
cli-box-standard = { $file }: a valid box, the same as the standard one (fingerprint { $fingerprint }).

## crownlands completion

cli-completion-short = Print the completion script for your shell.
cli-completion-help =
    Prints the script that lets your shell complete commands, games and options.

    bash: eval "$(crownlands completion bash)"
    zsh: eval "$(crownlands completion zsh)"
    fish: crownlands completion fish | source

## crownlands serve

cli-serve-short = Open tables in the browser.
cli-serve-help =
    Starts the server and opens the game in your browser. Tables are kept in a file of your own; set CROWNLANDS_DATABASE to keep them in PostgreSQL.

        crownlands serve
        crownlands serve --port 9000 --no-browser
        crownlands serve --host 0.0.0.0
        crownlands serve --bot ./mybot.py

    Stop it with Ctrl-C. Every move is saved before anybody sees it.
cli-serve-host-help = Where to listen; 127.0.0.1, this machine alone, if you do not say.
cli-serve-port-help = The port; 8420 if you do not say, and 0 for any free one.
cli-serve-no-browser-help = Do not open a browser.
cli-serve-ready = Crownlands is ready: { $address } (Ctrl-C stops it)
cli-serve-left-out = Not offered – { $reason }
cli-serve-alone = Only this machine can open it. For friends in your network: crownlands serve --host 0.0.0.0
# The detail of a wrong command line: no full stop at the end.
cli-serve-no-port = cannot listen on { $host }, port { $port } ({ $reason })
