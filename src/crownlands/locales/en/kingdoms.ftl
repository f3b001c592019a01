## The game

kingdoms-title = Kingdoms
kingdoms-blurb = A placement game by Reiner Knizia for 2–4 players: rich rows and columns fill your purse, troll-ridden ones empty it.

## Tiles

kingdoms-tile-village = Village
kingdoms-tile-farm = Farm
kingdoms-tile-town = Town
kingdoms-tile-windmill = Windmill
kingdoms-tile-soldiers = Soldiers
kingdoms-tile-knight = Knight
kingdoms-tile-watchtower = Watchtower
kingdoms-tile-walled_city = Walled City
kingdoms-tile-harbour = Harbour
kingdoms-tile-swamp = Swamp
kingdoms-tile-cemetery = Cemetery
kingdoms-tile-dire_wolves = Dire Wolves
kingdoms-tile-warlock = Warlock
kingdoms-tile-raider = Raider
kingdoms-tile-troll = Troll
kingdoms-tile-mountain = Mountain
kingdoms-tile-dragon = Dragon
kingdoms-tile-gold_mine = Gold Mine
kingdoms-tile-wizard = Wizard
kingdoms-tile-valued = { $name } { $value }
kingdoms-tile-unknown = Face-down tile

## Colours (seat labels)

kingdoms-colour-yellow = Yellow
kingdoms-colour-red = Red
kingdoms-colour-blue = Blue
kingdoms-colour-green = Green

## Words of the table display

kingdoms-word-epoch = Epoch { $n }
kingdoms-word-stage = Epoch { $n }
kingdoms-word-epoch-of = Epoch { $n } of { $total }
kingdoms-word-row = Row { $n }
kingdoms-word-column = Column { $n }
kingdoms-word-part-of = { $line }, part { $part }
kingdoms-word-base = Base value
kingdoms-word-supply-left = Tiles in the supply: { $n }
kingdoms-word-unseen = Tiles not yet seen
kingdoms-word-open-supply = Tiles to choose from
kingdoms-word-starting-tile = Starting tile
kingdoms-word-your-starting-tile = Your starting tile: { $tile }
kingdoms-word-your-drawn-tile = You drew: { $tile }
kingdoms-word-total = Total
kingdoms-word-rows = Rows
kingdoms-word-columns = Columns

## Moves

kingdoms-move-place-castle = Place castle { $rank } → { $square }
kingdoms-move-place-starting-tile = Place the starting tile → { $square }
kingdoms-move-place-drawn-tile = Place the drawn tile → { $square }
kingdoms-move-place-supply-tile = Place a tile: { $tile } → { $square }
kingdoms-move-draw-tile = Draw a tile
kingdoms-move-pass = Pass
kingdoms-move-deal-starting-tile = Starting tile for { $seat }: { $tile }
kingdoms-move-turn-up-tile = Drawn tile: { $tile }
kingdoms-move-choose-starter = Starting player: { $seat }

## Events

kingdoms-event-starter-chosen = Starting player: { $seat }
kingdoms-event-round-started = Epoch { $round } begins
kingdoms-event-tile-dealt = { $seat }: starting tile drawn – { $tile }
kingdoms-event-tile-dealt-hidden = { $seat }: starting tile drawn
kingdoms-event-tile-drawn = { $seat }: tile drawn – { $tile }
kingdoms-event-tile-drawn-hidden = { $seat }: tile drawn
kingdoms-event-castle-placed = { $seat }: castle { $rank } → { $square }
kingdoms-event-tile-placed = { $seat }: { $tile } → { $square }
kingdoms-event-starting-tile-placed = { $seat }: starting tile – { $tile } → { $square }
kingdoms-event-passed = { $seat }: no possible action, pass
kingdoms-event-line-scored = { $line } (base value { $base }): { $gains }
kingdoms-event-line-scored-nobody = { $line } (base value { $base }): nobody gains or pays
kingdoms-event-round-ended = Epoch { $round } is over
kingdoms-event-castles-returned = { $seat }: rank 1 castles taken back – { $count }
kingdoms-event-final-round = { $seat }: last castle placed – this is the final epoch
kingdoms-event-game-ended = Victory: { $winners } – { $money } gold

