"""Goods and money: accounts, holdings, chips and prices (MON)."""

from ledger.contract.form import Number
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.scenario.value_types import DENARII_PER_CHIP
from ledger.games.ludi_romani.state import Game
from ledger.record.books import is_lent, lent_account
from ledger.record.entry import Posting
from ledger.record.objection import Objection, Objections

DENARIUS = "denarius"
CURIALIS = "legio_curialis"
CLIENTARUM = "legio_clientarum"
CLASSIS = "classis"
SUFFRAGIUM = "suffragium"
LEGIONES = (CURIALIS, CLIENTARUM)
MAX_DENARII = 1_000_000_000
"""The maximum sum in Denarii that a single act can move."""

# Every possible buyer gets this reminder, because a reminder must not reveal a character's money.
MONEY = RomanChapter("MON", reminders=(("MON-02", seats.is_mortal),))


def spoils_account(numen: str) -> str:
    """Return the account of a god's winnings and gifts (MERC-20, PROEL-33)."""
    return f"{numen}/spoils"


def amount_won(state: Game, character: str, asset: str) -> int:
    """Return how much of an asset a god has won or was given."""
    return state.books.balance(spoils_account(character), asset)


def postings_handing_over(
    state: Game, asset: str, giver: str, target: str, amount: int, *, are_spoils_first: bool = False
) -> tuple[Posting, ...]:
    """Return postings that take an amount from a giver.

    The postings take own goods before borrowed ones and before spoils. With `are_spoils_first` the
    order is reversed. Spoils are separate from a god's initial goods (MERC-20). A giver who gives
    away borrowed goods breaks faith, but no rule (AMIC-11). No goods are lost (FATA-12). `target`
    is an account. An amount of 0 has no posting. An amount that is too large overdraws the giver's
    own account.
    """
    sources = (giver, *accounts_of_borrowed_goods(state, giver), spoils_account(giver))
    amounts_by_source = dict.fromkeys(sources, 0)
    remaining_amount = amount
    for account in reversed(sources) if are_spoils_first else sources:
        amounts_by_source[account] = min(
            remaining_amount, max(0, state.books.balance(account, asset))
        )
        remaining_amount -= amounts_by_source[account]
    amounts_by_source[giver] += remaining_amount
    return tuple(
        Posting(asset, source, target, amount)
        for source, amount in amounts_by_source.items()
        if amount
    )


def accounts_of_borrowed_goods(state: Game, keeper: str) -> tuple[str, ...]:
    """Return the accounts that hold a keeper's borrowed goods (AMIC-04)."""
    return tuple(account for account in state.books.parts.get(keeper, ()) if is_lent(account))


def amount_owned(state: Game, owner: str, asset: str) -> int:
    """Return how much of an asset belongs to its owner.

    It may be held, or lent to other characters (ROST-18).
    """
    books = state.books
    amount = books.holding(owner, asset)
    amount -= sum(
        books.balance(account, asset) for account in accounts_of_borrowed_goods(state, owner)
    )
    keepers = state.world.bonds.lent_to.get(owner, ())
    return amount + sum(books.balance(lent_account(keeper, owner), asset) for keeper in keepers)


def amount_free_to_pass(state: Game, character: str, asset: str) -> int:
    """Return how much a character may pass on. An unshared census is not included (SEN-25)."""
    books = state.books
    shares = (account for account in books.parts.get(character, ()) if "/census-" in account)
    return books.holding(character, asset) - sum(
        books.balance(account, asset) for account in shares
    )


def account_for_gains(state: Game, character: str) -> str:
    """Return the account that receives the character's winnings and gifts (MERC-20)."""
    return character if state.world.person(character).mortal else spoils_account(character)


def number_of_legions(state: Game, character: str) -> int:
    """Return how many legiones of both kinds the character holds.

    Special dice do not count (LIM-01).
    """
    return sum(state.books.holding(character, legio) for legio in LEGIONES)


def too_little_objection(
    character: str, asset: str, missing_amount: int, rule: str = "FATA-12"
) -> Objection:
    """Return an objection because a character has too little of an asset.

    The objection reveals the character's holding.
    """
    message_args = {"who": f"who:{character}", "asset": f"asset:{asset}", "n": missing_amount}
    return Objection(rule, "lacks", message_args, waivable=False, rests_on=((character, asset),))


def must_be_in_chips(amount: int) -> Objections:
    """Raise an objection unless the amount is a multiple of the smallest chip, 100,000 Denarii.

    Rule: MON-01.
    """
    if amount % DENARII_PER_CHIP:
        yield Objection("MON-01", "not-in-chips", {"chip": DENARII_PER_CHIP}, waivable=False)


def smallest_amount(asset: str) -> int:
    """Return the smallest amount of an asset that can be passed on: one chip, or one unit."""
    return DENARII_PER_CHIP if asset == DENARIUS else 1


def quantity_field(asset: str, maximum: int) -> Number:
    """Return a field for an amount of an asset, money in whole chips (MON-01)."""
    return Number(
        "quantity", smallest_amount(asset), maximum, smallest_amount(asset), f"asset:{asset}"
    )


def price(state: Game, asset: str) -> int:
    """Return the price that a god asks for one unit, in Denarii (MON-03)."""
    if asset == CLASSIS:
        return int(state.switch("prices.classis"))
    return state.world.scenario.worth(asset)


def worth(state: Game, asset: str) -> int:
    """Return the worth of one unit in Denarii, by list and by the readings in force (MON-03)."""
    if asset == "suffragium":
        return int(state.switch("valuation.suffragium"))
    return price(state, asset)
