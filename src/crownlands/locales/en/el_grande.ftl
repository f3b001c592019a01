## The game

el_grande-title = El Grande
el_grande-blurb = A game of influence by Wolfgang Kramer and Richard Ulrich for 2–5 players: grandees send their caballeros into the regions of 15th-century Spain, around a King whom nobody may come near.

## Regions and other places

el_grande-place-galicia = Galicia
el_grande-place-pais_vasco = Basque Country
el_grande-place-aragon = Aragon
el_grande-place-cataluna = Catalonia
el_grande-place-castilla_la_vieja = Old Castile
el_grande-place-castilla_la_nueva = New Castile
el_grande-place-sevilla = Seville
el_grande-place-granada = Granada
el_grande-place-valencia = Valencia
el_grande-place-castillo = Castillo
el_grande-place-court = court
el_grande-place-unknown = secret

## Action cards

el_grande-card-d1_all_own = Intrigue: Regroup
    .effect = Lift all your caballeros from one region and spread them anywhere.
el_grande-card-d1_add2 = Intrigue: +2
    .effect = Send up to 2 more caballeros from your court anywhere.
el_grande-card-d1_all_own_or_add2 = Intrigue: Regroup or +2
    .effect = Choose one of the two.
el_grande-card-d1_5_from_one = Intrigue: 5 from one
    .effect = Move up to 5 caballeros of any colours out of a single region.
el_grande-card-d1_3_foreign = Intrigue: 3 opposing
    .effect = Move up to 3 caballeros of the others.
el_grande-card-d1_3_any = Intrigue: 3 any
    .effect = Move up to 3 caballeros of any colours.
el_grande-card-d1_2own_2foreign = Intrigue: 2 own, 2 opposing
    .effect = Move up to 2 of your own and up to 2 of the others’ caballeros.
el_grande-card-d1_4_own = Intrigue: 4 own
    .effect = Move up to 4 of your caballeros.
el_grande-card-d1_4_any = Intrigue: 4 any
    .effect = Move up to 4 caballeros of any colours.
el_grande-card-d2_veto = Veto
    .effect = Keep it: once before the end of next round, stop someone else’s special action, even half-way.
el_grande-card-d2_decay_all = Decay of Authority: whole court
    .effect = The others return their whole court to the province.
el_grande-card-d2_decay_3 = Decay of Authority: 3
    .effect = The others return 3 caballeros from court to province (or all, if fewer).
el_grande-card-d2_kings_anger_3 = The King Returns
    .effect = From your left on, each of the others returns 3 caballeros of their choice from regions and/or court.
el_grande-card-d2_each_1 = One of Each
    .effect = Choose one caballero of every player, you included; it goes from its region to the province.
el_grande-card-d2_secret_2 = Secret Retreat: 2
    .effect = The others secretly pick one region each and return 2 caballeros from it.
el_grande-card-d2_secret_all = Secret Retreat: all
    .effect = The others secretly pick one region each and return all their caballeros from it.
el_grande-card-d2_score_any = Special Scoring: your choice
    .effect = Score one region of your choice or the Castillo.
el_grande-card-d3_score_4 = Special Scoring: 4
    .effect = Score every region whose first place is worth 4 now.
el_grande-card-d3_score_5 = Special Scoring: 5
    .effect = Score every region whose first place is worth 5 now (not the Castillo).
el_grande-card-d3_score_6_7 = Special Scoring: 6 and 7
    .effect = Score every region whose first place is worth 6 or 7 now.
el_grande-card-d3_score_castillo = Special Scoring: Castillo
    .effect = Score the Castillo; everybody stays inside.
el_grande-card-d3_score_first_only = Special Scoring: first places
    .effect = In all nine regions only a sole leader scores.
el_grande-card-d3_score_most = Special Scoring: fullest
    .effect = Score the region with the most caballeros in all; ties: each of them.
el_grande-card-d3_score_least = Special Scoring: sparsest
    .effect = Score the non-empty region with the fewest caballeros; ties: each of them.
el_grande-card-d3_score_any = Special Scoring: your choice
    .effect = Score one region of your choice or the Castillo.
el_grande-card-d4_scoreboard = Mobile Scoreboard
    .effect = Put one on, or shift one to, another region or the Castillo.
el_grande-card-d4_royal_adviser = Royal Adviser
    .effect = Move the King to an adjacent region.
el_grande-card-d4_expulsion = Expulsion
    .effect = Name a region; the others secretly choose where all their caballeros there must go.
el_grande-card-d4_grande = Grande
    .effect = Move your Grande: that region is your home now.
el_grande-card-d4_recall_power = Power Cards
    .effect = Take one of your played power cards back, unseen.
el_grande-card-d4_court_2 = The Court
    .effect = Call up to 2 caballeros from your province to your court.
el_grande-card-d4_score_secret = Special Scoring: secret
    .effect = Everyone secretly picks a region; those picked exactly once are scored.
el_grande-card-d5_king = King’s Card
    .effect = Move the King to any region.

## Colours (seat labels)

