"""A cache of parsed and validated documents.

The first client that sends a document pays the time for parsing it.
"""

from collections.abc import Callable, Hashable
from functools import partial
from hashlib import blake2b
from typing import Any, Generic, NamedTuple, TypeVar

from graphql import DocumentNode, GraphQLError, OperationDefinitionNode, OperationType
from graphql.language import FieldNode, NameNode, SelectionSetNode

from api.http.lookup import queued_read
from api.http.request_context import RequestContext

V = TypeVar("V")

MAX_TEXT_LENGTH = 128 * 1024
"""Maximum length of all cached documents, in characters.

A parsed document takes up to about 300 bytes of memory for each character.
"""

CheckFunction = Callable[[str], tuple[DocumentNode, list[GraphQLError]]]
"""Parses and validates a text. Raises: GraphQLError: the text is not a document."""


class CheckedDocument(NamedTuple):
    """A parsed document and its errors."""

    digest: bytes
    """The digest of the document's text."""
    document: DocumentNode | None
    """The parsed document; None if the text cannot be parsed."""
    errors: list[GraphQLError]
    """The reasons why the document is refused."""


class RecentValues(Generic[V]):
    """A cache of recently used values.

    If all values together weigh more than `most`, the oldest ones are dropped.
    """

    def __init__(self, max_documents: int) -> None:
        self._maximum = max_documents
        self._weight = 0
        self._values: dict[Hashable, tuple[V, int]] = {}

    def get(self, key: Hashable) -> V | None:
        """Return the value of a key, and mark it as used now; None if there is no value."""
        value = self._values.pop(key, None)
        if value is None:
            return None
        self._values[key] = value
        return value[0]

    def put(self, key: Hashable, value: V, weight: int) -> None:
        """Store a value, unless it alone is too heavy."""
        self._weight -= self._values.pop(key, (None, 0))[1]
        if weight > self._maximum:
            return
        self._values[key] = value, weight
        self._weight += weight
        while self._weight > self._maximum:
            oldest_key = next(iter(self._values))
            self._weight -= self._values.pop(oldest_key)[1]


class DocumentCache:
    """The documents that were sent most recently, including refused ones."""

    def __init__(self, check: CheckFunction) -> None:
        self._check = check
        self._documents = RecentValues[CheckedDocument](MAX_TEXT_LENGTH)

    async def get_checked(self, context: RequestContext, text: str) -> CheckedDocument:
        """Return a document; parse and validate it on the reading thread unless it is cached.

        Raises: the problem too-many.
        """
        digest = blake2b(text.encode("utf-8", "surrogatepass")).digest()
        document = self._documents.get(digest)
        if document is None:
            document = await queued_read(context, partial(self._parse_and_check, digest, text))
            self._documents.put(digest, document, len(text))
        return document

    async def _parse_and_check(self, digest: bytes, text: str) -> CheckedDocument:
        try:
            return CheckedDocument(digest, *self._check(text))
        except GraphQLError as error:
            return CheckedDocument(digest, None, [error])


def is_about_schema_alone(document: DocumentNode) -> bool:
    """Return whether every operation reads only the schema. A spread counts as another field.

    The usual introspection query of tools uses fragments only inside the schema.
    """
    return all(
        isinstance(field, FieldNode) and field.name.value.startswith("__")
        for operation in document.definitions
        if isinstance(operation, OperationDefinitionNode)
        for field in operation.selection_set.selections
    )


def document_without_game_fields(name: str | None) -> DocumentNode:
    """Return a document with one operation of this name, which has no fields of the game."""
    field = FieldNode(name=NameNode(value="__typename"))
    operation: Any = OperationDefinitionNode(
        operation=OperationType.QUERY,
        name=NameNode(value=name) if name else None,
        selection_set=SelectionSetNode(selections=(field,)),
    )
    return DocumentNode(definitions=(operation,))