## Why a move is refused

kingdoms-refused-square-taken = Square { $square } is already taken; choose an empty one.
kingdoms-refused-no-castle = You have no castle of rank { $rank } left.
kingdoms-refused-must-place-drawn = You have drawn a tile, so you must place it now.
kingdoms-refused-nothing-drawn = You have not drawn a tile that you could place.
kingdoms-refused-no-starting-tile = You have no starting tile to place.
kingdoms-refused-supply-empty = The tile supply is empty.
kingdoms-refused-tile-not-in-supply = This tile is not in the supply: { $tile }.
kingdoms-refused-cannot-pass = You still have a possible action, so you cannot pass.
kingdoms-refused-no-luck-no-draw = In the No Luck variant you do not draw a tile: choose one from the supply.
kingdoms-refused-only-in-no-luck = Only in the No Luck variant may you choose a tile from the supply.
kingdoms-refused-not-your-turn = It is not your turn.
kingdoms-refused-game-over = The game is over.
kingdoms-refused-chance-only = Only chance makes this move.
kingdoms-refused-not-chance = Chance cannot make that move now.
kingdoms-refused-unknown-move = There is no such move in this game.

## Options

kingdoms-option-last_castle = Down to the Last Castle
    .help = Everyone starts with all ten castles and no castle ever comes back. The epoch in which somebody places their last castle is the final one.
kingdoms-option-no_luck = No Luck
    .help = There are no starting tiles and nothing is drawn: all tiles lie face up and you choose one from the supply.
kingdoms-option-as_you_go = Score as You Go
    .help = Each row and each column is scored the moment it is full, not at the end of the epoch.
kingdoms-option-debt = Debt
    .help = What happens when somebody has to pay the bank more gold than they have. The rulebook does not say.
kingdoms-option-debt-allowed = Allowed: gold may fall below 0
kingdoms-option-debt-clamped = Forgiven: gold stops at 0, the bank lets you off the rest
kingdoms-option-starter_tie = Tie for starting player
    .help = Who starts the next epoch when several players have the most gold. The rulebook does not say.
kingdoms-option-starter_tie-random = Chance decides among the tied
kingdoms-option-starter_tie-clockwise = First of the tied clockwise from the last starting player, who counts first
kingdoms-option-victory_tie = Tie for victory
    .help = Who wins when several players have the most gold at the end. The rulebook has no tie-break.
kingdoms-option-victory_tie-shared = Shared victory
kingdoms-option-victory_tie-reserve = Higher total rank of castles left unplaced at the end; if that is equal too, shared victory
kingdoms-option-split_line = Lines cut by a Mountain
    .help = When a line cut by a Mountain is scored. This matters only with Score as You Go.
kingdoms-option-split_line-parts = Part by part: each part as soon as it is full
kingdoms-option-split_line-whole = All parts together, once the whole line is full
kingdoms-option-unfilled_lines = Lines never filled
    .help = What happens to lines that still have empty squares when the epoch ends. This matters only with Score as You Go, usually in the final epoch of Down to the Last Castle.
kingdoms-option-unfilled_lines-scored = Scored at the end of the epoch, empty squares count 0
kingdoms-option-unfilled_lines-ignored = Not scored: they pay nothing

## Rules

kingdoms-rules-goal =
    Everyone fills the same board with tiles and castles. The tiles decide what each row and each column is worth; the rank of your castles decides how many times you collect that value – or pay it, because a line can also be worth less than nothing.

    The game is for 2–4 players and lasts three epochs. Whoever has the most gold after that wins.
    .title = Goal