el_grande-colour-red = Red
el_grande-colour-blue = Blue
el_grande-colour-yellow = Yellow
el_grande-colour-white = White
el_grande-colour-black = Black

## Moves

el_grande-move-end-turn = End turn
el_grande-move-enough = That is enough
el_grande-move-place = Place a caballero → { $place }
el_grande-move-move = Move a caballero ({ $owner }): { $region } → { $to }
el_grande-move-add = From the court by the special action → { $place }
el_grande-move-score = Score: { $place }
el_grande-move-king = King → { $region }
el_grande-move-grande = Grande → { $region }
el_grande-move-board = Mobile scoreboard { $board } → { $place }
el_grande-move-expel = Expulsion from: { $region }
el_grande-move-banish = Back to the province ({ $owner }) ← { $region }
el_grande-move-use = Carry out the special action
el_grande-move-recall = Take back power card { $value }
el_grande-move-call =
    { $number ->
        [0] Call nobody from the province
        [one] Call { $number } caballero from the province
       *[other] Call { $number } caballeros from the province
    }
el_grande-move-withdraw = From the board to the court ← { $region }
el_grande-move-give-court = Return one to the province ← court
el_grande-move-give = Return one to the province ← { $region }
el_grande-move-take = Take the action card of deck { $deck }
el_grande-move-power = Play power card { $value }
el_grande-move-disc = Set the secret disk: { $region }
el_grande-move-veto = Veto!
el_grande-move-allow = No veto
el_grande-move-allow-action = No veto against the rest of this special action
el_grande-move-allow-round = No veto until the end of this round
el_grande-move-allow-unless-me = No veto until the end of this round, unless it concerns me
el_grande-move-allow-unless = No veto until the end of this round, unless it concerns: { $place }
el_grande-move-ask-again = Ask me about everything again
el_grande-move-crown = King’s region: { $region }
el_grande-move-deal-home = Home region: { $region }
el_grande-move-choose-starter = First to play a power card: { $seat }
el_grande-move-reveal = New action card (deck { $deck }): { $card }

## Events

el_grande-event-king-crowned = The King stands in: { $region }
el_grande-event-home-dealt = { $seat }: home region – { $region }
el_grande-event-starter-chosen = First to play a power card: { $seat }
el_grande-event-round-started = Round { $round } begins
el_grande-event-card-revealed = New action card (deck { $deck }) – { $card }
el_grande-event-power-played = { $seat }: power card { $value }
el_grande-event-turn-started = { $seat }: start of turn (power card { $value })
el_grande-event-called-up = { $seat }: province → court, { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    }
el_grande-event-withdrawn = { $seat }: caballero { $region } → court
el_grande-event-card-taken = { $seat }: action card (deck { $deck }) – { $card }
el_grande-event-placed = { $seat }: caballero → { $place }
el_grande-event-turn-ended = { $seat }: end of turn
el_grande-event-action-started = { $seat }: special action – { $card }
el_grande-event-action-ended = { $seat }: special action finished
el_grande-event-announced =
    { $what ->
        [move] { $seat }: announced – { $move } ({ $card })
        [seat] { $seat }: announced – { $card }, now concerning { $concerned }
        [next] { $seat }: announced – { $card }, the next secret disk is to be set
       *[shown] { $seat }: announced – { $card }, the secret disks are to be revealed
    }
el_grande-event-permitted =
    { $asked ->
        [not-action] { $seat }: no veto against this special action
        [not-round] { $seat }: no veto until the end of this round
        [me] { $seat }: no veto until the end of this round, unless own pieces are concerned
        [place] { $seat }: no veto until the end of this round, unless it concerns { $place }
       *[hidden] { $seat }: no veto
    }
el_grande-event-vetoed = { $seat }: veto – { $card } ({ $stopped })
el_grande-event-veto-expired = { $seat }: the veto expires unused
el_grande-event-moved = { $seat }: caballero ({ $owner }), { $region } → { $to }
el_grande-event-added = { $seat }: caballero, court → { $place }
el_grande-event-court-lost = { $seat }: court → province, { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    }
el_grande-event-given-back = { $seat }: caballero, { $place } → province
el_grande-event-banished = { $seat }: caballero ({ $owner }), { $region } → province
el_grande-event-region-named = { $seat }: expulsion – { $region }
el_grande-event-disc-set = { $seat }: secret disk set – { $region }
el_grande-event-disc-shown = { $seat }: secret disk shows { $region }
el_grande-event-retreated = { $seat }: { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    }, { $region } → province
el_grande-event-expelled = { $seat }: { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    }, { $region } → { $to }
el_grande-event-board-laid = { $seat }: mobile scoreboard { $board } → { $place }
el_grande-event-king-moved = { $seat }: King → { $region }
el_grande-event-grande-moved = { $seat }: Grande → { $region }
el_grande-event-power-recalled =
    { $value ->
        [none] { $seat }: a played power card is back in hand, unseen
       *[other] { $seat }: power card { $value } is back in hand
    }
