"""Phones see the public facts of Actium. A form is seen only by the people on it."""

from collections.abc import Callable
from typing import Any

import pytest

from ledger.kernel.previewing.preview import offers
from ledger.kernel.view.visibility import visible_entry
from tests.games.ludi_romani.scenes import view_of_character
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    fight_round,
    join_party,
    one_member_fleets,
    put_gift_on_form,
    roll_all_fleets,
    sound_conches,
)
from tests.games.ludi_romani.table import MACHINE, Table


def test_nothing_is_shown_before_the_conches() -> None:
    view = view_of_character(actium_without_goods(), "fata")
    assert "actium" not in view
    assert not [key for key in view if key.startswith("form/")]


@pytest.mark.rule("ACTIUM-06", "ACTIUM-08")
def test_a_form_shows_its_lines_and_what_pooling_costs() -> None:
    table = (
        actium_without_goods()
        .with_("antony", denarius=10_000_000)
        .with_("cleopatra", denarius=10_000_000)
    )
    sound_conches(table.with_("isis", legio_clientarum=3))
    join_party(table, "antony", "cleopatra")
    put_gift_on_form(table, "isis", "antony", "legio_clientarum", 2)
    table.act("cleopatra", "check-form").accepted_entries()
    assert view_of_character(table, "cleopatra")["form/antony"] == {
        "id": "antony",
        "lines": [
            {"asset": "denarius", "n": 20_000_000, "worth": 20_000_000},
            {"asset": "legio_clientarum", "n": 2, "worth": 800_000},
        ],
        "total": 20_800_000,
        "ships": 15,
        "lacks": 1_200_000,
        "apart": 20,
        "checked": "cleopatra",
        "gifts": [{"who": "isis", "asset": "legio_clientarum", "n": 2}],
    }


@pytest.mark.rule("ACTIUM-06")
def test_forms_are_shown_to_their_people_and_the_sea_and_ships_to_everybody() -> None:
    table = sound_conches(
        actium_without_goods().with_("antony", denarius=1_000_000).with_("isis", denarius=100_000)
    )
    put_gift_on_form(table, "isis", "antony", "denarius", 100_000)
    for who in ("neptune", "oceanus", "fata", "antony"):
        assert "form/antony" in view_of_character(table, who)
    for who in ("@", "isis", "cleopatra", "juppiter"):
        assert "form/antony" not in view_of_character(table, who)
    close_forms(table)
    for who in ("@", "neptune", "antony"):
        view = view_of_character(table, who)
        assert not [key for key in view if key.startswith("form/")]
        ships = {p["id"]: p["ships"] for p in view["actium"]["parties"] if p["ships"]}
        assert ships == {"antony": 1}


def test_everybody_sees_each_round_as_it_is_fought() -> None:
    table = one_member_fleets(antony=3, cicero=2)
    assert view_of_character(table, "@")["actium"]["round"] is None
    roll_all_fleets(table, 2, 6)
    shown = view_of_character(table, "@")["actium"]
    assert shown["stage"] == "battle"
    assert shown["round"]["dice"] == {"antony": 2, "cicero": 6}
    assert not shown["round"]["settled"]
    told = table.state.log.entries[table.state.log.ids[shown["round"]["entry"]]]
    assert [roll.value for roll in told.rolls] == [2, 6]
    table.act("neptune", "name-victor").accepted_entries()
    shown = view_of_character(table, "@")["actium"]
    assert shown["round"]["losers"] == ["antony"]
    fight_round(table, 1, 2)
    fight_round(table, 1, 2)
    shown = view_of_character(table, "@")["actium"]
    assert (shown["stage"], shown["victor"]) == ("triumph", "cicero")
    table.act("juppiter", "crown", title="magnus").accepted_entries()
    table.act("cicero", "decide-fate", fate="grant", about="livia", place="gaul").accepted_entries()
    shown = view_of_character(table, "@")["actium"]
    assert shown["title"] == "magnus"
    assert shown["decrees"] == [{"fate": "grant", "who": "livia", "place": "gaul"}]


@pytest.mark.rule("NUM-01")
def test_a_strange_shape_and_its_powers_are_shown() -> None:
    table = Table().at("aestas", 43)
    assert view_of_character(table, "@")["person/juppiter"]["powers"] == list(
        table.state.world.scenario.cast["juppiter"].powers
    )
    table.act("juppiter", "imitate", god="mercury").accepted_entries()
    shown = view_of_character(table, "@")["person/juppiter"]
    assert shown["guise"] == "mercury"
    assert "rescue_player" in shown["powers"]
    assert "no_properties" not in shown["powers"]


