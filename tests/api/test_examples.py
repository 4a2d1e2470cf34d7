"""Examples in the description of the API were played, and their file has no gap."""

import jsonschema_rs
import msgspec

from api.app import ROUTES
from api.openapi.description import OpenApi
from api.openapi.examples import EXAMPLES_FILE, recorded_acts, recorded_answers
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.chapters import KERNEL_ACTS
from tests.api.examples.seen import ExampleValues
from tests.api.examples.visits import convert_captured_legio
from tests.api.examples.wars import play_disputed_ending

REFRESH = "play for it by `python -m tests.api.examples`"

UNMET = frozenset(
    {
        *("Becomes", "Borrowed", "DiceRolled", "FairnessTest", "HonourGiven", "HouseTrouble"),
        *("Judged", "PetitionTime", "PlaceDoc", "SplitField", "TillCount", "UnderSeal", "WeakLink"),
    }
)
"""Parts of answers that did not occur in the games played for examples."""

UNIONS = frozenset({"Command", *(f"{name}.Command" for name in GAMES), "CommandBody", "Slices"})
"""Families of schemas: each member has its own example."""


def test_every_act_of_every_game_has_a_played_example() -> None:
    acts = {f"{name}.{act.name}" for name, rules in GAMES.items() for act in rules.play.acts}
    acts |= {f"kernel.{act.name}" for act in KERNEL_ACTS}
    document = OpenApi(ROUTES, GAMES).document["components"]["schemas"]
    assert (acts & document.keys()) - recorded_answers().keys() == set(), REFRESH


def test_every_example_fits_its_schema() -> None:
    components = OpenApi(ROUTES, GAMES).document["components"]
    for name, value in recorded_answers().items():
        whole = {"components": components, "$ref": f"#/components/schemas/{name}"}
        jsonschema_rs.validate(whole, value)


def test_the_path_for_acts_shows_one_act_of_each_game() -> None:
    assert {name.partition(".")[0] for name in recorded_acts()} == GAMES.keys()


def test_stored_examples_are_as_the_recorder_writes_them() -> None:
    written = msgspec.json.encode(dict(sorted(recorded_answers().items())))
    assert EXAMPLES_FILE.read_bytes() == msgspec.json.format(written, indent=1) + b"\n", REFRESH


async def test_an_act_that_is_accepted_becomes_an_example() -> None:
    seen = ExampleValues({})
    with seen.note_accepted_commands():
        await play_disputed_ending(seen)
    acts = {name for name in seen.best if name.startswith("cursus_honorum.")}
    assert {"cursus_honorum.agree-to-end", "cursus_honorum.disagree"} <= acts
    assert seen.best["cursus_honorum.disagree"]["as"] == "claudius"
    assert "Receipt" in seen.best


def test_a_stored_example_stays_unless_it_no_longer_fits() -> None:
    name = "ludi_romani.convert-legio"
    kept = {**recorded_answers()[name], "numen": "isis"}
    stays, again = (
        ExampleValues({name: kept}),
        ExampleValues({name: {**kept, "numen": 7}, "gone": {}}),
    )
    assert "gone" not in again.best
    for seen in (stays, again):
        convert_captured_legio(seen)
    assert (stays.best[name]["numen"], again.best[name]["numen"]) == ("isis", "tanit")


def test_every_schema_but_a_few_has_an_example() -> None:
    schemas = OpenApi(ROUTES, GAMES).document["components"]["schemas"]
    silent = {name for name, one in schemas.items() if not one.get("examples")}
    assert silent - UNMET - UNIONS == set(), REFRESH
