"""Helpers for the tests of several chapters."""

from typing import Any

from ledger.games.ludi_romani.view import slices
from ledger.record.audience import Viewer, sees
from ledger.record.view import slices_of_bundles
from tests.games.book import cached_game_sources
from tests.games.ludi_romani.table import Table

BOOK = cached_game_sources("ludi_romani")


def kinds_by_rule() -> dict[str, str]:
    """Return the kind of every rule of the rulebook."""
    return {rule.id: rule.kind for chapter in BOOK.chapters for rule in chapter.rules}


def view_of_character(table: Table, who: str) -> dict[str, Any]:
    """Return the view of a character. "@" stands for the room."""
    viewer: Viewer = table.viewer(who)
    every = slices_of_bundles(slices(table.state))
    return {key: part.render() for key, part in every if sees(part.audience, viewer)}
