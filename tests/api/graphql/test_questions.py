import json
import uuid
from typing import Any

import pytest

from ledger.record.audience import Viewer
from tests.api.graphql.asking import ask, ask_for_problem, post_query
from tests.api.hall import Hall, Phone, document_of, open_hall
from tests.api.hall import expect_problem as problem_in

LINES = """
query ($game: ID!, $first: Int, $after: String, $last: Int, $before: String) {
  game(id: $game) {
    entries(first: $first, after: $after, last: $last, before: $before) {
      edges { cursor node { c key text on legs { asset amount from to } n } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}
"""


async def fetch_entries(phone: Phone, **pages: Any) -> Any:
    found = await ask(phone, LINES, game=phone.game, **pages)
    return found["game"]["entries"]


async def play_first_turns(hall: Hall) -> tuple[Phone, Phone]:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    await ada.does("give", to="bea", nuts=4)
    await ada.does("sit", where="bench")
    await ada.does("throw")
    await bea.does("give", to="ada", nuts=1)
    return ada, bea


async def test_games_and_my_cards_equal_those_of_rest(hall: Hall) -> None:
    ada = await hall.phone("ada")
    found = await ask(
        ada, "{ games { id title ruleset status period { seq kind } } session { game card } }"
    )
    (shown,) = document_of(await ada.get("/games"))["games"]
    period = {name: shown["period"][name] for name in ("seq", "kind")}
    assert found["games"] == [{**{k: shown[k] for k in found["games"][0]}, "period": period}]
    assert found["session"] == [{"game": hall.id, "card": "ada-1"}]


async def test_the_view_equals_that_of_rest(hall: Hall) -> None:
    ada = await hall.phone("ada")
    query = """query ($game: ID!) { game(id: $game) { view {
        etag cursor me staff all: slices { key data } purse: slices(prefix: "purse/") { key data }
    } } }"""
    found = (await ask(ada, query, game=hall.id))["game"]["view"]
    view = await ada.view()
    assert (found["etag"], found["cursor"]) == (view["etag"], view["cursor"])
    assert {part["key"]: part["data"] for part in found["all"]} == view["slices"]
    assert found["purse"] == [{"key": "purse/ada", "data": view["slices"]["purse/ada"]}]


async def test_lines_equal_those_of_rest_each_with_its_sentence(hall: Hall) -> None:
    ada, _bea = await play_first_turns(hall)
    mine = [edge["node"] for edge in (await fetch_entries(ada))["edges"]]
    rest = document_of(await ada.get(f"/games/{hall.id}/entries", after=""))["entries"]
    assert [line["c"] for line in mine] == [line["c"] for line in rest]
    given = next(line for line in mine if line["key"] == "nuts-given")
    assert given["text"]
    assert given["legs"] == [{"asset": "nut", "amount": 4, "from": "ada", "to": None}]
    assert {line["n"] for line in mine} == {None}


@pytest.mark.parametrize("who", ["ada", "nurse"])
@pytest.mark.parametrize("size", [1, 2, 3, 100])
async def test_pages_in_both_directions_hold_every_line_once(
    hall: Hall, size: int, who: str
) -> None:
    await play_first_turns(hall)
    phone = await hall.phone(who)
    whole = [edge["node"]["c"] for edge in (await fetch_entries(phone))["edges"]]
    forward: list[str] = []
    info: dict[str, Any] = {"hasNextPage": True, "endCursor": None}
    while info["hasNextPage"]:
        page = await fetch_entries(phone, first=size, after=info["endCursor"])
        info = page["pageInfo"]
        assert info["hasPreviousPage"] is bool(forward)
        assert 0 < len(page["edges"]) <= size
        forward += [edge["node"]["c"] for edge in page["edges"]]
    assert forward == whole
    backward: list[str] = []
    info = {"hasPreviousPage": True, "startCursor": None}
    while info["hasPreviousPage"]:
        page = await fetch_entries(phone, last=size, before=info["startCursor"])
        info = page["pageInfo"]
        assert info["hasNextPage"] is bool(backward)
        assert 0 < len(page["edges"]) <= size
        backward = [edge["node"]["c"] for edge in page["edges"]] + backward
    assert backward == whole


