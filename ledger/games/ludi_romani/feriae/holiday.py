"""Feriae: the year 37 BCE becomes a holiday without play, unless a god objects (FER-01)."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.offer import fieldless_offer_unless_refused
from ledger.games.ludi_romani import founding
from ledger.games.ludi_romani.feriae.state import FERIAE_KIND, periods_by_year
from ledger.games.ludi_romani.scenario.model import Period
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who, arguments_of

ACTS_AT_ALL_TIMES = ("announce-season", "hold-season")
"""The acts of the calendar, which stay possible in the holidays."""


class AgreeFeriae(Command):
    """Propose, as a god, to keep the holiday year."""


class FeriaeAgreed(Event, stored="ludi_romani/feriae-agreed@1"):
    """The gods' agreement on holidays."""

    by: Who
    year: int
    periods: tuple[int, ...]
    """The periods that the holiday replaces, or that are left out."""

    minutes: int
    mode: str
    """The reading `feriae.mode`."""


class FeriaeCalledOff(Event, stored="ludi_romani/feriae-called-off@1"):
    """The cancellation of the holiday."""

    year: int
    periods: tuple[int, ...]


def possible_holiday(state: Game) -> tuple[int, tuple[Period, ...]]:
    """Return the year that may be a holiday, with its periods; 0 if the year was dropped."""
    dropped_periods = state.world.feriae.dropped_years
    for year, periods in periods_by_year(state.world.scenario.calendar).items():
        if all(period.may_be_feriae and period.seq not in dropped_periods for period in periods):
            return year, periods
    return 0, ()


def gods_with_taken_card(state: Game) -> tuple[str, ...]:
    """Return the gods who are present, which are the gods whose seat card is taken."""
    taken_characters = {card.character for card in state.kernel.cards.values() if card.device}
    return tuple(numen.id for numen in state.world.scenario.numina if numen.id in taken_characters)


def must_rest_in_holidays(state: Game, actor: str, act: str) -> Objections:
    """Raise an objection in a holiday to all acts except the acts of the calendar and of stewards.

    Rule: FER-01.
    """
    if (
        state.period.kind == FERIAE_KIND
        and act not in ACTS_AT_ALL_TIMES
        and actor not in state.kernel.stewards
    ):
        yield Objection("FER-01", "feriae-rest", {"year": state.period.year})


def holiday_must_be_open(state: Game, actor: str, _command: Any = None) -> Objections:
    """Raise an objection unless a god proposes the holiday before the year begins (FER-01)."""
    if state.world.person(actor).mortal:
        yield Objection("FER-01", "gods-agree")
    feriae, (_year, periods) = state.world.feriae, possible_holiday(state)
    if feriae.holiday:
        yield Objection("FER-01", "feriae-agreed-already", waivable=False)
    elif not periods:
        yield Objection("FER-01", "no-feriae", waivable=False)
    elif periods[0].seq <= state.period.seq:
        yield Objection("FER-01", "feriae-too-late", waivable=False)


def _draft_holiday(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """Return the draft of one holiday in place of the year's periods (FER-01).

    By one reading the periods are left out.
    """
    year, periods = possible_holiday(state)
    event = FeriaeAgreed(
        by=actor,
        year=year,
        periods=tuple(period.seq for period in periods),
        minutes=sum(founding.period_fields(period)["minutes"] for period in periods),
        mode=str(state.switch("feriae.mode")),
    )
    return (Draft(event),)


def _gods_to_agree(state: Game, actor: str, _command: Command) -> tuple[str, ...]:
    """Return all gods present, who must all agree to the holiday (FER-01)."""
    return tuple(numen for numen in gods_with_taken_card(state) if numen != actor)


def _agreed_year(state: Game, _actor: str, _command: Command) -> str:
    """Return the year that the gods' agreement is about; empty if there is none (FER-01)."""
    year, _days = possible_holiday(state)
    return str(year) if year else ""


@fold_of(FeriaeCalledOff, arguments_of("year"))
def _evolve_called_off(world: World, event: FeriaeCalledOff, _entry: Entry) -> World:
    dropped_periods = world.feriae.dropped_years.difference(event.periods)
    return replace(world, feriae=replace(world.feriae, dropped_years=dropped_periods, holiday=0))


def _undo_feriae_agreed(state: Game, entry: Entry) -> Drafts:
    """Return the draft by which the year is played, if it has not begun (FATA-08)."""
    event: FeriaeAgreed = entry.event
    is_in_future = state.period.seq < event.periods[0]
    return (Draft(FeriaeCalledOff(event.year, event.periods)),) if is_in_future else ()


@fold_of(FeriaeAgreed, arguments_of("by", "year", "minutes", "mode"), undo=_undo_feriae_agreed)
def _evolve_holiday(world: World, event: FeriaeAgreed, _entry: Entry) -> World:
    """Return the world whose calendar has one holiday instead of the year, or omits the year.

    Rule: FER-01.
    """
    if event.mode == "skip":
        return replace(world, feriae=world.feriae.without_periods(*event.periods))
    first_period, *later_periods = event.periods
    feriae = replace(world.feriae, holiday=first_period, year=event.year, minutes=event.minutes)
    return replace(world, feriae=feriae.without_periods(*later_periods))


_REST_OFFER = fieldless_offer_unless_refused(holiday_must_be_open)
AGREE_FERIAE = Act(
    AgreeFeriae,
    holiday_must_be_open,
    _draft_holiday,
    _REST_OFFER,
    consent=Consent(voices=_gods_to_agree, matter=_agreed_year),
)
