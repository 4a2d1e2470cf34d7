"""The scenario: all data from which a game of Ludi Romani starts, as one immutable value.

The scenario is stored whole in the first entry of a game, so it can be converted to JSON and back
without loss.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import cached_property
from typing import Literal, Self

from pydantic import Field, model_validator

from ledger.games.ludi_romani.scenario.battles import (
    BattleDice,
    SeaBattle,
    default_battle_dice,
    default_sea_battle,
)
from ledger.games.ludi_romani.scenario.value_types import (
    ANY_FREE_SEAT,
    Amount,
    AssetId,
    Ballot,
    ClockTime,
    Count,
    Denarii,
    GrammaticalNumber,
    Group,
    HiemsSeat,
    Minutes,
    PeriodKind,
    RegionKind,
    Role,
    Saleable,
    WarZone,
    Year,
)
from ledger.scenario.facts import DiceFrom, Fact, Id, SwitchValue, Text
from ledger.scenario.letters import LettersOption


class CharacterData(Fact):
    """One character of the cast, mortal or god, at the start."""

    id: Id
    name: Text
    short: Text
    role: Role
    group: Group | None = None
    start: Text = ANY_FREE_SEAT
    holdings: Mapping[AssetId, Amount] = Field(default_factory=dict)
    """Number of units of each asset."""

    dos_value: Denarii = 0
    """The Denarii written on the card of the dos."""

    cards: int = Field(default=1, ge=1, le=9)
    """Number of seat cards that act for this character."""

    powers: tuple[str, ...] = ()
    sells: tuple[Saleable, ...] = ()
    """The assets that the god offers for sale."""

    hiems_seat: HiemsSeat = "must_take_seat"
    number: GrammaticalNumber = "singular"
    """The grammatical number of the name, for verbs in messages."""

    @property
    def mortal(self) -> bool:
        """Return whether the character is not a god."""
        return self.role != "numen"

    @property
    def may_preside(self) -> bool:
        """Return whether this god may oversee a battle (PROEL-03)."""
        return not self.mortal and "no_oversee" not in self.powers


class Region(Fact):
    """A region of the board."""

    id: Id
    name: Text
    kind: RegionKind
    capacity: Count
    """Number of ordinary seats. The throne is an additional seat."""

    throne: Text | None = None
    """The id of the rex whose throne is in the region; None without a throne."""

    tributum: Denarii = 0
    """Tribute in Denarii, for each player and paying god."""

    sea: bool = True
    war_zone: WarZone = "none"


class Prices(Fact):
    """The prices that a god asks, and the fee for a conversion, in Denarii (MON-03)."""

    legio_curialis: Denarii
    legio_clientarum: Denarii
    classis: Denarii
    conversion: Denarii


class Chips(Fact):
    """The values of the chips on the table, in Denarii (MON-01)."""

    white: Denarii
    red: Denarii
    blue: Denarii


class Limits(Fact):
    """Limits of numbers and of frequency (LIM-01, TRIB-01, TRIB-10, MOTUS-15, MOTUS-14, LIM-16)."""

    legiones_per_mortal: Count
    tributum_per_numen: Count
    instaurationes_per_hiems: Count
    minerva_transfers_per_aestas: Count
    mercury_rescues_per_aestas: Count
    legiones_fielded_per_party: Count = 10
    flagitationes_per_party_per_aestas: Count = 1
    concursationes_influenced_per_imago: Count = 1
    consuls_per_hiems: Count = 2
    bills_per_consul_per_hiems: Count = 1
    virus_cards_per_marriage: Count = 2
    pestis_periods: Count = 4
    juno_forced_proelia_per_aestas: Count = 1
    ring_attacks_per_hiems: Count = 1
    ring_legiones_attacked: Count = 3
    imago_share: Denarii = 100_000


class Clock(Fact):
    """The suggested timetable of the evening, as HH:MM (CAL-09)."""

    dinner: ClockTime
    start: ClockTime
    actium: ClockTime


class Period(Fact):
    """One stretch of the calendar. Only the period of Actium has no length."""

    seq: int = Field(ge=1)
    """The number of the period in the calendar, from 1."""

    kind: PeriodKind
    year_bce: Year | None = None
    minutes: Minutes | None = None
    may_be_feriae: bool = False

    @model_validator(mode="after")
    def _complete(self) -> Self:
        if self.year_bce is None and self.kind != "motus":
            raise ValueError(f"this {self.kind} needs its year_bce")
        if self.minutes is None and self.kind != "actium":
            raise ValueError(f"this {self.kind} needs its minutes")
        return self


class Scenario(Fact):
    """All data of one game: its cast, board, prices, calendar and readings.

    Amounts of money are in Denarii.
    """

    based_on: Literal["ludi_romani"]
    title: Text
    cast: Mapping[str, CharacterData]
    regions: Mapping[str, Region]
    roads: tuple[tuple[str, str], ...]
    optional_roads: tuple[tuple[str, str], ...]
    prices: Prices
    chips: Chips
    limits: Limits
    calendar: tuple[Period, ...]
    clock: Clock
    year_names: Mapping[str, Text]
    switches: Mapping[str, SwitchValue]
    """The initial value of each reading."""

    dice: DiceFrom
    contest_seconds: int = Field(ge=0, le=60)
    """The time in which a later claimant may contest a last seat."""

    ballot: Ballot = "open"
    """Whether everybody sees how each voter votes."""

    letters: LettersOption = Field(default_factory=dict)
    """The letters that may be written, and when."""

    score_board: bool = True
    """Whether the wall shows the leader."""

    actium: SeaBattle = Field(default_factory=default_sea_battle)
    sides: BattleDice = Field(default_factory=default_battle_dice)

    @cached_property
    def mortals(self) -> tuple[CharacterData, ...]:
        """Return everybody in the cast who can die, in the order of the roster."""
        return tuple(character for character in self.cast.values() if character.mortal)

    @cached_property
    def numina(self) -> tuple[CharacterData, ...]:
        """Return the gods of the cast, in the order of the roster."""
        return tuple(character for character in self.cast.values() if not character.mortal)

    @cached_property
    def _bearers(self) -> dict[tuple[str, ...], tuple[str, ...]]:
        return {}

    def bearers(self, *powers: str) -> tuple[str, ...]:
        """Return the ids of the gods with one of these powers by nature, in the roster's order."""
        bearers_found = self._bearers.get(powers)
        if bearers_found is None:
            gods = (god.id for god in self.numina if not set(powers).isdisjoint(god.powers))
            bearers_found = self._bearers[powers] = tuple(gods)
        return bearers_found

    @property
    def thrones(self) -> Mapping[str, str]:
        """Return the region of each throne, for every rex in the cast."""
        thrones = {region.throne: region.id for region in self.regions.values() if region.throne}
        return {rex: region for rex, region in thrones.items() if rex in self.cast}

    @property
    def seats(self) -> int:
        """Return the number of seats: ordinary seats, and thrones of reges in the cast."""
        return sum(region.capacity for region in self.regions.values()) + len(self.thrones)

    def neighbours(self, region: str) -> tuple[str, ...]:
        """Return the regions one road away (SEDES-14)."""
        roads_of_region = (road for road in self.roads if region in road)
        return tuple(
            second_end if first_end == region else first_end
            for first_end, second_end in roads_of_region
        )

    def worth(self, asset: str) -> int:
        """Return the list value of one unit in Denarii; 0 for an asset without a list value.

        Rules: ROST-25, MON-03.
        """
        if asset == "denarius":
            return 1
        if asset == "suffragium":
            return int(self.switches["valuation.suffragium"])
        return int(getattr(self.prices, asset, 0))

    def start_worth(self, character: CharacterData) -> int:
        """Return a character's initial worth by list values.

        A dos counts as its written sum (ROST-25).
        """
        holdings = character.holdings.items()
        return character.dos_value + sum(self.worth(asset) * amount for asset, amount in holdings)


def data_hash(scenario: Scenario) -> str:
    """Return the SHA-256 in hex of the scenario's canonical JSON. Equal data give an equal hash."""
    plain_scenario = scenario.model_dump(mode="json")
    canonical_json = json.dumps(
        plain_scenario, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )
    return hashlib.sha256(canonical_json.encode()).hexdigest()
