"""Holdings: the holder and the owner of all goods in a game.

Holdings are computed from the postings alone, without the rules of any game.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from ledger.record.books import Books, owner
from ledger.record.entry import Entry
from projections.projection import Projection

MaySee = Callable[[str, str], bool]
"""Whether one viewer sees a character's balance of an asset."""


@dataclass(frozen=True, slots=True)
class Holdings:
    """All that one character holds, as far as a viewer may see it, in units of each asset."""

    character: str
    holds: Mapping[str, int] = field(default_factory=dict)
    """All goods that the character holds."""
    of: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """The part of the held goods that belongs to other owners, by owner."""


def _evolve(books: Books, entry: Entry) -> Books:
    return books.post(entry.postings) if entry.postings else books


HOLDINGS: Projection[Books] = Projection("holdings", 1, Books(), _evolve)


def owners_of_goods(books: Books) -> Iterator[str]:
    """Yield everybody who ever held any goods, without named accounts such as `@origin`."""
    return (character for character in books.parts if not character.startswith("@"))


def holdings_of(books: Books, character: str, may_see: MaySee) -> Holdings:
    """Return the part of one character's holdings that a viewer sees.

    A viewer sees either the whole balance or no part of it.
    """
    goods_held: dict[str, int] = {}
    goods_by_owner: dict[str, dict[str, int]] = {}
    for account in books.parts.get(character, ()):
        for asset, amount in books.accounts[account].items():
            if not amount or not may_see(character, asset):
                continue
            goods_held[asset] = goods_held.get(asset, 0) + amount
            if owner(account) != character:
                goods_by_owner.setdefault(owner(account), {})[asset] = amount
    return Holdings(
        character, dict(sorted(goods_held.items())), dict(sorted(goods_by_owner.items()))
    )


def all_holdings(books: Books, may_see: MaySee) -> tuple[Holdings, ...]:
    """Return the holdings of all characters, as far as a viewer sees them.

    Characters without a visible balance are left out.
    """
    characters = (
        holdings_of(books, character, may_see) for character in sorted(owners_of_goods(books))
    )
    return tuple(holdings for holdings in characters if holdings.holds)
