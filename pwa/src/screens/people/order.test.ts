import { describe, expect, test } from "vitest";
import { line, person } from "../../core/view/fixtures";
import { groupPeople } from "./order";

const ALL = [
  person("antony", { place: "greece" }),
  person("cicero", { place: "rome" }),
  person("livia", { place: "rome" }),
  person("cassius", { place: "syria" }),
  person("atia", { place: "" }),
  person("brutus", { place: "" }),
];
const gift = (c: string, from: string, to: string) => line(c, { key: "gift-made", args: { who: `who:${from}`, to: `who:${to}` }, by: { as: from, recorder: "" } });

describe("the order of people", () => {
  test("begins with people at my place, then those I dealt with lately, then all others", () => {
    const lines = [gift("p1", "cicero", "cassius"), gift("p2", "antony", "cicero"), gift("p3", "antony", "brutus"), gift("p4", "livia", "cicero")];
    expect(groupPeople(ALL, "cicero", lines)).toEqual([
      { key: "here", ids: ["livia"] },
      { key: "lately", ids: ["antony", "cassius"] },
      { key: "others", ids: ["cicero", "atia", "brutus"] },
    ]);
  });

  test("does not group people who are nowhere", () => {
    expect(groupPeople(ALL, "atia", []).map(({ key }) => key)).toEqual(["others"]);
  });

  test("is a single list for a viewer without a character", () => {
    expect(groupPeople(ALL, "", [gift("p1", "cicero", "cassius")])).toEqual([{ key: "others", ids: ALL.map(({ id }) => id) }]);
  });
});
