"""What is recorded of fights. The names and fields are the storage format."""

from typing import ClassVar

from ledger.entry import Body
from ledger.games.morituri.pugna.bout import Pair, Round


class DuelBegan(Body, frozen=True):
    """Two gladiators face each other: what they bring, and their hit points."""

    STORED: ClassVar[str] = "morituri/duel-began@1"
    number: int
    place: str
    sides: Pair
    hit_points: tuple[int, int]
    to_the_death: bool
    stage: str


class RoundFought(Body, frozen=True):
    """One round of a duel; `stage` is what comes after it, `extra` whether it was the last."""

    STORED: ClassVar[str] = "morituri/round-fought@1"
    place: str
    round: Round
    stage: str
    extra: bool = False


class CrowdHeard(Body, frozen=True):
    """The weaker of two asked the crowd, whose mood is a die; `blood` on a one or a two."""

    STORED: ClassVar[str] = "morituri/crowd-heard@1"
    who: str
    foe: str
    face: int
    blood: bool


class MercyAnswered(Body, frozen=True):
    """The one who is to be spared takes it, or would rather fight one round more."""

    STORED: ClassVar[str] = "morituri/mercy-answered@1"
    who: str
    foe: str
    taken: bool


class DuelEnded(Body, frozen=True):
    """A duel is over. `winner` is empty when nobody won; `dead` are those who died of it."""

    STORED: ClassVar[str] = "morituri/duel-ended@1"
    first: str
    second: str
    place: str
    winner: str
    why: str
    in_roma: bool
    dead: tuple[str, ...] = ()


class HuntBegan(Body, frozen=True):
    """A beast of so many pennants is let loose on a gladiator; `roller` rolls for it, if named."""

    STORED: ClassVar[str] = "morituri/hunt-began@1"
    number: int
    place: str
    sides: Pair
    hit_points: tuple[int, int]
    in_roma: bool
    roller: str = ""


class BeastFought(Body, frozen=True):
    """One round against a beast; `over` when one of them, or both, are dead."""

    STORED: ClassVar[str] = "morituri/beast-fought@1"
    place: str
    round: Round
    over: bool


class HuntEnded(Body, frozen=True):
    """A beast fight is over: who is dead, and whether it was in Roma."""

    STORED: ClassVar[str] = "morituri/hunt-ended@1"
    who: str
    place: str
    in_roma: bool
    dead: bool
    beast_dead: bool

    @property
    def won(self) -> bool:
        """Whether the gladiator lives and the beast does not."""
        return self.beast_dead and not self.dead
