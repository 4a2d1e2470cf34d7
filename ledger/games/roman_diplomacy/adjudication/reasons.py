"""The reason for each order's result, from the decisions and strengths that led to it."""

from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Convoy, Hold, Move, Support
from ledger.games.roman_diplomacy.adjudication.results import Reason, Verdict
from ledger.games.roman_diplomacy.adjudication.solver import Solver

Judgement = tuple[Verdict, Reason]


def judgement_of_order(solver: Solver, piece_index: int, dislodger: int | None) -> Judgement:
    """Return the verdict and the reason of an order that could be carried out."""
    order = solver.sheet.orders[piece_index]
    match order:
        case Move():
            return _judgement_of_move(solver, piece_index)
        case Support():
            return _judgement_of_support(solver, piece_index, order, dislodger)
        case Convoy():
            return _judgement_of_convoy(solver, piece_index, order, dislodger)
        case Hold():
            return _judgement_of_hold(solver, piece_index, dislodger)


def _judgement_of_hold(solver: Solver, piece_index: int, dislodger: int | None) -> Judgement:
    if dislodger is None:
        return "succeeds", Reason("held")
    return "fails", _dislodged_reason(solver, piece_index, dislodger)


def _dislodged_reason(solver: Solver, piece_index: int, dislodger: int) -> Reason:
    origin = solver.sheet.origins[dislodger]
    return Reason(
        "dislodged", origin, solver.hold_strength(piece_index)[0], solver.attack(dislodger)[0]
    )


def _judgement_of_convoy(
    solver: Solver, piece_index: int, order: Convoy, dislodger: int | None
) -> Judgement:
    if dislodger is not None:
        return "fails", _dislodged_reason(solver, piece_index, dislodger)
    sheet = solver.sheet
    army = sheet.army_at(order.origin)
    is_sailing = army in sheet.by_sea or army in sheet.exchanging
    if not is_sailing or sheet.targets[army] != order.to:
        return "void", Reason("unused", order.origin)
    if not solver.made[piece_index]:
        return "fails", Reason("convoy-broken", order.origin)
    return "succeeds", Reason("carried", order.origin)


def _judgement_of_support(
    solver: Solver, piece_index: int, order: Support, dislodger: int | None
) -> Judgement:
    sheet = solver.sheet
    if dislodger is not None:
        return "fails", _dislodged_reason(solver, piece_index, dislodger)
    if piece_index not in sheet.matched:
        return "void", Reason("no-such-move" if order.to else "it-moves", order.origin)
    if solver.made[piece_index]:
        return "succeeds", Reason("given")
    target_province = province_of(order.to or order.origin)
    cutting_piece = next(
        (
            foe
            for foe in sheet.foes[piece_index]
            if sheet.origins[foe] != target_province and solver.attack(foe)[0]
        ),
        None,
    )
    return "fails", Reason("cut", "" if cutting_piece is None else sheet.origins[cutting_piece])


def _judgement_of_move(solver: Solver, piece_index: int) -> Judgement:
    sheet = solver.sheet
    strength = solver.attack(piece_index)[0]
    target = sheet.targets[piece_index]
    if solver.made[piece_index]:
        rival = max(
            (
                solver.resisting_strength(piece_index)[0],
                *_strengths_of_rivals(solver, piece_index).values(),
            )
        )
        is_opposed = rival or strength > 1
        return "succeeds", Reason(
            "stronger" if is_opposed else "unopposed", target, strength, rival
        )
    if not solver.path(piece_index)[0]:
        fleets = sheet.carrying_fleets(piece_index)
        broken_seas = [sea for sea, fleet in fleets.items() if not solver.made[fleet]]
        return "fails", Reason("convoy-broken", broken_seas[0]) if broken_seas else Reason(
            "no-convoy"
        )
    return "fails", _reason_of_failed_move(solver, piece_index, strength, target)


def _reason_of_failed_move(solver: Solver, piece_index: int, strength: int, target: str) -> Reason:
    """Return the reason why a move failed: resistance in the province, or a rival for it."""
    sheet = solver.sheet
    army = sheet.army_at(target)
    if not strength and army >= 0 and sheet.sides[army] == sheet.sides[piece_index]:
        return Reason("own-piece", target)
    resistance = solver.resisting_strength(piece_index)[0]
    rivals = _strengths_of_rivals(solver, piece_index)
    rival = max(rivals, key=lambda mover: (rivals[mover], -mover), default=None)
    if rival is not None and rivals[rival] >= max(resistance, strength):
        return Reason("bounced", sheet.origins[rival], strength, rivals[rival])
    is_head_to_head = army >= 0 and solver.do_meet(army, piece_index)
    return Reason("head-to-head" if is_head_to_head else "resisted", target, strength, resistance)


def _strengths_of_rivals(solver: Solver, piece_index: int) -> dict[int, int]:
    movers = solver.sheet.movers[solver.sheet.targets[piece_index]]
    return {mover: solver.prevent_strength(mover)[0] for mover in movers if mover != piece_index}
