"""COMM: secret messages, of which the ledger remembers nothing but that they were carried."""

from typing import Any

from pydantic import Field

from ledger.audience import Audience, only
from ledger.contract import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.entry import Event
from ledger.form import Chosen, choice
from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.ghosts import is_imago
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.seats import has_power, unchanged, with_power
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Args, Objection, Objections
from ledger.offer import Form, Known


class SendMessage(Command):
    """Have Mercury carry a secret message to somebody; its words are told him, not the ledger."""

    to: str = Field(max_length=64)


class MessageCarried(Event, stored="ludi_romani/message-carried@1"):
    """Mercury carried a message."""

    sender: str
    to: str
    by: tuple[str, ...]


def _messenger(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Mercury, who may say no, however he was bribed (COMM-02)."""
    return with_power(state, "carry_messages")[:1]


def _messengers(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Mercury, and who goes about in his shape (COMM-02, NUM-01)."""
    return with_power(state, "carry_messages")


def _objections(state: Game, actor: str, command: SendMessage) -> Objections:
    yield from unknown_character(state, command.to)
    messenger = _messenger(state, actor, command)
    if not messenger or command.to == actor or {actor, command.to} & set(messenger):
        yield Objection("COMM-02", "no-messenger", waivable=False)


def _carry(state: Game, actor: str, command: SendMessage, _context: ActContext) -> Drafts:
    """That it was carried, and to whom (COMM-02)."""
    return (Draft(MessageCarried(actor, command.to, _messengers(state, actor, command))),)


def _offer(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    messenger = _messenger(known.state, actor, None)
    if not messenger or actor in messenger:
        return None
    barred = {actor, *messenger}
    return Form((choice("to", [who for who in sorted(known.world.people) if who not in barred]),))


def _seen(state: Game, event: MessageCarried) -> Audience:
    """The sender, Mercury and the Fates (COMM-02)."""
    return only(event.sender, event.by, state.kernel.stewards)


def _message_args(event: MessageCarried) -> Args:
    return {"who": f"who:{event.sender}", "to": f"who:{event.to}"}


def _carries(state: Game, character: str) -> bool:
    return has_power(state, character, "carry_messages")


def _mortal(state: Game, character: str) -> bool:
    return state.world.person(character).mortal


def _speaks(state: Game, character: str) -> bool:
    """Who begins the evening is told that people shout from region to region (COMM-01)."""
    return state.period.seq == 1 and _mortal(state, character)


def _overheard(state: Game, character: str) -> bool:
    """The living are warned of ghosts in their region (COMM-03)."""
    person = state.world.person(character)
    here = state.seating.at(state.seating.place(character)) if person.mortal else ()
    return person.living and any(is_imago(state, who) for who in here)


COMMUNICATION = RomanChapter(
    "COMM",
    acts=(Act(SendMessage, _objections, _carry, _offer, voices=_messenger, recorders=_messengers),),
    events=(EventType(MessageCarried, unchanged, _message_args, _seen, undo="postings"),),
    reminders=(
        ("COMM-01", _speaks),
        ("COMM-02", _carries),
        ("COMM-03", _overheard),
        ("COMM-04", _mortal),
    ),
)
