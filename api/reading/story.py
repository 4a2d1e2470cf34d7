"""One character's story, from the lines that its reader may see."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from api.encode import line_document
from api.exports.lines import whole_lines
from api.game_reader import GameReader
from api.problems import ProblemError
from api.reading.moment import Moment
from ledger.audience import Viewer, sees
from ledger.state import Period, State
from ledger.view import Document, unbundled
from projections.chronicle import Cursor
from projections.holdings import HOLDINGS, holdings_of
from projections.pages import Filter, Line
from projections.standings import STANDINGS, table
from projections.story import Dealing, changed, dealings, was_kept_from


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
    """Every line of the character, each entry once."""
    chronicle = game.chronicle()
    now = chronicle.now(viewer)
    everything = now.public + now.own + 1
    only = Filter(character=character)
    page = chronicle.after(viewer, Cursor(now.viewer, 0, 0), everything, only)
    return list(whole_lines(page.lines))


def _was_kept(game: GameReader, line: Line, character: str) -> bool:
    entry = game.state.log.entry(line.seen.id)
    return line.seen.words and entry is not None and was_kept_from(entry, character)


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
            "period": {"seq": period.seq, "kind": period.kind, "key": period.key}
            | ({} if period.year is None else {"year": period.year}),
            "lines": [line_document(line) for line in lines if line.seen.period == period.seq],
            **({} if person is None else {"person": person}),
            "holds": now,
            "changes": changed(held, now),
        }
        held = now


def _ends(game: GameReader) -> Iterator[tuple[Period, State[Any]]]:
    """Every period with the state at its end, the last with the present one."""
    log = game.state.log
    standings = game.readings.of(STANDINGS, log)
    ends = standings.ends
    states = game.scribe.snapshots.each(game.state, (end.position for end in ends))
    yield from zip((end.period for end in ends), states, strict=True)
    if not ends or ends[-1].period.seq != standings.period.seq:
        yield standings.period, game.state


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
