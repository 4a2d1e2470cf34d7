"""`acta push-key`: makes the key with which the server sends push messages to phones."""

from api.commands.console import console
from api.keys.vapid import new_private_key


def push_key() -> None:
    """Make a key for ACTA_PUSH_KEY. Keep it: with another one all phones must subscribe again."""
    console.print(new_private_key())
