"""Reading: the view, the log, forms and dry runs."""

import gzip
from typing import Any

import pytest

from api.models.answers import Attempt, Entries, Offers, View
from tests.api.graphql.asking import ask
from tests.api.hall import Hall, Phone, document_of, expect_problem


async def fetch_entries_page(phone: Phone, **query: Any) -> dict[str, Any]:
    return document_of(await phone.get(f"/games/{phone.game}/entries", **query), Entries)


def line_numbers(document: dict[str, Any]) -> list[str]:
    return [line["c"] for line in document["entries"]]


@pytest.fixture
async def ada(hall: Hall) -> Phone:
    """Return Ada's phone, after she gave and sat six times each, and Bea gave to Cai in between."""
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    for number in range(6):
        await ada.does("give", to="bea", nuts=1)
        await bea.does("give", to="cai", nuts=1)
        await ada.does("sit", where="bench" if number % 2 == 0 else "wall")
    return ada


async def test_a_view_holds_only_slices_that_its_viewer_sees(hall: Hall, ada: Phone) -> None:
    view = document_of(await ada.get(f"/games/{hall.id}/view"), View)
    assert (view["me"], view["staff"], view["now"]) == (["ada"], False, hall.clock.now)
    assert view["slices"]["purse/ada"] == {"id": "ada", "holds": {"nut": 4}}
    assert {"game", "person/ada", "person/bea", "card/ada-1"} <= view["slices"].keys()
    assert not {"purse/bea", "purse/cai", "card/bea-1"} & view["slices"].keys()
    assert view["entries"][-1]["c"] == "p7"


async def test_a_view_names_its_private_slices_so_that_a_phone_can_forget_them(
    hall: Hall, ada: Phone
) -> None:
    mine = document_of(await ada.get(f"/games/{hall.id}/view"), View)
    room = document_of(await hall.stranger().get(f"/games/{hall.id}/view"), View)
    assert set(mine["private"]) == mine["slices"].keys() - room["slices"].keys()
    assert "purse/ada" in mine["private"]
    assert room["private"] == []


async def test_an_unchanged_view_is_not_sent_again(hall: Hall, ada: Phone) -> None:
    path = f"/api/v1/games/{hall.id}/view"
    first = await ada.client.get(path)
    again = await ada.client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    hall.clock.now += 1000
    later = await ada.client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert later.status_code == 304
    await ada.does("sit", where="bench")
    changed = await ada.client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert changed.status_code == 200


async def test_a_secret_of_others_does_not_change_my_view(hall: Hall, ada: Phone) -> None:
    path = f"/api/v1/games/{hall.id}/view"
    before = (await ada.client.get(path)).headers["etag"]
    cai = await hall.phone("cai")
    await cai.does("give", to="bea", nuts=1)
    assert (await ada.client.get(path)).headers["etag"] == before


async def test_long_answers_are_compressed_for_clients_that_accept_it(
    hall: Hall, ada: Phone
) -> None:
    path = f"/api/v1/games/{hall.id}/view"
    async with ada.client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        squeezed = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    plain = await ada.client.get(path, headers={"accept-encoding": "identity"})
    assert gzip.decompress(squeezed) == plain.content
    assert len(squeezed) < len(plain.content) / 2


async def test_a_head_request_tells_the_length_of_the_answer(hall: Hall, ada: Phone) -> None:
    path = f"/api/v1/games/{hall.id}/view"
    headers = {"accept-encoding": "identity"}
    whole = await ada.client.get(path, headers=headers)
    head = await ada.client.head(path, headers=headers)
    assert head.content == b""
    assert head.headers["content-length"] == str(len(whole.content))


async def test_the_log_is_read_page_by_page_in_either_direction(ada: Phone) -> None:
    newest = await fetch_entries_page(ada, limit=5)
    assert newest["more"]
    older = await fetch_entries_page(ada, before=newest["cursor"], limit=100)
    assert not older["more"]
    forward: list[str] = []
    cursor, more = "", True
    while more:
        part = await fetch_entries_page(ada, after=cursor, limit=4)
        forward += line_numbers(part)
        cursor, more = part["cursor"], part["more"]
    assert forward == line_numbers(older) + line_numbers(newest)
    assert cursor == (await ada.view())["cursor"]
    assert (await fetch_entries_page(ada, after=cursor))["entries"] == []


async def test_the_log_is_filtered_by_type_and_character(hall: Hall, ada: Phone) -> None:
    given = await fetch_entries_page(ada, type="nuts-given")
    assert [line["key"] for line in given["entries"]] == ["nuts-given"] * 6
    assert await fetch_entries_page(ada, type="nuces/nuts-given@1") == given
    bea = await fetch_entries_page(ada, character="bea", type="nuts-given")
    assert line_numbers(bea) == line_numbers(given)
    assert (await fetch_entries_page(ada, character="cai", type="nuts-given"))["entries"] == []
    sat = await fetch_entries_page(hall.stranger(), character="ada", type="sat-down", limit=2)
    assert (line_numbers(sat), sat["more"]) == (["p6", "p7"], True)


