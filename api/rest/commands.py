"""Commands: the request for an act, and the receipt of an earlier request."""

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from api.access.founding import (
    code_side_write,
    hash_of_typed_code,
    new_token,
    token_side_write,
)
from api.base.problems import ProblemError
from api.base.reply import Reply
from api.game.game import Game
from api.http.command_codec import (
    CommandBody,
    command_id,
    receipt,
    receipt_of_save,
    refusal_problem,
    request_from,
)
from api.http.endpoint import API_PATH, resource
from api.http.request_context import RequestContext
from api.models.answers import Receipt
from api.models.meta import UUID_SCHEMA, EndpointDescription, with_description
from api.observing import trace
from ledger.kernel.cards.card_acts import REISSUE_ACT, reissue_may_wait
from ledger.kernel.cards.late_entry import HAND_OVER, LET_IN, RETIRE
from ledger.kernel.vocabulary.card_events import CardReissued
from ledger.kernel.vocabulary.grave_events import GraveActAsked
from ledger.kernel.vocabulary.petition_events import PetitionOpened
from ledger.kernel.vocabulary.request import Refused, Repeated, Request, StoredWithoutEntry
from ledger.kernel.vocabulary.taps import refusal_of_signature, refusal_statement, tap_if_signed
from ledger.record.state import Card
from ledger.store.base import SideWrite

CARD_GIVING_ACTS = (LET_IN.name, HAND_OVER.name)
"""The acts that give a character a new card."""

CARD_TAKING_ACTS = (HAND_OVER.name, RETIRE.name)
"""The acts that take a character's cards away."""

CREATED_STATUS = 201


@with_description(
    EndpointDescription(
        headers={"Idempotency-Key": UUID_SCHEMA},
        body=CommandBody,
        gives=Receipt,
        status=CREATED_STATUS,
        located=True,
        replays=True,
        problems=(
            "unknown-act",
            "not-your-card",
            "wrong-signature",
            "stale-period",
            "refused",
            "repeated-otherwise",
            "saved-elsewhere",
            "not-begun",
            "paused",
            "closed",
            "too-many",
            "unknown-card",
            "card-elsewhere",
        ),
    )
)
async def command(context: RequestContext) -> Reply:
    """Do an act and return its entries.

    The same command sent again under the same key is answered again and not done again.
    """
    context.host.limiter.command(context.counting_key)
    sent_id = command_id(context)
    request = request_from(context, await context.read(CommandBody), sent_id)
    trace.log_received(context.game.id, sent_id)
    if request.type == REISSUE_ACT:
        return await _reissue_card(context, request)
    if request.type in (*CARD_GIVING_ACTS, *CARD_TAKING_ACTS):
        return await _change_player(context, request)
    return await _answer_command(context, request)


async def _answer_command(
    context: RequestContext,
    request: Request,
    writes: tuple[SideWrite, ...] = (),
    token: str = "",
    sent_request: Request | None = None,
) -> Reply:
    """Return the answer to a request.

    The signature of a refusal covers the command as it was sent, `sent_request`.
    """
    game = context.game
    outcome = await game.writer.answer(request, writes)
    viewer = context.session.viewer(game)
    if isinstance(outcome, Refused):
        raise _sign_refusal(
            context, sent_request or request, refusal_problem(game, viewer, outcome)
        )
    if isinstance(outcome, Repeated):
        body = receipt(game, viewer, outcome, request.id)
        return Reply(body, headers=((b"idempotent-replay", b"true"),))
    if isinstance(outcome, StoredWithoutEntry):
        replay_headers = ((b"idempotent-replay", b"true"),) if outcome.is_repeated else ()
        return Reply(receipt_of_save(game, viewer, outcome, request.id), headers=replay_headers)
    location = f"{API_PATH}/games/{game.id}/receipts/{request.id}".encode()
    body = receipt(game, viewer, outcome, request.id, token)
    return Reply(body, CREATED_STATUS, headers=((b"location", location),))


def _sign_refusal(context: RequestContext, request: Request, problem: ProblemError) -> ProblemError:
    """Return the problem with the server's signature, if the command was signed.

    So a phone can prove that it was refused, and the server cannot deny that it got the command.
    """
    game, problem = context.game, context.problem_for_sender(problem)
    tap = tap_if_signed(request)
    if tap is None:
        return problem
    statement = refusal_statement(game.id, request.id, tap, problem.slug)
    problem.members["refusal"] = game.scribe.keys.sign_statement(statement)
    return problem


