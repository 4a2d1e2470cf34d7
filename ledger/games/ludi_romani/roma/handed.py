"""The proscribed in Rome: handed over to Venus or Mars, they die (SEN-15, MORS-01)."""

from ledger.contract import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.entry import Event
from ledger.form import choice
from ledger.games.ludi_romani.mors.sentence import condemn, must_be_condemnable
from ledger.games.ludi_romani.rome_border import receivers_of_the_proscribed
from ledger.games.ludi_romani.seats import rome_of
from ledger.games.ludi_romani.state import Events, Game, World
from ledger.objection import Objection, Objections, met
from ledger.offer import Form, Known
from ledger.references import Who


class HandOver(Command):
    """Hand a proscribed player who is in Rome over to Venus or Mars."""

    who: Who
    to: Who


class HandedOver(Event, stored="ludi_romani/handed-over@1"):
    """A proscribed player was handed over."""

    who: Who
    by: Who
    to: Who


def _is_in_rome(state: Game, who: str) -> bool:
    rome = rome_of(state)
    return bool(rome) and state.seating.place(who) == rome


def _must_be_in_rome_or_receive(state: Game, actor: str) -> Objections:
    """Anybody living in Rome may hand them over, or Venus and Mars take them (SEN-15)."""
    person = state.world.person(actor)
    if actor in receivers_of_the_proscribed(state):
        return
    if not (person.living and _is_in_rome(state, actor)):
        yield Objection("MORS-01", "hand-over-in-rome", {"who": f"who:{actor}"})


def _must_be_proscribed_in_rome(state: Game, who: str) -> Objections:
    """The proscribed die in Rome only (MORS-01)."""
    args = {"who": f"who:{who}"}
    if "proscribed" not in state.world.person(who).statuses:
        yield Objection("SEN-15", "not-proscribed", args)
    if not _is_in_rome(state, who):
        yield Objection("MORS-01", "not-in-rome", args)
    yield from must_be_condemnable(state, who)


def _objections(state: Game, actor: str, command: HandOver) -> Objections:
    yield from _must_be_in_rome_or_receive(state, actor)
    yield from _must_be_proscribed_in_rome(state, command.who)
    if command.who == actor:
        yield Objection("MORS-01", "not-oneself")
    gods = receivers_of_the_proscribed(state)
    if command.to not in gods:
        args = {"who": [f"who:{god}" for god in gods]}
        yield Objection("MORS-01", "venus-or-mars", args, waivable=False)


def _hand_over(state: Game, actor: str, command: HandOver, context: ActContext) -> Drafts:
    """The god to whom they were turned over has them executed (MORS-01)."""
    handed = Draft(HandedOver(command.who, actor, command.to))
    return (handed, *condemn(state, command.who, "proscribed", command.to, context))


def _proscribed_here(state: Game, actor: str) -> tuple[str, ...]:
    rome = rome_of(state)
    here = state.seating.at(rome) if rome else ()
    others = (who for who in here if who != actor)
    return tuple(who for who in others if met(_must_be_proscribed_in_rome(state, who)))


def _offer(state: Game, actor: str, _known: Known[World]) -> Form | None:
    if not met(_must_be_in_rome_or_receive(state, actor)):
        return None
    found = _proscribed_here(state, actor)
    if not found:
        return None
    return Form((choice("who", found), choice("to", receivers_of_the_proscribed(state))))


HAND_OVER = Act(HandOver, _objections, _hand_over, _offer, chapter="MORS")
EVENTS: Events = (EventType(HandedOver),)
