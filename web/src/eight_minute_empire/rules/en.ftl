## What the pictures of the rules of Eight-Minute Empire say

eight_minute_empire-picture-bids = Red bids 2 coins, Blue and Yellow bid 4. Yellow is the younger of the two: Yellow pays 4 coins and names the starting player.
    .alt = Three bids: red 2, blue 4, yellow 4. Yellow stands out.
eight_minute_empire-picture-card = 1: the good that the card counts for in the end. 2: how many units of it you need for how many points. 3: what you may do now, here one or the other. 4: its price.
    .alt = A card: an anvil on the left; below it the steps 2 units 1 point, 4 units 2 points, 6 units 3 points, 7 units 5 points; on the right place 3 armies or make 4 moves over land; price 1 coin.
eight_minute_empire-picture-row = The six open cards. From first to last they cost 0, 1, 1, 2, 2 and 3 coins. The second one is two carrots, the fourth a joker. Red means “or”, green means “and”.
    .alt = Six cards: ore, 3 moves over land and sea, free; two carrots, place 3 armies, 1 coin; anvil, place 3 armies or 4 moves over land, 1 coin; joker, 2 moves over land and sea, 2 coins; carrot, destroy an army and place 1 army, 2 coins; wood, build a city, 3 coins.
eight_minute_empire-picture-place = New armies arrive at the start, and wherever you have a city. Your armies in a region are not enough.
    .alt = Red armies come to the start and to region 4 with a red city. Region 6, which only has red armies, is crossed out.
eight_minute_empire-picture-move = Each dotted line is one step. Over the sea route an army may go only with a card that shows the ship.
    .alt = From the start one red army goes to region 2 and on to region 1, another to region 4. Across the sea from region 1: yes with a ship card, no with a land card.
eight_minute_empire-picture-city = A city needs an army of yours in the region; cities of others do not matter. A city of yours alone is not enough.
    .alt = In region 8, with a red army and a blue city, a red city is built. In region 6, with a red city but no army, it is not allowed.
eight_minute_empire-picture-goods = Four carrots and a joker make five: 2 points. One crystal and a joker make two: 2 points.
    .alt = Carrots: four units and a joker reach the step of 2 points at five units. Crystals: one unit and a joker reach the step of 2 points at two units.
eight_minute_empire-picture-majority = Red has most in regions 1 and 2: every city is a piece like an army. In region 3 it is 2 to 2, and nobody scores.
    .alt = Region 1: red 2 armies, blue 1. Region 2: red an army and a city, blue 1 army, white 1 army. Region 3: red 2 armies, blue an army and a city.
eight_minute_empire-picture-continent = Blue controls two regions, red only one. But on the whole continent red has 3 pieces and blue 2: the point for the continent goes to red.
    .alt = The western continent: three red armies in region 5, a blue army each in regions 1 and 2. The banner shows red 3, blue 2, and the shield of red.
