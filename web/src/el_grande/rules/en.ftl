## What the pictures of the rules of El Grande say

el_grande-picture-box = 1: caballeros of a player and how many they are. 2: the same with the Grande, who marks the home region. 3: the King. 4: the court. 5: the province. 6: a secret disk. 7: a power card with its heads. 8: an action card. 9: a mobile scoreboard.
    .alt = Blue shield with a 4; red shield with a 2 and a coronet; the black King with his crown; a palace; two houses; a disk with nine parts and a pointer; power card 9 with two heads; the King’s card with five heads; a plate with the values 8, 4 and 0.
el_grande-picture-power = The higher the power card, the sooner you choose an action card, but the fewer caballeros come to your court.
    .alt = The power cards 1 to 13 with 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0 and 0 heads.
el_grande-picture-placing = The King stands in New Castile. Caballeros are placed in the five adjacent regions or in the Castillo; the King’s region itself is taboo.
    .alt = A map of Spain. New Castile is hatched and has the King on it. Old Castile, Aragon, Valencia, Granada, Seville and the Castillo are lit.
el_grande-picture-castillo = Red and Yellow have caballeros in the Castillo and set their disks in secret. Red’s disk points at Galicia: all three of Red’s go there.
    .alt = The Castillo with three red and two yellow caballeros; two disks, one red, one yellow; Galicia with three red and two blue caballeros.
el_grande-picture-deck1 = The cards of deck 1 move caballeros that are on the board. Red shields are your own, grey ones those of the others, halved ones are of any colour.
    .alt = Nine action cards with one head: intrigues.
el_grande-picture-deck2 = The cards of deck 2: the veto, cards that send caballeros back to the province, and a special scoring.
    .alt = Eight action cards with two heads.
el_grande-picture-deck3 = The cards of deck 3 are special scorings.
    .alt = Eight action cards with three heads.
el_grande-picture-deck4 = The cards of deck 4 move scoreboards, the King, Grandes and whole groups, or help their taker.
    .alt = Seven action cards with four heads.
el_grande-picture-deck5 = The King’s card is there in every round.
    .alt = One action card with five heads: the King’s card.
el_grande-picture-scoring = Old Castile: first, second and third place. Granada: Blue and Yellow share the first place, so each gets the points of the second; Red gets the third. New Castile: Red leads alone and gets 7, +2 because the King is there and +2 because it is Red’s home region.
    .alt = Old Castile, values 6, 4, 2: red 5 caballeros, 6 points; blue 3, 4 points; yellow 1, 2 points. Granada, values 6, 3, 1: blue 4 and yellow 4, 3 points each; red 2, 1 point. New Castile with the King, values 7, 4, 2: red 3 with the Grande, 11 points; blue 2, 4 points.
el_grande-picture-boards = The values on the mobile scoreboard hold instead of those of the region.
    .alt = Galicia with the values 4, 2, 0: blue 3 caballeros, 4 points; white 1, 2 points. Then with the scoreboard 8, 4, 0: blue 8 points, white 4.