kingdoms-rules-box =
    The board has 30 squares in 5 rows and 6 columns. The columns carry the letters a–f from left to right, the rows the numbers 1–5 from top to bottom, so b4 is the square in column b, row 4. ‘Line’ means a row or a column.

    Each colour has ten castles: four of rank 1, three of rank 2, two of rank 3 and one of rank 4. The number of towers shows the rank.

    There are 23 tiles:

    - 12 resource tiles: two each of Village +1, Farm +2 and Town +3; one each of Windmill +4, Soldiers +4, Knight +5, Watchtower +5, Walled City +6 and Harbour +6.
    - 6 hazard tiles: one each of Swamp −1, Cemetery −2, Dire Wolves −3, Warlock −4, Raider −5 and Troll −6.
    - 5 special tiles: two Mountains, the Dragon, the Gold Mine and the Wizard. They have no value of their own.

    Only the kind and the value of a tile matter; its name is decoration. The bank never runs out of gold.
    .title = In the box

kingdoms-rules-setup =
    - Everyone starts with 50 gold and with the six big castles of their colour: three of rank 2, two of rank 3 and one of rank 4.
    - Everyone also gets rank 1 castles: 4 each with two players, 3 each with three, 2 each with four. The others stay in the box.
    - All tiles are shuffled face down and form the tile supply.
    - Everyone draws one starting tile from the supply, looks at it and keeps it face down. The others do not know what it is.
    - Chance chooses the starting player. Play then goes clockwise.

    Everybody’s gold and unplaced castles are open for all to see.
    .title = Setup

kingdoms-rules-turn =
    On your turn you take exactly one of these three actions:

    - Place a castle: put one of your unplaced castles, of any rank, on any empty square.
    - Draw and place a tile: draw a random tile from the supply, look at it and place it face up on any empty square. There is no going back: once drawn, the tile must be placed.
    - Place the starting tile: put it face up on any empty square. You do not get another one in this epoch.

    You may pass only if you have no castle left, no starting tile left and the supply is empty. In that case you must pass.

    Whatever is on the board stays where it is until the epoch ends. The epoch ends as soon as all 30 squares are full.
    .title = Your turn

kingdoms-rules-scoring =
    At the end of the epoch the rows are scored from top to bottom, then the columns from left to right. Each line works like this:

    - Add up the values of all tiles in the line; hazards are negative. This is the base value. Special tiles can change it.
    - Add up the ranks of your castles in the line.
    - Multiply the two. The bank pays you that much gold; if the result is negative, you pay the bank.

    Everyone does this separately for their own castles: the castles of the others take nothing away from you. Where you have no castle, you neither win nor lose anything.

    Since both rows and columns are scored, every castle and every tile counts in two places: in its row and in its column.
    .title = Scoring

kingdoms-rules-special =
    Special tiles are worth 0, but they change how lines are scored:

    - Mountain: it cuts its row and its column where it stands. Each part is scored as a line of its own, with its own base value, and neither Dragon nor Gold Mine reaches past the Mountain. Two Mountains can cut a line into three parts.
    - Dragon: all resources in its line count 0. Hazards count in full.
    - Gold Mine: it doubles the base value of its line, whether that is good or bad.
    - Wizard: a castle directly above, below, left or right of it counts one rank higher, both in its row and in its column. Diagonally it does nothing. It helps everybody’s castles, and there is no upper limit: a rank 4 castle counts as rank 5. In a bad line the higher rank makes the loss bigger.

    Dragon and Gold Mine affect only the line, or part of a line, in which they stand. If they make a tile count 0 or double in its row, that changes nothing in its column, and the other way round.

    With Dragon and Gold Mine in the same line, resources count 0 and hazards count double. Neither of them changes the rank of a castle.
    .title = Special tiles

kingdoms-rules-example =
    Row 3, from left to right: Anna’s rank 3 castle, Town +3, Gold Mine, Swamp −1, Mountain, Ben’s rank 2 castle. The Wizard is on a4, directly below Anna’s castle.

    The Mountain cuts the row in two. In the left part the tiles add up to 3 − 1 = 2, and the Gold Mine doubles this to a base value of 4. Thanks to the Wizard Anna’s castle counts as rank 4, so she gets 4 × 4 = 16 gold. There are no tiles in the right part: Ben gets nothing here.

    Column f, from top to bottom: Dragon, Knight +5, Ben’s rank 2 castle, Dire Wolves −3, Farm +2. Because of the Dragon, Knight and Farm count 0 and the base value is −3. Ben’s result is −3 × 2 = −6: he pays 6 gold to the bank. In row 2, where there is no Dragon, the same Knight still counts +5.
    .title = An example

