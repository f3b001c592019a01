## crownlands play

cli-play-short = Play at the terminal, against bots or with people beside you.
cli-play-help =
    Play a match here. You see the board and type moves such as “castle 3 b4”, “move START M2” or “claim paris king”; Tab completes them, “?” explains everything.

        crownlands play kingdoms
        crownlands play kingdoms --seats me,bot,bot
        crownlands play kingdoms --seats Anna,Ben,cunning --variant no_luck
        crownlands play kingdoms --seats me,./mybot.py
        crownlands play kingdoms --option debt=clamped --seed rainy-day
        crownlands play --resume my-match.txt

    Seats, clockwise: “me” is you · a name with a capital letter, such as Anna, is a person who takes turns with you at this terminal, and secrets stay hidden between you · “bot” is a bot of the usual level, steady.

    Levels, also by the names that are shown ({ bot-friendly }, { bot-steady }, { bot-cunning }, { bot-fierce }): friendly – { bot-friendly.help } · steady – { bot-steady.help } · cunning – { bot-cunning.help } · fierce – { bot-fierce.help }. For researchers: uniform, greedy, search, search:simulations=500, search:seconds=0.1. A bot of your own: ./mybot.py, or ./mybot.py:NAME where the file has several.

    The match is saved after every move. Leave with “quit”, Ctrl-D or Ctrl-C and go on later with --resume.
    Exit codes: 0 finished or left · 2 wrong command line · 3 a file that cannot be used · 130 interrupted by Ctrl-C
cli-play-seats-help = Who plays, clockwise: me, a Name, bot, friendly, steady, cunning, fierce, or a file ./mybot.py. Otherwise me,bot.
cli-play-seed-help = Any text; the same seed gives the same chances and the same bots.
cli-play-save-help = Where the match is saved. Otherwise a new file in your data folder (XDG_DATA_HOME or ~/.local/share).
cli-play-resume-help = Go on with a saved match. Seats, variants, options and box are those of the file.
cli-play-me = You

# The detail of a wrong command line: no full stop at the end.
cli-play-resume-alone = --resume takes seats, variants, options and box from the file, so leave those out
cli-play-other-game = this is a match of { $game }

cli-play-hand-over = Hand over to: { $name }
cli-play-press-enter = Press Enter when you are ready (or type undo to take the last move back)
cli-play-turn = To move: { $name }
cli-play-forced = { $name }: only one possible move – { $move }
cli-play-thinking = { $name } is thinking …
cli-play-hint = Hint: { $move }
cli-play-saved = Saved: { $file }
cli-play-save-elsewhere = The match goes on, but it is not saved. Type “save FILE” to save it somewhere else.
cli-play-left = The match is saved: { $file }
cli-play-resume = Go on with: { $command }
cli-play-over = The match is over. Its record: { $file }
cli-play-finished = This match is finished. This is how it ended.

# The words to type are the same in all languages.
cli-play-word-moves = list all legal moves
cli-play-word-board = draw the board again
cli-play-word-hint = what the strongest bot would do in your place
cli-play-word-why = the best three moves for you, with the margin and the chance to win that they promise
cli-play-word-undo = take back your last move, as long as nothing was revealed
cli-play-word-log = the chronicle of the match, as you know it
cli-play-word-rules = the rules of the game
cli-play-word-save = save now; “save FILE” saves there from now on
cli-play-word-help = this page; “?” too. You may shorten the words of a move to their first letters, or type just the place if only one move fits
cli-play-word-quit = stop; the match is saved

## crownlands replay

cli-replay-short = Step through a saved match.
cli-replay-help =
    Shows a saved match move by move. At a terminal you step through it with the keys; into a file or pipe the whole chronicle is printed, with the board at the end of each round.

        crownlands replay my-match.txt
        crownlands replay my-match.txt --ply 40
        crownlands replay my-match.txt --ply 40 --why
        crownlands replay my-match.txt --board | less
        crownlands replay my-match.txt --seat R --json

    Keys: → or Enter next · ← back · r end of the round · a play by itself, any key stops · w why this move · a number and Enter jump there · Home, End · q quit

    A finished match lies open. Of an unfinished one you see what a spectator sees, unless --seat says otherwise.
    Exit codes: 0 done · 2 wrong command line · 3 a file that cannot be used
cli-replay-seat-help = See the match as the seat of that letter did, or “all” to lay everything open.
cli-replay-ply-help = Start at that move, counting chance’s moves too.
cli-replay-board-help = Print only the board, after move --ply or after the last one.
cli-replay-why-help = Explain move --ply, or the last one: the best few moves by what its seat knew then.
cli-replay-judge-help = Whose judgement --why shows: a level, another bot or a file (./mybot.py), perhaps with a budget; “fierce” judges as the review does. Otherwise that of the bot that made the move, and fierce’s where a person did.
cli-replay-judge-alone = --judge says whose judgement --why shows: it needs --why
cli-replay-why-chance = Chance made this move: there is nothing to explain.
cli-replay-why-secret = A move is explained to the seat that made it: name that seat with --seat, or leave --seat out once the match is finished.
# The detail of a wrong command line: no full stop at the end.
cli-replay-one-way = --board, --why and --json are three ways to show a match: choose one of them
cli-replay-no-ply = there is no move { $ply }; the record has 0 to { $last }
cli-replay-ply = Move { $ply } of { $last }
cli-replay-chance = Chance
cli-replay-hidden = hidden
cli-replay-unfinished = The match is not finished.
cli-replay-keys = → next · ← back · r round · a auto · w why · number · q quit {">"}{" "}

## crownlands review

cli-review-short = Show what cost a seat the game, by what it knew.
cli-review-help =
    Reviews a saved match for one seat: draws how its chance to win and its expected margin went, and names the three decisions that cost most, with what would have been better.

        crownlands review my-match.txt
        crownlands review my-match.txt --seat R
        crownlands review my-match.txt --seat Anna --simulations 5000

    Every decision is weighed by what the seat knew then, never by what came out later. Of the choices that make up one turn only the costliest is told, and only what the search can tell from chance counts as a mistake: more simulations tell more.
    Exit codes: 0 done · 2 wrong command line · 3 a file that cannot be used · 130 interrupted by Ctrl-C
cli-review-seat-help = Whose decisions: a seat’s letter, number or name. Otherwise those of the first person, or of the first seat. While the match lasts it has to be said.
cli-review-simulations-help = How many ways to go on are tried for each decision. Otherwise as many as fit into about an eighth of a second.
# The detail of a wrong command line: no full stop at the end.
cli-review-open = this match is not finished, and a review tells what a seat knew and chose: name your own with --seat
cli-review-progress = Reviewing
cli-review-title = Review: { $name }
cli-review-weighed =
    { $n ->
        [one] One decision, weighed as “{ $bot }” does, by what the seat knew then
       *[other] { $n } decisions, weighed as “{ $bot }” does, by what the seat knew then
    }
cli-review-ply = --ply { $ply }
cli-review-replay = See it: { $command }

## Boards

cli-board-line = Line
cli-board-final-epoch = final epoch
cli-board-place = Place
cli-board-seat = Seat
cli-board-score = Score
cli-board-shared = Shared victory: { $names }
cli-board-region = Region
cli-board-continent = Continent
cli-board-pieces = Pieces
cli-board-land = Over land to
cli-board-sea = By sea to
cli-board-controls = in control
cli-board-city = city
cli-board-left = Still possible: { $left }
