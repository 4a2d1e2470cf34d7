/** What differs between two views of one game, person by person, place by place, and in all else. */

import { holdings } from "./belongings";
import { statuses } from "./selectors";
import type { Holdings } from "./values";
import type { AnySlices, View } from "./view";

/** A member of a slice that differs, by its way there; undefined where it was or is not there. */
export interface Difference {
  readonly member: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** How much of an asset somebody had, and has. */
export interface Holding {
  readonly asset: string;
  readonly before: number;
  readonly after: number;
}

/** What became of a person or a place, or of something else that a game keeps. */
export interface Changed {
  /** The family of the slice (`person`, `place`, `marriage`), or its name where there is one alone. */
  readonly family: string;
  readonly id: string;
  /** Whether it was there before, and is there after. */
  readonly was: boolean;
  readonly is: boolean;
  readonly holdings: readonly Holding[];
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly members: readonly Difference[];
}

type Known = Pick<View, "slices">;

/** Whether what is at this way in a slice of this family is compared as a whole, not member by member. */
export type Whole = (family: string, way: readonly string[]) => boolean;

/** Told apart: what a person has is in two slices, of which one may be private. */
const TOLD = new Set(["holds", "statuses"]);

/** Slices that the phone needs, that say how the table is set up, or that say what others do: nothing more that happened in the game. */
const OF_THE_TABLE = new Set(["game", "names", "picture", "awaited", "letters", "letterbox", "thread", "report", "silence", "card", "knock", "window", "bond"]);

const FIRST = ["person", "place"];

/** Everything that differs: people first, then places, then the rest. */
export function changes(before: Known, after: Known, whole: Whole = () => false): readonly Changed[] {
  const keys = [...new Set([...Object.keys(before.slices), ...Object.keys(after.slices)])];
  const differ = keys.filter((key) => !same(before.slices[key], after.slices[key]));
  const named = new Map(differ.map(split).map((one) => [one.key, one]));
  const all = [...named.values()].filter(({ family }) => !OF_THE_TABLE.has(family));
  return all
    .map((slice) => changed(before, after, slice, whole))
    .filter(({ was, is, holdings, gained, lost, members }) => was !== is || holdings.length + gained.length + lost.length + members.length > 0)
    .sort((a, b) => rank(a.family) - rank(b.family));
}

interface Slice {
  readonly key: string;
  readonly family: string;
  readonly id: string;
}

/** To what a slice belongs. A purse is its person's. */
function split(key: string): Slice {
  const [family = "", ...rest] = key.split("/");
  const id = rest.join("/");
  return family === "purse" ? { key: `person/${id}`, family: "person", id } : { key, family, id };
}

const rank = (family: string): number => (FIRST.includes(family) ? FIRST.indexOf(family) : FIRST.length);

/** Which of these ids a document says, however deep. */
export function said(doc: unknown, ids: ReadonlySet<string>): readonly string[] {
  if (typeof doc === "string") return ids.has(doc) ? [doc] : [];
  if (typeof doc !== "object" || doc === null) return [];
  return [...new Set(Object.values(doc).flatMap((one) => said(one, ids)))];
}

function changed(before: Known, after: Known, { key, family, id }: Slice, whole: Whole): Changed {
  const [was, is] = [before.slices[key], after.slices[key]];
  const person = family === "person";
  const [had, has] = person ? [statuses(before, id), statuses(after, id)] : [[], []];
  return {
    family,
    id,
    was: was !== undefined,
    is: is !== undefined,
    holdings: person ? held(holdings(before, id), holdings(after, id)) : [],
    gained: has.filter((one) => !had.includes(one)),
    lost: had.filter((one) => !has.includes(one)),
    members: members(was, is, (way) => whole(family, way)).filter(({ member }) => !(person && TOLD.has(member[0] ?? ""))),
  };
}

function held(before: Holdings, after: Holdings): readonly Holding[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((asset) => ({ asset, before: before[asset] ?? 0, after: after[asset] ?? 0 }))
    .filter((one) => one.before !== one.after);
}

const isRecord = (value: unknown): value is AnySlices => typeof value === "object" && value !== null && !Array.isArray(value);

/** The members that differ, as deep as both sides have members; lists are compared as a whole. */
function members(before: unknown, after: unknown, whole: (way: readonly string[]) => boolean, way: readonly string[] = []): readonly Difference[] {
  if (same(before, after)) return [];
  const inside = !whole(way) && [before, after].every((one) => isRecord(one) || (one === undefined && way.length < 1));
  if (!inside) return [{ member: way, before, after }];
  const [was, is] = [before, after].map((one) => (isRecord(one) ? one : {})) as [AnySlices, AnySlices];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => members(was[name], is[name], whole, [...way, name]));
}

/** Whether two documents say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, index) => same(one, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}
