"""A game in which the aunt has filled a jar, on a server whose clock can be moved."""

import sys
import uuid
from typing import Any

import httpx2

from tests.browser.served import ADMIN, ServedLedger

JAR = (sys.executable, "-m", "tests.browser.jar")
GUESSERS = ("ada", "bea")


def found_game_with_jar(served: ServedLedger, minutes: int = 60) -> dict[str, str]:
    """Found a game in which two children guess for this number of minutes.

    Return the tokens by character.
    """
    with httpx2.Client(base_url=served.address) as client:
        host = {"Authorization": f"Bearer {ADMIN}"}
        game = client.post("/api/v1/games", json={"ruleset": "nuces"}, headers=host).json()
        tokens = {card["character"]: card["token"] for card in reversed(game["cards"])}
        claim = {"token": tokens["aunt"], "device": "device-of-the-aunt"}
        assert client.post("/api/v1/claims", json=claim).status_code == 200
        fill: dict[str, Any] = {"type": "fill-jar", "as": "aunt", "period": 1, "minutes": minutes}
        fill |= {"guessers": list(GUESSERS), "told": "names"}
        key = {"idempotency-key": str(uuid.uuid4())}
        path = f"/api/v1/games/{game['game']}/commands"
        assert client.post(path, json=fill, headers=key).status_code == 201
    return tokens
