"""Events in preparation: the list of them, and making, reading, changing and deleting one."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from api.base.problems import ProblemError, kernel_sentence, malformed, too_many
from api.base.reply import Reply, json_reply
from api.http.endpoint import API_PATH, resource
from api.http.request_context import MAX_BYTES, RequestContext
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.models.organising import (
    EventChange,
    EventDetails,
    FieldProblem,
    NewEvent,
    PreparedEvent,
    PreparedEvents,
    RemovedEvent,
    ScenarioCheck,
    ScenarioText,
)
from api.organising.console_cast import erase_names_on_console
from api.organising.event_check import (
    CheckedScenario,
    check_scenario,
    detail_problems,
    ruleset_of,
    scenario_values,
)
from api.organising.event_rehearsal import rehearsals_of
from api.organising.event_rows import (
    MAX_EVENTS,
    EventRow,
    EventRows,
    StoredEvent,
    find_event,
    founding_state,
)
from api.organising.organiser_session import NOT_ORGANISER, for_organisers
from api.organising.ruleset_outlines import templates_of
from ledger.contract.ruleset import Ruleset
from ledger.scenario.field_changes import (
    FieldChange,
    TextTooLargeError,
    UnchangeableError,
    changed_text,
)
from ledger.scenario.yamlfile import ScenarioError
from ledger.store.base import ConflictError

IF_MATCH: Mapping[str, Any] = {
    **TEXT_SCHEMA,
    "description": "The ETag of the version that is changed, in quotation marks.",
}
MAX_SCENARIO_BYTES = MAX_BYTES
"""Maximum size of a scenario's text, as of a request, so that each scenario can be uploaded."""

MAX_DETAIL = 200
"""Maximum number of characters of a detail. Only the history may be longer."""

_ID_BYTES = 8
_EVENT_PROBLEMS = (*NOT_ORGANISER, "unknown-event")
_CHANGE_PROBLEMS = (*_EVENT_PROBLEMS, "changed-elsewhere")


@with_description(EndpointDescription(gives=PreparedEvents, problems=NOT_ORGANISER))
@for_organisers
async def list_events(context: RequestContext) -> Reply:
    """Return the events in preparation, the newest first."""
    rows = await EventRows(context.host).all_events()
    documents = [
        {
            "id": event_id,
            "saved": row.saved,
            "ruleset": row.ruleset,
            "details": _known_details(row.details),
            "problems": row.problems,
            "game": row.game,
        }
        for event_id, row in rows.items()
    ]
    return json_reply({"events": documents})


@with_description(
    EndpointDescription(
        body=NewEvent,
        gives=PreparedEvent,
        status=201,
        located=True,
        problems=(*NOT_ORGANISER, "too-many"),
    )
)
@for_organisers
async def make_event(context: RequestContext) -> Reply:
    """Make an event from a template, or from the text of a scenario.

    A scenario with faults is saved, too, but no game can be founded with it.
    """
    body, rows, host = await context.read(NewEvent), EventRows(context.host), context.host
    if await rows.count() >= MAX_EVENTS:
        raise too_many(detail=kernel_sentence("explained-many-events", n=MAX_EVENTS))
    make_row = partial(_new_row, body, host.registry.rulesets, host.now())
    checked_row = await host.threads.run_on_reading_thread(make_row)
    event = await rows.write(host.randomness(_ID_BYTES).hex(), checked_row.row, 0)
    location = f"{API_PATH}/organiser/events/{event.id}".encode()
    return await event_reply(context, event, checked_row, 201, headers=((b"location", location),))


@with_description(EndpointDescription(gives=PreparedEvent, problems=_EVENT_PROBLEMS))
@for_organisers
async def read_event(context: RequestContext) -> Reply:
    """Return an event with its faults. `tag` is its ETag."""
    event = await find_event(context)
    return await event_reply(context, event, await check_event(context, event.row))


@with_description(
    EndpointDescription(
        headers={"If-Match": IF_MATCH},
        body=EventChange,
        gives=PreparedEvent,
        problems=_CHANGE_PROBLEMS,
    )
)
@for_organisers
async def change_event(context: RequestContext) -> Reply:
    """Change an event. Fields that the change does not name stay as they are.

    Raise the problem changed-elsewhere, with the present `event`, if it is another version.
    """
    body = await context.read(EventChange)
    event = await find_version(context)
    _require_known_details(body.details)
    if event.row.game and (body.fields or body.scenario is not None):
        raise malformed(("scenario", kernel_sentence("explained-founded-event")))
    host = context.host
    make_row = partial(_changed_row, event.row, body, host.registry.rulesets, host.now())
    checked_row = await host.threads.run_on_reading_thread(make_row)
    try:
        changed_event = await EventRows(host).write(event.id, checked_row.row, event.revision)
    except ConflictError:
        raise await changed_elsewhere(context) from None
    return await event_reply(context, changed_event, checked_row)


