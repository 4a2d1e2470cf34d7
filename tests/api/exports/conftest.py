"""A game of nuts, and its lines for each reader."""

import pytest

from api.exports.lines import ExportLine, MaySee, export_lines
from ledger.contract.messages import Messages, key_as_words
from ledger.record.audience import Viewer, sees
from ledger.record.books import holder
from projections.accounts import is_outside
from projections.chronicle import CHRONICLE
from projections.pages import Chronicle
from tests.projections.conftest import play_two_rounds
from tests.toy.yard import MACHINE, YardGame

SENTENCES = """
game-founded = { $title }
nuts-given = { $giver } gave { $taker } { $n } nuts
swapped = { $one } swapped with { $other }
"""
MESSAGES = Messages([SENTENCES])

BEA = Viewer(frozenset({"bea"}))
NURSE = Viewer(frozenset({"nurse"}), is_staff=True)


def character_name(_kind: str, what: str) -> str:
    return key_as_words(what)


def export_lines_for_viewer(game: YardGame, viewer: Viewer) -> list[ExportLine]:
    """Return all lines of a game for a viewer."""
    log = game.state.log
    entries = [log.entries[position] for position in range(1, log.position + 1)]
    numbering = CHRONICLE.read(entries, "yard")
    chronicle = Chronicle("yard", numbering, log, MACHINE.types, game.scribe.text)
    return list(
        export_lines(chronicle, viewer, MESSAGES, character_name, balance_visibility(game, viewer))
    )


def balance_visibility(game: YardGame, viewer: Viewer) -> MaySee:
    """Return a function that says whether a viewer sees the balance of an account."""

    def may_see(account: str, asset: str) -> bool:
        audience = MACHINE.rules.assets.account_audience(game.state, holder(account), asset)
        return viewer.sees_positions if is_outside(account) else sees(audience, viewer)

    return may_see


def known_balances(game: YardGame, viewer: Viewer) -> dict[tuple[str, str], int]:
    """Return the balances that a viewer may know, by account and asset."""
    return {
        (account, asset): amount
        for account, held in game.state.books.accounts.items()
        if not account.startswith("@")
        for asset, amount in held.items()
        if balance_visibility(game, viewer)(account, asset)
    }


@pytest.fixture
def yard() -> YardGame:
    return play_two_rounds(YardGame())
