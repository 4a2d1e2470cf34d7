/**
 * The file of an archive. The file contains answers of the server, which are cut into values. The values are in
 * compressed parts. The index lists the answers and their values. `api/archiving/archive_packer.py` writes the file. A part is
 * read when one of its values is first needed.
 */

import { gunzipSync } from "fflate";

/** The version of the file format that this app can read. */
const FORMAT = "acta-archive/1";
/** The character between two values of a part. */
const VALUE_SEPARATOR = "\u001e";
/** The character before and after the number of a value that is nested in another value. */
const REFERENCE_MARK = "\u001a";

/** The index of an archive, which can be read without reading any answer. */
export interface ArchiveIndex {
  /** The name and version of the file format. */
  readonly format: string;
  /** The id of the game. */
  readonly game: string;
  readonly title: string;
  /** The time when the archive was made (milliseconds). */
  readonly made: number;
  /** Whether the game was closed when the archive was made. */
  readonly closed: boolean;
  /** The number of the first value in each part. */
  readonly parts: readonly number[];
  /** The number of the value that answers each path. The paths lack the game's own path. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Return the index in a text; null if the text is no index, or has a file format that this app cannot read. */
export function readIndex(text: string): ArchiveIndex | null {
  try {
    const archiveIndex = JSON.parse(unpackText(text)) as ArchiveIndex;
    return archiveIndex.format === FORMAT ? archiveIndex : null;
  } catch {
    return null;
  }
}

/** Return the text whose compressed bytes are given in base64. */
export function unpackText(text: string): string {
  const bytes = Uint8Array.from(atob(text.trim()), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(gunzipSync(bytes));
}

/** The answers of an archive. Each part is read once, when it is first needed. */
export class ArchiveFile {
  /** The values of each part that has been read. */
  readonly #valuesByPart = new Map<number, readonly string[]>();
  /** The parts that are being read now. */
  readonly #pendingParts = new Map<number, Promise<void>>();

  readonly #loadPart: (partIndex: number) => Promise<string>;

  /** `loadPart` returns the packed text of a part of the archive. */
  constructor(
    readonly index: ArchiveIndex,
    loadPart: (partIndex: number) => Promise<string>,
  ) {
    this.#loadPart = loadPart;
  }

  /** Return the answer at a path; null if the archive has no such answer. */
  async answer(path: string): Promise<string | null> {
    const { answers } = this.index;
    return Object.hasOwn(answers, path) ? this.#wholeText(answers[path] ?? 0) : null;
  }

  /**
   * Return a value together with all values nested in it. Parts that are missing are read first, and the value is
   * joined again afterwards.
   */
  async #wholeText(valueIndex: number): Promise<string> {
    for (;;) {
      const missingNumbers = new Set<number>();
      const text = this.#join(valueIndex, missingNumbers);
      if (!missingNumbers.size) return text;
      await Promise.all([...missingNumbers].map((partIndex) => this.#readPart(partIndex)));
    }
  }

  /** Return a value joined from the parts that have been read. Parts that have not been read are added to `missingNumbers`. */
  #join(valueIndex: number, missingNumbers: Set<number>): string {
    const partIndex = partIndexOf(this.index.parts, valueIndex);
    const partValues = this.#valuesByPart.get(partIndex);
    if (!partValues) {
      missingNumbers.add(partIndex);
      return "";
    }
    const pieces = (partValues[valueIndex - (this.index.parts[partIndex] ?? 0)] ?? "").split(REFERENCE_MARK);
    return pieces.map((piece, index) => (index % 2 ? this.#join(Number(piece), missingNumbers) : piece)).join("");
  }

  #readPart(partIndex: number): Promise<void> {
    const unpackedPart = this.#pendingParts.get(partIndex) ?? this.#unpack(partIndex).finally(() => this.#pendingParts.delete(partIndex));
    this.#pendingParts.set(partIndex, unpackedPart);
    return unpackedPart;
  }

  async #unpack(partIndex: number): Promise<void> {
    this.#valuesByPart.set(partIndex, unpackText(await this.#loadPart(partIndex)).split(VALUE_SEPARATOR));
  }
}

/** Return the index of the archive's part that contains the given value. */
function partIndexOf(firstIndexes: readonly number[], valueIndex: number): number {
  let [lowIndex, highIndex] = [0, firstIndexes.length - 1];
  while (lowIndex < highIndex) {
    const middleIndex = Math.ceil((lowIndex + highIndex) / 2);
    if ((firstIndexes[middleIndex] ?? 0) <= valueIndex) lowIndex = middleIndex;
    else highIndex = middleIndex - 1;
  }
  return lowIndex;
}
