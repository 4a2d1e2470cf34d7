"""One game of a server, as a test needs it: its cards, and acts of people who are off the scene."""

import time
import uuid
from typing import Any

import httpx2

from tests.browser.phone import PATIENCE
from tests.browser.served import Served


class Evening:
    """A game just founded, as usual or from a scenario file.

    Whoever is not the point of a test acts through the interface.
    """

    def __init__(
        self,
        served: Served,
        scenario: str | None = None,
        *,
        waits: bool = False,
        ruleset: str = "ludi_romani",
    ) -> None:
        self.served = served
        self.id, self.tokens = served.found("An evening", scenario, waits=waits, ruleset=ruleset)
        self._sessions: dict[str, dict[str, str]] = {}

    @property
    def address(self) -> str:
        """Where its phones go."""
        return self.served.address

    @property
    def path(self) -> str:
        """The address of its screens on the server."""
        return f"/g/{self.id}"

    def card(self, character: str) -> str:
        """The token of somebody's first card."""
        return self.tokens[f"{character}-1"]

    def does(self, character: str, act: str, **fields: Any) -> dict[str, Any]:
        """Somebody off the scene does something, which must be possible; the receipt."""
        body = {"type": act, "as": character, "period": self.period} | {
            name.rstrip("_"): value for name, value in fields.items()
        }
        answer = httpx2.post(
            f"{self.address}/api/v1/games/{self.id}/commands",
            json=body,
            headers=self._as(character) | {"Idempotency-Key": str(uuid.uuid4())},
        )
        assert answer.is_success, answer.text
        receipt: dict[str, Any] = answer.json()
        return receipt

    def rules_alone(self, act: str, **fields: Any) -> None:
        """The Fates do what a second steward would have to confirm: the wait is skipped."""
        assert self.does("fata", act, **fields)["waits"]["then"] == "happens"
        self.nobody_confirms()

    def nobody_confirms(self) -> None:
        """The one act for which a second steward would be asked happens: the wait is skipped."""
        self._until_waits(something=True)
        self.served.skips_a_minute()
        self._until_waits(something=False)

    def _until_waits(self, *, something: bool) -> None:
        until = time.monotonic() + PATIENCE / 1000
        while self._waits() is not something and time.monotonic() < until:
            time.sleep(0.1)
        assert self._waits() is something

    def _waits(self) -> bool:
        return any(key.startswith("grave-act/") for key in self.view("fata")["slices"])

    def view(self, character: str = "") -> dict[str, Any]:
        """The view of somebody, or of the room."""
        headers = self._as(character) if character else {}
        answer = httpx2.get(f"{self.address}/api/v1/games/{self.id}/view", headers=headers)
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    def petition(self, voice: str) -> str:
        """The one petition that waits for somebody's word; a phone may still be sending it."""
        until = time.monotonic() + PATIENCE / 1000
        while not (waiting := self._petitions(voice)) and time.monotonic() < until:
            time.sleep(0.1)
        (found,) = waiting
        return found

    def _petitions(self, voice: str) -> list[str]:
        slices = self.view(voice)["slices"]
        return [str(doc["id"]) for key, doc in slices.items() if "petition/" in key]

    @property
    def period(self) -> int:
        """The number of the period that runs."""
        number: int = self.view()["slices"]["game"]["period"]["seq"]
        return number

    def holds(self, character: str, asset: str) -> int:
        """How much somebody has of something, as they see it themselves."""
        slices = self.view(character)["slices"]
        purse = slices.get(f"purse/{character}", {"holds": {}})["holds"]
        number: int = (slices[f"person/{character}"]["holds"] | purse).get(asset, 0)
        return number

    def shares(self, character: str, cookie: str) -> None:
        """From now on acts of this character go through the session of their phone."""
        self._sessions[character] = {"Cookie": f"acta={cookie}"}

    def session_of(self, character: str) -> dict[str, str]:
        """The headers with which somebody off the scene asks."""
        return self._as(character)

    def _as(self, character: str) -> dict[str, str]:
        if character not in self._sessions:
            body = {"token": self.card(character), "device": f"the-pocket-of-{character}"}
            answer = httpx2.post(f"{self.address}/api/v1/claims", json=body | {"bearer": True})
            assert answer.status_code == 200, answer.text
            self._sessions[character] = {"Authorization": f"Bearer {answer.json()['bearer']}"}
        return self._sessions[character]
