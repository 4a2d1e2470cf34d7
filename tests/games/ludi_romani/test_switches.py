"""The readings that may be chosen: the list of readings, who sets them, and their use in play."""

import ast
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.games.ludi_romani.scenario.defaults import READINGS, declared_readings
from ledger.games.ludi_romani.scenario.load import load_scenario
from ledger.scenario.readings import HIGHEST_VALUE
from tests.games.ludi_romani.table import Answer, Table
from tests.rules import ROOT

GAME = ROOT / "ledger" / "games" / "ludi_romani"
LISTS = {GAME / "readings.py"}
"""Files that only list the readings."""

IN_STEPS = "in steps"
"""A mark in place of the values of a switch that is a number with a step."""

LISTED: Mapping[str, tuple[Any, ...]] = {
    "valuation.suffragium": (10_000, 300_000),
    "prices.classis": (300_000, IN_STEPS),
    "setup.senator_copies": (1, IN_STEPS),
    "seats.numina_use_seats_in_hiems": (True, False),
    "status.unprotected_from": ("lost_proelium", "no_legiones"),
    "setup.vestals": ("vesta_alone", "cast"),
    "numen.must_sell": (
        "all_but_own_start_stock_of_vesta_and_thiasos",
        "advertised_only",
        "everything",
    ),
    "emptio.same_region": (False, True),
    "mercury.may_hold_denarii": (True, False),
    "lc.transfer": ("amici_and_spouses", "never", "free"),
    "barter.witness_required": (False, True),
    "numen.gift_start_stock": (False, True),
    "classes.gifts_inland": (True, False),
    "calendar.by_clock": (False, True),
    "motus.needs_classes": (False, True),
    "motus.unseated": ("placed", "judged", "sea_gods"),
    "aestas.land_steps": ("unlimited", "one"),
    "sea.check": ("on_catch", "refuse"),
    "sea.passengers": (True, False),
    "cap.scope": ("together", "each_kind"),
    "cap.capture_excess": ("presider_takes", "keep_until_caught"),
    "cap.refuse_transfers": (True, False),
    "conversion.mode": ("swap", "recolour"),
    "flagitatio.first": ("region", "party"),
    "flagitatio.pass": (True, False),
    "amicitia.one_voice": ("party", "region"),
    "party.dice": ("by_owner", "pool"),
    "imago.per_concursatio": ("any", "one"),
    "fortuna.bound": (6, IN_STEPS),
    "dice.war_god_sides": (6, IN_STEPS),
    "dice_modifier_order": (
        "natural juno_doubling imagines fortuna",
        "natural imagines juno_doubling fortuna",
        "natural imagines fortuna juno_doubling",
    ),
    "wargod.sweep": ("eligible_kind_only", "all_legiones_gone"),
    "fabrilis.returns_on_tie": (True, False),
    "cybele.effect": ("ends", "pauses"),
    "ring.sweep_kills": (False, True),
    "ring.defender_picks": (True, False),
    "ring.needs_numen": (True, False),
    "ring.imago_keeps_winnings": (True, False),
    "senate.rex_votes": (False, True),
    "consul.method": ("acclaim", "heads", "suffragia"),
    "senate.voters": ("romans_with_suffragia", "senators_only"),
    "caedes.unanimity": ("present_voters", "present_senators"),
    "census.taxes_virgines": (True, False),
    "tributum.per": ("player_and_numen", "player"),
    "tributum.multiplier": ("repeats", "rate"),
    "marriage.one_spouse": (True, False),
    "marriage.amazon_may_marry": (False, True),
    "divorce.insolvent_wife_takes_lc": (True, False),
    "clientela.ends_on_separation": (True, False),
    "virus.method": ("draw", "hand_to_one"),
    "virus.wife_draws": (False, True),
    "dead.suffragia": ("will_or_void", "venus", "vesta"),
    "dead.no_will": ("vesta", "void", "killer"),
    "pestis.flee_in_hiems": (True, False),
    "feriae.mode": ("pause", "skip"),
    "actium.lc_value": (400_000, 200_000),
    "actium.shop_closes": ("at_conches", "end_of_aestas_32"),
    "actium.remainder": ("lost", "top_up"),
    "actium.merge_after_purchase": (False, True),
    "actium.imago_throws": (False, True),
    "actium.dos": ("unspent_flat", "face_value", "any_card"),
    "actium.rexpressus": ("holder", "rex_unused_only"),
    "actium.god_gifts": ("unlimited", IN_STEPS),
}
"""For each switch of this game the adopted reading, then the others (FATA-10)."""

SETTLED = {"setup.senator_copies", "setup.vestals"}
"""Switches that are settled before the doors open, with the place where they are."""

FLIPS = [(name, value) for name, (_, *others) in LISTED.items() for value in others]


def code_strings() -> Iterator[str]:
    """Yield every string in the game's code, except in the lists of readings."""
    for file in sorted(set(GAME.rglob("*.py")) - LISTS):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def value_one_step_on(name: str, value: Any) -> Any:
    """Return the value; for a number, return the adopted value plus a step."""
    if value != IN_STEPS:
        return value
    declared = declared_readings()[name]
    assert declared.number is not None
    below = declared.default if isinstance(declared.default, int) else declared.number.min
    return below + declared.number.step


