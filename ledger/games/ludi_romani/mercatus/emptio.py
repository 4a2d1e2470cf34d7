"""MERC, emptio: mortals buy legiones and classes from gods."""

from collections.abc import Iterator

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    EventType,
    characters_in_fields,
    consent_of_approvers,
    recorded_only_type,
)
from ledger.contract.form import Choice, DependentField, Number, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import audiences, goods, limits, roster
from ledger.games.ludi_romani.goods import price
from ledger.games.ludi_romani.mercatus import trade
from ledger.games.ludi_romani.mercatus.trade import SaleTerms
from ledger.games.ludi_romani.scenario.value_types import RomanAsset
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Event
from ledger.record.objection import Args, Objection, Objections, is_met
from ledger.record.references import Asset, Who, arguments_of


class BuyLegions(Command):
    """Buy legiones of one kind from a god."""

    seller: Who
    """The god who sells."""
    asset: RomanAsset
    """The kind of legio."""
    quantity: int = Field(ge=1, le=limits.HIGHEST_NUMBER)
    """Number of legiones."""


class BuyClasses(Command):
    """Buy classes from a god."""

    seller: Who
    """The god who sells."""
    quantity: int = Field(ge=1, le=limits.HIGHEST_NUMBER)
    """Number of classes."""


class LegionsBought(Event, stored="ludi_romani/legions-bought@1"):
    """A purchase of legiones by a mortal."""

    buyer: Who
    seller: Who
    asset: Asset
    quantity: int
    price: int
    """The price of each, in Denarii."""

    becomes: str = ""
    """The buyer's new role; empty for no change."""


class ClassesBought(Event, stored="ludi_romani/classes-bought@1"):
    """A purchase of classes by a mortal."""

    buyer: Who
    seller: Who
    quantity: int
    price: int
    """The price of each, in Denarii."""


def _legions_deal(buyer: str, command: BuyLegions) -> SaleTerms:
    return SaleTerms(buyer, command.seller, command.asset, command.quantity)


def _classes_deal(buyer: str, command: BuyClasses) -> SaleTerms:
    return SaleTerms(buyer, command.seller, goods.CLASSIS, command.quantity)


def _legions_objections(state: Game, actor: str, command: BuyLegions) -> Objections:
    if command.asset == goods.CLASSIS:
        message_args = {"asset": f"asset:{goods.CLASSIS}"}
        yield Objection("MERC-09", "ships-are-no-legions", message_args, waivable=False)
    yield from trade.must_be_lawful_purchase(state, _legions_deal(actor, command))


def _classes_objections(state: Game, actor: str, command: BuyClasses) -> Objections:
    yield from trade.must_be_lawful_purchase(state, _classes_deal(actor, command))


def _draft_purchase_of_legions(
    state: Game, actor: str, command: BuyLegions, _context: ActContext
) -> Drafts:
    deal = _legions_deal(actor, command)
    new_role = roster.role_from_asset(state, actor, deal.asset)
    cost = price(state, deal.asset)
    event = LegionsBought(actor, deal.seller, deal.asset, deal.quantity, cost, new_role)
    return (Draft(event, trade.sale_postings(state, deal)),)


def _draft_purchase_of_classes(
    state: Game, actor: str, command: BuyClasses, _context: ActContext
) -> Drafts:
    deal = _classes_deal(actor, command)
    event = ClassesBought(actor, deal.seller, deal.quantity, price(state, goods.CLASSIS))
    return (Draft(event, trade.sale_postings(state, deal)),)


def _legions_refusal_warning(
    state: Game, actor: str, command: BuyLegions, _voice: str
) -> tuple[Objection, ...]:
    return trade.refusal_warning(state, _legions_deal(actor, command))


def _classes_refusal_warning(
    state: Game, actor: str, command: BuyClasses, _voice: str
) -> tuple[Objection, ...]:
    return trade.refusal_warning(state, _classes_deal(actor, command))


