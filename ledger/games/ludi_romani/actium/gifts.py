"""Gifts of ghosts, gods and mortals outside a party to the party's form."""

from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Choice, DependentField, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import goods
from ledger.games.ludi_romani.actium import stages
from ledger.games.ludi_romani.actium.state import FORMS_STAGE, Actium, Gift
from ledger.games.ludi_romani.actium.values import SUFFRAGIUM, promised_to_forms, unit_worth
from ledger.games.ludi_romani.scenario.value_types import ASSETS, RomanAsset
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import Audience, only
from ledger.record.books import holder
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Asset, Who, arguments_of

GOODS_OF_LIVING = (goods.DENARIUS, goods.CURIALIS, goods.CLIENTARUM, goods.CLASSIS)
"""The assets that a living mortal may put on another party's form (ACTIUM-04).

Votes and cards stay with their owner.
"""

UNLIMITED_GIFTS = "unlimited"


class GiveToParty(Command):
    """Promise money or goods to a party's form, as a god, a ghost or another owner."""

    to: Who
    """The leader of the party."""
    asset: RomanAsset
    """The asset that is promised."""
    quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The amount, in units of the asset (money in denarii)."""


class TakeBackGift(Command):
    """Take a gift back from a form."""

    gift: str = Field(max_length=80)
    """The id of the gift."""


class GiftPromised(Event, stored="ludi_romani/gift-promised@1"):
    """A gift that was promised to a party's form. It is given when the forms are closed."""

    gift: str
    giver: Who
    to: Who
    asset: Asset
    quantity: int


class GiftTakenBack(Event, stored="ludi_romani/gift-taken-back@1"):
    """A gift that was taken back from a form."""

    gift: str
    giver: Who
    to: Who
    asset: Asset
    quantity: int


_PROMISE_ARGS = arguments_of(who="giver", to="to", asset="asset", n="quantity")


def _give_objections(state: Game, actor: str, command: GiveToParty) -> Objections:
    yield from stages.forms_must_be_open(state)
    party = state.world.actium.parties.get(command.to)
    if party is None:
        yield Objection("ACTIUM-03", "no-party-at-sea", waivable=False)
    elif actor in party.members:
        yield Objection("ACTIUM-04", "own-form-already", waivable=False)
    yield from asset_must_count(state, actor, command.asset)
    yield from must_have_unpromised_amount(state, actor, command)
    if command.asset == goods.DENARIUS:
        yield from goods.must_be_in_chips(command.quantity)
    yield from must_be_within_gift_limit(state, actor, command)


def asset_must_count(state: Game, giver: str, asset: str) -> Objections:
    """Raise an objection unless the asset counts and may be given (ACTIUM-07, ACTIUM-04).

    Living mortals keep votes and cards.
    """
    asset_arg = {"asset": f"asset:{asset}"}
    if not unit_worth(state, giver, asset):
        yield Objection("ACTIUM-07", "counts-nothing", asset_arg)
    elif asset == SUFFRAGIUM or (_is_living_mortal(state, giver) and asset not in GOODS_OF_LIVING):
        yield Objection("ACTIUM-04", "own-form-only", asset_arg)


def _is_living_mortal(state: Game, character: str) -> bool:
    person = state.world.person(character)
    return person.mortal and person.living


def audience_of_balance(state: Game, account: str, asset: str) -> Audience:
    """Return the audience of the party's form, which shows this balance (ACTIUM-06)."""
    actium, character = state.world.actium, holder(account)
    if actium.stage != FORMS_STAGE:
        return ()
    receivers = {
        gift.receiver for gift in actium.gifts if (gift.giver, gift.asset) == (character, asset)
    }
    receiving_parties = (
        party for party in actium.parties.values() if not receivers.isdisjoint(party.members)
    )
    own_parties = (party for party in actium.parties.values() if character in party.members)
    return only(
        *(audience_of_form(state, party.leader) for party in (*receiving_parties, *own_parties))
    )


def must_have_unpromised_amount(state: Game, giver: str, command: GiveToParty) -> Objections:
    """Raise an objection unless the giver holds the promised amount beyond earlier promises.

    Rule: FATA-12.
    """
    asset = command.asset
    remaining_amount = state.books.holding(giver, asset) - promised_to_forms(state, giver, asset)
    if command.quantity > remaining_amount:
        yield goods.too_little_objection(giver, asset, command.quantity - remaining_amount)


def gift_limit_left(state: Game, giver: str) -> int | None:
    """Return how many more Denarii in worth a god may give; None for no limit (ACTIUM-04)."""
    reading = state.switch("actium.god_gifts")
    if reading == UNLIMITED_GIFTS or state.world.person(giver).mortal:
        return None
    gifts = (gift for gift in state.world.actium.gifts if gift.giver == giver)
    amount_given = sum(gift.quantity * unit_worth(state, giver, gift.asset) for gift in gifts)
    return max(0, int(reading) - amount_given)


def must_be_within_gift_limit(state: Game, giver: str, command: GiveToParty) -> Objections:
    """Raise an objection if a god would give more than a reading allows (ACTIUM-04)."""
    remaining_amount = gift_limit_left(state, giver)
    if (
        remaining_amount is not None
        and command.quantity * unit_worth(state, giver, command.asset) > remaining_amount
    ):
        yield Objection("ACTIUM-04", "gods-give-so-much", {"n": remaining_amount})


