"""The entries of this game beside its fights: their words, as they are stored."""

from ledger.record.entry import Event


class LotCast(Event, stored="morituri/lot-cast@1"):
    """Somebody rolled for the first turn."""

    who: str
    value: int


class LotsTied(Event, stored="morituri/lots-tied@1"):
    """Several rolled highest, and roll again."""

    who: tuple[str, ...]


class OrderSet(Event, stored="morituri/order-set@1"):
    """The first player is known; turns run clockwise from there."""

    order: tuple[str, ...]


class TurnBegan(Event, stored="morituri/turn-began@1"):
    """It is somebody's turn; `round` counts from 1. `beast` and `foes` are what awaits in Roma."""

    who: str
    round: int
    skips: int = 0
    beast: str = ""
    foes: tuple[str, ...] = ()


class Moved(Event, stored="morituri/moved@1"):
    """A die was rolled and the pawn moved; it stayed when the roll was too high for Roma."""

    who: str
    die: int
    origin: str
    place: str


class Driven(Event, stored="morituri/driven@1"):
    """Wind, road or storm moved the pawn further or back."""

    who: str
    by: int
    origin: str
    place: str


class TokenTaken(Event, stored="morituri/token-taken@1"):
    """The Hit Point card of a bonus space was taken, for good."""

    who: str
    place: str


class DrawsOwed(Event, stored="morituri/draws-owed@1"):
    """Somebody is to draw `n` cards, because of a space (`place`) or a card (`card`)."""

    who: str
    n: int
    place: str = ""
    card: str = ""


class ArenaEntered(Event, stored="morituri/arena-entered@1"):
    """A gladiator came into an arena: `foes` wait there, or a beast (`must` or `may`)."""

    who: str
    place: str
    in_roma: bool
    foes: tuple[str, ...] = ()
    beast: str = ""


class DangerMet(Event, stored="morituri/danger-met@1"):
    """Bandits or pirates lie in wait."""

    who: str
    place: str
    kind: str


class DangerFaced(Event, stored="morituri/danger-faced@1"):
    """The roll against bandits or pirates: `die` and `added` against `needed`."""

    who: str
    place: str
    kind: str
    die: int
    added: int
    needed: int
    safe: bool


class LossOwed(Event, stored="morituri/loss-owed@1"):
    """A gear card is lost, and `chooser` names which. `why` is a card's or a space's id.

    Without `options` a correction has left nothing to be lost.
    """

    who: str
    chooser: str
    options: tuple[str, ...]
    why: str


class GearLost(Event, stored="morituri/gear-lost@1"):
    """A gear card went to the discards against its holder's will."""

    who: str
    card: str
    why: str


class TurnsLost(Event, stored="morituri/turns-lost@1"):
    """Somebody is going to miss turns."""

    who: str
    turns: int
    why: str


class HitPointsGained(Event, stored="morituri/hit-points-gained@1"):
    """A maximum rose for good."""

    who: str
    n: int
    why: str


class HitPointsLost(Event, stored="morituri/hit-points-lost@1"):
    """A maximum fell for good."""

    who: str
    n: int
    why: str


class CardDrawn(Event, stored="morituri/card-drawn@1"):
    """A card was drawn; `left` are in the pile now. Gear waits to be kept, flux is discarded."""

    who: str
    card: str
    gear: bool
    left: int


class NothingDrawn(Event, stored="morituri/nothing-drawn@1"):
    """There was no card left to be drawn."""

    who: str


class GearKept(Event, stored="morituri/gear-kept@1"):
    """What the drawer did with a gear card: kept it or not, and what went to the discards."""

    who: str
    card: str
    kept: bool
    discarded: tuple[str, ...] = ()


class GearDropped(Event, stored="morituri/gear-dropped@1"):
    """A gladiator laid a card down of his own will."""

    who: str
    card: str


class CardIdle(Event, stored="morituri/card-idle@1"):
    """A card ordered what cannot be done."""

    who: str
    card: str


class PileShuffled(Event, stored="morituri/pile-shuffled@1"):
    """`n` discards went into the draw pile."""

    n: int
    left: int


class SentAway(Event, stored="morituri/sent-away@1"):
    """Owner in Debt!: the pawn stands elsewhere; `ends` when that ended its own turn."""

    who: str
    origin: str
    place: str
    card: str
    ends: bool


class TurnWaited(Event, stored="morituri/turn-waited@1"):
    """A turn went by: missed (`held`), or waited out in Roma."""

    who: str
    held: bool


class Died(Event, stored="morituri/died@1"):
    """A gladiator died; `returns` when he begins again, after missing `turns` of his own."""

    who: str
    place: str
    cause: str
    returns: bool = False
    turns: int = 0


class Returned(Event, stored="morituri/returned@1"):
    """A new gladiator began in the place of a dead one."""

    who: str
    place: str


class GameEnded(Event, stored="morituri/game-ended@1"):
    """The game is over: somebody has the Rudis, or nobody is alive."""

    winner: str = ""


class FactSet(Event, stored="morituri/fact-set@1"):
    """A steward said how something is. `before` is what undoes it, where it can be undone."""

    who: str
    fact: str
    value: str
    before: str = ""
    reason: str = ""
