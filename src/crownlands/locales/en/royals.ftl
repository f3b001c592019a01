## The game

royals-title = Royals
royals-blurb = A game of intrigue by Peter Hawes for 2–5 players: noble houses fill the positions of 17th-century Europe, from Marshal to King, and push one another out of them.

## Countries, cities and titles

royals-country-france = France
royals-country-german_states = German States
royals-country-britain = Britain
royals-country-spain = Spain
royals-city-paris = Paris
royals-city-bordeaux = Bordeaux
royals-city-avignon = Avignon
royals-city-nantes = Nantes
royals-city-reims = Reims
royals-city-vienna = Vienna
royals-city-cologne = Cologne
royals-city-munich = Munich
royals-city-berlin = Berlin
royals-city-london = London
royals-city-edinburgh = Edinburgh
royals-city-dublin = Dublin
royals-city-madrid = Madrid
royals-city-valencia = Valencia
royals-city-seville = Seville
royals-city-barcelona = Barcelona
royals-title-marshal = Marshal
royals-title-baron = Baron
royals-title-countess = Countess
royals-title-duke = Duke
royals-title-cardinal = Cardinal
royals-title-princess = Princess
royals-title-king = King
royals-pair = { $one }/{ $other }
royals-card-unknown = face down

## Colours (seat labels)

royals-colour-black = Black
royals-colour-white = White
royals-colour-grey = Grey
royals-colour-purple = Purple
royals-colour-orange = Orange

## Moves

royals-move-end-turn = End turn
royals-move-pay-card = Pay: { $country }
royals-move-pay-intrigue = Pay an intrigue card: { $pair }
royals-move-pay-in-joker = Pay into a joker: { $country }
royals-move-pay-intrigue-in-joker = Pay an intrigue card into a joker: { $pair }
royals-move-claim-position = Claim: { $title }, { $city }
royals-move-plan-three = Draw 3 country cards
royals-move-plan-intrigue = Draw 1 country card and 1 intrigue card
royals-move-draw-from-pile = Draw from the pile
royals-move-draw-intrigue = Draw an intrigue card
royals-move-take-from-display = Take from the display: { $country }
royals-move-discard-card = Discard: { $country }
royals-move-discard-intrigue = Discard an intrigue card: { $pair }
royals-move-recall-cube = Take back an exiled cube: { $city }
royals-move-show-card = New card in the display: { $country }
royals-move-deal-card = Drawn from the pile: { $country }
royals-move-deal-intrigue = Intrigue card drawn: { $pair }
royals-move-choose-starter = Starting player: { $seat }

## Events

royals-event-starter-chosen = Starting player: { $seat }
royals-event-period-started =
    { $period ->
        [1] Period 1 begins (1648)
        [2] Period 2 begins (1680)
       *[other] Period 3 begins (1714)
    }
royals-event-card-shown = New card in the display – { $country }
royals-event-turn-started = { $seat }: start of turn
royals-event-draw-planned =
    { $intrigue ->
        [yes] { $seat }: draws 1 country card and 1 intrigue card
       *[no] { $seat }: draws 3 country cards
    }
royals-event-card-drawn = { $seat }: card from the pile – { $country }
royals-event-card-taken = { $seat }: { $country } from the display
royals-event-intrigue-drawn = { $seat }: intrigue card – { $pair }
royals-event-intrigue-shuffled = The intrigue discards are shuffled and become the new pile
royals-event-card-paid =
    { $joker ->
        [yes] { $seat }: paid into a joker – { $country }
       *[no] { $seat }: paid – { $country }
    }
royals-event-intrigue-paid =
    { $joker ->
        [yes] { $seat }: intrigue card paid into a joker – { $pair }
       *[no] { $seat }: intrigue card paid – { $pair }
    }
