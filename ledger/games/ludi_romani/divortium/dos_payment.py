"""The repayment of a dos: from the husband through Juno to the wife (DIV-03 to DIV-07)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ledger.contract.acts import Draft, Drafts, fold_of
from ledger.games.ludi_romani import goods, limits, roster
from ledger.games.ludi_romani.bonds import Debt
from ledger.games.ludi_romani.juno import god_or_steward_with_power
from ledger.games.ludi_romani.mercatus import trade
from ledger.games.ludi_romani.mors import death
from ledger.games.ludi_romani.scenario.value_types import DENARII_PER_CHIP
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.events import DutyDischarged, DutyOwed
from ledger.record.books import Books
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import is_met
from ledger.record.references import Who, arguments_of, yes_no_of_field

PIECE_GOODS = (goods.CURIALIS, goods.CLASSIS, goods.CLIENTARUM)
"""The assets that count beside money, in the order of automatic payment (DIV-03)."""

Goods = Mapping[str, int]
DUTY_KIND = "insolvent"
CONDEMN_ANSWER = "condemn"
SPARE_ANSWER = "spare"


class PaymentRange(NamedTuple):
    """The minimum and maximum worth of the pieces in a payment, in Denarii (DIV-04)."""

    least: int
    most: int

    def piece_range(self, worth: int, piece_count: int, other_worth: int) -> tuple[int, int]:
        """Return the minimum and maximum number of pieces of a kind.

        `other_worth` is the worth of all later kinds.
        """
        if not worth:
            return 0, piece_count
        return max(0, -(-(self.least - other_worth) // worth)), min(piece_count, self.most // worth)

    def remaining_after(self, amount: int) -> "PaymentRange":
        """Return the range that remains after some pieces were chosen."""
        return PaymentRange(self.least - amount, self.most - amount)


class DosRepaid(Event, stored="ludi_romani/dos-repaid@1"):
    """A dos that was repaid to a divorced wife."""

    wife: Who
    husband: Who
    dos: int
    short: bool = False
    """Whether he had too little and paid all."""

    armed: bool = False
    """Whether she was paid legiones."""

    becomes: str = ""
    """Her new role; empty for no change."""


class DosOwed(Event, stored="ludi_romani/dos-owed@1"):
    """A dos that is owed again, because its payment was corrected."""

    wife: Who
    husband: Who
    dos: int


def countable_goods(books: Books, account: str) -> Goods:
    """Return the goods of an account that count, without suffragia and loans (DIV-04, 07)."""
    return {asset: books.balance(account, asset) for asset in (goods.DENARIUS, *PIECE_GOODS)}


def total_worth(state: Game, pieces: Goods) -> int:
    """Return the total worth of goods in Denarii at list prices (DIV-04)."""
    return sum(goods.worth(state, asset) * piece_count for asset, piece_count in pieces.items())


def add_missing_money(state: Game, pieces: Goods, dos: int) -> Goods:
    """Return the pieces, with the money that completes the sum (DIV-04)."""
    return {goods.DENARIUS: max(0, dos - total_worth(state, pieces)), **pieces}


def automatic_payment(state: Game, stock: Goods, dos: int) -> Goods:
    """Return the automatic payment: first money, then single pieces until the dos is covered.

    Rule: DIV-03.
    """
    missing_amount = max(0, dos - stock[goods.DENARIUS])
    pieces: dict[str, int] = {}
    for asset in PIECE_GOODS:
        worth = goods.worth(state, asset)
        pieces[asset] = min(stock[asset], -(-missing_amount // worth)) if worth else 0
        missing_amount = max(0, missing_amount - worth * pieces[asset])
    return stock if missing_amount else add_missing_money(state, pieces, dos)


def payment_range(state: Game, stock: Goods, dos: int) -> PaymentRange:
    """Return the range of the worth that the pieces in a payment may have.

    The pieces cover the missing money. Their worth exceeds the dos by less than one piece.
    """
    highest_worth = max(goods.worth(state, asset) for asset in PIECE_GOODS)
    return PaymentRange(dos - stock[goods.DENARIUS], dos + highest_worth - DENARII_PER_CHIP)


def draft_automatic_payment(state: Game, debt: Debt, account: str = "") -> Drafts:
    """Return the drafts of the automatic payment.

    If the husband has too little, Juno decides (DIV-06).

    After his death `account` holds his goods.
    """
    stock = countable_goods(state.books, account or debt.husband)
    payment = draft_payment(state, debt, automatic_payment_from(state, debt, account), account)
    if account or total_worth(state, stock) >= debt.dos:
        return (payment,)
    return (payment, _draft_junos_duty(state, debt))


def automatic_payment_from(state: Game, debt: Debt, account: str = "") -> Goods:
    """Return the automatic payment from `account`, or else from the husband (DIV-03, DIV-06)."""
    stock = countable_goods(state.books, account or debt.husband)
    if total_worth(state, stock) < debt.dos:
        return _payable_goods(state, stock)
    return automatic_payment(state, stock, debt.dos)


def _payable_goods(state: Game, stock: Goods) -> Goods:
    """Return the goods that the husband must pay.

    One reading excludes his legiones curiales (DIV-07).
    """
    if state.switch("divorce.insolvent_wife_takes_lc"):
        return stock
    return {**stock, goods.CURIALIS: 0}


def draft_payment(state: Game, debt: Debt, payment: Goods, account: str = "") -> Draft:
    """Return the draft of a payment through Juno. The surplus is returned (DIV-04)."""
    paying_account = account or debt.husband
    wife_goods = _goods_for_wife(state, paying_account, debt.wife, payment)
    postings = tuple(_handover_postings(state, paying_account, debt.wife, payment, wife_goods))
    new_state = replace(state, books=state.books.post(postings))
    sums = total_worth(state, payment)
    event = DosRepaid(
        debt.wife,
        debt.husband,
        debt.dos,
        short=sums < debt.dos,
        **arming_fields(state, debt.wife, sum(wife_goods[legio] for legio in goods.LEGIONES)),
    )
    balancing_postings = _balancing_postings(
        new_state, debt, paying_account, sums, total_worth(state, wife_goods)
    )
    return Draft(event, (*postings, *balancing_postings))


def _goods_for_wife(state: Game, paying_account: str, wife: str, payment: Goods) -> Goods:
    """Return how much of each kind the wife may own (DIV-04, LIM-01)."""
    wife_goods: dict[str, int] = {}
    for asset, amount in payment.items():
        wife_goods[asset] = (
            min(amount, more_legions_for_wife(state, wife, asset))
            if asset in goods.LEGIONES
            else amount
        )
        wife_postings = (
            (Posting(asset, paying_account, wife, wife_goods[asset]),) if wife_goods[asset] else ()
        )
        state = replace(state, books=state.books.post(wife_postings))
    return wife_goods


def _handover_postings(
    state: Game, paying_account: str, wife: str, payment: Goods, wife_goods: Goods
) -> Iterator[Posting]:
    """Yield the postings of a payment through Juno.

    She keeps legiones the wife may not own (DIV-03, LIM-01).
    """
    juno = god_or_steward_with_power(state, "grant_divortium")
    for asset, amount in payment.items():
        fitting_count = wife_goods[asset]
        surplus_transfer = (
            paying_account,
            goods.account_for_gains(state, juno),
            amount - fitting_count,
        )
        for giver, taker, moved_amount in (
            (paying_account, juno, fitting_count),
            (juno, wife, fitting_count),
            surplus_transfer,
        ):
            if moved_amount:
                yield Posting(asset, giver, taker, moved_amount)


def _balancing_postings(
    state: Game, debt: Debt, paying_account: str, sums: int, wife_worth: int
) -> Iterator[Posting]:
    """Yield postings of money that balance a payment of worth `sums` (DIV-04).

    `wife_worth` is the worth of the goods that the wife got. For the goods that Juno keeps, Juno
    pays the wife their worth, up to the dos. A surplus is returned by the wife, as far as she has
    money, and else by Juno.
    """
    juno, amount_due = god_or_steward_with_power(state, "grant_divortium"), min(debt.dos, sums)
    amount_returned = max(0, wife_worth - amount_due)
    handovers = (
        (juno, debt.wife, max(0, amount_due - wife_worth)),
        (debt.wife, paying_account, amount_returned),
        (juno, paying_account, sums - amount_due - amount_returned),
    )
    for giver, taker, amount in handovers:
        for posting in goods.postings_handing_over(
            state,
            goods.DENARIUS,
            giver,
            taker,
            min(amount, state.books.holding(giver, goods.DENARIUS)),
        ):
            state = replace(state, books=state.books.post((posting,)))
            yield posting


def arming_fields(state: Game, wife: str, legiones: int) -> dict[str, Any]:
    """Return whether legiones arm a divorced wife, and her new role as an amazon (ROST-06)."""
    new_role = roster.role_from_asset(state, wife, goods.CURIALIS) if legiones else ""
    return {"armed": bool(legiones), "becomes": new_role}


def arm_wife_if_paid_legions(world: World, event: Any) -> World:
    """Return the world after a divorced wife was paid legiones (ROST-06)."""
    return roster.with_armed_character(world, event.wife, event.becomes) if event.armed else world


def more_legions_for_wife(state: Game, wife: str, legio: str) -> int:
    """Return how many more legiones of a kind a divorced wife may own.

    If she is married again, she may own none.
    """
    return (
        limits.room_under_every_reading(state, wife, legio)
        if is_met(roster.must_be_fit_to_own(state, wife, legio))
        else 0
    )


def _draft_junos_duty(state: Game, debt: Debt) -> Draft:
    """Return Juno's duty to decide, by the end of the next season, whether the husband dies.

    Rule: DIV-06.
    """
    return Draft(
        DutyOwed(
            duty=f"{DUTY_KIND}/{debt.wife}",
            kind=DUTY_KIND,
            owes=god_or_steward_with_power(state, "grant_divortium"),
            options=(CONDEMN_ANSWER, SPARE_ANSWER),
            default=SPARE_ANSWER,
            period=death.end_of_next_season(state),
            terms={
                "details": "yes",
                "husband": f"who:{debt.husband}",
                "wife": f"who:{debt.wife}",
                "dos": debt.dos,
            },
            seen=(debt.husband, debt.wife),
        )
    )


def _undo_payment(state: Game, entry: Entry) -> Drafts:
    """Return the drafts by which the husband owes the dos again, if both live (FATA-08).

    Juno's decision is void.
    """
    event: DosRepaid = entry.event
    amounts_paid_to_wife = (
        posting.amount
        for posting in entry.postings
        if posting.target == event.wife and _is_legio(posting)
    )
    role_drafts = trade.draft_role_taken_back(
        state, event.wife, event.becomes, sum(amounts_paid_to_wife)
    )
    spouses = (state.world.person(event.wife), state.world.person(event.husband))
    if not all(person.living for person in spouses):
        return role_drafts
    restored_debt = Draft(DosOwed(event.wife, event.husband, event.dos))
    return (*role_drafts, *draft_end_of_junos_decision(state, event.wife), restored_debt)


def _is_legio(posting: Posting) -> bool:
    return posting.asset in goods.LEGIONES


def draft_end_of_junos_decision(state: Game, wife: str) -> Drafts:
    """Return the draft that ends Juno's decision about an insolvent husband; else none."""
    duty = state.kernel.duties.get(f"{DUTY_KIND}/{wife}")
    return (Draft(DutyDischarged(duty.id, DUTY_KIND, duty.owes, SPARE_ANSWER)),) if duty else ()


def new_role_of_wife(event: Any) -> str:
    """Return the new role of the paid wife for a message; "none" if her role stays."""
    return event.becomes or "none"


_MESSAGE_ARGS = arguments_of(
    "wife", "husband", "dos", short=yes_no_of_field("short"), role=new_role_of_wife
)


@fold_of(DosRepaid, _MESSAGE_ARGS, undo=_undo_payment)
def _evolve_payment(world: World, event: DosRepaid, _entry: Entry) -> World:
    """Return the world in which the debt is paid (DIV-03). Paid legiones arm the wife (ROST-06)."""
    return arm_wife_if_paid_legions(replace(world, bonds=world.bonds.paid(event.wife)), event)


@fold_of(DosOwed, arguments_of("wife", "husband", "dos", short=lambda _event: "no"))
def _evolve_restored_debt(world: World, event: DosOwed, _entry: Entry) -> World:
    """Return the world in which the husband owes the dos again (FATA-08)."""
    return replace(world, bonds=world.bonds.with_debt(Debt(event.wife, event.husband, event.dos)))
