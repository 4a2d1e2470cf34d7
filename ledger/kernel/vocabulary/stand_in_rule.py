"""Stand-ins: characters who act for another character whose own person cannot act (ACTA-21).

A stand-in acts under the character's name with their own card, and the entry has both names. Acting
as a stand-in differs from recording. If a stand-in asks for an act, the other characters have not
agreed to the act yet.
"""

from ledger.contract.acts import Draft, Drafts
from ledger.kernel.vocabulary.card_events import StandInEnded
from ledger.kernel.vocabulary.request import Request
from ledger.record.audience import Audience, only
from ledger.record.state import Kernel


def with_stand_ins_ended(kernel_state: Kernel, request: Request, drafts: Drafts) -> Drafts:
    """Return the drafts, and drafts that end all stand-ins of a character who acts again.

    The character acts again if the request comes from the character's own card.
    """
    actor = request.actor
    if (
        not actor
        or request.recorder not in ("", actor)
        or kernel_state.character(request.card) != actor
    ):
        return drafts
    ended_events = {draft.event for draft in drafts if isinstance(draft.event, StandInEnded)}
    ends = (
        StandInEnded(actor, stand_in, actor) for stand_in in kernel_state.stand_ins.get(actor, ())
    )
    return (
        *drafts,
        *(Draft(ended_event) for ended_event in ends if ended_event not in ended_events),
    )


def with_stand_ins(kernel_state: Kernel, audience: Audience, *characters: str) -> Audience:
    """Return this audience together with the stand-ins of these characters."""
    stand_ins = [
        stand_in
        for character in characters
        for stand_in in kernel_state.stand_ins.get(character, ())
    ]
    return only(audience, stand_ins) if stand_ins else audience


def stand_ins_of(kernel_state: Kernel) -> dict[str, list[str]]:
    """Return the stand-ins of each character, by character."""
    return {
        character: list(stand_ins)
        for character, stand_ins in sorted(kernel_state.stand_ins.items())
    }
