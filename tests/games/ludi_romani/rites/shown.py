"""Helpers that return the data of rites on a phone."""

from typing import Any

from ledger.games.ludi_romani.rites.view import rite_bundles
from ledger.record.audience import sees
from ledger.record.view import slices_of_bundles
from tests.games.ludi_romani.table import Table


def rite_slices(table: Table, who: str) -> dict[str, Any]:
    """Return the slices of rites that a character sees, by key."""
    viewer = table.viewer(who)
    slices = slices_of_bundles(rite_bundles(table.state))
    return {key: dict(found.render()) for key, found in slices if sees(found.audience, viewer)}


def rites_of_kind(table: Table, who: str, kind: str) -> list[dict[str, Any]]:
    """Return the rites of a kind that a character sees."""
    return [one for one in rite_slices(table, who).values() if one.get("kind") == kind]


def only_rite(table: Table, who: str, kind: str) -> dict[str, Any]:
    """Return the only rite of a kind that a character sees."""
    (found,) = rites_of_kind(table, who, kind)
    return found


def next_step_of(rite: dict[str, Any]) -> tuple[str, list[str]]:
    """Return the next step and its character, or two empty values when all steps are done."""
    left = [one for one in rite["steps"] if not one["done"]]
    return (left[0]["step"], left[0]["who"]) if left else ("", [])


def consequences_of(rite: dict[str, Any]) -> set[tuple[str, str, str, str, int]]:
    """Return each consequence of a rite: kind, giver, recipient, asset and quantity."""
    return {(r["what"], r["who"], r["to"], r["of"], r["n"]) for r in rite["follows"]}
