"""A phone's contribution to the dice of a command: its signature, and the marks of dice.

The phone draws the contribution at the tap and signs it with the command. Therefore nobody else
knows a die beforehand, and nobody can replace the contribution afterwards.
"""

import re
from typing import Literal

from msgspec.structs import replace

from ledger.kernel.vocabulary.request import Refused, Request
from ledger.record.entry import Roll, Tap
from ledger.record.state import Card, Kernel
from ledger.seal.signature import document_digest, is_signature_valid, statement_bytes

Origin = Literal["phone", "client", "alone", ""]

STATEMENT_FORM = "command/1"
"""The subject of the statement that a phone signs with a command."""

REFUSAL_FORM = "refusal/1"
"""The subject of the statement that the server signs when it refuses a signed command."""

_CONTRIBUTION_PATTERN = re.compile(r"([0-9a-f]{32})?")


def refusal_of_signature(kernel_state: Kernel, request: Request) -> Refused | None:
    """Return the refusal of a contribution with a wrong signature, or None.

    The key is the one that the card was claimed with. A card without a key may add an unsigned
    contribution. Such a contribution does not prove who chose it.
    """
    if not _CONTRIBUTION_PATTERN.fullmatch(request.contribution):
        sentence = "draw 16 random bytes and write them as 32 hex digits"
        return Refused("malformed", errors=(("contribution", sentence),))
    card = kernel_state.cards.get(request.card)
    phone_key = card.key if card else ""
    if not request.signature and not (phone_key and request.contribution):
        return None
    tap = _tap_of_request(request)
    if tap and request.contribution and is_tap_valid(phone_key, kernel_state.game, request.id, tap):
        return None
    return Refused("wrong-signature")


def refusal_statement(game: str, command: str, tap: Tap, problem: str) -> bytes:
    """Return the statement that the server signs when it refuses a signed command.

    The statement names the command and the problem.
    """
    return statement_bytes(REFUSAL_FORM, game, command, tap.digest, tap.contribution, problem)


def _tap_of_request(request: Request) -> Tap | None:
    try:
        digest = document_digest(request.document)
    except ValueError:
        return None
    return Tap(request.contribution, digest, request.signature)


def is_tap_valid(phone_key: str, game: str, command: str, tap: Tap) -> bool:
    """Return whether the owner of this key signed this tap for this command of this game."""
    try:
        statement = statement_bytes(STATEMENT_FORM, game, command, tap.digest, tap.contribution)
    except ValueError:
        return False
    return is_signature_valid(phone_key, statement, tap.signature)


def tap_if_signed(request: Request) -> Tap | None:
    """Return the tap for an entry with dice; None if the command was not signed."""
    return _tap_of_request(request) if request.signature else None


def dice_origin(kernel_state: Kernel, card: Card | None) -> Origin:
    """Return the origin of dice in a signed command by this card.

    A steward may also run the server, and could then know a die before the tap. So `alone` marks
    the dice of every card on a steward's phone. If all players are stewards, `alone` marks all
    dice.
    """
    if card is None or not card.key:
        return ""
    if _is_on_a_steward_s_phone(kernel_state, card):
        return "alone"
    return "client" if card.client else "phone"


def _is_on_a_steward_s_phone(kernel_state: Kernel, card: Card) -> bool:
    players_rule = bool(kernel_state.players) and {*kernel_state.players} <= {
        *kernel_state.stewards
    }
    steward_cards = (
        card for card in kernel_state.cards.values() if card.character in kernel_state.stewards
    )
    return not players_rule and any(
        steward_card.device == card.device or steward_card.key == card.key
        for steward_card in steward_cards
    )


def marked_rolls_and_tap(
    kernel_state: Kernel, request: Request, rolls: tuple[Roll, ...]
) -> tuple[tuple[Roll, ...], Tap | None]:
    """Return the dice of an entry with their marks, and the tap that belongs to them."""
    tap = tap_if_signed(request) if any(roll.source == "server" for roll in rolls) else None
    if tap is None:
        return rolls, None
    origin = dice_origin(
        kernel_state, kernel_state.cards.get(request.card) or kernel_state.gone.get(request.card)
    )
    rolls_with_origin = (
        replace(roll, origin=origin) if roll.source == "server" else roll for roll in rolls
    )
    return tuple(rolls_with_origin), tap