def _draft_promise(_state: Game, actor: str, command: GiveToParty, context: ActContext) -> Drafts:
    """Return the draft of a promise, to be given when forms are closed (ACTIUM-04, IMAGO-13)."""
    event = GiftPromised(context.act, actor, command.to, command.asset, command.quantity)
    return (Draft(event),)


def _take_back_objections(state: Game, actor: str, command: TakeBackGift) -> Objections:
    """Raise an objection unless the gift is on an open form (ACTIUM-04)."""
    yield from stages.forms_must_be_open(state)
    if _gift(state, actor, command.gift) is None:
        yield Objection("ACTIUM-04", "no-such-gift", waivable=False)


def _gift(state: Game, giver: str, gift_id: str) -> Gift | None:
    gifts = state.world.actium.gifts
    return next((gift for gift in gifts if (gift.giver, gift.id) == (giver, gift_id)), None)


def _draft_taking_back(
    state: Game, actor: str, command: TakeBackGift, _context: ActContext
) -> Drafts:
    gift = _gift(state, actor, command.gift)
    return _draft_removal_of_gift(gift) if gift else ()


def _draft_removal_of_gift(gift: Gift) -> Drafts:
    return (Draft(GiftTakenBack(gift.id, gift.giver, gift.receiver, gift.asset, gift.quantity)),)


def _undo_gift_promised(state: Game, entry: Entry) -> Drafts:
    """Return the draft that removes a gift from its form, if the gift is still on it (FATA-08)."""
    gift = _gift(state, entry.event.giver, entry.event.gift)
    return _draft_removal_of_gift(gift) if gift else ()


def audience_of_form(state: Game, leader: str) -> Audience:
    """Return the audience of a party's form: its people, the sea gods, the Fates (ACTIUM-06)."""
    party_people = state.world.actium.people_of(leader)
    return only(party_people, stages.sea_gods(state), state.kernel.stewards)


def _gift_audience(state: Game, event: GiftPromised | GiftTakenBack) -> Audience:
    """Return the audience of a gift, which is the form's audience and the giver (ACTIUM-06)."""
    return only(audience_of_form(state, event.to), event.giver)


@fold_of(GiftPromised, _PROMISE_ARGS, _gift_audience, undo=_undo_gift_promised)
@stages.fold_of_actium
def _evolve_given(actium: Actium, event: GiftPromised, _entry: Entry) -> Actium:
    gift = Gift(event.gift, event.giver, event.to, event.asset, event.quantity)
    return replace(actium, gifts=(*actium.gifts, gift))


@fold_of(GiftTakenBack, _PROMISE_ARGS, _gift_audience)
@stages.fold_of_actium
def _evolve_taken_back(actium: Actium, event: GiftTakenBack, _entry: Entry) -> Actium:
    gifts_left = tuple(gift for gift in actium.gifts if gift.id != event.gift)
    return replace(actium, gifts=gifts_left)


def _offer_give(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if state.world.actium.stage != FORMS_STAGE:
        return None
    limits = {asset: _most_to_give(known_state, actor, asset) for asset in ASSETS}
    givable_goods = tuple(asset for asset, limit in limits.items() if limit)
    own_party = state.world.actium.party_of(actor)
    possible_receivers = [
        leader
        for leader in sorted(state.world.actium.parties)
        if own_party is None or leader != own_party.leader
    ]
    if not givable_goods or not possible_receivers:
        return None
    fields = (
        Choice("to", tuple(map(Option, possible_receivers))),
        Choice(
            "asset",
            tuple(
                Option(asset, "note-counts", {"n": unit_worth(state, actor, asset)})
                for asset in givable_goods
            ),
        ),
    )
    asset = str(known_state.chosen.get("asset"))
    if asset not in givable_goods:
        return Form((*fields, DependentField("quantity", ("asset",))))
    return Form((*fields, goods.quantity_field(asset, limits[asset])))


def _most_to_give(known_state: KnownState[World], giver: str, asset: str) -> int:
    """Return how much of an asset may still be given to forms."""
    state = known_state.state
    if not is_met(asset_must_count(state, giver, asset)):
        return 0
    remaining_amount = (known_state.holding(giver, asset) or 0) - promised_to_forms(
        state, giver, asset
    )
    worth = gift_limit_left(state, giver)
    limit = (
        remaining_amount
        if worth is None
        else min(remaining_amount, worth // unit_worth(state, giver, asset))
    )
    step = goods.smallest_amount(asset)
    return max(0, limit // step * step)


def _offer_take_back(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    own_gifts = tuple(gift for gift in state.world.actium.gifts if gift.giver == actor)
    if state.world.actium.stage != FORMS_STAGE or not own_gifts:
        return None
    return Form((Choice("gift", tuple(map(_gift_option, own_gifts))),))


def _gift_option(gift: Gift) -> Option:
    message_args = {
        "n": gift.quantity,
        "asset": f"asset:{gift.asset}",
        "to": f"who:{gift.receiver}",
    }
    return Option(gift.id, "note-gift", message_args)


GIVE_TO_PARTY = Act(GiveToParty, _give_objections, _draft_promise, _offer_give)
TAKE_BACK_GIFT = Act(TakeBackGift, _take_back_objections, _draft_taking_back, _offer_take_back)
