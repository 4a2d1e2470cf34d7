"""Differences between the rules of 1971 and of 2023 (DATC 4.A.1 to 4.A.5, 4.D.8)."""

from ledger.games.roman_diplomacy.adjudication.adjustments import pieces_disbanded_by_default
from ledger.games.roman_diplomacy.adjudication.orders import Edition, Piece, Readings
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.movement import readings_of
from ledger.games.roman_diplomacy.retreats import locations_for_retreat
from ledger.games.roman_diplomacy.scenario.load import load_scenario
from tests.games.roman_diplomacy.position import PlayedTurn, play_turn
from tests.games.roman_diplomacy.table import Table, scenario_on_map

EUROPE = load_shipped_map("standard").board()
NEW, OLD = Readings(edition="2023"), Readings(edition="1971")


def convoy_over_two_seas(readings: Readings) -> PlayedTurn:
    """Return a turn of a convoy from London to Belgium by two fleets, of which one is dislodged."""
    pieces = {"England": ["A lon", "F eng", "F nth"], "France": ["F bre", "F mao"]}
    orders = ["A lon - bel", "F eng C A lon - bel", "F nth C A lon - bel"]
    orders += ["F mao - eng", "F bre S F mao - eng"]
    return play_turn(EUROPE, pieces, orders, readings)


def test_one_broken_route_of_two_stops_the_army_by_the_old_edition_only() -> None:
    assert "England A bel" in convoy_over_two_seas(NEW).standing
    assert "England A lon" in convoy_over_two_seas(OLD).standing


def test_a_fleet_beside_the_route_does_not_matter_in_either_edition() -> None:
    pieces = {"England": ["A lon", "F nth"], "Germany": ["F hel"]}
    orders = ["A lon - bel", "F nth C A lon - bel", "F hel H"]
    for readings in (NEW, OLD):
        assert "England A bel" in play_turn(EUROPE, pieces, orders, readings).standing


def attack_on_a_supporter(readings: Readings) -> PlayedTurn:
    """Return a turn where an army attacks the support against one of its own two convoys."""
    pieces = {"France": ["A tun", "F tys", "F ion"], "Italy": ["F nap", "F rom"]}
    orders = ["A tun - nap", "F tys C A tun - nap", "F ion C A tun - nap"]
    orders += ["F nap S F rom - tys", "F rom - tys"]
    return play_turn(EUROPE, pieces, orders, readings)


def test_an_army_cuts_no_support_for_an_attack_on_its_own_convoy_by_the_old_edition() -> None:
    assert attack_on_a_supporter(NEW).dislodged_pieces == set()
    assert attack_on_a_supporter(OLD).dislodged_pieces == {"France F tys"}


def dislodgement_by_sea(readings: Readings) -> PlayedTurn:
    """Return a turn where an army from Gascony takes Marseilles by sea."""
    pieces = {"France": ["A gas", "A bur", "F mao", "F wes", "F lyo"], "Italy": ["A mar"]}
    sea = [f"F {fleet} C A gas - mar" for fleet in ("mao", "wes", "lyo")]
    orders = ["A gas - mar via convoy", "A bur S A gas - mar", *sea]
    return play_turn(EUROPE, pieces, orders, readings)


def test_nobody_retreats_to_where_an_attacker_by_sea_came_from_by_the_old_edition() -> None:
    assert dislodgement_by_sea(NEW).retreats_of("mar") == ("gas", "pie", "spa")
    assert dislodgement_by_sea(OLD).retreats_of("mar") == ("pie", "spa")


def convoy_past_opponent(
    readings: Readings, *, against: bool = False, back: bool = True
) -> PlayedTurn:
    """Return a turn where a foreign fleet would carry an army past an opposing one."""
    pieces = {"England": ["A nwy"], "Russia": ["A swe"], "Germany": ["F ska"]}
    orders = ["A nwy - swe", "F ska C A nwy - swe"]
    orders += ["A swe - nwy" if back else "A swe - den"]
    if against:
        pieces["France"] = ["F nth", "F den"]
        orders += ["F nth - ska", "F den S F nth - ska"]
    return play_turn(EUROPE, pieces, orders, readings)


def test_a_foreign_fleet_makes_two_armies_change_places_by_the_old_edition_only() -> None:
    assert {"England A nwy", "Russia A swe"} <= convoy_past_opponent(NEW).standing
    assert {"England A swe", "Russia A nwy"} <= convoy_past_opponent(OLD).standing


def test_two_armies_meet_by_land_in_the_old_edition_if_the_fleet_is_dislodged() -> None:
    assert {"England A nwy", "Russia A swe"} <= convoy_past_opponent(OLD, against=True).standing


def test_an_unopposed_army_goes_by_land_by_the_old_edition() -> None:
    assert "England A swe" in convoy_past_opponent(OLD, back=False).standing


def exchange_without_own_convoy(readings: Readings) -> PlayedTurn:
    """Return a turn where the stronger army's own convoy is dislodged."""
    pieces = {"England": ["A nwy", "F ska", "A fin"], "Russia": ["A swe"], "France": ["F nth"]}
    pieces["France"].append("F den")
    orders = ["A nwy - swe", "F ska C A nwy - swe", "A fin S A nwy - swe", "A swe - nwy"]
    orders += ["F nth - ska", "F den S F nth - ska"]
    return play_turn(EUROPE, pieces, orders, readings)


