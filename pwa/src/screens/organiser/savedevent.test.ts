import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem, unreachableProblem } from "../../core/view/api";
import type { ProblemDoc } from "../../core/view/api";
import type { EventChange, PreparedEvent } from "../../core/view/wire";
import { EventSaver, RETRY_DELAY_MS, SAVE_DELAY_MS } from "./savedevent";
import type { OpenEvent } from "./savedevent";

const first: PreparedEvent = {
  id: "e1",
  tag: "e1.1",
  saved: 0,
  game: "", founded: false, printed: false, ruleset: "ludi_romani",
  details: { name: "" },
  scenario: "title: Old\n",
  values: { title: "Old" },
  check: { problems: [], doubts: [], seasons: {} },
};

/** A server with one event. It refuses the requests for which there is a problem in `problems`. */
class EventServer {
  event = first;
  readonly bodies: EventChange[] = [];
  readonly problems: (Problem | null)[] = [];

  readonly send = async (version: PreparedEvent, body: EventChange): Promise<PreparedEvent> => {
    this.bodies.push(body);
    const problem = this.problems.shift();
    if (problem) throw problem;
    if (version.tag !== this.event.tag) throw changedElsewhere(this.event);
    return this.save(body);
  };

  save({ scenario = this.event.scenario, details = {}, fields = [] }: EventChange): PreparedEvent {
    const values = Object.fromEntries(fields.map(({ path, value }) => [path[0], value]));
    const revision = Number(this.event.tag.split(".")[1]) + 1;
    const text = Object.entries(values).reduce((lines, [key, value]) => `${lines}${key}: ${value}\n`, scenario ?? "");
    this.event = { ...this.event, tag: `e1.${revision}`, scenario: text, details: { ...this.event.details, ...details }, values: { ...this.event.values, ...values } };
    return this.event;
  }
}

const problem = (slug: string, status: number, more: Partial<ProblemDoc> = {}): Problem => new Problem({ type: `/problems/${slug}`, title: slug, status, ...more });
const changedElsewhere = (event: PreparedEvent): Problem => problem("changed-elsewhere", 412, { event });
const malformed = (...fields: string[]): Problem => problem("malformed", 422, { errors: fields.map((field) => ({ field, message: `${field} is wrong.` })) });

let server: EventServer;
let note: string;
let open: OpenEvent;
const onProblem = vi.fn<(problem: Problem) => void>();

const openEvent = (): EventSaver => new EventSaver(server.event, note, { send: server.send, keepNote: (text) => void (note = text), show: (next) => void (open = next), onProblem });
const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  onProblem.mockClear();
  server = new EventServer();
  note = "";
});
afterEach(() => void vi.useRealTimers());

describe("A file", () => {
  test("that is uploaded while a field is being saved is saved after it", async () => {
    openEvent();
    open.changeField("event/name", "Saturnalia");
    await vi.advanceTimersToNextTimerAsync();
    open.changeField("event/name", "Saturnalia 2");
    void vi.advanceTimersByTime(SAVE_DELAY_MS);
    open.replaceScenario("title: New\n");
    await wait(2 * SAVE_DELAY_MS);
    expect(server.event.scenario).toBe("title: New\n");
    expect(server.event.details.name).toBe("Saturnalia 2");
    expect(open.saving).toBe("saved");
    expect(note).toBe("");
  });

  test("is sent again until the server answers, and after the page was opened again", async () => {
    server.problems.push(unreachableProblem());
    const saver = openEvent();
    open.changeField("scenario/title", "Typed");
    open.replaceScenario("title: New\n");
    await wait(0);
    expect(open).toMatchObject({ saving: "unreachable", isUnsaved: true });
    server.problems.push(unreachableProblem());
    await saver.close();
    openEvent();
    await wait(RETRY_DELAY_MS);
    expect(server.event.scenario).toBe("title: New\n");
    expect(open.saving).toBe("saved");
  });

  test("waits while the server is busy", async () => {
    server.problems.push(problem("too-many", 429, { detail: "Wait a little." }));
    openEvent();
    open.replaceScenario("title: New\n");
    await wait(0);
    expect(open).toMatchObject({ saving: "unreachable", failure: "Wait a little." });
    await wait(RETRY_DELAY_MS);
    expect(open.saving).toBe("saved");
  });

  test("that the server refuses gives the changed fields back", async () => {
    server.problems.push(problem("malformed", 413, { detail: "The file is too long." }));
    openEvent();
    open.changeField("scenario/title", "Typed");
    open.replaceScenario("x".repeat(100));
    expect(open.pendingChanges).toEqual({});
    await wait(0);
    expect(open).toMatchObject({ fileRefusal: "The file is too long.", pendingChanges: { "scenario/title": { value: "Typed" } } });
    await wait(SAVE_DELAY_MS);
    expect(server.event.scenario).toBe("title: Old\ntitle: Typed\n");
    expect(open).toMatchObject({ saving: "refused", fileRefusal: "The file is too long.", isUnsaved: false });
    open.changeField("event/name", "Saturnalia");
    await wait(SAVE_DELAY_MS);
    expect(open.saving).toBe("saved");
  });

  test("replaces no text that another window has changed, and no detail is in its way", async () => {
    openEvent();
    server.save({ details: { name: "Lupercalia" } });
    open.replaceScenario("title: New\n");
    await wait(SAVE_DELAY_MS);
    expect(server.event).toMatchObject({ scenario: "title: New\n", details: { name: "Lupercalia" } });
    server.save({ scenario: "title: Theirs\n" });
    open.changeField("scenario/title", "Typed");
    open.replaceScenario("title: Mine\n");
    await wait(0);
    expect(server.event.scenario).toBe("title: Theirs\n");
    expect(open).toMatchObject({ fileRefusal: "changed-elsewhere", event: { scenario: "title: Theirs\n" }, pendingChanges: { "scenario/title": { value: "Typed" } } });
  });
});

