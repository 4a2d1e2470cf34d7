"""FATA: the Fates set facts, compare the table with the ledger, and correct errors.

The kernel has the acts for forcing, reversing, undoing, switches, pauses and appeals.
"""

from ledger.games.ludi_romani.actium import stages
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.fata import corrections, facts, table_count
from ledger.games.ludi_romani.state import Game


def _is_steward(state: Game, character: str) -> bool:
    return character in state.kernel.stewards


def _judges_at_sea(state: Game, character: str) -> bool:
    """Return whether the Fates should be reminded of gods' dice and disputes at Actium.

    Rule: FATA-05.
    """
    return stages.is_battle_on(state) and _is_steward(state, character)


FATA = RomanChapter(
    "FATA",
    modules=(corrections, facts, table_count),
    reminders=(
        *((rule, _is_steward) for rule in ("FATA-01", "FATA-02", "FATA-03", "FATA-04")),
        ("FATA-05", _judges_at_sea),
        ("FATA-06", _is_steward),
    ),
)
