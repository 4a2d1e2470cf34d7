"""Legible text: the letters that people may type, how names are compared, and how texts are shown.

The Unicode properties come from the package `regex`, because Python's tables depend on its version.
The sources are UAX #9 (bidirectional text), UTS #39, UTS #55 and the FreeformClass of RFC 8264.
Phones have the same rule (`pwa/src/core/words/legibility.ts`).
"""

import unicodedata
from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple, TypeAlias

import regex
from pydantic import AfterValidator, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

_HARMFUL_CLASSES = (
    # Forbidden: control, surrogate, private-use and unassigned characters, and direction overrides.
    r"\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Bidi_Control}"
    # Also forbidden: deprecated format characters, and marks of interlinear annotations.
    r"\u206A-\u206F\uFFF9-\uFFFB"
)
_IN_A_TEXT = regex.compile(rf"(?![\t\n\r])[{_HARMFUL_CLASSES}]")
_NOT_ISOLATED = regex.compile(
    # An isolate (UAX #9) that is closed in the text is allowed.
    rf"\u2068[^\u202A-\u202E\u2066-\u2069]*\u2069(*SKIP)(*FAIL)|{_IN_A_TEXT.pattern}"
)
_IN_A_NAME = regex.compile(
    # A mark before any letter, and a fifth mark on one letter, would overlap neighbouring letters.
    rf"(?![\t\n\r])[{_HARMFUL_CLASSES}\u2028\u2029]|^[\s\p{{Z}}]*\p{{M}}|\p{{Mn}}{{5}}"
)
_BLANKS = regex.compile(
    # Letters and symbols that look like a blank: fillers of Hangul and other scripts.
    r"[\s\p{Z}\u115F\u1160\u2800\u3164\uFFA0\U0001D159\U00013441\U00013442]+"
)
_UNSEEN_LETTER = regex.compile(r"(?! )[\p{C}\p{Default_Ignorable_Code_Point}\uFFFC]")
_ACCENTS = regex.compile(r"[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]")
_MARKS = regex.compile(r"\p{M}")
_ISOLATES = regex.compile(r"[\u2066-\u2069]")
_FROM_THE_RIGHT = frozenset({"R", "AL", "AN"})
"""Classes of right-to-left letters and digits (UAX #9, table 4)."""


class LegibilityFault(NamedTuple):
    """A fault of a typed text: the key of its sentence, and the values for its gaps."""

    key: str
    args: Mapping[str, str | int] = {}


TextFault: TypeAlias = str | LegibilityFault
"""A fault of a field: a sentence, or the key of a sentence that exists in several languages."""


def fault_of_text(text: str) -> LegibilityFault | None:
    """Return the fault of a text that may have several lines; None if it has none.

    An empty text is no fault.
    """
    return _fault_of_letters(_IN_A_TEXT, text)


def fault_of_name(name: str) -> LegibilityFault | None:
    """Return the fault of a name or a title; None if it has none.

    An empty name is no fault, because it means no name. Line breaks count as blanks.
    """
    return _fault_of_letters(_IN_A_NAME, name)


def _fault_of_letters(harmful: "regex.Pattern[str]", text: str) -> LegibilityFault | None:
    if text.isascii() and text.isprintable():
        return None
    match = harmful.search(text)
    if match is None:
        return (
            None
            if has_visible_sign(text) or not text.strip()
            else LegibilityFault("illegible-unseen")
        )
    letter = match[0][-1]
    return LegibilityFault(
        "illegible-character", {"character": f"U+{ord(letter):04X}", "place": match.end()}
    )


def normalized_name(name: str) -> str:
    """Return a name in its stored form: on one line, without blanks around it."""
    return " ".join(name.split())


def has_visible_sign(text: str) -> bool:
    """Return whether any letter or sign of a text can be seen. A mark alone does not count."""
    return bool(_MARKS.sub("", visible_text(text)).strip())


def visible_text(text: str) -> str:
    """Return the visible part of a text, with one blank for each run of blanks."""
    return str(_UNSEEN_LETTER.sub("", _BLANKS.sub(" ", text)))


def comparable_name(name: str) -> str:
    """Return a name in a form for comparison: names with the same form look alike.

    Compatible letters become one. Accents, invisible letters, capitals and the number of blanks do
    not count.
    """
    letters = _ACCENTS.sub("", unicodedata.normalize("NFKD", name))
    return _BLANKS.sub(" ", visible_text(letters)).strip().upper()


def harmless_text(text: str) -> str:
    """Return a text without forbidden letters, which older ledgers may contain."""
    if text.isprintable():
        return text
    return str(_IN_A_TEXT.sub("", text))


def harmless_words(text: str) -> str:
    """Return a part of our own sentence without forbidden letters, but with its isolated names."""
    return text if text.isprintable() else str(_NOT_ISOLATED.sub("", text))


def harmless_arguments(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of a message, and of the messages in it, with harmless texts."""
    return {
        argument_name: _harmless_value(argument) for argument_name, argument in arguments.items()
    }


def _harmless_value(argument: Any) -> Any:
    if isinstance(argument, str):
        return harmless_text(argument)
    if isinstance(argument, Mapping):
        return harmless_arguments(argument)
    if type(argument) in (list, tuple):
        return type(argument)(map(_harmless_value, argument))
    return argument


def with_isolates(text: str) -> str:
    """Return a text that does not reorder its neighbours in a sentence (UAX #9).

    If any part of the text is written from right to left, the function adds isolates. It puts the
    text between a first strong isolate and its end mark. Other texts need no isolation, because our
    sentences are written from left to right.
    """
    if text.isascii() or not any(map(_is_right_to_left, text)):
        return text
    return f"\u2068{text}\u2069"


def _is_right_to_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in _FROM_THE_RIGHT


def without_isolates(text: str) -> str:
    """Return a text for programs, without the isolates around names."""
    return text if text.isascii() else str(_ISOLATES.sub("", text))


def require_legible_name(name: str) -> str:
    """Return a name or a title as it was typed. Raise PydanticCustomError for an illegible one."""
    return _text_unless_fault(name, fault_of_name(name))


def _normalized_legible_name(name: str) -> str:
    unseen_fault = (
        LegibilityFault("illegible-unseen") if name and not has_visible_sign(name) else None
    )
    return normalized_name(_text_unless_fault(name, fault_of_name(name) or unseen_fault))


def require_legible_text(text: str) -> str:
    """Return a text as it was typed. Raise PydanticCustomError for an illegible one."""
    return _text_unless_fault(text, fault_of_text(text))


def _text_unless_fault(text: str, fault: LegibilityFault | None) -> str:
    if fault is not None:
        raise PydanticCustomError(fault.key, "it cannot be read", dict(fault.args))
    return text


NameField: TypeAlias = Annotated[str, AfterValidator(require_legible_name)]
"""A field for a name or a title, as a person typed it."""

KeptName: TypeAlias = Annotated[str, AfterValidator(_normalized_legible_name)]
"""A field for a name that an entry holds, on one line."""


def error_sentence(error: ErrorDetails) -> TextFault:
    """Return the sentence of a validation error: ours if there is one, or pydantic's."""
    if error["type"].startswith("illegible-"):
        return LegibilityFault(error["type"], error.get("ctx", {}))
    return error["msg"]


def faults_of_fields(error: ValidationError) -> tuple[tuple[str, TextFault], ...]:
    """Return each wrong field of a validation and its fault.

    The field's name is a dotted path, or `body` for the whole input.
    """
    details = error.errors(include_url=False, include_input=False)
    return tuple(
        (".".join(map(str, error["loc"])) or "body", error_sentence(error)) for error in details
    )
