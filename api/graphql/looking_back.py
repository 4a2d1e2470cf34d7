"""What one looks into afterwards, in GraphQL: accounts, statements, trial balances, tills."""

from typing import Annotated, Any

import strawberry
from strawberry.scalars import ID

from api.graphql.rest_bridge import ContextInfo, ask
from api.graphql.shapes import output
from api.reading import account_models as models
from api.reading.entry_models import OpenedEntry
from api.rest import accounts as rest
from api.rest.opened import opened_entry


async def _accounts(root: Any, info: ContextInfo, at: int | None = None) -> Any:
    return await ask(rest.accounts, info.context.request(root.id), at=at)


async def _statement(
    root: Any,
    info: ContextInfo,
    account: str,
    asset: str,
    from_: Annotated[str | None, strawberry.argument(name="from")] = None,
    to: str | None = None,
) -> Any:
    span = {"from": from_, "to": to}
    context = info.context.request(root.id)
    return await ask(rest.statement, context, account=account, asset=asset, **span)


async def _trial_balance(root: Any, info: ContextInfo, at: int | None = None) -> Any:
    return await ask(rest.trial_balance, info.context.request(root.id), at=at)


async def _tills(root: Any, info: ContextInfo, at: int | None = None) -> Any:
    return await ask(rest.tills, info.context.request(root.id), at=at)


async def _opened(root: Any, info: ContextInfo, id: ID) -> Any:  # noqa: A002 - as elsewhere
    return await ask(opened_entry, info.context.request(root.id, entry=id))


opened_entry_field = strawberry.field(
    resolver=_opened,
    graphql_type=output(OpenedEntry) | None,
    description="An entry by its id, with all there is to know of it, as far as I may.",
)
accounts_field = strawberry.field(
    resolver=_accounts,
    graphql_type=output(models.Accounts) | None,
    description="Every account and asset of which I may have a statement.",
)
statement_field = strawberry.field(
    resolver=_statement,
    graphql_type=output(models.Statement) | None,
    description="An account of one asset, oldest change first, from and to an entry or a time.",
)
trial_balance_field = strawberry.field(
    resolver=_trial_balance,
    graphql_type=output(models.TrialBalance) | None,
    description="All accounts of every asset; for stewards, and for everybody after closing.",
)
tills_field = strawberry.field(
    resolver=_tills,
    graphql_type=output(models.Tills) | None,
    description="What the books say of each till that I see, and what was counted there.",
)
