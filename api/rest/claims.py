"""Claims: a phone gets a card by the token that is printed on it."""

from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from api.access.card_code import typed_code
from api.access.cookies import secret_hash, session_cookie_header
from api.access.identity import SessionCard, device_hash
from api.base.problems import ProblemError, kernel_sentence
from api.base.reply import Reply, json_reply
from api.game.game import Game
from api.game.game_names import harmless_title
from api.game.people import person_document
from api.http.command_codec import refusal_problem
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.cards import ClaimedCard, ShownCard
from api.models.meta import EndpointDescription, with_description
from ledger.kernel.cards.card_acts import is_card_on_phone
from ledger.kernel.vocabulary.request import Refused, Request
from ledger.record.state import Card
from ledger.seal.signature import (
    KEY_PATTERN,
    SIGNATURE_PATTERN,
    is_signature_valid,
    statement_bytes,
)
from ledger.store.base import SideWrite

_UNKNOWN_CARD_PROBLEMS = ("unknown-card", "too-many")
_CLAIM_PROBLEMS = ("card-elsewhere", "closed", "refused")
_RETURN_PROBLEMS = ("card-elsewhere", "wrong-signature")
_RETURN_WITHIN = 10 * 60_000
"""Milliseconds for which a phone can claim again with its signature."""


class Token(BaseModel):
    """A card's token, as its QR code says it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    token: str = Field(min_length=8, max_length=128)
    """The token, or the whole link of the code."""


class Shown(Token):
    """A card's token, and the phone that looks."""

    device: str = Field(default="", max_length=128)
    """The random id of the phone that looks, if it says it. A card that was claimed with that id is
    on no other phone, even if its session is over."""


class Return(BaseModel):
    """A character whose card the ledger says is on this phone, and the session is over."""

    model_config = ConfigDict(extra="forbid", strict=True)

    character: str = Field(max_length=64)
    """The character whose card it is."""
    device: str = Field(min_length=8, max_length=128)
    """The random id with which the phone claimed the card."""
    at: int
    """The server's time (milliseconds since 1970), at most ten minutes ago or ahead."""
    signature: str = Field(pattern=SIGNATURE_PATTERN)
    """The signature of the key with which the phone claimed the card, over
    `statement("return/1", game, character, device, at)`."""


class Claim(Token):
    """A card's token, and the phone or program that claims it."""

    device: str = Field(min_length=8, max_length=128)
    """A random id that the phone or program makes up once and keeps."""
    move: bool = False
    """Whether to take the card from another phone that has it."""
    bearer: bool = False
    """Whether to answer with a bearer token and set no cookie, as programs want it. The card's
    signatures then count as a program's until it is claimed otherwise."""
    key: str = Field(default="", pattern=KEY_PATTERN)
    """The public half (Ed25519, 64 hex digits) of a key pair that stays on the phone and signs what
    it sends. The same phone may claim again to bring another key."""


class Arrival(NamedTuple):
    """A phone or program at which a card arrives; the fields are those of `Claim`."""

    device: str
    key: str = ""
    move: bool = False
    bearer: bool = False


@with_description(EndpointDescription(body=Shown, gives=ShownCard, problems=_UNKNOWN_CARD_PROBLEMS))
async def preview(context: RequestContext) -> Reply:
    """Return the character of a card, and whether it is on another phone; nothing changes."""
    body = await context.read(Shown)
    game, card = await _find_card(context, body.token, body.device)
    game.slices.follow(game.state)
    is_card_here = any(session_card.id == card.id for session_card in context.session.cards(game))
    kernel_state = game.state.kernel
    document = {
        "game": game.id,
        "title": harmless_title(kernel_state),
        "ruleset": kernel_state.ruleset,
        "character": person_document(game, card.character),
        "card": card.id,
        "taken": not is_card_here and _is_on_other_phone(context, game, card, body.device),
        "here": is_card_here,
        "closed": kernel_state.status == "closed",
    }
    return json_reply(document)


