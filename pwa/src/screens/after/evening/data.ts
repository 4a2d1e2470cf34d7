/** Changes the server's answers about an evening into the series that charts and tables draw. */

import type { BalanceSeries, DiceRolled, Evening, GreatMoment, PlaceSeries, StandingsSeries } from "../../../core/view/wire";

/** One line of a chart. A track has a number for each time. */
export interface ChartLine {
  readonly id: string;
  readonly amounts: readonly number[];
}

/** The maximum number of lines in a chart. */
export const MAX_CHART_LINES = 10;

/** The look of a line. */
export interface LineLook {
  /** The number of the colour, from 0. */
  readonly colourIndex: number;
  readonly isDashed: boolean;
}

/** The number of colours for lines. Each colour has a solid and a dashed line. */
const LINE_COLOUR_COUNT = 10;

let lastLooks = { game: "", ids: [] as readonly string[] };

/**
 * Return the looks of the lines of a chart. In all charts of a game a person has the same look. The looks are given out
 * in the order in which the charts show the ids, so lines of one chart differ as long as the looks suffice.
 */
export function lineLooks(game: string, personIds: readonly string[]): readonly LineLook[] {
  const earlierIds = lastLooks.game === game ? lastLooks.ids : [];
  const knownIds = [...earlierIds, ...personIds.filter((personId) => !earlierIds.includes(personId))];
  lastLooks = { game, ids: knownIds };
  return personIds.map((personId) => {
    const lineIndex = knownIds.indexOf(personId);
    return { colourIndex: lineIndex % LINE_COLOUR_COUNT, isDashed: Math.floor(lineIndex / LINE_COLOUR_COUNT) % 2 > 0 };
  });
}

/** Return one track for each id. The result is the sum of all tracks with that id. */
export function sumChartLines(tracks: readonly ChartLine[]): readonly ChartLine[] {
  const sumsById = new Map<string, readonly number[]>();
  for (const { id: trackId, amounts } of tracks) sumsById.set(trackId, amounts.map((amount, index) => amount + (sumsById.get(trackId)?.[index] ?? 0)));
  return [...sumsById].map(([trackId, amounts]) => ({ id: trackId, amounts }));
}

/**
 * Return the `limit` tracks with the highest last amounts, the highest first. If last amounts are equal, the track with
 * the higher peak comes first. Tracks that are always 0 are left out.
 */
export function leadingLines(tracks: readonly ChartLine[], limit = MAX_CHART_LINES): readonly ChartLine[] {
  const lines = tracks.filter(({ amounts }) => amounts.some((amount) => amount !== 0));
  const order = (chartLine: ChartLine, otherLine: ChartLine): number => lastAmount(otherLine) - lastAmount(chartLine) || peakAmount(otherLine) - peakAmount(chartLine) || (chartLine.id < otherLine.id ? -1 : 1);
  return [...lines].sort(order).slice(0, limit);
}

const lastAmount = ({ amounts }: ChartLine): number => amounts.at(-1) ?? 0;
const peakAmount = ({ amounts }: ChartLine): number => Math.max(0, ...amounts);

/** Return the worth of each character's goods over time. With `ids`, return only the characters in this list. */
export function worthLines({ worths }: StandingsSeries, personIds?: ReadonlySet<string>): readonly ChartLine[] {
  const lines = worths.filter(({ character }) => personIds?.has(character) ?? true);
  return lines.map(({ character, amounts }) => ({ id: character, amounts }));
}

/**
 * Return the assets, beginning with the asset that has the most holders. Assets with equally many holders are sorted by
 * name.
 */
export function assetsByHolders({ balances }: BalanceSeries): readonly string[] {
  const holders = new Map<string, number>();
  for (const { asset } of balances) holders.set(asset, (holders.get(asset) ?? 0) + 1);
  return [...holders].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([asset]) => asset);
}

/**
 * Return the places where at least two characters were at the same time. Each place has the number of characters there
 * at each time.
 */
export const meetingPlaceLines = ({ places }: PlaceSeries): readonly ChartLine[] =>
  places.filter(({ counts }) => Math.max(0, ...counts) > 1).map(({ place, counts }) => ({ id: place, amounts: counts }));

/** Return for each character the sum of the given assets. */
export const assetSumLines = ({ balances }: BalanceSeries, assets: readonly string[]): readonly ChartLine[] =>
  sumChartLines(balances.filter((track) => assets.includes(track.asset)).map(({ character, amounts }) => ({ id: character, amounts })));

