import { expect, test } from "vitest";
import { person } from "./fixtures";
import { matchingPeople, searchableText } from "./search";

test("people are found by words of their names, with or without accents", () => {
  const all = [person("hirtius", { name: "Aulus Hirtius" }), person("minerva"), person("leo", { name: "L\u00e9o" })];
  const found = (search: string): readonly string[] => matchingPeople(all, search).map((one) => one.id);
  expect(found("aul hirt")).toEqual(["hirtius"]);
  expect(found("LEO")).toEqual(["leo"]);
  expect(found(" ")).toHaveLength(3);
  expect(searchableText("Tyr/W\u00f3tan")).toBe("tyr/wotan");
});
