## The game

eight_minute_empire-title = Eight-Minute Empire
eight_minute_empire-blurb = A quick game of majorities by Ryan Laukat for 2–5 players: every card you take moves your armies now and counts as goods in the end.

## Goods

eight_minute_empire-good-crystal = Crystal
eight_minute_empire-good-ore = Ore
eight_minute_empire-good-wood = Wood
eight_minute_empire-good-anvil = Anvil
eight_minute_empire-good-carrot = Carrot
eight_minute_empire-good-joker = Joker

## The map

eight_minute_empire-continent-WEST = West
eight_minute_empire-continent-ISLE = Twin Isle
eight_minute_empire-continent-MAIN = Midland
eight_minute_empire-continent-SOUTH = South-East
eight_minute_empire-continent-NW = North-West Isle
eight_minute_empire-continent-N = North Isle
eight_minute_empire-continent-NE = North-East
eight_minute_empire-continent-W = West
eight_minute_empire-continent-E = East
eight_minute_empire-region = { $continent } { $n }
eight_minute_empire-word-start = Start
eight_minute_empire-word-neutral = neutral

## Cards: what they let you do

eight_minute_empire-card =
    { $units ->
        [one] { $good }: { $action }
       *[other] { $units } × { $good }: { $action }
    }
eight_minute_empire-act-place =
    { $n ->
        [one] place 1 army
       *[other] place { $n } armies
    }
eight_minute_empire-act-land =
    { $n ->
        [one] make 1 move over land
       *[other] make { $n } moves over land
    }
eight_minute_empire-act-sea =
    { $n ->
        [one] make 1 move over land or sea
       *[other] make { $n } moves over land and/or sea
    }
eight_minute_empire-act-city =
    { $n ->
        [one] build a city
       *[other] build { $n } cities
    }
eight_minute_empire-act-destroy =
    { $n ->
        [one] destroy an army
       *[other] destroy { $n } armies
    }
eight_minute_empire-word-or = { $one } or { $other }
eight_minute_empire-word-and = { $one } and { $other }

## Colours (seat labels)

eight_minute_empire-colour-red = Red
eight_minute_empire-colour-blue = Blue
eight_minute_empire-colour-yellow = Yellow
eight_minute_empire-colour-white = White
eight_minute_empire-colour-black = Black

## Moves

eight_minute_empire-move-take-card =
    { $coins ->
        [0] Take card { $slot } (free)
        [one] Take card { $slot } (1 coin)
       *[other] Take card { $slot } ({ $coins } coins)
    }
eight_minute_empire-move-place-army = Place an army → { $region }
eight_minute_empire-move-move-army = Move an army: { $region } → { $to }
eight_minute_empire-move-build-city = Build a city – { $region }
eight_minute_empire-move-destroy-army = Destroy an army ({ $owner }) – { $region }
eight_minute_empire-move-end-turn = End turn
eight_minute_empire-move-bid =
    { $coins ->
        [0] Bid nothing
        [one] Bid 1 coin
       *[other] Bid { $coins } coins
    }
eight_minute_empire-move-name-starter = Name the starting player: { $seat }
eight_minute_empire-move-place-neutral = Place a neutral army → { $region }
eight_minute_empire-move-turn-up-card = New card: { $card }
eight_minute_empire-move-lay-token = Goods token: { $good }
eight_minute_empire-move-win-roll = Highest roll: { $seat }

## Events

eight_minute_empire-event-game-started = Game { $game } begins
eight_minute_empire-event-token-laid = Goods token: { $good } → { $region }
eight_minute_empire-event-card-turned-up = Card { $slot } of the row – { $card }
eight_minute_empire-event-neutral-placed = { $seat }: neutral army → { $region }
eight_minute_empire-event-bid-made =
    { $coins ->
        [none] { $seat }: bid made
       *[other] { $seat }: bid made – { $coins }
    }
eight_minute_empire-event-bids-revealed = Bids: { $bids }
eight_minute_empire-event-dice-rolled = { $seat }: highest roll of those tied
eight_minute_empire-event-bid-won =
    { $coins ->
        [0] { $seat }: winning bid – nothing to pay
        [one] { $seat }: winning bid – 1 coin to the bank
       *[other] { $seat }: winning bid – { $coins } coins to the bank
    }
