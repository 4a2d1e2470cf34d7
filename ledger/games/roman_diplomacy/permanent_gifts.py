"""FED: permanent gifts of centres, units and builds (DIP-FED-02, DIP-FED-06 to 08)."""

from collections.abc import Callable, Iterator

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Drafts, characters_in_fields
from ledger.contract.chapter import Chapter
from ledger.contract.form import Number, choice
from ledger.contract.offer import Form, KnownState, form_unless_blocked, meets_demand, open_to
from ledger.games.roman_diplomacy.adjustments import builds_allowed
from ledger.games.roman_diplomacy.events.empires import (
    BuildsHandedOver,
    CentreHandedOver,
    UnitHandedOver,
)
from ledger.games.roman_diplomacy.membership import must_lead_an_empire
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.transcript import drafts_of_events
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Place, Who

MAX_BUILDS = 50
"""The maximum number of builds in one act."""


class HandOverUnit(Command):
    """Give an own unit to a member, or to a newcomer of this turn."""

    to: Who
    """The player who receives it."""
    at: Place
    """The province of the unit."""


class HandOverCentre(Command):
    """Give an own centre to a member, or to a newcomer of this turn."""

    to: Who
    """The player who receives it."""
    at: Place
    """The province of the centre."""


class HandOverBuilds(Command):
    """Give builds of this winter to a member, or to a newcomer of this turn."""

    to: Who
    """The player who receives them."""
    number: int = Field(ge=1, le=MAX_BUILDS)
    """Number of builds."""


def newcomers_of_turn(world: World) -> tuple[str, ...]:
    """Return the players who joined in this turn."""
    return tuple(
        player
        for player in world.players_with_empire
        if world.empire(player).first_turn == world.turn
    )


def players_who_may_trade(world: World) -> tuple[str, ...]:
    """Return the players who may trade: members, or all players if a newcomer has come late.

    In the first turn all players begin together. Only a newcomer who comes after the first orders
    were asked for lets all others trade (DIP-FED-02, DIP-FED-08).
    """
    is_late = any(world.turn or world.empire(player).is_late for player in newcomers_of_turn(world))
    if is_late and len(world.players_with_empire) > 1:
        return world.players_with_empire
    return tuple(
        player for player in world.players_with_empire if len(world.members_of_side(player)) > 1
    )


def must_be_time_to_trade(state: Game, actor: str) -> Objections:
    """Refuse a trade unless it takes place after the retreats and before the builds.

    Rules: DIP-FED-08, D-12.
    """
    yield from must_lead_an_empire(state, actor)
    if state.world.phase != "trades":
        yield Objection("DIP-FED-08", "no-time-to-trade", waivable=False)


def must_be_a_member_of_ours(state: Game, actor: str, destination: str) -> Objections:
    """Refuse a partner who is not a member of the own federation, or who leaves the federation.

    Rules: DIP-FED-06, D-12.
    """
    world = state.world
    if (
        destination == actor
        or destination not in world.members_of_side(actor)
        or destination in world.leaving_players
    ):
        yield Objection("DIP-FED-06", "not-a-member", about_character(destination), waivable=False)


def must_be_a_member_or_a_newcomer(state: Game, actor: str, destination: str) -> Objections:
    """Refuse a gift to a player who is neither a member nor a newcomer (DIP-FED-02)."""
    if destination == actor or destination not in newcomers_of_turn(state.world):
        yield from must_be_a_member_of_ours(state, actor, destination)


def _unit_objections(state: Game, actor: str, command: HandOverUnit) -> Objections:
    yield from must_be_time_to_trade(state, actor)
    yield from must_be_a_member_or_a_newcomer(state, actor, command.to)
    unit = state.world.position.units.get(command.at)
    if unit is None or unit.owner != actor:
        yield Objection("DIP-FED-02", "not-your-unit", waivable=False)


