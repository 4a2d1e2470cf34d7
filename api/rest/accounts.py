"""Accounts as a bank shows them: balances, statements, trial balances, tills."""

from api.base.problems import malformed
from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import POSITION_SCHEMA, TEXT_SCHEMA, EndpointDescription, with_description
from api.reading import account_models as models
from api.reading.accounts import (
    StatementRequest,
    accounts_answer,
    statement_answer,
    trial_balance_answer,
)
from api.reading.moment import Moment, names_function, require_positions
from api.reading.reply import tagged_reply
from api.reading.sentences import Sentences
from api.reading.tills import tills_answer
from api.rest.requested_moment import requested_moment

DEFAULT_LIMIT, PAGE_LIMIT = 200, 1000
NAME_LIMIT = 200
"""Maximum number of characters of a requested account, asset or entry id."""

_NAME_SCHEMA = {
    "type": "string",
    "maxLength": NAME_LIMIT,
    "description": "An entry's id, or a time in milliseconds since 1970; it is included.",
}


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA},
        gives=models.Accounts,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def accounts(context: RequestContext) -> Reply:
    """Return every account of which I may have a statement.

    With `at` it is that of a position, if I see positions.
    """
    return await run_read(
        context, "accounts", lambda: tagged_reply(accounts_answer(requested_moment(context)))
    )


@with_description(
    EndpointDescription(
        query={
            "account": TEXT_SCHEMA,
            "asset": TEXT_SCHEMA,
            "from": _NAME_SCHEMA,
            "to": _NAME_SCHEMA,
            "limit": {"type": "integer", "minimum": 1, "maximum": PAGE_LIMIT},
        },
        gives=models.Statement,
        tagged=True,
        problems=("malformed", "not-found", "too-many"),
    )
)
async def statement(context: RequestContext) -> Reply:
    """Return the statement of one account and asset, oldest change first."""
    request = _statement_request(context)
    game, viewer = context.game, context.viewer
    sentences = Sentences(game, viewer, names_function(game))
    newest_moment = Moment(game, viewer, game.state)
    return await run_read(
        context,
        "statement",
        lambda: tagged_reply(statement_answer(newest_moment, request, sentences)),
    )


def _statement_request(context: RequestContext) -> StatementRequest:
    query_values = {
        parameter_name: context.query.get(parameter_name, "")
        for parameter_name in ("account", "asset", "from", "to")
    }
    for parameter_name, query_value in query_values.items():
        if len(query_value) > NAME_LIMIT or (
            parameter_name in ("account", "asset") and not query_value
        ):
            raise malformed((parameter_name, f"it must have 1 to {NAME_LIMIT} characters"))
    return StatementRequest(
        query_values["account"],
        query_values["asset"],
        query_values["from"],
        query_values["to"],
        context.number("limit", DEFAULT_LIMIT, 1, PAGE_LIMIT),
    )


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA},
        gives=models.TrialBalance,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def trial_balance(context: RequestContext) -> Reply:
    """Return the trial balance of every asset, now or at a position (`at`).

    It is for stewards; for everybody when the game is closed. Before, it would tell everybody the
    totals of private assets.
    """
    require_positions(context.viewer)
    return await run_read(
        context,
        "trial_balance",
        lambda: tagged_reply(trial_balance_answer(requested_moment(context))),
    )


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA},
        gives=models.Tills,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def tills(context: RequestContext) -> Reply:
    """Return what the books say of each till that I see, and what was counted there."""
    sentences = Sentences(context.game, context.viewer, names_function(context.game))
    return await run_read(
        context, "tills", lambda: tagged_reply(tills_answer(requested_moment(context), sentences))
    )


ROUTES = (
    resource("/games/{game}/accounts", GET=accounts),
    resource("/games/{game}/statement", GET=statement),
    resource("/games/{game}/trial-balance", GET=trial_balance),
    resource("/games/{game}/tills", GET=tills),
)
