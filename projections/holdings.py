"""Holdings: who holds what, and whose it is. A fold over postings that knows no rule."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from ledger.record.books import Books, owner
from ledger.record.entry import Entry
from projections.projection import Projection

MaySee = Callable[[str, str], bool]
"""Whether one viewer sees what a character holds of an asset."""


@dataclass(frozen=True, slots=True)
class Holdings:
    """What one character holds, as far as a viewer sees it, in units of each asset.

    `holds` is everything in hand; `of` is the part of it that belongs to others, by owner.
    """

    character: str
    holds: Mapping[str, int] = field(default_factory=dict)
    of: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


def _evolve(books: Books, entry: Entry) -> Books:
    return books.post(entry.postings) if entry.postings else books


HOLDINGS: Projection[Books] = Projection("holdings", 1, Books(), _evolve)


def holders(books: Books) -> Iterator[str]:
    """Everybody who has ever held anything, without named accounts such as `@origin`."""
    return (character for character in books.parts if not character.startswith("@"))


def holdings_of(books: Books, character: str, may_see: MaySee) -> Holdings:
    """What one character holds, as far as a viewer sees it. A balance is seen whole or not."""
    holds: dict[str, int] = {}
    of: dict[str, dict[str, int]] = {}
    for account in books.parts.get(character, ()):
        for asset, amount in books.accounts[account].items():
            if not amount or not may_see(character, asset):
                continue
            holds[asset] = holds.get(asset, 0) + amount
            if owner(account) != character:
                of.setdefault(owner(account), {})[asset] = amount
    return Holdings(character, dict(sorted(holds.items())), dict(sorted(of.items())))


def all_holdings(books: Books, may_see: MaySee) -> tuple[Holdings, ...]:
    """What everybody holds, as far as a viewer sees it, by character.

    Characters of whom nothing is seen are left out.
    """
    everybody = (holdings_of(books, character, may_see) for character in sorted(holders(books)))
    return tuple(holdings for holdings in everybody if holdings.holds)
