"""Numbers for battles: dice on land (PROEL-43, 47), goods and ships at Actium (ACTIUM-07, 08)."""

from bisect import bisect_right
from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated, Self

from pydantic import Field, model_validator

from ledger.games.ludi_romani.scenario.value_types import AssetId, Count, Denarii
from ledger.scenario.facts import Fact
from ledger.scenario.files import game_data, model_from_data

USUAL_SIDES_OF_DIE = 6

SidesOfDie = Annotated[int, Field(ge=2, le=100)]


class SeaValues(Fact):
    """The value of one unit of each asset on a form, in Denarii (ACTIUM-07)."""

    legio: Denarii
    classis: Denarii
    ten_suffragia: Denarii
    rexpressus: Denarii
    dos: Denarii


class SeaBattle(Fact):
    """The values of goods, the price chart of ships, and the dice of Actium."""

    values: SeaValues
    naves_per_party: Annotated[int, Field(ge=1, le=100)]
    throws_per_numen: Count
    throws_per_party: Count
    sides: Mapping[AssetId, SidesOfDie]
    """The number of sides of dice that do not have six."""

    chart: tuple[Denarii, ...] = Field(min_length=1)
    """The price of one ship, of two ships, of three, and so on, in Denarii."""

    @model_validator(mode="after")
    def _rising(self) -> Self:
        if any(lower_limit >= higher_limit for lower_limit, higher_limit in pairwise(self.chart)):
            raise ValueError("each ship more needs a higher total")
        return self

    def ships(self, total: int) -> int:
        """Return how many ships a total buys: the number of the highest price that it reaches.

        Rules: ACTIUM-08, LIM-15.
        """
        return min(self.naves_per_party, bisect_right(self.chart, total))

    def needed(self, ship_count: int) -> int | None:
        """Return the price of this number of ships together, in Denarii.

        Return None above the end of the chart or above the cap.
        """
        limit = min(self.naves_per_party, len(self.chart))
        return self.chart[ship_count - 1] if 1 <= ship_count <= limit else None

    def die(self, asset: str) -> int:
        """Return the number of sides of the die of this legio (ACTIUM-18)."""
        return self.sides.get(asset, USUAL_SIDES_OF_DIE)


def default_sea_battle() -> SeaBattle:
    """Return the figures of the rulebook. Games without other figures use these."""
    return model_from_data(SeaBattle, game_data("ludi_romani", "actium"))


class BattleDice(Fact):
    """The numbers of sides of battle dice.

    A reading sets the die of a war god (`dice.war_god_sides`).
    """

    legio: SidesOfDie
    """The number of sides of a legio's die. Ghosts and the bearer of the Ring roll it, too."""

    legio_fabrilis: SidesOfDie
    """The number of sides of Vulcan's die."""


def default_battle_dice() -> BattleDice:
    """Return the dice of the rulebook. Games without other data use these dice."""
    return model_from_data(BattleDice, game_data("ludi_romani", "prices")["sides"])
