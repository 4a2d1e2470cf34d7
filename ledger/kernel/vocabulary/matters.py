"""Matters: the battle, round or the like that a command is about without naming it.

For example, the command to roll dice means the dice of this battle and this round. A petition for
this command remembers the matter, and lapses when the same command would be about another battle or
round. A petition also lapses if it can no longer be read, because its act is gone or has other
fields now.
"""

from typing import Any

from ledger.contract.acts import Act, Command
from ledger.kernel.vocabulary.decider import Decider
from ledger.record.objection import Objection
from ledger.record.seniority import oldest_first
from ledger.record.state import Appeal, Petition, State


def matter_of_command(act: Act[Any, Any], state: State[Any], actor: str, command: Command) -> str:
    """Return the present matter of a command; empty if the command names its subject itself."""
    return act.consent.matter(state, actor, command) if act.consent.matter else ""


def has_matter_ended(machine: Decider, state: State[Any], request: Petition | Appeal) -> bool:
    """Return whether the matter of a petition or an appeal is over.

    Older ledgers do not name the matter.
    """
    act = machine.acts.get(request.type)
    if act is None:  # a ruling has no matter; the matter of a removed act is over
        return not machine.has_act(request.type)
    command = machine.proposals.command_of(act.command, request)
    if command is None:
        return True
    return (
        bool(request.matter)
        and matter_of_command(act, state, request.actor, command) != request.matter
    )


def must_have_open_matter(
    machine: Decider, state: State[Any], request: Petition | Appeal
) -> tuple[Objection, ...]:
    """Raise an objection to a petition or an appeal whose matter is over."""
    if not has_matter_ended(machine, state, request):
        return ()
    message_args = {"who": f"who:{request.actor}", "act": f"act:{request.type}"}
    return (Objection("ACTA-04", "matter-over", message_args, waivable=False),)


def next_lapsed_petition(machine: Decider, state: State[Any]) -> Petition | None:
    """Return the first petition whose matter is over, or None."""
    petitions, outlives_matter = (
        oldest_first(state.kernel.petitions),
        machine.proposals.is_known_without_matter,
    )
    lapsing_petitions = (
        petition
        for petition in petitions
        if not outlives_matter(petition) and has_matter_ended(machine, state, petition)
    )
    return next(lapsing_petitions, None)


def must_answer_open_proposal(
    machine: Decider, state: State[Any], act: Act[Any, Any], actor: str
) -> tuple[Objection, ...]:
    """Raise an objection to a second proposal of an act that allows only one open proposal."""
    for petition in oldest_first(state.kernel.petitions) if act.consent.once_at_a_time else ():
        is_involved = actor in (petition.actor, *petition.voices)
        if (
            petition.type == act.name
            and is_involved
            and not has_matter_ended(machine, state, petition)
        ):
            message_args = {
                "who": f"who:{petition.actor}",
                "own": "yes" if petition.actor == actor else "no",
            }
            return (Objection("ACTA-04", "proposed-already", message_args, waivable=False),)
    return ()
