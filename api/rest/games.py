"""Games: which there are, one in a few words, and founding one."""

import hmac
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from api.call import Call, Reply, answer
from api.card_models import Games, GameSummary, NewGame
from api.described import Description, described
from api.endpoint import resource
from api.game import Game
from api.problems import ProblemError, malformed
from ledger.seal import fingerprint
from ledger.yamlfile import ScenarioError


class Founding(BaseModel):
    """What a game is founded from: a ruleset, and a scenario's text if not the usual one."""

    model_config = ConfigDict(extra="forbid", strict=True)

    ruleset: str = Field(max_length=64)
    scenario: str | None = None
    title: str = Field(default="", max_length=120)


def summary(game: Game) -> dict[str, Any]:
    """A game in a few words."""
    document = game.slices.document("game")
    return {
        "id": game.id,
        "title": document["title"],
        "ruleset": document["ruleset"],
        "status": document["status"],
        "period": document["period"],
    }


@described(Description(gives=Games))
async def games(call: Call) -> Reply:
    """Every game of this server."""
    return answer({"games": [summary(game) for game in _followed(call)]})


def _followed(call: Call) -> list[Game]:
    every = list(call.host.games.values())
    for game in every:
        game.slices.follow(game.state)
    return every


@described(Description(gives=GameSummary))
async def game(call: Call) -> Reply:
    """One game, with the fingerprints of its signed heads, oldest first."""
    shown = call.game
    shown.slices.follow(shown.state)
    words = [fingerprint(head) for head in shown.scribe.heads()]
    return answer(summary(shown) | {"fingerprints": words})


@described(Description(body=Founding, gives=NewGame, status=201, problems=("unauthorized",)))
async def found(call: Call) -> Reply:
    """A new game and the tokens of its cards, for the host's own token."""
    secret = call.host.settings.admin_token
    given = call.header(b"authorization").removeprefix("Bearer ").encode()
    if not secret or not hmac.compare_digest(given, secret.encode()):
        challenge = ((b"www-authenticate", b"Bearer"),)
        raise ProblemError("unauthorized", headers=challenge)
    body = await call.read(Founding)
    if body.ruleset not in call.host.shelf:
        raise malformed(("ruleset", f"there are: {', '.join(call.host.shelf)}"))
    try:
        founded = await call.host.found(body.ruleset, body.scenario, body.title)
    except ScenarioError as error:
        raise malformed(*(("scenario", str(problem)) for problem in error.problems)) from None
    return answer(founded, 201)


ROUTES = (
    resource("/games", GET=games, POST=found),
    resource("/games/{game}", GET=game),
)
