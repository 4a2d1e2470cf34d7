// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readingQuestionKey, readingValueMessage } from "../../core/view/readings";
import { texts } from "../../ui/texts";
import { chapters, loadBook, readingsWithValues, ruleByNumber } from "./book";

const GAMES = ["ludi_romani", "cursus_honorum", "morituri"];
/** The older numbers of shared rules. Answers that are stored on phones may still name these numbers. */
const OLD_RULE_NUMBERS = ["FATA-01", "FATA-02", "FATA-03", "FATA-09", "FATA-10", "FATA-12"];

test.each(GAMES)("in %s a shared rule is found by its number and by its older number", async (game) => {
  await loadBook(game);
  const sharedRules = chapters(game).at(-1)?.rules.map((rule) => rule.id) ?? [];
  expect(sharedRules).toContain("ACTA-01");
  expect([...sharedRules, ...OLD_RULE_NUMBERS].filter((id) => !ruleByNumber(chapters(game), id)?.text)).toEqual([]);
});

test("a game's own rule comes before an older number of a shared rule", async () => {
  await loadBook("ludi_romani");
  expect(ruleByNumber(chapters("ludi_romani"), "FATA-09")?.id).toBe("FATA-09");
  await loadBook("morituri");
  expect(ruleByNumber(chapters("morituri"), "FATA-09")?.id).toBe("ACTA-08");
});

test("an unknown number finds no rule", async () => {
  await loadBook("morituri");
  expect(ruleByNumber(chapters("morituri"), "NIHIL-01")).toBeUndefined();
});

const reading = (name: string, flipped: Parameters<typeof readingsWithValues>[1] = {}) =>
  readingsWithValues("ludi_romani", flipped).find((reading) => reading.name === name);

test("a reading has the ruleset's value, unless the game flipped it", async () => {
  await loadBook("ludi_romani");
  expect(reading("cap.scope")).toMatchObject({ value: "together", default: "together", isFlippable: true });
  const flippedReading = reading("cap.scope", { "cap.scope": "each_kind" });
  expect(flippedReading).toMatchObject({ value: "each_kind", default: "together" });
  expect(reading("seats.numina_use_seats_in_hiems", { "seats.numina_use_seats_in_hiems": false })?.value).toBe(false);
});

test("a reading's value may be a number that is not among its listed values", async () => {
  await loadBook("ludi_romani");
  const price = reading("prices.classis", { "prices.classis": 700_000 });
  expect(price).toMatchObject({ value: 700_000, default: 300_000, isFlippable: true });
});

test("a reading that is settled before the game cannot be flipped", async () => {
  await loadBook("ludi_romani");
  const settledReadings = readingsWithValues("ludi_romani", {}).filter((reading) => !reading.isFlippable);
  expect(settledReadings.map((reading) => reading.name).sort()).toEqual(["setup.senator_copies", "setup.vestals"]);
});

test.each([...GAMES, "roman_diplomacy"])("every reading of %s asks something and says what it means", async (game) => {
  await loadBook(game);
  const readings = readingsWithValues(game, {});
  expect(readings.length).toBeGreaterThan(10);
  const keys = readings.flatMap((reading) => [readingQuestionKey(reading.name), readingValueMessage(reading.name, reading.value).key]);
  expect(keys.filter((key) => !texts.value.has(key))).toEqual([]);
});

test("there are no readings before the book is loaded", () => {
  expect(readingsWithValues("nothing", {})).toEqual([]);
});