el_grande-event-scoring-started = General scoring after round { $round }
el_grande-event-castillo-left = { $seat }: { $number ->
        [one] { $number } caballero
       *[other] { $number } caballeros
    }, Castillo → { $to }
el_grande-event-place-scored =
    { $scored ->
        [yes] { $place } ({ $counts }): { $gains }
       *[no] { $place } ({ $counts }): no points
    }
el_grande-event-game-ended =
    { $count ->
        [one] Winner: { $winners }
       *[other] Shared victory: { $winners }
    }

## Why a move is refused

el_grande-refused-unknown-move = There is no such move in this game.
el_grande-refused-game-over = The game is over.
el_grande-refused-not-your-turn = It is not your turn.
el_grande-refused-chance-only = Only chance makes this move.
el_grande-refused-not-chance = Chance cannot make that move now.
el_grande-refused-not-now = That cannot be done at this point of the turn.
el_grande-refused-power-first = First play a power card.
el_grande-refused-not-in-hand = This power card is not in your hand.
el_grande-refused-value-taken = Someone has already played this value in this round.
el_grande-refused-income-first = First decide how many caballeros come to your court.
el_grande-refused-too-many = So many caballeros may not come: the heads on the card and your province are the limit.
el_grande-refused-province-first = Caballeros return from the board only once your province is empty.
el_grande-refused-take-first = First choose an action card.
el_grande-refused-card-gone = The card of this deck is already taken in this round.
el_grande-refused-no-heads = You cannot place any more: the heads of the card are used up, or your placing is over.
el_grande-refused-court-empty = There is no caballero in your court.
el_grande-refused-kings-region = The King’s region is taboo: nothing may enter or leave it.
el_grande-refused-not-adjacent = This region is not adjacent to the King’s region.
el_grande-refused-not-on-card = Your action card does not allow that.
el_grande-refused-used-up = You have already done as much of this as the card allows.
el_grande-refused-special-over = The special action of this card is over.
el_grande-refused-finish-first = First finish the special action that you have begun.
el_grande-refused-compulsory = You must choose a caballero of every player who has one within reach, your own too.
el_grande-refused-nothing-begun = There is nothing to break off. To finish, end your turn.
el_grande-refused-nothing-to-do = That would have no effect.
el_grande-refused-nobody-there = There is no such caballero there.
el_grande-refused-other-region = All caballeros moved by this card must come from the same region.
el_grande-refused-one-of-each = You have already chosen a caballero of this player.
el_grande-refused-there-already = It stands there already: choose another place.
el_grande-refused-board-there = There is already a mobile scoreboard there.
el_grande-refused-not-played = You have not played this power card.
el_grande-refused-veto-first = First decide whether you use your veto.
el_grande-refused-disc-first = First set your secret disk.
el_grande-refused-disc-set = Your secret disk is set; wait for the others.
el_grande-refused-same-region = Your caballeros are expelled from this region and must go to another one.
el_grande-refused-too-few-there = You have too few caballeros there, and more elsewhere.
el_grande-refused-return-first = First return the caballeros that the card demands.
el_grande-refused-one-by-one = One by one: each caballero that this card calls is a move of its own.
el_grande-refused-asked-already = You are asked about everything already.

## Options

el_grande-option-rounds = Length
    .help = How many rounds are played. Both have three general scorings; the short game leaves out rounds 1, 4 and 7.
el_grande-option-rounds-full = Full game: 9 rounds
el_grande-option-rounds-short = Short game: 6 rounds
el_grande-option-starter = First power card
    .help = Who plays the first power card. In the rulebook it is the youngest. Name a seat by its number, such as 2, or let chance decide.
el_grande-option-starter-random = Chance decides
el_grande-option-three_way_tie = Tie of all three
    .help = With three players: what a tie of all three for first place brings. The rulebook can be read both ways.
el_grande-option-three_way_tie-second = Second place for each
el_grande-option-three_way_tie-none = No points
el_grande-option-shortage = Empty province
    .help = When you may take caballeros from the board to your court in place of those that your province lacks.
el_grande-option-shortage-missing = For as many as are missing
el_grande-option-shortage-empty = Only if the province was empty before
el_grande-option-court_card = Card “The Court”
    .help = Whether this card also fills up from the board when the province is empty.
el_grande-option-court_card-province = Only from the province
el_grande-option-court_card-board = Also from the board
el_grande-option-king_disc = Disk on the King’s region
    .help = What happens if a secret disk that says where caballeros go points at the King’s region. In the rulebook it is a slip that sends them to the court.
el_grande-option-king_disc-refused = Not allowed
el_grande-option-king_disc-court = The caballeros go to the court
el_grande-option-castillo = Castillo
    .help = Whether the content of the Castillo is shown during the game. All saw who went in, so it is no secret, only a matter of counting.
el_grande-option-castillo-hidden = Hidden until it is scored
el_grande-option-castillo-shown = Shown all the time

## The score pad

