/**
 * A replay of a game. A replay has every moment that this viewer may see, the view right after each moment, and the
 * moment's lines. The server sends an index and chunks. A chunk is a whole view and the changes after it. Chunks stay
 * parsed in memory, so that a jump costs one copy of a view and a few assignments.
 */

import type { AnySlices, View } from "../view/view";
import type { Audiences } from "../view/audiences";
import { viewSeenBy, wasOnScreen } from "../view/audiences";
import type { Line, ReplayChunk, ReplayIndex, ReplayMoment } from "../view/wire";

/** The number of chunks that stay parsed in memory. The chunk whose last use is longest ago is dropped first. */
const MAX_PARSED_CHUNKS = 24;

type FetchChunk = (chunkIndex: number) => Promise<ReplayChunk>;

/** The result that was computed last. The next moment needs only its own changes in addition. */
interface LastSlices {
  readonly moment: number;
  readonly slices: AnySlices;
  /** The private slices. If the server says which characters saw a slice, they are listed with it. */
  readonly audiences: Audiences;
}

const NO_AUDIENCES: Audiences = new Map();

/** The moments of a game, computed from its chunks. */
export class MomentLoader {
  readonly #chunks = new Map<number, ReplayChunk>();
  readonly #pendingChunks = new Map<number, Promise<void>>();
  #lastSlices: LastSlices | null = null;

  readonly #fetchChunk: FetchChunk;

  constructor(
    readonly game: string,
    readonly index: ReplayIndex,
    fetchChunk: FetchChunk,
  ) {
    this.#fetchChunk = fetchChunk;
  }

  /** The number of moments. */
  get momentCount(): number {
    return this.index.moments.id.length;
  }

  /**
   * Return the moment that an entry represents; -1 if the index does not list the entry. Only the server knows the
   * moments of unlisted entries.
   */
  momentOf(entry: string): number {
    return this.index.moments.id.indexOf(entry);
  }

  /** Return whether the view at a moment can be computed without a request. */
  has(moment: number): boolean {
    return this.#chunks.has(this.#chunkOf(moment));
  }

  /** Fetch the chunk of a moment. Raises the error of the request. */
  load(moment: number): Promise<void> {
    return this.#loadChunk(this.#chunkOf(moment));
  }

  /** Fetch the chunk after a moment, and then the chunk before it. */
  async loadAhead(moment: number): Promise<void> {
    const chunkIndex = this.#chunkOf(moment);
    for (const nextChunkIndex of [chunkIndex + 1, chunkIndex - 1]) {
      if (nextChunkIndex >= 0 && nextChunkIndex < this.index.chunks.length) await this.#loadChunk(nextChunkIndex).catch(() => undefined);
    }
  }

  /**
   * Return the view right after a moment, with at least `lines` lines before the moment; null while the moment's chunk
   * is not loaded. The view is the viewer's own view, or the view on the screens of `viewer`.
   */
  view(moment: number, lineCount = 0, viewer = ""): View | null {
    const reckoned = this.#resultAt(moment);
    if (!reckoned) return null;
    const { cursor, me, staff } = this.index;
    const slices = this.#lastLines(moment, lineCount, viewer);
    const view: View = {
      game: this.game,
      me,
      staff,
      cursor,
      slices: reckoned.slices,
      private: [...reckoned.audiences.keys()],
      pub: slices.lines.filter(({ c }) => c.startsWith("p")),
      own: slices.lines.filter(({ c }) => !c.startsWith("p")),
      more: slices.hasMore,
    };
    return viewer ? viewSeenBy(viewer, view, reckoned.audiences) : view;
  }

  /**
   * Return the lines of a moment; an empty list while the moment's chunk is not loaded. With `viewer`, return only the
   * lines that this character could read.
   */
  linesOf(moment: number, viewer = ""): readonly Line[] {
    const replayMoment = this.#momentAt(moment);
    if (!replayMoment || !viewer) return replayMoment?.lines ?? [];
    const readers = replayMoment.readers ? new Map(Object.entries(replayMoment.readers)) : NO_AUDIENCES;
    return replayMoment.lines.filter((line) => wasOnScreen(line, viewer, readers));
  }

  /** Return the earliest moment from which all chunks up to the given moment are loaded. */
  reach(moment: number): number {
    let chunkIndex = this.#chunkOf(moment);
    while (chunkIndex > 0 && this.#chunks.has(chunkIndex - 1)) chunkIndex -= 1;
    return this.#firstOf(chunkIndex);
  }

  #momentAt(moment: number): ReplayMoment | undefined {
    const chunkIndex = this.#chunkOf(moment);
    return this.#chunks.get(chunkIndex)?.moments[moment - this.#firstOf(chunkIndex)];
  }