royals-event-position-claimed = { $seat }: claim – { $title }, { $city }
royals-event-cube-exiled = { $seat }: cube exiled ({ $loser }) – { $city }
royals-event-position-occupied = { $seat }: position occupied – { $title }, { $city }
royals-event-cube-recalled = { $seat }: exiled cube back in the supply – { $city }
royals-event-card-discarded = { $seat }: card discarded – { $country }
royals-event-intrigue-discarded = { $seat }: intrigue card discarded – { $pair }
royals-event-turn-ended = { $seat }: end of turn
royals-event-city-bonus = { $seat }: city bonus { $city } +{ $points }
royals-event-country-bonus = { $seat }: country bonus { $country } +{ $points }
royals-event-noble-house-bonus = { $seat }: noble house bonus +{ $points }
royals-event-period-ended =
    { $period ->
        [1] Period 1 is over (1648)
        [2] Period 2 is over (1680)
       *[other] Period 3 is over (1714): the round is played to its end
    }
royals-event-period-scored =
    { $has_first ->
        [no] { $country }, period { $period }: no influence – both markers leave the game
       *[yes] { $has_second ->
            [no] { $country }, period { $period }: influence { $influence } – { $first } +{ $higher }, the second marker leaves the game
           *[yes] { $tied ->
                [0] { $country }, period { $period }: influence { $influence } – { $first } +{ $higher }, { $second } +{ $lower }
               *[other] { $country }, period { $period }: influence { $influence } – { $first } +{ $higher }, { $second } +{ $lower } ({ $ties })
            }
        }
    }
royals-tie = tie-break { $winner } › { $loser }: { $by }
royals-ties = { $one }; { $other }
royals-event-title-scored =
    { $count ->
        [0] { $title }: cubes { $cubes } – the marker leaves the game
        [one] { $title }: cubes { $cubes } – { $winners } +{ $points }
       *[other] { $title }: cubes { $cubes } – half a marker each, +{ $points }: { $winners }
    }
royals-event-game-ended =
    { $count ->
        [one] Winner: { $winners }
       *[other] Shared victory: { $winners }
    }

## Why a move is refused

royals-refused-unknown-move = There is no such move in this game.
royals-refused-game-over = The game is over.
royals-refused-not-your-turn = It is not your turn.
royals-refused-chance-only = Only chance makes this move.
royals-refused-not-chance = Chance cannot make that move now.
royals-refused-plan-first = First choose what you draw: 3 country cards, or 1 country card and 1 intrigue card.
royals-refused-draw-first = First draw your cards.
royals-refused-no-more-draws = You have drawn all the cards of this kind that this turn allows.
royals-refused-pile-empty = The pile is empty: take a card from the display.
royals-refused-not-on-display = There is no such card in the display.
royals-refused-no-intrigue-now = You cannot draw an intrigue card now: there is none in your first turn, and later only one, together with one country card.
royals-refused-no-intrigue-left = There is no intrigue card left to draw.
royals-refused-own-position = You hold this position already: { $title }, { $city }.
royals-refused-too-few-cards = Your country cards are not enough for this position, not even with jokers: { $title }, { $city }.
royals-refused-too-few-intrigue = Your intrigue cards are not enough to take over this position: { $title }, { $city }.
royals-refused-too-few-cubes = For a position you need two cubes in your supply: { $title }, { $city }.
royals-refused-no-recall = You cannot take back a cube there. It needs the strict cube limit, fewer than two cubes in your supply, and another cube of yours that stays in the city.
royals-refused-nothing-to-pay = First choose the position that you want to pay for.
royals-refused-pay-first = First pay for the position that you have chosen.
royals-refused-intrigue-first = First pay the intrigue cards, then the country cards.
royals-refused-intrigue-paid = No intrigue card has to be paid now.
royals-refused-not-in-hand = You have no such card in your hand.
royals-refused-wrong-country = This card belongs to another country than the position. You can pay it only as part of a joker.
royals-refused-joker-begun = You have begun to pay with jokers; cards that count as themselves come before them.
royals-refused-no-shortage = At this table a joker only replaces cards that you lack: first pay the matching cards in your hand.
royals-refused-would-not-suffice = If this card went into a joker, the rest of your cards would no longer be enough.
royals-refused-discard-first = You have too many cards: first discard down to the hand limit.
royals-refused-within-limit = You discard only at the end of your turn, and only what is above the hand limit.

