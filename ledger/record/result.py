"""How a game has ended: who has won, alone or together, and whether there are places behind."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from ledger.language.grammar import counted

Outcome = Literal["winner", "joint-win", "draw", "nobody"]
"""One has won; several have won together; several share a draw; nobody has won."""

FEWEST = {"winner": 1, "joint-win": 2, "draw": 2, "nobody": 0}
MOST = {"winner": 1, "nobody": 0}


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game.

    `who` are those whom the outcome names. `places` are the others, best first, equals together:
    none in a game that knows no places behind the winner. `agreed` if it holds because all who
    played agreed on it. Raise ValueError for a result that contradicts itself.
    """

    outcome: Outcome
    who: tuple[str, ...] = ()
    places: tuple[tuple[str, ...], ...] = ()
    agreed: bool = False

    def __post_init__(self) -> None:
        """Check that the outcome fits the number of people, and that nobody is named twice."""
        most = MOST.get(self.outcome, len(self.who))
        if not FEWEST[self.outcome] <= len(self.who) <= most:
            raise ValueError(
                f"{self.outcome} does not fit {counted(len(self.who), 'person', 'people')}"
            )
        if not all(self.places):
            raise ValueError("a place without anybody")
        named = Counter((*self.who, *(who for place in self.places for who in place)))
        twice = [who for who, times in named.items() if times > 1]
        if twice:
            raise ValueError(f"{twice[0]} is named twice")


def won_by(
    winners: tuple[str, ...], places: tuple[tuple[str, ...], ...] = (), *, agreed: bool = False
) -> Result:
    """The result that these have won: one alone, several together, or nobody."""
    outcome: Outcome = "nobody" if not winners else "winner" if len(winners) == 1 else "joint-win"
    return Result(outcome, winners, places, agreed)
