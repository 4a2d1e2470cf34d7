"""MERC, commutatio: two mortals in one region barter goods on terms they agree on (MERC-02)."""

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    characters_in_fields,
    fold_of,
)
from ledger.contract.form import Choice, DependentField, Number, Option
from ledger.contract.form import Field as FormField
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import arms, audiences, goods, limits, roster, seats
from ledger.games.ludi_romani.goods import MAX_DENARII, smallest_amount
from ledger.games.ludi_romani.mercatus import trade
from ledger.games.ludi_romani.scenario.value_types import DENARII_PER_CHIP, RomanAsset
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, about_character, first_unmet, is_met
from ledger.record.references import Asset, Who, arguments_of

BARTERABLE_GOODS = (goods.CLIENTARUM, goods.CLASSIS, goods.DENARIUS)
"""The assets in a barter: legiones clientarum, classes, and money for them (MERC-03)."""


class Barter(Command):
    """Swap goods with a mortal in the same region. A foreign god may witness it."""

    partner: Who = Field(alias="with")
    """The mortal."""
    give: RomanAsset
    """The asset that is given."""
    give_quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The amount that is given, in units of the asset."""
    take: RomanAsset
    """The asset that is taken."""
    take_quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The amount that is taken, in units of the asset."""
    add_denarius: int = Field(default=0, ge=0, le=goods.MAX_DENARII)
    """Further money that the proposer gives, in denarii."""
    witness: Who = ""
    """The foreign god who witnesses the barter; empty for none."""


class GoodsBartered(Event, stored="ludi_romani/goods-bartered@1"):
    """The public part of a barter of two mortals. Sums of money are only in the postings."""

    one: Who
    other: Who
    give: Asset
    """The asset that `one` gave to `other`."""

    give_quantity: int
    """The amount; 0 for money."""

    take: Asset
    """The asset that `other` gave to `one`."""

    take_quantity: int
    """The amount; 0 for money."""

    witness: Who = ""
    one_becomes: str = ""
    other_becomes: str = ""


_MESSAGE_ARGS = arguments_of(
    "other", "give", "take", "witness", who="one", give_n="give_quantity", take_n="take_quantity"
)


def barter_objections(state: Game, actor: str, command: Barter) -> Objections:
    """Raise an objection unless this barter is lawful and possible."""
    objections = partner_objections(state, actor, command.partner)
    yield from first_unmet(objections, _goods_must_be_fit(state, actor, command))


def _goods_must_be_fit(state: Game, actor: str, command: Barter) -> Objections:
    """Raise an objection unless both may trade these goods and the witness is lawful.

    Rules: MERC-03, 06.
    """
    yield from exchange_objections(command.give, command.take)
    if goods.DENARIUS in (command.give, command.take):
        yield from _must_not_add_money_to_money(command)
    yield from must_be_able_to_hand_over(
        state, actor, command.partner, command.give, command.give_quantity
    )
    yield from must_be_able_to_hand_over(
        state, command.partner, actor, command.take, command.take_quantity
    )
    yield from must_be_able_to_hand_over(
        state, actor, command.partner, goods.DENARIUS, command.add_denarius
    )
    yield from witness_objections(state, command.witness)


def partner_objections(state: Game, actor: str, partner: str) -> Objections:
    """Raise an objection if these two may never barter."""
    yield from _must_both_be_living_mortals(state, actor, partner)
    yield from seats.must_be_in_same_region(state, actor, partner, "MERC-05")
    if state.world.bonds.owes_dos(partner):
        yield Objection("DIV-03", "dos-first", about_character(partner))


def _must_both_be_living_mortals(state: Game, actor: str, partner: str) -> Objections:
    """Raise an objection unless the two are different living mortals (MERC-01)."""
    for character in (actor, partner):
        person = state.world.person(character)
        if not person.mortal or not person.living:
            yield Objection("MERC-01", "barter-between-mortals", about_character(character))
    if actor == partner:
        yield Objection("MERC-01", "not-with-oneself", waivable=False)


def exchange_objections(kind_given: str, kind_taken: str) -> Objections:
    """Raise an objection unless two different tradable kinds are exchanged (MERC-03)."""
    for asset in (kind_given, kind_taken):
        yield from _must_be_tradable(asset)
    if kind_given == kind_taken:
        yield Objection(
            "MERC-03", "same-for-same", {"asset": f"asset:{kind_given}"}, waivable=False
        )