@with_description(
    EndpointDescription(
        body=Claim, gives=ClaimedCard, problems=(*_UNKNOWN_CARD_PROBLEMS, *_CLAIM_PROBLEMS)
    )
)
async def claim(context: RequestContext) -> Reply:
    """Claim a card for this phone or program.

    The answer has the card's game and character, and a session that may act with it.
    """
    body = await context.read(Claim)
    game, card = await _find_card(context, body.token, body.device)
    phone = Arrival(body.device, body.key, move=body.move, bearer=body.bearer)
    return await _open_session(context, game, card, phone)


@with_description(
    EndpointDescription(
        body=Return, gives=ClaimedCard, problems=(*_UNKNOWN_CARD_PROBLEMS, *_RETURN_PROBLEMS)
    )
)
async def come_back(context: RequestContext) -> Reply:
    """Return a new session to a phone that has a card by the ledger, and has lost its session.

    It shows that by its key, which never leaves it: no token is needed. A card that went to another
    phone, or was printed anew, is lost for it.
    """
    body, game = await context.read(Return), context.game
    own_cards = [
        card for card in game.state.kernel.cards.values() if card.character == body.character
    ]
    card = next((card for card in own_cards if card.device == device_hash(body.device)), None)
    if card is None:
        context.host.limiter.count_failed_claim(context.address)
        raise ProblemError("card-elsewhere" if own_cards else "unknown-card")
    statement = statement_bytes("return/1", game.id, card.character, body.device, str(body.at))
    is_late = abs(context.host.now() - body.at) > _RETURN_WITHIN
    if is_late or not is_signature_valid(card.key, statement, body.signature):
        context.host.limiter.count_failed_claim(context.address)
        raise ProblemError("wrong-signature")
    return await _open_session(context, game, card, Arrival(body.device))


async def _open_session(context: RequestContext, game: Game, card: Card, phone: Arrival) -> Reply:
    """Return a new session with this card; record an entry if the card was not on this phone."""
    context.host.limiter.count_claim(f"{game.id}/{card.id}")
    identity, is_after_closing = context.host.access.identity, _is_claim_after_closing(game, card)
    session_card = SessionCard(device_hash(phone.device), card.generation, is_after_closing)
    secret = identity.new_secret()
    session = secret_hash(secret)
    writes = (
        *identity.other_phones_card_removal_writes(
            game.id, card.id, kept_device=session_card.device
        ),
        identity.card_grant_write(session, card.id, session_card),
    )
    await _write_session(context, game, card, phone, writes)
    # the card was printed again in the meantime, or is gone
    if not session_card.is_valid(game.state.kernel.cards.get(card.id)):
        raise ProblemError("unknown-card")
    # another phone claimed the card first
    if is_after_closing and identity.is_on_other_phone(game.id, card, session_card.device):
        await game.writer.write_sides(identity.card_removal_writes((session,), card.id))
        raise ProblemError("card-elsewhere")
    identity.end_holds(game.id, card.id, kept_device=session_card.device)
    session_hold = identity.add_hold(session, game.id, card.id, session_card)
    await _take_card_from_oldest_sessions(context, game, card.id)
    game.slices.follow(game.state)
    document: dict[str, Any] = {
        "game": game.id,
        "card": card.id,
        "character": person_document(game, card.character),
    }
    if phone.bearer:
        return json_reply(document | {"bearer": secret})
    await _copy_cards(context, session, session_card.device)
    session_hold.given = context.host.now() // 1000
    return json_reply(
        document, headers=(session_cookie_header(secret, is_secure=context.is_https_only),)
    )


def _is_on_other_phone(context: RequestContext, game: Game, card: Card, device: str) -> bool:
    own_device = device_hash(device) if device else ""
    return context.host.access.identity.is_on_other_phone(game.id, card, own_device)


def _is_claim_after_closing(game: Game, card: Card) -> bool:
    """Return whether a claim comes after closing, for a card that was never on a phone."""
    return game.state.kernel.status == "closed" and not card.device


async def _copy_cards(context: RequestContext, session: str, device: str) -> None:
    """Give a new session those cards of the old session that it claimed on this same phone.

    A claim never joins the session of its cookie. Another person may have planted that cookie, and
    would then hold the card, too. Only this phone knows its own random id.
    """
    for game_id, game_holds in list(context.session.holds.items()):
        device_holds = [
            (card, session_card)
            for card, session_card in game_holds.items()
            if session_card.device == device
        ]
        game = await context.host.opener.get_game(game_id) if device_holds else None
        if game is None:
            continue
        for card, session_card in device_holds:
            await _copy_card(context, game, session, card, session_card)


