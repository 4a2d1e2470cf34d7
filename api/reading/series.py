"""Holdings, wealth and places at many times, as one viewer may read them.

The viewer gets the balance at a time if they could see it at that time, as in a past view.
"""

from collections.abc import Iterator
from functools import cache
from itertools import starmap

from api.game.reader import GameReader
from api.reading import series_models as m
from api.reading.moment import Moment, require_positions
from ledger.record.audience import Viewer
from projections.holdings import HOLDINGS, Holdings, all_holdings
from projections.seating import SEATING, visible_pieces
from projections.series import Span, positions_at
from projections.standings import STANDINGS, standings_table

POINT_LIMIT = 200
"""Maximum number of instants in one series."""
DEFAULT_POINTS = 60
"""Approximate number of instants if no step is given."""


def span_of_visible_lines(game: GameReader, viewer: Viewer) -> Span:
    """Return the span from the first line that the viewer reads to the last."""
    return span_between(*visible_time_range(game, viewer))


def span_between(start_time: int, end_time: int) -> Span:
    """Return the span from one time to another, with the usual number of instants."""
    return Span(start_time, end_time, usual_step(start_time, end_time))


def usual_step(start_time: int, end_time: int) -> int:
    """Return the milliseconds between two times in a span of this length."""
    return max(1, -(-(end_time - start_time) // DEFAULT_POINTS))


def balances_answer(game: GameReader, viewer: Viewer, span: Span, asset: str) -> m.BalanceSeries:
    """Return everybody's balances at each instant, of one asset if it is named."""
    instants = span.instants
    amounts: dict[tuple[str, str], list[int]] = {}
    states, position = tuple[Holdings, ...](), -1
    for moment_index, moment in enumerate(_moments(game, viewer, span)):
        if moment.position != position:  # many instants lie between the same two entries
            states = all_holdings(moment.reading(HOLDINGS), moment.may_see)
            position = moment.position
        for holdings in states:
            for asset_name, amount in holdings.holds.items():
                if asset in ("", asset_name):
                    zeros = [0] * len(instants)
                    amounts.setdefault((holdings.character, asset_name), zeros)[moment_index] = (
                        amount
                    )
    return m.BalanceSeries(
        game=game.id,
        times=list(instants),
        balances=[
            m.BalanceTrack(character=holder, asset=asset_name, amounts=track)
            for (holder, asset_name), track in sorted(amounts.items())
        ],
    )


def standings_series_answer(game: GameReader, viewer: Viewer, span: Span) -> m.StandingsSeries:
    """Return the value of everybody's goods at each instant, at current prices.

    Raises: the problem not-your-card.
    """
    require_positions(viewer)
    unit_value = cache(Moment(game, viewer, game.state).unit_value)
    worths: dict[str, list[int]] = {}
    for instant_index, position in enumerate(positions_at(game.state.log, span.instants)):
        reading = game.readings.reading_of(STANDINGS, game.state.log, position)
        for line in standings_table(reading.books, reading.characters, unit_value):
            zeros = [0] * len(span.instants)
            worths.setdefault(line.character, zeros)[instant_index] = line.worth
    tracks = (
        m.WorthTrack(character=character, amounts=track)
        for character, track in sorted(worths.items())
    )
    return m.StandingsSeries(game=game.id, times=list(span.instants), worths=list(tracks))


def places_series_answer(game: GameReader, viewer: Viewer, span: Span) -> m.PlaceSeries:
    """Return the number of characters that the viewer sees at each place at each instant."""
    counts_by_place: dict[str, list[int]] = {}
    for instant_index, position in enumerate(positions_at(game.state.log, span.instants)):
        board = game.readings.reading_of(SEATING, game.state.log, position)
        for place, pieces in visible_pieces(board, viewer).items():
            counts_by_place.setdefault(place, [0] * len(span.instants))[instant_index] = len(pieces)
    tracks = starmap(_place_track, sorted(counts_by_place.items()))
    return m.PlaceSeries(game=game.id, times=list(span.instants), places=list(tracks))


def _place_track(place: str, counts: list[int]) -> m.PlaceTrack:
    return m.PlaceTrack(place=place, counts=counts)


def _moments(game: GameReader, viewer: Viewer, span: Span) -> Iterator[Moment]:
    newest_state = game.state
    for state in game.scribe.snapshots.states_at(
        newest_state, positions_at(newest_state.log, span.instants)
    ):
        yield Moment(game, viewer, state)


def visible_time_range(game: GameReader, viewer: Viewer) -> tuple[int, int]:
    """Return the times of the first and the last entry with a visible line."""
    chronicle = game.chronicle()
    entries, last_position = (
        game.state.log.entries,
        chronicle.position_at(viewer, chronicle.newest_cursor(viewer)),
    )
    return entries[1].at, entries[max(1, last_position)].at
