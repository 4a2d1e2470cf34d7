"""The faults that make a scenario impossible, and doubts about allowed but unlikely values."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from ledger.games.ludi_romani.scenario.defaults import default_scenario, powers
from ledger.games.ludi_romani.scenario.model import CharacterData, Period, Region, Scenario
from ledger.games.ludi_romani.scenario.value_types import ANY_FREE_SEAT, SALEABLE
from ledger.language.grammar import count_text
from ledger.scenario.facts import DoubtfulSetting
from ledger.scenario.letters import letter_faults
from ledger.scenario.sentences import spelling_hint
from ledger.scenario.yamlfile import Path

Fault = tuple[Path, str]
SPARE_SEATS = 15
"""The number of seats that should stay free when every mortal has a seat (SEDES-16)."""

MAX_NAMES_LISTED = 5
USUAL_SEASON_MINUTES = 5
USUAL_MOTUS_MINUTES = 1
_POWERS_NEEDED = (
    ("enforce_rules", "FATA-01", "no Fates: nobody can rule on a dispute or correct a slip"),
    ("judge_last_seat", "SEDES-11", "no Minerva: nobody decides who gets a contested last seat"),
    ("sea_confiscate", "MARE-01", "no sea god: nobody checks who travels by sea"),
    ("rescue_player", "MOTUS-14", "no Mercury: nobody can be rescued, no message is carried"),
    ("preside_senate", "SEN-26", "no Venus: nobody oversees the Senate"),
    ("execute_senate", "SEN-11", "no Mars, Phobos or Deimos: no sentence is carried out"),
    ("oversee_nuptiae", "NUPT-02", "no Juno: nobody can marry or swear friendship"),
    ("execute_wills", "MORS-14", "no Vesta: no will is carried out"),
    ("accept_imago", "IMAGO-01", "no Pluto or Persephone: the dead do not come back as ghosts"),
)
_PLURALS_BY_ROLE = {
    "imperator": "generals",
    "senator": "senators",
    "virgo": "noble women",
    "rex": "reges",
}


def faults_of(scenario: Scenario, settings: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield every fault, with the part of the organiser's file that it belongs to."""
    if not scenario.cast:
        yield ("cast",), "nobody is left in the cast"
    if not scenario.regions:
        yield ("regions",), "no region is left on the board"
    if not scenario.calendar:
        yield ("calendar",), "no period is left in the calendar"
    for character in scenario.cast.values():
        yield from _character_faults(character, scenario)
    yield from _same_name_faults(scenario)
    yield from _throne_faults(scenario)
    yield from _start_faults(scenario, settings)
    yield from letter_faults(scenario.letters, (period.kind for period in scenario.calendar))
    for year in scenario.year_names:
        if not year.isdecimal():
            yield ("year_names", year), f"should be the number of a year BCE, not '{year}'"


def _character_faults(character: CharacterData, scenario: Scenario) -> Iterator[Fault]:
    path = ("cast", character.id)
    start = character.start
    if start != ANY_FREE_SEAT and start not in scenario.regions:
        hint = spelling_hint(start, [*scenario.regions, ANY_FREE_SEAT])
        yield (*path, "start"), f"there is no region '{start}'{hint}"
    if character.dos_value and not character.holdings.get("dos"):
        yield (*path, "dos_value"), f"{character.short} has no dos for this sum to stand on"
    for power_index, power in enumerate(character.powers):
        if power not in powers():
            yield (
                (*path, "powers", power_index),
                f"there is no power '{power}'{spelling_hint(power, powers())}",
            )
    if character.mortal and (character.powers or character.sells or character.group):
        yield path, f"{character.short} is mortal; powers, sells and group are for gods"
    if not character.mortal and character.group is None:
        yield path, f"{character.short} is a numen and needs a group"


def _same_name_faults(scenario: Scenario) -> Iterator[Fault]:
    ids_by_name: dict[str, str] = {}
    for character in scenario.cast.values():
        namesake = ids_by_name.setdefault(character.short, character.id)
        if namesake != character.id:
            yield ("cast", character.id, "short"), f"'{namesake}' is called {character.short} too"


def _throne_faults(scenario: Scenario) -> Iterator[Fault]:
    known_characters = {**default_scenario().cast, **scenario.cast}
    throne_counts = Counter(region.throne for region in scenario.regions.values())
    for region in scenario.regions.values():
        path = ("regions", region.id, "throne")
        rex = region.throne
        if rex is None:
            continue
        if rex not in known_characters:
            yield (
                path,
                f"there is no rex '{rex}' for this throne{spelling_hint(rex, known_characters)}",
            )
        elif known_characters[rex].role != "rex":
            yield path, f"{known_characters[rex].short} is no rex, so has no throne"
        elif throne_counts[rex] > 1:
            yield path, f"{known_characters[rex].short} has another throne already"


