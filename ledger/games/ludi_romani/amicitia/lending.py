"""Loans between friends. The lender still owns the goods that the friend holds (AMIC-04)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, ChosenFields, DependentField, Option, choice
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import arms, audiences, goods, limits, roster
from ledger.games.ludi_romani.amicitia import circle
from ledger.games.ludi_romani.mercatus import trade
from ledger.games.ludi_romani.scenario.value_types import RomanAsset
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import Audience
from ledger.record.books import lent_account
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Asset, Who, arguments_of

LENDABLE_GOODS = (goods.DENARIUS, goods.CLASSIS, goods.CLIENTARUM, goods.CURIALIS, goods.SUFFRAGIUM)
"""The assets that friends may lend (AMIC-04)."""


class Lend(Command):
    """Lend a friend money, ships, legiones or votes."""

    amicitia: str = Field(max_length=64)
    """The id of the friendship."""
    to: Who
    """The friend who gets it."""
    asset: RomanAsset
    """The asset that is lent."""
    quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The amount, in units of the asset (money in denarii)."""


class GoodsLent(Event, stored="ludi_romani/goods-lent@1"):
    """A loan between friends."""

    amicitia: str
    owner: Who
    """The lender, who still owns the goods."""

    keeper: Who
    """The friend who holds the goods."""

    asset: Asset
    quantity: int
    becomes: str = ""
    """The friend's new role; empty for no change."""


def amount_on_loan(state: Game, keeper: str, owner: str, asset: str) -> int:
    """Return how much of an asset the keeper has on loan from the owner (AMIC-04)."""
    return state.books.balance(lent_account(keeper, owner), asset) if keeper != owner else 0


def borrowers_from(state: Game, owner: str, assets: Iterable[str]) -> tuple[str, ...]:
    """Return the characters who hold some of these assets on loan from the owner."""
    keepers = state.world.bonds.lent_to.get(owner, ())
    return tuple(
        keeper
        for keeper in keepers
        if any(amount_on_loan(state, keeper, owner, asset) for asset in assets)
    )


def must_be_on_loan(state: Game, keeper: str, owner: str, asset: str, amount: int) -> Objections:
    """Raise an objection unless the borrower still holds the amount on loan (FATA-12)."""
    amount_left = amount_on_loan(state, keeper, owner, asset)
    if amount > amount_left:
        message_args = {"who": f"who:{keeper}", "asset": f"asset:{asset}", "n": amount_left}
        known_goods = ((lent_account(keeper, owner), asset),)
        yield Objection("FATA-12", "not-lent", message_args, waivable=False, rests_on=known_goods)


def must_be_passable(state: Game, giver: str, borrower: str, asset: str, amount: int) -> Objections:
    """Raise an objection unless the receiver may own the asset and the giver is free to pass it.

    Rule: AMIC-04.
    """
    if asset == goods.DENARIUS:
        yield from goods.must_be_in_chips(amount)
    if asset == goods.SUFFRAGIUM:
        yield from roster.must_be_able_to_vote(state, borrower)
    else:
        yield from roster.must_be_fit_to_own(state, borrower, asset)
    if asset in goods.LEGIONES:
        yield from arms.legions_must_be_free(state, giver, asset)
    if asset == goods.CLASSIS and not state.switch("classes.gifts_inland"):
        yield from trade.must_be_on_the_coast(state, giver)
        yield from trade.must_be_on_the_coast(state, borrower)


def must_be_lendable(state: Game, owner: str, borrower: str, asset: str, amount: int) -> Objections:
    """Raise an objection unless the owner may lend the asset to this friend (AMIC-04)."""
    if asset == goods.CURIALIS:
        yield from trade.must_be_among_friends(state, owner, borrower)
    yield from trade.must_go_to_husband(state, owner, borrower, asset)
    yield from must_be_passable(state, owner, borrower, asset, amount)


def loan_ending_postings(state: Game, keeper: str, owner: str) -> Iterator[Posting]:
    """Yield postings that end all loans (AMIC-12).

    Suffragia go back to their owner. The keeper keeps all other goods.
    """
    for asset in LENDABLE_GOODS:
        amount = amount_on_loan(state, keeper, owner, asset)
        if amount:
            target = owner if asset == goods.SUFFRAGIUM else keeper
            yield Posting(asset, lent_account(keeper, owner), target, amount)


def _lend_objections(state: Game, actor: str, command: Lend) -> Objections:
    objections = tuple(circle.must_be_member(state, actor, command.amicitia))
    if objections:
        yield from objections
        return
    members = state.world.bonds.amicitiae[command.amicitia].members
    if command.to == actor or command.to not in members:
        yield Objection("AMIC-04", "lend-to-friends", waivable=False)
        return
    if command.asset not in LENDABLE_GOODS:
        yield Objection("AMIC-04", "never-lent", {"asset": f"asset:{command.asset}"})
        return
    yield from must_be_lendable(state, actor, command.to, command.asset, command.quantity)
    yield from _must_keep_limit_of_legions(state, command)
    yield from _must_own_lent_goods(state, actor, command)


