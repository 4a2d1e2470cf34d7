"""The slices of Cursus Honorum."""

from typing import Any

import pytest

from ledger.games.cursus_honorum.view import slices
from ledger.record.audience import EVERYBODY, only
from ledger.record.view import slices_of_bundles
from tests.games.cursus_honorum.scenes import roll_votes, table_at_votes
from tests.games.cursus_honorum.table import A, B, C, D, Table

Doc = dict[str, Any]

AIMS = {f"aim/{who}" for who in (A, B, C, D)}


def changed_slices(table: Table, before: dict[str, tuple[object, ...]]) -> set[str]:
    """Return the slices that have to be rendered again."""
    return {
        key
        for key, part in slices_of_bundles(slices(table.state))
        if not all(a is b for a, b in zip(part.source, before[key], strict=False))
        or len(part.source) != len(before[key])
    }


def slice_sources(table: Table) -> dict[str, tuple[object, ...]]:
    """Return the sources of every slice."""
    return {key: part.source for key, part in slices_of_bundles(slices(table.state))}


def test_slices_exist_for_everybody_the_table_the_sheet_and_the_readings() -> None:
    seen = Table(3, "latecomers: [valerius]\n").seen()
    people = {f"person/{who}" for who in (A, B, C, "valerius", "host")}
    assert seen.keys() == {*people, "table", "sheet", "switches"}
    assert "person/host" not in Table(3, "stewards: players\n").seen()


def test_every_slice_but_an_aim_is_for_everybody() -> None:
    for key, part in slices_of_bundles(slices(Table().state)):
        family, _, player = key.partition("/")
        assert part.audience == (only(player) if family == "aim" else EVERYBODY)


def test_the_host_is_a_person_without_a_record_sheet() -> None:
    host = Table().seen()["person/host"]
    assert (host["name"], host["role"], host["mortal"]) == ("Host", "host", False)
    assert "dignitas" not in host


def test_a_record_sheet_shows_all_its_fields() -> None:
    table = Table().set_holdings(A, dignitas=8, shame=2, wealth=5, oratory=3, command=2, statue=1)
    table.set_holdings(A, aedile=1).skip_to_round(2).set_holdings(A, common_touch=5)
    sheet = table.public_sheet(A)
    assert (sheet["id"], sheet["name"], sheet["short"]) == (A, "Gens Aemilia", "Aemilius")
    assert (sheet["role"], sheet["mortal"], sheet["statuses"]) == ("noble", True, [])
    assert (sheet["dignitas"], sheet["shame"], sheet["wealth"]) == (8, 2, 5)
    assert sheet["level"] == {
        "id": "iii",
        "name": "III",
        "number": 3,
        "boxes": 5,
        "first": 7,
        "dice": 5,
        "upkeep": 6,
        "ticked": 1,
    }
    assert sheet["skills"][0] == {
        "id": "oratory",
        "name": "Oratory",
        "boxes": 3,
        "of": 3,
        "finished": True,
        "active": True,
        "from": 2,
    }
    command, touch = sheet["skills"][2], sheet["skills"][3]
    assert (command["boxes"], command["finished"], command["from"]) == (2, False, None)
    assert (touch["finished"], touch["active"], touch["from"]) == (True, False, 3)
    assert (sheet["luxuries"], sheet["score"]) == (["statue"], 8 + 4 - 2)
    assert sheet["offices"] == [{"office": "aedile", "order": 1, "round": 1, "points": 4}]
    assert sheet["income"] == {"skills": 1, "office": 2, "total": 3}
    assert sheet["votes"]["dice"] == 5


def turn_slice(table: Table) -> Doc:
    """Return the turn as screens show it."""
    found: Doc = table.seen()["table"]["turn"]
    return found


def test_a_turn_shows_dice_rolls_and_what_is_left_to_spend() -> None:
    table = Table().with_first_turn()
    assert turn_slice(table) == {
        "who": A,
        "step": "roll",
        "rolls": 0,
        "entries": [],
        "rolls_left": 3,
        "dice": [],
        "pc": 0,
        "skill_points": 0,
        "attacks": 0,
        "upkeep": 2,
    }
    first = table.act(A, "roll", 1, 4, 6).accepted_entries()[0].id
    shown = turn_slice(table)
    assert (shown["rolls"], shown["rolls_left"], shown["entries"]) == (1, 2, [first])
    assert shown["dice"] == [
        {"id": "die-1", "face": 1, "kind": "disapproval", "locked": True},
        {"id": "die-2", "face": 4, "kind": "political_capital", "locked": False},
        {"id": "die-3", "face": 6, "kind": "political_attack", "locked": False},
    ]
    table.act(A, "stop-rolling").accepted_entries()
    shown = turn_slice(table)
    assert (shown["step"], shown["rolls_left"], shown["pc"], shown["attacks"]) == (
        "advance",
        0,
        1,
        1,
    )
    assert len(shown["dice"]) == 3


def test_a_turn_names_the_entries_of_its_own_rolls_only() -> None:
    table = Table().with_first_turn()
    first = table.act(A, "roll", 2, 4, 6).accepted_entries()[0].id
    second = table.act(A, "roll-again", 4, reroll=["die-1"]).accepted_entries()[0].id
    assert turn_slice(table)["entries"] == [first, second]
    table.act(A, "stop-rolling").accepted_entries()
    assert turn_slice(table)["entries"] == [first, second]
    table.act(A, "end-turn").accepted_entries()
    assert (turn_slice(table)["who"], turn_slice(table)["entries"]) == (B, [])
    third = table.act(B, "roll", 2, 2, 2).accepted_entries()[0].id
    assert turn_slice(table)["entries"] == [third]


