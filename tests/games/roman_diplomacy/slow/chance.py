"""Random situations on a part of a board or a whole board, with all additions of the variant."""

from random import Random

from msgspec.structs import replace

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Support,
)
from ledger.games.roman_diplomacy.adjudication.petrol import fleet_orders_left
from tests.games.roman_diplomacy.by_chance import crowded_pieces, random_orders, random_pieces
from tests.games.roman_diplomacy.slow.situation import (
    BOARDS,
    Situation,
    ordered_province_and_garrison,
)

WORDS = (
    frozenset[str](),
    frozenset({"1971"}),
    frozenset({"joint"}),
    frozenset({"closed"}),
    frozenset({"brief"}),
)
SIDES = (frozenset[str](), frozenset({"a", "b"}), frozenset({"b", "c", "d"}))
CORNERS = (10, 14, 20)
"""The possible numbers of provinces in a part."""
SIEGES = 4
"""The maximum number of attacks by paths of fleets."""


def random_situation(name: str, chance: Random) -> Situation:
    """Return a situation on this board."""
    board = BOARDS[name]
    pieces = [_vary_owner(one, chance) for one in _random_pieces(board, chance)]
    given = {
        ordered_province_and_garrison(one): one for one in random_orders(board, chance, pieces)
    }
    _drop_orders(given, pieces, chance)
    _extend_paths(board, given, pieces, chance)
    for _ in range(chance.randrange(SIEGES) if pieces else 0):
        _attack_by_fleet(board, given, pieces, chance)
    _add_senseless_orders(board, given, pieces, chance)
    chance.shuffle(pieces)
    return Situation(
        name,
        tuple((one, given.get((one.province, one.kind == "G"))) for one in pieces),
        chance.choice(WORDS),
        chance.choice(SIDES),
        frozenset(
            p.id for p in board.provinces.values() if p.can_hold_armies and chance.random() < 1 / 3
        ),
    )


def _random_pieces(board: Board, chance: Random) -> list[Piece]:
    if chance.random() < 1 / 2:
        return crowded_pieces(board, chance, chance.choice(CORNERS))
    everywhere = len(board.provinces)
    return random_pieces(board, chance, chance.randrange(everywhere // 4, everywhere * 3 // 4))


def _vary_owner(piece: Piece, chance: Random) -> Piece:
    """Return the piece, a barbarian army in its place, or a piece without an owner."""
    if piece.kind == "A" and chance.random() < 1 / 8:
        piece = replace(piece, barbarian=True)
    return replace(piece, owner="") if chance.random() < 1 / 20 else piece


Given = dict[tuple[str, bool], Order]


def _drop_orders(given: Given, pieces: list[Piece], chance: Random) -> None:
    """Leave out orders: the orders of pieces without an owner, and a share of the others."""
    quiet = chance.choice((0.0, 0.1, 0.4))
    for piece in pieces:
        nobodys = not piece.owner and piece.kind != "G"
        if nobodys or chance.random() < quiet:
            given.pop((piece.province, piece.kind == "G"), None)


def _extend_paths(board: Board, given: Given, pieces: list[Piece], chance: Random) -> None:
    """Extend fleets' paths while there is petrol, mostly towards other pieces.

    Sometimes petrol is unlimited, because the adjudicator does not count it.
    """
    taken, endless = {one.province for one in pieces}, chance.random() < 1 / 3
    for piece in chance.sample(pieces, len(pieces)):
        place = piece.province, False
        while piece.kind == "F" and (endless or _has_petrol(piece.owner, given, pieces)):
            order, path = given.get(place), [piece.at]
            if isinstance(order, Move):
                path = [order.to, *order.further]
            near = sorted(board.fleet_reach.get(path[-1], ()))
            if not near or isinstance(order, Support | Convoy) or chance.random() < 1 / 3:
                break
            met = [one for one in near if province_of(one) in taken]
            path.append(chance.choice(met if met and chance.random() < 2 / 3 else near))
            first, *further = path if isinstance(order, Move) else path[1:]
            given[place] = Move(place[0], first, further=tuple(further))


def _attack_by_fleet(board: Board, given: Given, pieces: list[Piece], chance: Random) -> None:
    """Let a fleet attack in the second part of its path, with help for it or its target."""
    victim = chance.choice(pieces)
    paths = [
        (fleet, first, then)
        for fleet in pieces
        if fleet.kind == "F" and fleet.owner and fleet.province != victim.province
        for first in sorted(board.fleet_reach.get(fleet.at, ()))
        for then in sorted(board.fleet_reach[first])
        if province_of(then) == victim.province != province_of(first)
    ]
    if not paths:
        return
    fleet, first, then = chance.choice(paths)
    given[fleet.province, False] = Move(fleet.province, first, further=(then,))
    for piece in pieces:
        place = piece.province, piece.kind == "G"
        near = victim.province in board.touches(piece.kind, piece.at)
        if near and piece is not fleet and chance.random() < 3 / 4:
            origin = province_of(first) if chance.random() < 2 / 3 else victim.province
            to = then if origin != victim.province else ""
            given[place] = Support(place[0], origin, to, place[1])
    if chance.random() < 1 / 2:
        _vary_target_order(board, given, victim, chance)


def _vary_target_order(board: Board, given: Given, victim: Piece, chance: Random) -> None:
    """Let the target stay, try to leave, or have an impossible order."""
    place = victim.province, victim.kind == "G"
    to = chance.choice(["", victim.province, *sorted(board.touches(victim.kind, victim.at))])
    given[place] = Move(place[0], to, garrison=place[1]) if to else Hold(*place)


def _has_petrol(owner: str, given: Given, pieces: list[Piece]) -> bool:
    own = {one.province for one in pieces if one.kind == "F" and one.owner == owner}
    spent = (one for (at, garrison), one in given.items() if at in own and not garrison)
    return bool(owner) and fleet_orders_left(pieces, owner, spent) > 0


def _add_senseless_orders(board: Board, given: Given, pieces: list[Piece], chance: Random) -> None:
    """Give some senseless orders, as by a player with the wrong map."""
    places = sorted({*board.provinces, *board.fleet_reach})
    for piece in pieces:
        if not piece.owner or chance.random() > 1 / 8:
            continue
        at, garrison = piece.province, piece.kind == "G"
        there, then = chance.choice(places), chance.choice(places)
        near = sorted(board.touches(piece.kind, piece.at)) or [there]
        given[at, garrison] = chance.choice(
            (
                Move(at, there, chance.random() < 1 / 4, (), garrison),
                Move(at, chance.choice(near), further=(then,), garrison=garrison),
                Move(at, chance.choice(near), chance.random() < 1 / 2, (), garrison),
                Support(at, there, chance.choice(near), garrison),
                Support(at, chance.choice(near), then, garrison),
                Support(at, chance.choice(near), "", garrison),
                Convoy(at, there, then, garrison),
                Hold(at, garrison),
            )
        )
