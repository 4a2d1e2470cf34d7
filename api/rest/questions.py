"""Questions: a game's rules answer any viewer, and nothing is recorded."""

from typing import Any

from pydantic import ConfigDict, RootModel

from api.base.problems import ProblemError
from api.base.reply import Reply, json_reply
from api.http.command_codec import objection_documents, objections_text
from api.http.endpoint import resource
from api.http.request_context import RequestContext, validate_model
from api.models.meta import EndpointDescription, with_description
from ledger.contract.question import Question, RefusedQuestionError


class Asked(RootModel[dict[str, Any]]):
    """The question; its fields are its own."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"turn": 0}]})


class Answered(RootModel[dict[str, Any]]):
    """The answer; its fields are the question's own."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"turn": 0}]})


@with_description(
    EndpointDescription(
        body=Asked, gives=Answered, problems=("malformed", "not-found", "refused", "too-many")
    )
)
async def question(context: RequestContext) -> Reply:
    """Ask a question of the game's rules, by its name.

    The answer comes from what everybody may know.

    Nothing is recorded, and nobody hears of it, stewards included.
    """
    context.host.limiter.command(context.counting_key)
    question_kind = _read_question(context)
    question_body = validate_model(question_kind.asked, await context.document())
    async with context.host.unhurried.turn():
        try:
            return json_reply(dict(question_kind.answer(context.game.state, question_body)))
        except RefusedQuestionError as error:
            documents = objection_documents(context.game, error.objections, context.viewer)
            raise ProblemError(
                "refused", objections_text(documents), objections=documents
            ) from None


def _read_question(context: RequestContext) -> Question[Any]:
    question_id = context.path_part("question")
    for question in context.game.machine.rules.phones.questions:
        if question.name == question_id:
            return question
    raise ProblemError("not-found")


ROUTES = (resource("/games/{game}/questions/{question}", POST=question),)
