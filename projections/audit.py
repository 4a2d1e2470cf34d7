"""Audit: corrections, rulings, disputes, recorded acts, and late or missing acts.

Staff may read the audit. After closing everybody may.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ledger.kernel.cast import events as cast_events
from ledger.kernel.takeover import events as takeover_events
from ledger.kernel.view.visibility import message_key_of_type
from ledger.kernel.vocabulary import card_events as cards
from ledger.kernel.vocabulary import events as e
from ledger.kernel.vocabulary import petition_events
from ledger.kernel.vocabulary.objections import questions_from_warnings
from ledger.record.audience import is_confidential
from ledger.record.entry import Entry
from ledger.record.shared_map import Map
from projections.links import proposal_of
from projections.period_clock import PeriodClock
from projections.projection import Projection

MATTER_KINDS: Mapping[type[Any], str] = {
    e.EntryReversed: "reversed",
    e.SwitchSet: "switched",
    e.ActContested: "contested",
    e.QuestionSettled: "settled",
    petition_events.AppealMade: "appealed",
    petition_events.AppealUpheld: "upheld",
    petition_events.AppealDismissed: "dismissed",
    petition_events.PetitionDeclined: "declined",
    e.GameBegun: "begun",
    e.GamePaused: "paused",
    e.GameResumed: "resumed",
    e.ClosingAnnounced: "closing",
    e.ClosingConfirmed: "closing",
    e.ClosingCancelled: "closing",
    e.GameClosed: "closed",
    takeover_events.LedgerRestored: "restored",
    takeover_events.GameTakenOver: "restored",
    cards.CardClaimed: "card",
    cards.CardMoved: "card",
    cards.CardReissued: "card",
    cast_events.CharacterCast: "card",
    cast_events.CheckedIn: "card",
    cards.StandInNamed: "card",
    cards.StandInEnded: "card",
    cards.Knocked: "card",
    cards.TurnedAway: "card",
    cards.CharacterEntered: "card",
    cards.CharacterHandedOver: "card",
    cards.CharacterRetired: "card",
}
"""The kind of audit matter for each type of kernel entry."""


@dataclass(frozen=True, slots=True)
class Matter:
    """An entry that an auditor should look at."""

    position: int
    entry: str
    at: int
    period: int
    key: str
    kinds: tuple[str, ...]
    """The reasons to look at the entry.

    The possible reasons are the values of `MATTER_KINDS`, and these. `overruled`: rules were
    waived. `warned`: there was a warning. `recorded`: another character recorded the act. `staff`:
    a steward's card did the act. `table`: a die was typed in. `late`: the time of its period was
    over.

    Three kinds are known only afterwards. `unjudged`: no judge has dealt with a warning.
    `unanswered`: a dispute or an appeal has no answer yet. `diceless`: a petition or an appeal
    asked for dice that never came.
    """
    by: str
    """The character who is responsible for the entry."""
    rules: tuple[str, ...] = ()
    about: str = ""
    """The id of the entry that this entry is about; "" for none."""
    late: int = 0
    """The delay of the entry, in milliseconds; 0 if it was not late."""


@dataclass(frozen=True, slots=True)
class Flow:
    """The amounts of an asset that entered and left play by one type of entry."""

    amount_in: int = 0
    amount_out: int = 0


@dataclass(frozen=True, slots=True)
class Rolls:
    """The numbers of dice rolled by the server and at the table."""

    server: int = 0
    table: int = 0


@dataclass(frozen=True, slots=True)
class Audit:
    """The result of the audit's fold."""

    cards: Map[str, str] = field(default_factory=Map)
    stewards: frozenset[str] = frozenset()
    matters: Map[int, Matter] = field(default_factory=Map)
    """The matters by position."""
    waiting: Map[str, int] = field(default_factory=Map)
    """By question or appeal, the position of the entry that raised it."""
    flows: Map[tuple[str, str], Flow] = field(default_factory=Map)
    """The flows by asset and entry type."""
    rolls: Rolls = field(default_factory=Rolls)
    open_requests: Map[str, tuple[str, Matter]] = field(default_factory=Map)
    """The petitions and appeals without a result, each with the act it is for."""
    rolling: frozenset[str] = frozenset()
    """The acts that have rolled dice."""
    clock: PeriodClock = field(default_factory=PeriodClock)
    """The clock of the open period."""


