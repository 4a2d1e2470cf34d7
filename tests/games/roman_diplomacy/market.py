"""Scenes of trade: members of a federation, what they have, and what they lay on a table."""

from typing import Any

from immutables import Map

from ledger.games.roman_diplomacy.state import Phase
from tests.games.roman_diplomacy.table import Table, scenario, seated, united
from tests.games.roman_diplomacy.war import War

NO_TIME = "DIP-FED-08 no-time-to-trade"
NOT_A_MEMBER = "DIP-FED-06 not-a-member"
PHASES: tuple[Phase, ...] = ("movement", "retreats", "trades", "partings", "adjustments")


def trade() -> Table:
    """Autumn: X and Y are united, Z is alone, N is new and V has no empire."""
    table = Table(scenario(win=6)).put(
        {"X": ["A gal", "G bru"], "Y": ["A thr", "G thr"], "Z": ["A lib"], "N": ["A afr"]},
        {"bru": "X", "alb": "X", "sic": "X", "thr": "Y"},
        cities={"X": "bru", "Y": "thr"},
    )
    since = dict.fromkeys("XYZ", 0) | {"N": 1}
    empires = {who: table.world.changed(who, since=n).empire(who) for who, n in since.items()}
    table.world_is(empires=Map(empires))
    return seated(united(table, "X", "Y").autumn().at("trades"), *"XYZNV")


PAX = """
based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 6
players: [gaius, julia, livia]
"""


def market(season: str = "spring") -> War:
    """Gaius with Bruttia and Julia with Alba are one federation, Livia is none of it: it is time.

    In autumn Gaius has two centres and one army.
    """
    war = begun_by_three()
    for who in ("gaius", "julia"):
        war.does("host", "set-membership", who=who, name="Pax", reason="the scene")
    holds(war)
    if season == "autumn":
        war.ready("gaius", "julia")
        war.does("host", "set-owner", at="thr", owner="gaius", reason="the scene")
        holds(war)
    assert (war.world.season, war.world.phase) == (season, "trades")
    return war


def holds(war: War) -> None:
    """All three order their armies to hold, and are ready."""
    for who, piece in (("gaius", "A_bru"), ("julia", "A_alb"), ("livia", "A_sic")):
        war.ordered(who, **{piece: "H"})
    war.ready("gaius", "julia", "livia")


def begun_by_three() -> War:
    """Each has a city and an army in it."""
    return War(PAX).founded(gaius="bru", julia="alb", livia="sic")


def lays(war: War, who: str, partner: str, **goods: Any) -> str:
    """Somebody lays this out; the id of what lies there then."""
    (opened, *_) = war.does(who, "trade", **{"with": partner}, **goods)
    petition: str = opened.event.petition
    return petition


def laid(war: War) -> str:
    """Gaius lays his army, and Julia, seeing it, hers; what lies there then."""
    lays(war, "gaius", "julia", give_units=["bru"])
    return lays(war, "julia", "gaius", take_units=["bru"], give_units=["alb"])
