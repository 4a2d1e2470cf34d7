/**
 * An archive as a file. It holds answers of the server, cut into values that stand in compressed parts. The index
 * lists the answers and their values; `api/archiving/packing.py` writes it. A part is read when one of its values is
 * first needed.
 */

import { gunzipSync } from "fflate";

/** The version of the format that this app can read. */
const FORMAT = "acta-archive/1";
/** Stands between two values of a part. */
const VALUE_SEPARATOR = "\u001e";
/** Stands before and after the number of a value inside another value. */
const REFERENCE_MARK = "\u001a";

/** The index of an archive, which is read without any of the answers. */
export interface ArchiveIndex {
  /** The name and version of the format. */
  readonly format: string;
  /** The id of the game. */
  readonly game: string;
  readonly title: string;
  /** When the archive was made (milliseconds). */
  readonly made: number;
  /** Whether the game was closed by then. */
  readonly closed: boolean;
  /** The number of the first value in each part. */
  readonly parts: readonly number[];
  /** The number of the value that answers each path below that of the game. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Return the index from its text; null if the text is no index, or has a format that this app does not know. */
export function readIndex(text: string): ArchiveIndex | null {
  try {
    const index = JSON.parse(unpackText(text)) as ArchiveIndex;
    return index.format === FORMAT ? index : null;
  } catch {
    return null;
  }
}

/** Return a text from the base64 of its compressed bytes. */
export function unpackText(text: string): string {
  const bytes = Uint8Array.from(atob(text.trim()), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(gunzipSync(bytes));
}

/** The answers of an archive. Parts are read on demand, each once. */
export class ArchiveFile {
  /** The values of each part that was read. */
  private readonly values = new Map<number, readonly string[]>();
  /** The parts that are being read. */
  private readonly pendingParts = new Map<number, Promise<void>>();

  /** `part` gives the packed text of a part. */
  constructor(
    readonly index: ArchiveIndex,
    private readonly part: (number: number) => Promise<string>,
  ) {}

  /** Return the answer at a path; null if there is none. */
  async answer(path: string): Promise<string | null> {
    const { answers } = this.index;
    return Object.hasOwn(answers, path) ? this.whole(answers[path] ?? 0) : null;
  }

  /** Return a value with the values inside it. Missing parts are read first, then the value is joined again. */
  private async whole(value: number): Promise<string> {
    for (;;) {
      const missing = new Set<number>();
      const text = this.join(value, missing);
      if (!missing.size) return text;
      await Promise.all([...missing].map((number) => this.read(number)));
    }
  }

  /** Return a value joined from the parts read so far. Parts that are not read yet are added to `missing`. */
  private join(value: number, missing: Set<number>): string {
    const number = partIndexOf(this.index.parts, value);
    const held = this.values.get(number);
    if (!held) {
      missing.add(number);
      return "";
    }
    const pieces = (held[value - (this.index.parts[number] ?? 0)] ?? "").split(REFERENCE_MARK);
    return pieces.map((piece, index) => (index % 2 ? this.join(Number(piece), missing) : piece)).join("");
  }

  private read(number: number): Promise<void> {
    const coming = this.pendingParts.get(number) ?? this.unpack(number).finally(() => this.pendingParts.delete(number));
    this.pendingParts.set(number, coming);
    return coming;
  }

  private async unpack(number: number): Promise<void> {
    this.values.set(number, unpackText(await this.part(number)).split(VALUE_SEPARATOR));
  }
}

/** Return the part of the archive that contains this value. */
function partIndexOf(firsts: readonly number[], value: number): number {
  let [low, high] = [0, firsts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((firsts[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
