"""The slice `market`, in which everybody sees the goods for sale."""

from typing import Any

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, price
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.view import Bundle, Slice

GOODS_FOR_SALE = (CURIALIS, CLIENTARUM, CLASSIS)


def market_bundle(state: Game) -> Bundle:
    """Return the goods that the gods sell, with their prices."""
    sources = (state.books, state.kernel.switches)
    return Bundle("market", sources, lambda: (("market", _market(state)),))


def goods_accounts_of(state: Game, character: str) -> tuple[object, ...]:
    """Return the accounts of the goods that a character holds."""
    books = state.books
    return tuple([books.accounts[account] for account in books.parts.get(character, ())])


def _market(state: Game) -> Slice:
    numina = state.world.scenario.numina

    def render_market() -> dict[str, Any]:
        return {
            "stock": [
                {
                    "seller": numen.id,
                    "asset": asset,
                    "price": price(state, asset),
                    "stock": stock_count,
                    "advertised": asset in numen.sells,
                }
                for numen in numina
                for asset in GOODS_FOR_SALE
                if (stock_count := state.books.holding(numen.id, asset))
            ]
        }

    accounts = (account for numen in numina for account in goods_accounts_of(state, numen.id))
    return Slice(EVERYBODY, (state.kernel.switches, *accounts), render_market)