describe("A refused field", () => {
  test("does not stop the others, and is marked until it is changed", async () => {
    server.problems.push(malformed("fields.0"));
    openEvent();
    open.changeField("scenario/title", "Bad");
    open.changeField("event/name", "Saturnalia");
    await wait(SAVE_DELAY_MS);
    expect(open.refusals).toEqual({ "scenario/title": "fields.0 is wrong." });
    await wait(SAVE_DELAY_MS);
    expect(server.event.details.name).toBe("Saturnalia");
    expect(open).toMatchObject({ saving: "refused", pendingChanges: { "scenario/title": { value: "Bad" } } });
    open.changeField("event/date", "2026-12-17");
    await wait(SAVE_DELAY_MS);
    expect(server.bodies.at(-1)).toEqual({ details: { date: "2026-12-17" }, fields: [] });
    open.changeField("scenario/title", "Good");
    expect(open.refusals).toEqual({});
    await wait(SAVE_DELAY_MS);
    expect(server.event.values).toEqual({ title: "Good" });
    expect(open.saving).toBe("saved");
  });

  test("without a name stops only the values that were sent with it", async () => {
    server.problems.push(problem("too-large", 413, { detail: "Too long." }));
    openEvent();
    open.changeField("scenario/title", "Bad");
    await wait(SAVE_DELAY_MS);
    expect(open.refusals).toEqual({ "scenario/title": "Too long." });
    open.changeField("event/name", "Saturnalia");
    await wait(SAVE_DELAY_MS);
    expect(server.event.details.name).toBe("Saturnalia");
  });
});

test("Closing the page sends what was typed last", async () => {
  const saver = openEvent();
  open.changeField("event/name", "Saturnalia");
  await saver.close();
  expect(server.event.details.name).toBe("Saturnalia");
  expect(note).toBe("");
});

test("What could not be sent at closing stays in this browser and is sent when the event is opened again", async () => {
  const saver = openEvent();
  open.changeField("event/name", "Saturnalia");
  server.problems.push(unreachableProblem());
  await saver.close();
  await wait(RETRY_DELAY_MS);
  expect(server.bodies).toHaveLength(1);
  openEvent();
  await wait(SAVE_DELAY_MS);
  expect(server.event.details.name).toBe("Saturnalia");
});

test("A session that is over is told once, and keeps what was typed", async () => {
  server.problems.push(problem("unauthorized", 401));
  const saver = openEvent();
  open.changeField("event/name", "Saturnalia");
  await wait(SAVE_DELAY_MS);
  await saver.close();
  expect(onProblem).toHaveBeenCalledTimes(1);
  expect(server.bodies).toHaveLength(1);
  expect(note).toContain("Saturnalia");
});

test("A field that another window has changed, too, waits for a choice", async () => {
  openEvent();
  server.save({ details: { name: "Lupercalia" } });
  open.changeField("event/name", "Saturnalia");
  await wait(SAVE_DELAY_MS);
  const [conflict] = open.conflicts;
  if (!conflict) throw new Error("No conflict.");
  expect(conflict).toEqual({ key: "event/name", ownValue: "Saturnalia", otherValue: "Lupercalia" });
  open.settleConflict(conflict, true);
  await wait(SAVE_DELAY_MS);
  expect(server.event.details.name).toBe("Saturnalia");
});
