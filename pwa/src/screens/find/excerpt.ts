import { searchable } from "../../core/search";

/** How many words stand before the first one that was looked for. */
const BEFORE = 6;

/** A long text from shortly before the first word that was looked for; from its beginning when none is in it. */
export function excerpt(text: string, search: string): string {
  const wanted = searchable(search).split(/\s+/).filter(Boolean);
  const words = text.split(/\s+/).filter(Boolean);
  const at = words.findIndex((word) => wanted.some((one) => searchable(word).includes(one)));
  const from = Math.max(0, at - BEFORE);
  return (from ? "… " : "") + words.slice(from).join(" ");
}
