"""The data that starts a game of Ludi Romani, from the rulebook or an organiser's file."""

from ledger.games.ludi_romani.scenario.defaults import declared_readings
from ledger.games.ludi_romani.scenario.model import CharacterData, Region

__all__ = ["CharacterData", "Region", "declared_readings"]
