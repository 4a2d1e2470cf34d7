"""The document of a fight, as it travels: the slice `duel`, which everybody sees."""

from typing import Literal, TypedDict

from ledger.games.morituri.pugna.state import Guard, Mercy, Stage, Why


class SideDoc(TypedDict):
    """One side of a fight as it stands; `who` is "beast" for a beast.

    `attacks` is how often it strikes in a round, `net` whether it has the Casses, and `guard` what
    a Secutor Galea adds to its die against a net. `hit_points` are those of the beginning, `left`
    those of now. `target` is what must be reached if no net falls; `bonus` comes on top in the next
    round and grows to `most`. `dice` is how many dice it throws in a round.
    """

    who: str
    attack: int
    defence: int
    encumbrance: int
    attacks: int
    net: bool
    guard: Guard
    hit_points: int
    left: int
    target: int
    bonus: int
    most: int
    dice: int


class BlowDoc(TypedDict):
    """One side of a round as it was fought; `who` is "beast" for a beast.

    `defence` is what a net left of it, if it was `netted`. `dice` are a pair for each attack, and
    `landed` says of each whether it hit; `hits` is how many did. `left` are the hit points
    afterwards, `net` is the net die, or 0.
    """

    who: str
    attack: int
    defence: int
    target: int
    bonus: int
    dice: list[tuple[int, int]]
    hits: int
    left: int
    net: int
    netted: bool
    landed: list[bool]


class RoundDoc(TypedDict):
    """A round of a fight, the newcomer's (or the hunter's) side first.

    `entry` is the id of the entry that tells it.
    """

    number: int
    sides: tuple[BlowDoc, BlowDoc]
    entry: str


class CrowdDoc(TypedDict):
    """The crowd's die, whether it wants blood, and the id of the entry that tells it."""

    face: int
    blood: bool
    entry: str


class KindDoc(TypedDict):
    """What is true of a duel in one way and of a hunt in another; see `FightDoc`."""

    kind: Literal["duel", "hunt"]
    in_roma: bool
    weaker: str
    crowd: CrowdDoc | None
    mercy: Mercy
    roller: str
    why: Why


class FightDoc(KindDoc):
    """The fight under way, or else the one that was over last.

    `kind` is "hunt" against a beast; `number` counts the fights of the game from 1. Duels in Roma
    (`in_roma`) are to the death. At the stage "extra" one round more is fought; `round` is how many
    were. `weaker` is who is at one hit point and asks the crowd, or may be spared, and "" at other
    stages; `crowd` is null before it was heard, `mercy` what the weaker one answered. `roller`
    volunteered to roll for the beast, or is "".

    When it is over, `winner` is a gladiator, "beast", or "" for nobody; `why` says of a duel how it
    came ("survived": the one round more; "too-long": a reading bounds the rounds), and `dead` are
    those without a hit point, "beast" among them. `sides` are two, the newcomer (or the hunter)
    first; `rounds` are the latest, 12 at most.
    """

    number: int
    place: str
    stage: Stage
    round: int
    winner: str
    dead: list[str]
    sides: tuple[SideDoc, SideDoc]
    rounds: list[RoundDoc]


class NoFightDoc(TypedDict):
    """Nothing: nobody has fought yet."""
