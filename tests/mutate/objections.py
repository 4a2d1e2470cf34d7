"""Objections in code: their rule, their condition, and the variables that only word them."""

import ast
from collections import Counter
from collections.abc import Iterator

from tests.mutate.naming import Rules, rules_in_comment
from tests.mutate.operators import CodeChange, NodePlace, change_to_node, removal_of_node


def is_objection(node: ast.AST) -> bool:
    """Return whether a node makes an objection."""
    return isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "Objection"


def makes_or_returns_form(node: ast.AST) -> bool:
    """Return whether a node makes a form, or returns one. Other tests compare offers."""
    match node:
        case ast.Call(func):
            return ast.unparse(func) == "Form"
        case ast.FunctionDef(returns=ast.expr() as returns):
            return "Form" in ast.unparse(returns).split(" | ")
    return False


def literal_objection_rule(node: ast.AST) -> Rules:
    """Return the rule of an objection that this node gives or yields; else none."""
    match node:
        case ast.Expr(ast.Yield(ast.Call() as call)) | (ast.Call() as call) if is_objection(call):
            first = call.args[0] if call.args else None
            if isinstance(first, ast.Constant):
                return rules_in_comment(str(first.value))
    return ()


def guarded_rules(node: ast.If) -> Rules:
    """Return the rules of objections directly under a condition, or else in its `else`."""
    under = dict.fromkeys(rule for part in node.body for rule in _direct_rules(part))
    other = dict.fromkeys(rule for part in node.orelse for rule in _direct_rules(part))
    return tuple(under or other)


def _direct_rules(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.If | ast.FunctionDef):
        return
    yield from literal_objection_rule(node) if isinstance(node, ast.Call) else ()
    for child in ast.iter_child_nodes(node):
        yield from _direct_rules(child)


def wording_variables(function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
    """Return the variables that only word an objection: its arguments, and what it rests on."""
    worded: Counter[str] = Counter()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and is_objection(node):
            named = (keyword.value for keyword in node.keywords if keyword.arg != "judges")
            for part in (*node.args[2:], *named):
                worded += _count_read_names(part)
    everywhere = _count_read_names(function)
    return frozenset(name for name, times in worded.items() if everywhere[name] == times)


def _count_read_names(node: ast.AST) -> Counter[str]:
    names = (n for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load))
    return Counter(name.id for name in names)


def changes_of_objection(node: ast.Call) -> Iterator[CodeChange]:
    """Yield changes of an objection itself: whether it forbids or warns, and its judges."""
    for index, keyword in enumerate(node.keywords):
        if keyword.arg == "grade" and isinstance(keyword.value, ast.Constant):
            other = "L" if keyword.value.value == "W" else "W"
            yield change_to_node(NodePlace(keyword, "value"), ast.Constant(other), keyword)
        if keyword.arg == "judges":
            yield removal_of_node(NodePlace(node, "keywords", index))
