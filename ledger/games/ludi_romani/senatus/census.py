"""Census: the Denarii of a provincia are taken and shared among the census's supporters.

Rules: SEN-23 to 25.
"""

from collections.abc import Iterator

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, recorded_only_type
from ledger.contract.form import Choice, Number, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import audiences, goods, places, seats
from ledger.games.ludi_romani.scenario.value_types import DENARII_PER_CHIP
from ledger.games.ludi_romani.senatus import bills, chamber, execution
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game, Person, World
from ledger.kernel.vocabulary.objections import has_unwaivable_objection
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Args, Objection, Objections, about_character
from ledger.record.references import Place, Who, arguments_of

EXEMPT_ROLES = ("matrona", "vestal", "rex", "numen")
"""The roles that never pay (SEN-24)."""


class ShareCensus(Command):
    """Give part of the census to a senator who voted for it."""

    to: Who
    """The senator who voted for it."""
    quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The money that is given, in denarii."""


class CensusTaken(Event, stored="ludi_romani/census-taken@1"):
    """A census was taken from these payers. The postings hold the sums."""

    bill: str
    place: Place
    by: Who
    payers: tuple[Who, ...]


class CensusShared(Event, stored="ludi_romani/census-shared@1"):
    """A supporter got a part of the census."""

    bill: str
    to: Who
    collector: Who
    quantity: int
    shared_by: str = ""
    """The character who shared it; empty when the end of winter shared it."""


class CensusKept(Event, stored="ludi_romani/census-kept@1"):
    """The rest of a census, which the collector keeps because no supporter is left."""

    bill: str
    collector: Who


def collector(state: Game) -> str:
    """Return the collector of the census: Venus, or the Fates if she is not played (SEN-23)."""
    return (*seats.gods_with_power(state, "collect_census"), *state.kernel.stewards)[0]


def account_of_census(state: Game, bill: Bill) -> str:
    """Return the account that holds the money of a census until it is shared."""
    return f"{collector(state)}/census-{bill.number}"


def amount_left_to_share(state: Game, bill: Bill) -> int:
    """Return how many Denarii of a census are still to be shared."""
    return state.books.balance(account_of_census(state, bill), goods.DENARIUS)


def pays_census(state: Game, person: Person) -> bool:
    """Return whether a person pays. Mortal Romans pay, but matronae and Vestals do not (SEN-24)."""
    if not person.living or person.role in EXEMPT_ROLES:
        return False
    return person.role != "virgo" or bool(state.switch("census.taxes_virgines"))


def payers(state: Game, place: str) -> tuple[str, ...]:
    """Return the mortal Romans in a region who pay the census (SEN-23)."""
    people = state.world.people
    inhabitants = (character for character in state.seating.pieces_at(place) if character in people)
    return tuple(
        sorted(character for character in inhabitants if pays_census(state, people[character]))
    )


def draft_census(state: Game, bill: Bill) -> Draft:
    """Return the draft that takes all Denarii from the payers (SEN-23).

    Venus gets the money that they hold at this moment, borrowed money too.
    """
    paying_characters = payers(state, bill.target)
    postings = (
        posting
        for character in paying_characters
        for posting in execution.confiscation_postings(
            state, character, goods.DENARIUS, account_of_census(state, bill)
        )
    )
    event = CensusTaken(bill.id, bill.target, collector(state), paying_characters)
    return Draft(event, tuple(postings))


def census_bills(state: Game) -> tuple[Bill, ...]:
    """Return the census bills of this winter."""
    return tuple(
        bill for bill in state.world.curia.bills_of_this_winter if bill.kind == bills.CENSUS
    )


def unshared_census_bills(state: Game) -> tuple[Bill, ...]:
    """Return the census bills of this winter with money still to be shared."""
    return tuple(bill for bill in census_bills(state) if amount_left_to_share(state, bill))


def receivers_of_shares(state: Game, bill: Bill) -> tuple[str, ...]:
    """Return the living supporters of the census (SEN-25)."""
    return tuple(character for character in bill.supporters if state.world.person(character).living)


def _bills_open_to(state: Game, receiver: str) -> tuple[Bill, ...]:
    return tuple(
        bill
        for bill in unshared_census_bills(state)
        if receiver in receivers_of_shares(state, bill)
    )


def must_have_census_to_share(state: Game, actor: str) -> Objections:
    """Raise an objection unless Venus shares a census of which some money is left (SEN-25)."""
    if actor != collector(state):
        yield Objection("SEN-25", "venus-shares", {"who": f"who:{collector(state)}"})
    elif not unshared_census_bills(state):
        purse = ((actor, goods.DENARIUS),)
        yield Objection("SEN-25", "nothing-to-share", waivable=False, rests_on=purse)


def _share_census_objections(state: Game, actor: str, command: ShareCensus) -> Objections:
    objections = tuple(must_have_census_to_share(state, actor))
    yield from objections
    if has_unwaivable_objection(objections):
        return
    open_bills = _bills_open_to(state, command.to)
    if not open_bills:
        yield _no_share_objection(state, command.to)
        return
    yield from goods.must_be_in_chips(command.quantity)  # MON-01
    limit = amount_left_to_share(state, open_bills[0])
    if command.quantity > limit:
        purse = ((actor, goods.DENARIUS),)
        yield Objection("SEN-25", "so-much-left", {"n": limit}, waivable=False, rests_on=purse)


def _no_share_objection(state: Game, receiver: str) -> Objection:
    """Return why a character gets no share: no vote for the census (SEN-25), or death (MORS-20)."""
    has_voted = any(receiver in bill.supporters for bill in unshared_census_bills(state))
    message_key = "dead-share-nothing" if has_voted else "voted-not-for-it"
    return Objection("SEN-25", message_key, about_character(receiver), waivable=False)


def _draft_chosen_share(
    state: Game, actor: str, command: ShareCensus, _context: ActContext
) -> Drafts:
    """Return the draft of a share. Venus divides the census as she likes (SEN-25)."""
    bill = _bills_open_to(state, command.to)[0]
    return (_draft_share(state, bill, command.to, command.quantity, actor),)


def _draft_share(state: Game, bill: Bill, receiver: str, quantity: int, sharer: str = "") -> Draft:
    posting = Posting(goods.DENARIUS, account_of_census(state, bill), receiver, quantity)
    return Draft(CensusShared(bill.id, receiver, collector(state), quantity, sharer), (posting,))


def draft_shares_of_census_rest(state: Game) -> Iterator[Draft]:
    """Yield the drafts that share the rest equally among the supporters at winter's end (SEN-25).

    Leftover chips go to the supporters with the most suffragia. If no supporter is left, the
    collector keeps the money.
    """
    if state.period.kind != "hiems":
        return
    for bill in unshared_census_bills(state):
        yield from _draft_equal_shares(state, bill)


def _draft_equal_shares(state: Game, bill: Bill) -> Iterator[Draft]:
    receivers, remaining_amount = (
        receivers_of_shares(state, bill),
        amount_left_to_share(state, bill),
    )
    if not receivers:
        purse = goods.spoils_account(collector(state))
        posting = Posting(goods.DENARIUS, account_of_census(state, bill), purse, remaining_amount)
        yield Draft(CensusKept(bill.id, collector(state)), (posting,))
        return
    share, remainder = divmod(remaining_amount // DENARII_PER_CHIP, len(receivers))
    for place, character in enumerate(receivers):
        chip_count = share + (place < remainder)
        if chip_count:
            yield _draft_share(state, bill, character, chip_count * DENARII_PER_CHIP)


def _offer_share_census(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    # The sum and the receivers are hidden from other people who see Venus's card.
    is_hidden = actor != collector(state) or known_state.holding(actor, goods.DENARIUS) is None
    if is_hidden or not unshared_census_bills(state):
        return None
    takers = sorted(
        {
            character
            for bill in unshared_census_bills(state)
            for character in receivers_of_shares(state, bill)
        }
    )
    if not takers:
        return Form(blocked=(Objection("SEN-25", "nobody-voted-for-it"),))
    receiver_choice = Choice("to", tuple(map(Option, takers)))
    open_bills = _bills_open_to(state, str(known_state.chosen.get("to", "")))
    largest_amount = amount_left_to_share(
        state, open_bills[0] if open_bills else unshared_census_bills(state)[0]
    )
    if not open_bills:
        return Form((receiver_choice, *places.awaiting_fields("quantity", prerequisites=("to",))))
    return Form(
        (
            receiver_choice,
            Number(
                "quantity",
                DENARII_PER_CHIP,
                largest_amount,
                DENARII_PER_CHIP,
                f"asset:{goods.DENARIUS}",
            ),
        )
    )


def _undo_census(state: Game, entry: Entry) -> Drafts:
    """Return the drafts of an undone census. The bill counts as failed (FATA-08)."""
    return chamber.draft_cancelled_act("census", collector(state), entry.event.bill)


def _undo_share(state: Game, entry: Entry) -> Drafts:
    """Return the draft of an undone share (FATA-08).

    Within the same winter the money can be shared again. After that the collector keeps it.
    """
    event: CensusShared = entry.event
    if entry.period == state.period.seq:
        return ()
    account = entry.postings[0].source
    posting = Posting(
        goods.DENARIUS, account, goods.spoils_account(event.collector), event.quantity
    )
    return (Draft(CensusKept(event.bill, event.collector), (posting,)),)


def _shared_args(event: CensusShared) -> Args:
    return {
        "to": f"who:{event.to}",
        "who": f"who:{event.collector}",
        "n": event.quantity,
        "due": "no" if event.shared_by else "yes",
    }


SHARE_CENSUS = Act(ShareCensus, _share_census_objections, _draft_chosen_share, _offer_share_census)
CENSUS_TAKEN = recorded_only_type(
    CensusTaken, arguments_of("place", "by", who="payers", count_field="payers"), undo=_undo_census
)
CENSUS_SHARED = recorded_only_type(
    CensusShared,
    _shared_args,
    audience=audiences.audience_of_fields("to", "collector"),
    undo=_undo_share,
)
CENSUS_KEPT = recorded_only_type(
    CensusKept,
    arguments_of(who="collector"),
    audience=audiences.audience_of_fields("collector"),
)
