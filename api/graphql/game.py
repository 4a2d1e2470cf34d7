"""One game in GraphQL: each field is a resource of REST."""

from typing import Annotated, Any

import strawberry
from strawberry.scalars import ID

from api.graphql import past_fields
from api.graphql.closed_sets import output_enum
from api.graphql.field_descriptions import (
    field_with_argument_descriptions,
    query_parameter_descriptions,
    with_field_descriptions,
)
from api.graphql.free_words import words_field
from api.graphql.lines import LineConnection
from api.graphql.paging import PAGES_ASKED, Pages, page
from api.graphql.rest_bridge import ContextInfo, resource_document
from api.graphql.series import WithSeries
from api.graphql.shapes import output_type
from api.graphql.view_fields import export_field, view_field
from api.models import answers as models
from api.models import cards as card_models
from api.models.parameter_docs import PATH_PART_DOCS
from api.reading import letters as letters_read
from api.reading import models as readings
from api.reading.seal_models import Seal
from api.reading.search import SearchPage
from api.rest.audit import audit
from api.rest.entries import entries
from api.rest.holdings import holding, holdings
from api.rest.knocks import state_of_knock
from api.rest.letters import letters
from api.rest.offers import offers
from api.rest.places import places
from api.rest.seal import seal
from api.rest.search import search
from api.rest.standings import standings


async def _entries(
    root: "Game",
    info: ContextInfo,
    first: int | None = None,
    after: str | None = None,
    last: int | None = None,
    before: str | None = None,
    type: str = "",  # noqa: A002 - what REST calls it
    character: str = "",
) -> Any:
    return await page(
        info.context.request(root.id), Pages(first, after, last, before), type, character
    )


async def _search(
    root: "Game",
    info: ContextInfo,
    q: str,
    character: str | None = None,
    before: str | None = None,
    limit: int | None = None,
) -> Any:
    context = info.context.request(root.id)
    return await resource_document(
        search, context, q=q, character=character, before=before, limit=limit
    )


async def _offers(
    root: "Game", info: ContextInfo, as_: Annotated[ID, strawberry.argument(name="as")]
) -> Any:
    return await resource_document(offers, info.context.request(root.id), **{"as": as_})


async def _holdings(root: "Game", info: ContextInfo, at: int | None = None) -> Any:
    return await resource_document(holdings, info.context.request(root.id), at=at)


async def _holding(root: "Game", info: ContextInfo, character: ID, at: int | None = None) -> Any:
    return await resource_document(
        holding, info.context.request(root.id, character=character), at=at
    )


async def _places(root: "Game", info: ContextInfo, at: int | None = None) -> Any:
    return await resource_document(places, info.context.request(root.id), at=at)


async def _standings(root: "Game", info: ContextInfo, at: int | None = None) -> Any:
    return await resource_document(standings, info.context.request(root.id), at=at)


async def _audit(
    root: "Game",
    info: ContextInfo,
    at: int | None = None,
    kind: str | None = None,
    after: int | None = None,
    limit: int | None = None,
) -> Any:
    context = info.context.request(root.id)
    return await resource_document(audit, context, at=at, kind=kind, after=after, limit=limit)


async def _letters(
    root: "Game",
    info: ContextInfo,
    thread: str | None = None,
    q: str | None = None,
    after: int | None = None,
    limit: int | None = None,
) -> Any:
    context = info.context.request(root.id)
    return await resource_document(letters, context, thread=thread, q=q, after=after, limit=limit)


async def _seal(
    root: "Game", info: ContextInfo, at: int | None = None, entry: str | None = None
) -> Any:
    return await resource_document(seal, info.context.request(root.id), at=at, entry=entry)


async def _knock(root: "Game", info: ContextInfo, id: ID) -> Any:  # noqa: A002 - as elsewhere
    return await resource_document(state_of_knock, info.context.request(root.id, knock=id))


