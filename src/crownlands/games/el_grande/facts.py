"""What may happen in a match: the first number of an entry in the log; events.py says the rest."""

from typing import Final

KING_CROWNED: Final = 0
HOME_DEALT: Final = 1
STARTER_CHOSEN: Final = 2
ROUND_STARTED: Final = 3
CARD_REVEALED: Final = 4
POWER_PLAYED: Final = 5
TURN_STARTED: Final = 6
CALLED_UP: Final = 7
WITHDRAWN: Final = 8
CARD_TAKEN: Final = 9
PLACED: Final = 10
TURN_ENDED: Final = 11
ACTION_STARTED: Final = 12
ACTION_ENDED: Final = 13

ANNOUNCED: Final = 20
PERMITTED: Final = 21
VETOED: Final = 22
VETO_EXPIRED: Final = 23
MOVED: Final = 24
ADDED: Final = 25
COURT_LOST: Final = 26
GIVEN_BACK: Final = 27
BANISHED: Final = 28
REGION_NAMED: Final = 29
DISC_SET: Final = 30
DISC_SHOWN: Final = 31
RETREATED: Final = 32
EXPELLED: Final = 33
BOARD_LAID: Final = 34
KING_MOVED: Final = 35
GRANDE_MOVED: Final = 36
POWER_RECALLED: Final = 37

SCORING_STARTED: Final = 50
CASTILLO_LEFT: Final = 51
GAME_ENDED: Final = 52
PLACE_SCORED: Final = 53
