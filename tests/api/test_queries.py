"""An unknown query parameter is refused, and the right one is suggested."""

import pytest

from api.app import ROUTES
from api.openapi.description import OpenApi
from tests.api.hall import SHELF, Hall, expect_problem

PATHS = OpenApi(ROUTES, SHELF).document["paths"]
OPERATIONS = [(path, method) for path, operations in PATHS.items() for method in sorted(operations)]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
async def test_every_operation_accepts_only_the_parameters_that_it_describes(
    hall: Hall, path: str, method: str
) -> None:
    ada = await hall.phone("ada")
    there = path.replace("{game}", hall.id).replace("{", "").replace("}", "")
    answer = await ada.client.request(method, there, params={"zzz": "1"})
    assert answer.status_code == 400
    assert "zzz" in [error["field"] for error in expect_problem(answer, "malformed")["errors"]]


@pytest.mark.parametrize(
    ("path", "wrong", "right"),
    [
        ("entries", "limt", "limit"),
        ("entries", "Limit", "limit"),
        ("entries", "aftr", "after"),
        ("view", "asOf", "as_of"),
        ("offers", "recoder", "recorder"),
    ],
)
async def test_a_misspelt_parameter_is_refused_and_the_nearest_is_suggested(
    hall: Hall, path: str, wrong: str, right: str
) -> None:
    answer = await (await hall.phone("ada")).get(f"/games/{hall.id}/{path}", **{wrong: "3"})
    (error,) = expect_problem(answer, "malformed")["errors"]
    assert error["field"] == wrong
    assert f"did you mean '{right}'?" in error["message"]


async def test_the_refusal_names_every_wrong_parameter_and_the_possible_ones(hall: Hall) -> None:
    ada = await hall.phone("ada")
    errors = expect_problem(await ada.get(f"/games/{hall.id}/offers", up="1", down="2"))["errors"]
    assert [error["field"] for error in errors] == ["up", "down"]
    assert all("there are: as, recorder" in error["message"] for error in errors)


async def test_a_page_for_people_accepts_any_parameter(hall: Hall) -> None:
    answer = await hall.stranger().client.get("/problems/malformed", params={"zzz": "1"})
    assert answer.status_code == 200
