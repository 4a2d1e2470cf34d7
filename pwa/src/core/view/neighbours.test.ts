import { expect, test } from "vitest";
import { othersAtPlace } from "./neighbours";
import { person } from "./fixtures";

const view = {
  slices: {
    "person/cato": person("cato", { place: "gaul" }),
    "person/livia": person("livia", { place: "gaul" }),
    "person/brutus": person("brutus", { place: "rome" }),
    "person/ovid": person("ovid", { place: undefined }),
    "person/pliny": person("pliny", { place: undefined }),
  },
};

test("a character's company is everybody else at the same place", () => {
  expect(othersAtPlace(view, "cato").map(({ id }) => id)).toEqual(["livia"]);
  expect(othersAtPlace(view, "brutus")).toEqual([]);
});

test("a character at no place has no company", () => {
  expect(othersAtPlace(view, "ovid")).toEqual([]);
});
