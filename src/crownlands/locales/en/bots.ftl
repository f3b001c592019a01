## Bots and their levels, from friendly to fierce

bot-friendly = Friendly
    .help = about every second move is a whim, the others are greedy
bot-steady = Steady
    .help = plays its own turn well and gives no thought to what comes after
bot-cunning = Cunning
    .help = tries two hundred ways to go on before it chooses
bot-fierce = Fierce
    .help = searches ahead for about a second before it chooses

# For researchers, and for tables of earlier days.
bot-uniform = Uniform
    .help = chooses at random
bot-greedy = Greedy
    .help = takes what looks best at the end of its turn
bot-search = Search
    .help = tries a thousand ways to go on, or as many as it is told to

## Where a bot fails

bot-trouble =
    { $kind ->
        [late] { $name }: the bot “{ $bot }” gave no answer within { $detail } seconds. Another bot has made this move.
        [illegal] { $name }: the bot “{ $bot }” answered with something that is no legal move ({ $detail }). Another bot has made this move.
        [died] { $name }: the bot “{ $bot }” has brought its process to an end. Another bot has made this move.
        [gone] { $name }: the bot “{ $bot }” is not asked any more, as it failed { $detail } times in a row. Another bot has made this move.
        [absent] { $name }: the bot “{ $bot }” is not here any more, or cannot be loaded. Another bot has made this move.
       *[raised] { $name }: the bot “{ $bot }” has failed ({ $detail }). Another bot has made this move.
    }

## Why a move: the best few, as a bot weighs them

bot-why = As the bot “{ $bot }” weighs it, from what the seat knows:
bot-why-move = Move
bot-why-margin = Expected margin
bot-why-wins = Chance to win
bot-why-told = Margin { $margin }, chance to win { $wins } %
bot-why-nothing = There is nothing to weigh here: only one move is possible.
bot-why-trouble =
    { $kind ->
        [late] The bot “{ $bot }” did not say why within { $detail } seconds.
        [illegal] What the bot “{ $bot }” says of its moves cannot be told ({ $detail }).
        [died] The bot “{ $bot }” brought its process to an end instead of saying why.
        [mute] “{ $bot }” gives no reasons of its own.
        [absent] The bot “{ $bot }” is not here, or cannot be loaded, and so does not say why.
       *[raised] The bot “{ $bot }” failed to say why ({ $detail }).
    }

## The review of a match

bot-review-costly = The decisions that cost most
bot-review-none = No decision clearly cost anything.
bot-review-cost = Chance to win −{ $cost } %
bot-review-played = Played: { $move }
bot-review-better = Better: { $move }
