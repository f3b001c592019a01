## Errors that a person reads: one clear line each. Ids are `error-` and the error's code.

error-illegal-move = That move is not allowed now ({ $rule }).
error-unreadable-move =
    { $near ->
        [none] “{ $text }” is not a move. Type “?” for help.
       *[other] “{ $text }” is not a move. Did you mean “{ $near }”?
    }
error-nothing-to-undo = There is nothing you can undo: you have not moved yet, something was revealed, or somebody else has acted since.
error-unknown-name =
    { $kind ->
        [game] There is no game “{ $name }”. Known: { $known }.
        [option] There is no option “{ $name }”. Known: { $known }.
        [value] “{ $name }” is not a value of that option. Known: { $known }.
        [variant] There is no variant “{ $name }”. Known: { $known }.
        [bot] There is no bot “{ $name }”. Known: { $known }.
        [engine] There is no engine “{ $name }”. Known: { $known }.
        [language] There is no language “{ $name }”. Known: { $known }.
        [seat] “{ $name }” cannot take a seat. Known: { $known }, or a name with a capital letter.
        [place] “{ $name }” is no seat of this match. Known: { $known }.
        [shell] There is no completion for the shell “{ $name }”. Known: { $known }.
       *[command] There is no command “{ $name }”. Known: { $known }.
    }
error-bad-budget = “{ $setting }” is no budget for the bot “{ $bot }”. Say simulations=500 (1 to { $simulations }) or seconds=0.1 (more than 0, at most { $seconds }).
error-bad-bot =
    { $problem ->
        [import] { $bot }: the bot cannot be loaded: { $detail }.
        [no-such-class] { $bot }: there is no class { $detail } in this file.
        [several] { $bot }: there are several bots in this file ({ $detail }). Say which, as in { $bot }:NAME.
        [signature] { $bot }: a bot chooses by choose(self, vantage, budget), but this is { $detail }.
        [arguments] { $bot }: a bot must be made without arguments, but this is { $detail }.
        [made] { $bot }: the bot failed as it was made: { $detail }.
        [taken] { $bot }: “{ $detail }” is the name of one of our own bots. Give the file another name.
        [name] { $bot }: a bot of a package ({ $detail }) needs a name of its own that begins with a small letter and has no space, comma, colon, slash or equals sign in it.
        [same] { $bot }: there is a bot of the same name in { $detail } already. Give one of the files another name.
        [late] { $bot }: the bot did not come up within { $detail } seconds.
        [changed] { $bot }: the file has changed since the arena began, and results of two bots must not be mixed. Play it in a new arena.
        [died] { $bot }: the bot brought its process to an end as it was made.
       *[no-class] { $bot }: there is no bot here, that is, no class with a method choose(self, vantage, budget).
    }
