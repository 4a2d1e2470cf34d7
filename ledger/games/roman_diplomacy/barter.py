"""FED: two members trade, and the gifts of both sides change hands at once.

Rules: DIP-FED-02, DIP-FED-06 to 08.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Annotated, Any, NamedTuple

from pydantic import AfterValidator, Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Drafts, characters_in_fields
from ledger.contract.chapter import Chapter
from ledger.contract.form import Choice, Number, Option, Subset
from ledger.contract.offer import Form, KnownState
from ledger.games.roman_diplomacy.adjustments import builds_allowed
from ledger.games.roman_diplomacy.events.trades import Traded
from ledger.games.roman_diplomacy.open_window import window_id
from ledger.games.roman_diplomacy.permanent_gifts import (
    MAX_BUILDS,
    must_be_a_member_of_ours,
    must_be_time_to_trade,
    newcomers_of_turn,
)
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.transcript import drafts_of_events
from ledger.kernel.performing.trades import fields_before_partner_choice, fields_of_both_sides
from ledger.record.objection import Objection, Objections, first_unmet, is_met
from ledger.record.references import Place, Who

MAX_PLACES = 100
"""The maximum number of units, or of centres, on one side of a trade."""


ProvinceNames = Annotated[
    tuple[Place, ...],
    Field(max_length=MAX_PLACES, strict=False),
    AfterValidator(lambda places: tuple(sorted(set(places)))),
]
"""A tuple of provinces without repetition, in the order of their ids."""

NumberOfBuilds = Annotated[int, Field(ge=0, le=MAX_BUILDS)]


class Trade(Command):
    """Offer gifts to a member of your federation. The partner's own gifts stay as they are."""

    partner: Who = Field(alias="with")
    """The member of the federation."""
    give_units: ProvinceNames = ()
    """The provinces of the units that you give."""
    give_centres: ProvinceNames = ()
    """The provinces of the centres that you give."""
    give_builds: NumberOfBuilds = 0
    """Number of builds that you give."""
    take_units: ProvinceNames = ()
    """The provinces of the units that you take."""
    take_centres: ProvinceNames = ()
    """The provinces of the centres that you take."""
    take_builds: NumberOfBuilds = 0
    """Number of builds that you take."""


class Gifts(NamedTuple):
    """The gifts of one side of a trade."""

    units: tuple[str, ...]
    centres: tuple[str, ...]
    builds: int


def gifts_of_actor(command: Trade) -> Gifts:
    """Return the gifts of the actor."""
    return Gifts(command.give_units, command.give_centres, command.give_builds)


def gifts_of_partner(command: Trade) -> Gifts:
    """Return the gifts of the partner."""
    return Gifts(command.take_units, command.take_centres, command.take_builds)


# The conditions of a trade


def trade_objections(state: Game, actor: str, command: Trade) -> Objections:
    """Refuse a trade outside the time for trades, which follows the retreats (DIP-FED-08).

    Also refuse an unfit partner, and gifts that a side does not have.
    """
    yield from first_unmet(
        must_be_time_to_trade(state, actor),
        must_be_fit_to_trade(state, actor, command.partner),
        _must_pass_both_ways(state, actor, command),
    )


def must_be_fit_to_trade(state: Game, first_player: str, second_player: str) -> Objections:
    """Refuse a trade unless both are members, or both are newcomers of this turn.

    Any other player can give to a newcomer, but gets nothing back (DIP-FED-02, DIP-FED-06).
    """
    if not _are_newcomers(state.world, first_player, second_player):
        yield from _must_be_members(state, first_player, second_player)


def _are_newcomers(world: World, first_player: str, second_player: str) -> bool:
    return first_player != second_player and {first_player, second_player} <= {
        *newcomers_of_turn(world)
    }


def _must_be_members(state: Game, first_player: str, second_player: str) -> Objections:
    """Refuse a trade unless both are members of one federation and stay in it.

    Rules: DIP-FED-06, D-12.
    """
    yield from first_unmet(
        must_be_a_member_of_ours(state, first_player, second_player),
        must_be_a_member_of_ours(state, second_player, first_player),
    )


def _must_pass_both_ways(state: Game, actor: str, command: Trade) -> Objections:
    yield from _must_have_gifts(state, actor, gifts_of_actor(command))
    yield from _must_have_gifts(state, command.partner, gifts_of_partner(command))


def _must_have_gifts(state: Game, giver: str, side: Gifts) -> Objections:
    """Refuse gifts that the giver does not have."""
    for place in side.units:
        yield from _must_have_a_unit(state.world, giver, place)
    for place in side.centres:
        yield from _must_have_the_centre(state.world, giver, place)
    if side.builds > most_builds_to_give(state.world, giver):
        yield _lacking_objection("DIP-FED-06", "no-builds-there", giver)


