"""A plea: the target of a bill or of a pending law may comment on it. A plea has no effect."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Option, Text
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani.places import PlaceName
from ledger.games.ludi_romani.senatus import bills, chamber
from ledger.games.ludi_romani.senatus.execution import laws_to_carry_out
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game, World
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections
from ledger.record.references import Who

HIGHEST_TEXT_LENGTH = 200
"""The maximum length of a plea, in characters of text."""


class PleadInSenate(Command):
    """Say a word on a bill or a passed law about the actor.

    The law must still wait to be carried out.
    """

    bill: PlaceName
    """The id of the bill or law."""
    words: Annotated[FreeText, TextLimits(HIGHEST_TEXT_LENGTH, 1)]
    """The text."""


class PleaMade(Event, stored="ludi_romani/plea-made@1"):
    """A character's comment on a bill about that character."""

    who: Who
    bill: str
    kind: str
    target: str
    to: str = ""
    quantity: int = 0
    reason: str = ""
    """The digest of the text."""


def bills_about(state: Game, character: str) -> Iterator[Bill]:
    """Yield the open bill and the pending laws that are about this character."""
    curia = state.world.curia
    for bill in (*((curia.open_bill,) if curia.open_bill else ()), *laws_to_carry_out(state)):
        if bill.kind != bills.CENSUS and bill.target == character:
            yield bill


def must_be_about(state: Game, character: str, bill_id: str) -> Objections:
    """Raise an objection unless the bill is about this character and has no plea yet (SEN-09).

    The character may be in any region.
    """
    bill_about = next(
        (candidate for candidate in bills_about(state, character) if candidate.id == bill_id), None
    )
    if bill_about is None:
        yield Objection("SEN-09", "no-bill-about-you", {"who": f"who:{character}"}, waivable=False)
    elif bill_about.has_plea:
        yield Objection("SEN-09", "pleaded-already", {"who": f"who:{character}"}, waivable=False)


def _plead_in_senate_objections(state: Game, actor: str, command: PleadInSenate) -> Objections:
    yield from must_be_about(state, actor, command.bill)


def _draft_plea(state: Game, actor: str, command: PleadInSenate, context: ActContext) -> Drafts:
    """Return the draft of the plea, which changes only the bill's `pleaded`."""
    bill = state.world.curia.bills[command.bill]
    law = (bill.id, bill.kind, bill.target, bill.receiver, bill.quantity)
    return (Draft(PleaMade(actor, *law, context.store_words(command.words))),)


def _offer_plead_in_senate(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    own_bills = tuple(bills_about(state, actor))
    if not own_bills:
        return None
    unpleaded_bills = [bill for bill in own_bills if not bill.has_plea]
    if not unpleaded_bills:
        return Form(blocked=tuple(must_be_about(state, actor, own_bills[0].id)))
    options = tuple(
        Option(bill.id, "note-law", bills.message_args_of_law(bill)) for bill in unpleaded_bills
    )
    return Form((Choice("bill", options), Text("words", HIGHEST_TEXT_LENGTH, 1)))


def _plea_made_args(event: PleaMade) -> Args:
    return {"who": f"who:{event.who}", **bills.message_args_of_law(event)}


def _undo_plea_made(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that allow another plea while the bill is open or still to be carried out.

    Rule: FATA-08.
    """
    bill = state.world.curia.bills.get(entry.event.bill)
    is_pleaded = bill is not None and bill.has_plea
    return (
        chamber.draft_cancelled_act("plea", entry.event.who, entry.event.bill) if is_pleaded else ()
    )


@fold_of(PleaMade, _plea_made_args, undo=_undo_plea_made)
def _evolve_plea(world: World, event: PleaMade, _entry: Entry) -> World:
    """Return the world in which the bill has its plea."""
    bill = replace(world.curia.bills[event.bill], has_plea=True)
    return replace(world, curia=world.curia.with_bill(bill))


PLEAD_IN_SENATE = Act(
    PleadInSenate,
    _plead_in_senate_objections,
    _draft_plea,
    _offer_plead_in_senate,
    consent=Consent(recorders=chamber.gods_recording_acts),
)
