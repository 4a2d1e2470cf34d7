"""The readings that stewards may change during play."""

from ledger.games.ludi_romani.scenario.defaults import switches
from ledger.scenario.readings import flippable_in_play

READINGS = flippable_in_play(switches().values())
"""Each as the kernel knows it; what is settled before the doors open is not among them."""
