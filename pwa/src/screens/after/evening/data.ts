/** What charts and tables of an evening are drawn of, from what the server answers. */

import type { BalanceSeries, DiceRolled, Evening, GreatMoment, PlaceSeries, StandingsSeries } from "../../../core/view/wire";

/** What is drawn as one line: a number for each instant. */
export interface Track {
  readonly id: string;
  readonly amounts: readonly number[];
}

/** Number of lines that a picture shows. */
export const LINES = 10;

/** What several tracks have together, one for each id. */
export function summed(tracks: readonly Track[]): readonly Track[] {
  const sums = new Map<string, readonly number[]>();
  for (const { id, amounts } of tracks) sums.set(id, amounts.map((n, index) => n + (sums.get(id)?.[index] ?? 0)));
  return [...sums].map(([id, amounts]) => ({ id, amounts }));
}

/** The tracks that end highest, highest first; of those that end alike the one that was higher. Those always at 0 are left out. */
export function leading(tracks: readonly Track[], most = LINES): readonly Track[] {
  const some = tracks.filter(({ amounts }) => amounts.some((n) => n !== 0));
  const order = (one: Track, other: Track): number => last(other) - last(one) || peak(other) - peak(one) || (one.id < other.id ? -1 : 1);
  return [...some].sort(order).slice(0, most);
}

const last = ({ amounts }: Track): number => amounts.at(-1) ?? 0;
const peak = ({ amounts }: Track): number => Math.max(0, ...amounts);

/** What everybody's goods were worth, or that of those named. */
export function worthTracks({ worths }: StandingsSeries, of?: ReadonlySet<string>): readonly Track[] {
  const some = worths.filter(({ character }) => of?.has(character) ?? true);
  return some.map(({ character, amounts }) => ({ id: character, amounts }));
}

/** The assets in the order in which one looks for them: of which most people had some first, then by name. */
export function assetsByHolders({ balances }: BalanceSeries): readonly string[] {
  const holders = new Map<string, number>();
  for (const { asset } of balances) holders.set(asset, (holders.get(asset) ?? 0) + 1);
  return [...holders].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([asset]) => asset);
}

/** The places at which several were at a time, and how many. */
export const meetingPlaces = ({ places }: PlaceSeries): readonly Track[] =>
  places.filter(({ counts }) => Math.max(0, ...counts) > 1).map(({ place, counts }) => ({ id: place, amounts: counts }));

/** How much everybody had of some assets together. */
export const assetTracks = ({ balances }: BalanceSeries, assets: readonly string[]): readonly Track[] =>
  summed(balances.filter((one) => assets.includes(one.asset)).map(({ character, amounts }) => ({ id: character, amounts })));

/** The instants that a table shows of a series: `most` of them, evenly, the first and the last among them. */
export function rows(times: readonly number[], most = 13): readonly number[] {
  if (times.length <= most) return times.map((_, index) => index);
  return Array.from({ length: most }, (_, row) => Math.round((row * (times.length - 1)) / (most - 1)));
}

/** In how many entries any two people had to do with each other, and the most of all. */
export interface Matrix {
  readonly times: (one: string, other: string) => number;
  readonly most: number;
}

const key = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

export function matrixOf({ dealings }: Pick<Evening, "dealings">): Matrix {
  const found = new Map(dealings.map(({ one, other, times }) => [key(one, other), times]));
  return { times: (one, other) => found.get(key(one, other)) ?? 0, most: Math.max(0, ...found.values()) };
}

/** With whom somebody dealt how often, most first. */
export function partners({ dealings }: Pick<Evening, "dealings">, who: string): readonly (readonly [string, number])[] {
  const own = dealings.filter(({ one, other }) => one === who || other === who);
  const pairs = own.map(({ one, other, times }) => [one === who ? other : one, times] as const);
  return [...pairs].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** How often each two of a circle dealt: the first with all others, and those not among themselves. */
export function wheelMatrix(counts: readonly number[]): number[][] {
  const size = counts.length + 1;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_value, column) => {
      if (row === 0 && column > 0) return counts[column - 1] ?? 0;
      return row > 0 && column === 0 ? (counts[row - 1] ?? 0) : 0;
    }),
  );
}

/** The great moments by kind, each kind where it first came. */
export function byKind(great: readonly GreatMoment[]): readonly (readonly [string, readonly GreatMoment[]])[] {
  const kinds = new Map<string, GreatMoment[]>();
  for (const one of great) kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]);
  return [...kinds];
}

/** What the dice say: too few were thrown, nothing against them, doubtful (1 in 20), or hardly by chance (1 in 1,000). */
export type Verdict = "few" | "fair" | "doubtful" | "unfair";

/** The kinds of dice about which the test says something, most rolls first, and those that were rolled too seldom. */
export function diceBySaying(dice: readonly DiceRolled[]): { readonly told: readonly DiceRolled[]; readonly seldom: readonly DiceRolled[] } {
  const sorted = [...dice].sort((one, other) => rollsOf(other) - rollsOf(one));
  return { told: sorted.filter(({ test }) => test?.enough), seldom: sorted.filter(({ test }) => !test?.enough) };
}

/** How often dice of a kind were rolled. */
export const rollsOf = ({ faces }: Pick<DiceRolled, "faces">): number => faces.reduce((sum, n) => sum + n, 0);

const DOUBTFUL = 0.05;
const UNFAIR = 0.001;

export function verdict(test: { readonly p_value: number; readonly enough: boolean }): Verdict {
  if (!test.enough) return "few";
  if (test.p_value >= DOUBTFUL) return "fair";
  return test.p_value >= UNFAIR ? "doubtful" : "unfair";
}