def _centre_objections(state: Game, actor: str, command: HandOverCentre) -> Objections:
    yield from must_be_time_to_trade(state, actor)
    yield from must_be_a_member_or_a_newcomer(state, actor, command.to)
    if state.world.position.owners.get(command.at) != actor:
        yield Objection("DIP-FED-06", "not-your-centre", waivable=False)


def _builds_objections(state: Game, actor: str, command: HandOverBuilds) -> Objections:
    """Refuse a gift of builds outside autumn, and refuse too many builds (DIP-FED-06, D-12)."""
    yield from must_be_time_to_trade(state, actor)
    yield from must_be_a_member_or_a_newcomer(state, actor, command.to)
    if state.world.season != "autumn" or builds_allowed(state.world, actor) < command.number:
        yield Objection("DIP-FED-06", "no-builds-to-trade", waivable=False)


def _draft_unit_handover(
    state: Game, actor: str, command: HandOverUnit, context: ActContext
) -> Drafts:
    return drafts_of_events(state, context, UnitHandedOver(actor, command.to, command.at))


def _draft_centre_handover(
    state: Game, actor: str, command: HandOverCentre, context: ActContext
) -> Drafts:
    return drafts_of_events(state, context, CentreHandedOver(actor, command.to, command.at))


def _draft_builds_handover(
    state: Game, actor: str, command: HandOverBuilds, context: ActContext
) -> Drafts:
    return drafts_of_events(state, context, BuildsHandedOver(actor, command.to, command.number))


def possible_gift_receivers(world: World, actor: str) -> tuple[str, ...]:
    """Return the possible receivers of a gift: members who stay, and newcomers of this turn."""
    members = (
        player for player in world.members_of_side(actor) if player not in world.leaving_players
    )
    receivers = dict.fromkeys((*members, *newcomers_of_turn(world)))
    return tuple(player for player in receivers if player != actor)


def _offer_goods(
    goods_of_player: Callable[[World, str], Iterator[str]],
) -> Callable[[Game, str, KnownState[World]], Form | None]:
    @open_to(meets_demand(must_be_time_to_trade))
    def offer(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
        receivers, goods_field = (
            possible_gift_receivers(state.world, actor),
            tuple(goods_of_player(state.world, actor)),
        )
        return (
            form_unless_blocked(choice("to", receivers), choice("at", goods_field))
            if receivers and goods_field
            else None
        )

    return offer


def _own_units(world: World, actor: str) -> Iterator[str]:
    return (piece.province for piece in world.position.units_of(actor))


def _own_centres(world: World, actor: str) -> Iterator[str]:
    return iter(world.position.centres_of(actor))


@open_to(
    meets_demand(must_be_time_to_trade), condition=lambda state: state.world.season == "autumn"
)
def _offer_builds(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    receivers, maximum = (
        possible_gift_receivers(state.world, actor),
        min(builds_allowed(state.world, actor), MAX_BUILDS),
    )
    return (
        form_unless_blocked(choice("to", receivers), Number("number", 1, maximum))
        if receivers and maximum > 0
        else None
    )


HAND_OVER_UNIT = Act(
    HandOverUnit,
    _unit_objections,
    _draft_unit_handover,
    _offer_goods(_own_units),
    consent=Consent(voices=characters_in_fields("to")),
)
HAND_OVER_CENTRE = Act(
    HandOverCentre,
    _centre_objections,
    _draft_centre_handover,
    _offer_goods(_own_centres),
    consent=Consent(voices=characters_in_fields("to")),
)
HAND_OVER_BUILDS = Act(
    HandOverBuilds,
    _builds_objections,
    _draft_builds_handover,
    _offer_builds,
    consent=Consent(voices=characters_in_fields("to")),
)
TRADING: Chapter[World] = Chapter(
    "DIP-FED", acts=(HAND_OVER_UNIT, HAND_OVER_CENTRE, HAND_OVER_BUILDS)
)
