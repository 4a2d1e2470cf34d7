"""The code under the QR code: typed from a card it opens the card."""

import base64
from collections.abc import AsyncIterator
from random import Random

import pytest

from api.access.card_code import code_hash, printed_code, token_of, typed_code
from api.access.founding import token_hash
from tests.api.hall import Hall, document_of, expect_problem, open_hall

TOKEN = Random(7).randbytes(16).hex()


def _older_code(token: str) -> str:
    """Return a token as cards of version 0.1.0 print it: all 26 letters."""
    return base64.b32encode(bytes.fromhex(token)).decode().rstrip("=")


def _wrong_code(number: int) -> str:
    return printed_code(Random(number).randbytes(16).hex())


def test_a_code_is_written_as_the_phone_writes_it() -> None:
    assert printed_code("00112233445566778899aabbccddeeff") == "XPGN-33X7"


@pytest.mark.parametrize("seed", range(50))
def test_a_typed_code_is_the_printed_code_whatever_separates_its_groups(seed: int) -> None:
    code = printed_code(Random(seed).randbytes(16).hex())
    letters = code.replace("-", "")
    assert len(letters) == 8
    assert not set("0189") & set(code)
    for written in (code, code.lower(), code.replace("-", " "), f"  {letters}\n"):
        assert typed_code(written) == letters


@pytest.mark.parametrize("seed", range(50))
def test_the_long_code_of_an_older_card_is_its_token(seed: int) -> None:
    token = Random(seed).randbytes(16).hex()
    code = _older_code(token)
    for written in (code, code.lower(), " ".join(code)):
        assert token_of(written) == token
        assert typed_code(written) == ""


def test_digits_outside_the_alphabet_are_read_as_similar_letters() -> None:
    code = _older_code(TOKEN)
    assert token_of(code.replace("O", "0").replace("I", "1").replace("B", "8")) == TOKEN
    assert typed_code("018A-018A") == "OIBAOIBA"


def test_a_token_in_capitals_and_in_groups_is_recognised() -> None:
    assert token_of(TOKEN.upper()) == TOKEN
    assert token_of(" ".join(TOKEN[i : i + 4] for i in range(0, 32, 4))) == TOKEN


@pytest.mark.parametrize("text", ["", "hello", "9" * 26, "x" * 26 + "!", "Ä" * 26, "9" * 8])
def test_a_text_that_is_no_code_stays_unchanged(text: str) -> None:
    assert token_of(f" {text} ") == text
    assert typed_code(text) == ""


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """Yield a hall whose cards have codes."""
    async with open_hall(has_codes=True) as hall:
        yield hall


async def test_a_game_founded_without_codes_opens_no_card_by_a_code() -> None:
    async with open_hall() as hall:
        body = {"token": printed_code(hall.tokens["ada-1"])}
        expect_problem(await hall.stranger().post("/claims/preview", body), "unknown-card")


async def test_a_phone_claims_its_card_by_the_typed_code(hall: Hall) -> None:
    code = printed_code(hall.tokens["ada-1"]).lower()
    shown = document_of(await hall.stranger().post("/claims/preview", {"token": code}))
    assert shown["card"] == "ada-1"
    body = {"token": code, "device": "a phone without a camera"}
    assert document_of(await hall.stranger().post("/claims", body))["card"] == "ada-1"


async def test_the_code_of_a_game_at_rest_opens_its_card() -> None:
    async with open_hall(has_codes=True) as hall:
        code, game = printed_code(hall.tokens["ada-1"]), hall.game
        hall.host.access.identity.forget(game.id)
        shown = document_of(await hall.stranger().post("/claims/preview", {"token": code}))
        assert shown["card"] == "ada-1"


async def test_the_long_code_of_an_older_card_opens_it(hall: Hall) -> None:
    code = _older_code(hall.tokens["ada-1"])
    shown = document_of(await hall.stranger().post("/claims/preview", {"token": code}))
    assert shown["card"] == "ada-1"


