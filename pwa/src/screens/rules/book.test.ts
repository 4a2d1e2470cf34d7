// @vitest-environment jsdom
import { expect, test } from "vitest";
import { asked, meant } from "../../core/view/readings";
import { texts } from "../../ui/texts";
import { chapters, loadBook, readings, ruleOf } from "./book";

const GAMES = ["ludi_romani", "cursus_honorum", "morituri"];
/** What answers that a phone has kept may call the rules that all games share. */
const FORMER = ["FATA-01", "FATA-02", "FATA-03", "FATA-09", "FATA-10", "FATA-12"];

test.each(GAMES)("in %s a rule that all games share can be read, by its number and by an older one", async (game) => {
  await loadBook(game);
  const shared = chapters(game).at(-1)?.rules.map((rule) => rule.id) ?? [];
  expect(shared).toContain("ACTA-01");
  expect([...shared, ...FORMER].filter((id) => !ruleOf(chapters(game), id)?.text)).toEqual([]);
});

test("where the game itself has a rule of that number, that one is read", async () => {
  await loadBook("ludi_romani");
  expect(ruleOf(chapters("ludi_romani"), "FATA-09")?.id).toBe("FATA-09");
  await loadBook("morituri");
  expect(ruleOf(chapters("morituri"), "FATA-09")?.id).toBe("ACTA-08");
});

test("a number that no rule has or had is not found", async () => {
  await loadBook("morituri");
  expect(ruleOf(chapters("morituri"), "NIHIL-01")).toBeUndefined();
});

const reading = (name: string, flipped: Parameters<typeof readings>[1] = {}) =>
  readings("ludi_romani", flipped).find((one) => one.name === name);

test("a reading is told as the ruleset has it, and otherwise where it was flipped", async () => {
  await loadBook("ludi_romani");
  expect(reading("cap.scope")).toMatchObject({ value: "together", default: "together", flippable: true });
  const flipped = reading("cap.scope", { "cap.scope": "each_kind" });
  expect(flipped).toMatchObject({ value: "each_kind", default: "together" });
  expect(reading("seats.numina_use_seats_in_hiems", { "seats.numina_use_seats_in_hiems": false })?.value).toBe(false);
});

test("a number that is not among the values of a reading may be its value, too", async () => {
  await loadBook("ludi_romani");
  const price = reading("prices.classis", { "prices.classis": 700_000 });
  expect(price).toMatchObject({ value: 700_000, default: 300_000, flippable: true });
});

test("what is settled before the game is not offered to be flipped", async () => {
  await loadBook("ludi_romani");
  const settled = readings("ludi_romani", {}).filter((one) => !one.flippable);
  expect(settled.map((one) => one.name).sort()).toEqual(["setup.senator_copies", "setup.vestals"]);
});

test.each([...GAMES, "roman_diplomacy"])("every reading of %s asks something and says what it means", async (game) => {
  await loadBook(game);
  const all = readings(game, {});
  expect(all.length).toBeGreaterThan(10);
  const keys = all.flatMap((one) => [asked(one.name), meant(one.name, one.value).key]);
  expect(keys.filter((key) => !texts.value.has(key))).toEqual([]);
});

test("before the book is loaded there are no readings", () => {
  expect(readings("nothing", {})).toEqual([]);
});
