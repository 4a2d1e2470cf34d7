"""DIV: divorce, and the repayment of the dos."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.divortium import divorce, dos_payment, dos_repayment
from ledger.games.ludi_romani.state import Game


def _owes_dos(state: Game, character: str) -> bool:
    return state.world.bonds.owes_dos(character)


DIVORTIUM = RomanChapter(
    "DIV",
    modules=(divorce, dos_payment, dos_repayment),
    guards=(dos_repayment.must_owe_no_dos,),
    consequences=(
        dos_repayment.draft_payment_from_estate,
        dos_repayment.draft_duty_end_after_death,
    ),
    closings=(dos_repayment.draft_repayments_at_season_end,),
    due=(dos_repayment.draft_payment_of_claimed_debts,),
    deaths=(dos_repayment.without_debts_of_dead,),
    reminders=(("DIV-03", _owes_dos),),
)