el_grande-pad-alone = { $names } ({ $count }): { $place } – { $points }
el_grande-pad-tied = { $names } ({ $count } each), tied – { $aimed }: { $place } for each – { $points }
el_grande-pad-first = first place
el_grande-pad-second = second place
el_grande-pad-third = third place
el_grande-pad-behind = further back
el_grande-pad-without = no place that scores
el_grande-pad-nobody = Nobody is there
el_grande-pad-stays = { $seat }: no secret disk noted, so { $number ->
        [one] { $number } caballero stays
       *[other] { $number } caballeros stay
    } in the Castillo
el_grande-pad-nothing =
    { $why ->
        [discs] No secret disk is noted: nothing is scored.
        [once] No region is named by exactly one disk: nothing is scored.
       *[kind] There is no such region: nothing is scored.
    }
el_grande-pad-before = Before
el_grande-pad-gained = Now

## Rules

el_grande-rules-goal =
    You are a Grande, one of the great lords of 15th-century Spain. Round after round you call caballeros from your province to your court and send them from there into the regions of the country. Whoever has the most in a region scores most; the second and the third get something too.

    In the midst of it all stands the King. New caballeros come only into the regions next to his, and in his own region nobody may change anything. And in the Castillo, a dark tower, caballeros wait for the moment when they break out to where nobody expects them.

    Three times all regions are scored, and many action cards score some of them in between. The game is for 2–5 players and lasts nine rounds. The most points win.
    .title = Goal

el_grande-rules-box =
    - A board with nine regions of Spain, the Castillo and a score track.
    - In each of five colours a Grande, 31 caballeros, 13 power cards and a secret disk that shows the nine regions.
    - The King.
    - 9 region cards, one for each region.
    - 45 action cards: four decks of 11 cards with one, two, three and four heads, and the King’s card with five heads.
    - 2 mobile scoreboards with the values 8/4/0 and 4/0/0.

    The regions, with the points for first, second and third place, and their neighbours:

    - Galicia: 4/2/0 – Old Castile, Basque Country
    - Basque Country: 5/3/1 – Galicia, Old Castile, Aragon
    - Aragon: 5/4/1 – Basque Country, Old Castile, New Castile, Catalonia, Valencia
    - Catalonia: 4/2/1 – Aragon, Valencia
    - Old Castile: 6/4/2 – Galicia, Basque Country, Aragon, New Castile
    - New Castile: 7/4/2 – Old Castile, Aragon, Valencia, Granada, Seville
    - Seville: 4/3/1 – New Castile, Granada
    - Granada: 6/3/1 – Seville, New Castile, Valencia
    - Valencia: 5/3/2 – Granada, New Castile, Aragon, Catalonia

    The Castillo, 5/3/1, is no region and has no neighbours.
    .title = In the box

el_grande-rules-setup =
    - The region cards are shuffled. The first one says where the King stands. Then everyone is dealt one: it is their home region. The other region cards are not needed any more.
    - Your Grande and two of your caballeros stand in your home region. Seven caballeros are in your court. One counts your points on the score track. The other 21 are your province.
    - Everyone has all 13 power cards in hand and one secret disk.
    - The four decks of action cards are shuffled and lie face down. The King’s card lies beside them. The mobile scoreboards lie beside the board, and the Castillo is empty.
    - Chance names who plays the first power card, unless the table has chosen a seat.

    Courts, provinces and played power cards are open to all. Everybody may see how many caballeros go into the Castillo, but may not look inside.
    .title = Setup

el_grande-rules-round =
    A round goes like this:

    - The top card of each of the four decks is turned up; with the King’s card there are five action cards to choose from.
    - Everyone plays a power card. They settle the order of the turns.
    - Everyone has one turn, from the highest power card to the lowest.
    - Action cards that nobody took leave the game. The King’s card comes back in every round.

    After rounds 3, 6 and 9 there is a general scoring. The short game leaves out rounds 1, 4 and 7: it has six rounds, and a general scoring after every second one.
    .title = A round

el_grande-rules-power =
    One after the other you play a power card face up, clockwise. Whoever played the lowest one in the last round begins. Nobody may play a value that somebody has already played in this round.

    The highest value has the first turn and the first choice of the action cards. But the lower the value, the more heads it has, and the heads say how many caballeros may come to your court:

    - 1: 6
    - 2: 5
    - 3: 5
    - 4: 4
    - 5: 4
    - 6: 3
    - 7: 3
    - 8: 2
    - 9: 2
    - 10: 1
    - 11: 1
    - 12: 0
    - 13: 0

    A power card that was played is gone for the rest of the game, unless an action card brings it back. The value as it was played decides the order and who begins the next round, even if the card is back in your hand by then.

    An example: Anna plays 7, Ben 12, Carla 1. Ben has the first turn and calls nobody, then Anna calls up to 3, at last Carla up to 6. Carla plays the first power card of the next round.
    .title = Power cards

el_grande-rules-turn =
    Your turn has these steps:

    - Call caballeros from your province to your court: as many as your power card has heads, or fewer.
    - Take one of the action cards that are still there. You must.
    - Place caballeros from your court, and carry out the special action of the card: first the one, then the other, in the order that you like. You may leave out either of them. You cannot break off one, do the other and then go on with the first.

    The action card is out of the game after that. The King’s card is gone only for this round.

    If your province has fewer caballeros than you may call, you call those, and for each one that is missing you may take one of your own from the board to your court. It may come from any region but the King’s, and never from the Castillo. Nobody has to.
    .title = Your turn

