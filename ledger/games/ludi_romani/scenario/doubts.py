"""What is allowed in a scenario but probably not meant; an organiser is told and goes on."""

from collections import Counter
from collections.abc import Iterator

from ledger.games.ludi_romani.scenario.evening import evening_doubts
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.scenario.words import SALEABLE
from ledger.scenario.facts import Doubt

SPARE_SEATS = 15
"""How many seats should be left over when every mortal sits (SEDES-16)."""

NAMES_LISTED = 5

_OFFICES = (
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
_PLURALS = {"imperator": "generals", "senator": "senators", "virgo": "noble women", "rex": "reges"}


def check_scenario(scenario: Scenario) -> tuple[Doubt, ...]:
    """Every doubt about this scenario; none is a reason not to play it."""
    return (
        *_seats(scenario),
        *_thrones(scenario),
        *_board(scenario),
        *_worth(scenario),
        *_holdings(scenario),
        *_sellers(scenario),
        *_offices(scenario),
        *_vestals(scenario),
        *evening_doubts(scenario),
    )


def _seats(scenario: Scenario) -> Iterator[Doubt]:
    mortals, seats = len(scenario.mortals), scenario.seats
    spare = seats - mortals
    if spare < 0:
        yield Doubt("SEDES-16", f"{mortals} mortals have only {seats} seats; {-spare} cannot sit")
    elif spare < SPARE_SEATS:
        message = f"{seats} seats for {mortals} mortals leave {spare} spare; 15 to 20 play well"
        yield Doubt("SEDES-16", message)
    seated = sum(1 for numen in scenario.numina if numen.hiems_seat == "must_take_seat")
    shared = scenario.switches["seats.numina_use_seats_in_hiems"]
    if shared and mortals + seated > seats:
        message = (
            f"in a hiems {mortals} mortals and {seated} gods need {mortals + seated} seats, and "
            f"there are {seats}; leave some out, add seats, or let the gods sit apart "
            "(seats.numina_use_seats_in_hiems: false)"
        )
        yield Doubt("Q-06", message)


def _thrones(scenario: Scenario) -> Iterator[Doubt]:
    for region in scenario.regions.values():
        if region.throne and region.throne not in scenario.cast:
            yield Doubt("SEDES-04", f"the throne of {region.name} stays empty: its rex is not cast")
    for character in scenario.mortals:
        if character.role == "rex" and character.id not in scenario.thrones:
            yield Doubt("ROST-11", f"{character.short} is a rex without a throne")


def _board(scenario: Scenario) -> Iterator[Doubt]:
    for name, region in scenario.regions.items():
        if region.sea or scenario.neighbours(name):
            continue
        ways = [a if b == name else b for a, b in scenario.optional_roads if name in (a, b)]
        could = "".join(f"; a road to {scenario.regions[way].name} could be opened" for way in ways)
        yield Doubt(
            "SEDES-14", f"{region.name} has neither road nor sea: nobody travels there{could}"
        )


def _worth(scenario: Scenario) -> Iterator[Doubt]:
    for role, plural in _PLURALS.items():
        worth = {
            one.short: scenario.start_worth(one) for one in scenario.mortals if one.role == role
        }
        usual = Counter(worth.values()).most_common(1)
        odd = [f"{name} {sum_:,}" for name, sum_ in worth.items() if sum_ != usual[0][0]]
        if odd:
            rest = len(odd) - NAMES_LISTED
            listed = ", ".join(odd[:NAMES_LISTED]) + (f" and {rest} more" if rest > 0 else "")
            message = f"most {plural} start with a worth of {usual[0][0]:,} D, but not {listed}"
            yield Doubt("ROST-25", message)


def _holdings(scenario: Scenario) -> Iterator[Doubt]:
    most = scenario.limits.legiones_per_mortal
    for character in scenario.mortals:
        own, clients = (character.holdings.get(kind, 0) for kind in SALEABLE[:2])
        if own + clients > most:
            message = f"{character.short} starts with {own + clients} legiones; the limit is {most}"
            yield Doubt("LIM-01", message)
        if character.role == "rex" and own:
            yield Doubt("REX-07", f"{character.short} is a rex and starts with legiones curiales")


def _sellers(scenario: Scenario) -> Iterator[Doubt]:
    for asset in SALEABLE:
        stock = sum(
            numen.holdings.get(asset, 0) for numen in scenario.numina if asset in numen.sells
        )
        if not stock:
            yield Doubt("MERC-11", f"no god has a {asset} for sale")
    if not any(numen.holdings.get("denarius") for numen in scenario.numina):
        yield Doubt("TRIB-01", "no god has Denarii to pay tribute with")


def _offices(scenario: Scenario) -> Iterator[Doubt]:
    powers = {power for numen in scenario.numina for power in numen.powers}
    for needed, rule, message in _OFFICES:
        if needed not in powers:
            yield Doubt(rule, message)


def _vestals(scenario: Scenario) -> Iterator[Doubt]:
    cast = [character.short for character in scenario.mortals if character.role == "vestal"]
    if scenario.switches["setup.vestals"] == "cast" and not cast:
        yield Doubt("Q-08", "setup.vestals says that Vestals are cast, and nobody has that role")
    elif scenario.switches["setup.vestals"] != "cast" and cast:
        message = (
            f"{', '.join(cast)} decide on wills with Vesta, who decides alone by setup.vestals"
        )
        yield Doubt("Q-08", message)
