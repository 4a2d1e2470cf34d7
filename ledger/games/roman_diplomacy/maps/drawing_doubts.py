"""Doubts about a usable drawing: points that an organiser should check."""

from collections.abc import Iterator

from ledger.games.roman_diplomacy.maps.drawing import Drawing, NameDrawing
from ledger.games.roman_diplomacy.maps.drawing_check import Outlines, outlines_of
from ledger.games.roman_diplomacy.maps.model import MapData
from ledger.games.roman_diplomacy.maps.outline import is_inside
from ledger.games.roman_diplomacy.maps.outline_scan import (
    BorderMeasures,
    ProvincePair,
    measure_borders,
)
from ledger.language.grammar import count_text

NEGLIGIBLE_SHARE = 1 / 150
"""The length for which outlines of non-neighbours may touch, as a share of the longer side."""

LARGEST_SLIVER = 1 / 20
"""The area in which outlines may overlap, as a share of the square around a unit's sign."""

_WIDTHS_BY_LETTERS = {
    " .,'il": 0.26,
    "-jfrtIJ": 0.34,
    "csz": 0.41,
    "evxyFL": 0.46,
    "agkoST": 0.5,
    "bdhnpqu": 0.53,
    "BCEKPYZ": 0.57,
    "ADGOQRUVX": 0.63,
    "HNw": 0.7,
    "mM": 0.81,
    "W": 0.9,
}
LETTER_WIDTHS = {
    letter: width for letters, width in _WIDTHS_BY_LETTERS.items() for letter in letters
}
"""The width of letters in the phone's typeface, as a share of their height."""

OTHER_LETTER_WIDTH = 0.6
"""The width of a letter that is not listed, as a share of its height."""

DISTANCE_APART = 0.05
"""The space between letters, as a share of their height."""

DEEPEST_ZOOM = 6
"""The maximum width of the enlarged map on a phone, in screen widths."""

PHONE_WIDTH = 390
"""The width of a phone's screen, in pixels."""

LEGIBLE_SIZE = 10
"""The minimum height of legible letters, in pixels."""


def doubts_of_drawing(drawing: Drawing, map_data: MapData) -> tuple[str, ...]:
    """Return a sentence for each doubt about a drawing without faults."""
    outlines = outlines_of(drawing)
    border_measures = measure_borders(outlines, max(drawing.size))
    return (
        *_doubts_of_pairs_apart(drawing, map_data, border_measures),
        *_doubts_of_pairs_together(drawing, map_data, border_measures),
        *_overlap_doubts(drawing, map_data, border_measures),
        *_name_doubts(drawing, map_data, outlines),
    )


def name_size(name_drawing: NameDrawing, text: str) -> tuple[float, float]:
    """Return the width and the height of a name, in units of the drawing."""
    lines = name_drawing.lines or (text,)
    return max(map(_line_width, lines)) * name_drawing.size, name_drawing.size * (
        0.25 + 0.75 * len(lines)
    )


def _line_width(line: str) -> float:
    """Return the width of a written line, as a multiple of its letters' height."""
    return sum(LETTER_WIDTHS.get(letter, OTHER_LETTER_WIDTH) + DISTANCE_APART for letter in line)


def _neighbours(map_data: MapData) -> set[ProvincePair]:
    variants = (map_data, *(map_data.with_overlay(overlay) for overlay in map_data.overlays))
    return {
        frozenset((province_id, neighbour))
        for variant in variants
        for province_id, province_data in variant.provinces.items()
        for neighbour in province_data.neighbours
    }


def _names_of_pair(map_data: MapData, pair: ProvincePair) -> str:
    return " and ".join(sorted(map_data.provinces[place].name for place in pair))


def _doubts_of_pairs_apart(
    drawing: Drawing, map_data: MapData, border_measures: BorderMeasures
) -> Iterator[str]:
    linked_pairs = {frozenset(link.split("-")) for link in drawing.links}
    for pair in sorted(
        _neighbours(map_data) - linked_pairs - border_measures.adjacent_lengths.keys(), key=sorted
    ):
        pair_text = _names_of_pair(map_data, pair)
        yield f"{pair_text} are neighbours, but drawn apart; draw a link between them"


def _doubts_of_pairs_together(
    drawing: Drawing, map_data: MapData, border_measures: BorderMeasures
) -> Iterator[str]:
    negligible_length, neighbours = NEGLIGIBLE_SHARE * max(drawing.size), _neighbours(map_data)
    for pair, length in sorted(
        border_measures.adjacent_lengths.items(),
        key=lambda pair_and_length: sorted(pair_and_length[0]),
    ):
        if length > negligible_length and pair not in neighbours:
            pair_text = _names_of_pair(map_data, pair)
            yield f"{pair_text} are drawn side by side, but nothing goes between them"


def _overlap_doubts(
    drawing: Drawing, map_data: MapData, border_measures: BorderMeasures
) -> Iterator[str]:
    for pair, area in sorted(
        border_measures.shared_areas.items(), key=lambda pair_and_area: sorted(pair_and_area[0])
    ):
        if area > LARGEST_SLIVER * (2 * drawing.sign) ** 2:
            pair_text = _names_of_pair(map_data, pair)
            yield f"{pair_text} overlap by {count_text(round(area), 'square unit')}"


def _name_doubts(drawing: Drawing, map_data: MapData, outlines: Outlines) -> Iterator[str]:
    smallest_size = DEEPEST_ZOOM * PHONE_WIDTH / drawing.size[0]
    for province_id, province_drawing in drawing.provinces.items():
        name_drawing, text = province_drawing.name, map_data.provinces[province_id].name
        if name_drawing.size * smallest_size < LEGIBLE_SIZE:
            yield f"the name of {text} is too small to be read on a phone"
        if name_drawing.leader is None and not name_drawing.turn:
            (x, y), (width, height) = name_drawing.at, name_size(name_drawing, text)
            corners = [
                (x + dx * width / 2, y + dy * height / 2) for dx in (-1, 1) for dy in (-1, 1)
            ]
            if not all(is_inside(corner, outlines[province_id]) for corner in corners):
                yield f"the name of {text} is wider than its outline; break it or draw a leader"
