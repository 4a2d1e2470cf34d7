"""The result of a game: the winners, and the places of all other characters."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from ledger.language.grammar import count_text

Outcome = Literal["winner", "joint-win", "draw", "nobody"]
"""The kind of result: one winner, several winners together, a draw, or no winner."""

FEWEST_WINNERS = {"winner": 1, "joint-win": 2, "draw": 2, "nobody": 0}
WINNER_LIMITS = {"winner": 1, "nobody": 0}


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game.

    Raises ValueError for a result that contradicts itself.
    """

    outcome: Outcome
    who: tuple[str, ...] = ()
    """The characters whom the outcome names."""
    places: tuple[tuple[str, ...], ...] = ()
    """The other characters, the best first. Characters with an equal result share a place.

    The list is empty in a game that ranks only the winner.
    """
    agreed: bool = False
    """Whether all players agreed on the result."""

    def __post_init__(self) -> None:
        """Check that the outcome fits the number of people, each named once."""
        winner_limit = WINNER_LIMITS.get(self.outcome, len(self.who))
        if not FEWEST_WINNERS[self.outcome] <= len(self.who) <= winner_limit:
            raise ValueError(
                f"{self.outcome} does not fit {count_text(len(self.who), 'person', 'people')}"
            )
        if not all(self.places):
            raise ValueError("a place without anybody")
        counts = Counter((*self.who, *(winner for place in self.places for winner in place)))
        double_winners = [winner for winner, repetitions in counts.items() if repetitions > 1]
        if double_winners:
            raise ValueError(f"{double_winners[0]} is named twice")


def won_by(
    winners: tuple[str, ...], places: tuple[tuple[str, ...], ...] = (), *, is_agreed: bool = False
) -> Result:
    """Return the result for these winners, which can be one, several together, or none."""
    outcome: Outcome = "nobody" if not winners else "winner" if len(winners) == 1 else "joint-win"
    return Result(outcome, winners, places, is_agreed)
