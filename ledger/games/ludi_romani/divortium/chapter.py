"""DIV: divorce, and the repayment of the dos."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.divortium import granting, means, paying
from ledger.games.ludi_romani.state import Game


def _owes(state: Game, character: str) -> bool:
    return state.world.bonds.owe(character)


DIVORTIUM = RomanChapter(
    "DIV",
    modules=(granting, paying, means),
    guards=(means.must_owe_no_dos,),
    consequences=(means.before_the_heirs, means.judged_by_death),
    closings=(means.fallen_due,),
    due=(means.called_in,),
    deaths=(means.without_debts_of_dead,),
    reminders=(("DIV-03", _owes),),
)
