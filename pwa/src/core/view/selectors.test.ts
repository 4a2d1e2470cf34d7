import { windowDoc } from "../sending/windows.fixtures";
import { expect, test } from "vitest";
import { game, person as personDoc, place as placeDoc, viewDoc } from "./fixtures";
import {
  appeals,
  awaitedCharacters,
  cards,
  givenName,
  hasRequests,
  nextPhoneHolder,
  isSteward,
  people,
  person,
  place,
  places,
  purse,
  participantKind,
  statuses,
  waitingItems,
  countWaitingItems,
  ownYearName,
} from "./selectors";
import { viewOf } from "./view";

const petition = { id: "1", type: "buy-legions", actor: "hirtius", fields: {}, voices: ["minerva"], given: [], key: "k" };
const view = {
  slices: {
    game: game(),
    "person/hirtius": personDoc("hirtius", { name: "Aulus Hirtius", holds: { classis: 1 } }),
    "person/minerva": personDoc("minerva", { mortal: false }),
    "person/fata": personDoc("fata", { mortal: false }),
    "person/leo": personDoc("leo", { name: "Léo", short: "Léo" }),
    "purse/hirtius": { id: "hirtius", holds: { denarius: 5 }, statuses: ["ring_bearer"] },
    "place/gaul": placeDoc("gaul"),
    "petition/1": petition,
    "petition/2": { ...petition, id: "2", given: ["minerva"] },
    "duty/3": { id: "3", kind: "last-seat", owes: "minerva", options: [], default: null, key: "k" },
    "window/w": windowDoc({ owed: ["minerva"] }),
    "window/x": windowDoc({ id: "x", owed: ["minerva"], over: true }),
    "question/4": { id: "4", entry: "e", rule: "R", key: "k", judges: ["minerva"], by: "hirtius", reason: "" },
    "appeal/5": { id: "5", type: "move", actor: "hirtius", fields: {}, rules: [], reason: "" },
    "card/hirtius-1": { id: "hirtius-1", character: "hirtius", claimed: true, moves: 0 },
  },
};

test("slices are found by family and by id", () => {
  expect(people(view).map((person) => person.id)).toEqual(["hirtius", "minerva", "fata", "leo"]);
  expect(places(view).map((place) => place.id)).toEqual(["gaul"]);
  expect([appeals(view).length, cards(view).length]).toEqual([1, 1]);
  expect(person(view, "minerva")?.mortal).toBe(false);
  expect(place(view, "gaul")?.name).toBe("Gaul");
  expect(purse(view, "minerva")).toBeUndefined();
});

test("without a view every selector is empty", () => {
  expect(people(null)).toEqual([]);
  expect(person(null, "hirtius")).toBeUndefined();
});

test("a year has the name that the organiser gave it", () => {
  expect(ownYearName({ ...view, slices: { ...view.slices, year: { name: "The year of the murder" } } })).toBe("The year of the murder");
  expect([ownYearName(view), ownYearName(null)]).toEqual(["", ""]);
});

test("a character plays at a station", () => {
  expect(["hirtius", "minerva", "fata", ""].map((id) => participantKind(view, id))).toEqual([
    "player",
    "officer",
    "steward",
    "room",
  ]);
});

test("a character's waiting items are petitions without its voice, duties, windows, and questions that it judges", () => {
  const items = waitingItems(view, "minerva");
  expect(items.petitions.map((petition) => petition.id)).toEqual(["1"]);
  expect(items.duties.map((duty) => duty.id)).toEqual(["3"]);
  expect(waitingItems(view, "minerva").windows.map(({ id }) => id)).toEqual(["w"]);
  expect(countWaitingItems(view, "minerva")).toBe(4);
  expect(waitingItems(view, "hirtius").asked.map((petition) => petition.id)).toEqual(["1", "2"]);
  expect(countWaitingItems(view, "hirtius")).toBe(0);
});

test("a person's statuses are the public and the private ones together", () => {
  expect(statuses(view, "hirtius")).toEqual(["ring_bearer"]);
  expect(statuses(view, "nobody")).toEqual([]);
});

test("a person is called by the name they gave, rather than by the game's name", () => {
  const viewWithNames = { slices: { ...view.slices, names: { hirtius: "Bea", leo: "" } } };
  expect(person(viewWithNames, "hirtius")).toMatchObject({ short: "Bea", name: "Aulus Hirtius" });
  expect(people(viewWithNames).map((person) => person.short)).toEqual(["Bea", "Minerva", "Fata", "Léo"]);
  expect([givenName(viewWithNames, "hirtius"), givenName(viewWithNames, "leo"), givenName(null, "leo")]).toEqual(["Bea", "", ""]);
});

test("a steward who also plays has a player's station", () => {
  const ruled = { slices: { ...view.slices, game: game({ stewards: ["fata", "leo"] }) } };
  expect([participantKind(ruled, "leo"), participantKind(ruled, "fata")]).toEqual(["player", "steward"]);
  expect([isSteward(ruled, "leo"), isSteward(ruled, "hirtius"), isSteward(null, "leo")]).toEqual([true, false, false]);
});

test("the phone goes to the first awaited character whose card it holds, unless the current one is awaited, too", () => {
  const viewWithCards = (ids: readonly string[]) => ({
    ...viewOf(viewDoc({ me: ["hirtius", "leo"] })),
    slices: { ...view.slices, awaited: { ids } },
  });
  expect(awaitedCharacters(viewWithCards(["leo"]))).toEqual(["leo"]);
  expect(nextPhoneHolder(viewWithCards(["minerva", "leo"]), "hirtius")).toBe("leo");
  expect(nextPhoneHolder(viewWithCards(["leo", "hirtius"]), "hirtius")).toBe("");
  expect(nextPhoneHolder(viewWithCards(["minerva"]), "hirtius")).toBe("");
  expect([awaitedCharacters(null), nextPhoneHolder(null, "hirtius")]).toEqual([[], ""]);
});

test("requests are seen only until the game is closed", () => {
  const hasSome = (slices: object): boolean => hasRequests({ slices: { game: game(), ...slices } });
  expect([hasSome({}), hasSome({ "petition/p": {} }), hasSome({ "expired/p": {} })]).toEqual([false, true, true]);
  expect(hasSome({ game: game({ status: "closed" }), "petition/p": {} })).toBe(false);
});
