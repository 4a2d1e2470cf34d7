/** An archive for tests. The archive is packed in the same way as the server packs archives. */

import { gzipSync } from "fflate";
import { ArchiveFile } from "./file";
import type { ArchiveIndex } from "./file";

/** Return a text as base64 of its compressed bytes. */
export const packText = (text: string): string => btoa(String.fromCharCode(...gzipSync(new TextEncoder().encode(text))));

/** Return the index of an archive. The index lists one part unless `changes` overrides this. */
export const archiveIndex = (changes: Partial<ArchiveIndex> = {}): ArchiveIndex => ({
  format: "acta-archive/1",
  game: "ides",
  title: "Ides",
  made: 1_000,
  closed: true,
  parts: [0],
  answers: {},
  ...changes,
});

/** Return an archive whose parts contain the given values. When a part is read, its number is appended to `readParts`. */
export function archiveFile(parts: readonly (readonly string[])[], answers: ArchiveIndex["answers"], readParts: number[] = []): ArchiveFile {
  const firstIndexes = parts.map((_, partIndex) => parts.slice(0, partIndex).flat().length);
  return new ArchiveFile(archiveIndex({ parts: firstIndexes, answers }), async (partIndex) => {
    readParts.push(partIndex);
    return packText((parts[partIndex] ?? []).join("\u001e"));
  });
}