## Options

royals-option-starter = Starting player
    .help = In the rulebook the youngest starts. Name a seat by its number, such as 2, or let chance decide.
royals-option-starter-random = Chance decides
royals-option-cubes = Cubes
    .help = Whether you can run out of cubes. The rulebook does not say.
royals-option-cubes-unlimited = As many as you need
royals-option-cubes-strict = Only those in the box
royals-option-joker = Jokers
    .help = When cards may be paid as a joker. The rulebooks differ.
royals-option-joker-always = Whenever you like
royals-option-joker-shortage = Only in place of cards that you lack
royals-option-draw = Drawing
    .help = When you choose between 3 country cards and 1 country card with 1 intrigue card.
royals-option-draw-settled = Before the first card
royals-option-draw-open = While drawing, card by card
royals-option-final_tie = Tie for victory
    .help = Which marker decides if the most points are tied. The rulebooks differ.
royals-option-final_tie-any_marker = The highest marker of any kind
royals-option-final_tie-title_marker = The highest title marker
royals-option-markers = Points
    .help = Whether everyone’s points are shown during the game. All saw the markers being won, so it is no secret, only a matter of counting.
royals-option-markers-hidden = Hidden until the end
royals-option-markers-shown = Shown all the time

## Rules

royals-rules-goal =
    You lead one of the great noble houses that struggle for power in the Europe of the 17th century. With country cards you win positions in its cities, from Marshal to King. With intrigue cards you take over positions that others hold.

    Victory points come from markers. Some go to whoever is first in a city, present in all cities of a country or has borne every title. Three times, after each period, the two most influential houses of every country are rewarded. At the very end the titles themselves are counted. The game is for 2–5 players, and whoever has the most victory points wins.
    .title = Goal

royals-rules-box =
    - A board with four countries and 16 cities. Each city has one or two positions. Every position bears a title.
    - 99 country cards: 31 of France, 26 of the German States, 22 of Britain, 20 of Spain.
    - 24 intrigue cards: four of each of the six pairs of countries.
    - 58 markers with victory points: 16 for cities, 8 for countries, 3 for the noble house, 24 for periods and 7 for titles; those for titles consist of two halves.
    - 200 cubes: 46 each in black and white, 36 each in grey, purple and orange.

    The titles from the lowest to the highest rank. A title costs the same number of country cards everywhere:

    - Marshal: 1 card, 4 positions
    - Baron: 2 cards, 5 positions
    - Countess: 3 cards, 4 positions
    - Duke: 4 cards, 4 positions
    - Cardinal: 5 cards, 4 positions
    - Princess: 6 cards, 4 positions
    - King: 8 cards, 4 positions

    The cities, with the points of their bonus in brackets. The number after a title is the influence that this position gives:

    France:

    - Paris (8): King 3
    - Bordeaux (3): Princess 2, Baron 1
    - Avignon (2): Cardinal 2, Marshal 1
    - Nantes (5): Princess 2, Countess 1
    - Reims (4): Duke 2, Baron 1

    German States:

    - Vienna (7): King 3
    - Cologne (3): Cardinal 2, Baron 1
    - Munich (4): Duke 2, Countess 1
    - Berlin (5): Princess 2, Countess 1

    Britain:

    - London (6): King 3, Princess 2
    - Edinburgh (3): Duke 2, Baron 1
    - Dublin (2): Cardinal 2, Marshal 1

    Spain:

    - Madrid (7): King 3
    - Valencia (3): Duke 2, Marshal 1
    - Seville (4): Cardinal 2, Baron 1
    - Barcelona (2): Countess 1, Marshal 1

    Many of these numbers are our reconstruction, because no source that we know shows the board; the chapter “Where the rulebook is silent” says which.
    .title = In the box

