/** What is looked for by its words. */

import type { PersonDoc } from "./wire";

/** People whose name or short name contains every word of the search. */
export function matching(all: readonly PersonDoc[], search: string): readonly PersonDoc[] {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  if (!words.length) return all;
  return all.filter((one) => {
    const name = searchable(`${one.name} ${one.short}`);
    return words.every((word) => name.includes(word));
  });
}

/** A text without accents and capitals, for searching. */
export const searchable = (text: string): string =>
  text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
