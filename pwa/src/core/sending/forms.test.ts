import { describe, expect, test } from "vitest";
import { isInDomain, shareCap, plusMinusStep, valuesIfNoChoiceOpen, fitToFields, initialValue, sumOfShares, validValues } from "./forms";
import type { FormField } from "../view/wire";

const options = [{ value: "minerva" }, { value: "juno" }];
const choice: FormField = { name: "seller", kind: "choice", options };
const subset: FormField = { name: "companions", kind: "subset", options, least: 1, most: 1 };
const number: Extract<FormField, { kind: "number" }> = { name: "quantity", kind: "number", least: 100, most: 500, step: 100, unit: "" };
const split: Extract<FormField, { kind: "split" }> = { name: "give", kind: "split", options, total: 5, least: 0, step: 1, caps: { juno: 2 } };
const text: FormField = { name: "reason", kind: "text", least: 2, most: 5 };
const dice: FormField = { name: "dice", kind: "dice", count: 2, sides: 6 };
const entry: FormField = { name: "entry", kind: "entry" };
const rows: Extract<FormField, { kind: "rows" }> = {
  name: "ways",
  kind: "rows",
  limit: 3,
  rows: [
    { of: "ada", options: [{ value: "bench" }], onward: { bench: ["wall"], wall: ["bench"] }, most: 3, price: 1 },
    { of: "bea", options: [{ value: "wall" }], onward: {}, most: 1, price: 1 },
  ],
};
const awaitingField: FormField = { name: "later", kind: "awaiting", after: ["seller"] };

describe("a value lies in the domain of its field", () => {
  const cases: [string, FormField, unknown, boolean][] = [
    ["an option", choice, "juno", true],
    ["no option", choice, "mars", false],
    ["nothing", choice, undefined, false],
    ["enough of the options", subset, ["juno"], true],
    ["too few", subset, [], false],
    ["too many", subset, ["juno", "minerva"], false],
    ["a stranger among them", subset, ["mars"], false],
    ["not a list", subset, "juno", false],
    ["a number on a step", number, 300, true],
    ["between steps", number, 350, false],
    ["below", number, 0, false],
    ["above", number, 600, false],
    ["half", number, 100.5, false],
    ["shares within the total", split, { minerva: 3, juno: 2 }, true],
    ["more than the total", split, { minerva: 5, juno: 1 }, false],
    ["more than one may get", split, { juno: 3 }, false],
    ["a share for a stranger", split, { mars: 1 }, false],
    ["a share below nothing", split, { minerva: -1 }, false],
    ["shares as a list", split, [1], false],
    ["no row filled in", rows, {}, true],
    ["steps that lead on", rows, { ada: ["bench", "wall"], bea: ["wall"] }, true],
    ["steps that do not", rows, { ada: ["wall"] }, false],
    ["more steps than a row has", rows, { bea: ["wall", "bench"] }, false],
    ["a row without a step", rows, { ada: [] }, false],
    ["more than the limit", rows, { ada: ["bench", "wall", "bench"], bea: ["wall"] }, false],
    ["a foreign row", rows, { cai: ["wall"] }, false],
    ["rows as a list", rows, [], false],
    ["words of the right length", text, "abc", true],
    ["words too short", text, "a", false],
    ["words too long", text, "abcdef", false],
    ["a face for each die", dice, [6, 1], true],
    ["a die without a face", dice, [6, 0], false],
    ["a face no die has", dice, [7, 1], false],
    ["too many dice", dice, [6, 1, 1], false],
    ["no dice", dice, 6, false],
    ["an entry", entry, "e1", true],
    ["no entry", entry, "", false],
    ["a field that waits", awaitingField, "x", false],
  ];
  test.each(cases)("%s", (_name, field, value, expected) => {
    expect(isInDomain(field, value as never)).toBe(expected);
  });
});

