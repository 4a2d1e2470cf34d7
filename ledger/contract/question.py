"""Questions from a phone that the game's rules answer without recording them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from ledger.record.objection import Objection
from ledger.record.state import State
from ledger.record.view import Document

W = TypeVar("W")


class RefusedQuestionError(Exception):
    """A question that cannot be answered. `objections` tell the reasons."""

    def __init__(self, objections: Iterable[Objection]) -> None:
        super().__init__("a question was refused")
        self.objections = tuple(objections)


@dataclass(frozen=True)
class Question(Generic[W]):
    """A question that any viewer of a game may ask.

    The question is not recorded, and no other viewer sees it.
    """

    name: str
    asked: type[BaseModel]
    """The type of the question's fields."""
    answer: Callable[[State[W], Any], Document]
    """Gives a document from the state and the question, by public facts alone.

    Raises RefusedQuestionError if the question cannot be answered.
    """
