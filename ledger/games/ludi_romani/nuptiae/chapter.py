"""NUPT: weddings, and what a woman is who was married."""

from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.nuptiae import freedom, wedding

NUPTIAE = RomanChapter(
    "NUPT",
    acts=(*wedding.ACTS, *freedom.ACTS),
    events=(*wedding.EVENTS, *freedom.EVENTS),
    irregular=(wedding.irregular,),
    closings=(freedom.in_arms,),
)
