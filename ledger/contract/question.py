"""Questions: what a phone asks a game's rules, and what leaves no trace."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from ledger.record.objection import Objection
from ledger.record.state import State
from ledger.record.view import Document

W = TypeVar("W")


class RefusedQuestionError(Exception):
    """A question that cannot be answered, with the objections to it."""

    def __init__(self, objections: Iterable[Objection]) -> None:
        super().__init__("a question was refused")
        self.objections = tuple(objections)


@dataclass(frozen=True)
class Question(Generic[W]):
    """Something that anybody who sees a game may ask: nothing is recorded, and nobody hears of it.

    `asked` is the shape of what is asked. `answer` gets the state and what is asked, reads nothing
    that not everybody may know, and gives a document. It raises RefusedQuestionError for what it
    cannot answer.
    """

    name: str
    asked: type[BaseModel]
    answer: Callable[[State[W], Any], Document]
