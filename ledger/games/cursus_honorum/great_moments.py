"""The great moments of this game, and their names."""

from collections.abc import Mapping

from ledger.games.cursus_honorum.attack import Attacked
from ledger.games.cursus_honorum.dice import DiceRolled
from ledger.games.cursus_honorum.dice_count import RollingStopped
from ledger.games.cursus_honorum.game_end import GameEnded
from ledger.games.cursus_honorum.offices import OfficeAnnulled, OfficeWon
from ledger.games.cursus_honorum.rounds import TurnEnded
from ledger.games.cursus_honorum.turns import StepOpened
from ledger.games.cursus_honorum.votes import NobodyElected, TurnsResumed
from ledger.record.entry import Event

GREAT_MOMENTS: Mapping[type[Event], str] = {
    OfficeWon: "office",
    OfficeAnnulled: "annulled",
    NobodyElected: "vacant",
    Attacked: "attack",
    GameEnded: "end",
}
"""The kind of great moment of each event. The message `great-<kind>` is its title."""

PASSING_EVENTS: frozenset[type[Event]] = frozenset(
    {DiceRolled, RollingStopped, StepOpened, TurnEnded, TurnsResumed}
)
"""Dice and turns. The table itself shows them, so a wall leaves them out."""
