"""DIG: the levels of dignitas with their costs and gains, and the boxes that capital buys."""

from itertools import accumulate
from typing import NamedTuple

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Number
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum.scenario import Level
from ledger.games.cursus_honorum.state import DIGNITAS, POLITICAL_CAPITAL, Game, World
from ledger.games.cursus_honorum.turns import (
    gain_posting,
    loss_posting,
    must_be_in_turn,
    open_to_players,
    world_at_step,
)
from ledger.games.cursus_honorum.unspent_points import draft_loss_after_undo
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections


class Advance(Command):
    """Spend political capital on boxes of dignitas."""

    boxes: int = Field(ge=1, le=1000)
    """Number of boxes."""


class DignitasRaised(Event, stored="cursus_honorum/dignitas-raised@1"):
    """The purchase of boxes of dignitas with political capital."""

    who: str
    boxes: int
    paid: int


class TrackLevel(NamedTuple):
    """A level and its place on the track."""

    number: int
    """The number of the level, from 1."""
    boxes_below: int
    """Number of boxes below the level."""
    first_points: int
    """The number of ticked boxes at which a player reaches the level."""
    level: Level


def first_points_by_level(state: Game) -> tuple[TrackLevel, ...]:
    """Return every level with its start, where the level before is full (CUR-DIG-06)."""
    levels = tuple(state.world.scenario.levels.values())
    box_sums = (0, *accumulate(level.boxes for level in levels))
    starts_late = state.switch("dignitas.level_begins") == "first_box_of_level"
    return tuple(
        TrackLevel(
            level_number,
            boxes_below,
            boxes_below + 1 if starts_late and boxes_below else boxes_below,
            level,
        )
        for level_number, (boxes_below, level) in enumerate(
            zip(box_sums, levels, strict=False), start=1
        )
    )


def level_for_points(state: Game, points: int) -> TrackLevel:
    """Return the level that this number of points has reached (CUR-DIG-06).

    One point below the start of a level belongs to the level below (CUR-UPK-03).
    """
    levels = [
        track_level
        for track_level in first_points_by_level(state)
        if points >= track_level.first_points
    ]
    return levels[-1]


def dignitas_of(state: Game, player: str) -> int:
    """Return the number of boxes of dignitas that a player has ticked."""
    return state.books.balance(player, DIGNITAS)


def number_of_dice(state: Game, player: str) -> int:
    """Return the number of dice of a player's level, for turns and for votes (CUR-DICE-01)."""
    return level_for_points(state, dignitas_of(state, player)).level.dice


def upkeep_for_points(state: Game, points: int) -> int:
    """Return the upkeep of the level at these points, in political capital a turn (CUR-UPK-01)."""
    upkeep = level_for_points(state, points).level.upkeep
    if state.switch("upkeep.table") == "quick_reference":
        return upkeep.quick_reference
    return upkeep.record_sheet


def number_of_open_boxes(state: Game, player: str) -> int:
    """Return the number of open boxes of dignitas. The track ends at 18 (CUR-DIG-04)."""
    return state.world.scenario.boxes - dignitas_of(state, player)


def too_few_boxes_objection(state: Game, player: str, points: int) -> Objection | None:
    """Return an objection if a correction gives back more points than open boxes (CUR-DIG-04)."""
    if points <= number_of_open_boxes(state, player):
        return None
    message_args = {"n": max(0, number_of_open_boxes(state, player))}
    return Objection("CUR-DIG-04", "boxes-full", message_args, waivable=False)


def affordable_boxes(state: Game, player: str) -> int:
    """Return the number of boxes that a player can tick and pay for now."""
    return min(
        number_of_open_boxes(state, player),
        state.books.balance(player, POLITICAL_CAPITAL) // state.world.scenario.box,
    )


def _advance_objections(state: Game, actor: str, command: Advance) -> Objections:
    objections = tuple(must_be_in_turn(state, actor, "advance"))
    yield from objections
    if not objections:
        yield from _must_have_open_boxes(state, actor, command.boxes)
        yield from _must_be_able_to_pay(state, actor, command.boxes)


def _must_have_open_boxes(state: Game, player: str, box_count: int) -> Objections:
    """Refuse more boxes than are open on the four levels (CUR-DIG-04)."""
    if box_count > number_of_open_boxes(state, player):
        yield Objection(
            "CUR-DIG-04", "boxes-full", {"n": number_of_open_boxes(state, player)}, waivable=False
        )


def _must_be_able_to_pay(state: Game, player: str, box_count: int) -> Objections:
    """Refuse more boxes than the capital left after the upkeep can pay for (CUR-DIG-05)."""
    cost, political_capital = (
        box_count * state.world.scenario.box,
        state.books.balance(player, POLITICAL_CAPITAL),
    )
    if cost > political_capital:
        yield Objection(
            "CUR-DIG-05", "too-little-capital", {"n": political_capital}, waivable=False
        )


def _draft_purchase(state: Game, actor: str, command: Advance, _context: ActContext) -> Drafts:
    """Draft the purchase, which ticks and pays for the next boxes in order (CUR-DIG-05)."""
    cost = command.boxes * state.world.scenario.box
    event = DignitasRaised(actor, command.boxes, cost)
    postings = (
        *loss_posting(actor, POLITICAL_CAPITAL, cost),
        *gain_posting(actor, DIGNITAS, command.boxes),
    )
    return (Draft(event, postings),)


@open_to_players
def _offer_advance(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    objections = tuple(_advance_objections(state, actor, Advance(boxes=1)))
    if objections:
        return Form(blocked=objections)
    return Form((Number("boxes", 1, affordable_boxes(state, actor), unit=f"asset:{DIGNITAS}"),))


def _evolve_dignitas_raised(world: World, event: DignitasRaised, _entry: Entry) -> World:
    return world_at_step(world, event.who, "advance")


def _dignitas_raised_args(event: DignitasRaised) -> Args:
    return {"who": f"who:{event.who}", "n": event.boxes, "paid": event.paid}


def _undo_dignitas_raised(state: Game, entry: Entry) -> Drafts:
    return draft_loss_after_undo(state, entry.event.who, entry.period, pc=entry.event.paid)


ADVANCING: Chapter[World] = Chapter(
    "CUR-DIG",
    acts=(Act(Advance, _advance_objections, _draft_purchase, _offer_advance),),
    events=(
        EventType(
            DignitasRaised,
            _evolve_dignitas_raised,
            _dignitas_raised_args,
            undo=_undo_dignitas_raised,
        ),
    ),
)
