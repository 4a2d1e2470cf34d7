"""Ludi Romani as one value: the chapters in the order of the rulebook."""

from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import msgspec

from ledger.contract import Act, Command, Draft, DutyType, EntryType, Means, Objection, Ruleset
from ledger.entry import Body, Entry
from ledger.games.ludi_romani import (
    actium,
    advice,
    amicitia,
    arms,
    bacchants,
    calendar,
    clientela,
    communication,
    divortium,
    fata,
    feriae,
    founding,
    imago,
    limits,
    mare,
    mercatus,
    money,
    mors,
    motus,
    numina,
    nuptiae,
    pestis,
    pressing,
    proelium,
    rehearsed,
    ring,
    roma,
    roster,
    seats,
    sedes,
    senatus,
    tributum,
    victory,
    view,
    virus,
    weave,
)
from ledger.games.ludi_romani.actium.stages import before_actium, has_come
from ledger.games.ludi_romani.audiences import account_seen
from ledger.games.ludi_romani.clientela import bonds
from ledger.games.ludi_romani.imago.living import among_the_living
from ledger.games.ludi_romani.mors.death import Died
from ledger.games.ludi_romani.nuptiae import suit
from ledger.games.ludi_romani.readings import READINGS
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.entries import PeriodOpened
from ledger.kernel.state import Duty, SwitchValue

PLAYED: tuple[ModuleType, ...] = (
    roster,
    calendar,
    sedes,
    motus,
    mare,
    roma,
    mercatus,
    amicitia,
    nuptiae,
    divortium,
    clientela,
    bacchants,
    pestis,
    tributum,
    senatus,
    proelium,
    numina,
    ring,
    virus,
    mors,
    imago,
    limits,
    communication,
    actium,
    victory,
    feriae,
    money,
)
"""The chapters whose acts are over when Actium has come."""

AT_ACTIUM = frozenset(act.name for chapter in (actium, victory) for act in chapter.ACTS)
"""What is done at Actium, and nowhere before."""

CHAPTERS = (*PLAYED, fata)
"""Every chapter there is."""


GUARDS: tuple[weave.Guard, ...] = (
    *weave.given(CHAPTERS, "GUARDS"),
    among_the_living(weave.given(CHAPTERS, "FOR_GHOSTS")),
)
VOICES: tuple[weave.People, ...] = weave.given(CHAPTERS, "VOICES")
RECORDERS: tuple[weave.People, ...] = weave.given(CHAPTERS, "RECORDERS")
CONSEQUENCES: tuple[weave.Consequence, ...] = weave.given(CHAPTERS, "CONSEQUENCES")
CLOSINGS: tuple[weave.Closing, ...] = weave.given(CHAPTERS, "CLOSINGS")
SEASONS: tuple[weave.Season, ...] = weave.given(CHAPTERS, "SEASON")
DUE: tuple[weave.Due, ...] = weave.given(CHAPTERS, "DUE")
DEATHS: tuple[weave.Death, ...] = weave.given(CHAPTERS, "DEATHS")


def _until_actium(state: Game, _actor: str, act: str) -> Iterator[Objection]:
    """Every act that belongs to the evening before the battle is over with it (CAL-12)."""
    if act not in AT_ACTIUM:
        yield from before_actium(state, act)


def _woven(act: Act[World, Any], *guards: weave.Guard) -> Act[World, Any]:
    guarded = weave.guarded(weave.shared(act, VOICES, RECORDERS), (*guards, *GUARDS))
    whole = _closing(guarded) if act.name == calendar.ANNOUNCE else guarded
    return weave.followed_up(whole, CONSEQUENCES, FOLDS)


def _closing(act: Act[World, Any]) -> Act[World, Any]:
    """The act that ends a season, and before it what the last moment of the season brings."""

    def effects(state: Game, actor: str, command: Command, means: Means) -> tuple[Draft, ...]:
        return (*_last_moment(state), *act.effects(state, actor, command, means))

    return replace(act, effects=effects)


def _last_moment(state: Game) -> tuple[Draft, ...]:
    return weave.closed(state, CLOSINGS)


