"""The repayment of a dos.

The husband chooses the goods, and Juno calls in or forgives the debt (DIV-03 to 07).
"""

from collections.abc import Iterator
from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    DutyType,
    consent_of_approvers,
    fold_of,
)
from ledger.contract.form import DependentField, Number, choice
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import arms, goods, juno, limits, places
from ledger.games.ludi_romani.bonds import Debt
from ledger.games.ludi_romani.divortium import dos_payment
from ledger.games.ludi_romani.divortium.dos_payment import Goods
from ledger.games.ludi_romani.juno import god_or_steward_with_power
from ledger.games.ludi_romani.mors import death, sentence
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Who, arguments_of
from ledger.record.seniority import oldest_first
from ledger.record.state import Duty

REQUESTABLE_GOODS = (goods.CURIALIS, goods.CLIENTARUM, goods.CLASSIS)
"""The kinds of pieces in a payment, in the order in which the form asks for them."""

SPENDING_ACTS = frozenset(("give", "lend", "return-loan", "barter", "buy-legions", "buy-classes"))
"""The acts that are closed to a husband who owes a dos (DIV-03)."""


class RepayDos(Command):
    """Repay a dos with these pieces, the rest in money."""

    wife: Who = Field(alias="to")
    """The former wife."""
    legio_curialis: int = Field(ge=0, le=limits.HIGHEST_NUMBER)
    """Number of legiones curiales that are paid."""
    legio_clientarum: int = Field(ge=0, le=limits.HIGHEST_NUMBER)
    """Number of legiones clientarum that are paid."""
    classis: int = Field(ge=0, le=limits.HIGHEST_NUMBER)
    """Number of classes that are paid."""

    @property
    def pieces(self) -> Goods:
        """Return the number of pieces of each kind."""
        return {asset: getattr(self, asset) for asset in REQUESTABLE_GOODS}


class ClaimDos(Command):
    """Ask Juno to call in a dos that a former husband owes."""

    debtor: Who = Field(alias="from")
    """The former husband who owes it."""


class DosClaimed(Event, stored="ludi_romani/dos-claimed@1"):
    """A dos that Juno called in."""

    wife: Who
    husband: Who


class RestForgiven(Event, stored="ludi_romani/rest-forgiven@1"):
    """A debt of which Juno forgave the rest, as the husband could not repay the whole dos."""

    wife: Who
    husband: Who
    armed: bool = False
    """Whether his wife got legiones that were kept back."""

    becomes: str = ""
    """Her new role; empty for no change."""


def _debts(state: Game, husband: str) -> tuple[Debt, ...]:
    debts = state.world.bonds.debts
    return tuple(debt for _, debt in sorted(debts.items()) if debt.husband == husband)


def _debt(state: Game, wife: str, husband: str) -> Debt | None:
    debt = state.world.bonds.debts.get(wife)
    return debt if debt and debt.husband == husband else None


def _repay_objections(state: Game, actor: str, command: RepayDos) -> Objections:
    debt = _debt(state, command.wife, actor)
    if debt is None:
        yield Objection("DIV-03", "owes-no-dos", waivable=False)
        return
    stock = dos_payment.countable_goods(state.books, actor)
    yield from _must_have_the_pieces(actor, command.pieces, stock)
    if any(command.pieces[legio] for legio in goods.LEGIONES):
        yield from arms.legions_must_be_free(state, actor, goods.CURIALIS)
    if (
        dos_payment.total_worth(state, command.pieces)
        > dos_payment.payment_range(state, stock, debt.dos).most
    ):
        yield Objection("DIV-04", "too-much-in-kind", {"n": debt.dos})
    yield from _must_cover_the_dos(
        actor, dos_payment.add_missing_money(state, command.pieces, debt.dos), stock
    )


def _must_have_the_pieces(husband: str, pieces: Goods, stock: Goods) -> Objections:
    """Raise an objection unless the husband has these pieces of his own (DIV-07, FATA-12)."""
    for asset, piece_count in pieces.items():
        if piece_count > stock[asset]:
            yield goods.too_little_objection(husband, asset, piece_count - stock[asset])


def _must_cover_the_dos(husband: str, payment: Goods, stock: Goods) -> Objections:
    """Raise an objection unless the whole dos is repaid (DIV-03)."""
    paid_denarii, denarii = payment[goods.DENARIUS], stock[goods.DENARIUS]
    if denarii < paid_denarii:
        yield goods.too_little_objection(husband, goods.DENARIUS, paid_denarii - denarii, "DIV-03")


def _draft_repayment(state: Game, actor: str, command: RepayDos, _context: ActContext) -> Drafts:
    """Return the draft of the payment that the husband chose (DIV-04)."""
    debt = state.world.bonds.debts[command.wife]
    return (
        dos_payment.draft_payment(
            state, debt, dos_payment.add_missing_money(state, command.pieces, debt.dos)
        ),
    )


