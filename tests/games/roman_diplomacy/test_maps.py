"""The maps that come with the game, and the faults of map files."""

from typing import Any

import pytest
import yaml

from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS, load_map, load_shipped_map
from ledger.games.roman_diplomacy.maps.map_faults import too_few_cities_faults
from ledger.games.roman_diplomacy.maps.model import MapData
from ledger.scenario.yamlfile import ScenarioError

CITIES = {
    *("ank", "bul", "con", "gre", "mar", "nap", "rom"),
    *("rum", "sev", "smy", "spa", "tri", "tun", "ven"),
}
"""The centres of the standard board on the Mediterranean and the Black Sea (D-02, DIP-S02)."""


def count_borders(given: MapData) -> tuple[int, int]:
    """Return the numbers of borders of armies and of fleets, each counted once."""
    provinces = given.provinces.values()
    army = sum(len(one.army) for one in provinces)
    fleet = sum(len(reached) for one in provinces for reached in one.coasts.values())
    return army // 2, fleet // 2


@pytest.mark.parametrize(
    ("name", "provinces", "centres", "army", "fleet", "cities"),
    [
        ("standard", 75, 34, 111, 141, 14),
        ("classical", 117, 35, 154, 255, 31),
        ("mare_parvum", 13, 6, 10, 19, 6),
    ],
)
def test_each_map_has_the_places_and_borders_of_its_board(
    name: str, provinces: int, centres: int, army: int, fleet: int, cities: int
) -> None:
    given = load_shipped_map(name)
    assert len(given.provinces) == provinces
    assert sum(one.centre for one in given.provinces.values()) == centres
    assert count_borders(given) == (army, fleet)
    assert len(given.imperial_cities()) == cities


@pytest.mark.rule("DIP-PLAY-02")
def test_the_imperial_cities_of_the_standard_board() -> None:
    assert set(load_shipped_map("standard").imperial_cities()) == CITIES


def test_the_second_board_says_that_it_stands_in_for_another() -> None:
    assert [name for name in SHIPPED_MAPS if load_shipped_map(name).stand_in] == ["classical"]


@pytest.mark.rule("DIP-MAP-02")
def test_kiel_has_two_coasts_without_its_canal() -> None:
    kiel = load_shipped_map("standard").with_overlay("no_kiel_canal").board().provinces["kie"]
    assert {coast: set(reached) for coast, reached in kiel.fleet.items()} == {
        "wc": {"hel", "hol", "den"},
        "ec": {"bal", "ber", "den"},
    }


@pytest.mark.rule("DIP2-07")
def test_armies_use_the_passages_of_the_second_board() -> None:
    given = load_shipped_map("classical")
    assert given.passages
    for passage in given.passages:
        one, other = passage.split("-")
        assert other in given.provinces[one].army


def small_map_values() -> dict[str, Any]:
    """The small map as plain values, to be spoilt."""
    plain = load_shipped_map("mare_parvum").model_dump(mode="json", exclude_defaults=True)
    assert not plain.get("overlays")
    return plain


def map_faults(plain: dict[str, Any]) -> str:
    """Return the faults of a spoilt map."""
    with pytest.raises(ScenarioError) as wrong:
        load_map(yaml.safe_dump(plain), "spoilt.yaml")
    return str(wrong.value)


def test_the_small_map_itself_is_read_again_as_it_was() -> None:
    assert load_map(yaml.safe_dump(small_map_values()), "small.yaml") == load_shipped_map(
        "mare_parvum"
    )


def test_a_border_of_one_side_is_named() -> None:
    plain = small_map_values()
    plain["provinces"]["alb"]["army"].remove("bru")
    plain["provinces"]["mid"]["fleet"].remove("sic")
    said = map_faults(plain)
    assert "provinces.bru: armies go to Alba, and not back" in said
    assert "provinces.sic: fleets go from 'sic' to 'mid', and not back" in said


def test_a_neighbour_that_does_not_exist_is_named() -> None:
    plain = small_map_values()
    plain["provinces"]["alb"]["army"].append("xyz")
    plain["provinces"]["wst"]["fleet"].append("alb/nc")
    said = map_faults(plain)
    assert "armies go to 'xyz', which is no province" in said
    assert "fleets go to 'alb/nc', which is no coast of Alba" in said


def test_a_centre_that_nobody_can_reach_is_named() -> None:
    plain = small_map_values()
    plain["provinces"]["sic"]["fleet"] = []
    plain["provinces"]["mid"]["fleet"].remove("sic")
    said = map_faults(plain)
    assert "nobody can reach Sicilia" in said
    assert "Sicilia lies on a coast that no fleet reaches" in said


def test_a_sea_with_an_army_a_centre_or_without_a_name_is_named() -> None:
    plain = small_map_values()
    plain["provinces"]["wst"]["centre"] = True
    plain["provinces"]["wst"]["army"] = ["alb"]
    plain["provinces"]["alb"]["army"].append("wst")
    plain["seas"].append("alb")
    said = map_faults(plain)
    assert "Western Sea is a sea, where no army goes" in said
    assert "Western Sea is a sea, which is no centre and has no barbarians" in said
    assert "seas: 'alb' is no sea" in said


def test_a_land_whose_borders_contradict_its_terrain_is_named() -> None:
    plain = small_map_values()
    plain["provinces"]["dac"]["fleet"] = ["wst"]
    plain["provinces"]["wst"]["fleet"].append("dac")
    assert "Dacia lies inland, where no fleet goes" in map_faults(plain)


def test_a_map_without_centres_or_of_another_kind_is_refused() -> None:
    plain = small_map_values()
    for province in plain["provinces"].values():
        province.pop("centre", None)
    assert "no province is a centre" in map_faults(plain)
    with pytest.raises(ScenarioError, match="a map is a group of named fields"):
        load_map("[]", "list.yaml")
    with pytest.raises(KeyError):
        load_shipped_map("atlantis")


def test_an_overlay_is_checked_in_place() -> None:
    plain = small_map_values()
    plain["overlays"] = {"cut": {"alb": {"army": ["gal"]}, "xyz": {"army": []}}}
    assert "there is no province 'xyz'" in map_faults(plain)
    del plain["overlays"]["cut"]["xyz"]
    assert "overlays.cut.bru: armies go to Alba, and not back" in map_faults(plain)


def test_a_misspelt_field_is_named_with_its_line() -> None:
    plain = small_map_values()
    plain["provinces"]["alb"]["center"] = True
    assert "there is no field 'center' here; did you mean 'centre'?" in map_faults(plain)


@pytest.mark.rule("DIP-PLAY-01", "DIP-PLAY-02")
def test_too_few_cities_for_the_players_are_named() -> None:
    given = load_shipped_map("mare_parvum")
    cities = len(given.imperial_cities())
    assert not list(too_few_cities_faults(given, cities))
    said = "Mare Parvum has 6 imperial cities, which is too few for 7 players"
    assert (cities, list(too_few_cities_faults(given, cities + 1))) == (6, [said])


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_every_fleet_border_leads_into_a_neighbouring_province(name: str) -> None:
    board = load_shipped_map(name).board()
    for location, reached in board.fleet_reach.items():
        assert province_of(location) not in {province_of(other) for other in reached}
