import { expect, test } from "vitest";
import { readingQuestionKey, readingChangeOf, changedReadings, readingKeyOfReference, readingValueMessage } from "./readings";

test("the keys of a reading's texts are made of its name and value, as on the server", () => {
  expect(readingQuestionKey("cap.refuse_transfers")).toBe("reading-cap-refuse-transfers");
  expect(readingValueMessage("cap.refuse_transfers", true)).toEqual({ key: "reading-cap-refuse-transfers-is-true" });
  expect(readingValueMessage("dice_order", "natural juno_doubling")).toEqual({ key: "reading-dice-order-is-natural-juno-doubling" });
});

test("numbers share a message, and a number written as text does not", () => {
  expect(readingValueMessage("prices.classis", 700_000)).toEqual({ key: "reading-prices-classis-number", args: { n: 700_000 } });
  expect(readingValueMessage("fights.net", "1")).toEqual({ key: "reading-fights-net-is-1" });
});

test("a reference to a reading gives the key of its message", () => {
  expect(readingKeyOfReference("reading:prices-classis-number/700000")).toBe("reading-prices-classis-number");
  expect(["who:livia", 7, undefined, "reading"].map(readingKeyOfReference)).toEqual(["", "", "", ""]);
});

test("a command that changes a reading gives its name and new value", () => {
  expect(readingChangeOf("set-switch", { switch: "cap.scope", value: "each_kind", reason: "" })).toEqual(["cap.scope", "each_kind"]);
  expect(readingChangeOf("set-switch", { switch: "cap.scope" })).toEqual(["cap.scope", ""]);
  expect([readingChangeOf("set-switch", {}), readingChangeOf("give", { switch: "cap.scope", value: "x" })]).toEqual([undefined, undefined]);
});

test("the changed readings come from the view, and without a view there are none", () => {
  expect(changedReadings({ slices: { switches: { flipped: { "a.b": true } } } })).toEqual({ "a.b": true });
  expect([changedReadings({ slices: {} }), changedReadings(null)]).toEqual([{}, {}]);
});
