"""The fields of the organiser's file. Each field is optional and strictly typed.

A section that the file leaves out is as in the rulebook.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ledger.games.ludi_romani.scenario import value_types
from ledger.games.ludi_romani.scenario.battles import BattleDice, SeaValues
from ledger.games.ludi_romani.scenario.model import CharacterData, Clock, Limits, Prices, Region
from ledger.scenario.facts import DiceFrom, Fact, ModelBuiltAtStart, Text, model_of_changes
from ledger.scenario.letters import LettersOption
from ledger.scenario.yamlfile import Path, PlainValue

WHOLE_SUBSECTION = "@whole"
"""The field for a section that the organiser gave as one value instead of named fields."""

NumberOfCopies = Annotated[int, Field(ge=1, le=9)]
Road = tuple[str, str]


class HoldingsChange(Fact):
    """The assets that a character starts with. An asset that is not named stays unchanged."""

    denarius: value_types.Denarii | None = None
    legio_curialis: value_types.Count | None = None
    legio_clientarum: value_types.Count | None = None
    classis: value_types.Count | None = None
    suffragium: value_types.Count | None = None
    dos: Annotated[int, Field(ge=0, le=1)] | None = None
    virus: value_types.Count | None = None
    rexpressus: Annotated[int, Field(ge=0, le=1)] | None = None
    legio_ultrix_immortalis: value_types.Count | None = None
    cohors_ultrix_immortalis: value_types.Count | None = None
    legio_fabrilis: value_types.Count | None = None
    rota_fortunae: value_types.Count | None = None
    ring_of_gyges: Annotated[int, Field(ge=0, le=1)] | None = None
    palla_pietatis: value_types.Count | None = None


CharacterChange = model_of_changes(CharacterData, holdings=HoldingsChange)
"""A changed character, or a new one, which needs a name and a role."""

RegionChange = model_of_changes(Region, capacity=Annotated[int, Field(ge=0, le=200)])
"""A changed region, or a new one, which needs a name, a kind and a capacity."""


class RoadsChange(Fact):
    """The whole list of roads, or roads to add and to remove."""

    whole: tuple[Road, ...] | None = Field(default=None, alias="@whole")
    add: tuple[Road, ...] = ()
    remove: tuple[Road, ...] = ()


class SeaChange(Fact):
    """Changed numbers for Actium.

    `chart` is the whole list of prices: of one ship, of two ships, of three ships.
    """

    values: Annotated[Fact, ModelBuiltAtStart(model_of_changes(SeaValues))] = Fact()
    naves_per_party: value_types.Count | None = None
    throws_per_numen: value_types.Count | None = None
    throws_per_party: value_types.Count | None = None
    chart: tuple[value_types.Denarii, ...] | None = None


class PeriodGiven(Fact):
    """A period in a calendar that the organiser's file lists in full."""

    kind: value_types.PeriodKind
    year_bce: value_types.Year | None = None
    minutes: value_types.Minutes | None = None
    may_be_feriae: bool = False


class MinutesChange(Fact):
    """The length of each kind of period, in minutes."""

    aestas: value_types.Minutes | None = None
    motus: value_types.Minutes | None = None
    hiems: value_types.Minutes | None = None


class CalendarChange(Fact):
    """The whole list of periods, or a shorter evening, new lengths and times."""

    whole: tuple[PeriodGiven, ...] | None = Field(default=None, alias="@whole")
    summers: Annotated[int, Field(ge=1, le=13)] | None = None
    """Number of summers before Actium; the years after them are left out."""

    minutes: MinutesChange = MinutesChange()
    clock: Annotated[Fact, ModelBuiltAtStart(model_of_changes(Clock))] = Fact()


class ScenarioFile(Fact):
    """A scenario file."""

    based_on: Literal["ludi_romani"]
    """The game whose scenario the file changes."""

    title: Text | None = None
    cast: Mapping[str, Annotated[Fact, ModelBuiltAtStart(CharacterChange)] | None] = Field(
        default_factory=dict
    )
    copies: Mapping[str, NumberOfCopies] = Field(default_factory=dict)
    regions: Mapping[str, Annotated[Fact, ModelBuiltAtStart(RegionChange)] | None] = Field(
        default_factory=dict
    )
    roads: RoadsChange = RoadsChange()
    prices: Annotated[Fact, ModelBuiltAtStart(model_of_changes(Prices))] = Fact()
    limits: Annotated[Fact, ModelBuiltAtStart(model_of_changes(Limits))] = Fact()
    sides: Annotated[Fact, ModelBuiltAtStart(model_of_changes(BattleDice))] = Fact()
    calendar: CalendarChange = CalendarChange()
    actium: SeaChange = SeaChange()
    year_names: Mapping[str, Text] = Field(default_factory=dict)
    switches: Mapping[str, Any] = Field(default_factory=dict)
    dice: DiceFrom | None = None
    contest_seconds: Annotated[int, Field(ge=0, le=60)] | None = None
    ballot: value_types.Ballot | None = None
    letters: LettersOption = Field(default_factory=dict)
    score_board: bool | None = None


_FIELDS_BY_PATH: Mapping[str, tuple[str, ...]] = {
    "": tuple(ScenarioFile.model_fields),
    "cast.*": (*CharacterChange.model_fields, *HoldingsChange.model_fields),
    "cast.*.holdings": tuple(HoldingsChange.model_fields),
    "regions.*": tuple(RegionChange.model_fields),
    "roads": ("add", "remove"),
    "prices": tuple(Prices.model_fields),
    "limits": tuple(Limits.model_fields),
    "sides": tuple(BattleDice.model_fields),
    "actium": tuple(SeaChange.model_fields),
    "actium.values": tuple(SeaValues.model_fields),
    "calendar": ("summers", "minutes", "clock"),
    "calendar.*": tuple(PeriodGiven.model_fields),
    "calendar.minutes": tuple(MinutesChange.model_fields),
    "calendar.clock": tuple(Clock.model_fields),
}


def fields_at(path: Path) -> tuple[str, ...]:
    """Return the fields that a file may have at this place, so that an error can suggest one."""
    exact_path = ".".join(map(str, path))
    pattern = ".".join(
        "*" if step_index == 1 else str(step) for step_index, step in enumerate(path)
    )
    return _FIELDS_BY_PATH.get(exact_path) or _FIELDS_BY_PATH.get(pattern, ())


def with_named_sections(settings: Mapping[str, PlainValue]) -> dict[str, PlainValue]:
    """Return the file with every section in named fields: `copies: 2` is `copies: {@whole: 2}`.

    An empty section is left out.
    """
    return {
        section_name: {WHOLE_SUBSECTION: subsection}
        if section_name in ("copies", "roads", "calendar") and not isinstance(subsection, dict)
        else subsection
        for section_name, subsection in settings.items()
        if subsection is not None
    }


def path_as_written(path: Path) -> Path:
    """Return the path of a field in the form that the organiser wrote."""
    return tuple(step for step in path if step != WHOLE_SUBSECTION)
