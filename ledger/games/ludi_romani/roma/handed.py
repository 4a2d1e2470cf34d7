"""The proscribed in Rome: handed over to Venus or Mars, they die (SEN-15, MORS-01)."""

from typing import Any

from ledger.contract import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.entry import Event
from ledger.form import Choice, Chosen, Option
from ledger.games.ludi_romani.mors.sentence import condemn, may_condemn
from ledger.games.ludi_romani.places import Name
from ledger.games.ludi_romani.rome_border import receivers_of_the_proscribed
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.seats import rome_of
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known
from ledger.references import Who


class HandOver(Command):
    """Turn a proscribed player who is in Rome over to Venus or Mars."""

    who: Name
    to: Name


class HandedOver(Event, stored="ludi_romani/handed-over@1"):
    """A proscribed player was turned over."""

    who: Who
    by: Who
    to: Who


def _in_rome(state: Game, who: str) -> bool:
    rome = rome_of(state)
    return bool(rome) and state.seating.place(who) == rome


def _may_hand_over(state: Game, actor: str) -> Objections:
    """Whoever lives in Rome hands them over, or Venus and Mars take them (SEN-15)."""
    person = state.world.person(actor)
    if actor in receivers_of_the_proscribed(state):
        return
    if not (person.living and _in_rome(state, actor)):
        yield Objection("MORS-01", "hand-over-in-rome", {"who": f"who:{actor}"})


def _may_be_handed(state: Game, who: str) -> Objections:
    """The proscribed die in Rome, and nowhere else by this law (MORS-01)."""
    args = {"who": f"who:{who}"}
    if "proscribed" not in state.world.person(who).statuses:
        yield Objection("SEN-15", "not-proscribed", args)
    if not _in_rome(state, who):
        yield Objection("MORS-01", "not-in-rome", args)
    yield from may_condemn(state, who)


def _objections(state: Game, actor: str, command: HandOver) -> Objections:
    unknown = tuple(unknown_character(state, command.who))
    if unknown:
        yield from unknown
        return
    yield from _may_hand_over(state, actor)
    yield from _may_be_handed(state, command.who)
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
    return tuple(who for who in here if who != actor and not any(_may_be_handed(state, who)))


def _offer(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if any(_may_hand_over(state, actor)):
        return None
    found = _proscribed_here(state, actor)
    if not found:
        return None
    gods = receivers_of_the_proscribed(state)
    return Form((Choice("who", tuple(map(Option, found))), Choice("to", tuple(map(Option, gods)))))


HAND_OVER = Act(HandOver, _objections, _hand_over, _offer, chapter="MORS")
EVENTS: tuple[EventType[World, Any], ...] = (EventType(HandedOver),)
