"""Faults and doubts of the drawing of a map."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from shapely.geometry import Polygon

from ledger.games.roman_diplomacy.maps.drawing_doubts import doubts_of_drawing
from ledger.games.roman_diplomacy.maps.load import (
    load_drawing,
    load_map,
    load_shipped_drawing,
    load_shipped_map,
)
from ledger.games.roman_diplomacy.maps.outline import OutlineError, is_inside, rings_of_path
from ledger.scenario.yamlfile import ScenarioError
from tests.shape.tree import ROOT

PAGE = Path(ROOT, "ledger/games/roman_diplomacy/maps/README.md")
EXAMPLES = re.findall(
    r"^```yaml\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)


def small_drawing() -> dict[str, Any]:
    """Return the drawing of the small map as plain values, to be spoilt."""
    return load_shipped_drawing("mare_parvum").model_dump(mode="json", exclude_defaults=True)


def drawing_faults(plain: dict[str, Any]) -> str:
    """Return the faults of a spoilt drawing of the small map."""
    with pytest.raises(ScenarioError) as wrong:
        load_drawing(yaml.safe_dump(plain), "spoilt.yaml", load_shipped_map("mare_parvum"))
    return str(wrong.value)


def doubts_about(plain: dict[str, Any]) -> tuple[str, ...]:
    """Return the doubts about a changed drawing of the small map."""
    given = load_shipped_map("mare_parvum")
    return doubts_of_drawing(load_drawing(yaml.safe_dump(plain), "changed.yaml", given), given)


def test_the_map_and_the_drawing_on_the_page_can_be_used() -> None:
    given = load_map(EXAMPLES[0], "README.md")
    drawing = load_drawing(EXAMPLES[1], "README.md", given)
    assert set(drawing.provinces) == set(given.provinces)
    assert doubts_of_drawing(drawing, given) == ()


def test_the_drawing_of_the_small_map_is_read_again_as_it_was() -> None:
    again = load_drawing(
        yaml.safe_dump(small_drawing()), "again.yaml", load_shipped_map("mare_parvum")
    )
    assert again == load_shipped_drawing("mare_parvum")


def test_a_province_without_drawing_and_one_that_does_not_exist_are_named() -> None:
    plain = small_drawing()
    plain["provinces"]["xyz"] = plain["provinces"].pop("alb")
    said = drawing_faults(plain)
    assert "provinces: Alba ('alb') is not drawn" in said
    assert "provinces.xyz: the map has no province 'xyz'" in said


def test_an_outline_that_is_not_closed_is_named_with_its_line() -> None:
    plain = small_drawing()
    plain["provinces"]["alb"]["outline"] = "M0 0L100 0L100 100"
    said = drawing_faults(plain)
    assert re.search(r"spoilt.yaml, line \d+, provinces.alb.outline: the outline of Alba", said)
    assert "is not closed: what begins at 0 0 should end with Z" in said


def test_an_outline_that_leaves_the_field_is_named() -> None:
    plain = small_drawing()
    plain["size"] = [900, 700]
    assert "the outline of Eastern Sea leaves the field of 900 by 700" in drawing_faults(plain)


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("unit", "the place of the unit"),
        ("dislodged", "the place of the dislodged unit"),
        ("centre", "the city"),
        ("garrison", "the place of the garrison"),
        ("marker", "the place of the barbarians"),
    ],
)
def test_a_point_outside_its_province_is_named(field: str, words: str) -> None:
    plain = small_drawing()
    plain["provinces"]["alb"][field] = [600, 600]
    assert f"provinces.alb.{field}: {words} of Alba is outside of its outline" in drawing_faults(
        plain
    )


def test_a_name_may_stand_outside_if_a_line_leads_from_it_into_its_province() -> None:
    plain = small_drawing()
    name = plain["provinces"]["sic"]["name"]
    name["at"] = [600, 560]
    assert "without a leader to it, the name of Sicilia is outside" in drawing_faults(plain)
    name["leader"] = list(plain["provinces"]["sic"]["unit"])
    assert doubts_about(plain) == ()


@pytest.mark.parametrize(
    ("field", "message"),
    [
        ("centre", "Alba is a centre; say where the city is"),
        ("garrison", "Alba is a centre; say where the place of the garrison is"),
        ("marker", "Alba is a land; say where its barbarians are marked"),
    ],
)
def test_a_place_that_is_missing_is_named(field: str, message: str) -> None:
    plain = small_drawing()
    del plain["provinces"]["alb"][field]
    assert message in drawing_faults(plain)


@pytest.mark.rule("DIP-MAP-02")
def test_a_coast_that_only_an_overlay_has_needs_a_place_for_its_fleet() -> None:
    plain = load_shipped_drawing("standard").model_dump(mode="json", exclude_defaults=True)
    del plain["provinces"]["kie"]["coasts"]["wc"]
    plain["provinces"]["kie"]["coasts"]["nc"] = list(plain["provinces"]["kie"]["unit"])
    with pytest.raises(ScenarioError) as wrong:
        load_drawing(yaml.safe_dump(plain), "spoilt.yaml", load_shipped_map("standard"))
    assert "Kiel has a coast 'wc'; say where its fleet lies" in str(wrong.value)
    assert "Kiel has no coast 'nc'" in str(wrong.value)


def test_a_link_between_provinces_that_are_no_neighbours_is_named() -> None:
    plain = small_drawing()
    plain["links"] = {"alb-thr": "M0 0 L9 9", "xyz-alb": "M0 0 L9 9"}
    said = drawing_faults(plain)
    assert "links.alb-thr: nothing goes from 'alb' to 'thr'" in said
    assert "links.xyz-alb: nothing goes from 'xyz' to 'alb'" in said


def test_a_file_that_is_no_drawing_is_refused() -> None:
    with pytest.raises(ScenarioError, match="a drawing is a group of named fields"):
        load_drawing("[]", "list.yaml", load_shipped_map("mare_parvum"))
    with pytest.raises(KeyError):
        load_shipped_drawing("atlantis")


def test_neighbours_that_are_drawn_apart_are_doubtful_until_a_link_is_drawn() -> None:
    plain = small_drawing()
    whole = plain["provinces"]["mid"]["outline"]
    around = whole[: whole.index("z") + 1]
    plain["provinces"]["mid"]["outline"] = f"{around}M484 417h148v107h-148z"
    plain["provinces"]["mid"]["name"]["size"] = 12
    assert doubts_about(plain) == (
        "Middle Sea and Sicilia are neighbours, but drawn apart; draw a link between them",
    )
    plain["links"] = {"mid-sic": "M500 440L480 430"}
    assert doubts_about(plain) == ()


def test_provinces_side_by_side_between_which_nothing_goes_are_doubtful() -> None:
    given = load_shipped_map("mare_parvum")
    plain = given.model_dump(mode="json", exclude_defaults=True)
    plain["provinces"]["alb"]["army"].remove("gal")
    plain["provinces"]["gal"]["army"].remove("alb")
    cut = load_map(yaml.safe_dump(plain), "cut.yaml")
    assert doubts_of_drawing(load_shipped_drawing("mare_parvum"), cut) == (
        "Alba and Gallia are drawn side by side, but nothing goes between them",
    )


def test_outlines_that_overlap_are_doubtful() -> None:
    plain = small_drawing()
    whole = plain["provinces"]["mid"]["outline"]
    plain["provinces"]["mid"]["outline"] = whole[: whole.index("z") + 1]
    (overlap,) = doubts_about(plain)
    area = re.fullmatch(r"Middle Sea and Sicilia overlap by (\d+) square units", overlap)
    assert area is not None
    (ring,) = rings_of_path(plain["provinces"]["sic"]["outline"])
    assert int(area[1]) == pytest.approx(Polygon(ring).area, rel=0.02)


def test_a_name_that_is_too_long_or_too_small_is_doubtful() -> None:
    plain = small_drawing()
    plain["provinces"]["sic"]["name"]["size"] = 60
    plain["provinces"]["alb"]["name"]["size"] = 4
    assert doubts_about(plain) == (
        "the name of Alba is too small to be read on a phone",
        "the name of Sicilia is wider than its outline; break it or draw a leader",
    )


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("", "is empty"),
        ("M0 0L9 0L9 9", "is not closed"),
        ("M0 0L9 0L9 9M1 1L2 2L3 1Z", "is not closed"),
        ("M0 0L9 0Z", "fewer than three corners"),
        ("M0 0A5 5 0 0 0 9 9Z", "has a command 'A'"),
        ("M0 0L9 Z", "too few numbers after 'L'"),
        ("5 5L9 9Z", "has a number where a command should be: 5"),
        ("M0 0L9 0L9 9Z 4 4", "has a number where a command should be: 4"),
        ("M0 0L9 0#Z", "has '#'"),
    ],
)
def test_a_path_that_is_no_outline_is_refused_with_the_reason(path: str, message: str) -> None:
    with pytest.raises(OutlineError, match=re.escape(message)):
        rings_of_path(path)


def test_an_outline_is_read_in_every_notation() -> None:
    square = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
    for path in ("M0 0L9 0L9 9L0 9Z", "m0,0 9,0 0,9-9 0z", "M0 0H9V9H0Z", "M0 0h9v9h-9V0z"):
        assert rings_of_path(path) == (square,), path
    assert rings_of_path("M0 0L9 0L9 9L0 9L0 0") == (square,)


def test_a_second_ring_counts_from_the_first_and_makes_a_hole() -> None:
    outline = rings_of_path("M0 0h30v30h-30zm10 10h10v10h-10z")
    assert outline[1] == ((10.0, 10.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.0))
    assert is_inside((5, 5), outline)
    assert not is_inside((15, 15), outline)


def test_a_curve_is_followed() -> None:
    outline = rings_of_path("M0 0C0 20 40 20 40 0Q20-40 0 0Z")
    assert is_inside((20, 14), outline)
    assert not is_inside((20, 16), outline)
    assert is_inside((20, -19), outline)
    assert not is_inside((20, -21), outline)
