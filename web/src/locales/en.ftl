## Words of the browser client

web-title = Crownlands
web-tagline = Area-majority board games with exact rules
web-language = Language
web-home = Home
web-rules = Rules
web-about = About
web-back = Back

## Home

web-welcome = Old kingdoms, sharp elbows: place your pieces where they count, and count better than the others. No account, no advertising; a link is all your friends need.
web-choose-game = Choose a game
web-play-now = Play against bots now
web-rivals = Bots
web-rivals-kind = How they play
web-bot-guest = a bot of another author; Crownlands knows nothing of how it plays
web-with-friends = With friends
web-new-table = New table
web-new-table-help = Friends sit down by a link. Whoever has none can watch.
web-your-name = Your name
web-name-help = The others see it at the table. Without a name you are a guest.
web-you = You
web-guest = Guest
web-seats-in-order = Seats, in the order of play
web-seat = Seat { $n }
web-seat-me = Me
web-seat-bot = Bot: { $name }
web-seat-up = Move seat { $n } up
web-seat-down = Move seat { $n } down
web-seat-remove = Remove seat { $n }
web-seat-add = Add a seat
web-seat-shuffle = Shuffle the order
web-variants = Variants
web-rulings = Where the rulebook is silent
web-standard = { $value } (standard)
web-settings-changed =
    { $n ->
        [0] All as in the standard game.
        [one] One setting differs from the standard game.
       *[other] { $n } settings differ from the standard game.
    }
web-reset = Back to the standard
web-box = A box of your own
web-box-help = The box file lists what is printed: board, pieces, numbers. Download the standard box, change it in any text editor and load it here.
web-box-download = Download the standard box
web-box-choose = Load a box file
web-box-loaded = Loaded: { $name }
web-box-remove = Use the standard box again
web-box-refused = Your box file could not be read. Choose another one, or go back to the standard box.
web-open-table = Open the table
web-my-tables = My tables
web-no-tables = You have no tables yet. As soon as you sit at one, you find it here.
web-state-waiting = Waiting for players
web-state-mine = Your turn
web-state-theirs = Waiting for the others
web-state-finished = Finished
web-moves-made = Moves: { $n }
web-my-colour = You play { $colour }
web-forget = Forget finished tables
web-forget-one = Forget this table
web-forget-sure = This browser then loses your seat at the table. Forget it?
web-forget-yes = Forget
web-keep = Keep
web-tables-gone =
    { $n ->
        [one] One of your tables is no longer there, or your seat was given away.
       *[other] { $n } of your tables are no longer there, or your seats were given away.
    }
web-try-again = Try again

## Sitting down

web-sit-title = You are invited to a table
web-sit-host = { $host } invites you to play { $game }.
web-sit-game = The game: { $game }.
web-sit-colour = Your colour
web-sit-others = The others
web-played = How it is played
web-sit-dead = This link leads to no free seat
web-sit-help = Say what the others shall call you, and sit down. You need no account.
web-name-missing = Please enter a name: at least one letter or digit.
web-join = Join
web-watch = Watch
web-sit-taken = The invitation does not hold: somebody has taken the seat, the host has withdrawn the link, or the table is gone. Perhaps you can watch, or ask the host for a new link.
web-sit-already = In this browser you already have a seat at this table. If you join with this link, it takes the place of that one.
web-sit-back = To my seat
web-sit-own-title = Your seat, on this device
web-sit-own = This link leads to your own seat ({ $game }). Go on here whenever you like; your other device stays at the table as well.
web-sit-continue = Go on here

## Links and seats

web-links = Links and seats
web-invite-help = Send each open seat its own link.
web-alone = The server listens on this computer only: these links work nowhere else. For friends in your network start it so: { $command }
web-invite = Invite link: { $name }
web-invite-elsewhere = { $name }: the invite link is in the browser of the host.
web-watch-link = Link for spectators
web-copy = Copy
web-copied = Copied
web-share = Share
web-device = Continue on another device
web-device-help = Open this link on your other device. Whoever has it plays for you: give it to nobody else.
web-renew = Lock out other devices
web-renew-help = Your seat gets a new secret. Every other device and every link to it is out; here you go on.
web-host = Seats of the others
web-host-help = You opened this table. You can free a seat, say for somebody who lost the link, or let a bot play on. Who sat there is out.
web-reopen = New link
web-reopen-bot = Bot plays on
web-reopened = { $name }: the seat is open again.
web-bot-sits = { $name }: a bot plays on.
web-revoked = You no longer hold this seat: its secret was renewed on another device, or the host gave the seat away.

## Replaying a file

web-upload = Replay a record
web-upload-help = Choose the file of a match: one downloaded here, or written at the terminal. It is checked move by move, then you watch it and can pass the link on.
web-upload-drop = Drop the file here, or
web-upload-choose = Choose a file
web-upload-busy = Checking …
web-upload-file = File: { $name }
web-line = Line { $n }