async def test_a_shared_cursor_gives_the_same_page_as_the_own_cursor_of_its_place(
    hall: Hall,
) -> None:
    ada, _bea = await play_first_turns(hall)
    chronicle, viewer = hall.game.chronicle(), Viewer(frozenset({"ada"}))
    shared = str(chronicle.shared_cursor._replace(public=1))
    own = str(chronicle.cursor_from_text(viewer, shared))
    after = await fetch_entries(ada, first=100, after=shared)
    assert after["edges"]
    assert after == await fetch_entries(ada, first=100, after=own)
    before = await fetch_entries(ada, last=100, before=shared)
    assert before["edges"]
    assert before == await fetch_entries(ada, last=100, before=own)


async def test_the_cursor_of_an_edge_continues_after_that_edge(hall: Hall) -> None:
    ada, _bea = await play_first_turns(hall)
    edges = (await fetch_entries(ada))["edges"]
    for place, edge in enumerate(edges):
        rest = await fetch_entries(ada, first=100, after=edge["cursor"])
        assert rest["edges"] == edges[place + 1 :]


async def test_a_page_has_one_direction_and_a_length_within_the_limit(hall: Hall) -> None:
    ada = await hall.phone("ada")
    for pages in ({"first": 1, "last": 1}, {"first": 0}, {"last": 101}, {"after": "nonsense"}):
        found = await ask_for_problem(ada, LINES, game=hall.id, **pages)
        assert found["type"] == "/problems/malformed"


async def test_offers_and_dry_runs_equal_those_of_rest(hall: Hall) -> None:
    ada = await hall.phone("ada")
    query = """query ($game: ID!) { game(id: $game) { offers(as: "ada") {
        as period offers { type fields { name kind least most options { value } }
        blocked { rule text } } } } }"""
    found = (await ask(ada, query, game=hall.id))["game"]["offers"]
    rest = document_of(await ada.get(f"/games/{hall.id}/offers", **{"as": "ada"}))
    assert [form["type"] for form in found["offers"]] == [f["type"] for f in rest["offers"]]
    give = next(form for form in found["offers"] if form["type"] == "give")
    fields = {field["name"]: field for field in give["fields"]}
    assert (fields["nuts"]["least"], fields["nuts"]["most"]) == (1, 10)
    assert [option["value"] for option in fields["to"]["options"]] == ["bea", "cai"]


async def test_answers_from_projections_equal_those_of_rest(hall: Hall) -> None:
    _ada, _bea = await play_first_turns(hall)
    nurse = await hall.phone("nurse")
    query = """query ($game: ID!) { game(id: $game) {
        holdings { position holdings { character holds { asset amount } } }
        holding(character: "bea") { holds { asset amount } of { owner } }
        places { places { place pieces { piece arrived } } }
        standings { now { ranks { rank character worth } } ends { position } }
        audit(kind: "card") { balanced counts { kind count } matters { entry kinds at } more }
        seal(entry: "nothing-yet") { fingerprints }
    } }"""
    found = await post_query(nurse, query, game=hall.id)
    game = found["data"]["game"]
    rest = document_of(await nurse.get(f"/games/{hall.id}/holdings"))
    held = {
        line["character"]: {one["asset"]: one["amount"] for one in line["holds"]}
        for line in game["holdings"]["holdings"]
    }
    assert held == {line["character"]: line["holds"] for line in rest["holdings"]}
    assert game["holding"]["holds"] == [
        {"asset": "bone", "amount": 3},
        {"asset": "nut", "amount": 13},
    ]
    assert game["places"]["places"][0]["pieces"][0]["piece"] == "ada"
    assert game["standings"]["now"]["ranks"][0] == {"rank": 1, "character": "bea", "worth": 28}
    assert game["audit"]["balanced"] is True
    assert [matter["kinds"] for matter in game["audit"]["matters"]] == [["card"]] * 3
    assert game["seal"] is None
    (error,) = found["errors"]
    assert error["path"] == ["game", "seal"]
    assert error["extensions"]["type"] == "/problems/not-found"


async def test_a_viewer_without_permission_for_standings_gets_the_other_fields(hall: Hall) -> None:
    found = await post_query(
        hall.stranger(),
        "query ($game: ID!) { game(id: $game) { title standings { game } } }",
        game=hall.id,
    )
    assert found["data"]["game"] == {"title": "Nuts in the yard", "standings": None}
    assert found["errors"][0]["extensions"]["type"] == "/problems/unauthorized"


