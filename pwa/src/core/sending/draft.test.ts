import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem, unreachableProblem } from "../view/api";
import { FormDraft } from "./draft";
import type { Attempt, CommandBody, FormCase, FormField, Objection } from "../view/wire";

const seller: FormField = { name: "seller", kind: "choice", options: [{ value: "minerva" }, { value: "juno" }] };
const awaitingField: FormField = { name: "quantity", kind: "awaiting", after: ["seller"] };
const quantity: FormField = { name: "quantity", kind: "number", least: 1, most: 3, step: 1, unit: "" };
const objection: Objection = { rule: "LIM-02", grade: "L", key: "k", args: {}, waivable: true, hidden: false, text: "" };

const result = (changes: Partial<Attempt> = {}): Attempt => ({
  fields: [seller, quantity],
  complete: true,
  objections: [],
  warnings: [],
  voices: [],
  legs: [],
  after: {},
  becomes: [],
  ...changes,
});

function testDraft(preset = {}, fields: readonly FormField[] = [seller, awaitingField], later?: readonly FormCase[]) {
  const attempt = vi.fn(async (_body: CommandBody, _signal: AbortSignal) => result());
  const frame = (): CommandBody => ({ type: "buy-legions", as: "hirtius", period: 5 });
  return { attempt, draft: new FormDraft({ attempt, frame, fields, laterCases: later, preset }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first try is made at once, with the fields that need no choice", async () => {
  const { attempt, draft } = testDraft();
  attempt.mockResolvedValue(result({ fields: [seller, awaitingField], complete: false }));
  draft.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt.mock.calls[0]?.[0]).toEqual({ type: "buy-legions", as: "hirtius", period: 5 });
  expect(draft.isReady()).toBe(false);
  expect(draft.busy.value).toBe(false);
});

test("a choice narrows the later fields, and their default values are tried too", async () => {
  const { attempt, draft } = testDraft();
  draft.set("seller", "minerva");
  await vi.advanceTimersByTimeAsync(120);
  expect(draft.fields.value).toEqual([seller, quantity]);
  expect(draft.chosenValues.value).toEqual({ seller: "minerva", quantity: 1 });
  await vi.advanceTimersByTimeAsync(10);
  expect(attempt.mock.calls.map(([body]) => body["quantity"])).toEqual([undefined, 1]);
  expect(draft.isReady()).toBe(true);
  expect(draft.body()).toEqual({ type: "buy-legions", as: "hirtius", period: 5, seller: "minerva", quantity: 1 });
});

test("several taps in a row make one try", async () => {
  const { attempt, draft } = testDraft({ seller: "juno" }, [seller, quantity]);
  draft.set("quantity", 2);
  draft.set("quantity", 3);
  await vi.advanceTimersByTimeAsync(500);
  expect(attempt).toHaveBeenCalledOnce();
});

test("an answer to an older choice is ignored", async () => {
  const { attempt, draft } = testDraft({}, [seller, quantity]);
  const answers: ((value: Attempt) => void)[] = [];
  attempt.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  draft.set("quantity", 2, 0);
  await vi.advanceTimersByTimeAsync(0);
  draft.set("quantity", 3, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt.mock.calls[0]?.[1].aborted).toBe(true);
  answers[0]?.(result({ objections: [objection] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.result.value).toBeNull();
  answers[1]?.(result());
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.objections()).toEqual([]);
  draft.close();
});

test("without a network the form stays usable and shows the problem", async () => {
  const { attempt, draft } = testDraft({ seller: "juno" }, [seller, quantity]);
  attempt.mockRejectedValue(unreachableProblem());
  draft.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.problem.value?.slug).toBe("unreachable");
  expect(draft.isReady()).toBe(true);
});

