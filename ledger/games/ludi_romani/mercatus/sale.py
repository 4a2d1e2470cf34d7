"""MERC: objections to a sale, and the gods who may not refuse one."""

from typing import NamedTuple

from ledger.entry import Posting
from ledger.games.ludi_romani import arms, goods, limits, money, roster, seats
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections, about, first_unmet, met

SALE = {goods.CURIALIS: "MERC-07", goods.CLIENTARUM: "MERC-08", goods.CLASSIS: "MERC-09"}
"""What gods sell, and the rule that says so (MERC-07 to 09)."""


class Deal(NamedTuple):
    """What is to be sold, by whom and to whom."""

    buyer: str
    seller: str
    asset: str
    quantity: int = 1

    @property
    def rule(self) -> str:
        """The rule under which such an asset is sold."""
        return SALE[self.asset]


def must_be_lawful_purchase(state: Game, deal: Deal) -> Objections:
    """Everything that must hold for a purchase."""
    impossible = _must_be_mortal_asking_god(state, deal)
    yield from first_unmet(impossible, _must_be_possible_now(state, deal))


def _must_be_possible_now(state: Game, deal: Deal) -> Objections:
    """Goods, purse and place must allow what a mortal asks of a god (MERC-07 to 09)."""
    yield from standing_objections(state, deal.buyer, deal.asset)
    yield from limits.must_stay_within_ten(state, deal.buyer, deal.asset, deal.quantity)
    yield from roster.must_be_proprietor(state, deal.seller)
    yield from arms.legions_must_be_free(state, deal.seller, deal.asset)
    yield from _must_be_together(state, deal)
    yield from _must_be_in_stock(state, deal)
    yield from _must_be_able_to_pay(state, deal)


def _must_be_mortal_asking_god(state: Game, deal: Deal) -> Objections:
    """The buyer must be a mortal, the seller a god, the asset one that gods sell (MERC-01)."""
    if not state.world.person(deal.buyer).mortal:
        yield from _buyer_must_be_mortal(deal)  # MERC-12
    elif state.world.person(deal.seller).mortal:
        yield from _seller_must_be_god(deal)
    elif deal.asset not in SALE:  # MERC-23
        yield from _must_be_for_sale(deal)


def _buyer_must_be_mortal(deal: Deal) -> Objections:
    """Gods, the Fates included, buy nothing from other gods (MERC-12, LIM-09)."""
    yield Objection("MERC-12", "gods-do-not-buy", about(deal.buyer))


def _seller_must_be_god(deal: Deal) -> Objections:
    """Only gods sell (MERC-01); mortals never sell legiones curiales or votes (MERC-04)."""
    rule = "MERC-04" if deal.asset in (goods.CURIALIS, "suffragium") else "MERC-01"
    yield Objection(rule, "buy-from-gods", about(deal.seller))


def _must_be_for_sale(deal: Deal) -> Objections:
    """Only legiones and classes have a price (MERC-23)."""
    yield Objection("MERC-23", "not-for-sale", {"asset": f"asset:{deal.asset}"}, waivable=False)


def standing_objections(state: Game, buyer: str, asset: str) -> Objections:
    """The objections to a mortal buying such an asset at all."""
    yield from roster.must_be_fit_to_own(state, buyer, asset)
    yield from _must_not_be_in_battle(state, buyer)
    if asset == goods.CLASSIS:
        yield from must_be_on_the_coast(state, buyer)


def _must_not_be_in_battle(state: Game, buyer: str) -> Objections:
    """The parties of a proelium buy nothing, from challenge to end (MERC-14, LIM-11)."""
    if state.world.person(buyer).embattled:
        yield Objection("MERC-14", "no-buying-in-battle", about(buyer))


def must_be_on_the_coast(state: Game, character: str) -> Objections:
    """A classis is traded only by the sea, not in Parthia or Germania (MERC-10)."""
    place = state.seating.place(character)
    if place and not state.world.scenario.regions[place].sea:
        yield Objection("MERC-10", "no-ships-inland", {"place": f"place:{place}"})


def _must_be_together(state: Game, deal: Deal) -> Objections:
    """By one reading buyer and god must be in the same region (MERC-07 to 09)."""
    if state.switch("emptio.same_region"):
        yield from seats.must_be_in_same_region(state, deal.buyer, deal.seller, deal.rule)


def _must_be_in_stock(state: Game, deal: Deal) -> Objections:
    """The god must have the goods (MERC-07 to 09)."""
    stock = state.books.holding(deal.seller, deal.asset)
    if deal.quantity > stock:
        args = {"who": f"who:{deal.seller}", "asset": f"asset:{deal.asset}", "n": stock}
        yield Objection(deal.rule, "not-in-stock", args, waivable=False)


def _must_be_able_to_pay(state: Game, deal: Deal) -> Objections:
    """The buyer must have the price (MERC-07 to 09)."""
    cost = money.price(state, deal.asset) * deal.quantity
    if state.books.holding(deal.buyer, goods.DENARIUS) < cost:
        args = {"who": f"who:{deal.buyer}", "cost": cost}
        purse = ((deal.buyer, goods.DENARIUS),)
        yield Objection(deal.rule, "cannot-pay", args, waivable=False, rests_on=purse)


def complaint(state: Game, deal: Deal) -> tuple[Objection, ...]:
    """A warning about a god who refuses a lawful buyer (MERC-11)."""
    if not _is_bound_to_sell(state, deal) or not met(must_be_lawful_purchase(state, deal)):
        return ()
    args = {
        "who": f"who:{deal.seller}",
        "buyer": f"who:{deal.buyer}",
        "asset": f"asset:{deal.asset}",
        "n": deal.quantity,
    }
    return (Objection("MERC-11", "sale-declined", args, grade="W"),)


def _is_bound_to_sell(state: Game, deal: Deal) -> bool:
    """Whether the seller is a god who may not refuse a buyer (MERC-11)."""
    reading = state.switch("numen.must_sell")
    if reading == "advertised_only":
        return deal.asset in state.world.scenario.cast[deal.seller].sells
    if reading == "everything" or not _keeps_first_stock(state, deal.seller):
        return True
    return goods.amount_won(state, deal.seller, deal.asset) >= deal.quantity


def _keeps_first_stock(state: Game, numen: str) -> bool:
    """Whether this is Vesta or one of the thiasos, who keep their first legiones (MERC-11)."""
    data = state.world.scenario.cast[numen]
    return data.group == "thiasos" or "head_vestals" in data.powers


def exchange(state: Game, deal: Deal) -> tuple[Posting, ...]:
    """The god gets the price, the buyer the goods (MERC-07 to 09)."""
    cost = money.price(state, deal.asset) * deal.quantity
    spoils_first = _keeps_first_stock(state, deal.seller)
    return (
        *goods.postings_handing_over(state, goods.DENARIUS, deal.buyer, deal.seller, cost),
        *goods.postings_handing_over(
            state, deal.asset, deal.seller, deal.buyer, deal.quantity, spoils_first=spoils_first
        ),
    )
