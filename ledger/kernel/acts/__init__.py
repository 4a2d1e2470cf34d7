"""The acts that every game has, in one list."""

from ledger.kernel.acts.appeals import APPEAL, DISMISS_APPEAL
from ledger.kernel.acts.cards import CLAIM_CARD, MOVE_CARD, REISSUE_CARD
from ledger.kernel.acts.cast import CAST_CHARACTER, CHECK_IN
from ledger.kernel.acts.closing import ANNOUNCE_CLOSING, CANCEL_CLOSING, CONFIRM_CLOSING
from ledger.kernel.acts.corrections import REVERSE, UNDO
from ledger.kernel.acts.dice import USE_DICE
from ledger.kernel.acts.disclosing import DISCLOSE
from ledger.kernel.acts.duties import CHOOSE
from ledger.kernel.acts.grave import CONFIRM_ACT, STOP_ACT
from ledger.kernel.acts.late_entry import HAND_OVER, KNOCK, LET_IN, RETIRE, TURN_AWAY, TURN_AWAY_ALL
from ledger.kernel.acts.letter_reports import ANSWER_REPORT, LIFT_SILENCE, REPORT_LETTER
from ledger.kernel.acts.letter_templates import WRITE_FROM_TEMPLATE
from ledger.kernel.acts.letters import DISCLOSE_LETTER, ERASE_LETTER, WRITE_LETTER
from ledger.kernel.acts.names import INTRODUCE
from ledger.kernel.acts.petitions import CONSENT, DECLINE, WITHDRAW
from ledger.kernel.acts.questions import CONTEST, SETTLE
from ledger.kernel.acts.stand_ins import END_STAND_IN, NAME_STAND_IN
from ledger.kernel.acts.stewarding import BEGIN, PAUSE, RESUME, SET_SWITCH
from ledger.kernel.acts.takeover import RESTORE_LEDGER, TAKE_OVER
from ledger.kernel.acts.windows import POSTPONE, SET_READY
from ledger.kernel.decider import KernelAct

KERNEL_ACTS: tuple[KernelAct, ...] = (
    CONSENT,
    DECLINE,
    WITHDRAW,
    CHOOSE,
    CONTEST,
    SETTLE,
    UNDO,
    APPEAL,
    DISMISS_APPEAL,
    REVERSE,
    DISCLOSE,
    SET_SWITCH,
    USE_DICE,
    INTRODUCE,
    BEGIN,
    PAUSE,
    RESUME,
    CLAIM_CARD,
    MOVE_CARD,
    REISSUE_CARD,
    ANNOUNCE_CLOSING,
    CONFIRM_CLOSING,
    CANCEL_CLOSING,
    SET_READY,
    POSTPONE,
    KNOCK,
    LET_IN,
    TURN_AWAY,
    TURN_AWAY_ALL,
    HAND_OVER,
    RETIRE,
    CAST_CHARACTER,
    CHECK_IN,
    NAME_STAND_IN,
    END_STAND_IN,
    WRITE_LETTER,
    WRITE_FROM_TEMPLATE,
    ERASE_LETTER,
    REPORT_LETTER,
    ANSWER_REPORT,
    LIFT_SILENCE,
    DISCLOSE_LETTER,
    RESTORE_LEDGER,
    TAKE_OVER,
    CONFIRM_ACT,
    STOP_ACT,
)
