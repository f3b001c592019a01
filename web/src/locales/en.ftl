## Words of the browser client

web-title = Crownlands
web-tagline = Area-majority board games with exact rules
web-language = Language
web-home = Home
web-rules = Rules
web-about = About
web-back = Back

## Home

web-play-now = Play against bots now
web-new-table = New table
web-your-name = Your name
web-you = You
web-seat = Seat { $n }
web-seat-me = Me
web-seat-open = Open seat (invite link)
web-seat-bot = Bot: { $name }
web-bot-greedy = looks one move ahead
web-bot-uniform = moves at random
web-number-of-seats = Number of seats
web-variants = Variants
web-rulings = Where the rulebook is silent
web-open-table = Open the table
web-my-tables = My tables
web-no-tables = You have no tables yet.
web-state-waiting = Waiting for players
web-state-mine = Your turn
web-state-theirs = Waiting for the others
web-state-finished = Finished
web-forget = Forget finished tables

## Sitting down

web-sit-title = You are invited to a table
web-join = Join
web-watch = Watch
web-watch-link = Link for spectators
web-invite = Invite link
web-invite-help = Send each open seat its own link.
web-copy = Copy
web-copied = Copied

## The table

web-board = Board
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-watching = You are watching
web-waiting-seats = Waiting for players. The match begins when every seat is taken.
web-ask-choose = Choose what to place
web-ask-square = { $piece }: choose a square
web-thinking = One moment …
web-over = The match is over
web-castle = Castle { $rank }
web-castle-of = Castle { $rank } ({ $name })
web-castles-left = Castles left
web-draw = Draw a tile ({ $n })
web-continue = Continue
web-undo = Undo
web-hint = Hint
web-hint-is = Hint: { $move }
web-empty = empty
web-square = { $square }: { $content }.
web-square-open = You may choose this square.
web-money = Gold
web-bot = Bot
web-open = Open seat
web-online = connected
web-offline = not connected
web-starter = Starting player
web-final = Final epoch
web-seats = Players
web-hand = Your pieces
web-actions = What to do

## Beside the board

web-chronicle = Chronicle
web-chronicle-empty = Nothing has happened yet.
web-scores = Scores
web-table-view = Table view
web-ranking = Ranking
web-place = Place
web-player = Player
web-record = Download the record
web-replay = Replay
web-replay-at = Move { $ply } of { $last }
web-replay-back = One move back
web-replay-next = One move on
web-replay-now = Back to now
web-keys = Arrow keys: squares · Enter: choose · 1–4: castle · S: starting tile · D: draw · U: undo · H: hint · Esc: back

## Trouble

web-lost = Connection lost, reconnecting …
web-joining = Connecting …
web-refused = This table cannot be opened.
web-problem-offline = The server cannot be reached. Please try again.
web-problem = That did not work ({ $code }).

## About

web-about-text =
    Crownlands is a free home for area-majority board games. It plays by the exact rules, keeps every secret of the table, and needs no account: whoever has the link of a seat sits there.

    Your seats are remembered in this browser only.
web-about-game = Kingdoms is a game by Reiner Knizia. This is an independent project; rules text, drawings and program are our own.
web-about-fonts = Fonts: Alegreya SC and Alegreya Sans by Juan Pablo del Peral, Almendra by Ana Sanfelippo, all under the SIL Open Font License 1.1.
web-about-licences = Licences of the software and fonts used
