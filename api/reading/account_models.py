"""The shapes of accounts: balances, statements, trial balances, and tills with what was counted."""

from typing import Any

from api.model import Model
from api.reading.models import Stretch


class AccountBalance(Model):
    """What an account has of an asset. `holder` has it in hand, `owner` is whose it is.

    An `outside` account, such as `@origin`, is nobody's in play; there alone the balance may be
    below zero.
    """

    account: str
    holder: str
    owner: str
    outside: bool
    asset: str
    balance: int


class Accounts(Model):
    """Every account and asset of which there is a statement for whoever asks.

    `tills` is true where they see a till that is or ought to be counted.
    """

    game: str
    position: int | None = None
    accounts: list[AccountBalance]
    tills: bool


class StatementChange(Model):
    """A change of the balance by an entry, and the balance after it.

    `amount` is below zero for what was given. `other` is the account at the other end; it is
    missing where one does not see it, as `entry` is where one sees nothing else of the entry.
    `text` is the entry's sentence, empty for who sees no more than what was moved. `n` is the
    entry's position, for who sees positions.
    """

    entry: str | None = None
    n: int | None = None
    at: int
    period: int
    other: str | None = None
    amount: int
    balance: int
    key: str
    args: dict[str, Any]
    text: str
    reversed: bool


class Statement(Model):
    """An account's changes, oldest first, from the balance before them to that after them.

    What one did not see is brought forward in `opening`. `periods` are those of the changes, in
    order. `following` is the entry with which the
    statement goes on, where there are more lines than were asked for.
    """

    game: str
    account: str
    holder: str
    owner: str
    outside: bool
    asset: str
    opening: int
    closing: int
    periods: list[Stretch]
    changes: list[StatementChange]
    following: str | None = None


class TrialRow(Model):
    """What an account received and gave of an asset up to a position, and what it has.

    What an `outside` account gave is what came from it into play, what it received went there.
    """

    account: str
    outside: bool
    received: int
    given: int
    balance: int


class AssetTrial(Model):
    """The trial balance of an asset: all accounts received together what they gave.

    `held` is what is in play, outside accounts left out.
    """

    asset: str
    received: int
    given: int
    held: int
    rows: list[TrialRow]


class TrialBalance(Model):
    """The trial balance of every asset, right after the entry at a position."""

    game: str
    position: int
    balanced: bool
    assets: list[AssetTrial]


class TillCount(Model):
    """An entry that says a till was counted: what the books said before it, and what was counted.

    `difference` is the `amount` that was counted less what the books said; the entry booked it.
    """

    entry: str
    n: int | None = None
    at: int
    period: int
    books: int
    amount: int
    difference: int
    key: str
    args: dict[str, Any]
    text: str
    reversed: bool


class Till(Model):
    """What somebody's books say of an asset that can be counted, and every count, oldest first.

    `moved` is by how much the books have changed since the last count that holds.
    """

    holder: str
    asset: str
    books: int
    moved: int | None = None
    counts: list[TillCount]


class Tills(Model):
    """The tills that whoever asks may see; none where nothing is counted in a game."""

    game: str
    position: int | None = None
    tills: list[Till]
