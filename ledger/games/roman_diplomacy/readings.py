"""The readings of the rulebook that stewards can change during play."""

from ledger.games.roman_diplomacy.scenario.load import declared_readings
from ledger.scenario.readings import switches_changeable_in_play

READINGS = switches_changeable_in_play(declared_readings().values())
"""The readings of this game as the switches of the kernel."""
