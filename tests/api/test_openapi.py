"""The API's own description holds: its promises are kept for all requests."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx2
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from openapi_spec_validator import validate
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from api.app import ROUTES
from api.openapi import description as openapi
from api.openapi.commands import add_commands
from api.openapi.description import OpenApi
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.chapters import KERNEL_ACTS
from tests.api.ear import serve_hall
from tests.api.hall import SHELF, Hall, open_hall

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@dataclass
class RunningServer:
    """A server in a separate thread, and a card for playing."""

    address: str
    game: str
    bearer: str


@pytest.fixture(scope="module")
def running() -> Iterator[RunningServer]:
    up, down = threading.Event(), asyncio.Event()
    found: list[Any] = []

    async def serve() -> None:
        many = "100000/second"
        hall_open = open_hall(command_rate=many, claim_rate=many, failed_claim_rate=many)
        async with hall_open as hall, serve_hall(hall) as address:
            hall.address = address
            found.extend(
                (asyncio.get_running_loop(), address, hall.id, await _claim_bearer_token(hall))
            )
            up.set()
            await down.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert up.wait(20)
    loop, *rest = found
    yield RunningServer(*rest)
    loop.call_soon_threadsafe(down.set)
    thread.join()


async def _claim_bearer_token(hall: Hall) -> str:
    robot = hall.stranger()
    answer = await hall.claim_card(robot, "ada-1", "a-little-program", bearer=True)
    bearer: str = answer.json()["bearer"]
    return bearer


DOCUMENT = OpenApi(ROUTES, SHELF).document
SCHEMA: Any = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = {
    operation.label: operation
    for found in SCHEMA.get_all_operations()
    if not (operation := found.ok()).path.endswith("/live")
}


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_operation_answers_as_the_description_says(
    label: str, running: RunningServer
) -> None:
    @given(case=OPERATIONS[label].as_strategy())
    @settings(max_examples=8, suppress_health_check=list(HealthCheck))
    def answered(case: Any) -> None:
        if "game" in case.path_parameters:
            case.path_parameters["game"] = running.game
        headers = {"authorization": f"Bearer {running.bearer}"}
        answer = case.call(base_url=running.address, headers=headers)
        case.validate_response(answer, checks=CHECKS)

    answered()


def test_the_served_description_equals_the_stored_one(running: RunningServer) -> None:
    served_document = httpx2.get(f"{running.address}/api/v1/openapi.json").json()
    assert served_document == DOCUMENT


async def test_the_description_is_made_once_and_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    def note_thread(*given: Any) -> None:
        made.append(threading.current_thread().name)
        add_commands(*given)

    monkeypatch.setattr(openapi, "add_commands", note_thread)
    async with open_hall() as hall, serve_hall(hall) as address:
        assert not made, "the start waits for the description"
        async with httpx2.AsyncClient(base_url=address) as client:
            asked = [client.get("/api/v1/openapi.json") for _ in range(3)]
            answers = await asyncio.gather(*asked)
    assert [answer.json() for answer in answers] == [DOCUMENT] * 3
    assert made == ["reading"]


def test_the_description_is_valid_by_the_standard() -> None:
    validate(DOCUMENT)
    validate(OpenApi(ROUTES, GAMES).document)


def test_every_operation_has_a_tag_a_summary_a_description_and_described_parameters() -> None:
    tags = {tag["name"] for tag in DOCUMENT["tags"]}
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            assert set(operation["tags"]) <= tags, (path, method)
            assert operation["summary"], (path, method)
            assert operation["description"], (path, method)
            for parameter in operation["parameters"]:
                assert parameter.get("description"), (path, method, parameter["name"])


@pytest.mark.parametrize("rulesets", [SHELF, GAMES])
def test_every_model_has_a_description_and_its_examples_fit(rulesets: Any) -> None:
    document = OpenApi(ROUTES, rulesets).document
    for name, schema in document["components"]["schemas"].items():
        assert schema["description"], name
        whole = {"components": document["components"], "$ref": f"#/components/schemas/{name}"}
        for one in schema.get("examples", ()):
            jsonschema_rs.validate(whole, one)


def test_acts_of_a_game_are_distinguished_by_their_type() -> None:
    schemas = OpenApi(ROUTES, GAMES).document["components"]["schemas"]
    for name, rules in GAMES.items():
        mapping = schemas[f"{name}.Command"]["discriminator"]["mapping"]
        names = {act.name for act in rules.play.acts} | {act.name for act in KERNEL_ACTS}
        assert mapping.keys() == names
        refs = [one["$ref"] for one in schemas[f"{name}.Command"]["oneOf"]]
        assert refs == list(mapping.values())
        for act, ref in mapping.items():
            schema = schemas[ref.rpartition("/")[2]]
            assert schema["properties"]["type"]["const"] == act


def test_every_type_of_problem_is_a_path_with_a_page(running: RunningServer) -> None:
    for example in DOCUMENT["components"]["examples"].values():
        answer = httpx2.get(running.address + example["value"]["type"])
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")


def test_tags_places_replays_and_waits_are_described() -> None:
    founding = DOCUMENT["paths"]["/api/v1/games"]["post"]["responses"]
    assert "Location" in founding["201"]["headers"]
    assert "Idempotent-Replay" in founding["200"]["headers"]
    view = DOCUMENT["paths"]["/api/v1/games/{game}/view"]["get"]["responses"]
    assert "ETag" in view["200"]["headers"]
    assert "304" in view
    assert "Retry-After" in view["429"]["headers"]


def test_every_act_of_every_game_is_described() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    assert {"kernel.consent", "nuces.give"} <= schemas.keys()
    give = schemas["nuces.give"]
    assert give["required"] == ["type", "as", "period", "to", "nuts"]
    assert give["properties"]["type"]["const"] == "give"
    assert schemas["nuces.swap"]["properties"].keys() >= {"with", "nuts"}