## The rules

web-rules-contents = Contents
web-rules-back = Back to the table
web-rules-none = There are no rules of such a game here.

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
web-draw = Draw a tile
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
web-no-variants = None: the basic game.

## Beside the board

web-chronicle = Chronicle
web-chronicle-empty = Nothing has happened yet.
web-score-closed = The score is shown at the end of the game
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

## The move, step by step

web-options = Moves
web-other-moves = Other moves
web-no-moves = There is nothing for you to do now.
web-confirm = Confirm
web-confirm-move = { $move }?
web-see-rule = Read the rule
web-close = Close
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-unknown-game = This page does not know the game of this table: { $game }. Reloading the page may help.

## Scoring and the end

web-worth = Value
web-total = Total
web-skip = Skip
web-show-scoring = Show the scoring
web-winner = Winner
web-rematch = Rematch
web-rematch-watch = Watch the rematch
web-rematch-asked = A rematch is waiting for you.
web-rematch-join = Join the rematch
web-see-board = See the board
web-replay-start = Replay from the start
web-replay-share = Copy the link to the replay

## Replay

web-replay-play = Play by itself
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-link = Copy link
web-replay-eyes = Through whose eyes
web-eyes-own = My own eyes
web-eyes-spectator = A spectator’s eyes

## Review

web-review = Review
web-review-of = Whose decisions
web-review-working = The review is being made: { $done } %
web-review-waiting = Another seat’s review is being made; this one comes after it.
web-review-move = Move { $n }
web-review-about = Weighed by what the seat knew when it chose, as the strongest bot does, only more briefly. What could be chance does not count as a mistake.
web-review-empty = There was nothing to decide.
web-why = Why?
web-why-own = “{ $bot }” explains its own move, by what it knew:
web-why-review = As the strongest level, “{ $bot }”, and the review see it, by what the seat knew:
web-why-ask-own = In the bot’s own view
web-why-ask-review = As the review sees it
web-why-working = The move is being weighed …
web-why-played = played
web-why-unseen = not looked at

## Settings

web-preferences = Settings
web-preference-sounds = Sounds
web-preference-notify = Notify me when it is my turn and I look elsewhere
web-preference-confirm = Confirm every move
web-preference-keys = Hot keys
web-preference-motion = Motion
web-preference-zoom = Size of the board
web-motion-full = Full
web-motion-less = Less

## Trouble

web-lost = Connection lost, reconnecting …
web-joining = Connecting …
web-refused = This table cannot be opened.
web-lost-page = There is no such page here.
web-problem-offline = The server cannot be reached. Please try again.
web-problem-too-large = The file is too large.
web-problem-unreadable-file = The file could not be read. Please choose it again.
web-problem-empty-file = The file is empty.
web-problem = That did not work ({ $code }).

## About

web-about-text =
    Crownlands is a free home for area-majority board games. It plays by the exact rules, keeps every secret of the table, and needs no account: whoever has the link of a seat sits there.

    Your seats are remembered in this browser only. A table that nobody has touched for two months is forgotten.
web-about-version = Version { $version }. The program is free software under the MIT licence.
web-about-games = The games
web-about-independent = Crownlands is an independent work. It is not made, licensed or endorsed by the designers or publishers of these games. Names of games only say which rules are played; trademarks belong to their owners.
web-about-designers = Designed by: { $names }
web-about-publishers = Published by: { $names }
web-about-buy = Some of these games are still on their way to Crownlands. If you enjoy one, buy its box.
web-about-works = The works of others
web-about-drawings = Program, drawings, textures and the words of the rules are our own. Fonts and libraries come from:
web-about-licences = Full texts of the licences

## Eight-Minute Empire

web-eme-open = You may act here.
web-eme-control = Control
web-eme-keys = Arrow keys: regions · Enter: choose · 1–6: take a card · E: end turn · U: undo · H: hint · Esc: back

## Royals

web-royals-open = You may claim this position.
web-royals-keys = Arrow keys: positions · Enter: choose · 3, 2: how to draw · P: pile · I: intrigue · 1–9: cards in their order · J: joker · E: end turn · U: undo · H: hint · Esc: back

## El Grande

web-grande-open = You may choose this place.
web-grande-pass = Let it pass
web-grande-dont-ask = Don’t ask again
web-grande-not-action = in this action
web-grande-not-round = in this round
web-grande-unless-me = unless it concerns me
web-grande-unless-place = unless it is about …
web-grande-wish = Veto: { $wish }
web-grande-ask-again = Ask me again
web-grande-retreat-one = In secret: from which region does your caballero return to the province?
web-grande-keys = Arrow keys: regions · Enter: choose · 1–9, 0: power cards · 1–5: action cards, players · P: place · S: special action · C: carry out · D: set the disk · V: veto · A: let it pass · R, O, M, N: don’t ask · E: enough, end turn · U: undo · H: hint · Esc: back