eight_minute_empire-event-starter-named = { $seat }: starting player named – { $starter }
eight_minute_empire-event-card-taken =
    { $coins ->
        [0] { $seat }: card { $slot }, free – { $card }
        [one] { $seat }: card { $slot } for 1 coin – { $card }
       *[other] { $seat }: card { $slot } for { $coins } coins – { $card }
    }
eight_minute_empire-event-army-placed = { $seat }: new army → { $region }
eight_minute_empire-event-army-moved =
    { $way ->
        [sea] { $seat }: army by sea: { $region } → { $to }
       *[land] { $seat }: army { $region } → { $to }
    }
eight_minute_empire-event-city-built = { $seat }: city built – { $region }
eight_minute_empire-event-army-destroyed = { $seat }: army destroyed ({ $owner }) – { $region }
eight_minute_empire-event-turn-ended = { $seat }: end of turn
eight_minute_empire-event-region-scored =
    { $scored ->
        [nobody] { $neutral ->
            [0] { $place }: { $pieces } – nobody scores
           *[other] { $place }: { $pieces }, neutral: { $neutral } – nobody scores
        }
       *[somebody] { $neutral ->
            [0] { $place }: { $pieces } – 1 point: { $who }
           *[other] { $place }: { $pieces }, neutral: { $neutral } – 1 point: { $who }
        }
    }
eight_minute_empire-event-continent-scored =
    { $scored ->
        [nobody] { $neutral ->
            [0] { $place } (continent): { $pieces } – nobody scores
           *[other] { $place } (continent): { $pieces }, neutral: { $neutral } – nobody scores
        }
       *[somebody] { $neutral ->
            [0] { $place } (continent): { $pieces } – 1 point: { $who }
           *[other] { $place } (continent): { $pieces }, neutral: { $neutral } – 1 point: { $who }
        }
    }
eight_minute_empire-event-goods-scored =
    { $jokers ->
        [0] { $tokens ->
            [0] { $seat }: { $good } × { $units } – points: { $points }
           *[other] { $seat }: { $good } × { $units } (tokens: { $tokens }) – points: { $points }
        }
       *[other] { $tokens ->
            [0] { $seat }: { $good } × { $units } (jokers: { $jokers }) – points: { $points }
           *[other] { $seat }: { $good } × { $units } (jokers: { $jokers }, tokens: { $tokens }) – points: { $points }
        }
    }
eight_minute_empire-event-game-scored = Points in game { $game }: { $points }
eight_minute_empire-event-game-ended =
    { $count ->
        [one] Winner: { $winners }
       *[other] Shared victory: { $winners }
    }

## Why a move is refused

eight_minute_empire-refused-unknown-move = There is no such move in this game.
eight_minute_empire-refused-game-over = The game is over.
eight_minute_empire-refused-not-your-turn = It is not your turn.
eight_minute_empire-refused-chance-only = Only chance makes this move.
eight_minute_empire-refused-not-chance = Chance cannot make that move now.
eight_minute_empire-refused-already-bid = You have already made your bid.
eight_minute_empire-refused-bid-first = The bids come first: choose yours.
eight_minute_empire-refused-name-first = You won the bid: first name the starting player.
eight_minute_empire-refused-neutral-first = The neutral armies come first: place one.
eight_minute_empire-refused-take-first = First take a card from the row.
eight_minute_empire-refused-already-taken = You have already taken a card this turn.
eight_minute_empire-refused-only-before = That belongs before the first turn.
eight_minute_empire-refused-no-card = There is no card in that place of the row.
eight_minute_empire-refused-too-dear =
    { $coins ->
        [one] You cannot pay for this card: it costs 1 coin.
       *[other] You cannot pay for this card: it costs { $coins } coins.
    }
eight_minute_empire-refused-not-on-card = Your card does not show this action.
eight_minute_empire-refused-used-up = Your card no longer allows this: the action is used up, or you have gone on to the other one.
eight_minute_empire-refused-no-armies = You have no army left in your supply.
eight_minute_empire-refused-not-a-base = New armies arrive at the start or where you have a city, not here: { $region }.
eight_minute_empire-refused-no-army-there = You have no army here: { $region }.
eight_minute_empire-refused-by-sea = This is a sea route, and your card allows moves over land only.
eight_minute_empire-refused-no-cities = You have no city left to build.
eight_minute_empire-refused-nothing-there = There is no such army in that region.

