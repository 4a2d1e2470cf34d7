"""The night at a glance: what an organiser watches during an evening, with every fault in words."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from api.base.problems import ProblemError, kernel_sentence, malformed
from api.base.reply import Reply, json_reply
from api.copies.sticks import stick_folders
from api.doors.printed_addresses import addresses_on_cards
from api.game.game import Game
from api.game.people import person_document
from api.hosting.copy_orders import CopyOrder
from api.hosting.figures import waiting_times
from api.hosting.host import Host
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.keys.recovery_words import words_file
from api.models.hosted_games import HostedGame
from api.models.meta import EndpointDescription, with_description
from api.models.night import CopyFolder, Night, NightCopies
from api.observing.health_limits import (
    COMMIT_LIMIT,
    LAG_LIMIT,
    LITTLE_SPACE,
    LONG_QUEUE_LENGTH,
    LONG_WAIT,
    MB,
    OLD_COPY_SECONDS,
    SCARCE_SPACE,
)
from api.organising.hosted_games import GAME_PROBLEMS, hosted_game_document
from api.organising.organiser_session import NOT_ORGANISER, for_organisers
from api.organising.server_act import do_act_of_server
from ledger.store import file_of

_MANY_BREAKS = 3
"""A phone whose link breaks so often in ten minutes has a weak link."""

_STOPPING_FAULTS = ("house-unwritable", "house-uncopied")
"""The faults of the server that stop the evening, or lose it if the machine dies."""


class _Finding(NamedTuple):
    """A fault with its grade, its sentence, and what to do."""

    grade: str
    sentence: str
    remedy: str = ""


@with_description(EndpointDescription(gives=Night, problems=GAME_PROBLEMS))
@for_organisers
async def read_night(context: RequestContext) -> Reply:
    """Return the state of the server during an evening, with its faults in words.

    Nothing in it says what people do in the game.
    """
    game, host = context.game, context.host
    path = file_of(host.settings.store)
    # A disk or stick that does not answer would otherwise hold the threads that read games.
    disk_free, copies = await asyncio.to_thread(lambda: (_free_bytes(path), _copies(host)))
    addresses = await host.threads.run_on_reading_thread(
        partial(addresses_on_cards, host.store, game.id)
    )
    findings = sorted(
        _findings(host, game, disk_free), key=lambda finding: finding.grade, reverse=True
    )
    kernel_state = game.state.kernel
    document = {
        "now": host.now(),
        "phones": _phones(game, host.now()),
        "copies": copies,
        "addresses": [*map(str, addresses)],
        "requests": len(kernel_state.petitions) + len(kernel_state.appeals),
        "knocks": len(kernel_state.knocks),
        "findings": [finding._asdict() for finding in findings],
    }
    return json_reply(document | ({} if disk_free is None else {"disk_free": disk_free}))


@with_description(
    EndpointDescription(gives=HostedGame, problems=(*GAME_PROBLEMS, "refused", "closed"))
)
@for_organisers
async def pause_game(context: RequestContext) -> Reply:
    """Pause a game as the server. Nobody loses time, and a steward can resume it, too."""
    await do_act_of_server(context, "pause")
    return json_reply(hosted_game_document(context.host, context.game))


@with_description(
    EndpointDescription(gives=HostedGame, problems=(*GAME_PROBLEMS, "refused", "closed"))
)
@for_organisers
async def resume_game(context: RequestContext) -> Reply:
    """Let a paused game go on as the server.

    A game that waits for its beginning is begun by a steward alone.
    """
    if context.game.state.kernel.waiting:
        raise ProblemError("refused", kernel_sentence("explained-steward-begins"))
    await do_act_of_server(context, "resume")
    return json_reply(hosted_game_document(context.host, context.game))


@with_description(
    EndpointDescription(
        body=CopyFolder, gives=NightCopies, problems=(*NOT_ORGANISER, "malformed", "elsewhere")
    )
)
@for_organisers
async def choose_folder(context: RequestContext) -> Reply:
    """Copy the ledger into a folder of the server's machine from now on, until the server stops.

    The copies are encrypted with the recovery words. Copies in an earlier folder stay there. A path
    of the network is refused.
    """
    body, host = await context.read(CopyFolder), context.host
    if not host.copy_orders.is_followed:
        raise ProblemError("not-found")
    if _is_network_path(body.folder):
        raise malformed(("folder", kernel_sentence("explained-network-folder")))
    folder = Path(body.folder)
    if fault := await asyncio.to_thread(_fault_of_folder, folder):
        raise malformed(("folder", kernel_sentence(fault)))
    host.copy_orders.give(CopyOrder(folder, float(body.seconds)))
    return json_reply(await asyncio.to_thread(_copies, host))


@with_description(EndpointDescription(gives=NightCopies, problems=(*NOT_ORGANISER, "elsewhere")))
@for_organisers
async def end_copies(context: RequestContext) -> Reply:
    """Make no more copies of the ledger. The copies that were made stay in their folder."""
    host = context.host
    host.copy_orders.give(None)
    host.faults.copy_failure = ""
    return json_reply(await asyncio.to_thread(_copies, host))


def _is_network_path(text: str) -> bool:
    """Return whether a path names another machine: Windows would sign in there to look at it."""
    return len(text) > 1 and all(letter in "\\/" for letter in text[:2])


def _fault_of_folder(folder: Path) -> str:
    """Return the key of the sentence why a folder can take no copies; "" if it can."""
    if not (folder.is_absolute() and folder.is_dir()):
        return "explained-no-folder"
    return "" if os.access(folder, os.W_OK) else "explained-locked-folder"


def _copies(host: Host) -> dict[str, Any]:
    """Return the state of the copies of the ledger."""
    faults, orders, order = host.faults, host.copy_orders, host.copy_orders.order
    path = file_of(host.settings.store)
    document: dict[str, Any] = {
        "possible": orders.is_followed,
        "sticks": [*map(str, stick_folders())] if orders.is_followed else [],
    }
    if order is not None:
        document |= {"folder": str(order.folder), "seconds": int(order.seconds)}
        has_file = not host.settings.backup_words.get_secret_value()
        document |= {"words_file": words_file(path).name} if path and has_file else {}
    document |= {"made_at": faults.copied_at} if faults.copied_at else {}
    return document | ({"failure": faults.copy_failure} if faults.copy_failure else {})


def _phones(game: Game, now: int) -> dict[str, Any]:
    game.slices.follow(game.state)
    kernel_state = game.state.kernel
    listening_characters = {kernel_state.character(card) for card in game.listening_cards()}
    characters = {card.character for card in kernel_state.cards.values()}
    claimed_characters = {card.character for card in kernel_state.cards.values() if card.device}
    away_names = (
        person_document(game, character)["name"]
        for character in claimed_characters - listening_characters
    )
    return {
        "here": len(listening_characters),
        "weak": _weak_links(game, now),
        "away": sorted(map(str, away_names)),
        "missing": len(characters - claimed_characters - listening_characters),
    }


def _weak_links(game: Game, now: int) -> list[dict[str, Any]]:
    """Return the phones that listen to this server with a weak link, the worst first."""
    waiting = {
        card: listener.waiting_bytes
        for listener in game.stream.listeners
        for card in listener.cards
    }
    measures: dict[str, tuple[int, int]] = {}
    for card, waiting_bytes in waiting.items():
        breaks = game.stream.links.count_breaks(card, now)
        if waiting_bytes or breaks >= _MANY_BREAKS:
            character = game.state.kernel.character(card)
            measures[character] = max(measures.get(character, (0, 0)), (waiting_bytes, breaks))
    worst_first = sorted(measures.items(), key=lambda item: item[1], reverse=True)
    return [
        {
            "name": str(person_document(game, character)["name"]),
            "breaks": breaks,
            "waiting_bytes": waiting_bytes,
        }
        for character, (waiting_bytes, breaks) in worst_first
    ]


def _free_bytes(path: Path | None) -> int | None:
    """Return the free bytes on the disk of a ledger file; None if nobody can tell."""
    if path is None:
        return None
    with suppress(OSError):  # a disk that is gone is reported by the fault of the store
        return shutil.disk_usage(path.parent).free
    return None


def _findings(host: Host, game: Game, disk_free: int | None) -> Iterator[_Finding]:
    """Yield the faults of the server and of one game."""
    for fault in host.faults.faults_of_game(game.id, host.store.database(game.id)):
        grade = "wrong" if fault.key in _STOPPING_FAULTS else "doubtful"
        yield _Finding(grade, game.messages.text(fault.key, fault.args))
    if game.writer.broken:
        yield _finding("wrong", "broken")
    if host.faults.unreadable:
        yield _finding("doubtful", "unreadable", games=", ".join(sorted(host.faults.unreadable)))
    if disk_free is not None and disk_free < LITTLE_SPACE:
        grade = "wrong" if disk_free < SCARCE_SPACE else "doubtful"
        yield _finding(grade, "disk", n=disk_free // MB)
    yield from _copy_findings(host, game)
    yield from _waiting_findings(game)
    if host.loop_lag.late.exceeds(LAG_LIMIT):
        yield _finding("doubtful", "slow")
    if game.meter.commits.exceeds(COMMIT_LIMIT):
        yield _finding("doubtful", "slow-disk")


def _copy_findings(host: Host, game: Game) -> Iterator[_Finding]:
    """Yield the faults of copies: none is made, or the last one is old."""
    faults, orders = host.faults, host.copy_orders
    # Copies are missed before play begins and in a pause, too.
    is_needed = game.state.kernel.status != "closed" and not host.settings.rehearsal
    if orders.order is None:
        if orders.is_followed and is_needed:
            yield _finding("doubtful", "no-copies")
    elif faults.copied_at and (host.now() - faults.copied_at) / 1000 > OLD_COPY_SECONDS:
        yield _finding("wrong", "old-copy", n=(host.now() - faults.copied_at) // 60_000)


def _waiting_findings(game: Game) -> Iterator[_Finding]:
    oldest_seconds = max(waiting_times(game), default=0.0)
    if oldest_seconds > LONG_WAIT:
        yield _finding("doubtful", "waiting", n=int(oldest_seconds // 60))
    if game.writer.waiting_count > LONG_QUEUE_LENGTH:
        yield _finding("wrong", "queue", n=game.writer.waiting_count)


def _finding(grade: str, name: str, **values: int | str) -> _Finding:
    sentence = kernel_sentence(f"explained-night-{name}", **values)
    return _Finding(grade, sentence, kernel_sentence(f"explained-night-{name}-remedy"))


ROUTES = (
    resource("/organiser/copies", PUT=choose_folder, DELETE=end_copies),
    resource("/organiser/games/{game}/night", GET=read_night),
    resource("/organiser/games/{game}/pause", POST=pause_game),
    resource("/organiser/games/{game}/resumption", POST=resume_game),
)
