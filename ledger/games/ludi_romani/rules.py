"""Ludi Romani as one value: the chapters in the order of the rulebook."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

from ledger.contract import Act, Command, EntryType, Form, Known, Objection, Ruleset
from ledger.form import Chosen
from ledger.games.ludi_romani import (
    advice,
    calendar,
    fata,
    founding,
    limits,
    mare,
    mercatus,
    money,
    motus,
    rehearsed,
    roster,
    seats,
    sedes,
    tributum,
    view,
)
from ledger.games.ludi_romani.audiences import account_seen
from ledger.games.ludi_romani.calendar import before_actium
from ledger.games.ludi_romani.readings import READINGS
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.entries import PeriodOpened
from ledger.kernel.state import SwitchValue

PLAYED: tuple[ModuleType, ...] = (
    roster,
    calendar,
    sedes,
    motus,
    mare,
    mercatus,
    tributum,
    limits,
    money,
)
"""The chapters whose acts are over when Actium has come."""

CHAPTERS = (*PLAYED, fata)
"""Every chapter there is. Those of later versions of this rulebook are not here yet."""


def _until_actium(act: Act[World, Any]) -> Act[World, Any]:
    """The act, refused with CAL-12 once Actium has come."""

    def objections(state: Game, actor: str, command: Command) -> Iterator[Objection]:
        yield from before_actium(state)
        yield from act.objections(state, actor, command)

    def offer(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
        form = act.offer(known, actor, chosen)
        over = tuple(before_actium(known.state))
        return Form(blocked=over) if form is not None and over else form

    return replace(act, objections=objections, offer=offer)


def _irregular(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Who and what a flipped reading makes irregular, moved by nobody (FATA-10)."""
    return (*limits.irregular(state, switch, value), *seats.irregular(state, switch, value))


def _officers(state: Game) -> frozenset[str]:
    """Gods may take back their own last act (FATA-09)."""
    return frozenset(numen.id for numen in state.world.scenario.numina)


def _reminders(state: Game, character: str) -> tuple[str, ...]:
    if character not in state.world.people:
        return ()
    return tuple(rule for rule, matters in REMINDERS if matters(state, character))


REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = tuple(
    reminder for chapter in CHAPTERS for reminder in chapter.REMINDERS
)
ENTRIES: tuple[EntryType[World, Any], ...] = tuple(
    entry for chapter in CHAPTERS for entry in chapter.ENTRIES
)

RULES: Ruleset[World] = Ruleset(
    name="ludi_romani",
    version="1",
    title="Rome from the death of Caesar to Actium: buy legions, hold regions, survive the gods.",
    scenario=founding.scenario_data,
    found=founding.found,
    acts=(
        *(_until_actium(act) for chapter in PLAYED for act in chapter.ACTS),
        *fata.ACTS,
    ),
    entries=ENTRIES,
    follows={PeriodOpened: calendar.followed},
    duties=tuple(duty for chapter in CHAPTERS for duty in getattr(chapter, "DUTIES", ())),
    switches=READINGS,
    account_seen=account_seen,
    slices=view.slices,
    worth=money.worth,
    due=calendar.due,
    finished=calendar.finished,
    officers=_officers,
    irregular=_irregular,
    reminders=_reminders,
    advice=advice.advice,
    doubts=advice.doubts,
    habits=rehearsed.HABITS,
    advances=rehearsed.ADVANCES,
    rehearsal=rehearsed.SCENARIO,
)
"""The whole game."""