## Options

eight_minute_empire-option-three_games = Three games in a row
    .help = Three games are played and their points added up. Each is set up and bid for anew.
eight_minute_empire-option-goods_tokens = Goods tokens
    .help = A random goods token lies on each marked region. Whoever controls the region in the end counts one more unit of that good.
eight_minute_empire-option-dice = Tied bids by dice
    .help = If the highest bid is tied, the dice decide among the tied, not age.
eight_minute_empire-option-side = Side of the board
    .help = Which of the two maps you play on.
eight_minute_empire-option-side-A = Side A: 4 continents, 25 regions
eight_minute_empire-option-side-B = Side B: 5 continents, 23 regions
eight_minute_empire-option-continents = Continent majority
    .help = What decides who gets the point for a continent. Editions differ.
eight_minute_empire-option-continents-armies = Most armies and cities on the continent
eight_minute_empire-option-continents-regions = Most regions controlled on the continent
eight_minute_empire-option-neutral_armies = Neutral armies
    .help = For two players only: whether armies that belong to nobody are placed on the board before the bids. Editions differ.
eight_minute_empire-option-neutral_armies-none = None
eight_minute_empire-option-neutral_armies-ten = Ten, placed in turn
eight_minute_empire-option-deck = Deck
    .help = The two printings differ in one ore card.
eight_minute_empire-option-deck-en = English: place 2 armies or build a city
eight_minute_empire-option-deck-eu = European: place 2 armies
eight_minute_empire-option-youngest = Order of age
    .help = A tied highest bid is won by the youngest of the tied. The order goes from the youngest seat to the oldest; 3-1-2 means that seat 3 is the youngest and seat 2 the oldest.
eight_minute_empire-option-youngest-last = The last seat is the youngest, the first the oldest

## Rules

eight_minute_empire-rules-goal =
    You build an empire with cards. Every card you take lets you act at once: your armies arrive, march, cross the sea or build a city. And every card counts as goods when the game ends.

    There are points for regions, for continents and for goods. The game is for 2–5 players, and whoever has the most points in the end wins.
    .title = Goal

eight_minute_empire-rules-box =
    - A board with two sides. Side A has 4 continents with 25 regions, side B 5 continents with 23 regions. A dotted line across the water is a sea route.
    - In each of five colours 14 armies (cubes) and 3 cities (discs).
    - 44 coins.
    - 42 cards. Each shows a good, or a joker, and an action.
    - 10 goods tokens, two of each good. Only a variant needs them.

    How many cards there are of each good; the number in brackets is for 2–4 players:

    - Carrot: 10 cards (9), one of which counts as two units
    - Anvil: 9 cards (8), and the one only for five players counts as two units
    - Wood: 8 cards (7)
    - Ore: 7 cards (6)
    - Crystal: 5 cards (4)
    - Joker: 3 cards (3)

    The board gives its regions no names. Here they are called by their continent and a number, such as West 3. The start region is simply called Start.
    .title = In the box

eight_minute_empire-rules-setup =
    - With 2–4 players the five cards with a small 5 stay in the box, one of each good, and 37 cards are left. With five players all 42 are used.
    - The cards are shuffled and form a face-down pile. Six of them are laid out face up in a row.
    - Everyone has 14 armies and 3 cities of one colour. Three of the armies begin in the start region, the other 11 in your supply.
    - Everyone gets coins: 14 each with two players, 11 with three, 9 with four, 8 with five.
    - The rest of the coins is the bank: 16 with two players, 11 with three, 8 with four, 4 with five.

    Armies, cities, coins and cards are open for all to see. Only the order of the pile is hidden, and the bids until they are revealed.
    .title = Setup