def _must_have_a_unit(world: World, giver: str, place: str) -> Objections:
    """Refuse a unit that is not the giver's (DIP-FED-02)."""
    unit = world.position.units.get(place)
    if unit is None or unit.owner != giver:
        yield _lacking_objection("DIP-FED-02", "no-unit-there", giver, place)


def _must_have_the_centre(world: World, giver: str, place: str) -> Objections:
    """Refuse a centre that is not the giver's (DIP-FED-06)."""
    if world.position.owners.get(place) != giver:
        yield _lacking_objection("DIP-FED-06", "no-centre-there", giver, place)


def _lacking_objection(rule: str, message_key: str, giver: str, location: str = "") -> Objection:
    place_args = {"place": f"place:{location}"} if location else {}
    return Objection(rule, message_key, {"who": f"who:{giver}"} | place_args, waivable=False)


def most_builds_to_give(world: World, giver: str) -> int:
    """Return the number of builds that a player can give.

    In autumn these are the builds of the coming winter. Rules: DIP-FED-06, D-12.
    """
    build_count = builds_allowed(world, giver) if world.season == "autumn" else 0
    return max(0, min(build_count, MAX_BUILDS))


# The effect of a trade


def _draft_trade(state: Game, actor: str, command: Trade, context: ActContext) -> Drafts:
    """Draft the trade, with the gifts of both sides in one entry (DIP-FED-06, DIP-FED-07)."""
    own_gifts, partner_gifts = gifts_of_actor(command), gifts_of_partner(command)
    trade_event = Traded(
        one=actor,
        other=command.partner,
        one_units=own_gifts.units,
        one_centres=own_gifts.centres,
        one_builds=own_gifts.builds,
        other_units=partner_gifts.units,
        other_centres=partner_gifts.centres,
        other_builds=partner_gifts.builds,
    )
    return drafts_of_events(state, context, trade_event)


# The form of a trade


def possible_trade_partners(state: Game, player: str) -> tuple[str, ...]:
    """Return the players with whom the player could trade now."""
    other_players = (partner for partner in state.world.players_with_empire if partner != player)
    return tuple(
        partner for partner in other_players if is_met(must_be_fit_to_trade(state, player, partner))
    )


def _trade_form(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    """Return the form of a trade.

    Members at other times, and players without a partner, get the reason why they cannot trade.
    """
    world = state.world
    time_objections = tuple(must_be_time_to_trade(state, actor))
    if time_objections:
        has_federation = (
            actor in world.players_with_empire and len(world.members_of_side(actor)) > 1
        )
        return Form(blocked=time_objections) if has_federation else None
    partners = possible_trade_partners(state, actor)
    if not partners:
        return Form(blocked=(Objection("DIP-FED-06", "nobody-to-trade-with", waivable=False),))
    partner = str(known_state.chosen.get("with"))
    fields = (
        fields_of_both_sides(known_state, TRADE.name, actor, partner, partial(_gift_fields, state))
        if partner in partners
        else fields_before_partner_choice(*Gifts._fields)
    )
    return Form(
        (Choice("with", tuple(_partner_option(state, partner) for partner in partners)), *fields)
    )


def _partner_option(state: Game, partner: str) -> Option:
    """Return a partner as an option, with a note about gifts that are impossible now."""
    return Option(partner, "" if state.world.season == "autumn" else "note-no-builds-in-spring")


def _gift_fields(
    state: Game, giver: str, _taker: str, prefix: str, _against: Mapping[str, Any]
) -> Iterator[Number | Subset]:
    """Yield the fields for the gifts of one side."""
    world = state.world
    yield _subset_field(
        f"{prefix}units", (piece.province for piece in world.position.units_of(giver))
    )
    yield _subset_field(f"{prefix}centres", world.position.centres_of(giver))
    yield Number(f"{prefix}builds", 0, most_builds_to_give(world, giver))


def _subset_field(field_name: str, places: Iterator[str] | tuple[str, ...]) -> Subset:
    options = tuple(map(Option, places))
    return Subset(field_name, options, 0, min(len(options), MAX_PLACES))


def _time_for_trades(state: Game, _actor: str, _command: Trade) -> str:
    """Return the time for trades to which the offer belongs. The offer ends with that time.

    Rule: DIP-FED-08.
    """
    return window_id(state.world)


TRADE = Act(
    Trade,
    trade_objections,
    _draft_trade,
    _trade_form,
    consent=Consent(voices=characters_in_fields("partner"), matter=_time_for_trades, laid=True),
)
DEALING: Chapter[World] = Chapter("DIP-FED", acts=(TRADE,))
