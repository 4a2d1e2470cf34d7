"""Events in preparation: the list of them, and making, reading, changing and deleting one."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from api.base.problems import ProblemError, kernel_sentence, malformed, too_many
from api.base.reply import Reply, json_reply
from api.http.endpoint import API_PATH, resource
from api.http.request_context import RequestContext
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
from api.organising.event_check import (
    check_scenario,
    detail_problems,
    ruleset_of,
    scenario_values,
)
from api.organising.event_rows import MAX_EVENTS, EventRow, EventRows, StoredEvent
from api.organising.organiser_session import NOT_ORGANISER, for_organisers
from api.organising.templates import templates_of
from ledger.contract.ruleset import Ruleset
from ledger.scenario.field_changes import FieldChange, UnchangeableError, changed_text
from ledger.scenario.yamlfile import ScenarioError
from ledger.store.base import ConflictError

_IF_MATCH: Mapping[str, Any] = {
    **TEXT_SCHEMA,
    "description": "The ETag of the version that is changed, in quotation marks.",
}
_ID_BYTES = 8
_EVENT_PROBLEMS = (*NOT_ORGANISER, "unknown-event")
_CHANGE_PROBLEMS = (*_EVENT_PROBLEMS, "changed-elsewhere")


@with_description(EndpointDescription(gives=PreparedEvents, problems=NOT_ORGANISER))
@for_organisers
async def events(context: RequestContext) -> Reply:
    """Return the events in preparation, the newest first."""
    rows = await EventRows(context.host).all_events()
    documents = [
        {
            "id": event_id,
            "saved": row.saved,
            "ruleset": row.ruleset,
            "details": _known_details(row),
            "problems": row.problems,
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
async def new(context: RequestContext) -> Reply:
    """Make an event from a template, or from the text of a scenario.

    A scenario with faults is saved as well: it only cannot be founded.
    """
    body, rows, host = await context.read(NewEvent), EventRows(context.host), context.host
    if len(await rows.all_events()) >= MAX_EVENTS:
        raise too_many(detail=kernel_sentence("explained-many-events", n=MAX_EVENTS))
    rules = _ruleset(context, body.ruleset, body.scenario)
    scenario = _template_text(rules, body.template) if body.scenario is None else body.scenario
    now = host.now()
    row = EventRow(rules.name, scenario, body.details.model_dump(), now, now, 0)
    event = await _write(context, host.randomness(_ID_BYTES).hex(), row, 0)
    location = f"{API_PATH}/organiser/events/{event.id}".encode()
    return await _event_reply(context, event, 201, headers=((b"location", location),))


@with_description(EndpointDescription(gives=PreparedEvent, problems=_EVENT_PROBLEMS))
@for_organisers
async def event(context: RequestContext) -> Reply:
    """Return an event with its faults. `tag` is its ETag."""
    return await _event_reply(context, await _find_event(context))


@with_description(
    EndpointDescription(
        headers={"If-Match": _IF_MATCH},
        body=EventChange,
        gives=PreparedEvent,
        problems=_CHANGE_PROBLEMS,
    )
)
@for_organisers
async def change(context: RequestContext) -> Reply:
    """Change an event. Fields that the change does not name stay as they are.

    Raise the problem changed-elsewhere, with the present `event`, if it is another version.
    """
    body = await context.read(EventChange)
    event = await _find_version(context)
    _require_known_details(body.details)
    row, shelf = event.row, context.host.registry.rulesets
    scenario, ruleset = row.scenario if body.scenario is None else body.scenario, row.ruleset
    if body.scenario is not None:
        ruleset = ruleset_of(body.scenario, shelf) or row.ruleset
    for index, field in enumerate(body.fields):
        field_change = FieldChange(tuple(field.path), field.value, field.removed)
        try:
            scenario = changed_text(scenario, field_change)
        except (UnchangeableError, ScenarioError):
            sentence = kernel_sentence("explained-unchangeable", what=".".join(field.path))
            raise malformed((f"fields.{index}", sentence)) from None
    changed_row = EventRow(
        ruleset, scenario, row.details | body.details, row.made, context.host.now(), 0
    )
    try:
        changed_event = await _write(context, event.id, changed_row, event.revision)
    except ConflictError:
        raise await _changed_elsewhere(context) from None
    return await _event_reply(context, changed_event)


@with_description(
    EndpointDescription(
        headers={"If-Match": _IF_MATCH},
        gives=RemovedEvent,
        problems=(*_CHANGE_PROBLEMS, "elsewhere"),
    )
)
@for_organisers
async def delete(context: RequestContext) -> Reply:
    """Delete an event for ever, with all its rows."""
    event = await _find_version(context)
    if not await EventRows(context.host).delete(event):
        raise await _changed_elsewhere(context)
    return json_reply({"id": event.id})


@with_description(
    EndpointDescription(
        kind="application/yaml",
        answer="The text, as a file.",
        problems=_EVENT_PROBLEMS,
    )
)
@for_organisers
async def scenario(context: RequestContext) -> Reply:
    """Return the text of an event's scenario as a file, byte for byte as it was saved."""
    event = await _find_event(context)
    file_name = f'attachment; filename="{event.row.ruleset}-{event.id}.yaml"'
    return Reply(
        event.row.scenario.encode("utf-8", "surrogatepass"),
        content_type=b"application/yaml; charset=utf-8",
        headers=((b"content-disposition", file_name.encode()),),
    )


