/** The translation of names from a game's data into a language. */

import type { Messages } from "./messages";
import { originalSpellings } from "../view/search";
import type { View } from "../view/view";

const NAME_MEMBERS = new Set(["name", "short", "year"]);

/** Matches slices whose names were written by players or organisers. */
const PLAYER_NAMED_SLICES = /^(?:names|game|(?:cast|knock|petition|expired|appeal|letter\w*)\/.*)$/;

/** Matches a year as games write it. Old ledgers write `AD 100` and `240 BCE`. */
const YEAR_PATTERN = /^(?:AD (?<old>\d+)|(?<ad>\d+) A\.D\.|(?<bc>\d+) (?:B\.C\.|BCE))$/;

/**
 * Return a function that translates the names in a view that come from the game's data. Each slice is translated once.
 */
export function nameTranslator(messages: Messages): (view: View) => View {
  const translated = new WeakMap<object, unknown>();
  const slice = ([key, sliceDoc]: readonly [string, unknown]): readonly [string, unknown] => {
    if (typeof sliceDoc !== "object" || !sliceDoc || PLAYER_NAMED_SLICES.test(key)) return [key, sliceDoc];
    if (!translated.has(sliceDoc)) translated.set(sliceDoc, translateNames(sliceDoc, (name) => translateName(messages, name), key === "things"));
    return [key, translated.get(sliceDoc)];
  };
  return (view) => ({ ...view, slices: Object.fromEntries(Object.entries(view.slices).map(slice)) });
}

/**
 * Return the translation of a name in the given texts. A year such as `100 A.D.` or `240 B.C.` also counts as a name.
 */
function translateName(messages: Messages, name: string): string {
  const year = YEAR_PATTERN.exec(name)?.groups;
  const era = year?.ad ?? year?.old;
  if (year) return messages.text(era ? "era-ad" : "era-bce", { n: String(era ?? year.bc) });
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const key = `spoken-${slug.replace(/^-|-$/g, "")}`;
  if (!messages.has(key)) return name;
  const translation = messages.text(key);
  originalSpellings.set(translation, name);
  return translation;
}

/** Return a document with translated names. With `includesAll`, every text directly in the document is a name. */
function translateNames(doc: unknown, translate: (name: string) => string, includesAll = false): unknown {
  if (Array.isArray(doc)) return doc.map((docPart) => translateNames(docPart, translate));
  if (typeof doc !== "object" || !doc) return doc;
  const members = Object.entries(doc).map(([key, member]) => {
    const isName = typeof member === "string" && (includesAll || NAME_MEMBERS.has(key));
    return [key, isName ? translate(member) : translateNames(member, translate)] as const;
  });
  return Object.fromEntries(members);
}
