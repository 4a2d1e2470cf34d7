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
    asked = _read_question(context)
    given = validate_model(asked.asked, await context.document())
    async with context.host.unhurried.turn():
        try:
            return json_reply(dict(asked.answer(context.game.state, given)))
        except RefusedQuestionError as refused:
            documents = objection_documents(context.game, refused.objections, context.viewer)
            raise ProblemError(
                "refused", objections_text(documents), objections=documents
            ) from None


def _read_question(context: RequestContext) -> Question[Any]:
    name = context.path_part("question")
    for one in context.game.machine.rules.phones.questions:
        if one.name == name:
            return one
    raise ProblemError("not-found")


ROUTES = (resource("/games/{game}/questions/{question}", POST=question),)
