"""FER: the holidays of 37 BCE, and years dropped from the calendar."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.feriae import holiday, mutatio

FERIAE = RomanChapter("FER", modules=(holiday, mutatio), guards=(holiday.must_rest_in_holidays,))
