"""Scenes of trade: members of a federation, their goods, and their offers."""

from typing import Any

from ledger.games.roman_diplomacy.state import Phase
from ledger.record.shared_map import Map
from tests.games.roman_diplomacy.table import Table, scenario_on_map, seat_players, unite_empires
from tests.games.roman_diplomacy.war import War

NO_TIME = "DIP-FED-08 no-time-to-trade"
NOT_A_MEMBER = "DIP-FED-06 not-a-member"
PHASES: tuple[Phase, ...] = ("movement", "retreats", "trades", "partings", "adjustments")


def table_in_trade_time() -> Table:
    """Return an autumn where X and Y are united, Z is alone, N is new and V has no empire."""
    table = Table(scenario_on_map(win=6)).set_board(
        {"X": ["A gal", "G bru"], "Y": ["A thr", "G thr"], "Z": ["A lib"], "N": ["A afr"]},
        {"bru": "X", "alb": "X", "sic": "X", "thr": "Y"},
        cities={"X": "bru", "Y": "thr"},
    )
    since = dict.fromkeys("XYZ", 0) | {"N": 1}
    empires = {
        who: table.world.with_empire(who, first_turn=n).empire(who) for who, n in since.items()
    }
    table.set_world_fields(empires=Map(empires))
    return seat_players(unite_empires(table, "X", "Y").skip_to_autumn().at("trades"), *"XYZNV")


PAX = """
based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 6
players: [gaius, julia, livia]
"""


def war_at_trade_time(season: str = "spring") -> War:
    """Return a game at the time of trades.

    Gaius with Bruttia and Julia with Alba are one federation; Livia is outside of it. In autumn
    Gaius has two centres and one army.
    """
    war = war_with_armies_in_cities()
    for who in ("gaius", "julia"):
        war.does("host", "set-membership", who=who, name="Pax", reason="the scene")
    hold_and_declare_ready(war)
    if season == "autumn":
        war.ready("gaius", "julia")
        war.does("host", "set-owner", at="thr", owner="gaius", reason="the scene")
        hold_and_declare_ready(war)
    assert (war.world.season, war.world.phase) == (season, "trades")
    return war


def hold_and_declare_ready(war: War) -> None:
    """Let all three order their armies to hold, and be ready."""
    for who, piece in (("gaius", "A_bru"), ("julia", "A_alb"), ("livia", "A_sic")):
        war.save_orders(who, **{piece: "H"})
    war.ready("gaius", "julia", "livia")


def war_with_armies_in_cities() -> War:
    """Give each player a city with an army."""
    return War(PAX).found_empires(gaius="bru", julia="alb", livia="sic")


def offer_trade(war: War, who: str, partner: str, **goods: Any) -> str:
    """Offer a trade, and return the id of its petition."""
    (opened, *_) = war.does(who, "trade", **{"with": partner}, **goods)
    petition: str = opened.event.petition
    return petition


def lay_mutual_offers(war: War) -> str:
    """Let Gaius offer his army, and Julia hers in return, and return the petition."""
    offer_trade(war, "gaius", "julia", give_units=["bru"])
    return offer_trade(war, "julia", "gaius", take_units=["bru"], give_units=["alb"])
