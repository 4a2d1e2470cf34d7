"""The promised API is stored in `tests/api/schemas`. A test fails if a part is removed."""

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from graphql.utilities import find_breaking_changes
from typer.testing import CliRunner

from api.cli import app
from tests.api import schemas
from tests.api.schemas.compare import breaking_changes

REFRESH = "keep it by `python -m tests.api.schemas`"
PATH = "/api/v1/games/{game}/entries"

Document = dict[str, Any]


def test_the_stored_description_of_rest_is_up_to_date() -> None:
    assert schemas.OPENAPI.read_text(encoding="utf-8") == schemas.current_openapi(), REFRESH


def test_the_stored_schema_of_graphql_is_up_to_date() -> None:
    assert schemas.GRAPHQL.read_text(encoding="utf-8") == schemas.current_graphql(), REFRESH


def test_the_stored_schema_of_exported_entries_is_up_to_date() -> None:
    assert schemas.ENTRIES.read_text(encoding="utf-8") == schemas.current_entries_schema(), REFRESH


def test_exported_entries_stay_compatible_with_programs() -> None:
    kept = schemas.openapi_with_schema(schemas.ENTRIES.read_text(encoding="utf-8"))
    assert (
        breaking_changes(kept, schemas.openapi_with_schema(schemas.current_entries_schema())) == []
    )


def test_a_member_missing_from_exported_entries_is_named() -> None:
    kept = schemas.openapi_with_schema(schemas.current_entries_schema())
    new = copy.deepcopy(kept)
    del new["components"]["schemas"]["EntryLine"]["properties"]["sentence"]
    assert breaking_changes(kept, new) == ["EntryLine.sentence is gone"]


def test_rest_stays_compatible_with_programs() -> None:
    assert (
        breaking_changes(schemas.stored_openapi(), msgspec.json.decode(schemas.current_openapi()))
        == []
    )


def test_graphql_stays_compatible_with_programs() -> None:
    kept = schemas.parse_graphql_schema(schemas.GRAPHQL.read_text(encoding="utf-8"))
    changes = find_breaking_changes(kept, schemas.parse_graphql_schema(schemas.current_graphql()))
    assert [change.description for change in changes] == []


def _delete_path(new: Document) -> None:
    del new["paths"][PATH]


def _delete_operation(new: Document) -> None:
    del new["paths"]["/api/v1/games"]["post"]


def _add_required_parameter(new: Document) -> None:
    new["paths"][PATH]["get"]["parameters"].append(
        {"in": "query", "name": "why", "required": True, "schema": {"type": "string"}}
    )


def _rename_operation(new: Document) -> None:
    new["paths"]["/api/v1/games"]["post"]["operationId"] = "games_make"


def _change_tag(new: Document) -> None:
    new["paths"]["/api/v1/games"]["post"]["tags"] = ["reading"]


def _delete_field(new: Document) -> None:
    del new["components"]["schemas"]["Line"]["properties"]["legs"]


def _change_type(new: Document) -> None:
    new["components"]["schemas"]["Line"]["properties"]["at"]["type"] = "string"


def _require_key(new: Document) -> None:
    new["components"]["schemas"]["Claim"]["required"].append("key")


def _delete_act(new: Document) -> None:
    del new["components"]["schemas"]["morituri.Command"]["oneOf"][0]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (_delete_path, f"GET {PATH} is gone"),
        (_delete_operation, "POST /api/v1/games is gone"),
        (_add_required_parameter, f"GET {PATH}: the parameter why must be given"),
        (
            _rename_operation,
            "POST /api/v1/games: operationId was games_found, is games_make",
        ),
        (_change_tag, "POST /api/v1/games: tags was ['games'], is ['reading']"),
        (_delete_field, "Line.legs is gone"),
        (_change_type, "Line.at: type was integer, is string"),
        (_require_key, "Claim.key must be given"),
    ],
)
def test_a_change_that_breaks_programs_is_named(
    change: Callable[[Document], None], named: str
) -> None:
    old = schemas.stored_openapi()
    new = copy.deepcopy(old)
    change(new)
    assert breaking_changes(old, new) == [named]


def test_a_missing_act_is_named() -> None:
    old = schemas.stored_openapi()
    new = copy.deepcopy(old)
    _delete_act(new)
    (named,) = breaking_changes(old, new)
    assert named.startswith("morituri.Command: #/components/schemas/")


def test_additions_break_no_program() -> None:
    old = schemas.stored_openapi()
    new = copy.deepcopy(old)
    new["components"]["schemas"]["Line"]["properties"]["mood"] = {"type": "string"}
    new["components"]["schemas"]["Line"]["required"].append("mood")
    new["paths"]["/api/v1/weather"] = {"get": {"responses": {}}}
    assert breaking_changes(old, new) == []


@pytest.mark.parametrize(
    ("kind", "begins"), [("openapi", '{\n  "openapi"'), ("graphql", "directive @oneOf")]
)
def test_a_command_prints_the_description(kind: str, begins: str) -> None:
    printed = CliRunner().invoke(app, ["schema", kind])
    assert printed.exit_code == 0
    assert printed.output.startswith(begins)
