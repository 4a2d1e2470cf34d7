"""Names from a game's data are translated; ids never change."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from api.base.language import use_language
from api.game.reader import GameReader
from api.reading.moment import names_function
from api.reading.sentences import text_of_line, without_crowds
from ledger.contract.messages import LANGUAGES, messages_of
from ledger.games.catalogue import GAMES
from ledger.kernel.view.visibility import visible_entry
from ledger.record.audience import Viewer
from tests.projections.evenings import random_evening
from tests.shape.tree import ROOT

SHIPPED = [
    (game, file)
    for game in GAMES
    for folder in ("data", "maps")
    for file in sorted((ROOT / "ledger/games" / game / folder).glob("*.yaml"))
]


def names_in(data: object) -> Iterator[str]:
    """Yield every name in a file of data."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key in ("name", "short") and isinstance(value, str):
                yield value
            else:
                yield from names_in(value)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from names_in(part)


@pytest.mark.parametrize(("game", "file"), SHIPPED, ids=lambda it: getattr(it, "stem", str(it)))
def test_every_name_in_the_data_has_a_message_and_is_unchanged_in_english(
    game: str, file: Path
) -> None:
    messages = messages_of(game)
    for name in names_in(yaml.safe_load(file.read_text(encoding="utf-8"))):
        assert messages.name_in_language(name) == name
        assert messages.has(messages.key_of_name(name)), name


def test_spanish_calls_rome_roma_and_leaves_unknown_names() -> None:
    spanish = messages_of("ludi_romani", "es")
    said = {
        name: spanish.name_in_language(name)
        for name in ("Rome", "Northern Italy", "The Fates", "Livia")
    }
    assert said == {
        "Rome": "Roma",
        "Northern Italy": "Italia del Norte",
        "The Fates": "Las Parcas",
        "Livia": "Livia",
    }
    assert spanish.name_in_language("Nova Roma") == "Nova Roma"
    assert spanish.name_in_language("") == ""


def test_years_are_counted_in_the_way_of_each_language() -> None:
    for years in (YEARS, OLD_YEARS):
        said = [
            messages_of("", language).name_in_language(year)
            for language in LANGUAGES
            for year in years
        ]
        assert said == ["101 A.D.", "240 B.C.", "101 d. C.", "240 a. C."]


YEARS = ("101 A.D.", "240 B.C.")
OLD_YEARS = ("AD 101", "240 BCE")
"""The same years in the form of the first ledgers."""


@pytest.mark.parametrize(
    ("told", "spellings"),
    [("place:greece", {"Greece", "Grecia"}), ("who:cicero", {"Cicero", "Cicerón"})],
)
def test_a_line_can_be_found_by_the_names_of_both_languages(told: str, spellings: set[str]) -> None:
    found = list(spanish_search_words(told))
    assert found
    assert all(spellings <= set(re.findall(r"\w+", text)) for text in found)


def spanish_search_words(told: str) -> Iterator[str]:
    """Yield the words of lines that name this, as the Spanish search reads them."""
    scribe = random_evening("ludi_romani", 0)
    reader = GameReader(scribe, lambda: 0)
    names = names_function(reader)
    viewer = Viewer(frozenset(reader.state.kernel.stewards), is_staff=True, sees_opened_ledger=True)
    for entry in reader.state.log.in_order():
        seen: Any = visible_entry(reader.machine.types[entry.type], entry, viewer, reader.text)
        if (
            seen is not None
            and seen.words
            and told in msgspec.json.encode(without_crowds(seen.args)).decode()
        ):
            with use_language("es"):
                yield text_of_line(reader.messages, names, entry, seen)
