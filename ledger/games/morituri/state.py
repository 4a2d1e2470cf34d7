"""The world of Morituri: whose turn it is, what it still asks, and how each gladiator stands.

Everything that can be counted lies in the books: gear cards (one asset each), hit point cards
(`hit_point`), the pile, the discards and the supply. Where pawns stand is the seating's.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from immutables import Map

from ledger.games.morituri.pugna.state import Duel, Hunt
from ledger.games.morituri.scenario import Scenario
from ledger.record.state import State

HIT_POINT = "hit_point"
"""The asset: a Hit Point card. What a gladiator holds of it is his maximum."""

RUDIS = "rudis"
"""The asset: the wooden sword of whoever wins."""

PILE, DISCARDS, DRAWN, SUPPLY = "@pile", "@discards", "@drawn", "@supply"
"""The accounts of the table: draw pile, discards, the card just drawn, spare Hit Point cards."""

Beast = Literal["", "must", "may"]
"""Whether a beast has to be fought, or may be."""

Danger = Literal["bandits", "pirates"]
"""Whom one may meet on the road and has to roll against."""

Asked = Literal["over", "lots", "bout", "loss", "keep", "draw", "danger", "foes", "beast", "turn"]
"""What comes next.

`over` is nothing; `lots` the roll for the first turn, `bout` a fight, `loss` a card to be named,
`keep` a drawn card, `danger` bandits or pirates, `foes` whom to fight first, `beast` one that must
or may be fought, `turn` to move, or to wait.
"""

Standing = Literal["alive", "waiting", "dead"]
"""`waiting` is dead, and about to return at Start: he counts as alive."""


def token(space: str) -> str:
    """The account of the Hit Point card that lies on a bonus space."""
    return f"@board/{space}"


@dataclass(frozen=True, slots=True)
class Gladiator:
    """One player's gladiator. `skips` is how many of his turns he still misses.

    `roma_duels` counts the duels he has won in Roma (R-14), `arrivals` how often he came there,
    `deaths` how often he died and
    `fell` the space where he did so last.
    """

    id: str
    standing: Standing = "alive"
    skips: int = 0
    roma_duels: int = 0
    arrivals: int = 0
    deaths: int = 0
    fell: str = ""

    @property
    def alive(self) -> bool:
        """Whether he is on the board."""
        return self.standing == "alive"


@dataclass(frozen=True, slots=True)
class Loss:
    """A gear card must go, and `chooser` names which of `options`.

    `why` is the id of the card or space that takes it.
    """

    victim: str
    chooser: str
    options: tuple[str, ...]
    why: str


class Lot(NamedTuple):
    """What somebody rolled for the first turn, and the id of the entry that tells it."""

    who: str
    value: int
    entry: str


@dataclass(frozen=True, slots=True)
class World:
    """What neither books nor seating can say. `scenario` is the data that entry 1 pinned.

    Beginning: `seats` are the players clockwise; `casting` those who still have to roll for the
    first turn, `lots` what the others rolled, `again` how often ties were rolled again. `order` is
    empty until somebody is first; then it goes clockwise from that player.

    The turn: `turn` is whose it is and `round` its round; `moved` once he has rolled, waited or
    come into Roma, so that the turn passes when nothing more is asked; `held` when this turn is
    one that he has to miss (turns to be missed that come later begin with his next). What is
    asked, each before the next: `bout` (a fight under way), `loss`, `drawn` (who, card: a gear
    card to be kept or not), `draws` (who owes the drawing of a card, in order), `danger` (the
    space whose bandits or pirates the gladiator of the turn has to face), `foes` (whom he still
    has to fight, clockwise from his left), `beast` (he `must` fight one here, or `may`).

    `fought` is the fight that was over last; `next_card` is what a steward laid on the pile.

    Counters from which each roll gets its name: `casts` (dice outside fights), `cards` (cards
    drawn), `fights`.
    """

    scenario: Scenario
    seats: tuple[str, ...]
    gladiators: Map[str, Gladiator]
    casting: tuple[str, ...] = ()
    lots: tuple[Lot, ...] = ()
    again: int = 0
    order: tuple[str, ...] = ()
    turn: str = ""
    round: int = 1
    moved: bool = False
    held: bool = False
    bout: Duel | Hunt | None = None
    loss: Loss | None = None
    drawn: tuple[str, str] | None = None
    draws: tuple[str, ...] = ()
    danger: str = ""
    foes: tuple[str, ...] = ()
    beast: Beast = ""
    casts: int = 0
    cards: int = 0
    fights: int = 0
    fought: Duel | Hunt | None = None
    next_card: str = ""
    ended: bool = False
    winner: str = ""

    @property
    def asks(self) -> bool:
        """Whether the turn still asks for something after the move."""
        owed = self.loss or self.drawn or self.draws or self.danger or self.foes or self.beast
        return self.bout is not None or bool(owed)

    def gladiator(self, who: str) -> Gladiator:
        """The gladiator. Raise KeyError for one who does not play."""
        return self.gladiators[who]

    def changed(self, who: str, **changes: Any) -> "World":
        """The world with one gladiator changed."""
        gladiator = replace(self.gladiators[who], **changes)
        return replace(self, gladiators=self.gladiators.set(who, gladiator))

    @property
    def living(self) -> tuple[str, ...]:
        """The gladiators who are alive or about to return, in the order of the seats (R-15)."""
        return tuple(who for who in self.seats if self.gladiators[who].standing != "dead")

    def clockwise(self, who: str) -> tuple[str, ...]:
        """All other players, from `who`'s left on; all of them for who does not play."""
        if who not in self.seats:
            return self.seats
        at = self.seats.index(who)
        return (*self.seats[at + 1 :], *self.seats[:at])


Game = State[World]
"""A state of this game."""