el_grande-rules-placing =
    You may place as many caballeros from your court as your action card has heads: one with a card of deck 1, five with the King’s card. Fewer or none is fine too.

    They go into regions that are neighbours of the King’s region, into the Castillo, or some here and some there. The King’s own region is closed. Where the King stands at that moment counts: if you move him first, you place around his new region.

    An example: the King is in Galicia. You may place in the Basque Country, in Old Castile and in the Castillo.
    .title = Placing caballeros

el_grande-rules-king =
    The King’s region is taboo. No caballero and no Grande comes in or goes out, and no mobile scoreboard is put there or taken away, whatever a card says. Only the King himself moves, by the King’s card or the Royal Adviser.

    The region is scored like any other, and whoever alone has the most caballeros there gets 2 points more.
    .title = The King

el_grande-rules-castillo =
    Whenever caballeros are placed or moved, they may go into the Castillo. They do not come out again before the next general scoring; no card takes them from there.

    The Castillo is scored like a region, but it is none: the King and the Grandes never stand there, and cards that speak of regions leave it out, even if a mobile scoreboard lies on it.

    Nobody may look inside. As all have seen who went in, those who remember well have counted. A table may choose to show the content all the time.
    .title = The Castillo

el_grande-rules-special =
    Every action card has a special action. You may leave it out. If you carry it out, the others have to do what it says, as far as they have caballeros for it.

    - Numbers are the most that you may do; you may stop earlier.
    - Caballeros that are moved or added go anywhere: into any region but the King’s, or into the Castillo.
    - Nothing is ever taken from the King’s region or out of the Castillo.
    - Secret disks are set by all whom it concerns at the same time, and then revealed together.
    - Where several have to choose openly, they do so clockwise, beginning on the left of whoever took the card.
    - An action that could have no effect cannot be begun.
    .title = Special actions

el_grande-rules-deck1 =
    The cards of deck 1 have one head. They are the only ones that move the caballeros of others where you like:

    - Intrigue: Regroup – Lift your caballeros from one region and spread them anywhere. Some may stay.
    - Intrigue: +2 – Send up to two more caballeros from your court anywhere. With the one that you may place as usual, three can leave your court.
    - Intrigue: Regroup or +2 – Choose one of the two.
    - Intrigue: 5 from one ×2 – Move up to five caballeros of any colours out of a single region, to one or several places.
    - Intrigue: 3 opposing – Move up to three caballeros of the others.
    - Intrigue: 3 any – Move up to three caballeros of any colours.
    - Intrigue: 2 own, 2 opposing ×2 – Move up to two of your own and up to two of the others. The one cannot be exchanged for the other.
    - Intrigue: 4 own – Move up to four of your own.
    - Intrigue: 4 any – Move up to four caballeros of any colours.
    .title = Deck 1: intrigue

el_grande-rules-deck2 =
    The cards of deck 2 have two heads:

    - Veto ×2 – Keep it and stop a special action of somebody else later: see the next chapter.
    - Decay of Authority: whole court – All the others return their whole court to the province.
    - Decay of Authority: 3 – All the others return three caballeros from court to province, or all if they have fewer. What is missing does not come from the board.
    - The King Returns – Each of the others returns three caballeros of their own choice from regions or court to the province, or all if they have fewer within reach.
    - One of Each – Choose one caballero of every player, yourself included; they go from their regions to the province. Once begun, you cannot spare anybody. Whoever has none outside the King’s region and the Castillo is left out.
    - Secret Retreat: 2 – On the secret disk each of the others chooses a region where they have at least two caballeros, and returns two of them to the province. Whoever has two nowhere chooses a region with one and returns that. Whoever has none within reach is left out.
    - Secret Retreat: all – On the secret disk each of the others chooses a region where they have caballeros, and returns all of them to the province.
    - Special Scoring: your choice ×3 – Score one region, also the King’s, or the Castillo. The caballeros in the Castillo stay inside.
    .title = Deck 2: authority

el_grande-rules-veto =
    The veto lies open before you as soon as you have taken it. Until the end of the next round you may use it once to stop the special action of somebody else. After that it is gone, used or not.

    While there is a veto, every special action is announced part by part: each caballero that is moved, each place that is scored, each player whom it concerns. Before each part you are asked. If you say no, what was done already stays done, and the part that was announced and all the rest are lost. If secret disks are needed, you are asked before each of them is set, before they are revealed, and before everything that they bring about; if you stop them, those that were set go back unseen.

    The victim may still place caballeros, and has used up the card. You cannot stop the calling of caballeros, placing, a general scoring or the taking of a veto.

    So that the game flows, you may also let the rest of the action pass, or everything until the end of the round, or everything in it that does not concern you or does not touch one place of your choice. As long as it is open what a part will hit, you are rather asked once too often. Nobody else learns what you wish. Your next answer may change it, and on your own turn you may ask to be asked about everything again.

    An example: Ben moves four caballeros. After two of them he announces the third, and Anna uses her veto. The two stay where they are now, the third and the fourth do not move. Ben may still place.
    .title = The veto

