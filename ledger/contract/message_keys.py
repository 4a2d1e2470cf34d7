"""Keys of messages that are made of names in the data, and references to such messages."""

import re

from ledger.record.state import SwitchValue

_NO_KEY = re.compile(r"[^a-z0-9]+")
"""What is a hyphen in the key of a name."""


def plain(name: str) -> str:
    """A name as it stands in a key: `northern-italy` for Northern Italy."""
    return _NO_KEY.sub("-", name.lower()).strip("-")


def asked(switch: str) -> str:
    """The reference to what a reading asks: the message `reading-cap-scope` for `cap.scope`."""
    return f"reading:{plain(switch)}"


def meant(switch: str, value: SwitchValue) -> str:
    """The reference to what a value of a reading means.

    Every value that is no number has a message of its own, such as `reading-cap-scope-is-together`.
    Numbers share one, `reading-prices-classis-number`, which is given the number.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{asked(switch)}-number/{value}"
    return f"{asked(switch)}-is-{plain(str(value))}"