@with_field_descriptions
@strawberry.type(description="A game, as far as the asker may know it.")
class Game(WithSeries):
    """A game, as far as the asker may know it."""

    id: ID
    """The game's id."""
    title: str
    """The game's title."""
    ruleset: str
    """The game's rules, by their name."""
    stretch: strawberry.Private[dict[str, Any]]
    status_: strawberry.Private[str]
    waiting: bool
    """Whether play has not begun yet."""
    over: bool
    """Whether it has come to its end, closed or not."""
    entry_: strawberry.Private[str]
    status = strawberry.field(
        resolver=lambda root: root.status_,
        graphql_type=output_enum(card_models.GameSummary, "status"),
        description="Whether it is played.",
    )
    entry = strawberry.field(
        resolver=lambda root: root.entry_,
        graphql_type=output_enum(card_models.GameSummary, "entry"),
        description="Whether somebody without a card may come in.",
    )
    knock = field_with_argument_descriptions(
        strawberry.field(
            resolver=_knock,
            graphql_type=output_type(card_models.KnockState) | None,
            description="The state of a knock, by its id.",
        ),
        {"id": PATH_PART_DOCS["knock"]},
    )
    period = strawberry.field(
        resolver=lambda root: root.stretch,
        graphql_type=output_type(card_models.Period),
        description="The stretch of the calendar that is open.",
    )
    view = view_field
    entries = field_with_argument_descriptions(
        strawberry.field(
            resolver=_entries,
            graphql_type=output_type(LineConnection) | None,
            description="The log as I see it, oldest first, from its beginning or its end.",
        ),
        PAGES_ASKED,
        query_parameter_descriptions(entries),
    )
    search = field_with_argument_descriptions(
        strawberry.field(
            resolver=_search,
            graphql_type=output_type(SearchPage) | None,
            description="Everything I may read that has all words of `q`, newest first: "
            "entries, and letters with what they say.",
        ),
        query_parameter_descriptions(search),
    )
    offers = field_with_argument_descriptions(
        strawberry.field(
            resolver=_offers,
            graphql_type=output_type(models.Offers) | None,
            description="The acts that a character of mine may do now.",
        ),
        query_parameter_descriptions(offers),
    )
    holdings = field_with_argument_descriptions(
        strawberry.field(
            resolver=_holdings,
            graphql_type=output_type(readings.Holdings) | None,
            description="The goods in everybody's hands.",
        ),
        query_parameter_descriptions(holdings),
    )
    holding = field_with_argument_descriptions(
        strawberry.field(
            resolver=_holding,
            graphql_type=output_type(readings.Holding) | None,
            description="The goods in a character's hands.",
        ),
        PATH_PART_DOCS,
        query_parameter_descriptions(holding),
    )
    places = field_with_argument_descriptions(
        strawberry.field(
            resolver=_places,
            graphql_type=output_type(readings.Places) | None,
            description="The places where somebody is to be seen.",
        ),
        query_parameter_descriptions(places),
    )
    standings = field_with_argument_descriptions(
        strawberry.field(
            resolver=_standings,
            graphql_type=output_type(readings.Standings) | None,
            description="The tables of wealth, for stewards; for everybody after closing.",
        ),
        query_parameter_descriptions(standings),
    )
    audit = field_with_argument_descriptions(
        strawberry.field(
            resolver=_audit,
            graphql_type=output_type(readings.Audit) | None,
            description="The audit, for stewards; for everybody after closing.",
        ),
        query_parameter_descriptions(audit),
    )
    opened_entry = past_fields.opened_entry_field
    evening = past_fields.evening_field
    story = past_fields.story_field
    accounts = past_fields.accounts_field
    statement = past_fields.statement_field
    trial_balance = past_fields.trial_balance_field
    tills = past_fields.tills_field
    export = export_field
    letters = field_with_argument_descriptions(
        strawberry.field(
            resolver=_letters,
            graphql_type=output_type(letters_read.Letters) | None,
            description="Letters I may read: of a thread, oldest first, else newest first; "
            "or those with all words of `q`.",
        ),
        query_parameter_descriptions(letters),
    )
    words = words_field
    seal = field_with_argument_descriptions(
        strawberry.field(
            resolver=_seal,
            graphql_type=output_type(Seal) | None,
            description="The seal, and the proof that an entry is under it.",
        ),
        query_parameter_descriptions(seal),
    )


def game_of(summary: dict[str, Any]) -> Game:
    """Return a game from its summary."""
    own_fields = {
        field_name: summary[field_name]
        for field_name in ("id", "title", "ruleset", "waiting", "over")
    }
    renamed_fields = {"status_": summary["status"], "entry_": summary["entry"]}
    return Game(**own_fields, **renamed_fields, stretch=summary["period"])