def _repayment_recorders(state: Game, actor: str, command: RepayDos) -> tuple[str, ...]:
    return juno.divorce_approver(state, actor, command)


def _offer_repay(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    debts = {debt.wife: debt for debt in _debts(state, actor) if not debt.is_claimed}
    if not debts:
        return None
    purse_seen = known_state.holding(actor, goods.DENARIUS)
    payable_debts = {
        wife: debt
        for wife, debt in debts.items()
        if purse_seen is None
        or dos_payment.total_worth(state, _goods_at_hand(state, actor)) >= debt.dos
    }
    if not payable_debts:
        purse = ((actor, goods.DENARIUS),)
        return Form(blocked=(Objection("DIV-06", "cannot-repay", rests_on=purse),))
    debt = payable_debts.get(str(known_state.chosen.get("to")))
    number_fields = (
        _piece_fields(known_state, actor, debt)
        if debt
        else places.awaiting_fields(*REQUESTABLE_GOODS, prerequisites=("to",))
    )
    return Form((choice("to", sorted(payable_debts)), *number_fields))


def _goods_at_hand(state: Game, husband: str) -> Goods:
    """Return the goods that the husband can pay with now.

    Dice in a battle are left out (PROEL-25).
    """
    stock = dos_payment.countable_goods(state.books, husband)
    if is_met(arms.legions_must_be_free(state, husband, goods.CURIALIS)):
        return stock
    return {asset: 0 if asset in goods.LEGIONES else amount for asset, amount in stock.items()}


def _piece_fields(
    known_state: KnownState[World], husband: str, debt: Debt
) -> tuple[Number | DependentField, ...]:
    """Return the fields for each kind of piece, narrowed by the earlier choices (DIV-04)."""
    state = known_state.state
    stock = dict(_goods_at_hand(state, husband))
    if known_state.holding(husband, goods.DENARIUS) is None:
        stock[goods.DENARIUS] = debt.dos
    payment_range = dos_payment.payment_range(state, stock, debt.dos)
    fields: list[Number | DependentField] = []
    for asset_index, asset in enumerate(REQUESTABLE_GOODS):
        later_goods = REQUESTABLE_GOODS[asset_index + 1 :]
        worth, other_worth = (
            goods.worth(state, asset),
            dos_payment.total_worth(state, {asset: stock[asset] for asset in later_goods}),
        )
        minimum, maximum = payment_range.piece_range(worth, stock[asset], other_worth)
        fields.append(Number(asset, minimum, maximum, unit=f"asset:{asset}"))
        piece_count = known_state.chosen.get(asset)
        if not isinstance(piece_count, int) or not minimum <= piece_count <= maximum:
            return (*fields, *places.awaiting_fields(*later_goods, prerequisites=(asset,)))
        payment_range = payment_range.remaining_after(worth * piece_count)
    return tuple(fields)


def _claim_objections(state: Game, actor: str, command: ClaimDos) -> Objections:
    """Raise an objection unless a divorced wife claims from her former husband.

    She cannot claim goods from his friends. Rule: DIV-07.
    """
    if _debt(state, actor, command.debtor) is None:
        yield Objection("DIV-07", "claim-on-husband", waivable=False)


def _draft_claim(_state: Game, actor: str, command: ClaimDos, _context: ActContext) -> Drafts:
    """Return the draft that calls the dos in, to be paid at once (DIV-03)."""
    return (Draft(DosClaimed(actor, command.debtor)),)


def _debt_id(state: Game, actor: str, command: ClaimDos) -> str:
    """Return the id of the present debt; empty if there is none.

    A petition is valid only for the present debt (DIV-03).
    """
    return f"{actor}/{command.debtor}" if _debt(state, actor, command.debtor) else ""


def _offer_claim(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    debt = state.world.bonds.debts.get(actor)
    return Form((choice("from", (debt.husband,)),)) if debt and not debt.is_claimed else None


@fold_of(DosClaimed)
def _evolve_due_dos(world: World, event: DosClaimed, _entry: Entry) -> World:
    """Return the world in which the dos is due (DIV-03)."""
    debt = Debt(event.wife, event.husband, world.bonds.debts[event.wife].dos, is_claimed=True)
    return replace(world, bonds=world.bonds.with_debt(debt))


def draft_payment_of_claimed_debts(state: Game, _time_now: int) -> Drafts:
    """Return the drafts that pay a dos called in, after the husband's battle if he fights.

    Rules: DIV-03, PROEL-25.
    """
    debts = (debt for _, debt in sorted(state.world.bonds.debts.items()) if debt.is_claimed)
    free_debts = (debt for debt in debts if not state.world.person(debt.husband).is_in_battle)
    return next((dos_payment.draft_automatic_payment(state, debt) for debt in free_debts), ())


def draft_repayments_at_season_end(state: Game) -> Iterator[Draft]:
    """Yield the drafts that repay every dos still owed when the season ends (DIV-03)."""
    for _, debt in sorted(state.world.bonds.debts.items()):
        drafts = dos_payment.draft_automatic_payment(state, debt)
        yield from drafts
        for draft in drafts:
            state = replace(state, books=state.books.post(draft.postings))


def must_owe_no_dos(state: Game, actor: str, act: str) -> Objections:
    """Raise an objection if a husband who owes a dos would spend goods (DIV-03)."""
    if act in SPENDING_ACTS and state.world.bonds.owes_dos(actor):
        yield Objection("DIV-03", "dos-first", about_character(actor))


def _draft_junos_choice(state: Game, duty: Duty, option: str, context: ActContext) -> Drafts:
    """Return the drafts of Juno's choice: death, or forgiving the rest.

    Rules: DIV-06, DIV-09, MORS-07.
    """
    husband, wife = _spouse_of_junos_duty(duty, "husband"), _spouse_of_junos_duty(duty, "wife")
    if option == dos_payment.CONDEMN_ANSWER:
        return sentence.draft_sentence(state, husband, "insolvent", duty.owes, context)
    more_postings = tuple(_retained_curiales_postings(state, husband, wife))
    event = RestForgiven(
        wife, husband, **dos_payment.arming_fields(state, wife, len(more_postings))
    )
    return (Draft(event, more_postings),)


def _retained_curiales_postings(state: Game, husband: str, wife: str) -> Iterator[Posting]:
    """Yield postings of the legiones curiales that a spared husband must also pay (DIV-06).

    Dice of a battle in which he fights are excepted (PROEL-25).
    """
    wife_takes_curiales = state.switch("divorce.insolvent_wife_takes_lc")
    if wife_takes_curiales or not state.world.person(wife).living:
        return
    if not is_met(arms.legions_must_be_free(state, husband, goods.CURIALIS)):
        return
    curialis_count = min(
        state.books.balance(husband, goods.CURIALIS),
        dos_payment.more_legions_for_wife(state, wife, goods.CURIALIS),
    )
    juno = god_or_steward_with_power(state, "grant_divortium")
    if curialis_count:
        yield Posting(goods.CURIALIS, husband, juno, curialis_count)
        yield Posting(goods.CURIALIS, juno, wife, curialis_count)


def draft_payment_from_estate(state_before: Game, state_after: Game) -> Iterator[Draft]:
    """Yield the drafts that pay a dead husband's dos from his estate before all heirs (DIV-07)."""
    for _, debt in sorted(state_before.world.bonds.debts.items()):
        account = death.estate_account(debt.husband)
        if dos_payment.total_worth(
            state_after, dos_payment.countable_goods(state_after.books, account)
        ):
            drafts = dos_payment.draft_automatic_payment(state_after, debt, account)
            yield from drafts
            for draft in drafts:
                state_after = replace(state_after, books=state_after.books.post(draft.postings))


def draft_duty_end_after_death(state_before: Game, state_after: Game) -> Iterator[Draft]:
    """Yield the drafts that end Juno's duty after the husband died of another cause (DIV-06)."""
    for duty in oldest_first(state_before.kernel.duties):
        if (
            duty.kind == dos_payment.DUTY_KIND
            and not state_after.world.person(_spouse_of_junos_duty(duty, "husband")).living
        ):
            yield from dos_payment.draft_end_of_junos_decision(
                state_before, _spouse_of_junos_duty(duty, "wife")
            )


def _spouse_of_junos_duty(duty: Duty, spouse: str) -> str:
    return str(duty.terms[spouse]).removeprefix("who:")


def without_debts_of_dead(world: World, character: str) -> World:
    """Return the world in which the debts of the dead are cancelled (DIV-07)."""
    bonds = world.bonds
    for wife, debt in world.bonds.debts.items():
        if debt.husband == character:
            bonds = bonds.paid(wife)
    return replace(world, bonds=bonds)


@fold_of(RestForgiven, arguments_of("wife", "husband", role=dos_payment.new_role_of_wife))
def _evolve_forgiven_dos(world: World, event: RestForgiven, _entry: Entry) -> World:
    """Return the world in which the wife got retained legiones and became an amazon (ROST-06)."""
    return dos_payment.arm_wife_if_paid_legions(world, event)


REPAY_DOS = Act(
    RepayDos,
    _repay_objections,
    _draft_repayment,
    _offer_repay,
    consent=Consent(recorders=_repayment_recorders),
)
CLAIM_DOS = Act(
    ClaimDos,
    _claim_objections,
    _draft_claim,
    _offer_claim,
    consent=consent_of_approvers(juno.divorce_approver, matter=_debt_id),
)
DUTY_TYPES = (DutyType(dos_payment.DUTY_KIND, _draft_junos_choice),)