def _evolve(audit: Audit, entry: Entry) -> Audit:
    event = entry.event
    if isinstance(event, e.GameFounded):
        audit = replace(audit, cards=Map(event.cards), stewards=frozenset(event.stewards))
    lateness = audit.clock.lateness(entry)
    if matter_kinds := tuple(_kinds(audit, entry, lateness)):
        matter = _matter(audit, entry, matter_kinds, lateness)
        audit = replace(audit, matters=audit.matters.set(entry.position, matter))
    if entry.rolls:
        rolling_acts = audit.rolling | {entry.meta.type} if entry.meta else audit.rolling
        audit = replace(audit, rolls=_update_rolls(audit.rolls, entry), rolling=rolling_acts)
    if any(
        _is_outside(posting.source) or _is_outside(posting.target) for posting in entry.postings
    ):
        audit = replace(audit, flows=_update_flows(audit.flows, entry))
    return replace(
        audit,
        waiting=_update_waiting(audit.waiting, entry),
        open_requests=_update_petitions(audit, entry),
        clock=audit.clock.clock_after(entry),
    )


AUDIT: Projection[Audit] = Projection("audit", 4, Audit(), _evolve)


def _kinds(audit: Audit, entry: Entry, lateness: int) -> list[str]:
    if is_confidential(entry.audience):
        return []
    matter_kind, meta = MATTER_KINDS.get(type(entry.event)), entry.meta
    matter_kinds = [matter_kind] if matter_kind else []
    if entry.ruling:
        matter_kinds.append("overruled")
    if entry.warned:
        matter_kinds.append("warned")
    if meta and meta.recorder:
        matter_kinds.append("recorded")
    if not matter_kinds and meta and audit.cards.get(meta.card) in audit.stewards:
        matter_kinds.append("staff")
    if any(roll.source == "table" for roll in entry.rolls):
        matter_kinds.append("table")
    if lateness:
        matter_kinds.append("late")
    return matter_kinds


def _matter(audit: Audit, entry: Entry, matter_kinds: tuple[str, ...], lateness: int = 0) -> Matter:
    meta, ruling = entry.meta, entry.ruling
    recorder = (meta.recorder or meta.actor) if meta else ""
    rules = (
        *(ruling.waived if ruling else ()),
        *(objection.rule for objection in entry.warned),
        *getattr(entry.event, "rules", ()),
    )
    return Matter(
        position=entry.position,
        entry=entry.id,
        at=entry.at,
        period=entry.period,
        key=message_key_of_type(entry.type),
        kinds=matter_kinds,
        by=ruling.by if ruling else recorder,
        rules=tuple(dict.fromkeys(rules)),
        about=_id_of_original_entry(audit, entry.event),
        late=lateness,
    )


def _id_of_original_entry(audit: Audit, event: Any) -> str:
    match event:
        case e.EntryReversed() | e.ActContested():
            return event.entry
        case e.QuestionSettled():
            return _id_of_raising_entry(audit, event.question)
        case petition_events.AppealUpheld() | petition_events.AppealDismissed():
            return _id_of_raising_entry(audit, event.appeal)
    return ""


def _id_of_raising_entry(audit: Audit, question: str) -> str:
    position = audit.waiting.get(question)
    return audit.matters[position].entry if position is not None else ""


def _is_outside(account: str) -> bool:
    return account.startswith("@")


def _update_flows(flows: Map[tuple[str, str], Flow], entry: Entry) -> Map[tuple[str, str], Flow]:
    for posting in entry.postings:
        amount_in = posting.amount if _is_outside(posting.source) else 0
        amount = posting.amount if _is_outside(posting.target) else 0
        if amount_in != amount:
            flow_key = (posting.asset, message_key_of_type(entry.type))
            flow = flows.get(flow_key, Flow())
            flows = flows.set(flow_key, Flow(flow.amount_in + amount_in, flow.amount_out + amount))
    return flows


