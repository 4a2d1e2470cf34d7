/**
 * A replay for tests. The replay has an index of moments, the chunks of these moments, and a server that sends them.
 */

import { line } from "../view/fixtures";
import type { ReplayChunk, ReplayIndex } from "../view/wire";

/** The number of moments in a chunk. */
export const MOMENTS_PER_CHUNK = 3;

const MINUTE = 60_000;

/** Return an index of `momentCount` moments, one minute apart. Each period has four moments. */
export function replayIndex(momentCount: number, changes: Partial<ReplayIndex> = {}): ReplayIndex {
  const moments = Array.from({ length: momentCount }, (_, moment) => moment);
  return {
    cursor: `p${momentCount}`,
    me: ["hirtius"],
    staff: false,
    at: null,
    moments: {
      id: moments.map((moment) => `e${moment}`),
      at: moments.map((moment) => moment * MINUTE),
      period: moments.map((moment) => Math.floor(moment / 4) + 1),
      lines: moments.map(() => 1),
    },
    great: [
      { moment: 2, kind: "crown", entry: "e2" },
      { moment: 6, kind: "crown", entry: "e6" },
    ],
    periods: moments.filter((moment) => moment % 4 === 0).map((moment) => ({ seq: moment / 4 + 1, kind: "day", key: "day", year: 43, moment })),
    chunks: moments.filter((moment) => moment % MOMENTS_PER_CHUNK === 0),
    ...changes,
  };
}

/**
 * Return a chunk of the replay in `replayIndex`. Hirtius gains a coin in each moment, and has a private thought in
 * every second moment.
 */
export function replayChunk(chunkIndex: number, momentCount: number): ReplayChunk {
  const firstMoment = chunkIndex * MOMENTS_PER_CHUNK;
  const numbers = Array.from({ length: Math.min(MOMENTS_PER_CHUNK, momentCount - firstMoment) }, (_, index) => firstMoment + index);
  return {
    first: firstMoment,
    slices: { game: { id: "ides", period: { seq: 1 } }, "person/hirtius": { id: "hirtius", holds: { coin: firstMoment } }, "window/vote": { id: "vote" }, ...thoughtSlices(firstMoment) },
    private: firstMoment % 2 ? ["purse/hirtius"] : [],
    moments: numbers.map((moment) => ({
      lines: [line(`${moment % 2 ? "q" : "p"}${moment + 1}`, { id: `e${moment}`, after: moment })],
      slices: moment === firstMoment ? {} : { "person/hirtius": { id: "hirtius", holds: { coin: moment } }, "purse/hirtius": moment % 2 ? { id: "hirtius", holds: { plan: 1 } } : null },
      private: moment % 2 && moment !== firstMoment ? ["purse/hirtius"] : [],
    })),
  };
}

/**
 * Return the chunk of `replayChunk` as it is after the game was closed. The audience of the thoughts is Hirtius alone.
 * The audience of the lines in odd moments is Bibulus and Hirtius.
 */
export function closedGameChunk(chunkIndex: number, momentCount: number): ReplayChunk {
  const closedChunk = replayChunk(chunkIndex, momentCount);
  return {
    ...closedChunk,
    slices: { ...closedChunk.slices, game: { id: "ides", period: { seq: 1 }, stewards: ["fata"] } },
    audiences: closedChunk.private.map(() => ["hirtius"]),
    moments: closedChunk.moments.map((moment) => ({
      ...moment,
      audiences: moment.private.map(() => ["hirtius"]),
      readers: Object.fromEntries(moment.lines.filter(({ c }) => c.startsWith("q")).map(({ id }) => [id, ["bibulus", "hirtius"]])),
    })),
  };
}

const thoughtSlices = (moment: number): ReplayChunk["slices"] => (moment % 2 ? { "purse/hirtius": { id: "hirtius", holds: { plan: 1 } } } : {});
