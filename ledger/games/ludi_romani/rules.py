"""Ludi Romani as one value: the chapters in the order of the rulebook."""

from dataclasses import replace
from typing import Any

import msgspec

from ledger.chapter import Fold, Guard, acts_of, events_of
from ledger.contract import Act, ActContext, Command, Drafts, DutyType
from ledger.entry import Entry, Event
from ledger.games.ludi_romani import (
    advice,
    audiences,
    calendar,
    communication,
    composition,
    founding,
    goods,
    limits,
    readings,
    roster,
    view,
)
from ledger.games.ludi_romani.actium import stages
from ledger.games.ludi_romani.actium.chapter import ACTIUM
from ledger.games.ludi_romani.amicitia.chapter import AMICITIA
from ledger.games.ludi_romani.bacchants.chapter import BACCHANTS
from ledger.games.ludi_romani.bots import pending, weights
from ledger.games.ludi_romani.clientela.chapter import CLIENTELA
from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.divortium.chapter import DIVORTIUM
from ledger.games.ludi_romani.fata.chapter import FATA
from ledger.games.ludi_romani.feriae.chapter import FERIAE
from ledger.games.ludi_romani.imago import underworld
from ledger.games.ludi_romani.imago.chapter import IMAGO
from ledger.games.ludi_romani.mare.chapter import MARE
from ledger.games.ludi_romani.mercatus.chapter import MERCATUS
from ledger.games.ludi_romani.mors.chapter import MORS
from ledger.games.ludi_romani.mors.death import Died
from ledger.games.ludi_romani.motus.chapter import MOTUS
from ledger.games.ludi_romani.numina.chapter import NUMINA
from ledger.games.ludi_romani.nuptiae.chapter import NUPTIAE
from ledger.games.ludi_romani.pestis.chapter import PESTIS
from ledger.games.ludi_romani.proelium.chapter import PROELIUM
from ledger.games.ludi_romani.ring.chapter import RING
from ledger.games.ludi_romani.roma.chapter import ROMA
from ledger.games.ludi_romani.sedes.chapter import SEDES
from ledger.games.ludi_romani.senatus.chapter import SENATUS
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum.chapter import TRIBUTUM
from ledger.games.ludi_romani.victory import order
from ledger.games.ludi_romani.victory.chapter import VICTORY
from ledger.games.ludi_romani.virus.chapter import VIRUS
from ledger.kernel.events import PeriodOpened
from ledger.kernel.transcript import folds_of
from ledger.objection import Objections
from ledger.ruleset import Ruleset
from ledger.state import Duty, SwitchValue

PLAYED: tuple[RomanChapter, ...] = (
    roster.ROSTER,
    calendar.CALENDAR,
    SEDES,
    MOTUS,
    MARE,
    ROMA,
    MERCATUS,
    AMICITIA,
    NUPTIAE,
    DIVORTIUM,
    CLIENTELA,
    BACCHANTS,
    PESTIS,
    TRIBUTUM,
    SENATUS,
    PROELIUM,
    NUMINA,
    RING,
    VIRUS,
    MORS,
    IMAGO,
    limits.LIMITS,
    communication.COMMUNICATION,
    ACTIUM,
    VICTORY,
    FERIAE,
    goods.MONEY,
)
"""The chapters whose acts are over when Actium has come."""

AT_ACTIUM = frozenset(act.name for act in acts_of((ACTIUM, VICTORY)))
"""What is done at Actium, and nowhere before."""

CHAPTERS = (*PLAYED, FATA)
"""Every chapter there is."""

GHOSTLY = tuple(name for chapter in CHAPTERS for name in chapter.for_ghosts)
GUARDS = (
    *(guard for chapter in CHAPTERS for guard in chapter.guards),
    underworld.among_the_living(GHOSTLY),
)
VOICES = tuple(voices for chapter in CHAPTERS for voices in chapter.voices)
RECORDERS = tuple(recorders for chapter in CHAPTERS for recorders in chapter.recorders)
CONSEQUENCES = tuple(one for chapter in CHAPTERS for one in chapter.consequences)
CLOSINGS = tuple(closing for chapter in CHAPTERS for closing in chapter.closings)
SEASONS = tuple(season for chapter in CHAPTERS for season in chapter.periods)
DUE = tuple(due for chapter in CHAPTERS for due in chapter.due)
IRREGULAR = tuple(irregular for chapter in CHAPTERS for irregular in chapter.irregular)
DEATHS = tuple(death for chapter in CHAPTERS for death in chapter.deaths)


def _must_be_before_the_end_of_actium(state: Game, _actor: str, act: str) -> Objections:
    """Every act that belongs to the evening before the battle is over with it (CAL-12)."""
    if act not in AT_ACTIUM:
        yield from stages.must_be_before_actium(state, act)


