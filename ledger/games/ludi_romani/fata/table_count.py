"""The comparison of chips and cards on the table with the ledger.

The ledger is the truth. Chips and cards are props. A difference is booked as found, confiscated or
corrected. After that the ledger and the table agree.
"""

from typing import Annotated, Literal, get_args

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Choice, DependentField, Number, choice
from ledger.contract.offer import Form, KnownState, is_among, open_to
from ledger.contract.ruleset import stewards
from ledger.contract.tills import Till, Tills
from ledger.games.ludi_romani import audiences, goods, limits, places, roster
from ledger.games.ludi_romani.mercatus import trade
from ledger.games.ludi_romani.scenario.value_types import DENARII_PER_CHIP, asset_field_description
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.objections import stewards_argument
from ledger.record.audience import EVERYBODY, Audience, only
from ledger.record.books import ORIGIN_ACCOUNT, VOID_ACCOUNT
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Asset, Who, arguments_of

COUNTABLE_GOODS = (goods.DENARIUS, goods.CURIALIS, goods.CLIENTARUM, goods.CLASSIS)
"""The assets that lie on the table as chips, dice and cards."""


Countable = Literal["denarius", "legio_curialis", "legio_clientarum", "classis"]
"""The type of goods that people count as chips."""


class BookDifference(Command):
    """Count a character's goods."""

    who: Who
    """The character."""
    asset: Annotated[Countable, Field(description=asset_field_description(*get_args(Countable)))]
    """The asset."""
    counted: int = Field(ge=0, le=goods.MAX_DENARII)
    """The amount that was counted, in units of the asset (money in denarii)."""
    because: Literal["agrees", "found", "confiscated", "corrected"]
    """The reason of a difference.

    * `agrees`: There is none.
    * `found`: More was found than the books say.
    * `confiscated`: A god took it.
    * `corrected`: It is corrected for another reason.
    """
    taker: Who | None = None
    """The god who took it; left out for none."""


class HoldingCounted(Event, stored="ludi_romani/holding-counted@1"):
    """A count of a character's goods. A difference was booked."""

    who: Who
    asset: Asset
    because: str
    """The reason of the difference, as in `BookDifference`."""

    taker: Who = ""
    """The god who took the goods; empty if there is none."""

    becomes: str = ""
    """The character's new role; empty for no change."""

    more: bool = False
    """Whether the count was higher than the balance in the ledger."""


def _reasons_of_difference(difference: int) -> tuple[str, ...]:
    """Return the possible reasons of a difference.

    `difference` is the count on the table minus the ledger (FATA-12).
    """
    if difference > 0:
        return ("found", "corrected")
    return ("confiscated", "corrected") if difference < 0 else ("agrees",)


def _taker_must_be_a_god(state: Game, command: BookDifference) -> Objections:
    """Raise an objection unless a confiscation, and nothing else, names the god who took goods.

    Rule: LIM-02.
    """
    if command.because != "confiscated":
        if command.taker is not None:
            yield Objection("FATA-12", "nothing-taken", waivable=False)
    elif command.taker not in _gods_who_may_confiscate(state, command.who, command.asset):
        yield Objection("LIM-02", "gods-confiscate", waivable=False)


def _gods_who_may_confiscate(state: Game, character: str, asset: str) -> tuple[str, ...]:
    """Return the gods who may have confiscated this asset from the character (FATA-12)."""
    numina = (numen.id for numen in state.world.scenario.numina if numen.id != character)
    return tuple(
        numen_id
        for numen_id in numina
        if asset == goods.DENARIUS or is_met(roster.must_be_able_to_own_property(state, numen_id))
    )


def _book_difference_objections(state: Game, actor: str, command: BookDifference) -> Objections:
    """Raise an objection unless the Fates do the act and their reason suits the count.

    Rules: FATA-12, MON-01.
    """
    if actor not in state.kernel.stewards:
        yield Objection("FATA-01", "stewards-only", stewards_argument(state), waivable=False)
        return  # A second objection would reveal whether the count is right.
    if command.asset == goods.DENARIUS:
        yield from goods.must_be_in_chips(command.counted)
    difference = command.counted - state.books.holding(command.who, command.asset)
    is_too_many = command.asset != goods.DENARIUS and command.counted > limits.HIGHEST_NUMBER
    if is_too_many or command.because not in _reasons_of_difference(difference):
        yield Objection("FATA-12", "count-says-otherwise", waivable=False)
    if difference > 0:
        yield from roster.must_be_fit_to_own(state, command.who, command.asset)
        yield from limits.must_stay_within_ten(state, command.who, command.asset, difference)
    yield from _taker_must_be_a_god(state, command)


