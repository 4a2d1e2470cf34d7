"""The types of values in a scenario: ids of assets, roles, groups, and amounts."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import AfterValidator, Field

_Asset: TypeAlias = Literal[
    "denarius",
    "legio_curialis",
    "legio_clientarum",
    "classis",
    "suffragium",
    "dos",
    "virus",
    "rexpressus",
    "legio_ultrix_immortalis",
    "cohors_ultrix_immortalis",
    "legio_fabrilis",
    "legio_ultrix",
    "corona_caliginis",
    "rota_fortunae",
    "ring_of_gyges",
    "palla_pietatis",
    "navis_longa",
]
MEANINGS_OF_ASSETS: Mapping[str, str] = {
    "denarius": "Money, counted in denarii.",
    "legio_curialis": "A legio curialis: a white die of mortals.",
    "legio_clientarum": "A legio clientarum: a red die of foreign gods.",
    "classis": "A classis: a ship.",
    "suffragium": "A vote in the Senate.",
    "dos": "The card of a dos.",
    "virus": "A card of poison.",
    "rexpressus": "The card by which a rex flees home.",
    "legio_ultrix_immortalis": "The die of Mars.",
    "cohors_ultrix_immortalis": "The die of another war god.",
    "legio_fabrilis": "The ten-sided die that Vulcan lends.",
    "legio_ultrix": "The black die of an imago.",
    "corona_caliginis": "The garland that makes an imago invisible.",
    "rota_fortunae": "The wheel of Fortuna.",
    "ring_of_gyges": "The Ring of Gyges.",
    "palla_pietatis": "The palla pietatis, which virgines have.",
    "navis_longa": "A ship of the last battle.",
}
"""The description of each asset, by its id."""


def asset_field_description(*assets: str) -> str:
    """Return the description of a field that names one of these assets."""
    listing = "\n".join(f"* `{asset}`: {MEANINGS_OF_ASSETS[asset]}" for asset in assets)
    return f"An asset.\n\n{listing}"


RomanAsset = Annotated[_Asset, Field(description=asset_field_description(*get_args(_Asset)))]
Saleable: TypeAlias = Literal["legio_curialis", "legio_clientarum", "classis"]
Role: TypeAlias = Literal["imperator", "senator", "virgo", "amazon", "rex", "vestal", "numen"]
Group: TypeAlias = Literal["olympian", "sea", "war", "underworld", "thiasos", "foreign", "fates"]
HiemsSeat: TypeAlias = Literal["must_take_seat", "rome_no_seat", "exempt"]
RegionKind: TypeAlias = Literal["provincia", "regnum", "rome"]
WarZone: TypeAlias = Literal["east", "west", "none"]
GrammaticalNumber: TypeAlias = Literal["singular", "plural"]
Ballot: TypeAlias = Literal["open", "secret"]
PeriodKind: TypeAlias = Literal["aestas", "motus", "hiems", "actium"]

ASSETS: tuple[str, ...] = get_args(_Asset)
SALEABLE: tuple[str, ...] = get_args(Saleable)

ANY_FREE_SEAT = "any_free_seat"
"""The value for the start of a character who may choose a region (ROST-03, ROST-10)."""

DENARII_PER_CHIP = 100_000
"""The smallest chip in Denarii.

Every amount of money is a multiple of the smallest chip (MON-01).
"""


def _check_asset(asset: str) -> str:
    if asset not in ASSETS:
        raise ValueError(f"there is no asset '{asset}'")
    return asset


AssetId = Annotated[str, AfterValidator(_check_asset)]
Amount = Annotated[int, Field(ge=0, le=1_000_000_000_000)]
Denarii = Annotated[int, Field(ge=0, le=1_000_000_000_000, multiple_of=DENARII_PER_CHIP)]
Count = Annotated[int, Field(ge=0, le=10_000)]
ClockTime = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Year = Annotated[int, Field(ge=1, le=753)]
Minutes = Annotated[int, Field(ge=1, le=240)]
