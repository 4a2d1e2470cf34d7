"""The acts that every game has, in one list."""

from ledger.kernel.cards.claiming import CLAIM_CARD, MOVE_CARD, REISSUE_CARD
from ledger.kernel.cards.late_entry import (
    HAND_OVER,
    KNOCK,
    LET_IN,
    RETIRE,
    TURN_AWAY,
    TURN_AWAY_ALL,
)
from ledger.kernel.cast.noting import CAST_CHARACTER, CHECK_IN
from ledger.kernel.grave.confirming import CONFIRM_ACT, STOP_ACT
from ledger.kernel.letters.reports import ANSWER_REPORT, LIFT_SILENCE, REPORT_LETTER
from ledger.kernel.letters.templates import WRITE_FROM_TEMPLATE
from ledger.kernel.letters.writing import DISCLOSE_LETTER, ERASE_LETTER, WRITE_LETTER
from ledger.kernel.order.closing import ANNOUNCE_CLOSING, CANCEL_CLOSING, CONFIRM_CLOSING
from ledger.kernel.order.corrections import REVERSE, UNDO
from ledger.kernel.order.dice import USE_DICE
from ledger.kernel.order.disclosing import DISCLOSE
from ledger.kernel.order.duties import CHOOSE
from ledger.kernel.order.questions import CONTEST, SETTLE
from ledger.kernel.order.stewarding import BEGIN, PAUSE, RESUME, SET_SWITCH
from ledger.kernel.petitions.appeals import APPEAL, DISMISS_APPEAL
from ledger.kernel.petitions.consenting import CONSENT, DECLINE, WITHDRAW
from ledger.kernel.stand_ins.naming import END_STAND_IN, NAME_STAND_IN
from ledger.kernel.takeover.taking_over import RESTORE_LEDGER, TAKE_OVER
from ledger.kernel.vocabulary.decider import KernelAct
from ledger.kernel.vocabulary.introducing import INTRODUCE
from ledger.kernel.windows.readiness import POSTPONE, SET_READY

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
