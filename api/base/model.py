"""The base of all models of the API. A document with an unknown field is refused."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field


def describe_as_missing(schema: dict[str, Any]) -> None:
    """Describe a field that may be missing but not `null`: answers leave it out instead."""
    for property_name in schema["properties"].keys() - {*schema.get("required", ())}:
        member = schema["properties"][property_name]
        choices = [choice for choice in member.get("anyOf", ()) if choice != {"type": "null"}]
        if len(choices) == 1:
            del member["anyOf"], member["default"]
            member.update(choices[0])


class Model(BaseModel):
    """A shape to which nothing may be added unsaid."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_extra=describe_as_missing)


MessageKey = Annotated[str, Field(description="The key of the message, among those of the game.")]
MessageArgs = Annotated[
    dict[str, Any], Field(description="The values for the gaps of the message, by their names.")
]
SeenPosition = Annotated[
    int | None,
    Field(description="The entry's position in the ledger, from 1, for readers who see positions."),
]
"""The position of an entry, which not everybody may know."""
