"""A claim brings the public key of the phone, or of the program."""

import asyncio

from tests.api.hall import Hall, document_of, expect_problem

KEY, OTHER_KEY = "1a" * 32, "2b" * 32


async def test_a_claim_stores_the_phone_s_public_key_and_whether_a_program_claimed(
    hall: Hall,
) -> None:
    document_of(await hall.claim_card(hall.stranger(), "ada-1", "device-of-ada", key=KEY))
    document_of(
        await hall.claim_card(hall.stranger(), "bea-1", "a-program", key=OTHER_KEY, bearer=True)
    )
    cards = hall.game.state.kernel.cards
    assert (cards["ada-1"].key, cards["ada-1"].client) == (KEY, False)
    assert (cards["bea-1"].key, cards["bea-1"].client) == (OTHER_KEY, True)


async def test_the_same_phone_may_bring_another_key_without_moving_its_card(hall: Hall) -> None:
    ada = hall.stranger()
    await hall.claim_card(ada, "ada-1", "device-of-ada")
    for key, entries in ((KEY, 1), (KEY, 0), ("", 0), (OTHER_KEY, 1)):
        before = hall.game.state.log.position
        document_of(await hall.claim_card(ada, "ada-1", "device-of-ada", key=key))
        assert hall.game.state.log.position == before + entries
    card = hall.game.state.kernel.cards["ada-1"]
    assert (card.key, card.moves) == (OTHER_KEY, ())


async def test_a_key_is_stored_with_a_card_that_moves(hall: Hall) -> None:
    await hall.claim_card(hall.stranger(), "ada-1", "device-of-ada", key=KEY)
    await hall.claim_card(hall.stranger(), "ada-1", "another-device", key=OTHER_KEY, move=True)
    assert hall.game.state.kernel.cards["ada-1"].key == OTHER_KEY


async def test_a_malformed_key_is_refused(hall: Hall) -> None:
    answer = await hall.claim_card(hall.stranger(), "ada-1", "device-of-ada", key="not a key")
    assert expect_problem(answer, "malformed")["errors"][0]["field"] == "key"


async def test_a_program_that_claims_with_the_id_and_key_of_a_phone_is_still_a_program(
    hall: Hall,
) -> None:
    phone, key = hall.stranger(), {"key": KEY}
    for bearer, entries in ((False, 1), (True, 1), (True, 0)):
        before = hall.game.state.log.position
        document_of(await hall.claim_card(phone, "ada-1", "device-of-ada", bearer=bearer, **key))
        card = hall.game.state.kernel.cards["ada-1"]
        assert (card.key, card.client) == (KEY, bearer)
        assert hall.game.state.log.position == before + entries


async def test_a_phone_that_claims_twice_at_once_has_its_card_both_times(hall: Hall) -> None:
    for device in ("device-of-ada", "another-device"):
        before = hall.game.state.log.position
        phones = (hall.stranger(), hall.stranger())
        asked = (hall.claim_card(p, "ada-1", device, key=KEY, move=True) for p in phones)
        for answer in await asyncio.gather(*asked):
            document_of(answer)
        assert hall.game.state.log.position == before + 1
        for phone in phones:
            cards = document_of(await phone.get("/session"))["cards"]
            assert [card["card"] for card in cards] == ["ada-1"]


async def test_of_two_phones_that_claim_a_card_at_once_one_gets_it(hall: Hall) -> None:
    asked = (
        hall.claim_card(hall.stranger(), "ada-1", f"device-of-{who}") for who in ("ada", "bea")
    )
    first, second = sorted(await asyncio.gather(*asked), key=lambda answer: answer.status_code)
    document_of(first)
    expect_problem(second, "card-elsewhere")


async def test_two_phones_that_move_a_card_at_once_both_succeed_with_one_move(hall: Hall) -> None:
    devices = ("device-of-ada", "another-device")
    asked = (hall.claim_card(hall.stranger(), "ada-1", device, move=True) for device in devices)
    for answer in await asyncio.gather(*asked):
        document_of(answer)
    assert len(hall.game.state.kernel.cards["ada-1"].moves) == 1
