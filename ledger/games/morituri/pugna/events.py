"""The events of fights. Names and fields are stored and never change."""

from ledger.games.morituri.pugna.state import FighterPair, Round
from ledger.record.entry import Event


class DuelBegan(Event, stored="morituri/duel-began@1"):
    """The beginning of a duel."""

    number: int
    """The number of the fight in the game, from 1."""
    place: str
    sides: FighterPair
    """The totals of both sides, the newcomer first."""
    hit_points: tuple[int, int]
    """The hit points of both sides."""
    to_the_death: bool
    stage: str
    """The first stage."""


class RoundFought(Event, stored="morituri/round-fought@1"):
    """A round of a duel.

    `stage` is the next stage. `extra` says whether this was the extra round.
    """

    place: str
    round: Round
    stage: str
    extra: bool = False


class CrowdHeard(Event, stored="morituri/crowd-heard@1"):
    """The weaker fighter's roll for the crowd's mood; `blood` on a 1 or a 2."""

    who: str
    foe: str
    face: int
    blood: bool


class MercyAnswered(Event, stored="morituri/mercy-answered@1"):
    """The weaker fighter's answer to mercy: `taken`, or one more round."""

    who: str
    foe: str
    taken: bool


class DuelEnded(Event, stored="morituri/duel-ended@1"):
    """The end of a duel. `winner` is empty if there is none. `dead` are the fighters who died."""

    first: str
    second: str
    place: str
    winner: str
    why: str
    in_roma: bool
    dead: tuple[str, ...] = ()


class HuntBegan(Event, stored="morituri/hunt-began@1"):
    """The beginning of a fight against a beast. `roller` rolls for it; empty if there is none."""

    number: int
    place: str
    sides: FighterPair
    hit_points: tuple[int, int]
    in_roma: bool
    roller: str = ""


class BeastFought(Event, stored="morituri/beast-fought@1"):
    """A round of a fight against a beast. `over` says whether a side is dead."""

    place: str
    round: Round
    over: bool


class HuntEnded(Event, stored="morituri/hunt-ended@1"):
    """The end of a fight against a beast: which sides are dead, and whether it was in Roma."""

    who: str
    place: str
    in_roma: bool
    dead: bool
    beast_dead: bool

    @property
    def won(self) -> bool:
        """Whether the gladiator lives and the beast is dead."""
        return self.beast_dead and not self.dead
