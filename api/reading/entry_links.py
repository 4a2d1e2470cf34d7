"""Statements about an entry: by the voices that agreed, by its judges, and in corrections."""

from collections.abc import Iterator
from typing import Any, Literal

from api.reading import entry_models as m
from api.reading.moment import Moment
from ledger.kernel.view.visibility import VisibleEntry
from ledger.kernel.vocabulary import events as e
from ledger.kernel.vocabulary import petition_events as p
from ledger.kernel.vocabulary.objections import questions_from_warnings
from ledger.record.audience import sees
from ledger.record.entry import Entry
from projections.links import LINKS, proposal_of

LinkKind = Literal["proposed", "agreed", "declined", "withdrawn", "appealed", "upheld", "dismissed"]

_KIND_BY_EVENT: dict[type[Any], LinkKind] = {
    p.PetitionOpened: "proposed",
    p.PetitionConsented: "agreed",
    p.PetitionCarried: "agreed",
    p.PetitionDeclined: "declined",
    p.PetitionWithdrawn: "withdrawn",
    p.AppealMade: "appealed",
    p.AppealUpheld: "upheld",
    p.AppealDismissed: "dismissed",
}

_VOICE_EVENTS = (p.PetitionConsented, p.PetitionCarried, p.PetitionDeclined)
"""The statement of one of the voices that were asked to agree."""

_RULING_EVENTS = (p.AppealUpheld, p.AppealDismissed)
"""The statement of the steward who recorded the entry."""


def statements_of_voices(moment: Moment, entry: Entry, act: tuple[Entry, ...]) -> Iterator[m.Voice]:
    """Yield the statements about the petition or appeal from which this act or entry comes."""
    proposals = dict.fromkeys(
        filter(None, (proposal_of(linked_entry.event) for linked_entry in (*act, entry)))
    )
    links = moment.reading(LINKS)
    positions = {
        position for proposal in proposals for position in links.proposals.get(proposal, ())
    }
    for position in sorted(positions):
        statement = moment.state.log.entries[position]
        visible_entry = _readable_part(moment, statement)
        statement_kind = _KIND_BY_EVENT.get(type(statement.event))
        if visible_entry is not None and statement_kind is not None:
            yield m.Voice(
                who=_speaker_of_statement(statement),
                how=statement_kind,
                entry=statement.id,
                at=statement.at,
                reason=visible_entry.reason,
            )


def _speaker_of_statement(entry: Entry) -> str:
    event, meta = entry.event, entry.meta
    if isinstance(event, _VOICE_EVENTS):
        return str(event.voice)
    if isinstance(event, _RULING_EVENTS) and meta is not None:
        return meta.recorder or meta.actor
    return str(event.actor)


def judged_warnings(moment: Moment, entry: Entry) -> Iterator[m.Judged]:
    """Yield the warnings of an entry that the viewer sees, each with the judge who decided it."""
    answers = _answers_by_question(moment, entry)
    for question, warning in zip(questions_from_warnings(entry), entry.warned, strict=True):
        if not sees(warning.audience, moment.viewer):
            continue
        answer = answers.get(question.id)
        visible_entry = _readable_part(moment, answer) if answer is not None else None
        yield m.Judged(
            question=question.id,
            rule=warning.rule,
            judges=list(warning.judges),
            by=answer.event.by if answer is not None and visible_entry is not None else "",
            entry=visible_entry.id if visible_entry is not None else None,
            at=visible_entry.at if visible_entry is not None else None,
            reason=visible_entry.reason if visible_entry is not None else "",
        )


def _answers_by_question(moment: Moment, entry: Entry) -> dict[str, Entry]:
    """Return the answers to the questions that an entry raised, by question."""
    later_entries = (
        moment.state.log.entries[position]
        for position in moment.reading(LINKS).about.get(entry.id, ())
    )
    return {
        entry.event.question: entry
        for entry in later_entries
        if isinstance(entry.event, e.QuestionSettled)
    }


def later_corrections(moment: Moment, entry: Entry) -> Iterator[m.Correction]:
    """Yield the later corrections of an entry: reversals, disputes, and the decisions on these."""
    question_ids = {question.id for question in questions_from_warnings(entry)}
    for position in moment.reading(LINKS).about.get(entry.id, ()):
        later_entry = moment.state.log.entries[position]
        visible_entry = _readable_part(moment, later_entry)
        correction_kind = _correction_kind(later_entry.event, question_ids)
        if visible_entry is not None and correction_kind is not None:
            yield m.Correction(
                kind=correction_kind,
                by=later_entry.event.by,
                reason=visible_entry.reason,
                entry=later_entry.id,
                at=later_entry.at,
            )


def _correction_kind(
    event: Any, question_ids: set[str]
) -> Literal["reversed", "contested", "settled"] | None:
    match event:
        case e.EntryReversed():
            return "reversed"
        case e.ActContested():
            return "contested"
        case e.QuestionSettled() if event.question not in question_ids:
            return "settled"
    return None


def _readable_part(moment: Moment, entry: Entry) -> VisibleEntry | None:
    """Return the visible part of an entry whose words the viewer may read, else None."""
    visible_entry = moment.game.chronicle().visible_part(entry, moment.viewer)
    return visible_entry if visible_entry is not None and visible_entry.words else None
