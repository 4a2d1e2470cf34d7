import { expect, test } from "vitest";
import { chapters, loadBook, ruleOf } from "./book";

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
