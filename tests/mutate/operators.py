"""The alterations of one node of a syntax tree, each described in words."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

LONGEST = 70

ORDER: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
"""The replacements of a comparison: off by one, and the opposite."""

OPPOSITES = {"max": "min", "min": "max", "any": "all", "all": "any"}
EFFECTS = {"Draft", "replace", "changed"}
"""Calls whose named arguments are the effects of an act. Each is left out in turn."""

NOTHING: dict[str, ast.expr] = {
    "tuple": ast.Tuple([], ast.Load()),
    "list": ast.List([], ast.Load()),
    "dict": ast.Dict([], []),
    "Mapping": ast.Dict([], []),
    "frozenset": ast.Call(ast.Name("frozenset", ast.Load()), [], []),
    "set": ast.Call(ast.Name("set", ast.Load()), [], []),
    "str": ast.Constant(""),
    "Audience": ast.Tuple([], ast.Load()),
    "Doc": ast.Dict([], []),
}
"""The empty value of each return type of a function."""


@dataclass(frozen=True)
class NodePlace:
    """The place of a node: a field of its parent, and an index if the field is a list."""

    parent: ast.AST
    field: str
    index: int | None = None

    @property
    def node(self) -> Any:
        """The node that is at this place."""
        value = getattr(self.parent, self.field)
        return value if self.index is None else value[self.index]

    def replace_node(self, new: ast.AST) -> None:
        """Replace the node at this place."""
        if self.index is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.index] = new

    def remove_node(self) -> None:
        """Remove the node from its list."""
        assert self.index is not None
        del getattr(self.parent, self.field)[self.index]


@dataclass(frozen=True)
class CodeChange:
    """An alteration in words, and the function that makes it."""

    what: str
    make: Callable[[], None]


def change_to_node(place: NodePlace, new: ast.AST, shown: ast.AST | None = None) -> CodeChange:
    """Return a change to another node. `shown` is a larger part for the description."""
    old = short_node_text(shown or place.node)
    if shown is None:
        return CodeChange(f"{old} becomes {short_node_text(new)}", lambda: place.replace_node(new))
    kept = place.node
    place.replace_node(new)
    became = short_node_text(shown)
    place.replace_node(kept)
    return CodeChange(f"{old} becomes {became}", lambda: place.replace_node(new))


def removal_of_node(place: NodePlace) -> CodeChange:
    """Return a change that removes the node from its list."""
    return CodeChange(f"{short_node_text(place.node)} left out", place.remove_node)


def short_node_text(node: ast.AST) -> str:
    """Return a node as one line, shortened if it is long."""
    line = " ".join(ast.unparse(node).split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


def alterations(place: NodePlace) -> Iterator[CodeChange]:
    """Yield the alterations of a node itself. Other functions alter words."""
    match place.node:
        case ast.Constant():
            yield from _constant_changes(place)
        case ast.Compare() as node:
            yield from _comparison_changes(node)
        case ast.BoolOp(op) as node:
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield change_to_node(NodePlace(node, "op"), other, node)
        case ast.UnaryOp(ast.Not(), operand):
            yield change_to_node(place, operand)
        case ast.BinOp(left):
            yield change_to_node(place, left)
        case ast.Call() as node:
            yield from _call_changes(node)
        case ast.JoinedStr(values) as node if not does_name_message_part(node):
            for index, value in enumerate(values):
                if isinstance(value, ast.FormattedValue):
                    yield change_to_node(NodePlace(node, "values", index), ast.Constant(""), node)


def does_name_message_part(node: ast.AST) -> bool:
    """Return whether a node names something for a message, as `f"who:{character}"` does."""
    match node:
        case ast.JoinedStr([ast.Constant(str(start)), *_]):
            return start.endswith(":")
    return False


def _constant_changes(place: NodePlace) -> Iterator[CodeChange]:
    value = place.node.value
    if isinstance(value, bool):
        yield change_to_node(place, ast.Constant(not value))
    elif isinstance(value, int):
        yield change_to_node(place, ast.Constant(value + 1))


def _comparison_changes(node: ast.Compare) -> Iterator[CodeChange]:
    for index, op in enumerate(node.ops):
        for other in ORDER[type(op)]:
            yield change_to_node(NodePlace(node, "ops", index), other(), node)


def _call_changes(node: ast.Call) -> Iterator[CodeChange]:
    match node.func:
        case ast.Name(name) if name in OPPOSITES:
            yield change_to_node(
                NodePlace(node, "func"), ast.Name(OPPOSITES[name], ast.Load()), node
            )
        case ast.Name(name) | ast.Attribute(attr=name) if name in EFFECTS:
            for index in range(1, len(node.args) if name == "Draft" else 0):
                yield removal_of_node(NodePlace(node, "args", index))
            for index in range(len(node.keywords)):
                yield removal_of_node(NodePlace(node, "keywords", index))


def changes_to_opposite_condition(place: NodePlace) -> Iterator[CodeChange]:
    """Yield the opposite of a condition, unless altering its parts has the same effect."""
    node = place.node
    plain = isinstance(node, ast.Compare | ast.BoolOp | ast.Constant)
    negated = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    if not plain and not negated:
        yield change_to_node(place, ast.UnaryOp(ast.Not(), node))


def element_removals(place: NodePlace) -> Iterator[tuple[CodeChange, ast.AST]]:
    """Yield each element of a display with the change that removes it."""
    match place.node:
        case ast.Tuple(elements, ast.Load()) | ast.List(elements, ast.Load()) | ast.Set(elements):
            for index, element in enumerate(elements):
                if isinstance(element, ast.Starred | ast.Call | ast.Constant | ast.Name):
                    yield removal_of_node(NodePlace(place.node, "elts", index)), element
        case ast.Dict(keys) as node:
            for index, key in enumerate(keys):
                if key is not None and not does_name_message_part(node.values[index]):
                    yield _entry_removal(node, index), key


def _entry_removal(node: ast.Dict, index: int) -> CodeChange:
    def remove_entry() -> None:
        NodePlace(node, "keys", index).remove_node()
        NodePlace(node, "values", index).remove_node()

    key, value = node.keys[index], node.values[index]
    return CodeChange(
        f"{short_node_text(key) if key else ''}: {short_node_text(value)} left out", remove_entry
    )


def changes_to_empty_return(place: NodePlace, returns: ast.expr | None) -> Iterator[CodeChange]:
    """Yield the change to an empty return value, by the annotated type of the function."""
    match returns:
        case ast.Name("bool"):
            yield from changes_to_opposite_condition(place)
        case ast.Name("int"):
            if not isinstance(place.node, ast.Constant):
                yield change_to_node(place, ast.BinOp(place.node, ast.Add(), ast.Constant(1)))
        case ast.Name(name) | ast.Subscript(ast.Name(name)) if name in NOTHING:
            if short_node_text(place.node) != short_node_text(NOTHING[name]):
                yield change_to_node(place, NOTHING[name])


def statement_removals(place: NodePlace) -> Iterator[CodeChange]:
    """Yield the removal of a statement that only has an effect. A generator stays a generator."""
    nothing: ast.AST = ast.Pass()
    match place.node:
        case ast.Expr(ast.Yield() | ast.YieldFrom()) as node:
            nothing = ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Raise() as node:
            pass
        case _:
            return
    yield CodeChange(f"{short_node_text(node)} left out", lambda: place.replace_node(nothing))
