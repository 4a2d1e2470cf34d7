from types import SimpleNamespace
from typing import Any

import pytest
from graphql import (
    GraphQLNamedType,
    build_schema,
    get_named_type,
    is_object_type,
    is_union_type,
    parse,
)

from api.graphql.limits import MAX_ALIASES, MAX_PRICE, MAX_SCHEMA_PRICE, measure_document
from api.graphql.schema import make_schema
from ledger.games.catalogue import GAMES
from tests.api.graphql.asking import ask, ask_for_problem, post_query
from tests.api.hall import Hall, open_hall
from tests.api.hall import expect_problem as rest_problem


def document_with_doubling_fragments(depth: int) -> str:
    parts = "".join(f"fragment f{n} on Query {{ ...f{n + 1} ...f{n + 1} }} " for n in range(depth))
    return f"{{ ...f0 }} {parts} fragment f{depth} on Query {{ games {{ id }} }}"


def test_the_cost_counts_fragments() -> None:
    document = """
    query { a: games(last: 10) { ...Some }
      b: game(id: "x") { entries(first: 7) { edges { cursor } } } }
    fragment Some on Game { id c: title }
    """
    found = measure_document(parse(document))
    assert found.cost == (1 + 10 * 3) + (1 + 1 + 7 * 2)


def test_a_page_whose_length_is_a_variable_costs_as_much_as_the_longest() -> None:
    document = "query ($n: Int) { game(id: 1) { entries(last: $n) { edges { cursor } } } }"
    assert measure_document(parse(document)).cost == 1 + 1 + 100 * 2


def test_nested_fragments_are_measured_quickly() -> None:
    found = measure_document(parse(document_with_doubling_fragments(60)))
    assert found.cost > MAX_PRICE
    assert measure_document(parse("{ ...f } fragment f on Query { ...f }")).cost == 2


def test_fragments_spread_inside_the_schema_have_a_cost_too() -> None:
    inside = "".join(f"fragment f{n} on __Schema {{ ...f{n + 1} ...f{n + 1} }} " for n in range(14))
    document = f"{{ __schema {{ ...f0 }} }} {inside} fragment f14 on __Schema {{ __typename }}"
    found = measure_document(parse(document))
    assert found.schema < MAX_SCHEMA_PRICE
    assert found.cost > MAX_PRICE


async def test_fragments_in_circles_are_refused_before_aliases_are_counted(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"F{n}" for n in range(10)]
    parts = " ".join(
        f"fragment {one} on Query {{ {' '.join(f'...{name}' for name in names if name != one)} }}"
        for one in names
    )
    counted: list[str] = []

    def visit_and_count(*_given: Any) -> int:
        counted.append("visit")
        return 0

    monkeypatch.setattr(
        "strawberry.extensions.max_aliases.count_fields_with_alias", visit_and_count
    )
    errors = (await post_query(hall.stranger(), f"{{ ...F0 }} {parts}"))["errors"]
    assert "within itself" in errors[0]["message"]
    assert counted == []
    await post_query(hall.stranger(), "{ games { id } }")
    assert counted == ["visit"]


def greatest_field_depth(kind: GraphQLNamedType, around: tuple[str, ...] = ()) -> int:
    """Return the greatest number of nested fields that a type allows."""
    assert kind.name not in around, f"a document can be as deep as it likes in {kind.name}"
    inside = (*around, kind.name)
    if is_union_type(kind):
        return max(greatest_field_depth(each, inside) for each in kind.types)
    if not is_object_type(kind):
        return 0
    return 1 + max(
        greatest_field_depth(get_named_type(each.type), inside) for each in kind.fields.values()
    )


def test_no_type_of_the_schema_contains_itself() -> None:
    schema = build_schema(make_schema(GAMES).as_str())
    for root in (schema.query_type, schema.mutation_type, schema.subscription_type):
        assert root is not None
        assert 0 < greatest_field_depth(root) <= 10


