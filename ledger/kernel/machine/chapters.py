"""The chapters and acts that every game has."""

from typing import Any

from ledger.contract.acts import Act
from ledger.contract.chapter import Chapter, acts_of
from ledger.kernel.cards.card_acts import CLAIM_CARD, MOVE_CARD, REISSUE_CARD
from ledger.kernel.cards.late_entry import (
    HAND_OVER,
    KNOCK,
    LET_IN,
    RETIRE,
    TURN_AWAY,
    TURN_AWAY_ALL,
)
from ledger.kernel.cast.cast_acts import CAST_CHARACTER, CHECK_IN
from ledger.kernel.grave.confirmation_acts import CONFIRM_ACT, STOP_ACT
from ledger.kernel.letters.letter_acts import DISCLOSE_LETTER, ERASE_LETTER, WRITE_LETTER
from ledger.kernel.letters.reports import ANSWER_REPORT, LIFT_SILENCE, REPORT_LETTER
from ledger.kernel.letters.templates import WRITE_FROM_TEMPLATE
from ledger.kernel.order.closing import ANNOUNCE_CLOSING, CANCEL_CLOSING, CONFIRM_CLOSING
from ledger.kernel.order.corrections import REVERSE, UNDO
from ledger.kernel.order.dice import USE_DICE
from ledger.kernel.order.disclosure import DISCLOSE
from ledger.kernel.order.duties import CHOOSE
from ledger.kernel.order.questions import CONTEST, SETTLE
from ledger.kernel.order.steward_acts import BEGIN, PAUSE, RESUME, SET_SWITCH
from ledger.kernel.petitions.appeals import APPEAL, DISMISS_APPEAL
from ledger.kernel.petitions.consent_acts import CONSENT, DECLINE, WITHDRAW
from ledger.kernel.stand_ins.stand_in_acts import END_STAND_IN, NAME_STAND_IN
from ledger.kernel.takeover.takeover_acts import RESTORE_LEDGER, TAKE_OVER
from ledger.kernel.vocabulary.person_names import INTRODUCE
from ledger.kernel.windows.readiness import POSTPONE, SET_READY

KERNEL_CHAPTERS: tuple[Chapter[Any], ...] = (
    Chapter("ACTA-04", acts=(CONSENT, DECLINE, WITHDRAW)),
    Chapter("ACTA-05", acts=(CHOOSE,)),
    Chapter("ACTA-06", acts=(CONTEST, SETTLE)),
    Chapter("ACTA-08", acts=(UNDO,)),
    Chapter("ACTA-07", acts=(APPEAL, DISMISS_APPEAL)),
    Chapter("ACTA-08", acts=(REVERSE,)),
    Chapter("ACTA-09", acts=(DISCLOSE,)),
    Chapter("ACTA-10", acts=(SET_SWITCH,)),
    Chapter("ACTA-11", acts=(USE_DICE,)),
    Chapter("ACTA-23", acts=(INTRODUCE,)),
    Chapter("ACTA-12", acts=(BEGIN, PAUSE, RESUME)),
    Chapter("ACTA-14", acts=(CLAIM_CARD, MOVE_CARD, REISSUE_CARD)),
    Chapter("ACTA-13", acts=(ANNOUNCE_CLOSING, CONFIRM_CLOSING, CANCEL_CLOSING)),
    Chapter("ACTA-15", acts=(SET_READY, POSTPONE)),
    Chapter("ACTA-16", acts=(KNOCK, LET_IN, TURN_AWAY, TURN_AWAY_ALL, HAND_OVER, RETIRE)),
    Chapter("ACTA-19", acts=(CAST_CHARACTER, CHECK_IN)),
    Chapter("ACTA-21", acts=(NAME_STAND_IN, END_STAND_IN)),
    Chapter(
        "ACTA-17",
        acts=(
            WRITE_LETTER,
            WRITE_FROM_TEMPLATE,
            ERASE_LETTER,
            REPORT_LETTER,
            ANSWER_REPORT,
            LIFT_SILENCE,
            DISCLOSE_LETTER,
        ),
    ),
    Chapter("ACTA-18", acts=(RESTORE_LEDGER, TAKE_OVER)),
    Chapter("ACTA-20", acts=(CONFIRM_ACT, STOP_ACT)),
)
"""The chapters of the rules that all games share. The key is the rule of the chapter.

Phones offer the acts in this order.
"""

KERNEL_ACTS: tuple[Act[Any, Any], ...] = tuple(acts_of(KERNEL_CHAPTERS))
"""The acts of these chapters, in their order."""
