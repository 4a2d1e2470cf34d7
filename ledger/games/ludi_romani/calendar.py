"""CAL: the seasons, and how gods change them."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.offer import fieldless_offer, is_among
from ledger.games.ludi_romani import founding, seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.feriae.state import remaining_periods
from ledger.games.ludi_romani.scenario.model import Period
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections, about_character
from ledger.record.shared_map import Map

ANNOUNCING_ACT = "announce-season"
"""The act that ends a period."""

MS_PER_MINUTE = 60_000
LATE_MINUTES = 10
"""The delay in minutes after which the Fates must decide how an evening goes on (CAL-09)."""


class AnnounceSeason(Command):
    """End the running period and open the next one."""


class HoldSeason(Command):
    """Declare that the running season goes on. After that only the twin who prevails may end it."""


class SeasonHeld(Event, stored="ludi_romani/season-held@1"):
    """The declaration of the prevailing twin that the season goes on."""

    by: str


def next_period(state: Game) -> Period | None:
    """Return the next period that is not omitted, or None once Actium has come.

    Rules: CAL-02, 12, FER-02.
    """
    calendar, feriae = state.world.scenario.calendar, state.world.feriae
    return next(remaining_periods(calendar, feriae, state.period.seq), None)


def gods_announcing_season(state: Game) -> tuple[str, ...]:
    """Return the gods who change the season: Apollo and Diana, or the Fates if neither is played.

    Rule: CAL-04.
    """
    return seats.gods_with_power(state, "announce_seasons") or state.kernel.stewards


def prevailing_gods(state: Game) -> tuple[str, ...]:
    """Return the gods who prevail in the running period (CAL-05).

    In a motus these are the gods who prevail in the next period.
    """
    period_kind = state.period.kind
    if period_kind == "motus":
        following_period = next_period(state)
        period_kind = following_period.kind if following_period else period_kind
    return seats.gods_with_power(state, f"prevail_{period_kind}") or gods_announcing_season(state)


def _must_be_announcer(state: Game, actor: str) -> Objections:
    """Raise an objection unless Apollo or Diana announces the change (CAL-04)."""
    if actor not in gods_announcing_season(state):
        yield Objection("CAL-04", "twins-announce", _character_args(gods_announcing_season(state)))


def _must_be_before_the_end(state: Game) -> Objections:
    """Raise an objection once Actium has closed the calendar (CAL-12)."""
    if next_period(state) is None:
        yield Objection("CAL-12", "calendar-over", waivable=False)


def _season_must_not_be_held_by_the_other_twin(state: Game, actor: str) -> Objections:
    """Raise an objection if the prevailing twin holds the season and another god ends it.

    Rule: CAL-05.
    """
    if state.world.god_holding_season and actor not in prevailing_gods(state):
        yield Objection("CAL-05", "season-goes-on", about_character(state.world.god_holding_season))


def _season_must_be_long_enough(state: Game) -> Objections:
    """Warn if the season lasted less than half its usual length, perhaps by mistake (CAL-03).

    A season should take five minutes, a motus one.
    """
    period = state.period
    if 2 * _time_elapsed(state) < period.minutes * MS_PER_MINUTE:
        message_args = {"minutes": _time_elapsed(state) // MS_PER_MINUTE, "ideal": period.minutes}
        yield Objection(
            "CAL-03", "season-short", message_args, grade="W", judges=gods_announcing_season(state)
        )


def _must_be_on_time(state: Game) -> Objections:
    """Warn if the evening is behind its timetable, so that it can be shortened (CAL-09)."""
    minutes_behind = _minutes_behind_schedule(state)
    if state.period.kind == "aestas" and minutes_behind >= LATE_MINUTES:
        message_args = {"minutes": minutes_behind}
        yield Objection(
            "CAL-09", "evening-late", message_args, grade="W", judges=gods_announcing_season(state)
        )


def _time_elapsed(state: Game) -> int:
    return state.at - state.period.opened - state.period.paused


def _minutes_behind_schedule(state: Game) -> int:
    """Return how many minutes the evening is behind schedule."""
    past_periods = state.world.scenario.calendar[: state.period.seq]
    planned_minutes = sum(period.minutes or 0 for period in past_periods)
    start_time = state.kernel.began if state.log.position else state.at
    return (state.at - start_time) // MS_PER_MINUTE - planned_minutes


def _announce_objections(state: Game, actor: str, _command: Command) -> Objections:
    yield from _must_be_announcer(state, actor)
    yield from _must_be_before_the_end(state)
    yield from _season_must_not_be_held_by_the_other_twin(state, actor)
    yield from _season_must_be_long_enough(state)
    yield from _must_be_on_time(state)
    yield from seats.seats_must_suffice(state)


def next_period_fields(state: Game) -> dict[str, Any] | None:
    """Return the next period as the kernel records it, or None when Actium has come (FER-01)."""
    period = next_period(state)
    if period is None:
        return None
    is_holiday = period.seq == state.world.feriae.holiday  # FER-01
    return state.world.feriae.period if is_holiday else founding.period_fields(period)


def draft_next_period(state: Game) -> Drafts:
    """Return the drafts that open the next period and change seats (CAL-04, MOTUS-12)."""
    fields = next_period_fields(state)
    if fields is None:
        return ()
    period_draft = Draft(PeriodOpened(**fields))
    return (period_draft, *seats.draft_season_moves(state, fields["kind"]))


def _draft_announcement(
    state: Game, _actor: str, _command: Command, _context: ActContext
) -> Drafts:
    return draft_next_period(state)


def _hold_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Raise an objection unless the prevailing twin holds a season that is not held yet.

    Rule: CAL-05.
    """
    if actor not in prevailing_gods(state):
        yield Objection("CAL-05", "twin-prevails", _character_args(prevailing_gods(state)))
    if state.world.god_holding_season:
        yield Objection("CAL-05", "season-held-already", waivable=False)
    yield from _must_be_before_the_end(state)


