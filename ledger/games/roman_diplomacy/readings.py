"""The readings of the rulebook that stewards may flip in play."""

from ledger.games.roman_diplomacy.scenario.load import switches
from ledger.scenario.readings import flippable_in_play

READINGS = flippable_in_play(switches().values())
"""Each as the kernel knows it."""
