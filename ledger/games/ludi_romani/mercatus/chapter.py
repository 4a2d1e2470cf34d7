"""MERC: barter between mortals, purchase from gods, and gifts."""

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.mercatus import commutatio, emptio, gifts
from ledger.games.ludi_romani.state import Game


def _sells(state: Game, character: str) -> bool:
    return bool(state.world.scenario.cast[character].sells)


MERCATUS = RomanChapter(
    "MERC",
    modules=(emptio, commutatio, gifts),
    reminders=(
        ("MERC-02", seats.is_mortal),
        ("MERC-06", seats.having_power("witness_barter")),
        ("MERC-11", _sells),
        ("MERC-15", seats.is_mortal),
        ("MERC-22", seats.is_mortal),
    ),
)
