"""A phone with a lapsed session comes back to the card that the ledger gives it."""

from typing import Any

import httpx2
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from api.models.cards import ClaimedCard, Session, ShownCard
from ledger.seal.signature import statement_bytes
from tests.api.closing import close_game_by_stewards
from tests.api.hall import Hall, Phone, document_of, expect_problem

PEN = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
KEY = PEN.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(range(1, 33)))
DEVICE = "device-of-ada"
MINUTE = 60_000


@pytest.fixture
async def lapsed(hall: Hall) -> Phone:
    """Return Ada's phone, which has its key and its id, and no session."""
    phone = hall.stranger()
    document_of(await hall.claim_card(phone, "ada-1", DEVICE, key=KEY))
    phone.client.cookies.clear()
    phone.character = "ada"
    return phone


async def resume_session(
    hall: Hall,
    phone: Phone,
    pen: Ed25519PrivateKey = PEN,
    at: int | None = None,
    game: str = "",
    **other: Any,
) -> httpx2.Response:
    """Return the answer to a phone that signs that it comes back. `other` replaces fields."""
    who, device = other.get("character", "ada"), other.get("device", DEVICE)
    moment = hall.clock.now if at is None else at
    said = statement_bytes("return/1", game or hall.id, who, device, str(moment))
    body = {"character": who, "device": device, "at": moment, "signature": pen.sign(said).hex()}
    return await phone.post(f"/games/{hall.id}/claims/return", body | other)


async def test_a_phone_with_the_key_of_its_card_comes_back_and_nothing_is_recorded(
    hall: Hall, lapsed: Phone
) -> None:
    before = hall.game.state.log.position
    answer = await resume_session(hall, lapsed)
    assert document_of(answer, ClaimedCard)["character"]["id"] == "ada"
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert hall.game.state.log.position == before
    await lapsed.does("sit", where="bench")


async def test_a_phone_that_comes_back_keeps_the_cards_of_its_present_session(
    hall: Hall, lapsed: Phone
) -> None:
    await hall.claim_card(lapsed, "bea-1", DEVICE, key=KEY)
    document_of(await resume_session(hall, lapsed))
    cards = document_of(await lapsed.get("/session"), Session)["cards"]
    assert {card["card"] for card in cards} == {"ada-1", "bea-1"}


async def test_a_phone_with_another_key_device_or_card_does_not_come_back(
    hall: Hall, lapsed: Phone
) -> None:
    expect_problem(await resume_session(hall, lapsed, OTHER), "wrong-signature")
    expect_problem(await resume_session(hall, lapsed, device="another-device"), "card-elsewhere")
    expect_problem(await resume_session(hall, lapsed, character="bea"), "card-elsewhere")
    expect_problem(await resume_session(hall, lapsed, character="nobody"), "unknown-card")
    expect_problem(await resume_session(hall, lapsed, game="another"), "wrong-signature")
    expect_problem(await resume_session(hall, lapsed, signature=""), "wrong-signature")
    assert document_of(await lapsed.get("/session"))["cards"] == []


@pytest.mark.parametrize("off", [-11 * MINUTE, 11 * MINUTE])
async def test_an_old_signature_opens_nothing(hall: Hall, lapsed: Phone, off: int) -> None:
    expect_problem(await resume_session(hall, lapsed, at=hall.clock.now + off), "wrong-signature")


async def test_a_phone_whose_card_moved_or_was_printed_anew_does_not_come_back(
    hall: Hall, lapsed: Phone
) -> None:
    await hall.claim_card(hall.stranger(), "ada-1", "another-device", move=True)
    expect_problem(await resume_session(hall, lapsed), "card-elsewhere")
    await hall.claim_card(lapsed, "ada-1", DEVICE, move=True, key=KEY)
    nurse = await hall.phone("nurse")
    await nurse.does("reissue-card", card="ada-1")
    lapsed.client.cookies.clear()
    expect_problem(await resume_session(hall, lapsed), "card-elsewhere")


async def test_a_card_claimed_without_a_key_needs_its_token(hall: Hall) -> None:
    phone = hall.stranger()
    await hall.claim_card(phone, "ada-1", DEVICE)
    phone.client.cookies.clear()
    expect_problem(await resume_session(hall, phone), "wrong-signature")
    expect_problem(await resume_session(hall, phone, signature=""), "wrong-signature")


async def test_a_phone_comes_back_after_closing(hall: Hall, lapsed: Phone) -> None:
    await close_game_by_stewards(hall)
    document_of(await resume_session(hall, lapsed))


async def test_a_stranger_who_tries_to_come_back_keeps_nobody_out(
    hall: Hall, lapsed: Phone
) -> None:
    stranger = hall.stranger()
    said = [(await resume_session(hall, stranger, OTHER)).status_code for _ in range(100)]
    assert said[-1] == 429
    document_of(await resume_session(hall, lapsed))


async def test_the_page_of_a_card_recognises_the_phone_that_has_it(
    hall: Hall, lapsed: Phone
) -> None:
    token = hall.tokens["ada-1"]
    for device, taken in ((DEVICE, False), ("another-device", True), ("", True)):
        body = {"token": token} | ({"device": device} if device else {})
        shown = document_of(await lapsed.post("/claims/preview", body), ShownCard)
        assert (shown["here"], shown["taken"]) == (False, taken)
