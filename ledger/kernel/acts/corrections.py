"""Corrections: an entry is never changed; a later one sets it right (FATA-08)."""

from typing import TYPE_CHECKING, Any

from pydantic import Field

from ledger.books import ORIGIN
from ledger.contract import Command, Draft, Form, Known, Means
from ledger.entry import Entry, Posting
from ledger.form import Chosen, EntryRef, Text
from ledger.kernel.acts.act import KernelAct, not_steward, refused, steward
from ledger.kernel.acts.questions import parties
from ledger.kernel.entries import EntryReversed
from ledger.kernel.request import REASON, Plan, Refused, Request
from ledger.kernel.state import State

if TYPE_CHECKING:
    from ledger.kernel.machine import Machine

UNDO_MILLISECONDS = 60_000
"""A numen may undo its own last entry for so long."""


class Reverse(Command):
    """Set an entry right. `charge` pays in place of an account whose goods have moved on."""

    entry: str = Field(max_length=80)
    charge: str = Field(default="", max_length=64)
    reason: str = Field(min_length=1, max_length=REASON)


class UndoOwn(Command):
    """Take back one's own last act, quickly."""

    entry: str = Field(max_length=80)


def _reverse(
    machine: "Machine[Any]", state: State[Any], request: Request, command: Reverse, means: Means
) -> Plan | Refused:
    if not steward(state, request):
        return not_steward()
    entry = _reversible(machine, state, command.entry)
    if isinstance(entry, Refused):
        return entry
    characters = {card.character for card in state.kernel.cards.values()}
    if command.charge and command.charge not in characters:
        return Refused("malformed", errors=(("charge", "there is no such character"),))
    reason = means.keep(command.reason)
    return _reversing(machine, state, entry, request, command.charge, reason)


def _undo(
    machine: "Machine[Any]", state: State[Any], request: Request, command: UndoOwn, _means: Means
) -> Plan | Refused:
    if request.actor not in machine.rules.officers(state):
        return refused("FATA-09", "undo-officers-only")
    entry = _reversible(machine, state, command.entry)
    if isinstance(entry, Refused):
        return entry
    doing = entry.doing
    if doing is None or request.actor not in (doing.recorder or doing.actor, doing.actor):
        return refused("FATA-09", "undo-own-only")
    if state.at - entry.at > UNDO_MILLISECONDS:
        return refused("FATA-09", "undo-too-late", n=UNDO_MILLISECONDS // 1000)
    if _touched_since(state, entry):
        return refused("FATA-09", "undo-moved-on")
    return _reversing(machine, state, entry, request, "", "")


def _reversible(machine: "Machine[Any]", state: State[Any], entry_id: str) -> Entry | Refused:
    entry = state.log.entry(entry_id)
    if entry is None:
        return refused("FATA-09", "no-such-entry")
    if entry.id in state.kernel.reversed:
        return refused("FATA-09", "reversed-already")
    if machine.types[entry.type].undo == "never":
        return refused("FATA-09", "never-reversed")
    return entry


def _touched_since(state: State[Any], entry: Entry) -> bool:
    people = parties(entry)
    for position in range(entry.position + 1, state.log.position + 1):
        later = state.log.entries[position]
        same_act = (
            later.doing is not None
            and entry.doing is not None
            and later.doing.command == entry.doing.command
        )
        if not same_act and people & parties(later):
            return True
    return False


def _reversing(
    machine: "Machine[Any]",
    state: State[Any],
    entry: Entry,
    request: Request,
    charge: str,
    reason: str,
) -> Plan:
    undo = machine.types[entry.type].undo
    further = undo(state, entry) if callable(undo) else ()
    body = EntryReversed(
        entry=entry.id,
        type=entry.type,
        by=request.actor,
        own=request.type == "undo",
        charged=charge,
        reason=reason,
    )
    return Plan((Draft(body, postings=_counter(state, entry, charge)), *further))


def _counter(state: State[Any], entry: Entry, charge: str) -> tuple[Posting, ...]:
    postings = []
    for posting in reversed(entry.postings):
        payer = posting.target
        short = state.books.balance(payer, posting.asset) < posting.amount
        if charge and short and payer != ORIGIN:
            payer = charge
        if payer != posting.source:
            postings.append(Posting(posting.asset, payer, posting.source, posting.amount))
    return tuple(postings)


def _offer_reverse(
    _machine: "Machine[Any]", known: Known[Any], actor: str, _chosen: Chosen
) -> Form | None:
    if actor not in known.state.kernel.stewards:
        return None
    return Form((EntryRef("entry"), Text("charge", 64), Text("reason", REASON, 1)))


def _offer_undo(
    machine: "Machine[Any]", known: Known[Any], actor: str, _chosen: Chosen
) -> Form | None:
    officer = actor in machine.rules.officers(known.state)
    return Form((EntryRef("entry"),)) if officer else None


REVERSE = KernelAct("reverse", Reverse, _reverse, _offer_reverse, timeless=True)
UNDO = KernelAct("undo", UndoOwn, _undo, _offer_undo)
