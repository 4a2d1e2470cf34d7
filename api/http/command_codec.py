"""Decodes the body of a command to a request, and encodes its outcome as an answer."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from api.base.encode import encode, json_list, objection_document
from api.base.problems import ProblemError, malformed
from api.game.game import Game
from api.game.reader import GameReader
from api.game.saves import document_of_save
from api.http.request_context import RequestContext
from ledger.contract.acts import Command
from ledger.kernel.previewing.preview import refusal_for_viewer
from ledger.kernel.vocabulary.grave_events import GraveActAsked
from ledger.kernel.vocabulary.petition_events import PetitionOpened
from ledger.kernel.vocabulary.request import (
    Accepted,
    Refused,
    Repeated,
    Request,
    StoredWithoutEntry,
)
from ledger.language.grammar import with_full_stop
from ledger.record.audience import Viewer
from ledger.record.objection import Objection
from ledger.seal.signature import SIGNATURE_PATTERN

ID_PATTERN = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
"""A command's id from a client: a UUID. Ids of other forms are the server's own."""

CONTRIBUTION_PATTERN = r"^([0-9a-f]{32})?$"
"""Pattern of a contribution to the dice, which may be empty."""

MAX_TIME = 2**53 - 1
"""The largest time (milliseconds) that every program can write exactly in JSON."""

Name = Annotated[str, Field(max_length=64)]


class CommandBody(BaseModel):
    """The fields that every command has beside its own.

    A phone that brought a key with the claim signs the command. The signature covers the digest of
    the command: SHA-256 in hex over the canonical JSON (RFC 8785) of this body. Left out of it are
    `contribution` and `signature`, and each other field of this schema that has its default.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="allow")

    type: Name
    """The act's name."""
    as_: Name = Field(alias="as")
    """The character who acts."""
    period: int = Field(ge=0, le=1_000_000)
    """The number of the period in which it was decided; 0 for acts that belong to none."""
    recorder: Name = ""
    """The numen or steward who records it for the character; empty where they act themselves."""
    waive: list[Annotated[str, Field(max_length=32)]] = Field(default=[], max_length=16)
    """The IDs of the rules that a steward overrules."""
    reason: str = Field(default="", max_length=280)
    """Why a steward overrules them, in words."""
    appeal: Name = ""
    """The id of the appeal that this act answers."""
    contribution: str = Field(default="", pattern=CONTRIBUTION_PATTERN)
    """The chance that the phone adds to the dice: 16 random bytes in hex, drawn at the tap, once
    for each command id. It is never sent with a dry run."""
    signature: str = Field(default="", pattern=SIGNATURE_PATTERN)
    """Ed25519 (128 hex digits) over the lines `acta/command/1`, the game's id, the command's id,
    the digest of the command, the contribution, with one line break between them."""
    window: Name = ""
    """The id of the window that a sealed act is saved for (see the slices `window/*`)."""
    revision: int = Field(default=0, ge=0, le=2_147_483_647)
    """The number of this save for the window, from 1: a higher one takes the place of a lower one.
    For `set-ready` it counts how often somebody said whether they are ready."""
    happened_at: int = Field(default=0, ge=0, le=MAX_TIME)
    """When it happened, in milliseconds since 1970, for what a steward enters by hand afterwards:
    no later than now and no earlier than play began. It is judged by the rules of now."""


SHARED_FIELDS = frozenset({"recorder", "waive", "reason", "appeal", "window", "revision"})
"""The fields of every command. An act with a field of the same name uses the name for its own."""


MAX_CACHED_COMMANDS = 1_024
"""Maximum number of commands whose names are cached: far more than all games have."""


@lru_cache(MAX_CACHED_COMMANDS)
def shared_names_used_by_command(command: type[Command]) -> frozenset[str]:
    """Return the names in `SHARED_FIELDS` that this command uses for its own fields, as in JSON."""
    fields = command.model_fields.items()
    return SHARED_FIELDS.intersection(field.alias or field_name for field_name, field in fields)


def request_from(
    context: RequestContext, body: CommandBody, command_id: str, *, is_dry_run: bool = False
) -> Request:
    """Return the ledger's request for a command body.

    A dry run asks no other steward, so the request does not tell which of them listen.
    """
    game = context.game
    card = context.session.card(game, body.recorder or body.as_)
    machine = game.machine
    act = machine.acts.get(body.type) or machine.kernel_acts.get(body.type)
    command: type[Command] | None = act.command if act is not None else None
    own_names = shared_names_used_by_command(command) if command is not None else frozenset()
    fields = dict(body.model_extra or {})
    for field_name in own_names & body.model_fields_set:
        fields[field_name] = getattr(body, field_name)
    is_forced = bool(body.waive) and "waive" not in own_names
    return Request(
        id=command_id,
        card=card,
        type=body.type,
        actor=body.as_,
        period=body.period,
        fields=fields,
        recorder=body.recorder,
        waive=tuple(body.waive) if is_forced else (),
        reason=body.reason if is_forced or "reason" not in own_names else "",
        appeal=body.appeal if "appeal" not in own_names else "",
        contribution=body.contribution,
        signature=body.signature,
        window=body.window if "window" not in own_names else "",
        revision=body.revision if "revision" not in own_names else 0,
        listening=None if is_dry_run else game.other_listening_steward_cards(card),
        happened_at=body.happened_at,
    )


