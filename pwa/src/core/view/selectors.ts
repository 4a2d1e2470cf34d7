/**
 * The selectors of a view. The selectors find the view's people, places and other slices, and the items that wait for a
 * character.
 */

import { keysOfFamily } from "./slicesignals";
import type { View } from "./view";
import type {
  AimDoc,
  AppealDoc,
  CardDoc,
  DutyDoc,
  ExpiredDoc,
  GameDoc,
  PersonDoc,
  PetitionDoc,
  PlaceDoc,
  PurseDoc,
  QuestionDoc,
  ResultDoc,
  WindowDoc,
} from "./wire";

type SlicesView = Pick<View, "slices"> | null;

/** Return every slice of a family, such as `person` or `place`, in the server's order. */
export function slicesOfFamily<T>(view: SlicesView, family: string): readonly T[] {
  const slices = view?.slices ?? {};
  return keysOfFamily(slices, family).map((key) => slices[key] as T);
}

/** Return the aim of a character and the standing towards it; undefined if the viewer may not see it. */
export const aim = (view: SlicesView, character: string): AimDoc | undefined => view?.slices[`aim/${character}`] as AimDoc | undefined;

/** Return the names that players gave themselves, by character; "" if a player withdrew the name. */
const givenNames = (view: SlicesView): Readonly<Record<string, string>> =>
  (view?.slices["names"] as Readonly<Record<string, string>> | undefined) ?? {};

/** Return the name that a character's player chose; "" if the player chose none. */
export const givenName = (view: SlicesView, character: string): string => givenNames(view)[character] ?? "";

/**
 * Return a person under the name that the player chose. Such a name is singular. If the player chose no name, the
 * person has the character's name.
 */
const withGivenName = (view: SlicesView, personDoc: PersonDoc): PersonDoc => {
  const name = givenName(view, personDoc.id);
  return name ? { ...personDoc, short: name, number: "singular" } : personDoc;
};

/** Return all people of the game under the names that their players chose. */
export const people = (view: SlicesView): readonly PersonDoc[] =>
  slicesOfFamily<PersonDoc>(view, "person").map((personDoc) => withGivenName(view, personDoc));
/** Return all places of the game. */
export const places = (view: SlicesView): readonly PlaceDoc[] => slicesOfFamily<PlaceDoc>(view, "place");
const petitions = (view: SlicesView): readonly PetitionDoc[] => slicesOfFamily<PetitionDoc>(view, "petition");
const duties = (view: SlicesView): readonly DutyDoc[] => slicesOfFamily<DutyDoc>(view, "duty");
/** Return the questions that this viewer may see. */
export const questions = (view: SlicesView): readonly QuestionDoc[] => slicesOfFamily<QuestionDoc>(view, "question");
/** Return the appeals that this viewer may see. */
export const appeals = (view: SlicesView): readonly AppealDoc[] => slicesOfFamily<AppealDoc>(view, "appeal");
/** Return the cards that this viewer may see. */
export const cards = (view: SlicesView): readonly CardDoc[] => slicesOfFamily<CardDoc>(view, "card");

/** Return a person under the name that the player chose; undefined if the viewer may not see the person. */
export function person(view: SlicesView, personId: string): PersonDoc | undefined {
  const personDoc = view?.slices[`person/${personId}`] as PersonDoc | undefined;
  return personDoc && withGivenName(view, personDoc);
}

/** Return the name that this table's data give to an asset; undefined if the table uses the ruleset's name. */
export const tableAssetName = (view: SlicesView, assetId: string): string | undefined =>
  (view?.slices["things"] as Readonly<Record<string, string>> | undefined)?.[assetId];

/**
 * Return the particular characters for which the game waits; an empty list if it does not wait for particular
 * characters.
 */
export const awaitedCharacters = (view: SlicesView): readonly string[] =>
  (view?.slices["awaited"] as { ids?: readonly string[] } | undefined)?.ids ?? [];

/** Return the result of the game; undefined before the game has a result. */
export const gameResult = (view: SlicesView): ResultDoc | undefined => view?.slices["result"] as ResultDoc | undefined;