el_grande-rules-deck3 =
    The cards of deck 3 have three heads. All of them score at once:

    - Special Scoring: 4 ×2 – Every region whose first place is worth 4 at the moment. A mobile scoreboard counts instead of the printed values.
    - Special Scoring: 5 ×2 – The same for 5. The Castillo is left out.
    - Special Scoring: 6 and 7 – The same for 6 and 7.
    - Special Scoring: Castillo ×2 – The Castillo. All caballeros stay inside.
    - Special Scoring: first places – All nine regions, but only first places bring points. Whoever is tied for first gets nothing there.
    - Special Scoring: fullest – The region with the most caballeros of all colours together. If several have equally many, each of them.
    - Special Scoring: sparsest – The region with the fewest caballeros, but not an empty one. If several have equally few, each of them. Grandes do not count.
    - Special Scoring: your choice – One region, also the King’s, or the Castillo.
    .title = Deck 3: special scorings

el_grande-rules-deck4 =
    The cards of deck 4 have four heads:

    - Mobile Scoreboard ×3 – Put one that is beside the board on a region or the Castillo, or shift one that lies there to another place.
    - Royal Adviser – Move the King to a neighbouring region.
    - Expulsion – Name a region, but not the King’s. On the secret disk each of the others who has caballeros there chooses another region, not the King’s, and all their caballeros move from the named region to it. Your own stay.
    - Grande ×2 – Move your Grande to another region, which is your home region at once. It may join other Grandes. It can neither leave nor enter the King’s region.
    - Power Cards ×2 – Take one of your played power cards back into your hand. The others do not see which one, unless it is the one of this round, which lay on top.
    - The Court – Call up to two caballeros from your province to your court.
    - Special Scoring: secret – Everyone, you too, chooses a region on the secret disk, the King’s being allowed. Every region that was chosen exactly once is scored.
    .title = Deck 4: king and country

el_grande-rules-deck5 =
    The fifth card has five heads and is there in every round:

    - King’s Card – Move the King to any other region, but never to the Castillo.

    It is up to you whether you place your caballeros around the old region or around the new one.
    .title = The King’s card

el_grande-rules-scoring =
    To score a region, compare how many caballeros everyone has there. Whoever has none gets nothing, and Grandes do not count. The most caballeros take first place, then come second and third place.

    With four or five players all three places bring points, with three players only the first two, with two players only the first.

    If some are tied, they take the place below the one they are tied for, and each gets its full points. Whoever follows takes the place after that.

    - An example with 5/3/1: three players have 4 each, a fourth has 3. The three are tied for first and take second place, 3 points each. The fourth takes third place, 1 point.
    - An example with 6/4/2: 4, 3, 2 and 2 caballeros. First place brings 6, second place 4. The last two are tied for third place; the place below it brings nothing.

    Whoever alone has the most caballeros in a region also gets

    - 2 points if the King stands there,
    - 2 points if it is their home region.

    Both may come together. These bonuses belong to special scorings too.
    .title = Scoring a region

el_grande-rules-general =
    After rounds 3, 6 and 9:

    - Everyone who has caballeros in the Castillo secretly sets the disk to a region, but not to the King’s.
    - The Castillo is opened and scored.
    - The disks are revealed. All caballeros of a player go from the Castillo to the region on the disk. The Castillo is empty.
    - All nine regions are scored, also the King’s.

    An example with four players: Anna has 3 caballeros in the Castillo, Ben has 1. Anna gets 5 points, Ben 3. Anna’s disk shows Seville, Ben’s Granada. Anna now has 3 more in Seville, Ben 1 more in Granada. Then the regions are scored.
    .title = The general scoring

el_grande-rules-boards =
    A mobile scoreboard, 8/4/0 or 4/0/0, replaces the values of the place where it lies, also for cards that score by value. With 8/4/0 on Galicia, the card Special Scoring: 4 scores only Catalonia and Seville.

    It may lie on the Castillo, but two never lie on the same place. It cannot be put on the King’s region or taken from it, and once on the board it does not leave it.
    .title = Mobile scoreboards

el_grande-rules-end =
    The game ends with the general scoring after round 9. Whoever has the most points wins. If there is a tie, the victory is shared.
    .title = End of the game

