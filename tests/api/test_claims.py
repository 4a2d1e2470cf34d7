"""A card comes to a phone, stays there, moves to another phone, and stops working."""

import asyncio
import uuid
from typing import Any

import pytest

from api.access.identity import MAX_SESSIONS
from api.http.request_context import RequestContext
from api.models.cards import ClaimedCard, Session, ShownCard
from api.rest import commands
from tests.api.hall import (
    Hall,
    Phone,
    document_of,
    expect_denied,
    expect_problem,
    open_hall,
)


async def test_a_card_shows_its_character_and_looking_changes_nothing(hall: Hall) -> None:
    stranger = hall.stranger()
    before = hall.game.state.log.position
    answer = await stranger.post("/claims/preview", {"token": hall.tokens["ada-1"]})
    shown = document_of(answer, ShownCard)
    assert shown["character"]["short"] == "Ada"
    assert (shown["game"], shown["card"]) == (hall.id, "ada-1")
    assert not shown["taken"]
    assert not shown["here"]
    assert hall.game.state.log.position == before
    assert "set-cookie" not in answer.headers


async def test_a_claim_gives_a_session_that_may_act(hall: Hall) -> None:
    ada = hall.stranger()
    answer = await hall.claim_card(ada, "ada-1", "device-of-ada")
    assert document_of(answer, ClaimedCard)["character"]["id"] == "ada"
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("acta=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    session = document_of(await ada.get("/session"), Session)
    assert [card["card"] for card in session["cards"]] == ["ada-1"]
    ada.character = "ada"
    await ada.does("sit", where="bench")


async def test_over_https_the_cookie_is_for_https_only(hall: Hall) -> None:
    ada = hall.stranger()
    ada.client.base_url = "https://hall"
    cookie = (await hall.claim_card(ada, "ada-1", "device-of-ada")).headers["set-cookie"]
    assert cookie.startswith("__Host-acta=")
    assert cookie.endswith("; Secure")


async def test_secrets_are_stored_hashed_only(hall: Hall) -> None:
    ada = await hall.phone("ada")
    secret = ada.client.cookies["acta"]
    kinds = ("token", "session", "note", "text")
    kept = [hall.host.store.side_values(hall.id, kind) for kind in kinds]
    written = "".join(f"{key}{value!r}" for side in kept for key, value in side.items())
    rows = b"".join(row.state for row in hall.host.store.read(hall.id))
    for told in (secret, hall.tokens["ada-1"], "device-of-ada-1"):
        assert told not in written
        assert told.encode() not in rows


async def test_a_card_moves_to_another_phone_only_when_asked_to(hall: Hall) -> None:
    old = await hall.phone("ada")
    new = hall.stranger()
    new.character = "ada"
    preview = await new.post("/claims/preview", {"token": hall.tokens["ada-1"]})
    assert document_of(preview)["taken"]
    expect_problem(await hall.claim_card(new, "ada-1", "another-device"), "card-elsewhere")
    document_of(await hall.claim_card(new, "ada-1", "another-device", move=True))
    await new.does("sit", where="bench")
    assert document_of(await old.get("/session"))["cards"] == []
    expect_problem(await old.send_command("sit", where="wall"), "not-your-card")
    assert document_of(await old.get(f"/games/{hall.id}/view"))["me"] == []


async def test_the_same_phone_may_claim_again_after_it_lost_its_cookie(hall: Hall) -> None:
    await hall.phone("ada", device="the-very-same")
    before = hall.game.state.log.position
    again = await hall.phone("ada", device="the-very-same")
    assert hall.game.state.log.position == before
    await again.does("sit", where="bench")


async def test_a_phone_may_hold_several_cards(hall: Hall) -> None:
    phone = await hall.phone("ada")
    document_of(await hall.claim_card(phone, "bea-1", "device-of-ada-1"))
    cards = document_of(await phone.get("/session"))["cards"]
    assert sorted(card["card"] for card in cards) == ["ada-1", "bea-1"]
    assert document_of(await phone.get(f"/games/{hall.id}/view"))["me"] == ["ada", "bea"]


async def test_a_program_gets_a_bearer_token_and_no_cookie(hall: Hall) -> None:
    robot = hall.stranger()
    robot.character = "ada"
    answer = await hall.claim_card(robot, "ada-1", "a-little-program", bearer=True)
    bearer = document_of(answer, ClaimedCard)["bearer"]
    assert "set-cookie" not in answer.headers
    expect_denied(robot, await robot.send_command("sit", where="bench"))
    robot.client.headers["authorization"] = f"Bearer {bearer}"
    await robot.does("sit", where="bench")


async def test_leaving_gives_the_cards_back(hall: Hall) -> None:
    ada = await hall.phone("ada")
    left = await ada.client.delete("/api/v1/session")
    assert document_of(left, Session)["cards"] == []
    assert "Max-Age=0" in left.headers["set-cookie"]
    assert hall.host.store.side_values(hall.id, "session") == {}


async def test_an_unknown_token_is_refused_and_many_of_them_are_limited() -> None:
    async with open_hall(failed_claim_rate="3/hour") as hall:
        stranger = hall.stranger()
        for _ in range(3):
            expect_problem(
                await stranger.post("/claims/preview", {"token": "0" * 32}), "unknown-card"
            )
        answer = await stranger.post("/claims/preview", {"token": "0" * 32})
        expect_problem(answer, "too-many")
        assert int(answer.headers["retry-after"]) > 0


async def test_a_token_opens_only_its_own_game(hall: Hall) -> None:
    other = await hall.host.founder.found_game("nuces", None)
    stranger = hall.stranger()
    path = f"/games/{other.game}/claims/preview"
    expect_problem(await stranger.post(path, {"token": hall.tokens["ada-1"]}), "unknown-card")
    document_of(await stranger.post(path, {"token": other.cards[0].token}))


async def test_a_card_printed_anew_kills_the_old_token_and_its_sessions(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    receipt = await nurse.does("reissue-card", card="ada-1")
    expect_problem(await ada.send_command("sit", where="bench"), "not-your-card")
    stranger = hall.stranger()
    expect_problem(await hall.claim_card(stranger, "ada-1", "device-of-ada"), "unknown-card")
    hall.tokens["ada-1"] = receipt["token"]
    new = await hall.phone("ada", device="a-new-device")
    await new.does("sit", where="bench")
    kept = hall.host.store.side_values(hall.id, "session")
    assert sorted(key.partition("/")[2] for key in kept) == ["ada-1", "nurse-1"]


async def test_of_two_stewards_who_print_a_card_at_once_one_is_refused(hall: Hall) -> None:
    nurses = [await hall.phone("nurse", f"nurse-{number}") for number in (1, 2)]
    asked = (one.send_command("reissue-card", card="ada-1", generation=1) for one in nurses)
    answers = await asyncio.gather(*asked)
    done, late = sorted(answers, key=lambda answer: answer.status_code)
    assert [one["key"] for one in expect_problem(late, "refused")["objections"]] == [
        "card-reissued-meanwhile"
    ]
    hall.tokens["ada-1"] = done.json()["token"]
    assert hall.game.state.kernel.cards["ada-1"].generation == 2
    ada = await hall.phone("ada")
    await ada.does("sit", where="bench")


async def test_a_repeated_request_prints_a_card_once(hall: Hall) -> None:
    nurse, command = await hall.phone("nurse"), str(uuid.uuid4())
    first = await nurse.send_command("reissue-card", command, card="ada-1")
    again = await nurse.send_command("reissue-card", command, card="ada-1")
    assert first.status_code == 201
    assert document_of(again)["repeated"]
    hall.tokens["ada-1"] = first.json()["token"]
    await hall.phone("ada")


async def test_a_request_to_print_may_name_the_generation_which_must_be_the_latest(
    hall: Hall,
) -> None:
    nurse = await hall.phone("nurse")
    hall.tokens["ada-1"] = (await nurse.does("reissue-card", card="ada-1", generation=1))["token"]
    await hall.phone("ada")
    late = await nurse.expect_refusal("reissue-card", card="ada-1", generation=1)
    assert late["objections"][0]["text"].startswith("This card was printed anew meanwhile")
    expect_problem(
        await nurse.send_command("reissue-card", card="ada-1", generation="1"), "malformed"
    )


async def test_a_claim_during_a_new_print_gives_no_empty_session(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    print_begins = asyncio.Event()
    make_token = commands._make_token  # noqa: SLF001 - the last wait before the print is written

    async def make_token_and_signal(context: RequestContext) -> Any:
        token = await make_token(context)
        print_begins.set()
        return token

    async def claim_during_print(device: str) -> Any:
        await print_begins.wait()
        print_begins.clear()
        return await hall.claim_card(ada, "ada-1", device, move=True)

    monkeypatch.setattr(commands, "_make_token", make_token_and_signal)
    ada, nurse = await hall.phone("ada", device="the-very-same"), await hall.phone("nurse")
    for device in ("the-very-same", "another-device"):
        printed, claimed = await asyncio.gather(
            nurse.send_command("reissue-card", card="ada-1"),
            claim_during_print(device),
        )
        expect_problem(claimed, "unknown-card")
        hall.tokens["ada-1"] = printed.json()["token"]
        document_of(await hall.claim_card(ada, "ada-1", "the-very-same"))
        await ada.does("sit", where="bench" if device == "the-very-same" else "wall")


async def test_only_a_steward_prints_cards_anew_and_a_refused_request_kills_nothing(
    hall: Hall,
) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    await bea.expect_refusal("reissue-card", card="ada-1")
    await ada.does("sit", where="bench")


async def test_after_three_moves_a_steward_has_to_help(hall: Hall) -> None:
    for number in range(4):
        phone = hall.stranger()
        answer = await hall.claim_card(phone, "ada-1", f"device-number-{number}", move=True)
        document_of(answer)
    last = await hall.claim_card(hall.stranger(), "ada-1", "device-number-5", move=True)
    refusal = expect_problem(last, "refused")
    assert refusal["objections"][0]["key"] == "card-moved-often"


async def test_a_claim_never_joins_the_session_of_a_planted_cookie(hall: Hall) -> None:
    thief, ada = await hall.phone("bea"), hall.stranger()
    _replace_cookie(ada, thief.client.cookies["acta"])
    answer = await hall.claim_card(ada, "ada-1", "device-of-ada")
    assert answer.headers["set-cookie"].startswith("acta=")
    thief.character = "ada"
    expect_problem(await thief.send_command("sit", where="bench"), "not-your-card")
    assert await _cards_in_session(thief) == ["bea-1"]
    assert await _cards_in_session(ada) == ["ada-1"]


async def test_a_claim_brings_the_cards_of_this_phone_in_every_game(hall: Hall) -> None:
    other = await hall.host.founder.found_game("nuces", None)
    phone = await hall.phone("ada", device="the-very-same")
    first = phone.client.cookies["acta"]
    body = {"token": other.cards[0].token, "device": "the-very-same"}
    document_of(await phone.post("/claims", body))
    assert phone.client.cookies["acta"] != first
    assert sorted(await _cards_in_session(phone)) == sorted(["ada-1", other.cards[0].card])
    left = await phone.client.delete("/api/v1/session")
    assert document_of(left)["cards"] == []
    for game in (hall.id, other.game):
        assert hall.host.store.side_values(game, "session") == {}
    earlier = hall.stranger()
    _replace_cookie(earlier, first)
    assert await _cards_in_session(earlier) == []


async def test_a_phone_that_missed_the_answer_to_a_claim_repeats_it_and_gets_everything(
    hall: Hall,
) -> None:
    phone = await hall.phone("ada", device="the-very-same")
    before = phone.client.cookies["acta"]
    document_of(await hall.claim_card(phone, "bea-1", "the-very-same"))
    _replace_cookie(phone, before)
    document_of(await hall.claim_card(phone, "bea-1", "the-very-same"))
    assert sorted(await _cards_in_session(phone)) == ["ada-1", "bea-1"]


async def test_where_the_prefixed_cookie_is_possible_the_plain_one_is_ignored(hall: Hall) -> None:
    ada = hall.stranger()
    ada.client.base_url = "https://hall"
    await hall.claim_card(ada, "ada-1", "device-of-ada")
    secret = ada.client.cookies["__Host-acta"]
    planted = {"cookie": f"acta={secret}"}
    assert document_of(await ada.client.get("/api/v1/session"))["cards"]
    stranger = hall.stranger()
    for address, shown in (("https://hall", 0), ("http://hall", 1)):
        answer = await stranger.client.get(f"{address}/api/v1/session", headers=planted)
        assert len(document_of(answer)["cards"]) == shown
    both = {"cookie": f"acta=planted; __Host-acta={secret}"}
    answer = await stranger.client.get("https://hall/api/v1/session", headers=both)
    assert len(document_of(answer)["cards"]) == 1


async def test_a_cookie_planted_for_a_path_does_not_hide_mine(hall: Hall) -> None:
    ada, thief = await hall.phone("ada"), await hall.phone("bea")
    mine, theirs = (phone.client.cookies["acta"] for phone in (ada, thief))
    sent = {"cookie": f"acta={theirs}; acta={mine}"}  # the cookie with the longer path comes first
    answer = await hall.stranger().client.get("/api/v1/session", headers=sent)
    assert [card["card"] for card in document_of(answer)["cards"]] == ["ada-1"]


async def test_wrong_tokens_keep_no_honest_card_out() -> None:
    async with open_hall(failed_claim_rate="3/hour") as hall:
        stranger = hall.stranger()
        for _ in range(5):
            await stranger.post("/claims", {"token": "0" * 32, "device": "a-thief-s-phone"})
        for path, more in (("/claims/preview", {}), ("/claims", {"device": "device-of-ada"})):
            document_of(await stranger.post(path, {"token": hall.tokens["ada-1"]} | more))


async def test_one_card_has_a_limited_number_of_sessions() -> None:
    async with open_hall(claim_rate="100/hour") as hall:
        for _ in range(3 * MAX_SESSIONS):
            newest = await hall.phone("ada", device="the-very-same")
            assert await _cards_in_session(newest) == ["ada-1"]
            assert len(hall.host.store.side_values(hall.id, "session")) <= MAX_SESSIONS
        claims = (hall.phone("ada", device="the-very-same") for _ in range(3 * MAX_SESSIONS))
        await asyncio.gather(*claims)
        assert len(hall.host.store.side_values(hall.id, "session")) == MAX_SESSIONS


async def test_claims_of_one_card_have_a_limit() -> None:
    async with open_hall(claim_rate="3/hour") as hall:
        for _ in range(3):
            await hall.phone("ada", device="the-very-same")
        again = await hall.claim_card(hall.stranger(), "ada-1", "the-very-same")
        expect_problem(again, "too-many")
        await hall.phone("bea")


async def _cards_in_session(phone: Phone) -> list[str]:
    return [card["card"] for card in document_of(await phone.get("/session"))["cards"]]


def _replace_cookie(phone: Phone, secret: str) -> None:
    """Give the phone this cookie."""
    phone.client.cookies.clear()
    phone.client.cookies.set("acta", secret, domain="hall.local")
