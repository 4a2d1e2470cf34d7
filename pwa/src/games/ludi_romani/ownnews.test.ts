// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { line } from "../../core/view/fixtures";
import { pack } from "./pack";
import { setUpTest, startGame, tearDownTest } from "./testgame.fixtures";

beforeEach(setUpTest);
afterEach(tearDownTest);

const party = (id: string, ships: number) => ({ id, members: [id], heads: [id], ships, bought: 3, checked: true });
const round = { number: 1, dice: {}, totals: {}, entry: "e1", throws: [], settled: true, losers: ["octavian", "cicero"] };
const news = (character: string): string | undefined => pack.ownNews?.(line("p1", { key: "round-settled" }), [character]);

test("a round at Actium is told by its meaning for my fleet", async () => {
  await startGame({ actium: { stage: "battle", parties: [party("octavian", 3), party("cicero", 0), party("antony", 4), party("livia", 0)], round } });
  expect(["octavian", "cicero", "antony", "livia", "minerva"].map(news)).toEqual([
    "You lose a ship, 3 left",
    "You lose your last ship",
    "You have the highest throw: you keep your 4 ships",
    "",
    "",
  ]);
  expect(pack.ownNews?.(line("p2", { key: "ships-rolled" }), ["octavian"])).toBe("");
  expect(pack.ownNews?.(line("p3", { key: "wedded" }), ["octavian"])).toBeUndefined();
});
