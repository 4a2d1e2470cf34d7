"""Rights to marry, travel, collect and fight at sea. A character of each role tries each."""

from collections.abc import Callable

from tests.games.ludi_romani.dying import record_transfer
from tests.games.ludi_romani.roles import HERE, WHO, result_of_act, table_with_role
from tests.games.ludi_romani.sea import sound_conches, worth_and_ships_of_form
from tests.games.ludi_romani.table import Table

WOMEN = ("virgo", "matrona", "free", "amazon")
GATE = "southern_italy"


def _try_wedding(role: str, **holdings: int) -> str:
    spouse = "agrippa" if role in WOMEN else "octavia"
    others = {spouse: {"place": HERE}, "juno": {"place": HERE}}
    return result_of_act(
        table_with_role(role, "aestas", HERE, others, holdings), WHO[role], "wed", with_=spouse
    )


def marry(role: str) -> str:
    """Try to marry a character in the region before Juno. An amazon owns a legio."""
    return _try_wedding(role, legio_curialis=1) if role == "amazon" else _try_wedding(role)


def serve_virus(role: str) -> str:
    """Try to have a poison card dealt."""
    table = table_with_role(role)
    table.context.dice = [1]
    return result_of_act(
        record_transfer(table, "virus", "vesta", WHO[role], 1), WHO[role], "serve-virus"
    )


def _try_move(table: Table, who: str, to: str) -> str:
    person = table.person(who)
    act = "roam" if not person.mortal else "move" if person.living else "drift"
    return result_of_act(table, who, act, to=to)


def enter_rome(role: str) -> str:
    """Try to enter Rome from a neighbouring region."""
    return _try_move(table_with_role(role, "aestas", GATE), WHO[role], "rome")


def enter_rome_proscribed(role: str) -> str:
    """Try to enter Rome while proscribed."""
    table = table_with_role(role, "aestas", GATE).set_fact(WHO[role], "status", "proscribed")
    return _try_move(table, WHO[role], "rome")


def enter_rome_with_an_escort(role: str) -> str:
    """Try to enter Rome, where Agrippa is, who protects them."""
    table = table_with_role(role, "aestas", GATE, {"agrippa": {"place": GATE}})
    came = result_of_act(table, WHO[role], "seek-escort", escort="agrippa")
    if came != "y":
        return came
    table.act("agrippa", "move", to="rome").accepted_entries()
    return _try_move(table, WHO[role], "rome")


def flee_home(role: str) -> str:
    """Try to let Juno, who is there, bring them home."""
    table = table_with_role(role, "aestas", HERE, {"juno": {"place": HERE}})
    return result_of_act(table, WHO[role], "flee-home", numen="juno")


def use_a_seat_in_summer(role: str) -> str:
    """Return the seat that they have in a region in which they arrive."""
    table = table_with_role(role, "aestas", "northern_italy", {"agrippa": {"place": "spain"}})
    _try_move(table, WHO[role], HERE)
    seat = table.state.seating.seat_of(WHO[role])
    assert seat is not None
    assert seat.place == HERE
    return seat.seat


def use_a_seat_in_winter(role: str) -> str:
    """Return the seat that they have in a region when a hiems has begun."""
    table = table_with_role(role, "motus", HERE)
    if role == "numen":
        table.act(WHO[role], "reside", to=HERE).accepted_entries()
    table.wait(minutes=2).season().accepted_entries()
    seat = table.state.seating.seat_of(WHO[role])
    assert seat is not None
    return seat.seat


def sit_on_a_throne(role: str) -> str:
    """Return the seat a character of this role gets in Mauretania after coming from Egypt."""
    table = table_with_role(role, "aestas", "egypt")
    _try_move(table, WHO[role], "mauretania")
    seat = table.state.seating.seat_of(WHO[role])
    assert seat is not None
    return seat.seat


def collect_tribute(role: str) -> str:
    """Try to collect tribute from Tanit, who winters in the same region."""
    table = table_with_role(role, "hiems", HERE, {"tanit": {"place": HERE, "denarius": 5_000_000}})
    return result_of_act(table, WHO[role], "collect-tribute", from_="tanit")


def share_in_tribute(role: str) -> str:
    """Return the share in tribute of a character who is attached to Agrippa, or the refusal."""
    others = {"tanit": {"place": HERE}, "agrippa": {"place": HERE}}
    table = table_with_role(role, "hiems", HERE, others)
    came = result_of_act(table, WHO[role], "attach", to="agrippa")
    before = table.state.books.holding(WHO[role], "denarius")
    table.act("agrippa", "collect-tribute", from_="tanit").accepted_entries()
    gained = table.state.books.holding(WHO[role], "denarius") - before
    return f"{gained:,}" if gained else came


def pay_tribute(role: str) -> str:
    """Try to let Agrippa, who winters in the same region, collect tribute from them."""
    table = table_with_role(role, "hiems", HERE, {"agrippa": {"place": HERE}})
    return result_of_act(table, "agrippa", "collect-tribute", from_=WHO[role])


def befriend(role: str) -> str:
    """Try to form a friendship with Agrippa, who is there."""
    table = table_with_role(role, "aestas", HERE, {"agrippa": {"place": HERE}})
    return result_of_act(table, WHO[role], "befriend", with_=["agrippa"])


def have_a_fleet_at_actium(role: str) -> str:
    """Return how many ships their form gives at Actium."""
    table = sound_conches(table_with_role(role, "actium"))
    parties = table.state.world.actium.parties
    return (
        f"{worth_and_ships_of_form(table, WHO[role])[1]} ships"
        if WHO[role] in parties
        else "no party"
    )


def give_at_actium(role: str) -> str:
    """Try to put a million on Agrippa's form."""
    gift = {"to": "agrippa", "asset": "denarius", "quantity": 1_000_000}
    return result_of_act(
        sound_conches(table_with_role(role, "actium")), WHO[role], "give-to-party", **gift
    )


def throw_a_die_at_actium(role: str) -> str:
    """Try to throw a legio for one of two fleets that have rolled."""
    rich = {"denarius": 3_000_000}
    fleets = {"agrippa": rich, "antony": rich}
    table = sound_conches(table_with_role(role, "actium", HERE, fleets, {"legio_curialis": 1}))
    table.act("neptune", "close-forms").accepted_entries()
    afloat = [p for p in table.state.world.actium.parties if _ships_of(table, p)]
    table.context.dice = [1] * len(afloat)
    table.act("neptune", "roll-ships").accepted_entries()
    table.context.dice = [6]
    return result_of_act(table, WHO[role], "throw-for", party="agrippa", asset="legio_curialis")


def _ships_of(table: Table, leader: str) -> int:
    return table.state.books.holding(leader, "navis_longa")


STATE: tuple[Callable[[str], str], ...] = (
    marry,
    serve_virus,
    befriend,
    enter_rome,
    enter_rome_proscribed,
    enter_rome_with_an_escort,
    flee_home,
    use_a_seat_in_summer,
    use_a_seat_in_winter,
    sit_on_a_throne,
    collect_tribute,
    share_in_tribute,
    pay_tribute,
    have_a_fleet_at_actium,
    give_at_actium,
    throw_a_die_at_actium,
)
"""The functions that try each of these rights."""
