/**
 * The agreement of verbs and articles with the people and amounts in a sentence. `ledger/language/grammar.py` follows
 * the same rules on the server, and a test compares the two.
 */

import { FluentNumber, FluentType, type FluentFunction } from "@fluent/bundle";

/** The words for people or things in a sentence. A subject has a grammatical number, with which verbs agree. */
export class Subject extends FluentType<string> {
  constructor(
    words: string,
    readonly isPlural: boolean,
  ) {
    super(words);
  }

  override toString(): string {
    return this.value;
  }
}

/** Return whether a subject needs plural verbs. Several people are plural, and so is every amount except 1. */
export const isPlural = (subject: unknown): boolean =>
  subject instanceof Subject ? subject.isPlural : subject instanceof FluentNumber && subject.value !== 1;

/** Return the form of a word that agrees with a subject. In a message it is written as `AGREE($who, "has", "have")`. */
export const AGREE: FluentFunction = ([subject, singular = "", plural = ""]) => (isPlural(subject) ? plural : singular);

/** Return the sentence with a full stop. A sentence that already ends with a punctuation mark is unchanged. */
export const withFullStop = (sentence: string): string => (/[.!?…][»”’"')\u2069]*$/.test(sentence) ? sentence : `${sentence}.`);

/** Matches a reference at the start of a sentence, together with quotes and isolating marks before the reference. */
export const REFERENCE_AT_START_PATTERN = /((?:^|[.!?…]\s+|\n)[\s\u2068“«‘¿¡(]*)\uE000(\d+)\uE001/g;
