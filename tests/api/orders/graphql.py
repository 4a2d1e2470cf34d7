"""All GraphQL queries about a game: every field of every type, made from the schema."""

from collections.abc import Iterator
from functools import cache

from graphql import (
    GraphQLField,
    GraphQLObjectType,
    GraphQLSchema,
    build_schema,
    get_named_type,
    is_leaf_type,
    is_required_argument,
)

from api.commands.schema import SchemaKind, schema_text

ARGUMENTS = {
    "Game.entries": '(last: 50, character: "")',
    "Game.export": "(form: csv)",
    "Game.holding": '(character: "gaius")',
    "Game.knock": '(id: "5ec2e700-0000-4000-8000-0000000000aa")',
    "Game.openedEntry": '(id: "5ec2e700-0000-4000-8000-00000000001a.0")',
    "Game.offers": '(as: "WHO")',
    "Game.search": '(q: "a")',
    "Game.statement": '(account: "gaius", asset: "army")',
    "Game.story": '(character: "gaius")',
}
"""The arguments of fields that need some.

A field that needs arguments and is missing in this table fails the test.
"""

APART = {
    "games": "the same fields as those of one game",
    "game": "its fields are asked one by one",
    "attempt": "the dry run of the REST path, by the same bridge",
}
"""Fields of a query that are not requested separately, each with the reason."""

DEAR = ("standings",)
"""Fields that are too expensive for one document."""

TOO_DEAR = ("rows",)
"""Parts that are too expensive together with the others. The same path of REST has them."""

FOLLOW = """subscription ($id: ID!, $after: String) { entries(game: $id, after: $after) {
  cursor lines { id c after on key text args }
} }"""


@cache
def schema() -> GraphQLSchema:
    """Return the schema of a server with all games."""
    return build_schema(schema_text(SchemaKind.graphql))


def query_documents(game: str, who: str) -> Iterator[str]:
    """Yield a document for each field of a query and of a game; fields without parts share one."""
    query = schema().query_type
    assert query is not None
    for name, field in query.fields.items():
        if name not in APART:
            yield f"{{ {_field_with_parts(query, name, field, ())} }}"
    found = get_named_type(query.fields["game"].type)
    assert isinstance(found, GraphQLObjectType)
    asked = [
        one
        for name, field in found.fields.items()
        for one in _affordable_fields(found, name, field)
    ]
    together = " ".join(one for one in asked if "{" not in one)
    for one in (together, *(one for one in asked if "{" in one)):
        yield f'{{ game(id: "{game}") {{ {one.replace("WHO", who)} }} }}'


def _affordable_fields(parent: GraphQLObjectType, name: str, field: GraphQLField) -> Iterator[str]:
    """Yield the whole field. If it is too expensive, yield its parts one after the other."""
    inner = get_named_type(field.type)
    if name not in DEAR:
        yield _field_with_parts(parent, name, field, ())
        return
    assert isinstance(inner, GraphQLObjectType)
    for key, one in inner.fields.items():
        yield f"{name} {{ {_field_with_parts(inner, key, one, (inner.name,))} }}"


def _field_with_parts(
    parent: GraphQLObjectType, name: str, field: GraphQLField, above: tuple[str, ...]
) -> str:
    """Return a field with all its parts."""
    where = f"{parent.name}.{name}"
    said = ARGUMENTS.get(where, "")
    required = [key for key, one in field.args.items() if is_required_argument(one)]
    assert said or not required, f"{where} has to be told {required}: add it to ARGUMENTS"
    inner = get_named_type(field.type)
    if is_leaf_type(inner):
        return name + said
    assert isinstance(inner, GraphQLObjectType), f"{where}: say how to ask a {inner}"
    within = (*above, inner.name)
    parts = [
        _field_with_parts(inner, key, one, within)
        for key, one in inner.fields.items()
        if get_named_type(one.type).name not in within and key not in TOO_DEAR
    ]
    return f"{name}{said} {{ {' '.join(parts)} }}"
