"""Limits for one document, checked before anything runs.

The cost is measured here, because only the resources know their prices. Strawberry counts the
aliases. A document needs no limit of its depth, because no type of the schema contains itself.
"""

from dataclasses import dataclass

from graphql import (
    DocumentNode,
    FieldNode,
    FragmentDefinitionNode,
    FragmentSpreadNode,
    GraphQLError,
    InlineFragmentNode,
    IntValueNode,
    NullValueNode,
    OperationDefinitionNode,
    SelectionSetNode,
    ValueNode,
)
from pydantic.alias_generators import to_snake
from strawberry.extensions import MaxAliasesLimiter

from api.reading.prices import resource_price

MAX_PRICE = 5_000
"""Approximate maximum of values that one document may read."""

MAX_ALIASES = 30
MAX_TOKENS = 1_000

LIMIT_RULES = tuple(MaxAliasesLimiter(MAX_ALIASES).validation_rules)
"""Rules for a valid document whose cost is within the limits.

The rules visit a fragment again at each spread. The cost counts each spread, so the number of these
visits is limited. A document with fragments in a circle must be refused before, because its visits
have no bound.
"""

MAX_PAGE_SIZE = 100

ESTIMATED_LIST_LENGTHS = {"ends": 10, "ranks": 60, "matters": 100}
ESTIMATED_LIST_LENGTHS |= {"changes": 200, "assets": 10, "rows": 40, "counts": 10}
# each of these fields is a list within an answer of the same name
ESTIMATED_LIST_LENGTHS |= {"offers": 7, "holdings": 8, "places": 5}
ESTIMATED_LIST_LENGTHS |= {"balances": 200, "worths": 100}
ESTIMATED_LIST_LENGTHS |= {
    "accounts": 10,
    "tills": 5,
}  # these fields are also lists within answers of the same name
ESTIMATED_LIST_LENGTHS |= {"found": 30}
"""Estimated lengths of lists; pages have the requested number of values."""

DEFAULT_PAGE_SIZES = {"entries": 50, "games": 50}

VALUES_PER_PRICE = 20
"""Number of values that count for a price of one (`api.reading.prices`)."""

LONE_DOCUMENT_LIMIT = 4_500
"""Maximum cost of one resource, so that an export alone stays allowed."""

OBJECTS_PER_UNIT = 10
"""Resources with a price below this are counted by their values alone."""

GAME_FIELDS = ("game", "games", "Game")
"""Below these fields, and in fragments of this type, fields are resources of a game."""

INTROSPECTION_PRICES = {"__schema": 2_000, "__type": 200}
"""Number of values for which each read of the schema counts."""

SCHEMA_LIST_SIZES = {"types": 400, "fields": 6, "inputFields": 4, "args": 2, "enumValues": 2}
SCHEMA_LIST_SIZES |= {"directives": 8, "locations": 4}
"""Estimated lengths of lists within the schema."""

MAX_SCHEMA_PRICE = 400_000
"""Approximate maximum of values of the schema that one document may read.

The usual introspection query of tools (`get_introspection_query`) reads some 340,000.
"""

SCHEMA_PREFIX = "__"
"""The prefix of the names of types and fields that are about the schema."""


@dataclass(frozen=True, slots=True)
class Measure:
    """The approximate numbers of values of a selection."""

    cost: int = 0
    """Number of values of games and spreads of fragments."""
    schema: int = 0
    """Approximate number of values of the schema, which `cost` does not contain."""

    def plus(self, other_measure: "Measure") -> "Measure":
        """Return the sum of both measures."""
        return Measure(self.cost + other_measure.cost, self.schema + other_measure.schema)


