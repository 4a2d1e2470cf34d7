import { describe, expect, test } from "vitest";
import type { PreparedEvent } from "../../core/view/wire";
import { changeRequest, findConflicts, keyOfRequestField, withChange, withoutSaved } from "./fieldchanges";
import type { FieldValue, PendingChanges } from "./fieldchanges";

const event = (values: Record<string, unknown>): PreparedEvent => ({
  id: "e1",
  tag: "e1.1",
  saved: 0,
  game: "", founded: false, printed: false, ruleset: "ludi_romani",
  details: { name: "Saturnalia" },
  scenario: "",
  values,
  check: { problems: [], doubts: [], seasons: {} },
});
const linesOfJuno = () => ({ powers: { fulmen: 1 }, holdings: { denarius: 5 } });
const asValue = (value: unknown): FieldValue => value as FieldValue;

describe("Equal lines of a character from two answers", () => {
  const present = event({ cast: { juno: linesOfJuno() } });

  test("are no change", () => {
    const leftOut = withChange(present, {}, "scenario/cast/juno", null);
    expect(withChange(present, leftOut, "scenario/cast/juno", asValue(linesOfJuno()))).toEqual({});
  });

  test("are no conflict", () => {
    const pending: PendingChanges = { "scenario/cast/juno": { value: null, base: asValue(linesOfJuno()) } };
    expect(findConflicts(present, pending)).toEqual([]);
    expect(findConflicts(event({ cast: { juno: { powers: { fulmen: 2 } } } }), pending)).toHaveLength(1);
  });

  test("are saved", () => {
    const change = { value: asValue(linesOfJuno()), base: null };
    expect(withoutSaved({ "scenario/cast/juno": change }, { "scenario/cast/juno": { ...change, value: asValue(linesOfJuno()) } }, present)).toEqual({});
  });
});

test("A problem names the fields of the request", () => {
  const changes: PendingChanges = {
    "scenario/title": { value: "Ludi", base: undefined },
    "event/name": { value: "Saturnalia", base: "" },
    "scenario/dice": { value: undefined, base: "table" },
  };
  expect(changeRequest(changes)).toEqual({ details: { name: "Saturnalia" }, fields: [{ path: ["title"], value: "Ludi" }, { path: ["dice"], removed: true }] });
  expect(keyOfRequestField(changes, "fields.1")).toBe("scenario/dice");
  expect(keyOfRequestField(changes, "fields.0.value.str")).toBe("scenario/title");
  expect(keyOfRequestField(changes, "details.name")).toBe("event/name");
  expect(keyOfRequestField(changes, "details.date")).toBeUndefined();
  expect(keyOfRequestField(changes, "body")).toBeUndefined();
});
