/** Questions asked of a view: who is who, what waits for me. */

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

type Known = Pick<View, "slices"> | null;

/** Every slice of a family (`person`, `place`, ...), in the order the server gave them. */
export function family<T>(view: Known, name: string): readonly T[] {
  const slices = view?.slices ?? {};
  const keys = Object.keys(slices).filter((key) => key.startsWith(`${name}/`));
  return keys.map((key) => slices[key] as T);
}

/** The names that people gave themselves, by their character; "" for a name that was taken back. */
const given = (view: Known): Readonly<Record<string, string>> =>
  (view?.slices["names"] as Readonly<Record<string, string>> | undefined) ?? {};

/** The name that whoever plays a character gave, or "". */
export const givenName = (view: Known, id: string): string => given(view)[id] ?? "";

/** A person called by the name they gave, which is one person's; without one, as the game calls their character. */
const called = (view: Known, doc: PersonDoc): PersonDoc => {
  const name = givenName(view, doc.id);
  return name ? { ...doc, short: name, number: "singular" } : doc;
};

export const people = (view: Known): readonly PersonDoc[] =>
  family<PersonDoc>(view, "person").map((doc) => called(view, doc));
export const places = (view: Known): readonly PlaceDoc[] => family<PlaceDoc>(view, "place");
const petitions = (view: Known): readonly PetitionDoc[] => family<PetitionDoc>(view, "petition");
const duties = (view: Known): readonly DutyDoc[] => family<DutyDoc>(view, "duty");
export const questions = (view: Known): readonly QuestionDoc[] => family<QuestionDoc>(view, "question");
export const appeals = (view: Known): readonly AppealDoc[] => family<AppealDoc>(view, "appeal");
export const cards = (view: Known): readonly CardDoc[] => family<CardDoc>(view, "card");

export function person(view: Known, id: string): PersonDoc | undefined {
  const doc = view?.slices[`person/${id}`] as PersonDoc | undefined;
  return doc && called(view, doc);
}

/** What a table's own data calls an asset, where that is not what all games of its kind call it. */
export const assetName = (view: Known, id: string): string | undefined =>
  (view?.slices["things"] as Readonly<Record<string, string>> | undefined)?.[id];

/** Whose act the game waits for, where it waits for somebody in particular. */
export const awaited = (view: Known): readonly string[] =>
  (view?.slices["awaited"] as { ids?: readonly string[] } | undefined)?.ids ?? [];

/** How the game has ended, once it has. */
export const result = (view: Known): ResultDoc | undefined => view?.slices["result"] as ResultDoc | undefined;

/**
 * To whom this phone should be handed: the first of those awaited whose card it holds, unless the
 * one in play is awaited too.
 */
export function handTo(view: View | null, me: string): string {
  const waitedFor = awaited(view);
  if (waitedFor.includes(me)) return "";
  return waitedFor.find((id) => id !== me && view?.me.includes(id)) ?? "";
}

export const place = (view: Known, id: string): PlaceDoc | undefined =>
  view?.slices[`place/${id}`] as PlaceDoc | undefined;

export const purse = (view: Known, id: string): PurseDoc | undefined =>
  view?.slices[`purse/${id}`] as PurseDoc | undefined;

/** What this game calls the year that runs; empty where it has no name of its own. */
export const ownYearName = (view: Known): string => (view?.slices["year"] as { name?: string } | undefined)?.name ?? "";

/** What has become of somebody, as far as this viewer knows. */
export const statuses = (view: Known, id: string): readonly string[] => [
  ...(person(view, id)?.statuses ?? []),
  ...(purse(view, id)?.statuses ?? []),
];

/** How a character plays: with a hand, at the desk of an officer, who may record for others, or at the stewards' console. */
export type Station = "player" | "officer" | "steward" | "room";

/** Whether a character is one of the stewards. */
export const isSteward = (view: Known, id: string): boolean =>
  (view?.slices["game"] as { stewards?: readonly string[] } | undefined)?.stewards?.includes(id) ?? false;

/** The station of a character in this game. Who plays and is a steward beside it sits with the players. */
export function station(view: Known, id: string): Station {
  if (!id) return "room";
  const mortal = person(view, id)?.mortal;
  if (isSteward(view, id) && !mortal) return "steward";
  return mortal === false ? "officer" : "player";
}

export interface Waiting {
  readonly petitions: readonly PetitionDoc[];
  readonly duties: readonly DutyDoc[];
  /** What I owe until a deadline. */
  readonly windows: readonly WindowDoc[];
  readonly questions: readonly QuestionDoc[];
  /** Petitions of mine that wait for others. */
  readonly asked: readonly PetitionDoc[];
}

/** What waits for a character's word, and what of theirs waits for others. */
export function waiting(view: Known, id: string): Waiting {
  const open = petitions(view);
  return {
    petitions: open.filter((one) => one.voices.includes(id) && !one.given.includes(id)),
    duties: duties(view).filter((one) => one.owes === id),
    windows: family<WindowDoc>(view, "window").filter((one) => one.owed.includes(id) && !one.over),
    questions: questions(view).filter((one) => one.judges.includes(id)),
    asked: open.filter((one) => one.actor === id),
  };
}

/** How many things wait for a character's word. */
export function waitingCount(view: Known, id: string): number {
  const { petitions: asked, duties: owed, windows, questions: open } = waiting(view, id);
  return asked.length + owed.length + windows.length + open.length;
}
