"""The periods of a game, as they were opened one after the other."""

from collections.abc import Iterator

from api.game.reader import GameReader
from api.reading.models import Stretch
from ledger.record.state import Period
from projections.standings import STANDINGS


def periods_of(game: GameReader) -> Iterator[Period]:
    """Every period up to now, the present one last."""
    standings = game.readings.of(STANDINGS, game.state.log)
    yield from (end.period for end in standings.ends)
    if not standings.ends or standings.ends[-1].period.seq != standings.period.seq:
        yield standings.period


def stretch(period: Period) -> Stretch:
    """A period as its readers are told of it."""
    return Stretch(seq=period.seq, kind=period.kind, key=period.key, year=period.year)
