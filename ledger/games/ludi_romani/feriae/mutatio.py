"""Mutatio: whole years that are dropped from the calendar on a late evening (FER-02)."""

from dataclasses import replace
from typing import Annotated

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    DutyType,
    fold_of,
    recorded_only_type,
)
from ledger.contract.form import Option, Subset
from ledger.contract.offer import Form, KnownState, is_among, open_to
from ledger.games.ludi_romani import calendar, seats
from ledger.games.ludi_romani.feriae.state import periods_by_year
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.events import DutyOwed
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections, is_met
from ledger.record.references import Who
from ledger.record.state import Duty

DUTY_KIND = "mutatio"
JUPPITERS_ANSWERS = ("assents", "opposes", "silent")
"""Juppiter's possible answers. He counts as silent if the season ends first."""

Years = Annotated[
    tuple[Annotated[str, Field(max_length=64)], ...], Field(max_length=16, strict=False)
]
"""A tuple of years BCE, which is sent as a JSON list of strings."""


class AskJuppiter(Command):
    """Ask Juppiter whether to drop these years."""

    years: Years
    """The years before Christ, written out."""


class DropYears(Command):
    """Drop these years from the calendar."""

    years: Years
    """The years before Christ, written out."""


class JuppiterAsked(Event, stored="ludi_romani/juppiter-asked@1"):
    """The question to Juppiter about dropping years."""

    by: str
    years: tuple[int, ...]


class JuppiterAnswered(Event, stored="ludi_romani/juppiter-answered@1"):
    """Juppiter's advice on dropping years. Apollo and Diana decide."""

    who: Who
    answer: str


class YearsDropped(Event, stored="ludi_romani/years-dropped@1"):
    """Years were dropped from the calendar, with all their periods."""

    by: str
    years: tuple[int, ...]
    periods: tuple[int, ...]


class YearsRestored(Event, stored="ludi_romani/years-restored@1"):
    """Dropped years that were restored."""

    years: tuple[int, ...]
    periods: tuple[int, ...]


def years_to_drop(state: Game) -> dict[int, tuple[int, ...]]:
    """Return the whole years that have not begun, were not dropped and are no holiday.

    The result maps each year to the numbers of its periods.
    """
    feriae = state.world.feriae
    dropped_years = feriae.dropped_years | {feriae.holiday}
    years = {
        year: tuple(period.seq for period in periods)
        for year, periods in periods_by_year(state.world.scenario.calendar).items()
    }
    current_seq = state.period.seq
    return {
        year: period_seqs
        for year, period_seqs in years.items()
        if period_seqs[0] > current_seq and dropped_years.isdisjoint(period_seqs)
    }


def juppiter_if_played(state: Game) -> str:
    """Return Juppiter, whom the twins must ask; empty if Juppiter is not played."""
    return next(iter(seats.gods_with_power(state, "advise_calendar")), "")


def must_be_twin(state: Game, actor: str) -> Objections:
    """Raise an objection unless Apollo or Diana change the calendar (FER-02)."""
    if actor not in calendar.gods_announcing_season(state):
        message_args = {"who": [f"who:{twin}" for twin in calendar.gods_announcing_season(state)]}
        yield Objection("FER-02", "twins-change-calendar", message_args)


def must_be_whole_years(state: Game, years: tuple[str, ...]) -> Objections:
    """Raise an objection unless whole years are named that have not begun (FER-02)."""
    possible_years = {str(year) for year in years_to_drop(state)}
    if not years or len(set(years)) < len(years) or not set(years) <= possible_years:
        yield Objection("FER-02", "whole-future-years", waivable=False)


def _ask_objections(state: Game, actor: str, command: AskJuppiter) -> Objections:
    yield from must_be_twin(state, actor)
    yield from juppiter_must_be_free(state)
    yield from must_be_whole_years(state, command.years)


def juppiter_must_be_free(state: Game) -> Objections:
    """Raise an objection unless Juppiter is played and has no open question (FER-02)."""
    if not juppiter_if_played(state):
        yield Objection("FER-02", "no-juppiter", waivable=False)
    if any(duty.kind == DUTY_KIND for duty in state.kernel.duties.values()):
        yield Objection("FER-02", "juppiter-thinks", waivable=False)


def _draft_duty_of_juppiter(
    state: Game, actor: str, command: AskJuppiter, context: ActContext
) -> Drafts:
    """Return the drafts of Juppiter's duty to give advice, which is not binding (FER-02)."""
    years = tuple(sorted(map(int, command.years), reverse=True))
    owed_duty = DutyOwed(
        duty=f"{context.act}/{DUTY_KIND}",
        kind=DUTY_KIND,
        owes=juppiter_if_played(state),
        options=JUPPITERS_ANSWERS,
        default="silent",
        period=state.period.seq,
        terms={"years": list(years)},
        seen=calendar.gods_announcing_season(state),
    )
    return (Draft(JuppiterAsked(actor, years)), Draft(owed_duty))


