"""PEST: the plague of Apollo and Diana."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.pestis import flight, marker

PESTIS = RomanChapter(
    "PEST",
    modules=(marker, flight),
    guards=(marker.twins_must_look_at_season_end,),
    consequences=(flight.draft_escapes,),
    closings=(marker.draft_plague_end,),
    periods=(marker.count_period_of_plague,),
    reminders=(
        ("PEST-05", lambda state, character: character in flight.mortals_in_struck_region(state)),
    ),
)
