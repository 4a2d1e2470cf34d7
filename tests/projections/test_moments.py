"""Acts and moments: the entries that belong together, and the moments of each viewer."""

from typing import Any

import msgspec
import pytest

from ledger.record.audience import ROOM_VIEWER, Viewer
from ledger.record.entry import Entry
from ledger.record.log import Log
from projections.acts import ACTS, Acts
from projections.chronicle import CHRONICLE
from projections.moments import Moments, moments_of_viewer
from tests.projections.conftest import play_two_rounds
from tests.toy.yard import YardGame

ADA, BEA, CAI = (Viewer(frozenset({who})) for who in ("ada", "bea", "cai"))
NURSE = Viewer(frozenset({"nurse"}), is_staff=True)
OPENED = Viewer(sees_opened_ledger=True)


def moments_of(log: Log, viewer: Viewer) -> Moments:
    """Return the moments of a viewer."""
    entries = [log.entries[position] for position in range(1, log.position + 1)]
    return moments_of_viewer(
        ACTS.read(entries, "yard"), CHRONICLE.read(entries, "yard"), log, viewer
    )


def commands_by_moment(found: Moments) -> list[set[str]]:
    """Return the commands in each moment."""
    entries = [[found.log.entries[p] for p in row.positions] for row in found.rows]
    return [{entry.meta.command for entry in some if entry.meta} for some in entries]


def log_with_changed_end(log: Log, *changes: dict[str, Any]) -> Log:
    """Return a log whose last entries are replaced by entries with these changes."""
    kept = log.position - len(changes)
    result = Log()
    for position in range(1, kept + 1):
        result = result.with_entries(log.entries[position])
    for position, change in enumerate(changes, kept + 1):
        result = result.with_entries(_entry_with_command(log.entries[position], **change))
    return result


def _entry_with_command(
    entry: Entry, *, command: str, kind: str, at: int, audience: tuple[str, ...]
) -> Entry:
    assert entry.meta is not None
    meta = msgspec.structs.replace(entry.meta, command=command, type=kind)
    plain = {"postings": (), "placements": (), "warned": ()}
    return msgspec.structs.replace(entry, meta=meta, at=at, audience=audience, **plain)


def fields_of_command_entry(command: str, at: int, *audience: str) -> dict[str, Any]:
    """Return an entry of a command."""
    return {"command": command, "kind": "give", "at": at, "audience": audience or ("*",)}


def fields_of_due_entry(name: str, at: int, *audience: str) -> dict[str, Any]:
    """Return an entry of the house for an act that fell due."""
    return fields_of_command_entry(name, at, *audience) | {"kind": "due"}


def test_each_command_is_a_moment_for_viewers_who_see_any_of_it(yard: YardGame) -> None:
    log = yard.state.log
    for viewer in (ROOM_VIEWER, ADA, BEA, CAI, NURSE, OPENED):
        found = commands_by_moment(moments_of(log, viewer))
        assert all(len(some) == 1 for some in found)
        assert len({min(some) for some in found}) == len(found)
    assert len(moments_of(log, OPENED).rows) == len(
        {entry.meta.command for entry in log.in_order()}
    )
    assert len(moments_of(log, ROOM_VIEWER).rows) < len(moments_of(log, OPENED).rows)


def test_acts_that_fall_due_right_after_a_command_belong_to_its_moment(yard: YardGame) -> None:
    log = log_with_changed_end(
        yard.state.log,
        fields_of_command_entry("a", 7),
        fields_of_due_entry("due-1", 7),
        fields_of_due_entry("due-2", 7),
        fields_of_command_entry("b", 7),
    )
    assert commands_by_moment(moments_of(log, ROOM_VIEWER))[-2:] == [{"a", "due-1", "due-2"}, {"b"}]


def test_an_act_that_falls_due_later_is_a_moment_of_its_own(yard: YardGame) -> None:
    log = log_with_changed_end(
        yard.state.log,
        fields_of_command_entry("a", 7),
        fields_of_due_entry("due-1", 8),
        fields_of_due_entry("due-2", 9),
        fields_of_command_entry("b", 9),
    )
    assert commands_by_moment(moments_of(log, ROOM_VIEWER))[-4:] == [
        {"a"},
        {"due-1"},
        {"due-2"},
        {"b"},
    ]