def write_value(value: Any) -> str:
    """Return a value as a scenario file writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def change_reading(table: Table, name: str, value: Any) -> Answer:
    """Let the Fates change a reading to this value."""
    return table.change_reading(name, write_value(value))


@pytest.mark.rule("FATA-10")
def test_these_are_the_switches_and_the_readings_adopted() -> None:
    declared = declared_readings()
    assert set(declared) == set(LISTED)
    assert {name: one.default for name, one in declared.items()} == {
        name: values[0] for name, values in LISTED.items()
    }
    for name, (default, *others) in LISTED.items():
        assert set(declared[name].other_values(default)) == set(others) - {IN_STEPS}, name
        assert (declared[name].number is not None) == (IN_STEPS in others), name


@pytest.mark.rule("FATA-10")
def test_every_switch_is_flipped_in_play_but_those_settled_before() -> None:
    assert {name for name, one in declared_readings().items() if one.setup_only} == SETTLED
    assert [reading.name for reading in READINGS] == [
        n for n in declared_readings() if n not in SETTLED
    ]


def test_every_switch_is_read_by_the_code_of_the_game() -> None:
    read = set(code_strings())
    assert [name for name in LISTED if name not in read] == []


@pytest.mark.parametrize(("name", "value"), FLIPS, ids=[f"{name}={v}" for name, v in FLIPS])
def test_a_scenario_sets_every_switch_to_every_value(name: str, value: Any) -> None:
    value = value_one_step_on(name, value)
    text = f"based_on: ludi_romani\nswitches: {{{name}: {write_value(value)}}}\n"
    assert load_scenario(text, "tonight.yaml").switches[name] == value


@pytest.mark.rule("FATA-10")
@pytest.mark.parametrize(
    ("name", "value"),
    [flip for flip in FLIPS if flip[0] not in SETTLED],
    ids=[f"{name}={v}" for name, v in FLIPS if name not in SETTLED],
)
def test_the_fates_flip_every_switch_to_every_value_and_back(name: str, value: Any) -> None:
    table, value = Table(), value_one_step_on(name, value)
    change_reading(table, name, value).accepted_entries()
    assert table.state.switch(name) == value
    change_reading(table, name, LISTED[name][0]).accepted_entries()
    assert table.state.switch(name) == LISTED[name][0]


@pytest.mark.rule("FATA-10")
@pytest.mark.parametrize("name", sorted(SETTLED))
def test_switches_fixed_at_the_start_are_not_flipped(name: str) -> None:
    change_reading(Table(), name, value_one_step_on(name, LISTED[name][1])).assert_refused(
        "ACTA-10"
    )


@pytest.mark.rule("FATA-10")
def test_a_number_is_flipped_up_to_a_million_and_a_scenario_may_set_more() -> None:
    table = Table().with_reading("prices.classis", 2 * HIGHEST_VALUE)
    change_reading(table, "prices.classis", 3 * HIGHEST_VALUE).assert_refused("ACTA-10")
    change_reading(table, "prices.classis", HIGHEST_VALUE).accepted_entries()


@pytest.mark.rule("FATA-10", "PROEL-32")
def test_a_flip_lists_newly_unprotected_mortals() -> None:
    table = Table().with_("hirtius", legio_curialis=1).set_fact("pansa", "status", "unprotected")
    event = (
        change_reading(table, "status.unprotected_from", "no_legiones").accepted_entries()[0].event
    )
    assert {"cicero", "livia"} <= set(event.irregular)
    assert not {"hirtius", "pansa", "antony", "juno"} & set(event.irregular)
    event = (
        change_reading(table, "status.unprotected_from", "lost_proelium")
        .accepted_entries()[0]
        .event
    )
    assert event.irregular == ()


@pytest.mark.rule("FATA-10", "NUPT-01")
def test_a_husband_of_two_is_listed_when_one_may_have_one_spouse_only() -> None:
    table = Table().with_reading("marriage.one_spouse", False)
    table.lawful = False
    for wife, husband in (("livia", "cicero"), ("atia", "cicero"), ("octavia", "antony")):
        table.record_house_entry(Wedded(wife, husband, 0, "virgo"))
    event = change_reading(table, "marriage.one_spouse", True).accepted_entries()[0].event
    assert event.irregular == ("cicero",)
    assert table.state.world.bonds.wives("cicero") == ("atia", "livia")


@pytest.mark.rule("FATA-10", "LIM-01")
@pytest.mark.parametrize(
    ("name", "lax", "strict"),
    [
        ("cap.refuse_transfers", False, True),
        ("cap.capture_excess", "keep_until_caught", "presider_takes"),
    ],
)
def test_a_flip_to_a_strict_limit_lists_owners_above_it(name: str, lax: Any, strict: Any) -> None:
    table = Table().with_reading(name, lax).with_("antony", legio_curialis=11)
    table.lawful = False
    assert change_reading(table, name, strict).accepted_entries()[0].event.irregular == ("antony",)
    assert change_reading(table, name, lax).accepted_entries()[0].event.irregular == ()


@pytest.mark.rule("CLI-03", "CLI-04")
def test_a_character_without_a_legio_needs_protection_by_one_reading() -> None:
    table = Table()
    for who in ("cassius", "cicero", "atia"):
        table.with_(who, place="gaul")
    table.act("cassius", "take-client", who="cicero").assert_refused("CLI-03")
    assert table.form("cicero", "seek-protection") is None
    change_reading(table, "status.unprotected_from", "no_legiones").accepted_entries()
    table.act("cassius", "take-client", who="cicero").accepted_entries()
    assert table.form("atia", "seek-protection") is not None
