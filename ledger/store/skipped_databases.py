"""Notes the databases that an answer leaves out because they were away.

A database may be back before the caller asks whether it was away. So this module notes the
databases while the question runs.
"""

from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

from ledger.store.base import DatabaseAwayError

T = TypeVar("T")

_skipped_errors: ContextVar[dict[str, DatabaseAwayError] | None] = ContextVar(
    "skipped", default=None
)


class PartialAnswer(NamedTuple, Generic[T]):
    """An answer, and the databases that did not contribute to it."""

    value: T
    skipped: Mapping[str, DatabaseAwayError]
    """The error of each database that was away, by its name."""

    def require_complete(self) -> None:
        """Raise DatabaseAwayError if a database was skipped."""
        for error in self.skipped.values():
            raise error


def ask_partly(query: Callable[[], T]) -> PartialAnswer[T]:
    """Return the answer to a question, which may ask a store several times on this thread."""
    skipped_errors: dict[str, DatabaseAwayError] = {}
    old_token = _skipped_errors.set(skipped_errors)
    try:
        return PartialAnswer(query(), skipped_errors)
    finally:
        _skipped_errors.reset(old_token)


def note_skipped_database(error: DatabaseAwayError) -> None:
    """Note that the present answer leaves a database out."""
    skipped_errors = _skipped_errors.get()
    if skipped_errors is not None:
        skipped_errors[error.database] = error
