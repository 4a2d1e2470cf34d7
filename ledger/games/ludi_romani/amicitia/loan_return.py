"""The return of loans: the owner asks for them, or a god fetches them (AMIC-07 to AMIC-09)."""

from collections.abc import Callable
from functools import partial

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, EventType
from ledger.contract.form import Choice, ChosenFields, DependentField, Option, choice
from ledger.contract.form import Field as FormField
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import audiences, goods, limits, roster, seats
from ledger.games.ludi_romani.amicitia import lending
from ledger.games.ludi_romani.mercatus import trade
from ledger.games.ludi_romani.scenario.value_types import RomanAsset
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import Audience, only
from ledger.record.books import lent_account, owner
from ledger.record.entry import Event, Posting
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Asset, Who, arguments_of

REQUESTABLE_GOODS = (goods.CLASSIS, goods.DENARIUS, goods.CLIENTARUM, goods.CURIALIS)
"""The assets that the owner asks back from the holder (AMIC-08, AMIC-09).

Votes are not among them, because a god fetches votes.
"""


class Recall(Command):
    """Ask for the return of a loan."""

    keeper: Who = Field(alias="from")
    """The character who has it."""
    asset: RomanAsset
    """The asset that was lent."""
    quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The amount that is asked for, in units of the asset (money in denarii)."""


class ReturnLoan(Command):
    """Return a loan without being asked."""

    owner: Who = Field(alias="to")
    """The character who lent it."""
    asset: RomanAsset
    """The asset that was lent."""
    quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The amount that is returned, in units of the asset (money in denarii)."""


class RecallVotes(Command):
    """Send a god to fetch lent votes."""

    keeper: Who = Field(alias="from")
    """The character who has the votes."""
    numen: Who
    """The god who fetches them."""


class LoanReturned(Event, stored="ludi_romani/loan-returned@1"):
    """A loan that was returned to its owner."""

    owner: Who
    keeper: Who
    asset: Asset
    quantity: int
    fetched_by: Who = ""
    """The god who fetched lent votes; empty if there is none."""

    becomes: str = ""
    """The owner's new role; empty for no change."""


def must_be_returnable(state: Game, keeper: str, owner: str, asset: str, amount: int) -> Objections:
    """Raise an objection unless this amount is on loan and can be returned.

    Rules: AMIC-07 to 09.
    """
    yield from lending.must_be_on_loan(state, keeper, owner, asset, amount)
    yield from lending.must_be_passable(state, keeper, owner, asset, amount)
    yield from limits.must_stay_within_ten(state, owner, asset, amount)


def draft_loan_return(
    state: Game, keeper: str, owner: str, asset: str, amount: int, fetching_god: str = ""
) -> Draft:
    """Return the entry that gives an amount on loan back to its owner (AMIC-07 to 09)."""
    new_role = roster.role_from_asset(state, owner, asset)
    event = LoanReturned(owner, keeper, asset, amount, fetching_god, new_role)
    return Draft(event, (Posting(asset, lent_account(keeper, owner), owner, amount),))


def most_returnable(state: Game, keeper: str, owner: str, asset: str) -> int:
    """Return how much of a loan could be returned now; 0 if no amount can."""
    step = goods.smallest_amount(asset)
    if not is_met(must_be_returnable(state, keeper, owner, asset, step)):
        return 0
    amount = lending.amount_on_loan(state, keeper, owner, asset)
    return min(
        amount - amount % step, goods.MAX_DENARII, limits.room_for_legions(state, owner, asset)
    )


def loan_fields(
    field_name: str, loans: dict[str, dict[str, int]], chosen_values: ChosenFields
) -> tuple[FormField, FormField, FormField]:
    """Return the fields for person, asset and amount, each narrowed by the earlier choices."""
    amounts = loans.get(str(chosen_values.get(field_name)), {})
    limit = amounts.get(str(chosen_values.get("asset")), 0)
    return (
        Choice(field_name, tuple(map(Option, loans))),
        choice("asset", list(amounts)) if amounts else DependentField("asset", (field_name,)),
        goods.quantity_field(str(chosen_values["asset"]), limit)
        if limit
        else DependentField("quantity", ("asset",)),
    )


