"""The worth of places for an empire: centres, dangers, and places beyond."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from ledger.games.roman_diplomacy.adjudication.board import PieceKind, province_of
from ledger.games.roman_diplomacy.strategy.situation import Situation

FOREIGN_WORTH = 8.0
"""The worth of taking another power's centre."""
NEUTRAL_WORTH = 7.0
"""The worth of a neutral centre, which no power wants back."""
THREATENED_WORTH = 3.0
"""The worth that each neighbouring foe adds to an own centre."""
BARBARIANS_WORTH = 0.5
"""The worth of clearing a province before its barbarians spread."""
RAIDED_WORTH = 2.5
"""The worth of an own centre without a garrison that barbarians could reach."""
FARTHEST_STEPS = 8
"""The distance in steps within which a centre attracts a piece."""
FADING_FACTOR = 0.6
"""The share of a place's worth that still counts one step away from the place."""


class Worths:
    """The worth of each place, for pieces in the place and for pieces on the way to the place."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation

    @cached_property
    def worth_by_province(self) -> Mapping[str, float]:
        """The worth of each province, without its neighbours."""
        return {place: self._worth(place) for place in self.situation.board.provinces}

    def _worth(self, place: str) -> float:
        situation, province = self.situation, self.situation.board.provinces[place]
        if not province.centre:
            neighbour_count = sum(situation.is_ours(neighbour) for neighbour in province.army)
            return BARBARIANS_WORTH * (1 + neighbour_count) if place in situation.markers else 0.0
        if situation.is_ours(place):
            raid_worth = RAIDED_WORTH if situation.is_raided(place) else 0.0
            return raid_worth + THREATENED_WORTH * len(situation.foes_in_reach(place))
        return FOREIGN_WORTH if situation.owners.get(place) else NEUTRAL_WORTH

    @cached_property
    def _worth_for_armies(self) -> Mapping[str, float]:
        board = self.situation.board
        return self._with_reached_worth(
            {
                province_id: province.army
                for province_id, province in board.provinces.items()
                if province.can_hold_armies
            }
        )

    @cached_property
    def _worth_for_fleets(self) -> Mapping[str, float]:
        return self._with_reached_worth(self.situation.board.fleet_reach)

    def _with_reached_worth(
        self, reachable_locations: Mapping[str, Iterable[str]]
    ) -> Mapping[str, float]:
        """Return the worth of each location, with the worth of the locations that it reaches."""
        worths = {
            place: self.worth_by_province[province_of(place)] for place in reachable_locations
        }
        for _ in range(FARTHEST_STEPS):
            worths = {
                place: self.worth_by_province[province_of(place)]
                + FADING_FACTOR
                * max(
                    (worths[destination] for destination in neighbours if destination in worths),
                    default=0.0,
                )
                for place, neighbours in reachable_locations.items()
            }
        return worths

    def standing(self, piece_kind: PieceKind, place: str) -> float:
        """Return the worth of a location for a piece of this kind."""
        return (self._worth_for_fleets if piece_kind == "F" else self._worth_for_armies).get(
            place, 0.0
        )
