"""The table of audiences, written a second time, for entries with private words.

For each of these entries it has the fields that name its readers, and the other readers. Only these
readers and the Fates may read the entry.
"""

from typing import Any

from ledger.games.ludi_romani.amicitia.friendship import (
    AmicitiaFormed,
    AmicitiaLeft,
    AmicitiaSet,
    TermsWritten,
)
from ledger.games.ludi_romani.amicitia.lending import GoodsLent
from ledger.games.ludi_romani.amicitia.loan_return import LoanReturned
from ledger.games.ludi_romani.clientela.service import MoneyDemanded
from ledger.games.ludi_romani.communication import MessageCarried
from ledger.games.ludi_romani.mors.heirs import HeirChosen
from ledger.games.ludi_romani.mors.wills import HeirNamed
from ledger.games.ludi_romani.ring.ring_loan import RingLent
from ledger.games.ludi_romani.tributum.claims import ShareGiven
from ledger.record.audience import EVERYBODY
from ledger.record.entry import Entry, Event
from ledger.record.state import State

FATES = "fata"
VOTES = {"venus", "mercury"}

TABLE: dict[type[Event], tuple[tuple[str, ...], set[str]]] = {
    AmicitiaFormed: (("members",), {"juno"}),
    AmicitiaLeft: (("who", "members"), {"juno"}),
    AmicitiaSet: (("members",), {"juno"}),
    TermsWritten: (("by",), {"juno"}),
    GoodsLent: (("owner", "keeper"), {"juno"} | VOTES),
    LoanReturned: (("owner", "keeper", "fetched_by"), {"juno"} | VOTES),
    MoneyDemanded: (("patronus", "cliens"), set()),
    MessageCarried: (("sender", "by"), set()),
    ShareGiven: (("player", "ghost"), set()),
    HeirNamed: (("writer",), {"vesta"}),
    HeirChosen: (("executor", "heir"), {"vesta"}),
    RingLent: (("god", "bearer"), {"pluto", "persephone"}),
}


def maximal_readers_of_entry(entry: Entry, state: State[Any]) -> set[str] | None:
    """Return the most readers of an entry, or None for one that the table does not name."""
    if type(entry.event) not in TABLE:
        return None
    fields, beside = TABLE[type(entry.event)]
    found = {FATES} | beside
    for field in fields:
        value = getattr(entry.event, field)
        found |= {value} if isinstance(value, str) else set(value)
    return found | _all_members(getattr(entry.event, "amicitia", ""), state)


def _all_members(amicitia: str, state: State[Any]) -> set[str]:
    """Return everybody who has ever been a member of a friendship."""
    bodies = (state.log.entries[p].event for p in range(1, state.log.position + 1))
    made = (b for b in bodies if isinstance(b, AmicitiaFormed) and b.amicitia == amicitia)
    return {member for body in made for member in body.members}


def is_private_to_readers(entry: Entry, state: State[Any]) -> bool | None:
    """Return whether only the readers in the table read an entry.

    Return None for other entries. Public facts, such as a sworn friendship or a loan of ships, are
    no secret.
    """
    most = maximal_readers_of_entry(entry, state)
    if most is None:
        return None
    return entry.audience == EVERYBODY or (FATES in entry.audience and set(entry.audience) <= most)