eight_minute_empire-rules-bids =
    First everyone bids for the right to say who starts. You secretly choose how many of your coins you bid: none, some or all. When everyone has chosen, all bids are revealed together.

    - The highest bid wins. Only the winner pays: the bid goes to the bank. The others keep their coins.
    - If the highest bid is tied, the youngest of the tied wins and pays. The same goes if everyone bids nothing; then there is nothing to pay.
    - The winner names the starting player. That may be anybody.

    From the starting player on, turns go clockwise.

    An example: Anna bids 2 coins, Ben 4 and Carla 4. Carla is younger than Ben, so she pays 4 coins, while Anna and Ben pay nothing. Carla names Anna. The order is Anna, Ben, Carla.
    .title = Bids

eight_minute_empire-rules-turn =
    Your turn has these steps:

    - Take one card from the row and pay for it. From left to right the cards cost 0, 1, 1, 2, 2 and 3 coins. You must take a card, but only one that you can pay for. The first is free, so there always is one.
    - Lay the card face up in front of you. It is yours until the end.
    - Do what the card shows, or a part of it, or nothing.
    - End your turn. The cards to the right of the gap slide to the left, and a new card from the pile takes the last place.

    The new card comes only when you are done, so you never know it while you act.

    An example: you have 4 coins and take the third card. You pay 1 and have 3 left. The fourth card slides into third place and now costs 1, the sixth now costs 2, and the new card costs 3.

    Coins are never earned. What you pay stays in the bank, so make your coins last.
    .title = Your turn

eight_minute_empire-rules-actions =
    - Place armies: put up to as many new armies on the board as the card says. They come from your supply and go to the start region or to regions with a city of yours, as you like. You need no army there.
    - Moves over land: the card says how many steps you have. One step takes one of your armies across one border. You may share the steps out among your armies, and one army may take several.
    - Moves over land and/or sea: the same, but a step may also follow a sea route. A sea route is one step.
    - Build a city: put one of your cities into a region where you have an army. A city of yours alone is not enough. Any number of cities may share a region, yours and others’, in the start region too.
    - Destroy an army: take one army off the board, anyone’s, from any region; it may even be your own. It goes back to its owner’s supply and can be placed again. Cities cannot be destroyed.

    Some cards show two actions:

    - or: you choose one of the two. Parts of both cannot be mixed.
    - and: you may do both, in the order shown. You may leave out either.

    You may always do less than the card shows. Nobody has to act, and nobody fights: the others’ pieces never stand in your way. Cities never move and never leave the board.

    An example with three moves over land: one of your armies goes from Start to Midland 2 and on to Midland 1, and a second one from Start to Midland 4. From Midland 1 a sea route leads to West 2, but for that you would need a card with moves over sea.
    .title = Actions

eight_minute_empire-rules-goods =
    At the end you count your units of each good. Most cards are one unit, a few are two. For every good you get the points of the highest step that you have reached:

    - Crystal: 1 unit 1 point, 2 units 2 points, 3 units 3 points, 4 units 5 points
    - Ore: 2 units 1 point, 3 units 2 points, 4 units 3 points, 5 units 5 points
    - Wood: 2 units 1 point, 4 units 2 points, 5 units 3 points, 6 units 5 points
    - Anvil: 2 units 1 point, 4 units 2 points, 6 units 3 points, 7 units 5 points
    - Carrot: 3 units 1 point, 5 units 2 points, 7 units 3 points, 8 units 5 points

    Below the first step there is nothing, and beyond the last one still 5 points.

    Jokers are put to use only now. You add a joker to one of your goods cards, and it counts as one more unit of that good. A card takes one joker at most, even if it counts as two units. If you own several cards of a good, each of them may take a joker. A joker without a card to go to is worth nothing. You need not work it out: jokers always go where they bring you the most points.

    An example: Carla has three carrot cards, one of them with two units, a crystal card and two jokers. She has 4 carrots and 1 crystal, worth 1 point each. One joker makes 5 carrots, for 2 points, the other makes 2 crystals, for 2 points: 4 points in all. Both jokers could not go to crystal, because she has just one card of it.
    .title = Goods and jokers

