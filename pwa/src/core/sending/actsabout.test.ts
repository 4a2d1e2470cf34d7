import { expect, test } from "vitest";
import { actsAbout } from "./actsabout";
import { isListedAct } from "../view/acts";
import type { Form } from "../view/wire";

const form = (type: string, ref: string, isBlocked = false): Form => ({
  type,
  chapter: "MERC",
  fields: [
    { name: "n", kind: "number", least: 1, most: 2, step: 1, unit: "" },
    { name: "target", kind: "choice", options: [{ value: "x", ref }, { value: "y", ref: "who:other" }] },
  ],
  blocked: isBlocked ? [{ rule: "R", grade: "L", key: "k", args: {}, waivable: true, hidden: false, text: "" }] : [],
});

test("acts about a person come with that person filled in", () => {
  const forms = [form("give", "who:livia"), form("move", "place:gaul"), form("buy", "who:livia", true)];
  expect(actsAbout(forms, "who", "livia").map(({ form, preset }) => [form.type, preset])).toEqual([
    ["give", { target: "x" }],
  ]);
  expect(actsAbout(forms, "place", "gaul").map(({ form }) => form.type)).toEqual(["move"]);
  expect(actsAbout(forms, "place", "rome")).toEqual([]);
});

test("acts that have a screen of their own are not listed", () => {
  expect(["move", "buy-legions", "set-fact"].every(isListedAct)).toBe(true);
  expect(["consent", "reverse", "pause", "appeal"].some(isListedAct)).toBe(false);
});
