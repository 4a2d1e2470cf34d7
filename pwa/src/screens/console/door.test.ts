import { describe, expect, test } from "vitest";
import { peopleAtDoor, namesakeIdsAtDoor } from "./door";

const knock = (id: string, name: string, time: number): readonly [string, unknown] => [`knock/${id}`, { id, name, at: time }];
const view = (...knocks: readonly (readonly [string, unknown])[]) => ({
  slices: {
    names: { ada: "Ada Lovelace", bea: "" },
    "person/ada": { id: "ada", name: "Ada", short: "Ada" },
    "person/cicero": { id: "cicero", name: "Marcus Tullius Cicero", short: "Cicero" },
    ...Object.fromEntries(knocks),
  },
});

describe("people at the door", () => {
  test("stand in the order in which they came", () => {
    const testView = view(knock("b", "Bea", 2), knock("c", "Cai", 1), knock("a", "Dan", 2));
    expect(peopleAtDoor(testView).map(({ id }) => id)).toEqual(["c", "a", "b"]);
    expect(peopleAtDoor(null)).toEqual([]);
  });

  test("are marked if a person at the table has typed their name, or a character has it", () => {
    const testView = view(knock("1", "ada  lovelace", 1), knock("2", "CICERO", 2), knock("3", "Dan", 3), knock("4", "\u00c1da", 4));
    expect([...namesakeIdsAtDoor(testView)]).toEqual(["1", "2", "4"]);
  });

  test("are marked if two type the same name, and not if they typed none", () => {
    const testView = view(knock("1", "Dan", 1), knock("2", "dan", 2), knock("3", "Eva", 3), knock("4", "Fay", 4));
    expect([...namesakeIdsAtDoor(testView)]).toEqual(["1", "2"]);
  });
});
