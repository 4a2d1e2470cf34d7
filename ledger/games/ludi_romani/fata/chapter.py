"""FATA: the Fates set facts, compare what is on the table, and set right what went wrong.

Forcing, reversing, undoing, switches, pauses and appeals are the kernel's.
"""

from ledger.games.ludi_romani.actium.stages import fighting
from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.fata import corrections, counting, facts
from ledger.games.ludi_romani.state import Game


def _keeps_the_rules(state: Game, character: str) -> bool:
    return character in state.kernel.stewards


def _judges_at_sea(state: Game, character: str) -> bool:
    """At Actium the Fates take the gods' dice and judge their throws (FATA-05)."""
    return fighting(state) and _keeps_the_rules(state, character)


FATA = RomanChapter(
    "FATA",
    acts=(facts.SET_FACT, counting.BOOK_DIFFERENCE),
    events=(*corrections.EVENTS, *facts.EVENTS, *counting.EVENTS),
    reminders=(
        ("FATA-01", _keeps_the_rules),
        ("FATA-02", _keeps_the_rules),
        ("FATA-03", _keeps_the_rules),
        ("FATA-04", _keeps_the_rules),
        ("FATA-05", _judges_at_sea),
        ("FATA-06", _keeps_the_rules),
    ),
)
