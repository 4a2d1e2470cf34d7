"""Words after the game in GraphQL: they are read, opened and erased as by REST."""

from typing import Any

from tests.api.graphql.asking import ask, ask_for_problem
from tests.api.hall import open_hall
from tests.api.words.evening import ClosedEvening, closed_evening

WORDS = """query ($id: ID!, $whose: WhoseWords!, $after: Int, $limit: Int) {
  game(id: $id) { words(whose: $whose, after: $after, limit: $limit) {
    closed next consents { card character to }
    words { entry at period sentence kind who recorder text erased open laid }
  } }
}"""
LAY_OPEN = """mutation ($id: ID!, $as: ID!, $to: OpenTo!) {
  layWordsOpen(game: $id, as: $as, to: $to) { card to }
}"""
ERASE = """mutation ($id: ID!, $as: ID!, $who: ID) {
  erasePerson(game: $id, as: $as, who: $who) { who words }
}"""


async def fetch_words(evening: ClosedEvening, who: str, whose: str = "mine", **more: Any) -> Any:
    asked = {"id": evening.hall.id, "whose": whose, **more}
    return (await ask(evening.phones[who], WORDS, **asked))["game"]["words"]


async def lay_words_open(evening: ClosedEvening, who: str, to: str) -> Any:
    asked = {"id": evening.hall.id, "as": who, "to": to}
    return (await ask(evening.phones[who], LAY_OPEN, **asked))["layWordsOpen"]


async def erase_words(evening: ClosedEvening, who: str, whom: str | None = None) -> Any:
    asked = {"id": evening.hall.id, "as": who, "who": whom}
    return (await ask(evening.phones[who], ERASE, **asked))["erasePerson"]


async def test_the_listed_words_equal_those_of_rest() -> None:
    async with closed_evening() as evening:
        await lay_words_open(evening, "ada", "everybody")
        for who, whose in (("ada", "mine"), ("cai", "others"), ("room", "others")):
            rest = await evening.phones[who].get(evening.path("/words"), whose=whose)
            assert await fetch_words(evening, who, whose) == {"next": None, **rest.json()}
        first = await fetch_words(evening, "cai", "others", limit=1)
        second = await fetch_words(evening, "cai", "others", limit=1, after=first["next"])
        assert len(first["words"]) == len(second["words"]) == 1
        assert first["words"] != second["words"]


async def test_an_author_lays_words_open_and_closes_them_again() -> None:
    async with closed_evening() as evening:
        assert await lay_words_open(evening, "ada", "present") == {"card": "ada-1", "to": "present"}
        assert evening.ada.appeal in await evening.fetch_texts("cai")
        assert evening.ada.appeal not in await evening.fetch_texts("room")
        assert await lay_words_open(evening, "ada", "nobody") == {"card": "ada-1", "to": "nobody"}
        assert evening.ada.appeal not in await evening.fetch_texts("cai")


async def test_a_steward_erases_a_person_and_does_not_learn_how_many_words() -> None:
    async with closed_evening() as evening:
        assert await erase_words(evening, "ada") == {"who": "ada", "words": 5}
        assert await erase_words(evening, "nurse", "bea") == {"who": "bea", "words": None}
        assert {one["text"] for one in (await fetch_words(evening, "ada"))["words"]} == {""}


async def test_refusals_equal_those_of_rest() -> None:
    async with closed_evening() as evening:
        cai, asked = evening.phones["cai"], {"id": evening.hall.id, "as": "ada"}
        assert (await ask_for_problem(cai, LAY_OPEN, **asked, to="everybody"))["status"] == 403
        assert (await ask_for_problem(cai, ERASE, **asked))["status"] == 403
        nobody = {"id": evening.hall.id, "as": "nurse", "who": "nobody"}
        wrong = await ask_for_problem(evening.phones["nurse"], ERASE, **nobody)
        assert wrong["type"] == "/problems/unknown-character"
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        asked = {"id": hall.id, "as": "ada"}
        for query, more in ((LAY_OPEN, {"to": "everybody"}), (ERASE, {})):
            assert (await ask_for_problem(ada, query, **asked, **more))[
                "type"
            ] == "/problems/not-closed"
