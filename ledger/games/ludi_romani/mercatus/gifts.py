"""MERC: gifts between mortals, and gifts of gods."""

from collections.abc import Iterator, Mapping

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, EventType
from ledger.contract.form import Choice, DependentField, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import audiences, goods, limits, roster
from ledger.games.ludi_romani.mercatus import trade
from ledger.games.ludi_romani.scenario.value_types import RomanAsset
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import EVERYBODY, Audience, only
from ledger.record.books import holder
from ledger.record.entry import Event
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Asset, Who, arguments_of

GIVABLE_GOODS = (goods.DENARIUS, goods.CLASSIS, goods.CLIENTARUM, goods.CURIALIS)
"""The assets that can be given (MERC-05, 16, 18, 19)."""


class Give(Command):
    """Give money, classes or legiones to a character."""

    to: Who
    """The character who gets it."""
    asset: RomanAsset
    """The asset that is given."""
    quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The amount, in units of the asset (money in denarii)."""


class GiftMade(Event, stored="ludi_romani/gift-made@1"):
    """A gift. Only giver and receiver see a gift of money."""

    giver: Who
    to: Who
    asset: Asset
    quantity: int
    becomes: str = ""


def _give_objections(state: Game, actor: str, command: Give) -> Objections:
    if command.to == actor:
        yield Objection("MERC-18", "not-to-oneself", waivable=False)
    if command.asset not in GIVABLE_GOODS:
        yield from trade.must_be_transferable(command.asset)
        yield from trade.taker_must_be_fit_for_votes(state, command.to, command.asset)
        yield from trade.must_not_be_votes_between_spouses(state, actor, command.to, command.asset)
        return
    yield from trade.giver_objections(state, actor, command.to, command.asset)
    yield from trade.taker_objections(state, actor, command.to, command.asset)
    yield from limits.must_stay_within_ten(state, command.to, command.asset, command.quantity)
    yield from _must_have_enough(state, actor, command)


def _must_have_enough(state: Game, giver: str, command: Give) -> Objections:
    """Raise an objection unless the giver has the amount.

    A mortal gives own goods, a god gives spoils.

    Rules: MERC-18 to 20.
    """
    yield from trade.must_have_free_amount(state, giver, command.asset, command.quantity)  # FATA-12
    if command.asset == goods.DENARIUS:  # MON-01
        yield from goods.must_be_in_chips(command.quantity)
    if gives_only_spoils(state, giver, command.to):  # MERC-20
        yield from _must_have_won_enough(state, giver, command)


def gives_only_spoils(state: Game, giver: str, receiver: str) -> bool:
    """Return whether the giver may give only goods that it has won or received (MERC-20)."""
    return _is_limited_to_spoils(state, giver) and not trade.gets_goods_from_gods(state, receiver)


def _is_limited_to_spoils(state: Game, giver: str) -> bool:
    """Return whether the giver is limited to spoils.

    Gods are, unless a reading allows more (MERC-20).
    """
    return not (state.world.person(giver).mortal or state.switch("numen.gift_start_stock"))


def _must_have_won_enough(state: Game, giver: str, command: Give) -> Objections:
    """Raise an objection if a god would give more than its spoils (MERC-20)."""
    spoils = state.books.balance(goods.spoils_account(giver), command.asset)
    if command.quantity > spoils:
        message_args = {"who": f"who:{giver}", "asset": f"asset:{command.asset}"}
        yield Objection("MERC-20", "spoils-only", message_args, rests_on=((giver, command.asset),))


def _draft_gift(state: Game, actor: str, command: Give, _context: ActContext) -> Drafts:
    """Return the draft of the gift (MERC-18, 19). A god gives spoils before the initial stock."""
    new_role = roster.role_from_asset(state, command.to, command.asset)
    event = GiftMade(actor, command.to, command.asset, command.quantity, new_role)
    postings = goods.postings_handing_over(
        state,
        command.asset,
        actor,
        goods.account_for_gains(state, command.to),
        command.quantity,
        are_spoils_first=gives_only_spoils(state, actor, command.to),
    )
    return (Draft(event, postings),)


def _receiver_to_consent(_state: Game, _actor: str, command: Give) -> tuple[str, ...]:
    # A legio makes its owner a target. So the receiver must agree.
    return (command.to,) if command.asset in goods.LEGIONES else ()


def _gift_audience(state: Game, event: GiftMade) -> Audience:
    """Return giver, receiver and the Fates for a gift of money, otherwise everybody (MERC-18)."""
    if event.asset in audiences.PRIVATE_GOODS:
        return only(event.giver, event.to, state.kernel.stewards)
    return EVERYBODY


def _gift_form(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    stocks = {
        False: _givable_amounts(
            known_state,
            goods.spoils_account(actor) if _is_limited_to_spoils(state, actor) else actor,
        ),
        True: _givable_amounts(known_state, actor),
    }
    takers = [
        recipient
        for recipient in state.world.scenario.cast
        if any(_passable_assets(known_state, actor, recipient, stocks))
    ]
    if not takers:
        return Form(blocked=(Objection("MERC-18", "nothing-to-give"),))
    receiver_field = Choice("to", tuple(map(Option, takers)))
    recipient, asset = str(known_state.chosen.get("to")), str(known_state.chosen.get("asset"))
    if recipient not in takers:
        return Form(
            (
                receiver_field,
                DependentField("asset", ("to",)),
                DependentField("quantity", ("asset",)),
            )
        )
    assets = tuple(_passable_assets(known_state, actor, recipient, stocks))
    asset_field = Choice("asset", tuple(map(Option, assets)))
    if asset not in assets:
        return Form((receiver_field, asset_field, DependentField("quantity", ("asset",))))
    largest_amount = min(
        stocks[trade.gets_goods_from_gods(state, recipient)][asset],
        limits.room_for_legions(state, recipient, asset),
    )
    return Form((receiver_field, asset_field, goods.quantity_field(asset, largest_amount)))


def _givable_amounts(known_state: KnownState[World], account: str) -> dict[str, int]:
    """Return how much of each asset the account could give, as far as the viewer may know."""
    amounts = {asset: _amount_held(known_state, account, asset) for asset in GIVABLE_GOODS}
    return {asset: amount for asset, amount in amounts.items() if amount}


def _amount_held(known_state: KnownState[World], account: str, asset: str) -> int:
    amount = known_state.holding(holder(account), asset)
    if amount is None:
        return goods.MAX_DENARII
    if account == holder(account):
        amount = goods.amount_free_to_pass(known_state.state, account, asset)
    else:
        amount = known_state.state.books.balance(account, asset)
    return min(amount - amount % goods.smallest_amount(asset), goods.MAX_DENARII)


def _passable_assets(
    known_state: KnownState[World],
    giver: str,
    receiver: str,
    stocks: Mapping[bool, Mapping[str, int]],
) -> Iterator[str]:
    """Yield the assets that may pass from the giver to this receiver.

    `stocks` has two entries: the amounts for receivers who pass gifts on, and the amounts for
    others.
    """
    state = known_state.state
    for asset in stocks[trade.gets_goods_from_gods(state, receiver)] if receiver != giver else ():
        if (
            is_met(trade.giver_objections(state, giver, receiver, asset))
            and is_met(trade.taker_objections(state, giver, receiver, asset))
            and limits.room_for_legions(state, receiver, asset)
        ):
            yield asset


GIVE = Act(
    Give, _give_objections, _draft_gift, _gift_form, consent=Consent(voices=_receiver_to_consent)
)
GIFT_MADE: EventType[World, GiftMade] = EventType(
    GiftMade,
    roster.fold_of_arming("to"),
    arguments_of(who="giver", to="to", asset="asset", n="quantity"),
    _gift_audience,
    undo=trade.undo_of_legions("to"),
)