el_grande-rules-rulings =
    The rulebook leaves some questions open. Here is how we play; after “Or” stands what else a table may choose:

    - Three players, all tied for first: each takes second place. Or: nobody gets anything, because the rulebook also says that at most two score.
    - Empty province: what the province lacks may come from the board. Or: only if the province was empty before.
    - The card The Court: only from the province. Or: what it lacks may come from the board.
    - A secret disk that says where caballeros go cannot point at the King’s region. Or: it can, and they go to the court.
    - First power card: chance decides who plays it. Or: a seat that the table names.
    - Length: nine rounds. Or: six.
    - Castillo: its content is hidden. Or: it is shown.
    - Whoever has nobody in the Castillo sets no disk in a general scoring.
    - A veto lasts to the end of the next round that is played. It cannot stop another veto. Of two vetoes before you the older one is used.
    - Of a card that lets you choose one of two things, a veto takes both.
    - Disks that a veto keeps from being shown go back unseen.
    - Expulsion: nobody can choose to stay.
    - A tie for victory is shared; the rulebook names nothing that would decide.

    The values of the regions and the numbers of all cards are certain. The heads of most power cards, the order of scoring and six of the borders we know from a single source. Whoever owns the game can enter what is printed: “crownlands box el_grande” prints it all as a file to edit.
    .title = Where the rulebook is silent

el_grande-rules-notation =
    You can also type your moves. The words are the same in all languages:

    - power 7 – play this power card
    - call 3 – call three caballeros from the province; by the card The Court call 1, one by one
    - withdraw galicia – take one from the board to your court, if the province is empty
    - take 4 – take the action card of deck 4
    - place galicia – place one caballero from your court; place castillo too
    - move R galicia aragon – move one red caballero by the special action
    - add castillo – send one from your court by the special action
    - score galicia – score this region; score castillo too
    - king galicia – move the King
    - grande galicia – move your Grande
    - board 1 aragon – lay the mobile scoreboard 8/4/0; board 2 is 4/0/0
    - expel galicia – name the region of an expulsion
    - banish R galicia – choose a red caballero for One of Each
    - use – begin a special action that leaves nothing to choose, or only in secret
    - recall 12 – take this power card back
    - disc granada – set your secret disk
    - give court, give galicia – return one to the province
    - veto – stop what was announced
    - allow – let this part pass; allow action: the rest of this action; allow round: everything in this round; allow unless me: everything in this round that does not concern you; allow unless galicia: that does not touch this place
    - ask again – on your turn: be asked about everything again
    - enough – leave the rest of a special action
    - done – end your turn

    Regions: galicia, pais_vasco Basque Country, aragon, cataluna Catalonia, castilla_la_vieja Old Castile, castilla_la_nueva New Castile, sevilla Seville, granada, valencia.

    In records chance moves too: crown is the King’s first region, home a home region, first names the first player, reveal a new action card. Colours: R red, B blue, Y yellow, W white, K black.
    .title = Typing moves

## The terminal's board

el_grande-table-scoring-now = general scoring at its end
el_grande-table-power = Power
el_grande-table-hand = Power cards in hand
el_grande-table-heads = Heads –
el_grande-table-disc = Secret disk
el_grande-table-borders = Next to
el_grande-table-sum = Total
el_grande-table-king = King
el_grande-table-grande = Grande
el_grande-table-board = mobile scoreboard
el_grande-table-new = just changed
el_grande-table-veto =
    { $n ->
        [one] { $seat }: veto – this round
       *[other] { $seat }: veto – this round and the next
    }
el_grande-table-asked =
    { $asked ->
        [not-action] you are asked again after this special action
        [not-round] you are not asked in this round
        [me] you are asked only about what concerns you
       *[place] you are asked only about: { $place }
    }
el_grande-table-in-use = { $seat }: { $card }
el_grande-table-left-place = place { $n } from the court
el_grande-table-left-move = move { $n }
el_grande-table-left-own = move { $n } of your own
el_grande-table-left-foreign = move { $n } of the others
el_grande-table-left-court = { $n } from the court to anywhere
el_grande-table-left-special = the special action
el_grande-table-announced = { $seat }: announced – { $what }
el_grande-table-concerned = now concerning { $seat }
el_grande-table-discs-shown = the secret disks are to be revealed
el_grande-table-disc-next = the next secret disk is to be set
el_grande-table-placed = { $seat }: caballeros → { $places }
el_grande-table-added = { $seat }: caballeros, court → { $places }
el_grande-prompt-power = Play a power card
el_grande-prompt-call = Call caballeros from the province to your court: up to { $n }
el_grande-prompt-withdraw = Your province is empty: take caballeros from the board, up to { $n }
el_grande-prompt-take = Choose an action card by its deck
el_grande-prompt-act = Place caballeros, use the special action or end your turn
el_grande-prompt-place = Place caballeros or end your turn
el_grande-prompt-use = Use the special action or end your turn
el_grande-prompt-end = Nothing left to do: end your turn
el_grande-prompt-special = Go on with the special action
el_grande-prompt-recall = Take back a played power card
el_grande-prompt-veto = Do you use your veto?
el_grande-prompt-disc-castillo = Set your secret disk: where shall your caballeros in the Castillo go?
el_grande-prompt-disc-retreat = Set your secret disk: which region do you retreat from?
el_grande-prompt-disc-expulsion = Set your secret disk: where shall your expelled caballeros go?
el_grande-prompt-disc-secret = Set your secret disk: which region shall be scored?
el_grande-prompt-return = Return caballeros to the province: { $n } more

## The browser's board

