"""The organiser's file: every field there is, each optional, each exact about its type.

The scenario of the rulebook stands wherever the file says nothing.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ledger.games.ludi_romani.scenario import words
from ledger.games.ludi_romani.scenario.battles import Sides
from ledger.scenario.facts import DiceFrom, Fact, Text
from ledger.yamlfile import Path, Plain

WHOLE = "@whole"
"""Where a section stands that was given as one value in place of named fields."""

Copies = Annotated[int, Field(ge=1, le=9)]
Road = tuple[str, str]


class HoldingsChange(Fact):
    """What a character starts with; an asset that is not named stays as it was."""

    denarius: words.Denarii | None = None
    legio_curialis: words.Count | None = None
    legio_clientarum: words.Count | None = None
    classis: words.Count | None = None
    suffragium: words.Count | None = None
    dos: Annotated[int, Field(ge=0, le=1)] | None = None
    virus: words.Count | None = None
    rexpressus: Annotated[int, Field(ge=0, le=1)] | None = None
    legio_ultrix_immortalis: words.Count | None = None
    cohors_ultrix_immortalis: words.Count | None = None
    legio_fabrilis: words.Count | None = None
    rota_fortunae: words.Count | None = None
    ring_of_gyges: Annotated[int, Field(ge=0, le=1)] | None = None
    palla_pietatis: words.Count | None = None


class CharacterChange(Fact):
    """A character changed, or a new one (which needs a name and a role)."""

    name: Text | None = None
    short: Text | None = None
    role: words.Role | None = None
    group: words.Group | None = None
    start: Text | None = None
    holdings: HoldingsChange | None = None
    dos_value: words.Denarii | None = None
    cards: Copies | None = None
    powers: tuple[str, ...] | None = None
    sells: tuple[words.Saleable, ...] | None = None
    hiems_seat: words.HiemsSeat | None = None


class RegionChange(Fact):
    """A region changed, or a new one (which needs a name, a kind and a capacity)."""

    name: Text | None = None
    kind: words.RegionKind | None = None
    capacity: Annotated[int, Field(ge=0, le=200)] | None = None
    throne: Text | None = None
    tributum: words.Denarii | None = None
    sea: bool | None = None
    war_zone: words.WarZone | None = None


class RoadsChange(Fact):
    """The whole list of roads, or roads to add and to remove."""

    whole: tuple[Road, ...] | None = Field(default=None, alias="@whole")
    add: tuple[Road, ...] = ()
    remove: tuple[Road, ...] = ()


class PricesChange(Fact):
    """New prices, in Denarii."""

    legio_curialis: words.Denarii | None = None
    legio_clientarum: words.Denarii | None = None
    classis: words.Denarii | None = None
    conversion: words.Denarii | None = None


class LimitsChange(Fact):
    """New limits."""

    legiones_per_mortal: words.Count | None = None
    tributum_per_numen: words.Count | None = None
    instaurationes_per_hiems: words.Count | None = None
    minerva_transfers_per_aestas: words.Count | None = None
    mercury_rescues_per_aestas: words.Count | None = None
    legiones_fielded_per_party: words.Count | None = None
    flagitationes_per_party_per_aestas: words.Count | None = None
    concursationes_influenced_per_imago: words.Count | None = None
    consuls_per_hiems: words.Count | None = None
    bills_per_consul_per_hiems: words.Count | None = None
    virus_cards_per_marriage: words.Count | None = None
    pestis_periods: words.Count | None = None
    juno_forced_proelia_per_aestas: words.Count | None = None
    ring_attacks_per_hiems: words.Count | None = None
    ring_legiones_attacked: words.Count | None = None
    imago_share: words.Denarii | None = None


class SidesChange(Fact):
    """Other dice for battles."""

    legio: Sides | None = None
    legio_fabrilis: Sides | None = None


class SeaValuesChange(Fact):
    """What goods count at Actium, in Denarii."""

    legio: words.Denarii | None = None
    classis: words.Denarii | None = None
    ten_suffragia: words.Denarii | None = None
    rexpressus: words.Denarii | None = None
    dos: words.Denarii | None = None


class SeaChange(Fact):
    """Other figures for Actium. `chart` is the whole list: what one ship needs, two, three."""

    values: SeaValuesChange = SeaValuesChange()
    naves_per_party: words.Count | None = None
    throws_per_numen: words.Count | None = None
    throws_per_party: words.Count | None = None
    chart: tuple[words.Denarii, ...] | None = None


class ClockChange(Fact):
    """New times of the evening."""

    dinner: words.ClockTime | None = None
    start: words.ClockTime | None = None
    actium: words.ClockTime | None = None


class PeriodGiven(Fact):
    """A period of a calendar that was written out."""

    kind: words.PeriodKind
    year_bce: words.Year | None = None
    minutes: words.Minutes | None = None
    may_be_feriae: bool = False


class MinutesChange(Fact):
    """How long each kind of period should take."""

    aestas: words.Minutes | None = None
    motus: words.Minutes | None = None
    hiems: words.Minutes | None = None


class CalendarChange(Fact):
    """The whole list of periods, or new lengths and times."""

    whole: tuple[PeriodGiven, ...] | None = Field(default=None, alias="@whole")
    minutes: MinutesChange = MinutesChange()
    clock: ClockChange = ClockChange()


class ScenarioFile(Fact):
    """A scenario file. `based_on` says which game it changes."""

    based_on: Literal["ludi_romani"]
    title: Text | None = None
    cast: Mapping[str, CharacterChange | None] = Field(default_factory=dict)
    copies: Mapping[str, Copies] = Field(default_factory=dict)
    regions: Mapping[str, RegionChange | None] = Field(default_factory=dict)
    roads: RoadsChange = RoadsChange()
    prices: PricesChange = PricesChange()
    limits: LimitsChange = LimitsChange()
    sides: SidesChange = SidesChange()
    calendar: CalendarChange = CalendarChange()
    actium: SeaChange = SeaChange()
    year_names: Mapping[str, Text] = Field(default_factory=dict)
    switches: Mapping[str, Any] = Field(default_factory=dict)
    dice: DiceFrom | None = None
    contest_seconds: Annotated[int, Field(ge=0, le=60)] | None = None
    ballot: words.Ballot | None = None


_FIELDS: Mapping[str, tuple[str, ...]] = {
    "": tuple(ScenarioFile.model_fields),
    "cast.*": (*CharacterChange.model_fields, *HoldingsChange.model_fields),
    "cast.*.holdings": tuple(HoldingsChange.model_fields),
    "regions.*": tuple(RegionChange.model_fields),
    "roads": ("add", "remove"),
    "prices": tuple(PricesChange.model_fields),
    "limits": tuple(LimitsChange.model_fields),
    "sides": tuple(SidesChange.model_fields),
    "actium": tuple(SeaChange.model_fields),
    "actium.values": tuple(SeaValuesChange.model_fields),
    "calendar": ("minutes", "clock"),
    "calendar.*": tuple(PeriodGiven.model_fields),
    "calendar.minutes": tuple(MinutesChange.model_fields),
    "calendar.clock": tuple(ClockChange.model_fields),
}


def fields_at(path: Path) -> tuple[str, ...]:
    """The fields a file may have at this place, for saying which one was meant."""
    exactly = ".".join(map(str, path))
    of_any = ".".join("*" if at == 1 else str(part) for at, part in enumerate(path))
    return _FIELDS.get(exactly) or _FIELDS.get(of_any, ())


def sections(value: Mapping[str, Plain]) -> dict[str, Plain]:
    """The file with every section in named fields: `copies: 2` is `copies: {@whole: 2}`.

    A section without anything under it says nothing.
    """
    return {
        name: {WHOLE: section}
        if name in ("copies", "roads", "calendar") and not isinstance(section, dict)
        else section
        for name, section in value.items()
        if section is not None
    }


def as_written(path: Path) -> Path:
    """The path of a part as the organiser wrote it."""
    return tuple(part for part in path if part != WHOLE)