def _composed(act: Act[World, Any], *guards: Guard[World]) -> Act[World, Any]:
    guarded = composition.guarded(composition.shared(act, VOICES, RECORDERS), (*guards, *GUARDS))
    whole = _closing(guarded) if act.name == calendar.ANNOUNCE else guarded
    return composition.followed_up(whole, CONSEQUENCES, FOLDS)


def _closing(act: Act[World, Any]) -> Act[World, Any]:
    """The act that ends a season, and before it what the last moment of the season brings."""

    def effects(state: Game, actor: str, command: Command, context: ActContext) -> Drafts:
        return (*_last_moment(state), *act.effects(state, actor, command, context))

    return replace(act, effects=effects)


def _last_moment(state: Game) -> Drafts:
    return composition.closed(state, CLOSINGS)


def _due(state: Game, now: int) -> Drafts:
    """The effects of time: the next season, or what a chapter has postponed."""
    opened = calendar.due(state, now)
    if opened:
        drafts = (*_last_moment(state), *opened)
    else:
        drafts = tuple(draft for due in DUE for draft in due(state, now))
    return (*drafts, *composition.following(state, drafts, CONSEQUENCES, FOLDS))


def _season(world: World, event: PeriodOpened, entry: Entry) -> World:
    """The world in a new season, chapter by chapter (CAL-11)."""
    world = calendar.followed(world, event, entry)
    for season in SEASONS:
        world = season(world, event, entry)
    return world


def _dead(world: World, event: Died, _entry: Entry) -> World:
    """The effects of a death, chapter by chapter (MORS-20)."""
    for death in DEATHS:
        world = death(world, event.who)
    return world


def _duty(duty: DutyType[World]) -> DutyType[World]:
    """The duty, followed by the consequences of its own entries."""

    def effects(state: Game, owed: Duty, option: str, context: ActContext) -> Drafts:
        drafts = duty.effects(state, owed, option, context)
        return (
            *drafts,
            *composition.following(_answered(state, owed), drafts, CONSEQUENCES, FOLDS),
        )

    return replace(duty, effects=effects)


def _answered(state: Game, owed: Duty) -> Game:
    """The state without this duty."""
    duties = state.kernel.duties.delete(owed.id)
    return replace(state, kernel=msgspec.structs.replace(state.kernel, duties=duties))


def _irregular(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Everything that a changed reading makes irregular; nothing is moved (FATA-10)."""
    return tuple(one for irregular in IRREGULAR for one in irregular(state, switch, value))


def _officers(state: Game) -> frozenset[str]:
    """Gods may take back their own last act (FATA-09)."""
    return frozenset(numen.id for numen in state.world.scenario.numina)


def _reminders(state: Game, character: str) -> tuple[str, ...]:
    if character not in state.world.people:
        return ()
    kept = LASTING if stages.has_come(state) else REMINDERS
    return tuple(rule for rule, matters in kept if matters(state, character))


REMINDERS = tuple(one for chapter in CHAPTERS for one in chapter.reminders)
LASTING = tuple(
    one
    for chapter in (roster.ROSTER, MORS, IMAGO, ACTIUM, VICTORY, goods.MONEY, FATA)
    for one in chapter.reminders
)
"""What is still worth remembering at Actium, when all else is over (CAL-12)."""

EVENTS = events_of(CHAPTERS)
FOLLOWS: dict[type[Event], Fold[World]] = {PeriodOpened: _season, Died: _dead}
"""What the whole world does when a chapter or the kernel writes this."""

FOLDS = folds_of(EVENTS, FOLLOWS)
"""How the world follows each kind of entry."""

RULES: Ruleset[World] = Ruleset(
    name="ludi_romani",
    version="1",
    title="Rome from the death of Caesar to Actium: buy legions, hold regions, survive the gods.",
    scenario=founding.scenario_data,
    found=founding.found,
    acts=(
        *(_composed(act, _must_be_before_the_end_of_actium) for act in acts_of(PLAYED)),
        *(_composed(act) for act in FATA.acts),
    ),
    events=EVENTS,
    follows=FOLLOWS,
    duties=tuple(_duty(duty) for chapter in CHAPTERS for duty in chapter.duties),
    switches=readings.READINGS,
    account_audience=audiences.account_audience,
    slices=view.slices,
    slice_types=view.SLICES,
    worth=goods.worth,
    due=_due,
    finished=order.finished,
    officers=_officers,
    irregular=_irregular,
    reminders=_reminders,
    advice=advice.advice,
    doubts=advice.doubts,
    habits=weights.HABITS,
    moods=weights.MOODS,
    pending=pending.with_something_at_hand,
    advances=weights.ADVANCES,
    ends=weights.ENDS,
    rehearsal=weights.SCENARIO,
    table_dice=True,
    known={"who": lambda state: state.world.people},
)
"""The whole game."""
