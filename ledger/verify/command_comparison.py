"""The check that the entries of a command match the command that its phone signed."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from ledger.kernel.vocabulary.events import DutyOwed
from ledger.kernel.vocabulary.grave_events import GraveActAsked, GraveActConfirmed
from ledger.kernel.vocabulary.petition_events import PetitionCarried, PetitionOpened
from ledger.kernel.vocabulary.request import Request
from ledger.record.entry import Entry
from ledger.verify.outside_facts import SentCommand
from ledger.verify.readable_entries import DecodedExport

Acts = Sequence[tuple[int, Entry]]

_FRAME_FIELDS = frozenset({"type", "as", "period"})
_SHARED_DEFAULTS: Mapping[str, Any] = {"recorder": "", "waive": (), "reason": "", "appeal": ""}
_REISSUE_CARD = "reissue-card"
"""The act to which the server adds the number of the print, so that the digest changes."""


class RecordedTerms:
    """The recorded terms of petitions, duties and grave acts, by id, for acts that only name them.

    The terms are not `whole` if entries are withheld.
    """

    def __init__(self, decoded_export: DecodedExport) -> None:
        self.whole = not decoded_export.withheld_count
        self._terms_by_digest: dict[str, dict[str, Any]] = {}
        id_fields_by_event_type = {
            PetitionOpened.STORED: "petition",
            DutyOwed.STORED: "duty",
            GraveActAsked.STORED: "act",
        }
        for _, entry in decoded_export.entries:
            id_field = id_fields_by_event_type.get(entry.type)
            if (
                id_field
                and isinstance(entry.event, dict)
                and isinstance(entry.event.get(id_field), str)
            ):
                self._terms_by_digest[entry.event[id_field]] = entry.event

    def possible_terms(self, body: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        """Yield the terms of the petitions, duties and grave acts that a command names."""
        for field_value in body.values():
            if isinstance(field_value, str) and field_value in self._terms_by_digest:
                yield self._terms_by_digest[field_value]


def first_differing_entry(
    sent_command: SentCommand, entries: Acts, recorded_terms: RecordedTerms
) -> tuple[int, str]:
    """Return the first entry that differs from the signed command, and how.

    Returns 0 and "" if none differs.
    """
    for entry_number, entry in entries:
        difference = _act_difference(
            sent_command, entries, entry, recorded_terms
        ) or _dice_difference(sent_command, entry)
        if difference:
            return entry_number, difference
    entry_number, first_entry = entries[0]
    if recorded_terms.whole and not _were_faces_typed_in(sent_command, entries, recorded_terms):
        return entry_number, "was recorded with dice of the table that nobody typed in"
    if not _digest_fits(sent_command, first_entry):
        return entry_number, "was recorded with another digest than that of what the phone asked"
    return 0, ""


def _act_difference(
    sent_command: SentCommand, entries: Acts, entry: Entry, recorded_terms: RecordedTerms
) -> str:
    """Return how the act differs from the signed command; "" if it does not.

    The last voice of a petition carries out the petition's act, not its own. A steward who confirms
    another steward's grave act carries out that act, too, and may record it.
    """
    meta, body = entry.meta, sent_command.body
    if meta is None:
        return "was recorded as an act of nobody"
    is_confirmed = any(entry.type == GraveActConfirmed.STORED for _, entry in entries)
    if meta.recorder != body.get("recorder", "") and not is_confirmed:
        return "was recorded by somebody else than the phone asked"
    acts = [(body.get("type"), body.get("as"))]
    is_carried_out = is_confirmed or any(
        other_entry.type == PetitionCarried.STORED for _, other_entry in entries
    )
    if not is_carried_out and meta.happened_at != body.get("happened_at", 0):
        return "was recorded as of another time than the phone asked"
    if is_carried_out:
        acts += [
            (term.get("type"), term.get("actor")) for term in recorded_terms.possible_terms(body)
        ]
    if recorded_terms.whole and (meta.type, meta.actor) not in acts:
        return "was recorded as another act than the phone asked"
    return ""


def _dice_difference(sent_command: SentCommand, entry: Entry) -> str:
    tap = entry.meta.tap if entry.meta else None
    if not any(roll.source == "server" for roll in entry.rolls) or tap == sent_command.tap:
        return ""
    if tap is None:
        return "was rolled without what the phone added to it"
    return "was rolled otherwise than the phone asked"


def _were_faces_typed_in(
    sent_command: SentCommand, entries: Acts, recorded_terms: RecordedTerms
) -> bool:
    """Return whether each face on the table was typed in with the command or its terms."""
    rolls = (roll for _, entry in entries for roll in entry.rolls)
    faces = Counter(roll.value for roll in rolls if roll.source == "table")
    own_values = [
        field_value
        for field_name, field_value in sent_command.body.items()
        if field_name not in _FRAME_FIELDS
    ]
    typed_numbers = Counter(
        _numbers_in(
            [
                own_values,
                *(body.get("terms") for body in recorded_terms.possible_terms(sent_command.body)),
            ]
        )
    )
    return faces <= typed_numbers


def _numbers_in(value: Any) -> Iterator[int]:
    items: Any = value.values() if isinstance(value, dict) else value
    if isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, dict | list):
        for item in items:
            yield from _numbers_in(item)


def _digest_fits(sent_command: SentCommand, entry: Entry) -> bool:
    meta, body = entry.meta, sent_command.body
    if meta is None or body.get("type") == _REISSUE_CARD or sent_command.digest:
        return True  # this body cannot be compared; its tap holds what was signed
    requests = _requests_with_body(sent_command, meta.card)
    return any(request.digest == meta.digest for request in requests)


def _requests_with_body(sent_command: SentCommand, card: str) -> Iterator[Request]:
    """Yield each request that this signed body may stand for.

    An act may have its own field called `reason`, for example. The verifier does not know which
    acts do. So it tries each such field as the command's, as the act's, and as both.
    """
    body = sent_command.body
    other_fields = _FRAME_FIELDS | _SHARED_DEFAULTS.keys() | {"happened_at"}
    own_fields = {
        field_name: body[field_name] for field_name in body if field_name not in other_fields
    }
    combinations = product(
        ((True, False), (False, True), (True, True)), repeat=len(_SHARED_DEFAULTS)
    )
    for combination in combinations:
        shared_fields, fields = dict(_SHARED_DEFAULTS), dict(own_fields)
        for field_name, (is_shared, is_own_field) in zip(
            _SHARED_DEFAULTS, combination, strict=True
        ):
            field_value = body.get(field_name, _SHARED_DEFAULTS[field_name])
            if is_shared:
                shared_fields[field_name] = field_value
            if is_own_field:
                fields[field_name] = field_value
        yield Request(
            id=sent_command.id,
            card=card,
            type=body.get("type", ""),
            actor=body.get("as", ""),
            period=body.get("period", 0),
            fields=fields,
            contribution=sent_command.contribution,
            happened_at=body.get("happened_at", 0),
            **shared_fields,
        )
