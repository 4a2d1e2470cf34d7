"""Events on the board: orders, retreats, captures, adjustments, barbarians."""

from dataclasses import replace

import msgspec

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.state import NO_OWNER, World, played_turn
from ledger.games.roman_diplomacy.stored_results import OrderResult
from ledger.record.entry import Entry, Event
from ledger.record.references import Place, arguments_of, count_of


class Change(msgspec.Struct, frozen=True, gc=False):
    """A change of the board."""

    left: tuple[str, ...] = ()
    """The provinces that units have left."""
    came: tuple[Piece, ...] = ()
    """The units that have come, at their present locations."""
    fallen: tuple[str, ...] = ()
    """The provinces of destroyed garrisons."""
    cleared: tuple[str, ...] = ()
    """The provinces that have no barbarians from now on."""
    entered: tuple[tuple[str, str], ...] = ()
    """Special build centres, each with the owner of the army that entered."""


class OrdersResolved(Event, stored="roman_diplomacy/orders-resolved@1"):
    """The results of all players' orders in a turn."""

    turn: int
    told: tuple[OrderResult, ...]
    """The result of each order."""
    change: Change
    dislodged: tuple[Dislodged, ...]
    """The units that must retreat."""
    contested: tuple[str, ...]
    """The provinces of stand-offs, closed to retreats."""
    ordered: tuple[str, ...]
    """The players who gave an order that counts."""


class GuestsTurnedOut(Event, stored="roman_diplomacy/guests-turned-out@1"):
    """The retreat of units from the city of a partner who has left the federation."""

    turn: int
    dislodged: tuple[Dislodged, ...]


class RetreatsResolved(Event, stored="roman_diplomacy/retreats-resolved@1"):
    """The results of retreats. `gone` are the units that were lost."""

    turn: int
    change: Change
    gone: tuple[Piece, ...]


class CentresCaptured(Event, stored="roman_diplomacy/centres-captured@1"):
    """Centres that changed hands in autumn, each with its new owner; "" if it has none.

    `guarded` are centres that have a neutral garrison from now on.
    """

    turn: int
    captured: tuple[tuple[str, str], ...]
    guarded: tuple[str, ...] = ()


class AdjustmentsResolved(Event, stored="roman_diplomacy/adjustments-resolved@1"):
    """The results of a winter."""

    turn: int
    built: tuple[Piece, ...] = ()
    """The units that were built."""
    disbanded: tuple[Piece, ...] = ()
    """The units that were disbanded."""
    let_go: tuple[str, ...] = ()
    """The provinces of barbarian armies that stand in disorder from now on."""
    lost: tuple[str, ...] = ()
    """The centres that turned neutral by this."""
    hired: tuple[tuple[str, str], ...] = ()
    """The provinces of hired armies, each with the new owner."""
    clashed: tuple[str, ...] = ()
    """The provinces where bids clashed."""
    cleared: tuple[str, ...] = ()
    """The provinces without barbarians from now on."""
    unmarked: tuple[str, ...] = ()
    """The provinces that lose their barbarian marker because an army was raised."""
    marked: tuple[str, ...] = ()
    """The lost centres that stay barbarian."""


class BarbariansSpread(Event, stored="roman_diplomacy/barbarians-spread@1"):
    """The spread of barbarians. `lost` are centres that are neutral with a garrison from now on."""

    turn: int
    taken: tuple[Place, ...]
    lost: tuple[Place, ...]


def _captured_references(event: CentresCaptured) -> list[str]:
    return [f"place:{centre}" for centre, _owner in event.captured]


def _with_change(world: World, change: Change) -> World:
    board = (
        world.position.without_units_in(change.left)
        .without_garrisons(change.fallen)
        .with_units(change.came)
    )
    markers = board.markers.difference(change.cleared)
    return replace(
        world,
        position=replace(board, markers=markers),
        entered=world.entered.update(dict(change.entered)),
    )