async def test_aliases_count_at_each_spread_of_a_fragment(hall: Hall) -> None:
    parts = " ".join(f"a{n}: __typename" for n in range(MAX_ALIASES // 2 + 1))
    document = "{{ ...F {} }} fragment F on Query {{ {} }}"
    once, twice = document.format("", parts), document.format("...F", parts)
    assert "errors" not in await post_query(hall.stranger(), once)
    errors = (await post_query(hall.stranger(), twice))["errors"]
    assert "Allowed: 30" in errors[0]["message"]


async def test_a_query_that_asks_for_too_much_is_refused(hall: Hall) -> None:
    room = hall.stranger()
    many = "{" + " ".join(f"a{n}: __typename" for n in range(MAX_ALIASES + 1)) + "}"
    long = "{" + " ".join("__typename" for _ in range(1000)) + "}"
    for query in (many, long):
        found = await ask_for_problem(room, query)
        assert found["type"] == "/problems/malformed"
    errors = (await post_query(room, document_with_doubling_fragments(40)))["errors"]
    assert any("are allowed" in error["message"] for error in errors)
    assert {error["extensions"]["type"] for error in errors} == {"/problems/malformed"}


async def test_an_internal_error_does_not_reveal_its_cause(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[Any] = []
    log = SimpleNamespace(error=lambda *_words, **more: noted.append(more["exc_info"]))
    monkeypatch.setattr("api.graphql.errors._log", log)
    monkeypatch.setattr("api.rest.session.person_document", None)
    found = await ask_for_problem(await hall.phone("ada"), "{ session { card } }")
    assert found["type"] == "/problems/internal"
    assert "None" not in str(found)
    assert [type(error) for error in noted] == [TypeError]


async def test_malformed_documents_get_problems_of_one_shape(hall: Hall) -> None:
    room = hall.stranger()
    for query in ("{", "{ nothing }", "{ games }", "", "fragment F on Query { __typename }"):
        answer = await room.client.post("/graphql", json={"query": query})
        errors = answer.json().get("errors")
        if answer.status_code == 200:
            assert {error["extensions"]["type"] for error in errors} == {"/problems/malformed"}
        else:
            rest_problem(answer, "malformed")


async def test_bodies_without_a_query_are_malformed(hall: Hall) -> None:
    room = hall.stranger()
    for body in (
        {},
        {"query": 1},
        {"query": "{ games { id } }", "variables": [1]},
        {"query": "{ games { id } }", "extensions": 1},
        [1],
    ):
        rest_problem(await room.client.post("/graphql", json=body), "malformed")
    plain = await room.client.post("/graphql", content=b"{ games { id } }")
    rest_problem(plain, "malformed")
    large = await room.client.post("/graphql", json={"query": "#" * 70_000})
    rest_problem(large, "too-large")
    follow = {"query": 'subscription { entries(game: "x") { cursor } }'}
    rest_problem(await room.client.post("/graphql", json=follow), "malformed")
    rest_problem(await room.client.delete("/graphql"), "method-not-allowed")


async def test_another_site_s_page_cannot_act_with_my_cookie(hall: Hall) -> None:
    ada = await hall.phone("ada")
    sent = {"query": "{ games { id } }"}
    answer = await ada.client.post("/graphql", json=sent, headers={"origin": "http://elsewhere"})
    rest_problem(answer, "elsewhere")


async def test_the_schema_can_be_queried(hall: Hall) -> None:
    answer = await hall.stranger().client.get("/graphql")
    assert "input NucesGive" in answer.text
    assert "type LineConnection" in answer.text
    shown = await ask(hall.stranger(), "{ __schema { queryType { name } } }")
    assert shown == {"__schema": {"queryType": {"name": "Query"}}}


@pytest.mark.parametrize(
    ("field", "many"),
    [
        ("view(at: 2) { cursor }", 5),
        ('view(asOf: "x") { cursor }', 5),
        ("holdings(at: 2) { position }", 5),
        ("standings { game }", 5),
        ("seal { game }", 6),
        ('entries(type: "x", first: 1) { edges { cursor } }', 5),
        ("view { cursor }", 25),
    ],
)
async def test_an_expensive_field_cannot_be_asked_for_under_many_aliases(
    field: str, many: int
) -> None:
    asked = "{{ game(id: 1) {{ {} }} }}"
    parts = [f"a{number}: {field}" for number in range(many)]
    inside = " ".join(parts)
    for document in (
        asked.format(inside),
        asked.format(f"... on Game {{ {inside} }}"),
        asked.format(f"... {{ {inside} }}"),
        f"{asked.format('...F')} fragment F on Game {{ {inside} }}",
    ):
        assert measure_document(parse(document)).cost > MAX_PRICE
    assert measure_document(parse(asked.format(parts[0]))).cost < MAX_PRICE / 3


async def test_a_field_under_many_aliases_counts_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_hall(read_rate="100/hour") as hall:
        # how long this machine takes does not count
        monkeypatch.setattr(hall.host.limiter, "count_spent_time", lambda _who, _seconds: None)
        ada = await hall.phone("ada")
        many = " ".join(f"a{number}: view {{ cursor }}" for number in range(8))
        query = f'{{ game(id: "{hall.id}") {{ {many} }} }}'
        assert "errors" not in await post_query(ada, query)
        errors = (await post_query(ada, query))["errors"]
        assert {error["extensions"]["type"] for error in errors} == {"/problems/too-many"}
