"""A program that knows the API only by a generated client, and plays an act with it.

Its arguments are the folder of the client, the address of a server, a ruleset, the id of a game and
the token of a card in it. The program fails with an assertion.
"""

import sys
import uuid
from collections.abc import Callable
from typing import Any

FOLDER, ADDRESS, RULESET, GAME, CARD = sys.argv[1:]
sys.path.insert(0, FOLDER)

from acta_ludorum_client import AuthenticatedClient, Client, models  # noqa: E402 - its folder first
from acta_ludorum_client.api.acts import (  # noqa: E402 - as above
    attempts_attempt,
    commands_command,
    commands_old_receipt,
    offers_offers,
)
from acta_ludorum_client.api.following import (  # noqa: E402 - as above
    entries_entries,
    view_view,
)
from acta_ludorum_client.api.games import games_game  # noqa: E402 - as above
from acta_ludorum_client.api.identity import claims_claim, session_session  # noqa: E402 - as above

Frame = dict[str, Any]

ACTS: dict[str, Callable[[Frame], Any]] = {
    "ludi_romani": lambda frame: models.LudiRomaniGive(
        type_="give",
        to="agrippa",
        asset=models.LudiRomaniGiveAsset.DENARIUS,
        quantity=100_000,
        **frame,
    ),
    "cursus_honorum": lambda frame: models.CursusHonorumBegin(type_="begin", **frame),
    "morituri": lambda frame: models.MorituriRollForOrder(type_="roll-for-order", **frame),
    "roman_diplomacy": lambda frame: models.RomanDiplomacyFoundEmpire(
        type_="found-empire", city="rom", **frame
    ),
}
"""An act of each game, from the types of the client."""


def claim_and_act(ruleset: str, game: str, card: str) -> None:
    """Claim a card, look around, try an act, do it, and follow its result."""
    claimed = claims_claim.sync(
        client=Client(base_url=ADDRESS),
        body=models.Claim(token=card, device=f"visitor-of-{ruleset}", bearer=True),
    )
    assert isinstance(claimed, models.ClaimedCard), claimed
    client = AuthenticatedClient(base_url=ADDRESS, token=claimed.bearer)
    who = claimed.character.id
    held = session_session.sync(client=client)
    assert [one.character.id for one in held.cards] == [who]
    summary = games_game.sync(game, client=client)
    assert summary.ruleset == ruleset
    view = view_view.sync(game, client=client)
    assert view.me == [who]
    offers = offers_offers.sync(game, client=client, as_=who)
    act = ACTS[ruleset]({"as_": who, "period": offers.period})
    assert act.type_ in [form.type_ for form in offers.offers]
    tried = attempts_attempt.sync(game, client=client, body=act)
    assert isinstance(tried, models.Attempt), tried
    assert not tried.objections, tried
    act_twice_and_follow(client, game, act, view.cursor)


def act_twice_and_follow(client: Any, game: str, act: Any, cursor: str) -> None:
    """Do an act twice, check that it happened once, and read its lines after the cursor."""
    key = str(uuid.uuid4())
    done = commands_command.sync_detailed(game, client=client, body=act, idempotency_key=key)
    again = commands_command.sync_detailed(game, client=client, body=act, idempotency_key=key)
    assert (done.status_code, again.status_code) == (201, 200), done.content
    assert isinstance(done.parsed, models.Receipt)
    told = [line.id for line in done.parsed.entries]
    assert told == [line.id for line in again.parsed.entries]
    kept = commands_old_receipt.sync(game, key, client=client)
    assert kept.command == key
    followed: list[str] = []
    while True:
        page = entries_entries.sync(game, client=client, after=cursor, limit=1)
        assert isinstance(page, models.Entries), page
        assert len(page.entries) <= 1
        followed += [line.id for line in page.entries]
        cursor = page.cursor
        if not page.more:
            break
    assert set(told) <= set(followed)


claim_and_act(RULESET, GAME, CARD)
sys.stdout.write(f"played {RULESET}\n")
