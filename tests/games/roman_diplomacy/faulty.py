"""Scenario files with a fault: in the map, its drawing, or the number of players."""

from collections.abc import Callable, Mapping
from typing import Any

import yaml

from ledger.games.roman_diplomacy.maps.load import load_shipped_drawing, load_shipped_map

Plain = dict[str, Any]
Spoil = Callable[[Plain], None]


def faultless_scenario() -> Plain:
    """Return a scenario with the small map and its drawing, as plain values."""
    board = load_shipped_map("mare_parvum").model_dump(mode="json", exclude_defaults=True)
    drawing = load_shipped_drawing("mare_parvum").model_dump(mode="json", exclude_defaults=True)
    return {
        "based_on": "roman_diplomacy",
        "special_sites": [],
        "win_centres": 4,
        "players": 3,
        "map": board,
        "drawing": drawing,
    }


def text_of_spoilt_scenario(spoil: Spoil) -> str:
    """Return the text of a scenario with this fault."""
    plain = faultless_scenario()
    spoil(plain)
    return yaml.safe_dump(plain, sort_keys=False)


def line_of_keys(text: str, *path: str) -> int:
    """Return the line of the last of these keys, each inside the one before."""
    lines, at = text.splitlines(), -1
    for depth, key in enumerate(path):
        start = f"{'  ' * depth}{key}:"
        at = next(n for n in range(at + 1, len(lines)) if lines[n].startswith(start))
    return at + 1


def _remove_way_back(plain: Plain) -> None:
    plain["map"]["provinces"]["gal"]["army"].remove("alb")


def _remove_sea_way_back(plain: Plain) -> None:
    plain["map"]["provinces"]["mid"]["fleet"].remove("sic")


def _cut_aegyptus_off(plain: Plain) -> None:
    """Remove every way to and from Aegyptus."""
    provinces = plain["map"]["provinces"]
    for one in provinces.values():
        for kind in ("army", "fleet"):
            one[kind] = [other for other in one.get(kind, []) if other != "aeg"]
    provinces["aeg"] |= {"army": [], "fleet": []}


def _remove_drawing(plain: Plain) -> None:
    del plain["drawing"]["provinces"]["ill"]


def _add_players(plain: Plain) -> None:
    plain["players"] = 7


def _misspell_key(plain: Plain) -> None:
    plain["map"]["provinces"]["alb"]["center"] = True


FAULTS: Mapping[str, tuple[Spoil, tuple[str, ...], str]] = {
    "an army's border of one side": (
        _remove_way_back,
        ("map", "provinces", "alb"),
        "armies go to Gallia, and not back",
    ),
    "a fleet's border of one side": (
        _remove_sea_way_back,
        ("map", "provinces", "sic"),
        "fleets go from 'sic' to 'mid', and not back",
    ),
    "a centre that nobody can reach": (
        _cut_aegyptus_off,
        ("map", "provinces", "aeg"),
        "nobody can reach Aegyptus from alb",
    ),
    "a province without a drawing": (
        _remove_drawing,
        ("drawing", "provinces"),
        "Illyria ('ill') is not drawn",
    ),
    "too few cities for the players": (
        _add_players,
        ("players",),
        "Mare Parvum has 6 imperial cities, which is too few for 7 players",
    ),
    "a field that there is not": (
        _misspell_key,
        ("map", "provinces", "alb", "center"),
        "there is no field 'center' here; did you mean 'centre'?",
    ),
}
"""The faults, each with the function that causes it, its field, and its message."""
