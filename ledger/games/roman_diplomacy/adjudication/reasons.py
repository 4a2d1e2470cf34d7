"""The reason for each order's result, from the decisions and strengths that led to it."""

from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Hold, Move, Support
from ledger.games.roman_diplomacy.adjudication.results import Reason, Verdict
from ledger.games.roman_diplomacy.adjudication.solver import Solver

Judgement = tuple[Verdict, Reason]


def judgement_of_order(solver: Solver, piece_index: int, dislodger_index: int | None) -> Judgement:
    """Return the verdict and the reason of an order that could be carried out."""
    order = solver.sheet.orders[piece_index]
    match order:
        case Move():
            return _judgement_of_move(solver, piece_index)
        case Support():
            return _judgement_of_support(solver, piece_index, order, dislodger_index)
        case Convoy():
            return _judgement_of_convoy(solver, piece_index, order, dislodger_index)
        case Hold():
            return _judgement_of_hold(solver, piece_index, dislodger_index)


def _judgement_of_hold(solver: Solver, piece_index: int, dislodger_index: int | None) -> Judgement:
    if dislodger_index is None:
        return "succeeds", Reason("held")
    return "fails", _dislodged_reason(solver, piece_index, dislodger_index)


def _dislodged_reason(solver: Solver, piece_index: int, dislodger_index: int) -> Reason:
    origin = solver.sheet.origins[dislodger_index]
    return Reason(
        "dislodged", origin, solver.hold_strength(piece_index)[0], solver.attack(dislodger_index)[0]
    )


def _judgement_of_convoy(
    solver: Solver, piece_index: int, order: Convoy, dislodger_index: int | None
) -> Judgement:
    if dislodger_index is not None:
        return "fails", _dislodged_reason(solver, piece_index, dislodger_index)
    sheet = solver.sheet
    army_index = sheet.army_at(order.origin)
    is_sailing = army_index in sheet.by_sea or army_index in sheet.exchanging
    if not is_sailing or sheet.targets[army_index] != order.to:
        return "void", Reason("unused", order.origin)
    if not solver.made[piece_index]:
        return "fails", Reason("convoy-broken", order.origin)
    return "succeeds", Reason("carried", order.origin)


def _judgement_of_support(
    solver: Solver, piece_index: int, order: Support, dislodger_index: int | None
) -> Judgement:
    sheet = solver.sheet
    if dislodger_index is not None:
        return "fails", _dislodged_reason(solver, piece_index, dislodger_index)
    if piece_index not in sheet.matched:
        return "void", Reason("no-such-move" if order.to else "it-moves", order.origin)
    if solver.made[piece_index]:
        return "succeeds", Reason("given")
    target_province = province_of(order.to or order.origin)
    cutting_index = next(
        (
            foe_index
            for foe_index in sheet.foes[piece_index]
            if sheet.origins[foe_index] != target_province and solver.attack(foe_index)[0]
        ),
        None,
    )
    return "fails", Reason("cut", "" if cutting_index is None else sheet.origins[cutting_index])


def _judgement_of_move(solver: Solver, piece_index: int) -> Judgement:
    sheet = solver.sheet
    strength = solver.attack(piece_index)[0]
    target = sheet.targets[piece_index]
    if solver.made[piece_index]:
        rival_index = max(
            (
                solver.resisting_strength(piece_index)[0],
                *_strengths_of_rivals(solver, piece_index).values(),
            )
        )
        is_opposed = rival_index or strength > 1
        return "succeeds", Reason(
            "stronger" if is_opposed else "unopposed", target, strength, rival_index
        )
    if not solver.path(piece_index)[0]:
        fleets = sheet.carrying_fleets(piece_index)
        broken_seas = [sea for sea, fleet_index in fleets.items() if not solver.made[fleet_index]]
        return "fails", Reason("convoy-broken", broken_seas[0]) if broken_seas else Reason(
            "no-convoy"
        )
    return "fails", _reason_of_failed_move(solver, piece_index, strength, target)


def _reason_of_failed_move(solver: Solver, piece_index: int, strength: int, target: str) -> Reason:
    """Return the reason why a move failed: resistance in the province, or a rival for it."""
    sheet = solver.sheet
    army_index = sheet.army_at(target)
    if not strength and army_index >= 0 and sheet.sides[army_index] == sheet.sides[piece_index]:
        return Reason("own-piece", target)
    resistance = solver.resisting_strength(piece_index)[0]
    rivals = _strengths_of_rivals(solver, piece_index)
    rival_index = max(
        rivals, key=lambda mover_index: (rivals[mover_index], -mover_index), default=None
    )
    if rival_index is not None and rivals[rival_index] >= max(resistance, strength):
        return Reason("bounced", sheet.origins[rival_index], strength, rivals[rival_index])
    is_head_to_head = army_index >= 0 and solver.do_meet(army_index, piece_index)
    return Reason("head-to-head" if is_head_to_head else "resisted", target, strength, resistance)


def _strengths_of_rivals(solver: Solver, piece_index: int) -> dict[int, int]:
    movers = solver.sheet.movers[solver.sheet.targets[piece_index]]
    return {
        mover_index: solver.prevent_strength(mover_index)[0]
        for mover_index in movers
        if mover_index != piece_index
    }
