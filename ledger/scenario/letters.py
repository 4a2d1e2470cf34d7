"""The part of a scenario that says which letters are allowed.

One kind for the whole game:

    letters: private

Or a kind for some kinds of periods; no letters are allowed in other periods:

    letters: {spring: private, autumn: private, winter: public}
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, get_args

from pydantic import BeforeValidator

from ledger.record.letters import OTHER_PERIODS, LetterKind, LettersAllowed
from ledger.scenario.sentences import Fault, spelling_hint

LetterPermission = Literal["none", "private", "public", "both"]

_KINDS_BY_OPTION: Mapping[LetterPermission, tuple[LetterKind, ...]] = {
    "none": (),
    "private": ("private",),
    "public": ("public",),
    "both": ("private", "public"),
}


def _expand_kinds(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if value not in _KINDS_BY_OPTION:
        kinds_text = ", ".join(get_args(LetterPermission))
        raise ValueError(
            f"should be {kinds_text}, not '{value}'{spelling_hint(value, _KINDS_BY_OPTION)}"
        )
    return {} if value == "none" else {OTHER_PERIODS: value}


LettersOption = Annotated[Mapping[str, LetterPermission], BeforeValidator(_expand_kinds)]
"""The field of a scenario for letters. Without it a game has none."""


def allowed_letter_kinds(option: Mapping[str, LetterPermission]) -> LettersAllowed:
    """Return the kinds of letters that the scenario allows."""
    return {period: _KINDS_BY_OPTION[kinds_name] for period, kinds_name in option.items()}


def letter_faults(
    option: Mapping[str, LetterPermission], periods: Iterable[str]
) -> Iterator[Fault]:
    """Yield the kinds of periods that the option names but that the game does not have."""
    period_kinds = sorted(set(periods))
    for period in option:
        if period not in (OTHER_PERIODS, *period_kinds):
            kinds_text = ", ".join(period_kinds)
            hint = spelling_hint(period, period_kinds) or f"; there are: {kinds_text}"
            yield ("letters", period), f"there is no period '{period}'{hint}"