def _must_keep_limit_of_legions(state: Game, command: Lend) -> Objections:
    """Raise an objection if the friend would hold too many legiones, lent ones included.

    Rules: AMIC-05, LIM-01.
    """
    objections = tuple(
        limits.must_stay_within_ten(state, command.to, command.asset, command.quantity)
    )
    yield from objections
    if objections:
        yield Objection("AMIC-05", "lent-count-there", about_character(command.to))


def _must_own_lent_goods(state: Game, owner: str, command: Lend) -> Objections:
    """Raise an objection unless the lender owns enough of the asset. Borrowed goods do not count.

    Rules: AMIC-04, FATA-12.
    """
    balance = state.books.balance(owner, command.asset)
    if command.quantity > balance:
        yield goods.too_little_objection(owner, command.asset, command.quantity - balance)


def _draft_loan(state: Game, actor: str, command: Lend, _context: ActContext) -> Drafts:
    """Return the draft of the loan. The lender still owns the goods (AMIC-04, ROST-18)."""
    borrower, asset = command.to, command.asset
    new_role = roster.role_from_asset(state, borrower, asset)
    event = GoodsLent(command.amicitia, actor, borrower, asset, command.quantity, new_role)
    return (
        Draft(event, (Posting(asset, actor, lent_account(borrower, actor), command.quantity),)),
    )


def _friend_to_consent(_state: Game, _actor: str, command: Lend) -> tuple[str, ...]:
    # A legio makes its holder a target. So the friend must agree to borrow a legio.
    return (command.to,) if command.asset in goods.LEGIONES else ()


def _loan_form(_state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    friendships = circle.friendships_of_actor(known_state, actor)
    if not friendships:
        return None
    lendable_goods = {
        amicitia.id: assets_by_friend
        for amicitia in friendships
        if (assets_by_friend := _lendable_assets_per_friend(known_state, actor, amicitia.members))
    }
    if not lendable_goods:
        return Form(blocked=(Objection("AMIC-04", "nothing-to-lend"),))
    fields = {
        "amicitia": circle.friendship_field(
            (amicitia for amicitia in friendships if amicitia.id in lendable_goods), actor
        ),
        "to": DependentField("to", ("amicitia",)),
        "asset": DependentField("asset", ("to",)),
        "quantity": DependentField("quantity", ("asset",)),
    }
    lendable_assets = lendable_goods.get(str(known_state.chosen.get("amicitia")), {})
    return Form(tuple({**fields, **_lending_fields(lendable_assets, known_state.chosen)}.values()))


def _lendable_assets_per_friend(
    known_state: KnownState[World], actor: str, members: tuple[str, ...]
) -> dict[str, dict[str, int]]:
    friends = (character for character in members if character != actor)
    return {
        friend: assets
        for friend in friends
        if (assets := _lendable_assets(known_state, actor, friend))
    }


def _lending_fields(
    lendable_goods: dict[str, dict[str, int]], chosen_values: ChosenFields
) -> dict[str, Any]:
    assets = lendable_goods.get(str(chosen_values.get("to")), {})
    limit = assets.get(str(chosen_values.get("asset")), 0)
    fields: dict[str, Any] = {}
    if lendable_goods:
        fields["to"] = Choice("to", tuple(map(Option, lendable_goods)))
    if assets:
        fields["asset"] = choice("asset", list(assets))
    if limit:
        fields["quantity"] = goods.quantity_field(str(chosen_values.get("asset")), limit)
    return fields


def _lendable_assets(known_state: KnownState[World], actor: str, friend: str) -> dict[str, int]:
    """Return the assets that could be lent to this friend, with the maximum amount of each."""
    state = known_state.state
    amounts = {}
    for asset in LENDABLE_GOODS:
        step = goods.smallest_amount(asset)
        if not is_met(must_be_lendable(state, actor, friend, asset, step)):
            continue
        amount = known_state.holding(actor, asset)
        own_amount = goods.MAX_DENARII if amount is None else state.books.balance(actor, asset)
        limit = min(
            own_amount - own_amount % step,
            goods.MAX_DENARII,
            limits.room_for_legions(state, friend, asset),
        )
        if limit > 0:
            amounts[asset] = limit
    return amounts


def _loan_audience(state: Game, event: GoodsLent) -> Audience:
    """Return Venus and Mercury for loans of votes, all the friends for other loans (AMIC-04).

    Owner and keeper always see it.
    """
    if event.asset == goods.SUFFRAGIUM:
        return audiences.loan_audience(state, event.owner, event.keeper, event.asset)
    return audiences.friendship_audience(state, state.world.bonds.amicitiae[event.amicitia])


@fold_of(
    GoodsLent,
    arguments_of(who="owner", to="keeper", asset="asset", n="quantity"),
    _loan_audience,
    undo=trade.undo_of_legions("keeper"),
)
def _evolve_loan(world: World, event: GoodsLent, _entry: Entry) -> World:
    """Return the world with the loan (AMIC-04).

    The first legio makes its holder a general (ROST-04).
    """
    world = replace(world, bonds=world.bonds.with_loan(event.owner, event.keeper))
    return (
        roster.with_armed_character(world, event.keeper, event.becomes)
        if event.asset in goods.LEGIONES
        else world
    )


LEND = Act(
    Lend, _lend_objections, _draft_loan, _loan_form, consent=Consent(voices=_friend_to_consent)
)
