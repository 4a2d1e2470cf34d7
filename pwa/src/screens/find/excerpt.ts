import { searchable } from "../../core/view/search";

/** Number of words before the first match. */
const WORDS_BEFORE = 6;

/** Return a text from shortly before its first matching word; the whole text if no word matches. */
export function excerpt(text: string, search: string): string {
  const words = markMatches(text, search);
  const from = Math.max(0, words.findIndex(({ found }) => found) - WORDS_BEFORE);
  return (from ? "… " : "") + words.slice(from).map(({ word }) => word).join(" ");
}

/** Return the words of a text, and whether each matches the search. */
export function markMatches(text: string, search: string): readonly { readonly word: string; readonly found: boolean }[] {
  const wanted = searchable(search).split(/\s+/).filter(Boolean);
  const words = text.split(/\s+/).filter(Boolean);
  return words.map((word) => ({ word, found: wanted.some((one) => searchable(word).includes(one)) }));
}