eight_minute_empire-rules-scoring =
    The points are counted at the end of the game:

    - Regions: 1 point for each region in which you have the most pieces. Every army and every city is one piece. You control such a region.
    - Continents: 1 point for each continent on which you have the most pieces, all of its regions taken together.
    - Goods: points for your cards, as the chapter on goods and jokers says.

    You must have more pieces than anybody else. If there is a tie for first place, nobody gets the point. An empty region or continent counts for nobody. The start region is a region like all others.

    An example: in West 5 Anna has three armies, in West 1 and West 2 Ben has one army each, and there is nobody else on the continent. Anna gets 1 point for West 5, Ben 2 points for his two regions. On the continent Anna leads by 3 pieces to 2 and gets another point. If Ben had a city in West 1 as well, it would be 3 to 3, and nobody would get the point for the continent.
    .title = Scoring

eight_minute_empire-rules-end =
    The game ends when everyone owns the same number of cards:

    - 13 cards each with two players
    - 10 cards each with three players
    - 8 cards each with four players
    - 7 cards each with five players

    In the row and the pile 11, 7, 5 or 7 cards are then left over. The most points win. If there is a tie, these decide, one after the other:

    - the most coins left
    - the most armies on the board; cities do not count here
    - the most regions controlled

    If all of this is equal too, the victory is shared.
    .title = End of the game

eight_minute_empire-rules-two =
    Two players play by the same rules: 14 coins each, 13 cards each, and without the cards that show a small 5.

    The rulebook that we follow needs nothing more. Other editions add neutral armies, and a table may choose them:

    - Before the bids you take turns to place ten armies of a colour that nobody plays, one at a time and five each. The first seat begins. Any region may be chosen, the start region too.
    - Neutral armies never move. They own no coins or cards, and they never get points.
    - For regions and continents they count like the pieces of a rival. Where they lead or tie for first place, nobody gets the point.
    - They can be destroyed. They then leave the game.
    .title = Two players

eight_minute_empire-rules-three_games =
    You play three games in a row. Each of them is set up anew, with new bids, new coins and all the cards. The points of all three are added up, and the highest total wins.

    If the totals are tied, the third game decides: the most coins left in it, then the most armies on the board, then the most regions controlled. If all of this is equal too, the victory is shared.
    .title = Three games in a row

eight_minute_empire-rules-goods_tokens =
    During setup one random goods token is laid on each marked region. There are ten tokens, two of each good, and ten marked regions on either side of the board; the chapter on typing moves explains how they are written:

    - Side A: W1, W2, W7, I1, M3, M10, M12, M13, S1, S2
    - Side B: A1, B1, C2, D1, D5, D6, E2, E6, E7, E8

    Whoever controls the region at the end counts one more unit of the good on its token. If there is a tie for first place, nobody does.

    A token is not a card, so no joker can be added to it. Tokens stay where they are for the whole game.

    An example: you have two carrot cards and control a region with a carrot token. That makes 3 carrots, for 1 point.
    .title = Goods tokens

eight_minute_empire-rules-dice =
    If the highest bid is tied, age does not matter: the tied roll dice, and the highest roll wins the bid and pays it. Equal rolls are rolled again, so everyone who is tied has the same chance.
    .title = Tied bids by dice

eight_minute_empire-rules-rulings =
    The rulebook leaves some questions open, and editions differ. Here is how we play; after “Or” stands what else a table may choose:

    - Continents: the most armies and cities on the continent count. Or: the most regions controlled on it. Then neutral armies can control regions too.
    - Neutral armies with two players: none. Or: ten.
    - Deck: one ore card lets you place 2 armies or build a city, as in the English printing. Or: place 2 armies only, as in the European one.
    - Age: the last seat counts as the youngest, the first as the oldest. Or: any order that the table names.
    - Fewer armies in your supply than the card shows: you place what you have. Armies on the board cannot be taken up for it.
    - A destroyed army goes back to its owner’s supply.
    - A card with “and”: first the first action, then the second. Once you have begun the second, there is no way back to the first. With an empty supply you may destroy an army of your own and place it anew.
    - A city needs an army of yours in the region at that moment.
    - A joker is one unit, and a card with two units takes just one joker.
    - The armies that break a tie are cubes on the board; cities count only for majorities.
    - Marked regions for goods tokens: our sources do not show them, so the choice is ours.
    - Side B is drawn from pictures in which a part is hidden; a border in its lower middle may differ.
    .title = Where the rulebook is silent