def _draft_difference(
    state: Game, _actor: str, command: BookDifference, _context: ActContext
) -> Drafts:
    """Return the draft that books a surplus as a gain, or a shortfall as a loss (FATA-12).

    A shortfall goes to the god who took it, if there is one.
    """
    character, asset = command.who, command.asset
    difference = command.counted - state.books.holding(character, asset)
    new_role = roster.role_from_asset(state, character, asset) if difference > 0 else ""  # ROST-04
    taker = command.taker or ""
    event = HoldingCounted(
        character, asset, command.because, taker, new_role, difference > 0
    )  # ROST-04
    if difference > 0:
        return (
            Draft(
                event,
                (
                    Posting(
                        asset, ORIGIN_ACCOUNT, goods.account_for_gains(state, character), difference
                    ),
                ),
            ),
        )
    target = goods.account_for_gains(state, command.taker) if command.taker else VOID_ACCOUNT
    return (
        Draft(event, goods.postings_handing_over(state, asset, character, target, -difference)),
    )


def _undo_holding_counted(state: Game, entry: Entry) -> Drafts:
    event: HoldingCounted = entry.event
    booked_amount = sum(posting.amount for posting in entry.postings)
    return trade.draft_role_taken_back(state, event.who, event.becomes, booked_amount)


def _audience(state: Game, event: HoldingCounted) -> Audience:
    if event.asset in audiences.PRIVATE_GOODS:
        return only(event.who, event.taker or (), state.kernel.stewards)
    return EVERYBODY


@fold_of(
    HoldingCounted,
    arguments_of("who", "asset", "because", "taker"),
    _audience,
    undo=_undo_holding_counted,
)
def _evolve_holding_counted(world: World, event: HoldingCounted, _entry: Entry) -> World:
    """Return the world in which a mortal who turns out to have a legio has the role of its owner.

    Rule: ROST-04.
    """
    are_legions_found = event.more and event.asset in goods.LEGIONES
    return (
        roster.with_armed_character(world, event.who, event.becomes) if are_legions_found else world
    )


@open_to(is_among(stewards))
def _offer_book_difference(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    people_field = choice("who", sorted(state.world.people))
    asset_field = choice("asset", COUNTABLE_GOODS)
    character, asset = (
        str(known_state.chosen.get("who", "")),
        str(known_state.chosen.get("asset", "")),
    )
    if character not in state.world.people or asset not in COUNTABLE_GOODS:
        return Form(
            (
                people_field,
                asset_field,
                *places.awaiting_fields(
                    "counted", "because", "taker", prerequisites=("who", "asset")
                ),
            )
        )
    count_field = _count_field(known_state, character, asset)
    counted_amount = known_state.chosen.get("counted")
    if (
        not isinstance(counted_amount, int)
        or not count_field.least <= counted_amount <= count_field.most
    ):
        return Form(
            (
                people_field,
                asset_field,
                count_field,
                *places.awaiting_fields("because", "taker", prerequisites=("counted",)),
            )
        )
    return Form(
        (people_field, asset_field, count_field, *_reason_fields(known_state, character, asset))
    )


def _count_field(known_state: KnownState[World], character: str, asset: str) -> Number:
    """Return the field for the count.

    Its highest value is the amount that the character may own.
    """
    amount = known_state.holding(character, asset) or 0
    if asset == goods.DENARIUS:
        return Number("counted", 0, goods.MAX_DENARII, DENARII_PER_CHIP, f"asset:{asset}")
    can_own = is_met(roster.must_be_fit_to_own(known_state.state, character, asset))
    maximum = (
        min(
            limits.HIGHEST_NUMBER,
            amount + limits.room_for_legions(known_state.state, character, asset),
        )
        if can_own
        else amount
    )
    return Number("counted", 0, maximum, unit=f"asset:{asset}")


def _reason_fields(
    known_state: KnownState[World], character: str, asset: str
) -> tuple[Choice | DependentField, ...]:
    difference = known_state.chosen["counted"] - (known_state.holding(character, asset) or 0)
    takers = _gods_who_may_confiscate(known_state.state, character, asset)
    reasons = tuple(
        reason
        for reason in _reasons_of_difference(difference)
        if takers or reason != "confiscated"  # only a god confiscates
    )
    reason_choice, chosen_reason = choice("because", reasons), known_state.chosen.get("because")
    if chosen_reason == "confiscated" and takers:
        return (reason_choice, choice("taker", takers))
    awaits_taker = "confiscated" in reasons and chosen_reason not in reasons
    taker_fields = places.awaiting_fields("taker", prerequisites=("because",))
    return (reason_choice, *(taker_fields if awaits_taker else ()))


def _tills(state: Game) -> tuple[Till, ...]:
    """Return the till of each god's money, which ought to be counted (FATA-12)."""
    return tuple((numen.id, goods.DENARIUS) for numen in state.world.scenario.numina)


BOOK_DIFFERENCE = Act(
    BookDifference, _book_difference_objections, _draft_difference, _offer_book_difference
)
TILLS: Tills[World] = Tills(_tills, {HoldingCounted: lambda event: (event.who, event.asset)})