error-wrong-seats = This game takes { $least } to { $most } seats, not { $seats }.
error-endless-game = With this box and the option “{ $option }” a game could go on for ever: the box needs fewer tiles than the board has squares.
error-no-opponents = “{ $bot }” would have nobody to play against in { $seats } seats. Name another bot, or fill the seats with --field.
error-missing-extra = This needs an extra that is not installed: pip install "crownlands[{ $extra }]"
error-no-cluster = There is no Ray cluster at { $address } (RAY_ADDRESS): { $reason }.
error-lost-worker = A process ended in the middle of game { $game }; if it left a report, that stands above.
error-newer-database = This database was last used by a newer version of Crownlands (schema { $revision }). Update Crownlands, or choose another database.
error-unusable-database =
    { $reason ->
        [kind] The database { $address } cannot be used: Crownlands keeps tables in SQLite or PostgreSQL.
        [no-file] The database { $address } cannot be used: it names no file (sqlite:////folder/tables.sqlite would).
       *[other] The database { $address } cannot be used ({ $reason }).
    }
error-unreadable-file =
    { $reason ->
        [missing] { $path }: there is no such file.
        [folder] { $path }: this is a folder, not a file.
        [empty] { $path }: the file is empty.
        [huge] { $path }: the file is too large to be one of ours.
        [binary] { $path }: this is not a text file.
       *[forbidden] { $path }: the file cannot be read.
    }
error-unwritable-file =
    { $reason ->
        [exists] { $path }: there is a file of that name already. Choose another name, or go on with that match by --resume.
       *[forbidden] { $path }: the file cannot be written.
    }
error-no-decisions = { $path }: nothing has been decided at this seat ({ $name }) in this match yet, so there is nothing to review.
error-bad-record =
    { $problem ->
        [not-a-record] Line { $line }: this is not a Crownlands record; one begins with “{ $detail }”.
        [game] Line { $line }: a record of an unknown game, “{ $detail }”.
        [edition] Line { $line }: a record of edition { $detail } of the rules, which this version does not play.
        [box] Line { $line }: the box in the record is not valid at “{ $detail }”.
        [fingerprint] Line { $line }: the box does not have the fingerprint { $detail }.
        [option] Line { $line }: not an option of this game: “{ $detail }”.
        [bot] Line { $line }: the bot “{ $detail }” is not here. If you have its file, name it: --bot FILE.
        [seat] Line { $line }: these are not the seats of this game: “{ $detail }”.
        [setup] Line { $line }: these seats and options do not make a match. { $detail }
        [move] Line { $line }: “{ $detail }” is not a legal move here.
        [result] Line { $line }: the moves lead to another result: “{ $detail }”.
        [checksum] Line { $line }: the checksum does not fit: a line above was changed or lost.
        [ends-early] Line { $line }: the file ends too early; its “{ $detail }” line is missing.
        [rubbish] Line { $line }: nothing may follow here: “{ $detail }”.
       *[expected] Line { $line }: expected “{ $detail }” here.
    }
error-bad-box =
    { $problem ->
        [syntax] Line { $line }: not valid TOML: { $detail }.
        [missing] Line { $line }: “{ $key }” is missing.
        [not-a-number] Line { $line }: “{ $key }” must be a whole number, not { $detail }.
        [not-a-word] Line { $line }: “{ $key }” must be a word in quotes, not { $detail }.
        [not-a-list] Line { $line }: “{ $key }” must be a list, not { $detail }.
        [not-a-table] Line { $line }: “{ $key }” must be a table, not { $detail }.
        [not-a-letter] Line { $line }: “{ $key }” must be one capital letter from A to Z, not { $detail }.
        [out-of-range] Line { $line }: “{ $key }” is out of range ({ $detail }).
        [wrong-length] Line { $line }: “{ $key }” has the wrong number of entries ({ $detail }).
        [unknown-key] Line { $line }: “{ $key }” means nothing here. Known: { $detail }.
        [unknown-kind] Line { $line }: “{ $key }” names an unknown kind ({ $detail }).
        [twice] Line { $line }: “{ $key }” repeats what is used before: { $detail }.
        [too-many-squares] Line { $line }: the board is too large ({ $detail } squares).
        [no-castles] Line { $line }: with “{ $key }” a seat would have no castle.
        [not-a-name] Line { $line }: “{ $key }” must be a name of small letters, a to z and _, not { $detail }.
        [not-a-region] Line { $line }: in “{ $key }” a region must be a capital letter, followed by at most seven capital letters or digits, not { $detail }.
        [not-rising] Line { $line }: in “{ $key }” the numbers must rise from step to step ({ $detail }).
        [first-not-free] Line { $line }: the first price in “{ $key }” must be 0, not { $detail }.
        [unknown-good] Line { $line }: “{ $key }” names an unknown good ({ $detail }).
        [unknown-action] Line { $line }: “{ $key }” names an unknown action ({ $detail }).
        [unclear-action] Line { $line }: “{ $key }” must leave no doubt: counts from 1, two actions of different kinds, land and sea not together ({ $detail }).
        [unknown-region] Line { $line }: “{ $key }” does not name regions of this side of the board: { $detail }.
        [out-of-reach] Line { $line }: no border or sea route of “{ $key }” leads to { $detail }.
        [too-few-coins] Line { $line }: “{ $key }” hands out more coins than there are ({ $detail }).
        [too-few-cards] Line { $line }: “{ $key }”: there are not enough cards for a game ({ $detail }).
        [too-few-tokens] Line { $line }: “{ $key }” marks more regions than there are goods tokens ({ $detail }).
        [not-falling] Line { $line }: in “{ $key }” the points must not rise; the highest come first ({ $detail }).
        [not-half] Line { $line }: in “{ $key }” the second number must be half of the first ({ $detail }).
        [unknown-country] Line { $line }: “{ $key }” names an unknown country ({ $detail }).
        [unknown-title] Line { $line }: “{ $key }” names an unknown title ({ $detail }).
        [no-cities] Line { $line }: “{ $key }”: this country has no city: { $detail }.
        [not-scored] Line { $line }: “{ $key }” must contain every round after which all is scored, and end with one of them ({ $detail }).
        [not-a-border] Line { $line }: “{ $key }” must name two different regions, such as galicia-aragon, not { $detail }.
        [unknown-effect] Line { $line }: “{ $key }” names an effect that this card cannot have ({ $detail }).
        [no-borders] Line { $line }: “{ $key }”: this region borders on no other: { $detail }.
        [one-king-card] Line { $line }: “{ $key }”: there must be exactly one kind of card in deck 5, not { $detail }.
        [too-many-cards] Line { $line }: “{ $key }”: there are too many cards with this effect ({ $detail }).
        [no-position] Line { $line }: “{ $key }”: no city has this title: { $detail }.
       *[wrong-tile-count] Line { $line }: wrong number of tiles ({ $detail }).
    }
error-bad-board =
    { $problem ->
        [token] Line { $line }, column { $column }: “{ $detail }” is no piece of this box.
        [columns] Line { $line }, column { $column }: wrong number of squares in this row ({ $detail }).
        [place] Line { $line }, column { $column }: “{ $detail }” is no region of this side, no seat and no setting.
        [thing] Line { $line }, column { $column }: “{ $detail }” is no card of this box, no coins and no earlier points.
        [unclear] Line { $line }, column { $column }: “{ $detail }” – which of these do you mean?
        [setting] Line { $line }, column { $column }: expected “{ $detail }” here.
        [line] Line { $line }, column { $column }: “{ $detail }” is no city, no title, no seat and no setting.
        [position] Line { $line }, column { $column }: “{ $detail }” is no position of this city.
        [marker] Line { $line }, column { $column }: “{ $detail }” is no marker of this box.
        [no-owner] Line { $line }, column { $column }: whose is “{ $detail }”?
        [being-scored] Line { $line }, column { $column }: the markers of { $detail } are being scored, so nobody has one yet.
        [only-one] Line { $line }, column { $column }: “{ $detail }”: nobody can have two of these.
        [cubes] Line { $line }, column { $column }: fewer cubes on this marker than positions held ({ $detail }).
        [spot] Line { $line }, column { $column }: “{ $detail }” is no region or other place, no seat and no setting here.
        [scoring] Line { $line }, column { $column }: “{ $detail }” does not say what is scored.
        [taboo] Line { $line }, column { $column }: the King stands there, and nobody may enter (“{ $detail }”).
        [players] Line { $line }, column { $column }: more colours than players ({ $detail }).
        [twice] Line { $line }, column { $column }: “{ $detail }” was said before.
        [too-many] Line { $line }, column { $column }: more than the box has ({ $detail }).
       *[rows] Line { $line }, column { $column }: wrong number of rows ({ $detail }).
    }
error-bad-results =
    { $problem ->
        [exists] there are results here already. Choose another folder, or go on with them by --resume.
        [not-results] Line { $line }: these are not results of an arena.
        [format] Line { $line }: results of format { $detail }, which this version does not read.
        [row] Line { $line }: this is not the result of a game.
        [fewer] games up to number { $detail } are here already. Ask for at least as many.
       *[other] these are results of other settings: “{ $detail }” differs.
    }