/**
 * Return the character to which the players should hand this phone. The returned character is the first awaited
 * character whose card this phone holds. Return "" if there is no such character, or if the game also waits for the
 * current character.
 */
export function nextPhoneHolder(view: View | null, me: string): string {
  const awaited = awaitedCharacters(view);
  if (awaited.includes(me)) return "";
  return awaited.find((character) => character !== me && view?.me.includes(character)) ?? "";
}

/** Return a place; undefined if the game has no place with this id. */
export const place = (view: SlicesView, placeId: string): PlaceDoc | undefined =>
  view?.slices[`place/${placeId}`] as PlaceDoc | undefined;

/** Return the private holdings of a character; undefined if the viewer may not see them. */
export const purse = (view: SlicesView, owner: string): PurseDoc | undefined =>
  view?.slices[`purse/${owner}`] as PurseDoc | undefined;

/** Return the game's own name for the current year; "" if the game does not name its years. */
export const ownYearName = (view: SlicesView): string => (view?.slices["year"] as { name?: string } | undefined)?.name ?? "";

/** Return the public and private statuses of a character, as far as this viewer knows them. */
export const statuses = (view: SlicesView, personId: string): readonly string[] => [
  ...(person(view, personId)?.statuses ?? []),
  ...(purse(view, personId)?.statuses ?? []),
];

/**
 * The way in which a character takes part. A player has a hand. An officer has a desk and may record acts for others. A
 * steward has the console. `room` is the station of a viewer without a character.
 */
export type ParticipantKind = "player" | "officer" | "steward" | "room";

/** Return whether a character is a steward. */
export const isSteward = (view: SlicesView, personId: string): boolean =>
  (view?.slices["game"] as { stewards?: readonly string[] } | undefined)?.stewards?.includes(personId) ?? false;

/** Return the station of a character in this game. A steward who also plays has the station of a player. */
export function participantKind(view: SlicesView, personId: string): ParticipantKind {
  if (!personId) return "room";
  const isMortal = person(view, personId)?.mortal;
  if (isSteward(view, personId) && !isMortal) return "steward";
  return isMortal === false ? "officer" : "player";
}

/** The items that wait for a character, and the character's own petitions. */
export interface WaitingItems {
  /** The petitions to which the character has not agreed yet. */
  readonly petitions: readonly PetitionDoc[];
  /** The duties that the character must perform. */
  readonly duties: readonly DutyDoc[];
  /** The windows in which the character must save a submission. */
  readonly windows: readonly WindowDoc[];
  /** The questions about which the character must decide. */
  readonly questions: readonly QuestionDoc[];
  /** The character's own petitions, which wait for other characters. */
  readonly asked: readonly PetitionDoc[];
}

/** Return the items that wait for a character, and the character's own petitions. */
export function waitingItems(view: SlicesView, character: string): WaitingItems {
  const openPetitions = petitions(view);
  return {
    petitions: openPetitions.filter((petition) => petition.voices.includes(character) && !petition.given.includes(character)),
    duties: duties(view).filter((duty) => duty.owes === character),
    windows: slicesOfFamily<WindowDoc>(view, "window").filter((window) => window.owed.includes(character) && !window.over),
    questions: questions(view).filter((question) => question.judges.includes(character)),
    asked: openPetitions.filter((petition) => petition.actor === character),
  };
}

/** Return the requests that ended before all had agreed. They are known in that period and in the next one. */
export const expiredRequests = (view: SlicesView): readonly ExpiredDoc[] => slicesOfFamily<ExpiredDoc>(view, "expired");

/** Return whether the viewer sees an open or expired request. In a closed game nobody can answer requests. */
export const hasRequests = (view: SlicesView): boolean =>
  (view?.slices["game"] as GameDoc | undefined)?.status !== "closed" && Object.keys(view?.slices ?? {}).some((key) => /^petition|^expired/.test(key));

/** Return the number of items that wait for a character. */
export function countWaitingItems(view: SlicesView, character: string): number {
  const { petitions, duties: owedDuties, windows, questions: openQuestions } = waitingItems(view, character);
  return petitions.length + owedDuties.length + windows.length + openQuestions.length;
}
