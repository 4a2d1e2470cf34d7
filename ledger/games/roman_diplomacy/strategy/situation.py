"""The situation as one empire sees it: who stands where, who is a friend, what belongs to whom."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ledger.games.roman_diplomacy.adjudication.board import Board
from ledger.games.roman_diplomacy.adjudication.orders import Piece, own_side


@dataclass(frozen=True)
class Situation:
    """The board and what stands on it, as `me` sees it.

    `owners` gives the owner of each centre, "" for a neutral one; `side` the side of an owner, as
    for the adjudicator; `markers` are the provinces that barbarians hold, `shunned` those that I
    have agreed not to enter.
    """

    board: Board
    pieces: tuple[Piece, ...]
    owners: Mapping[str, str]
    me: str
    side: Callable[[str], str] = field(default=own_side)
    markers: frozenset[str] = frozenset()
    shunned: frozenset[str] = frozenset()

    @cached_property
    def mine(self) -> tuple[Piece, ...]:
        """My armies and fleets, in the order of the map."""
        own = (one for one in self.pieces if one.owner == self.me and one.kind != "G")
        return tuple(sorted(own, key=lambda one: one.at))

    @cached_property
    def garrisons(self) -> tuple[Piece, ...]:
        """My garrisons."""
        return tuple(one for one in self.pieces if one.owner == self.me and one.kind == "G")

    @cached_property
    def foes(self) -> tuple[Piece, ...]:
        """Armies and fleets of other sides that may move; those in disorder only hold."""
        return tuple(
            one
            for one in self.pieces
            if one.kind != "G" and one.owner and not self.is_friend(one.owner)
        )

    @cached_property
    def armies(self) -> Mapping[str, Piece]:
        """The army or fleet in each province that has one."""
        return {one.province: one for one in self.pieces if one.kind != "G"}

    @cached_property
    def guarded(self) -> Mapping[str, Piece]:
        """The garrison in each province that has one."""
        return {one.province: one for one in self.pieces if one.kind == "G"}

    def is_friend(self, owner: str) -> bool:
        """Whether an owner is of my side, myself included."""
        return bool(owner) and self.side(owner) == self.side(self.me)

    def is_ours(self, centre: str) -> bool:
        """Whether a centre belongs to my side."""
        return self.is_friend(self.owners.get(centre, ""))

    def resists(self, province: str) -> bool:
        """Whether somebody of another side stands in a province and would have to be beaten."""
        there = (self.armies.get(province), self.guarded.get(province))
        return any(one is not None and not self.is_friend(one.owner) for one in there)

    def is_raided(self, centre: str) -> bool:
        """Whether barbarians would take a centre from which the army or fleet goes away."""
        one = self.board.provinces[centre]
        return centre not in self.guarded and (one.edge or not one.army.isdisjoint(self.markers))

    def is_endangered(self, centre: str) -> bool:
        """Whether a centre of my side could be lost if nobody stayed there.

        A garrison alone holds out against barbarians and against one foe.
        """
        bearable = 1 if centre in self.guarded else 0
        foes = len(self.threats(centre))
        return self.is_ours(centre) and (self.is_raided(centre) or foes > bearable)

    def threats(self, province: str) -> tuple[Piece, ...]:
        """The foes that could move to a province at once."""
        return self._threats.get(province, ())

    @cached_property
    def _threats(self) -> Mapping[str, tuple[Piece, ...]]:
        found: dict[str, tuple[Piece, ...]] = {}
        for foe in self.foes:
            for place in self.board.touches(foe.kind, foe.at):
                found[place] = (*found.get(place, ()), foe)
        return found

    def reach(self, piece: Piece) -> tuple[str, ...]:
        """The locations to which a piece of mine can move at once, in order."""
        if piece.kind == "F":
            return tuple(sorted(self.board.fleet_reach.get(piece.at, ())))
        return tuple(sorted(self.board.touches("A", piece.at)))
