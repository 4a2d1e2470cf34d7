"""The periods of a game, in the order in which they began."""

from collections.abc import Iterator

from api.game.reader import GameReader
from api.reading.models import Stretch
from ledger.record.state import Period
from projections.standings import STANDINGS


def periods_of(game: GameReader) -> Iterator[Period]:
    """Yield every period up to now, the current one last."""
    standings = game.readings.reading_of(STANDINGS, game.state.log)
    yield from (period_end.period for period_end in standings.period_ends)
    if not standings.period_ends or standings.period_ends[-1].period.seq != standings.period.seq:
        yield standings.period


def period_model(period: Period) -> Stretch:
    """Return a period in the form that its readers get."""
    return Stretch(seq=period.seq, kind=period.kind, key=period.key, year=period.year)
