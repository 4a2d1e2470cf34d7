"""The Fates' console shows the name of the next season, and the open petitions and duties."""

from typing import Any

import pytest

from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.view.console_slices import console_slices
from ledger.record.view import Document, slices_of_bundles
from tests.games.ludi_romani.battles import (
    duel_after_acceptance,
    duel_before_challenge,
    send_challenge,
)
from tests.games.ludi_romani.curia import bring_bill, pass_bill, winter_with_consuls
from tests.games.ludi_romani.table import Table
from tests.spoken.said import all_game_sentences


def console_document(table: Table, key: str) -> Document | None:
    """Return the document of the console under this key."""
    found = dict(slices_of_bundles(console_slices(RULES, table.state)))
    return found[key].render() if key in found else None


def open_matters(table: Table) -> list[tuple[str, str]]:
    """Return the message and the stage of each matter that is not over."""
    document = console_document(table, "unfinished") or {"things": []}
    things = [one for one in document["things"] if one["key"] != "unfinished-seats"]
    return [(one["key"], one["args"]["stage"]) for one in things]


@pytest.mark.rule("CAL-02", "CAL-04")
def test_the_season_to_come_is_named_with_its_year_and_those_who_announce_it() -> None:
    table = Table()
    for _ in range(3):
        coming = console_document(table, "coming")
        assert coming is not None
        assert (coming["act"], coming["by"]) == ("announce-season", ["apollo", "diana"])
        opened = table.season().accepted_entries()[0].event
        period = coming["period"]
        assert (opened.seq, opened.kind, opened.year) == (
            period["seq"],
            period["kind"],
            period["year"],
        )


@pytest.mark.rule("CAL-12")
def test_nothing_follows_actium() -> None:
    table = Table()
    while console_document(table, "coming") is not None:
        table.season().accepted_entries()
    assert table.state.period.kind == "actium"


def test_only_the_fates_and_the_twins_are_told_of_the_season_to_come() -> None:
    found = dict(slices_of_bundles(console_slices(RULES, Table().state)))
    assert set(found["coming"].audience) == {"fata", "apollo", "diana"}


@pytest.mark.rule("PROEL-10")
def test_a_challenge_and_a_battle_are_unfinished_until_they_are_over() -> None:
    table = duel_before_challenge()
    assert open_matters(table) == []
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    assert open_matters(table) == [("unfinished-battle", "challenged")]
    found = dict(slices_of_bundles(console_slices(RULES, table.state)))["unfinished"]
    assert found.audience == ("fata",)
    (thing,) = (one for one in found.render()["things"] if one["key"] == "unfinished-battle")
    assert set(thing["who"]) == {"octavian", "antony"}
    assert thing["since"] == table.state.at
    assert open_matters(duel_after_acceptance(white=4)) == [("unfinished-battle", "rolling")]


@pytest.mark.rule("SEDES-13")
def test_seatless_mortals_are_named_until_they_sit() -> None:
    table = Table()
    (before,) = (console_document(table, "unfinished") or {})["things"]
    assert before["key"] == "unfinished-seats"
    assert "cicero" in before["who"]
    (old,) = console_slices(RULES, table.state)
    table.act("cicero", "choose-start", to="rome").accepted_entries()
    (new,) = console_slices(RULES, table.state)
    assert any(one is not other for one, other in zip(old.source, new.source, strict=True))
    (after,) = (console_document(table, "unfinished") or {})["things"]
    assert set(before["who"]) - set(after["who"]) == {"cicero"}


@pytest.mark.rule("SEN-09")
def test_a_bill_is_unfinished_while_the_senate_votes_on_it() -> None:
    table = winter_with_consuls()
    assert open_matters(table) == []
    bring_bill(table, "cicero", "caedes", "antony").accepted_entries()
    assert open_matters(table) == [("unfinished-bill", "open")]


BILLS = [
    ("imperium", {"target": "antony", "to": "octavian", "quantity": 2}, ["antony", "octavian"]),
    ("proscriptio", {"target": "agrippa"}, ["agrippa"]),
    ("caedes", {"target": "antony"}, ["antony"]),
    ("census", {"target": "gaul"}, ["gaul"]),
]
"""A bill of each kind that a consul may bring, and the people or regions that it is about."""


@pytest.mark.rule("SEN-09", "SEN-11")
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("kind", "fields", "about"), BILLS)
def test_a_bill_is_named_after_its_object_before_its_author(
    kind: str, fields: dict[str, Any], about: list[str], language: str
) -> None:
    table = winter_with_consuls()
    bring_bill(table, "maecenas", kind, **fields).accepted_entries()
    assert names_in_unfinished_bill(table, language) == [*about, "maecenas"]
    (thing,) = unfinished_bills(table)
    assert thing["who"] == ([*about[:1], "maecenas"] if kind != "census" else ["maecenas"])


@pytest.mark.rule("SEN-11")
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_law_waits_for_mars_and_is_not_named_after_its_author(language: str) -> None:
    table = pass_bill(winter_with_consuls(), "maecenas", "proscriptio", "agrippa")
    assert names_in_unfinished_bill(table, language) == ["agrippa", "mars", "maecenas"]


def unfinished_bills(table: Table) -> list[Document]:
    """Return the bills that the console names."""
    document = console_document(table, "unfinished")
    assert document is not None
    return [one for one in document["things"] if one["key"] == "unfinished-bill"]


def names_in_unfinished_bill(table: Table, language: str) -> list[str]:
    """Return the people and regions that the sentence about the only open bill names, in order."""
    (thing,) = unfinished_bills(table)
    sentences = all_game_sentences("ludi_romani", language)

    def name(_kind: str, what: str) -> str:
        return f"<{what}>"

    text = sentences.text(thing["key"], thing["args"], name)
    places = {"gaul": "place"}
    named = ("antony", "octavian", "agrippa", "maecenas", "mars", "gaul")
    shown = {
        one: text.find(sentences.reference_name(f"{places.get(one, 'who')}:{one}", {}, name))
        for one in named
    }
    return sorted((one for one in named if shown[one] >= 0), key=shown.__getitem__)
