"""Random positions and orders, dense enough that most orders meet others."""

from random import Random

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Support,
)

OWNERS = ("a", "b", "c", "d", "")
"""Owners of pieces, or "" for no owner."""


def random_pieces(board: Board, chance: Random, number: int) -> list[Piece]:
    """Return this number of armies and fleets, with a garrison in about every fourth centre."""
    places = sorted(board.provinces)
    chance.shuffle(places)
    found: list[Piece] = []
    for place in places[:number]:
        one, owner = board.provinces[place], chance.choice(OWNERS[:-1])
        if one.sea or (one.fleet_locations and chance.random() < 1 / 4):
            found.append(Piece("F", chance.choice(one.fleet_locations), owner))
        else:
            found.append(Piece("A", place, owner))
    centres = [one.id for one in board.provinces.values() if one.centre]
    guarded = (place for place in centres if chance.random() < 1 / 4)
    return [*found, *(Piece("G", place, chance.choice(OWNERS)) for place in guarded)]


def random_orders(board: Board, chance: Random, pieces: list[Piece]) -> list[Order]:
    """Return moves of about half the pieces, some by sea.

    The other pieces mostly help one of them.
    """
    moves = _random_moves(board, chance, pieces)
    found: list[Order] = list(moves)
    going = {move.at for move in moves}
    standing = {piece.province for piece in pieces} - going
    for piece in pieces:
        if piece.province in going and piece.kind != "G":
            continue
        found.append(_helping_order(board, chance, piece, moves, sorted(standing)))
    return found


def _random_moves(board: Board, chance: Random, pieces: list[Piece]) -> list[Move]:
    found: list[Move] = []
    occupied = {piece.province for piece in pieces}
    coasts = [
        one.id
        for one in board.provinces.values()
        if one.can_hold_armies and board.adjacent_seas[one.id]
    ]
    for piece in pieces:
        if piece.kind == "G" or chance.random() < 1 / 2:
            continue
        far = piece.kind == "A" and piece.province in coasts and chance.random() < 1 / 3
        near = (
            board.fleet_reach.get(piece.at, ())
            if piece.kind == "F"
            else board.touches("A", piece.at)
        )
        reached = [one for one in coasts if one != piece.province] if far else sorted(near)
        taken = [one for one in reached if province_of(one) in occupied]
        reached = taken if taken and chance.random() < 2 / 3 else reached
        if reached:
            found.append(
                Move(piece.province, chance.choice(reached), via=far and chance.random() < 1 / 4)
            )
    return found


def _helping_order(
    board: Board, chance: Random, piece: Piece, moves: list[Move], standing: list[str]
) -> Order:
    touched, garrison = board.touches(piece.kind, piece.at), piece.kind == "G"
    helped = [m for m in moves if province_of(m.to) in touched and m.at != piece.province]
    carried = [m for m in moves if piece.province in board.adjacent_seas[m.at]]
    carried = [m for m in carried if board.provinces[province_of(m.to)].can_hold_armies]
    if (
        piece.kind == "F"
        and board.provinces[piece.province].sea
        and carried
        and chance.random() < 1 / 2
    ):
        move = chance.choice(carried)
        return Convoy(piece.province, move.at, province_of(move.to))
    if helped and chance.random() < 3 / 4:
        move = chance.choice(helped)
        return Support(piece.province, move.at, move.to, garrison)
    beside = [place for place in standing if place in touched]
    if beside:
        return Support(piece.province, chance.choice(beside), "", garrison)
    return Hold(piece.province, garrison)


def connected_provinces(board: Board, chance: Random, number: int) -> set[str]:
    """Return this number of connected provinces."""
    edge = [chance.choice(sorted(board.provinces))]
    found = set(edge)
    while edge and len(found) < number:
        one = board.provinces[edge.pop(0)]
        by_sea = {province_of(to) for reached in one.fleet.values() for to in reached}
        fresh = sorted((one.army | by_sea) - found)
        chance.shuffle(fresh)
        found |= set(fresh)
        edge += fresh
    return found


def crowded_pieces(board: Board, chance: Random, number: int) -> list[Piece]:
    """Return pieces in most provinces of a connected group of this size."""
    inside = connected_provinces(board, chance, number)
    pieces = random_pieces(board, chance, len(board.provinces))
    return [piece for piece in pieces if piece.province in inside and chance.random() < 4 / 5]
