import { expect, test } from "vitest";
import { nameTranslator } from "./nametranslator";
import { Messages } from "./messages";
import { matchesAllWords } from "../view/search";
import type { View } from "../view/view";

const SOURCE = `
era-ad = { $n } d. C.
era-bce = { $n } a. C.
spoken-rome = Roma
spoken-northern-italy = Italia del Norte
spoken-saturn-ops = Saturno y Ops
spoken-gladius-short-sword = Gladius (espada corta)
spoken-consul = Cónsul
`;

const translateToSpanish = nameTranslator(new Messages([SOURCE], undefined, "es"));
const translatedSlices = (slices: View["slices"]): View["slices"] => translateToSpanish({ slices } as View).slices;

test("names from the game's data are translated if the language has them", () => {
  const slices = {
    "place/rome": { id: "rome", name: "Rome", kind: "rome", free: 3, throne: null },
    "person/saturn": { id: "saturn", name: "Saturn & Ops", short: "Ops", holds: { denarius: 2 } },
    "sheet/a": { offices: [{ id: "consul", name: "Consul" }, "Consul"] },
    things: { gladius: "Gladius (short sword)" },
    odd: 7,
  };
  expect(translatedSlices(slices)).toEqual({
    "place/rome": { id: "rome", name: "Roma", kind: "rome", free: 3, throne: null },
    "person/saturn": { id: "saturn", name: "Saturno y Ops", short: "Ops", holds: { denarius: 2 } },
    "sheet/a": { offices: [{ id: "consul", name: "Cónsul" }, "Consul"] },
    things: { gladius: "Gladius (espada corta)" },
    odd: 7,
  });
});

test("years are written in the language's way of counting", () => {
  expect(translatedSlices({ year: { name: "101 A.D." }, turn: { year: "240 B.C." } })).toEqual({ year: { name: "101 d. C." }, turn: { year: "240 a. C." } });
  const oldSlices = translatedSlices({ year: { name: "AD 101" }, turn: { year: "240 BCE" } });
  expect(oldSlices).toEqual({ year: { name: "101 d. C." }, turn: { year: "240 a. C." } });
});

test("text that players wrote stays unchanged", () => {
  const names = { names: { rome: "Rome" }, "cast/rome": { name: "Rome" }, "knock/1": { name: "Rome" }, game: { title: "Rome", name: "Rome" } };
  expect(translatedSlices(names)).toEqual(names);
});

test("a slice that stays the same gives the same object, so that its readers are not drawn again", () => {
  const place = { name: "Rome" };
  expect(translatedSlices({ "place/rome": place })["place/rome"]).toBe(translatedSlices({ "place/rome": place })["place/rome"]);
});

test("a name is found by either spelling", () => {
  translatedSlices({ "place/north": { name: "Northern Italy" } });
  expect(["italia", "northern", "gaul"].map((words) => matchesAllWords(words, "Italia del Norte"))).toEqual([true, true, false]);
});
