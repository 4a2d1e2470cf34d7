"""The document of a fight: the slice `duel`, which everybody sees."""

from typing import Literal, TypedDict

from ledger.games.morituri.pugna.state import Guard, Mercy, Stage, Why


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
    """The points that come on top in the next round."""
    most: int
    """The maximum of that bonus, in points."""
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
    """The points that came on top."""
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
    """The id of the entry that tells it."""


class CrowdDoc(TypedDict):
    """The mood of the crowd."""

    face: int
    """The face of the crowd's die."""
    blood: bool
    """Whether the crowd wants blood."""
    entry: str
    """The id of the entry that tells it."""


class KindDoc(TypedDict):
    """What is true of a duel in one way and of a hunt in another."""

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
    mercy: Mercy
    """The answer of the weaker one.

    * `""`: Nothing yet.
    * `taken`: To be spared.
    * `refused`: To fight the one round more.
    """
    roller: str
    """The player who volunteered to roll for the beast; empty for nobody."""
    why: Why
    """Why a duel is over.

    * `""`: It is not over.
    * `dead`: One is dead.
    * `both-dead`: Both are dead.
    * `both-at-one`: Both have one hit point left.
    * `mercy`: The weaker one was spared.
    * `survived`: The weaker one survived the one round more.
    * `too-long`: A reading bounds the rounds.
    """


class FightDoc(KindDoc):
    """The fight under way, or else the one that was over last."""

    number: int
    """The number of the fight in the game, from 1."""
    place: str
    """The space of the arena."""
    stage: Stage
    """The next step.

    * `strike`: A round.
    * `crowd`: The mood of the crowd.
    * `mercy`: The word of the weaker one who may be spared.
    * `extra`: The one round more.
    * `over`: Nothing.
    """
    round: int
    """Number of rounds that were fought."""
    winner: str
    """The gladiator who has won, or `beast`; empty for nobody."""
    dead: list[str]
    """Those without a hit point, `beast` among them."""
    sides: tuple[SideDoc, SideDoc]
    """The two sides, the newcomer (or the hunter) first."""
    rounds: list[RoundDoc]
    """The latest rounds, 12 at most."""


class NoFightDoc(TypedDict):
    """Nothing: nobody has fought yet."""
