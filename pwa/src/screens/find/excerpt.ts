import { searchableText } from "../../core/view/search";

/** The number of words that are shown before the first match. */
const WORDS_BEFORE = 6;

/**
 * Return the end of a text, beginning shortly before the first matching word. If no word matches, return the whole
 * text.
 */
export function excerptFromFirstMatch(text: string, search: string): string {
  const markedWords = markMatches(text, search);
  const startIndex = Math.max(0, markedWords.findIndex(({ isMatch }) => isMatch) - WORDS_BEFORE);
  return (startIndex ? "… " : "") + markedWords.slice(startIndex).map(({ word }) => word).join(" ");
}

/** Return the words of a text, each with whether it matches the search. */
export function markMatches(text: string, search: string): readonly { readonly word: string; readonly isMatch: boolean }[] {
  const searchWords = searchableText(search).split(/\s+/).filter(Boolean);
  const words = text.split(/\s+/).filter(Boolean);
  return words.map((word) => ({ word, isMatch: searchWords.some((searchWord) => searchableText(word).includes(searchWord)) }));
}
