"""The types of values in a scenario: ids, kinds of spaces and cards, and effects of cards."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ledger.scenario.tables import HOST_SEAT

SpaceType: TypeAlias = Literal[
    "start",
    "plain",
    "draw",
    "hit_point",
    "arena",
    "bandits",
    "pirates",
    "move",
    "miss_turn",
    "dalmatian_coast",
    "roma",
]
Slot: TypeAlias = Literal["helmet", "torso", "leg", "weapon", "offhand", "flux"]
Hands: TypeAlias = Literal["one", "two", "either"]
Effect: TypeAlias = Literal[
    "gain_hp", "lose_hp", "draw", "lose_armour", "lose_weapon", "miss_turn", "owner_in_debt"
]
Chooser: TypeAlias = Literal["holder", "player_to_the_left"]
Provenance: TypeAlias = Literal["house", "organiser", "published"]
Failure: TypeAlias = Literal["lose_one_equipment_card_of_own_choice", "lose_1_hit_point"]
"""The loss of a gladiator who fails against bandits or pirates."""

FailureWithoutGear: TypeAlias = Literal["miss_next_turn", "nothing"]
"""The consequence for a gladiator without gear to lose."""

GEAR_SLOTS: tuple[Slot, ...] = ("helmet", "torso", "leg", "weapon", "offhand")
"""The places for gear as a Tabula shows them.

Shield and Casses share the last place (MOR-CARD-02).
"""

RESERVED_IDS = ("hit_point", "rudis", "names", "beast", "nobody", "none", HOST_SEAT)
"""Ids that no card and no gladiator can have."""

PackId = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9._-]{0,79}$")]
Count = Annotated[int, Field(ge=1, le=200)]
SmallCount = Annotated[int, Field(ge=0, le=20)]
StepCount = Annotated[int, Field(ge=-100, le=100)]
