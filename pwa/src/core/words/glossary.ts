/** The terms of a rulebook. This module finds the terms in a text. */

/** The id of the term for each spelling. */
export type Glossary = ReadonlyMap<string, string>;

interface GlossarySource {
  readonly keys: (prefix: string) => readonly string[];
  readonly text: (key: string) => string;
}

/**
 * Return all terms by their spellings. A spelling is the term itself (`term-rex`) or another form of the term
 * (`also-rex = reges, regem`).
 */
export function glossary(words: GlossarySource): Glossary {
  const termNames = words.keys("term-").map((key) => key.slice("term-".length));
  const synonyms = words.keys("also-").flatMap((key) =>
    words
      .text(key)
      .split(", ")
      .map((word): [string, string] => [word, key.slice("also-".length)]),
  );
  return new Map([...termNames.map((termId): [string, string] => [termId.replace(/_/g, " "), termId]), ...synonyms]);
}

/** A piece of a text. */
export interface TextPiece {
  readonly text: string;
  /** The id of the term; "" for text between terms. */
  readonly term: string;
}

/**
 * Return a text in pieces, which are the terms in the text and the text between them. Where several terms fit, the
 * longest term is used.
 */
export function splitTerms(text: string, glossary: Glossary): readonly TextPiece[] {
  if (!glossary.size) return [{ text, term: "" }];
  const forms = [...glossary.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}])(${forms.join("|")})(?![\\p{L}])`, "giu");
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, term: index % 2 ? (glossary.get(piece.toLowerCase()) ?? "") : "" }))
    .filter((piece) => piece.text !== "");
}
