"""The readings of the rulebook that stewards can flip during play."""

from ledger.games.cursus_honorum.scenario import switches
from ledger.scenario.readings import flippable_in_play

READINGS = flippable_in_play(switches().values())
"""The readings as the kernel needs them."""
