"""Deaths that this chapter brings itself: the unprotected met abroad, and release from life."""

from ledger.contract import Act, ActContext, Command, Drafts
from ledger.form import Choice, Chosen, Option
from ledger.games.ludi_romani.arms import EXECUTIONERS, is_unprotected, may_execute
from ledger.games.ludi_romani.mors.death import dies, mortal_and_living, witnesses
from ledger.games.ludi_romani.mors.sentence import condemn, must_be_condemnable
from ledger.games.ludi_romani.seats import has_power, rome_of, with_power
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known
from ledger.references import Who


class ExecuteUnprotected(Command):
    """Put an unprotected mortal to death whom one has met."""

    who: Who


class BegRelease(Command):
    """Beg a god of the underworld to be released from life."""

    to: Who


def _execute_objections(state: Game, actor: str, command: ExecuteUnprotected) -> Objections:
    """A general or king executes the unprotected whom he meets outside Rome (MORS-05)."""
    if not may_execute(state, actor):
        yield Objection("MORS-05", "no-executioner", {"who": f"who:{actor}"})
    yield from _met(state, actor, command.who)
    if not is_unprotected(state, command.who):
        yield Objection("MORS-05", "is-protected", {"who": f"who:{command.who}"})
    yield from must_be_condemnable(state, command.who)


def _met(state: Game, actor: str, who: str) -> Objections:
    """They are in one region, and it is not Rome (MORS-05)."""
    place = state.seating.place(actor)
    if not place or place != state.seating.place(who) or actor == who:
        yield Objection("MORS-05", "not-met", {"who": f"who:{who}"})
    elif place == rome_of(state):
        yield Objection("MORS-05", "not-in-rome-executed", {"place": f"place:{place}"})


def _execute(state: Game, actor: str, command: ExecuteUnprotected, context: ActContext) -> Drafts:
    """The death is announced; the executioner then carries it out, or not (MORS-05)."""
    return condemn(state, command.who, "unprotected", actor, context)


def _release_objections(state: Game, actor: str, command: BegRelease) -> Objections:
    """Pluto and Persephone release from life, and may refuse (MORS-06)."""
    yield from mortal_and_living(state, actor)
    if not has_power(state, command.to, "grant_suicide"):
        yield Objection("MORS-06", "no-god-of-release", {"who": f"who:{command.to}"})


def _release(state: Game, actor: str, command: BegRelease, _context: ActContext) -> Drafts:
    """Who begged is dead, and all that was theirs is the god's to give away (MORS-06)."""
    return dies(state, actor, "suicide", command.to, carried_out_by=command.to)


def _god(_state: Game, _actor: str, command: BegRelease) -> tuple[str, ...]:
    return (command.to,)


def _offer_execute(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if state.world.person(actor).role not in EXECUTIONERS or not may_execute(state, actor):
        return None
    here = state.seating.at(state.seating.place(actor))
    options = tuple(
        Option(who)
        for who in here
        if not any(_execute_objections(state, actor, ExecuteUnprotected.model_construct(who=who)))
    )
    if options:
        return Form((Choice("who", options),))
    return Form(blocked=(Objection("MORS-05", "nobody-to-execute"),))


def _offer_release(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    person = state.world.person(actor)
    gods = with_power(state, "grant_suicide")
    if not person.mortal or not person.living or not gods:
        return None
    return Form((Choice("to", tuple(map(Option, gods))),))


EXECUTE = Act(
    ExecuteUnprotected, _execute_objections, _execute, _offer_execute, recorders=witnesses
)
RELEASE = Act(
    BegRelease, _release_objections, _release, _offer_release, voices=_god, recorders=_god
)
