/** The time line of a replay: where its moments lie, how dense they are, and which one comes next. */

import type { ReplayIndex } from "../view/wire";

/** A pause counts as long as this many usual ones, or a night between two acts would be all one sees. */
const LONGEST_PAUSE = 30;

/** So much of the line is shared out by acts, the rest by time: what happens at once lies apart, too. */
const BY_ACTS = 0.4;

/** Where each moment lies, from 0 to 1, in order. */
export function positions({ moments }: ReplayIndex): Float64Array {
  const { at } = moments;
  const steps = at.map((time, index) => Math.max(0, time - (at[index - 1] ?? time)));
  const usual = median(steps.filter((step) => step > 0));
  const short = steps.map((step) => Math.min(step, usual * LONGEST_PAUSE));
  const whole = short.reduce((sum, step) => sum + step, 0);
  const last = Math.max(1, at.length - 1);
  const byActs = whole > 0 ? BY_ACTS : 1;
  let time = 0;
  return Float64Array.from(short, (step, index) => {
    time += step;
    return byActs * (index / last) + (whole > 0 ? (1 - byActs) * (time / whole) : 0);
  });
}

/** The middle one of some numbers; 0 of none. */
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The moment that lies nearest to a share of the line; 0 where there is none. */
export function nearest(line: Float64Array, share: number): number {
  let [low, high] = [0, Math.max(0, line.length - 1)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((line[middle] ?? 0) < share) low = middle + 1;
    else high = middle;
  }
  const before = Math.max(0, low - 1);
  return share - (line[before] ?? 0) < (line[low] ?? 0) - share ? before : low;
}

/** How many lines of the chronicle fall into each of so many equal parts, the most being 1. */
export function density({ moments }: ReplayIndex, line: Float64Array, parts: number): readonly number[] {
  const sums = Array.from({ length: parts }, () => 0);
  line.forEach((place, moment) => {
    const part = Math.min(parts - 1, Math.floor(place * parts));
    sums[part] = (sums[part] ?? 0) + Math.max(1, moments.lines[moment] ?? 0);
  });
  const most = Math.max(1, ...sums);
  return sums.map((sum) => sum / most);
}

/** The chapter that a moment belongs to; -1 before the first. */
export function chapterAt({ periods }: ReplayIndex, moment: number): number {
  return periods.filter((period) => period.moment <= moment).length - 1;
}

/** By what one goes through a game: act by act, from period to period, between its great moments. */
export type Stride = "act" | "period" | "great";

/** The moment that comes next, forwards (1) or backwards (-1); the same where there is none. */
export function stepped(index: ReplayIndex, from: number, stride: Stride, way: 1 | -1): number {
  const last = index.moments.id.length - 1;
  if (stride === "act") return Math.min(last, Math.max(0, from + way));
  const stops = (stride === "period" ? index.periods : index.great).map(({ moment }) => moment);
  const found = way > 0 ? stops.find((moment) => moment > from) : [...stops].reverse().find((moment) => moment < from);
  if (found !== undefined) return found;
  if (stride === "great") return from;
  return way > 0 ? Math.max(0, last) : 0;
}
