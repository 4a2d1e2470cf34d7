"""Mutants of a game's Python code: the code of a rule, altered in one place at a time."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path

from tests.mutate import swap
from tests.mutate.kinds import CONSTANT, WordKinds
from tests.mutate.live import LiveFunctions
from tests.mutate.mutants import Mutant
from tests.mutate.naming import Rules, python_comments, rules_in_docstring
from tests.mutate.objections import (
    changes_of_objection,
    guarded_rules,
    is_objection,
    literal_objection_rule,
    makes_or_returns_form,
    wording_variables,
)
from tests.mutate.operators import (
    CodeChange,
    NodePlace,
    alterations,
    change_to_node,
    changes_to_empty_return,
    changes_to_opposite_condition,
    element_removals,
    statement_removals,
)
from tests.mutate.target import GameTarget

Function = ast.FunctionDef | ast.AsyncFunctionDef
UNTOUCHED = {"annotation", "returns", "decorator_list", "keys", "type_params", "bases"}
"""Fields of nodes in which nothing is altered."""


@dataclass(frozen=True)
class NodeContext:
    """The context of a node: the rules it carries out, and the function or class around it."""

    rules: Rules = ()
    also: Rules = ()
    where: str = ""
    returns: ast.expr | None = None
    unread: frozenset[str] = frozenset()

    def of(self, rules: Rules | None) -> "NodeContext":
        """Return the same context for these rules. Without rules, keep the context's own."""
        return self if rules is None else replace(self, rules=rules, also=())

    def within_name(self, name: str) -> "NodeContext":
        """Return the context of a name inside this one."""
        return replace(self, where=".".join(filter(None, (self.where, name))))

    def first(self, rules: Rules) -> "NodeContext":
        """Return the same context with these rules before the context's own rules."""
        also = tuple(rule for rule in (*self.rules, *self.also) if rule not in rules)
        return replace(self, rules=rules, also=also) if rules else self


