"""Bots: players that are given a Vantage and nothing more."""

from crownlands.bots.bot import Bot, Budget, Trouble, Weighed, Weighs
from crownlands.bots.builtin import BOTS, JUDGES
from crownlands.bots.guests import check_player, find_player, unfit
from crownlands.bots.levels import LEVELS, STRONGEST, USUAL, advise, best_few
from crownlands.bots.players import Player, make_player
from crownlands.bots.roster import Roster

__all__ = [
    "BOTS",
    "JUDGES",
    "LEVELS",
    "STRONGEST",
    "USUAL",
    "Bot",
    "Budget",
    "Player",
    "Roster",
    "Trouble",
    "Weighed",
    "Weighs",
    "advise",
    "best_few",
    "check_player",
    "find_player",
    "make_player",
    "unfit",
]
