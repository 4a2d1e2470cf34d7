"""One character's story, from the lines that its reader may see."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

from api.base.encode import line_document
from api.base.problems import ProblemError
from api.game.reader import GameReader
from api.reading.moment import Moment, characters_with_cards
from api.reading.periods import period_model, periods_of
from ledger.contract.ruleset import EntryDetail
from ledger.record.audience import Viewer, sees
from ledger.record.entry import Entry
from ledger.record.state import Period, State, played_characters
from ledger.record.view import Document, slices_of_bundles
from projections.filters import mentioned_characters
from projections.holdings import HOLDINGS, holdings_of
from projections.pages import Line
from projections.standings import STANDINGS, standings_table
from projections.story import Dealing, asset_changes, dealings, is_housekeeping, was_hidden_from


def story(game: GameReader, viewer: Viewer, character: str) -> dict[str, Any]:
    """Return the story as JSON.

    Raises: the problem not-found: the game does not have the character.
    """
    if character not in played_characters(game.state.kernel.cards):
        raise ProblemError("not-found")
    lines = _lines(game, viewer)
    details = _hidden_effects(game, lines, character)
    own_lines = [
        line
        for line in lines
        if line.visible_entry.id in details or character in mentioned_characters(line.visible_entry)
    ]
    return {
        "game": game.id,
        "character": character,
        "periods": list(_periods(game, viewer, character, own_lines, details)),
        "dealings": list(_dealings(game, character, own_lines)),
        "kept": [line.visible_entry.id for line in own_lines if _was_hidden(game, line, character)],
        **_goods_value(game, viewer, character),
    }


def _lines(game: GameReader, viewer: Viewer) -> list[Line]:
    """Return every line of the game's story, each entry once."""
    return [
        line
        for line in game.lines_with_supplements(viewer)
        if not is_housekeeping(_entry(game, line))
    ]


def _hidden_effects(
    game: GameReader, lines: list[Line], character: str
) -> dict[str, list[EntryDetail]]:
    """Return the effects of each entry on the character that its line does not show, by entry.

    Every line has a list of effects. Effects are computed only for entries whose words the viewer
    reads, from the state before the entry.
    """
    details_by_event = game.machine.rules.story.details
    entries = (
        (_entry(game, line) for line in lines if line.visible_entry.words)
        if details_by_event
        else ()
    )
    reports = sorted(
        (entry for entry in entries if type(entry.event) in details_by_event),
        key=lambda entry: entry.position,
    )
    states = game.scribe.snapshots.states_at(
        game.state, (report.position - 1 for report in reports)
    )
    sentences = (
        (report.id, [*details_by_event[type(report.event)](state, report, character)])
        for report, state in zip(reports, states, strict=True)
    )
    return {entry_id: details for entry_id, details in sentences if details}


def _period_details(
    details: dict[str, list[EntryDetail]], lines: list[Line]
) -> Iterator[dict[str, Any]]:
    for line in lines:
        for detail in details.get(line.visible_entry.id, ()):
            yield {"entry": line.visible_entry.id, "key": detail.key, "args": detail.args}


def _entry(game: GameReader, line: Line) -> Entry:
    log = game.state.log
    return log.entries[log.ids[line.visible_entry.id]]


def _was_hidden(game: GameReader, line: Line, character: str) -> bool:
    return line.visible_entry.words and was_hidden_from(_entry(game, line), character)


def _periods(
    game: GameReader,
    viewer: Viewer,
    character: str,
    lines: list[Line],
    details: dict[str, list[EntryDetail]],
) -> Iterator[dict[str, Any]]:
    amounts: dict[str, int] = {}
    for period, state in _periods_with_end_states(game):
        moment = Moment(game, viewer, state)
        holdings = holdings_of(moment.reading(HOLDINGS), character, moment.may_see)
        current_amounts = dict(holdings.holds)
        period_lines = [line for line in lines if line.visible_entry.period == period.seq]
        person = _person(game, viewer, character, state)
        yield {
            "period": period_model(period).model_dump(exclude_none=True),
            "lines": [line_document(line) for line in period_lines],
            "details": list(_period_details(details, period_lines)),
            **({} if person is None else {"person": person}),
            "holds": current_amounts,
            "changes": asset_changes(amounts, current_amounts),
        }
        amounts = current_amounts


def _periods_with_end_states(game: GameReader) -> Iterator[tuple[Period, State[Any]]]:
    """Yield every period with the state at its end. The last period has the current state."""
    period_ends = game.readings.reading_of(STANDINGS, game.state.log).period_ends
    states = game.scribe.snapshots.states_at(
        game.state, (period_end.position for period_end in period_ends)
    )
    return zip(periods_of(game), chain(states, (game.state,)), strict=False)


def _person(game: GameReader, viewer: Viewer, character: str, state: State[Any]) -> Document | None:
    slices = slices_of_bundles(game.machine.rules.phones.slices(state))
    person = next(
        (
            slice_document
            for slice_key, slice_document in slices
            if slice_key == f"person/{character}"
        ),
        None,
    )
    if person is None or not sees(person.audience, viewer):
        return None
    return person.rendered_for(viewer)


def _goods_value(game: GameReader, viewer: Viewer, character: str) -> dict[str, int]:
    """Return the value of the character's goods. The viewer must be allowed to see standings."""
    if not viewer.sees_positions:
        return {}
    reading = game.readings.reading_of(STANDINGS, game.state.log)
    unit_value = Moment(game, viewer, game.state).unit_value
    lines = standings_table(reading.books, (character,), cache(unit_value))
    return {"worth": lines[0].worth}


def _dealings(game: GameReader, character: str, lines: list[Line]) -> Iterator[dict[str, Any]]:
    """Yield the people with whom the character dealt.

    The name of a chosen option counts as such a person, too.
    """
    people = characters_with_cards(game)
    for dealing in dealings(character, (line.visible_entry for line in lines)):
        if dealing.partner in people:
            yield _dealing(dealing)


def _dealing(dealing: Dealing) -> dict[str, Any]:
    return {
        "character": dealing.partner,
        "times": dealing.times,
        "gave": dealing.gave,
        "got": dealing.got,
    }
