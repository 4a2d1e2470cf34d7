"""The entries of this game beside its fights: their words, as they are stored."""

from typing import ClassVar

from ledger.entry import Body


class LotCast(Body, frozen=True):
    """Somebody rolled for the first turn."""

    STORED: ClassVar[str] = "morituri/lot-cast@1"
    who: str
    value: int


class LotsTied(Body, frozen=True):
    """Several rolled highest, and roll again."""

    STORED: ClassVar[str] = "morituri/lots-tied@1"
    who: tuple[str, ...]


class OrderSet(Body, frozen=True):
    """Who begins is known; turns run clockwise from there."""

    STORED: ClassVar[str] = "morituri/order-set@1"
    order: tuple[str, ...]


class TurnBegan(Body, frozen=True):
    """It is somebody's turn; `round` counts from 1. `beast` and `foes` are what awaits in Roma."""

    STORED: ClassVar[str] = "morituri/turn-began@1"
    who: str
    round: int
    skips: int = 0
    beast: str = ""
    foes: tuple[str, ...] = ()


class Moved(Body, frozen=True):
    """A die was rolled and the pawn moved; it stayed when the roll was too high for Roma."""

    STORED: ClassVar[str] = "morituri/moved@1"
    who: str
    die: int
    origin: str
    place: str


class Driven(Body, frozen=True):
    """Wind, road or storm moved the pawn further or back."""

    STORED: ClassVar[str] = "morituri/driven@1"
    who: str
    by: int
    origin: str
    place: str


class TokenTaken(Body, frozen=True):
    """The Hit Point card of a bonus space was taken, for good."""

    STORED: ClassVar[str] = "morituri/token-taken@1"
    who: str
    place: str


class DrawsOwed(Body, frozen=True):
    """Somebody is to draw so many cards, because of a space (`place`) or a card (`card`)."""

    STORED: ClassVar[str] = "morituri/draws-owed@1"
    who: str
    n: int
    place: str = ""
    card: str = ""


class ArenaEntered(Body, frozen=True):
    """A gladiator came into an arena: `foes` wait there, or a beast (`must` or `may`)."""

    STORED: ClassVar[str] = "morituri/arena-entered@1"
    who: str
    place: str
    in_roma: bool
    foes: tuple[str, ...] = ()
    beast: str = ""


class DangerMet(Body, frozen=True):
    """Bandits or pirates lie in wait."""

    STORED: ClassVar[str] = "morituri/danger-met@1"
    who: str
    place: str
    kind: str


class DangerFaced(Body, frozen=True):
    """The roll against bandits or pirates: `die` and `added` against `needed`."""

    STORED: ClassVar[str] = "morituri/danger-faced@1"
    who: str
    place: str
    kind: str
    die: int
    added: int
    needed: int
    safe: bool


class LossOwed(Body, frozen=True):
    """A gear card is lost, and `chooser` names which. `why` is a card's or a space's id.

    Without `options` a correction has left nothing to be lost.
    """

    STORED: ClassVar[str] = "morituri/loss-owed@1"
    who: str
    chooser: str
    options: tuple[str, ...]
    why: str


class GearLost(Body, frozen=True):
    """A gear card went to the discards against its holder's will."""

    STORED: ClassVar[str] = "morituri/gear-lost@1"
    who: str
    card: str
    why: str


class TurnsLost(Body, frozen=True):
    """Somebody is going to miss turns."""

    STORED: ClassVar[str] = "morituri/turns-lost@1"
    who: str
    turns: int
    why: str


class HitPointsGained(Body, frozen=True):
    """A maximum rose for good."""

    STORED: ClassVar[str] = "morituri/hit-points-gained@1"
    who: str
    n: int
    why: str


class HitPointsLost(Body, frozen=True):
    """A maximum fell for good."""

    STORED: ClassVar[str] = "morituri/hit-points-lost@1"
    who: str
    n: int
    why: str


class CardDrawn(Body, frozen=True):
    """A card was drawn; `left` are in the pile now. Gear waits to be kept, flux is discarded."""

    STORED: ClassVar[str] = "morituri/card-drawn@1"
    who: str
    card: str
    gear: bool
    left: int


class NothingDrawn(Body, frozen=True):
    """There was no card left to be drawn."""

    STORED: ClassVar[str] = "morituri/nothing-drawn@1"
    who: str


class GearKept(Body, frozen=True):
    """What the drawer did with a gear card: kept it or not, and what went to the discards."""

    STORED: ClassVar[str] = "morituri/gear-kept@1"
    who: str
    card: str
    kept: bool
    discarded: tuple[str, ...] = ()


class GearDropped(Body, frozen=True):
    """A gladiator laid a card down of his own will."""

    STORED: ClassVar[str] = "morituri/gear-dropped@1"
    who: str
    card: str


class CardIdle(Body, frozen=True):
    """A card ordered what cannot be done."""

    STORED: ClassVar[str] = "morituri/card-idle@1"
    who: str
    card: str


class PileShuffled(Body, frozen=True):
    """So many discards went into the draw pile."""

    STORED: ClassVar[str] = "morituri/pile-shuffled@1"
    n: int
    left: int


class SentAway(Body, frozen=True):
    """Owner in Debt!: the pawn stands elsewhere; `ends` when that ended its own turn."""

    STORED: ClassVar[str] = "morituri/sent-away@1"
    who: str
    origin: str
    place: str
    card: str
    ends: bool


class TurnWaited(Body, frozen=True):
    """A turn went by: missed (`held`), or waited out in Roma."""

    STORED: ClassVar[str] = "morituri/turn-waited@1"
    who: str
    held: bool


class Died(Body, frozen=True):
    """A gladiator died; `returns` when he begins again, after missing `turns` of his own."""

    STORED: ClassVar[str] = "morituri/died@1"
    who: str
    place: str
    cause: str
    returns: bool = False
    turns: int = 0


class Returned(Body, frozen=True):
    """A new gladiator began in the place of a dead one."""

    STORED: ClassVar[str] = "morituri/returned@1"
    who: str
    place: str


class GameEnded(Body, frozen=True):
    """The game is over: somebody has the Rudis, or nobody is alive."""

    STORED: ClassVar[str] = "morituri/game-ended@1"
    winner: str = ""


class FactSet(Body, frozen=True):
    """A steward said how something is. `before` is what undoes it, where it can be undone."""

    STORED: ClassVar[str] = "morituri/fact-set@1"
    who: str
    fact: str
    value: str
    before: str = ""
    reason: str = ""
