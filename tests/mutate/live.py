"""Alterations of a game that is already imported: its functions get other code.

Giving other code is quicker than a new import. A new import is needed if the import itself made the
altered object: a constant, a default, the body of a class.
"""

import ast
import functools
import gc
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType
from typing import Any

from tests.mutate import swap

Key = tuple[str, int]
WITHIN = {"<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>"}
"""Code objects that exist only within the function around them."""


class LiveFunctions:
    """The live functions by their file and the place in it."""

    def __init__(self) -> None:
        """Find all functions, and the caches of their results."""
        self._alive: dict[tuple[str, Key], list[FunctionType]] = {}
        self._caches: list[Any] = []
        for found in gc.get_objects():
            kind = type(found)  # a weak proxy raises this error if its object is gone
            if kind is FunctionType:
                place = (found.__code__.co_filename, _code_key(found.__code__))
                self._alive.setdefault(place, []).append(found)
            elif kind is functools._lru_cache_wrapper:  # noqa: SLF001 - has no other name
                self._caches.append(found)

    def replace_code(self, name: str, tree: ast.Module, file: str) -> bool:
        """Give a module's functions the code of a syntax tree; return False if more has changed."""
        old, new = swap.unaltered_code(name), compile(ast.fix_missing_locations(tree), file, "exec")
        changed: dict[Key, CodeType] = {}
        if old is None or not _gather_differing_functions(old, new, changed) or not changed:
            return False
        for key, code in changed.items():
            for function in self._alive.get((file, key), ()):
                if function.__code__.co_freevars != code.co_freevars:
                    return False
                function.__code__ = code
                self._clear_cache(function)
        return True

    def _clear_cache(self, function: FunctionType) -> None:
        for cache in self._caches:
            if cache.__wrapped__ is function:
                cache.cache_clear()


def _code_key(code: CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def _gather_differing_functions(old: CodeType, new: CodeType, changed: dict[Key, CodeType]) -> bool:
    """Gather the functions that differ; return False when the code around them differs as well."""
    if old == new:
        return True
    before, after = _inner_code(old), _inner_code(new)
    if old.co_flags & CO_OPTIMIZED:
        if changed.setdefault(_code_key(old), new) is not new:
            return False
    elif (old.co_code, old.co_names, _plain_constants(old)) != (
        new.co_code,
        new.co_names,
        _plain_constants(new),
    ):
        return False
    if len(before) != len(after):
        return {code.co_name for code in (*before, *after)} <= WITHIN
    return all(
        _gather_differing_functions(*pair, changed) for pair in zip(before, after, strict=True)
    )


def _inner_code(code: CodeType) -> list[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


def _plain_constants(code: CodeType) -> list[str]:
    return [repr(constant) for constant in code.co_consts if not isinstance(constant, CodeType)]