/**
 * Return the indices of the times that a table shows. The results are at most `limit`, evenly spaced, and include the
 * first and the last time.
 */
export function evenlySpacedIndices(times: readonly number[], limit = 13): readonly number[] {
  if (times.length <= limit) return times.map((_, index) => index);
  return Array.from({ length: limit }, (_, rowIndex) => Math.round((rowIndex * (times.length - 1)) / (limit - 1)));
}

/** The numbers of entries in which two characters dealt with each other. */
export interface DealingCounts {
  /**
   * Returns the number of entries in which two characters dealt with each other. The order of the two characters does
   * not matter.
   */
  readonly times: (character: string, otherCharacter: string) => number;
  /** The highest number in the matrix. */
  readonly highestCount: number;
}

const pairKey = (character: string, otherCharacter: string): string => (character < otherCharacter ? `${character} ${otherCharacter}` : `${otherCharacter} ${character}`);

export function dealingCountsOf({ dealings }: Pick<Evening, "dealings">): DealingCounts {
  const timesOfPair = new Map(dealings.map(({ one: dealing, other: otherCharacter, times: dealingCount }) => [pairKey(dealing, otherCharacter), dealingCount]));
  return { times: (character, otherCharacter) => timesOfPair.get(pairKey(character, otherCharacter)) ?? 0, highestCount: Math.max(0, ...timesOfPair.values()) };
}

/** Return the characters who dealt with `character`, each with the number of entries. The highest number comes first. */
export function dealingPartners({ dealings }: Pick<Evening, "dealings">, character: string): readonly (readonly [string, number])[] {
  const ownPairs = dealings.filter(({ one: partner, other: otherCharacter }) => partner === character || otherCharacter === character);
  const pairs = ownPairs.map(({ one: person, other: otherCharacter, times: dealingCount }) => [person === character ? otherCharacter : person, dealingCount] as const);
  return [...pairs].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/**
 * Return the matrix of a wheel. The first member dealt `counts` times with each of the other members. The other members
 * did not deal with each other.
 */
export function wheelMatrix(pairCounts: readonly number[]): number[][] {
  const matrixSize = pairCounts.length + 1;
  return Array.from({ length: matrixSize }, (_, rowIndex) =>
    Array.from({ length: matrixSize }, (_value, column) => {
      if (rowIndex === 0 && column > 0) return pairCounts[column - 1] ?? 0;
      return rowIndex > 0 && column === 0 ? (pairCounts[rowIndex - 1] ?? 0) : 0;
    }),
  );
}

/** Return the great moments grouped by kind. The kinds are in the order of their first moments. */
export function groupMoments(moments: readonly GreatMoment[]): readonly (readonly [string, readonly GreatMoment[]])[] {
  const kinds = new Map<string, GreatMoment[]>();
  for (const moment of moments) kinds.set(moment.kind, [...(kinds.get(moment.kind) ?? []), moment]);
  return [...kinds];
}

/**
 * The result of the test of dice: too few rolls, fair, doubtful (1 in 20), or hardly possible by chance (1 in 1,000).
 */
export type FairnessVerdict = "few" | "fair" | "doubtful" | "unfair";

/**
 * Return the kinds of dice with enough rolls for the test (`testedDice`), and the kinds with too few rolls (`seldom`).
 * In both lists the kind with the most rolls comes first.
 */
export function splitDiceByTest(dice: readonly DiceRolled[]): { readonly testedDice: readonly DiceRolled[]; readonly seldom: readonly DiceRolled[] } {
  const sortedDice = [...dice].sort((firstDie, secondDie) => rollCount(secondDie) - rollCount(firstDie));
  return { testedDice: sortedDice.filter(({ test }) => test?.enough), seldom: sortedDice.filter(({ test }) => !test?.enough) };
}

/** Return the number of rolls of one kind of dice. */
export const rollCount = ({ faces }: Pick<DiceRolled, "faces">): number => faces.reduce((sum, amount) => sum + amount, 0);

const DOUBTFUL_P = 0.05;
const UNFAIR_P = 0.001;

export function testVerdict(test: { readonly p_value: number; readonly enough: boolean }): FairnessVerdict {
  if (!test.enough) return "few";
  if (test.p_value >= DOUBTFUL_P) return "fair";
  return test.p_value >= UNFAIR_P ? "doubtful" : "unfair";
}