async def _reissue_card(context: RequestContext, request: Request) -> Reply:
    """Print a card again: its old token and sessions die in the same transaction.

    If others must agree first, the old token works until they have agreed. The new token opens
    nothing before that.
    """
    new_card = await _make_token(context)
    token = new_card.token
    game, identity = context.game, context.host.access.identity
    card = str(request.fields.get("card", ""))
    known_card = game.state.kernel.cards.get(card)
    if known_card is None:
        return await _answer_command(context, request)
    refusal = refusal_of_signature(game.state.kernel, request)
    if refusal is not None:
        raise _sign_refusal(
            context, request, refusal_problem(game, context.session.viewer(game), refusal)
        )
    # A print needs no dice, so the signature of the tap is not stored. The number of the print is
    # added to the act's fields.
    sent_request, request = request, replace(request, contribution="", signature="")
    request = _with_replaced_print(game, request, known_card)
    old_generation = request.fields["generation"]
    if not isinstance(old_generation, int):
        return await _answer_command(context, request, sent_request=sent_request)
    generation = old_generation + 1
    petition = request.id if reissue_may_wait(game.machine, game.state) else ""
    token_rows = new_card.rows(card, generation, petition)
    if petition:
        reply = await _answer_command(context, request, token_rows, token, sent_request)
        if reply.status == CREATED_STATUS:
            identity.add_token_rows(game.id, token_rows)
        return reply
    writes = (
        *identity.token_removal_writes(game.id, known_card),
        *identity.other_phones_card_removal_writes(game.id, card),
        *token_rows,
    )
    reply = await _answer_command(context, request, writes, token, sent_request)
    if reply.status == CREATED_STATUS:
        identity.drop_tokens(game.id, known_card)
        identity.end_holds(game.id, card)
        identity.add_token_rows(game.id, token_rows)
    return reply


class _NewToken(NamedTuple):
    """A new token, and the hash of its typed code; "" if nobody may type the code."""

    token: str
    code_hash: str

    def rows(self, card: str, generation: int, petition: str = "") -> tuple[SideWrite, ...]:
        """Return the rows by which the token and its typed code open a card."""
        token_row = token_side_write(self.token, card, generation, petition)
        if not self.code_hash:
            return (token_row,)
        return (token_row, code_side_write(self.code_hash, card, generation, petition))


async def _make_token(context: RequestContext) -> _NewToken:
    """Return a new token. Call it before the state is read, because the hash takes a moment.

    Only stewards, and players who keep order together, may print cards. So nobody else makes the
    server compute a hash.
    """
    game, token = context.game, new_token(context.host.randomness)
    if not (context.viewer.is_staff or game.machine.rules.seats.together(game.state)):
        return _NewToken(token, "")
    find = partial(hash_of_typed_code, token)
    return _NewToken(token, await context.host.threads.run_on_reading_thread(find))


async def _change_player(context: RequestContext, request: Request) -> Reply:
    """Let a character in, hand one over or retire one: old tokens and sessions die with the act.

    A new card has a token for the person to whom it is shown, except after a knock. The token is
    bound to the command, because the command decides which card it will be. If all players have to
    agree, nothing dies before they have agreed.
    """
    game, identity = context.game, context.host.access.identity
    gives_card = request.type in CARD_GIVING_ACTS and not request.fields.get("knock")
    new_card = await _make_token(context) if gives_card else None
    token = new_card.token if new_card is not None else ""
    token_rows = new_card.rows("", 0, request.id) if new_card is not None else ()
    kernel_state, keepers = game.state.kernel, game.machine.rules.seats.together(game.state)
    gives_card_up = request.type in CARD_TAKING_ACTS and not keepers
    old_cards = (
        kernel_state.cards_of(str(request.fields.get("character", ""))) if gives_card_up else ()
    )
    writes = (
        *(
            row
            for card in old_cards
            for row in identity.token_removal_writes(game.id, kernel_state.cards[card])
        ),
        *(
            row
            for card in old_cards
            for row in identity.other_phones_card_removal_writes(game.id, card)
        ),
        *token_rows,
    )
    reply = await _answer_command(context, request, writes, token)
    if reply.status == CREATED_STATUS:
        for card in old_cards:
            identity.drop_tokens(game.id, kernel_state.cards[card])
            identity.end_holds(game.id, card)
        identity.add_token_rows(game.id, token_rows)
    return reply


def _with_replaced_print(game: Game, request: Request, card: Card) -> Request:
    """Return the request with the print that it replaces, so that only one of two succeeds.

    A command that is sent again gets the same print as the first time.
    """
    if request.fields.get("generation"):
        return request
    generation, log = card.generation, game.state.log
    receipt = log.receipts.get(request.id)
    body = log.entries[receipt.first].event if receipt is not None else None
    if isinstance(body, CardReissued):
        generation = body.generation - 1
    elif isinstance(body, PetitionOpened | GraveActAsked):
        generation = int(body.terms["generation"])
    return replace(request, fields={**request.fields, "generation": generation})


@with_description(EndpointDescription(gives=Receipt, problems=("no-receipt",)))
async def old_receipt(context: RequestContext) -> Reply:
    """Return the receipt of a command that one of my cards sent.

    Raise the problem no-receipt.
    """
    game: Game = context.game
    await game.writer.wait_until_current()
    known_receipt = game.state.log.receipts.get(context.path_part("command"))
    own_cards = {card.id for card in context.session.cards(game)}
    if known_receipt is None or known_receipt.card not in own_cards:
        raise ProblemError("no-receipt")
    return Reply(receipt(game, context.viewer, Repeated(known_receipt), known_receipt.command))


ROUTES = (
    resource("/games/{game}/commands", POST=command),
    resource("/games/{game}/receipts/{command}", GET=old_receipt),
)