@with_description(
    EndpointDescription(body=ScenarioText, gives=ScenarioCheck, problems=NOT_ORGANISER)
)
@for_organisers
async def check(context: RequestContext) -> Reply:
    """Return the faults and doubts of a scenario that is not saved, as `acta check` says them."""
    body = await context.read(ScenarioText)
    rules = _ruleset(context, body.ruleset, body.scenario)
    find = partial(check_scenario, body.scenario, rules)
    checked = await context.host.threads.run_on_reading_thread(find)
    return json_reply(checked.model_dump())


def _ruleset(context: RequestContext, name: str, scenario: str | None) -> Ruleset[Any]:
    """Return the rules of this name, or those that the scenario names.

    Raises: the problem malformed: there are no such rules.
    """
    shelf = context.host.registry.rulesets
    rules = shelf.get(name or (ruleset_of(scenario, shelf) if scenario else ""))
    if rules is None:
        raise malformed(("ruleset", f"there are: {', '.join(shelf)}"))
    return rules


def _template_text(rules: Ruleset[Any], name: str) -> str:
    templates = templates_of(rules)
    template = templates.get(name or next(iter(templates)))
    if template is None:
        raise malformed(("template", f"there are: {', '.join(templates)}"))
    return template.scenario


def _require_known_details(details: Mapping[str, str]) -> None:
    known_names = EventDetails.model_fields
    unknown_names = [name for name in details if name not in known_names]
    if unknown_names:
        sentence = f"there are: {', '.join(known_names)}"
        raise malformed(*((f"details.{name}", sentence) for name in unknown_names))


async def _find_event(context: RequestContext) -> StoredEvent:
    event = await EventRows(context.host).find(context.path_part("event"))
    if event is None:
        raise ProblemError("unknown-event")
    return event


async def _find_version(context: RequestContext) -> StoredEvent:
    """Return the event in the version that the request names.

    Raises: the problems unknown-event, malformed and changed-elsewhere.
    """
    tag = context.header(b"if-match").removeprefix("W/").strip('"')
    if not tag:
        raise malformed(("If-Match", kernel_sentence("explained-if-match")))
    event = await _find_event(context)
    if event.tag != tag:
        raise await _changed_elsewhere(context)
    return event


async def _changed_elsewhere(context: RequestContext) -> ProblemError:
    """Return the problem that another window has changed the event, with the present version.

    Raises: the problem unknown-event: the event was deleted.
    """
    event = await _find_event(context)
    return ProblemError("changed-elsewhere", event=await _event_document(context, event))


async def _write(
    context: RequestContext, event_id: str, row: EventRow, revision: int
) -> StoredEvent:
    check = await _check(context, row)
    counted_row = EventRow(
        row.ruleset, row.scenario, row.details, row.made, row.saved, len(check.problems)
    )
    return await EventRows(context.host).write(event_id, counted_row, revision)


async def _check(context: RequestContext, row: EventRow) -> ScenarioCheck:
    """Return the faults of an event. The check takes milliseconds, so it runs on a thread."""
    return await context.host.threads.run_on_reading_thread(
        lambda: _check_row(row, context.host.registry.rulesets)
    )


def _check_row(row: EventRow, shelf: Mapping[str, Ruleset[Any]]) -> ScenarioCheck:
    details_faults: list[FieldProblem] = list(detail_problems(row.details))
    rules = shelf.get(row.ruleset)
    if rules is None:
        fault = FieldProblem(
            part="scenario",
            path=["based_on"],
            line=1,
            sentence=kernel_sentence("explained-unknown-rules", slug=row.ruleset),
        )
        return ScenarioCheck(problems=[*details_faults, fault], doubts=[], seasons={})
    checked = check_scenario(row.scenario, rules)
    return checked.model_copy(update={"problems": [*details_faults, *checked.problems]})


def _known_details(row: EventRow) -> dict[str, str]:
    return {name: row.details.get(name, "") for name in EventDetails.model_fields}


async def _event_document(context: RequestContext, event: StoredEvent) -> dict[str, Any]:
    return {
        "id": event.id,
        "tag": event.tag,
        "saved": event.row.saved,
        "ruleset": event.row.ruleset,
        "details": _known_details(event.row),
        "scenario": event.row.scenario,
        "values": scenario_values(event.row.scenario),
        "check": (await _check(context, event.row)).model_dump(),
    }


async def _event_reply(
    context: RequestContext,
    event: StoredEvent,
    status: int = 200,
    headers: tuple[tuple[bytes, bytes], ...] = (),
) -> Reply:
    etag = (b"etag", f'"{event.tag}"'.encode())
    document = await _event_document(context, event)
    return json_reply(document, status, headers=(etag, *headers))


ROUTES = (
    resource("/organiser/events", GET=events, POST=new),
    resource("/organiser/events/{event}", GET=event, PATCH=change, DELETE=delete),
    resource("/organiser/events/{event}/scenario", GET=scenario),
    resource("/organiser/check", POST=check),
)
