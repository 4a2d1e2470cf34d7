"""Links: later entries about an entry, and the answers to each petition and appeal."""

from dataclasses import dataclass, field, replace
from typing import Any

from ledger.kernel.vocabulary import events as e
from ledger.kernel.vocabulary import petition_events as p
from ledger.kernel.vocabulary.objections import questions_from_warnings
from ledger.record.entry import Entry
from ledger.record.shared_map import Map
from projections.projection import Projection

Positions = tuple[int, ...]

_EVENTS_ABOUT_ENTRIES = (e.EntryReversed, e.ActContested, e.Disclosed)
_ABOUT_PETITIONS = (
    p.PetitionOpened,
    p.PetitionConsented,
    p.PetitionCarried,
    p.PetitionDeclined,
    p.PetitionWithdrawn,
    p.PetitionLapsed,
)
_ABOUT_APPEALS = (p.AppealMade, p.AppealUpheld, p.AppealDismissed)


@dataclass(frozen=True, slots=True)
class LaterEntries:
    """The positions of later entries, in order."""

    about: Map[str, Positions] = field(default_factory=Map)
    """Corrections, disputes, disclosures and judgements, by the id of the entry they are about."""
    proposals: Map[str, Positions] = field(default_factory=Map)
    """The answers and other entries about a petition or an appeal, by its id."""
    raised: Map[str, str] = field(default_factory=Map)
    """The entry that each question is about."""


def _evolve(links: LaterEntries, entry: Entry) -> LaterEntries:
    event = entry.event
    for question in questions_from_warnings(entry):
        links = replace(links, raised=links.raised.set(question.id, entry.id))
    if isinstance(event, e.ActContested):
        links = replace(links, raised=links.raised.set(entry.id, event.entry))
    if isinstance(event, _EVENTS_ABOUT_ENTRIES):
        links = replace(links, about=_add_position(links.about, event.entry, entry))
    if isinstance(event, e.QuestionSettled) and event.question in links.raised:
        links = replace(
            links, about=_add_position(links.about, links.raised[event.question], entry)
        )
    proposal = proposal_of(event)
    return (
        replace(links, proposals=_add_position(links.proposals, proposal, entry))
        if proposal
        else links
    )


LINKS: Projection[LaterEntries] = Projection("links", 1, LaterEntries(), _evolve)


def proposal_of(event: Any) -> str:
    """Return the id of the petition or appeal that an event is about, or ""."""
    if isinstance(event, _ABOUT_PETITIONS):
        return event.petition
    return event.appeal if isinstance(event, _ABOUT_APPEALS) else ""


def _add_position(
    positions: Map[str, Positions], link_key: str, entry: Entry
) -> Map[str, Positions]:
    return positions.set(link_key, (*positions.get(link_key, ()), entry.position))
