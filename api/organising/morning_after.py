"""The morning after a game: jobs that verify it and write its files, and erasing for good."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from api.base.problems import ProblemError, kernel_sentence, malformed
from api.base.reply import Reply, json_reply
from api.game.game import Game
from api.game.people import person_document
from api.hosting.background_jobs import JobReport, JobResult, ShownJob
from api.hosting.host import Host
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.models.morning_after import (
    ErasedData,
    Forgetting,
    JobOrder,
    MorningAfter,
    MorningJobState,
    PersonErasure,
)
from api.organising.game_jobs import GAME_JOBS, GameJob, JobMaterial
from api.organising.hosted_games import GAME_PROBLEMS
from api.organising.organiser_session import for_organisers
from ledger.verify import OutsideError, OutsideFacts, read_fingerprint, read_witness

MAX_ORDER_BYTES = 16 * 1024 * 1024
"""Maximum size of the request that starts a job, with the files of phones."""

_JOB_PROBLEMS = (*GAME_PROBLEMS, "not-found", "not-closed")
_ERASING_PROBLEMS = (*GAME_PROBLEMS, "malformed", "not-closed")


@with_description(EndpointDescription(gives=MorningAfter, problems=GAME_PROBLEMS))
@for_organisers
async def read_morning(context: RequestContext) -> Reply:
    """Return the latest job of each kind about a game, and the people who can be erased."""
    game, host = context.game, context.host
    jobs = [_job_document(kind, await host.jobs.state(game, kind)) for kind in GAME_JOBS]
    is_closed = game.state.kernel.status == "closed"
    return json_reply({"closed": is_closed, "jobs": jobs, "people": _people(game)})


@with_description(
    EndpointDescription(
        body=JobOrder,
        is_body_optional=True,
        gives=MorningJobState,
        status=202,
        problems=(*_JOB_PROBLEMS, "elsewhere", "malformed", "too-large"),
    )
)
@for_organisers
async def start_job(context: RequestContext) -> Reply:
    """Start a job about a game, unless one of its kind runs already.

    It goes on when the page is left. A verification is possible at any time. Files contain
    everybody's secrets, so they are made only of a closed game. A verification compares the ledger
    with the words of seals and the files of phones in the request, which the server does not store.
    """
    kind, job = _job_of_path(context)
    game, host = context.game, context.host
    if job.ending:
        _require_closed(game)
    has_order = bool(context.header(b"content-type"))
    order = await context.read(JobOrder, MAX_ORDER_BYTES) if has_order else JobOrder()
    outside_facts = await asyncio.to_thread(_outside_facts, order)
    work = partial(_do_job, host, game.id, job, outside_facts)
    await host.jobs.start(game, kind, job.file_name(game.id, kind), work)
    return json_reply(_job_document(kind, await host.jobs.state(game, kind)), 202)


@with_description(
    EndpointDescription(kind="application/octet-stream", answer="The file.", problems=_JOB_PROBLEMS)
)
@for_organisers
async def download_file(context: RequestContext) -> Reply:
    """Return the file of the latest job of this kind. It is removed a day after it was made."""
    kind, job = _job_of_path(context)
    shown_job = await context.host.jobs.state(context.game, kind)
    path = None if shown_job is None else shown_job.path
    if path is None:
        raise ProblemError("not-found", kernel_sentence("explained-file-gone"))
    disposition = f'attachment; filename="{path.name}"'.encode()
    headers = ((b"content-disposition", disposition),)
    return Reply(b"", content_type=job.content_type, headers=headers, file=path)


@with_description(
    EndpointDescription(body=PersonErasure, gives=ErasedData, problems=_ERASING_PROBLEMS)
)
@for_organisers
async def erase_person(context: RequestContext) -> Reply:
    """Erase a person's name and words in a closed game for good. Their character and acts stay.

    The files that jobs have made of this game are removed, because they may contain the words.
    """
    body, game, host = await context.read(PersonErasure), context.game, context.host
    _require_closed(game)
    if body.who not in _erasable_characters(game):
        raise ProblemError("unknown-character")
    _require_no_job(host, game)
    return json_reply({"words": await host.eraser.person(game, body.who)})


@with_description(
    EndpointDescription(body=Forgetting, gives=ErasedData, problems=_ERASING_PROBLEMS)
)
@for_organisers
async def forget_data(context: RequestContext) -> Reply:
    """Erase data of a closed game for good, as if their storage time were over.

    The files that jobs have made of this game are removed.
    """
    body, game, host = await context.read(Forgetting), context.game, context.host
    _require_closed(game)
    _require_no_job(host, game)
    return json_reply({"words": await host.eraser.forget(game, frozenset(body.what))})


def _outside_facts(order: JobOrder) -> OutsideFacts:
    """Return the facts of an order. Raises: the problem malformed, with the field."""
    words, witnesses = [], []
    for index, text in enumerate(order.words):
        try:
            words.append(read_fingerprint(text))
        except OutsideError:
            sentence = kernel_sentence("explained-words-of-no-seal")
            raise malformed((f"words.{index}", sentence)) from None
    for index, text in enumerate(order.witnesses):
        try:
            witnesses.append(read_witness(text.encode()))
        except OutsideError:
            sentence = kernel_sentence("explained-no-file-of-phone")
            raise malformed((f"witnesses.{index}", sentence)) from None
    return OutsideFacts(words=tuple(words), witnesses=tuple(witnesses))


def _do_job(
    host: Host,
    game: str,
    job: GameJob,
    outside_facts: OutsideFacts,
    path: Path,
    report: JobReport,
) -> JobResult:
    scribe = host.jobs.open_scribe(game)
    material = JobMaterial(scribe, host.now, host.settings.pages, outside_facts)
    return job.work(material, path, report)


def _job_of_path(context: RequestContext) -> tuple[str, GameJob]:
    kind = context.path_part("kind")
    job = GAME_JOBS.get(kind)
    if job is None:
        raise ProblemError("not-found")
    return kind, job


def _require_closed(game: Game) -> None:
    """Raise the problem not-closed: the secrets of a game are for nobody before its closing."""
    if game.state.kernel.status != "closed":
        raise ProblemError("not-closed")


def _require_no_job(host: Host, game: Game) -> None:
    """Raise the problem unavailable while a job reads words that would be erased."""
    if host.jobs.is_busy_with(game.id):
        raise ProblemError("unavailable", kernel_sentence("explained-job-runs"))


def _job_document(kind: str, job: ShownJob | None) -> dict[str, Any]:
    if job is None:
        return {"kind": kind, "state": "none"}
    document: dict[str, Any] = {"kind": kind, "state": job.state, "began": job.note.began}
    if job.state == "running":
        return document | {"done": job.progress.done, "total": job.progress.total}
    if job.state == "interrupted":
        return document
    key = job.note.reason or job.note.verdict
    sentence = {"sentence": kernel_sentence(f"explained-{key}")} if key else {}
    lines = {"lines": [*job.note.lines]} if job.note.lines else {}
    size_field = {"size": job.size} if job.size else {}
    return document | {"ended": job.note.noted} | sentence | lines | size_field


def _erasable_characters(game: Game) -> frozenset[str]:
    kernel_state = game.state.kernel
    cards = (*kernel_state.cards.values(), *kernel_state.gone.values())
    return frozenset(card.character for card in cards)


def _people(game: Game) -> list[dict[str, str]]:
    """Return the characters by name, each with the name of the person who plays it."""
    game.slices.follow(game.state)
    name_digests = game.state.kernel.names
    people = [
        {
            "character": character,
            "name": person_document(game, character)["name"],
            "person": game.scribe.text(name_digests[character])
            if character in name_digests
            else "",
        }
        for character in _erasable_characters(game)
    ]
    return sorted(people, key=lambda person: person["name"])


ROUTES = (
    resource("/organiser/games/{game}/morning", GET=read_morning),
    resource("/organiser/games/{game}/jobs/{kind}", POST=start_job),
    resource("/organiser/games/{game}/files/{kind}", GET=download_file),
    resource("/organiser/games/{game}/erasures", POST=erase_person),
    resource("/organiser/games/{game}/forgetting", POST=forget_data),
)
