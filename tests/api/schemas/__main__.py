"""Store the present API as promised.

Run `python -m tests.api.schemas`. With `--breaking`, changes that break programs are allowed.
"""

import sys

import msgspec
from graphql.utilities import find_breaking_changes

from tests.api import schemas
from tests.api.schemas.compare import breaking_changes


def main() -> None:
    """Write both descriptions, unless that would break programs without permission."""
    openapi, graphql = schemas.current_openapi(), schemas.current_graphql()
    if schemas.OPENAPI.exists() and "--breaking" not in sys.argv:
        found = breaking_changes(schemas.stored_openapi(), msgspec.json.decode(openapi))
        kept = schemas.parse_graphql_schema(schemas.GRAPHQL.read_text(encoding="utf-8"))
        changes = find_breaking_changes(kept, schemas.parse_graphql_schema(graphql))
        found += [change.description for change in changes]
        entries = schemas.ENTRIES.read_text(encoding="utf-8")
        found += breaking_changes(
            schemas.openapi_with_schema(entries),
            schemas.openapi_with_schema(schemas.current_entries_schema()),
        )
        if found:
            sys.exit("\n".join([*found, "These break programs; say --breaking if they must."]))
    schemas.OPENAPI.write_text(openapi, encoding="utf-8")
    schemas.GRAPHQL.write_text(graphql, encoding="utf-8")
    schemas.ENTRIES.write_text(schemas.current_entries_schema(), encoding="utf-8")


if __name__ == "__main__":
    main()
