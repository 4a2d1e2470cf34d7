"""Objections about the actor, found in the source without playing a game.

A name in a function holds the actor if it is `actor`, or if a call passes the actor to it.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.shape.tree import ROOT, files_in

Place = tuple[str, str]
"""A module, and a name in it."""

Function = ast.FunctionDef


class RaisedMessage(NamedTuple):
    """A message that an objection about the actor may raise, and its module."""

    module: str
    key: str


class ModuleDefinitions(NamedTuple):
    """The definitions of a module, and the meaning of its imported names."""

    functions: dict[str, Function]
    words: dict[str, ast.expr]
    imports: dict[str, Place]


def _definitions_in(tree: ast.Module) -> ModuleDefinitions:
    functions, imports = dict[str, Function](), dict[str, Place]()
    for node in ast.walk(tree):
        if isinstance(node, Function):
            functions.setdefault(node.name, node)
        if isinstance(node, ast.ImportFrom) and node.module:
            found = ((a.asname or a.name, (node.module, a.name)) for a in node.names)
            imports.update(found)
    return ModuleDefinitions(functions, dict(_assignments(tree.body)), imports)


def _assignments(nodes: list[ast.stmt] | Iterator[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    """Yield each assigned name with its value. For a tuple, yield each of its names."""
    for node in nodes:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            yield from _name_value_pairs(node.targets[0], node.value)
        elif isinstance(node, ast.For | ast.comprehension) and isinstance(node.iter, ast.Tuple):
            for item in node.iter.elts:
                yield from _name_value_pairs(node.target, item)


def _name_value_pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(value, ast.IfExp):
        yield from _name_value_pairs(target, value.body)
        yield from _name_value_pairs(target, value.orelse)
    elif isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=False):
            yield from _name_value_pairs(one, other)


@cache
def _parameter_names(function: Function) -> list[str]:
    return [one.arg for one in function.args.args + function.args.kwonlyargs]


@cache
def _local_assignments(function: Function) -> tuple[tuple[str, ast.expr], ...]:
    """Return each name that is assigned in a function, with its value."""
    return tuple(_assignments(ast.walk(function)))


class RuleSource:
    """The source of all rules, and the names in it that hold the actor."""

    def __init__(self) -> None:
        self.modules = {
            ".".join(path.with_suffix("").parts): _definitions_in(
                ast.parse((ROOT / path).read_text("utf-8"))
            )
            for path in files_in("ledger")
        }
        self.acting: dict[Place, set[str]] = defaultdict(set)
        self.calls: dict[Place, list[tuple[Place, ast.Call]]] = defaultdict(list)
        for place, function in self.all_functions():
            self.acting[place] |= {"actor"} & {*_parameter_names(function)}
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                if called := self.meant_function(place[0], call.func):
                    self.calls[called].append((place, call))
        while any(self._note_passed_actors(place) for place, _ in self.all_functions()):
            pass

    def all_functions(self) -> Iterator[tuple[Place, Function]]:
        for name, module in self.modules.items():
            for called, function in module.functions.items():
                yield (name, called), function

    def function_at_place(self, place: Place) -> Function:
        return self.modules[place[0]].functions[place[1]]

    def meant_function(self, module: str, name: ast.expr) -> Place | None:
        """Return the function that a name means in a module, or None."""
        if isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name):
            found = self.modules[module].imports.get(name.value.id)
            place = (".".join(found), name.attr) if found else None
        elif isinstance(name, ast.Name):
            own = name.id in self.modules[module].functions
            place = (module, name.id) if own else self.modules[module].imports.get(name.id)
        else:
            return None
        if place is None or place[0] not in self.modules:
            return None
        return place if place[1] in self.modules[place[0]].functions else None

    def _note_passed_actors(self, place: Place) -> bool:
        """Note the arguments that a function's calls pass on; return whether that added a name."""
        before = len(self.acting[place])
        parameters = _parameter_names(self.function_at_place(place))
        for caller, call in self.calls[place]:
            given = [*zip(parameters, call.args, strict=False)]
            given += [(one.arg or "", one.value) for one in call.keywords]
            self.acting[place] |= {name for name, value in given if self.is_actor(caller, value)}
        return len(self.acting[place]) > before

    def is_actor(self, place: Place, value: ast.expr) -> bool:
        """Return whether a value is the actor: by name, as a person, or as a buyer."""
        match value:
            case ast.Name(id=name):
                known = self.acting[place]
                return name in known or any(
                    self.is_actor(place, other)
                    for one, other in _local_assignments(self.function_at_place(place))
                    if one == name and not (isinstance(other, ast.Name) and other.id == name)
                )
            case ast.Attribute(attr="buyer"):
                return True
            case ast.Attribute(value=person, attr="id"):
                return self.is_actor(place, person)
            case ast.Call(func=ast.Attribute(attr="person"), args=[who]):
                return self.is_actor(place, who)
            case ast.JoinedStr(values=[ast.Constant(value="who:"), ast.FormattedValue(value=who)]):
                return self.is_actor(place, who)
        return False

    def is_about_actor(self, place: Place, args: ast.expr) -> bool:
        """Return whether the arguments of a message say that it is about the actor."""
        match args:
            case ast.Call(func=ast.Name(id="about_character"), args=[who]):
                return self.is_actor(place, who)
            case ast.BinOp(left=left, right=right):
                return self.is_about_actor(place, left) or self.is_about_actor(place, right)
            case ast.Dict(keys=keys, values=values):
                return any(
                    self.is_about_actor(place, value)
                    if key is None
                    else isinstance(key, ast.Constant)
                    and key.value == "who"
                    and self.is_actor(place, value)
                    for key, value in zip(keys, values, strict=True)
                )
            case ast.Name(id=name):
                local = _local_assignments(self.function_at_place(place))
                return any(self.is_about_actor(place, value) for one, value in local if one == name)
        return False

    def keys(self, place: Place, value: ast.expr) -> Iterator[str]:
        """Yield the message keys that a value may be."""
        match value:
            case ast.Constant(value=str(key)):
                yield key
            case ast.IfExp(body=one, orelse=other):
                yield from self.keys(place, one)
                yield from self.keys(place, other)
            case ast.Name(id=name):
                yield from self._keys_of_name(place, name)
            case ast.Attribute(value=ast.Name(id=module), attr=name):
                found = ".".join(self.modules[place[0]].imports[module])
                yield from self.keys(place, self.modules[found].words[name])

    def _keys_of_name(self, place: Place, name: str) -> Iterator[str]:
        function, words = self.function_at_place(place), self.modules[place[0]].words
        for one, value in _local_assignments(function):
            if one == name:
                yield from self.keys(place, value)
        if name in words:
            yield from self.keys(place, words[name])
        if name in (parameters := _parameter_names(function)):
            for caller, call in self.calls[place]:
                yield from self.keys(caller, call.args[parameters.index(name)])


@cache
def raised_about_actors() -> frozenset[RaisedMessage]:
    """Return every message that may be raised about the actor."""
    source, found = RuleSource(), set[RaisedMessage]()
    for place, function in source.all_functions():
        for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
            match call:
                case ast.Call(func=ast.Name(id="Objection"), args=[_, key, args, *_]):
                    if source.is_about_actor(place, args):
                        found |= {RaisedMessage(place[0], one) for one in source.keys(place, key)}
    return frozenset(found)
