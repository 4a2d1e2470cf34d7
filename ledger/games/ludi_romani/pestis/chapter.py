"""PEST: the plague of Apollo and Diana."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.pestis import flight, marker

PESTIS = RomanChapter(
    "PEST",
    modules=(marker, flight),
    guards=(marker.twins_must_look_at_season_end,),
    consequences=(flight.got_away,),
    closings=(marker.year_up,),
    periods=(marker.one_period_less,),
    reminders=(("PEST-05", lambda state, who: who in flight.staying(state)),),
)