def _draft_answer(_state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    return (Draft(JuppiterAnswered(duty.owes, option)),)


def juppiter_must_be_asked(state: Game, years: tuple[str, ...]) -> Objections:
    """Raise an objection unless Juppiter was asked about these years (FER-02)."""
    asked_years = {str(year) for year in state.world.feriae.asked_years}
    if juppiter_if_played(state) and not set(years) <= asked_years:
        yield Objection("FER-02", "ask-juppiter", {"who": f"who:{juppiter_if_played(state)}"})


def _drop_years_objections(state: Game, actor: str, command: DropYears) -> Objections:
    yield from must_be_twin(state, actor)
    yield from must_be_whole_years(state, command.years)
    yield from juppiter_must_be_asked(state, command.years)


def _draft_drop_of_years(
    state: Game, actor: str, command: DropYears, _context: ActContext
) -> Drafts:
    """Return the draft that drops hiems, aestas and the motus before each of them (FER-02)."""
    dropped_years = tuple(sorted(map(int, command.years), reverse=True))
    years = years_to_drop(state)
    periods = tuple(seq for year in dropped_years for seq in years[year])
    return (Draft(YearsDropped(actor, dropped_years, periods)),)


def _twin_to_agree(state: Game, actor: str, _command: Command) -> tuple[str, ...]:
    """Return the other twin, who has to agree (FER-02, NUM-01).

    A god in a twin's shape is not asked.
    """
    twins, guises = calendar.gods_announcing_season(state), state.world.powers.guises
    return tuple(twin for twin in twins if twin != actor and guises.get(twin) not in twins)


@fold_of(
    YearsRestored,
    lambda event: {"years": [str(year) for year in event.years], "n": len(event.years)},
)
def _evolve_restored_years(world: World, event: YearsRestored, _entry: Entry) -> World:
    dropped_periods = world.feriae.dropped_years.difference(event.periods)
    return replace(world, feriae=replace(world.feriae, dropped_years=dropped_periods))


@open_to(is_among(calendar.gods_announcing_season), condition=juppiter_if_played)
def _offer_ask(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    objections = tuple(juppiter_must_be_free(state))
    return Form(blocked=objections) if objections else _years_form(tuple(years_to_drop(state)))


@open_to(is_among(calendar.gods_announcing_season))
def _offer_drop(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    years = tuple(years_to_drop(state))
    ready_years = tuple(
        year for year in years if is_met(juppiter_must_be_asked(state, (str(year),)))
    )
    if years and not ready_years:
        return Form(blocked=tuple(juppiter_must_be_asked(state, tuple(map(str, years)))))
    return _years_form(ready_years)


def _years_form(years: tuple[int, ...]) -> Form:
    if not years:
        return Form(blocked=(Objection("FER-02", "no-year-left"),))
    options = tuple(Option(str(year), "note-year", {"year": year}) for year in years)
    return Form((Subset("years", options, 1, len(options)),))


def _years_args(event: JuppiterAsked | YearsDropped) -> Args:
    years = [str(year) for year in event.years]
    return {"by": f"who:{event.by}", "years": years, "n": len(years)}


@fold_of(JuppiterAsked, _years_args)
def _evolve_question_to_juppiter(world: World, event: JuppiterAsked, _entry: Entry) -> World:
    """Return the world in which Juppiter has been asked about these years (FER-02)."""
    feriae = world.feriae
    return replace(world, feriae=replace(feriae, asked_years=feriae.asked_years.union(event.years)))


def _undo_drop_of_years(state: Game, entry: Entry) -> Drafts:
    """Return the draft that restores the years that have not begun (FATA-08)."""
    event: YearsDropped = entry.event
    all_years = periods_by_year(state.world.scenario.calendar)
    years = tuple(year for year in event.years if all_years[year][0].seq > state.period.seq)
    periods = tuple(period.seq for year in years for period in all_years[year])
    return (Draft(YearsRestored(years, periods)),) if years else ()


@fold_of(YearsDropped, _years_args, undo=_undo_drop_of_years)
def _evolve_drop_of_years(world: World, event: YearsDropped, _entry: Entry) -> World:
    """Return the world in which the calendar continues without these years (FER-02)."""
    return replace(world, feriae=world.feriae.without_periods(*event.periods))


ASK_JUPPITER = Act(AskJuppiter, _ask_objections, _draft_duty_of_juppiter, _offer_ask)
DROP_YEARS = Act(
    DropYears,
    _drop_years_objections,
    _draft_drop_of_years,
    _offer_drop,
    consent=Consent(voices=_twin_to_agree),
)
DUTY_TYPES = (DutyType(DUTY_KIND, _draft_answer),)

JUPPITER_ANSWERED = recorded_only_type(JuppiterAnswered)
