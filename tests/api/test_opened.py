"""An opened entry tells each reader everything that they may know of it."""

from typing import Any

import pytest

from api.reading.entry_models import OpenedEntry
from tests.api.closing import close_game_by_stewards
from tests.api.graphql.asking import ask
from tests.api.hall import Hall, Phone, document_of, expect_problem


async def fetch_opened_entry(phone: Phone, entry: str) -> dict[str, Any]:
    return document_of(await phone.get(f"/games/{phone.game}/entries/{entry}"), OpenedEntry)


def first_entry_id(receipt: dict[str, Any]) -> str:
    return str(receipt["entries"][0]["id"])


async def test_an_entry_has_its_lines_its_sentence_and_its_command(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    receipt = await ada.does("give", to="bea", nuts=4)
    shown = await fetch_opened_entry(ada, first_entry_id(receipt))
    assert (shown["id"], shown["type"]) == (first_entry_id(receipt), "nuces/nuts-given@1")
    assert [line["key"] for line in shown["lines"]] == ["nuts-given"]
    assert shown["text"]
    assert shown["caused"] == {"command": receipt["command"], "act": "give", "entries": []}
    assert (await fetch_opened_entry(nurse, first_entry_id(receipt)))["caused"]["card"] == "ada-1"


async def test_a_hidden_entry_and_a_missing_one_get_the_same_answer(hall: Hall) -> None:
    ada, cai = await hall.phone("ada"), await hall.phone("cai")
    gift = first_entry_id(await ada.does("give", to="bea", nuts=4))
    answers = [
        await phone.get(f"/games/{hall.id}/entries/{entry}")
        for phone, entry in ((cai, gift), (hall.stranger(), gift), (cai, "no-such"), (cai, "a/b"))
    ]
    assert {answer.status_code for answer in answers} == {404}
    assert len({(tuple(a.headers.items()), a.content) for a in answers}) == 1
    await close_game_by_stewards(hall)
    assert (await fetch_opened_entry(hall.stranger(), gift))["text"]


async def test_asked_characters_see_who_proposed_and_who_agreed(hall: Hall) -> None:
    ada, bea, cai = [await hall.phone(who) for who in ("ada", "bea", "cai")]
    asked = await ada.does("swap", **{"with": "bea", "nuts": 1})
    done = await bea.does("consent", petition=asked["command"])
    swapped = next(line["id"] for line in done["entries"] if line["key"] == "swapped")
    voices = [
        (voice["who"], voice["how"]) for voice in (await fetch_opened_entry(ada, swapped))["voices"]
    ]
    assert voices == [("ada", "proposed"), ("bea", "agreed")]
    answer = await cai.get(f"/games/{hall.id}/entries/{swapped}")
    assert answer.status_code == 404 or answer.json()["voices"] == []


async def test_a_warning_names_its_judges_and_the_judge_who_dealt_with_it(hall: Hall) -> None:
    aunt, ada, bea = [await hall.phone(who) for who in ("aunt", "ada", "bea")]
    gift = first_entry_id(await aunt.does("give", as_="ada", to="bea", nuts=6, recorder="aunt"))
    (waiting,) = (await fetch_opened_entry(aunt, gift))["judged"]
    assert (waiting["rule"], waiting["judges"], waiting["by"]) == ("NUX-03", ["aunt"], "")
    await aunt.does("settle", question=waiting["question"], reason="she is generous")
    (judged,) = (await fetch_opened_entry(aunt, gift))["judged"]
    assert (judged["by"], judged["reason"]) == ("aunt", "she is generous")
    assert judged["entry"]
    assert (await fetch_opened_entry(bea, gift))["judged"] == []
    assert (await fetch_opened_entry(ada, gift))["lines"][0]["by"] == {
        "as": "ada",
        "recorder": "aunt",
    }


async def test_disputes_and_reversals_of_an_entry_are_listed(hall: Hall) -> None:
    aunt, bea, nurse = [await hall.phone(who) for who in ("aunt", "bea", "nurse")]
    gift = first_entry_id(await aunt.does("give", as_="ada", to="bea", nuts=6, recorder="aunt"))
    dispute = first_entry_id(await bea.does("contest", entry=gift, reason="I was away"))
    await nurse.does("settle", question=dispute, reason="so it was")
    await nurse.does("reverse", entry=gift, reason="not hers")
    shown = await fetch_opened_entry(bea, gift)
    found = [(c["kind"], c["by"], c["reason"]) for c in shown["corrections"]]
    assert found == [
        ("contested", "bea", "I was away"),
        ("settled", "nurse", "so it was"),
        ("reversed", "nurse", "not hers"),
    ]
    assert shown["lines"][-1]["reversed"] is True


async def test_later_entries_that_use_an_entry_are_listed_where_both_ends_are_seen(
    hall: Hall,
) -> None:
    ada, bea, cai = [await hall.phone(who) for who in ("ada", "bea", "cai")]
    gift = first_entry_id(await ada.does("give", to="bea", nuts=4))
    on = first_entry_id(await bea.does("give", to="cai", nuts=3))
    thrown = first_entry_id(await cai.does("throw"))
    assert [link["entry"] for link in (await fetch_opened_entry(bea, gift))["later"]] == [on]
    assert (await fetch_opened_entry(ada, gift))[
        "later"
    ] == []  # Ada does not see Bea's gift to Cai
    assert [link["entry"] for link in (await fetch_opened_entry(cai, on))["later"]] == [thrown]
    nurse = await hall.phone("nurse")
    shown = await fetch_opened_entry(nurse, gift)
    assert ([link["entry"] for link in shown["later"]], shown["more"]) == ([on], False)


async def test_a_partly_seen_entry_opens_without_revealing_hidden_people(hall: Hall) -> None:
    ada, cai = await hall.phone("ada"), await hall.phone("cai")
    await ada.does("treat", who=["cai", "bea"], nuts=1)
    lines = document_of(await cai.get(f"/games/{hall.id}/entries", limit=500))["entries"]
    for line in lines:
        assert {"lines", "later"} <= (await fetch_opened_entry(cai, line["id"])).keys()


async def test_the_readers_of_an_entry_are_listed_as_far_as_the_viewer_may_know_them(
    hall: Hall,
) -> None:
    ada, nurse, cai = [await hall.phone(who) for who in ("ada", "nurse", "cai")]
    gift = first_entry_id(await ada.does("give", to="bea", nuts=4))
    mine = (await fetch_opened_entry(ada, gift))["readers"]
    assert (mine["everybody"], mine["who"], mine["widened"]) == (False, ["ada"], [])
    assert (await fetch_opened_entry(nurse, gift))["readers"]["who"] == ["ada", "bea", "nurse"]
    await nurse.does("disclose", entry=gift, reader="cai", reason="he asked")
    (widened,) = (await fetch_opened_entry(nurse, gift))["readers"]["widened"]
    assert widened["to"] == ["cai"]
    await close_game_by_stewards(hall)
    readers = (await fetch_opened_entry(cai, gift))["readers"]
    assert readers["opened"] >= widened["at"]
    thrown = (await fetch_opened_entry(cai, gift))["readers"]
    assert thrown["confidential"] is False


async def test_viewers_who_may_count_entries_are_told_the_head_over_an_entry(hall: Hall) -> None:
    ada, nurse, aunt = [await hall.phone(who) for who in ("ada", "nurse", "aunt")]
    gift = first_entry_id(await ada.does("give", to="bea", nuts=4))
    assert "sealed" not in await fetch_opened_entry(nurse, gift)
    await aunt.does("ring")
    sealed = (await fetch_opened_entry(nurse, gift))["sealed"]
    assert len(sealed["fingerprint"].split()) == 8
    assert sealed["size"] >= (await fetch_opened_entry(nurse, gift))["lines"][-1]["n"]
    assert "sealed" not in await fetch_opened_entry(ada, gift)


@pytest.mark.parametrize("closed", [False, True])
async def test_everybody_can_open_every_entry_that_they_see(hall: Hall, *, closed: bool) -> None:
    names = ("ada", "bea", "cai", "aunt", "nurse")
    phones = {who: await hall.phone(who) for who in names}
    asked = await phones["ada"].does("swap", **{"with": "bea", "nuts": 1})
    await phones["bea"].does("consent", petition=asked["command"])
    await phones["ada"].does("throw")
    if closed:
        await close_game_by_stewards(hall)
    for phone in (*phones.values(), hall.stranger()):
        lines = document_of(await phone.get(f"/games/{hall.id}/entries", limit=500))["entries"]
        for line in lines:
            shown = await fetch_opened_entry(phone, line["id"])
            assert line in shown["lines"]


async def test_graphql_opens_an_entry_too(hall: Hall) -> None:
    ada = await hall.phone("ada")
    gift = first_entry_id(await ada.does("give", to="bea", nuts=4))
    query = """query ($game: ID!, $entry: ID!) { game(id: $game) { openedEntry(id: $entry) {
        id type text caused { command act } later { entry text } more
        readers { everybody who } lines { c key } } } }"""
    found = (await ask(ada, query, game=hall.id, entry=gift))["game"]["openedEntry"]
    rest = await fetch_opened_entry(ada, gift)
    assert (found["text"], found["type"], found["readers"]["who"]) == (
        rest["text"],
        rest["type"],
        ["ada"],
    )
    assert [line["c"] for line in found["lines"]] == [line["c"] for line in rest["lines"]]


async def test_an_unknown_game_has_no_entries(hall: Hall) -> None:
    ada = await hall.phone("ada")
    expect_problem(await ada.get("/games/nowhere/entries/x"), "unknown-game")
