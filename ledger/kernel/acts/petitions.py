"""Petitions: acts that wait for the voices of others."""

from typing import TYPE_CHECKING, Any

from pydantic import Field

from ledger.contract import Command, Draft, Form, Known, Means
from ledger.form import Choice, Chosen, Option, Text
from ledger.kernel.acts.act import KernelAct, refused
from ledger.kernel.asked import PetitionConsented, PetitionDeclined, PetitionWithdrawn
from ledger.kernel.matters import over
from ledger.kernel.objections import warned
from ledger.kernel.perform import carry, visible_objections
from ledger.kernel.request import REASON, Plan, Refused, Request
from ledger.kernel.state import Petition, State

if TYPE_CHECKING:
    from ledger.kernel.machine import Machine


class Consent(Command):
    """Agree to somebody's terms."""

    petition: str = Field(max_length=64)


class Decline(Command):
    """Say no to somebody's terms."""

    petition: str = Field(max_length=64)
    reason: str = Field(default="", max_length=REASON)


class Withdraw(Command):
    """Take back an own petition."""

    petition: str = Field(max_length=64)


def _waiting(state: State[Any], petition: str, voice: str) -> Petition | None:
    known = state.kernel.petitions.get(petition)
    if known is None or voice not in known.voices or voice in known.given:
        return None
    return known


def _consent(
    machine: "Machine[Any]", state: State[Any], request: Request, command: Consent, means: Means
) -> Plan | Refused:
    petition = _waiting(state, command.petition, request.actor)
    if petition is None:
        return refused("FATA-12", "no-such-petition")
    gone = over(machine, state, petition)
    if gone:
        return Refused("refused", gone)
    missing = set(petition.voices) - {*petition.given, request.actor}
    if missing:
        return Plan((Draft(PetitionConsented(petition.id, request.actor)),))
    return carry(machine, state, petition, request.actor, means)


def _decline(
    machine: "Machine[Any]", state: State[Any], request: Request, command: Decline, means: Means
) -> Plan | Refused:
    petition = _waiting(state, command.petition, request.actor)
    if petition is None:
        return refused("FATA-12", "no-such-petition")
    act = machine.acts[petition.type]
    proposed = act.command.model_validate(petition.terms)
    objections = (
        act.declined(state, petition.actor, proposed, request.actor) if act.declined else ()
    )
    body = PetitionDeclined(
        petition.id, petition.type, petition.actor, request.actor, means.keep(command.reason)
    )
    stewards = state.kernel.stewards
    complaints = tuple(warned(objection, petition.actor, stewards) for objection in objections)
    return Plan((Draft(body),), warned=complaints)


def _withdraw(
    _machine: "Machine[Any]", state: State[Any], request: Request, command: Withdraw, _m: Means
) -> Plan | Refused:
    petition = state.kernel.petitions.get(command.petition)
    if petition is None or petition.actor != request.actor:
        return refused("FATA-12", "no-such-petition")
    return Plan((Draft(PetitionWithdrawn(petition.id, petition.type, petition.actor)),))


def _choices(petitions: list[Petition]) -> Choice:
    return Choice(
        "petition",
        tuple(
            Option(p.id, "note-petition", {"who": f"who:{p.actor}", "act": f"act:{p.type}"})
            for p in petitions
        ),
    )


def _mine(known: Known[Any], actor: str) -> list[Petition]:
    petitions = known.state.kernel.petitions
    return [petitions[p] for p in sorted(petitions) if _waiting(known.state, p, actor)]


def _offer_consent(
    machine: "Machine[Any]", known: Known[Any], actor: str, _chosen: Chosen
) -> Form | None:
    waiting = [p for p in _mine(known, actor) if not visible_objections(machine, known, p)]
    return Form((_choices(waiting),)) if waiting else None


def _offer_decline(
    _machine: "Machine[Any]", known: Known[Any], actor: str, _chosen: Chosen
) -> Form | None:
    waiting = _mine(known, actor)
    return Form((_choices(waiting), Text("reason", REASON))) if waiting else None


def _offer_withdraw(
    _machine: "Machine[Any]", known: Known[Any], actor: str, _chosen: Chosen
) -> Form | None:
    petitions = known.state.kernel.petitions
    own = [petitions[p] for p in sorted(petitions) if petitions[p].actor == actor]
    return Form((_choices(own),)) if own else None


CONSENT = KernelAct("consent", Consent, _consent, _offer_consent)
DECLINE = KernelAct("decline", Decline, _decline, _offer_decline)
WITHDRAW = KernelAct("withdraw", Withdraw, _withdraw, _offer_withdraw)
