## What the pictures of the rules of Royals say

royals-picture-box = 1: the bonus for the first in the city. 2: a position, with the emblem of its title. 3: how many cards of the country it costs. 4: the influence that it gives. 5: the exile space. On the right the marker of the title, 6: its emblem, 7: the points of the whole marker and of one half.
    .alt = The plate of Cologne: city bonus 3; Cardinal, cost 5, influence 2; Baron, cost 2, influence 1, held by Black; a white cube in the exile space. Beside it the marker of the Cardinal with 12 points, half 6.
royals-picture-draw = Above: the pile, the display and the intrigue pile. Below the two ways to draw: three country cards, or one country card and one intrigue card. Every country card comes from the pile or from the display.
    .alt = A face-down pile; open cards of France, the German States and Spain; the intrigue pile. Below: three country cards, or one country card and one intrigue card.
royals-picture-occupy = Black pays five cards of the German States for the Cardinal in Cologne, places one cube on the position and one on the marker of the Cardinal, and gets the city bonus.
    .alt = Five cards of the German States; then Cologne with a black cube on the Cardinal, its city bonus taken; and the marker of the Cardinal with a black cube.
royals-picture-joker = The Countess in Munich costs three cards of the German States. Two are there; any three others are the joker for the third. Below: any two intrigue cards count as one of your choice.
    .alt = Two cards of the German States and a joker of one card of France and two of Spain pay for the Countess in Munich. Below: the intrigue cards France/Britain and France/Spain together count as German States/Spain.
royals-picture-takeover = White holds the Cardinal. Black pays an intrigue card that shows the German States, and five cards of the German States. The white cube goes to the exile space; White’s cube on the marker of the Cardinal stays there.
    .alt = Above: Cologne with a white cube on the Cardinal; the intrigue card German States/Spain and five cards of the German States. Below: Cologne with a black cube on the Cardinal and a white one in the exile space; on the marker of the Cardinal a black and a white cube.
royals-picture-bonuses = From top to bottom: the first in a city gets the city bonus. Whoever is in all cities of a country gets its bonus, the first the gold one, the second the silver one. Whoever has a cube on all seven titles gets the best noble house marker that is left.
    .alt = The first black cube in Cologne brings 3 points. Black cubes in all three cities of Britain bring 6 points, the second player 3. Black cubes on all seven titles bring 16 points.
royals-picture-period = France after the first period: Black and White both have influence 3. Black holds the King, the highest title, and gets 6 points. White gets 3, Orange with influence 2 nothing.
    .alt = Paris: King, black. Bordeaux: Princess, white. Reims: Baron, white. Avignon: Cardinal, orange. Influence: Black 3, first marker with 6 points; White 3, second marker with 3 points; Orange 2.
royals-picture-titles = King: Black has the most cubes and gets the whole marker. Duke: Black and White tie, each gets one half. Baron: three tie, and the marker leaves the game.
    .alt = King: black 2 cubes, white 1, 16 points for Black. Duke: black 1, white 1, 5 points for each. Baron: black 1, white 1, orange 1, nobody gets the 6 points.