def test_a_moment_shows_the_end_of_its_act_even_if_the_end_is_hidden(yard: YardGame) -> None:
    log = log_with_changed_end(
        yard.state.log,
        fields_of_command_entry("a", 7),
        fields_of_command_entry("a", 7, "bea"),
        fields_of_due_entry("due-1", 7, "bea"),
    )
    found, seen = moments_of(log, ROOM_VIEWER), moments_of(log, BEA)
    last, other = found.rows[-1], seen.rows[-1]
    assert (last.positions, found.acts.last_positions[last.act]) == (
        (log.position - 2,),
        log.position,
    )
    assert (len(other.positions), seen.acts.last_positions[other.act]) == (3, log.position)


def test_effects_of_a_hidden_act_show_at_the_next_moment_and_not_before(
    yard: YardGame,
) -> None:
    log = log_with_changed_end(
        yard.state.log,
        fields_of_command_entry("a", 7),
        fields_of_command_entry("h", 8, "bea"),
        fields_of_command_entry("b", 9),
    )
    found = moments_of(log, ROOM_VIEWER)
    ends = [found.acts.last_positions[row.act] for row in found.rows[-2:]]
    assert ends == [log.position - 2, log.position]
    assert commands_by_moment(moments_of(log, BEA))[-3:] == [{"a"}, {"h"}, {"b"}]


def test_a_hidden_act_does_not_split_a_moment_of_others(yard: YardGame) -> None:
    """A due act after the hidden act could also be the effect of the act that these viewers see."""
    log = log_with_changed_end(
        yard.state.log,
        fields_of_command_entry("a", 7),
        fields_of_command_entry("h", 7, "bea"),
        fields_of_due_entry("due-1", 7),
    )
    found = moments_of(log, ROOM_VIEWER)
    assert commands_by_moment(found)[-1] == {"a", "due-1"}
    assert found.acts.last_positions[found.rows[-1].act] == log.position
    assert commands_by_moment(moments_of(log, BEA))[-2:] == [{"a"}, {"h", "due-1"}]


def test_an_entry_without_a_command_is_an_act_of_its_own(yard: YardGame) -> None:
    log = Log()
    for position in (1, 2, 3):
        entry = yard.state.log.entries[position]
        log = log.with_entries(msgspec.structs.replace(entry, meta=None, audience=("*",)))
    assert len(moments_of(log, ROOM_VIEWER).rows) == 3


def test_only_a_viewer_of_an_entry_finds_it_at_a_moment(yard: YardGame) -> None:
    log = log_with_changed_end(
        yard.state.log,
        fields_of_command_entry("a", 7),
        fields_of_command_entry("a", 7, "bea"),
        fields_of_command_entry("b", 9),
    )
    hidden = log.entries[log.position - 1].id
    seen = moments_of(log, BEA)
    assert seen.moment_index_of(hidden) == len(seen.rows) - 2
    assert moments_of(log, ROOM_VIEWER).moment_index_of(hidden) is None
    assert moments_of(log, ROOM_VIEWER).moment_index_of("nothing") is None
    assert moments_of(Log(), ROOM_VIEWER).moment_index_of(hidden) is None


def test_a_moment_belongs_to_the_period_that_is_open_after_its_act() -> None:
    game = YardGame()
    play_two_rounds(game)
    found = moments_of(game.state.log, ROOM_VIEWER)
    chapters = [(period.seq, moment) for period, moment in found.periods_with_first_moments()]
    assert [seq for seq, _ in chapters] == [1, 2]
    assert chapters[0][1] == 0
    opening = found.last_entry(found.rows[chapters[1][1]])
    assert opening.meta is not None
    assert opening.meta.type == "ring"
    assert found.period(found.rows[-1]) == found.acts.periods[-1]


@pytest.mark.parametrize("viewer", [ROOM_VIEWER, ADA, NURSE, OPENED])
def test_moments_of_the_past_equal_the_first_moments_of_the_present(
    yard: YardGame, viewer: Viewer
) -> None:
    log = yard.state.log
    now = moments_of(log, viewer)
    before = Log()
    for position in range(1, log.position + 1):
        before = before.with_entries(log.entries[position])
        rows = moments_of(before, viewer).rows
        assert rows[:-1] == now.rows[: len(rows) - 1]


def test_a_game_before_its_first_entry_has_no_moments() -> None:
    assert ACTS.read((), "yard") == Acts()
    assert moments_of(Log(), OPENED).rows == ()
