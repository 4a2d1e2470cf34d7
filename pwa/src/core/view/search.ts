/** What is looked for by its words. */

import type { PersonDoc } from "./wire";

/** People whose name or short name contains every word of the search. */
export function matching(all: readonly PersonDoc[], search: string): readonly PersonDoc[] {
  return search.trim() ? all.filter(({ name, short }) => matches(search, name, short)) : all;
}

/** How the game's data spell a name that a language says otherwise. */
export const spellings = new Map<string, string>();

/** Whether every word of a search is in one of these texts, or in a name's other spelling. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const all = searchable(texts.flatMap((text) => [text, spellings.get(text)]).join(" "));
  return searchable(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** A text for searching: without accents, capitals and the marks that isolate names. */
export const searchable = (text: string): string =>
  text.normalize("NFD").replace(/[\p{Diacritic}\p{Cf}]/gu, "").toLowerCase();
