"""Mutations: acts and claims of cards; also the dry run of an act."""

from typing import Any

import strawberry
from strawberry.scalars import ID

from api.graphql.acts import Acts
from api.graphql.field_descriptions import describe_like, field_with_argument_descriptions
from api.graphql.lines import ReceiptWithText, with_sentences
from api.graphql.rest_bridge import ContextInfo, resource_answer_to_body
from api.graphql.shapes import Long, output_type
from api.http.command_codec import CommandBody
from api.models import answers as models
from api.models import cards as card_models
from api.models.field_docs import property_docs
from api.models.meta import UUID_SCHEMA
from api.models.parameter_docs import PATH_PART_DOCS
from api.rest.attempts import attempt
from api.rest.claims import Claim, claim
from api.rest.commands import command
from api.rest.games import Founding, Seated, found
from api.rest.knocks import Knock, knock

KEY_DESCRIPTION = str(UUID_SCHEMA["description"])

ACTOR_ARGUMENTS = {
    "command_id": KEY_DESCRIPTION,
    "by": "As whom it is done, and in which period it was decided.",
    "act": "The act.",
    "force": "How a steward lets it through; left out where nobody does.",
}
"""Descriptions of the arguments of an act."""


@describe_like(CommandBody)
@strawberry.input(description="As whom, and in which period it was decided (0 where none matters).")
class Actor:
    """As whom an act is done, and who records it for them."""

    as_: ID = strawberry.field(name="as")
    period: int
    recorder: ID = ID("")
    contribution: str = ""
    signature: str = ""
    window: ID = ID("")
    revision: int = 0
    happened_at: Long = Long(0)

    def as_document(self) -> dict[str, Any]:
        """Return this part of the body of REST."""
        own_fields = {
            "recorder": self.recorder,
            "contribution": self.contribution,
            "signature": self.signature,
            "window": self.window,
            "revision": self.revision,
            "happened_at": self.happened_at,
        }
        filled_fields = {
            field_name: field_value for field_name, field_value in own_fields.items() if field_value
        }
        return {"as": self.as_, "period": self.period} | filled_fields


@describe_like(CommandBody)
@strawberry.input(description="A steward lets an act through: which rules, why, on which appeal.")
class Force:
    """A steward lets an act through."""

    waive: list[str]
    reason: str
    appeal: ID = ID("")

    def as_document(self) -> dict[str, Any]:
        """Return this part of the body of REST."""
        return {"waive": self.waive, "reason": self.reason, "appeal": self.appeal}


@describe_like(Seated)
@strawberry.input(description="Somebody who sits down.")
class Seat:
    """Somebody who sits down."""

    name: str = ""
    bot: bool = False


async def _found(  # noqa: PLR0913 - the arguments of the field
    info: ContextInfo,
    ruleset: str,
    scenario: str | None = None,
    title: str = "",
    players: list[Seat] | None = None,
    dice: str | None = None,
    key: str = "",
    *,
    waits: bool = False,
    codes: bool = False,
) -> Any:
    seats = [{"name": seat.name, "bot": seat.bot} for seat in players or ()]
    own_fields: dict[str, Any] = {
        "ruleset": ruleset,
        "scenario": scenario,
        "title": title,
        "players": seats,
    }
    own_fields |= {"dice": dice, "waits": waits, "codes": codes}
    return await resource_answer_to_body(found, info.context.request(), own_fields, key)


def found_field() -> Any:
    """Return the field that founds a game."""
    return field_with_argument_descriptions(
        strawberry.field(
            resolver=_found,
            graphql_type=output_type(card_models.NewGame),
            description="Found a game with the host's own token. At a rehearsal everybody may "
            "found one for these players.",
        ),
        property_docs(Founding),
        {"key": KEY_DESCRIPTION},
    )


def act_field(acts: Acts) -> Any:
    """Return the field that sends a command."""

    async def do(
        info: ContextInfo, game: ID, command_id: ID, by: Actor, act: Any, force: Force | None = None
    ) -> Any:
        act_type, fields = acts.read(act)
        ruling = force.as_document() if force is not None else {}
        body = by.as_document() | ruling | fields | {"type": act_type}
        context = info.context.request(game)
        receipt = await resource_answer_to_body(command, context, body, command_id)
        await with_sentences(context, receipt["entries"])
        return receipt

    do.__annotations__["act"] = acts.input
    return field_with_argument_descriptions(
        strawberry.field(
            resolver=do,
            graphql_type=output_type(ReceiptWithText),
            description="Do an act. The same sent again is answered again and not done again.",
        ),
        ACTOR_ARGUMENTS,
        PATH_PART_DOCS,
    )


def attempt_field(acts: Acts) -> Any:
    """Return the field for the dry run of an act."""

    async def do(info: ContextInfo, game: ID, by: Actor, act: Any) -> Any:
        act_type, fields = acts.read(act)
        body = by.as_document() | fields | {"type": act_type}
        return await resource_answer_to_body(attempt, info.context.request(game), body)

    do.__annotations__["act"] = acts.input
    return field_with_argument_descriptions(
        strawberry.field(
            resolver=do,
            graphql_type=output_type(models.Attempt) | None,
            description="The dry run of an act.",
        ),
        ACTOR_ARGUMENTS,
        PATH_PART_DOCS,
    )


async def _claim(
    info: ContextInfo, token: str, device: str, *, move: bool = False, key: str = ""
) -> Any:
    body = {"token": token, "device": device, "move": move, "bearer": True, "key": key}
    return await resource_answer_to_body(claim, info.context.request(), body)


async def _knock(info: ContextInfo, game: ID, name: str, token: str, key: ID) -> Any:
    return await resource_answer_to_body(
        knock, info.context.request(game), {"name": name, "token": token}, key
    )


def knock_field() -> Any:
    """Return the field that asks to come into a game."""
    return field_with_argument_descriptions(
        strawberry.field(
            resolver=_knock,
            graphql_type=output_type(card_models.KnockState),
            description="Ask to come into a game without a card.",
        ),
        property_docs(Knock),
        {"key": KEY_DESCRIPTION},
        PATH_PART_DOCS,
    )


def claim_field() -> Any:
    """Return the field that takes a card."""
    return field_with_argument_descriptions(
        strawberry.field(
            resolver=_claim,
            graphql_type=output_type(card_models.ClaimedCard),
            description="Take a card by its token. The answer's `bearer` acts with it then.",
        ),
        property_docs(Claim),
    )
