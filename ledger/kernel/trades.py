"""Trades: what two lay on a table before each other, until both agree to exactly that.

The command of such an act (`Act.laid`) names the partner in its field `with`. What its actor gives
stands in fields that begin with `give_`, what the partner gives in the same ones with `take_`. It
is a petition to which its actor has not agreed either; a change takes its place, and both
agreements.
"""

from collections.abc import Mapping
from typing import Any

from ledger.contract import Command
from ledger.objection import Objection, Objections
from ledger.state import Petition, State

GIVES, TAKES, PARTNER = "give_", "take_", "with"


def lying_between(state: State[Any], act: str, one: str, other: str) -> Petition | None:
    """The trade by this act that lies between two, or None."""
    petitions = state.kernel.petitions
    found = (petitions[key] for key in sorted(petitions) if petitions[key].type == act)
    return next((p for p in found if {p.actor, p.terms.get(PARTNER)} == {one, other}), None)


def partner_of(petition: Petition) -> str:
    """The one of the two who did not make the last change."""
    return str(petition.terms[PARTNER])


def terms_seen_by(petition: Petition, who: str) -> Mapping[str, Any]:
    """The terms of a trade from the side of one of the two."""
    if petition.actor == who:
        return petition.terms
    turned = {_turned(name): value for name, value in petition.terms.items()}
    return {**turned, PARTNER: petition.actor}


def _turned(name: str) -> str:
    if name.startswith(GIVES):
        return TAKES + name.removeprefix(GIVES)
    return GIVES + name.removeprefix(TAKES) if name.startswith(TAKES) else name


def laid_by_other(state: State[Any], act: str, actor: str, partner: str) -> Mapping[str, Any]:
    """What the partner has laid before the actor, by the names of the fields (`take_*`)."""
    there = lying_between(state, act, actor, partner)
    terms = terms_seen_by(there, actor) if there else {}
    return {name: value for name, value in terms.items() if name.startswith(TAKES) and value}


def must_lay_only_own(state: State[Any], act: str, actor: str, command: Command) -> Objections:
    """Nobody lays for the partner: that side stays as it lies there (ACTA-04)."""
    terms = command.model_dump(mode="json", by_alias=True)
    meant = {name: value for name, value in terms.items() if name.startswith(TAKES) and value}
    partner = terms[PARTNER]
    if meant != laid_by_other(state, act, actor, partner):
        yield Objection("ACTA-04", "trade-changed", {"who": f"who:{partner}"}, waivable=False)


def must_have_two_sides(petition: Petition) -> Objections:
    """Nobody agrees to a trade in which one of the two gives nothing (ACTA-04)."""
    if not all(_anything(petition.terms, side) for side in (GIVES, TAKES)):
        yield Objection("ACTA-04", "trade-one-sided", waivable=False)


def _anything(terms: Mapping[str, Any], prefix: str) -> bool:
    return any(value for name, value in terms.items() if name.startswith(prefix))
