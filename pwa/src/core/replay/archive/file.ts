/**
 * An archive as a file: answers of the server, cut into values that stand in compressed parts. Which
 * answers there are and where their values stand, its index says; `api/archiving/packing.py` writes
 * it. A part is read when a value in it is first needed.
 */

import { gunzipSync } from "fflate";

const FORMAT = "acta-archive/1";
const BETWEEN = "\u001e";
const MARK = "\u001a";

/** What there is to know of an archive without reading any of its answers. */
export interface ArchiveIndex {
  readonly format: string;
  readonly game: string;
  readonly title: string;
  /** When it was made, in milliseconds. */
  readonly made: number;
  readonly closed: boolean;
  /** For each part the number of its first value. */
  readonly parts: readonly number[];
  /** The value that answers at a path below that of the game. */
  readonly answers: Readonly<Record<string, number>>;
}

/** The index in its text; null for what is none, or of a version that this app does not know. */
export function readIndex(text: string): ArchiveIndex | null {
  try {
    const index = JSON.parse(unpacked(text)) as ArchiveIndex;
    return index.format === FORMAT ? index : null;
  } catch {
    return null;
  }
}

/** A text from the base64 of its compressed bytes. */
export function unpacked(text: string): string {
  const bytes = Uint8Array.from(atob(text.trim()), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(gunzipSync(bytes));
}

export class ArchiveFile {
  private readonly values = new Map<number, readonly string[]>();
  private readonly coming = new Map<number, Promise<void>>();

  /** `part` gives the text of a part. */
  constructor(
    readonly index: ArchiveIndex,
    private readonly part: (number: number) => Promise<string>,
  ) {}

  /** The answer at a path; null where there is none. */
  async answer(path: string): Promise<string | null> {
    const { answers } = this.index;
    return Object.hasOwn(answers, path) ? this.whole(answers[path] ?? 0) : null;
  }

  /** A value with all that it holds. Parts that are missing are read, and it is put together anew. */
  private async whole(value: number): Promise<string> {
    for (;;) {
      const missing = new Set<number>();
      const text = this.joined(value, missing);
      if (!missing.size) return text;
      await Promise.all([...missing].map((number) => this.read(number)));
    }
  }

  private joined(value: number, missing: Set<number>): string {
    const number = partOf(this.index.parts, value);
    const held = this.values.get(number);
    if (!held) {
      missing.add(number);
      return "";
    }
    const pieces = (held[value - (this.index.parts[number] ?? 0)] ?? "").split(MARK);
    return pieces.map((piece, index) => (index % 2 ? this.joined(Number(piece), missing) : piece)).join("");
  }

  private read(number: number): Promise<void> {
    const coming = this.coming.get(number) ?? this.unpack(number).finally(() => this.coming.delete(number));
    this.coming.set(number, coming);
    return coming;
  }

  private async unpack(number: number): Promise<void> {
    this.values.set(number, unpacked(await this.part(number)).split(BETWEEN));
  }
}

/** The part in which a value stands. */
function partOf(firsts: readonly number[], value: number): number {
  let [low, high] = [0, firsts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((firsts[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
