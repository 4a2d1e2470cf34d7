"""MORS: causes of death, and the property of the dead."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.mors import death, estate, heirs, sentence, vestals, wills
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.state import Game


def _heads_vestals(state: Game, character: str) -> bool:
    return has_power(state, character, "head_vestals") and bool(vestals.vestals(state))


def _settles_estates(state: Game, character: str) -> bool:
    """Return whether Vesta should be reminded of estates that she must settle (MORS-17)."""
    return bool(state.world.mors.estates) and character in wills.executors_of_wills(state)


MORS = RomanChapter(
    "MORS",
    modules=(death, sentence, estate, wills, heirs, vestals),
    for_ghosts=("bequeath",),
    reminders=(("MORS-17", _settles_estates), ("MORS-18", _heads_vestals)),
)
