"""The data that starts a game of Ludi Romani: as the rulebook has it, or as an organiser wants."""

from ledger.games.ludi_romani.scenario.defaults import switches
from ledger.games.ludi_romani.scenario.model import CharacterData, Region

__all__ = ["CharacterData", "Region", "switches"]
