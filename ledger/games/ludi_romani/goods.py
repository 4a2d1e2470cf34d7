"""Goods and money: accounts, holdings, chips and prices (MON)."""

from ledger.contract.form import Number
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.scenario.words import CHIP
from ledger.games.ludi_romani.state import Game
from ledger.record.books import is_lent, lent
from ledger.record.entry import Posting
from ledger.record.objection import Objection, Objections

DENARIUS = "denarius"
CURIALIS = "legio_curialis"
CLIENTARUM = "legio_clientarum"
CLASSIS = "classis"
SUFFRAGIUM = "suffragium"
LEGIONES = (CURIALIS, CLIENTARUM)
MOST_DENARII = 1_000_000_000
"""No single act moves more Denarii than this."""

# Whoever may buy may need change; what one holds must not show in a reminder.
MONEY = RomanChapter("MON", reminders=(("MON-02", seats.is_mortal),))


def spoils(numen: str) -> str:
    """The account of what a god has won or was given (MERC-20, PROEL-33)."""
    return f"{numen}/spoils"


def amount_won(state: Game, character: str, asset: str) -> int:
    """How much of its holding a god did not begin with."""
    return state.books.balance(spoils(character), asset)


def postings_handing_over(
    state: Game, asset: str, giver: str, target: str, amount: int, *, spoils_first: bool = False
) -> tuple[Posting, ...]:
    """Postings that take an amount from a giver, own goods before borrowed ones and before spoils.

    `spoils_first` turns that round. What is won is kept apart from what a god began with (MERC-20);
    who gives away what is lent breaks faith and no rule (AMIC-11). Nothing is lost on the way
    (FATA-12). `target` is an account. Nothing is posted for nought; too much overdraws the
    giver's own.
    """
    sources = (giver, *borrowed(state, giver), spoils(giver))
    parts = dict.fromkeys(sources, 0)
    left = amount
    for account in reversed(sources) if spoils_first else sources:
        parts[account] = min(left, max(0, state.books.balance(account, asset)))
        left -= parts[account]
    parts[giver] += left
    return tuple(Posting(asset, source, target, part) for source, part in parts.items() if part)


def borrowed(state: Game, keeper: str) -> tuple[str, ...]:
    """The accounts of what somebody holds of others' (AMIC-04)."""
    return tuple(part for part in state.books.parts.get(keeper, ()) if is_lent(part))


def owned(state: Game, owner: str, asset: str) -> int:
    """What is somebody's: held by themselves, or lent to others (ROST-18)."""
    books = state.books
    held = books.holding(owner, asset)
    held -= sum(books.balance(part, asset) for part in borrowed(state, owner))
    keepers = state.world.bonds.lent_to.get(owner, ())
    return held + sum(books.balance(lent(keeper, owner), asset) for keeper in keepers)


def free_to_pass(state: Game, character: str, asset: str) -> int:
    """What somebody holds and may hand on: all but a census that waits to be shared (SEN-25)."""
    books = state.books
    waiting = (part for part in books.parts.get(character, ()) if "/census-" in part)
    return books.holding(character, asset) - sum(books.balance(part, asset) for part in waiting)


def account_for_gains(state: Game, character: str) -> str:
    """The account into which falls what the character wins or is given (MERC-20)."""
    return character if state.world.person(character).mortal else spoils(character)


def legions(state: Game, character: str) -> int:
    """How many legiones of both kinds the character holds; special dice do not count (LIM-01)."""
    return sum(state.books.holding(character, kind) for kind in LEGIONES)


def lacks(who: str, asset: str, missing: int, rule: str = "FATA-12") -> Objection:
    """Somebody has too little of an asset; how much they have it gives away."""
    args = {"who": f"who:{who}", "asset": f"asset:{asset}", "n": missing}
    return Objection(rule, "lacks", args, waivable=False, rests_on=((who, asset),))


def must_be_in_chips(amount: int) -> Objections:
    """Amounts are multiples of the smallest chip, 100,000 Denarii (MON-01)."""
    if amount % CHIP:
        yield Objection("MON-01", "not-in-chips", {"chip": CHIP}, waivable=False)


def step_of(asset: str) -> int:
    """The smallest amount of an asset that can pass: one chip of money, one of anything else."""
    return CHIP if asset == DENARIUS else 1


def quantity_field(asset: str, most: int) -> Number:
    """A field for an amount of an asset, money in whole chips (MON-01)."""
    return Number("quantity", step_of(asset), most, step_of(asset), f"asset:{asset}")


def price(state: Game, asset: str) -> int:
    """What a god asks for one of these, in Denarii (MON-03)."""
    if asset == CLASSIS:
        return int(state.switch("prices.classis"))
    return state.world.scenario.worth(asset)


def worth(state: Game, asset: str) -> int:
    """What one of these counts in Denarii, by list and by the readings in force (MON-03)."""
    if asset == "suffragium":
        return int(state.switch("valuation.suffragium"))
    return price(state, asset)
