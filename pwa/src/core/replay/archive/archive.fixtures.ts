/** An archive to test, packed as the server packs one. */

import { gzipSync } from "fflate";
import { ArchiveFile } from "./file";
import type { ArchiveIndex } from "./file";

export const packed = (text: string): string => btoa(String.fromCharCode(...gzipSync(new TextEncoder().encode(text))));

/** An index of so many parts with these answers. */
export const archiveIndex = (more: Partial<ArchiveIndex> = {}): ArchiveIndex => ({
  format: "acta-archive/1",
  game: "ides",
  title: "Ides",
  made: 1_000,
  closed: true,
  parts: [0],
  answers: {},
  ...more,
});

/** A file of these parts, each with its values; `read` notes which parts were read. */
export function archiveFile(parts: readonly (readonly string[])[], answers: ArchiveIndex["answers"], read: number[] = []): ArchiveFile {
  const firsts = parts.map((_, number) => parts.slice(0, number).flat().length);
  return new ArchiveFile(archiveIndex({ parts: firsts, answers }), async (number) => {
    read.push(number);
    return packed((parts[number] ?? []).join("\u001e"));
  });
}
