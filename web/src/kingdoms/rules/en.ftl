## What the pictures of the rules of Kingdoms say

kingdoms-picture-castles = The number of towers is the rank. The numbers say how many castles of each rank a colour has. Colours also differ by hatching and sign.
    .alt = Castles of rank 1 to 4 in yellow, red, blue and green. Each colour has four of rank 1, three of rank 2, two of rank 3 and one of rank 4.
kingdoms-picture-tiles = First row: resources. Second row: hazards. Third row: Mountain, Dragon, Gold Mine and Wizard. Two different pictures share each of the values +4, +5 and +6 in the box.
    .alt = All kinds of tiles. Two each: resources from +1 to +6, and the Mountain. One each: hazards from −1 to −6, Dragon, Gold Mine and Wizard.
kingdoms-picture-coins = In the real box gold is paid in coins: copper, silver and gold. Here the screen counts for you.
    .alt = Coins: copper 1 and 5, silver 10, gold 50 and 100.
kingdoms-picture-kit = What one player starts with. Below: rank 1 castles with 2, 3 and 4 players.
    .alt = 50 gold, a face-down starting tile, three castles of rank 2, two of rank 3, one of rank 4. Rank 1 castles: four with 2 players, three with 3, two with 4.
kingdoms-picture-actions = Each action fills one empty square: a castle (1), a tile drawn from the supply (2) or your starting tile (3).
    .alt = Three arrows to a square: a rank 3 castle; a face-down tile that turns out to be a Windmill +4; a Wizard that was the starting tile.
kingdoms-picture-line = A row without special tiles. First its base value, then for each colour: sum of ranks × base value.
    .alt = A row: Knight +5, blue castle of rank 2, Swamp −1, Town +3, blue castle of rank 1, red castle of rank 2. Base value 5 − 1 + 3 = 7. Blue: (2 + 1) × 7 = 21. Red: 2 × 7 = 14.
kingdoms-picture-mountain = The Mountain makes two lines out of one. Yellow has a castle in each part and gets +8 on the left, −3 on the right.
    .alt = A row: yellow castle of rank 2, Windmill +4, Mountain, Dire Wolves −3, yellow castle of rank 1, blue castle of rank 1. Left part: yellow 2 × 4 = 8. Right part: yellow and blue 1 × −3 = −3 each.
kingdoms-picture-dragon = The Dragon makes both resources count 0. The hazard remains.
    .alt = A row: Walled City +6, crossed out; Dragon; Farm +2, crossed out; Warlock −4; red castle of rank 2. Base value −4. Red: 2 × −4 = −8.
kingdoms-picture-mine = The Gold Mine doubles the whole sum.
    .alt = A row: Gold Mine, Knight +5, Cemetery −2, Village +1, green castle of rank 1. Base value (5 − 2 + 1) × 2 = 8. Green: 1 × 8 = 8.
kingdoms-picture-both = Dragon and Gold Mine together: the resource counts 0, the hazard counts double.
    .alt = A row: Walled City +6, crossed out; Dragon; Gold Mine; Dire Wolves −3; blue castle of rank 2. Base value (0 − 3) × 2 = −6. Blue: 2 × −6 = −12.
kingdoms-picture-wizard = The green badges show what the castles beside the Wizard count as. The castle at the corner stays as it is; to the tile on the left nothing happens.
    .alt = Around the Wizard: above, red castle of rank 1 counts 2; right, yellow castle of rank 4 counts 5; below, blue castle of rank 2 counts 3; left, Town +3. At the upper left corner a green castle of rank 1 still counts 1.
kingdoms-picture-board = The whole board of the example. Anna is red, Ben is blue. Row 3 and column f stand out; crossed-out tiles count 0 in column f.
    .alt = A full board of 5 rows and 6 columns. Row 3 has the base values 4 left and 0 right of the Mountain, column f has −3. The Wizard is on a4.
    .steps =
        Row 3 falls into two parts at the Mountain on e3: a3 to d3, and f3 alone.
        Left part: 3 − 1 = 2. The Gold Mine doubles that: base value 4.
        Anna’s castle on a3 has rank 3. The Wizard below makes it 4: 4 × 4 = 16 gold for Anna.
        Right part: no tile, base value 0. Ben gets nothing.
        Column f: the Dragon turns +5 and +2 into 0. The Dire Wolves remain: base value −3.
        Ben’s castle on f3 has rank 2: 2 × −3 = −6. Ben pays 6 gold.
kingdoms-picture-between = Rank 1 comes back to you. Ranks 2, 3 and 4 are spent once they have been on the board.
    .alt = A rank 1 castle with an arrow back; castles of rank 2, 3 and 4 pale and crossed out.
kingdoms-picture-ten = These ten castles must last for the whole game.
    .alt = Four yellow castles of rank 1, three of rank 2, two of rank 3 and one of rank 4.
kingdoms-picture-open = All 23 tiles lie open. Whoever takes one takes it away from the others.
    .alt = The open supply: two each of +1 to +6, one each of −1 to −6, two Mountains, Dragon, Gold Mine and Wizard.
kingdoms-picture-now = The upper row is full: it is scored at once. The lower one still has an empty square in both its parts and waits.
    .alt = Upper row: Farm +2, red castle of rank 1, Walled City +6, Raider −5, blue castle of rank 2, Village +1. Base value 4: red +4, blue +8. Lower row: blue castle, empty, Town +3, Mountain, red castle, empty.
