"""Questions to a game: every viewer gets an answer, and no trace is left."""

from dataclasses import replace
from typing import Any

from pydantic import BaseModel, Field

from ledger.contract.question import Question, RefusedQuestionError
from ledger.record.objection import Objection
from ledger.record.view import Document
from tests.api.hall import expect_problem, open_hall
from tests.toy.rules import TOY


class Counted(BaseModel):
    """Ask for a multiple of the asker's nuts."""

    times: int = Field(ge=0)


def _answer_nuts(state: Any, asked: Counted) -> Document:
    if asked.times > 9:
        raise RefusedQuestionError([Objection("NUX-01", "too-few-nuts", {"n": 9})])
    return {"nuts": asked.times * state.books.holding("ada", "nut")}


SHELF = {
    "nuces": replace(
        TOY, phones=replace(TOY.phones, questions=(Question("how-many", Counted, _answer_nuts),))
    )
}


async def test_every_viewer_of_a_game_may_ask_and_nothing_is_recorded() -> None:
    async with open_hall(rulesets=SHELF) as hall:
        before = hall.game.state
        for phone in (await hall.phone("ada"), hall.stranger()):
            answer = await phone.post(f"/games/{hall.id}/questions/how-many", {"times": 2})
            assert (answer.status_code, answer.json()) == (200, {"nuts": 20})
        assert hall.game.state.log.position >= before.log.position
        assert hall.game.state.world == before.world


async def test_a_question_that_cannot_be_answered_gets_the_reason() -> None:
    async with open_hall(rulesets=SHELF) as hall:
        phone = hall.stranger()
        path = f"/games/{hall.id}/questions/how-many"
        expect_problem(await phone.post(path, {"times": -1}), "malformed")
        refused = expect_problem(await phone.post(path, {"times": 10}), "refused")
        assert refused["objections"][0]["rule"] == "NUX-01"
        expect_problem(await phone.post(f"/games/{hall.id}/questions/why", {}), "not-found")