def _must_be_tradable(asset: str) -> Objections:
    """Raise an objection unless legiones clientarum, classes or money are bartered.

    Rules: MERC-03, MERC-04, LIM-04.
    """
    if asset not in BARTERABLE_GOODS:
        rule = "MERC-04" if asset in (goods.CURIALIS, "suffragium") else "MERC-03"
        yield Objection(rule, "not-bartered", {"asset": f"asset:{asset}"})


def _must_not_add_money_to_money(command: Barter) -> Objections:
    """Raise an objection if extra money is added to money (MERC-03)."""
    if command.add_denarius:
        yield Objection("MERC-03", "money-once", waivable=False)


def must_be_able_to_hand_over(
    state: Game, giver: str, taker: str, asset: str, amount: int
) -> Objections:
    """Raise an objection if this amount cannot pass from the giver to the taker."""
    yield from roster.must_be_fit_to_own(state, taker, asset)
    yield from trade.must_go_to_husband(state, giver, taker, asset)
    yield from arms.legions_must_be_free(state, giver, asset)
    yield from limits.must_stay_within_ten(state, taker, asset, amount)
    yield from trade.must_have_free_amount(state, giver, asset, amount)
    if asset == goods.DENARIUS:
        yield from goods.must_be_in_chips(amount)
    if asset == goods.CLASSIS:
        yield from trade.must_be_on_the_coast(state, giver)


def witnesses_of_barter(state: Game) -> tuple[str, ...]:
    """Return the foreign gods who may witness a barter (MERC-06)."""
    return seats.gods_with_power(state, "witness_barter")


def witness_objections(state: Game, witness: str) -> Objections:
    """Raise an objection unless the witness is a foreign god. One reading requires a witness.

    Rule: MERC-06.
    """
    if witness and witness not in witnesses_of_barter(state):
        god_references = [f"who:{numen}" for numen in witnesses_of_barter(state)]
        yield Objection("MERC-06", "no-witness", {"who": god_references})
    if not witness and state.switch("barter.witness_required"):
        yield Objection("MERC-06", "witness-needed")


def _draft_barter(state: Game, actor: str, command: Barter, _context: ActContext) -> Drafts:
    """Return the draft that exchanges the goods, with any extra money (MERC-03)."""
    partner = command.partner
    event = GoodsBartered(
        one=actor,
        other=partner,
        give=command.give,
        give_quantity=_public_quantity(command.give, command.give_quantity),
        take=command.take,
        take_quantity=_public_quantity(command.take, command.take_quantity),
        witness=command.witness,
        one_becomes=roster.role_from_asset(state, actor, command.take),
        other_becomes=roster.role_from_asset(state, partner, command.give),
    )
    postings = (
        *goods.postings_handing_over(state, command.give, actor, partner, command.give_quantity),
        *goods.postings_handing_over(state, command.take, partner, actor, command.take_quantity),
        *goods.postings_handing_over(state, goods.DENARIUS, actor, partner, command.add_denarius),
    )
    return (Draft(event, postings),)


def _public_quantity(asset: str, quantity: int) -> int:
    return 0 if asset == goods.DENARIUS else quantity


def _undo_barter(state: Game, entry: Entry) -> Drafts:
    event: GoodsBartered = entry.event
    return (
        *trade.draft_role_taken_back(state, event.one, event.one_becomes, event.take_quantity),
        *trade.draft_role_taken_back(state, event.other, event.other_becomes, event.give_quantity),
    )


@fold_of(GoodsBartered, _MESSAGE_ARGS, undo=_undo_barter)
def _evolve_barter(world: World, event: GoodsBartered, _entry: Entry) -> World:
    """Return the world in which a first legio makes its owner a general (ROST-04)."""
    if event.take == goods.CLIENTARUM:
        world = roster.with_armed_character(world, event.one, event.one_becomes)
    if event.give == goods.CLIENTARUM:
        world = roster.with_armed_character(world, event.other, event.other_becomes)
    return world


