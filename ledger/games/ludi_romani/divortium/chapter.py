"""DIV: divorce, and the repayment of the dos."""

from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.divortium import granting, insolvent, means, paying
from ledger.games.ludi_romani.state import Game


def _owes(state: Game, character: str) -> bool:
    return state.world.bonds.owe(character)


DIVORTIUM = RomanChapter(
    "DIV",
    modules=(granting, paying, means, insolvent),
    guards=(means.must_owe_no_dos,),
    consequences=(insolvent.before_the_heirs, insolvent.judged_by_death),
    closings=(means.fallen_due,),
    due=(means.called_in,),
    deaths=(insolvent.bereft,),
    reminders=(("DIV-03", _owes),),
)