def _update_rolls(rolls: Rolls, entry: Entry) -> Rolls:
    table_roll_count = sum(roll.source == "table" for roll in entry.rolls)
    return Rolls(rolls.server + len(entry.rolls) - table_roll_count, rolls.table + table_roll_count)


def _update_waiting(positions_by_question: Map[str, int], entry: Entry) -> Map[str, int]:
    for question in questions_from_warnings(entry):
        positions_by_question = positions_by_question.set(question.id, entry.position)
    match entry.event:
        case e.ActContested():
            return positions_by_question.set(entry.id, entry.position)
        case petition_events.AppealMade():
            return positions_by_question.set(entry.event.appeal, entry.position)
        case e.QuestionSettled():
            return _without_question(positions_by_question, entry.event.question)
        case petition_events.AppealUpheld() | petition_events.AppealDismissed():
            return _without_question(positions_by_question, entry.event.appeal)
    return positions_by_question


def _without_question(positions_by_question: Map[str, int], question: str) -> Map[str, int]:
    return (
        positions_by_question.delete(question)
        if question in positions_by_question
        else positions_by_question
    )


def _update_petitions(audit: Audit, entry: Entry) -> Map[str, tuple[str, Matter]]:
    """Return the petitions and appeals without a result, after this entry."""
    match entry.event:
        case petition_events.PetitionOpened() | petition_events.AppealMade() as event:
            if is_confidential(entry.audience):
                return audit.open_requests
            proposal = proposal_of(event), (event.type, _matter(audit, entry, ("diceless",)))
            return audit.open_requests.set(*proposal)
        case petition_events.PetitionCarried() | petition_events.AppealUpheld():
            answered_proposal = proposal_of(entry.event)
            return (
                audit.open_requests.delete(answered_proposal)
                if answered_proposal in audit.open_requests
                else audit.open_requests
            )
    return audit.open_requests


def _unanswered_matters(audit: Audit) -> Iterator[Matter]:
    """Yield the entries that are matters only because they are unanswered."""
    for question, position in audit.waiting.items():
        matter = audit.matters.get(position)
        if matter is not None:
            was_warned = question.startswith(f"{matter.entry}/")
            yield replace(matter, kinds=("unjudged" if was_warned else "unanswered",))
    for act, matter in audit.open_requests.values():
        if act in audit.rolling:
            yield matter


def _all_matters(audit: Audit) -> Mapping[int, Matter]:
    """Return every matter by its position, including matters that are known only afterwards."""
    matters = dict(audit.matters)
    for matter in _unanswered_matters(audit):
        previous_matter = matters.get(matter.position)
        matter_kinds = (*(previous_matter.kinds if previous_matter else ()), *matter.kinds)
        matters[matter.position] = replace(
            previous_matter or matter, kinds=tuple(dict.fromkeys(matter_kinds))
        )
    return matters


def matters_after(
    audit: Audit, matter_kind: str = "", after_position: int = 0, limit: int = 100
) -> tuple[Matter, ...]:
    """Return the matters after a position, in order.

    If a kind is named, only matters of that kind.
    """
    matters = _all_matters(audit)
    later_matters = (matters[position] for position in sorted(matters) if position > after_position)
    matching_matters = [
        matter for matter in later_matters if not matter_kind or matter_kind in matter.kinds
    ]
    return tuple(matching_matters[:limit])


def counts_by_kind(audit: Audit) -> Mapping[str, int]:
    """Return the number of matters of each kind."""
    matter_counts: dict[str, int] = {}
    for matter in _all_matters(audit).values():
        for matter_kind in matter.kinds:
            matter_counts[matter_kind] = matter_counts.get(matter_kind, 0) + 1
    return dict(sorted(matter_counts.items()))