def _barter_form(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    person = state.world.person(actor)
    if not person.mortal or not person.living:
        return None
    partners = {
        partner: swaps
        for partner in state.seating.pieces_at(state.seating.place_of(actor))
        if (swaps := _possible_exchanges(known_state, actor, partner))
    }
    if not partners:
        nobody_objection = seats.nobody_in_region_objection(
            state, actor, "MERC-05", "nobody-to-barter-with"
        )
        return Form(blocked=(nobody_objection,))
    fields: list[FormField] = [Choice("with", tuple(Option(partner) for partner in partners))]
    swaps = partners.get(str(known_state.chosen.get("with")), ())
    fields += _kind_fields(known_state, actor, swaps)
    return Form((*fields, _witness_field(state)))


def _possible_exchanges(
    known_state: KnownState[World], actor: str, partner: str
) -> tuple[tuple[str, str], ...]:
    """Return the pairs of kinds that could be exchanged for each other, one unit of each."""
    if audiences.apparent_objections(
        known_state, partner_objections(known_state.state, actor, partner)
    ):
        return ()
    givable_kinds = [
        asset
        for asset in BARTERABLE_GOODS
        if most_that_can_pass(known_state, actor, partner, asset)
    ]
    takable_kinds = [
        asset
        for asset in BARTERABLE_GOODS
        if most_that_can_pass(known_state, partner, actor, asset)
    ]
    return tuple(
        (kind_given, kind_taken)
        for kind_given in givable_kinds
        for kind_taken in takable_kinds
        if is_met(exchange_objections(kind_given, kind_taken))
    )


def most_that_can_pass(known_state: KnownState[World], giver: str, taker: str, asset: str) -> int:
    """Return how much could pass, as far as the viewer may know. Money passes in whole chips."""
    step = smallest_amount(asset)
    if audiences.apparent_objections(
        known_state, must_be_able_to_hand_over(known_state.state, giver, taker, asset, step)
    ):
        return 0
    amount = known_state.holding(giver, asset)
    if asset == goods.DENARIUS:
        return min(
            MAX_DENARII, MAX_DENARII if amount is None else amount - amount % DENARII_PER_CHIP
        )
    return min(
        amount or 0, limits.room_for_legions(known_state.state, taker, asset), limits.HIGHEST_NUMBER
    )


def _kind_fields(
    known_state: KnownState[World], actor: str, swaps: tuple[tuple[str, str], ...]
) -> tuple[FormField, ...]:
    partner, chosen_kind, wanted_kind = (
        str(known_state.chosen.get(field_name)) for field_name in ("with", "give", "take")
    )
    kinds_given = tuple(dict.fromkeys(kind_given for kind_given, _ in swaps))
    kinds_taken = tuple(kind_taken for kind_given, kind_taken in swaps if kind_given == chosen_kind)
    first_fields = (
        Choice("give", tuple(map(Option, kinds_given)))
        if kinds_given
        else DependentField("give", ("with",))
    )
    give_field = (
        _quantity_field(known_state, actor, partner, chosen_kind, "give_quantity")
        if chosen_kind in kinds_given
        else None
    )
    second_fields = (
        Choice("take", tuple(map(Option, kinds_taken)))
        if kinds_taken
        else DependentField("take", ("give",))
    )
    take_field = (
        _quantity_field(known_state, partner, actor, wanted_kind, "take_quantity")
        if wanted_kind in kinds_taken
        else None
    )
    return (
        first_fields,
        give_field or DependentField("give_quantity", ("give",)),
        second_fields,
        take_field or DependentField("take_quantity", ("take",)),
        _extra_money_field(known_state, actor, partner, chosen_kind, wanted_kind)
        if take_field
        else DependentField("add_denarius", ("take",), optional=True),
    )


def _quantity_field(
    known_state: KnownState[World], giver: str, taker: str, asset: str, field_name: str
) -> Number:
    step = smallest_amount(asset)
    return Number(
        field_name,
        step,
        most_that_can_pass(known_state, giver, taker, asset),
        step,
        f"asset:{asset}",
    )


def _extra_money_field(
    known_state: KnownState[World], actor: str, partner: str, kind_given: str, kind_taken: str
) -> Number:
    is_money_traded = goods.DENARIUS in (kind_given, kind_taken)
    largest_amount = (
        0 if is_money_traded else most_that_can_pass(known_state, actor, partner, goods.DENARIUS)
    )
    return Number("add_denarius", 0, largest_amount, DENARII_PER_CHIP, f"asset:{goods.DENARIUS}")


def _witness_field(state: Game) -> Choice:
    witnesses = ("", *witnesses_of_barter(state))
    return Choice(
        "witness",
        tuple(
            Option(candidate)
            for candidate in witnesses
            if is_met(witness_objections(state, candidate))
        ),
    )


BARTER = Act(
    Barter,
    barter_objections,
    _draft_barter,
    _barter_form,
    consent=Consent(
        voices=characters_in_fields("partner", "witness"), recorders=characters_in_fields("witness")
    ),
)