def _start_faults(scenario: Scenario, settings: Mapping[str, Any]) -> Iterator[Fault]:
    for region in scenario.regions.values():
        seated_mortals = [mortal for mortal in scenario.mortals if _needs_seat(mortal, region)]
        if len(seated_mortals) > region.capacity:
            changed_mortals = [
                character.id
                for character in seated_mortals
                if "start" in _given_changes_of_character(settings, character.id)
            ]
            path: Path = ("cast", changed_mortals[-1], "start") if changed_mortals else ()
            mortals_text = count_text(len(seated_mortals), "mortal starts", "mortals start")
            yield (
                path or ("regions", region.id, "capacity"),
                f"{mortals_text} in {region.name}, which seats {region.capacity}",
            )


def _needs_seat(mortal: CharacterData, region: Region) -> bool:
    return mortal.start == region.id and mortal.id != region.throne


def _given_changes_of_character(
    settings: Mapping[str, Any], character_id: str
) -> Mapping[str, Any]:
    return settings.get("cast", {}).get(character_id) or {}


def check_scenario(scenario: Scenario) -> tuple[DoubtfulSetting, ...]:
    """Return every doubt about this scenario. No doubt prevents play."""
    return (
        *_seat_doubts(scenario),
        *_throne_doubts(scenario),
        *_board_doubts(scenario),
        *_worth_doubts(scenario),
        *_holding_doubts(scenario),
        *_seller_doubts(scenario),
        *_office_doubts(scenario),
        *_vestal_doubts(scenario),
        *_evening_doubts(scenario),
    )


def _seat_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    mortal_count, seat_count = len(scenario.mortals), scenario.seats
    spare_seat_count, seats_text = seat_count - mortal_count, count_text(seat_count, "seat")
    if spare_seat_count < 0:
        mortals_text = count_text(mortal_count, "mortal has", "mortals have")
        yield DoubtfulSetting(
            "SEDES-16", f"{mortals_text} only {seats_text}; {-spare_seat_count} cannot sit"
        )
    elif spare_seat_count < SPARE_SEATS:
        message = (
            f"{seats_text} for {count_text(mortal_count, 'mortal')}: "
            f"{spare_seat_count} spare; 15 to 20 play well"
        )
        yield DoubtfulSetting("SEDES-16", message)
    seated_god_count = sum(1 for numen in scenario.numina if numen.hiems_seat == "must_take_seat")
    are_seats_shared = scenario.switches["seats.numina_use_seats_in_hiems"]
    if are_seats_shared and mortal_count + seated_god_count > seat_count:
        people_text = (
            f"{count_text(mortal_count, 'mortal')} and {count_text(seated_god_count, 'god')}"
        )
        message = (
            f"in a hiems {people_text} need {mortal_count + seated_god_count} seats, "
            f"and the regions have {seat_count}; "
            "leave some out, add seats, or let the gods sit apart "
            "(seats.numina_use_seats_in_hiems: false)"
        )
        yield DoubtfulSetting("Q-06", message)


def _throne_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    for region in scenario.regions.values():
        if region.throne and region.throne not in scenario.cast:
            yield DoubtfulSetting(
                "SEDES-04", f"the throne of {region.name} stays empty: its rex is not cast"
            )
    for character in scenario.mortals:
        if character.role == "rex" and character.id not in scenario.thrones:
            yield DoubtfulSetting("ROST-11", f"{character.short} is a rex without a throne")


def _board_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    for region_id, region in scenario.regions.items():
        if region.sea or scenario.neighbours(region_id):
            continue
        optional_neighbours = [
            first_end if second_end == region_id else second_end
            for first_end, second_end in scenario.optional_roads
            if region_id in (first_end, second_end)
        ]
        roads_text = "".join(
            f"; a road to {scenario.regions[optional_neighbour].name} could be opened"
            for optional_neighbour in optional_neighbours
        )
        yield DoubtfulSetting(
            "SEDES-14", f"{region.name} has neither road nor sea: nobody travels there{roads_text}"
        )


def _worth_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    for role, plural in _PLURALS_BY_ROLE.items():
        worth = {
            character.short: scenario.start_worth(character)
            for character in scenario.mortals
            if character.role == role
        }
        most_common = Counter(worth.values()).most_common(1)
        odd_sums = [
            f"{character_id} {start_worth:,}"
            for character_id, start_worth in worth.items()
            if start_worth != most_common[0][0]
        ]
        if odd_sums:
            unlisted_count = len(odd_sums) - MAX_NAMES_LISTED
            listing = ", ".join(odd_sums[:MAX_NAMES_LISTED]) + (
                f" and {unlisted_count} more" if unlisted_count > 0 else ""
            )
            message = (
                f"most {plural} start with a worth of {most_common[0][0]:,} D, but not {listing}"
            )
            yield DoubtfulSetting("ROST-25", message)


def _holding_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    limit = scenario.limits.legiones_per_mortal
    for character in scenario.mortals:
        curiales, clients = (character.holdings.get(asset, 0) for asset in SALEABLE[:2])
        if curiales + clients > limit:
            legiones = count_text(curiales + clients, "legio", "legiones")
            message = f"{character.short} starts with {legiones}; the limit is {limit}"
            yield DoubtfulSetting("LIM-01", message)
        if character.role == "rex" and curiales:
            yield DoubtfulSetting(
                "REX-07", f"{character.short} is a rex and starts with legiones curiales"
            )