async def test_the_room_gets_the_same_answer_before_and_after_a_gift(hall: Hall) -> None:
    ada, room = await hall.phone("ada"), hall.stranger()
    query = """query ($game: ID!) { game(id: $game) {
        view { etag cursor slices { key data } }
        entries { edges { cursor node { c id text } } pageInfo { endCursor hasNextPage } }
        holdings { holdings { character holds { asset amount } } }
        seal { fingerprints heads { size } }
        audit { position }
    } }"""
    before = await post_query(room, query, game=hall.id)
    await ada.does("give", to="bea", nuts=4)
    assert await post_query(room, query, game=hall.id) == before


async def test_an_unknown_game_is_a_problem(hall: Hall) -> None:
    found = await ask_for_problem(hall.stranger(), '{ game(id: "nowhere") { title } }')
    assert found["type"] == "/problems/unknown-game"


async def test_a_get_request_may_carry_a_query_but_no_mutation(hall: Hall) -> None:
    stranger = hall.stranger()
    query = "query ($id: ID!) { game(id: $id) { status title } }"
    variables = json.dumps({"id": hall.id})
    answer = await stranger.client.get("/graphql", params={"query": query, "variables": variables})
    assert document_of(answer)["data"]["game"]["status"] == "open"
    claim = 'mutation { claim(token: "12345678", device: "12345678") { bearer } }'
    refused = await stranger.client.get("/graphql", params={"query": claim})
    problem_in(refused, "method-not-allowed")
    assert refused.headers["allow"] == "POST"


@pytest.mark.parametrize("variables", ["{", "[]", "[" * 100_00, '{"id":' * 40 + "1" + "}" * 40])
async def test_variables_of_a_query_in_the_address_have_the_limits_of_a_body(
    hall: Hall, variables: str
) -> None:
    query = {"query": "{ games { id } }", "variables": variables}
    answer = await hall.stranger().client.get("/graphql", params=query)
    assert problem_in(answer, "malformed")["errors"][0]["field"] == "variables"


async def test_a_client_that_accepts_the_media_type_of_graphql_is_answered_in_it(
    hall: Hall,
) -> None:
    accept = {"accept": "application/graphql-response+json, application/json;q=0.9"}
    client = hall.stranger().client
    answer = await client.post("/graphql", json={"query": "{ games { id } }"}, headers=accept)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/graphql-response+json"
    wrong = await client.post("/graphql", json={"query": "{ nothing }"}, headers=accept)
    assert wrong.status_code == 400
    assert wrong.json()["errors"][0]["extensions"]["type"] == "/problems/malformed"
    unknown = {"query": '{ game(id: "nowhere") { id } }'}
    none = await client.post("/graphql", json=unknown, headers=accept)
    assert (none.status_code, none.json()["data"]) == (200, {"game": None})


async def test_the_endpoint_serves_no_explorer_with_code_from_elsewhere(hall: Hall) -> None:
    answer = await hall.stranger().client.get("/graphql", headers={"accept": "text/html"})
    assert answer.headers["content-type"].startswith("text/plain")


async def test_an_export_equals_the_text_of_rest(hall: Hall) -> None:
    ada = await hall.phone("ada")
    query = "query ($id: ID!) { game(id: $id) { export(form: csv) { contentType text } } }"
    export = (await ask(ada, query, id=hall.id))["game"]["export"]
    rest = await ada.get(f"/games/{hall.id}/export.csv")
    assert export == {"contentType": rest.headers["content-type"], "text": rest.text}


async def test_the_host_s_own_token_founds_a_game_once() -> None:
    found = """mutation ($key: String!) {
      foundGame(ruleset: "nuces", title: "A second one", key: $key) {
        game repeated cards { card token }
      }
    }"""
    async with open_hall(admin_token="the-host") as hall:
        host, key = hall.stranger(), str(uuid.uuid4())
        assert (await ask_for_problem(host, found, key=key))["type"] == "/problems/unauthorized"
        host.client.headers["authorization"] = "Bearer the-host"
        first = (await ask(host, found, key=key))["foundGame"]
        again = (await ask(host, found, key=key))["foundGame"]
        assert again == first | {"repeated": True}
        assert first["game"] in hall.host.registry.games