@dataclass(frozen=True)
class GameModule:
    """One Python file of a game."""

    target: GameTarget
    file: Path
    kinds: WordKinds

    @cached_property
    def source(self) -> str:
        """The text of the file."""
        return self.file.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree, which a mutant alters in place."""
        return ast.parse(self.source, str(self.file))

    @cached_property
    def rules_by_comment_line(self) -> dict[int, Rules]:
        """The rules that comments name, by the line of the comment."""
        return {
            line: self._known_rules(rules) for line, rules in python_comments(self.source).items()
        }

    @cached_property
    def imported_names(self) -> dict[str, str]:
        """The modules that define the named words of this module."""
        name = self.target.module_name(self.file)
        own = dict.fromkeys(self.kinds.named.get(name, {}), name)
        imports = (node for node in self.tree.body if isinstance(node, ast.ImportFrom))
        found = {alias.name: str(node.module) for node in imports for alias in node.names}
        return own | found

    def mutants(self) -> Iterator[Mutant]:
        """Yield all mutants of the code that carries out a rule."""
        yield from self._statement_mutants(self.tree, NodeContext())

    def _known_rules(self, rules: Rules) -> Rules:
        return tuple(rule for rule in rules if rule in self.target.rules_needing_tests)

    def _context_with_known_rules(self, context: NodeContext, rules: Rules) -> NodeContext:
        known = self._known_rules(rules)
        return context.first(known) if known or not rules else context.of(())

    def _rules_of_comment(self, node: ast.AST) -> Rules | None:
        return self.rules_by_comment_line.get(getattr(node, "lineno", 0))

    def _rules_of_docstring(self, node: ast.AST) -> Rules:
        match node:
            case ast.Expr(ast.Constant(str() as docstring)):
                return self._known_rules(rules_in_docstring(docstring))
        return ()

    def _statement_mutants(
        self, node: ast.Module | ast.ClassDef, context: NodeContext
    ) -> Iterator[Mutant]:
        """Yield the mutants of a module or a class.

        A string below a value is the value's docstring.
        """
        for index, statement in enumerate(node.body):
            place, after = NodePlace(node, "body", index), context
            if isinstance(statement, Function | ast.ClassDef):
                after = replace(context, rules=())
            elif isinstance(statement, ast.Assign | ast.AnnAssign):
                below = node.body[index + 1] if index + 1 < len(node.body) else statement
                after = context.within_name(_statement_name(statement)).of(
                    self._rules_of_docstring(below) or None
                )
            yield from self._node_mutants(place, after)

    def _node_mutants(self, place: NodePlace, context: NodeContext) -> Iterator[Mutant]:
        node = place.node
        context = context.of(self._rules_of_comment(node))
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from self._definition_mutants(node, context)
            case ast.Expr(ast.Constant()) | ast.Import() | ast.ImportFrom():
                return
            case ast.Assign([ast.Name(name)]) if name in context.unread:
                return
            case ast.Call() if makes_or_returns_form(node):
                return
            case ast.Call() if is_objection(node):
                yield from self._objection_mutants(node, context)
            case _:
                yield from self._altered_mutants(place, context)
                yield from self._child_mutants(node, context)

    def _definition_mutants(
        self, node: ast.ClassDef | Function, context: NodeContext
    ) -> Iterator[Mutant]:
        inner = context.within_name(node.name)
        rules = self._rules_of_docstring(node.body[0]) if node.body else ()
        if isinstance(node, ast.ClassDef):
            yield from self._statement_mutants(node, NodeContext(rules, where=inner.where))
            return
        if makes_or_returns_form(node) and not rules:
            return
        inside = NodeContext(
            rules or context.rules,
            where=inner.where,
            returns=node.returns,
            unread=wording_variables(node),
        )
        yield from self._child_mutants(node, inside)

    def _child_mutants(self, node: ast.AST, context: NodeContext) -> Iterator[Mutant]:
        for field, value in ast.iter_fields(node):
            if field in UNTOUCHED or isinstance(node, ast.JoinedStr):
                continue
            within = context
            if field == "test" and isinstance(node, ast.If):
                within = self._context_with_known_rules(context, guarded_rules(node))
            if isinstance(value, ast.AST):
                yield from self._node_mutants(NodePlace(node, field), within)
            elif isinstance(value, list):
                for index, part in enumerate(value):
                    if isinstance(part, ast.AST):
                        yield from self._node_mutants(NodePlace(node, field, index), within)

    def _altered_mutants(self, place: NodePlace, context: NodeContext) -> Iterator[Mutant]:
        node = place.node
        own = self._context_with_known_rules(context, literal_objection_rule(node))
        yield from self._mutants_from_changes(statement_removals(place), node, own)
        yield from self._mutants_from_changes(self._changes_of_place(place, context), node, context)
        for change, part in element_removals(place):
            own = self._context_with_known_rules(
                context.of(self._rules_of_comment(part)), literal_objection_rule(part)
            )
            yield from self._mutants_from_changes([change], part, own)

    def _changes_of_place(self, place: NodePlace, context: NodeContext) -> Iterator[CodeChange]:
        node, condition = place.node, isinstance(place.parent, ast.If | ast.IfExp | ast.While)
        yield from alterations(place)
        if (condition and place.field == "test") or place.field == "ifs":
            yield from changes_to_opposite_condition(place)
        if isinstance(place.parent, ast.Return) and place.field == "value":
            yield from changes_to_empty_return(place, context.returns)
        match node:
            case ast.Constant(str(word)) if other := self.kinds.other(word):
                yield change_to_node(place, ast.Constant(other))
            case ast.Name(name, ast.Load()) if CONSTANT.fullmatch(name):
                module = self.imported_names.get(name, "")
                if other := self.kinds.other_name(module, name, self.imported_names):
                    yield change_to_node(place, ast.Name(other, ast.Load()))

    def _objection_mutants(self, node: ast.Call, context: NodeContext) -> Iterator[Mutant]:
        """Yield the mutants of an objection's grade and judges.

        The words of an objection are for tests of messages.
        """
        yield from self._mutants_from_changes(
            changes_of_objection(node),
            node,
            self._context_with_known_rules(context, literal_objection_rule(node)),
        )

    def _mutants_from_changes(
        self, changes: Iterable[CodeChange], node: ast.AST, context: NodeContext
    ) -> Iterator[Mutant]:
        if not context.rules:
            return
        for change in changes:
            yield Mutant(
                rules=context.rules,
                file=self.target.path(self.file),
                line=getattr(node, "lineno", 0),
                where=context.where,
                what=change.what,
                apply=partial(self._apply_on_import, change),
                also=context.also,
                live=partial(self._apply_live, change),
            )

    def _apply_live(self, change: CodeChange, functions: LiveFunctions) -> bool:
        change.make()
        return functions.replace_code(self.target.module_name(self.file), self.tree, str(self.file))

    def _apply_on_import(self, change: CodeChange) -> None:
        change.make()
        swap.swap_module(self.target.module_name(self.file), self.tree, str(self.file))


def _statement_name(statement: ast.Assign | ast.AnnAssign) -> str:
    if isinstance(statement, ast.AnnAssign):
        return ast.unparse(statement.target)
    return ast.unparse(statement.targets[0])


def code_mutants(target: GameTarget, kinds: WordKinds) -> Iterator[Mutant]:
    """Yield every mutant of a game's Python code."""
    for file in target.python_files:
        yield from GameModule(target, file, kinds).mutants()