@with_description(
    EndpointDescription(
        headers={"If-Match": IF_MATCH},
        gives=RemovedEvent,
        problems=(*_CHANGE_PROBLEMS, "elsewhere"),
    )
)
@for_organisers
async def delete_event(context: RequestContext) -> Reply:
    """Delete an event for ever, with all its rows, and end its rehearsal.

    A game that was founded from it stays, without the names of the event's guests on its console.
    """
    event = await find_version(context)
    await erase_names_on_console(context.host, event, event.guests.values())
    if not await EventRows(context.host).delete(event):
        raise await changed_elsewhere(context)
    await rehearsals_of(context).end(event.id)
    return json_reply({"id": event.id})


@with_description(
    EndpointDescription(
        kind="text/yaml",
        answer="The text, as a file.",
        problems=_EVENT_PROBLEMS,
    )
)
@for_organisers
async def download_scenario(context: RequestContext) -> Reply:
    """Return the text of an event's scenario as a file, byte for byte as it was saved."""
    event = await find_event(context)
    file_name = f'attachment; filename="{event.row.ruleset}-{event.id}.yaml"'
    return Reply(
        event.row.scenario.encode("utf-8", "surrogatepass"),
        content_type=b"text/yaml; charset=utf-8",
        headers=((b"content-disposition", file_name.encode()),),
    )


@with_description(
    EndpointDescription(body=ScenarioText, gives=ScenarioCheck, problems=NOT_ORGANISER)
)
@for_organisers
async def check_text(context: RequestContext) -> Reply:
    """Return the faults and doubts of a scenario that is not saved, as `acta check` says them."""
    body = await context.read(ScenarioText)
    shelf = context.host.registry.rulesets

    def find() -> ScenarioCheck:
        return check_scenario(body.scenario, _ruleset(shelf, body.ruleset, body.scenario)).check

    scenario_check = await context.host.threads.run_on_reading_thread(find)
    return json_reply(scenario_check.model_dump())


@dataclass(frozen=True, slots=True)
class CheckedRow:
    """An event's row with its faults, and its scenario as plain values."""

    row: EventRow
    check: ScenarioCheck
    values: dict[str, Any] | None


# Reading a scenario takes up to 0.1 seconds, and longer for many changed fields. Therefore the
# functions without a parameter `context` run on a thread.


def _new_row(body: NewEvent, shelf: Mapping[str, Ruleset[Any]], now: int) -> CheckedRow:
    """Return the row of a new event. Raises: the problem malformed."""
    rules = _ruleset(shelf, body.ruleset, body.scenario or "")
    scenario = _template_text(rules, body.template) if body.scenario is None else body.scenario
    details = _typed_details(body.details.model_dump())
    return _checked_row(EventRow(rules.name, scenario, details, now, now, 0, version=1), shelf)


