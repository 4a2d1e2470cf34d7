"""The world of Morituri, with the turn, its open steps, and the state of each gladiator.

The books hold cards. Each kind of gear is an asset, and Hit Point cards are `hit_point`. The pile,
the discards and the supply are accounts. The seating holds the pawns' places.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from ledger.games.morituri.pugna.state import BeastFight, Duel
from ledger.games.morituri.scenario import Scenario
from ledger.record.shared_map import Map
from ledger.record.state import State

HIT_POINT = "hit_point"
"""The asset of a Hit Point card. A gladiator's number of them is the maximum of hit points."""

RUDIS = "rudis"
"""The asset of the winner's wooden sword."""

PILE_ACCOUNT, DISCARD_ACCOUNT, DRAWN_ACCOUNT, SUPPLY_ACCOUNT = (
    "@pile",
    "@discards",
    "@drawn",
    "@supply",
)
"""The accounts of the table: draw pile, discards, the card just drawn, spare Hit Point cards."""

BeastObligation = Literal["", "must", "may"]
"""Whether a beast must or may be fought; "" if there is no beast."""

Danger = Literal["bandits", "pirates"]
"""The dangers of the road that a gladiator rolls against."""

NextStep = Literal[
    "over", "lots", "bout", "loss", "keep", "draw", "danger", "foes", "beast", "turn"
]
"""The next step. `over` is none and `lots` the roll for the first turn. `bout` is a fight, `loss` a
card to be named, `keep` a choice about a drawn card, `draw` a card to be drawn. `danger` is a roll
against bandits or pirates, `foes` the choice of an opponent, `beast` a beast that must or may be
fought, and `turn` a move, or a wait."""

Standing = Literal["alive", "waiting", "dead"]
"""The state of a gladiator.

A `waiting` gladiator is dead and about to return on Start, and counts as alive.
"""


def hit_point_card_account(space: str) -> str:
    """Return the account of the Hit Point card on a bonus space."""
    return f"@board/{space}"


@dataclass(frozen=True, slots=True)
class Gladiator:
    """A player's gladiator."""

    id: str
    standing: Standing = "alive"
    missed_turns: int = 0
    """Number of own turns that the gladiator still misses."""
    roma_duels: int = 0
    """Number of duels won in Roma (R-14)."""
    arrivals: int = 0
    """The number of times that the gladiator has arrived in Roma."""
    deaths: int = 0
    """The number of times that the gladiator has died."""
    fell: str = ""
    """The space on which the gladiator died last."""

    @property
    def alive(self) -> bool:
        """Whether the gladiator is on the board."""
        return self.standing == "alive"


@dataclass(frozen=True, slots=True)
class GearLoss:
    """A gear card that the gladiator must lose. `chooser` names one of `options`.

    `why` is the id of the card or space that takes the card.
    """

    victim: str
    chooser: str
    options: tuple[str, ...]
    why: str


class TurnOrderRoll(NamedTuple):
    """A player's roll for the first turn, and the id of the entry that records the roll."""

    who: str
    value: int
    entry: str


@dataclass(frozen=True, slots=True)
class World:
    """The state of the game, except for the books and the seating."""

    scenario: Scenario
    """The scenario data that entry 1 pinned."""
    seats: tuple[str, ...]
    """The players, clockwise."""
    gladiators: Map[str, Gladiator]
    players_to_cast: tuple[str, ...] = ()
    """The players who still have to roll for the first turn."""
    lots: tuple[TurnOrderRoll, ...] = ()
    """The rolls for the first turn."""
    again: int = 0
    """The number of times that tied players have rolled again."""
    order: tuple[str, ...] = ()
    """The players clockwise from the first one; empty before the first player is known."""
    turn: str = ""
    """The player whose turn it is."""
    round: int = 1
    """The number of the round, from 1."""
    has_moved: bool = False
    """Whether the player has rolled, waited or entered Roma.

    If so, the turn passes as soon as no step is open.
    """
    is_held: bool = False
    """Whether this turn is missed.

    Turns that are lost during a turn count from the next turn on.
    """
    bout: Duel | BeastFight | None = None
    """The fight under way. This field and the six below are the open steps, in order of precedence.
    """
    loss: GearLoss | None = None
    """A gear card to be lost."""
    drawn: tuple[str, str] | None = None
    """The player and a drawn gear card, which the player keeps or discards."""
    draws: tuple[str, ...] = ()
    """The players who owe the drawing of a card, in order."""
    danger: str = ""
    """The space whose bandits or pirates the gladiator on turn has to face."""
    foes: tuple[str, ...] = ()
    """The opponents still to be fought, clockwise from the left."""
    beast: BeastObligation = ""
    """Whether a beast `must` or `may` be fought."""
    casts: int = 0
    """The number of dice rolled outside fights.

    Names of rolls contain this number and the next two fields.
    """
    cards: int = 0
    """Number of cards drawn."""
    fights: int = 0
    """Number of fights."""
    previous_bout: Duel | BeastFight | None = None
    """The last fight that is over."""
    next_card: str = ""
    """The card that a steward laid on the pile; "" if there is none."""
    is_ended: bool = False
    winner: str = ""

    @property
    def has_open_step(self) -> bool:
        """Whether a step is open after the move."""
        open_steps = self.loss or self.drawn or self.draws or self.danger or self.foes or self.beast
        return self.bout is not None or bool(open_steps)

    def gladiator(self, gladiator: str) -> Gladiator:
        """Return the gladiator. Raise KeyError for a character who does not play."""
        return self.gladiators[gladiator]

    def with_gladiator(self, gladiator_id: str, **changes: Any) -> "World":
        """Return the world with one gladiator changed."""
        gladiator = replace(self.gladiators[gladiator_id], **changes)
        return replace(self, gladiators=self.gladiators.set(gladiator_id, gladiator))

    @property
    def living(self) -> tuple[str, ...]:
        """The gladiators who are alive or about to return, in the order of the seats (R-15)."""
        return tuple(
            gladiator for gladiator in self.seats if self.gladiators[gladiator].standing != "dead"
        )

    def players_clockwise_from(self, gladiator: str) -> tuple[str, ...]:
        """Return all other players clockwise, from `gladiator`'s left.

        For a character who does not play, return all players.
        """
        if gladiator not in self.seats:
            return self.seats
        seat_index = self.seats.index(gladiator)
        return (*self.seats[seat_index + 1 :], *self.seats[:seat_index])


Game = State[World]
"""A state of this game."""
