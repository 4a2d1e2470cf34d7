"""One character's story, from the lines that its reader may see."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

from api.encode import line_document
from api.game_reader import GameReader
from api.problems import ProblemError
from api.reading.moment import Moment
from api.reading.periods import periods_of, stretch
from ledger.audience import Viewer, sees
from ledger.entry import Entry
from ledger.state import Period, State
from ledger.view import Document, unbundled
from projections.holdings import HOLDINGS, holdings_of
from projections.pages import Line
from projections.selecting import mentioned
from projections.standings import STANDINGS, table
from projections.story import Dealing, changed, dealings, is_housekeeping, was_kept_from


def story(game: GameReader, viewer: Viewer, character: str) -> dict[str, Any]:
    """The story as JSON. Raise the problem not-found for who is not in the game."""
    cards = game.state.kernel.cards.values()
    if all(card.character != character for card in cards):
        raise ProblemError("not-found")
    lines = _lines(game, viewer, character)
    return {
        "game": game.id,
        "character": character,
        "periods": list(_periods(game, viewer, character, lines)),
        "dealings": [_dealing(one) for one in dealings(character, (line.seen for line in lines))],
        "kept": [line.seen.id for line in lines if _was_kept(game, line, character)],
        **_worth(game, viewer, character),
    }


def _lines(game: GameReader, viewer: Viewer, character: str) -> list[Line]:
    """Every line of the character that tells of the game, each entry once."""
    return [
        line
        for line in game.whole_lines(viewer)
        if character in mentioned(line.seen) and not is_housekeeping(_entry(game, line))
    ]


def _entry(game: GameReader, line: Line) -> Entry:
    log = game.state.log
    return log.entries[log.ids[line.seen.id]]


def _was_kept(game: GameReader, line: Line, character: str) -> bool:
    return line.seen.words and was_kept_from(_entry(game, line), character)


def _periods(
    game: GameReader, viewer: Viewer, character: str, lines: list[Line]
) -> Iterator[dict[str, Any]]:
    held: dict[str, int] = {}
    for period, state in _ends(game):
        moment = Moment(game, viewer, state)
        found = holdings_of(moment.reading(HOLDINGS), character, moment.may_see)
        now = dict(found.holds)
        person = _person(game, viewer, character, state)
        yield {
            "period": stretch(period).model_dump(exclude_none=True),
            "lines": [line_document(line) for line in lines if line.seen.period == period.seq],
            **({} if person is None else {"person": person}),
            "holds": now,
            "changes": changed(held, now),
        }
        held = now


def _ends(game: GameReader) -> Iterator[tuple[Period, State[Any]]]:
    """Every period with the state at its end, the last with the present one."""
    ends = game.readings.of(STANDINGS, game.state.log).ends
    states = game.scribe.snapshots.each(game.state, (end.position for end in ends))
    return zip(periods_of(game), chain(states, (game.state,)), strict=False)


def _person(game: GameReader, viewer: Viewer, character: str, state: State[Any]) -> Document | None:
    slices = unbundled(game.machine.rules.slices(state))
    found = next((one for key, one in slices if key == f"person/{character}"), None)
    if found is None or not sees(found.audience, viewer):
        return None
    return found.rendered_for(viewer)


def _worth(game: GameReader, viewer: Viewer, character: str) -> dict[str, int]:
    """What the character's goods are worth, for who sees standings."""
    if not viewer.sees_positions:
        return {}
    reading = game.readings.of(STANDINGS, game.state.log)
    worth = Moment(game, viewer, game.state).worth
    lines = table(reading.books, (character,), cache(worth))
    return {"worth": lines[0].worth}


def _dealing(one: Dealing) -> dict[str, Any]:
    return {"character": one.other, "times": one.times, "gave": one.gave, "got": one.got}
