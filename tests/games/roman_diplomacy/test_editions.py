"""Where the edition of 1971 decides otherwise than that of 2023 (DATC 4.A.1, 4.A.2, 4.A.5)."""

from ledger.games.roman_diplomacy.adjudication.orders import Readings
from ledger.games.roman_diplomacy.maps.load import shipped
from tests.games.roman_diplomacy.position import Played, played

EUROPE = shipped("standard").board()
NEW, OLD = Readings(edition="2023"), Readings(edition="1971")


def two_routes(readings: Readings) -> Played:
    """London is carried to Belgium through two seas, and one fleet is dislodged."""
    pieces = {"England": ["A lon", "F eng", "F nth"], "France": ["F bre", "F mao"]}
    orders = ["A lon - bel", "F eng C A lon - bel", "F nth C A lon - bel"]
    orders += ["F mao - eng", "F bre S F mao - eng"]
    return played(EUROPE, pieces, orders, readings)


def test_one_broken_route_of_two_stops_the_army_by_the_old_edition_only() -> None:
    assert "England A bel" in two_routes(NEW).standing
    assert "England A lon" in two_routes(OLD).standing


def test_a_fleet_beside_the_route_does_not_matter_in_either() -> None:
    pieces = {"England": ["A lon", "F nth"], "Germany": ["F hel"]}
    orders = ["A lon - bel", "F nth C A lon - bel", "F hel H"]
    for readings in (NEW, OLD):
        assert "England A bel" in played(EUROPE, pieces, orders, readings).standing


def attack_on_a_supporter(readings: Readings) -> Played:
    """An army attacks who supports the attack on one of the two fleets that could carry it."""
    pieces = {"France": ["A tun", "F tys", "F ion"], "Italy": ["F nap", "F rom"]}
    orders = ["A tun - nap", "F tys C A tun - nap", "F ion C A tun - nap"]
    orders += ["F nap S F rom - tys", "F rom - tys"]
    return played(EUROPE, pieces, orders, readings)


def test_an_army_cuts_no_support_for_an_attack_on_its_own_convoy_by_the_old_edition() -> None:
    assert attack_on_a_supporter(NEW).dislodged == set()
    assert attack_on_a_supporter(OLD).dislodged == {"France F tys"}


def dislodged_by_sea(readings: Readings) -> Played:
    """Marseilles is taken by an army that comes from Gascony by sea."""
    pieces = {"France": ["A gas", "A bur", "F mao", "F wes", "F lyo"], "Italy": ["A mar"]}
    sea = [f"F {fleet} C A gas - mar" for fleet in ("mao", "wes", "lyo")]
    orders = ["A gas - mar via convoy", "A bur S A gas - mar", *sea]
    return played(EUROPE, pieces, orders, readings)


def test_nobody_retreats_to_where_an_attacker_by_sea_came_from_by_the_old_edition() -> None:
    assert dislodged_by_sea(NEW).retreats_of("mar") == ("gas", "pie", "spa")
    assert dislodged_by_sea(OLD).retreats_of("mar") == ("pie", "spa")
