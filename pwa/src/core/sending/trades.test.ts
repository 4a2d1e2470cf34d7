import { expect, test } from "vitest";
import { isTrade, visibleTrades } from "./opentrades";
import { waitingItems } from "../view/selectors";
import { fieldsOtherThanGoods, fieldsToGive, thingsGiven, isParty, partnerOf, areSameOwnTerms, offerTermsFor, tradeBetween } from "./trades";
import type { FormField, PetitionDoc } from "../view/wire";

const petition: PetitionDoc = {
  id: "t1",
  type: "trade",
  actor: "antony",
  fields: { with: "cicero", give_classis: 2, give_denarius: 0, take_classis: 0, take_denarius: 300, give_units: ["rom"], take_units: [], witness: "isis" },
  voices: ["antony", "cicero", "isis"],
  given: ["cicero"],
  since: 0,
};
const sale: PetitionDoc = { ...petition, id: "s1", voices: ["cicero"], given: [] };
const view = { slices: { "bill/1": { voices: 7, actor: "antony" }, "petition/s1": sale, "petition/t1": petition } };

test("a petition is a trade if its own actor must agree to it, too", () => {
  expect([petition, sale].map(isTrade)).toEqual([true, false]);
  expect(tradeBetween(view, "trade", "cicero", "antony")).toBe(petition);
  expect(tradeBetween(view, "trade", "isis", "antony")).toBeUndefined();
  expect(tradeBetween(view, "swap", "cicero", "antony")).toBeUndefined();
});

test("a trade waits for those who have not agreed, and is shown to the others", () => {
  const ids = (character: string): readonly (readonly string[])[] => [waitingItems(view, character).petitions, visibleTrades(view).filter((petition) => petition.given.includes(character))].map((list) => list.map(({ id }) => id));
  expect(visibleTrades(null)).toEqual([]);
  expect(ids("antony")).toEqual([["t1"], []]);
  expect(ids("cicero")).toEqual([["s1"], ["t1"]]);
  expect(ids("isis")).toEqual([["t1"], []]);
});

test("each of the two reads the trade from their side, and a witness belongs to neither side", () => {
  expect(["antony", "cicero", "isis"].map((character) => isParty(petition, character))).toEqual([true, true, false]);
  expect(["antony", "cicero"].map((character) => partnerOf(petition, character))).toEqual(["cicero", "antony"]);
  expect(offerTermsFor(petition, "antony")).toEqual(petition.fields);
  expect(offerTermsFor(petition, "cicero")).toMatchObject({ with: "antony", give_denarius: 300, take_classis: 2, take_units: ["rom"], witness: "isis" });
});

test("each side lists only what it gives", () => {
  const terms = offerTermsFor(petition, "antony");
  expect(thingsGiven(terms, "mine")).toEqual([
    { name: "classis", value: 2 },
    { name: "units", value: ["rom"] },
  ]);
  expect(thingsGiven(terms, "theirs")).toEqual([{ name: "denarius", value: 300 }]);
});

test("things that nobody can give have no field, and fields of neither side are listed apart", () => {
  const number = (name: string, maximum: number): FormField => ({ name, kind: "number", least: 0, most: maximum, step: 1, unit: "" });
  const fields: readonly FormField[] = [
    { name: "with", kind: "choice", options: [] },
    number("give_classis", 0),
    number("give_denarius", 100),
    { name: "give_note", kind: "text", least: 0, most: 9 },
    { name: "give_what", kind: "awaiting", after: ["with"] },
    number("take_classis", 2),
    { name: "witness", kind: "choice", options: [] },
  ];
  expect(fieldsToGive(fields).map(({ name }) => name)).toEqual(["give_denarius", "give_note", "give_what"]);
  expect(fieldsOtherThanGoods(fields).map(({ name }) => name)).toEqual(["witness"]);
});

test("terms are equal whatever the partner gives, and an empty list equals a missing one", () => {
  expect(areSameOwnTerms({ with: "a", give_x: 0, take_x: 1 }, { with: "a" })).toBe(true);
  expect(areSameOwnTerms({ with: "a", give_x: 1 }, { with: "a", give_x: 2 })).toBe(false);
  expect(areSameOwnTerms({ with: "a", give_units: [] }, { with: "a" })).toBe(true);
  expect(areSameOwnTerms({ with: "a", give_units: ["ven", "rom"] }, { with: "a", give_units: ["rom", "ven"] })).toBe(true);
  expect(areSameOwnTerms({ with: "a", give_units: ["ven"] }, { with: "a", give_units: ["rom"] })).toBe(false);
  expect(areSameOwnTerms({ with: "a", witness: "" }, { with: "a", witness: "isis" })).toBe(false);
});
