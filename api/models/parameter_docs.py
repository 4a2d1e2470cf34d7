"""Descriptions of the parameters of the API: the parts of paths, and the parts of queries."""

from collections.abc import Mapping

from api.models.meta import EndpointDescription

PATH_PART_DOCS: Mapping[str, str] = {
    "game": "A game's id.",
    "event": "The id of an event in preparation.",
    "kind": "The kind of job: `verify`, `export`, `archive` or `book`.",
    "guest": "The id of a guest of an event.",
    "entry": "An entry's id, as its line says it.",
    "command": "The id under which a command was sent.",
    "character": "A character's id, as the view names it.",
    "token": "The secret of a calendar's address.",
    "digest": "The digest of a picture, as the slice `picture` names it.",
    "question": "The name of a question of the game, such as `turn` in Roman Diplomacy.",
    "form": "How it is written: `jsonl`, `csv` or `ledger`.",
    "window": "The id of a window; while it is open its slice is `window/<id>`.",
    "knock": "The id under which somebody knocked.",
    "chunk": "The number of a chunk of moments, from 0.",
    "shown": "A public name, as somebody shows it.",
}
"""Descriptions of the parts of paths."""

QUERY_DOCS: Mapping[str, str] = {
    "account": "An account's name: `octavian`, `octavian/of:agrippa` for what Octavian holds of "
    "Agrippa's, `@origin`.",
    "after": "Only what comes after this: a cursor of mine, for matters a position, for letters of "
    "a thread a number.",
    "as": "The character who would act, one of mine.",
    "asset": "An asset, as the view names it.",
    "as_of": "A cursor of mine: the view as it was then.",
    "before": "Only what comes before this cursor of mine.",
    "character": "Only lines about this character.",
    "entry": "An entry's id: the answer proves that it is under the seal.",
    "kind": "Only matters of this kind.",
    "limit": "The maximum number of lines, entries or other items on a page.",
    "period": "Only letters of the period with this number.",
    "q": "Only what all of these words stand in.",
    "recorder": "The numen or steward who would record the act, one of mine.",
    "thread": "Only letters of this thread: oldest first.",
    "type": "Only lines of this kind, by the key of their message.",
}
"""Descriptions of those query parameters whose schema has no description."""


def query_docs(endpoint: EndpointDescription) -> Mapping[str, str]:
    """Return the descriptions of an answer's query parameters, by name."""
    return {
        parameter_name: str(parameter.get("description") or QUERY_DOCS[parameter_name])
        for parameter_name, parameter in endpoint.query.items()
    }
