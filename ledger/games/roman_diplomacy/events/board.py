"""What happens on the board: orders, retreats, captures, adjustments, barbarians."""

from dataclasses import replace

import msgspec

from ledger.contract.acts import fold_of
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.outcomes import OrderResult
from ledger.games.roman_diplomacy.state import NOBODY, World, played_turn
from ledger.record.entry import Entry, Event
from ledger.record.references import Place, arguments, count_of


class Change(msgspec.Struct, frozen=True, gc=False):
    """How the board changed: provinces that units left, units that came, garrisons that fell.

    `cleared` are provinces without barbarians from now on; `entered` special build centres with
    the owner of the army that came in.
    """

    left: tuple[str, ...] = ()
    came: tuple[Piece, ...] = ()
    fallen: tuple[str, ...] = ()
    cleared: tuple[str, ...] = ()
    entered: tuple[tuple[str, str], ...] = ()


class OrdersResolved(Event, stored="roman_diplomacy/orders-resolved@1"):
    """The orders of a turn were carried out together.

    `ordered` are those who gave an order that counts.
    """

    turn: int
    told: tuple[OrderResult, ...]
    change: Change
    dislodged: tuple[Dislodged, ...]
    contested: tuple[str, ...]
    ordered: tuple[str, ...]


class GuestsTurnedOut(Event, stored="roman_diplomacy/guests-turned-out@1"):
    """Units in the city of a partner who has left must retreat."""

    turn: int
    dislodged: tuple[Dislodged, ...]


class RetreatsResolved(Event, stored="roman_diplomacy/retreats-resolved@1"):
    """Units that were dislodged retreated or are gone."""

    turn: int
    change: Change
    gone: tuple[Piece, ...]


class CentresCaptured(Event, stored="roman_diplomacy/centres-captured@1"):
    """Centres changed hands in autumn: each with its new owner, "" for nobody.

    `guarded` are those that have a neutral garrison from now on.
    """

    turn: int
    captured: tuple[tuple[str, str], ...]
    guarded: tuple[str, ...] = ()


class AdjustmentsResolved(Event, stored="roman_diplomacy/adjustments-resolved@1"):
    """A winter: what was built, disbanded, let go and hired, and which builds clashed.

    `let_go` are barbarian armies that stand in disorder from now on, `lost` centres that turned
    neutral by it, of which those that are `marked` stay barbarian; `hired` are provinces of such
    armies, each with its new owner.
    """

    turn: int
    built: tuple[Piece, ...] = ()
    disbanded: tuple[Piece, ...] = ()
    let_go: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    hired: tuple[tuple[str, str], ...] = ()
    clashed: tuple[str, ...] = ()
    cleared: tuple[str, ...] = ()
    unmarked: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()


class BarbariansSpread(Event, stored="roman_diplomacy/barbarians-spread@1"):
    """Barbarians took land, and made centres neutral that have a garrison from now on."""

    turn: int
    taken: tuple[Place, ...]
    lost: tuple[Place, ...]


def _captured(event: CentresCaptured) -> list[str]:
    return [f"place:{centre}" for centre, _owner in event.captured]


def _changed(world: World, change: Change) -> World:
    now = world.now.without(change.left).unguarded(change.fallen).placed(change.came)
    markers = now.markers.difference(change.cleared)
    return replace(
        world,
        now=replace(now, markers=markers),
        entered=world.entered.update(dict(change.entered)),
    )


@fold_of(OrdersResolved, arguments(dislodged=count_of("dislodged")))
def orders_resolved(world: World, event: OrdersResolved, entry: Entry) -> World:
    """The board after the orders; those who must retreat stand beside it."""
    period = world.period_again or entry.period
    after = replace(
        _changed(world, event.change),
        played=(*world.played, played_turn(replace(world, period_again=0), event.told, period)),
        period_again=0,
        dislodged=event.dislodged,
        contested=frozenset(event.contested),
        ordered=frozenset(event.ordered),
    )
    return after.noted("orders")


@fold_of(GuestsTurnedOut, arguments(count="dislodged"))
def guests_turned_out(world: World, event: GuestsTurnedOut, _entry: Entry) -> World:
    """They stand beside the board until they retreat."""
    now = world.now.without(one.piece.province for one in event.dislodged)
    return replace(world, now=now, dislodged=event.dislodged).noted("partings")


@fold_of(RetreatsResolved, arguments(count="gone"))
def retreats_resolved(world: World, event: RetreatsResolved, _entry: Entry) -> World:
    """Nobody has to retreat any more."""
    after = replace(_changed(world, event.change), dislodged=(), contested=frozenset())
    return after.noted("retreats")


@fold_of(CentresCaptured, arguments(count="captured", places=_captured))
def centres_captured(world: World, event: CentresCaptured, _entry: Entry) -> World:
    """The new owners of centres."""
    now = replace(world.now, owners=world.now.owners.update(dict(event.captured)))
    after = replace(world, now=now.guarded(event.guarded, NOBODY))
    return after.fallen(at for at, _owner in event.captured).noted("captures")


@fold_of(
    AdjustmentsResolved,
    arguments(
        built=count_of("built", "hired"),
        gone=count_of("disbanded", "let_go"),
        clashed=count_of("clashed"),
    ),
)
def adjustments_resolved(world: World, event: AdjustmentsResolved, _entry: Entry) -> World:
    """The board after a winter. Who hires an army in disorder has it from now on.

    An army that was let go has no owner, and its province is barbarian; a centre is neutral with a
    garrison (DIP-BARMY-04, DIP-BARMY-05).
    """
    now = world.now.without(one.province for one in event.disbanded)
    let_go = [msgspec.structs.replace(now.units[at], owner=NOBODY) for at in event.let_go]
    now = now.placed(let_go).placed(event.built)
    hired = [msgspec.structs.replace(now.units[at], owner=who) for at, who in event.hired]
    now = now.placed(hired).owned(event.lost, NOBODY).guarded(event.lost, NOBODY)
    freed = frozenset(event.lost).difference(event.marked)
    marked = (now.markers | frozenset(event.let_go)).difference(freed, event.cleared)
    now = replace(now, markers=marked.difference(event.unmarked))
    after = replace(world, now=now, builds=type(world.builds)())
    return after.fallen(event.lost).noted("adjustments")


@fold_of(
    BarbariansSpread,
    arguments(count="taken", places="taken", lost=count_of("lost"), centres="lost"),
)
def barbarians_spread(world: World, event: BarbariansSpread, _entry: Entry) -> World:
    """Where barbarians are now."""
    now = world.now.owned(event.lost, NOBODY).guarded(event.lost, NOBODY)
    now = replace(now, markers=now.markers | frozenset(event.taken))
    return replace(world, now=now).fallen(event.lost).noted("barbarians")