def returnable_loans(
    friends: tuple[str, ...], assets: tuple[str, ...], limit_of_loan: Callable[[str, str], int]
) -> dict[str, dict[str, int]]:
    """Return how much could be returned, by person and asset. Amounts of 0 are left out."""
    amounts_by_friend = {
        character: {
            asset: limit for asset in assets if (limit := limit_of_loan(character, asset)) > 0
        }
        for character in friends
    }
    return {character: amounts for character, amounts in amounts_by_friend.items() if amounts}


def _return_audience(state: Game, event: LoanReturned) -> Audience:
    """Return the viewers of the loan, and the god who was sent (AMIC-07)."""
    fetchers = (event.fetched_by,) if event.fetched_by else ()
    return only(audiences.loan_audience(state, event.owner, event.keeper, event.asset), fetchers)


def _recall_objections(state: Game, actor: str, command: Recall) -> Objections:
    if command.asset not in REQUESTABLE_GOODS:
        yield from _must_be_votes(command.asset)
        return
    yield from _must_be_in_one_region(state, actor, command.keeper, command.asset)
    yield from must_be_returnable(state, command.keeper, actor, command.asset, command.quantity)


def _must_be_votes(asset: str) -> Objections:
    """Yield an objection unless the asset is votes, which gods fetch (AMIC-07).

    Another objection is yielded if the asset can never be lent (AMIC-04).
    """
    if asset == goods.SUFFRAGIUM:
        yield Objection("AMIC-07", "gods-fetch-votes", waivable=False)
    else:
        yield Objection("AMIC-04", "never-lent", {"asset": f"asset:{asset}"}, waivable=False)


def _must_be_in_one_region(state: Game, owner: str, keeper: str, asset: str) -> Objections:
    """Raise an objection unless owner and holder are in the same region (AMIC-08, AMIC-09).

    AMIC-08 is about ships, AMIC-09 about money and legiones.
    """
    rule = "AMIC-08" if asset == goods.CLASSIS else "AMIC-09"
    return seats.must_be_in_same_region(state, owner, keeper, rule)


def _draft_recall(state: Game, actor: str, command: Recall, _context: ActContext) -> Drafts:
    """Return the draft by which the owner holds the goods again (AMIC-08, AMIC-09)."""
    return (draft_loan_return(state, command.keeper, actor, command.asset, command.quantity),)


def _holder_to_consent(_state: Game, _actor: str, command: Recall) -> tuple[str, ...]:
    """Return the holder, who must consent (AMIC-09). For ships no consent is needed (AMIC-08)."""
    return () if command.asset == goods.CLASSIS else (command.keeper,)


