"""The document of a fight, which is the slice `duel` that everybody sees."""

from typing import Literal, TypedDict

from ledger.games.morituri.pugna.state import EndReason, Guard, MercyAnswer, Stage


class SideDoc(TypedDict):
    """One side of a fight as it stands."""

    who: str
    """The gladiator, or `beast`."""
    attack: int
    """The Attack Value, in points."""
    defence: int
    """The Defence Value, in points."""
    encumbrance: int
    """The Encumbrance Value, in points."""
    attacks: int
    """How many times it strikes in a round."""
    net: bool
    """Whether it has the Casses."""
    guard: Guard
    """The points that it adds to its die against a net, or `immune` if no net catches it."""
    hit_points: int
    """Number of hit points it began with."""
    left: int
    """Number of hit points it has left."""
    target: int
    """The points on two dice that hit if no net falls."""
    bonus: int
    """The points that fatigue adds in the next round."""
    most: int
    """The largest bonus that fatigue can add, in points."""
    dice: int
    """Number of dice that it throws in a round."""


class BlowDoc(TypedDict):
    """One side of a round as it was fought."""

    who: str
    """The gladiator, or `beast`."""
    attack: int
    """The Attack Value, in points."""
    defence: int
    """The Defence Value that a net left, in points."""
    target: int
    """The points on two dice that hit."""
    bonus: int
    """The points that fatigue added."""
    dice: list[tuple[int, int]]
    """The faces of the dice, a pair for each attack."""
    hits: int
    """Number of attacks that landed."""
    left: int
    """Number of hit points afterwards."""
    net: int
    """The face of the net die; 0 for none."""
    netted: bool
    """Whether it was caught in the net."""
    landed: list[bool]
    """Whether each attack landed."""


class RoundDoc(TypedDict):
    """A round of a fight."""

    number: int
    """The number of the round, from 1."""
    sides: tuple[BlowDoc, BlowDoc]
    """The two sides, the newcomer's (or the hunter's) first."""
    entry: str
    """The id of the entry that tells the round."""


class CrowdDoc(TypedDict):
    """The mood of the crowd."""

    face: int
    """The face of the crowd's die."""
    blood: bool
    """Whether the crowd wants blood."""
    entry: str
    """The id of the entry that tells the roll."""


class KindDoc(TypedDict):
    """The fields that differ between a duel and a hunt."""

    kind: Literal["duel", "hunt"]
    """Whether gladiators fight each other, or one hunts a beast.

    * `duel`: Two gladiators fight.
    * `hunt`: A gladiator fights a beast.
    """
    in_roma: bool
    """Whether it is in Roma, where duels are to the death."""
    weaker: str
    """The gladiator at one hit point who asks the crowd, or may be spared; empty at other
    stages."""
    crowd: CrowdDoc | None
    """The mood of the crowd; null before it was heard."""
    mercy: MercyAnswer
    """The answer of the weaker fighter.
    * `""`: Nothing yet.
    * `taken`: To be spared.
    * `refused`: To fight the extra round.
    """
    roller: str
    """The player who volunteered to roll for the beast; empty for nobody."""
    why: EndReason
    """Why a duel is over.
    * `""`: It is not over.
    * `dead`: One fighter is dead.
    * `both-dead`: Both are dead.
    * `both-at-one`: Both have one hit point left.
    * `mercy`: The weaker fighter was spared.
    * `survived`: The weaker fighter survived the extra round.
    * `too-long`: It reached the number of rounds that a reading allows.
    """


class FightDoc(KindDoc):
    """The fight under way, or else the last one."""

    number: int
    """The number of the fight in the game, from 1."""
    place: str
    """The space of the arena."""
    stage: Stage
    """The next step.
    * `strike`: A round.
    * `crowd`: The mood of the crowd.
    * `mercy`: The weaker fighter's answer to mercy.
    * `extra`: The extra round.
    * `over`: Nothing.
    """
    round: int
    """Number of rounds that were fought."""
    winner: str
    """The gladiator who has won, or `beast`; empty for nobody."""
    dead: list[str]
    """The fighters without a hit point, perhaps `beast`."""
    sides: tuple[SideDoc, SideDoc]
    """The two sides, the newcomer (or the hunter) first."""
    rounds: list[RoundDoc]
    """The latest rounds, 12 at most."""


class NoFightDoc(TypedDict):
    """No fight: nobody has fought yet."""
