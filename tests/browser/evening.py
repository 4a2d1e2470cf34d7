"""One game of a server for a test: its cards, and acts of people without a phone."""

import time
import uuid
from typing import Any

import httpx2

from tests.browser.phone import PATIENCE
from tests.browser.served import ServedLedger


class Evening:
    """A new game, from the default or a given scenario file.

    People who are not the point of a test act through the interface.
    """

    def __init__(
        self,
        served: ServedLedger,
        scenario: str | None = None,
        *,
        waits: bool = False,
        ruleset: str = "ludi_romani",
    ) -> None:
        self.served = served
        self.id, self.tokens = served.found_game(
            "An evening", scenario, is_waiting=waits, ruleset=ruleset
        )
        self._sessions: dict[str, dict[str, str]] = {}

    @property
    def address(self) -> str:
        """The address of the server for phones."""
        return self.served.address

    @property
    def path(self) -> str:
        """The path of the game's screens on the server."""
        return f"/g/{self.id}"

    def card(self, character: str) -> str:
        """Return the token of a character's first card."""
        return self.tokens[f"{character}-1"]

    def does(self, character: str, act: str, **fields: Any) -> dict[str, Any]:
        """Do a possible act for a character without a phone, and return its receipt."""
        body = {"type": act, "as": character, "period": self.period} | {
            name.rstrip("_"): value for name, value in fields.items()
        }
        answer = httpx2.post(
            f"{self.address}/api/v1/games/{self.id}/commands",
            json=body,
            headers=self._headers_of(character) | {"Idempotency-Key": str(uuid.uuid4())},
        )
        assert answer.is_success, answer.text
        receipt: dict[str, Any] = answer.json()
        return receipt

    def do_act_without_confirmation(self, act: str, **fields: Any) -> None:
        """Do an act of the Fates that a second steward would have to confirm, and skip the wait."""
        assert self.does("fata", act, **fields)["waits"]["then"] == "happens"
        self.skip_wait_for_confirmation()

    def skip_wait_for_confirmation(self) -> None:
        """Let the one act that waits for a second steward happen by skipping the wait."""
        self._wait_for_waiting_act(something=True)
        self.served.skip_minute()
        self._wait_for_waiting_act(something=False)

    def _wait_for_waiting_act(self, *, something: bool) -> None:
        until = time.monotonic() + PATIENCE / 1000
        while self._has_waiting_act() is not something and time.monotonic() < until:
            time.sleep(0.1)
        assert self._has_waiting_act() is something

    def _has_waiting_act(self) -> bool:
        return any(key.startswith("grave-act/") for key in self.view("fata")["slices"])

    def view(self, character: str = "") -> dict[str, Any]:
        """Return the view of a character, or of the room."""
        headers = self._headers_of(character) if character else {}
        answer = httpx2.get(f"{self.address}/api/v1/games/{self.id}/view", headers=headers)
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    def petition(self, voice: str) -> str:
        """Return the one petition that waits for this voice. A phone may still be sending it."""
        until = time.monotonic() + PATIENCE / 1000
        while not (waiting := self._waiting_petitions(voice)) and time.monotonic() < until:
            time.sleep(0.1)
        (found,) = waiting
        return found

    def _waiting_petitions(self, voice: str) -> list[str]:
        slices = self.view(voice)["slices"]
        return [str(doc["id"]) for key, doc in slices.items() if "petition/" in key]

    @property
    def period(self) -> int:
        """Return the number of the current period."""
        number: int = self.view()["slices"]["game"]["period"]["seq"]
        return number

    def amount_of(self, character: str, asset: str) -> int:
        """Return the amount of an asset that a character has, as they see it themselves."""
        slices = self.view(character)["slices"]
        purse = slices.get(f"purse/{character}", {"holds": {}})["holds"]
        number: int = (slices[f"person/{character}"]["holds"] | purse).get(asset, 0)
        return number

    def use_phone_session(self, character: str, cookie: str) -> None:
        """Send acts of this character through the session of their phone from now on."""
        self._sessions[character] = {"Cookie": f"acta={cookie}"}

    def session_headers(self, character: str) -> dict[str, str]:
        """Return the headers of a character without a phone."""
        return self._headers_of(character)

    def _headers_of(self, character: str) -> dict[str, str]:
        if character not in self._sessions:
            body = {"token": self.card(character), "device": f"the-pocket-of-{character}"}
            answer = httpx2.post(f"{self.address}/api/v1/claims", json=body | {"bearer": True})
            assert answer.status_code == 200, answer.text
            self._sessions[character] = {"Authorization": f"Bearer {answer.json()['bearer']}"}
        return self._sessions[character]
