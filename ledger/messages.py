"""Sentences from keys and arguments (Project Fluent), from the files that the phone uses too.

An argument such as `who:hirtius` is a reference: it is replaced by a name. Names depend on the
reader, so the caller gives a function that finds them.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Names = Callable[[str, str], str | None]
"""From `who`, `place` or `asset` and an id to the name, or None when nobody has told it.

Of assets those have a name that a game's own data calls otherwise than its messages do.
"""

_LEDGER = Path(__file__).parent
_REFERENCE = re.compile(
    r"(who|place|asset|period|rule|act|switch|duty|window|face|entry):(.+)", re.DOTALL
)
_FAMILY = re.compile(
    r"^(asset|act|field|option|role|group|kind|status|season|period|seat|power|duty|window|question"
    r"|petition|problem|note|reminder)-(?=.)"
)
_PERIOD = re.compile(r"([a-z_]+)\D*(\d*)")


def nobody(_kind: str, _id: str) -> str | None:
    """Give no name: references are then made readable from their ids."""
    return None


def readable(key: str) -> str:
    """A key as words: `Legions bought` for `legions-bought`, `Rex` for `role-rex`."""
    words = re.sub(r"[-_]+", " ", _FAMILY.sub("", key)).strip()
    return words[:1].upper() + words[1:]


class DoubledKeyError(Exception):
    """Two messages have one key, so that one of them would be shown in the place of the other."""


class Messages:
    """The sentences of the kernel and one game, in one language."""

    def __init__(self, sources: Iterable[str], language: str = "en") -> None:
        """Every key has one owner. Raise DoubledKeyError for one that is written twice."""
        self._bundle = FluentBundle([language], use_isolating=False)
        known = set[str]()
        for source in sources:
            resource = FluentResource(source)
            for key in _keys(resource):
                if key in known:
                    raise DoubledKeyError(f"two messages have the key {key!r}")
                known.add(key)
            self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether somebody wrote a sentence for this key."""
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def text(self, key: str, args: Mapping[str, Any] | None = None, names: Names = nobody) -> str:
        """The sentence; a key without one is made readable, so that nothing is ever blank."""
        given = args or {}
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return readable(key)
        values = {name: self._value(value, given, names) for name, value in given.items()}
        text, _errors = self._bundle.format_pattern(pattern, values)
        return str(text)

    def first(self, keys: Iterable[str], names: Names = nobody) -> str:
        """The sentence of the first key that has one, else the last made readable."""
        last = ""
        for last in keys:
            if self.has(last):
                break
        return self.text(last, {}, names)

    def _value(self, value: Any, given: Mapping[str, Any], names: Names) -> str | int | float:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return joined([str(self._value(item, given, names)) for item in value])
        return self.refer(str(value or ""), given, names)

    def refer(self, text: str, given: Mapping[str, Any], names: Names) -> str:
        """A reference as the name it stands for; any other text as it is."""
        match = _REFERENCE.fullmatch(text)
        if match is None:
            return text
        kind, what = match.groups()
        if kind in ("who", "place"):
            return names(kind, what) or readable(what)
        if kind == "asset":
            return names(kind, what) or self.asset(what, _quantity(given))
        if kind == "period":
            return self._period(what, given)
        if kind == "entry":
            return readable(what.rpartition("/")[2].partition("@")[0])
        return self.text(f"{kind}-{what}") if kind in ("act", "duty", "window", "face") else what

    def asset(self, asset: str, number: int = 1) -> str:
        """The name of a number of units of an asset."""
        key = f"asset-{asset}"
        return self.text(key, {"n": number})

    def _period(self, what: str, given: Mapping[str, Any]) -> str:
        match = _PERIOD.fullmatch(what)
        kind, year = match.groups() if match else (what, "")
        if not self.has(f"period-{kind}"):
            return f"{readable(kind)} {year}".strip()
        return self.text(f"period-{kind}", {"year": int(year or given.get("year") or 0)})


def joined(items: list[str]) -> str:
    """Names as one lists them: `Antony and Hirtius`, `Antony, Hirtius, and Livia`."""
    *others, last = items or [""]
    comma = "," if len(others) > 1 else ""
    return f"{', '.join(others)}{comma} and {last}" if others else last


def _keys(resource: ast.Resource) -> Iterator[str]:
    return (part.id.name for part in resource.body if isinstance(part, ast.Message | ast.Term))


def _quantity(given: Mapping[str, Any]) -> int:
    number = given.get("n", given.get("quantity"))
    return number if isinstance(number, int) else 1


@cache
def messages_of(ruleset: str = "", language: str = "en") -> Messages:
    """The sentences of a game, or the kernel's alone; read once."""
    folders = [_LEDGER / "kernel" / "messages"]
    if ruleset:
        folders.append(_LEDGER / "games" / ruleset / "messages")
    files = [file for folder in folders for file in sorted(folder.glob(f"{language}*.ftl"))]
    return Messages([file.read_text(encoding="utf-8") for file in files], language)
