"""Letters over the API are written, read, searched, noted, reported, erased, and later opened."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from api.reading.letters import Letterbox, Letters
from api.reading.prices import resource_price
from ledger.export.document import read_export
from ledger.verify import verify_export
from tests.api.graphql.asking import ask
from tests.api.graphql.asking import ask_for_problem as problem_of
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.toy.post import rules_with_letters


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    async with open_hall(rulesets={"nuces": rules_with_letters()}) as found:
        yield found


async def fetch_letters(phone: Phone, **query: Any) -> list[dict[str, Any]]:
    found = await phone.get(f"/games/{phone.game}/letters", **query)
    shown: list[dict[str, Any]] = document_of(found, Letters)["letters"]
    return shown


async def letter_texts(phone: Phone, **query: Any) -> list[str]:
    return [letter["text"] for letter in await fetch_letters(phone, **query)]


async def write_letter(phone: Phone, text: str, **how: Any) -> str:
    receipt = await phone.does("write-letter", text=text, **how)
    return str(receipt["command"])


async def post_to_letterbox(phone: Phone, **body: Any) -> dict[str, Any]:
    answer = await phone.post(f"/games/{phone.game}/letterbox", {"as": phone.character} | body)
    return document_of(answer, Letterbox)


async def close_game(hall: Hall, nurse: Phone) -> None:
    other = await hall.phone("nurse", "nurse-2")
    await nurse.does("announce-closing", minutes=1)
    await other.does("confirm-closing")
    hall.clock.now += 120_000
    hall.host.do_periodic_work()
    await hall.game.writer.write_sides(())
    assert hall.game.state.kernel.status == "closed"


async def test_only_its_writer_and_addressees_read_a_letter(hall: Hall) -> None:
    ada, bea, cai = [await hall.phone(who) for who in ("ada", "bea", "cai")]
    nurse = await hall.phone("nurse")
    letter = await write_letter(ada, "Meet me at the wall", to=["bea"])
    expected = {
        "id": letter,
        "thread": letter,
        "number": 1,
        "writer": "ada",
        "to": ["bea"],
        "public": False,
        "at": hall.clock.now,
        "period": 1,
        "text": "Meet me at the wall",
        "erased": False,
        "lost": False,
        "reported": False,
        "disclosed": False,
        "template": "",
        "about": [],
    }
    assert await fetch_letters(ada) == await fetch_letters(bea) == [expected]
    for other in (cai, nurse, hall.stranger()):
        assert await fetch_letters(other) == await fetch_letters(other, thread=letter) == []


async def test_everybody_reads_a_public_letter(hall: Hall) -> None:
    await write_letter(await hall.phone("ada"), "I shall win", public=True)
    (letter,) = await fetch_letters(hall.stranger())
    assert (letter["public"], letter["to"], letter["text"]) == (True, [], "I shall win")


async def test_a_thread_is_read_page_by_page_from_a_number(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    first = await write_letter(ada, "one", to=["bea"])
    for text in ("two", "three", "four"):
        await write_letter(bea, text, answers=first)
    await write_letter(ada, "another matter", to=["bea"])
    assert await letter_texts(ada, thread=first) == ["one", "two", "three", "four"]
    assert await letter_texts(ada, thread=first, after=2) == ["three", "four"]
    page = await ada.get(f"/games/{hall.id}/letters", thread=first, limit=2)
    found = document_of(page, Letters)
    assert ([one["number"] for one in found["letters"]], found["more"]) == ([1, 2], True)
    hall.clock.now += 1
    await write_letter(ada, "the newest", to=["bea"])
    assert (await letter_texts(bea))[0] == "the newest"


async def test_a_search_in_letters_ignores_accents_and_capitals(hall: Hall) -> None:
    ada, bea, cai = [await hall.phone(who) for who in ("ada", "bea", "cai")]
    await write_letter(ada, "The Café behind the WALL", to=["bea"])
    await write_letter(ada, "the wall at noon", to=["cai"])
    assert await letter_texts(bea, q="cafe wall") == ["The Café behind the WALL"]
    assert await letter_texts(cai, q="wall") == ["the wall at noon"]
    assert len(await letter_texts(ada, q="wall")) == 2
    assert await letter_texts(bea, q="noon") == []
    expect_problem(await ada.get(f"/games/{hall.id}/letters", q="x" * 101), "malformed")


def test_a_search_in_letters_counts_like_a_search_in_the_log() -> None:
    assert (
        resource_price("letters", {"q"})
        == resource_price("entries", {"type"})
        > resource_price("letters", {"thread"})
    )


async def test_a_game_without_letters_has_none() -> None:
    async with open_hall() as plain:
        ada = await plain.phone("ada")
        assert await fetch_letters(ada) == []
        body = {"as": "ada", "muted": ["bea"]}
        expect_problem(await ada.post(f"/games/{plain.id}/letterbox", body), "malformed")
        assert not [key for key in (await ada.view())["slices"] if key.startswith("letter")]


async def test_two_phones_of_one_character_share_which_letters_were_read(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    other = await hall.phone("nurse", "nurse-1")
    letter = await write_letter(ada, "Meet me", to=["bea"])
    assert "letterbox/bea" not in (await bea.view())["slices"]
    noted = await post_to_letterbox(bea, read={letter: 1}, muted=["cai", "ada"])
    assert noted == {"read": {letter: 1}, "muted": ["ada", "cai"]}
    second = await hall.phone("bea", device="device-of-bea-1")
    assert (await second.view())["slices"]["letterbox/bea"] == noted
    assert await post_to_letterbox(second, read={letter: 0}) == noted
    assert await post_to_letterbox(second, muted=[]) == {"read": {letter: 1}, "muted": []}
    for phone in (ada, other, hall.stranger()):
        view = await phone.view()
        assert "letterbox/bea" not in view["slices"]


async def test_notes_of_a_letterbox_survive_a_restart(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    letter = await write_letter(ada, "Meet me", to=["bea"])
    await post_to_letterbox(bea, read={letter: 1}, muted=["cai"])
    store = hall.game.scribe.store
    async with open_hall(
        store=store, found=False, rulesets={"nuces": rules_with_letters()}
    ) as again:
        box = again.game.letterboxes.letterbox_of("bea")
        assert (box.read, box.muted) == ({letter: 1}, ("cai",))


async def test_a_viewer_marks_only_letters_that_they_can_have_read(hall: Hall) -> None:
    ada, bea, cai = [await hall.phone(who) for who in ("ada", "bea", "cai")]
    letter = await write_letter(ada, "Meet me", to=["bea"])
    path = f"/games/{hall.id}/letterbox"
    cases: list[tuple[Phone, dict[str, Any], str]] = [
        (cai, {"read": {letter: 1}}, f"read.{letter}"),
        (bea, {"read": {"nothing": 1}}, "read.nothing"),
        (bea, {"read": {letter: 2}}, f"read.{letter}"),
        (ada, {"read": {letter: 1}}, f"read.{letter}"),
        (bea, {"muted": ["bea"]}, "muted"),
        (bea, {"muted": ["caesar"]}, "muted"),
    ]
    for phone, body, field in cases:
        found = expect_problem(await phone.post(path, {"as": phone.character} | body), "malformed")
        assert [error["field"] for error in found["errors"]] == [field]
    expect_problem(await cai.post(path, {"as": "bea", "muted": []}), "not-your-card")


async def test_stewards_read_a_reported_letter_and_answer_it(hall: Hall) -> None:
    ada, bea, nurse = [await hall.phone(who) for who in ("ada", "bea", "nurse")]
    letter = await write_letter(ada, "You cheat", to=["bea"])
    report = (await bea.does("report-letter", letter=letter, reason="rude"))["command"]
    shown = (await nurse.view())["slices"][f"report/{report}"]
    assert (shown["writer"], shown["text"], shown["kept"]) == ("ada", "You cheat", True)
    assert await fetch_letters(nurse) == []
    assert [one["reported"] for one in (*await fetch_letters(bea), *await fetch_letters(ada))] == [
        True,
        False,
    ]
    await nurse.does("answer-report", report=report, answer="silence", reason="enough")
    assert f"report/{report}" not in (await nurse.view())["slices"]
    refused = await ada.expect_refusal("write-letter", to=["bea"], text="but")
    assert [one["key"] for one in refused["objections"]] == ["letters-silenced"]
    assert refused["objections"][0]["text"].startswith("A steward lets you write no more letters")


async def test_refusals_say_how_to_change_the_request(hall: Hall) -> None:
    ada = await hall.phone("ada")
    long = await ada.expect_refusal("write-letter", to=["bea"], text="x" * 2001)
    assert long["errors"][0]["field"] == "text"
    assert "2000" in long["errors"][0]["message"]
    for number in range(20):
        await write_letter(ada, str(number), to=["bea"])
    refused = await ada.expect_refusal("write-letter", to=["bea"], text="one more")
    assert refused["detail"] == (
        "20 letters in 10 minutes are enough; the next may go in 10 minutes."
    )


async def test_an_erased_letter_shows_no_words(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    letter = await write_letter(ada, "Meet me", to=["bea"])
    before = (await bea.view())["slices"][f"thread/{letter}"]
    await ada.does("erase-letter", letter=letter)
    (shown,) = await fetch_letters(bea)
    assert (shown["text"], shown["erased"], shown["lost"]) == ("", True, False)
    after = (await bea.view())["slices"][f"thread/{letter}"]
    assert after == before | {"changed": 1}
    kept = hall.game.scribe.store.side_values(hall.id, "text").values()
    assert not [text for text in kept if b"Meet me" in text]


async def test_after_the_game_the_writer_lays_a_letter_open(hall: Hall) -> None:
    ada, bea, cai = [await hall.phone(who) for who in ("ada", "bea", "cai")]
    nurse, room = await hall.phone("nurse"), hall.stranger()
    letter, other = (
        await write_letter(ada, "Meet me", to=["bea"]),
        await write_letter(bea, "No", to=["ada"]),
    )
    await close_game(hall, nurse)
    for phone in (cai, nurse, room):
        assert await fetch_letters(phone) == []
        assert not [key for key in (await phone.view())["slices"] if key.startswith("thread/")]
    assert sorted(await letter_texts(bea)) == ["Meet me", "No"]
    await bea.expect_refusal("disclose-letter", letter=letter)
    await ada.does("disclose-letter", letter=letter)
    for phone in (cai, nurse, room):
        (shown,) = await fetch_letters(phone)
        assert (shown["id"], shown["text"], shown["disclosed"]) == (letter, "Meet me", True)
    assert sorted(one["id"] for one in await fetch_letters(ada)) == sorted([letter, other])


async def test_exported_files_hold_only_letters_that_their_reader_may_read(hall: Hall) -> None:
    ada, bea, nurse = [await hall.phone(who) for who in ("ada", "bea", "nurse")]
    await write_letter(ada, "Meet me at the wall", to=["bea"])
    letter = await write_letter(bea, "I shall lay this open", to=["ada"])
    await write_letter(bea, "This is for all", public=True)
    for form in ("jsonl", "csv", "ledger"):
        for phone in (nurse, hall.stranger()):
            file = await phone.get(f"/games/{hall.id}/export.{form}")
            assert file.status_code == 200
            assert b"Meet me" not in file.content
    await close_game(hall, nurse)
    await bea.does("disclose-letter", letter=letter)
    for phone, wanted in ((ada, 3), (nurse, 2), (hall.stranger(), 2)):
        file = await phone.get(f"/games/{hall.id}/export.jsonl")
        lines = file.content.splitlines(keepends=True)
        assert verify_export(lines).findings == ()
        export = read_export(lines)
        said = sorted(text.text for text in export.texts)
        assert ("Meet me at the wall" in said) is (phone is ada)
        assert {"I shall lay this open", "This is for all"} <= set(said)
        assert len(said) == wanted
        assert export.header.scope == ("whole" if phone is ada else "seen")


async def test_in_play_a_steward_cannot_count_entries_by_seal_or_file(hall: Hall) -> None:
    nurse = await hall.phone("nurse")
    assert "heads" not in document_of(await nurse.get(f"/games/{hall.id}/seal"))
    for path in ("heads", "seal?entry=any"):
        answer = await nurse.client.get(f"/api/v1/games/{hall.id}/{path}")
        expect_problem(answer, "not-your-card")
    file = (await nurse.get(f"/games/{hall.id}/export.jsonl")).text
    assert '"format":"acta-seen/1"' in file
    await close_game(hall, nurse)
    assert document_of(await nurse.get(f"/games/{hall.id}/seal"))["heads"]


async def test_graphql_reads_letters_and_marks_them_as_read(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    letter = await write_letter(ada, "Meet me at the wall", to=["bea"])
    query = """query ($game: ID!, $q: String) {
        game(id: $game) { letters(q: $q) { letters { id writer to text at } more } } }"""
    found = (await ask(bea, query, game=hall.id, q="WALL"))["game"]["letters"]
    assert [one["text"] for one in found["letters"]] == ["Meet me at the wall"]
    assert (await ask(bea, query, game=hall.id, q="roof"))["game"]["letters"]["letters"] == []
    mutation = """mutation ($game: ID!, $read: [ReadThread!], $muted: [ID!]) {
        noteLetters(game: $game, as: "bea", read: $read, muted: $muted) {
            read { thread letters } muted } }"""
    read = [{"thread": letter, "letters": 1}]
    noted = await ask(bea, mutation, game=hall.id, read=read, muted=["cai"])
    assert noted["noteLetters"] == {"read": read, "muted": ["cai"]}
    refused = await problem_of(ada, mutation, game=hall.id, read=read)
    assert refused["type"] == "/problems/not-your-card"


async def test_graphql_writes_letters(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    mutation = """mutation ($game: ID!) { act(
        game: $game, commandId: "5ec2e700-0000-4000-8000-000000000001",
        by: { as: "ada", period: 1 },
        act: { kernel: { writeLetter: { to: ["bea"], text: "Meet me" } } }
    ) { entries { text } } }"""
    done = await ask(ada, mutation, game=hall.id)
    assert done["act"]["entries"] == [{"text": "Ada wrote a letter to Bea"}]
    assert await letter_texts(bea) == ["Meet me"]


async def test_the_letters_of_one_period_can_be_selected(hall: Hall) -> None:
    ada, aunt = await hall.phone("ada"), await hall.phone("aunt")
    await write_letter(ada, "In the first round", public=True)
    await aunt.does("ring")
    await write_letter(ada, "In the second", public=True)
    assert await letter_texts(ada, period=1) == ["In the first round"]
    assert [await letter_texts(ada, period=n) for n in (2, 3)] == [["In the second"], []]
