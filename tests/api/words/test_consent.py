"""When the game is over, free texts are shown only to the readers that their author names."""

from typing import Any

import pytest

from ledger.export.document import read_export
from tests.api.graphql.asking import ask
from tests.api.hall import expect_denied, expect_problem, open_hall
from tests.api.words.evening import ClosedEvening, closed_evening

SLICES = "query ($id: ID!) { game(id: $id) { view { slices { key data } } } }"


@pytest.mark.parametrize(
    ("to", "told"), [("nobody", set()), ("present", {"cai"}), ("everybody", {"cai", "room"})]
)
async def test_only_people_to_whom_words_are_laid_open_read_them(to: str, told: set[str]) -> None:
    async with closed_evening() as evening:
        await evening.lay_words_open("ada", to)
        for who in ("cai", "room"):
            found = await evening.all_answers(who)
            expected = {evening.ada.appeal, evening.ada.contest} if who in told else set()
            assert {text for text in evening.ada.all_texts if text in found} == expected | {
                evening.ada.name,
                evening.ada.open_letter,
            }
            assert evening.bea.appeal not in found


OPEN_STILL = ("question/",)
"""Questions open at closing: a contested act. Requests and appeals end with the game."""


@pytest.mark.parametrize(
    ("to", "told"), [("nobody", set()), ("present", {"cai"}), ("everybody", {"cai", "room"})]
)
async def test_people_with_consent_also_read_the_words_of_questions_open_at_closing(
    to: str, told: set[str]
) -> None:
    async with closed_evening() as evening:
        words = {evening.ada.contest}
        before = await evening.phones["room"].view()
        await evening.lay_words_open("ada", to)
        for who in ("cai", "room"):
            for slices in await _open_question_slices(evening, who):
                found = {text for text in words if text in str(slices)}
                assert found == (words if who in told else set())
        if to == "nobody":
            assert (await evening.phones["room"].view())["slices"] == before["slices"]
        await evening.lay_words_open("ada", "nobody")
        for slices in await _open_question_slices(evening, "cai"):
            assert not [text for text in words if text in str(slices)]


async def _open_question_slices(evening: ClosedEvening, who: str) -> list[list[Any]]:
    """Return the open questions in the present view, past views, the replay, and GraphQL."""
    phone, found = evening.phones[who], []
    for at in ("", f"?at={evening.hall.game.state.log.position}"):
        view = (await phone.client.get(f"/api/v1{evening.path('/view')}{at}")).json()
        found.append(view["slices"].items())
    chunks = [(await phone.get(evening.path(f"/replay/{n}"))).json() for n in (0, 1)]
    moments = [moment for chunk in chunks for moment in chunk.get("moments", ())]
    found.append([pair for moment in moments for pair in moment["slices"].items()])
    asked = await ask(phone, SLICES, id=evening.hall.id)
    found.append([(one["key"], one["data"]) for one in asked["game"]["view"]["slices"]])
    return [[one for one in pairs if one[0].startswith(OPEN_STILL)] for pairs in found]


async def test_consent_does_not_open_letters() -> None:
    async with closed_evening() as evening:
        await evening.lay_words_open("ada", "everybody")
        assert evening.ada.letter not in await evening.all_answers("cai")
        assert evening.ada.letter in await evening.all_answers("bea")


async def test_consent_is_stored_and_can_be_taken_back(tmp_path: object) -> None:
    async with closed_evening() as evening:
        await evening.lay_words_open("ada", "everybody")
        assert evening.ada.appeal in await evening.fetch_texts("cai")
        evening.hall.game.read_side_rows()
        assert evening.ada.appeal in await evening.fetch_texts("cai")
        await evening.lay_words_open("ada", "nobody")
        assert evening.ada.appeal not in await evening.all_answers("cai")


async def test_a_phone_with_an_older_cursor_gets_the_opened_words_anew() -> None:
    async with closed_evening() as evening:
        room = evening.phones["room"]
        before = (await room.view())["cursor"]
        await evening.lay_words_open("ada", "everybody")
        after = (await room.view())["cursor"]
        assert before.split(".")[1:] == after.split(".")[1:]
        assert before != after
        expect_problem(await room.get(evening.path("/entries"), after=before), "malformed")


async def test_my_page_shows_my_words_and_to_whom_they_are_open() -> None:
    async with closed_evening() as evening:
        await evening.lay_words_open("ada", "present")
        said = {one["text"]: one for one in await evening.words("ada")}
        assert set(said) == set(evening.ada.all_texts)
        opened = {text: (one["kind"], one["open"], one["laid"]) for text, one in said.items()}
        assert opened == {
            evening.ada.name: ("name", "everybody", False),
            evening.ada.letter: ("letter", "nobody", False),
            evening.ada.open_letter: ("letter", "everybody", False),
            evening.ada.appeal: ("words", "present", True),
            evening.ada.contest: ("words", "present", True),
        }
        assert await evening.words("room") == []


async def test_the_sealed_file_holds_opened_words_for_their_readers() -> None:
    async with closed_evening() as evening:
        await evening.lay_words_open("ada", "everybody")
        answer = await evening.phones["room"].get(evening.path("/export.jsonl"))
        texts = {text.text for text in read_export(answer.content.splitlines(True)).texts}
        assert evening.ada.appeal in texts
        assert texts.isdisjoint({evening.ada.letter, *evening.bea.all_texts[3:]})


async def test_in_play_nothing_is_laid_open_and_no_words_of_others_are_listed() -> None:
    async with open_hall() as hall:
        ada, cai = await hall.phone("ada"), await hall.phone("cai")
        path = f"/games/{hall.id}/words"
        body = {"as": "ada", "to": "everybody"}
        expect_problem(await ada.post(f"{path}/consent", body), "not-closed")
        expect_problem(await ada.post(f"{path}/erasures", {"as": "ada"}), "not-closed")
        await ada.does("introduce", name="Ada of the hill")
        assert (await cai.get(path, whose="others")).json()["words"] == []


async def test_only_the_holder_of_a_card_decides_and_errors_name_the_field() -> None:
    async with closed_evening() as evening:
        cai, room = evening.phones["cai"], evening.phones["room"]
        consent = evening.path("/words/consent")
        for phone in (cai, room):
            expect_denied(phone, await phone.post(consent, {"as": "ada", "to": "everybody"}))
        wrong = expect_problem(await cai.post(consent, {"as": "cai", "to": "friends"}), "malformed")
        assert [error["field"] for error in wrong["errors"]] == ["to"]
        wrong = expect_problem(await cai.get(evening.path("/words"), whose="ours"), "malformed")
        assert [error["field"] for error in wrong["errors"]] == ["whose"]