kingdoms-rules-next =
    After the first and the second epoch:

    - All castles leave the board. Rank 1 castles go back to their owners; castles of rank 2, 3 and 4 are out for the rest of the game.
    - Castles that have not been placed stay with their owners.
    - All 23 tiles, including the rest of the supply and any unplaced starting tiles, are shuffled face down again, and everyone draws a new starting tile.
    - The player with the most gold starts the new epoch.

    So spend your big castles with care: each of them can be used only once in the whole game.
    .title = Between epochs

kingdoms-rules-end =
    The game ends after the third epoch has been scored. The player with the most gold wins. In a tie the victory is shared, unless the table has chosen otherwise.
    .title = End of the game

kingdoms-rules-last_castle =
    In this variant the number of epochs is not fixed; it depends on how fast the castles are used up.

    - Everyone starts with all ten castles, whatever the number of players.
    - After scoring, all castles on the board leave the game. Rank 1 castles do not come back either.
    - The epoch in which a player places the last castle they own is the final one. It is still played out, until the board is full or nobody can act any more. It is scored, and the most gold wins.

    With all your castles placed you can still draw and place tiles; you pass only when you can do nothing at all. Squares left empty count 0.

    Everything else, such as the 50 gold, the starting tiles and who starts the next epoch, stays the same.
    .title = Down to the Last Castle

kingdoms-rules-no_luck =
    There are no starting tiles. At the start of every epoch all 23 tiles lie face up in the supply.

    On your turn you either place a castle, or choose any tile from the supply and place it on any empty square. You pass only if you can do neither.

    Chance now does no more than choose the first starting player and, if the table wants it so, break ties for starting player.
    .title = No Luck

kingdoms-rules-as_you_go =
    Nothing waits for the end of the epoch: a row or a column is scored as soon as its last square is filled, and never a second time. If a single piece fills both a row and a column, the row comes first.

    A part of a line cut off by a Mountain is scored as soon as that part is full, even if the rest of the line is still open. Placing the Mountain itself can complete a part.

    Mind the Wizard: for a line that has already been scored it comes too late. It still helps a castle beside it in that castle’s other line, if that one is yet to be scored.

    All three variants can be combined as you like.
    .title = Score as You Go

kingdoms-rules-rulings =
    The rulebook leaves a few questions open. Here is how we play them, and what else a table may choose:

    - Debt: your gold may fall below 0. Or: it stops at 0 and the bank forgives what is missing.
    - Tie for starting player: chance decides among the tied. Or: going clockwise from the last starting player, who counts first, the first of the tied starts.
    - Tie for victory: the victory is shared. Or: among the tied, the higher total rank of castles left unplaced at the end wins; if that is equal too, the victory is shared.
    - Lines cut by a Mountain, only with Score as You Go: each part is scored as soon as it is full. Or: all parts wait until the whole line is full.
    - Lines never filled, only with Score as You Go: they are scored at the end of the epoch, with empty squares counting 0. Or: they pay nothing.
    .title = Where the rulebook is silent

kingdoms-rules-notation =
    You can also type your moves. The words to type are the same in all languages:

    - castle 3 b4 – a castle of rank 3 goes on column b, row 4
    - draw – you draw a tile
    - place b4 – the tile you have just drawn goes on b4
    - starting b4 – your starting tile goes on b4
    - tile +5 b4 – a +5 tile from the supply goes on b4 (No Luck only)
    - pass – you pass

    Columns are the letters a–f from the left, rows the numbers 1–5 from the top.

    Resources and hazards are written as their value, with a plus or an ordinary hyphen: +3, -6. The special tiles are MT for Mountain, DR for Dragon, GM for Gold Mine and WZ for Wizard.
    .title = Typing moves