def test_a_failed_own_convoy_leaves_the_land_way_by_the_old_edition_only() -> None:
    assert {"England A nwy", "Russia A swe"} <= exchange_without_own_convoy(NEW).standing
    assert "England A swe" in exchange_without_own_convoy(OLD).standing
    assert "Russia A swe" in exchange_without_own_convoy(OLD).dislodged_pieces


def test_fleets_that_form_no_whole_route_carry_nobody_by_either_edition() -> None:
    pieces = {"England": ["A lon", "F nth"], "Germany": ["F hel"]}
    orders = ["A lon - kie", "F nth C A lon - kie", "F hel H"]
    for readings in (NEW, OLD):
        assert "England A lon" in play_turn(EUROPE, pieces, orders, readings).standing


def place_of_lost_piece(edition: Edition, centres: list[str], *pieces: Piece) -> str:
    """Return the place of the piece that a silent owner loses."""
    (one,) = pieces_disbanded_by_default(EUROPE, pieces, centres, 1, edition)
    return one.at


def test_a_fleet_counts_the_steps_it_can_sail_by_the_old_edition_only() -> None:
    fleet, army = Piece("F", "lyo", "France"), Piece("A", "gal", "France")
    assert EUROPE.provinces["par"].terrain == "inland"
    assert place_of_lost_piece("2023", ["par"], fleet, army) == "gal"
    assert place_of_lost_piece("1971", ["par"], fleet, army) == "lyo"


def test_an_army_walks_over_water_by_either_edition() -> None:
    near, far = Piece("A", "nwy", "England"), Piece("A", "swe", "England")
    for edition in ("2023", "1971"):
        assert place_of_lost_piece(edition, ["edi"], near, far) == "swe"


def test_a_fleet_sails_from_the_coast_on_which_it_lies_by_the_old_edition() -> None:
    north, south = Piece("F", "stp/nc", "Russia"), Piece("F", "stp/sc", "Russia")
    assert place_of_lost_piece("1971", ["nwy"], south, Piece("A", "war", "Russia")) == "stp/sc"
    assert place_of_lost_piece("1971", ["nwy"], north, Piece("A", "war", "Russia")) == "war"


def table_of_edition(edition: str) -> Table:
    """Return a game on the standard board by this edition."""
    return Table(scenario_on_map("standard", rules__edition=f"edition_{edition}"))


def test_an_organiser_chooses_the_edition_and_2023_is_the_default() -> None:
    line = "switches: {rules.edition: edition_1971}\n"
    old = load_scenario(f"based_on: roman_diplomacy\n{line}", "old.yaml")
    assert readings_of(Table(old).state).edition == "1971"
    new = load_scenario("based_on: roman_diplomacy\n", "new.yaml")
    assert readings_of(Table(new).state).edition == "2023"


def test_movement_in_a_game_follows_its_edition() -> None:
    for edition, there in (("2023", "X A bel"), ("1971", "X A lon")):
        table = table_of_edition(edition).set_board(
            {"X": ["A lon", "F eng", "F nth"], "Y": ["F bre", "F mao"]}
        )
        table.play_phase(
            X=["A lon - bel", "F eng C A lon - bel", "F nth C A lon - bel"],
            Y=["F mao - eng", "F bre S F mao - eng"],
        )
        assert there in table.standing, edition


def test_retreats_in_a_game_follow_its_edition() -> None:
    for edition, places in (("2023", ("gas", "pie", "spa")), ("1971", ("pie", "spa"))):
        pieces = {"X": ["A gas", "A bur", "F mao", "F wes", "F lyo"], "Y": ["A mar"]}
        table = table_of_edition(edition).set_board(pieces)
        sea = [f"F {fleet} C A gas - mar" for fleet in ("mao", "wes", "lyo")]
        table.play_phase(X=["A gas - mar via convoy", "A bur S A gas - mar", *sea])
        # by the rules of that edition no order asks for a convoy, so the army goes by land
        if edition == "1971":
            assert not table.world.dislodged[0].by_sea
        (out,) = table.world.dislodged
        assert locations_for_retreat(table.state, out) == places, edition
        table.play_phase("retreats", Y=["A mar R gas"])
        assert ("Y A gas" in table.standing) == (edition == "2023")


def pieces_kept_without_order(edition: str, pieces: list[str], owners: dict[str, str]) -> set[str]:
    """Return the pieces that X keeps without an order. Rome was founded by X, and is lost."""
    table = table_of_edition(edition).set_board({"X": pieces, "Y": []}, owners, cities={"X": "rom"})
    table.skip_to_autumn().at("adjustments").play_phase("adjustments")
    return {one for one in table.standing if one.startswith("X")}


def test_a_silent_owner_loses_units_far_from_home_by_the_old_edition() -> None:
    owners = {"rom": "Y", "spa": "X"}
    assert pieces_kept_without_order("2023", ["A tus", "A mar"], owners) == {"X A mar"}
    assert pieces_kept_without_order("1971", ["A tus", "A mar"], owners) == {"X A tus"}


def test_a_fleet_in_winter_counts_what_it_can_sail_by_the_old_edition() -> None:
    owners = {"rom": "X", "nap": "Y"}
    assert pieces_kept_without_order("2023", ["F adr", "A boh"], owners) == {"X F adr"}
    assert pieces_kept_without_order("1971", ["F adr", "A boh"], owners) == {"X A boh"}
