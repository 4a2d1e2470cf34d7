/** Selectors of a view: its people, places and other slices, and the items that wait for a character. */

import type { View } from "./view";
import type {
  AppealDoc,
  CardDoc,
  DutyDoc,
  PersonDoc,
  PetitionDoc,
  PlaceDoc,
  PurseDoc,
  QuestionDoc,
  ResultDoc,
  WindowDoc,
} from "./wire";

type SlicesView = Pick<View, "slices"> | null;

/** Return every slice of a family (`person`, `place`, ...), in the server's order. */
export function family<T>(view: SlicesView, name: string): readonly T[] {
  const slices = view?.slices ?? {};
  const keys = Object.keys(slices).filter((key) => key.startsWith(`${name}/`));
  return keys.map((key) => slices[key] as T);
}

/** Return the names that players gave themselves, by character; "" for a name that was withdrawn. */
const givenNames = (view: SlicesView): Readonly<Record<string, string>> =>
  (view?.slices["names"] as Readonly<Record<string, string>> | undefined) ?? {};

/** Return the name that a character's player gave; "" if there is none. */
export const givenName = (view: SlicesView, id: string): string => givenNames(view)[id] ?? "";

/**
 * Return a person under the name that the player gave. Such a name is singular. Without one, the person keeps the
 * character's name.
 */
const withGivenName = (view: SlicesView, doc: PersonDoc): PersonDoc => {
  const name = givenName(view, doc.id);
  return name ? { ...doc, short: name, number: "singular" } : doc;
};

/** Return all people of the game under the names that they gave. */
export const people = (view: SlicesView): readonly PersonDoc[] =>
  family<PersonDoc>(view, "person").map((doc) => withGivenName(view, doc));
/** Return all places of the game. */
export const places = (view: SlicesView): readonly PlaceDoc[] => family<PlaceDoc>(view, "place");
const petitions = (view: SlicesView): readonly PetitionDoc[] => family<PetitionDoc>(view, "petition");
const duties = (view: SlicesView): readonly DutyDoc[] => family<DutyDoc>(view, "duty");
/** Return the questions that this viewer sees. */
export const questions = (view: SlicesView): readonly QuestionDoc[] => family<QuestionDoc>(view, "question");
/** Return the appeals that this viewer sees. */
export const appeals = (view: SlicesView): readonly AppealDoc[] => family<AppealDoc>(view, "appeal");
/** Return the cards that this viewer sees. */
export const cards = (view: SlicesView): readonly CardDoc[] => family<CardDoc>(view, "card");

/** Return a person under the name that they gave; undefined if the viewer does not see the person. */
export function person(view: SlicesView, id: string): PersonDoc | undefined {
  const doc = view?.slices[`person/${id}`] as PersonDoc | undefined;
  return doc && withGivenName(view, doc);
}

/** Return the name of an asset in this table's data; undefined if the table uses the ruleset's name. */
export const assetName = (view: SlicesView, id: string): string | undefined =>
  (view?.slices["things"] as Readonly<Record<string, string>> | undefined)?.[id];

/** Return the characters that the game waits for, if it waits for particular ones. */
export const awaitedCharacters = (view: SlicesView): readonly string[] =>
  (view?.slices["awaited"] as { ids?: readonly string[] } | undefined)?.ids ?? [];

/** Return the result of the game; undefined before its end. */
export const result = (view: SlicesView): ResultDoc | undefined => view?.slices["result"] as ResultDoc | undefined;

/**
 * Return the character to which this phone should be handed: the first awaited one whose card it holds. The result is
 * "" if there is none, or if the current character is awaited, too.
 */
export function nextHolder(view: View | null, me: string): string {
  const waitedFor = awaitedCharacters(view);
  if (waitedFor.includes(me)) return "";
  return waitedFor.find((id) => id !== me && view?.me.includes(id)) ?? "";
}

/** Return a place; undefined if there is none with this id. */
export const place = (view: SlicesView, id: string): PlaceDoc | undefined =>
  view?.slices[`place/${id}`] as PlaceDoc | undefined;

/** Return the private holdings of a character; undefined if the viewer does not see them. */
export const purse = (view: SlicesView, id: string): PurseDoc | undefined =>
  view?.slices[`purse/${id}`] as PurseDoc | undefined;

/** Return this game's own name for the current year; "" if there is none. */
export const ownYearName = (view: SlicesView): string => (view?.slices["year"] as { name?: string } | undefined)?.name ?? "";

/** Return the public and private statuses of a character that this viewer knows. */
export const statuses = (view: SlicesView, id: string): readonly string[] => [
  ...(person(view, id)?.statuses ?? []),
  ...(purse(view, id)?.statuses ?? []),
];

/**
 * The way a character plays: as a player with a hand, as an officer at a desk who may record for others, or as a
 * steward at the console. `room` stands for a viewer without a character.
 */
export type Station = "player" | "officer" | "steward" | "room";

/** Return whether a character is a steward. */
export const isSteward = (view: SlicesView, id: string): boolean =>
  (view?.slices["game"] as { stewards?: readonly string[] } | undefined)?.stewards?.includes(id) ?? false;

/** Return the station of a character in this game. A steward who also plays has a player's station. */
export function station(view: SlicesView, id: string): Station {
  if (!id) return "room";
  const mortal = person(view, id)?.mortal;
  if (isSteward(view, id) && !mortal) return "steward";
  return mortal === false ? "officer" : "player";
}

/** The items that wait for a character, and its own petitions. */
export interface WaitingItems {
  /** Petitions that lack the character's voice. */
  readonly petitions: readonly PetitionDoc[];
  /** Duties that the character owes. */
  readonly duties: readonly DutyDoc[];
  /** Windows in which the character owes a submission. */
  readonly windows: readonly WindowDoc[];
  /** Questions that the character judges. */
  readonly questions: readonly QuestionDoc[];
  /** The character's own petitions, which wait for others. */
  readonly asked: readonly PetitionDoc[];
}

/** Return the items that wait for a character, and its own petitions. */
export function waitingItems(view: SlicesView, id: string): WaitingItems {
  const open = petitions(view);
  return {
    petitions: open.filter((one) => one.voices.includes(id) && !one.given.includes(id)),
    duties: duties(view).filter((one) => one.owes === id),
    windows: family<WindowDoc>(view, "window").filter((one) => one.owed.includes(id) && !one.over),
    questions: questions(view).filter((one) => one.judges.includes(id)),
    asked: open.filter((one) => one.actor === id),
  };
}

/** Return the number of items that wait for a character. */
export function countWaitingItems(view: SlicesView, id: string): number {
  const { petitions: asked, duties: owed, windows, questions: open } = waitingItems(view, id);
  return asked.length + owed.length + windows.length + open.length;
}