def _seller_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    for asset in SALEABLE:
        stock = sum(
            numen.holdings.get(asset, 0) for numen in scenario.numina if asset in numen.sells
        )
        if not stock:
            yield DoubtfulSetting("MERC-11", f"no god has a {asset} for sale")
    if not any(numen.holdings.get("denarius") for numen in scenario.numina):
        yield DoubtfulSetting("TRIB-01", "no god has Denarii to pay tribute with")


def _office_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    powers = {power for numen in scenario.numina for power in numen.powers}
    for power, rule, message in _POWERS_NEEDED:
        if power not in powers:
            yield DoubtfulSetting(rule, message)


def _vestal_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    vestals = [character.short for character in scenario.mortals if character.role == "vestal"]
    if scenario.switches["setup.vestals"] == "cast" and not vestals:
        yield DoubtfulSetting(
            "Q-08", "setup.vestals says that Vestals are cast, and nobody has that role"
        )
    elif scenario.switches["setup.vestals"] != "cast" and vestals:
        message = (
            f"{', '.join(vestals)} decide on wills with Vesta, who decides alone by setup.vestals"
        )
        yield DoubtfulSetting("Q-08", message)


def _evening_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    yield from _period_order_doubts(scenario)
    yield from _length_doubts(scenario)
    yield from _end_doubts(scenario)
    is_by_clock = scenario.switches["calendar.by_clock"]
    if not is_by_clock and not any("announce_seasons" in numen.powers for numen in scenario.numina):
        message = (
            "neither Apollo nor Diana is cast: nobody ends a season, unless the timetable does "
            "(calendar.by_clock: true)"
        )
        yield DoubtfulSetting("CAL-04", message)


def _period_order_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    seasons = [period for period in scenario.calendar if period.kind != "motus"]
    first_period, last_period = scenario.calendar[0], scenario.calendar[-1]
    if first_period.kind != "aestas":
        yield DoubtfulSetting(
            "CAL-01", f"the game opens with {_period_name(first_period)}, not with an aestas"
        )
    if last_period.kind != "actium":
        yield DoubtfulSetting(
            "CAL-12", f"the game ends with {_period_name(last_period)}, not with Actium"
        )
    for earlier_period, later_period in pairwise(scenario.calendar):
        if earlier_period.kind == later_period.kind:
            yield DoubtfulSetting(
                "CAL-02",
                f"{_period_name(later_period)} ({later_period.seq}) follows another "
                f"{earlier_period.kind}",
            )
        elif later_period.kind != "actium" and "motus" not in (
            earlier_period.kind,
            later_period.kind,
        ):
            period_names = f"{_period_name(earlier_period)} and {_period_name(later_period)}"
            message = f"no motus lies between {period_names} ({later_period.seq})"
            yield DoubtfulSetting("CAL-02", message)
    for earlier_period, later_period in pairwise(seasons):
        if not _can_follow(earlier_period, later_period):
            yield DoubtfulSetting(
                "CAL-02",
                f"{_period_name(later_period)} ({later_period.seq}) comes after "
                f"{_period_name(earlier_period)}",
            )


def _can_follow(earlier_period: Period, later_period: Period) -> bool:
    """Return whether a period may follow another. A winter is the beginning of its year.

    The numbers of years decrease (BCE).
    """
    if later_period.year_bce == earlier_period.year_bce:
        return (earlier_period.kind, later_period.kind) == ("hiems", "aestas")
    return (later_period.year_bce or 0) < (earlier_period.year_bce or 0)


def _length_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    lengths = {(period.kind, period.minutes) for period in scenario.calendar if period.minutes}
    for period_kind, minutes in sorted(lengths):
        usual_minutes = USUAL_MOTUS_MINUTES if period_kind == "motus" else USUAL_SEASON_MINUTES
        if minutes != usual_minutes:
            yield DoubtfulSetting(
                "CAL-03", f"{period_kind} takes {minutes} min here; {usual_minutes} is the ideal"
            )


def _end_doubts(scenario: Scenario) -> Iterator[DoubtfulSetting]:
    playing_minutes = sum(period.minutes or 0 for period in scenario.calendar)
    minutes_available = _minute_of_day(scenario.clock.actium) - _minute_of_day(scenario.clock.start)
    if scenario.calendar[-1].kind == "actium" and playing_minutes > minutes_available:
        message = (
            f"the periods take {count_text(playing_minutes, 'minute')}, "
            f"and it is {minutes_available} from {scenario.clock.start} "
            f"to Actium at {scenario.clock.actium}"
        )
        yield DoubtfulSetting("CAL-09", message)


def _minute_of_day(clock_time: str) -> int:
    return int(clock_time[:2]) * 60 + int(clock_time[3:])


def _period_name(period: Period) -> str:
    return f"{period.kind} {period.year_bce}" if period.year_bce else period.kind
