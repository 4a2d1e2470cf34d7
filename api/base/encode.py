"""Encodes the parts of a viewer's view as JSON. Lines come from `projections.pages` alone."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ledger.contract.form import (
    Choice,
    DependentField,
    Dice,
    EntryRef,
    Field,
    Number,
    Option,
    Row,
    Rows,
    Split,
    Subset,
    Text,
)
from ledger.contract.messages import Messages, NameFunction
from ledger.contract.offer import Form, Suggestion
from ledger.kernel.previewing.later_fields import Case
from ledger.kernel.view.visibility import Leg, VisibleEntry
from ledger.language.legible_text import harmless_arguments
from ledger.record.books import holder
from ledger.record.objection import Objection
from projections.pages import Line

encode = msgspec.json.Encoder().encode


def encode_without_harmful_characters(document: Any) -> bytes:
    """Return a document as JSON without harmful characters, which older ledgers may hold."""
    json_bytes = encode(document)
    text = json_bytes.decode()
    if text.isprintable() and "\\u00" not in text:
        return json_bytes
    return encode(harmless_arguments(msgspec.json.decode(json_bytes)))


Reference = Callable[[str], str]
"""Returns the reference that names a form's value, or "" for a value without a reference."""


def line_bytes(line: Line) -> bytes:
    """Return one line of the chronicle as JSON."""
    return encode(line_document(line))


def line_document(line: Line) -> dict[str, Any]:
    """Return one line of the chronicle. Fields without a value are left out."""
    entry = line.visible_entry
    document: dict[str, Any] = {"id": entry.id, "c": line.c, "at": entry.at, "period": entry.period}
    if line.after is not None:
        document["after"] = line.after
    if line.on:
        document["on"] = line.on
    if entry.n:
        document["n"] = entry.n
    document |= {
        "key": entry.key,
        "args": entry.args,
        "words": entry.words,
        "legs": [leg_document(leg) for leg in entry.legs],
        "moved": [
            {"piece": placement.piece, "place": placement.place, "seat": placement.seat}
            for placement in entry.moved
        ],
        "rolls": entry.rolls,
        "by": actor_document(entry),
        "warned": entry.warned,
        "ruling": entry.ruling,
        "reversed": line.is_reversed,
    }
    if entry.reason:
        document["reason"] = entry.reason
    if entry.about:
        document["about"] = entry.about
    if entry.tidings:
        document["tidings"] = entry.tidings
    if entry.second:
        document["second"] = entry.second
    if entry.alone:
        document["alone"] = True
    return document


def leg_document(leg: Leg) -> dict[str, Any]:
    """Return a posting: the ends that the viewer sees, named by the holders of the accounts."""
    document: dict[str, Any] = {"asset": leg.asset, "amount": leg.amount}
    if leg.source:
        document["from"] = holder(leg.source)
    if leg.target:
        document["to"] = holder(leg.target)
    return document


def actor_document(visible_entry: VisibleEntry) -> dict[str, Any] | None:
    """Return the person for whom an act was done, and the act's recorder; None if no person did."""
    if not (visible_entry.actor or visible_entry.recorder):
        return None
    actor_fields: dict[str, Any] = {"as": visible_entry.actor, "recorder": visible_entry.recorder}
    if visible_entry.stands_in_for:
        actor_fields["stands_in_for"] = visible_entry.stands_in_for
    if visible_entry.happened_at:
        actor_fields["happened_at"] = visible_entry.happened_at
    return actor_fields


def objection_document(
    objection: Objection, messages: Messages, name_of: NameFunction
) -> dict[str, Any]:
    """Return an objection as its reader saw it, with its sentence."""
    return {
        "rule": objection.rule,
        "grade": objection.grade,
        "key": objection.key,
        "args": dict(objection.args),
        "waivable": objection.waivable,
        "hidden": objection.hidden,
        "text": messages.text(objection.key, objection.args, name_of),
    }


def suggestion_document(
    suggestion: Suggestion, messages: Messages, name_of: NameFunction
) -> dict[str, Any]:
    """Return an act that the game suggests, with a sentence that says what the act does."""
    guide = {"guide": suggestion.guide} if suggestion.guide else {}
    ready_commands = [
        {
            "key": act.key,
            "args": dict(act.args),
            "text": messages.text(act.key, act.args, name_of),
            "fields": dict(act.fields),
        }
        for act in suggestion.ready
    ]
    return {
        "type": suggestion.act,
        "key": suggestion.key,
        "args": dict(suggestion.args),
        "text": messages.text(suggestion.key, suggestion.args, name_of),
        "fields": dict(suggestion.fields),
        **guide,
        **({"ready_acts": ready_commands} if ready_commands else {}),
    }


