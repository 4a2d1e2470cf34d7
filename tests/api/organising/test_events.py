"""Events in preparation: saved as they are typed, checked at their fields, erased for ever."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from api.cli import app
from api.organising import prepared_events
from api.organising.event_rows import MAX_EVENTS, EventRows
from ledger.games.catalogue import GAMES
from ledger.scenario.field_changes import FieldChange, changed_text
from ledger.store import open_store
from ledger.store.base import NO_GAME, Batch
from tests.api.hall import Hall, document_of, expect_problem, open_hall
from tests.api.lent import LentStore
from tests.api.organising.desk import (
    ADMIN,
    ROMANI,
    SHAME,
    TABLES,
    change_fields,
    delete_event,
    faults,
    files_with,
    make_event,
    send_change,
    sign_in,
)
from tests.api.servers import three_memory_stores, two_halls

FILE = """\
# Our evening
based_on: ludi_romani  # the game
cast:
  cicero: null   # he is ill
  # the rich one
  octavian: {holdings: {denarius: 500000}}
title: "Idus"
"""


async def test_an_event_is_made_from_a_template_and_listed() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, details={"name": "Saturnalia", "people": "40"})
        assert event["values"]["based_on"] == "ludi_romani"
        assert event["check"]["problems"] == []
        second = await make_event(browser)
        hall.clock.now += 1
        third = await make_event(browser)
        listed = document_of(await browser.get("/organiser/events"))["events"]
        assert listed[0]["id"] == third["id"]
        assert {one["id"] for one in listed} == {event["id"], second["id"], third["id"]}
        assert document_of(await browser.get(f"/organiser/events/{event['id']}")) == event


async def test_the_seasons_of_an_event_are_counted_in_its_own_calendar() -> None:
    async with open_hall(rulesets=TABLES | ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, scenario="based_on: ludi_romani\n")
        assert event["check"]["seasons"] == {"aestas": 13, "hiems": 12, "motus": 24}
        shorter = await change_fields(browser, event, ("calendar/summers", 3))
        assert shorter["check"]["seasons"] == {"aestas": 3, "hiems": 2, "motus": 4}
        faulty = await change_fields(browser, shorter, ("calendar/summers", "three"))
        assert faulty["check"]["seasons"] == {}
        other = await make_event(browser, ruleset="cursus_honorum", scenario=SHAME)
        assert other["check"]["seasons"] == {}


async def test_a_changed_field_leaves_all_other_text_as_it_was() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, scenario=FILE)
        changed = await change_fields(
            browser,
            event,
            ("title", "Kalendae"),
            ("cast/hirtius", None),
            ("calendar/minutes/aestas", 6),
        )
        assert (
            changed["scenario"]
            == FILE.replace('"Idus"', "Kalendae").replace(
                "denarius: 500000}}\n", "denarius: 500000}}\n  hirtius: null\n"
            )
            + "calendar:\n  minutes:\n    aestas: 6\n"
        )
        answer = await browser.get(f"/organiser/events/{event['id']}/scenario")
        assert answer.text == changed["scenario"]
        assert answer.headers["content-type"].startswith("text/yaml")
        back = document_of(
            await send_change(
                browser,
                changed,
                fields=[{"path": ["cast", "hirtius"], "removed": True}],
            )
        )
        assert "hirtius" not in back["scenario"]


async def test_faults_are_saved_and_said_at_their_fields_as_acta_check_says_them(
    tmp_path: Path,
) -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, scenario=FILE)
        changed = await change_fields(
            browser,
            event,
            ("calendar/minutes/aestas", "soon"),
            ("cast/octavian/holdings/denarius", "many"),
            ("switches/calendar.by_clock", 7),
        )
        said = faults(changed)
        assert set(said) == {
            "scenario/calendar/minutes/aestas",
            "scenario/cast/octavian/holdings/denarius",
            "scenario/switches/calendar.by_clock",
        }
        file = tmp_path / "evening.yaml"
        file.write_text(changed["scenario"], encoding="utf-8")
        printed = CliRunner().invoke(app, ["check", str(file)])
        text = " ".join(printed.output.split())
        for problem in changed["check"]["problems"]:
            assert problem["sentence"] in text
            assert f"line {problem['line']}" in text
        listed = document_of(await browser.get("/organiser/events"))["events"]
        assert [one["problems"] for one in listed] == [3]


async def test_details_are_saved_as_typed_with_a_sentence_at_each_wrong_one() -> None:
    wrong = {
        "date": "on Friday",
        "begins": "25:00",
        "minutes": "long",
        "people": "0",
        "address": "ludi.example/play",
        "languages": "en la",
        "dinner": "late",
        "places": "some",
        "until": "2026-13-01",
    }
    right = {
        "date": "2026-12-17",
        "begins": "18:30",
        "minutes": "150",
        "people": "40",
        "address": "https://ludi.example",
        "languages": "en es",
        "dinner": "17:30",
        "places": "40",
        "until": "2026-12-10",
    }
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, ruleset="cursus_honorum", scenario=SHAME, details=wrong)
        assert set(faults(event)) == {f"event/{name}" for name in wrong}
        assert {name: text for name, text in event["details"].items() if text} == wrong
        spanish = await browser.client.get(
            f"/api/v1/organiser/events/{event['id']}", headers={"Accept-Language": "es"}
        )
        assert faults(spanish.json())["event/date"].startswith("Tiene que ser un día")
        changed = document_of(await send_change(browser, event, details=right))
        assert faults(changed) == {}


async def test_a_text_that_is_no_yaml_is_saved_and_only_uploads_can_change_it() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, scenario="based_on: [ludi_romani\n")
        assert event["values"] is None
        assert list(faults(event)) == ["scenario"]
        answer = await send_change(browser, event, fields=[{"path": ["title"], "value": "Ides"}])
        problem = expect_problem(answer, "malformed")
        assert problem["errors"][0]["field"] == "fields.0"
        uploaded = document_of(await send_change(browser, event, scenario=FILE))
        assert uploaded["scenario"] == FILE
        assert faults(uploaded) == {}


async def test_an_upload_may_bring_another_game() -> None:
    async with open_hall(rulesets=dict(ROMANI), admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser)
        answer = await send_change(browser, event, scenario="based_on: bridge\n")
        assert list(faults(document_of(answer))) == ["scenario/based_on"]
        answer = await browser.post("/organiser/events", {"scenario": "based_on: bridge\n"})
        assert expect_problem(answer, "malformed")["errors"][0]["field"] == "ruleset"


async def test_the_text_decides_which_game_it_is_and_a_name_fills_a_gap() -> None:
    async with open_hall(rulesets=TABLES | ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, scenario=SHAME)
        assert (event["ruleset"], faults(event)) == ("cursus_honorum", {})
        changed = await change_fields(browser, event, ("based_on", "ludi_romani"))
        assert changed["ruleset"] == "ludi_romani"
        unnamed = await make_event(browser, scenario="title: Ides\n")
        assert unnamed["ruleset"] == "ludi_romani"
        text = {"ruleset": "ludi_romani", "scenario": SHAME}
        assert document_of(await browser.post("/organiser/check", text))["problems"] == []


@pytest.mark.parametrize(
    "text", ["based_on: ludi_romani\ncast: &a\n  x: *a\n", "a: *b\n", "a: &x 1\nb: &x 2\n"]
)
async def test_a_file_with_references_can_only_be_changed_by_an_upload(text: str) -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, scenario=text)
        answer = await send_change(browser, event, fields=[{"path": ["title"], "value": "x"}])
        assert expect_problem(answer, "malformed")["errors"][0]["field"] == "fields.0"
        assert document_of(await send_change(browser, event, scenario=FILE))["scenario"] == FILE


async def test_the_refused_one_of_several_changed_fields_is_named() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, scenario=FILE)
        right, wrong = {"path": ["dice"], "value": "table"}, {"path": ["title", "of"], "value": 1}
        answer = await send_change(browser, event, fields=[right, wrong, right])
        (error,) = expect_problem(answer, "malformed")["errors"]
        assert error["field"] == "fields.1"
        assert "title.of" in error["message"]


async def test_changed_fields_cannot_make_a_scenario_larger_than_an_upload() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, scenario=f"{FILE}# {'i' * 64_000}\n")
        fields = [{"path": [f"title{n}"], "value": "o" * 900} for n in range(3)]
        answer = await send_change(browser, event, fields=fields)
        (error,) = expect_problem(answer, "malformed")["errors"]
        assert (error["field"], "64 KiB" in error["message"]) == ("fields.1", True)
        document_of(await send_change(browser, event, fields=fields[:1]))


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("people", "0000000012345"),
        ("minutes", "1" * 30),
        ("people", "١٢"),
        ("date", "20261217"),
        ("date", "2026-W51-4"),
        ("date", "2026-02-30"),
        ("begins", "9:30"),
    ],
)
async def test_a_detail_that_a_field_of_the_page_cannot_show_has_a_fault(
    name: str, wrong: str
) -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(
            browser, ruleset="cursus_honorum", scenario=SHAME, details={name: wrong}
        )
        assert list(faults(event)) == [f"event/{name}"]


async def test_details_are_saved_without_blanks_around_them() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, ruleset="cursus_honorum", details={"date": " 2026-12-17"})
        assert event["details"]["date"] == "2026-12-17"
        changed = document_of(await send_change(browser, event, details={"people": "40\t"}))
        assert changed["details"]["people"] == "40"


async def test_an_older_version_overwrites_nothing_and_gets_the_present_one() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        first = await make_event(browser, ruleset="cursus_honorum", scenario=SHAME)
        second = await change_fields(browser, first, ("shame", 40))
        answer = await send_change(browser, first, fields=[{"path": ["shame"], "value": 30}])
        assert answer.status_code == 412
        problem = expect_problem(answer, "changed-elsewhere")
        assert problem["event"] == second
        expect_problem(await delete_event(browser, first), "changed-elsewhere")
        path = f"/api/v1/organiser/events/{first['id']}"
        answer = await browser.client.patch(path, json={"details": {"name": "Ides"}})
        assert expect_problem(answer, "malformed")["errors"][0]["field"] == "If-Match"
        present = document_of(await browser.get(f"/organiser/events/{first['id']}"))
        assert present == second


async def test_of_two_changes_at_two_servers_one_is_refused(
    stores: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_halls(stores, rulesets=TABLES, admin_token=ADMIN) as (here, there):
        one, other = await sign_in(here), await sign_in(there)
        event = await make_event(one, ruleset="cursus_honorum", scenario=SHAME)
        assert document_of(await other.get(f"/organiser/events/{event['id']}")) == event
        both = threading.Barrier(2, timeout=60)

        def change_once_both_have_read(text: str, *changes: FieldChange, max_bytes: int) -> str:
            both.wait()
            return changed_text(text, *changes, max_bytes=max_bytes)

        monkeypatch.setattr(prepared_events, "changed_text", change_once_both_have_read)
        answers = await asyncio.gather(
            send_change(one, event, fields=[{"path": ["shame"], "value": 40}]),
            send_change(other, event, fields=[{"path": ["shame"], "value": 30}]),
        )
        (won, lost) = sorted(answers, key=lambda answer: answer.status_code)
        problem = expect_problem(lost, "changed-elsewhere")
        assert problem["event"] == document_of(won)


async def test_a_deletion_erases_no_change_that_it_has_not_seen(stores: Any) -> None:
    async with two_halls(stores, rulesets=TABLES, admin_token=ADMIN) as (here, there):
        browser = await sign_in(here)
        made = await make_event(browser, ruleset="cursus_honorum", scenario=SHAME)
        read_event = await EventRows(there.host).find(made["id"])
        assert read_event is not None
        changed = await change_fields(browser, made, ("shame", 40))
        assert not await EventRows(there.host).delete(read_event)
        assert document_of(await browser.get(f"/organiser/events/{made['id']}")) == changed


class RetryingStore(LentStore):
    """A store that loses the answer to each commit of an event, and writes it again."""

    def append(self, batch: Batch) -> None:
        super().append(batch)
        if batch.game.startswith("event/"):
            super().append(batch)


async def test_a_commit_whose_answer_was_lost_is_no_conflict() -> None:
    async with open_hall(store=RetryingStore(), rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, ruleset="cursus_honorum", scenario=SHAME)
        changed = await change_fields(browser, event, ("shame", 40))
        assert changed["values"]["shame"] == 40
        document_of(await delete_event(browser, changed))
        assert document_of(await browser.get("/organiser/events")) == {"events": []}


async def test_a_session_is_good_at_every_server_with_the_same_token() -> None:
    async with two_halls(three_memory_stores(), admin_token=ADMIN) as (here, there):
        browser, elsewhere = await sign_in(here), there.stranger()
        (cookie,) = browser.client.cookies.jar
        elsewhere.client.headers["cookie"] = f"{cookie.name}={cookie.value}"
        assert document_of(await elsewhere.get("/organiser/events")) == {"events": []}


async def test_a_deleted_event_is_erased(tmp_path: Path) -> None:
    path = tmp_path / "ledger.db"
    name = "a very private party"
    store = open_store(str(path))
    async with open_hall(store=store, rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, ruleset="cursus_honorum", details={"name": name})
        assert [row.game for row in store.side_rows_of_all_games("event")] == [
            f"event/{event['id']}"
        ]
        assert files_with(tmp_path, name)
        assert document_of(await delete_event(browser, event)) == {"id": event["id"]}
        expect_problem(await browser.get(f"/organiser/events/{event['id']}"), "unknown-event")
        expect_problem(await delete_event(browser, event), "unknown-event")
    store.close()
    assert files_with(tmp_path, name) == []


async def test_events_are_in_no_game_and_in_no_list_of_games(hall: Hall) -> None:
    store = LentStore()
    async with open_hall(store=store, rulesets=TABLES, admin_token=ADMIN) as own_hall:
        before = store.games()
        browser = await sign_in(own_hall)
        await make_event(browser, ruleset="cursus_honorum", details={"name": "Saturnalia"})
        assert store.games() == before
        assert not store.side_values(own_hall.id, "event")
        assert not store.side_values(NO_GAME, "event")
        games = document_of(await browser.get("/games"))["games"]
        assert [game["id"] for game in games] == list(before)


async def test_there_are_not_more_events_than_the_limit() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        for _ in range(MAX_EVENTS):
            await make_event(browser, ruleset="cursus_honorum", scenario=SHAME)
        answer = await browser.post("/organiser/events", {"ruleset": "cursus_honorum"})
        expect_problem(answer, "too-many")


async def test_a_scenario_is_checked_without_being_saved() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        answer = await browser.post("/organiser/check", {"scenario": f"{FILE}dice: cards\n"})
        (problem,) = document_of(answer)["problems"]
        assert (problem["path"], problem["line"]) == (["dice"], 8)
        assert document_of(await browser.get("/organiser/events")) == {"events": []}


async def test_unknown_names_are_refused_with_their_field() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        answer = await browser.post("/organiser/events", {"ruleset": "bridge"})
        assert expect_problem(answer, "malformed")["errors"][0]["field"] == "ruleset"
        answer = await browser.post(
            "/organiser/events", {"ruleset": "ludi_romani", "template": "7"}
        )
        assert expect_problem(answer, "malformed")["errors"][0]["field"] == "template"
        event = await make_event(browser)
        answer = await send_change(browser, event, details={"menu": "fish"})
        assert expect_problem(answer, "malformed")["errors"][0]["field"] == "details.menu"


async def test_the_outlines_name_what_can_be_set() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        (outline,) = document_of(await browser.get("/organiser/rulesets"))["rulesets"]
        assert {"cicero", "juno"} <= {character["id"] for character in outline["cast"]}
        seasons = {season["kind"]: season for season in outline["seasons"]}
        assert seasons["aestas"] == {"kind": "aestas", "number": 13, "minutes": 5}
        readings = {reading["name"]: reading for reading in outline["readings"]}
        assert readings["calendar.by_clock"]["values"]
        assert readings["prices.classis"]["range"] == [100_000, 100_000_000, 100_000]


async def test_the_outlines_recommend_a_cast_and_tell_of_the_rehearsals() -> None:
    async with open_hall(rulesets=TABLES | ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        *tables, outline = document_of(await browser.get("/organiser/rulesets"))["rulesets"]
        cast = {character["id"]: character for character in outline["cast"]}
        assert cast["cicero"]["recommended_from"] == 5
        assert cast["cicero"]["reason"].startswith("Senators vote")
        casting = GAMES["ludi_romani"].scenarios.casting()
        assert casting is not None
        recommended = {one for one in cast if cast[one]["recommended_from"] <= 12}
        assert recommended == {part.character for part in casting.cast(12).played}
        templates = {template["name"]: template for template in outline["templates"]}
        rehearsal = templates["people_12"]["rehearsal"]
        assert "By the timetable the evening lasts 89 minutes." in rehearsal
        assert not any("seed" in sentence for sentence in rehearsal)
        assert "rehearsal" not in templates["usual"]
        assert not any("rehearsal" in one for table in tables for one in table["templates"])
