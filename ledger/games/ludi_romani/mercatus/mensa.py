"""MERC, commutatio at one table: both partners change their gifts until they agree (MERC-02)."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

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
from ledger.contract.form import Choice, Number, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import audiences, goods, limits, roster, seats
from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, MAX_DENARII
from ledger.games.ludi_romani.mercatus import commutatio, trade
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.performing.trades import fields_before_partner_choice, fields_of_both_sides
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, first_unmet, is_met
from ledger.record.references import Who, arguments_of

Gifts = Mapping[str, int]
"""The gifts of one partner: amounts by asset."""


class Trade(Command):
    """Change the actor's gifts to a mortal in the region. The partner's gifts stay unchanged."""

    partner: Who = Field(alias="with")
    """The mortal."""
    give_legio_clientarum: int = Field(default=0, ge=0, le=limits.HIGHEST_NUMBER)
    """Number of legiones clientarum that are given."""
    give_classis: int = Field(default=0, ge=0, le=limits.HIGHEST_NUMBER)
    """Number of classes that are given."""
    give_denarius: int = Field(default=0, ge=0, le=MAX_DENARII)
    """The money that is given, in denarii."""
    take_legio_clientarum: int = Field(default=0, ge=0, le=limits.HIGHEST_NUMBER)
    """Number of legiones clientarum that are taken."""
    take_classis: int = Field(default=0, ge=0, le=limits.HIGHEST_NUMBER)
    """Number of classes that are taken."""
    take_denarius: int = Field(default=0, ge=0, le=MAX_DENARII)
    """The money that is taken, in denarii."""
    witness: Who = ""
    """The foreign god who witnesses the trade; empty for none."""


class GoodsTraded(Event, stored="ludi_romani/goods-traded@1"):
    """The public part of a trade of two mortals at one table.

    Sums of money are only in the postings.
    """

    one: Who
    other: Who
    one_legio_clientarum: int
    one_classis: int
    other_legio_clientarum: int
    other_classis: int
    witness: Who = ""
    one_becomes: str = ""
    other_becomes: str = ""


def _given_kinds(side: str) -> Callable[[GoodsTraded], str]:
    """Return a function that names the kinds of goods a partner gave, for the message.

    A partner who gave no goods gave money.
    """

    def kinds(event: GoodsTraded) -> str:
        legions = getattr(event, f"{side}_legio_clientarum")
        ships = getattr(event, f"{side}_classis")
        return ("both" if ships else "legions") if legions else "ships" if ships else "money"

    return kinds


_MESSAGE_ARGS = arguments_of(
    "other",
    "witness",
    who="one",
    give=_given_kinds("one"),
    give_legions="one_legio_clientarum",
    give_ships="one_classis",
    take=_given_kinds("other"),
    take_legions="other_legio_clientarum",
    take_ships="other_classis",
)


def _gifts_of_actor(command: Trade) -> Gifts:
    """Return the amounts that the actor gives in the trade."""
    return {asset: getattr(command, f"give_{asset}") for asset in commutatio.BARTERABLE_GOODS}


def _gifts_of_partner(command: Trade) -> Gifts:
    """Return the amounts that the partner gives in the trade."""
    return {asset: getattr(command, f"take_{asset}") for asset in commutatio.BARTERABLE_GOODS}


def _trade_objections(state: Game, actor: str, command: Trade) -> Objections:
    """Raise an objection unless two living mortals in one region trade.

    The two must be allowed to give and to own the traded goods. Rules: MERC-01 to 06.
    """
    objections = commutatio.partner_objections(state, actor, command.partner)
    yield from first_unmet(objections, _goods_must_be_fit(state, actor, command))


def _goods_must_be_fit(state: Game, actor: str, command: Trade) -> Objections:
    """Raise an objection unless both may trade these gifts and the witness is lawful.

    Rules: MERC-03, 06.
    """
    own_gifts, partner_gifts = _gifts_of_actor(command), _gifts_of_partner(command)
    yield from _must_not_be_on_both_sides(own_gifts, partner_gifts)
    yield from _must_be_able_to_pass(state, actor, command.partner, own_gifts)
    yield from _must_be_able_to_pass(state, command.partner, actor, partner_gifts)
    yield from commutatio.witness_objections(state, command.witness)


def _must_not_be_on_both_sides(own_gifts: Gifts, partner_gifts: Gifts) -> Objections:
    """Raise an objection if both partners give the same asset (MERC-03)."""
    for asset in commutatio.BARTERABLE_GOODS:
        if own_gifts[asset] and partner_gifts[asset]:
            yield Objection("MERC-03", "same-for-same", {"asset": f"asset:{asset}"}, waivable=False)


def _must_be_able_to_pass(state: Game, giver: str, taker: str, side: Gifts) -> Objections:
    """Raise an objection unless the giver has these gifts, and the taker may own the gifts.

    Rules: MERC-03, 10, LIM-01.
    """
    for asset, amount in side.items():
        if amount:
            yield from commutatio.must_be_able_to_hand_over(state, giver, taker, asset, amount)


def _draft_trade(state: Game, actor: str, command: Trade, _context: ActContext) -> Drafts:
    """Return the draft that passes the gifts of both partners in one entry (MERC-02, MERC-03)."""
    partner, own_gifts, partner_gifts = (
        command.partner,
        _gifts_of_actor(command),
        _gifts_of_partner(command),
    )
    event = GoodsTraded(
        one=actor,
        other=partner,
        one_legio_clientarum=own_gifts[CLIENTARUM],
        one_classis=own_gifts[CLASSIS],
        other_legio_clientarum=partner_gifts[CLIENTARUM],
        other_classis=partner_gifts[CLASSIS],
        witness=command.witness,
        one_becomes=_role_gained(state, actor, partner_gifts),
        other_becomes=_role_gained(state, partner, own_gifts),
    )
    postings = (
        *_passing_postings(state, actor, partner, own_gifts),
        *_passing_postings(state, partner, actor, partner_gifts),
    )
    return (Draft(event, postings),)


def _role_gained(state: Game, character: str, gains: Gifts) -> str:
    """Return the role that a first legio gives; "" if the role stays (ROST-04)."""
    return roster.role_from_asset(state, character, CLIENTARUM) if gains[CLIENTARUM] else ""


def _passing_postings(state: Game, giver: str, taker: str, side: Gifts) -> Iterator[Posting]:
    for asset, amount in side.items():
        yield from goods.postings_handing_over(state, asset, giver, taker, amount)


def _undo_trade(state: Game, entry: Entry) -> Drafts:
    event: GoodsTraded = entry.event
    return (
        *trade.draft_role_taken_back(
            state, event.one, event.one_becomes, event.other_legio_clientarum
        ),
        *trade.draft_role_taken_back(
            state, event.other, event.other_becomes, event.one_legio_clientarum
        ),
    )


@fold_of(GoodsTraded, _MESSAGE_ARGS, undo=_undo_trade)
def _evolve_trade(world: World, event: GoodsTraded, _entry: Entry) -> World:
    """Return the world in which a first legio makes its owner a general (ROST-04)."""
    if event.other_legio_clientarum:
        world = roster.with_armed_character(world, event.one, event.one_becomes)
    if event.one_legio_clientarum:
        world = roster.with_armed_character(world, event.other, event.other_becomes)
    return world


def _trade_form(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    person = state.world.person(actor)
    if not person.mortal or not person.living:
        return None
    partners = tuple(
        partner
        for partner in state.seating.pieces_at(state.seating.place_of(actor))
        if not audiences.apparent_objections(
            known_state, commutatio.partner_objections(state, actor, partner)
        )
    )
    if not partners:
        nobody_objection = seats.nobody_in_region_objection(
            state, actor, "MERC-05", "nobody-to-barter-with"
        )
        return Form(blocked=(nobody_objection,))
    partner = str(known_state.chosen.get("with"))
    fields = (
        fields_of_both_sides(
            known_state, TRADE.name, actor, partner, partial(_gift_fields, known_state)
        )
        if partner in partners
        else fields_before_partner_choice(*commutatio.BARTERABLE_GOODS)
    )
    return Form((Choice("with", tuple(map(Option, partners))), *fields, _witness_field(state)))


def _gift_fields(
    known_state: KnownState[World],
    giver: str,
    taker: str,
    prefix: str,
    objections_by_asset: Mapping[str, Any],
) -> Iterator[Number]:
    """Yield the fields for a giver's gifts. Assets that the partner gives are left out."""
    for asset in commutatio.BARTERABLE_GOODS:
        is_free = asset not in objections_by_asset
        largest_amount = (
            commutatio.most_that_can_pass(known_state, giver, taker, asset) if is_free else 0
        )
        yield Number(
            f"{prefix}{asset}", 0, largest_amount, goods.smallest_amount(asset), f"asset:{asset}"
        )


def _witness_field(state: Game) -> Choice:
    """Return the field for a witness. Only one reading requires a witness (MERC-06)."""
    witnesses = ("", *commutatio.witnesses_of_barter(state))
    fit_witnesses = (
        witness for witness in witnesses if is_met(commutatio.witness_objections(state, witness))
    )
    return Choice("witness", tuple(map(Option, fit_witnesses)), unsaid=True)


TRADE = Act(
    Trade,
    _trade_objections,
    _draft_trade,
    _trade_form,
    consent=Consent(
        voices=characters_in_fields("partner", "witness"),
        recorders=characters_in_fields("witness"),
        laid=True,
    ),
)