def _offer_recall(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    borrowers = lending.borrowers_from(state, actor, REQUESTABLE_GOODS)
    if not borrowers or known_state.holding(actor, goods.SUFFRAGIUM) is None:
        return None
    people_nearby = tuple(
        keeper
        for keeper in borrowers
        if is_met(_must_be_in_one_region(state, actor, keeper, goods.CLASSIS))
    )
    loans = returnable_loans(
        people_nearby,
        REQUESTABLE_GOODS,
        lambda character, asset: most_returnable(state, character, actor, asset),
    )
    if not loans:
        return Form(blocked=(Objection("AMIC-09", "loans-far-away"),))
    return Form(loan_fields("from", loans, known_state.chosen))


def _return_objections(state: Game, actor: str, command: ReturnLoan) -> Objections:
    if command.asset not in lending.LENDABLE_GOODS:
        yield from _must_be_votes(command.asset)
        return
    yield from must_be_returnable(state, actor, command.owner, command.asset, command.quantity)


def _draft_return(state: Game, actor: str, command: ReturnLoan, _context: ActContext) -> Drafts:
    """Return the draft of an unasked return, which is possible from any region (AMIC-16)."""
    return (draft_loan_return(state, actor, command.owner, command.asset, command.quantity),)


def _offer_return(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    lent_accounts = goods.accounts_of_borrowed_goods(state, actor)
    if not lent_accounts or known_state.holding(actor, goods.SUFFRAGIUM) is None:
        return None
    owners = tuple(map(owner, lent_accounts))
    mortals = tuple(
        sorted(
            owner_of_loan for owner_of_loan in owners if state.world.person(owner_of_loan).mortal
        )
    )
    loans = returnable_loans(
        mortals, lending.LENDABLE_GOODS, partial(most_returnable, state, actor)
    )
    return Form(loan_fields("to", loans, known_state.chosen)) if loans else None


def _recall_votes_objections(state: Game, actor: str, command: RecallVotes) -> Objections:
    yield from _must_be_god_free_to_fetch(state, command.numen)
    yield from lending.must_be_on_loan(state, command.keeper, actor, goods.SUFFRAGIUM, 1)
    yield from roster.must_be_able_to_vote(state, actor)


def _must_be_god_free_to_fetch(state: Game, numen: str) -> Objections:
    """Raise an objection if the god is busy with a proelium (AMIC-07).

    Mercury is always free. Raise an objection also if a mortal should fetch votes.
    """
    if state.world.person(numen).mortal:
        yield Objection("AMIC-07", "gods-fetch-votes", about_character(numen))
    elif not seats.has_power(state, numen, "return_suffragia") and _is_busy_with_battle(
        state, numen
    ):
        yield Objection("AMIC-07", "god-busy", about_character(numen))


def _is_busy_with_battle(state: Game, numen: str) -> bool:
    """Return whether a god presides over a battle or fights in one (AMIC-07)."""
    is_in_battle = state.world.person(numen).is_in_battle
    return is_in_battle or state.world.pugnae.battle_presided_by(numen) is not None


def _draft_fetch_of_votes(
    state: Game, actor: str, command: RecallVotes, _context: ActContext
) -> Drafts:
    """Return the draft that gives all lent votes back. The holder is not asked (AMIC-07)."""
    lent_amount = lending.amount_on_loan(state, command.keeper, actor, goods.SUFFRAGIUM)
    return (
        draft_loan_return(
            state, command.keeper, actor, goods.SUFFRAGIUM, lent_amount, command.numen
        ),
    )


def _god_to_fetch(_state: Game, _actor: str, command: RecallVotes) -> tuple[str, ...]:
    """Return the god who is sent, and who confirms the delivery of the votes (AMIC-07)."""
    return (command.numen,)


def _mercury_if_sent(state: Game, actor: str, command: RecallVotes) -> tuple[str, ...]:
    """Return the god if it is Mercury, who knows all lent votes and may record this (AMIC-07).

    If other gods could record it, they could discover loans by trying all characters.
    """
    is_mercury = command.numen in seats.gods_with_power(state, "return_suffragia")
    return _god_to_fetch(state, actor, command) if is_mercury else ()


def _refusal_warning(
    state: Game, actor: str, command: RecallVotes, _voice: str
) -> tuple[Objection, ...]:
    """Return a warning to the Fates about a god who refuses to fetch lent votes (AMIC-07)."""
    if not is_met(_recall_votes_objections(state, actor, command)):
        return ()
    message_args = {"who": f"who:{command.numen}", "owner": f"who:{actor}"}
    return (Objection("AMIC-07", "votes-not-fetched", message_args, grade="W"),)


def _offer_recall_votes(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    borrowers = lending.borrowers_from(state, actor, (goods.SUFFRAGIUM,))
    if (
        not borrowers
        or known_state.holding(actor, goods.SUFFRAGIUM) is None
        or not is_met(roster.must_be_able_to_vote(state, actor))
    ):
        return None
    options = tuple(
        Option(
            keeper,
            "note-votes",
            {"n": lending.amount_on_loan(state, keeper, actor, goods.SUFFRAGIUM)},
        )
        for keeper in borrowers
    )
    gods = (numen.id for numen in state.world.scenario.numina)
    god_options = tuple(
        Option(god) for god in gods if is_met(_must_be_god_free_to_fetch(state, god))
    )
    return Form((Choice("from", options), Choice("numen", god_options)))


LOAN_RETURNED: EventType[World, LoanReturned] = EventType(
    LoanReturned,
    roster.fold_of_arming("owner"),  # ROST-04: this holds even if it was a loan that came back
    arguments_of("asset", who="owner", n="quantity", god="fetched_by", **{"from": "keeper"}),
    _return_audience,
    undo=trade.undo_of_legions("owner"),
)
RECALL = Act(
    Recall,
    _recall_objections,
    _draft_recall,
    _offer_recall,
    consent=Consent(voices=_holder_to_consent),
)
RETURN_LOAN = Act(ReturnLoan, _return_objections, _draft_return, _offer_return)
RECALL_VOTES = Act(
    RecallVotes,
    _recall_votes_objections,
    _draft_fetch_of_votes,
    _offer_recall_votes,
    consent=Consent(voices=_god_to_fetch, recorders=_mercury_if_sent, declined=_refusal_warning),
)
