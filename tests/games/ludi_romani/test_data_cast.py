"""The cast: the data of the game agree with the rulebook."""

from collections import Counter

import pytest

from ledger.games.ludi_romani.scenario.defaults import default_scenario, powers
from ledger.games.ludi_romani.scenario.model import CharacterData
from ledger.games.ludi_romani.state import ROLES

SCENARIO = default_scenario()
ROSTER = Counter(character.role for character in SCENARIO.cast.values())


def characters_of_role(role: str) -> dict[str, CharacterData]:
    return {name: one for name, one in SCENARIO.cast.items() if one.role == role}


def total_of_asset(characters: dict[str, CharacterData], asset: str) -> int:
    return sum(character.holdings.get(asset, 0) for character in characters.values())


@pytest.mark.rule("ROST-01")
def test_everybody_starts_in_one_of_the_five_roles_one_can_start_in() -> None:
    assert ROSTER == {"imperator": 7, "senator": 19, "virgo": 7, "rex": 4, "numen": 31}
    assert len(SCENARIO.mortals) == 37


@pytest.mark.rule("ROST-01")
def test_a_character_has_one_of_the_listed_roles() -> None:
    women = ("virgo", "matrona", "free_woman", "amazon", "vestal")
    assert set(ROLES) == {"imperator", "senator", *women, "rex", "numen"}
    assert len(ROLES) == 9


@pytest.mark.rule("ROST-02")
def test_seven_generals_start_in_their_regions_with_ten_suffragia_each() -> None:
    generals = characters_of_role("imperator")
    assert {name: general.start for name, general in generals.items()} == {
        "octavian": "northern_italy",
        "antony": "asia_minor",
        "lepidus": "spain",
        "m_brutus": "greece",
        "cassius": "greece",
        "sextus_pompey": "sicily",
        "agrippa": "northern_italy",
    }
    assert {general.holdings["suffragium"] for general in generals.values()} == {10}
    assert total_of_asset(generals, "denarius") == 3_300_000
    assert total_of_asset(generals, "suffragium") == 70
    assert total_of_asset(generals, "legio_curialis") == 21
    assert total_of_asset(generals, "classis") == 10


@pytest.mark.rule("ROST-03")
def test_nineteen_senators_start_where_they_like_with_one_classis_and_no_legio() -> None:
    senators = characters_of_role("senator")
    assert len(senators) == 19
    for senator in senators.values():
        assert senator.start == "any_free_seat"
        assert senator.holdings.keys() == {"denarius", "suffragium", "classis"}
        assert senator.holdings["classis"] == 1
        assert 10 <= senator.holdings["suffragium"] <= 80
    assert senators["cicero"].holdings["suffragium"] == 80


@pytest.mark.rule("ROST-05")
def test_seven_noble_women_start_in_rome_each_with_a_dos_of_her_own() -> None:
    women = characters_of_role("virgo")
    assert {name: woman.dos_value for name, woman in women.items()} == {
        "servilia": 1_000_000,
        "livia": 2_000_000,
        "atia": 1_500_000,
        "octavia": 3_000_000,
        "scribonia": 2_500_000,
        "calpurnia": 2_000_000,
        "antonia": 500_000,
    }
    for woman in women.values():
        assert woman.start == "rome"
        held = (woman.holdings["dos"], woman.holdings["classis"], woman.holdings["palla_pietatis"])
        assert held == (1, 1, 1)
        assert "suffragium" not in woman.holdings


@pytest.mark.rule("ROST-10")
def test_thirty_one_gods_start_where_they_like_with_the_sums_of_the_roster() -> None:
    numina = characters_of_role("numen")
    assert len(numina) == 31
    assert {numen.start for numen in numina.values()} == {"any_free_seat"}
    assert total_of_asset(numina, "denarius") == 115_000_000
    assert total_of_asset(numina, "legio_curialis") == 85
    assert total_of_asset(numina, "legio_clientarum") == 65
    assert total_of_asset(numina, "classis") == 50
    assert total_of_asset(numina, "virus") == 12
    assert total_of_asset(numina, "ring_of_gyges") == 1


@pytest.mark.rule("ROST-11")
def test_four_rulers_start_on_their_thrones_with_their_own_holdings() -> None:
    reges = characters_of_role("rex")
    assert {name: (rex.start, dict(rex.holdings)) for name, rex in reges.items()} == {
        "cleopatra": ("egypt", {"denarius": 100_000, "legio_clientarum": 2, "classis": 5}),
        "bogud": (
            "mauretania",
            {"denarius": 200_000, "legio_clientarum": 4, "classis": 2, "rexpressus": 1},
        ),
        "ariovistus": ("germania", {"legio_clientarum": 6, "rexpressus": 1}),
        "pacorus": ("parthia", {"denarius": 1_200_000, "legio_clientarum": 3, "rexpressus": 1}),
    }
    assert SCENARIO.thrones == {name: rex.start for name, rex in reges.items()}