royals-rules-setup =
    - Everyone has the cubes of one colour. Two players take black and white.
    - The markers lie open on the board beside their cities, countries and periods. The title markers, two halves put together, lie in the order of their rank. With two players the noble house markers of 16 and 12 points stay in the box.

    With fewer than five players some country cards go back into the box:

    - two players: 11 of France, 9 of the German States, 8 of Britain, 6 of Spain; 65 cards are left
    - three players: 9 of France, 8 of the German States, 7 of Britain, 6 of Spain; 69 cards are left
    - four players: 6 of France, 5 of the German States, 5 of Britain, 4 of Spain; 79 cards are left
    - five players: none; all 99 cards are used

    The country cards are shuffled and form a face-down pile. Three of them are laid out face up: the display. The intrigue cards are shuffled too and form a pile of their own.

    Nobody has cards in hand yet. Chance names the starting player, unless the table has chosen a seat.

    Your hand is secret, but everyone sees which card you take from the display. Markers that you win lie face down before you, so nobody sees your total until the end.
    .title = Setup

royals-rules-turn =
    Turns go clockwise. Your turn has three steps:

    - Draw cards. You must.
    - Play cards to occupy free positions and to take over positions of others: in any order, as often as you can and like, or not at all.
    - End your turn. You discard what is above the hand limit, and the display is filled up to three cards again.
    .title = Your turn

royals-rules-draw =
    In your first turn you draw only country cards. Their number depends on your place in the turn order, from the starting player on:

    - two players: 2, 3
    - three players: 1, 2, 3
    - four players: 1, 1, 2, 3
    - five players: 1, 1, 2, 2, 3

    From your second turn on you choose one of two ways:

    - 3 country cards, or
    - 1 country card and 1 intrigue card, in any order.

    You draw card by card, and look at each card before you draw the next one. Every country card comes either from the face-down pile or from the display, as you like. Intrigue cards come from their pile only.

    The display is not filled up before the end of your turn: if you take all three cards, it stays empty until then. If the pile is empty, take from the display; there are always enough cards.

    If the intrigue pile is empty when somebody has to draw from it, the intrigue discards are shuffled and become the new pile.
    .title = Drawing cards

royals-rules-occupy =
    Choose a position without a cube. Pay as many cards of its country as its title costs, from 1 for a Marshal to 8 for a King. They go to the discards.

    Then place two cubes from your supply:

    - one on the position. You hold it from now on, and it gives you influence.
    - one on the marker of the title. It stays there until the end of the game, even if you lose the position.

    A position holds one cube. A title marker holds any number of cubes of all colours. After that you get the bonuses that you have earned, if any.

    An example: the Cardinal in Cologne costs 5 cards of the German States. You pay them and place one cube in Cologne and one on the Cardinal’s marker. If nobody was in Cologne before you, its city bonus is yours, 3 points.
    .title = Occupying a position

royals-rules-joker =
    Any three country cards count as one country card of your choice. You may do this several times within one payment, and cards of the country itself may be among the three. For a takeover you may use it too.

    Any two intrigue cards count as one intrigue card of your choice, again as often as you like.

    Here you pay card by card: first the intrigue cards, then the country cards, and of each kind first the cards that count as themselves, then the jokers. You can never begin a payment that you could not finish. What can be paid in only one way is paid at once.

    An example: you want the Countess in Munich for 3 cards. You have two cards of the German States and four others. You pay the two, and any three of the others as a joker for the third. With two cards of the German States and only two others you could not.
    .title = Jokers

royals-rules-takeover =
    You may also take over a position that somebody else holds, but never your own. You pay both:

    - 1 intrigue card that shows the country of the position, and 2 of them for a King. An intrigue card shows two countries and serves for either of them.
    - all the country cards that the title costs, as for a free position.

    If you cannot pay both in full, you cannot take over. Intrigue cards go to discards of their own.

    The cube of the position’s last holder goes to the exile space of the city. There it gives no more influence, but it still counts as present in the city for the country bonus. An exile space holds any number of cubes. The loser’s cube on the title marker stays where it is.

    Then you occupy the position as usual: one cube on it, one on the title marker, and bonuses.

    An example: Ben holds the Cardinal in Cologne. Anna pays the intrigue card German States/Spain and five cards of the German States. Ben’s cube goes to the exile space of Cologne, and on the Cardinal’s marker lies one cube of each. If Anna only had the intrigue cards France/Britain and France/Spain, she could pay these two as a joker.
    .title = Taking over a position

