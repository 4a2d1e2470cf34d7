"""Acts over GraphQL."""

import uuid
from typing import Any

from tests.api.graphql.asking import ask
from tests.api.hall import Phone

ACT = """
mutation ($game: ID!, $id: ID!, $by: Actor!, $act: ActInput!, $force: Force) {
  act(game: $game, commandId: $id, by: $by, act: $act, force: $force) {
    command repeated pending cursor token entries { key text legs { amount } ruling { waived } }
  }
}
"""


ATTEMPT = """
query ($game: ID!, $by: Actor!, $act: ActInput!) {
  attempt(game: $game, by: $by, act: $act) {
    complete voices objections { rule key hidden text } warnings { rule }
    legs { amount } after { character holds { asset amount } }
  }
}
"""


def act_variables(phone: Phone, act: dict[str, Any], **more: Any) -> dict[str, Any]:
    by = {"as": phone.character, "period": phone.period} | more.pop("by", {})
    return {"game": phone.game, "id": str(uuid.uuid4()), "by": by, "act": act} | more


async def does(phone: Phone, act: dict[str, Any], **more: Any) -> Any:
    return (await ask(phone, ACT, **act_variables(phone, act, **more)))["act"]
