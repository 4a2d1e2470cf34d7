"""Only organisers prepare events: strangers, players and pages of other sites do not."""

import itertools

import pytest

from api.access.organisers import LIFETIME
from api.http.request_context import RequestContext
from api.observing.log import WithoutSecrets
from tests.api.hall import Clock, Hall, document_of, expect_problem, open_hall
from tests.api.organising.desk import ADMIN, TABLES, make_event, sign_in

PATHS = ("/organiser/events", "/organiser/rulesets", "/organiser/events/0011")


async def test_without_any_token_there_is_no_organisers_page(hall: Hall) -> None:
    stranger = hall.stranger()
    for path in (*PATHS, "/organiser/session"):
        expect_problem(await stranger.get(path), "not-found")
    answer = await stranger.post("/organiser/session", {"token": "open sesame"})
    expect_problem(answer, "not-found")


async def test_strangers_and_players_are_refused() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        for browser in (hall.stranger(), await hall.phone("ada")):
            for path in PATHS:
                expect_problem(await browser.get(path), "unauthorized")
            session = document_of(await browser.get("/organiser/session"))
            assert session == {"organiser": False}


async def test_the_own_token_opens_a_session_whose_cookie_no_page_can_read() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = hall.stranger()
        answer = await browser.post("/organiser/session", {"token": ADMIN})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("acta-organiser=")
        assert "HttpOnly; SameSite=Strict" in cookie
        assert ADMIN not in cookie
        assert document_of(await browser.get("/organiser/session")) == {"organiser": True}
        ended = await browser.client.delete("/api/v1/organiser/session")
        assert document_of(ended) == {"organiser": False}
        expect_problem(await browser.get("/organiser/events"), "unauthorized")


async def test_a_program_prepares_events_with_the_own_token_alone() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        program = hall.stranger()
        program.client.headers["authorization"] = f"Bearer {ADMIN}"
        assert document_of(await program.get("/organiser/events")) == {"events": []}


async def test_a_token_for_one_run_opens_a_session_without_any_setting(hall: Hall) -> None:
    browser = await sign_in(hall, hall.host.organisers.make_run_token())
    assert document_of(await browser.get("/organiser/events")) == {"events": []}
    hall.host.organisers.make_run_token()
    expect_problem(await browser.get("/organiser/events"), "unauthorized")


async def test_a_session_ends_after_a_day() -> None:
    clock = Clock()
    async with open_hall(clock=clock, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        clock.now += (LIFETIME - 1) * 1000
        document_of(await browser.get("/organiser/events"))
        clock.now += 1000
        expect_problem(await browser.get("/organiser/events"), "unauthorized")


@pytest.mark.parametrize("change", ["later", "other", "bare"])
async def test_a_changed_cookie_opens_nothing(change: str) -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        (cookie,) = (one.value or "" for one in browser.client.cookies.jar)
        expiry, nonce, signature = cookie.split(".")
        changed = {
            "later": f"{int(expiry) + 9}.{nonce}.{signature}",
            "other": f"{expiry}.00{nonce}.{signature}",
            "bare": f"{expiry}.{nonce}.",
        }[change]
        stranger = hall.stranger()
        stranger.client.headers["cookie"] = f"acta-organiser={changed}"
        expect_problem(await stranger.get("/organiser/events"), "unauthorized")


async def test_wrong_tokens_are_counted_for_each_address_before_they_are_compared() -> None:
    async with open_hall(admin_token=ADMIN, failed_claim_rate="2/minute") as hall:
        guesser = hall.stranger()
        for guess in ("one", "two"):
            answer = await guesser.post("/organiser/session", {"token": guess})
            expect_problem(answer, "unauthorized")
        for guess in ("three", ADMIN):
            answer = await guesser.post("/organiser/session", {"token": guess})
            expect_problem(answer, "too-many")


async def test_wrong_tokens_of_programs_count_for_the_same_limit() -> None:
    async with open_hall(admin_token=ADMIN, failed_claim_rate="4/minute") as hall:
        guesser = hall.stranger()
        statuses, numbers = [], itertools.count()
        for path in ("/organiser/events", "/organiser/session", "/games"):
            for scheme in ("", "Bearer "):
                guesser.client.headers["authorization"] = f"{scheme}guess {next(numbers)}"
                statuses.append((await guesser.get(path)).status_code)
        # The list of games compares only bearer tokens, so its first request is not refused.
        assert statuses == [401, 401, 200, 401, 200, 429]
        guesser.client.headers["authorization"] = f"Bearer {ADMIN}"
        expect_problem(await guesser.get("/organiser/events"), "too-many")
        expect_problem(await guesser.post("/organiser/session", {"token": ADMIN}), "too-many")


async def test_a_dead_token_that_is_sent_again_is_no_further_guess() -> None:
    async with open_hall(admin_token=ADMIN, failed_claim_rate="2/minute") as hall:
        robot, organiser = hall.stranger(), hall.stranger()
        robot.client.headers["authorization"] = "Bearer of a card that was printed anew"
        for _ in range(5):
            expect_problem(await robot.get(f"/games/{hall.id}/holdings"), "unauthorized")
        answer = await organiser.post("/organiser/session", {"token": ADMIN})
        assert document_of(answer) == {"organiser": True}


async def test_the_right_token_and_tokens_of_cards_are_no_tries() -> None:
    async with open_hall(admin_token=ADMIN, failed_claim_rate="2/minute") as hall:
        program, organiser = hall.stranger(), hall.stranger()
        organiser.client.headers["authorization"] = f"Bearer {ADMIN}"
        claim = await hall.claim_card(program, "ada-1", "robot-of-ada", bearer=True)
        program.client.headers["authorization"] = f"Bearer {document_of(claim)['bearer']}"
        for _ in range(5):
            document_of(await program.get("/session"))
            expect_problem(await program.get("/organiser/events"), "unauthorized")
            assert document_of(await organiser.get("/organiser/events")) == {"events": []}


async def test_all_addresses_together_try_no_more_tokens_than_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_hall(admin_token=ADMIN, all_typed_codes_rate="3/minute") as hall:
        guesser = hall.stranger()
        addresses = (f"203.0.113.{number}" for number in itertools.count())
        monkeypatch.setattr(RequestContext, "address", property(lambda _: next(addresses)))
        for guess in ("one", "two"):
            answer = await guesser.post("/organiser/session", {"token": guess})
            expect_problem(answer, "unauthorized")
        guesser.client.headers["authorization"] = "Bearer three"
        expect_problem(await guesser.get("/organiser/events"), "unauthorized")
        guesser.client.headers["authorization"] = f"Bearer {ADMIN}"
        expect_problem(await guesser.get("/organiser/events"), "too-many")
        del guesser.client.headers["authorization"]
        answer = await guesser.post("/organiser/session", {"token": ADMIN})
        expect_problem(answer, "too-many")


async def test_a_page_of_another_site_cannot_use_the_cookie() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, ruleset="cursus_honorum")
        browser.client.headers["origin"] = "http://elsewhere.example"
        answer = await browser.post("/organiser/events", {"ruleset": "cursus_honorum"})
        expect_problem(answer, "elsewhere")
        answer = await browser.client.delete(
            f"/api/v1/organiser/events/{event['id']}", headers={"If-Match": f'"{event["tag"]}"'}
        )
        expect_problem(answer, "elsewhere")


async def test_the_log_removes_the_token_of_a_run(hall: Hall) -> None:
    token = hall.host.organisers.make_run_token()
    line = WithoutSecrets()(None, "info", {"event": f"/organiser#{token}"})
    assert line == {"event": "/organiser#[secret]"}