eight_minute_empire-rules-notation =
    You can also type your moves. The words to type are the same in all languages:

    - bid 4 – you bid 4 coins
    - first R – Red is to start
    - take 3 – you take the third card of the row
    - place M4 – a new army goes to M4
    - move START M2 – an army takes one step from the start region to M2
    - city M8 – you build a city in M8
    - destroy B M6 – you destroy an army of Blue in M6
    - neutral W1 – you place a neutral army in W1
    - done – you end your turn

    Every step of an army is a move of its own. End your turn even if the card’s action is used up.

    Colours: R red, B blue, Y yellow, W white, K black; N is neutral.

    Regions are a letter for the continent and a number; START is the start region. Side A: W West, I Twin Isle, M Midland, S South-East; there is no M5. Side B: A North-West Isle, B North Isle, C North-East, D West, E East.

    Cards are written as their good, a colon and their action. +2 places 2 armies, L3 is three moves over land, S3 three moves over land and/or sea, C builds a city, D destroys an army. A slash means “or”, the sign & means “and”, and a number in front is the number of units:

    - crystal:+2 – crystal, place 2 armies
    - 2carrot:+3 – two carrots, place 3 armies
    - wood:+2/L3 – wood, place 2 armies or make 3 moves over land
    - carrot:D&+1 – carrot, destroy an army and place 1 army
    .title = Typing moves

# Words of the boards

eight_minute_empire-word-row = Card row
eight_minute_empire-word-pile = Pile
eight_minute_empire-word-pile-left = Cards in the pile: { $n }
eight_minute_empire-word-unseen = Cards still in the pile
eight_minute_empire-word-free = free
eight_minute_empire-word-coin-count =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
eight_minute_empire-word-coins = Coins
eight_minute_empire-word-bank = Bank
eight_minute_empire-word-supply = Supply
eight_minute_empire-word-armies = Armies
eight_minute_empire-word-cities = Cities
eight_minute_empire-word-cards = Cards
eight_minute_empire-word-cards-of = Cards: { $n } of { $total }
eight_minute_empire-word-card-in-use = Card in use: { $card }
eight_minute_empire-word-goods = Goods
eight_minute_empire-word-jokers = Jokers
eight_minute_empire-word-idle-jokers = Jokers without use
eight_minute_empire-word-tokens = Goods tokens
eight_minute_empire-word-points = Points
eight_minute_empire-word-regions = Regions
eight_minute_empire-word-continents = Continents
eight_minute_empire-word-earlier = Earlier games
eight_minute_empire-word-total = Total
eight_minute_empire-word-stage = Game { $n }
eight_minute_empire-word-game-of = Game { $n } of { $total }
eight_minute_empire-word-nobody = Nobody
eight_minute_empire-word-controls = In control: { $seat }
eight_minute_empire-word-starter = Starting player: { $seat }
eight_minute_empire-word-bids = Bids
eight_minute_empire-word-bid-made = Bid made
eight_minute_empire-word-neutrals-left = Neutral armies still to place: { $n }
eight_minute_empire-word-left = Left: { $n }
eight_minute_empire-word-steps-left = Steps left: { $n }
eight_minute_empire-word-land = Land only
eight_minute_empire-word-sea = Land and sea
eight_minute_empire-word-sea-route = Sea route
eight_minute_empire-word-tie-break = Tie-break: { $by }
eight_minute_empire-word-tie-coins = coins left
eight_minute_empire-word-tie-armies = armies on the board
eight_minute_empire-word-tie-regions = regions controlled
eight_minute_empire-ask-bid = Choose your bid
eight_minute_empire-ask-bid-wait = Your bid is made; the others are still choosing
eight_minute_empire-ask-starter = Name the starting player
eight_minute_empire-ask-neutral = Place a neutral army
eight_minute_empire-ask-take = Take a card
eight_minute_empire-ask-choose = Choose one of the two actions
eight_minute_empire-ask-place = Place an army
eight_minute_empire-ask-move-from = Move an army: choose where from
eight_minute_empire-ask-move-to = Move an army: choose where to
eight_minute_empire-ask-city = Build a city
eight_minute_empire-ask-destroy = Destroy an army
eight_minute_empire-ask-end = Nothing left to do: end your turn
