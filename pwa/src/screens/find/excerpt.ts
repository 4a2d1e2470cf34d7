import { searchable } from "../../core/view/search";

/** How many words stand before the first one that was looked for. */
const BEFORE = 6;

/** A long text from shortly before the first word that was looked for; from its beginning when none is in it. */
export function excerpt(text: string, search: string): string {
  const words = marked(text, search);
  const from = Math.max(0, words.findIndex(({ found }) => found) - BEFORE);
  return (from ? "… " : "") + words.slice(from).map(({ word }) => word).join(" ");
}

/** The words of a text, and of each whether it has one that was looked for. */
export function marked(text: string, search: string): readonly { readonly word: string; readonly found: boolean }[] {
  const wanted = searchable(search).split(/\s+/).filter(Boolean);
  const words = text.split(/\s+/).filter(Boolean);
  return words.map((word) => ({ word, found: wanted.some((one) => searchable(word).includes(one)) }));
}
