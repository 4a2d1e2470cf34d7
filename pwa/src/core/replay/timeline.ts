/**
 * The time line of a replay. This module computes the positions of moments on the line, their density, and the steps
 * between them.
 */

import type { ReplayIndex } from "../view/wire";

/**
 * The longest pause that counts, in multiples of the median pause. Without this limit, a night between two acts would
 * fill the whole line.
 */
const LONGEST_PAUSE_IN_MEDIANS = 30;

/**
 * The share of the line that is divided equally among the acts. The rest is divided by time. Therefore even moments
 * with equal times have different positions.
 */
const EQUAL_SPACING_SHARE = 0.4;

/** Return the position of each moment on the line, from 0 to 1, in order. */
export function momentPositions({ moments }: ReplayIndex): Float64Array {
  const { at: times } = moments;
  const steps = times.map((time, index) => Math.max(0, time - (times[index - 1] ?? time)));
  const usualStep = median(steps.filter((step) => step > 0));
  const shortSteps = steps.map((step) => Math.min(step, usualStep * LONGEST_PAUSE_IN_MEDIANS));
  const totalTime = shortSteps.reduce((sum, step) => sum + step, 0);
  const lastPosition = Math.max(1, times.length - 1);
  const byActs = totalTime > 0 ? EQUAL_SPACING_SHARE : 1;
  let time = 0;
  return Float64Array.from(shortSteps, (step, index) => {
    time += step;
    return byActs * (index / lastPosition) + (totalTime > 0 ? (1 - byActs) * (time / totalTime) : 0);
  });
}

/** Return the median of some numbers; 0 for an empty list. */
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Return the moment nearest to a position on the line; 0 if there are no moments. */
export function nearestMoment(line: Float64Array, share: number): number {
  let [lowIndex, highIndex] = [0, Math.max(0, line.length - 1)];
  while (lowIndex < highIndex) {
    const middleIndex = Math.floor((lowIndex + highIndex) / 2);
    if ((line[middleIndex] ?? 0) < share) lowIndex = middleIndex + 1;
    else highIndex = middleIndex;
  }
  const previousIndex = Math.max(0, lowIndex - 1);
  return share - (line[previousIndex] ?? 0) < (line[lowIndex] ?? 0) - share ? previousIndex : lowIndex;
}

/**
 * Return the share of chronicle lines in each of `partCount` equal sections of the line. The section with the most
 * lines has 1.
 */
export function lineDensity({ moments }: ReplayIndex, line: Float64Array, partCount: number): readonly number[] {
  const lineCounts = Array.from({ length: partCount }, () => 0);
  line.forEach((place, moment) => {
    const partIndex = Math.min(partCount - 1, Math.floor(place * partCount));
    lineCounts[partIndex] = (lineCounts[partIndex] ?? 0) + Math.max(1, moments.lines[moment] ?? 0);
  });
  const highestSum = Math.max(1, ...lineCounts);
  return lineCounts.map((sum) => sum / highestSum);
}

/** Return the index of the chapter that contains a moment; -1 before the first chapter. */
export function chapterIndexAt({ periods }: ReplayIndex, moment: number): number {
  return periods.filter((period) => period.moment <= moment).length - 1;
}

/** The length of a step: one act, one period, or the distance to the next great moment. */
export type Stride = "act" | "period" | "great";

/**
 * Return the next moment in a direction: 1 means forwards, and -1 means backwards. Without a next moment, return the
 * same moment.
 */
export function momentAfterStep(replayIndex: ReplayIndex, startMoment: number, stride: Stride, direction: 1 | -1): number {
  const lastMoment = replayIndex.moments.id.length - 1;
  if (stride === "act") return Math.min(lastMoment, Math.max(0, startMoment + direction));
  const stops = (stride === "period" ? replayIndex.periods : replayIndex.great).map(({ moment }) => moment);
  const stopMoment = direction > 0 ? stops.find((moment) => moment > startMoment) : [...stops].reverse().find((moment) => moment < startMoment);
  if (stopMoment !== undefined) return stopMoment;
  if (stride === "great") return startMoment;
  return direction > 0 ? Math.max(0, lastMoment) : 0;
}
