"""`acta rebuild`: read every entry again and compare."""

from typing import Annotated

import typer

from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    console,
    fail_command,
    open_ledger,
    scribe_of,
)
from api.game.game_names import harmless_title
from ledger.language.grammar import count_text, with_full_stop
from ledger.scribe.scribe import Scribe
from projections.catalogue import PROJECTIONS
from projections.projection import Readings, StoppedError
from projections.runner import EntrySource, rebuild_readings


def rebuild(
    store: LedgerPlace = DEFAULT_STORE,
    game: Annotated[str, typer.Option(help="Which game, if the file holds several.")] = "",
) -> None:
    """Rebuild a game from its first entry and check the file, the seal and the books.

    Changes nothing. Use it after a crash, a copied file, or when in doubt.
    """
    with open_ledger(store) as ledger:
        ledger.check()
        scribe = scribe_of(ledger, game)
        _check_asset_totals(scribe)
        _check_readings(scribe, ledger)
        kernel_state, entry_count = scribe.state.kernel, scribe.state.log.position
        console.print(
            f"{harmless_title(kernel_state)} ({kernel_state.game}): "
            f"{count_text(entry_count, 'entry', 'entries')} rebuilt, the seal fits, "
            f"the books balance, every projection comes out the same. "
            f"It stands in period {kernel_state.period.seq} and is {kernel_state.status}.",
        )


def _check_asset_totals(scribe: Scribe) -> None:
    lost_amounts = {
        asset: amount for asset, amount in scribe.state.books.totals().items() if amount
    }
    if lost_amounts:
        fail_command(f"The books do not balance: {lost_amounts}.")


def _check_readings(scribe: Scribe, entry_source: EntrySource) -> None:
    live_readings = Readings(PROJECTIONS, scribe.game)
    registries = {scribe.machine.rules.name: scribe.machine.registry}
    try:
        rebuilt_readings = rebuild_readings(entry_source, registries)
    except StoppedError as error:
        fail_command(with_full_stop(str(error)))
    for projection in PROJECTIONS:
        if rebuilt_readings.reading(scribe.game, projection) != live_readings.reading_of(
            projection, scribe.state.log
        ):
            fail_command(
                f"The projection {projection.name} comes out differently when it is rebuilt."
            )