class _Gauge:
    """Measures selections.

    Each fragment is measured once, so that nested fragments cost no time.
    """

    def __init__(self, document: DocumentNode) -> None:
        definitions = document.definitions
        self._fragments = {
            node.name.value: node
            for node in definitions
            if isinstance(node, FragmentDefinitionNode)
        }
        self._measures: dict[str, Measure] = {}

    def measure_of(self, selections: SelectionSetNode | None, parent_name: str = "") -> Measure:
        """Return the measure of a selection within a field or a type of this name."""
        measure = Measure()
        for node in selections.selections if selections is not None else ():
            match node:
                case FieldNode():
                    measure = measure.plus(self._field_measure(node, parent_name))
                case InlineFragmentNode():
                    condition = node.type_condition
                    type_name = condition.name.value if condition is not None else parent_name
                    measure = measure.plus(self.measure_of(node.selection_set, type_name))
                case FragmentSpreadNode():
                    spread_measure = Measure(cost=1)
                    measure = measure.plus(spread_measure).plus(
                        self._fragment_measure(node.name.value)
                    )
        return measure

    def _field_measure(self, node: FieldNode, type_name: str) -> Measure:
        field_name = node.name.value
        if type_name.startswith(SCHEMA_PREFIX) or field_name in INTROSPECTION_PRICES:
            return self._schema_measure(node, type_name)
        inner_measure = self.measure_of(node.selection_set, field_name)
        repetitions = _number_of_values(node) if node.selection_set is not None else 1
        cost = (
            1
            + repetitions * inner_measure.cost
            + (_resource_cost(node) if type_name in GAME_FIELDS else 0)
        )
        return Measure(cost, inner_measure.schema)

    def _schema_measure(self, node: FieldNode, type_name: str) -> Measure:
        """Return the measure of a field about the schema."""
        field_name, inner_measure = (
            node.name.value,
            self.measure_of(node.selection_set, SCHEMA_PREFIX),
        )
        values = 1 + SCHEMA_LIST_SIZES.get(field_name, 1) * inner_measure.schema
        cost = 0 if type_name.startswith(SCHEMA_PREFIX) else INTROSPECTION_PRICES[field_name]
        return Measure(cost + inner_measure.cost, values)

    def _fragment_measure(self, fragment_name: str) -> Measure:
        if fragment_name not in self._measures:
            self._measures[fragment_name] = (
                Measure()
            )  # another rule refuses a fragment that contains itself
            node = self._fragments.get(fragment_name)
            type_name = node.type_condition.name.value if node else ""
            self._measures[fragment_name] = (
                self.measure_of(node.selection_set, type_name) if node else Measure()
            )
        return self._measures[fragment_name]


def _resource_cost(node: FieldNode) -> int:
    """Return the cost of a resource of a game, independent of its selected values."""
    argument_names = (
        argument.name.value for argument in node.arguments or () if not _is_null(argument.value)
    )
    cost = resource_price(to_snake(node.name.value), argument_names)
    return min(VALUES_PER_PRICE * cost, LONE_DOCUMENT_LIMIT) if cost >= OBJECTS_PER_UNIT else 0


def _is_null(value_node: ValueNode) -> bool:
    return isinstance(value_node, NullValueNode)


def _number_of_values(node: FieldNode) -> int:
    field_name = node.name.value
    if field_name not in DEFAULT_PAGE_SIZES:
        return ESTIMATED_LIST_LENGTHS.get(field_name, 1)
    arguments = {argument.name.value: argument.value for argument in node.arguments or ()}
    page_size = next(
        (
            arguments[argument_name]
            for argument_name in ("first", "last")
            if argument_name in arguments
        ),
        None,
    )
    if page_size is None:
        return DEFAULT_PAGE_SIZES[field_name]
    return (
        min(int(page_size.value), MAX_PAGE_SIZE)
        if isinstance(page_size, IntValueNode)
        else MAX_PAGE_SIZE
    )


def measure_document(document: DocumentNode) -> Measure:
    """Return the measure of a whole document, of all its operations together."""
    gauge, measure = _Gauge(document), Measure()
    for node in document.definitions:
        if isinstance(node, OperationDefinitionNode):
            measure = measure.plus(gauge.measure_of(node.selection_set))
    return measure


def excess_errors(document: DocumentNode) -> list[GraphQLError]:
    """Return an error for each limit that a document exceeds."""
    measure = measure_document(document)
    limits = (
        (measure.cost, MAX_PRICE, "values"),
        (measure.schema, MAX_SCHEMA_PRICE, "values of the schema"),
    )
    return [
        GraphQLError(f"This asks for {amount} {unit}; {maximum} are allowed.")
        for amount, maximum, unit in limits
        if amount > maximum
    ]
