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
from ledger.contract.messages import Messages, Names
from ledger.contract.offer import Form, Suggestion
from ledger.kernel.view.visibility import Leg, VisibleEntry
from ledger.language.legible_text import harmless_arguments
from ledger.record.books import holder
from ledger.record.objection import Objection
from projections.pages import Line

encode = msgspec.json.Encoder().encode


def encode_without_harmful_characters(document: Any) -> bytes:
    """Return a document as JSON without harmful characters, which older ledgers may hold."""
    data = encode(document)
    text = data.decode()
    if text.isprintable() and "\\u00" not in text:
        return data
    return encode(harmless_arguments(msgspec.json.decode(data)))


Reference = Callable[[str], str]
"""Returns the reference that names a form's value, or "" for a value without a reference."""


def line_bytes(line: Line) -> bytes:
    """Return one line of the chronicle as JSON."""
    return encode(line_document(line))


def line_document(line: Line) -> dict[str, Any]:
    """Return one line of the chronicle. Fields without a value are left out."""
    seen = line.seen
    document: dict[str, Any] = {"id": seen.id, "c": line.c, "at": seen.at, "period": seen.period}
    if line.after is not None:
        document["after"] = line.after
    if line.on:
        document["on"] = line.on
    if seen.n:
        document["n"] = seen.n
    document |= {
        "key": seen.key,
        "args": seen.args,
        "words": seen.words,
        "legs": [leg_document(leg) for leg in seen.legs],
        "moved": [{"piece": p.piece, "place": p.place, "seat": p.seat} for p in seen.moved],
        "rolls": seen.rolls,
        "by": actor_document(seen),
        "warned": seen.warned,
        "ruling": seen.ruling,
        "reversed": line.reversed,
    }
    if seen.reason:
        document["reason"] = seen.reason
    if seen.about:
        document["about"] = seen.about
    if seen.tidings:
        document["tidings"] = seen.tidings
    if seen.second:
        document["second"] = seen.second
    if seen.alone:
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


def actor_document(seen: VisibleEntry) -> dict[str, Any] | None:
    """Return the person for whom an act was done, and the act's recorder; None if no person did."""
    if not (seen.actor or seen.recorder):
        return None
    by: dict[str, Any] = {"as": seen.actor, "recorder": seen.recorder}
    if seen.stands_in_for:
        by["stands_in_for"] = seen.stands_in_for
    if seen.happened_at:
        by["happened_at"] = seen.happened_at
    return by


def objection_document(objection: Objection, messages: Messages, names: Names) -> dict[str, Any]:
    """Return an objection as its reader saw it, with its sentence."""
    return {
        "rule": objection.rule,
        "grade": objection.grade,
        "key": objection.key,
        "args": dict(objection.args),
        "waivable": objection.waivable,
        "hidden": objection.hidden,
        "text": messages.text(objection.key, objection.args, names),
    }


def suggestion_document(suggestion: Suggestion, messages: Messages, names: Names) -> dict[str, Any]:
    """Return an act that the game suggests, with a sentence that says what the act does."""
    guide = {"guide": suggestion.guide} if suggestion.guide else {}
    ready = [
        {
            "key": act.key,
            "args": dict(act.args),
            "text": messages.text(act.key, act.args, names),
            "fields": dict(act.fields),
        }
        for act in suggestion.ready
    ]
    return {
        "type": suggestion.act,
        "key": suggestion.key,
        "args": dict(suggestion.args),
        "text": messages.text(suggestion.key, suggestion.args, names),
        "fields": dict(suggestion.fields),
        **guide,
        **({"ready_acts": ready} if ready else {}),
    }


def form_document(
    name: str, chapter: str, form: Form, blocked: list[dict[str, Any]], refer: Reference
) -> dict[str, Any]:
    """Return an offer: the act, its fields, and the reasons why it is blocked now."""
    fields = [field_document(field, refer) for field in form.fields]
    return {"type": name, "chapter": chapter, "fields": fields, "blocked": blocked}


def field_document(field: Field, refer: Reference) -> dict[str, Any]:
    """Return one field of a form, with its domain."""
    match field:
        case Choice(name, options):
            return {"name": name, "kind": "choice", "options": _option_documents(options, refer)}
        case Subset(name, options, least, most):
            shown = _option_documents(options, refer)
            return {"name": name, "kind": "subset", "options": shown, "least": least, "most": most}
        case Number(name, least, most, step, unit):
            domain = {"least": least, "most": most, "step": step, "unit": _unit(unit)}
            return {"name": name, "kind": "number", **domain}
        case Split(name, options, total, step, caps, least):
            domain = {"least": least, "total": total, "step": step, "caps": dict(caps or {})}
            return {
                "name": name,
                "kind": "split",
                "options": _option_documents(options, refer),
                **domain,
            }
        case Rows(name, rows, limit):
            bound = {} if limit is None else {"limit": limit}
            return {
                "name": name,
                "kind": "rows",
                "rows": [_row_document(r, refer) for r in rows],
                **bound,
            }
        case Text(name, most, least):
            return {"name": name, "kind": "text", "least": least, "most": most}
        case Dice(name, count, sides, of):
            whose = {"of": [refer(one) or one for one in of]} if of else {}
            return {"name": name, "kind": "dice", "count": count, "sides": sides, **whose}
        case EntryRef(name):
            return {"name": name, "kind": "entry"}
        case DependentField(name, after):
            return {"name": name, "kind": "awaiting", "after": list(after)}


def _row_document(row: Row, refer: Reference) -> dict[str, Any]:
    """Return a row of a field. If the row has a subject, the subject becomes a reference."""
    reference = refer(row.of)
    named = {"ref": reference} if reference else {}
    onward = {step: list(after) for step, after in row.onward.items()}
    return {
        "of": row.of,
        **named,
        "options": _option_documents(row.options, refer),
        "onward": onward,
        "most": row.most,
        "price": row.price,
    }


def _unit(unit: str) -> str:
    return unit if not unit or ":" in unit else f"asset:{unit}"


def _option_documents(options: tuple[Option, ...], refer: Reference) -> list[dict[str, Any]]:
    return [_option_document(option, refer) for option in options]


def _option_document(option: Option, refer: Reference) -> dict[str, Any]:
    document: dict[str, Any] = {"value": option.value}
    reference = option.ref or refer(option.value)
    if reference:
        document["ref"] = reference
    if option.note:
        document["note"] = option.note
        document["args"] = dict(option.args or {})
    return document


def json_object(parts: Mapping[str, bytes]) -> bytes:
    """Return a JSON object made of values that are JSON already."""
    return b"{" + b",".join(b"%b:%b" % (encode(k), v) for k, v in parts.items()) + b"}"


def json_list(parts: list[bytes]) -> bytes:
    """Return a JSON list made of values that are JSON already."""
    return b"[" + b",".join(parts) + b"]"
