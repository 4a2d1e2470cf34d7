/**
 * Agreement of verbs and articles with the people and amounts that a sentence names. `ledger/language/grammar.py`
 * does the same on the server; a test compares the two.
 */

import { FluentNumber, FluentType, type FluentFunction } from "@fluent/bundle";

/** Words for people or things in a sentence, with the number for their verbs. */
export class Subject extends FluentType<string> {
  constructor(
    words: string,
    readonly plural: boolean,
  ) {
    super(words);
  }

  override toString(): string {
    return this.value;
  }
}

/** Return whether verbs of this subject are plural: for several people, and for any amount but 1. */
export const isPlural = (subject: unknown): boolean =>
  subject instanceof Subject ? subject.plural : subject instanceof FluentNumber && subject.value !== 1;

/** Return the form of a word that agrees with a subject: `AGREE($who, "has", "have")` in a message. */
export const AGREE: FluentFunction = ([subject, singular = "", plural = ""]) => (isPlural(subject) ? plural : singular);

/** Return the sentence with a full stop, unless it already ends with a punctuation mark. */
export const withFullStop = (sentence: string): string => (/[.!?…][»”’"')\u2069]*$/.test(sentence) ? sentence : `${sentence}.`);

/** Matches a reference at the start of a sentence, with the quotes and isolating marks before it. */
export const STARTING_REFERENCE = /((?:^|[.!?…]\s+|\n)[\s\u2068“«‘¿¡(]*)\uE000(\d+)\uE001/g;
