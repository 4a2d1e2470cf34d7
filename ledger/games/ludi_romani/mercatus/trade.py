"""Rules of trade: who may pass or own goods, and who may refuse a sale (MERC)."""

from collections.abc import Callable
from typing import NamedTuple

from ledger.contract.acts import Draft, Drafts
from ledger.games.ludi_romani import arms, goods, limits, roster, seats
from ledger.games.ludi_romani.roster import RoleChanged
from ledger.games.ludi_romani.state import Game
from ledger.record.entry import Entry, Posting
from ledger.record.objection import Objection, Objections, about_character, first_unmet, is_met

SALE_RULES = {goods.CURIALIS: "MERC-07", goods.CLIENTARUM: "MERC-08", goods.CLASSIS: "MERC-09"}
"""The assets that gods sell, with the rule for each (MERC-07 to 09)."""


class SaleTerms(NamedTuple):
    """The terms of a sale by a god."""

    buyer: str
    seller: str
    asset: str
    quantity: int = 1

    @property
    def rule(self) -> str:
        """Return the ID of the rule under which the asset is sold."""
        return SALE_RULES[self.asset]


def must_be_lawful_purchase(state: Game, deal: SaleTerms) -> Objections:
    """Raise an objection unless this purchase is lawful and possible."""
    objections = _must_be_mortal_asking_god(state, deal)
    yield from first_unmet(objections, _must_be_possible_now(state, deal))


def _must_be_possible_now(state: Game, deal: SaleTerms) -> Objections:
    """Raise an objection unless the goods, the purse and the place allow the purchase now.

    Rules: MERC-07 to 09.
    """
    yield from lasting_objections(state, deal.buyer, deal.asset)
    yield from limits.must_stay_within_ten(state, deal.buyer, deal.asset, deal.quantity)
    yield from roster.must_be_able_to_own_property(state, deal.seller)
    yield from arms.legions_must_be_free(state, deal.seller, deal.asset)
    yield from _must_be_together(state, deal)
    yield from _must_be_in_stock(state, deal)
    yield from _must_be_able_to_pay(state, deal)


def _must_be_mortal_asking_god(state: Game, deal: SaleTerms) -> Objections:
    """Raise an objection unless a mortal asks a god for an asset that gods sell (MERC-01)."""
    if not state.world.person(deal.buyer).mortal:
        yield from _buyer_must_be_mortal(deal)  # MERC-12
    elif state.world.person(deal.seller).mortal:
        yield from _seller_must_be_god(deal)
    elif deal.asset not in SALE_RULES:  # MERC-23
        yield from _must_be_for_sale(deal)


def _buyer_must_be_mortal(deal: SaleTerms) -> Objections:
    """Yield the objection that gods and Fates cannot buy from gods.

    Rules: MERC-12, LIM-09.
    """
    yield Objection("MERC-12", "gods-do-not-buy", about_character(deal.buyer))


def _seller_must_be_god(deal: SaleTerms) -> Objections:
    """Yield the objection that only gods sell (MERC-01).

    Mortals never sell legiones curiales or votes (MERC-04).
    """
    rule = "MERC-04" if deal.asset in (goods.CURIALIS, "suffragium") else "MERC-01"
    yield Objection(rule, "buy-from-gods", about_character(deal.seller))


def _must_be_for_sale(deal: SaleTerms) -> Objections:
    """Yield the objection that only legiones and classes have a price (MERC-23)."""
    yield Objection("MERC-23", "not-for-sale", {"asset": f"asset:{deal.asset}"}, waivable=False)


def lasting_objections(state: Game, buyer: str, asset: str) -> Objections:
    """Raise an objection if this buyer may never buy this asset."""
    yield from roster.must_be_fit_to_own(state, buyer, asset)
    yield from _must_not_be_in_battle(state, buyer)
    if asset == goods.CLASSIS:
        yield from must_be_on_the_coast(state, buyer)


def _must_not_be_in_battle(state: Game, buyer: str) -> Objections:
    """Raise an objection if the buyer is in a proelium, from challenge to end (MERC-14, LIM-11)."""
    if state.world.person(buyer).is_in_battle:
        yield Objection("MERC-14", "no-buying-in-battle", about_character(buyer))


def must_be_on_the_coast(state: Game, character: str) -> Objections:
    """Raise an objection if the character is inland, in Parthia or Germania.

    No classes can be traded there.

    Rule: MERC-10.
    """
    place = state.seating.place_of(character)
    if place and not state.world.scenario.regions[place].sea:
        yield Objection("MERC-10", "no-ships-inland", {"place": f"place:{place}"})


def _must_be_together(state: Game, deal: SaleTerms) -> Objections:
    """By one reading, raise an objection unless buyer and god are in the same region.

    Rules: MERC-07 to 09.
    """
    if state.switch("emptio.same_region"):
        yield from seats.must_be_in_same_region(state, deal.buyer, deal.seller, deal.rule)


