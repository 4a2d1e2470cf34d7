"""REX-04 to 06 and MORS-01 and 03: reges in Rome and their escorts, the proscribed in Rome."""

from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.roma import escorts, handed, judged
from ledger.games.ludi_romani.rome_border import is_lone_rex

ROMA = RomanChapter(
    "REX",
    modules=(escorts, judged, handed),
    guards=(judged.held_must_stay,),
    consequences=(escorts.parted, judged.left),
    reminders=(
        ("REX-04", is_lone_rex),
        ("REX-05", lambda state, who: who in state.world.escorts.values()),
        ("SEN-15", lambda state, who: "proscribed" in state.world.person(who).statuses),
    ),
)
