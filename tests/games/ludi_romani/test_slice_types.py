"""What phones are told is of the types that phones are built with, in scenes of every chapter."""

from collections.abc import Callable

import jsonschema_rs
import pytest

from ledger.games.ludi_romani.goods import CURIALIS, SUFFRAGIUM
from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.view.slices import kernel_slices
from ledger.record.view import unbundled
from tests.evenings.slice_schemas import must_be_of_their_types, slices_schema
from tests.games.ludi_romani import battles, bonds, curia, deed_scenes, divorces, dying, sea, wars
from tests.games.ludi_romani.bacchants import scenes as bacchants
from tests.games.ludi_romani.proelium.scenes import attacked, gyges
from tests.games.ludi_romani.senatus.scenes import taxed
from tests.games.ludi_romani.table import Table

Scene = Callable[[], Table]


def lent_votes() -> Table:
    return bonds.lent(bonds.lent(bonds.pair(sworn=True), 1, CURIALIS), 10, SUFFRAGIUM)


def fought() -> Table:
    """One round has been settled, the dice of a second lie there."""
    return battles.rolled(battles.rounds(battles.fight(), (5, 2)), 3, 3)


def finished() -> Table:
    return battles.rounds(battles.fight(white=1, others=1), (6, 1))


def voted_in_secret() -> Table:
    table = curia.consuls(curia.winter().change(ballot="secret"), "cicero", "maecenas")
    curia.brings(table, "cicero", "census", "northern_italy").accepted()
    curia.votes(table, "cicero", yes=10)
    return table


def at_sea() -> Table:
    table = sea.fleets(octavian=3, antony=2)
    sea.rolled(table, 6, 2)
    return table


SCENES: tuple[Scene, ...] = (
    bonds.pair,
    lent_votes,
    divorces.married,
    divorces.divorced,
    lambda: deed_scenes.nominated("", ""),
    lambda: deed_scenes.voted(30)("", ""),
    lambda: deed_scenes.law_waits("", ""),
    lambda: deed_scenes.lone_rex("", ""),
    voted_in_secret,
    lambda: taxed(curia.winter()),
    lambda: dying.left_by_balbus(denarius="cicero"),
    lambda: deed_scenes.condemned("minerva", ""),
    bacchants.doomed,
    bacchants.saved,
    lambda: deed_scenes.lamenting("pluto", ""),
    battles.duel,
    battles.fight,
    fought,
    finished,
    lambda: attacked(gyges()),
    wars.offered,
    wars.duelling,
    lambda: sea.called(sea.bare().with_("octavian", denarius=3 * sea.MILLION)),
    at_sea,
)


def keys_of(table: Table) -> set[str]:
    """Assert that every slice has its declared type; return the keys as types name them."""
    state = table.state
    bundles = (*kernel_slices(state, str, RULES.course.awaited(state)), *RULES.phones.slices(state))
    documents = must_be_of_their_types("ludi_romani", dict(unbundled(bundles)))
    return {f"{key.partition('/')[0]}/*" if "/" in key else key for key in documents}


@pytest.mark.parametrize("scene", SCENES, ids=range(len(SCENES)))
def test_every_slice_is_of_its_type(scene: Scene) -> None:
    assert keys_of(scene()) >= {"person/*", "place/*", "senate", "proelia"}


def test_every_type_has_a_slice_in_one_of_the_scenes() -> None:
    reached = set[str]().union(*(keys_of(scene()) for scene in SCENES))
    assert RULES.phones.slice_types.keys() <= reached


def test_a_battle_in_an_unknown_stage_is_found() -> None:
    documents = must_be_of_their_types(
        "ludi_romani", dict(unbundled(RULES.phones.slices(fought().state)))
    )
    documents["proelia"]["list"][0]["stage"] = "asleep"
    with pytest.raises(jsonschema_rs.ValidationError, match="asleep"):
        jsonschema_rs.validate(slices_schema("ludi_romani"), documents)
