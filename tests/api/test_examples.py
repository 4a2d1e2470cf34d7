"""Examples in the description of the API were played, and the file that keeps them has no gap."""

import jsonschema_rs
import msgspec

from api.app import ROUTES
from api.openapi.description import OpenApi
from api.openapi.examples import RECORDED, acts_played, recorded
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.chapters import KERNEL_ACTS
from tests.api.examples.seen import Seen
from tests.api.examples.visits import convert
from tests.api.examples.wars import quarrel

REFRESH = "play for it by `python -m tests.api.examples`"

UNMET = frozenset(
    {
        *("Becomes", "Borrowed", "DiceRolled", "FairnessTest", "HouseTrouble", "Judged"),
        *("PetitionTime", "PlaceDoc", "SplitField", "TillCount", "UnderSeal"),
    }
)
"""Parts of answers that did not come up in the games that were played for examples."""

UNIONS = frozenset({"Command", *(f"{name}.Command" for name in GAMES), "CommandBody", "Slices"})
"""Families of schemas: each member has its own example."""


def test_every_act_of_every_game_has_an_example_that_was_played() -> None:
    acts = {f"{name}.{act.name}" for name, rules in GAMES.items() for act in rules.acts}
    acts |= {f"kernel.{act.name}" for act in KERNEL_ACTS}
    document = OpenApi(ROUTES, GAMES).document["components"]["schemas"]
    assert (acts & document.keys()) - recorded().keys() == set(), REFRESH


def test_every_example_is_of_a_schema_and_fits_it() -> None:
    components = OpenApi(ROUTES, GAMES).document["components"]
    for name, value in recorded().items():
        whole = {"components": components, "$ref": f"#/components/schemas/{name}"}
        jsonschema_rs.validate(whole, value)


def test_each_game_shows_an_act_of_its_own_where_acts_are_sent() -> None:
    assert {name.partition(".")[0] for name in acts_played()} == GAMES.keys()


def test_kept_examples_are_as_the_recorder_writes_them() -> None:
    written = msgspec.json.encode(dict(sorted(recorded().items())))
    assert RECORDED.read_bytes() == msgspec.json.format(written, indent=1) + b"\n", REFRESH


async def test_an_act_that_is_accepted_becomes_an_example() -> None:
    seen = Seen({})
    with seen.requests():
        await quarrel(seen)
    acts = {name for name in seen.best if name.startswith("cursus_honorum.")}
    assert {"cursus_honorum.agree-to-end", "cursus_honorum.disagree"} <= acts
    assert seen.best["cursus_honorum.disagree"]["as"] == "claudius"
    assert "Receipt" in seen.best


def test_a_kept_example_stays_and_one_that_fits_no_longer_is_played_again() -> None:
    name = "ludi_romani.convert-legio"
    kept = {**recorded()[name], "numen": "isis"}
    stays, again = Seen({name: kept}), Seen({name: {**kept, "numen": 7}, "gone": {}})
    assert "gone" not in again.best
    for seen in (stays, again):
        convert(seen)
    assert (stays.best[name]["numen"], again.best[name]["numen"]) == ("isis", "tanit")


def test_every_shape_but_a_few_has_an_example() -> None:
    schemas = OpenApi(ROUTES, GAMES).document["components"]["schemas"]
    silent = {name for name, one in schemas.items() if not one.get("examples")}
    assert silent - UNMET - UNIONS == set(), REFRESH