@pytest.mark.rule("CUR-UPK-01")
@pytest.mark.parametrize(
    ("dignitas", "faces", "upkeep"),
    [(7, (1, 1, 1, 2, 2), 4), (7, (1, 1, 2, 2, 2), 6), (8, (1, 1, 1, 1, 2), 4), (0, (1, 1, 1), 2)],
)
def test_the_upkeep_shown_while_rolling_is_that_of_the_level_the_dice_leave(
    dignitas: int, faces: tuple[int, ...], upkeep: int
) -> None:
    table = Table().set_holdings(A, dignitas=dignitas).with_first_turn()
    table.act(A, "roll", *faces).accepted_entries()
    assert turn_slice(table)["upkeep"] == upkeep
    asked = table.act(A, "stop-rolling").event("upkeep-missed").upkeep
    assert asked == upkeep


@pytest.mark.rule("CUR-UPK-01")
def test_counted_dice_do_not_lower_the_upkeep_again() -> None:
    table = Table().set_holdings(A, dignitas=8).with_first_turn()
    table.roll_once(A, 1, 1, 1, 4, 4).accepted_entries()
    assert (table.public_sheet(A)["dignitas"], turn_slice(table)["upkeep"]) == (7, 6)


def test_the_table_shows_each_phase() -> None:
    table = Table(3)
    shown = table.seen()["table"]
    assert (shown["phase"], shown["round"], shown["turn"], shown["order"]) == (
        "start",
        1,
        None,
        [A, B, C],
    )
    table.open_candidacies()
    table.act(B, "run-for", office="aedile").accepted_entries()
    shown = table.seen()["table"]
    assert (shown["phase"], shown["turn"], shown["ready"]) == ("candidacies", None, [B])
    assert shown["standing"] == [{"who": B, "office": "aedile"}]
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(C, "ready").accepted_entries()
    cast = roll_votes(table, B, 5, 5, 5).accepted_entries()[0].id
    shown = table.seen()["table"]
    assert shown["phase"] == "votes"
    assert shown["contests"] == [
        {
            "office": "aedile",
            "ballot": 1,
            "candidates": [A, B],
            "votes": [{"who": B, "faces": [5, 5, 5], "bonus": 0, "votes": 15, "entry": cast}],
            "waiting": [A],
            "held": False,
            "winner": None,
        }
    ]
    roll_votes(table, A, 1, 1, 1).accepted_entries()
    shown = table.seen()["table"]
    assert (shown["phase"], shown["standing"]) == ("actions", [])
    assert (shown["contests"][0]["held"], shown["contests"][0]["winner"]) == (True, B)
    assert shown["honores"]["aedile"] == [{"who": B, "order": 1, "round": 1}]


def test_the_sheet_shows_the_printed_figures_under_the_readings_in_force() -> None:
    table = Table().set_holdings(A, consul=1)
    sheet = table.seen()["sheet"]
    assert sheet["faces"][0] == "disapproval"
    assert sheet["gains"]["choice"] == 2
    assert (sheet["rolls"], sheet["boxes"], sheet["shame"]) == (3, 18, 60)
    assert sheet["disgrace"] == 1
    assert [level["upkeep"] for level in sheet["levels"]] == [2, 4, 6, 8]
    assert [level["number"] for level in sheet["levels"]] == [1, 2, 3, 4]
    consul = sheet["offices"][1]
    assert consul == {
        "id": "consul",
        "name": "Consul",
        "votes": 16,
        "bonus": 4,
        "places": 3,
        "points": 6,
        "open": True,
    }
    assert sheet["skills"][2]["only_for"] == "consul"
    assert sheet["luxuries"][3]["office"] == "consul"
    assert sheet["end"] == {"offices": ["censor"], "elected": 2}
    table.change_reading("upkeep.table", "quick_reference").accepted_entries()
    assert [level["upkeep"] for level in table.seen()["sheet"]["levels"]] == [2, 4, 8, 10]


def test_a_changed_reading_is_shown_with_its_value() -> None:
    table = Table()
    assert table.seen()["switches"] == {"flipped": {}}
    table.change_reading("end.max_rounds", "7").accepted_entries()
    assert table.seen()["switches"] == {"flipped": {"end.max_rounds": 7}}
    table.change_reading("end.max_rounds", "0").accepted_entries()
    assert table.seen()["switches"] == {"flipped": {}}


def test_only_changed_slices_are_rendered_again() -> None:
    table = Table().with_first_turn()
    before = slice_sources(table)
    table.act(A, "roll", 2, 4, 4).accepted_entries()
    assert changed_slices(table, before) == {"table"}
    before = slice_sources(table)
    table.act(A, "stop-rolling").accepted_entries()
    assert changed_slices(table, before) == {"table", f"person/{A}", *AIMS}
    before = slice_sources(table)
    table.act(A, "agree-to-end").accepted_entries()
    assert changed_slices(table, before) == {"table"}


def test_a_new_round_renders_sheets_again_because_skills_and_offices_begin_to_work() -> None:
    table = table_at_votes(Table(), aemilius="aedile")
    before = slice_sources(table)
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    people = {f"person/{who}" for who in (A, B, C, D)}
    assert changed_slices(table, before) == {*people, *AIMS, "table", "sheet"}
