"""In scenes of every chapter, the slices have the types that phones are built with."""

from collections.abc import Callable

import jsonschema_rs
import pytest

from ledger.games.ludi_romani.goods import CURIALIS, SUFFRAGIUM
from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.view.slices import kernel_slices
from ledger.record.view import slices_of_bundles
from tests.evenings.slice_schemas import checked_slices, slices_schema
from tests.games.ludi_romani import battles, bonds, curia, deed_scenes, divorces, dying, sea, wars
from tests.games.ludi_romani.bacchants import scenes as bacchants
from tests.games.ludi_romani.proelium.scenes import attack_before_isis, scenario_14
from tests.games.ludi_romani.senatus.scenes import table_with_census
from tests.games.ludi_romani.table import Table

Scene = Callable[[], Table]


def table_with_lent_votes() -> Table:
    return bonds.table_with_loan(
        bonds.table_with_loan(bonds.table_with_two_friends(sworn=True), 1, CURIALIS), 10, SUFFRAGIUM
    )


def table_after_round() -> Table:
    """One round has been settled. The dice of a second round lie on the table."""
    return battles.roll_both_dice(
        battles.play_rounds(battles.duel_after_acceptance(), (5, 2)), 3, 3
    )


def table_after_duel_round() -> Table:
    return battles.play_rounds(battles.duel_after_acceptance(white=1, others=1), (6, 1))


def table_with_secret_votes() -> Table:
    table = curia.acclaim_consuls(
        curia.winter_with_six_senators().with_scenario_data(ballot="secret"), "cicero", "maecenas"
    )
    curia.bring_bill(table, "cicero", "census", "northern_italy").accepted_entries()
    curia.cast_votes(table, "cicero", yes=10)
    return table


def table_at_sea() -> Table:
    table = sea.one_member_fleets(octavian=3, antony=2)
    sea.roll_all_fleets(table, 6, 2)
    return table


SCENES: tuple[Scene, ...] = (
    bonds.table_with_two_friends,
    table_with_lent_votes,
    divorces.table_with_marriage,
    divorces.table_with_divorce,
    lambda: deed_scenes.table_with_two_nominees("", ""),
    lambda: deed_scenes.scene_with_votes(30)("", ""),
    lambda: deed_scenes.table_with_waiting_law("", ""),
    lambda: deed_scenes.table_with_unprotected_rex("", ""),
    table_with_secret_votes,
    lambda: table_with_census(curia.winter_with_six_senators()),
    lambda: dying.table_with_balbus_estate(denarius="cicero"),
    lambda: deed_scenes.table_with_dying_pansa("minerva", ""),
    bacchants.table_with_condemned_pansa,
    bacchants.table_with_saved_pansa,
    lambda: deed_scenes.table_with_lamenting_pansa("pluto", ""),
    battles.duel_before_challenge,
    battles.duel_after_acceptance,
    table_after_round,
    table_after_duel_round,
    lambda: attack_before_isis(scenario_14()),
    wars.force_choice_by_mars,
    wars.table_with_duel_against_mars,
    lambda: sea.sound_conches(
        sea.actium_without_goods().with_("octavian", denarius=3 * sea.MILLION)
    ),
    table_at_sea,
)


def checked_slice_keys(table: Table) -> set[str]:
    """Assert that every slice has its declared type, and return the keys as types name them."""
    state = table.state
    bundles = (*kernel_slices(state, str, RULES.course.awaited(state)), *RULES.phones.slices(state))
    documents = checked_slices("ludi_romani", dict(slices_of_bundles(bundles)))
    return {f"{key.partition('/')[0]}/*" if "/" in key else key for key in documents}


@pytest.mark.parametrize("scene", SCENES, ids=range(len(SCENES)))
def test_every_slice_is_of_its_type(scene: Scene) -> None:
    assert checked_slice_keys(scene()) >= {"person/*", "place/*", "senate", "proelia"}


def test_every_type_has_a_slice_in_one_of_the_scenes() -> None:
    reached = set[str]().union(*(checked_slice_keys(scene()) for scene in SCENES))
    assert RULES.phones.slice_types.keys() <= reached


def test_a_battle_in_an_unknown_stage_is_found() -> None:
    documents = checked_slices(
        "ludi_romani", dict(slices_of_bundles(RULES.phones.slices(table_after_round().state)))
    )
    documents["proelia"]["list"][0]["stage"] = "asleep"
    with pytest.raises(jsonschema_rs.ValidationError, match="asleep"):
        jsonschema_rs.validate(slices_schema("ludi_romani"), documents)
