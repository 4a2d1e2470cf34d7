"""Mutations: acts and taking a card; and the dry run of an act."""

from typing import Any

import strawberry
from strawberry.scalars import ID

from api import card_models, models
from api.graphql.acts import Acts
from api.graphql.lines import ReceiptWithText, with_sentences
from api.graphql.rest_bridge import ContextInfo, send
from api.graphql.shapes import Long, output
from api.rest.attempts import attempt
from api.rest.claims import claim
from api.rest.commands import command
from api.rest.games import found
from api.rest.knocks import knock


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
        """Its part of the body that REST knows."""
        own = {
            "recorder": self.recorder,
            "contribution": self.contribution,
            "signature": self.signature,
            "window": self.window,
            "revision": self.revision,
            "happened_at": self.happened_at,
        }
        told_of = {name: value for name, value in own.items() if value}
        return {"as": self.as_, "period": self.period} | told_of


@strawberry.input(description="A steward lets an act through: which rules, why, on which appeal.")
class Force:
    """A steward lets an act through."""

    waive: list[str]
    reason: str
    appeal: ID = ID("")

    def as_document(self) -> dict[str, Any]:
        """What a body says of it."""
        return {"waive": self.waive, "reason": self.reason, "appeal": self.appeal}


@strawberry.input(description="Somebody who sits down; a bot plays for them if it says so.")
class Seat:
    """Somebody who sits down."""

    name: str = ""
    bot: bool = False


async def _found(
    info: ContextInfo,
    ruleset: str,
    scenario: str | None = None,
    title: str = "",
    players: list[Seat] | None = None,
    dice: str | None = None,
    key: str = "",
    *,
    waits: bool = False,
) -> Any:
    seats = [{"name": seat.name, "bot": seat.bot} for seat in players or ()]
    own = {"ruleset": ruleset, "scenario": scenario, "title": title, "players": seats}
    return await send(found, info.context.request(), own | {"dice": dice, "waits": waits}, key)


def found_field() -> Any:
    """The field that founds a game."""
    return strawberry.field(
        resolver=_found,
        graphql_type=output(card_models.NewGame),
        description="Found a game with the host's own token; at a rehearsal everybody may found "
        "one for these players. `scenario` is a text (YAML), `dice` is `server` or `table`, `key` "
        "a UUID under which it is founded once.",
    )


def act_field(acts: Acts) -> Any:
    """The field that sends a command."""

    async def do(
        info: ContextInfo, game: ID, command_id: ID, by: Actor, act: Any, force: Force | None = None
    ) -> Any:
        name, fields = acts.read(act)
        ruling = force.as_document() if force is not None else {}
        body = by.as_document() | ruling | fields | {"type": name}
        context = info.context.request(game)
        receipt = await send(command, context, body, command_id)
        with_sentences(context.game, receipt["entries"])
        return receipt

    do.__annotations__["act"] = acts.input
    return strawberry.field(
        resolver=do,
        graphql_type=output(ReceiptWithText),
        description="Do something. `commandId` is a UUID: the same sent again is answered again "
        "and not done again.",
    )


def attempt_field(acts: Acts) -> Any:
    """The field for the dry run of an act."""

    async def do(info: ContextInfo, game: ID, by: Actor, act: Any) -> Any:
        name, fields = acts.read(act)
        body = by.as_document() | fields | {"type": name}
        return await send(attempt, info.context.request(game), body)

    do.__annotations__["act"] = acts.input
    return strawberry.field(
        resolver=do,
        graphql_type=output(models.Attempt) | None,
        description="The dry run of an act: what would come of it.",
    )


async def _claim(
    info: ContextInfo, token: str, device: str, *, move: bool = False, key: str = ""
) -> Any:
    body = {"token": token, "device": device, "move": move, "bearer": True, "key": key}
    return await send(claim, info.context.request(), body)


async def _knock(info: ContextInfo, game: ID, name: str, token: str, key: ID) -> Any:
    return await send(knock, info.context.request(game), {"name": name, "token": token}, key)


def knock_field() -> Any:
    """The field that asks to come into a game."""
    return strawberry.field(
        resolver=_knock,
        graphql_type=output(card_models.KnockState),
        description="Ask to come into a game without a card. `token` is 16 bytes by chance in hex, "
        "which opens my card once I am let in; `key` a UUID, the id of this knock.",
    )


def claim_field() -> Any:
    """The field that takes a card."""
    return strawberry.field(
        resolver=_claim,
        graphql_type=output(card_models.ClaimedCard),
        description="Take a card by its token; the answer's `bearer` acts with it from then on. "
        "`key` is the public key (Ed25519, hex) that will sign what is sent.",
    )