def _offer_legions(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    legiones = [legio for legio in goods.LEGIONES if _can_ever_buy(state, actor, legio)]
    if not legiones:
        return None
    sellers = _sellers(known_state, actor, legiones)
    if not sellers:
        return Form(blocked=_fewest_objections(known_state, actor, legiones))
    seller = str(known_state.chosen.get("seller"))
    if seller not in sellers:
        dependent_fields = (
            DependentField("asset", ("seller",)),
            DependentField("quantity", ("asset",)),
        )
        return Form((_seller_field(known_state.state, sellers), *dependent_fields))
    options = tuple(
        Option(legio, "note-price", _price_message_args(state, seller, legio))
        for legio in sellers[seller]
    )
    asset = str(known_state.chosen.get("asset"))
    quantity_field: Number | DependentField = DependentField("quantity", ("asset",))
    if asset in sellers[seller]:
        quantity_field = _quantity_field(known_state, SaleTerms(actor, seller, asset))
    return Form(
        (_seller_field(known_state.state, sellers), Choice("asset", options), quantity_field)
    )


def _offer_classes(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if not _can_ever_buy(state, actor, goods.CLASSIS):
        return None
    sellers = _sellers(known_state, actor, [goods.CLASSIS])
    if not sellers:
        return Form(blocked=_fewest_objections(known_state, actor, [goods.CLASSIS]))
    seller = str(known_state.chosen.get("seller"))
    quantity_field: Number | DependentField = DependentField("quantity", ("seller",))
    if seller in sellers:
        quantity_field = _quantity_field(known_state, SaleTerms(actor, seller, goods.CLASSIS))
    return Form((_seller_field(known_state.state, sellers), quantity_field))


def _can_ever_buy(state: Game, actor: str, asset: str) -> bool:
    """Return whether the actor may ever buy this asset."""
    is_mortal = state.world.person(actor).mortal
    return is_mortal and is_met(roster.must_be_fit_to_own(state, actor, asset))


def _sellers(
    known_state: KnownState[World], actor: str, legiones: list[str]
) -> dict[str, list[str]]:
    """Return the gods who would sell some of these kinds, as far as the viewer may know.

    The result maps each god to these kinds.
    """
    kinds_by_seller: dict[str, list[str]] = {}
    for deal in _deals_in_stock(known_state.state, actor, legiones):
        if not audiences.apparent_objections(
            known_state, trade.must_be_lawful_purchase(known_state.state, deal)
        ):
            kinds_by_seller.setdefault(deal.seller, []).append(deal.asset)
    return kinds_by_seller


def _deals_in_stock(state: Game, actor: str, legiones: list[str]) -> Iterator[SaleTerms]:
    """Yield a deal for each of these kinds that a god holds, including later gains (MERC-21)."""
    for numen in state.world.scenario.numina:
        for legio in legiones:
            if state.books.holding(numen.id, legio):
                yield SaleTerms(actor, numen.id, legio)


def _fewest_objections(
    known_state: KnownState[World], actor: str, legiones: list[str]
) -> tuple[Objection, ...]:
    """Return the objections to the possible purchase with the fewest objections."""
    deals = _deals_in_stock(known_state.state, actor, legiones)
    reasons = [
        audiences.apparent_objections(
            known_state, trade.must_be_lawful_purchase(known_state.state, deal)
        )
        for deal in deals
    ]
    nothing_for_sale = (Objection(trade.SALE_RULES[legiones[0]], "nothing-for-sale", {}),)
    return min(reasons, key=len, default=nothing_for_sale)


def _seller_field(state: Game, sellers: dict[str, list[str]]) -> Choice:
    return Choice(
        "seller",
        tuple(_seller_option(state, *seller_and_kinds) for seller_and_kinds in sellers.items()),
    )


def _seller_option(state: Game, seller: str, legiones: list[str]) -> Option:
    """Return the option for a seller, with price and stock of each kind."""
    first_kind, *other_kinds = legiones
    first_args = {"asset": f"asset:{first_kind}", **_price_message_args(state, seller, first_kind)}
    if not other_kinds:
        return Option(seller, "note-sells", first_args)
    other_args = _price_message_args(state, seller, other_kinds[0])
    second_args = {
        "other": f"asset:{other_kinds[0]}",
        "other_price": other_args["price"],
        "left": other_args["n"],
    }
    return Option(seller, "note-sells-two", {**first_args, **second_args})


def _price_message_args(state: Game, seller: str, legio: str) -> dict[str, int]:
    """Return the price of one unit, and the number left, as arguments of a message."""
    return {"price": price(state, legio), "n": state.books.holding(seller, legio)}


def _quantity_field(known_state: KnownState[World], deal: SaleTerms) -> Number:
    """Return the field for a quantity, limited by stock, law and purse.

    The purse counts only if the viewer sees it.
    """
    state = known_state.state
    maxima = [
        state.books.holding(deal.seller, deal.asset),
        limits.room_for_legions(state, deal.buyer, deal.asset),
        limits.HIGHEST_NUMBER,
    ]
    purse_amount, cost = known_state.holding(deal.buyer, goods.DENARIUS), price(state, deal.asset)
    if purse_amount is not None and cost:
        maxima.append(purse_amount // cost)
    return Number("quantity", 1, min(maxima), unit=f"asset:{deal.asset}")


_MESSAGE_ARGS = arguments_of("seller", "price", who="buyer", n="quantity")


def _legions_args(event: LegionsBought) -> Args:
    return {
        **_MESSAGE_ARGS(event),
        "asset": f"asset:{event.asset}",
        "role": event.becomes or "none",
    }


def _classes_args(event: ClassesBought) -> Args:
    return {**_MESSAGE_ARGS(event), "asset": f"asset:{goods.CLASSIS}"}


BUY_LEGIONS = Act(
    BuyLegions,
    _legions_objections,
    _draft_purchase_of_legions,
    _offer_legions,
    consent=consent_of_approvers(characters_in_fields("seller"), declined=_legions_refusal_warning),
)
BUY_CLASSES = Act(
    BuyClasses,
    _classes_objections,
    _draft_purchase_of_classes,
    _offer_classes,
    consent=consent_of_approvers(characters_in_fields("seller"), declined=_classes_refusal_warning),
)
LEGIONS_BOUGHT: EventType[World, LegionsBought] = EventType(
    LegionsBought,
    roster.fold_of_arming("buyer"),
    _legions_args,
    undo=trade.undo_of_legions("buyer"),
)
CLASSES_BOUGHT = recorded_only_type(ClassesBought, _classes_args, undo="postings")
