"""`acta rebuild`: read every entry again and compare."""

from typing import Annotated

import typer

from api.commands.console import DEFAULT_STORE, fail, opened, out, scribe_of


def rebuild(
    store: Annotated[str, typer.Option(help="The ledger file.")] = DEFAULT_STORE,
    game: Annotated[str, typer.Option(help="Which game, if the file holds several.")] = "",
) -> None:
    """Rebuild a game from its first entry and check the file, the seal and the books.

    Changes nothing. Use it after a crash, a copied file, or when in doubt.
    """
    with opened(store) as ledger:
        ledger.check()
        scribe = scribe_of(ledger, game)
        lost = {asset: n for asset, n in scribe.state.books.totals().items() if n}
        if lost:
            fail(f"The books do not balance: {lost}.")
        kernel = scribe.state.kernel
        out.print(
            f"{kernel.title} ({kernel.game}): {scribe.state.log.position} entries rebuilt, "
            f"the seal fits, the books balance. It stands in period {kernel.period.seq} and is "
            f"{kernel.status}.",
            markup=False,
        )
