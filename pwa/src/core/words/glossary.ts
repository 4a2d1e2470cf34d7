/** Words of a rulebook in a text: which there are, and where in a sentence they stand. */

export type Glossary = ReadonlyMap<string, string>;

interface Words {
  readonly keys: (prefix: string) => readonly string[];
  readonly text: (key: string) => string;
}

/** The words that have a meaning, by how they are written: a term (`term-rex`), and its other forms (`also-rex = reges, regem`). */
export function glossary(words: Words): Glossary {
  const own = words.keys("term-").map((key) => key.slice("term-".length));
  const others = words.keys("also-").flatMap((key) =>
    words
      .text(key)
      .split(", ")
      .map((form): [string, string] => [form, key.slice("also-".length)]),
  );
  return new Map([...own.map((id): [string, string] => [id.replace(/_/g, " "), id]), ...others]);
}

export interface Found {
  readonly text: string;
  /** The term that it is, or "" for words between terms. */
  readonly term: string;
}

/** A text in pieces: the terms in it, the longest first, and what stands between them. */
export function terms(text: string, known: Glossary): readonly Found[] {
  if (!known.size) return [{ text, term: "" }];
  const forms = [...known.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}])(${forms.join("|")})(?![\\p{L}])`, "giu");
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, term: index % 2 ? (known.get(piece.toLowerCase()) ?? "") : "" }))
    .filter((piece) => piece.text !== "");
}
