/** The differences between two views of a game, grouped by person, by place, and by other slices. */

import { holdings } from "./belongings";
import { isEqual } from "./equality";
import { statuses } from "./selectors";
import type { Holdings } from "./values";
import type { AnySlices, View } from "./view";

/** A member of a slice that is different in the two views. */
export interface MemberDifference {
  /** The path of the member in its slice. */
  readonly member: readonly string[];
  /** The value in the earlier view; undefined if the member was missing. */
  readonly before: unknown;
  /** The value in the later view; undefined if the member is missing. */
  readonly after: unknown;
}

/** The amounts of an asset that a person had before and has after the change. */
export interface HoldingChange {
  readonly asset: string;
  readonly before: number;
  readonly after: number;
}

/** The changes of a person, a place, or another object of a game. */
export interface ThingChange {
  /**
   * The family of the slice, such as `person`, `place` or `marriage`. A slice without a family has its own name here.
   */
  readonly family: string;
  /** The id that follows the family in the slice's key; "" if no id follows. */
  readonly id: string;
  /** Whether the object existed before the change. */
  readonly existedBefore: boolean;
  /** Whether the object exists after the change. */
  readonly existsAfter: boolean;
  /** The assets whose amounts are different. */
  readonly holdings: readonly HoldingChange[];
  /** The statuses that a person gained. */
  readonly gainedStatuses: readonly string[];
  /** The statuses that a person lost. */
  readonly lostStatuses: readonly string[];
  /** All other members that are different. */
  readonly members: readonly MemberDifference[];
}

type SlicesView = Pick<View, "slices">;

/** Returns whether the member at a path is compared as a whole, instead of member by member. */
export type IsComparedWhole = (family: string, path: readonly string[]) => boolean;

/**
 * The members of a person that are listed separately. A person's holdings are spread over two slices, and one of them
 * is private.
 */
const SEPARATE_MEMBERS = new Set(["holds", "statuses"]);

/**
 * The families of slices whose differences are no changes of the game. The phone needs these slices for itself, they
 * describe the table, or they repeat other slices.
 */
const IGNORED_FAMILIES = new Set(["game", "names", "picture", "awaited", "letters", "letterbox", "thread", "report", "silence", "card", "knock", "window", "bond", "aim"]);

const FIRST_FAMILIES = ["person", "place"];

/** Return all changes: first of people, then of places, then of all other objects. */
export function changesBetween(viewBefore: SlicesView, viewAfter: SlicesView, isWhole: IsComparedWhole = () => false): readonly ThingChange[] {
  const keys = [...new Set([...Object.keys(viewBefore.slices), ...Object.keys(viewAfter.slices)])];
  const differ = keys.filter((key) => !isEqual(viewBefore.slices[key], viewAfter.slices[key]));
  const thingsByKey = new Map(differ.map(thingOfSliceKey).map((slice) => [slice.key, slice]));
  const slices = [...thingsByKey.values()].filter(({ family }) => !IGNORED_FAMILIES.has(family));
  return slices
    .map((slice) => thingChange(viewBefore, viewAfter, slice, isWhole))
    .filter(({ existedBefore, existsAfter, holdings, gainedStatuses, lostStatuses, members }) => existedBefore !== existsAfter || holdings.length + gainedStatuses.length + lostStatuses.length + members.length > 0)
    .sort((a, b) => familyRank(a.family) - familyRank(b.family));
}

interface Slice {
  readonly key: string;
  readonly family: string;
  readonly id: string;
}

/** Return the object to which a slice belongs. A purse belongs to its person. */
function thingOfSliceKey(key: string): Slice {
  const [family = "", ...idParts] = key.split("/");
  const sliceId = idParts.join("/");
  return family === "purse" ? { key: `person/${sliceId}`, family: "person", id: sliceId } : { key, family, id: sliceId };
}

const familyRank = (family: string): number => (FIRST_FAMILIES.includes(family) ? FIRST_FAMILIES.indexOf(family) : FIRST_FAMILIES.length);

/** Return those of the given ids that a document contains at any depth. */
export function idsInDocument(doc: unknown, wantedIds: ReadonlySet<string>): readonly string[] {
  if (typeof doc === "string") return wantedIds.has(doc) ? [doc] : [];
  if (typeof doc !== "object" || doc === null) return [];
  return [...new Set(Object.values(doc).flatMap((member) => idsInDocument(member, wantedIds)))];
}

function thingChange(viewBefore: SlicesView, viewAfter: SlicesView, { key, family, id }: Slice, isWhole: IsComparedWhole): ThingChange {
  const [sliceBefore, sliceAfter] = [viewBefore.slices[key], viewAfter.slices[key]];
  const isPerson = family === "person";
  const [statusesBefore, statusesAfter] = isPerson ? [statuses(viewBefore, id), statuses(viewAfter, id)] : [[], []];
  return {
    family,
    id,
    existedBefore: sliceBefore !== undefined,
    existsAfter: sliceAfter !== undefined,
    holdings: isPerson ? holdingChanges(holdings(viewBefore, id), holdings(viewAfter, id)) : [],
    gainedStatuses: statusesAfter.filter((status) => !statusesBefore.includes(status)),
    lostStatuses: statusesBefore.filter((status) => !statusesAfter.includes(status)),
    members: memberDifferences(sliceBefore, sliceAfter, (path) => isWhole(family, path)).filter(({ member }) => !(isPerson && SEPARATE_MEMBERS.has(member[0] ?? ""))),
  };
}

function holdingChanges(holdingsBefore: Holdings, holdingsAfter: Holdings): readonly HoldingChange[] {
  return [...new Set([...Object.keys(holdingsBefore), ...Object.keys(holdingsAfter)])]
    .map((asset) => ({ asset, before: holdingsBefore[asset] ?? 0, after: holdingsAfter[asset] ?? 0 }))
    .filter((amount) => amount.before !== amount.after);
}

const isRecord = (value: unknown): value is AnySlices => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Return the members that are different. The comparison goes as deep as both documents have members. Lists are compared
 * as a whole.
 */
function memberDifferences(valueBefore: unknown, valueAfter: unknown, isWhole: (path: readonly string[]) => boolean, path: readonly string[] = []): readonly MemberDifference[] {
  if (isEqual(valueBefore, valueAfter)) return [];
  const comparesMembers = !isWhole(path) && [valueBefore, valueAfter].every((value) => isRecord(value) || (value === undefined && path.length < 1));
  if (!comparesMembers) return [{ member: path, before: valueBefore, after: valueAfter }];
  const [membersBefore, membersAfter] = [valueBefore, valueAfter].map((value) => (isRecord(value) ? value : {})) as [AnySlices, AnySlices];
  return [...new Set([...Object.keys(membersBefore), ...Object.keys(membersAfter)])].flatMap((memberName) => memberDifferences(membersBefore[memberName], membersAfter[memberName], isWhole, [...path, memberName]));
}
