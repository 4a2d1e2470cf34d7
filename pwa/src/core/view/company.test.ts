import { expect, test } from "vitest";
import { company } from "./company";
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

test("with somebody are all others who are at the same place", () => {
  expect(company(view, "cato").map(({ id }) => id)).toEqual(["livia"]);
  expect(company(view, "brutus")).toEqual([]);
});

test("who is nowhere is with nobody", () => {
  expect(company(view, "ovid")).toEqual([]);
});
