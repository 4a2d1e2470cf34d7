"""Answers that contain a token are for their requester alone."""

from tests.api.hall import Hall


async def test_an_answer_with_a_token_is_never_cached(hall: Hall) -> None:
    claimed = await hall.claim_card(hall.stranger(), "ada-1", "device-of-ada", bearer=True)
    assert "bearer" in claimed.json()
    nurse = await hall.phone("nurse")
    printed = await nurse.send_command("reissue-card", card="bea-1")
    assert "token" in printed.json()
    for answer in (claimed, printed):
        assert answer.headers["cache-control"] == "no-store"


async def test_a_stolen_session_of_a_replaced_card_opens_nothing(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    stolen = hall.stranger()
    stolen.client.cookies, stolen.character = ada.client.cookies, "ada"
    await nurse.does("reissue-card", card="ada-1")
    assert (await stolen.expect_refusal("sit", where="bench"))["type"] == "/problems/not-your-card"