royals-rules-limits =
    At the end of your turn you may hold at most 12 country cards and 4 intrigue cards. During your turn it may be more. If you have more at the end, you choose which ones you discard.

    Then the display is filled up to three cards from the pile. If the pile does not have enough cards for that, the period is over.
    .title = Hand limit and end of turn

royals-rules-bonuses =
    You get a bonus as soon as you have earned it, with the cubes that you place. One placement may bring several bonuses. You keep the markers until the end.

    - City bonus: whoever is the first to occupy any position of a city gets its marker.
    - Country bonus: you have at least one cube in every city of a country, on a position or in the exile space. The first to do so gets the higher marker, the second the lower one, later ones nothing. You can get only one marker per country.
    - Noble house bonus: you have at least one cube on each of the seven title markers. You get the highest marker that is left; once all are gone, nothing. You can get only one.

    The points of the country bonuses:

    - France: 12 and 6
    - German States: 10 and 5
    - Britain: 6 and 3
    - Spain: 8 and 4

    The noble house markers are worth 16, 12 and 8 points; with two players there is only the one with 8 points.

    An example: as the first in Dublin you occupy the Marshal. With that you are in all cities of Britain, and you have a cube on each of the seven title markers, both before anybody else. This brings 2 + 6 + 16 points at once.
    .title = Bonuses

royals-rules-period =
    The game has three periods: 1648, 1680 and 1714. A period ends when the display cannot be filled up to three cards at the end of a turn. The last cards of the pile still go into the display. Then all discarded country cards are shuffled and become the new pile, and the display is filled up from it. Hands stay as they are.

    After the first and the second period scoring follows at once; then the next player has their turn. After the third period the round is played to its end, so that everyone has had the same number of turns: the last one belongs to the player on the right of the starting player. Only then comes the scoring.

    In every country you add up the influence of the positions that you hold there at this moment. Cubes in exile spaces count nothing. Whoever has the most influence gets the higher marker of the period, the second most the lower one. The points after the first, the second and the third period:

    - France: 6 and 3, then 9 and 5, then 12 and 6
    - German States: 5 and 3, then 8 and 4, then 10 and 5
    - Britain: 4 and 2, then 6 and 3, then 8 and 4
    - Spain: 3 and 2, then 5 and 3, then 7 and 4

    If there is a tie, the higher title that one of the tied holds in this country decides. If the titles are equal, the position in the city with the higher city bonus decides; the number on the board counts, even if the marker is long gone.

    Without influence there is no marker. If only one player has influence in a country, the second marker leaves the game; if nobody has, both do.

    An example, France 1648: Anna holds the King in Paris, influence 3. Ben holds the Princess in Bordeaux and the Baron in Reims, 3 as well. Carla holds the Cardinal in Avignon, influence 2. The King is the highest title, so Anna gets 6 points and Ben 3. Carla gets nothing.
    .title = End of a period

royals-rules-titles =
    After the third period the titles are scored, from the Marshal up to the King. For every title the cubes on its marker are counted, also those whose positions were lost long ago:

    - Whoever has the most cubes gets the whole marker.
    - If two are tied for the most, each gets one half with half of the points.
    - If more than two are tied, or if there is no cube at all, the marker leaves the game.

    The points of the whole marker and of one half:

    - Marshal: 4, half 2
    - Baron: 6, half 3
    - Countess: 8, half 4
    - Duke: 10, half 5
    - Cardinal: 12, half 6
    - Princess: 14, half 7
    - King: 16, half 8
    .title = Title scoring

royals-rules-end =
    After the title scoring everyone adds up the points of all their markers. The most points win.

    If there is a tie, the highest single marker that one of the tied owns decides. Both halves of a title together are one marker, a single half counts with its own points. If this is equal too, the victory is shared.
    .title = End of the game