test("a failure of an older try is not shown", async () => {
  const { attempt, draft } = testDraft({}, [seller, quantity]);
  attempt.mockImplementationOnce((_body, signal) => new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(unreachableProblem()));
  }));
  draft.set("quantity", 2, 0);
  await vi.advanceTimersByTimeAsync(0);
  draft.set("quantity", 3, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.problem.value).toBeNull();
});

test("a preset for a field that waits is set when the field opens", async () => {
  const { draft } = testDraft({ seller: "minerva", quantity: 2 });
  expect(draft.chosenValues.value).toEqual({ seller: "minerva", quantity: 2 });
  draft.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(draft.body()["quantity"]).toBe(2);
});

test("an answer without fields leaves the form unchanged", async () => {
  const { attempt, draft } = testDraft({ seller: "minerva" }, [seller]);
  attempt.mockResolvedValue(result({ fields: [], objections: [objection] }));
  draft.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.fields.value).toEqual([seller]);
  expect(draft.objections()).toEqual([objection]);
});

test("a steward overrules an objection with its rule and a reason", async () => {
  const { attempt, draft } = testDraft({ seller: "minerva" }, [seller]);
  attempt.mockResolvedValue(result({ fields: [seller], objections: [objection] }));
  draft.start();
  await vi.advanceTimersByTimeAsync(0);
  draft.overrule({ waive: ["LIM-02"], reason: "agreed aloud" });
  await vi.advanceTimersByTimeAsync(300);
  expect(draft.objections()).toEqual([]);
  expect(attempt.mock.calls.at(-1)?.[0]).toMatchObject({ waive: ["LIM-02"], reason: "agreed aloud" });
  draft.overrule(null);
  expect(draft.body()["waive"]).toBeUndefined();
  draft.close();
});

test("a lost try is repeated until it is answered", async () => {
  const { attempt, draft } = testDraft({ seller: "minerva" });
  attempt.mockRejectedValueOnce(unreachableProblem()).mockRejectedValueOnce(unreachableProblem());
  draft.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.problem.value?.isPassing).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(draft.problem.value).toBeNull();
  expect(draft.isReady()).toBe(true);
  expect(draft.chosenValues.value).toMatchObject({ seller: "minerva" });
});

test("a lost try is repeated at once when the network is back", async () => {
  const { attempt, draft } = testDraft({ seller: "minerva" });
  attempt.mockRejectedValueOnce(unreachableProblem());
  draft.start();
  await vi.advanceTimersByTimeAsync(0);
  draft.retryNow();
  await vi.advanceTimersByTimeAsync(100);
  expect(draft.problem.value).toBeNull();
  const previous = attempt.mock.calls.length;
  draft.retryNow();
  await vi.advanceTimersByTimeAsync(100);
  expect(attempt).toHaveBeenCalledTimes(previous);
});

test("an objection is checked again when the game moves on", async () => {
  const { attempt, draft } = testDraft({ seller: "minerva" }, [seller, quantity]);
  attempt.mockResolvedValueOnce(result({ objections: [objection] }));
  draft.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.objections()).toEqual([objection]);
  draft.recheck();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.objections()).toEqual([]);
  const previous = attempt.mock.calls.length;
  draft.recheck();
  await vi.advanceTimersByTimeAsync(100);
  expect(attempt).toHaveBeenCalledTimes(previous);
});

test("a closed form makes no further try", async () => {
  const { attempt, draft } = testDraft({ seller: "minerva" });
  attempt.mockRejectedValue(unreachableProblem());
  draft.start();
  await vi.advanceTimersByTimeAsync(0);
  draft.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledOnce();
});

test("a preset that became possible after the fields were fetched is kept", async () => {
  const newer: FormField = { ...seller, options: [...seller.options, { value: "vesta" }] };
  const { attempt, draft } = testDraft({ seller: "vesta" }, [seller, awaitingField]);
  attempt.mockResolvedValue(result({ fields: [newer, quantity] }));
  expect(draft.isReady()).toBe(false);
  draft.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(draft.chosenValues.value["seller"]).toBe("vesta");
});