el_grande-word-points = Points
el_grande-word-stage = Round { $n }
el_grande-word-round = Round { $n } of { $last }
el_grande-word-scoring-after = general scoring after round { $n }
el_grande-word-court = Court
el_grande-word-province = Province
el_grande-word-places = Regions and Castillo
el_grande-word-place = Place
el_grande-word-regions = Regions
el_grande-word-values = Values
el_grande-word-scoreboard = Mobile scoreboard
el_grande-word-boards = Mobile scoreboards
el_grande-word-beside = beside the board
el_grande-word-caballeros = Caballeros
el_grande-word-nobody = nobody
el_grande-word-castillo-closed = closed: nobody sees who is inside
el_grande-word-king-here = The King stands here
el_grande-word-taboo = Taboo: nothing enters or leaves it
el_grande-word-home-of = Home region: { $seats }
el_grande-word-action-cards = Action cards
el_grande-word-deck = Deck { $n }
el_grande-word-taken = taken
el_grande-word-taken-by = Taken by: { $seat }
el_grande-word-in-use = In use: { $card }
el_grande-word-unseen = Action cards not seen yet
el_grande-word-power-cards = Power cards
el_grande-word-power = Power card { $n }
el_grande-word-heads =
    { $n ->
        [0] no heads
        [one] { $n } head
       *[other] { $n } heads
    }
el_grande-word-in-hand = in hand
el_grande-word-played = played
el_grande-word-played-now = played in this round
el_grande-word-value-taken = already played by someone in this round
el_grande-word-hand-of = In hand
el_grande-word-played-of = Played
el_grande-word-doubtful = { $n } of these back in hand, unseen: { $values }
el_grande-word-veto-card =
    { $n ->
        [one] Veto card, until the end of this round
       *[other] Veto card, until the end of the next round
    }
el_grande-word-dial = Secret disk
el_grande-word-set-disc = Set the disk
el_grande-word-disc-set = disk set
el_grande-word-disc-due = choosing on the disk
el_grande-word-waiting = Also choosing: { $seats }
el_grande-word-discs-shown = the secret disks are revealed
el_grande-word-concerning = the part concerning: { $seat }
el_grande-word-mode-place = Place caballeros ({ $n })
el_grande-word-mode-special = Special action
el_grande-word-from-court = From the court
el_grande-word-call = Call { $n }
el_grande-word-left = left: { $n }
el_grande-word-left-both = left: own { $own }, opposing { $foreign }
el_grande-word-left-all = as many as you like
el_grande-word-general = General scoring after round { $n }
el_grande-word-special-scorings = Special scorings
el_grande-word-king-bonus = King bonus +{ $n }
el_grande-word-home-bonus = home bonus +{ $n }
el_grande-ask-power = Play a power card
el_grande-ask-income = How many caballeros come from your province to your court?
el_grande-ask-withdraw = Your province is empty: choose a region from which one returns to your court – at most { $n } more
el_grande-ask-take = Choose an action card
el_grande-ask-place = Place beside the King or in the Castillo – left: { $n }
el_grande-ask-end = Nothing is left to do: end your turn
el_grande-ask-source = Choose the caballero to move
el_grande-ask-source-or-court = Choose the caballeros to move, or your court
el_grande-ask-owner = { $region }: whose caballero?
el_grande-ask-target = { $seat }, { $region }: where does this caballero go?
el_grande-ask-add = Where does one go from your court? Left: { $n }
el_grande-ask-score = Choose the region to score, or the Castillo
el_grande-ask-king = Where does the King go?
el_grande-ask-grande = Where does your Grande go?
el_grande-ask-board = Choose where the mobile scoreboard goes
el_grande-ask-expel = Name the region that the others must leave
el_grande-ask-banish = Choose a caballero that goes back to the province
el_grande-ask-banish-left = Choose a caballero that goes back to the province – left: { $seats }
el_grande-ask-ends-placing = this ends your placing (left: { $n })
el_grande-ask-stopped = { $seat }: veto! Your special action is over.
el_grande-ask-court = How many more come to your court?
el_grande-ask-use = Special action: { $card }
el_grande-ask-recall = Choose the power card that you take back
el_grande-ask-veto = { $seat } – { $card }: { $what }. Do you use your veto?
el_grande-ask-unless = Until the end of this round you are asked only about this place: choose it
el_grande-ask-disc-castillo = In secret: into which region do your caballeros leave the Castillo?
el_grande-ask-disc-retreat = In secret: from which region do { $n } of yours return to the province?
el_grande-ask-disc-retreat-all = In secret: from which region do all of yours return to the province?
el_grande-ask-disc-expulsion = In secret: you are expelled from { $region } – into which region?
el_grande-ask-disc-score = In secret: choose a region; those chosen only once are scored
el_grande-ask-disc-chosen = The disk points at: { $region }. Set it?
el_grande-ask-wait-veto = { $seats } may use a veto: { $card }
el_grande-ask-wait-discs = The others choose on their secret disks: { $seats }
el_grande-ask-return = Return caballeros to your province, from regions or your court – still { $n }
