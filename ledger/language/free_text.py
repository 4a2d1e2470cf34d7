"""Free words: texts that people type. No entry ever contains them.

Free words are stored beside the ledger, where they can be erased. An entry has their salted digest.
Free words have their own type instead of `str`, so that no entry or stored command can hold them by
mistake.
"""

from dataclasses import dataclass
from typing import Any

from annotated_types import MaxLen, MinLen
from pydantic import BaseModel, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from ledger.language.legible_text import (
    has_visible_sign,
    require_legible_name,
    require_legible_text,
)

ERASED_TEXT = "[erased]"
"""The text that is shown in place of erased words."""


@dataclass(frozen=True, slots=True)
class FreeText:
    """Free words as a command brings them, including blanks."""

    text: str = ""
    digest: str = ""
    """The digest of words that are already stored, as for a petition or an appeal."""

    def __bool__(self) -> bool:
        """Return whether there are any words."""
        return bool(self.text or self.digest)

    @property
    def blank(self) -> bool:
        """Return whether no letter of the words is visible."""
        return not (self.digest or has_visible_sign(self.text))

    @classmethod
    def __get_pydantic_core_schema__(
        cls, _source: Any, _handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return _free_text_schema(core_schema.str_schema(strict=True), is_name=False)


@dataclass(frozen=True, slots=True)
class TextLimits:
    """The limits of free words."""

    most: int
    """Maximum number of characters."""
    least: int = 0
    """Minimum number of characters."""
    is_name: bool = False
    """Whether the words are a name."""

    def __get_pydantic_core_schema__(
        self, _source: Any, _handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        text = core_schema.str_schema(
            strict=True, min_length=self.least or None, max_length=self.most
        )
        return _free_text_schema(text, is_name=self.is_name)

    @property
    def pydantic_annotations(self) -> tuple[MinLen | MaxLen, ...]:
        """Return the same limits as pydantic's annotations, for schemas."""
        return (*((MinLen(self.least),) if self.least else ()), MaxLen(self.most))


def _free_text_schema(text: CoreSchema, *, is_name: bool) -> CoreSchema:
    validator = require_legible_name if is_name else require_legible_text

    def validate_text(value: Any, handler: Any) -> FreeText:
        # No request can hold an object of this type. An object of this type stands for words that
        # are already stored.
        if isinstance(value, FreeText):
            return value
        return FreeText(validator(handler(value)))

    serialization = core_schema.plain_serializer_function_ser_schema(
        lambda free_text: free_text.text, return_schema=core_schema.str_schema()
    )
    return core_schema.no_info_wrap_validator_function(
        validate_text, text, serialization=serialization
    )


def free_text_fields(command: type[BaseModel]) -> tuple[str, ...]:
    """Return the names, as sent, of a command's fields that hold free words."""
    fields = command.model_fields.items()
    return tuple(
        field.alias or field_name for field_name, field in fields if field.annotation is FreeText
    )