royals-rules-rulings =
    The rulebooks leave some questions open, and in places they contradict each other. Here is how we play; after “Or” stands what else a table may choose:

    - Starting player: chance decides, because nobody here knows who is the youngest. Or: a seat that the table names.
    - Cubes: you have as many as you need, for those in the box can run out. Or: only those in the box. Then you need two cubes in your supply for a position. If you have fewer, you may take back exiled cubes in your turn, but only where another cube of yours stays in the city.
    - Jokers: whenever you like. Or: only in place of cards that you lack, so that you first pay all the matching cards in your hand.
    - Drawing: you choose between the two ways before you draw. Or: you choose while drawing; the intrigue card or the second country card settles it.
    - Tie for victory: the highest marker of any kind decides. Or: only title markers count.
    - Points: hidden until the end. Or: shown all the time.
    - To take over a King you need two intrigue cards. One rulebook says three in one place; all other places and sources say two.
    - The city bonus belongs to the first who occupies a position in the city, not to the first whose cube is exiled there.
    - The last round ends on the right of the starting player; “left” in one rulebook is a slip.
    - The intrigue discards are shuffled only when somebody has to draw from an empty pile.
    - Emptying the pile does not end a period, as long as the display still has its three cards after the turn.
    - If two are still tied in a period, their next best positions are compared, and at last the turn order from the starting player on. With the numbers of our board it never comes to that.
    - A title without cubes and a country without influence bring nobody points.

    The numbers of cards and cubes and most costs are certain. Some things we know from a single report only: the costs of Countess, Duke and Princess, how often each title occurs, the noble house marker of 8 points, the positions of Cologne, the titles of Madrid and Valencia, and a few names of cities.

    The rest is reconstructed, that is our own guess, made to fit what is known:

    - the points of all markers for cities, countries, periods and titles
    - the influence of all positions but the two in Cologne
    - the titles of all cities but Cologne, Madrid and Valencia
    - the names of Paris, Nantes, Reims, Berlin, London, Edinburgh, Dublin, Seville and Barcelona

    Whoever owns the game can put in the printed numbers: they stand in a file that may be edited, written by “crownlands box royals”.
    .title = Where the rulebook is silent

royals-rules-notation =
    You can also type your moves. The words to type are the same in all languages:

    - three – you choose to draw 3 country cards
    - two – you choose to draw 1 country card and 1 intrigue card
    - pile – you draw a country card from the pile
    - take france – you take a card of France from the display
    - intrigue – you draw an intrigue card
    - claim paris king – you want the King in Paris, free or held by another
    - plot france-spain – you pay this intrigue card
    - plotjoker france-spain – you pay this intrigue card as one of the two in a joker
    - pay france – you pay a card of France that counts as itself
    - joker spain – you pay a card of Spain as one of the three in a joker
    - discard britain – you discard a card of Britain
    - drop britain-spain – you discard this intrigue card
    - recall paris – you take back an exiled cube from Paris; only with the strict cube limit
    - done – you end your turn

    Countries: france, german_states, britain, spain. An intrigue card is written as its two countries in this order, with a hyphen between them.

    Titles: marshal, baron, countess, duke, cardinal, princess, king. Cities are written in English, in small letters, such as vienna or cologne.

    In records chance has moves too: show turns up a card of the display, card and scheme are drawn cards, and first names the starting player. Colours: K black, W white, G grey, P purple, O orange.
    .title = Typing moves

# used by the boards

royals-word-display = Display
royals-word-pile = Pile
royals-word-pile-left = Cards in the pile: { $n }
royals-word-intrigue-pile = Intrigue pile
royals-word-intrigue-pile-left = Cards in the intrigue pile: { $n }
royals-word-discards = Discards
royals-word-intrigue-discards = Intrigue discards
royals-word-unseen = Cards not seen yet
royals-word-hand = Hand
royals-word-your-hand = Your hand
royals-word-country-cards = Country cards
royals-word-intrigue-cards = Intrigue cards
royals-word-cards-of = Country cards: { $n } of { $limit }
royals-word-intrigue-of = Intrigue cards: { $n } of { $limit }
royals-word-known = Seen when taken
royals-word-unknown-count = Unknown: { $n }
royals-word-country = Country
royals-word-city = City
royals-word-title = Title
royals-word-position = Position
royals-word-countries = Countries
royals-word-cities = Cities
royals-word-titles = Titles
royals-word-periods = Periods
royals-word-noble-house = Noble house
royals-word-influence = Influence
royals-word-cost = Cost
royals-word-cost-cards =
    { $n ->
        [one] { $n } country card
       *[other] { $n } country cards
    }
