"""Names of a game's things, and the references by which forms name them."""

from api.game.slices import Slices
from ledger.contract.messages import Messages
from ledger.language.legible import harmless
from ledger.record.state import Kernel


def shown_title(kernel: Kernel) -> str:
    """Return a game's title without letters that do harm, as older ledgers may hold them."""
    return harmless(kernel.title)


class Naming:
    """The names of people, places and assets of one game, as its newest view says them."""

    def __init__(self, slices: Slices, messages: Messages) -> None:
        self._slices = slices
        self._messages = messages

    def name(self, kind: str, what: str) -> str | None:
        """The public name of a person (`who`) or a place, or of an asset with a name of its own.

        For `number` it is the grammatical number of a person, where the scenario gives one.
        """
        if kind == "number":
            return self._slices.document(f"person/{what}").get("number")
        if kind == "asset":
            return self._slices.document("things").get(what)
        if kind == "who":
            document = self._slices.document(f"person/{what}")
            return document.get("short") or document.get("name")
        return self._slices.document(f"place/{what}").get("name")

    def reference(self, value: str) -> str:
        """The reference that names a value of a form; "" for plain text."""
        if f"person/{value}" in self._slices.shown:
            return f"who:{value}"
        for kind in ("place", "knock"):
            if f"{kind}/{value}" in self._slices.shown:
                return f"{kind}:{value}"
        known = self._messages.has(f"asset-{value}") or self.name("asset", value)
        return f"asset:{value}" if known else ""