@pytest.mark.parametrize(
    "query",
    [
        {"after": "nonsense"},
        {"before": "x.1.1"},
        {"after": "a.99.99"},
        {"limit": 0},
        {"limit": 501},
        {"limit": "many"},
        {"limit": "9" * 20},
        {"after": "", "before": ""},
    ],
)
async def test_an_impossible_page_is_a_problem(ada: Phone, query: dict[str, Any]) -> None:
    expect_problem(await ada.get(f"/games/{ada.game}/entries", **query), "malformed")


async def test_a_steward_views_the_past_by_position(hall: Hall, ada: Phone) -> None:
    nurse = await hall.phone("nurse")
    path = f"/games/{hall.id}/view"
    start = document_of(await nurse.get(path, at=1), View)
    assert start["slices"]["purse/ada"]["holds"] == {"nut": 10}
    expect_problem(await nurse.get(path, at=0), "malformed")
    expect_problem(await nurse.get(path, at=10_000), "malformed")
    expect_problem(await ada.get(path, at=1), "not-your-card")


async def test_every_viewer_views_the_past_by_their_own_cursor(hall: Hall, ada: Phone) -> None:
    path = f"/games/{hall.id}/view"
    then = (await fetch_entries_page(ada, type="nuts-given", limit=5))["cursor"]
    view = document_of(await ada.get(path, as_of=then), View)
    assert view["slices"]["purse/ada"]["holds"]["nut"] in (9, 10)
    now = await ada.view()
    same = document_of(await ada.get(path, as_of=now["cursor"]), View)
    assert same["slices"] == now["slices"]
    assert same["entries"] == now["entries"]
    expect_problem(await hall.stranger().get(path, as_of=now["cursor"]), "malformed")


async def test_before_the_first_line_the_view_shows_the_founded_game(
    hall: Hall, ada: Phone
) -> None:
    path = f"/games/{hall.id}/view"
    first = (await ada.view())["cursor"].split(".")[0] + ".0.0"
    view = document_of(await ada.get(path, as_of=first), View)
    assert view["slices"]["purse/ada"]["holds"] == {"nut": 10}
    query = "query ($game: ID!, $asOf: String) { game(id: $game) { view(asOf: $asOf) { cursor } } }"
    shown = await ask(ada, query, game=hall.id, asOf=first)
    assert shown["game"]["view"]["cursor"] == view["cursor"]


async def test_offers_are_forms_or_reasons_why_an_act_is_impossible(hall: Hall, ada: Phone) -> None:
    document = document_of(await ada.get(f"/games/{hall.id}/offers", **{"as": "ada"}), Offers)
    assert (document["as"], document["period"]) == ("ada", 1)
    forms = {form["type"]: form for form in document["offers"]}
    to, nuts = forms["give"]["fields"]
    assert to["options"][0] == {"value": "bea", "ref": "who:bea"}
    assert nuts == {
        "name": "nuts",
        "kind": "number",
        "least": 1,
        "most": 4,
        "step": 1,
        "unit": "asset:nut",
    }
    assert forms["give"]["blocked"] == []
    cai = await hall.phone("cai")
    for _ in range(2):
        await cai.does("throw")
    thrown = document_of(await cai.get(f"/games/{hall.id}/offers", **{"as": "cai"}), Offers)
    (blocked,) = [form["blocked"] for form in thrown["offers"] if form["type"] == "throw"]
    assert blocked[0]["rule"] == "NUX-06"
    assert blocked[0]["text"]


async def test_offers_tell_the_fields_that_depend_on_a_choice(hall: Hall) -> None:
    await (await hall.phone("bea")).does("lend", to="cai", bones=1)
    cai, nurse = await hall.phone("cai"), await hall.phone("nurse")

    async def form_of_return(phone: Phone, **more: str) -> dict[str, Any]:
        answer = await phone.get(f"/games/{hall.id}/offers", **{"as": "cai"}, **more)
        forms = document_of(answer, Offers)["offers"]
        return next(form for form in forms if form["type"] == "give-back")

    form = await form_of_return(cai)
    assert [field["kind"] for field in form["fields"]] == ["choice", "awaiting"]
    tried = await cai.post(f"/games/{hall.id}/try", cai.command_body("give-back", to="bea"))
    bones = document_of(tried, Attempt)["fields"][1]
    given = [{"field": "to", "values": ["bea"]}]
    assert form["later"] == [{"given": given, "fields": [bones]}]
    assert "later" not in await form_of_return(nurse, recorder="nurse")


