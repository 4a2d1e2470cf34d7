"""What a divorced husband has, and in what he can pay a dos back (DIV-03, DIV-04)."""

from collections.abc import Mapping
from typing import NamedTuple

from ledger.books import Books
from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, CURIALIS, DENARIUS
from ledger.games.ludi_romani.money import worth
from ledger.games.ludi_romani.scenario import CHIP
from ledger.games.ludi_romani.state import Game

PIECES = (CURIALIS, CLASSIS, CLIENTARUM)
"""What counts beside money, in the order in which it is taken of itself (DIV-03)."""

Goods = Mapping[str, int]


def possessions(books: Books, account: str) -> Goods:
    """What is one's own and counts: neither suffragia nor what friends have lent (DIV-04, 07)."""
    return {asset: books.balance(account, asset) for asset in (DENARIUS, *PIECES)}


def value(state: Game, goods: Goods) -> int:
    """What goods count together, in Denarii at list prices (DIV-04)."""
    return sum(worth(state, asset) * count for asset, count in goods.items())


def with_money(state: Game, pieces: Goods, dos: int) -> Goods:
    """Pieces, and the money that is missing to the sum (DIV-04)."""
    return {DENARIUS: max(0, dos - value(state, pieces)), **pieces}


def of_itself(state: Game, held: Goods, dos: int) -> Goods:
    """What is paid when nothing is chosen: money first, then piece by piece; or all (DIV-03)."""
    missing = max(0, dos - held[DENARIUS])
    pieces: dict[str, int] = {}
    for kind in PIECES:
        each = worth(state, kind)
        pieces[kind] = min(held[kind], -(-missing // each)) if each else 0
        missing = max(0, missing - each * pieces[kind])
    return held if missing else with_money(state, pieces, dos)


class Window(NamedTuple):
    """Between what sums the pieces of a payment must be worth, in Denarii (DIV-04)."""

    least: int
    most: int

    def counts(self, each: int, there: int, others: int) -> tuple[int, int]:
        """How few and how many pieces of a kind; `others` is what all later kinds are worth."""
        if not each:
            return 0, there
        return max(0, -(-(self.least - others) // each)), min(there, self.most // each)

    def after(self, spent: int) -> "Window":
        """What is left of it when some pieces are chosen."""
        return Window(self.least - spent, self.most - spent)


def window(state: Game, held: Goods, dos: int) -> Window:
    """The pieces make up for missing money, and go beyond the dos by less than the dearest."""
    dearest = max(worth(state, kind) for kind in PIECES)
    return Window(dos - held[DENARIUS], dos + dearest - CHIP)
