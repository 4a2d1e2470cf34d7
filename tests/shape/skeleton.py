"""The order and the names in a module with acts."""

import ast
from collections.abc import Iterator

PARTS = ("a command", "an event", "a function", "an act, event type or DUTY_TYPES")
OTHER = -1
LAST = frozenset({"Act", "DutyType", "EventType", "recorded_only_type"})
QUESTIONS = ("is_", "has_", "may_", "can_")
OBJECTIONS = frozenset({"Objections", "Iterator[Objection]"})


def class_kinds(tree: ast.Module) -> dict[str, int]:
    """Return the classes of a module: commands (0), events (1), and others."""
    kinds = {"Command": 0, "Event": 1}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            bases = (kinds.get(ast.unparse(base)) for base in node.bases)
            kinds[node.name] = next((kind for kind in bases if kind is not None), OTHER)
    return kinds


def called_functions(node: ast.AST) -> set[str]:
    """Return the names of the functions that a statement calls."""
    calls = (one.func for one in ast.walk(node) if isinstance(one, ast.Call))
    return {func.id for func in calls if isinstance(func, ast.Name)}


def skeleton_part(node: ast.stmt, kinds: dict[str, int]) -> int | None:
    """Return the part of the skeleton to which a statement belongs, or None."""
    if isinstance(node, ast.ClassDef):
        kind = kinds[node.name]
        return None if kind == OTHER else kind
    if isinstance(node, ast.FunctionDef):
        return 2
    assigns = isinstance(node, ast.Assign | ast.AnnAssign)
    return 3 if assigns and not LAST.isdisjoint(called_functions(node)) else None


def lines_against_skeleton(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the lines of a module with acts on which a part comes after a later one."""
    if not any(
        "Act" in called_functions(node) for node in tree.body if not isinstance(node, ast.ClassDef)
    ):
        return
    kinds, latest = class_kinds(tree), 0
    for node in tree.body:
        part = skeleton_part(node, kinds)
        if part is not None and part < latest:
            yield node.lineno, f"{PARTS[part]} after {PARTS[latest]}"
        latest = max(latest, part or 0)


def return_type(node: ast.AST) -> str:
    """Return the annotated return type of a function, or an empty string for other nodes."""
    result = getattr(node, "returns", None) if isinstance(node, ast.FunctionDef) else None
    return ast.unparse(result) if result else ""


def misnamed_functions(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the functions whose name says the opposite of their result."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef):
            continue
        name, result = node.name.lstrip("_"), return_type(node)
        if result in OBJECTIONS and name.startswith(QUESTIONS):
            yield node.lineno, f"{node.name} yields objections and sounds like a question"
        if result == "bool" and name.startswith("must_"):
            yield node.lineno, f"{node.name} gives a bool and sounds like a demand"
