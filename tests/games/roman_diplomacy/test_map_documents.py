"""The document from which phones draw a map."""

import gzip
import json
from pathlib import Path

import msgspec
import pytest

from ledger.games.roman_diplomacy.maps.document import MapDoc, map_document, map_picture
from ledger.games.roman_diplomacy.maps.load import (
    SHIPPED_MAPS,
    load_shipped_drawing,
    load_shipped_map,
)
from tests.shape.tree import ROOT

PHONE = Path(ROOT, "pwa/src/games/roman_diplomacy/map/fixtures.json")


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_a_document_has_every_province_with_its_name_and_is_small(name: str) -> None:
    picture = map_picture(load_shipped_map(name), load_shipped_drawing(name))
    document = msgspec.json.decode(picture.body, type=MapDoc)
    assert {place: one["name"] for place, one in document["provinces"].items()} == {
        place: one.name for place, one in load_shipped_map(name).provinces.items()
    }
    assert len(gzip.compress(picture.body)) < 20 * 1024
    assert b".0" not in picture.body


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_a_centre_has_a_city_a_land_a_marker_and_a_sea_neither(name: str) -> None:
    document = map_document(load_shipped_map(name), load_shipped_drawing(name))
    for place, one in load_shipped_map(name).provinces.items():
        area = document["provinces"][place]
        assert (area["centre"] is not None) == one.centre
        assert (area["garrison"] is not None) == one.centre
        assert (area["marker"] is not None) == (one.terrain != "sea")
        assert set(area["coasts"]) >= {coast for coast in one.coasts if coast}


def test_the_document_names_the_owner_of_the_data_and_a_stand_in() -> None:
    documents = {
        name: map_document(load_shipped_map(name), load_shipped_drawing(name))
        for name in SHIPPED_MAPS
    }
    assert "Copyright (c) 2017 Manus Hand" in documents["standard"]["notice"]
    assert "Copyright (c) 2017 Manus Hand" in documents["classical"]["notice"]
    assert "stands in for" in documents["classical"]["notice"]
    assert [name for name in SHIPPED_MAPS if documents[name]["stand_in"]] == ["classical"]


def test_the_phones_own_tests_draw_the_small_map_as_the_server_gives_it() -> None:
    given = map_document(load_shipped_map("mare_parvum"), load_shipped_drawing("mare_parvum"))
    assert json.loads(PHONE.read_text(encoding="utf-8")) == given
