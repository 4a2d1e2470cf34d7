"""Errors of GraphQL: the problems of REST. Other errors are sent without details."""

from typing import Any

import structlog
from graphql import GraphQLError
from strawberry.extensions import MaskErrors

from api.base.problems import ProblemError, malformed
from ledger.store.base import StoreError

_log = structlog.get_logger()


class ProblemExtension(MaskErrors):
    """Puts the document of each error's problem into its `extensions`."""

    def anonymise_error(self, error: GraphQLError) -> GraphQLError:
        return with_problem(error)


def with_problem(error: GraphQLError) -> GraphQLError:
    """Return the error with the document of its problem and no other detail."""
    if error.extensions and "type" in error.extensions:
        return error
    document: dict[str, Any] = _problem(error).document()
    return GraphQLError(
        document["detail"],
        nodes=error.nodes,
        source=error.source,
        positions=error.positions,
        path=error.path,
        extensions=document,
    )


def _problem(error: GraphQLError) -> ProblemError:
    cause = error.original_error
    if cause is None or isinstance(cause, GraphQLError):
        return malformed(("query", error.message))
    if isinstance(cause, ProblemError):
        return cause
    if isinstance(cause, StoreError):
        return ProblemError("unavailable")
    _log.error("graphql", exc_info=cause, path=error.path)
    return ProblemError("internal")
