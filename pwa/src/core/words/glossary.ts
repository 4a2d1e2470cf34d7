/** The terms of a rulebook, and the search for them in a text. */

/** The id of the term for each written form. */
export type Glossary = ReadonlyMap<string, string>;

interface Words {
  readonly keys: (prefix: string) => readonly string[];
  readonly text: (key: string) => string;
}

/**
 * Return all terms by their written forms: the term itself (`term-rex`) and its other forms (`also-rex = reges,
 * regem`).
 */
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

/** A piece of a text. */
export interface TextPiece {
  readonly text: string;
  /** The id of the term; "" for the text between terms. */
  readonly term: string;
}

/**
 * Return a text in pieces: the terms in it and the text between them. Where several terms fit, the longest one
 * counts.
 */
export function splitTerms(text: string, known: Glossary): readonly TextPiece[] {
  if (!known.size) return [{ text, term: "" }];
  const forms = [...known.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}])(${forms.join("|")})(?![\\p{L}])`, "giu");
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, term: index % 2 ? (known.get(piece.toLowerCase()) ?? "") : "" }))
    .filter((piece) => piece.text !== "");
}
