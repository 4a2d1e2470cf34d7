"""NUPT: weddings, and the choices of women after a marriage."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.nuptiae import freedom, wedding

NUPTIAE = RomanChapter(
    "NUPT",
    modules=(wedding, freedom),
    irregular=(wedding.husbands_with_several_wives,),
    closings=(freedom.draft_amazons,),
)
