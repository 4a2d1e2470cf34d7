"""DIV: divorce, and the repayment of the dos."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.divortium import granting, means, paying
from ledger.games.ludi_romani.state import Game


def _owes_dos(state: Game, character: str) -> bool:
    return state.world.bonds.owes_dos(character)


DIVORTIUM = RomanChapter(
    "DIV",
    modules=(granting, paying, means),
    guards=(means.must_owe_no_dos,),
    consequences=(means.draft_payment_from_estate, means.draft_duty_end_after_death),
    closings=(means.draft_repayments_at_season_end,),
    due=(means.draft_payment_of_claimed_debts,),
    deaths=(means.without_debts_of_dead,),
    reminders=(("DIV-03", _owes_dos),),
)
