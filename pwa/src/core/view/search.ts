/** The search by words. */

import type { PersonDoc } from "./wire";

/** Return the people whose name or short name contains every word of the search. */
export function matchingPeople(people: readonly PersonDoc[], search: string): readonly PersonDoc[] {
  return search.trim() ? people.filter(({ name, short }) => matchesAllWords(search, name, short)) : people;
}

/** The spelling of names in the game's data. A name is listed if the reader's language spells it differently. */
export const originalSpellings = new Map<string, string>();

/** Return whether every word of a search is in one of the given texts, or in another spelling of these texts. */
export function matchesAllWords(search: string, ...texts: readonly string[]): boolean {
  const searchText = searchableText(texts.flatMap((text) => [text, originalSpellings.get(text)]).join(" "));
  return searchableText(search)
    .split(/\s+/)
    .every((word) => searchText.includes(word));
}

/** Return a text in the form for searching: in lower case, without accents and without isolating marks. */
export const searchableText = (text: string): string =>
  text.normalize("NFD").replace(/[\p{Diacritic}\p{Cf}]/gu, "").toLowerCase();
