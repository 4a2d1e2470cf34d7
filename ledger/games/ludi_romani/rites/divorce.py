"""The slices of a divorce: the request, Juno's consent, and the dos (DIV-01 to DIV-09)."""

from collections.abc import Iterator
from typing import TypedDict

from ledger.games.ludi_romani import goods
from ledger.games.ludi_romani.audiences import account_audience
from ledger.games.ludi_romani.bonds import Debt
from ledger.games.ludi_romani.divortium import dos_payment
from ledger.games.ludi_romani.juno import god_or_steward_with_power
from ledger.games.ludi_romani.rites.document import (
    PartDoc,
    ResultingDoc,
    RiteDoc,
    agreement_step,
    consequence,
    participant,
    step,
)
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.state import Duty, Petition
from ledger.record.view import Slice

DIVORCE_ACT = "plead-divorce"
INSOLVENCY_DUTY = dos_payment.DUTY_KIND


class RepaymentDoc(TypedDict):
    """The payment of a dos if its debtor chooses nothing (DIV-03)."""

    wife: str
    """The former wife."""
    husband: str
    """The former husband who owes it."""
    dos: int
    """The dos, in denarii."""
    pieces: dict[str, int]
    """The amount of each asset that he pays, in units of the asset, money too."""
    worth: int
    """Their worth together, in denarii; less than the dos if it is all he has."""


def is_divorce_possible(state: Game, petition: Petition) -> bool:
    """Return whether the two people of the petition are married (DIV-01)."""
    return state.world.bonds.are_spouses(petition.actor, str(petition.terms["from"]))


def divorce_slice(state: Game, petition: Petition) -> Slice:
    """Return the slice of a requested divorce, for the viewers of the petition."""
    spouse = str(petition.terms["from"])
    bonds = state.world.bonds
    wife = petition.actor if bonds.husband(petition.actor) == spouse else spouse
    husband = spouse if wife == petition.actor else petition.actor
    marriage = bonds.marriages.get(wife)
    sources = (petition, marriage, state.world.person(wife))
    return Slice(
        petition.audience, sources, lambda: _requested_divorce_doc(state, petition, wife, husband)
    )


def _parts_in_divorce(state: Game, wife: str, husband: str) -> list[PartDoc]:
    juno = god_or_steward_with_power(state, "grant_divortium")
    return [participant(wife, "wife"), participant(juno, "juno"), participant(husband, "husband")]


def _requested_divorce_doc(state: Game, petition: Petition, wife: str, husband: str) -> RiteDoc:
    juno = god_or_steward_with_power(state, "grant_divortium")
    spouse = husband if petition.actor == wife else wife
    agreement_steps = (
        [agreement_step("agreed", petition, (spouse,))] if spouse in petition.voices else []
    )
    marriage = state.world.bonds.marriages.get(wife)
    dos = marriage.dos if marriage else 0
    return {
        "kind": "divorce",
        "about": petition.id,
        "people": _parts_in_divorce(state, wife, husband),
        "steps": [
            step("asked", (petition.actor,), is_done=True),
            *agreement_steps,
            agreement_step("granted", petition, (juno,)),
            *([step("repaid", (husband,), is_done=False)] if dos else []),
        ],
        "follows": list(_consequences(state, wife, husband, dos)),
    }


def _consequences(state: Game, wife: str, husband: str, dos: int) -> Iterator[ResultingDoc]:
    """Yield the consequences of the divorce for both spouses (DIV-05).

    Other viewers do not know the number of unused virus, so it is left out.
    """
    if dos:
        yield consequence("owes", husband, wife, goods.DENARIUS, dos)
        yield consequence("spends_nothing", husband)
    if state.world.person(wife).role == "matrona":
        yield consequence("role", wife, asset_or_state="free_woman")
    yield consequence("loans_end", wife, husband)
    yield consequence("virus_back", wife)


def granted_divorce_slice(state: Game, debt: Debt) -> Slice:
    """Return the slice of a divorce after Juno granted it, until the dos is paid."""
    return Slice(EVERYBODY, (debt,), lambda: _granted_divorce_doc(state, debt))


def _granted_divorce_doc(state: Game, debt: Debt) -> RiteDoc:
    juno = god_or_steward_with_power(state, "grant_divortium")
    return {
        "kind": "divorce",
        "about": "",
        "people": _parts_in_divorce(state, debt.wife, debt.husband),
        "steps": [
            step("granted", (juno,), is_done=True),
            *([step("claimed", (juno,), is_done=True)] if debt.is_claimed else []),
            step("repaid", (debt.husband,), is_done=False),
        ],
        "follows": [
            consequence("owes", debt.husband, debt.wife, goods.DENARIUS, debt.dos),
            consequence("spends_nothing", debt.husband),
        ],
    }


def repayment_slice(state: Game, debt: Debt) -> Slice:
    """Return the slice of the automatic payment, for viewers of the husband's money."""
    audience = account_audience(state, debt.husband, goods.DENARIUS)
    sources = (debt, state.books.accounts.get(debt.husband))
    return Slice(audience, sources, lambda: _repayment_doc(state, debt))


def _repayment_doc(state: Game, debt: Debt) -> RepaymentDoc:
    payment = dos_payment.automatic_payment_from(state, debt)
    return {
        "wife": debt.wife,
        "husband": debt.husband,
        "dos": debt.dos,
        "pieces": {asset: piece_count for asset, piece_count in payment.items() if piece_count},
        "worth": dos_payment.total_worth(state, payment),
    }


def judgement_slice(state: Game, duty: Duty) -> Slice:
    """Return the slice of Juno's decision about an insolvent husband, for viewers of her duty."""
    return Slice(duty.audience, (duty,), lambda: _judgement_doc(state, duty))


def _judgement_doc(state: Game, duty: Duty) -> RiteDoc:
    wife, husband = (
        str(duty.terms[term_name]).removeprefix("who:") for term_name in ("wife", "husband")
    )
    return {
        "kind": "divorce",
        "about": "",
        "people": _parts_in_divorce(state, wife, husband),
        "steps": [
            step("granted", (duty.owes,), is_done=True),
            step("short", (husband,), is_done=True),
            step("judged", (duty.owes,), is_done=False),
        ],
        "follows": [consequence("may_die", husband), consequence("forgiven", husband, wife)],
    }
