"""Audit: corrections, rulings, disputes, acts recorded for others, and what came into play.

Staff may read it; after closing everybody may.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from immutables import Map

from ledger.audience import is_confidential
from ledger.entry import Entry
from ledger.kernel import card_events as cards
from ledger.kernel import events as e
from ledger.kernel import petition_events
from ledger.kernel.objections import questions_of
from ledger.visibility import message_key
from projections.projection import Projection

KINDS: Mapping[type[Any], str] = {
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
    cards.CardClaimed: "card",
    cards.CardMoved: "card",
    cards.CardReissued: "card",
    cards.Knocked: "card",
    cards.TurnedAway: "card",
    cards.CharacterEntered: "card",
    cards.CharacterHandedOver: "card",
    cards.CharacterRetired: "card",
}
"""The kind of matter that each of the kernel's entries is."""


@dataclass(frozen=True, slots=True)
class Matter:
    """An entry worth an auditor's look, and in what ways.

    Beside `KINDS`: `overruled` (rules were waived), `warned`, `recorded` (somebody else's act),
    `staff` (an act of a steward's card), `table` (a die that was typed in). `by` is the character
    who answers for it, `about` the entry that it is about.
    """

    position: int
    entry: str
    at: int
    period: int
    key: str
    kinds: tuple[str, ...]
    by: str
    rules: tuple[str, ...] = ()
    about: str = ""


@dataclass(frozen=True, slots=True)
class Flow:
    """How much of an asset came into play and left it through one kind of entry."""

    came: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class Rolls:
    """How many dice were rolled by the server and at the table."""

    server: int = 0
    table: int = 0


@dataclass(frozen=True, slots=True)
class Audit:
    """The reading: matters by position, open matters, flows by (asset, entry type), and dice.

    `waiting` leads from a question or an appeal to the position of the entry that raised it.
    """

    cards: Map[str, str] = field(default_factory=Map)
    stewards: frozenset[str] = frozenset()
    matters: Map[int, Matter] = field(default_factory=Map)
    waiting: Map[str, int] = field(default_factory=Map)
    flows: Map[tuple[str, str], Flow] = field(default_factory=Map)
    rolls: Rolls = field(default_factory=Rolls)


def _evolve(audit: Audit, entry: Entry) -> Audit:
    event = entry.event
    if isinstance(event, e.GameFounded):
        audit = replace(audit, cards=Map(event.cards), stewards=frozenset(event.stewards))
    if kinds := tuple(_kinds(audit, entry)):
        matter = _matter(audit, entry, kinds)
        audit = replace(audit, matters=audit.matters.set(entry.position, matter))
    if entry.rolls:
        audit = replace(audit, rolls=_rolled(audit.rolls, entry))
    if any(_outside(p.source) or _outside(p.target) for p in entry.postings):
        audit = replace(audit, flows=_flowed(audit.flows, entry))
    waiting = _waiting(audit.waiting, entry)
    return audit if waiting is audit.waiting else replace(audit, waiting=waiting)


AUDIT: Projection[Audit] = Projection("audit", 2, Audit(), _evolve)


def _kinds(audit: Audit, entry: Entry) -> list[str]:
    if is_confidential(entry.audience):
        return []
    kind, meta = KINDS.get(type(entry.event)), entry.meta
    kinds = [kind] if kind else []
    if entry.ruling:
        kinds.append("overruled")
    if entry.warned:
        kinds.append("warned")
    if meta and meta.recorder:
        kinds.append("recorded")
    if not kinds and meta and audit.cards.get(meta.card) in audit.stewards:
        kinds.append("staff")
    if any(roll.source == "table" for roll in entry.rolls):
        kinds.append("table")
    return kinds


def _matter(audit: Audit, entry: Entry, kinds: tuple[str, ...]) -> Matter:
    meta, ruling = entry.meta, entry.ruling
    acted = (meta.recorder or meta.actor) if meta else ""
    rules = (
        *(ruling.waived if ruling else ()),
        *(warned.rule for warned in entry.warned),
        *getattr(entry.event, "rules", ()),
    )
    return Matter(
        position=entry.position,
        entry=entry.id,
        at=entry.at,
        period=entry.period,
        key=message_key(entry.type),
        kinds=kinds,
        by=ruling.by if ruling else acted,
        rules=tuple(dict.fromkeys(rules)),
        about=_about(audit, entry.event),
    )


def _about(audit: Audit, event: Any) -> str:
    match event:
        case e.EntryReversed() | e.ActContested():
            return event.entry
        case e.QuestionSettled():
            return _raised(audit, event.question)
        case petition_events.AppealUpheld() | petition_events.AppealDismissed():
            return _raised(audit, event.appeal)
    return ""


def _raised(audit: Audit, question: str) -> str:
    position = audit.waiting.get(question)
    return audit.matters[position].entry if position is not None else ""


def _outside(account: str) -> bool:
    return account.startswith("@")


def _flowed(flows: Map[tuple[str, str], Flow], entry: Entry) -> Map[tuple[str, str], Flow]:
    for posting in entry.postings:
        came = posting.amount if _outside(posting.source) else 0
        left = posting.amount if _outside(posting.target) else 0
        if came != left:
            key = (posting.asset, message_key(entry.type))
            flow = flows.get(key, Flow())
            flows = flows.set(key, Flow(flow.came + came, flow.left + left))
    return flows


def _rolled(rolls: Rolls, entry: Entry) -> Rolls:
    at_table = sum(roll.source == "table" for roll in entry.rolls)
    return Rolls(rolls.server + len(entry.rolls) - at_table, rolls.table + at_table)


def _waiting(waiting: Map[str, int], entry: Entry) -> Map[str, int]:
    for question in questions_of(entry):
        waiting = waiting.set(question.id, entry.position)
    match entry.event:
        case e.ActContested():
            return waiting.set(entry.id, entry.position)
        case petition_events.AppealMade():
            return waiting.set(entry.event.appeal, entry.position)
        case e.QuestionSettled():
            return _over(waiting, entry.event.question)
        case petition_events.AppealUpheld() | petition_events.AppealDismissed():
            return _over(waiting, entry.event.appeal)
    return waiting


def _over(waiting: Map[str, int], question: str) -> Map[str, int]:
    return waiting.delete(question) if question in waiting else waiting


def matters(audit: Audit, kind: str = "", after: int = 0, limit: int = 100) -> tuple[Matter, ...]:
    """The matters after a position, in order; only those of one kind if it is named."""
    later = (audit.matters[position] for position in sorted(audit.matters) if position > after)
    result = [matter for matter in later if not kind or kind in matter.kinds]
    return tuple(result[:limit])


def counts(audit: Audit) -> Mapping[str, int]:
    """How many matters there are of each kind."""
    result: dict[str, int] = {}
    for matter in audit.matters.values():
        for kind in matter.kinds:
            result[kind] = result.get(kind, 0) + 1
    return dict(sorted(result.items()))
