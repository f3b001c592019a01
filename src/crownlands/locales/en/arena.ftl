## crownlands arena

cli-arena-short = Let bots play against each other, and report who is better.
cli-arena-help =
    Plays bots against each other. Every deal is played again with every bot in every seat, so that luck cancels out; the report says how often each bot wins and how sure that is, as a page with plots, as tables here and as CSV.

        crownlands arena --game kingdoms --bots search,greedy --games 200
        crownlands arena --game royals --bots search,greedy,greedy,greedy
        crownlands arena --game el_grande --seats 4 --bots search --field greedy

    As many bots as seats: they meet at one table. More: every choice among them does. Fewer: each sits alone against each of the others in all other seats, unless --field says who fills them.
    Every game is saved as soon as it is over. Ctrl-C stops; the same command with --resume goes on.
cli-arena-game-help = The game: kingdoms, eight_minute_empire, royals or el_grande.
cli-arena-bots-help = The bots, perhaps with a budget: greedy, search:simulations=500, search:seconds=0.1. The same bot may be named more than once.
cli-arena-seats-help = How many seats; as many as there are bots if you do not say.
cli-arena-field-help = The bot that fills the seats that are left.
cli-arena-games-help = How many games; 100 if you do not say. The last deal is always played to its end by all, so there may be a few more.
cli-arena-seed-help = Any text; the same seed gives the same games, except where a bot thinks by the clock.
cli-arena-out-help = The folder for results and report; a new one among your own files if you do not say.
cli-arena-resume-help = Go on with the results in the folder that --out names. Everything else has to be as it was; only --games may be more.
cli-arena-jobs-help = How many games are played at the same time; as many as there are cores if you do not say.
cli-arena-engine-help = local: on this machine. ray: on the Ray cluster that RAY_ADDRESS names, else on a small one here.
# The detail of a wrong command line: no full stop at the end.
cli-arena-resume-where = --resume needs --out, the folder with the results
cli-arena-field-full = The { $seats } seats are full: there is nothing left for --field
cli-arena-progress = Playing
cli-arena-stopped = Games played: { $done } of { $games }. Nothing is lost: the same command with --resume --out { $folder } goes on.
cli-arena-written = The report: { $page }

cli-arena-title = Arena: { $game }
cli-arena-summary = Games: { $games } · deals: { $deals } · choices per game: { $mean } on average, { $least } to { $most }
cli-arena-lost =
    { $part ->
        [all] { $bot }: greedy made { $share } of its choices, as it always failed. Its figures are greedy’s.
       *[some] { $bot }: greedy made { $share } of its choices, where it failed. In part its figures are greedy’s.
    }
cli-arena-again = Played by:
cli-arena-strength = Strength
cli-arena-duels = One against one
cli-arena-seats = Seats
cli-arena-thinking = Time per choice
cli-arena-troubles = Choices that bots lost
cli-arena-margins = Points ahead of the best opponent
cli-arena-lengths = Choices per game
cli-arena-notes = How to read this
cli-arena-plot-wins = Wins with their 95 % interval; the dashed line is the share of equals
cli-arena-plot-ratings = OpenSkill rating, μ ± 3 σ
cli-arena-plot-seats = Wins by seat and by who chose first, all bots together
cli-arena-plot-times = Median, and the range of nine choices out of ten
cli-arena-seat = Seat { $seat }
cli-arena-turn = Chose as no. { $place }

cli-arena-head-bot = Bot
cli-arena-head-games = Games
cli-arena-head-wins = Wins
cli-arena-head-by-games = 95 %
cli-arena-head-by-deals = By deals
cli-arena-head-rating = Rating
cli-arena-head-margin = Ahead by
cli-arena-head-against = Against
cli-arena-head-ahead = Ahead
cli-arena-head-where = Who
cli-arena-head-choices = Choices
cli-arena-head-median = Median
cli-arena-head-most = 95 % within
cli-arena-head-simulations = Simulations/s
cli-arena-head-what = What
cli-arena-head-times = Times
cli-arena-head-of-choices = Of its choices
cli-arena-head-first = The first

cli-arena-trouble-raised = Raised an error
cli-arena-trouble-late = Too late
cli-arena-trouble-illegal = Not allowed
cli-arena-trouble-died = Process ended
cli-arena-trouble-absent = Could not be loaded
cli-arena-trouble-gone = Not asked any more
cli-arena-first =
    { $kind ->
        [late] after { $detail } s
        [gone] after { $detail } failures in a row
        [died] –
       *[other] { $detail }
    }

cli-arena-note-deals = The same deal is the same chance: the starting player, and the order in which tiles, cards and goods come out of bags and piles, however the bots choose. Who gets them depends on the choices, and so does what comes from a pile into which cards were put back.
cli-arena-note-games = A shared win counts in parts. “95 %” is Wilson's interval, which takes every game for itself; a bot in several seats of one game counts once for each.
cli-arena-note-by-deals = “By deals” draws whole deals again and again (bootstrap): games on the same deal belong together. It has no width where every deal ended the same way; then the other one counts. A single deal has none.
cli-arena-note-rating = The rating is OpenSkill's (Plackett–Luce), from game to game: μ ± σ. It starts at 25 ± 8.3.
cli-arena-note-margin = “Ahead by” is the mean lead over the best opponent at the end, in points or money.
cli-arena-note-time = Time counts for choices with more than one move, on the machine that played them.