async def test_a_code_opens_no_card_that_is_on_another_phone(hall: Hall) -> None:
    await hall.phone("ada", device="the-very-same")
    code = {"token": printed_code(hall.tokens["ada-1"])}
    stranger = hall.stranger()
    expect_problem(await stranger.post("/claims/preview", code), "card-elsewhere")
    taking = code | {"device": "another-device", "move": True}
    expect_problem(await stranger.post("/claims", taking), "card-elsewhere")
    returning = code | {"device": "the-very-same"}
    assert document_of(await stranger.post("/claims", returning))["card"] == "ada-1"


async def test_a_print_of_one_server_has_a_code_on_the_other(halls: tuple[Hall, Hall]) -> None:
    first, second = halls
    nurse = await first.phone("nurse")
    code = {"token": printed_code((await nurse.does("reissue-card", card="ada-1"))["token"])}
    shown = document_of(await second.stranger().post("/claims/preview", code))
    assert shown["card"] == "ada-1"


async def test_a_player_who_may_not_print_makes_no_code(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[str] = []
    monkeypatch.setattr("api.rest.commands.hash_of_typed_code", hashed.append)
    await (await hall.phone("bea")).expect_refusal("reissue-card", card="ada-1")
    assert hashed == []


async def test_a_founded_game_names_its_codes_only_if_they_open_cards() -> None:
    async with open_hall(admin_token="the host's own") as hall:
        operator = hall.stranger()
        operator.client.headers["Authorization"] = "Bearer the host's own"
        founded = await operator.post("/games", {"ruleset": "nuces"})
        assert {card["code"] for card in founded.json()["cards"]} == {""}
        founded = await operator.post("/games", {"ruleset": "nuces", "codes": True})
        cards = founded.json()["cards"]
        assert [card["code"] for card in cards] == [printed_code(card["token"]) for card in cards]
        shown = await hall.stranger().post("/claims/preview", {"token": cards[0]["code"]})
        assert document_of(shown)["card"] == cards[0]["card"]


async def test_a_card_printed_anew_kills_the_old_code_and_its_row(hall: Hall) -> None:
    nurse, old_code = await hall.phone("nurse"), printed_code(hall.tokens["ada-1"])
    rows_before = set(hall.host.store.side_values(hall.id, "token"))
    receipt = await nurse.does("reissue-card", card="ada-1")
    rows = set(hall.host.store.side_values(hall.id, "token"))
    assert code_hash(typed_code(old_code)) in rows_before - rows
    assert len(rows) == len(rows_before)
    stranger = hall.stranger()
    expect_problem(await stranger.post("/claims/preview", {"token": old_code}), "unknown-card")
    new_code = printed_code(receipt["token"])
    shown = document_of(await stranger.post("/claims/preview", {"token": new_code}))
    assert shown["card"] == "ada-1"


async def test_typed_codes_are_counted_before_they_are_looked_up() -> None:
    async with open_hall(has_codes=True, typed_code_rate="3/hour") as hall:
        stranger, right_code = hall.stranger(), printed_code(hall.tokens["ada-1"])
        for number in range(3):
            body = {"token": _wrong_code(number)}
            expect_problem(await stranger.post("/claims/preview", body), "unknown-card")
        answer = await stranger.post("/claims/preview", {"token": right_code})
        expect_problem(answer, "too-many")
        assert int(answer.headers["retry-after"]) > 0
        scanned = {"token": hall.tokens["ada-1"]}
        assert document_of(await stranger.post("/claims/preview", scanned))["card"] == "ada-1"


async def test_all_addresses_together_have_a_limit_for_typed_codes() -> None:
    async with open_hall(has_codes=True, all_typed_codes_rate="2/hour") as hall:
        for number in range(2):
            body = {"token": _wrong_code(number)}
            expect_problem(await hall.stranger().post("/claims/preview", body), "unknown-card")
        body = {"token": _wrong_code(9), "device": "a phone without a camera"}
        again = await hall.stranger().post("/claims", body)
        expect_problem(again, "too-many")


async def test_the_store_has_slow_hashes_of_codes_and_nothing_else_of_them(hall: Hall) -> None:
    rows = hall.host.store.side_values(hall.id, "token")
    codes = {typed_code(printed_code(token)) for token in hall.tokens.values()}
    hashes = {token_hash(token) for token in hall.tokens.values()} | set(map(code_hash, codes))
    assert set(rows) == hashes
    values = "".join(map(repr, rows.values()))
    assert not [code for code in codes if code in values]
