"""Rehearsals of a scenario in memory, with a report for the organiser.

The same seed plays the same evening on every machine, so everybody can compute a report again.
"""

from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any, NamedTuple

from api.rehearsal.bots import characters_with_cards
from api.rehearsal.desk import QuickDesk
from api.rehearsal.evening import Pace, make_rehearsal
from ledger.contract.ruleset import Ruleset
from ledger.contract.templates import RehearsalReport
from ledger.kernel.vocabulary.name_comparison import short_names_by_character
from projections.rehearsal_report import rehearsal_report

ACTS_PER_CHARACTER = 2
"""Number of acts of the bots in each season, for each character."""

FEWEST_ACTS = 60
"""Minimum number of acts of the bots in each season."""


class ReportedRehearsal(NamedTuple):
    """The report on a rehearsal, and a sentence for each promise that was broken in it."""

    report: RehearsalReport
    broken_promises: tuple[str, ...]


def rehearse_scenario(
    rules: Ruleset[Any],
    scenario: dict[str, Any],
    seed: int,
    tick: Callable[[int], None] = lambda _period_count: None,
) -> ReportedRehearsal:
    """Let bots play a scenario's plain data to its end, and report on it.

    In an evening, turns go round, and bots do two acts in each season for each character. `tick`
    gets the number of periods that have passed.
    """
    bot_random = Random(f"{rules.name} {seed}")  # noqa: S311 - bots choose by it
    desk = QuickDesk(rules, scenario, bot_random, 0)
    acts = max(FEWEST_ACTS, ACTS_PER_CHARACTER * len(characters_with_cards(desk.state)))
    pace = Pace(acts, wild=0.0, equal_turns=True)
    summary = make_rehearsal(desk, bot_random, pace, 0).play(tick)
    report = rehearsal_report(
        desk.entries, rules.story, seed, short_names_by_character(rules, desk.state)
    )
    return ReportedRehearsal(report, tuple(summary.broken))


def report_document(report: RehearsalReport) -> dict[str, Any]:
    """Return a report as a JSON document."""
    quiet = [character._asdict() for character in report.quiet]
    return {**asdict(report), "quiet": quiet}