async def _copy_card(
    context: RequestContext, game: Game, session: str, card: str, session_card: SessionCard
) -> None:
    identity = context.host.access.identity
    await game.writer.write_sides((identity.card_grant_write(session, card, session_card),))
    if session_card.is_valid(game.state.kernel.cards.get(card)):
        identity.add_hold(session, game.id, card, session_card)
        await _take_card_from_oldest_sessions(context, game, card)
    else:  # the card was moved or printed again in the meantime
        await game.writer.write_sides(identity.card_removal_writes((session,), card))


async def _take_card_from_oldest_sessions(context: RequestContext, game: Game, card: str) -> None:
    """Take a card from its oldest sessions if too many sessions hold it."""
    identity = context.host.access.identity
    old_sessions = identity.surplus_sessions(game.id, card)
    if old_sessions:
        identity.remove_holds(old_sessions, game.id, card)
        await game.writer.write_sides(identity.card_removal_writes(old_sessions, card))


async def _find_card(context: RequestContext, text: str, device: str) -> tuple[Game, Card]:
    """Return the game and the card of a scanned token or of a typed code.

    The token is looked up before any limit, so that other people at the same address cannot lock
    out the holder of a card. A typed code is counted first, because it is short enough to guess. It
    opens no card that is on another phone, so a guessed code takes nothing away.

    Raises: the problems unknown-card, card-elsewhere and too-many.
    """
    is_typed = bool(typed_code(text))
    if is_typed:
        context.host.limiter.count_typed_code(context.address)
    token_use = await context.host.sessions.find_token(text)
    game_id = context.scope["path_params"].get("game")
    if token_use is not None and game_id in (None, token_use.game):
        await context.host.opener.get_game(token_use.game)
        game = context.host.registry.game(token_use.game)
        card = token_use.find_card(game.state.kernel)
        if card is not None and is_typed and _is_on_other_phone(context, game, card, device):
            raise ProblemError("card-elsewhere", kernel_sentence("code-elsewhere"))
        if card is not None:
            return game, card
    if not is_typed:
        context.host.limiter.count_failed_claim(context.address)
    raise ProblemError("unknown-card")


async def _write_session(
    context: RequestContext, game: Game, card: Card, phone: Arrival, writes: tuple[SideWrite, ...]
) -> None:
    """Write the session, with an entry unless the card is on this phone already.

    After closing there is no entry. A card that was on no phone goes to the first phone that claims
    it, and stays there. If another claim came first, the result of that claim counts. The reason is
    that one phone may send a claim twice at the same time.
    """
    device = device_hash(phone.device)
    is_on_other_phone = context.host.access.identity.is_on_other_phone(game.id, card, device)
    if is_on_other_phone and not phone.move:
        raise ProblemError("card-elsewhere")
    is_after_closing = _is_claim_after_closing(game, card) and not is_on_other_phone
    if is_after_closing or is_card_on_phone(card, device, phone.key, is_client=phone.bearer):
        await game.writer.write_sides(writes)
        return
    is_same_device = card.device == device
    request = Request(
        id=context.host.registry.new_command_id(),
        card=card.id,
        type="move-card" if card.device and not is_same_device else "claim-card",
        actor=card.character,
        period=0,
        fields={
            "card": card.id,
            "device": device,
            "generation": card.generation,
            "key": phone.key,
            "client": phone.bearer,
        },
    )
    outcome = await game.writer.answer(request, writes)
    if not isinstance(outcome, Refused):
        return
    current_card = game.state.kernel.cards.get(card.id)
    if current_card is None or current_card == card or current_card.generation != card.generation:
        raise refusal_problem(game, context.session.viewer(game), outcome)
    await _write_session(context, game, current_card, phone, writes)


ROUTES = (
    resource("/claims/preview", POST=preview),
    resource("/claims", POST=claim),
    resource("/games/{game}/claims/preview", POST=preview),
    resource("/games/{game}/claims", POST=claim),
    resource("/games/{game}/claims/return", POST=come_back),
)
