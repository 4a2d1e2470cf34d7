"""The slices that this game adds to the view, and their viewers."""

import pytest

from ledger.games.ludi_romani.scenario.load import load_scenario
from ledger.games.ludi_romani.view import slices
from ledger.record.view import slices_of_bundles
from tests.games.ludi_romani.roles import ROLES, WHO, table_with_role
from tests.games.ludi_romani.scenes import view_of_character
from tests.games.ludi_romani.table import Table


def test_everybody_sees_people_places_market_and_readings() -> None:
    view = view_of_character(Table(), "@")
    parts = {key.partition("/")[0] for key in view}
    assert {"person", "place", "market", "proelia", "switches"} <= parts
    assert len([key for key in view if key.startswith("person/")]) == 68
    assert len([key for key in view if key.startswith("place/")]) == 13


def test_a_year_has_the_organisers_name() -> None:
    named = load_scenario(
        "based_on: ludi_romani\nyear_names: {44: The year of the murder}\n", "tonight.yaml"
    )
    assert view_of_character(Table(named), "@")["year"] == {"name": "The year of the murder"}
    assert view_of_character(Table(), "@")["year"] == {"name": ""}


def test_a_purse_is_seen_by_its_owner_and_the_fates() -> None:
    table = Table()
    assert [key for key in view_of_character(table, "antony") if "purse" in key] == ["purse/antony"]
    assert "purse/antony" in view_of_character(table, "fata")
    assert view_of_character(table, "antony")["purse/antony"]["holds"] == {"denarius": 400_000}


UNFIT = {
    "imperator": [],
    "senator": [],
    "virgo": ["legio_curialis", "legio_clientarum"],
    "matrona": ["legio_curialis", "legio_clientarum"],
    "amazon": [],
    "rex": ["legio_curialis"],
    "numen": [],
    "imago": ["legio_curialis", "legio_clientarum", "classis"],
}


@pytest.mark.rule("ROST-14", "ROST-15", "ROST-17", "REX-07")
@pytest.mark.parametrize("role", ROLES)
def test_a_purse_names_goods_that_its_owner_can_never_hold(role: str) -> None:
    purse = view_of_character(table_with_role(role), WHO[role])[f"purse/{WHO[role]}"]
    assert purse.get("unfit", []) == UNFIT[role]


@pytest.mark.rule("MERC-17")
def test_mercury_can_own_nothing_that_is_sold() -> None:
    purse = view_of_character(Table(), "mercury")["purse/mercury"]
    assert purse["unfit"] == ["legio_curialis", "legio_clientarum", "classis"]


def test_nothing_private_is_in_a_persons_public_slice() -> None:
    table = Table().set_fact("cassius", "status", "ring_bearer")
    for key, document in view_of_character(table, "@").items():
        if key.startswith("person/"):
            assert not {"denarius", "virus", "ring_of_gyges"} & document["holds"].keys()
            assert "ring_bearer" not in document["statuses"]
    assert view_of_character(table, "cassius")["purse/cassius"]["statuses"] == ["ring_bearer"]


def test_a_person_is_shown_with_role_place_and_public_things() -> None:
    octavian = view_of_character(Table(), "@")["person/octavian"]
    assert octavian["role"] == "imperator"
    assert (octavian["place"], octavian["seat"], octavian["arrived_rank"]) == (
        "northern_italy",
        "ordinary",
        1,
    )
    assert octavian["holds"] == {"legio_curialis": 3, "classis": 1, "suffragium": 10}


def test_a_place_is_shown_with_its_free_seats_throne_and_roads() -> None:
    egypt = view_of_character(Table().with_("antony", place="egypt"), "@")["place/egypt"]
    assert (egypt["capacity"], egypt["free"], egypt["throne"]) == (4, 3, "cleopatra")
    assert egypt["roads"] == ["syria", "mauretania"]
    assert sorted(egypt["here"]) == ["antony", "cleopatra"]


def test_a_throne_whose_rex_is_not_in_the_cast_is_none() -> None:
    assert (
        view_of_character(Table().leave_out_characters("cleopatra"), "@")["place/egypt"]["throne"]
        is None
    )


def test_the_market_shows_stocks_at_the_price_of_the_moment() -> None:
    table = Table()
    table.change_reading("prices.classis", "400000").accepted_entries()
    neptune = {
        "seller": "neptune",
        "asset": "classis",
        "price": 400_000,
        "stock": 20,
        "advertised": True,
    }
    assert neptune in view_of_character(table, "@")["market"]["stock"]


def test_a_flipped_reading_is_shown_with_its_value() -> None:
    table = Table()
    assert view_of_character(table, "@")["switches"] == {"flipped": {}}
    table.change_reading("cap.scope", "each_kind").accepted_entries()
    assert view_of_character(table, "@")["switches"] == {"flipped": {"cap.scope": "each_kind"}}


def test_a_private_gift_changes_no_byte_of_what_the_room_sees() -> None:
    table = Table()
    before = view_of_character(table, "@")
    table.act(
        "octavian", "give", to="antony", asset="denarius", quantity=100_000
    ).accepted_entries()
    assert view_of_character(table, "@") == before


def test_slices_that_nothing_touched_keep_their_source() -> None:
    table = Table()
    before = {key: part.source for key, part in slices_of_bundles(slices(table.state))}
    table.act(
        "octavian", "give", to="antony", asset="denarius", quantity=100_000
    ).accepted_entries()
    changed = {
        key
        for key, part in slices_of_bundles(slices(table.state))
        if not all(a is b for a, b in zip(part.source, before[key], strict=True))
    }
    assert changed == {
        f"{family}/{who}" for family in ("person", "purse", "aim") for who in ("octavian", "antony")
    }


def test_a_private_gift_opens_the_market_and_of_the_cast_only_the_two() -> None:
    table = Table()
    before = {bundle.name: bundle.source for bundle in slices(table.state)}
    table.act(
        "octavian", "give", to="antony", asset="denarius", quantity=100_000
    ).accepted_entries()
    changed = {
        bundle.name: bundle
        for bundle in slices(table.state)
        if not all(a is b for a, b in zip(bundle.source, before[bundle.name], strict=True))
    }
    assert changed.keys() == {"cast", "aims", "market"}
    since = changed["cast"].since
    assert since is not None
    found = {key for key, _slice in since(before["cast"])}
    assert found == {"person/octavian", "purse/octavian", "person/antony", "purse/antony"}
