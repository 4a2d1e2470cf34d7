"""The situation as one empire sees it: positions, friends and foes, and owners."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.orders import Piece, side_without_federations


@dataclass(frozen=True)
class Situation:
    """The board and its pieces, as the empire `player` sees them."""

    board: Board
    pieces: tuple[Piece, ...]
    owners: Mapping[str, str]
    """The owner of each centre; "" for a neutral centre."""
    player: str
    side: Callable[[str], str] = field(default=side_without_federations)
    """A function from an owner to a side, as for the adjudicator."""
    markers: frozenset[str] = frozenset()
    """The provinces that barbarians hold."""
    shunned_provinces: frozenset[str] = frozenset()
    """The provinces that `player` has agreed not to enter."""

    @cached_property
    def own_units(self) -> tuple[Piece, ...]:
        """The empire's own armies and fleets, in the order of the map."""
        units = (piece for piece in self.pieces if piece.owner == self.player and piece.kind != "G")
        return tuple(sorted(units, key=lambda piece: piece.at))

    @cached_property
    def own_garrisons(self) -> tuple[Piece, ...]:
        """The garrisons of the empire itself."""
        return tuple(
            piece for piece in self.pieces if piece.owner == self.player and piece.kind == "G"
        )

    @cached_property
    def foes(self) -> tuple[Piece, ...]:
        """The armies and fleets of other sides that can move. Units in disorder only hold."""
        return tuple(
            piece
            for piece in self.pieces
            if piece.kind != "G" and piece.owner and not self.is_friend(piece.owner)
        )

    @cached_property
    def unit_by_province(self) -> Mapping[str, Piece]:
        """The army or fleet in each province that has one."""
        return {piece.province: piece for piece in self.pieces if piece.kind != "G"}

    @cached_property
    def garrison_by_province(self) -> Mapping[str, Piece]:
        """The garrison in each province that has one."""
        return {piece.province: piece for piece in self.pieces if piece.kind == "G"}

    def is_friend(self, owner: str) -> bool:
        """Return whether an owner is on the side of `player`."""
        return bool(owner) and self.side(owner) == self.side(self.player)

    def is_ours(self, centre: str) -> bool:
        """Return whether a centre belongs to the side of `player`."""
        return self.is_friend(self.owners.get(centre, ""))

    def has_resistance(self, province: str) -> bool:
        """Return whether a piece of another side in a province must be defeated to enter it."""
        occupants = (self.unit_by_province.get(province), self.garrison_by_province.get(province))
        return any(piece is not None and not self.is_friend(piece.owner) for piece in occupants)

    def is_raided(self, centre: str) -> bool:
        """Return whether barbarians would take a centre once its army or fleet leaves."""
        province = self.board.provinces[centre]
        return centre not in self.garrison_by_province and (
            province.edge or not province.army.isdisjoint(self.markers)
        )

    def is_endangered(self, centre: str) -> bool:
        """Return whether a centre of the own side could be lost if no unit stayed there.

        A garrison alone keeps the centre against barbarians and against one foe.
        """
        tolerable_foes = 1 if centre in self.garrison_by_province else 0
        foes = len(self.foes_in_reach(centre))
        return self.is_ours(centre) and (self.is_raided(centre) or foes > tolerable_foes)

    def foes_in_reach(self, province: str) -> tuple[Piece, ...]:
        """Return the foes that could move to a province at once."""
        return self._threats.get(province, ())

    @cached_property
    def _threats(self) -> Mapping[str, tuple[Piece, ...]]:
        threats: dict[str, tuple[Piece, ...]] = {}
        for foe in self.foes:
            for place in self.board.touches(foe.kind, foe.at):
                threats[place] = (*threats.get(place, ()), foe)
        return threats

    def locations_in_reach(self, piece: Piece) -> tuple[str, ...]:
        """Return the locations to which an own piece can move at once, in order."""
        if piece.kind == "F":
            return tuple(sorted(self.board.fleet_reach.get(piece.at, ())))
        return tuple(sorted(self.board.touches("A", piece.at)))