def _changed_row(
    row: EventRow, body: EventChange, shelf: Mapping[str, Ruleset[Any]], now: int
) -> CheckedRow:
    """Return the row of an event after a change. Raises: the problem malformed."""
    scenario = row.scenario if body.scenario is None else body.scenario
    changes = [
        FieldChange(tuple(change.path), change.value, change.removed) for change in body.fields
    ]
    if changes:
        try:
            scenario = changed_text(scenario, *changes, max_bytes=MAX_SCENARIO_BYTES)
        except TextTooLargeError as error:
            sentence = kernel_sentence("explained-large-scenario", n=MAX_SCENARIO_BYTES // 1024)
            raise malformed((f"fields.{error.index}", sentence)) from None
        except (UnchangeableError, ScenarioError) as error:
            index = error.index if isinstance(error, UnchangeableError) else 0
            field_name = ".".join(changes[index].path)
            sentence = kernel_sentence("explained-unchangeable", what=field_name)
            raise malformed((f"fields.{index}", sentence)) from None
    details = row.details | _typed_details(body.details)
    ruleset = ruleset_of(scenario, shelf) or row.ruleset
    changed_row = msgspec.structs.replace(
        row,
        ruleset=ruleset,
        scenario=scenario,
        details=details,
        saved=now,
        version=row.version + 1,
    )
    return _checked_row(changed_row, shelf)


def _ruleset(shelf: Mapping[str, Ruleset[Any]], ruleset_name: str, scenario: str) -> Ruleset[Any]:
    """Return the rules that the scenario names. If it names none, `ruleset_name` decides.

    Raises: the problem malformed: there are no such rules.
    """
    rules = shelf.get(ruleset_of(scenario, shelf) or ruleset_name)
    if rules is None:
        raise malformed(("ruleset", f"there are: {', '.join(shelf)}"))
    return rules


def _checked_row(row: EventRow, shelf: Mapping[str, Ruleset[Any]]) -> CheckedRow:
    check, cast = _check_row(row, shelf)
    # A half-written number is a fault, too. Until it is whole, the last cast is shown.
    shown_cast = row.cast if cast is None else cast
    checked_row = msgspec.structs.replace(row, problems=len(check.problems), cast=shown_cast)
    return CheckedRow(checked_row, check, scenario_values(row.scenario))


def _template_text(rules: Ruleset[Any], template_name: str) -> str:
    templates = templates_of(rules)
    template = templates.get(template_name or next(iter(templates)))
    if template is None:
        raise malformed(("template", f"there are: {', '.join(templates)}"))
    return template.scenario


def _require_known_details(details: Mapping[str, str]) -> None:
    known_names = EventDetails.model_fields
    unknown_names = [detail_name for detail_name in details if detail_name not in known_names]
    if unknown_names:
        sentence = f"there are: {', '.join(known_names)}"
        raise malformed(*((f"details.{detail_name}", sentence) for detail_name in unknown_names))
    long_names = [
        detail_name
        for detail_name, text in details.items()
        if detail_name != "history" and len(text) > MAX_DETAIL
    ]
    if long_names:
        sentence = kernel_sentence("explained-event-long", n=MAX_DETAIL)
        raise malformed(*((f"details.{detail_name}", sentence) for detail_name in long_names))


async def find_version(context: RequestContext) -> StoredEvent:
    """Return the event in the version that the request names.

    Raises: the problems unknown-event, malformed and changed-elsewhere.
    """
    tag = context.header(b"if-match").removeprefix("W/").strip('"')
    if not tag:
        raise malformed(("If-Match", kernel_sentence("explained-if-match")))
    event = await find_event(context)
    if event.tag != tag:
        raise await changed_elsewhere(context)
    return event


async def changed_elsewhere(context: RequestContext) -> ProblemError:
    """Return the problem that another window has changed the event, with the present version.

    Raises: the problem unknown-event: the event was deleted.
    """
    event = await find_event(context)
    checked_row = await check_event(context, event.row)
    document = await _event_document(context, event, checked_row)
    return ProblemError("changed-elsewhere", event=document)


async def check_event(context: RequestContext, row: EventRow) -> CheckedRow:
    """Return an event's row with its faults."""
    check = partial(_checked_row, row, context.host.registry.rulesets)
    return await context.host.threads.run_on_reading_thread(check)


def _check_row(row: EventRow, shelf: Mapping[str, Ruleset[Any]]) -> CheckedScenario:
    details_faults: list[FieldProblem] = list(detail_problems(row.details))
    rules = shelf.get(row.ruleset)
    if rules is None:
        fault = FieldProblem(
            part="scenario",
            path=["based_on"],
            line=1,
            sentence=kernel_sentence("explained-unknown-rules", slug=row.ruleset),
        )
        check = ScenarioCheck(problems=[*details_faults, fault], doubts=[], seasons={})
        return CheckedScenario(check, None)
    check, cast = check_scenario(row.scenario, rules)
    problems = [*details_faults, *check.problems]
    return CheckedScenario(check.model_copy(update={"problems": problems}), cast)


def _known_details(details: Mapping[str, str]) -> dict[str, str]:
    return {detail_name: details.get(detail_name, "") for detail_name in EventDetails.model_fields}


def _typed_details(details: Mapping[str, str]) -> dict[str, str]:
    """Return details as they are saved: without blanks around them."""
    return {detail_name: text.strip() for detail_name, text in details.items()}


async def _event_document(
    context: RequestContext, event: StoredEvent, checked_row: CheckedRow
) -> dict[str, Any]:
    state = await founding_state(context.host, event.row.game)
    return {
        "id": event.id,
        "tag": event.tag,
        "saved": event.row.saved,
        "ruleset": event.row.ruleset,
        "details": _known_details(event.row.details),
        "game": event.row.game,
        "founded": state.is_founded,
        "printed": state.is_printed,
        "scenario": event.row.scenario,
        "values": checked_row.values,
        "check": checked_row.check.model_dump(),
    }


async def event_reply(
    context: RequestContext,
    event: StoredEvent,
    checked_row: CheckedRow,
    status: int = 200,
    headers: tuple[tuple[bytes, bytes], ...] = (),
) -> Reply:
    """Return an event with its faults as a reply."""
    etag = (b"etag", f'"{event.tag}"'.encode())
    document = await _event_document(context, event, checked_row)
    return json_reply(document, status, headers=(etag, *headers))


ROUTES = (
    resource("/organiser/events", GET=list_events, POST=make_event),
    resource("/organiser/events/{event}", GET=read_event, PATCH=change_event, DELETE=delete_event),
    resource("/organiser/events/{event}/scenario", GET=download_scenario),
    resource("/organiser/check", POST=check_text),
)