royals-word-cost-intrigue =
    { $n ->
        [one] { $n } intrigue card
       *[other] { $n } intrigue cards
    }
royals-word-free-position = free
royals-word-held-by = Held by: { $seat }
royals-word-exile = Exile space
royals-word-exiled = Exiled: { $cubes }
royals-word-title-markers = Title markers
royals-word-cubes = Cubes
royals-word-cubes-left = Cubes in the supply: { $n }
royals-word-city-bonus = City bonus
royals-word-country-bonus = Country bonus
royals-word-noble-house-bonus = Noble house bonus
royals-word-period-bonus = Period marker
royals-word-first = First
royals-word-second = Second
royals-word-nobody = Nobody
royals-word-taken-by = Taken by: { $seat }
royals-word-gone = left the game
royals-word-half-each = half a marker each
royals-word-marker-gone = the marker leaves the game
royals-word-lacks-cities = Cities still missing: { $cities }
royals-word-lacks-titles = Titles still missing: { $titles }
royals-word-bonus-yours = You have this bonus
royals-word-bonus-gone = No marker is left
royals-word-points = Points
royals-word-points-hidden = Points hidden until the end
royals-word-total = Total
royals-word-stage = Period { $n }
royals-word-period =
    { $n ->
        [1] Period 1 of 3 (1648)
        [2] Period 2 of 3 (1680)
       *[other] Period 3 of 3 (1714)
    }
royals-word-period-year =
    { $n ->
        [1] 1648
        [2] 1680
       *[other] 1714
    }
royals-word-last-round = Last round
royals-word-starter = Starting player: { $seat }
royals-word-draws-left = Country cards still to draw: { $n }
royals-word-intrigue-draws-left = Intrigue cards still to draw: { $n }
royals-word-payment = Payment: { $title }, { $city }
royals-word-pay-left = Pay country cards: { $n } more
royals-word-pay-intrigue-left = Pay intrigue cards: { $n } more
royals-word-in-joker = Joker: { $n } of { $total }
royals-word-take-over = Take over
royals-word-occupy = Occupy
royals-word-as-joker = as a joker
royals-word-tie-break = Tie-break: { $by }
royals-word-tie-title = higher title
royals-word-tie-city = higher city bonus
royals-word-tie-next = next best position
royals-word-tie-order = turn order
royals-word-tie-marker = highest marker
royals-word-tie-title-marker = highest title marker
royals-ask-plan = Choose what you draw
royals-ask-draw = Draw a country card: from the pile or the display
royals-ask-draw-any = Draw a country card or an intrigue card
royals-ask-draw-intrigue = Draw an intrigue card
royals-ask-play = Claim a position or end your turn
royals-ask-end = Nothing you can claim: end your turn
royals-ask-pay = Pay with a country card: { $title }, { $city }
royals-ask-pay-joker = Pay with a joker, any 3 country cards for one: { $title }, { $city }
royals-ask-pay-intrigue = Pay with an intrigue card: { $title }, { $city }
royals-ask-pay-intrigue-joker = Pay with a joker, any 2 intrigue cards for one: { $title }, { $city }
royals-ask-discard =
    { $n ->
        [one] Discard 1 country card
       *[other] Discard { $n } country cards
    }
royals-ask-discard-intrigue =
    { $n ->
        [one] Discard 1 intrigue card
       *[other] Discard { $n } intrigue cards
    }
royals-word-present = your cubes
royals-word-drawn = { $seat }: drawn – { $cards }
royals-word-paid = { $seat }: paid – { $cards }
royals-word-joker = joker
royals-word-best-marker = Best marker
royals-word-marker = marker
royals-word-taken = taken
