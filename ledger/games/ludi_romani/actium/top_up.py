"""The purchase of one more ship after the forms are closed, by one reading."""

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
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani.actium import gifts, stages
from ledger.games.ludi_romani.actium.forms import FleetBought
from ledger.games.ludi_romani.actium.state import BATTLE_STAGE, FLEETS_STAGE, Actium
from ledger.games.ludi_romani.goods import (
    DENARIUS,
    MAX_DENARII,
    postings_handing_over,
    too_little_objection,
)
from ledger.games.ludi_romani.scenario.value_types import DENARII_PER_CHIP
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import Audience, only
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, is_met, require_value
from ledger.record.references import Who, arguments_of


class TopUp(Command):
    """Ask a character to pay the sum that the next ship lacks."""

    giver: Who = Field(alias="from")
    """The character who pays."""
    quantity: int = Field(ge=1, le=MAX_DENARII)
    """The money that the next ship lacks, in denarii."""


class ToppedUp(Event, stored="ludi_romani/topped-up@1"):
    """The sum that a character paid for a party's next ship."""

    party: Who
    giver: Who
    missing: int
    """The sum that is missing for one ship more, in Denarii; 0 for none."""


def _top_up_objections(state: Game, actor: str, command: TopUp) -> Objections:
    time_objections = tuple(stages.fleets_must_be_bought(state))
    yield from time_objections or must_be_open_to_top_up(state)
    if not time_objections:
        yield from _must_pay_missing_sum(state, actor, command)


def _must_pay_missing_sum(state: Game, actor: str, command: TopUp) -> Objections:
    """Raise an objection unless a character outside the party pays exactly the missing sum.

    Rules: ACTIUM-08, FATA-12.
    """
    party = state.world.actium.party_led_by(actor)
    if party is None:
        yield Objection("ACTIUM-10", "no-fleet-at-sea", waivable=False)  # only a fleet grows
        return
    if command.giver in party.people:
        yield Objection("ACTIUM-08", "others-add", waivable=False)
    if not party.missing_sum or command.quantity != party.missing_sum:
        yield Objection("ACTIUM-08", "add-what-lacks", {"n": party.missing_sum}, waivable=False)
    balance = state.books.holding(command.giver, DENARIUS)
    if command.quantity > balance:
        yield too_little_objection(command.giver, DENARIUS, command.quantity - balance)


def must_be_open_to_top_up(state: Game) -> Objections:
    """Raise an objection unless a remainder may be topped up before the first roll (ACTIUM-08).

    By the usual reading a remainder is lost.
    """
    if state.switch("actium.remainder") != "top_up":
        yield Objection("ACTIUM-08", "remainder-lost")
    elif state.world.actium.stage == BATTLE_STAGE:
        yield Objection("ACTIUM-08", "ships-rolled-already")


def _next_ship_id(state: Game, actor: str, _command: TopUp) -> str:
    """Return the id of the party's next ship. A petition is for that ship only (ACTIUM-08)."""
    party = state.world.actium.party_led_by(actor)
    return f"{party.leader}/{party.ships_bought}" if party else ""


def _draft_top_up(state: Game, actor: str, command: TopUp, _context: ActContext) -> Drafts:
    """Return the drafts of the payment and of one more ship (ACTIUM-08)."""
    party = require_value(state.world.actium.party_led_by(actor))
    actium_rules = state.world.scenario.actium
    next_worth, following_worth = (
        actium_rules.needed(party.ships_bought + 1),
        actium_rules.needed(party.ships_bought + 2),
    )
    missing_amount = (
        following_worth - next_worth
        if next_worth is not None and following_worth is not None
        else 0
    )
    payment = postings_handing_over(
        state, DENARIUS, command.giver, stages.REDEMPTION_ACCOUNT, command.quantity
    )
    ship = (Posting(stages.NAVIS, ORIGIN_ACCOUNT, party.leader, 1),)
    return (
        Draft(ToppedUp(party.leader, command.giver, missing_amount), payment),
        Draft(FleetBought(party.leader, party.members, 1), ship),
    )


def _top_up_audience(state: Game, event: ToppedUp) -> Audience:
    return only(gifts.audience_of_form(state, event.party), event.giver)


@fold_of(ToppedUp, arguments_of("giver", who="party"), _top_up_audience)
@stages.fold_of_actium
def _evolve_topped_up(actium: Actium, event: ToppedUp, _entry: Entry) -> Actium:
    bought_ship_count = actium.parties[event.party].ships_bought + 1
    return actium.with_party(event.party, ships_bought=bought_ship_count, missing_sum=event.missing)


def _offer_top_up(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if state.world.actium.stage != FLEETS_STAGE or not is_met(must_be_open_to_top_up(state)):
        return None
    party = state.world.actium.party_led_by(actor)
    if party is None or not party.missing_sum:
        return None
    outsiders = (
        character for character in sorted(state.world.people) if character not in party.people
    )
    giver_options = tuple(map(Option, outsiders))
    giver_choice = Choice("from", giver_options)
    if known_state.chosen.get("from") is None:
        return Form((giver_choice, DependentField("quantity", ("from",))))
    return Form(
        (
            giver_choice,
            Number(
                "quantity", party.missing_sum, party.missing_sum, DENARII_PER_CHIP, "asset:denarius"
            ),
        )
    )


TOP_UP = Act(
    TopUp,
    _top_up_objections,
    _draft_top_up,
    _offer_top_up,
    consent=Consent(voices=characters_in_fields("giver"), matter=_next_ship_id),
)
