"""Events for many subscribers are executed once. Each subscriber has a separate cursor."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from graphql import ExecutionResult, GraphQLResolveInfo, build_schema, parse

from api.graphql.sharing import SharedLines, SharingExecutor

SCHEMA = build_schema("""
  type Query { nothing: String }
  type Line { key: String, text: String }
  type Event { cursor: String, lines: [Line] }
  type Subscription { entries(after: String): Event }
""")


class LookupCounter:
    """The results of a document for events, and the number of look-ups of each field."""

    def __init__(self, document: str, **variables: Any) -> None:
        self.resolved = Counter[str]()
        built = SharingExecutor.build(
            SCHEMA, parse(document), None, None, variables, None, self._resolve
        )
        assert isinstance(built, SharingExecutor)
        self._executor = built

    def _resolve(self, source: Any, info: GraphQLResolveInfo[Any], **_arguments: Any) -> Any:
        self.resolved[info.field_name] += 1
        return source if info.field_name == "entries" else source[info.field_name]

    def __call__(self, sharing: SharedLines, cursor: str) -> Any:
        result = self._executor.build_per_event_executor(
            sharing.event_for(cursor)
        ).execute_operation()
        assert isinstance(result, ExecutionResult)
        assert not result.errors
        return msgspec.json.decode(msgspec.json.encode(result.data))


def sample_lines() -> list[dict[str, Any]]:
    return [{"key": "sat-down", "text": "Ada sits"}, {"key": "threw", "text": "Bea throws"}]


def test_subscribers_who_get_the_same_lines_share_one_execution() -> None:
    told = LookupCounter(
        "subscription ($a: String) { entries(after: $a) { cursor lines { key } } }", a="x"
    )
    sharing = SharedLines(sample_lines())
    for cursor in ("ada.1.2", "bea.1.3", "cai.1.4"):
        keys = [{"key": "sat-down"}, {"key": "threw"}]
        assert told(sharing, cursor) == {"entries": {"cursor": cursor, "lines": keys}}
    assert told.resolved["key"] == 2


def test_other_lines_and_other_documents_are_executed_anew() -> None:
    keys = LookupCounter("subscription { entries { lines { key } } }")
    texts = LookupCounter("subscription { mine: entries { at: cursor lines { text } } }")
    sharing = SharedLines(sample_lines())
    assert keys(sharing, "a") == {"entries": {"lines": [{"key": "sat-down"}, {"key": "threw"}]}}
    assert texts(sharing, "b")["mine"]["lines"][0] == {"text": "Ada sits"}
    assert texts(sharing, "c")["mine"]["at"] == "c"
    assert keys(SharedLines(sample_lines()[:1]), "d") == {
        "entries": {"lines": [{"key": "sat-down"}]}
    }


ROOT = "subscription ($t: Boolean!) "
CHOSEN = "key @include(if: $t)"
IN_FRAGMENT = f"fragment E on Subscription {{ entries {{ cursor lines {{ {CHOSEN} }} }} }}"


@pytest.mark.parametrize(
    "document",
    [
        f"{ROOT} {{ entries {{ cursor lines {{ {CHOSEN} }} }} }}",
        f"{ROOT} {{ entries {{ cursor lines {{ ...L }} }} }} fragment L on Line {{ {CHOSEN} }}",
        f"{ROOT} {{ ...E }} {IN_FRAGMENT}",
    ],
)
def test_a_document_whose_variables_select_fields_is_executed_for_each_subscriber(
    document: str,
) -> None:
    with_keys, without = LookupCounter(document, t=True), LookupCounter(document, t=False)
    sharing = SharedLines(sample_lines())
    assert with_keys(sharing, "a")["entries"]["lines"][0] == {"key": "sat-down"}
    assert without(sharing, "b")["entries"] == {"cursor": "b", "lines": [{}, {}]}
    assert with_keys(sharing, "c")["entries"]["cursor"] == "c"
