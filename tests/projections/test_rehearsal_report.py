"""The rehearsal report counts minutes, moments and own acts, and finds who had little to do."""

from typing import Any

from ledger.contract.ruleset import Narration
from ledger.kernel.vocabulary.events import GameFounded, PeriodOpened
from ledger.record.audience import EVERYBODY
from ledger.record.entry import CommandMeta, Entry, Event, Placement
from projections.rehearsal_report import FEWEST_ACTS_AN_HOUR, LONGEST_PAUSE, rehearsal_report

MINUTE = 60_000


class Married(Event, stored="toy/married@1"):
    """A great moment."""


class Walked(Event, stored="toy/walked@1"):
    """A walk, which a wall leaves out."""


class Worked(Event, stored="toy/worked@1"):
    """Another act."""


class Crowned(Event, stored="toy/crowned@1"):
    """A great moment that does not happen."""


STORY: Narration[Any] = Narration(
    great={Married: "wedding", Crowned: "crown"}, passing=frozenset({Walked})
)


def founding(*characters: str, minutes: int = 60) -> Entry:
    """Return the first entry of a game with one card for each character."""
    event = GameFounded(
        game="toy",
        ruleset="toy",
        version="1",
        data_hash="",
        title="",
        scenario={},
        cards=tuple((f"{character}-1", character) for character in characters),
        stewards=(),
        switches={},
        period={"minutes": minutes},
        dice="server",
        commitment="",
        seal_key="",
    )
    return entry_at(0, event)


def entry_at(minute: float, event: Event, **fields: Any) -> Entry:
    """Return an entry at a minute."""
    return Entry(
        position=1,
        id=f"{minute}",
        type=event.STORED,
        at=int(minute * MINUTE),
        period=1,
        audience=EVERYBODY,
        event=event,
        **fields,
    )


def act(minute: float, actor: str, event: Event | None = None, **fields: Any) -> Entry:
    """Return the only entry of an act."""
    placements = fields.pop("placements", ())
    command_type = fields.pop("type", "work")
    meta = CommandMeta(f"{actor} {minute}", command_type, "", actor, "", **fields)
    return entry_at(minute, event or Worked(), meta=meta, placements=placements)


def acts_of(actor: str, *minutes: float) -> list[Entry]:
    """Return one act at each minute."""
    return [act(minute, actor) for minute in minutes]


def by_time(*entries: Entry) -> list[Entry]:
    """Return entries in the order of their times."""
    return sorted(entries, key=lambda entry: entry.at)


def test_the_length_is_the_sum_of_the_periods_by_the_timetable() -> None:
    opened = PeriodOpened(seq=2, kind="hiems", key="", year=None, minutes=5)
    actium = PeriodOpened(seq=3, kind="actium", key="", year=None, minutes=0)
    entries = [founding("nero", minutes=7), entry_at(90, opened), entry_at(300, actium)]
    report = rehearsal_report(entries, STORY, 3, {})
    assert (report.minutes, report.periods, report.seed) == (12, 3, 3)


def test_great_moments_are_counted_by_kind() -> None:
    entries = [founding("nero"), act(1, "nero", Married()), act(2, "nero", Married())]
    report = rehearsal_report(entries, STORY, 0, {})
    assert report.moments == {"wedding": 2, "crown": 0}
    assert report.acts == 2


def test_a_character_with_few_acts_has_too_little_to_do() -> None:
    busy = acts_of("nero", *range(1, 60, 10))
    idle = acts_of("seneca", *range(1, 60, 20))
    assert len(idle) < FEWEST_ACTS_AN_HOUR <= len(busy)
    report = rehearsal_report(
        [founding("nero", "seneca"), *by_time(*busy, *idle)], STORY, 0, {"seneca": "Seneca"}
    )
    [quiet] = report.quiet
    assert quiet == ("seneca", "Seneca", 3, 20)
    assert report.fewest_acts == 3
    assert report.characters == 2


def test_a_character_who_waits_too_long_has_too_little_to_do() -> None:
    early = [minute / 2 for minute in range(2, 40)]
    report = rehearsal_report(
        [founding("nero", minutes=120), *acts_of("nero", *early)], STORY, 0, {}
    )
    [quiet] = report.quiet
    assert quiet.longest_pause == 100 > LONGEST_PAUSE
    assert report.longest_pause == 100


def test_a_character_without_any_act_waits_the_whole_evening() -> None:
    report = rehearsal_report([founding("nero", minutes=30)], STORY, 0, {})
    assert report.quiet == (("nero", "nero", 0, 30),)


def test_walks_and_due_acts_are_no_own_acts() -> None:
    walk = act(1, "nero", Walked(), placements=(Placement("nero", "rome"),))
    due = act(2, "nero", type="due")
    report = rehearsal_report([founding("nero"), walk, due], STORY, 0, {})
    assert report.fewest_acts == 0
    assert report.acts == 1


def test_an_act_counts_for_its_actor_and_its_recorder_once() -> None:
    entries = [
        founding("nero", "juno"),
        act(1, "nero", recorder="juno", count=2),
        act(1, "nero", recorder="juno", index=1, count=2),
    ]
    report = rehearsal_report(entries, STORY, 0, {})
    assert [(one.character, one.acts) for one in report.quiet] == [("juno", 1), ("nero", 1)]
    assert report.acts == 1


def test_time_after_the_planned_end_of_a_period_does_not_count() -> None:
    """A period that lasted longer than planned makes nobody wait by the timetable."""
    opened = PeriodOpened(seq=2, kind="motus", key="", year=None, minutes=1)
    entries = [
        founding("nero", minutes=5),
        *acts_of("nero", 1, 2, 3, 4, 50),
        entry_at(100, opened),
        act(100.5, "nero"),
    ]
    report = rehearsal_report(entries, STORY, 0, {})
    assert report.minutes == 6
    assert report.longest_pause == 1
    assert report.quiet == ()