def _everything_shown(table: Table, who: str) -> Any:
    """Return everything that a character is told: view, chronicle and forms."""
    viewer = table.viewer(who)
    log = table.state.log.entries
    entries = [
        seen
        for position in sorted(log)
        if (seen := visible_entry(MACHINE.types[log[position].type], log[position], viewer, str))
        is not None
    ]
    forms = {} if who == "@" else dict(offers(MACHINE, table.state, viewer, who))
    lines = [(s.key, s.args, s.legs, s.moved, s.rolls, s.actor, s.reason) for s in entries]
    return view_of_character(table, who), lines, forms


Step = Callable[[Table], object]


def give_and_take_back(table: Table) -> None:
    """Let Isis give an asset and take it back."""
    name = put_gift_on_form(table, "isis", "antony", "denarius", 100_000)
    table.act("isis", "take-back-gift", gift=name).accepted_entries()


SECRETS: dict[str, tuple[Step, Step, set[str]]] = {
    "how much a god gave": (
        lambda t: put_gift_on_form(t, "isis", "antony", "denarius", 100_000),
        lambda t: put_gift_on_form(t, "isis", "antony", "denarius", 300_000),
        {"isis", "antony", "cleopatra"},
    ),
    "whether a god gave anything": (
        lambda t: put_gift_on_form(t, "isis", "antony", "denarius", 100_000),
        lambda _t: None,
        {"isis", "antony", "cleopatra"},
    ),
    "to whom a god gave": (
        lambda t: put_gift_on_form(t, "isis", "antony", "denarius", 100_000),
        lambda t: put_gift_on_form(t, "isis", "cicero", "denarius", 100_000),
        {"isis", "antony", "cleopatra", "cicero"},
    ),
    "whether a gift was taken back": (
        give_and_take_back,
        lambda t: put_gift_on_form(t, "isis", "antony", "denarius", 100_000),
        {"isis", "antony", "cleopatra"},
    ),
}
SEA = {"neptune", "amphitrite", "oceanus", "fata"}


@pytest.mark.rule("ACTIUM-06")
@pytest.mark.parametrize("secret", SECRETS)
def test_only_its_people_see_the_contents_of_a_form(secret: str) -> None:
    one, other, knows = SECRETS[secret]
    tables = []
    for step in (one, other):
        table = (
            actium_without_goods()
            .with_("isis", denarius=500_000)
            .with_("antony", denarius=1_200_000)
        )
        sound_conches(table.with_("cicero", denarius=1_200_000).with_("pluto", denarius=100_000))
        join_party(table, "antony", "cleopatra")
        step(table)
        tables.append(table)
    for who in ["@", *tables[0].data["cast"]]:
        alike = _everything_shown(tables[0], who) == _everything_shown(tables[1], who)
        assert alike == (who not in knows | SEA), who


@pytest.mark.rule("ACTIUM-06")
def test_the_ships_of_a_form_do_not_reveal_its_worth() -> None:
    tables = []
    for money in (1_200_000, 1_900_000):
        table = (
            actium_without_goods()
            .with_("antony", denarius=money)
            .with_("cicero", denarius=2_000_000)
        )
        close_forms(sound_conches(table))
        fight_round(table, 6, 1)
        tables.append(table)
    for who in ["@", *tables[0].data["cast"]]:
        alike = _everything_shown(tables[0], who) == _everything_shown(tables[1], who)
        assert alike == (who not in {"antony"} | SEA), who


@pytest.mark.rule("ACTIUM-17", "ACTIUM-22")
def test_everybody_sees_in_which_round_each_fleet_sank() -> None:
    table = one_member_fleets(antony=2, cicero=1, livia=1)

    def sunk_in() -> dict[str, int]:
        parties = view_of_character(table, "@")["actium"]["parties"]
        return {party["id"]: party["sunk_in"] for party in parties if party["bought"]}

    fight_round(table, 6, 1, 6)
    assert sunk_in() == {"antony": 0, "cicero": 1, "livia": 0}
    fight_round(table, 1, 6)
    assert sunk_in() == {"antony": 0, "cicero": 1, "livia": 0}
    fight_round(table, 6, 1)
    assert sunk_in() == {"antony": 0, "cicero": 1, "livia": 3}
