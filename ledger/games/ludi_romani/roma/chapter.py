"""Reges in Rome and their escorts, and the proscribed in Rome (REX-04 to 06, MORS-01, MORS-03)."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.roma import escorts, justice
from ledger.games.ludi_romani.rome_border import is_lone_rex

ROMA = RomanChapter(
    "REX",
    modules=(escorts, justice),
    guards=(justice.held_rex_must_stay,),
    consequences=(escorts.draft_end_of_escorts, justice.draft_end_of_holds),
    reminders=(
        ("REX-04", is_lone_rex),
        ("REX-05", lambda state, character: character in state.world.escorts.values()),
        ("SEN-15", lambda state, character: "proscribed" in state.world.person(character).statuses),
    ),
)
