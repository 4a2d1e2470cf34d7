"""Keys of messages whose names come from the data, and references to such messages."""

import re

from ledger.record.state import SwitchValue

_NO_KEY = re.compile(r"[^a-z0-9]+")
"""The characters that are replaced by a hyphen when a name becomes a key."""


def name_as_key(name: str) -> str:
    """Return a name in the form of a key: `northern-italy` for Northern Italy."""
    return _NO_KEY.sub("-", name.lower()).strip("-")


def switch_question_key(switch: str) -> str:
    """Return the reference to a switch's question: `reading-cap-scope` for `cap.scope`."""
    return f"reading:{name_as_key(switch)}"


def switch_value_key(switch: str, value: SwitchValue) -> str:
    """Return the reference to the message that explains a value of a switch.

    Each value that is not a number has its own message, such as `reading-cap-scope-is-together`.
    All numbers share one message with the number as its argument, such as
    `reading-prices-classis-number`.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{switch_question_key(switch)}-number/{value}"
    return f"{switch_question_key(switch)}-is-{name_as_key(str(value))}"
