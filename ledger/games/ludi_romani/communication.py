"""COMM: secret messages. The ledger records only that they were carried."""

from typing import Any

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, EventType
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import audiences, ghosts, seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Event
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who, arguments_of


class SendMessage(Command):
    """Ask Mercury to carry a secret message to a character.

    The sender tells him the text. The ledger does not store it.
    """

    to: Who
    """The character who gets the message."""


class MessageCarried(Event, stored="ludi_romani/message-carried@1"):
    """A message that Mercury carried."""

    sender: Who
    to: Who
    by: tuple[str, ...]


def _messengers(state: Game, _actor: str = "", _command: Any = None) -> tuple[str, ...]:
    """Return Mercury, and any god who has taken his shape (COMM-02, NUM-01)."""
    return seats.gods_with_power(state, "carry_messages")


def _mercury(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Return Mercury, who may refuse in spite of any bribe (COMM-02)."""
    return _messengers(state)[:1]


def _possible_receivers(state: Game, sender: str) -> tuple[str, ...]:
    """Return the possible receivers: all characters except Mercury and the sender (COMM-02)."""
    mercury = _messengers(state)[:1]
    excluded_people = {sender, *mercury}
    receivers = (
        character for character in sorted(state.world.people) if character not in excluded_people
    )
    return tuple(receivers) if mercury and sender not in mercury else ()


def _needs_shouting_reminder(state: Game, character: str) -> bool:
    """Return whether a mortal should be told, in the first season, about shouting (COMM-01).

    People may shout from region to region.
    """
    return state.period.seq == 1 and seats.is_mortal(state, character)


def _is_near_ghosts(state: Game, character: str) -> bool:
    """Return whether a living mortal should be warned of ghosts in the region (COMM-03)."""
    person = state.world.person(character)
    people_nearby = (
        state.seating.pieces_at(state.seating.place_of(character)) if person.mortal else ()
    )
    return person.living and any(ghosts.is_imago(state, character) for character in people_nearby)


def _send_message_objections(state: Game, actor: str, command: SendMessage) -> Objections:
    if command.to not in _possible_receivers(state, actor):
        yield Objection("COMM-02", "no-messenger", waivable=False)


def _draft_carried_message(
    state: Game, actor: str, command: SendMessage, _context: ActContext
) -> Drafts:
    """Return the draft that records the message's carrier and receiver, without text (COMM-02)."""
    return (Draft(MessageCarried(actor, command.to, _messengers(state))),)


def _offer_send_message(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    people = _possible_receivers(state, actor)
    return Form((choice("to", people),)) if people else None


COMMUNICATION = RomanChapter(
    "COMM",
    acts=(
        Act(
            SendMessage,
            _send_message_objections,
            _draft_carried_message,
            _offer_send_message,
            consent=Consent(voices=_mercury, recorders=_messengers),
        ),
    ),
    events=(
        EventType(
            MessageCarried,
            message_args=arguments_of("to", who="sender"),
            audience=audiences.audience_of_fields("sender", "by"),  # COMM-02
            undo="postings",
        ),
    ),
    reminders=(
        ("COMM-01", _needs_shouting_reminder),
        ("COMM-02", seats.has_power_test("carry_messages")),
        ("COMM-03", _is_near_ghosts),
        ("COMM-04", seats.is_living_mortal),
    ),
)