async def test_the_suggested_act_tells_its_result_and_has_its_fields_filled_in(
    hall: Hall, ada: Phone
) -> None:
    path = f"/games/{hall.id}/offers"
    document = document_of(await ada.get(path, **{"as": "ada"}), Offers)
    (first,) = document["suggested"]
    assert (first["type"], first["args"], first["fields"]) == ("give", {"n": 4}, {"to": "bea"})
    assert first["text"]
    nurse = await hall.phone("nurse")
    recorded = document_of(await nurse.get(path, **{"as": "ada", "recorder": "nurse"}), Offers)
    assert recorded["suggested"] == []


async def test_offers_are_only_for_the_viewer_s_own_characters(hall: Hall, ada: Phone) -> None:
    expect_problem(await ada.get(f"/games/{hall.id}/offers", **{"as": "bea"}), "not-your-card")
    expect_problem(await ada.get(f"/games/{hall.id}/offers"), "malformed")
    expect_problem(
        await hall.stranger().get(f"/games/{hall.id}/offers", **{"as": "ada"}), "unauthorized"
    )


@pytest.mark.parametrize("nobody", ["nobody", "@origin", "ada/of:bea", "Ada"])
async def test_an_unknown_character_has_no_offers(nobody: str, hall: Hall) -> None:
    nurse, aunt = await hall.phone("nurse"), await hall.phone("aunt")
    for recorder in (nurse, aunt):
        asked = {"as": nobody, "recorder": recorder.character}
        expect_problem(await recorder.get(f"/games/{hall.id}/offers", **asked), "unknown-character")
        for act in ("sit", "give", "consent", "no-such-act"):
            tried = recorder.command_body(act, as_=nobody, recorder=recorder.character)
            answer = await recorder.post(f"/games/{hall.id}/try", tried)
            expect_problem(answer, "unknown-character")
        refusal = await recorder.expect_refusal("sit", as_=nobody, recorder=recorder.character)
        assert refusal["status"] == 400
    ada = await hall.phone("ada")
    stranger = await ada.get(f"/games/{hall.id}/offers", **{"as": nobody, "recorder": "nurse"})
    expect_problem(stranger, "not-your-card")


async def test_a_recorder_gets_the_forms_that_they_may_record(hall: Hall, ada: Phone) -> None:
    aunt, nurse = await hall.phone("aunt"), await hall.phone("nurse")
    path = f"/games/{hall.id}/offers"

    async def recordable_act_types(phone: Phone, recorder: str) -> set[str]:
        answer = await phone.get(path, **{"as": "ada", "recorder": recorder})
        return {form["type"] for form in document_of(answer, Offers)["offers"]}

    assert "sit" in await recordable_act_types(aunt, "aunt")
    assert "throw" not in await recordable_act_types(aunt, "aunt")
    assert await recordable_act_types(nurse, "nurse") >= {"give", "swap", "throw", "sit"}
    bea = await hall.phone("bea")
    assert await recordable_act_types(bea, "bea") == set()
    expect_problem(await ada.get(path, **{"as": "ada", "recorder": "aunt"}), "not-your-card")


async def test_a_dry_run_tells_the_remaining_balance_and_changes_nothing(
    hall: Hall, ada: Phone
) -> None:
    before = hall.game.state
    tried = await ada.dry_run("give", to="bea", nuts=3)
    Attempt.model_validate(tried)
    assert tried["complete"]
    assert tried["objections"] == []
    assert tried["legs"] == [{"asset": "nut", "amount": 3, "from": "ada"}]
    assert tried["after"] == {"ada": {"nut": 1}}
    assert hall.game.state is before


async def test_an_incomplete_dry_run_names_the_missing_fields(ada: Phone) -> None:
    tried = await ada.dry_run("give", to="bea")
    assert not tried["complete"]
    assert [field["name"] for field in tried["fields"]] == ["to", "nuts"]


async def test_a_dry_run_warns_and_forbids_as_the_act_would(ada: Phone, hall: Hall) -> None:
    for _ in range(2):
        await ada.does("throw")
    refused = await ada.dry_run("throw")
    assert [objection["rule"] for objection in refused["objections"]] == ["NUX-06"]
    cai = await hall.phone("cai")
    warned = await cai.dry_run("give", to="bea", nuts=5)
    assert [objection["rule"] for objection in warned["warnings"]] == ["NUX-03"]
    expect_problem(await ada.post(f"/games/{ada.game}/try", ada.command_body("fly")), "unknown-act")
    body = ada.command_body("give", as_="bea", to="cai", nuts=1)
    expect_problem(await ada.post(f"/games/{ada.game}/try", body), "not-your-card")


async def test_a_dry_run_of_a_petition_names_the_required_voices(ada: Phone) -> None:
    tried = await ada.dry_run("swap", with_="bea", nuts=1)
    assert tried["voices"] == ["bea"]
    assert tried["after"]["ada"] == {"nut": 3, "bone": 1}
    assert tried["after"]["bea"] == {"bone": 2}