  #chunkOf(moment: number): number {
    const { chunks } = this.index;
    let [lowIndex, highIndex] = [0, chunks.length - 1];
    while (lowIndex < highIndex) {
      const middleIndex = Math.ceil((lowIndex + highIndex) / 2);
      if ((chunks[middleIndex] ?? 0) <= moment) lowIndex = middleIndex;
      else highIndex = middleIndex - 1;
    }
    return lowIndex;
  }

  #firstOf(chunkIndex: number): number {
    return this.index.chunks[chunkIndex] ?? 0;
  }

  #loadChunk(chunkIndex: number): Promise<void> {
    const chunkData = this.#chunks.get(chunkIndex);
    if (chunkData) {
      this.#storeChunk(chunkIndex, chunkData);
      return Promise.resolve();
    }
    const loadingChunk = this.#pendingChunks.get(chunkIndex) ?? this.#fetch(chunkIndex).finally(() => this.#pendingChunks.delete(chunkIndex));
    this.#pendingChunks.set(chunkIndex, loadingChunk);
    return loadingChunk;
  }

  async #fetch(chunkIndex: number): Promise<void> {
    this.#storeChunk(chunkIndex, await this.#fetchChunk(chunkIndex));
  }

  #storeChunk(chunkIndex: number, chunkDoc: ReplayChunk): void {
    this.#chunks.delete(chunkIndex);
    this.#chunks.set(chunkIndex, chunkDoc);
    for (const oldestChunkIndex of [...this.#chunks.keys()].slice(0, -MAX_PARSED_CHUNKS)) this.#chunks.delete(oldestChunkIndex);
  }

  /** Return the slices and audiences right after a moment; null while the moment's chunk is not loaded. */
  #resultAt(moment: number): LastSlices | null {
    const chunkIndex = this.#chunkOf(moment);
    const chunkDoc = this.#chunks.get(chunkIndex);
    if (!chunkDoc) return null;
    const firstMoment = this.#firstOf(chunkIndex);
    const nearSlices = this.#lastSlices && this.#lastSlices.moment >= firstMoment && this.#lastSlices.moment <= moment ? this.#lastSlices : null;
    const slices: Record<string, unknown> = { ...(nearSlices?.slices ?? chunkDoc.slices) };
    const audiences = new Map(nearSlices?.audiences ?? audiencesOf(chunkDoc));
    for (const laterMoment of chunkDoc.moments.slice((nearSlices?.moment ?? firstMoment) - firstMoment + 1, moment - firstMoment + 1)) {
      applyMomentChange(slices, audiences, laterMoment);
    }
    this.#lastSlices = { moment, slices, audiences };
    return this.#lastSlices;
  }

  /** Return the last lines up to a moment in order, and whether older lines exist. */
  #lastLines(moment: number, leastCount: number, viewer: string): { readonly lines: readonly Line[]; readonly hasMore: boolean } {
    const lineChunks: (readonly Line[])[] = [];
    const latestMoment = this.reach(moment);
    let [lineCount, lineNumber] = [0, moment + 1];
    while (lineNumber > latestMoment && lineCount < leastCount) {
      lineNumber -= 1;
      const lines = this.linesOf(lineNumber, viewer);
      lineChunks.push(lines);
      lineCount += lines.length;
    }
    return { lines: lineChunks.reverse().flat(), hasMore: lineNumber > 0 };
  }
}

/** Return the private slices of a whole view or a change, each with the characters that saw it. */
const audiencesOf = (change: Pick<ReplayMoment, "private" | "audiences">): Audiences =>
  new Map(change.private.map((key, keyIndex) => [key, change.audiences?.[keyIndex] ?? []]));

/** Apply the changes of one moment to the slices and to the set of private slices. */
function applyMomentChange(slices: Record<string, unknown>, hiddenAudiences: Map<string, readonly string[]>, laterMoment: ReplayMoment): void {
  const audiences = audiencesOf(laterMoment);
  for (const [key, slice] of Object.entries(laterMoment.slices)) {
    if (slice === null) delete slices[key];
    else slices[key] = slice;
    const audience = audiences.get(key);
    if (audience) hiddenAudiences.set(key, audience);
    else hiddenAudiences.delete(key);
  }
}