test("a form starts with the values that need no choice", () => {
  expect(initialValue(choice)).toBeUndefined();
  expect(initialValue({ ...choice, options: [{ value: "juno" }] })).toBe("juno");
  expect(initialValue({ ...choice, options: [{ value: "juno" }, { value: "" }] })).toBe("");
  expect(initialValue(subset)).toEqual([]);
  expect(initialValue(number)).toBe(100);
  expect(initialValue(split)).toEqual({});
  expect(initialValue(text)).toBeUndefined();
  expect(initialValue({ ...text, least: 0 } as FormField)).toBe("");
  expect(initialValue(entry)).toBeUndefined();
});

test("an act is decided when no choice is left", () => {
  const onlyField: FormField = { ...choice, name: "only", options: [{ value: "juno" }] };
  const note: FormField = { name: "note", kind: "text", least: 0, most: 9 };
  expect(valuesIfNoChoiceOpen([onlyField, note, dice], { dice: [1, 2] })).toEqual({ only: "juno", note: "", dice: [1, 2] });
  expect(valuesIfNoChoiceOpen([choice], { seller: "juno" })).toEqual({ seller: "juno" });
  expect(valuesIfNoChoiceOpen([choice], {})).toBeNull();
  expect(valuesIfNoChoiceOpen([number], {})).toBeNull();
  expect(valuesIfNoChoiceOpen([], { foreign: 1 })).toEqual({});
});

test("dice keep the typed faces while some are missing", () => {
  expect(fitToFields([dice], { dice: [4, 0] })).toEqual({ dice: [4, 0] });
  expect(validValues([dice], { dice: [4, 0] })).toEqual({});
});

test("after fields were narrowed, the values are fitted to them", () => {
  const values = { seller: "mars", quantity: 950, reason: "a", gone: 1 };
  expect(fitToFields([choice, number, text], values)).toEqual({ quantity: 500, reason: "a" });
  expect(fitToFields([{ ...number, most: 450 }], { quantity: 430 })).toEqual({ quantity: 400 });
  expect(fitToFields([awaitingField], {})).toEqual({});
});

test("incomplete shares and lists are kept as far as the fields allow them", () => {
  const field: FormField = { ...split, total: 2, least: 2 };
  expect(fitToFields([field], { give: { minerva: 1 } })).toEqual({ give: { minerva: 1 } });
  expect(isInDomain(field, { minerva: 1 })).toBe(false);
  expect(fitToFields([field], { give: { minerva: 3 } })).toEqual({ give: {} });
  expect(fitToFields([field], { give: { mars: 1 } })).toEqual({ give: {} });
  const pair: FormField = { ...subset, least: 2, most: 2 };
  expect(fitToFields([pair], { companions: ["juno"] })).toEqual({ companions: ["juno"] });
  expect(fitToFields([pair], { companions: ["mars"] })).toEqual({ companions: [] });
});

test("only values in their domains are sent", () => {
  const values = { seller: "juno", quantity: 300, reason: "a" };
  expect(validValues([choice, number, text], values)).toEqual({ seller: "juno", quantity: 300 });
});

test("shares add up", () => {
  expect(sumOfShares({ a: 2, b: 3 })).toBe(5);
  expect([shareCap(split, "juno"), shareCap(split, "minerva")]).toEqual([2, 5]);
});

test("buttons take steps that need few taps", () => {
  expect(plusMinusStep(1, 10)).toBe(1);
  expect(plusMinusStep(1, 1_200_000)).toBe(100_000);
  expect(plusMinusStep(100_000, 2_000_000)).toBe(100_000);
});

test("after rows have changed, the steps that are still allowed are kept", () => {
  const values = { ways: { ada: ["bench", "wall"], bea: ["gate"] } };
  expect(fitToFields([rows], values)).toEqual({ ways: { ada: ["bench", "wall"] } });
  expect(fitToFields([{ ...rows, limit: 1 }], values)).toEqual({ ways: {} });
  expect(fitToFields([rows], {})).toEqual({ ways: {} });
});
