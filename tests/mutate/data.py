"""Mutants of a game's data: a value behind which a comment names its rule, altered.

A comment behind a mapping or a list covers all of it, and a comment further inside has priority. A
name that occurs once in the file is no choice among others. Such a name is altered only with a
comment right behind it. The same holds for a number with a fraction, because it is a position in a
drawing.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial, reduce
from pathlib import Path as File
from typing import Any, cast

from ledger.scenario.yamlfile import Document, Path, PlainValue, read_yaml
from tests.mutate import swap
from tests.mutate.mutants import Mutant
from tests.mutate.naming import Rules, yaml_comments
from tests.mutate.target import GameTarget

ROUND = 3
"""A number with this many zeros at its end counts as round."""

_LAST_DIGIT = re.compile(r"^(.*)(\d)(\D*)$")


@dataclass(frozen=True)
class DataFile:
    """One YAML file of a game."""

    target: GameTarget
    file: File

    @cached_property
    def content(self) -> bytes:
        """The file's bytes."""
        return self.file.read_bytes()

    @cached_property
    def document(self) -> Document:
        """The plain values of the file, with their lines."""
        return read_yaml(self.content, self.file.name)

    @cached_property
    def rules_by_part(self) -> Mapping[Path, Rules]:
        """The parts of the file for which comments name rules: the outermost on each line."""
        comments = yaml_comments(self.content.decode("utf-8"))
        found: dict[Path, Rules] = {}
        for path, line in sorted(self.document.lines.items(), key=lambda part: len(part[0])):
            covered = any(
                path[:n] in found for n in range(len(path)) if self._line_of(path[:n]) == line
            )
            if path and line in comments and not covered:
                found[path] = comments[line]
        return found

    @cached_property
    def values(self) -> Mapping[str, list[PlainValue]]:
        """The plain values of the file by the name of their field."""
        found: dict[str, list[PlainValue]] = {}
        for path, value in _parts_of_value((), self.document.value):
            if not isinstance(value, dict | list):
                found.setdefault(containing_field(path), []).append(value)
        return found

    def mutants(self) -> Iterator[Mutant]:
        """Yield every named value altered, and every part of a named list left out."""
        for path, value in _parts_of_value((), self.document.value):
            rules = self._rules_for(path)
            if not rules:
                continue
            if not isinstance(value, dict | list):
                for other in self._other_values(path, value):
                    yield self._mutant_of_value(
                        rules, path, f"{_value_text(value)} becomes {_value_text(other)}", other
                    )
            # a list inside a list is a pair or a triple, so no element of it can be left out
            if isinstance(path[-1], int) and isinstance(path[-2], str):
                yield self._mutant_of_value(
                    rules, path, f"{_value_text(value)} left out", swap.DROP
                )

    def _line_of(self, path: Path) -> int:
        return self.document.lines.get(path, 0)

    def _rules_for(self, path: Path) -> Rules:
        around = (path[:n] for n in range(len(path), 0, -1))
        rules = next(
            (self.rules_by_part[part] for part in around if part in self.rules_by_part), ()
        )
        return tuple(rule for rule in rules if rule in self.target.rules_needing_tests)

    def _other_values(self, path: Path, value: PlainValue) -> Iterator[PlainValue]:
        values = self.values[containing_field(path)]
        match value:
            case bool():
                yield not value
            case int() | str() if listed := self._next_listed_value(path, value):
                yield from listed
            case int():
                yield value + _last_place_step(value, values)
            case str():
                yield from self._other_words(path, value, values)

    def _next_listed_value(self, path: Path, value: PlainValue) -> list[PlainValue]:
        """Return the next value in a list of possible values beside it, as a switch has."""
        around = reduce(lambda part, name: part[name], path[:-1], cast("Any", self.document.value))
        lists = around.values() if isinstance(around, dict) else ()
        for records in (part for part in lists if isinstance(part, list)):
            for field in records[0] if records and isinstance(records[0], dict) else ():
                values = [record.get(field) for record in records]
                if value in values and len(values) > 1:
                    return [values[(values.index(value) + 1) % len(values)]]
        return []

    def _other_words(self, path: Path, word: str, values: list[PlainValue]) -> Iterator[str]:
        counts = Counter(value for value in values if isinstance(value, str))
        words = list(counts)
        chosen_among = any(count > 1 for count in counts.values())
        if len(words) > 1 and (chosen_among or path in self.rules_by_part):
            yield words[(words.index(word) + 1) % len(words)]
        elif path in self.rules_by_part and (digit := _LAST_DIGIT.search(word)):
            yield f"{digit[1]}{(int(digit[2]) + 1) % 10}{digit[3]}"

    def _mutant_of_value(self, rules: Rules, path: Path, what: str, value: PlainValue) -> Mutant:
        return Mutant(
            rules=rules,
            file=self.target.path(self.file),
            line=self.document.line(path),
            where=".".join(map(str, path)),
            what=what,
            apply=partial(swap.swap_document, self.content, path, value),
        )


def containing_field(path: Path) -> str:
    """Return the name of the field that contains a value, alone or in a list."""
    return next((part for part in reversed(path) if isinstance(part, str)), "")


def _parts_of_value(path: Path, value: Any) -> Iterator[tuple[Path, PlainValue]]:
    yield path, value
    names: Iterable[str | int] = value if isinstance(value, dict) else ()
    names = range(len(value)) if isinstance(value, list) else names
    for name in names:
        yield from _parts_of_value((*path, name), value[name])


def _last_place_step(value: int, values: list[PlainValue]) -> int:
    """Return one, or for round numbers one in the last place that is not zero."""
    numbers = [value] if value else [v for v in values if isinstance(v, int) and v]
    places = min((_trailing_zeros(number) for number in numbers), default=0)
    return 10**places if places >= ROUND else 1


def _trailing_zeros(number: int) -> int:
    digits = str(number)
    return len(digits) - len(digits.rstrip("0"))


def _value_text(value: PlainValue) -> str:
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    return shown if len(shown) <= 60 else f"{shown[:60]}…"


def data_mutants(target: GameTarget) -> Iterator[Mutant]:
    """Yield every mutant of a game's data files."""
    for file in target.data_files:
        yield from DataFile(target, file).mutants()