test("after a tap the next field is shown from the try ahead, and the choice is tried again", async () => {
  const { attempt, draft } = testDraft();
  attempt.mockImplementation(async (body) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return body["seller"] ? result() : result({ fields: [seller, awaitingField], complete: false });
  });
  draft.start();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(attempt).toHaveBeenCalledTimes(3);
  draft.set("seller", "juno");
  expect(draft.fields.value).toEqual([seller, quantity]);
  expect(draft.isReady()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempt.mock.calls.at(-1)?.[0]).toMatchObject({ seller: "juno", quantity: 1 });
  draft.recheck();
  draft.close();
});

describe("without a network", () => {
  const asset = (...values: string[]): FormField => ({ name: "asset", kind: "choice", options: values.map((value) => ({ value })) });
  const waiting: FormField[] = [seller, { name: "asset", kind: "awaiting", after: ["seller"] }, { name: "quantity", kind: "awaiting", after: ["asset"] }];
  const given = (field: string, value: string) => ({ field, values: [value] });
  const later: FormCase[] = [
    { given: [given("seller", "minerva")], fields: [asset("legio", "classis")] },
    { given: [given("seller", "minerva"), given("asset", "legio")], fields: [quantity] },
    { given: [given("seller", "minerva"), given("asset", "classis")], fields: [quantity] },
    { given: [given("seller", "juno")], fields: [asset("legio")] },
    { given: [given("seller", "juno"), given("asset", "legio")], fields: [{ ...quantity, most: 2 }] },
  ];

  async function offlineDraft(preset = {}, fields = waiting, cases: FormCase[] | undefined = later) {
    const made = testDraft(preset, fields, cases);
    made.attempt.mockRejectedValue(unreachableProblem());
    made.draft.start();
    await vi.advanceTimersByTimeAsync(0);
    return made;
  }

  test("the form itself tells the fields after each choice", async () => {
    const { draft } = await offlineDraft();
    expect(draft.fields.value).toEqual(waiting);
    draft.set("seller", "minerva");
    expect(draft.fields.value).toEqual([seller, asset("legio", "classis"), waiting[2]]);
    expect(draft.isReady()).toBe(false);
    draft.set("asset", "classis");
    expect(draft.fields.value).toEqual([seller, asset("legio", "classis"), quantity]);
    draft.set("quantity", 3);
    expect(draft.isReady()).toBe(true);
    expect(draft.body()).toMatchObject({ seller: "minerva", asset: "classis", quantity: 3 });
    draft.close();
  });

  test("an option that is newer than the form stays chosen, and the fields after it wait for the server", async () => {
    const newer: FormField = { name: "seller", kind: "choice", options: ["minerva", "juno", "vulcan"].map((value) => ({ value })) };
    const { attempt, draft } = testDraft({}, waiting, later);
    attempt.mockResolvedValue(result({ fields: [newer, ...waiting.slice(1)], complete: false }));
    draft.start();
    await vi.advanceTimersByTimeAsync(0);
    draft.set("seller", "minerva");
    draft.set("asset", "classis");
    draft.set("seller", "vulcan");
    expect(draft.chosenValues.value).toEqual({ seller: "vulcan" });
    expect(draft.fields.value.map(({ kind }) => kind)).toEqual(["choice", ...waiting.slice(1).map(() => "awaiting")]);
    expect(draft.isReady()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(attempt.mock.calls.at(-1)?.[0]).toMatchObject({ seller: "vulcan" });
    draft.close();
  });

  test("a field with one option is chosen and tells the next field, also after a change of mind", async () => {
    const { draft } = await offlineDraft({ seller: "minerva", asset: "classis", quantity: 3 });
    expect(draft.isReady()).toBe(true);
    draft.set("seller", "juno");
    expect(draft.chosenValues.value).toEqual({ seller: "juno", asset: "legio", quantity: 1 });
    expect(draft.isReady()).toBe(true);
    draft.close();
  });

  test("an optional field that the form does not tell stays empty", async () => {
    const companions: FormField = { name: "companions", kind: "awaiting", after: ["seller"], optional: true };
    const { attempt, draft } = testDraft({}, [seller, companions]);
    attempt.mockImplementation(() => new Promise(() => undefined));
    draft.set("seller", "juno");
    await vi.advanceTimersByTimeAsync(200);
    expect(draft.isReady()).toBe(false);
    draft.close();
    const cut = await offlineDraft({}, [seller, companions], undefined);
    expect(cut.draft.isReady()).toBe(false);
    expect(cut.draft.staysEmpty(companions)).toBe(false);
    cut.draft.set("seller", "juno");
    expect(cut.draft.staysEmpty(companions)).toBe(true);
    expect(cut.draft.isReady()).toBe(true);
    expect(cut.draft.body()).toEqual({ type: "buy-legions", as: "hirtius", period: 5, seller: "juno" });
    cut.draft.close();
  });

  test("an optional field does not stay empty if only the server fails", async () => {
    const companions: FormField = { name: "companions", kind: "awaiting", after: ["seller"], optional: true };
    const { attempt, draft } = testDraft({ seller: "juno" }, [seller, companions]);
    attempt.mockRejectedValue(new Problem({ type: "/problems/busy", title: "", status: 503 }));
    draft.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.staysEmpty(companions)).toBe(false);
    expect(draft.isUnanswered(companions)).toBe(true);
    draft.close();
  });

  test("an objection from a try ahead stays if the try after the choice is lost", async () => {
    const size: FormField = { name: "quantity", kind: "choice", options: [{ value: "few" }, { value: "many" }] };
    const { attempt, draft } = testDraft();
    attempt.mockImplementation(async (body) => (body["seller"] ? result({ fields: [seller, size], objections: [objection] }) : result({ fields: [seller, awaitingField] })));
    draft.start();
    await vi.advanceTimersByTimeAsync(100);
    attempt.mockRejectedValue(unreachableProblem());
    draft.set("seller", "juno");
    await vi.advanceTimersByTimeAsync(200);
    expect(draft.problem.value?.slug).toBe("unreachable");
    expect(draft.objections()).toEqual([objection]);
    draft.close();
  });

  test("a needed field that the form does not tell needs the server", async () => {
    const { draft } = await offlineDraft({}, waiting, later.slice(0, 1));
    draft.set("seller", "juno");
    expect(draft.fields.value.map((field) => draft.isUnanswered(field))).toEqual([false, true, false]);
    expect(draft.isReady()).toBe(false);
    draft.close();
  });

  test("an objection to other values is no longer shown", async () => {
    const { attempt, draft } = testDraft({ seller: "juno" }, [seller, quantity]);
    attempt.mockResolvedValueOnce(result({ objections: [objection] })).mockResolvedValueOnce(result({ objections: [objection] }));
    draft.start();
    await vi.advanceTimersByTimeAsync(10);
    attempt.mockRejectedValue(unreachableProblem());
    draft.recheck();
    await vi.advanceTimersByTimeAsync(10);
    expect(draft.objections()).toEqual([objection]);
    draft.set("quantity", 2);
    await vi.advanceTimersByTimeAsync(200);
    expect(draft.objections()).toEqual([]);
    draft.close();
  });
});

test("a form that tells its later fields tries no options in advance", async () => {
  const given = [{ field: "seller", values: ["minerva", "juno"] }];
  const { attempt, draft } = testDraft({}, [seller, awaitingField], [{ given, fields: [quantity] }]);
  attempt.mockResolvedValue(result({ fields: [seller, awaitingField], complete: false }));
  draft.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(attempt).toHaveBeenCalledOnce();
  draft.set("seller", "juno");
  expect(draft.fields.value).toEqual([seller, quantity]);
  draft.close();
});
