"""The events of this game except fights. Names and fields are stored and never change."""

from ledger.record.entry import Event


class LotCast(Event, stored="morituri/lot-cast@1"):
    """A player's roll for the first turn."""

    who: str
    value: int


class LotsTied(Event, stored="morituri/lots-tied@1"):
    """A tie of the highest rolls for the first turn. The players in `who` roll again."""

    who: tuple[str, ...]


class OrderSet(Event, stored="morituri/order-set@1"):
    """The turn order: clockwise from the first player."""

    order: tuple[str, ...]


class TurnBegan(Event, stored="morituri/turn-began@1"):
    """The start of a turn."""

    who: str
    round: int
    """The number of the round, from 1."""
    skips: int = 0
    """Number of turns that the player still misses, this one included."""
    beast: str = ""
    """The beast in Roma: `may`, or empty for none."""
    foes: tuple[str, ...] = ()
    """The opponents in Roma."""


class Moved(Event, stored="morituri/moved@1"):
    """A roll and the move of a pawn. The pawn stays if the roll was too high for Roma."""

    who: str
    die: int
    origin: str
    place: str


class Driven(Event, stored="morituri/driven@1"):
    """A move of a pawn by wind, road or storm, forward or back."""

    who: str
    by: int
    origin: str
    place: str


class TokenTaken(Event, stored="morituri/token-taken@1"):
    """The taking of the Hit Point card of a bonus space, which is never replaced."""

    who: str
    place: str


class DrawsOwed(Event, stored="morituri/draws-owed@1"):
    """An order to draw `n` cards, by a space (`place`) or by a card (`card`)."""

    who: str
    n: int
    place: str = ""
    card: str = ""


class ArenaEntered(Event, stored="morituri/arena-entered@1"):
    """The arrival of a gladiator in an arena."""

    who: str
    place: str
    in_roma: bool
    foes: tuple[str, ...] = ()
    """The opponents there."""
    beast: str = ""
    """A beast: `must` or `may` be fought; empty for none."""


class DangerMet(Event, stored="morituri/danger-met@1"):
    """A meeting with bandits or pirates."""

    who: str
    place: str
    kind: str


class DangerFaced(Event, stored="morituri/danger-faced@1"):
    """A roll against bandits or pirates: `die` and `added` against `needed`."""

    who: str
    place: str
    kind: str
    die: int
    added: int
    needed: int
    safe: bool


class LossOwed(Event, stored="morituri/loss-owed@1"):
    """A gear card that is about to be lost.

    `chooser` names one of `options`. `why` is the id of a card or a space. Empty `options` mean
    that a correction has left no card to lose.
    """

    who: str
    chooser: str
    options: tuple[str, ...]
    why: str


class GearLost(Event, stored="morituri/gear-lost@1"):
    """The loss of a gear card to the discards, against the holder's will."""

    who: str
    card: str
    why: str


class TurnsLost(Event, stored="morituri/turns-lost@1"):
    """A number of turns that a gladiator is going to miss."""

    who: str
    turns: int
    why: str


class HitPointsGained(Event, stored="morituri/hit-points-gained@1"):
    """A permanent gain of hit points."""

    who: str
    n: int
    why: str


class HitPointsLost(Event, stored="morituri/hit-points-lost@1"):
    """A permanent loss of hit points."""

    who: str
    n: int
    why: str


class CardDrawn(Event, stored="morituri/card-drawn@1"):
    """A card was drawn.

    `left` cards remain in the pile. Gear waits for a choice, flux is discarded.
    """

    who: str
    card: str
    gear: bool
    left: int


class NothingDrawn(Event, stored="morituri/nothing-drawn@1"):
    """A draw that is cancelled because no card is left."""

    who: str


class GearKept(Event, stored="morituri/gear-kept@1"):
    """The choice about a drawn gear card: whether it was kept, and the cards discarded for it."""

    who: str
    card: str
    kept: bool
    discarded: tuple[str, ...] = ()


class GearDropped(Event, stored="morituri/gear-dropped@1"):
    """A card that a gladiator discarded by choice."""

    who: str
    card: str


class CardIdle(Event, stored="morituri/card-idle@1"):
    """A card whose order cannot be carried out."""

    who: str
    card: str


class PileShuffled(Event, stored="morituri/pile-shuffled@1"):
    """The move of `n` discards into the draw pile."""

    n: int
    left: int


class SentAway(Event, stored="morituri/sent-away@1"):
    """The order Owner in Debt!, which moves a pawn.

    `ends` says whether this ended its player's turn.
    """

    who: str
    origin: str
    place: str
    card: str
    ends: bool


class TurnWaited(Event, stored="morituri/turn-waited@1"):
    """A turn without a move. It is missed (`held`), or the gladiator waits in Roma."""

    who: str
    held: bool


class Died(Event, stored="morituri/died@1"):
    """A death.

    `returns` says whether the gladiator begins again, after `turns` missed own turns.
    """

    who: str
    place: str
    cause: str
    returns: bool = False
    turns: int = 0


class Returned(Event, stored="morituri/returned@1"):
    """A new gladiator in place of a dead one."""

    who: str
    place: str


class GameEnded(Event, stored="morituri/game-ended@1"):
    """The end of the game. `winner` has the Rudis. It is empty if no gladiator is alive."""

    winner: str = ""


class FactSet(Event, stored="morituri/fact-set@1"):
    """A fact that a steward set. `before` is the former value, if the fact can be undone."""

    who: str
    fact: str
    value: str
    before: str = ""
    reason: str = ""
