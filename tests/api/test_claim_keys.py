"""A claim brings the public key of the phone, or of the program."""

from tests.api.hall import Hall, found_in, problem

KEY, OTHER_KEY = "1a" * 32, "2b" * 32


async def test_a_claim_brings_the_phone_s_public_key_and_says_whether_a_program_claimed(
    hall: Hall,
) -> None:
    found_in(await hall.claim(hall.stranger(), "ada-1", "device-of-ada", key=KEY))
    found_in(await hall.claim(hall.stranger(), "bea-1", "a-program", key=OTHER_KEY, bearer=True))
    cards = hall.game.state.kernel.cards
    assert (cards["ada-1"].key, cards["ada-1"].client) == (KEY, False)
    assert (cards["bea-1"].key, cards["bea-1"].client) == (OTHER_KEY, True)


async def test_the_same_phone_may_bring_another_key_and_is_not_moved_by_it(hall: Hall) -> None:
    ada = hall.stranger()
    await hall.claim(ada, "ada-1", "device-of-ada")
    for key, entries in ((KEY, 1), (KEY, 0), ("", 0), (OTHER_KEY, 1)):
        before = hall.game.state.log.position
        found_in(await hall.claim(ada, "ada-1", "device-of-ada", key=key))
        assert hall.game.state.log.position == before + entries
    card = hall.game.state.kernel.cards["ada-1"]
    assert (card.key, card.moves) == (OTHER_KEY, ())


async def test_a_key_comes_with_a_card_that_moves(hall: Hall) -> None:
    await hall.claim(hall.stranger(), "ada-1", "device-of-ada", key=KEY)
    await hall.claim(hall.stranger(), "ada-1", "another-device", key=OTHER_KEY, move=True)
    assert hall.game.state.kernel.cards["ada-1"].key == OTHER_KEY


async def test_what_is_no_key_is_not_taken(hall: Hall) -> None:
    answer = await hall.claim(hall.stranger(), "ada-1", "device-of-ada", key="not a key")
    assert problem(answer, "malformed")["errors"][0]["field"] == "key"
