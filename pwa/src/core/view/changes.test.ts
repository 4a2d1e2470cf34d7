import { describe, expect, test } from "vitest";
import { changesBetween, idsInDocument } from "./changes";
import { person, place } from "./fixtures";

const view = (slices: Record<string, unknown>) => ({ slices });

const changesOfSlices = (before: Record<string, unknown>, after: Record<string, unknown>) => changesBetween(view(before), view(after));

test("two equal views have no changes", () => {
  expect(changesOfSlices({ "person/a": person("a"), game: { seq: 1 } }, { "person/a": person("a"), game: { seq: 1 } })).toEqual([]);
});

test("public and private holdings of a person count together", () => {
  const [change, ...otherChanges] = changesOfSlices(
    { "person/a": person("a", { holds: { fleet: 2 } }), "purse/a": { id: "a", holds: { coin: 5 }, statuses: [] } },
    { "person/a": person("a", { holds: { fleet: 1 } }), "purse/a": { id: "a", holds: { coin: 5, ring: 1 }, statuses: ["cursed"] } },
  );
  expect(otherChanges).toEqual([]);
  expect(change).toMatchObject({ family: "person", id: "a", existedBefore: true, existsAfter: true, members: [], gainedStatuses: ["cursed"], lostStatuses: [] });
  expect(change?.holdings).toEqual([
    { asset: "fleet", before: 2, after: 1 },
    { asset: "ring", before: 0, after: 1 },
  ]);
});

test("a change of the purse alone is listed under its person", () => {
  const [change] = changesOfSlices({ "person/a": person("a"), "purse/a": { id: "a", holds: {}, statuses: ["ill"] } }, { "person/a": person("a") });
  expect(change).toMatchObject({ family: "person", id: "a", lostStatuses: ["ill"] });
});

test("people come first, then places, then all others", () => {
  const families = changesOfSlices({}, { "marriage/1": { wife: "a" }, "place/rome": place("rome"), "person/a": person("a"), bill: { yes: 1 } }).map(({ family }) => family);
  expect(families).toEqual(["person", "place", "marriage", "bill"]);
});

describe("a member that differs", () => {
  test("is listed with both values, as deep in the document as both have it", () => {
    const [change] = changesOfSlices({ bill: { sums: { yes: 1, no: 2 }, by: "a" } }, { bill: { sums: { yes: 4, no: 2 }, by: "a" } });
    expect(change?.members).toEqual([{ member: ["sums", "yes"], before: 1, after: 4 }]);
  });

  test("is listed whole if it is a list", () => {
    const [change] = changesOfSlices({ "place/rome": place("rome", { here: ["a"] }) }, { "place/rome": place("rome", { here: ["a", "b"] }) });
    expect(change?.members).toEqual([{ member: ["here"], before: ["a"], after: ["a", "b"] }]);
  });

  test("is listed for every member of a new or removed document", () => {
    const [change] = changesOfSlices({}, { "marriage/1": { wife: "a", husband: "b" } });
    expect(change).toMatchObject({ existedBefore: false, existsAfter: true });
    expect(change?.members.map(({ member }) => member)).toEqual([["wife"], ["husband"]]);
    expect(changesOfSlices({ "marriage/1": { wife: "a" } }, {})[0]).toMatchObject({ existedBefore: true, existsAfter: false, members: [{ before: "a", after: undefined }] });
  });

  test("is listed whole if it is an object and the caller asks for that", () => {
    const viewWithOwner = (owner: string) => view({ "place/rome": place("rome", { unit: { kind: "army", owner } } as object) });
    const [change] = changesBetween(viewWithOwner("a"), viewWithOwner("b"), (family, path) => `${family} ${path.join(" ")}` === "place unit");
    expect(change?.members).toEqual([{ member: ["unit"], before: { kind: "army", owner: "a" }, after: { kind: "army", owner: "b" } }]);
  });

  test("may change its type", () => {
    const [change] = changesOfSlices({ turn: { danger: null } }, { turn: { danger: { needed: 4 } } });
    expect(change?.members).toEqual([{ member: ["danger"], before: null, after: { needed: 4 } }]);
  });
});

test("slices that only the phone needs are no changes of the game", () => {
  expect(changesOfSlices({ awaited: { ids: ["a"] }, picture: { digest: "1" } }, { awaited: { ids: ["b"] } })).toEqual([]);
});

test("a bond names all its members, at any depth", () => {
  const people = new Set(["a", "b", "c"]);
  expect(idsInDocument({ wife: "a", sworn: [{ to: "b" }, null, 3, "rome"] }, people)).toEqual(["a", "b"]);
});
