"""What a place is worth to an empire: its centres, its dangers, and what lies beyond it."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from ledger.games.roman_diplomacy.adjudication.board import Kind, province_of
from ledger.games.roman_diplomacy.strategy.situation import Situation

FOREIGN = 8.0
"""What a centre of another power is worth to whoever takes it."""
NEUTRAL = 7.0
"""What a neutral centre is worth: nobody wants it back."""
THREATENED = 3.0
"""What each foe beside an own centre adds to it."""
BARBARIANS = 0.5
"""What it is worth to clear a province before its barbarians spread."""
RAIDED = 2.5
"""What an own centre is worth that nobody guards and that barbarians could reach."""
FAR = 8
"""So many steps away a centre still draws a piece."""
FADING = 0.6
"""What is left of a place's worth one step away from it."""


class Worths:
    """What each place is worth, for those who stand there and for those on the way to it."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation

    @cached_property
    def there(self) -> Mapping[str, float]:
        """What a province itself is worth."""
        return {place: self._worth(place) for place in self.situation.board.provinces}

    def _worth(self, place: str) -> float:
        situation, one = self.situation, self.situation.board.provinces[place]
        if not one.centre:
            beside = sum(situation.is_ours(near) for near in one.army)
            return BARBARIANS * (1 + beside) if place in situation.markers else 0.0
        if situation.is_ours(place):
            raided = RAIDED if situation.is_raided(place) else 0.0
            return raided + THREATENED * len(situation.threats(place))
        return FOREIGN if situation.owners.get(place) else NEUTRAL

    @cached_property
    def _by_land(self) -> Mapping[str, float]:
        board = self.situation.board
        return self._spread({place: one.army for place, one in board.provinces.items() if one.land})

    @cached_property
    def _by_sea(self) -> Mapping[str, float]:
        return self._spread(self.situation.board.fleet_reach)

    def _spread(self, reach: Mapping[str, Iterable[str]]) -> Mapping[str, float]:
        """The worth of each location together with that of what can be reached from it."""
        found = {at: self.there[province_of(at)] for at in reach}
        for _ in range(FAR):
            found = {
                at: self.there[province_of(at)]
                + FADING * max((found[to] for to in near if to in found), default=0.0)
                for at, near in reach.items()
            }
        return found

    def standing(self, kind: Kind, at: str) -> float:
        """What it is worth for such a piece to stand at a location."""
        return (self._by_sea if kind == "F" else self._by_land).get(at, 0.0)
