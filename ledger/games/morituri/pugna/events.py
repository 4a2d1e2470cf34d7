"""What is recorded of fights. The names and fields are the storage format."""

from ledger.games.morituri.pugna.state import Pair, Round
from ledger.record.entry import Event


class DuelBegan(Event, stored="morituri/duel-began@1"):
    """Two gladiators face each other: what they bring, and their hit points."""

    number: int
    place: str
    sides: Pair
    hit_points: tuple[int, int]
    to_the_death: bool
    stage: str


class RoundFought(Event, stored="morituri/round-fought@1"):
    """One round of a duel; `stage` is what comes after it, `extra` whether it was the last."""

    place: str
    round: Round
    stage: str
    extra: bool = False


class CrowdHeard(Event, stored="morituri/crowd-heard@1"):
    """The weaker duellist rolled for the crowd's mood; `blood` on a one or a two."""

    who: str
    foe: str
    face: int
    blood: bool


class MercyAnswered(Event, stored="morituri/mercy-answered@1"):
    """The one who is to be spared takes it, or would rather fight one round more."""

    who: str
    foe: str
    taken: bool


class DuelEnded(Event, stored="morituri/duel-ended@1"):
    """A duel is over. `winner` is empty when nobody won; `dead` are those who died of it."""

    first: str
    second: str
    place: str
    winner: str
    why: str
    in_roma: bool
    dead: tuple[str, ...] = ()


class HuntBegan(Event, stored="morituri/hunt-began@1"):
    """A beast is let loose on a gladiator; `roller` rolls for it, if named."""

    number: int
    place: str
    sides: Pair
    hit_points: tuple[int, int]
    in_roma: bool
    roller: str = ""


class BeastFought(Event, stored="morituri/beast-fought@1"):
    """One round against a beast; `over` when one of them, or both, are dead."""

    place: str
    round: Round
    over: bool


class HuntEnded(Event, stored="morituri/hunt-ended@1"):
    """A beast fight is over: who is dead, and whether it was in Roma."""

    who: str
    place: str
    in_roma: bool
    dead: bool
    beast_dead: bool

    @property
    def won(self) -> bool:
        """Whether the gladiator lives and the beast does not."""
        return self.beast_dead and not self.dead