@fold_of(OrdersResolved, arguments_of(dislodged=count_of("dislodged")))
def evolve_orders_resolved(world: World, event: OrdersResolved, entry: Entry) -> World:
    """Return the world after the orders. Units that must retreat are no longer on the board."""
    period_number = world.period_again or entry.period
    new_world = replace(
        _with_change(world, event.change),
        played_turns=(
            *world.played_turns,
            played_turn(replace(world, period_again=0), event.told, period_number),
        ),
        period_again=0,
        dislodged=event.dislodged,
        contested_provinces=frozenset(event.contested),
        players_with_orders=frozenset(event.ordered),
    )
    return new_world.with_step_noted("orders")


@fold_of(GuestsTurnedOut, arguments_of(count_field="dislodged"))
def evolve_guests_turned_out(world: World, event: GuestsTurnedOut, _entry: Entry) -> World:
    """Return the world in which these units are off the board until they retreat."""
    board = world.position.without_units_in(
        dislodged_piece.piece.province for dislodged_piece in event.dislodged
    )
    return replace(world, position=board, dislodged=event.dislodged).with_step_noted("partings")


@fold_of(RetreatsResolved, arguments_of(count_field="gone"))
def evolve_retreats_resolved(world: World, event: RetreatsResolved, _entry: Entry) -> World:
    """Return the world after all retreats."""
    new_world = replace(
        _with_change(world, event.change), dislodged=(), contested_provinces=frozenset()
    )
    return new_world.with_step_noted("retreats")


@fold_of(CentresCaptured, arguments_of(count_field="captured", places=_captured_references))
def evolve_centres_captured(world: World, event: CentresCaptured, _entry: Entry) -> World:
    """Return the world with the new owners of centres."""
    board = replace(world.position, owners=world.position.owners.update(dict(event.captured)))
    new_world = replace(world, position=board.with_garrisons(event.guarded, NO_OWNER))
    return new_world.with_captured_cities(
        centre for centre, _owner in event.captured
    ).with_step_noted("captures")


@fold_of(
    AdjustmentsResolved,
    arguments_of(
        built=count_of("built", "hired"),
        gone=count_of("disbanded", "let_go"),
        clashed=count_of("clashed"),
    ),
)
def evolve_adjustments_resolved(world: World, event: AdjustmentsResolved, _entry: Entry) -> World:
    """Return the world after a winter.

    An army in disorder belongs to its hirer from now on. An army that was let go has no owner, and
    its province is barbarian. A centre is neutral with a garrison (DIP-BARMY-04, DIP-BARMY-05).
    """
    board = world.position.without_units_in(piece.province for piece in event.disbanded)
    released_armies = [
        msgspec.structs.replace(board.units[place], owner=NO_OWNER) for place in event.let_go
    ]
    board = board.with_units(released_armies).with_units(event.built)
    hired_armies = [
        msgspec.structs.replace(board.units[place], owner=player) for place, player in event.hired
    ]
    board = (
        board.with_units(hired_armies)
        .with_owner_of_centres(event.lost, NO_OWNER)
        .with_garrisons(event.lost, NO_OWNER)
    )
    freed_provinces = frozenset(event.lost).difference(event.marked)
    markers = (board.markers | frozenset(event.let_go)).difference(freed_provinces, event.cleared)
    board = replace(board, markers=markers.difference(event.unmarked))
    new_world = replace(world, position=board, builds=type(world.builds)())
    return new_world.with_captured_cities(event.lost).with_step_noted("adjustments")


@fold_of(
    BarbariansSpread,
    arguments_of(count_field="taken", places="taken", lost=count_of("lost"), centres="lost"),
)
def evolve_barbarians_spread(world: World, event: BarbariansSpread, _entry: Entry) -> World:
    """Return the world after the spread of barbarians."""
    board = world.position.with_owner_of_centres(event.lost, NO_OWNER).with_garrisons(
        event.lost, NO_OWNER
    )
    board = replace(board, markers=board.markers | frozenset(event.taken))
    return (
        replace(world, position=board)
        .with_captured_cities(event.lost)
        .with_step_noted("barbarians")
    )
