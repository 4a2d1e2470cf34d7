"""Alterations that are put in place before the game is imported."""

import ast
import functools
import sys
from dataclasses import replace
from importlib.machinery import SourceFileLoader
from types import CodeType
from typing import Any

from ledger.contract import acts as contract
from ledger.contract.acts import Act
from ledger.contract.offer import Form
from ledger.record.objection import Objection
from ledger.scenario import yamlfile
from ledger.scenario.yamlfile import Document, Path, PlainValue

_codes: dict[str, CodeType] = {}
_found = SourceFileLoader.get_code


def _swapped_or_own_code(loader: SourceFileLoader, name: str) -> CodeType | None:
    return _codes.get(name) or _found(loader, name)


def _set_attribute(owner: object, name: str, new: object) -> None:
    setattr(owner, name, new)


def unaltered_code(module: str) -> CodeType | None:
    """Return the unaltered code of a module, or None if no test imports it."""
    return _codes.get(module)


def swap_module(name: str, tree: ast.Module, file: str) -> None:
    """Let the next import of this module give the code of a syntax tree."""
    _set_attribute(SourceFileLoader, "get_code", _swapped_or_own_code)
    _codes[name] = compile(ast.fix_missing_locations(tree), file, "exec")


def swap_document(content: bytes, path: Path, value: PlainValue) -> None:
    """Let the file with this content have another value at a path.

    If `value` is DROP, the file has no value there.
    """
    found = yamlfile.read_yaml

    def read_swapped_yaml(text: str | bytes, file: str) -> Document:
        read = found(text, file)
        same = (text.encode() if isinstance(text, str) else text) == content
        return replace(read, value=_document_with_value(read.value, path, value)) if same else read

    for known in [*sys.modules.values()]:
        if getattr(known, "read_yaml", None) is found:
            _set_attribute(known, "read_yaml", read_swapped_yaml)


DROP = "@drop"
"""The value that means that a part is left out."""


def _document_with_value(whole: Any, path: Path, value: PlainValue) -> Any:
    if not path:
        return value
    first, *rest = path
    changed = whole.copy()
    if rest or value != DROP:
        changed[first] = _document_with_value(whole[first], tuple(rest), value)
    else:
        del changed[first]
    return changed


def waive_rule(rule: str) -> None:
    """Let no act raise objections by this rule, neither in a decision nor in an offer."""
    made = Act.__init__

    @functools.wraps(made)
    def init_without_rule(act: Act[Any, Any], *args: Any, **named: Any) -> None:
        made(act, *args, **named)
        _waive_in_act(act, rule)

    _set_attribute(contract.Act, "__init__", init_without_rule)


def _waive_in_act(act: Act[Any, Any], rule: str) -> None:
    objections, offer, declined = act.objections, act.offer, act.consent.declined

    def other_objections(found: Any) -> tuple[Objection, ...]:
        return tuple(objection for objection in found if objection.rule != rule)

    def offer_without_rule(*args: Any) -> Form | None:
        form = offer(*args)
        return form._replace(blocked=other_objections(form.blocked)) if form else form

    object.__setattr__(act, "objections", lambda *args: other_objections(objections(*args)))
    object.__setattr__(act, "offer", offer_without_rule)
    if declined:
        consent = replace(act.consent, declined=lambda *args: other_objections(declined(*args)))
        object.__setattr__(act, "consent", consent)