@pytest.mark.rule("ROST-16")
def test_special_dice_lie_with_the_gods_of_the_roster() -> None:
    def owners_of_exactly_one(asset: str) -> set[str]:
        return {name for name, one in SCENARIO.cast.items() if one.holdings.get(asset) == 1}

    assert owners_of_exactly_one("legio_ultrix_immortalis") == {"mars"}
    cohortes = {"phobos", "deimos", "ares", "bellona", "saturn_ops"}
    assert owners_of_exactly_one("cohors_ultrix_immortalis") == cohortes
    assert owners_of_exactly_one("legio_fabrilis") == {"vulcan"}
    assert owners_of_exactly_one("rota_fortunae") == {"fortuna"}


@pytest.mark.rule("ROST-17")
def test_lepidus_ariovistus_and_pacorus_are_the_mortals_without_a_classis() -> None:
    without = {one.id for one in SCENARIO.mortals if not one.holdings.get("classis")}
    assert without == {"lepidus", "ariovistus", "pacorus"}


@pytest.mark.rule("ROST-19")
def test_every_dos_starts_with_its_virgo() -> None:
    with_dos = {name for name, one in SCENARIO.cast.items() if one.holdings.get("dos")}
    assert with_dos == set(characters_of_role("virgo"))
    assert [name for name, one in SCENARIO.cast.items() if "hold_dos" in one.powers] == ["juno"]


@pytest.mark.rule("ROST-20")
def test_every_rex_but_cleopatra_has_one_rexpressus() -> None:
    held = {
        name: one.holdings.get("rexpressus", 0) for name, one in characters_of_role("rex").items()
    }
    assert held == {"cleopatra": 0, "bogud": 1, "ariovistus": 1, "pacorus": 1}
    assert total_of_asset(dict(SCENARIO.cast), "rexpressus") == 3


@pytest.mark.rule("ROST-23")
def test_double_names_are_one_entry_and_some_have_several_cards() -> None:
    doubles = ("cleopatra", "fortuna", "saturn_ops", "tyr_wotan", "fata")
    cards = {name: SCENARIO.cast[name].cards for name in doubles}
    assert cards == {"cleopatra": 1, "fortuna": 1, "saturn_ops": 2, "tyr_wotan": 1, "fata": 3}
    assert sum(character.cards for character in SCENARIO.cast.values()) == 68 + 2 + 1


@pytest.mark.rule("ROST-25")
@pytest.mark.parametrize(
    ("role", "worth"),
    [
        ("imperator", 1_600_000),
        ("senator", 1_600_000),
        ("virgo", 3_300_000),
        ("rex", 2_400_000),
    ],
)
def test_everybody_of_a_role_starts_with_the_same_worth(role: str, worth: int) -> None:
    assert {SCENARIO.start_worth(one) for one in characters_of_role(role).values()} == {worth}


@pytest.mark.rule("MERC-07", "MERC-08", "MERC-09")
def test_the_sellers_of_the_roster_have_the_powers() -> None:
    sellers = {
        asset: {numen.id for numen in SCENARIO.numina if asset in numen.sells}
        for asset in ("legio_curialis", "legio_clientarum", "classis")
    }
    olympians = {"juppiter", "juno", "minerva", "apollo", "diana", "vulcan"}
    assert sellers["legio_curialis"] == olympians
    assert sellers["legio_clientarum"] == {"tanit", "isis", "mithras", "tyr_wotan"}
    assert sellers["classis"] == {"neptune", "amphitrite", "oceanus"}
    selling = {
        "legio_curialis": "sell_lc",
        "legio_clientarum": "sell_lcl",
        "classis": "sell_classes",
    }
    for asset, power in selling.items():
        assert sellers[asset] == {one.id for one in SCENARIO.numina if power in one.powers}


@pytest.mark.rule("MOTUS-11", "MOTUS-12")
def test_eight_gods_take_no_ordinary_seat_in_winter() -> None:
    seats = {numen.id: numen.hiems_seat for numen in SCENARIO.numina}
    assert {name for name, seat in seats.items() if seat == "rome_no_seat"} == {
        "venus",
        "mars",
        "phobos",
        "deimos",
    }
    assert {name for name, seat in seats.items() if seat == "exempt"} == {
        "mercury",
        "juventas",
        "apollo",
        "diana",
    }


@pytest.mark.rule("PROEL-03")
def test_every_god_may_preside_but_three() -> None:
    barred = {numen.id for numen in SCENARIO.numina if not numen.may_preside}
    assert barred == {"mercury", "juventas", "cybele"}


def test_every_power_is_explained_and_belongs_to_somebody() -> None:
    held = {power for numen in SCENARIO.numina for power in numen.powers}
    assert held == powers().keys()
