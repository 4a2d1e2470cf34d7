import { expect, test } from "vitest";
import { person } from "./fixtures";
import { matchingPeople, searchableText } from "./search";

test("people are found by words of their names, with or without accents", () => {
  const people = [person("hirtius", { name: "Aulus Hirtius" }), person("minerva"), person("leo", { name: "L\u00e9o" })];
  const idsFor = (search: string): readonly string[] => matchingPeople(people, search).map((person) => person.id);
  expect(idsFor("aul hirt")).toEqual(["hirtius"]);
  expect(idsFor("LEO")).toEqual(["leo"]);
  expect(idsFor(" ")).toHaveLength(3);
  expect(searchableText("Tyr/W\u00f3tan")).toBe("tyr/wotan");
});
