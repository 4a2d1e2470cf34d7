"""The names of people, places and assets of a game, and the references that forms use for them."""

from api.game.slices import Slices
from ledger.contract.messages import Messages
from ledger.language.legible_text import harmless_text
from ledger.record.state import Kernel


def harmless_title(kernel_state: Kernel) -> str:
    """Return a game's title without harmful characters, which older ledgers may hold."""
    return harmless_text(kernel_state.title)


class GameNames:
    """The names of the people, places and assets of one game, as in its newest view."""

    def __init__(self, slices: Slices, messages: Messages) -> None:
        self._slices = slices
        self._messages = messages

    def name(self, reference_kind: str, reference: str) -> str | None:
        """Return the public name of a person (`who`), a place, or an asset with its own name.

        For `number` return the grammatical number of a person, if the scenario gives one.
        """
        if reference_kind == "number":
            return self._slices.document(f"person/{reference}").get("number")
        if reference_kind == "asset":
            return self._slices.document("things").get(reference)
        if reference_kind == "who":
            document = self._slices.document(f"person/{reference}")
            return document.get("short") or document.get("name")
        return self._slices.document(f"place/{reference}").get("name")

    def reference(self, value: str) -> str:
        """Return the reference that names a value of a form; "" for plain text."""
        if f"person/{value}" in self._slices.rendered_slices:
            return f"who:{value}"
        for reference_kind in ("place", "knock"):
            if f"{reference_kind}/{value}" in self._slices.rendered_slices:
                return f"{reference_kind}:{value}"
        is_known = self._messages.has(f"asset-{value}") or self.name("asset", value)
        return f"asset:{value}" if is_known else ""