def _draft_held_season(_state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """Return the draft by which the season goes on until the prevailing twin ends it (CAL-05)."""
    return (Draft(SeasonHeld(actor)),)


def _evolve_held_season(world: World, event: SeasonHeld, _entry: Entry) -> World:
    """Return the world with the twin who holds the season until it ends (CAL-05)."""
    return replace(world, god_holding_season=event.by)


def evolve_season(world: World, _event: PeriodOpened, _entry: Entry) -> World:
    """Return the world in a new season (CAL-10, CAL-11, MOTUS-07).

    Rights can be used again, and battles are over.
    """
    people = world.people
    for person in world.people.values():
        if person.is_in_battle:
            calm_statuses = person.statuses - {"challenged", "in_proelium"}
            people = people.set(person.id, replace(person, statuses=calm_statuses))
    return replace(
        world,
        people=people,
        spent_rights=frozenset(),
        instaurationes=0,
        recalled_repetitions=frozenset(),
        voyages=Map(),
        god_holding_season="",
    )


def draft_due_season(state: Game, time_now: int) -> Drafts:
    """Return the drafts of the next season if the timetable sets the seasons and the time is over.

    Rule: CAL-04.
    """
    period = state.period
    if (
        not state.switch("calendar.by_clock")
        or state.world.god_holding_season
        or not period.minutes
    ):
        return ()
    is_time_up = time_now - period.opened - period.paused >= period.minutes * MS_PER_MINUTE
    return draft_next_period(state) if is_time_up else ()


def _character_args(characters: tuple[str, ...]) -> Args:
    return {"who": [f"who:{character}" for character in characters]}


CALENDAR = RomanChapter(
    "CAL",
    acts=(
        Act(
            AnnounceSeason,
            _announce_objections,
            _draft_announcement,
            fieldless_offer(_announce_objections, is_among(gods_announcing_season)),
            name=ANNOUNCING_ACT,
        ),
        Act(
            HoldSeason,
            _hold_objections,
            _draft_held_season,
            fieldless_offer(_hold_objections, is_among(gods_announcing_season)),
        ),
    ),
    events=(EventType(SeasonHeld, _evolve_held_season, lambda event: about_character(event.by)),),
)
