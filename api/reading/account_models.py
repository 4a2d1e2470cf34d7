"""The shapes of accounts: balances, statements, trial balances, and tills with what was counted."""

from api.base.model import MessageArgs, MessageKey, Model, SeenPosition
from api.reading.models import Stretch


class AccountBalance(Model):
    """The balance of an account, of one asset."""

    account: str
    """The account's name, such as `octavian/of:agrippa` for what Octavian holds of Agrippa's."""
    holder: str
    """The character who has it in hand."""
    owner: str
    """The character whose it is; not the holder for what is lent."""
    outside: bool
    """Whether it is an outside account, such as `@origin`, which is nobody's in play."""
    asset: str
    """The asset."""
    balance: int
    """How much it has, in units of the asset (money in denarii); below 0 for outside accounts
    only."""


class Accounts(Model):
    """Every account and asset of which there is a statement for whoever asks."""

    game: str
    """The game's id."""
    position: int | None = None
    """The position of the last entry that counts, from 1, for askers who see positions."""
    accounts: list[AccountBalance]
    """The accounts, one for each asset."""
    tills: bool
    """Whether the asker sees a till that is or ought to be counted."""


class StatementChange(Model):
    """A change of the balance by an entry, and the balance after it."""

    entry: str | None = None
    """The entry's id; left out where the asker sees nothing else of the entry."""
    n: SeenPosition = None
    at: int
    """When the entry was recorded, in milliseconds since 1970."""
    period: int
    """The number of the period in which it was recorded."""
    other: str | None = None
    """The account at the other end; left out where the asker does not see it."""
    amount: int
    """The change, in units of the asset; below 0 for a gift to others."""
    balance: int
    """The balance after it, in units of the asset."""
    key: MessageKey
    args: MessageArgs
    text: str
    """The entry's sentence; empty for readers of the transfer alone."""
    reversed: bool
    """Whether a later entry took it back."""


class Statement(Model):
    """An account's changes of one asset, oldest first, between two balances."""

    game: str
    """The game's id."""
    account: str
    """The account's name."""
    holder: str
    """The character who has it in hand."""
    owner: str
    """The character whose it is."""
    outside: bool
    """Whether it is an outside account, such as `@origin`."""
    asset: str
    """The asset."""
    opening: int
    """The balance before the changes, in units of the asset; changes that the asker did not see are
    in it."""
    closing: int
    """The balance after them, in units of the asset."""
    periods: list[Stretch]
    """The periods of the changes, in order."""
    changes: list[StatementChange]
    """The changes."""
    following: str | None = None
    """The id of the entry with which the statement goes on; left out where it is whole."""


class TrialRow(Model):
    """The sums of an account, of one asset, up to a position."""

    account: str
    """The account's name."""
    outside: bool
    """Whether it is an outside account: its gifts came into play, its receipts left it."""
    received: int
    """All that it received, in units of the asset."""
    given: int
    """All that it gave, in units of the asset."""
    balance: int
    """The balance, in units of the asset."""


class AssetTrial(Model):
    """The trial balance of an asset: all accounts received together what they gave."""

    asset: str
    """The asset."""
    received: int
    """All that was received, in units of the asset."""
    given: int
    """All that was given, in units of the asset."""
    held: int
    """All that is in play, in units of the asset."""
    rows: list[TrialRow]
    """The accounts."""


class TrialBalance(Model):
    """The trial balance of every asset, right after the entry at a position."""

    game: str
    """The game's id."""
    position: int
    """The position of the last entry that counts, from 1."""
    balanced: bool
    """Whether all accounts of each asset sum to 0."""
    assets: list[AssetTrial]
    """The assets."""


class TillCount(Model):
    """An entry that says a till was counted."""

    entry: str
    """The entry's id."""
    n: SeenPosition = None
    at: int
    """When it was recorded, in milliseconds since 1970."""
    period: int
    """The number of the period in which it was recorded."""
    books: int
    """The balance of the books before it, in units of the asset."""
    amount: int
    """The count, in units of the asset."""
    difference: int
    """The count less the balance of the books, in units of the asset; the entry booked it."""
    key: MessageKey
    args: MessageArgs
    text: str
    """The entry's sentence."""
    reversed: bool
    """Whether a later entry took it back."""


class Till(Model):
    """A till: the books of an asset that can be counted, and every count of it."""

    holder: str
    """The character whose till it is."""
    asset: str
    """The asset."""
    books: int
    """The balance of the books now, in units of the asset."""
    moved: int | None = None
    """By how much the books have changed since the last count that holds, in units of the asset."""
    counts: list[TillCount]
    """The counts, oldest first."""


class Tills(Model):
    """The tills that whoever asks may see; none where nothing is counted in a game."""

    game: str
    """The game's id."""
    position: int | None = None
    """The position of the last entry that counts, from 1, for askers who see positions."""
    tills: list[Till]
    """The tills."""
