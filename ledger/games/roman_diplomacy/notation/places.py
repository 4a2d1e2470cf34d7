"""Names of places in orders: ids, full names, and coasts as `Spa/sc` or `Spain(sc)`."""

import re
from difflib import get_close_matches
from functools import cached_property

from ledger.games.roman_diplomacy.adjudication.board import Board

COAST_NAMES = {
    "nc": "north coast",
    "sc": "south coast",
    "ec": "east coast",
    "wc": "west coast",
}
"""The full names of coasts, by their short names."""

_COAST_PATTERN = (
    r"\s*(?:/\s*(?P<slash>[nsew]c)\b"
    r"|\(\s*(?P<bracket>[nsew]c|(?:north|south|east|west) coast)\s*\))"
)


class Gazetteer:
    """A list of a board's places that can be searched by name. Case and dots do not matter."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @cached_property
    def ids(self) -> dict[str, str]:
        """The id of each province by its plain names."""
        provinces = self.board.provinces.values()
        return {
            comparable_name(place_name): province.id
            for province in provinces
            for place_name in (province.id, province.name)
        }

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        sorted_names = sorted(self.ids, key=len, reverse=True)
        name_pattern = "|".join(
            r"[\s.\-]+".join(map(re.escape, place_name.split())) for place_name in sorted_names
        )
        return re.compile(
            rf"(?P<name>{name_pattern})(?![\w]){'(?:' + _COAST_PATTERN + ')?'}", re.IGNORECASE
        )

    def place_at(self, text: str, column: int) -> tuple[str, int] | None:
        """Return the location at this column and the column after it; None without a location."""
        match = self._pattern.match(text, column)
        if match is None:
            return None
        coast = (match["slash"] or match["bracket"] or "").lower()
        abbreviation = next(
            (coast_key for coast_key, coast_name in COAST_NAMES.items() if coast_name == coast),
            coast,
        )
        place = self.ids[comparable_name(match["name"])]
        return (f"{place}/{abbreviation}" if abbreviation else place), match.end()

    def nearest(self, word: str) -> str:
        """Return the name of the most similar place; "" if none is similar."""
        similar_names = get_close_matches(comparable_name(word), self.ids, n=1, cutoff=0.5)
        return self.board.provinces[self.ids[similar_names[0]]].name if similar_names else ""


def comparable_name(place_name: str) -> str:
    """Return a name for comparison: lower case, single spaces, no dots or hyphens."""
    return " ".join(re.sub(r"[.\-]", " ", place_name.lower()).split())


def write_location(location: str) -> str:
    """Return a location in the notation of orders: `Spa`, `Spa/sc`."""
    place, separator, coast = location.partition("/")
    return f"{place.capitalize()}{separator}{coast}"
