"""Trades: terms on a table between two characters, until both agree to exactly these terms.

The command of a trade (`Consent.laid`) names the partner in its field `with`. The fields that begin
with `give_` hold what the actor gives. The same fields with `take_` hold what the partner gives. A
trade is a petition to which even its actor has not agreed yet. A change replaces the petition, and
removes both agreements.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ledger.contract.acts import Command
from ledger.contract.form import DependentField, Field, Number, Option, Subset
from ledger.contract.offer import KnownState
from ledger.record.objection import Objection, Objections
from ledger.record.seniority import oldest_first
from ledger.record.state import Petition, State

GIVEN_PREFIX, TAKEN_PREFIX, PARTNER_FIELD = "give_", "take_", "with"

LaidFieldsFunction = Callable[[str, str, str, Mapping[str, Any]], Iterable[Number | Subset]]
"""A function that returns the fields for the goods that a giver gives.

The arguments are giver, taker, prefix, and the taker's goods by kind. The prefix begins the name of
each field.
"""


def open_trade_between(
    state: State[Any], act: str, character: str, partner: str
) -> Petition | None:
    """Return the open trade of this act between two characters, or None."""
    petitions = (
        petition for petition in oldest_first(state.kernel.petitions) if petition.type == act
    )
    return next(
        (
            petition
            for petition in petitions
            if {petition.actor, petition.terms.get(PARTNER_FIELD)} == {character, partner}
        ),
        None,
    )


def partner_of_last_changer(petition: Petition) -> str:
    """Return the partner of the character who made the last change."""
    return str(petition.terms[PARTNER_FIELD])


def terms_seen_by(petition: Petition, character: str) -> Mapping[str, Any]:
    """Return the terms of a trade from the side of one of the two."""
    if petition.actor == character:
        return petition.terms
    turned_terms = {
        _field_of_other_side(field_name): field_value
        for field_name, field_value in petition.terms.items()
    }
    return {**turned_terms, PARTNER_FIELD: petition.actor}


def _field_of_other_side(field_name: str) -> str:
    if field_name.startswith(GIVEN_PREFIX):
        return TAKEN_PREFIX + field_name.removeprefix(GIVEN_PREFIX)
    return (
        GIVEN_PREFIX + field_name.removeprefix(TAKEN_PREFIX)
        if field_name.startswith(TAKEN_PREFIX)
        else field_name
    )


def goods_offered_by_partner(
    state: State[Any], act: str, actor: str, partner: str
) -> Mapping[str, Any]:
    """Return the goods that the partner offers to the actor, by field name (`take_*`)."""
    open_trade = open_trade_between(state, act, actor, partner)
    terms = terms_seen_by(open_trade, actor) if open_trade else {}
    return {
        field_name: field_value
        for field_name, field_value in terms.items()
        if field_name.startswith(TAKEN_PREFIX) and field_value
    }


def must_change_only_own_side(
    state: State[Any], act: str, actor: str, command: Command
) -> Objections:
    """Raise an objection if the actor changes the partner's side of a trade (ACTA-04)."""
    terms = command.model_dump(mode="json", by_alias=True)
    taken_goods = {
        field_name: field_value
        for field_name, field_value in terms.items()
        if field_name.startswith(TAKEN_PREFIX) and field_value
    }
    partner = terms[PARTNER_FIELD]
    if taken_goods != goods_offered_by_partner(state, act, actor, partner):
        yield Objection("ACTA-04", "trade-changed", {"who": f"who:{partner}"}, waivable=False)


def must_have_two_sides(terms: Mapping[str, Any]) -> Objections:
    """Raise an objection if one of the two gives no goods in a trade (ACTA-04)."""
    if not has_two_sides(terms):
        yield Objection("ACTA-04", "trade-one-sided", waivable=False)


def has_two_sides(terms: Mapping[str, Any]) -> bool:
    """Return whether both partners give goods."""
    return all(goods_given_by_side(terms, prefix) for prefix in (GIVEN_PREFIX, TAKEN_PREFIX))


def goods_given_by_side(terms: Mapping[str, Any], prefix: str) -> Mapping[str, Any]:
    """Return the goods that one side gives by these terms, by kind. Empty kinds are left out."""
    goods = (
        (field_name, field_value)
        for field_name, field_value in terms.items()
        if field_name.startswith(prefix)
    )
    return {
        field_name.removeprefix(prefix): field_value
        for field_name, field_value in goods
        if field_value
    }


def is_trade(petition: Petition) -> bool:
    """Return whether a petition is a trade, to which its own actor must also agree."""
    return petition.actor in petition.voices


def is_one_sided_trade(petition: Petition) -> bool:
    """Return whether a petition is a trade in which one side is empty."""
    return is_trade(petition) and not has_two_sides(petition.terms)


def trades_to_answer(state: State[Any], character: str) -> Iterator[Petition]:
    """Yield the trades to which a character has not agreed."""
    for petition in oldest_first(state.kernel.petitions):
        if is_trade(petition) and character in petition.voices and character not in petition.given:
            yield petition


# The form of a trade has the fields of both sides.


def fields_before_partner_choice(*goods_kinds: str) -> Iterator[Field]:
    """Yield the fields of a trade before its partner is chosen."""
    for prefix in (GIVEN_PREFIX, TAKEN_PREFIX):
        for goods_kind in goods_kinds:
            yield DependentField(f"{prefix}{goods_kind}", (PARTNER_FIELD,))


def fields_of_both_sides(
    known_state: KnownState[Any],
    act: str,
    actor: str,
    partner: str,
    laid_goods_of: LaidFieldsFunction,
) -> Iterator[Field]:
    """Yield the fields of both sides, for the actor's possible offer and the partner's offer.

    A recorder enters the goods of both sides, and sees no open trade between them.
    """
    if actor not in known_state.viewer.characters:
        yield from laid_goods_of(actor, partner, GIVEN_PREFIX, {})
        yield from laid_goods_of(
            partner, actor, TAKEN_PREFIX, goods_given_by_side(known_state.chosen, GIVEN_PREFIX)
        )
        return
    partner_goods = goods_given_by_side(
        goods_offered_by_partner(known_state.state, act, actor, partner), TAKEN_PREFIX
    )
    yield from laid_goods_of(actor, partner, GIVEN_PREFIX, partner_goods)
    for field in laid_goods_of(partner, actor, TAKEN_PREFIX, {}):
        yield _limited_to_offered_values(
            field, partner_goods.get(field.name.removeprefix(TAKEN_PREFIX))
        )


def _limited_to_offered_values(field: Number | Subset, laid_goods: Any) -> Field:
    """Return the field with only the offered values as its domain."""
    if isinstance(field, Number):
        amount = int(laid_goods or 0)
        return Number(field.name, amount, amount, field.step, field.unit)
    laid_asset_fields = tuple(laid_goods or ())
    return Subset(
        field.name,
        tuple(map(Option, laid_asset_fields)),
        len(laid_asset_fields),
        len(laid_asset_fields),
    )