def _due(state: Game, now: int) -> tuple[Draft, ...]:
    """What time itself brings: the next season, or what a chapter has put off."""
    opened = calendar.due(state, now)
    if opened:
        drafts = (*_last_moment(state), *opened)
    else:
        drafts = tuple(draft for due in DUE for draft in due(state, now))
    return (*drafts, *weave.following(state, drafts, CONSEQUENCES, FOLDS))


def _season(world: World, body: PeriodOpened, entry: Entry) -> World:
    """The world in a new season, chapter by chapter (CAL-11)."""
    world = calendar.followed(world, body, entry)
    for season in SEASONS:
        world = season(world, body, entry)
    return world


def _dead(world: World, body: Died, _entry: Entry) -> World:
    """What ends with somebody who dies, chapter by chapter (MORS-20)."""
    for death in DEATHS:
        world = death(world, body.who)
    return world


def _duty(duty: DutyType[World]) -> DutyType[World]:
    """The duty, and behind its own entries what follows of itself."""

    def effects(state: Game, owed: Duty, option: str, means: Means) -> tuple[Draft, ...]:
        drafts = duty.effects(state, owed, option, means)
        return (*drafts, *weave.following(_answered(state, owed), drafts, CONSEQUENCES, FOLDS))

    return replace(duty, effects=effects)


def _answered(state: Game, owed: Duty) -> Game:
    """The state in which this duty is owed no more."""
    duties = state.kernel.duties.delete(owed.id)
    return replace(state, kernel=msgspec.structs.replace(state.kernel, duties=duties))


def _irregular(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Who and what a flipped reading makes irregular, moved by nobody (FATA-10)."""
    chapters = (
        limits.irregular,
        seats.irregular,
        arms.irregular,
        suit.irregular,
        bonds.irregular,
    )
    return tuple(one for chapter in chapters for one in chapter(state, switch, value))


def _officers(state: Game) -> frozenset[str]:
    """Gods may take back their own last act (FATA-09)."""
    return frozenset(numen.id for numen in state.world.scenario.numina)


def _reminders(state: Game, character: str) -> tuple[str, ...]:
    if character not in state.world.people:
        return ()
    kept = LASTING if has_come(state) else REMINDERS
    return tuple(rule for rule, matters in kept if matters(state, character))


REMINDERS: tuple[weave.Reminder, ...] = weave.given(CHAPTERS, "REMINDERS")
LASTING: tuple[weave.Reminder, ...] = weave.given(
    (roster, mors, imago, actium, victory, money, fata), "REMINDERS"
)
"""What is still worth remembering at Actium, when all else is over (CAL-12)."""

ENTRIES: tuple[EntryType[World, Any], ...] = tuple(
    entry for chapter in CHAPTERS for entry in chapter.ENTRIES
)
FOLLOWS: dict[type[Body], weave.Fold] = {PeriodOpened: _season, Died: _dead}
"""What the whole world does when a chapter or the kernel writes this."""

FOLDS: weave.Folds = weave.folds_of(ENTRIES, FOLLOWS)
"""How the world follows each kind of entry."""

RULES: Ruleset[World] = Ruleset(
    name="ludi_romani",
    version="1",
    title="Rome from the death of Caesar to Actium: buy legions, hold regions, survive the gods.",
    scenario=founding.scenario_data,
    found=founding.found,
    acts=(
        *(_woven(act, _until_actium) for chapter in PLAYED for act in chapter.ACTS),
        *(_woven(act) for act in fata.ACTS),
    ),
    entries=ENTRIES,
    follows=FOLLOWS,
    duties=tuple(map(_duty, weave.given(CHAPTERS, "DUTIES"))),
    switches=READINGS,
    account_seen=account_seen,
    slices=view.slices,
    worth=money.worth,
    due=_due,
    finished=victory.finished,
    officers=_officers,
    irregular=_irregular,
    reminders=_reminders,
    advice=advice.advice,
    doubts=advice.doubts,
    habits=rehearsed.HABITS,
    moods=rehearsed.MOODS,
    pressing=pressing.pressing,
    advances=rehearsed.ADVANCES,
    ends=rehearsed.ENDS,
    rehearsal=rehearsed.SCENARIO,
    table_dice=True,
)
"""The whole game."""
