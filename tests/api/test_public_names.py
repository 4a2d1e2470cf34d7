"""Public names: shown on a phone for a minute, and read by others of the same game."""

import pytest

from api.access.public_names import NAME_LIFETIME, PublicName, read_public_name
from tests.api.hall import expect_problem, open_hall

KEY = bytes(32)
ADA = PublicName("ada", 60_000)


async def test_a_reader_of_a_shown_name_learns_whom_they_met_and_nobody_else_does() -> None:
    async with open_hall() as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        shown = (await ada.get(f"/games/{hall.id}/public-names", **{"as": "ada"})).json()
        assert 0 < shown["until"] - hall.clock.now <= NAME_LIFETIME
        path = f"/games/{hall.id}/public-names/{shown['name']}"
        assert (await bea.get(path)).json() == {"character": "ada"}
        expect_problem(await hall.stranger().get(path), "unauthorized")


async def test_a_public_name_is_given_only_for_the_holder_s_own_character() -> None:
    async with open_hall() as hall:
        bea = await hall.phone("bea")
        expect_problem(
            await bea.get(f"/games/{hall.id}/public-names", **{"as": "ada"}), "not-your-card"
        )
        expect_problem(await bea.get(f"/games/{hall.id}/public-names"), "malformed")


async def test_a_public_name_expires_after_a_minute() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        shown = (await ada.get(f"/games/{hall.id}/public-names", **{"as": "ada"})).json()
        path = f"/games/{hall.id}/public-names/{shown['name']}"
        hall.clock.now = shown["until"] - 1
        assert (await ada.get(path)).status_code == 200
        hall.clock.now = shown["until"]
        expect_problem(await ada.get(path), "not-found")


async def test_a_public_name_cannot_be_used_to_act_or_to_take_a_card() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        shown = (await ada.get(f"/games/{hall.id}/public-names", **{"as": "ada"})).json()
        body = {"token": shown["name"], "device": "phone-of-a-thief"}
        expect_problem(await hall.stranger().post("/claims", body), "unknown-card")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ada",
        ADA.text("other", KEY),
        ADA.text("ides", b"\1" * 32),
        ADA.text("ides", KEY).replace("ada", "bea"),
        ADA.text("ides", KEY).replace(f"{60_000:x}", f"{60_001:x}"),
        PublicName("ada", 60_001).text("ides", KEY),
        PublicName("ada", 0).text("ides", KEY),
        ADA.text("ides", KEY) + "x",
        "ada.zz." + "A" * 22,
    ],
)
def test_a_name_that_this_game_never_gave_or_that_has_expired_is_refused(text: str) -> None:
    assert read_public_name(text, "ides", KEY, now=0) is None


def test_a_given_name_is_read_back_unchanged() -> None:
    assert read_public_name(ADA.text("ides", KEY), "ides", KEY, now=1) == ADA
