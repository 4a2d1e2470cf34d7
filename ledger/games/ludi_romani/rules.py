"""Ludi Romani as one value: the chapters in the order of the rulebook."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

from ledger.contract import Act, Command, EntryType, Form, Known, Objection, Ruleset, Switch
from ledger.form import Chosen
from ledger.games.ludi_romani import (
    calendar,
    fata,
    founding,
    limits,
    mare,
    mercatus,
    money,
    motus,
    roster,
    seats,
    sedes,
    tributum,
    view,
)
from ledger.games.ludi_romani.audiences import account_seen
from ledger.games.ludi_romani.calendar import before_actium
from ledger.games.ludi_romani.scenario import SwitchData, switches
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

READINGS = (
    "valuation.suffragium",
    "prices.classis",
    "seats.numina_use_seats_in_hiems",
    "numen.must_sell",
    "emptio.same_region",
    "mercury.may_hold_denarii",
    "lc.transfer",
    "barter.witness_required",
    "numen.gift_start_stock",
    "classes.gifts_inland",
    "calendar.by_clock",
    "motus.needs_classes",
    "motus.unseated",
    "aestas.land_steps",
    "sea.check",
    "sea.passengers",
    "cap.scope",
    "cap.refuse_transfers",
    "tributum.per",
    "tributum.multiplier",
)
"""The switches that these chapters read; others cannot be flipped yet."""

HIGHEST = 1_000_000
"""A switch that is a number is flipped among values up to this; a scenario may set others."""


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


def _switch(declared: SwitchData) -> Switch:
    others = declared.others(declared.default)
    if declared.number is not None:
        number = declared.number
        steps = range(number.min + number.step, min(number.max, HIGHEST) + 1, number.step)
        others = tuple(value for value in steps if value != declared.default)
    means = declared.means(declared.default)
    return Switch(declared.id, declared.default, others, declared.asks, means)


def _irregular(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    return (*limits.irregular(state, switch, value), *seats.irregular(state, switch, value))


def _officers(state: Game) -> frozenset[str]:
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
    switches=tuple(_switch(switches()[name]) for name in READINGS),
    account_seen=account_seen,
    slices=view.slices,
    worth=money.worth,
    due=calendar.due,
    finished=calendar.finished,
    officers=_officers,
    irregular=_irregular,
    reminders=_reminders,
)
"""The whole game."""