def form_document(
    act: str, chapter: str, form: Form, objections: list[dict[str, Any]], reference_of: Reference
) -> dict[str, Any]:
    """Return an offer: the act, its fields, and the reasons why it is blocked now."""
    fields = [field_document(field, reference_of) for field in form.fields]
    return {"type": act, "chapter": chapter, "fields": fields, "blocked": objections}


def field_document(field: Field, reference_of: Reference) -> dict[str, Any]:
    """Return one field of a form, with its domain."""
    match field:
        case Choice(field_name, options):
            return {
                "name": field_name,
                "kind": "choice",
                "options": _option_documents(options, reference_of),
            }
        case Subset(field_name, options, minimum, maximum):
            option_documents = _option_documents(options, reference_of)
            return {
                "name": field_name,
                "kind": "subset",
                "options": option_documents,
                "least": minimum,
                "most": maximum,
            }
        case Number(field_name, minimum, maximum, step, unit):
            domain = {"least": minimum, "most": maximum, "step": step, "unit": _unit(unit)}
            return {"name": field_name, "kind": "number", **domain}
        case Split(field_name, options, total, step, caps, minimum):
            domain = {"least": minimum, "total": total, "step": step, "caps": dict(caps or {})}
            return {
                "name": field_name,
                "kind": "split",
                "options": _option_documents(options, reference_of),
                **domain,
            }
        case Rows(field_name, rows, limit):
            limit_field = {} if limit is None else {"limit": limit}
            return {
                "name": field_name,
                "kind": "rows",
                "rows": [_row_document(row, reference_of) for row in rows],
                **limit_field,
            }
        case Text(field_name, maximum, minimum):
            return {"name": field_name, "kind": "text", "least": minimum, "most": maximum}
        case Dice(field_name, count, sides, references):
            owner_field = (
                {"of": [reference_of(reference) or reference for reference in references]}
                if references
                else {}
            )
            return {
                "name": field_name,
                "kind": "dice",
                "count": count,
                "sides": sides,
                **owner_field,
            }
        case EntryRef(field_name):
            return {"name": field_name, "kind": "entry"}
        case DependentField(field_name, needed_fields, is_optional):
            optional_part = {"optional": True} if is_optional else {}
            return {
                "name": field_name,
                "kind": "awaiting",
                "after": list(needed_fields),
                **optional_part,
            }


def case_document(case: Case, reference_of: Reference) -> dict[str, Any]:
    """Return the fields that a form has after some choices."""
    given_choices = [
        {"field": choice.field, "values": list(choice.option_values)} for choice in case.given
    ]
    return {
        "given": given_choices,
        "fields": [field_document(field, reference_of) for field in case.fields],
    }


def _row_document(row: Row, reference_of: Reference) -> dict[str, Any]:
    """Return a row of a field. If the row has a subject, the subject becomes a reference."""
    reference = reference_of(row.of)
    reference_field = {"ref": reference} if reference else {}
    next_steps = {step: list(next_values) for step, next_values in row.onward.items()}
    return {
        "of": row.of,
        **reference_field,
        "options": _option_documents(row.options, reference_of),
        "onward": next_steps,
        "most": row.most,
        "price": row.price,
    }


def _unit(unit: str) -> str:
    return unit if not unit or ":" in unit else f"asset:{unit}"


def _option_documents(options: tuple[Option, ...], reference_of: Reference) -> list[dict[str, Any]]:
    return [_option_document(option, reference_of) for option in options]


def _option_document(option: Option, reference_of: Reference) -> dict[str, Any]:
    document: dict[str, Any] = {"value": option.value}
    reference = option.ref or reference_of(option.value)
    if reference:
        document["ref"] = reference
    if option.note:
        document["note"] = option.note
        document["args"] = dict(option.args or {})
    return document


def json_object(parts: Mapping[str, bytes]) -> bytes:
    """Return a JSON object made of values that are JSON already."""
    return (
        b"{"
        + b",".join(b"%b:%b" % (encode(key), encoded_value) for key, encoded_value in parts.items())
        + b"}"
    )


def json_list(parts: list[bytes]) -> bytes:
    """Return a JSON list made of values that are JSON already."""
    return b"[" + b",".join(parts) + b"]"
