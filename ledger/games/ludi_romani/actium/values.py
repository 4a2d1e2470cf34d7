"""The worth of goods at Actium, and the contents of a party's form (ACTIUM-06, ACTIUM-07)."""

from collections.abc import Iterator
from typing import NamedTuple

from ledger.games.ludi_romani.actium.state import Party
from ledger.games.ludi_romani.goods import CURIALIS
from ledger.games.ludi_romani.scenario.battles import SeaValues
from ledger.games.ludi_romani.scenario.defaults import declared_readings
from ledger.games.ludi_romani.scenario.value_types import ASSETS
from ledger.games.ludi_romani.state import Game

SUFFRAGIUM = "suffragium"
DOS = "dos"
LC_VALUE = "actium.lc_value"
TEN_VOTES = 10
"""The number of suffragia that count together (ACTIUM-07)."""

LEGIO_KINDS = tuple(asset for asset in ASSETS if asset.partition("_")[0] in ("legio", "cohors"))
"""All kinds of legiones, such as ultrix and fabrilis, which count at Actium (ACTIUM-07)."""


class FormLine(NamedTuple):
    """One line of a form: an asset, its number and their total worth in Denarii."""

    asset: str
    number: int
    worth: int


def unit_worth(state: Game, holder: str, asset: str) -> int:
    """Return the worth of one unit on a form in Denarii, 0 if the asset does not count."""
    sea_values = state.world.scenario.actium.values
    if asset in LEGIO_KINDS:
        return _legio_worth(state, asset, sea_values)
    match asset:
        case "denarius":
            return 1
        case "classis":
            return sea_values.classis
        case "suffragium":
            return sea_values.ten_suffragia // TEN_VOTES
        case "rexpressus":
            return _rexpressus_worth(state, holder, sea_values)
        case "dos":
            return _dos_worth(state, holder, sea_values)
    return 0


def _legio_worth(state: Game, asset: str, sea_values: SeaValues) -> int:
    """Return the worth of a legio. By one reading a white legio counts at its price (ACTIUM-07)."""
    reading = state.switch(LC_VALUE)
    has_special_worth = asset == CURIALIS and reading != declared_readings()[LC_VALUE].default
    return int(reading) if has_special_worth else sea_values.legio


def _rexpressus_worth(state: Game, holder: str, sea_values: SeaValues) -> int:
    """Return the worth of a Rexpressus (ACTIUM-07).

    By one reading a Rexpressus counts for any holder. Otherwise it counts only if a rex holds it
    unused.
    """
    is_unused = state.world.person(holder).role == "rex"
    is_counted = is_unused or state.switch("actium.rexpressus") == "holder"
    return sea_values.rexpressus if is_counted else 0


def _dos_worth(state: Game, holder: str, sea_values: SeaValues) -> int:
    """Return the worth of a dos.

    Readings decide when a dos counts: usually while the woman still has it (ACTIUM-07).
    """
    reading = state.switch("actium.dos")
    if reading == "any_card":
        return sea_values.dos
    woman = state.world.scenario.cast[holder]
    if not woman.mortal or not woman.holdings.get(DOS):
        return 0
    return woman.dos_value if reading == "face_value" else sea_values.dos


def promised_to_forms(state: Game, giver: str, asset: str) -> int:
    """Return how much of an asset a giver has promised to parties for their Actium forms."""
    gifts = state.world.actium.gifts
    return sum(gift.quantity for gift in gifts if (gift.giver, gift.asset) == (giver, asset))


def unpromised_amount(state: Game, giver: str, asset: str) -> int:
    """Return how much of an asset a character holds and has not promised to a form."""
    return max(0, state.books.holding(giver, asset) - promised_to_forms(state, giver, asset))


class Share(NamedTuple):
    """One character's contribution of one asset to a form."""

    holder: str
    asset: str
    number: int


def own_shares(state: Game, character: str) -> Iterator[Share]:
    """Yield the contributions of a member's own goods to the party's form (ACTIUM-06)."""
    for asset in state.books.holdings(character):
        own_amount = unpromised_amount(state, character, asset)
        if own_amount and unit_worth(state, character, asset):
            yield Share(character, asset, own_amount)


def form_shares(state: Game, party: Party) -> tuple[Share, ...]:
    """Return all shares on a party's form, which are its members' goods and the gifts."""
    members = party.members
    member_shares = (share for member in members for share in own_shares(state, member))
    received_shares = (
        share for receiver, share in _received_gifts(state) if receiver in members and share.number
    )
    return (*member_shares, *received_shares)


def _received_gifts(state: Game) -> Iterator[tuple[str, Share]]:
    """Yield every gift with its receiver, the oldest first.

    The amount is at most the giver's present holding, because a ruling may have taken promised
    goods (ACTIUM-04).
    """
    amounts_left: dict[tuple[str, str], int] = {}
    for gift in state.world.actium.gifts:
        account_key = gift.giver, gift.asset
        remaining_amount = amounts_left.get(account_key, state.books.holding(*account_key))
        gift_amount = min(gift.quantity, remaining_amount)
        amounts_left[account_key] = remaining_amount - gift_amount
        yield gift.receiver, Share(*account_key, gift_amount)


def lines_of_form(state: Game, shares: tuple[Share, ...]) -> tuple[FormLine, ...]:
    """Return a form's lines: number and worth of each asset in these shares (ACTIUM-07)."""
    counts: dict[str, int] = {}
    worths: dict[str, int] = {}
    for holder, asset, amount in shares:
        counts[asset] = counts.get(asset, 0) + amount
        worths[asset] = worths.get(asset, 0) + amount * unit_worth(state, holder, asset)
    if SUFFRAGIUM in counts:
        worth_of_ten = state.world.scenario.actium.values.ten_suffragia
        worths[SUFFRAGIUM] = counts[SUFFRAGIUM] // TEN_VOTES * worth_of_ten
    return tuple(
        FormLine(asset, counts[asset], worths[asset]) for asset in ASSETS if asset in counts
    )


def worth_of_form(state: Game, party: Party) -> int:
    """Return the total worth of a party's form in Denarii (ACTIUM-07)."""
    return sum(line.worth for line in lines_of_form(state, form_shares(state, party)))
