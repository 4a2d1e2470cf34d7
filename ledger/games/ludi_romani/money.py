"""MON: chips, and what things cost and count."""

from ledger.form import Number
from ledger.games.ludi_romani import goods, seats
from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.scenario.words import CHIP
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections

MOST_DENARII = 1_000_000_000
"""No single act moves more Denarii than this."""


def must_be_in_chips(amount: int) -> Objections:
    """Amounts are multiples of the smallest chip, 100,000 Denarii (MON-01)."""
    if amount % CHIP:
        yield Objection("MON-01", "not-in-chips", {"chip": CHIP}, waivable=False)


def step_of(asset: str) -> int:
    """The smallest amount of an asset that can pass: one chip of money, one of anything else."""
    return CHIP if asset == goods.DENARIUS else 1


def quantity_field(asset: str, most: int) -> Number:
    """A field for an amount of an asset, money in whole chips (MON-01)."""
    return Number("quantity", step_of(asset), most, step_of(asset), f"asset:{asset}")


def price(state: Game, asset: str) -> int:
    """What a god asks for one of these, in Denarii (MON-03)."""
    if asset == goods.CLASSIS:
        return int(state.switch("prices.classis"))
    return state.world.scenario.worth(asset)


def worth(state: Game, asset: str) -> int:
    """What one of these counts in Denarii, by list and by the readings in force (MON-03)."""
    if asset == "suffragium":
        return int(state.switch("valuation.suffragium"))
    return price(state, asset)


# Whoever may buy may need change; what one holds must not show in a reminder.
MONEY = RomanChapter("MON", reminders=(("MON-02", seats.is_mortal),))