def _must_be_in_stock(state: Game, deal: SaleTerms) -> Objections:
    """Raise an objection unless the god has the goods (MERC-07 to 09)."""
    stock_count = state.books.holding(deal.seller, deal.asset)
    if deal.quantity > stock_count:
        message_args = {
            "who": f"who:{deal.seller}",
            "asset": f"asset:{deal.asset}",
            "n": stock_count,
        }
        yield Objection(deal.rule, "not-in-stock", message_args, waivable=False)


def _must_be_able_to_pay(state: Game, deal: SaleTerms) -> Objections:
    """Raise an objection unless the buyer can pay the price (MERC-07 to 09)."""
    cost = goods.price(state, deal.asset) * deal.quantity
    if state.books.holding(deal.buyer, goods.DENARIUS) < cost:
        message_args = {"who": f"who:{deal.buyer}", "cost": cost}
        purse = ((deal.buyer, goods.DENARIUS),)
        yield Objection(deal.rule, "cannot-pay", message_args, waivable=False, rests_on=purse)


def refusal_warning(state: Game, deal: SaleTerms) -> tuple[Objection, ...]:
    """Return a warning about a god who refuses a lawful buyer (MERC-11)."""
    if not _is_bound_to_sell(state, deal) or not is_met(must_be_lawful_purchase(state, deal)):
        return ()
    message_args = {
        "who": f"who:{deal.seller}",
        "buyer": f"who:{deal.buyer}",
        "asset": f"asset:{deal.asset}",
        "n": deal.quantity,
    }
    return (Objection("MERC-11", "sale-declined", message_args, grade="W"),)


def _is_bound_to_sell(state: Game, deal: SaleTerms) -> bool:
    """Return whether the seller is a god who may not refuse a buyer (MERC-11)."""
    reading = state.switch("numen.must_sell")
    if reading == "advertised_only":
        return deal.asset in state.world.scenario.cast[deal.seller].sells
    if reading == "everything" or not _keeps_first_stock(state, deal.seller):
        return True
    return goods.amount_won(state, deal.seller, deal.asset) >= deal.quantity


def _keeps_first_stock(state: Game, numen: str) -> bool:
    """Return whether this is Vesta or a god of the thiasos, who may keep their initial legiones.

    Rule: MERC-11.
    """
    character_data = state.world.scenario.cast[numen]
    return character_data.group == "thiasos" or "head_vestals" in character_data.powers


def sale_postings(state: Game, deal: SaleTerms) -> tuple[Posting, ...]:
    """Return the postings of price and goods (MERC-07 to 09)."""
    cost = goods.price(state, deal.asset) * deal.quantity
    spoils_first = _keeps_first_stock(state, deal.seller)
    return (
        *goods.postings_handing_over(state, goods.DENARIUS, deal.buyer, deal.seller, cost),
        *goods.postings_handing_over(
            state, deal.asset, deal.seller, deal.buyer, deal.quantity, are_spoils_first=spoils_first
        ),
    )


def must_be_transferable(asset: str) -> Objections:
    """Yield the objection that the asset is never given (ROST-16, 18 to 20, LIM-05, LIM-17).

    The objection covers votes, a dos, a Rexpressus and special dice.
    """
    rule = roster.UNTRANSFERABLE_GOODS.get(asset, "MERC-23")
    yield Objection(rule, "never-given", {"asset": f"asset:{asset}"}, waivable=False)


def taker_must_be_fit_for_votes(state: Game, receiver: str, asset: str) -> Objections:
    """Raise an objection if a virgo or matrona would get suffragia (ROST-08)."""
    if asset == "suffragium" and state.world.person(receiver).role in ("virgo", "matrona"):
        yield Objection("ROST-08", "holds-no-votes", about_character(receiver), waivable=False)


def must_not_be_votes_between_spouses(
    state: Game, giver: str, receiver: str, asset: str
) -> Objections:
    """Raise an objection if spouses would swap suffragia (NUPT-05)."""
    if asset == "suffragium" and state.world.bonds.are_spouses(giver, receiver):
        yield Objection("NUPT-05", "spouses-swap-no-votes", waivable=False)


def giver_objections(state: Game, giver: str, receiver: str, asset: str) -> Objections:
    """Raise an objection if the giver may not give this asset to this character."""
    is_mortal = state.world.person(giver).mortal
    if is_mortal and asset == goods.CURIALIS:
        yield from must_be_among_friends(state, giver, receiver)
    if is_mortal and asset == goods.CLIENTARUM:
        yield from _legions_must_change_hands_in_one_region(state, giver, receiver)
    if is_mortal:
        yield from must_go_to_husband(state, giver, receiver, asset)
        yield from _ghost_must_give_money_only(state, giver, asset)
    yield from arms.legions_must_be_free(state, giver, asset)
    if asset == goods.CLASSIS and not state.switch("classes.gifts_inland"):
        yield from must_be_on_the_coast(state, giver)
        yield from must_be_on_the_coast(state, receiver)


