"""Rules of trade: who may pass goods to whom, own them, or refuse a sale (MERC)."""

from collections.abc import Callable
from typing import NamedTuple

from ledger.contract.acts import Draft, Drafts
from ledger.games.ludi_romani import arms, goods, limits, roster, seats
from ledger.games.ludi_romani.roster import RoleChanged
from ledger.games.ludi_romani.state import Game
from ledger.record.entry import Entry, Posting
from ledger.record.objection import Objection, Objections, about, first_unmet, met

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
    cost = goods.price(state, deal.asset) * deal.quantity
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
    cost = goods.price(state, deal.asset) * deal.quantity
    spoils_first = _keeps_first_stock(state, deal.seller)
    return (
        *goods.postings_handing_over(state, goods.DENARIUS, deal.buyer, deal.seller, cost),
        *goods.postings_handing_over(
            state, deal.asset, deal.seller, deal.buyer, deal.quantity, spoils_first=spoils_first
        ),
    )


def must_be_transferable(asset: str) -> Objections:
    """Votes, a dos, a Rexpressus and special dice stay (ROST-16, 18 to 20, LIM-05, LIM-17)."""
    rule = roster.STAYS.get(asset, "MERC-23")
    yield Objection(rule, "never-given", {"asset": f"asset:{asset}"}, waivable=False)


def taker_must_be_fit_for_votes(state: Game, to: str, asset: str) -> Objections:
    """Virgines and matronae hold no suffragia (ROST-08)."""
    if asset == "suffragium" and state.world.person(to).role in ("virgo", "matrona"):
        yield Objection("ROST-08", "holds-no-votes", about(to), waivable=False)


def must_not_be_votes_between_spouses(state: Game, giver: str, to: str, asset: str) -> Objections:
    """Spouses may swap anything but suffragia (NUPT-05)."""
    if asset == "suffragium" and state.world.bonds.spouses(giver, to):
        yield Objection("NUPT-05", "spouses-swap-no-votes", waivable=False)


def giver_objections(state: Game, giver: str, to: str, asset: str) -> Objections:
    """The objections to somebody giving such an asset to that person."""
    mortal = state.world.person(giver).mortal
    if mortal and asset == goods.CURIALIS:
        yield from must_be_among_friends(state, giver, to)
    if mortal and asset == goods.CLIENTARUM:
        yield from _legions_must_change_hands_in_one_region(state, giver, to)
    if mortal:
        yield from must_go_to_husband(state, giver, to, asset)
        yield from _ghost_must_give_money_only(state, giver, asset)
    yield from arms.legions_must_be_free(state, giver, asset)
    if asset == goods.CLASSIS and not state.switch("classes.gifts_inland"):
        yield from must_be_on_the_coast(state, giver)
        yield from must_be_on_the_coast(state, to)


def _ghost_must_give_money_only(state: Game, giver: str, asset: str) -> Objections:
    """Imagines may give only Denarii before Actium (IMAGO-11)."""
    if asset != goods.DENARIUS and not state.world.person(giver).living:
        yield Objection("IMAGO-11", "ghosts-give-money")


def must_be_among_friends(state: Game, giver: str, to: str) -> Objections:
    """Legiones curiales pass between friends or spouses only, or never (MERC-04, AMIC-04)."""
    reading = state.switch("lc.transfer")
    bonds = state.world.bonds
    if reading == "never":
        yield Objection("MERC-04", "curiales-never-given")
    elif reading != "free" and not (bonds.friends(giver, to) or bonds.spouses(giver, to)):
        yield Objection("MERC-04", "curiales-among-friends")


def must_go_to_husband(state: Game, giver: str, to: str, asset: str) -> Objections:
    """A matrona returns her husband's legiones to him only (ROST-14)."""
    wife = asset in goods.LEGIONES and state.world.person(giver).role == "matrona"
    if wife and not state.world.bonds.spouses(giver, to):
        yield Objection("ROST-14", "legions-back-to-husband", about(giver))


def _legions_must_change_hands_in_one_region(state: Game, giver: str, to: str) -> Objections:
    """Legiones clientarum are given only within one region, as in a barter (MERC-05).

    This does not bind spouses (NUPT-05).
    """
    if not state.world.bonds.spouses(giver, to):
        yield from seats.must_be_in_same_region(state, giver, to, "MERC-05")


def taker_objections(state: Game, giver: str, to: str, asset: str) -> Objections:
    """The objections to somebody receiving such an asset from that person."""
    if not _kept_for_husband(state, giver, to, asset):
        yield from roster.must_be_fit_to_own(state, to, asset)
    if asset in goods.LEGIONES and not state.world.person(to).mortal:
        yield from _legions_must_not_go_to_gods(state, giver, to)
    if asset == goods.DENARIUS:
        yield from _money_must_not_go_to_mercury(state, to)


def _kept_for_husband(state: Game, giver: str, to: str, asset: str) -> bool:
    """Whether a matrona may hold these legiones for her husband (ROST-14, NUPT-05)."""
    wife = state.world.person(to)
    married = state.world.bonds.husband(to) == giver
    return asset in goods.LEGIONES and married and wife.role == "matrona" and wife.living


def _legions_must_not_go_to_gods(state: Game, giver: str, to: str) -> Objections:
    """Gods give no legiones to gods, except to Juventas (MERC-13, 16)."""
    if state.world.person(giver).mortal or not passes_on(state, to):
        yield Objection("MERC-13", "gods-win-legions", about(to))


def passes_on(state: Game, numen: str) -> bool:
    """Whether other gods give this god what it asks for: Juventas (MERC-16)."""
    return seats.has_power(state, numen, "give_procured_gifts")


def _money_must_not_go_to_mercury(state: Game, to: str) -> Objections:
    """Mercury owns nothing (MERC-17); by one reading he accepts bribes."""
    owns_nothing = "no_properties" in state.world.scenario.cast[to].powers
    if owns_nothing and not state.switch("mercury.may_hold_denarii"):
        yield Objection("MERC-17", "owns-nothing", about(to))


def must_have(state: Game, giver: str, asset: str, amount: int) -> Objections:
    """The giver must have the amount free to pass on (FATA-12)."""
    held = goods.free_to_pass(state, giver, asset)
    if amount > held:
        yield goods.lacks(giver, asset, amount - held)


def after_undo(state: Game, who: str, became: str, legiones: int) -> Drafts:
    """The role gained with a first legio is lost if that legio is taken back (ROST-04)."""
    left = goods.legions(state, who) - legiones
    if not became or left > 0 or state.world.person(who).role != became:
        return ()
    return (Draft(RoleChanged(who, roster.role_before(became), became)),)


def legions_taken_back(holder: str) -> Callable[[Game, Entry], Drafts]:
    """The undo of an event that gave the character in this field `quantity` of something."""
    return lambda state, entry: after_undo(
        state, getattr(entry.event, holder), entry.event.becomes, entry.event.quantity
    )
