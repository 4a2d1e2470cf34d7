"""The documents of this game's slices; `pugna.slice_types` has those of fights.

Everything in them is public. Cards, spaces and gladiators are named by their ids.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from ledger.games.morituri.deck_types import DeckDoc
from ledger.games.morituri.pugna.slice_types import FightDoc, NoFightDoc
from ledger.games.morituri.scenario.value_types import (
    SpaceType,
)
from ledger.games.morituri.state import BeastObligation, Danger, NextStep, Standing
from ledger.record.view import AimDoc, PersonDoc, ThingsDoc
from ledger.scenario.readings import SwitchesDoc


class GearDoc(TypedDict):
    """The card in each place for gear. Without a weapon card the gladiator has the Pugio."""

    helmet: str | None
    """The card worn as a helmet; null for none."""
    torso: str | None
    """The card worn on arms or torso; null for none."""
    leg: str | None
    """The card worn on the legs; null for none."""
    weapon: str | None
    """The weapon card; null for none."""
    offhand: str | None
    """The shield, or the Casses; null for none."""


class GladiatorDoc(PersonDoc):
    """A gladiator.

    `role` is "gladiator", and `mortal` is true. `statuses` are some of "waiting", "dead" and
    "held". `place` is the gladiator's space, or "" for the dead.
    """

    seat_no: int
    """The gladiator's seat at the table, a number counted clockwise from 0."""
    standing: Standing
    """Whether the gladiator lives.

    * `alive`: The gladiator lives.
    * `waiting`: The gladiator is dead and about to begin again.
    * `dead`: The gladiator is dead for good.
    """
    died_at: str
    """The space where the gladiator died last; empty for nowhere."""
    deaths: int
    """Number of times the gladiator died."""
    skips: int
    """Number of turns of their own that the gladiator still misses."""
    hit_points: int
    """The maximum of hit points: the number of Hit Point cards held."""
    roma_duels: int
    """Number of duels that the gladiator has won in Roma."""
    gear: GearDoc
    """The cards that the gladiator wears and wields."""
    attack: int
    """The Attack Value, in points."""
    attacks: int
    """How many times the gladiator strikes in a round."""
    two_handed: bool
    """Whether the weapon takes both hands."""
    defence: int
    """The Defence Value, in points."""
    encumbrance: int
    """The Encumbrance Value, in points."""
    net: bool
    """Whether the gladiator has the Casses."""
    guard: int
    """The points that the helmet adds to the die against a net."""


class SpaceDoc(TypedDict):
    """A space of the road, and the gladiators there."""

    id: str
    """The space's id."""
    name: str
    """The space's name."""
    kind: SpaceType
    """The kind of space."""
    n: int
    """The number of the space on the track."""
    pennants: int
    """Number of pennants of the arena; 0 for no arena."""
    cards: int | None
    """Number of cards that are drawn there; null for none."""
    by: int | None
    """By how many spaces a pawn moves on; below 0 for back, null for none."""
    turns: int | None
    """Number of turns that are missed there; null for none."""
    token: bool | None
    """Whether the Hit Point card of a bonus space still lies there; null for other spaces."""
    lon: float | None
    """The longitude, in degrees east; null where none is known."""
    lat: float | None
    """The latitude, in degrees north; null where none is known."""
    x: float
    """How far east the space is drawn, from 0 to 1 of the whole track."""
    y: float
    """How far south the space is drawn, from 0 to 1 of the whole track."""
    here: list[str]
    """The gladiators who are there, first come first."""


class PilesDoc(TypedDict):
    """The piles of cards."""

    pile: int
    """Number of cards of the draw pile."""
    discards: int
    """Number of discards."""
    supply: int
    """Number of spare Hit Point cards."""
    short: bool
    """Whether no spare Hit Point card is left."""
    top: str
    """The card that a steward laid on the draw pile; empty for none."""
    discarded: dict[str, int]
    """Number of each card among the discards."""
    left: dict[str, int]
    """Number of each card in the draw pile, which everybody could count."""


class LotDoc(TypedDict):
    """A player's roll for the first turn."""

    who: str
    """The player."""
    value: int
    """The number that fell: the pips of the die."""
    entry: str
    """The id of the entry that tells the roll."""


class DrawnDoc(TypedDict):
    """A gear card that was drawn, to be kept or not."""

    who: str
    """The player who drew it."""
    card: str
    """The card."""


class LossDoc(TypedDict):
    """A gear card that must go."""

    victim: str
    """The player who loses it."""
    chooser: str
    """The player who names it."""
    options: list[str]
    """The cards to choose from."""
    why: str
    """The card or the space that takes it."""


class DangerDoc(TypedDict):
    """Bandits or pirates to be rolled against."""

    place: str
    """The space where they are."""
    kind: Danger
    """The kind of danger."""
    needed: int
    """The sum that passes, in points."""
    added: int
    """The points that are added to the die."""


class TurnDoc(TypedDict):
    """The turn, and the act that is due."""

    round: int
    """The number of the round, from 1."""
    seats: list[str]
    """The players, clockwise."""
    order: list[str]
    """The players clockwise from the first one; none before the first player is known."""
    casting: list[str]
    """The players who have to roll for the first turn."""
    lots: list[LotDoc]
    """The rolls so far for the first turn."""
    turn: str
    """The player whose turn it is; empty for nobody."""
    moved: bool
    """Whether the roll of this turn is spent."""
    asked: NextStep
    """The next step.
    * `over`: Nothing: the game is over.
    * `lots`: The roll for the first turn.
    * `bout`: The next round of a fight, or an answer in it.
    * `loss`: The card that is lost.
    * `keep`: Whether a drawn card is kept.
    * `draw`: The drawing of a card.
    * `danger`: The roll against bandits or pirates.
    * `foes`: The opponent whom the newcomer fights first.
    * `beast`: A beast that must be fought, or may be.
    * `turn`: The roll of the turn, or a wait.
    """
    drawn: DrawnDoc | None
    """A gear card that was drawn; null for none."""
    loss: LossDoc | None
    """A gear card that must go; null for none."""
    draws: list[str]
    """The players who owe the drawing of a card, in order."""
    danger: DangerDoc | None
    """The danger to be rolled against; null for none."""
    foes: list[str]
    """The gladiators whom the newcomer still has to fight."""
    beast: BeastObligation
    """Whether the newcomer fights a beast.

    * `""`: There is none to fight.
    * `must`: The newcomer must.
    * `may`: The newcomer may.
    """
    ended: bool
    """Whether the game is over."""
    winner: str
    """The player who has won; empty for nobody."""


SLICES: Mapping[str, Any] = {
    "person/*": GladiatorDoc | PersonDoc,
    "aim/*": AimDoc,
    "place/*": SpaceDoc,
    "duel": FightDoc | NoFightDoc,
    "piles": PilesDoc,
    "deck": DeckDoc,
    "things": ThingsDoc,
    "turn": TurnDoc,
    "switches": SwitchesDoc,
}
"""The type of each slice by its key. A host is a person who is no gladiator. `things` are the cards
whose names differ from those in the house's deck."""
