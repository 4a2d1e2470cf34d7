import { expect, test } from "vitest";
import { Messages } from "./messages";
import type { Args } from "../view/values";

const SOURCE = `
waits = { $who } { AGREE($who, "has", "have") } { $n } { AGREE($n, "turn", "turns") }
of = A message of { $who }. { $who } wrote it to { $to }: “{ $who }”
back = { $by } took this back: { $said }
lent = { $asset } { AGREE($asset, "is", "are") } lent
asset-ship = { $n ->
    [one] ship
   *[other] ships
}
spoken-fates = The Fates
    .number = plural
    .within = the Fates
spoken-pair = Saturn & Ops
    .number = plural
`;

const NAMES: Readonly<Record<string, string>> = {
  "who/fates": "The Fates",
  "who/pair": "Saturn & Ops",
  "who/twins": "Castor & Pollux",
  "number/twins": "plural",
  "who/ada": "Ada",
  "who/isis": "Isis",
};
const messages = new Messages([SOURCE], (kind, id) => NAMES[`${kind}/${id}`]);
const waitsText = (subject: unknown, number = 1): string => messages.text("waits", { who: subject, n: number });

test.each<[unknown, string]>([
  ["who:ada", "Ada has"],
  ["who:fates", "The Fates have"],
  ["who:pair", "Saturn & Ops have"],
  ["who:twins", "Castor & Pollux have"],
  [["who:ada"], "Ada has"],
  [["who:pair"], "Saturn & Ops have"],
  [["who:ada", "who:isis"], "Ada and Isis have"],
  ["Ada", "Ada has"],
])("verbs agree with %j", (subject, text) => {
  expect(waitsText(subject)).toBe(`${text} 1 turn`);
});

test("words agree with a number", () => {
  expect([0, 1, 2].map((amount) => waitsText("who:ada", amount))).toEqual(["Ada has 0 turns", "Ada has 1 turn", "Ada has 2 turns"]);
});

test("verbs agree with the amount of an asset", () => {
  expect(messages.text("lent", { asset: "asset:ship", n: 2 })).toBe("ships are lent");
  expect(messages.text("lent", { asset: "asset:ship" })).toBe("ship is lent");
});

test("a sentence without a subject has a singular verb", () => {
  expect(messages.text("waits")).toContain(" has ");
});

test("an article within a sentence is in lower case, and belongs to the name that can be tapped", () => {
  const args = { who: "who:fates", to: ["who:ada", "who:fates"] };
  expect(messages.text("of", args)).toBe("A message of the Fates. The Fates wrote it to Ada and the Fates: “the Fates”");
  expect(messages.parts({ key: "of", args })).toContainEqual({ kind: "who", id: "fates", text: "the Fates" });
  expect(messages.parts({ key: "of", args })).toContainEqual({ kind: "who", id: "fates", text: "The Fates" });
});

test("a sentence within a sentence begins with a capital", () => {
  const message = { key: "waits", args: { who: "who:fates", n: 2 } as Args };
  expect(messages.text("back", { by: "who:ada", said: message })).toBe("Ada took this back: The Fates have 2 turns");
});

test("the Spanish \"and\" between two names depends on the sound of the second", () => {
  const spanish = new Messages([SOURCE], (kind, id) => NAMES[`${kind}/${id}`], "es");
  expect(spanish.text("of", { who: "who:ada", to: ["who:ada", "who:isis"] })).toContain("Ada e Isis");
});
