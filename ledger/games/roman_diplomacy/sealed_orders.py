"""ORDERS: the sealed orders that players owe in each phase of a turn (DIP-START-03, -04).

All players write in secret until the deadline, or until all are ready. Then the phase is carried
out, and the next window opens.
"""

from collections.abc import Callable, Mapping

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Drafts,
    WindowType,
    no_drafts_until_opened,
)
from ledger.contract.chapter import Chapter
from ledger.contract.form import Rows
from ledger.contract.offer import Form, KnownState
from ledger.games.roman_diplomacy.open_window import open_phase
from ledger.games.roman_diplomacy.orders import must_be_orders, petrol_of
from ledger.games.roman_diplomacy.possible_orders import order_rows, retreat_rows
from ledger.games.roman_diplomacy.retreats import must_be_retreats
from ledger.games.roman_diplomacy.state import Game, Phase, World
from ledger.games.roman_diplomacy.steps import StepsByPiece, order_lines, retreat_lines
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.turn import END_OF_PHASE
from ledger.games.roman_diplomacy.victory import must_not_be_over
from ledger.games.roman_diplomacy.winter import (
    OrderAdjustments,
    adjustment_lines,
    adjustments_form,
    must_be_for_winter,
)
from ledger.kernel.windows.opening import savable_windows
from ledger.record.objection import Objections, first_unmet
from ledger.record.state import Window


class OrderUnits(Command):
    """Order these pieces. All other pieces stay where they are."""

    orders: StepsByPiece
    """The steps of each piece, by the piece as in `A rom`: `- nap`, `S rom - nap`, `C rom - tun`,
    `H`. A fleet's path has a step for each part."""


class OrderRetreats(Command):
    """Retreat with these dislodged pieces. All other dislodged pieces are disbanded."""

    retreats: StepsByPiece
    """The step of each dislodged piece, by the piece: `R alb`. The second of several pieces with
    one name is `F thr 2`."""


class OrderPartings(Command):
    """Leave the cities of a former partner with these pieces. All others there are disbanded."""

    retreats: StepsByPiece
    """The step of each piece that leaves, by the piece: `R alb`."""


def _saved_lines(command: Command) -> tuple[str, ...]:
    """Return the saved orders, line by line in the usual notation."""
    match command:
        case OrderUnits(orders=steps_by_name):
            return order_lines(steps_by_name)
        case OrderRetreats(retreats=steps_by_name) | OrderPartings(retreats=steps_by_name):
            return retreat_lines(steps_by_name)
        case OrderAdjustments():
            return adjustment_lines(command)
    return ()


def _units_objections(state: Game, actor: str, command: OrderUnits) -> Objections:
    order_objections = must_be_orders(state, actor, order_lines(command.orders))
    yield from first_unmet(must_not_be_over(state), order_objections)


def _retreats_objections(
    state: Game, actor: str, command: OrderRetreats | OrderPartings
) -> Objections:
    order_objections = must_be_retreats(state, actor, retreat_lines(command.retreats))
    yield from first_unmet(must_not_be_over(state), order_objections)


def _adjustments_objections(state: Game, actor: str, command: OrderAdjustments) -> Objections:
    yield from first_unmet(must_not_be_over(state), must_be_for_winter(state, actor, command))


def _offer_during_phase(
    phase: Phase, form: Callable[[Game, str, KnownState[World]], Form]
) -> Callable[[Game, str, KnownState[World]], Form | None]:
    """Return an offer that is open while the window of its phase is open."""

    def offer_during_phase(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
        return form(state, actor, known_state) if savable_windows(state, actor, phase) else None

    return offer_during_phase


def _orders_form(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    is_excess_rejected = state.switch("fleet.excess") == "reject_at_entry"
    petrol = petrol_of(state, actor) if is_excess_rejected else None
    return Form((Rows("orders", order_rows(state, actor), petrol),))


def _retreats_form(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form((Rows("retreats", retreat_rows(state, actor)),))


def _closer_of_phase(
    phase: Phase,
) -> Callable[[Game, Window, Mapping[str, Command | None], ActContext], Drafts]:
    """Return a function that carries out the phase when its window closes, and goes on."""

    def draft_phase_end(
        state: Game,
        _window: Window,
        saved_commands: Mapping[str, Command | None],
        context: ActContext,
    ) -> Drafts:
        transcript = BoardTranscript(state, context)
        lines_by_player = {
            player: _saved_lines(command)
            for player, command in saved_commands.items()
            if command is not None
        }
        END_OF_PHASE[phase](transcript, lines_by_player)
        open_phase(transcript, state.world.turn)
        return transcript.drafts

    return draft_phase_end


WINDOWS: tuple[WindowType[World], ...] = tuple(
    WindowType(phase, _closer_of_phase(phase)) for phase in END_OF_PHASE
)
ORDER_UNITS = Act(
    OrderUnits,
    _units_objections,
    no_drafts_until_opened,
    _offer_during_phase("movement", _orders_form),
    sealed="movement",
)
ORDER_RETREATS = Act(
    OrderRetreats,
    _retreats_objections,
    no_drafts_until_opened,
    _offer_during_phase("retreats", _retreats_form),
    sealed="retreats",
)
ORDER_PARTINGS = Act(
    OrderPartings,
    _retreats_objections,
    no_drafts_until_opened,
    _offer_during_phase("partings", _retreats_form),
    sealed="partings",
)
ORDER_ADJUSTMENTS = Act(
    OrderAdjustments,
    _adjustments_objections,
    no_drafts_until_opened,
    _offer_during_phase("adjustments", adjustments_form),
    sealed="adjustments",
)
ORDERING: Chapter[World] = Chapter(
    "DIP-START",
    acts=(ORDER_UNITS, ORDER_RETREATS, ORDER_PARTINGS, ORDER_ADJUSTMENTS),
    windows=WINDOWS,
)