def _ghost_must_give_money_only(state: Game, giver: str, asset: str) -> Objections:
    """Raise an objection if an imago would give goods other than Denarii before Actium.

    Rule: IMAGO-11.
    """
    if asset != goods.DENARIUS and not state.world.person(giver).living:
        yield Objection("IMAGO-11", "ghosts-give-money")


def must_be_among_friends(state: Game, giver: str, receiver: str) -> Objections:
    """Raise an objection if legiones curiales pass between people other than friends or spouses.

    Rules: MERC-04, AMIC-04.

    By one reading nobody may pass them.
    """
    reading = state.switch("lc.transfer")
    bonds = state.world.bonds
    if reading == "never":
        yield Objection("MERC-04", "curiales-never-given")
    elif reading != "free" and not (
        bonds.are_friends(giver, receiver) or bonds.are_spouses(giver, receiver)
    ):
        yield Objection("MERC-04", "curiales-among-friends")


def must_go_to_husband(state: Game, giver: str, receiver: str, asset: str) -> Objections:
    """Raise an objection if a matrona would give her husband's legiones to another character.

    Rule: ROST-14.
    """
    is_wife = asset in goods.LEGIONES and state.world.person(giver).role == "matrona"
    if is_wife and not state.world.bonds.are_spouses(giver, receiver):
        yield Objection("ROST-14", "legions-back-to-husband", about_character(giver))


def _legions_must_change_hands_in_one_region(state: Game, giver: str, receiver: str) -> Objections:
    """Raise an objection unless legiones clientarum change hands within one region (MERC-05).

    The rule does not apply to spouses (NUPT-05).
    """
    if not state.world.bonds.are_spouses(giver, receiver):
        yield from seats.must_be_in_same_region(state, giver, receiver, "MERC-05")


def taker_objections(state: Game, giver: str, receiver: str, asset: str) -> Objections:
    """Raise an objection if the receiver may not get this asset from this giver."""
    if not _keeps_for_husband(state, giver, receiver, asset):
        yield from roster.must_be_fit_to_own(state, receiver, asset)
    if asset in goods.LEGIONES and not state.world.person(receiver).mortal:
        yield from _legions_must_not_go_to_gods(state, giver, receiver)
    if asset == goods.DENARIUS:
        yield from _money_must_not_go_to_mercury(state, receiver)


def _keeps_for_husband(state: Game, giver: str, receiver: str, asset: str) -> bool:
    """Return whether a matrona may hold these legiones for her husband (ROST-14, NUPT-05)."""
    wife = state.world.person(receiver)
    is_married = state.world.bonds.husband(receiver) == giver
    return asset in goods.LEGIONES and is_married and wife.role == "matrona" and wife.living


def _legions_must_not_go_to_gods(state: Game, giver: str, receiver: str) -> Objections:
    """Raise an objection if a god would give legiones to a god other than Juventas.

    Rules: MERC-13, 16.
    """
    if state.world.person(giver).mortal or not gets_goods_from_gods(state, receiver):
        yield Objection("MERC-13", "gods-win-legions", about_character(receiver))


def gets_goods_from_gods(state: Game, numen: str) -> bool:
    """Return whether other gods give this god, such as Juventas, the goods it asks for.

    Rule: MERC-16.
    """
    return seats.has_power(state, numen, "give_procured_gifts")


def _money_must_not_go_to_mercury(state: Game, receiver: str) -> Objections:
    """Raise an objection if Mercury would own money (MERC-17). By one reading he accepts bribes."""
    has_no_properties = "no_properties" in state.world.scenario.cast[receiver].powers
    if has_no_properties and not state.switch("mercury.may_hold_denarii"):
        yield Objection("MERC-17", "owns-nothing", about_character(receiver))


def must_have_free_amount(state: Game, giver: str, asset: str, amount: int) -> Objections:
    """Raise an objection unless the giver has this amount and is free to pass it on (FATA-12)."""
    free_amount = goods.amount_free_to_pass(state, giver, asset)
    if amount > free_amount:
        yield goods.too_little_objection(giver, asset, amount - free_amount)


def draft_role_taken_back(state: Game, character: str, former_role: str, legiones: int) -> Drafts:
    """Return the draft that takes back the role gained with a first legio (ROST-04).

    There is no draft if the character keeps other legiones. `legiones` is the number that the undo
    takes away.
    """
    remaining_legion_count = goods.number_of_legions(state, character) - legiones
    if (
        not former_role
        or remaining_legion_count > 0
        or state.world.person(character).role != former_role
    ):
        return ()
    return (Draft(RoleChanged(character, roster.role_before(former_role), former_role)),)


def undo_of_legions(holder: str) -> Callable[[Game, Entry], Drafts]:
    """Return the undo of an event that gave legiones to the character in the field `holder`.

    The event's `quantity` is the number of legiones.
    """
    return lambda state, entry: draft_role_taken_back(
        state, getattr(entry.event, holder), entry.event.becomes, entry.event.quantity
    )
