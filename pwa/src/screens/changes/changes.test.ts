// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { person, place } from "../../core/view/fixtures";
import { openTestGame, smallView } from "../../ui/testgame.fixtures";
import { closeGame } from "../../ui/services";
import { loadedSources } from "../../ui/texts";
import type { View } from "../../core/view/view";
import "virtual:texts/replay";
import { changesToShow, memberTexts } from "./changetexts";
import { loadChangeWords } from "./changewords";

const GAMES = ["cursus_honorum", "ludi_romani", "morituri", "roman_diplomacy"];

const PEOPLE = { "person/marcus": person("marcus", { name: "Marcus", short: "Marcus" }), "place/ank": place("ank", { name: "Ankara" }) };

const view = (slices: Record<string, unknown>): View => ({ slices: { ...PEOPLE, ...slices } }) as unknown as View;

/**
 * Return the changes between two sets of slices. Each change is a line of the form `family: member: before > after`.
 */
const changeTexts = (before: Record<string, unknown>, after: Record<string, unknown>): readonly string[] =>
  changesToShow(view(before), view(after)).flatMap((change) => memberTexts(change).map((row) => `${change.family}: ${row.name}: ${row.textBefore} > ${row.textAfter}`));

let previous = loadedSources.peek();

beforeEach(async () => {
  previous = loadedSources.peek();
  await openTestGame({ ...smallView(), slices: { ...smallView().slices, ...PEOPLE } });
});
afterEach(() => {
  closeGame();
  loadedSources.value = previous;
});

const skill = (name: string, boxes: number, total: number) => ({ id: name.toLowerCase(), name, boxes, of: total, active: false, finished: boxes === total, from: null });

describe("changes in a game that has words for them", () => {
  test("leave out members that the game has no word for", async () => {
    await loadChangeWords("cursus_honorum");
    expect(changeTexts({ table: { round: 1, ready: [] }, played: { turn: 1 } }, { table: { round: 2, ready: ["marcus"] }, played: { turn: 2 } })).toEqual([
      "table: Round: 1 > 2",
    ]);
  });

  test("describe each entry of a list that differs in a phrase, and leave out equal entries", async () => {
    await loadChangeWords("cursus_honorum");
    const [line] = changeTexts(
      { "person/marcus": { ...PEOPLE["person/marcus"], skills: [skill("Oratory", 1, 3), skill("Command", 2, 5), skill("Monomachy", 0, 3)] } },
      { "person/marcus": { ...PEOPLE["person/marcus"], skills: [skill("Oratory", 2, 3), skill("Command", 2, 5), skill("Monomachy", 3, 3)] } },
    );
    expect(line).toBe("person: Skills: Oratory: 1 of 3 boxes > Oratory: 2 of 3 boxes\nMonomachy: 3 of 3 boxes");
  });

  test("describe an object in a phrase on both sides, even if only a part of it changed", async () => {
    await loadChangeWords("roman_diplomacy");
    const slicesWithUnit = (unit: unknown) => ({ "place/ank": { ...PEOPLE["place/ank"], unit } });
    const army = { kind: "army", owner: "marcus", coast: "" };
    expect(changeTexts(slicesWithUnit(army), slicesWithUnit({ ...army, owner: "" }))).toEqual(["place: Unit: army of Marcus > army in disorder"]);
    expect(changeTexts(slicesWithUnit(null), slicesWithUnit(army))).toEqual(["place: Unit: nothing > army of Marcus"]);
  });

  test("name an empty value in the game's words, and leave out values that read the same", async () => {
    await loadChangeWords("roman_diplomacy");
    const slicesWithGarrison = (garrison: string | null) => ({ "place/ank": { ...PEOPLE["place/ank"], garrison } });
    expect(changeTexts(slicesWithGarrison(null), slicesWithGarrison("marcus"))).toEqual(["place: Garrison: none > Marcus"]);
    await loadChangeWords("morituri");
    expect(changeTexts({ turn: { turn: null } }, { turn: { turn: "" } })).toEqual([]);
  });
});

test("changes in a game without words for them are all shown, under the names of its members", async () => {
  await loadChangeWords("dice");
  expect(changeTexts({ bill: { sums_of: { yes: 1 } } }, { bill: { sums_of: { yes: 4 } } })).toEqual(["bill: Sums of: Yes: 1 > 4"]);
});

test.each(GAMES)("the words of %s are loaded once, even if the page is opened twice", async (game) => {
  await loadChangeWords(game);
  const count = loadedSources.peek().length;
  await loadChangeWords(game);
  expect(loadedSources.peek().length).toBe(count);
  expect(count).toBeGreaterThan(previous.length);
});