def command_id(context: RequestContext) -> str:
    """Return the id of a command from its header. Raises: the problem malformed: it has none."""
    id_text = context.header(b"idempotency-key").strip('"').lower()
    if not ID_PATTERN.fullmatch(id_text):
        raise malformed(("Idempotency-Key", "give every command an id of its own, a UUID"))
    return id_text


def founding_key(context: RequestContext) -> str:
    """Return the idempotency key of a founding, "" for none.

    Raises: the problem malformed: the key is not a UUID.
    """
    return command_id(context) if context.header(b"idempotency-key") else ""


def refusal_problem(game: Game, viewer: Viewer, refusal: Refused) -> ProblemError:
    """Return a refusal with the objections that this viewer may read."""
    visible_refusal = refusal_for_viewer(game.machine, game.state, refusal, viewer)
    if visible_refusal.problem == "malformed":
        return malformed(*visible_refusal.errors)
    if visible_refusal.problem == "stale-period":
        return ProblemError("stale-period", period=game.state.kernel.period.seq)
    if visible_refusal.problem != "refused":
        return ProblemError(visible_refusal.problem)
    documents = objection_documents(game, visible_refusal.objections, viewer)
    return ProblemError(
        "refused",
        objections_text(documents),
        objections=documents,
        appealable=visible_refusal.appealable,
    )


def require_character(game: Game, character: str) -> None:
    """Raise the problem unknown-character if the game has no character with this name."""
    if not game.state.kernel.has_card_for(character):
        raise ProblemError("unknown-character")


def objection_documents(
    game: GameReader, raised_objections: tuple[Objection, ...], reader: Viewer
) -> list[dict[str, Any]]:
    """Return objections as documents, each with its sentence for this reader."""
    objections = (objection_addressing_reader(reader, objection) for objection in raised_objections)
    return [
        objection_document(objection, game.messages, game.naming.name) for objection in objections
    ]


def objections_text(objections: Iterable[Mapping[str, Any]]) -> str:
    """Return the sentences of objections in one text. Some sentences have their own full stop."""
    return " ".join(with_full_stop(objection["text"]) for objection in objections)


def objection_addressing_reader(reader: Viewer, objection: Objection) -> Objection:
    """Return the objection with `you` among its arguments if it is about the reader.

    A reader with the cards of several characters gets names instead, to know which one is meant.
    """
    if [f"who:{character}" for character in reader.characters] != [objection.args.get("who")]:
        return objection
    return replace(objection, args={**objection.args, "you": "yes"})


def receipt(
    game: Game, viewer: Viewer, outcome: Accepted | Repeated, command: str, token: str = ""
) -> bytes:
    """Return the receipt of a command, first or repeated: its entries as the viewer sees them."""
    positions, is_pending = _positions(game, outcome)
    chronicle = game.chronicle()
    spots = chronicle.spots(viewer, positions)
    body = b'{"command":%b,"repeated":%b,"pending":%b,"entries":%b,"cursor":%b' % (
        encode(command),
        encode(isinstance(outcome, Repeated)),
        encode(is_pending),
        json_list(game.lines(viewer, spots)),
        encode(str(chronicle.cursor_upto(viewer, positions[-1]))),
    )
    body += _pending_grave_act(game, command)
    return body + (b',"token":%b}' % encode(token) if token else b"}")


def receipt_of_save(game: Game, viewer: Viewer, answer: StoredWithoutEntry, command: str) -> bytes:
    """Return the receipt of a save beside the ledger. The receipt has no entries."""
    document = {
        "command": command,
        "repeated": answer.is_repeated,
        "pending": False,
        "entries": [],
        "cursor": str(game.chronicle().newest_cursor(viewer)),
        "kept": document_of_save(game, answer),
    }
    return encode(document)


def _positions(game: Game, outcome: Accepted | Repeated) -> tuple[range, bool]:
    if isinstance(outcome, Accepted):
        entries = outcome.entries
        return range(entries[0].position, entries[-1].position + 1), outcome.is_pending
    first_position, entry_count = outcome.receipt.first, outcome.receipt.count
    is_waiting = isinstance(
        game.state.log.entries[first_position].event, PetitionOpened | GraveActAsked
    )
    return range(first_position, first_position + entry_count), is_waiting


def _pending_grave_act(game: Game, command: str) -> bytes:
    """Return what a grave act still waits for, if the command was a grave act."""
    grave_act = game.state.kernel.grave_acts.get(command)
    if grave_act is None:
        return b""
    wait_fields = {
        "slice": f"grave-act/{command}",
        "until": grave_act.until,
        "second": list(grave_act.second),
        "then": "lapses" if grave_act.second else "happens",
    }
    return b',"waits":%b' % encode(wait_fields)
